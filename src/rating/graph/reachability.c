/* SPDX-License-Identifier: MIT */
/*
 * Numbers the suppositions of a board, and has them followed by the fastest edition that the
 * processor can run.
 */
#include "rating/graph/reachability.h"

#include <string.h>

#include "grid/bits.h"
#include "grid/processor.h"
#include "rating/graph/reach_avx2.h"
#include "rating/graph/reach_avx512.h"
#include "rating/graph/reach_baseline.h"

enum { VECTOR_WORDS = VECTOR_BYTES / sizeof(uint64_t) };

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
}

/* Units with two or more members are open. */
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
    reachable->tables = tables;
}

/* Lists the members of the open units of each size, one unit after the other. */
static void sort_units(reachability *reachable)
{
    uint16_t *at = reachable->member_pool, *next[10];

    memset(reachable->unit_count, 0, sizeof reachable->unit_count);
    for (int unit = 0; unit < UNITS; unit++)
        reachable->unit_count[reachable->units[unit].count]++;
    for (int size = 2; size <= 9; size++) {
        reachable->members[size] = next[size] = at;
        at += size * reachable->unit_count[size];
    }
    for (int unit = 0; unit < UNITS; unit++) {
        const int size = reachable->units[unit].count;

        for (int i = 0; size > 1 && i < size; i++)
            *next[size]++ = reachable->units[unit].members[i];
    }
}

static void note_worth(reachability *reachable, const chain_board *board)
{
    memset(reachable->worth, 0xff, sizeof reachable->worth);
    for (int number = 0; number < reachable->count; number++)
        if (without_lowest_digit(board->of[candidate_cell(reachable->candidate[number])]) == 0)
            reachable->worth[number / 64] &= ~((uint64_t)1 << number % 64);
}

/* The most bits of a turn's number. */
static size_t bits_of(reach_links links)
{
    return links == REACH_STATIC ? TURN_BITS : TURN_BITS - 1;
}

static const reach_edition *edition_in_use(void)
{
    const isa_level level = isa_in_use();

    if (level == ISA_AVX512 && avx512_reach_edition.follow != NULL)
        return &avx512_reach_edition;
    if (level <= ISA_AVX2 && avx2_reach_edition.follow != NULL)
        return &avx2_reach_edition;
    return &baseline_reach_edition;
}

/* Divides the memory among the tables of a board of this size. */
static void lay_out(reachability *reachable)
{
    const reach_edition *edition = edition_in_use();
    const size_t vector = (size_t)edition->plane_words,
                 words = ((size_t)reachable->columns + 64 * vector - 1) / (64 * vector) * vector,
                 half = (size_t)(reachable->count + 255) / 256 * 4,
                 rows = 2 * (size_t)reachable->count * words;
    uint64_t *at = reachable->slab + (-(uintptr_t)reachable->slab / sizeof *at) % VECTOR_WORDS;

    reachable->edition = edition;
    reachable->words = (int)words;
    reachable->half = (int)half;
    reachable->set = at;
    reachable->before = at + rows;
    reachable->turns = at + 2 * rows;
    reachable->turned = at + (2 + TURN_BITS) * rows;
    reachable->led = reachable->turned + (size_t)reachable->columns * TURN_BITS * 2 * half;
}

static void fill_suppositions(reachability *reachable)
{
    for (int number = 0; number < reachable->count; number++) {
        const int off = reachable->column[reachable->candidate[number]];

        set_bit(&reachable->set[2 * number * reachable->words], number);
        if (off != NO_COLUMN)
            set_bit(&reachable->set[(2 * number + 1) * reachable->words], off);
    }
}

static void fill(reachability *reachable, reach_links links, reach_conflicts conflicts)
{
    lay_out(reachable);
    memset(reachable->set, 0,
           (size_t)(2 * reachable->count * reachable->words) * sizeof *reachable->set *
               (conflicts == REACH_END ? 1 : 2 + bits_of(links)));
    memset(reachable->bad, 0, sizeof reachable->bad);
    fill_suppositions(reachable);
    sort_units(reachable);
    reachable->edition->follow(reachable, links, conflicts);
    if (conflicts == REACH_END)
        reachable->edition->transpose_sets(reachable);
    else
        reachable->edition->transpose_turns(reachable);
}

void fill_reachability(reachability *reachable, const chain_implications *implied,
                       reach_conflicts conflicts)
{
    number_candidates(reachable, implied);
    number_partners(reachable, implied);
    fill_units(reachable, implied->tables);
    note_worth(reachable, implied->board);
    fill(reachable, REACH_DYNAMIC, conflicts);
}

void fill_static_reachability(reachability *reachable, const chain_implications *implied)
{
    number_candidates(reachable, implied);
    fill_units(reachable, implied->tables);
    note_worth(reachable, implied->board);
    fill(reachable, REACH_STATIC, REACH_GO_ON);
}

/* The turns of what follows from a supposition: words for candidates that are on, then for those
 * that are off; so for each bit of a turn's number. */
static const uint64_t *turns_of(const reachability *reachable, int column)
{
    return &reachable->turned[column * 2 * reachable->half];
}

static int bit_words(const reachability *reachable)
{
    return reachable->columns * 2 * reachable->half;
}

int reach_layer(const reachability *reachable, int column, int number, unsigned state)
{
    const bool on = state == NODE_ON;
    const uint64_t *turns = turns_of(reachable, column) + number / 64 + (on ? 0 : reachable->half);
    int turn = 0;

    for (int bit = 0; bit < reachable->bits; bit++)
        turn |= (int)(turns[bit * bit_words(reachable)] >> number % 64 & 1) << bit;
    return turn == 0 ? 0 : 2 * turn - on;
}

static reach_sum sum_of(const reachability *reachable, const uint16_t *columns, int count, int from)
{
    reach_sum sum = {.worth = reachable->worth + from,
                     .count = count,
                     .words = reachable->half,
                     .bits = reachable->bits,
                     .bit_words = bit_words(reachable)};

    for (int i = 0; i < count; i++)
        sum.turns[i] = turns_of(reachable, columns[i]) + from;
    return sum;
}

int least_common(const reachability *reachable, const uint16_t *columns, int count)
{
    const reach_sum on = sum_of(reachable, columns, count, 0),
                    off = sum_of(reachable, columns, count, reachable->half);
    const int turns_on = reachable->edition->least(&on),
              turns_off = reachable->edition->least(&off),
              least_on = turns_on == NO_SUM ? NO_SUM : 2 * turns_on - count,
              least_off = turns_off == NO_SUM ? NO_SUM : 2 * turns_off;

    return least_on < least_off ? least_on : least_off;
}

int least_contradiction(const reachability *reachable, int column)
{
    const uint16_t columns[2] = {(uint16_t)column, (uint16_t)column};
    reach_sum both = sum_of(reachable, columns, 2, 0);

    both.turns[1] += reachable->half;
    both.worth = reachable->worth + reachable->half;
    const int turns = reachable->edition->least(&both);

    return turns == NO_SUM ? NO_SUM : 2 * turns - 1;
}

void common_within(const reachability *reachable, const uint16_t *columns, int count, int most,
                   uint64_t *found)
{
    const reach_sum on = sum_of(reachable, columns, count, 0),
                    off = sum_of(reachable, columns, count, reachable->half);

    reachable->edition->within(&on, (most + count) / 2, found);
    reachable->edition->within(&off, most / 2, found + reachable->half);
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
    lay_out(reachable);
    return true;
}

bool fill_reachability_by_rules(reachability *reachable, const chain_implications *implied)
{
    if (!number_suppositions(reachable, implied))
        return false;
    fill(reachable, REACH_RULES, REACH_END);
    return true;
}

void go_on_by_rules(reachability *reachable)
{
    reachable->edition->follow(reachable, REACH_RULES, REACH_END);
    reachable->edition->transpose_sets(reachable);
}

bool have_common_nodes(const reachability *reachable, const chain_node *nodes, int count,
                       uint64_t common[LED_WORDS])
{
    const int words = 2 * reachable->half;
    uint64_t any = 0;

    memset(common, 0xff, LED_WORDS * sizeof *common);
    for (int i = 0; i < count; i++) {
        const uint64_t *led = &reachable->led[reachable->column[nodes[i]] * words];

        if (!is_bad(reachable, nodes[i]))
            for (int word = 0; word < words; word++)
                common[word] &= led[word];
    }
    for (int word = 0; word < words; word++)
        any |= common[word];
    return any != 0;
}
