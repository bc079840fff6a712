/* SPDX-License-Identifier: MIT */
/*
 * What the deductive solver searches for when its queues are empty: single possibilities,
 * exclusions between box and line, partitions. It stops at the first finding: simple ones are
 * searched first, and most findings lead to simple ones.
 */
#include "logic/deducer/deductions.h"

#include "grid/assertions.h"
#include "grid/bits.h"
#include "logic/deducer/queues.h"

/* The positions in a house whose cells may hold the digit. */
static uint16_t positions_of(const ennead_deducer *d, int house, digits digit)
{
    ASSERT(house_in_range(house));
    ASSERT(within_digits(digit));
    uint16_t found = 0;

    for (int nth = 0; nth < 9; nth++)
        if ((d->board[cell_at(house, nth)] & digit) != 0)
            found |= (uint16_t)(1u << nth);
    return found;
}

static deduced find_single_possibility(ennead_deducer *d)
{
    for (int house = 0; house < HOUSES; house++)
        FOR_ALL_DIGITS(digit) {
            const uint16_t places = positions_of(d, house, digit_set(digit));
            if (places == 0) {
                contradict(d, (ennead_contradiction){.kind = ENNEAD_CONTRADICTION_KIND_NO_PLACE,
                                                     .digit = (uint8_t)digit,
                                                     .house = (uint8_t)house});
                return DEDUCED_CONTRADICTION;
            }
            const int cell = cell_at(house, lowest_bit(places));
            if ((places & (places - 1)) == 0 && !is_fixed(d, cell)) {
                queue_set(d, (queued_set){cell, digit, house});
                return DEDUCED_MOVE;
            }
        }
    return DEDUCED_NOTHING;
}

/* The cells of a set that may hold one of these digits. */
static cells holding(const ennead_deducer *d, cells set, digits which)
{
    ASSERT(within_grid(set));
    ASSERT(within_digits(which));
    cells found = 0;

    FOR_EACH_CELL(rest, set)
        if ((digits_on(d, lowest_cell(rest)) & which) != 0)
            found |= CELL(lowest_cell(rest));
    return found;
}

/* If a digit of a house is only in cells that are also in the other house, clears it from the rest
 * of the other house. */
static deduced exclude(ennead_deducer *d, ennead_deducer_reason reason, int house, int other)
{
    ASSERT(house_in_range(house));
    const cells outside = house_cells[house] & ~house_cells[other];

    FOR_ALL_DIGITS(digit) {
        const digits set = digit_set(digit);
        if (holding(d, outside, set) != 0 ||
            holding(d, house_cells[other] & ~house_cells[house], set) == 0)
            continue;
        queue_clear(
            d, (queued_clear){.reason = reason, .house = house, .other = other, .digits = set});
        return DEDUCED_MOVE;
    }
    return DEDUCED_NOTHING;
}

static deduced find_exclusion(ennead_deducer *d)
{
    for (int box = FIRST_BOX; box < HOUSES; box++)
        for (int line = 0; line < FIRST_BOX; line++) {
            if ((house_cells[box] & house_cells[line]) == 0)
                continue;
            if (exclude(d, ENNEAD_DEDUCER_REASON_BOX_LINE, box, line) == DEDUCED_MOVE ||
                exclude(d, ENNEAD_DEDUCER_REASON_LINE_BOX, line, box) == DEDUCED_MOVE)
                return DEDUCED_MOVE;
        }
    return DEDUCED_NOTHING;
}

/* Whether a subset of the cells of a house holds as many digits as it has cells, and other cells
 * have some of these digits too. (It never holds fewer: its own subsets, looked at before, would
 * have cleared them.) */
static bool is_partition(const ennead_deducer *d, int house, unsigned subset, digits *held)
{
    ASSERT(house_in_range(house));
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

static deduced find_partition_in(ennead_deducer *d, int house, int size)
{
    ASSERT(house_in_range(house));
    ASSERT(size >= 0);
    unsigned open = 0;
    digits held;

    /* A cell that is set would be a partition by itself. */
    for (int nth = 0; nth < 9; nth++)
        if (!is_fixed(d, cell_at(house, nth)))
            open |= 1u << nth;
    if (size >= digit_count((digits)open))
        return DEDUCED_NOTHING;
    for (unsigned subset = open; subset != 0; subset = (subset - 1) & open)
        if (digit_count((digits)subset) == size && is_partition(d, house, subset, &held)) {
            queue_clear(d, (queued_clear){.reason = ENNEAD_DEDUCER_REASON_PARTITION,
                                          .house = house,
                                          .positions = (uint16_t)subset,
                                          .digits = held});
            return DEDUCED_MOVE;
        }
    return DEDUCED_NOTHING;
}

static deduced find_partition(ennead_deducer *d)
{
    for (int size = 2; size < 9; size++)
        for (int house = 0; house < HOUSES; house++)
            if (find_partition_in(d, house, size) == DEDUCED_MOVE)
                return DEDUCED_MOVE;
    return DEDUCED_NOTHING;
}

deduced find_deduction(ennead_deducer *d)
{
    deduced found = find_single_possibility(d);

    if (found == DEDUCED_NOTHING)
        found = find_exclusion(d);
    if (found == DEDUCED_NOTHING)
        found = find_partition(d);
    return found;
}
