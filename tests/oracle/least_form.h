/* SPDX-License-Identifier: MIT */
/*
 * The canonical form computed the slow way: all 3,359,232 symmetries of the cells are tried one by
 * one, with digits numbered in order of appearance. Shares nothing with the library.
 */
#ifndef ORACLE_LEAST_FORM_H
#define ORACLE_LEAST_FORM_H

#include "exact_cover.h"

/* Stores the least string of 81 cells (0 to 9) that symmetries and permutations of digits make of
 * `cells`. Returns how many symmetries of the cells give it. */
unsigned long oracle_least_form(const unsigned char cells[ORACLE_CELLS],
                                unsigned char form[ORACLE_CELLS]);

#endif
