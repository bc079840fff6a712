/* SPDX-License-Identifier: MIT */
/*
 * cppcheck reads this before each file: declarations of compiler features that it does not know.
 */
#define __typeof__(expression) unsigned long long
