/* SPDX-License-Identifier: MIT */
/*
 * Each group of cells is tried once, in random order, and removed if the puzzle without it has no
 * other solution. A group that cannot be removed now can never be removed later, since clues only
 * get fewer. So the result is minimal. For a group of one cell the question is whether there is a
 * solution with another digit in that cell, which takes less work than to prove that there is one
 * solution.
 *
 * From a full grid the first few dozen groups can nearly always be removed. They are tried
 * together, and bisection finds the number from which on single trials are better. The result is
 * the same as with single trials.
 */
#include "create/thinning/thinning.h"

#include "grid/digits.h"

/* At first clues are removed until so many are left. If that is too many or too few, bisection
 * continues until the bounds are NEAR. The values are near what random puzzles end with; they have
 * not been tuned since. */
enum { FIRST_LEFT = 41, LONGER = 6, NEAR = 5 };

void shuffle(random_stream *random, uint8_t *numbers, int count)
{
    for (int i = count - 1; i > 0; i--) {
        const uint32_t j = random_below(random, (uint32_t)i + 1);
        const uint8_t held = numbers[i];
        numbers[i] = numbers[j];
        numbers[j] = held;
    }
}

void thinning_full(thinning *t, const uint8_t grid[ENNEAD_CELLS])
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        t->solution[cell] = t->puzzle.givens[cell] = grid[cell];
        t->puzzle.candidates[cell] = ENNEAD_ALL_DIGITS;
    }
    t->clues = ALL_CELLS;
}

void thinning_puzzle(thinning *t, const ennead_puzzle *puzzle, const uint8_t solution[ENNEAD_CELLS])
{
    t->puzzle = *puzzle;
    t->clues = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        t->solution[cell] = solution[cell];
        if (puzzle->givens[cell] != 0) {
            t->clues |= CELL(cell);
            t->puzzle.candidates[cell] = ENNEAD_ALL_DIGITS;
        }
    }
}

void put_group(thinning *t, cells group)
{
    t->clues |= group;
    FOR_EACH_CELL(rest, group)
        t->puzzle.givens[lowest_cell(rest)] = t->solution[lowest_cell(rest)];
}

void take_group(thinning *t, cells group)
{
    t->clues &= ~group;
    FOR_EACH_CELL(rest, group)
        t->puzzle.givens[lowest_cell(rest)] = 0;
}

void thinning_start(thinning *t, const orbits *groups, thickness how, random_stream *random)
{
    t->groups = groups;
    t->count = 0;
    for (int i = 0; i < groups->count; i++)
        if ((groups->orbit[i] & ~t->clues) == 0)
            t->order[t->count++] = (uint8_t)i;
    shuffle(random, t->order, t->count);
    t->next = t->low = t->trial = 0;
    t->high = how == THICK && cell_count(t->clues) > FIRST_LEFT ? t->count + 1 : 0;
}

static cells group_at(const thinning *t, int place)
{
    return t->groups->orbit[t->order[place]];
}

void thinning_sooner(thinning *t, cells set)
{
    uint8_t later[ENNEAD_CELLS];
    int sooner = 0, others = 0;

    for (int i = 0; i < t->count; i++)
        if ((group_at(t, i) & set) != 0)
            t->order[sooner++] = t->order[i];
        else
            later[others++] = t->order[i];
    for (int i = 0; i < others; i++)
        t->order[sooner + i] = later[i];
}

/* ------------------------------------------------------------------------- many groups at once */

/* How many groups to remove next. */
static int next_trial(const thinning *t)
{
    if (t->high <= t->count)
        return (t->low + t->high) / 2;
    if (t->low == 0) { /* nothing was tried yet: leave FIRST_LEFT clues */
        int taken = 0, left = cell_count(t->clues);
        while (taken < t->count && left > FIRST_LEFT)
            left -= cell_count(group_at(t, taken++));
        return taken;
    }
    return t->low + LONGER < t->count ? t->low + LONGER : t->count;
}

static void take_first(thinning *t, int wanted)
{
    for (; t->trial < wanted; t->trial++)
        take_group(t, group_at(t, t->trial));
    for (; t->trial > wanted; t->trial--)
        put_group(t, group_at(t, t->trial - 1));
}

/* Whether to remove several groups at once. */
static bool is_thick(const thinning *t)
{
    return t->next == 0 && t->low < t->count && t->high - t->low > NEAR;
}

/* -------------------------------------------------------------------------------- one by one */

void doubt_clue(thinning *t, int cell)
{
    ASSERT(cell_in_range(cell));
    t->held = t->puzzle.candidates[cell];
    t->puzzle.candidates[cell] &= (uint16_t)~digit_set(t->solution[cell]);
    t->puzzle.givens[cell] = 0;
}

void trust_clue(thinning *t, int cell)
{
    ASSERT(cell_in_range(cell));
    t->puzzle.candidates[cell] = t->held;
    t->puzzle.givens[cell] = t->solution[cell];
}

static question try_group(thinning *t)
{
    const cells group = group_at(t, t->next);

    if (without_lowest_cell(group) == 0)
        doubt_clue(t, lowest_cell(group));
    else
        take_group(t, group);
    return without_lowest_cell(group) == 0 ? ASK_ANY : ASK_UNIQUE;
}

question thinning_ask(thinning *t)
{
    if (is_thick(t)) {
        take_first(t, next_trial(t));
        return ASK_UNIQUE;
    }
    if (t->next == 0) {
        take_first(t, t->low);
        t->next = t->low;
    }
    if (t->next == t->count)
        return ASK_NOTHING;
    return try_group(t);
}

void thinning_answer(thinning *t, const solver_answer *a)
{
    if (is_thick(t)) {
        *(a->result->verdict == ENNEAD_VERDICT_UNIQUE ? &t->low : &t->high) = t->trial;
        return;
    }
    const cells group = group_at(t, t->next++);
    if (without_lowest_cell(group) == 0) {
        trust_clue(t, lowest_cell(group));
        if (a->result->verdict == ENNEAD_VERDICT_NONE)
            take_group(t, group);
    } else if (a->result->verdict != ENNEAD_VERDICT_UNIQUE) {
        put_group(t, group);
    }
}
