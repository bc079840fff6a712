/* SPDX-License-Identifier: MIT */
/*
 * Telling a hint: its chains as graphs of nodes, and each chain nested in them as one more hint.
 */
#ifndef ENNEAD_LOGIC_SE_CHAIN_TELL_H
#define ENNEAD_LOGIC_SE_CHAIN_TELL_H

#include "rating/chains/se_chain_hint.h"

enum {
    MOST_TOLD = 255,
    MOST_TOLD_NODES = 32768,
    MOST_TOLD_PARENTS = 131072,
    MOST_TOLD_ENDS = 1024,
    NOT_TOLD = UINT16_MAX
};

typedef struct chain_teller {
    ennead_se_chains chains[MOST_TOLD];
    size_t chain_count, node_count, parent_count, end_count;
    ennead_se_node nodes[MOST_TOLD_NODES];
    uint16_t parents[MOST_TOLD_PARENTS];
    uint16_t ends[MOST_TOLD_ENDS];
} chain_teller;

/* Forgets what was told before. */
void begin_telling(chain_teller *teller);

/* When a hint and all that is nested in it have been told: numbers the chains in the order in which
 * their nodes lead to them, each before what is nested in it. */
void finish_telling(chain_teller *teller);

ennead_se_technique technique_of(const chain_hint *hint);

/* Tells a hint of a search and what is nested in it. A hint of loops and forcing chains has its
 * path laid. Returns its number, or 0 when there is no room (or it is the first). */
int tell_hint(chain_search *s, const chain_hint *hint);

#endif
