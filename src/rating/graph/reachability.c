/* SPDX-License-Identifier: MIT */
/*
 * Fills a reachability: in each unit (a cell, or a digit in a house), a candidate that is on turns
 * off the others, and a candidate is on when all others are off. This is done for all suppositions
 * at once, unit by unit, until no changed unit is waiting. A supposition that has led to a
 * contradiction is not followed further.
 */
#include "rating/graph/reachability.h"

#include <string.h>

#include "grid/bits.h"

enum { QUAD_WORDS = sizeof(quad) / sizeof(uint64_t), BLOCK = 64 };

static void set_bit(uint64_t *row, int column)
{
    row[column / 64] |= (uint64_t)1 << column % 64;
}

/* ------------------------------------------------------------------------------------ beginning */

static void number_candidates(reachability *reachable, const chain_implications *implied)
{
    memset(reachable->column, 0xff, sizeof reachable->column);
    reachable->count = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        FOR_EACH_DIGIT(rest, implied->board->of[cell]) {
            const int candidate = candidate_of(cell, lowest_digit(rest));

            reachable->column[FIRST_ON + candidate] = (uint16_t)reachable->count;
            reachable->candidate[reachable->count++] = (uint16_t)candidate;
        }
    reachable->columns = reachable->count;
}

/* If only links are followed, nothing follows from a candidate that leaves no other alone. */
static void number_partners(reachability *reachable, const chain_implications *implied)
{
    for (int number = 0; number < reachable->count; number++)
        if (has_partner(implied, reachable->candidate[number]))
            reachable->column[reachable->candidate[number]] = (uint16_t)reachable->columns++;
    reachable->words = (reachable->columns + 64 * QUAD_WORDS - 1) / (64 * QUAD_WORDS) * QUAD_WORDS;
}

/* All units with two or more members wait. */
static void fill_units(reachability *reachable, const chain_tables *tables)
{
    for (int unit = 0; unit < UNITS; unit++)
        reachable->units[unit].count = 0;
    for (int number = 0; number < reachable->count; number++)
        for (int i = 0; i < 4; i++) {
            reachability_unit *unit =
                &reachable->units[tables->units[reachable->candidate[number]][i]];

            unit->members[unit->count++] = (uint16_t)number;
        }
    memset(reachable->open, 0, sizeof reachable->open);
    for (int unit = 0; unit < UNITS; unit++)
        if (reachable->units[unit].count > 1)
            set_bit(reachable->open, unit);
    memcpy(reachable->waiting, reachable->open, sizeof reachable->waiting);
}

static void fill_suppositions(reachability *reachable)
{
    const size_t bytes = (size_t)(reachable->count * reachable->words) * sizeof(uint64_t);

    memset(reachable->on, 0, bytes);
    memset(reachable->off, 0, bytes);
    memset(reachable->bad, 0, sizeof reachable->bad);
    for (int number = 0; number < reachable->count; number++) {
        const int off = reachable->column[reachable->candidate[number]];

        set_bit(&reachable->on[number * reachable->words], number);
        if (off != NO_COLUMN)
            set_bit(&reachable->off[number * reachable->words], off);
    }
}

/* ------------------------------------------------------------------------------------ following */

/* Follows a vector of suppositions in one unit. Returns the set of members that changed. */
static unsigned follow_in(reachability *reachable, const reachability_unit *unit, int at)
{
    const int quads = reachable->words / QUAD_WORDS, count = unit->count;
    quad *on = (quad *)reachable->on + at, *off = (quad *)reachable->off + at;
    quad *bad = (quad *)reachable->bad + at;
    quad any_on[9], all_off[9], before = {0}, good = ~*bad, conflict_at = {0};
    unsigned changed = 0;

    all_off[0] = ~before;
    for (int i = 0; i < count; i++) {
        const int row = unit->members[i] * quads;

        any_on[i] = before;
        before |= on[row];
        if (i + 1 < count)
            all_off[i + 1] = all_off[i] & off[row];
    }
    quad on_behind = {0}, off_behind = ~on_behind;
    for (int i = count - 1; i >= 0; i--) {
        const int row = unit->members[i] * quads;
        const quad was_on = on[row], was_off = off[row],
                   new_on = all_off[i] & off_behind & ~was_on & good,
                   new_off = (any_on[i] | on_behind) & ~was_off & good, new = new_on | new_off;

        on_behind |= was_on;
        off_behind &= was_off;
        on[row] = was_on | new_on;
        off[row] = was_off | new_off;
        conflict_at |= on[row] & off[row];
        changed |= (unsigned)((new[0] | new[1] | new[2] | new[3]) != 0) << i;
    }
    *bad |= conflict_at;
    return changed;
}

/* Works through the waiting units, in rounds. */
static void follow_all(reachability *reachable, const chain_tables *tables)
{
    bool any = true;

    while (any) {
        any = false;
        for (int word = 0; word < UNIT_WORDS; word++)
            while ((reachable->waiting[word] & reachable->open[word]) != 0) {
                const int at =
                    64 * word + lowest_bit(reachable->waiting[word] & reachable->open[word]);
                const reachability_unit *unit = &reachable->units[at];
                unsigned changed = 0;

                any = true;
                for (int i = 0; i < reachable->words / QUAD_WORDS; i++)
                    changed |= follow_in(reachable, unit, i);
                FOR_EACH_BIT(rest, changed) {
                    const int number = unit->members[lowest_bit(rest)];

                    for (int i = 0; i < 4; i++)
                        set_bit(reachable->waiting, tables->units[reachable->candidate[number]][i]);
                }
                reachable->waiting[word] &= ~((uint64_t)1 << at % 64);
            }
    }
}

/* ------------------------------------------------------------------------------ by supposition */

/* Transposes a block of bits: halves are exchanged, then quarters, and so on (H. S. Warren,
 * "Hacker's Delight", 2002, chapter 7). */
static void transpose(uint64_t block[BLOCK])
{
    uint64_t mask = 0xffffffff;

    for (int half = BLOCK / 2; half != 0; half /= 2, mask ^= mask << half)
        for (int first = 0; first < BLOCK; first += 2 * half)
            for (int i = first; i < first + half; i++) {
                const uint64_t moved = (block[i] >> half ^ block[i + half]) & mask;

                block[i] ^= moved << half;
                block[i + half] ^= moved;
            }
}

/* Transposes a block of the candidates' rows, from one word on, into words of the suppositions'
 * rows. */
static void turn_block(reachability *reachable, const uint64_t *rows, int word, int columns, int to)
{
    uint64_t block[BLOCK];

    for (int i = 0; i < BLOCK; i++)
        block[i] = 64 * word + i < reachable->count
                       ? rows[(64 * word + i) * reachable->words + columns / BLOCK]
                       : 0;
    transpose(block);
    for (int i = 0; i < BLOCK; i++)
        reachable->led[(columns + i) * LED_WORDS + to] = block[i];
}

static void turn_rows(reachability *reachable)
{
    for (int columns = 0; columns < reachable->columns; columns += BLOCK)
        for (int word = 0; 64 * word < reachable->count; word++) {
            turn_block(reachable, reachable->on, word, columns, 2 * word);
            turn_block(reachable, reachable->off, word, columns, 2 * word + 1);
        }
}

void fill_reachability(reachability *reachable, const chain_implications *implied)
{
    number_candidates(reachable, implied);
    number_partners(reachable, implied);
    fill_units(reachable, implied->tables);
    fill_suppositions(reachable);
    follow_all(reachable, implied->tables);
    turn_rows(reachable);
}

bool number_suppositions(reachability *reachable, const chain_implications *implied)
{
    number_candidates(reachable, implied);
    if (2 * reachable->count > REACH_COLUMNS)
        return false;
    for (int number = 0; number < reachable->count; number++)
        reachable->column[reachable->candidate[number]] = (uint16_t)reachable->columns++;
    fill_units(reachable, implied->tables);
    memset(reachable->bad, 0, sizeof reachable->bad);
    return true;
}

bool have_common_nodes(const reachability *reachable, const chain_node *nodes, int count,
                       uint64_t common[LED_WORDS])
{
    const int words = 2 * ((reachable->count + 63) / 64);
    uint64_t any = 0;

    memset(common, 0xff, LED_WORDS * sizeof *common);
    for (int i = 0; i < count; i++) {
        const uint64_t *led = &reachable->led[reachable->column[nodes[i]] * LED_WORDS];

        if (!is_bad(reachable, nodes[i]))
            for (int word = 0; word < words; word++)
                common[word] &= led[word];
    }
    for (int word = 0; word < words; word++)
        any |= common[word];
    return any != 0;
}
