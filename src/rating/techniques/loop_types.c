/* SPDX-License-Identifier: MIT */
/*
 * The hints in a unique loop. Their type depends on what prevents two solutions:
 *
 *     type 1   one cell has extra digits: the pair is eliminated from it
 *     type 2   all extra digits are the same: it is eliminated from the cells that see all of them
 *     type 3   the extra digits of two cells act as one more cell of a naked set, or the two cells
 *              as one more place of a hidden set
 *     type 4   two cells with extra digits; one digit of the pair has no other place in a house, so
 *              the other is eliminated from both
 */
#include "rating/techniques/loop_types.h"

#include "grid/bits.h"
#include "rating/base/hall_sets.h"
#include "rating/base/scale.h"

static ennead_se_technique technique_of(int length, int type)
{
    const int first = length == 4 ? (int)ENNEAD_SE_UNIQUE_RECTANGLE_1
                                  : (int)ENNEAD_SE_UNIQUE_LOOP_6_1 + 4 * (length / 2 - 3);
    return (ennead_se_technique)(first + type - 1);
}

/* Begins a step and returns it if it is better than the best so far, else returns NULL. `added`,
 * in tenths, is for the size of a set. */
static ennead_se_step *better(se_rater *r, const se_loop *loop, int type, int added,
                              se_best_loop *best)
{
    const ennead_se_technique technique = technique_of(loop->length, type);
    const int base = ennead_se_technique_rating((int)technique), rank = se_rank(base, added);

    if (rank > best->rank || (rank == best->rank && type >= best->type))
        return NULL;
    *best = (se_best_loop){rank, type};
    ennead_se_step *step = se_step(r, technique, base + added);
    r->rank = rank;
    step->rests_on_unique = true;
    step->digits = loop->pair;
    step->key_count = (uint8_t)loop->length;
    for (int i = 0; i < loop->length; i++) {
        step->keys[i] = loop->cells[i];
        add_cells(&step->cells, CELL(loop->cells[i]));
    }
    return step;
}

static void remove_digits(se_rater *r, digits gone, cells where)
{
    FOR_EACH_DIGIT(rest, gone) {
        const int digit = lowest_digit(rest);
        add_cells(&r->step.removed[digit], r->m.candidates[digit] & where);
    }
}

static void look_type_1(se_rater *r, const se_loop *loop, se_best_loop *best)
{
    if (better(r, loop, 1, 0, best) != NULL) {
        r->step.extra_digits = r->m.of[loop->extra[0]] & (digits)~loop->pair;
        remove_digits(r, loop->pair, CELL(loop->extra[0]));
    }
}

static void look_type_2(se_rater *r, const se_loop *loop, digits extra, se_best_loop *best)
{
    cells gone = r->m.candidates[lowest_digit(extra)];

    for (int i = 0; i < loop->extra_count; i++)
        gone &= peers[loop->extra[i]];
    if (gone != 0 && better(r, loop, 2, 0, best) != NULL) {
        r->step.extra_digits = extra;
        remove_digits(r, extra, gone);
    }
}

static int place_of(int house, int cell)
{
    ASSERT(house_in_range(house));
    ASSERT(cell_in_range(cell));
    return house < FIRST_COLUMN ? column_of(cell)
           : house < FIRST_BOX  ? row_of(cell)
                                : position_in_box(cell);
}

/* Finds the houses (box, row, column) that two cells share. Returns how many. */
static int shared_houses(int first, int second, int houses[3])
{
    int count = 0;

    if (box_of(first) == box_of(second))
        houses[count++] = FIRST_BOX + box_of(first);
    if (row_of(first) == row_of(second))
        houses[count++] = row_of(first);
    if (column_of(first) == column_of(second))
        houses[count++] = FIRST_COLUMN + column_of(first);
    return count;
}

static bool any_of(const se_rater *r, digits set, cells where)
{
    cells any = 0;

    FOR_EACH_DIGIT(rest, set)
        any |= r->m.candidates[lowest_digit(rest)] & where;
    return any != 0;
}

/* Looks for a naked set of `size` cells of the house: the extra digits as one cell in place of the
 * first, and other cells. */
static void look_naked(se_rater *r, const se_loop *loop, int house, int size, digits extra,
                       se_best_loop *best)
{
    ASSERT(house_in_range(house));
    const int first = place_of(house, loop->extra[0]), second = place_of(house, loop->extra[1]);
    const digits common = extra & r->m.of[loop->extra[0]] & r->m.of[loop->extra[1]];
    uint16_t sets[9], choices[SE_MOST_CHOICES];

    for (int place = 0; place < 9; place++)
        sets[place] = r->m.of[cell_at(house, place)];
    sets[first] = extra;
    sets[second] = 0;
    const int count = se_hall_sets(sets, size, 2, choices);
    for (int i = 0; i < count; i++) {
        const positions others = (positions)(choices[i] & ~(1u << first));
        digits set = common, all = extra;
        if (others == choices[i])
            continue;
        FOR_EACH_BIT(rest, others)
            set |= sets[lowest_bit(rest)];
        all |= set;
        const cells where = cells_at(house, BAND_ROW & ~(unsigned)choices[i] & ~(1u << second));
        if (digit_count(set) != size || !any_of(r, all, where))
            continue;
        if (better(r, loop, 3, size - 1, best) != NULL) {
            r->step.extra_digits = all;
            r->step.base = (uint32_t)1 << house;
            r->step.extra_cells = set_of_cells(cells_at(house, others));
            remove_digits(r, all, where);
        }
    }
}

/* Looks for a hidden set: the two cells as one place for the pair and `size` - 2 other digits that
 * are not extra, and other cells. */
static void look_hidden(se_rater *r, const se_loop *loop, int house, int size, digits extra,
                        se_best_loop *best)
{
    ASSERT(house_in_range(house));
    const int first = place_of(house, loop->extra[0]), second = place_of(house, loop->extra[1]);
    uint16_t sets[9], choices[SE_MOST_CHOICES];

    if ((loop->pair | extra) == ALL_DIGITS)
        return;
    FOR_ALL_DIGITS(digit)
        sets[digit - 1] = (extra & digit_set(digit)) != 0
                              ? 0
                              : (uint16_t)(r->m.places[digit][house] & ~(1u << second));
    const int count = se_hall_sets(sets, size, 1, choices);
    for (int i = 0; i < count; i++) {
        positions places = 0;
        if ((choices[i] & loop->pair) != loop->pair)
            continue;
        FOR_EACH_BIT(rest, choices[i])
            places |= sets[lowest_bit(rest)];
        places &= (positions) ~(1u << first);
        const cells where = cells_at(house, places);
        const digits gone = ALL_DIGITS & (digits)~choices[i];
        if (!any_of(r, gone, where))
            continue;
        if (better(r, loop, 3, digit_count(places) - 1, best) != NULL) {
            r->step.extra_digits = choices[i];
            r->step.base = (uint32_t)1 << house;
            r->step.extra_cells = set_of_cells(where);
            remove_digits(r, gone, where);
        }
    }
}

static void look_type_3(se_rater *r, const se_loop *loop, digits extra, se_best_loop *best)
{
    int houses[3];
    const int count = shared_houses(loop->extra[0], loop->extra[1], houses);

    for (int size = 2; size <= 4; size++)
        for (int i = 0; i < count; i++) {
            const int empty = 9 - digit_count(r->m.placed[houses[i]]);
            if (2 * size <= empty && size >= digit_count(extra))
                look_naked(r, loop, houses[i], size, extra, best);
            if (2 * size < empty)
                look_hidden(r, loop, houses[i], size, extra, best);
        }
}

static void look_type_4(se_rater *r, const se_loop *loop, se_best_loop *best)
{
    const cells both = CELL(loop->extra[0]) | CELL(loop->extra[1]);
    const int low = lowest_digit(loop->pair), high = lowest_digit(without_lowest_digit(loop->pair));
    int houses[3], low_house = -1, high_house = -1;
    const int count = shared_houses(loop->extra[0], loop->extra[1], houses);

    for (int i = 0; i < count; i++) {
        const cells others = house_cells[houses[i]] & ~both;
        if ((r->m.candidates[low] & others) == 0)
            low_house = houses[i];
        if ((r->m.candidates[high] & others) == 0)
            high_house = houses[i];
    }
    if ((low_house < 0 && high_house < 0) || better(r, loop, 4, 0, best) == NULL)
        return;
    const int locked = low_house >= 0 ? low : high;
    r->step.extra_digits = digit_set(locked);
    r->step.base = (uint32_t)1 << (low_house >= 0 ? low_house : high_house);
    remove_digits(r, loop->pair & (digits)~digit_set(locked), both);
}

void se_loop_hints(se_rater *r, const se_loop *loop, se_best_loop *best)
{
    digits extra = 0;

    for (int i = 0; i < loop->extra_count; i++)
        extra |= r->m.of[loop->extra[i]] & (digits)~loop->pair;
    if (loop->extra_count == 1)
        look_type_1(r, loop, best);
    else if (loop->extra_count > 1 && digit_count(extra) == 1)
        look_type_2(r, loop, extra, best);
    if (loop->extra_count == 2) {
        if (digit_count(extra) > 1)
            look_type_3(r, loop, extra, best);
        look_type_4(r, loop, best);
    }
}
