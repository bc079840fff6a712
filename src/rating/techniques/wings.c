/* SPDX-License-Identifier: MIT */
/*
 * XY-Wing and XYZ-Wing: a pivot with two or three candidates, and two cells with two candidates
 * each that see it: xy and xz, yz, or xyz and xz, yz. Pivots come in order, then the first pincer,
 * then the second. Where no cell has changed since nothing was found, nothing is looked at again.
 */
#include "rating/techniques/wings.h"

static bool tell_wing(se_rater *r, int pivot, int first, int second, cells gone, int digit)
{
    ASSERT(digit_in_range(digit));
    const digits held = (digits)(r->m.of[pivot] | r->m.of[first]);
    ennead_se_step *step = digit_count(r->m.of[pivot]) == 3 ? se_step(r, ENNEAD_SE_XYZ_WING, 44)
                                                            : se_step(r, ENNEAD_SE_XY_WING, 42);

    step->digits = held;
    step->cells = set_of_cells(CELL(pivot) | CELL(first) | CELL(second));
    step->keys[0] = (uint8_t)pivot;
    step->keys[1] = (uint8_t)first;
    step->keys[2] = (uint8_t)second;
    step->key_count = 3;
    step->removed[digit] = set_of_cells(gone);
    return true;
}

/* Whether `first` can be a pincer: it takes a digit from the pivot and leaves one to another
 * pincer. `z` is the digit that both pincers would share. */
static bool is_pincer(const marks *m, int pivot, int first, int *z, digits *other)
{
    const digits in_pivot = m->of[pivot], in_first = m->of[first];
    const digits left = in_pivot & (digits)~in_first;

    if (digit_count(left) != 1)
        return false;
    if (digit_count(in_pivot) == 2) {
        *z = lowest_digit(in_first & (digits)~in_pivot);
        *other = (digits)(left | digit_set(*z));
        return true;
    }
    *z = 0;
    *other = left;
    return true;
}

/* Whether there may be two pincers among the cells with two candidates that the pivot sees: with
 * different digits of the pivot, and the same other one, or with different two of its three. */
static bool may_have_pincers(const marks *m, digits in_pivot, cells pairs)
{
    const int first = lowest_digit(in_pivot), second = lowest_digit(without_lowest_digit(in_pivot));
    const digits third = without_lowest_digit(without_lowest_digit(in_pivot));
    const cells with_first = pairs & m->candidates[first],
                with_second = pairs & m->candidates[second];
    bool any = false;

    if (third != 0) {
        const cells with_third = m->candidates[lowest_digit(third)];
        return ((with_first & with_second) != 0) + ((with_first & with_third) != 0) +
                   ((with_second & with_third) != 0) >
               1;
    }
    if (with_first == 0 || with_second == 0)
        return false;
    FOR_EACH_DIGIT(rest, ALL_DIGITS & (digits)~in_pivot) {
        const cells with_other = m->candidates[lowest_digit(rest)];
        any |= ((with_first & with_other) != 0) & ((with_second & with_other) != 0);
    }
    return any;
}

static bool look_from(se_rater *r, int pivot)
{
    const marks *m = &r->m;
    const cells pairs = m->pairs & peers[pivot];

    if (!may_have_pincers(m, m->of[pivot], pairs))
        return false;
    FOR_EACH_CELL(firsts, pairs) {
        const int first = lowest_cell(firsts);
        int z;
        digits other;
        if (!is_pincer(m, pivot, first, &z, &other))
            continue;
        FOR_EACH_CELL(seconds, pairs & m->candidates[lowest_digit(other)]) {
            const int second = lowest_cell(seconds);
            if (z != 0 ? m->of[second] != other : (m->of[second] & (digits)~m->of[pivot]) != 0)
                continue;
            const int digit = lowest_digit(m->of[first] & m->of[second]);
            cells gone = m->candidates[digit] & peers[first] & peers[second];
            if (z == 0)
                gone &= peers[pivot];
            if (gone != 0)
                return tell_wing(r, pivot, first, second, gone, digit);
        }
    }
    return false;
}

static bool look_from_all(se_rater *r, cells pivots, se_cell_memory memory)
{
    const cells stale = r->stale_cells[memory], fresh = stale & r->m.pairs;

    FOR_EACH_CELL(rest, pivots) {
        const int pivot = lowest_cell(rest);
        if (((stale & CELL(pivot)) | (fresh & peers[pivot])) != 0 && look_from(r, pivot))
            return true;
    }
    r->stale_cells[memory] = 0;
    return false;
}

bool se_find_xy_wing(se_rater *r)
{
    return look_from_all(r, r->m.pairs, SE_OF_XY_WINGS);
}

bool se_find_xyz_wing(se_rater *r)
{
    return look_from_all(r, r->triples, SE_OF_XYZ_WINGS);
}
