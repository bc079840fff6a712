/* SPDX-License-Identifier: MIT */
/*
 * Fills the atlas by trying all possibilities: partitions, renamings, kinds of pairs, columns.
 */
#include "create/fill/atlas.h"

#include <stdbool.h>
#include <string.h>

#include "grid/assertions.h"

/* The digits in each of the three sets of a partition. */
typedef struct sets {
    unsigned of[3];
} sets;

enum { NINE_DIGITS = 0x1ff };

/* The orders of the digits in each row of a box. */
enum { ORDERS = 216 };

/* The lowest bit of each of nine small numbers. */
#define LOWEST_OF_NINE ((nine)0x111111111)

static sets sets_of(nine rows)
{
    sets s = {{0, 0, 0}};
    for (unsigned d = 0; d < 9; d++)
        s.of[nine_at(rows, d)] |= 1u << d;
    return s;
}

static nine rows_of(unsigned first, unsigned second)
{
    nine rows = 0;
    for (unsigned d = 0; d < 9; d++)
        rows |= nine_with(d, first >> d & 1 ? 0 : second >> d & 1 ? 1 : 2);
    return rows;
}

/* The next set of three digits out of `from` after `set`, in ascending order, or 0. */
static unsigned next_triple(unsigned set, unsigned from)
{
    for (set++; set <= NINE_DIGITS; set++)
        if ((set & ~from) == 0 && __builtin_popcount(set) == 3)
            return set;
    return 0;
}

static void list_partitions(atlas *a)
{
    int count = 0;

    for (unsigned i = next_triple(0, NINE_DIGITS); i != 0; i = next_triple(i, NINE_DIGITS)) {
        if ((i & 1) == 0)
            continue;
        const unsigned left = NINE_DIGITS & ~i;
        a->listed_from[i] = (uint16_t)count;
        for (unsigned j = next_triple(0, left); j != 0; j = next_triple(j, left))
            if ((j & (left & -left)) != 0)
                a->rows[count++] = rows_of(i, j);
    }
}

/* The partition with these rows, in any order. */
static uint16_t partition_of(const atlas *a, nine rows)
{
    unsigned names[3] = {3, 3, 3}, used = 0, first = 0;
    nine in_order = 0;

    for (unsigned d = 0; d < 9; d++) {
        unsigned *name = &names[nine_at(rows, d)];
        if (*name == 3)
            *name = used++;
        in_order |= nine_with(d, *name);
        first |= (unsigned)(*name == 0) << d;
    }
    uint16_t p = a->listed_from[first];
    while (a->rows[p] != in_order)
        p++;
    return p;
}

/* Rows after digit d is renamed to to[d]. */
static nine rename_rows(nine rows, nine to)
{
    return nine_after(rows, nine_inverse(to));
}

static void rename_partitions(atlas *a)
{
    for (int p = 0; p < PARTITIONS; p++) {
        unsigned next[3] = {0, 3, 6};
        a->to_standard[p] = 0;
        for (unsigned d = 0; d < 9; d++)
            a->to_standard[p] |= nine_with(d, next[nine_at(a->rows[p], d)]++);
        for (int q = 0; q < PARTITIONS; q++)
            a->renamed[p][q] = partition_of(a, rename_rows(a->rows[q], a->to_standard[p]));
    }
}

static void list_symmetries(atlas *a)
{
    for (int s = 0; s < SYMMETRIES; s++) {
        const uint8_t *sets_to = orders_of_three[s % 6];
        const uint8_t *within[3] = {orders_of_three[s / 6 % 6], orders_of_three[s / 36 % 6],
                                    orders_of_three[s / 216]};
        a->symmetries[s] = 0;
        for (unsigned d = 0; d < 9; d++)
            a->symmetries[s] |= nine_with(d, 3u * sets_to[d / 3] + within[d / 3][d % 3]);
    }
}

/* ------------------------------------------------------------------------------------- stacks */

/* The columns of a box with these rows; `order` is the order of the digits in each row. */
static nine columns_of(nine rows, int order)
{
    const uint8_t *place[3] = {orders_of_three[order % 6], orders_of_three[order / 6 % 6],
                               orders_of_three[order / 36]};
    unsigned seen[3] = {0, 0, 0};
    nine columns = 0;

    for (unsigned d = 0; d < 9; d++) {
        const unsigned row = nine_at(rows, d);
        columns |= nine_with(d, place[row][seen[row]++]);
    }
    return columns;
}

/* The third box of a stack has each digit in the column where the other two do not have it.
 * Computes it, and returns whether it is a box with these rows. */
static bool third_fits(nine one, nine two, nine rows, nine *third)
{
    const nine differ = one ^ two;
    unsigned seen = 0;

    if (((differ | differ >> 1) & LOWEST_OF_NINE) != LOWEST_OF_NINE)
        return false;
    *third = 3 * LOWEST_OF_NINE - one - two;
    for (unsigned d = 0; d < 9; d++)
        seen |= 1u << (3 * nine_at(rows, d) + nine_at(*third, d));
    return seen == NINE_DIGITS;
}

/* Lists the ways of a kind. The first row of the first box keeps its order, because the order of
 * the columns is free. */
static int list_ways(atlas *a, stack_kind *k, int used)
{
    nine second[ORDERS];

    for (int j = 0; j < ORDERS; j++)
        second[j] = columns_of(a->rows[k->second], j);
    k->first_way = (uint16_t)used;
    for (int i = 0; i < ORDERS; i += 6) {
        const nine one = columns_of(a->rows[STANDARD], i);
        for (int j = 0; j < ORDERS; j++) {
            nine three;
            if (third_fits(one, second[j], a->rows[k->third], &three))
                a->ways[used++] = (column_choice){{one, second[j], three}};
        }
    }
    k->ways = (uint16_t)(used - k->first_way);
    return used;
}

/* Enters all pairs that equal this kind's pair up to the names of digits. */
static void spread_kind(atlas *a, int number, stack_kind *k)
{
    ASSERT(number >= 0);
    for (unsigned s = 0; s < SYMMETRIES; s++) {
        const uint16_t p = partition_of(a, nine_after(a->rows[k->second], a->symmetries[s]));
        const uint16_t q = partition_of(a, nine_after(a->rows[k->third], a->symmetries[s]));
        stack_pair *here = &a->pairs[p][q];
        if (here->half_ways == 0) {
            *here = (stack_pair){(uint8_t)number, (uint8_t)(k->ways / 2), (uint16_t)s};
            k->pairs++;
        }
    }
}

/* Sorts all pairs into kinds, by the first pair of each kind. */
static void list_kinds(atlas *a)
{
    int count = 0, used = 0;

    memset(a->pairs, 0, sizeof a->pairs);
    for (unsigned p = 0; p < PARTITIONS; p++)
        for (unsigned q = 0; q < PARTITIONS; q++) {
            if (a->pairs[p][q].half_ways != 0)
                continue;
            stack_kind *k = &a->kinds[count];
            *k = (stack_kind){.second = (uint16_t)p, .third = (uint16_t)q};
            used = list_ways(a, k, used);
            spread_kind(a, count, k);
            count++;
        }
}

/* -------------------------------------------------------------------------------------- bands */

/* Lists the rows of a second box beside STANDARD, then those of the third: no digit twice in a
 * row. */
static void list_neighbors(atlas *a)
{
    const sets own = sets_of(a->rows[STANDARD]);
    int count = 0;

    for (int p = 0; p < PARTITIONS; p++)
        for (int order = 0; order < 6; order++) {
            const sets listed = sets_of(a->rows[p]);
            sets other, last;
            bool fits = true;
            for (int i = 0; i < 3; i++) {
                other.of[i] = listed.of[orders_of_three[order][i]];
                last.of[i] = NINE_DIGITS & ~own.of[i] & ~other.of[i];
                fits = fits && (own.of[i] & other.of[i]) == 0;
            }
            if (!fits || (last.of[0] & last.of[1]) != 0 ||
                (last.of[0] | last.of[1] | last.of[2]) != NINE_DIGITS)
                continue;
            a->neighbor_rows[count][0] = rows_of(other.of[0], other.of[1]);
            a->neighbor_rows[count][1] = rows_of(last.of[0], last.of[1]);
            count++;
        }
    for (int p = 0; p < PARTITIONS; p++)
        for (int i = 0; i < NEIGHBORS; i++)
            for (int box = 0; box < 2; box++)
                a->neighbors[p][i].partition[box] =
                    partition_of(a, nine_after(a->neighbor_rows[i][box], a->to_standard[p]));
}

void atlas_make(atlas *a)
{
    list_partitions(a);
    rename_partitions(a);
    list_symmetries(a);
    list_kinds(a);
    list_neighbors(a);
}
