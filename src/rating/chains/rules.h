/* SPDX-License-Identifier: MIT */
/*
 * What techniques and nested chains take away inside a run.
 */
#ifndef ENNEAD_RATING_CHAINS_RULES_H
#define ENNEAD_RATING_CHAINS_RULES_H

#include "rating/graph/chain_types.h"

/* A run that nothing follows in any more by links, and what is added to it. */
typedef struct chain_advance {
    chain_search *s;
    chain_run *run;
    const chain_live *live; /* the candidates that are not off, when the advance began */
    bool any;
} chain_advance;

/* What is found: a rule without its parents' place, the candidates that go, in the order in which
 * the original comes to them, and those that had to go before. */
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

/* Takes away what the inner techniques of a level find in the live candidates of a run; false: they
 * find nothing. */
bool advance_chain(chain_search *s, chain_run *run, const chain_live *live);

/* Takes the losses away, unless the finding rests on nothing: then it needs no chain. Whether it is
 * now the run's last rule. */
bool use_finding(chain_advance *a, chain_finding *finding);

/* Puts losses into the order in which the original's hash table gives the cells back. */
void order_losses(chain_finding *finding);

#endif
