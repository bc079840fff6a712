/* SPDX-License-Identifier: MIT */
/*
 * Clues beyond those that are needed.
 */
#ifndef ENNEAD_CREATE_MAKING_EXTRA_H
#define ENNEAD_CREATE_MAKING_EXTRA_H

#include "create/making/making_state.h"

/* Adds clues at random places as requested. Returns false if the groups do not add up to the
 * number. */
bool add_extra_clues(making *m, const plan *p);

#endif
