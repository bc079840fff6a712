/* SPDX-License-Identifier: MIT */
/*
 * A creator that exists while a group of tests runs; the two functions begin and end the group.
 */
#ifndef UNIT_CREATORS_H
#define UNIT_CREATORS_H

#include "support/support.h"

extern ennead_creator *creator;
int make_creator(void **state);
int free_creator(void **state);

#endif
