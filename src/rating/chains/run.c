/* SPDX-License-Identifier: MIT */
/*
 * Follows one supposition, in Sudoku Explainer's order. As long as there is an "on" node that was
 * not looked at yet, the first of these turns off the other candidates of its cell, then the
 * others of its digit in its box, row and column. Otherwise the first "off" node turns on whatever
 * it leaves alone in its cell, box, row or column. The lists of nodes found serve as the two
 * queues. The first contradiction ends the run.
 *
 * Dynamic chains remove a candidate once it has been looked at as off; what is left alone later
 * rests on it as well (its "hidden parents").
 */

#include "rating/chains/run.h"

#include <string.h>

#include "grid/bits.h"
#include "rating/chains/memory.h"
#include "rating/chains/rules.h"

typedef struct follow {
    chain_run *run;
    chain_implications *implied;
    const chain_board *before;
} follow;

static bool contradict(chain_run *run, int candidate)
{
    run->conflict = true;
    run->conflict_at = (uint16_t)candidate;
    return false;
}

/* The reason why a candidate is alone in the nth of its units: the one looked at, and those gone
 * before. */
static chain_reason reason_of_on(const follow *f, int candidate, int from, int nth)
{
    const int cell = candidate_cell(candidate), digit = candidate_digit(candidate);

    if (nth == 0)
        return (chain_reason){.link = f->before->of[cell] &
                                      (digits) ~(digit_set(candidate_digit(candidate)) |
                                                 digit_set(candidate_digit(from))),
                              .first = (uint8_t)candidate_digit(from),
                              .cause = CAUSE_CELL};
    const int position = f->implied->tables->spots[candidate_cell(from)].position[nth - 1];
    const chain_spot *spot = &f->implied->tables->spots[cell];

    return (chain_reason){.link = f->before->places[digit][spot->house[nth - 1]] &
                                  (positions) ~(1U << spot->position[nth - 1] | 1U << position),
                          .first = (uint8_t)position,
                          .cause = (uint8_t)(CAUSE_BOX + nth - 1)};
}

/* Turns a candidate on. Returns false if it is off, a contradiction. */
static bool turn_on(follow *f, int candidate, int from, int nth)
{
    chain_run *run = f->run;

    if (is_on(run, candidate))
        return true;
    run->reasons[FIRST_ON + candidate] = reason_of_on(f, candidate, from, nth);
    if (is_off(run, candidate))
        return contradict(run, candidate);
    run->states.of[candidate] = NODE_ON;
    run->on[run->on_count++] = (uint16_t)candidate;
    return true;
}

/* Does not branch on whether a candidate is off already: the node is written in any case, and
 * overwritten by the next one if it was off. */
static inline bool look_at_on(follow *f, chain_style style, int candidate)
{
    chain_run *run = f->run;
    chain_implications *implied = f->implied;
    int off_count = run->off_count;

    if (implied->count[candidate] == TURNED_UNKNOWN)
        list_turned_off(implied, candidate);
    const uint16_t *turned = implied->turned[candidate];
    const int count = implied->count[candidate];

    for (int i = style == CHAINS_NISHIO ? implied->in_cell[candidate] : 0; i < count; i++) {
        const int other = turned[i] & CANDIDATE_BITS;
        const unsigned state = run->states.of[other];
        const chain_reason reason = {
            .link = (uint16_t)candidate, .first = 0, .cause = (uint8_t)(turned[i] >> CAUSE_SHIFT)};

        if (state == NODE_ON) {
            run->reasons[other] = reason;
            run->off_count = (uint16_t)off_count;
            return contradict(run, other);
        }
        run->off[off_count] = (uint16_t)other;
        run->reasons[state == 0 ? other : NODES] = reason;
        run->states.of[other] = NODE_OFF;
        off_count += state == 0;
    }
    run->off_count = (uint16_t)off_count;
    return true;
}

static inline bool look_at_off(follow *f, chain_style style, int candidate)
{
    const uint16_t *units = f->implied->tables->units[candidate];
    const int first = style == CHAINS_NISHIO ? 1 : 0;
    uint16_t left[4];
    unsigned single = 0;

    for (int i = first; i < 4; i++) {
        left[i] = (uint16_t)((f->run->left.of[units[i]] ^ candidate) - ONE_LEFT);
        single |= (unsigned)(left[i] >> LEFT_SHIFT == 1) << i;
    }
    if (style != CHAINS_STATIC)
        for (int i = first; i < 4; i++)
            f->run->left.of[units[i]] = left[i];
    FOR_EACH_BIT(rest, single) {
        const int nth = lowest_bit(rest);

        if (!turn_on(f, left[nth] & CANDIDATE_BITS, candidate, nth))
            return false;
    }
    return true;
}

/* Looks at the next node. Returns false if there is none, or after a contradiction. */
static inline bool look_at_next(follow *f, chain_style style)
{
    chain_run *run = f->run;

    if (run->on_done < run->on_count)
        return look_at_on(f, style, run->on[run->on_done++]);
    return run->off_done < run->off_count && look_at_off(f, style, run->off[run->off_done++]);
}

/* Continues until both queues are empty. */
static inline void follow_links(follow *f, chain_style style)
{
    while (look_at_next(f, style))
        ;
}

static void begin(chain_run *run, const chain_implications *implied, chain_node start)
{
    const int candidate = candidate_of_node(start);
    const bool on = start >= FIRST_ON;

    for (size_t i = 0; i < sizeof run->left.quads / sizeof *run->left.quads; i++)
        run->left.quads[i] = implied->left.quads[i];
    memset(&run->states, 0, sizeof run->states);
    run->start = start;
    run->ended = run->conflict = run->counting = false;
    run->on_count = run->off_count = run->rule_count = 0;
    run->on_done = run->off_done = 0;
    run->parent_count = 0;
    run->reasons[start] = (chain_reason){.link = 0, .first = 0, .cause = CAUSE_NONE};
    run->states.of[candidate] = on ? NODE_ON : NODE_OFF;
    if (on)
        run->on[run->on_count++] = (uint16_t)candidate;
    else
        run->off[run->off_count++] = (uint16_t)candidate;
}

static void take_from_live(chain_live *live, const chain_spot *spot, int candidate)
{
    const int digit = candidate_digit(candidate);

    take_from_board(&live->board, spot, candidate_cell(candidate), digit);
    for (int kind = 0; kind < 3; kind++)
        live->changed[digit] |= 1U << spot->house[kind];
}

/* Follows links, and techniques and nested chains whenever links lead no further. */
static void follow_rules(chain_search *s, follow *f)
{
    chain_run *run = f->run;
    chain_live live = {.changed = {0}};
    int taken = 0;

    copy_board(&live.board, f->before);
    do {
        follow_links(f, CHAINS_DYNAMIC);
        if (run->conflict)
            return;
        for (; taken < run->off_done; taken++)
            take_from_live(&live, &f->implied->tables->spots[candidate_cell(run->off[taken])],
                           run->off[taken]);
    } while (advance_chain(s, run, &live));
}

static follow follow_of(chain_search *s, chain_run *run)
{
    return (follow){
        .run = run, .implied = &s->memory->implied_by_depth[s->depth], .before = s->before};
}

void begin_chain(chain_search *s, chain_run *run, chain_node start)
{
    begin(run, &s->memory->implied_by_depth[s->depth], start);
}

void finish_chain(chain_search *s, chain_run *run)
{
    const int before = run->on_count + run->off_count;
    follow f = follow_of(s, run);

    if (run->ended)
        return;
    if (s->style == CHAINS_STATIC)
        follow_links(&f, CHAINS_STATIC);
    else if (s->style == CHAINS_NISHIO)
        follow_links(&f, CHAINS_NISHIO);
    else if (s->level < SE_PLUS)
        follow_links(&f, CHAINS_DYNAMIC);
    else
        follow_rules(s, &f);
    run->ended = true;
    s->rater->nodes += (uint64_t)(run->on_count + run->off_count - before);
}

void follow_chain_to(chain_search *s, chain_run *run, const chain_node *goals, int count)
{
    const int before = run->on_count + run->off_count;
    follow f = follow_of(s, run);
    int at = 0;

    while (!run->ended) {
        while (at < count && is_reached(run, goals[at]))
            at++;
        if (at == count)
            break;
        run->ended = !look_at_next(&f, CHAINS_DYNAMIC);
    }
    s->rater->nodes += (uint64_t)(run->on_count + run->off_count - before);
}
