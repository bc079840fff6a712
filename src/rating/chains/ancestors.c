/* SPDX-License-Identifier: MIT */
/*
 * Finds what a node of a run follows from: directly, and all the way back to the supposition.
 */

#include "rating/chains/ancestors.h"

#include <string.h>

#include "grid/bits.h"
#include "rating/chains/memory.h"

typedef struct gathering {
    const chain_run *run;
    chain_node *found;
    int count;
    uint64_t seen[(NODES + 63) / 64];
} gathering;

static void gather(gathering *g, int node)
{
    uint64_t *word = &g->seen[node / 64];
    const uint64_t bit = (uint64_t)1 << node % 64;

    if ((*word & bit) == 0) {
        *word |= bit;
        g->found[g->count++] = (chain_node)node;
    }
}

static void gather_parents_of_on(gathering *g, const chain_tables *tables, int candidate,
                                 chain_reason reason)
{
    const int cell = candidate_cell(candidate), digit = candidate_digit(candidate);

    if (reason.cause == CAUSE_CELL) {
        gather(g, candidate_of(cell, reason.first));
        FOR_EACH_DIGIT(rest, reason.link)
            gather(g, candidate_of(cell, lowest_digit(rest)));
        return;
    }
    const uint8_t *cell_at = tables->cell_at[tables->spots[cell].house[reason.cause - CAUSE_BOX]];
    gather(g, candidate_of(cell_at[reason.first], digit));
    FOR_EACH_BIT(rest, reason.link)
        gather(g, candidate_of(cell_at[lowest_bit(rest)], digit));
}

static void gather_parents(gathering *g, const chain_tables *tables, chain_node node)
{
    const chain_run *run = g->run;
    const chain_reason reason = run->reasons[node];

    if (reason.cause == CAUSE_NONE)
        return;
    if (reason.cause == CAUSE_RULE) {
        const chain_rule *rule = &run->rules[reason.link];

        for (int i = 0; i < rule->parent_count; i++)
            gather(g, run->rule_parents[rule->first_parent + (uint32_t)i]);
    } else if (node >= FIRST_ON) {
        gather_parents_of_on(g, tables, node - FIRST_ON, reason);
    } else {
        gather(g, FIRST_ON + reason.link);
    }
}

int parents_of_node(const chain_search *s, const chain_run *run, chain_node node,
                    chain_node parents[CANDIDATES])
{
    gathering g = {.run = run, .found = parents, .count = 0, .seen = {0}};

    gather_parents(&g, &s->memory->tables, node);
    return g.count;
}

int gather_ancestors(const chain_search *s, const chain_run *run, chain_node end, int most,
                     chain_node found[NODES])
{
    gathering g = {.run = run, .found = found, .count = 0, .seen = {0}};

    gather(&g, end);
    for (int at = 0; at < g.count && g.count <= most; at++)
        gather_parents(&g, &s->memory->tables, found[at]);
    return g.count;
}

int count_ancestors(const chain_search *s, chain_run *run, chain_node end, int most)
{
    if (!run->counting) {
        memset(run->ancestors, 0, sizeof run->ancestors);
        run->counting = true;
    }
    if (run->ancestors[end] == 0) {
        const int count = gather_ancestors(s, run, end, most, s->memory->found);
        if (count > most)
            return count;
        run->ancestors[end] = (uint16_t)count;
    }
    return run->ancestors[end];
}
