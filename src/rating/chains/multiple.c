/* SPDX-License-Identifier: MIT */
/*
 * Hints made of several chains, in Sudoku Explainer's order: cell by cell; for each digit of the
 * cell a contradiction that follows from the digit, one from its opposite, and what follows from
 * both; then, for each house in which the cell is the digit's first place, what follows from all
 * its places; after the cell's last digit, what follows from all its digits.
 */

#include "rating/chains/multiple.h"

#include <limits.h>

#include "grid/bits.h"
#include "rating/chains/chain_search.h"
#include "rating/chains/hint.h"
#include "rating/chains/memory.h"
#include "rating/chains/relaxation.h"

/* Offers a hint, given its kind (shape, key and source) and its chains' ends. */
static void offer(chain_search *s, const chain_hint *kind, chain_node target, const chain_end *ends,
                  int end_count)
{
    chain_hint hint = *kind;
    const chain_hint *rival = s->rival != NULL ? s->rival(s, target) : NULL;
    int most = INT_MAX;

    /* A later hint with the same complexity is not better, unless its key is lower. */
    if (rival != NULL && rival->rank != NO_RANK)
        most = rival->complexity - (kind->key >= rival->key);
    hint.target = target;
    hint.level = (uint8_t)s->level;
    hint.complexity = complexity_of_ends(s, ends, end_count, most);
    if (hint.complexity > most)
        return;
    hint.rank = rank_of_level(s->level, hint.complexity);
    hint.order = s->order++;
    s->sink(s, &hint);
}

/* Whether a hint with this target eliminates anything. */
static bool is_worth(const chain_search *s, chain_node target)
{
    const int cell = candidate_cell(candidate_of_node(target));

    return target < FIRST_ON || (s->before->of[cell] & (s->before->of[cell] - 1)) != 0;
}

void offer_contradiction(chain_search *s, chain_run *run)
{
    const chain_node opposite = (chain_node)((run->start + FIRST_ON) % NODES);
    const chain_hint kind = {
        .source = run->start, .shape = ENNEAD_SE_SHAPE_CONTRADICTION, .key = KEY_CONTRADICTION};
    const chain_end ends[2] = {{run, (chain_node)(FIRST_ON + run->conflict_at)},
                               {run, run->conflict_at}};

    if (run->conflict && is_worth(s, opposite))
        offer(s, &kind, opposite, ends, 2);
}

/* Whether some node follows in all of the runs. */
static bool have_common(chain_run *const *runs, int count)
{
    quad any = {0};

    for (int i = 0; i < STATE_QUADS; i++) {
        quad common = runs[0]->states.quads[i];

        for (int j = 1; j < count; j++)
            common &= runs[j]->states.quads[i];
        any |= common;
    }
    return (any[0] | any[1] | any[2] | any[3]) != 0;
}

/* Offers what follows in all of the runs, in the order of the first run. */
static void offer_common(chain_search *s, const chain_hint *kind, chain_run *const *runs,
                         int run_count)
{
    chain_end ends[9];

    if (!have_common(runs, run_count))
        return;
    const chain_run *first = runs[0];
    for (int i = 0; i < first->on_count + first->off_count; i++) {
        const bool on = i < first->on_count;
        const int candidate = on ? first->on[i] : first->off[i - first->on_count];
        const chain_node target = (chain_node)(on ? FIRST_ON + candidate : candidate);
        int at = 1;

        while (at < run_count && (on ? is_on(runs[at], candidate) : is_off(runs[at], candidate)))
            at++;
        if (at < run_count || !is_worth(s, target))
            continue;
        for (int j = 0; j < run_count; j++)
            ends[j] = (chain_end){runs[j], target};
        offer(s, kind, target, ends, run_count);
    }
}

static bool come_to(chain_run *const *runs, int count, int candidate, unsigned state)
{
    for (int i = 0; i < count; i++)
        if (runs[i]->states.of[candidate] != state)
            return false;
    return true;
}

/* Whether to follow these suppositions to find what they have in common. The reachability knows it
 * for those that end without a contradiction; the others have been followed already, and lead to
 * less. */
static bool may_have_common(chain_search *s, const chain_node *nodes, int count)
{
    const reachability *reachable = s->reachable;
    uint64_t common[LED_WORDS];
    chain_run *bad[9];
    int bad_count = 0;

    if (reachable == NULL)
        return true;
    if (!have_common_nodes(reachable, nodes, count, common))
        return false;
    for (int i = 0; i < count; i++)
        if (is_bad(reachable, nodes[i]))
            bad[bad_count++] = wanted_run(s, nodes[i]);
    if (bad_count == 0 || bad_count == count)
        return true;
    for (int word = 0; word < 2 * reachable->half; word++)
        FOR_EACH_BIT(rest, common[word]) {
            const int number = word % reachable->half * 64 + lowest_bit(rest);

            if (number < reachable->count && come_to(bad, bad_count, reachable->candidate[number],
                                                     word < reachable->half ? NODE_ON : NODE_OFF))
                return true;
        }
    return false;
}

static void look_at_group(chain_search *s, const chain_hint *kind, const chain_node *nodes,
                          int count)
{
    chain_run *runs[9];

    if (count == 0 || !may_have_common(s, nodes, count))
        return;
    for (int i = 0; i < count; i++)
        runs[i] = wanted_run(s, nodes[i]);
    offer_common(s, kind, runs, count);
}

static void look_at_houses(chain_search *s, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    const chain_spot *spot = &s->memory->tables.spots[cell];
    chain_node nodes[9];

    for (int of = 0; of < 3; of++) {
        const int house = spot->house[of];
        const chain_hint kind = {.source = (uint16_t)(10 * house + digit),
                                 .shape = ENNEAD_SE_SHAPE_HOUSE,
                                 .key = KEY_REGION};
        unsigned rest = s->before->places[digit][house];
        int count = 0;

        if (lowest_bit(rest) != spot->position[of] || (rest & (rest - 1)) == 0)
            continue;
        FOR_EACH_BIT(left, rest) {
            const int place = s->memory->tables.cell_at[house][lowest_bit(left)];

            nodes[count++] = (chain_node)(FIRST_ON + candidate_of(place, digit));
        }
        look_at_group(s, &kind, nodes, count);
    }
}

static void look_for_contradiction(chain_search *s, chain_node start)
{
    if (s->reachable == NULL || is_bad(s->reachable, start))
        offer_contradiction(s, wanted_run(s, start));
}

/* If only links are followed, nothing follows from a candidate that leaves no other alone when it
 * goes. */
static bool leads_somewhere(const chain_search *s, int candidate)
{
    return s->level >= SE_PLUS || has_partner(&s->memory->implied_by_depth[s->depth], candidate);
}

static void look_at_candidate(chain_search *s, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    const chain_node off = (chain_node)candidate_of(cell, digit), on = (chain_node)(FIRST_ON + off);
    const chain_node both[2] = {on, off};
    const chain_hint kind = {.source = off, .shape = ENNEAD_SE_SHAPE_REDUCTION, .key = KEY_DOUBLE};

    if (s->style == CHAINS_DYNAMIC) {
        look_for_contradiction(s, on);
        if (leads_somewhere(s, off)) {
            look_for_contradiction(s, off);
            if (digit_count(s->before->of[cell]) > 2)
                look_at_group(s, &kind, both, 2);
        }
    }
    look_at_houses(s, cell, digit);
}

static void look_at_cell(chain_search *s, int cell)
{
    ASSERT(cell_in_range(cell));
    const chain_hint kind = {
        .source = (uint16_t)cell, .shape = ENNEAD_SE_SHAPE_CELL, .key = KEY_CELL};
    chain_node nodes[9];
    int count = 0;

    FOR_EACH_DIGIT(rest, s->before->of[cell]) {
        look_at_candidate(s, cell, lowest_digit(rest));
        nodes[count++] = (chain_node)(FIRST_ON + candidate_of(cell, lowest_digit(rest)));
    }
    look_at_group(s, &kind, nodes, count);
}

/* Finds out which suppositions may lead to a hint; mostly few may. Returns NULL if any may. */
static const reachability *sieve(chain_search *s)
{
    reachability *reachable = &s->memory->reachable;
    const chain_implications *implied = &s->memory->implied_by_depth[s->depth];

    if (s->depth == 0 && (s->level == SE_NESTED_FORCING || s->level == SE_NESTED_MULTIPLE))
        return relax_search(s);
    if (s->level == SE_DYNAMIC)
        fill_reachability(reachable, implied, REACH_END);
    else if (s->level != SE_PLUS || !fill_reachability_by_rules(reachable, implied))
        return NULL;
    s->rater->nodes += (uint64_t)reachable->columns;
    return reachable;
}

void find_multiple_chains(chain_search *s)
{
    const int least = s->style == CHAINS_STATIC ? 3 : 2;

    begin_runs(s);
    s->reachable = sieve(s);
    for (cells rest = *s->empty; rest != 0 && !chains_are_spent(s);
         rest = without_lowest_cell(rest))
        if (digit_count(s->before->of[lowest_cell(rest)]) >= least)
            look_at_cell(s, lowest_cell(rest));
    s->reachable = NULL;
}
