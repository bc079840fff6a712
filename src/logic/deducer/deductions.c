/* SPDX-License-Identifier: MIT */
/*
 * What the deductive solver searches for when its queues are empty: single possibilities,
 * exclusions by box and line, partitions. One finding at a time: what is cheap to find is found
 * first, and most findings make cheap ones.
 */
#include "logic/deducer/deducer.h"

/* The positions of a house whose cells may hold the digit. */
static uint16_t positions_of(const ennead_deducer *d, int house, digits digit)
{
    uint16_t found = 0;

    for (int nth = 0; nth < 9; nth++)
        if ((d->board[cell_at(house, nth)] & digit) != 0)
            found |= (uint16_t)(1u << nth);
    return found;
}

static finding find_single_possibility(ennead_deducer *d)
{
    for (int house = 0; house < HOUSES; house++)
        for (int digit = 1; digit <= 9; digit++) {
            const uint16_t places = positions_of(d, house, digit_set(digit));
            if (places == 0) {
                contradict(d, (ennead_contradiction){.kind = ENNEAD_NO_PLACE,
                                                     .digit = (uint8_t)digit,
                                                     .house = (uint8_t)house});
                return FOUND_CONTRADICTION;
            }
            const int cell = cell_at(house, __builtin_ctz(places));
            if ((places & (places - 1)) == 0 && !is_fixed(d, cell)) {
                queue_set(d, cell, digit, house);
                return FOUND_MOVE;
            }
        }
    return FOUND_NOTHING;
}

/* The cells of a set that may hold one of the digits. */
static cells holding(const ennead_deducer *d, cells set, digits which)
{
    cells found = 0;

    for (cells rest = set; rest != 0; rest = without_lowest_cell(rest))
        if ((digits_on(d, lowest_cell(rest)) & which) != 0)
            found |= CELL(lowest_cell(rest));
    return found;
}

/* The digits of one house that are in no cell of it outside another house leave the rest of that.
 */
static finding exclude(ennead_deducer *d, ennead_reason reason, int house, int other)
{
    const cells outside = house_cells[house] & ~house_cells[other];

    for (int digit = 1; digit <= 9; digit++) {
        const digits set = digit_set(digit);
        if (holding(d, outside, set) != 0 ||
            holding(d, house_cells[other] & ~house_cells[house], set) == 0)
            continue;
        queue_clear(d, reason, (uint32_t)house | (uint32_t)other << 5 | (uint32_t)set << 10);
        return FOUND_MOVE;
    }
    return FOUND_NOTHING;
}

static finding find_exclusion(ennead_deducer *d)
{
    for (int box = FIRST_BOX; box < HOUSES; box++)
        for (int line = 0; line < FIRST_BOX; line++) {
            if ((house_cells[box] & house_cells[line]) == 0)
                continue;
            if (exclude(d, ENNEAD_BOX_LINE, box, line) == FOUND_MOVE ||
                exclude(d, ENNEAD_LINE_BOX, line, box) == FOUND_MOVE)
                return FOUND_MOVE;
        }
    return FOUND_NOTHING;
}

/* Whether a subset of the cells of a house holds as many digits as it has cells, and others hold
 * some of them too. (It never holds fewer: its own subsets, looked at before, would have cleared
 * them.) */
static bool is_partition(const ennead_deducer *d, int house, unsigned subset, digits *held)
{
    digits outside = 0;

    *held = 0;
    for (int nth = 0; nth < 9; nth++) {
        const int cell = cell_at(house, nth);
        if ((subset >> nth & 1) != 0)
            *held |= digits_on(d, cell);
        else
            outside |= digits_on(d, cell);
    }
    return digit_count(*held) == digit_count((digits)subset) && (*held & outside) != 0;
}

static finding find_partition_in(ennead_deducer *d, int house, int size)
{
    unsigned open = 0;
    digits held;

    /* Of the cells that are set each would be a partition alone. */
    for (int nth = 0; nth < 9; nth++)
        if (!is_fixed(d, cell_at(house, nth)))
            open |= 1u << nth;
    if (size >= digit_count((digits)open))
        return FOUND_NOTHING;
    for (unsigned subset = open; subset != 0; subset = (subset - 1) & open)
        if (digit_count((digits)subset) == size && is_partition(d, house, subset, &held)) {
            queue_clear(d, ENNEAD_PARTITION,
                        (uint32_t)house | (uint32_t)subset << 5 | (uint32_t)held << 14);
            return FOUND_MOVE;
        }
    return FOUND_NOTHING;
}

static finding find_partition(ennead_deducer *d)
{
    for (int size = 2; size < 9; size++)
        for (int house = 0; house < HOUSES; house++)
            if (find_partition_in(d, house, size) == FOUND_MOVE)
                return FOUND_MOVE;
    return FOUND_NOTHING;
}

finding find_deduction(ennead_deducer *d)
{
    finding found = find_single_possibility(d);

    if (found == FOUND_NOTHING)
        found = find_exclusion(d);
    if (found == FOUND_NOTHING)
        found = find_partition(d);
    return found;
}
