/* SPDX-License-Identifier: MIT */
/*
 * What techniques and nested chains eliminate inside a run.
 */
#ifndef ENNEAD_RATING_CHAINS_RULES_H
#define ENNEAD_RATING_CHAINS_RULES_H

#include "rating/graph/chain_types.h"

/* A run in which links lead no further, and what is added to it. */
typedef struct chain_advance {
    chain_search *s;
    chain_run *run;
    const chain_live *live; /* the candidates that were not off when the advance began */
    bool any;
} chain_advance;

/* A finding: a rule (without the index of its parents), the candidates that it eliminates, in
 * Sudoku Explainer's order, and the candidates that had to go before. */
typedef struct chain_finding {
    chain_rule rule;
    int loss_count;
    uint16_t losses[CANDIDATES];
    int parent_count;
    uint16_t parents[CANDIDATES];
} chain_finding;

static inline void lose(chain_finding *finding, int cell, int digit)
{
    finding->losses[finding->loss_count++] = (uint16_t)candidate_of(cell, digit);
}

static inline void rest_on(chain_finding *finding, int cell, int digit)
{
    finding->parents[finding->parent_count++] = (uint16_t)candidate_of(cell, digit);
}

/* Eliminates what the inner techniques of a level find among the live candidates of a run. Returns
 * false if they find nothing. */
bool advance_chain(chain_search *s, chain_run *run, const chain_live *live);

/* Eliminates the losses, unless the finding rests on nothing: then it needs no chain. Returns
 * whether it is now the run's last rule. */
bool use_finding(chain_advance *a, chain_finding *finding);

/* Sorts losses into the order in which Sudoku Explainer's hash table returns the cells. */
void order_losses(chain_finding *finding);

#endif
