/* SPDX-License-Identifier: MIT */
/*
 * Hints of chains: what they are worth in the original's eyes.
 */
#include "logic/se_chain_hint.h"
#include "logic/se_chain_memory.h"

int base_of_level(se_level level)
{
    static const uint8_t bases[] = {
        [SE_CYCLES] = 70,           [SE_NISHIO] = 75,           [SE_MULTIPLE] = 80,
        [SE_DYNAMIC] = 85,          [SE_PLUS] = 90,             [SE_NESTED_FORCING] = 95,
        [SE_NESTED_MULTIPLE] = 100, [SE_NESTED_DYNAMIC_0] = 105, [SE_NESTED_DYNAMIC_1] = 105,
        [SE_NESTED_DYNAMIC_2] = 105, [SE_NESTED_DYNAMIC_3] = 105,
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

int complexity_of_ends(chain_search *s, const chain_end *ends, int count)
{
    chain_node *found = s->memory->found;
    int complexity = 0;

    for (int i = 0; i < count; i++) {
        const int nodes = gather_ancestors(s, ends[i].run, ends[i].node, found);

        complexity += nodes;
    }
    return complexity;
}

typedef struct wanted_loop {
    const chain_board *board;
    cells *losses;
    int nth;
} wanted_loop;

static bool take_loop(void *user, const chain_path *path, int nth)
{
    const wanted_loop *wanted = user;

    if (nth != wanted->nth)
        return true;
    losses_of_loop(path, wanted->board, wanted->losses);
    return false;
}

void losses_of_hint(chain_search *s, const chain_hint *hint, cells losses[10])
{
    chain_net *net = &s->memory->nets[0];
    wanted_loop wanted = {s->before, losses, hint->nth};

    lay_net(net, s, hint->links);
    find_loops(&s->memory->waves, net, net->number[hint->source], hint->complexity, take_loop,
               &wanted);
}
