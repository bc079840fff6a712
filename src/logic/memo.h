/* SPDX-License-Identifier: MIT */
/*
 * What several techniques look up in one state. Each part is made when a technique first asks for
 * it, and forgotten when a step has been done.
 */
#ifndef ENNEAD_LOGIC_MEMO_H
#define ENNEAD_LOGIC_MEMO_H

#include "logic/network.h"

struct memo {
    bool has_almost, has_doomed;
    almost_table almost;
    network network;
    cells doomed[10]; /* [digit]: the candidates that are in no template (templates.c) */
};

/* Forgets all: the state is another. */
static inline void forget(memo *known)
{
    known->has_almost = known->has_doomed = false;
    known->network.kind = NO_NETWORK;
}

/* The candidates of each digit that no way to place the whole digit uses. Whatever pattern of one
 * digit there is, it removes none but these. */
const cells *doomed_of(const hunt *h);

#endif
