/* SPDX-License-Identifier: MIT */
/*
 * Up to three cells whose values differ and add up to a number.
 */
#ifndef ENNEAD_MODEL_FILTERS_SUMS_FEW_CELLS_H
#define ENNEAD_MODEL_FILTERS_SUMS_FEW_CELLS_H

#include "model/model.h"

enum { FEW_CELLS = 3 };

/* Restricts each of `count` cells, one to FEW_CELLS, to what is in some filling that adds up to
 * `sum`. `required` gets the values that are in all fillings. Values and sums are counted from 0.
 * Returns false if there is no filling. */
bool few_cells_leave(domain *sets, int count, int sum, domain *required);

#endif
