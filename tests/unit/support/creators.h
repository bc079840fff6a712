/* SPDX-License-Identifier: MIT */
/*
 * A creator, which is there while a group of tests runs that begins and ends with the two
 * functions.
 */
#ifndef UNIT_CREATORS_H
#define UNIT_CREATORS_H

#include "support/support.h"

extern ennead_creator *creator;
int make_creator(void **state);
int free_creator(void **state);

#endif
