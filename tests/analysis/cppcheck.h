/* SPDX-License-Identifier: MIT */
/*
 * Read by cppcheck before each file: what it does not know of the compilers' language.
 */
#define __typeof__(expression) unsigned long long
