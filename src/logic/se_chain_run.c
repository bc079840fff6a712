/* SPDX-License-Identifier: MIT */
/*
 * Following one supposition, in Sudoku Explainer's order: as long as there is a node "on" that was
 * not looked at yet, the first of them turns off the other candidates of its cell, then the others
 * of its digit in its box, row and column; else the first node "off" turns on what is left alone in
 * its cell, box, row or column. The lists of nodes found are at the same time the two queues. The
 * first contradiction ends it.
 *
 * Dynamic chains take a candidate away when it has been looked at as off: what is left alone later
 * rests on it as well (its "hidden parents").
 */
#include <string.h>

#include "logic/se_chain_memory.h"

typedef struct follow {
    chain_run *run;
    const chain_tables *tables;
    const chain_board *before;
    chain_board open; /* the candidates that are not off */
    chain_board live; /* and those that are, but were not looked at yet */
} follow;

static bool contradict(chain_run *run, int candidate)
{
    run->conflict = true;
    run->clash = (uint16_t)candidate;
    return false;
}

/* False: it is on, a contradiction. */
static bool turn_off(follow *f, int cell, int digit, int parent, chain_cause cause)
{
    chain_run *run = f->run;
    const int candidate = candidate_at(cell, digit);

    run->reasons[candidate] =
        (chain_reason){.link = (uint16_t)parent, .first = 0, .cause = (uint8_t)cause};
    if (is_on(run, candidate))
        return contradict(run, candidate);
    run->off_in.of[cell] |= digit_set(digit);
    run->off[run->off_count++] = (uint16_t)candidate;
    take_from_board(&f->open, &f->tables->spots[cell], cell, digit);
    return true;
}

/* False: it is off, a contradiction. */
static bool turn_on(follow *f, int cell, int digit, chain_reason reason)
{
    chain_run *run = f->run;
    const int candidate = candidate_at(cell, digit);

    if (is_on(run, candidate))
        return true;
    run->reasons[FIRST_ON + candidate] = reason;
    if (is_off(run, candidate))
        return contradict(run, candidate);
    run->on_in.of[cell] |= digit_set(digit);
    run->on[run->on_count++] = (uint16_t)candidate;
    return true;
}

static bool look_at_on(follow *f, chain_style style, int candidate)
{
    const int cell = candidate / 9, digit = candidate % 9 + 1;
    const chain_spot *spot = &f->tables->spots[cell];

    if (style != CHAINS_NISHIO)
        for (digits rest = f->open.of[cell] & (digits)~digit_set(digit); rest != 0;
             rest = without_lowest_digit(rest))
            if (!turn_off(f, cell, lowest_digit(rest), candidate, CAUSE_CELL))
                return false;
    for (int kind = 0; kind < 3; kind++) {
        const int house = spot->house[kind];

        for (unsigned rest = f->open.places[digit][house] & ~(1U << spot->position[kind]);
             rest != 0; rest &= rest - 1)
            if (!turn_off(f, f->tables->cell_at[house][__builtin_ctz(rest)], digit, candidate,
                          (chain_cause)(CAUSE_BOX + kind)))
                return false;
    }
    return true;
}

static bool look_at_off(follow *f, chain_style style, int candidate)
{
    const int cell = candidate / 9, digit = candidate % 9 + 1;
    const chain_spot *spot = &f->tables->spots[cell];

    if (style != CHAINS_NISHIO) {
        const digits rest = f->live.of[cell] & (digits)~digit_set(digit);

        if (rest != 0 && without_lowest_digit(rest) == 0 &&
            !turn_on(f, cell, lowest_digit(rest),
                     (chain_reason){.link = f->before->of[cell] & (digits)~f->live.of[cell],
                                    .first = (uint8_t)digit,
                                    .cause = CAUSE_CELL}))
            return false;
    }
    for (int kind = 0; kind < 3; kind++) {
        const int house = spot->house[kind], position = spot->position[kind];
        const unsigned places = f->live.places[digit][house], rest = places & ~(1U << position);

        if (rest != 0 && (rest & (rest - 1)) == 0 &&
            !turn_on(f, f->tables->cell_at[house][__builtin_ctz(rest)], digit,
                     (chain_reason){.link = f->before->places[digit][house] & (positions)~places,
                                    .first = (uint8_t)position,
                                    .cause = (uint8_t)(CAUSE_BOX + kind)}))
            return false;
    }
    if (style != CHAINS_STATIC)
        take_from_board(&f->live, spot, cell, digit);
    return true;
}

static void begin(chain_run *run, chain_node start)
{
    const int candidate = start % CANDIDATES;

    memset(&run->on_in, 0, sizeof run->on_in);
    memset(&run->off_in, 0, sizeof run->off_in);
    run->start = start;
    run->conflict = false;
    run->on_count = run->off_count = run->rule_count = 0;
    run->parent_count = 0;
    run->reasons[start] = (chain_reason){.link = 0, .first = 0, .cause = CAUSE_NONE};
    if (start >= FIRST_ON) {
        run->on_in.of[candidate / 9] = (digits)(1U << candidate % 9);
        run->on[run->on_count++] = (uint16_t)candidate;
    } else {
        run->off_in.of[candidate / 9] = (digits)(1U << candidate % 9);
        run->off[run->off_count++] = (uint16_t)candidate;
    }
}

void follow_chain(chain_search *s, chain_run *run, chain_node start)
{
    follow f;
    int on_done = 0, off_done = 0;

    f.run = run;
    f.tables = &s->memory->tables;
    f.before = s->before;
    copy_board(&f.open, s->before);
    copy_board(&f.live, s->before);
    begin(run, start);
    if (start < FIRST_ON)
        take_from_board(&f.open, &f.tables->spots[start / 9], start / 9, start % 9 + 1);
    do {
        while (on_done < run->on_count || off_done < run->off_count) {
            if (on_done < run->on_count ? !look_at_on(&f, s->style, run->on[on_done++])
                                        : !look_at_off(&f, s->style, run->off[off_done++]))
                break;
        }
    } while (!run->conflict && s->level >= SE_PLUS && advance_chain(s, run, &f.open, &f.live));
    s->rater->nodes += (uint64_t)(run->on_count + run->off_count);
}

/* ---------------------------------------------------------------------------------- ancestors */

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

static int parents_of_on(const chain_tables *tables, int candidate, chain_reason reason,
                         chain_node *parents)
{
    const int cell = candidate / 9, digit = candidate % 9 + 1;
    int count = 0;

    if (reason.cause == CAUSE_CELL) {
        parents[count++] = (chain_node)candidate_at(cell, reason.first);
        for (digits rest = reason.link; rest != 0; rest = without_lowest_digit(rest))
            parents[count++] = (chain_node)candidate_at(cell, lowest_digit(rest));
        return count;
    }
    const uint8_t *cell_at = tables->cell_at[tables->spots[cell].house[reason.cause - CAUSE_BOX]];
    parents[count++] = (chain_node)candidate_at(cell_at[reason.first], digit);
    for (unsigned rest = reason.link; rest != 0; rest &= rest - 1)
        parents[count++] = (chain_node)candidate_at(cell_at[__builtin_ctz(rest)], digit);
    return count;
}

int parents_of_node(const chain_search *s, const chain_run *run, chain_node node,
                    chain_node parents[CANDIDATES])
{
    const chain_reason reason = run->reasons[node];

    if (reason.cause == CAUSE_NONE)
        return 0;
    if (reason.cause == CAUSE_RULE) {
        const chain_rule *rule = &run->rules[reason.link];

        memcpy(parents, &run->rule_parents[rule->first_parent],
               rule->parent_count * sizeof *parents);
        return rule->parent_count;
    }
    if (node >= FIRST_ON)
        return parents_of_on(&s->memory->tables, node - FIRST_ON, reason, parents);
    parents[0] = (chain_node)(FIRST_ON + reason.link);
    return 1;
}

int gather_ancestors(const chain_search *s, const chain_run *run, chain_node end,
                     chain_node found[NODES])
{
    gathering g = {.run = run, .found = found, .count = 0, .seen = {0}};

    gather(&g, end);
    for (int at = 0; at < g.count; at++) {
        chain_node parents[CANDIDATES];
        const int count = parents_of_node(s, run, found[at], parents);

        for (int i = 0; i < count; i++)
            gather(&g, parents[i]);
    }
    return g.count;
}
