/* SPDX-License-Identifier: MIT */
/*
 * Locked candidates, for all boxes and lines of a digit at once. For each triad (the three cells
 * that a box and a row share) it matters only whether the digit has a place there; likewise for
 * columns:
 *
 *     pointing     a triad has the digit, no other cell of the box has, another one of the line has
 *     claiming     a triad has the digit, no other cell of the line has, another one of the box has
 *
 * Pointing in columns comes first, then in rows, then claiming by columns, by rows; within these
 * digit by digit, then by the house in which the digit is locked. The direct form, in which the
 * elimination must leave a digit one place in another house of that kind, is tried before naked
 * singles.
 */
#include "rating/techniques/locking.h"

#include "grid/bits.h"

typedef struct lock {
    int digit;
    int base;  /* the house that has the digit only in the triad */
    int cover; /* the house from which the digit is eliminated */
} lock;

typedef bool (*take_lock)(se_rater *r, lock found);

static bool each_pointing_column(se_rater *r, const se_locks *locks, take_lock take)
{
    FOR_ALL_DIGITS(digit)
        for (int band = 0; band < 3; band++)
            FOR_EACH_BIT(rest, locks->pointing_columns[digit][band]) {
                const int column = lowest_bit(rest);
                if (take(r,
                         (lock){digit, FIRST_BOX + 3 * band + column / 3, FIRST_COLUMN + column}))
                    return true;
            }
    return false;
}

static bool each_pointing_row(se_rater *r, const se_locks *locks, take_lock take)
{
    FOR_ALL_DIGITS(digit) {
        if (!any_band(locks->pointing_rows[digit]))
            continue;
        for (int box = 0; box < 9; box++) {
            const uint32_t found = locks->pointing_rows[digit][box / 3] & (uint32_t)BAND_ROWS
                                                                              << 3 * (box % 3);
            if (found != 0 &&
                take(r, (lock){digit, FIRST_BOX + box, box / 3 * 3 + row_of(lowest_bit(found))}))
                return true;
        }
    }
    return false;
}

static bool each_claiming_column(se_rater *r, const se_locks *locks, take_lock take)
{
    FOR_ALL_DIGITS(digit) {
        const bands found = locks->claiming_columns[digit];
        FOR_EACH_BIT(rest, found[0] | found[1] | found[2]) {
            const int column = lowest_bit(rest);
            const int band = (found[0] >> column & 1) != 0   ? 0
                             : (found[1] >> column & 1) != 0 ? 1
                                                             : 2;
            if (take(r, (lock){digit, FIRST_COLUMN + column, FIRST_BOX + 3 * band + column / 3}))
                return true;
        }
    }
    return false;
}

static bool each_claiming_row(se_rater *r, const se_locks *locks, take_lock take)
{
    FOR_ALL_DIGITS(digit)
        for (int band = 0; band < 3; band++)
            FOR_EACH_BIT(rest, locks->claiming_rows[digit][band]) {
                const int bit = lowest_bit(rest);
                if (take(r, (lock){digit, 3 * band + row_of(bit),
                                   FIRST_BOX + 3 * band + stack_of_cell(bit)}))
                    return true;
            }
    return false;
}

static bool each_lock(se_rater *r, const se_locks *locks, take_lock take)
{
    return each_pointing_column(r, locks, take) || each_pointing_row(r, locks, take) ||
           each_claiming_column(r, locks, take) || each_claiming_row(r, locks, take);
}

static void describe(se_rater *r, lock found)
{
    ennead_se_step *step = &r->step;

    step->digits = digit_set(found.digit);
    step->base = (uint32_t)1 << found.base;
    step->cover = (uint32_t)1 << found.cover;
    step->cells =
        set_of_cells(cells_of_bands(open_places(&r->b, found.digit)) & house_cells[found.base]);
}

static bool take_indirect(se_rater *r, lock found)
{
    const cells places = cells_of_bands(open_places(&r->b, found.digit));

    if (found.base >= FIRST_BOX)
        se_step(r, ENNEAD_SE_POINTING, 26);
    else
        se_step(r, ENNEAD_SE_CLAIMING, 28);
    describe(r, found);
    r->step.removed[found.digit] =
        set_of_cells(places & house_cells[found.cover] & ~house_cells[found.base]);
    return true;
}

/* The houses of the base's kind that cross the cover: the first, and by how much the numbers of the
 * next two grow. */
typedef struct crossing_houses {
    int first, step;
} crossing_houses;

static crossing_houses crossing(lock found)
{
    const int box = found.cover - FIRST_BOX, column = found.cover - FIRST_COLUMN;

    if (found.base < FIRST_COLUMN)
        return (crossing_houses){box / 3 * 3, 1};
    if (found.base < FIRST_BOX)
        return (crossing_houses){FIRST_COLUMN + box % 3 * 3, 1};
    return found.cover < FIRST_COLUMN ? (crossing_houses){FIRST_BOX + found.cover / 3 * 3, 1}
                                      : (crossing_houses){FIRST_BOX + column / 3, 3};
}

/* Looks for a house of the base's kind that crosses the cover, in ascending order, in which one
 * place is left. */
static bool take_direct(se_rater *r, lock found)
{
    const cells places = cells_of_bands(open_places(&r->b, found.digit));
    const cells cover = house_cells[found.cover];
    const crossing_houses houses = crossing(found);

    for (int i = 0; i < 3; i++) {
        const int house = houses.first + i * houses.step;
        const cells here = places & house_cells[house], left = here & ~cover;
        if (house == found.base || left == here || left == 0 || without_lowest_cell(left) != 0)
            continue;
        if (found.base >= FIRST_BOX)
            se_step(r, ENNEAD_SE_DIRECT_POINTING, 17);
        else
            se_step(r, ENNEAD_SE_DIRECT_CLAIMING, 19);
        describe(r, found);
        r->step.cell = (uint8_t)lowest_cell(left);
        r->step.digit = (uint8_t)found.digit;
        r->step.single = (uint8_t)house;
        return true;
    }
    return false;
}

bool se_find_direct_locking(se_rater *r)
{
    se_locks direct;
    const se_locks *locks = easy_steps()->find_locks(&r->b, &r->locks, &direct);

    return locks != NULL && each_lock(r, locks, take_direct);
}

/* Uses the board of the direct search. */
bool se_find_locking(se_rater *r)
{
    return each_lock(r, &r->locks, take_indirect);
}
