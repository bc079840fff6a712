/* SPDX-License-Identifier: MIT */
/*
 * Values in the texts of rules.
 */
#ifndef ENNEAD_MODEL_VALUES_H
#define ENNEAD_MODEL_VALUES_H

#include "model/model.h"

/* Advances past blanks. */
void skip_blanks(const char **at);

/* Reads a number of at most five digits and advances past it. Returns -1 if there is none. */
int read_number(const char **at);

/* Reads numbers and ranges, such as 1,3,5-7, and advances past them. Returns 0 if there is
 * something else, or a number that is not a value. */
domain read_values(const ennead_model *m, const char **at);

/* The set with the value that is written as this number; 0 if there is none. */
domain value_of_number(const ennead_model *m, int number);

#endif
