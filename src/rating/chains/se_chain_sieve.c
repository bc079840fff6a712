/* SPDX-License-Identifier: MIT */
/*
 * Filling the sieve: in each cell, and for a digit in each house, what is on turns off the others,
 * and what has all others off is on; for all suppositions at a time, place by place, until no place
 * waits that has changed. A supposition that has come to a contradiction goes no further.
 */
#include "rating/chains/se_chain_sieve.h"

#include <string.h>

enum { QUAD_WORDS = sizeof(quad) / sizeof(uint64_t), BLOCK = 64 };

static void set_bit(uint64_t *row, int column)
{
    row[column / 64] |= (uint64_t)1 << column % 64;
}

/* ------------------------------------------------------------------------------------ beginning */

static void number_candidates(chain_sieve *sieve, const chain_web *web)
{
    memset(sieve->column, 0xff, sizeof sieve->column);
    sieve->count = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (digits rest = web->board->of[cell]; rest != 0; rest = without_lowest_digit(rest)) {
            const int candidate = candidate_at(cell, lowest_digit(rest));

            sieve->column[FIRST_ON + candidate] = (uint16_t)sieve->count;
            sieve->candidate[sieve->count++] = (uint16_t)candidate;
        }
    sieve->columns = sieve->count;
}

/* Where nothing but links is followed, nothing follows from what leaves none alone. */
static void number_partners(chain_sieve *sieve, const chain_web *web)
{
    for (int number = 0; number < sieve->count; number++)
        if (has_partner(web, sieve->candidate[number]))
            sieve->column[sieve->candidate[number]] = (uint16_t)sieve->columns++;
    sieve->words = (sieve->columns + 64 * QUAD_WORDS - 1) / (64 * QUAD_WORDS) * QUAD_WORDS;
}

/* All places wait that have two members or more. */
static void fill_units(chain_sieve *sieve, const chain_tables *tables)
{
    for (int unit = 0; unit < UNITS; unit++)
        sieve->units[unit].count = 0;
    for (int number = 0; number < sieve->count; number++)
        for (int i = 0; i < 4; i++) {
            sieve_unit *unit = &sieve->units[tables->units[sieve->candidate[number]][i]];

            unit->members[unit->count++] = (uint16_t)number;
        }
    memset(sieve->open, 0, sizeof sieve->open);
    for (int unit = 0; unit < UNITS; unit++)
        if (sieve->units[unit].count > 1)
            set_bit(sieve->open, unit);
    memcpy(sieve->waiting, sieve->open, sizeof sieve->waiting);
}

static void fill_suppositions(chain_sieve *sieve)
{
    const size_t bytes = (size_t)(sieve->count * sieve->words) * sizeof(uint64_t);

    memset(sieve->on, 0, bytes);
    memset(sieve->off, 0, bytes);
    memset(sieve->bad, 0, sizeof sieve->bad);
    for (int number = 0; number < sieve->count; number++) {
        const int off = sieve->column[sieve->candidate[number]];

        set_bit(&sieve->on[number * sieve->words], number);
        if (off != NO_COLUMN)
            set_bit(&sieve->off[number * sieve->words], off);
    }
}

/* ------------------------------------------------------------------------------------ following */

/* Follows a vector of suppositions in one place; returns the set of the members that changed. */
static unsigned follow_in(chain_sieve *sieve, const sieve_unit *unit, int at)
{
    const int quads = sieve->words / QUAD_WORDS, count = unit->count;
    quad *on = (quad *)sieve->on + at, *off = (quad *)sieve->off + at;
    quad *bad = (quad *)sieve->bad + at;
    quad any_on[9], all_off[9], before = {0}, good = ~*bad, clash = {0};
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
        clash |= on[row] & off[row];
        changed |= (unsigned)((new[0] | new[1] | new[2] | new[3]) != 0) << i;
    }
    *bad |= clash;
    return changed;
}

/* Place by place, in rounds, those that wait. */
static void follow_all(chain_sieve *sieve, const chain_tables *tables)
{
    bool any = true;

    while (any) {
        any = false;
        for (int word = 0; word < UNIT_WORDS; word++)
            while ((sieve->waiting[word] & sieve->open[word]) != 0) {
                const int at =
                    64 * word + __builtin_ctzll(sieve->waiting[word] & sieve->open[word]);
                const sieve_unit *unit = &sieve->units[at];
                unsigned changed = 0;

                any = true;
                for (int i = 0; i < sieve->words / QUAD_WORDS; i++)
                    changed |= follow_in(sieve, unit, i);
                for (; changed != 0; changed &= changed - 1) {
                    const int number = unit->members[__builtin_ctz(changed)];

                    for (int i = 0; i < 4; i++)
                        set_bit(sieve->waiting, tables->units[sieve->candidate[number]][i]);
                }
                sieve->waiting[word] &= ~((uint64_t)1 << at % 64);
            }
    }
}

/* --------------------------------------------------------------------------------- by supposition */

/* Rows become columns: halves are exchanged, then quarters ... (H. S. Warren, "Hacker's Delight",
 * 2002, chapter 7). */
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

/* Turns the rows of candidates, from a word of them on, into words of the rows of suppositions. */
static void turn_block(chain_sieve *sieve, const uint64_t *rows, int word, int columns, int to)
{
    uint64_t block[BLOCK];

    for (int i = 0; i < BLOCK; i++)
        block[i] = 64 * word + i < sieve->count
                       ? rows[(64 * word + i) * sieve->words + columns / BLOCK]
                       : 0;
    transpose(block);
    for (int i = 0; i < BLOCK; i++)
        sieve->led[(columns + i) * LED_WORDS + to] = block[i];
}

static void turn_rows(chain_sieve *sieve)
{
    for (int columns = 0; columns < sieve->columns; columns += BLOCK)
        for (int word = 0; 64 * word < sieve->count; word++) {
            turn_block(sieve, sieve->on, word, columns, 2 * word);
            turn_block(sieve, sieve->off, word, columns, 2 * word + 1);
        }
}

void fill_sieve(chain_sieve *sieve, const chain_web *web)
{
    number_candidates(sieve, web);
    number_partners(sieve, web);
    fill_units(sieve, web->tables);
    fill_suppositions(sieve);
    follow_all(sieve, web->tables);
    turn_rows(sieve);
}

bool number_suppositions(chain_sieve *sieve, const chain_web *web)
{
    number_candidates(sieve, web);
    if (2 * sieve->count > SIEVE_COLUMNS)
        return false;
    for (int number = 0; number < sieve->count; number++)
        sieve->column[sieve->candidate[number]] = (uint16_t)sieve->columns++;
    fill_units(sieve, web->tables);
    memset(sieve->bad, 0, sizeof sieve->bad);
    return true;
}

bool have_common_nodes(const chain_sieve *sieve, const chain_node *nodes, int count,
                       uint64_t common[LED_WORDS])
{
    const int words = 2 * ((sieve->count + 63) / 64);
    uint64_t any = 0;

    memset(common, 0xff, LED_WORDS * sizeof *common);
    for (int i = 0; i < count; i++) {
        const uint64_t *led = &sieve->led[sieve->column[nodes[i]] * LED_WORDS];

        if (!is_bad(sieve, nodes[i]))
            for (int word = 0; word < words; word++)
                common[word] &= led[word];
    }
    for (int word = 0; word < words; word++)
        any |= common[word];
    return any != 0;
}
