/* SPDX-License-Identifier: MIT */
/*
 * Values in the texts of rules.
 */
#ifndef ENNEAD_MODEL_VALUES_H
#define ENNEAD_MODEL_VALUES_H

#include "model/model.h"

/* Moves on behind blanks. */
void skip_blanks(const char **at);

/* Reads a number of at most five digits and moves on behind it; -1: there is none. */
int read_number(const char **at);

/* Reads numbers and ranges, such as 1,3,5-7, and moves on behind them; 0: that is not what is there,
 * or a number is no value. */
domain read_values(const ennead_model *m, const char **at);

/* The set of the value with that number; 0: there is none. */
domain value_of_number(const ennead_model *m, int number);

#endif
