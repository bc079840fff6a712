/* SPDX-License-Identifier: MIT */
/*
 * Compares hints of chains in the way that Sudoku Explainer does.
 */
#include "rating/chains/hint.h"

#include "grid/bits.h"
#include "rating/base/scale.h"
#include "rating/chains/ancestors.h"
#include "rating/chains/chain_search.h"
#include "rating/chains/memory.h"

int base_of_level(se_level level)
{
    static const uint8_t bases[] = {
        [SE_CYCLES] = 70,
        [SE_NISHIO] = 75,
        [SE_MULTIPLE] = 80,
        [SE_DYNAMIC] = 85,
        [SE_PLUS] = 90,
        [SE_NESTED_FORCING] = 95,
        [SE_NESTED_MULTIPLE] = 100,
        [SE_NESTED_DYNAMIC_0] = 105,
        [SE_NESTED_DYNAMIC_1] = 105,
        [SE_NESTED_DYNAMIC_2] = 105,
        [SE_NESTED_DYNAMIC_3] = 105,
    };

    return bases[level];
}

int rank_of_level(se_level level, int complexity)
{
    return se_rank(base_of_level(level), se_length_surcharge(complexity));
}

int compare_hints(const chain_hint *a, const chain_hint *b)
{
    if (a->rank != b->rank)
        return a->rank - b->rank;
    if (a->complexity != b->complexity)
        return a->complexity - b->complexity;
    if (a->key != b->key)
        return a->key - b->key;
    return a->order < b->order ? -1 : a->order > b->order;
}

/* Counts the nodes of nested chains, each chain once. */
typedef struct nested_sum {
    chain_identity *identities;
    int count;
    int complexity;
} nested_sum;

static void add_nested(nested_sum *sum, const chain_rule *rule)
{
    for (int i = 0; i < sum->count; i++)
        if (sum->identities[i].low == rule->identity.low &&
            sum->identities[i].high == rule->identity.high)
            return;
    if (sum->count < MOST_IDENTITIES)
        sum->identities[sum->count++] = rule->identity;
    sum->complexity += rule->complexity;
}

static void add_nested_of(nested_sum *sum, chain_search *s, const chain_end *end)
{
    chain_node *found = s->memory->found;
    const chain_run *run = end->run;
    const int nodes = gather_ancestors(s, run, end->node, NODES, found);

    for (int i = 0; i < nodes; i++) {
        const chain_reason reason = run->reasons[found[i]];

        if (reason.cause == CAUSE_RULE && run->rules[reason.link].complexity != 0)
            add_nested(sum, &run->rules[reason.link]);
    }
}

int complexity_of_ends(chain_search *s, const chain_end *ends, int count, int most)
{
    nested_sum nested = {s->memory->identities, 0, 0};
    int complexity = 0;

    for (int i = 0; i < count && complexity <= most; i++)
        complexity += count_ancestors(s, ends[i].run, ends[i].node, most - complexity);
    for (int i = 0; s->level > SE_PLUS && i < count && complexity + nested.complexity <= most; i++)
        if (ends[i].run->rule_count != 0)
            add_nested_of(&nested, s, &ends[i]);
    return complexity + nested.complexity;
}

static bool is_wanted_loop(void *user, const chain_path *path, int nth)
{
    const chain_hint *hint = user;

    (void)path;
    return nth != hint->nth;
}

void follow_loop(chain_paths *paths, chain_graph *graph, const chain_hint *hint)
{
    chain_hint wanted = *hint;

    (void)find_loops(paths, graph, graph->number[hint->source], hint->complexity, is_wanted_loop,
                     &wanted);
}

/* ------------------------------------------------------------------------------ ends of hints */

static int ends_of_cell(chain_search *s, const chain_hint *hint, chain_end ends[9])
{
    int count = 0;

    FOR_EACH_DIGIT(rest, s->before->of[hint->source]) {
        const int candidate = candidate_of(hint->source, lowest_digit(rest));

        ends[count++] =
            (chain_end){wanted_run(s, (chain_node)(FIRST_ON + candidate)), hint->target};
    }
    return count;
}

static int ends_of_house(chain_search *s, const chain_hint *hint, chain_end ends[9])
{
    const int house = hint->source / 10, digit = hint->source % 10;
    int count = 0;

    FOR_EACH_BIT(rest, s->before->places[digit][house]) {
        const int cell = s->memory->tables.cell_at[house][lowest_bit(rest)];

        ends[count++] = (chain_end){
            wanted_run(s, (chain_node)(FIRST_ON + candidate_of(cell, digit))), hint->target};
    }
    return count;
}

int ends_of_hint(chain_search *s, const chain_hint *hint, chain_end ends[9])
{
    chain_run *run;

    switch (hint->shape) {
    case ENNEAD_SE_SHAPE_CELL:
        return ends_of_cell(s, hint, ends);
    case ENNEAD_SE_SHAPE_HOUSE:
        return ends_of_house(s, hint, ends);
    case ENNEAD_SE_SHAPE_REDUCTION:
        ends[0] = (chain_end){wanted_run(s, (chain_node)(FIRST_ON + hint->source)), hint->target};
        ends[1] = (chain_end){wanted_run(s, hint->source), hint->target};
        return 2;
    default: /* a contradiction */
        run = wanted_run(s, hint->source);
        ends[0] = (chain_end){run, (chain_node)(FIRST_ON + run->conflict_at)};
        ends[1] = (chain_end){run, run->conflict_at};
        return 2;
    }
}
