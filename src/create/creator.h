/* SPDX-License-Identifier: MIT */
/*
 * The memory in which one thread makes grids and puzzles.
 */
#ifndef ENNEAD_CREATE_CREATOR_H
#define ENNEAD_CREATE_CREATOR_H

#include "create/fill/fill.h"
#include "create/making/exchange.h"
#include "create/making/making.h"
#include "create/thinning/questions.h"

struct ennead_creator {
    ennead_allocator allocator;
    bool filler_made; /* making it takes a while, and not everybody needs it */
    filler filler;
    double time_limit, end; /* limit of one call in seconds (0: none); its end on the clock of
                             * seconds_now */
    questions questions;
    making makings[ASKERS];
    exchange exchanges[EXCHANGING_ASKERS]; /* of the first makings, if the plan uses exchanges */
    ennead_created_puzzle *makes[ASKERS];  /* what each team of makings makes; NULL: nothing */
};

/* The filler; made when it is first needed. */
const filler *creator_filler(ennead_creator *creator);

/* Begins a call that the creator's time limit applies to. */
void creator_begin(ennead_creator *creator);

/* Like questions_ask, within the time limit of the call. */
bool creator_ask(ennead_creator *creator, const ennead_stop *stop,
                 void (*take)(void *user, size_t asker, const solver_answer *a), void *user);

#endif
