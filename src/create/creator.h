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
    bool filler_made; /* it takes a while, and not all need it */
    filler filler;
    double time_limit, end; /* of one call, in seconds (0: none); and in the time of seconds_now */
    questions questions;
    making makings[ASKERS];
    exchange exchanges[EXCHANGING_ASKERS]; /* of the first makings, where the plan is exchanging */
    ennead_created_puzzle
        *makes[ASKERS]; /* of each team of makings: what it makes; NULL: nothing */
};

/* The filler, made when it is first wanted. */
const filler *creator_filler(ennead_creator *creator);

/* Begins a call to which the time limit of the creator applies. */
void creator_begin(ennead_creator *creator);

/* Asks its questions as questions_ask does, within that time. */
bool creator_ask(ennead_creator *creator, const ennead_stop *stop,
                 void (*take)(void *user, size_t asker, const solver_answer *a), void *user);

#endif
