/* SPDX-License-Identifier: MIT */
/*
 * Most hints of dynamic chains are far from the best. Layers tell how many nodes a hint has at
 * least: a node in layer n has n ancestors or more. So groups of suppositions are listed with the
 * least sum over all targets, and followed in the order of these sums, until no sum is as small as
 * the best hint found. Which of equal hints is the first in Sudoku Explainer's order is known from
 * the place of the group.
 */
#include "rating/chains/promising.h"

#include "grid/bits.h"
#include "rating/chains/ancestors.h"
#include "rating/chains/chain_search.h"
#include "rating/chains/hint.h"
#include "rating/chains/memory.h"
#include "rating/chains/run.h"

typedef struct promising_search {
    chain_search *s;
    reachability *reachable;
    chain_group *groups;
    int count;
    uint16_t place;
} promising_search;

/* ------------------------------------------------------------------------------ listing groups */

static void add_group(promising_search *p, const chain_group *group)
{
    if (group->least == NO_SUM)
        return;
    p->groups[p->count] = *group;
    p->groups[p->count++].place = p->place;
}

/* Layers of a candidate that is supposed off are one too high. */
static int is_double(const chain_group *group)
{
    return group->shape == ENNEAD_SE_SHAPE_REDUCTION;
}

static void add_contradiction(promising_search *p, chain_node start)
{
    chain_group group = {.nodes = {start},
                         .count = 1,
                         .source = start,
                         .shape = ENNEAD_SE_SHAPE_CONTRADICTION,
                         .key = KEY_CONTRADICTION};

    p->place++;
    if (!is_bad(p->reachable, start))
        return;
    group.least =
        least_contradiction(p->reachable, p->reachable->column[start]) - 2 * (start < FIRST_ON);
    add_group(p, &group);
}

static void columns_of(const promising_search *p, const chain_group *group, uint16_t columns[9])
{
    for (int i = 0; i < group->count; i++)
        columns[i] = p->reachable->column[group->nodes[i]];
}

static void add_common(promising_search *p, chain_group *group)
{
    uint16_t columns[9];

    p->place++;
    columns_of(p, group, columns);
    group->least = least_common(p->reachable, columns, group->count);
    if (group->least != NO_SUM)
        group->least -= is_double(group);
    add_group(p, group);
}

static void add_houses(promising_search *p, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    const chain_search *s = p->s;
    const chain_spot *spot = &s->memory->tables.spots[cell];

    for (int of = 0; of < 3; of++) {
        const int house = spot->house[of];
        const unsigned places = s->before->places[digit][house];
        chain_group group = {.source = (uint16_t)(10 * house + digit),
                             .shape = ENNEAD_SE_SHAPE_HOUSE,
                             .key = KEY_REGION};

        if (lowest_bit(places) != spot->position[of] || (places & (places - 1)) == 0)
            continue;
        FOR_EACH_BIT(rest, places)
            group.nodes[group.count++] =
                (chain_node)(FIRST_ON +
                             candidate_of(s->memory->tables.cell_at[house][lowest_bit(rest)],
                                          digit));
        add_common(p, &group);
    }
}

static void add_cell(promising_search *p, int cell)
{
    ASSERT(cell_in_range(cell));
    const digits set = p->s->before->of[cell];
    chain_group group = {.source = (uint16_t)cell, .shape = ENNEAD_SE_SHAPE_CELL, .key = KEY_CELL};

    FOR_EACH_DIGIT(rest, set) {
        const int digit = lowest_digit(rest);
        const chain_node off = (chain_node)candidate_of(cell, digit),
                         on = (chain_node)(FIRST_ON + off);

        group.nodes[group.count++] = on;
        add_contradiction(p, on);
        if (p->reachable->column[off] != NO_COLUMN) {
            chain_group both = {.nodes = {on, off},
                                .count = 2,
                                .source = off,
                                .shape = ENNEAD_SE_SHAPE_REDUCTION,
                                .key = KEY_DOUBLE};

            add_contradiction(p, off);
            if (digit_count(set) > 2)
                add_common(p, &both);
        }
        add_houses(p, cell, digit);
    }
    add_common(p, &group);
}

/* Shell sort; those that are equal stay in any order. */
static void sort_groups(chain_group **sorted, int count)
{
    for (int gap = count / 2; gap > 0; gap /= 2)
        for (int i = gap; i < count; i++) {
            chain_group *group = sorted[i];
            int at = i;

            for (; at >= gap && group->least < sorted[at - gap]->least; at -= gap)
                sorted[at] = sorted[at - gap];
            sorted[at] = group;
        }
}

/* -------------------------------------------------------------------------- following groups */

/* The most nodes that a hint may have to be better than the best. */
static int most_nodes(const chain_search *s, int key, uint32_t order)
{
    const chain_hint *best = &s->best;

    if (best->rank == NO_RANK)
        return NODES * 9;
    return best->complexity - (key > best->key || (key == best->key && order > best->order));
}

static void offer(promising_search *p, const chain_group *group, chain_node target,
                  const chain_end *ends, int end_count, int nth)
{
    chain_search *s = p->s;
    chain_hint hint = {.source = group->source,
                       .shape = group->shape,
                       .key = group->key,
                       .level = (uint8_t)s->level,
                       .target = target,
                       .order = (uint32_t)group->place << 12 | (uint32_t)nth};
    const int most = most_nodes(s, hint.key, hint.order);

    hint.complexity = complexity_of_ends(s, ends, end_count, most);
    if (hint.complexity > most)
        return;
    hint.rank = rank_of_level(s->level, hint.complexity);
    s->sink(s, &hint);
}

static void follow_contradiction(promising_search *p, const chain_group *group)
{
    chain_run *run = wanted_run(p->s, group->nodes[0]);
    const chain_end ends[2] = {{run, (chain_node)(FIRST_ON + run->conflict_at)},
                               {run, run->conflict_at}};

    if (run->conflict)
        offer(p, group, (chain_node)((run->start + FIRST_ON) % NODES), ends, 2, 0);
}

/* The targets of a group that may be better than the best hint. */
typedef struct chain_goals {
    int count;
    chain_node targets[NODES];
    int least[NODES]; /* nodes, by layers where a chain was not followed yet */
} chain_goals;

static int layer_of(const promising_search *p, const chain_group *group, int member,
                    chain_node target)
{
    const reachability *r = p->reachable;
    const chain_node start = group->nodes[member];

    return reach_layer(r, r->column[start], r->column[FIRST_ON + candidate_of_node(target)],
                       target < FIRST_ON ? NODE_OFF : NODE_ON) -
           (start < FIRST_ON);
}

static void list_goals(promising_search *p, const chain_group *group, chain_goals *goals)
{
    const reachability *r = p->reachable;
    uint16_t columns[9];
    uint64_t within[LED_WORDS];

    columns_of(p, group, columns);
    common_within(r, columns, group->count, most_nodes(p->s, group->key, 0) + is_double(group),
                  within);
    goals->count = 0;
    for (int word = 0; word < 2 * r->half; word++)
        FOR_EACH_BIT(rest, within[word]) {
            const int number = word % r->half * 64 + lowest_bit(rest);
            const chain_node target =
                (chain_node)(r->candidate[number] + (word < r->half ? FIRST_ON : 0));
            int least = 0;

            for (int i = 0; i < group->count; i++)
                least += layer_of(p, group, i, target);
            goals->targets[goals->count] = target;
            goals->least[goals->count++] = least;
        }
}

/* Follows one chain of the group to the goals, and drops those that are now too far. */
static void follow_member(promising_search *p, const chain_group *group, int member,
                          chain_goals *goals)
{
    chain_search *s = p->s;
    chain_run *run = begun_run(s, group->nodes[member]);
    const int most = most_nodes(s, group->key, 0);
    int count = 0;

    follow_chain_to(s, run, goals->targets, goals->count);
    for (int i = 0; i < goals->count; i++) {
        const chain_node target = goals->targets[i];

        if (!is_reached(run, target))
            continue;
        const int others = goals->least[i] - layer_of(p, group, member, target);
        goals->targets[count] = target;
        goals->least[count] = others + count_ancestors(s, run, target, most - others);
        count += goals->least[count] <= most;
    }
    goals->count = count;
}

/* The place of a target in the order in which the first chain finds them. */
static int place_in(const chain_run *run, chain_node target)
{
    const bool on = target >= FIRST_ON;
    const uint16_t *list = on ? run->on : run->off;
    int place = 0;

    while (list[place] != candidate_of_node(target))
        place++;
    return place + (on ? 0 : 2048);
}

static void follow_group(promising_search *p, const chain_group *group)
{
    chain_goals goals;
    chain_end ends[9] = {{NULL, 0}};
    unsigned kept = 0;

    list_goals(p, group, &goals);
    for (int i = 0; i < group->count; i++)
        kept |= (unsigned)is_run_kept(p->s, group->nodes[i]) << i;
    FOR_EACH_BIT(rest, kept)
        if (goals.count > 0)
            follow_member(p, group, lowest_bit(rest), &goals);
    FOR_EACH_BIT(rest, ((1U << group->count) - 1) & ~kept)
        if (goals.count > 0)
            follow_member(p, group, lowest_bit(rest), &goals);
    for (int i = 0; i < goals.count; i++) {
        const chain_node target = goals.targets[i];
        const int place = place_in(begun_run(p->s, group->nodes[0]), target);

        for (int j = 0; j < group->count; j++)
            ends[j] = (chain_end){begun_run(p->s, group->nodes[j]), target};
        offer(p, group, target, ends, group->count, place);
    }
}

void find_best_dynamic(chain_search *s)
{
    se_chain_memory *memory = s->memory;
    promising_search p = {
        .s = s, .reachable = &memory->reachable, .groups = memory->groups, .count = 0, .place = 0};
    chain_group **sorted = memory->sorted_groups;

    begin_runs(s);
    fill_reachability(p.reachable, &memory->implied_by_depth[s->depth], REACH_GO_ON);
    s->rater->nodes += (uint64_t)p.reachable->columns;
    FOR_EACH_CELL(rest, *s->empty)
        if (digit_count(s->before->of[lowest_cell(rest)]) > 1)
            add_cell(&p, lowest_cell(rest));
    for (int i = 0; i < p.count; i++)
        sorted[i] = &p.groups[i];
    sort_groups(sorted, p.count);
    for (int i = 0; i < p.count && !chains_are_spent(s); i++) {
        if (sorted[i]->least > most_nodes(s, sorted[i]->key, (uint32_t)sorted[i]->place << 12))
            continue;
        if (sorted[i]->count == 1)
            follow_contradiction(&p, sorted[i]);
        else
            follow_group(&p, sorted[i]);
    }
}
