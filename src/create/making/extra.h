/* SPDX-License-Identifier: MIT */
/*
 * Clues beyond those that are needed.
 */
#ifndef ENNEAD_CREATE_MAKING_EXTRA_H
#define ENNEAD_CREATE_MAKING_EXTRA_H

#include "create/making/making_state.h"

/* Adds clues at random places as the request wants it. False: they do not come out even. */
bool add_extra_clues(making *m, const plan *p);

#endif
