/* SPDX-License-Identifier: MIT */
/*
 * Naked and hidden sets: n cells of a house with n digits, or n digits with n places. Boxes come
 * before columns before rows; within a house, combinations come in the order of binary numbers. A
 * naked set needs a house with 2n empty cells, and eliminates only within this house. A hidden set
 * needs more than 2n; a direct one needs more than n, and must leave another digit one place in
 * the house. Houses that have not changed since a producer found nothing there are not looked at
 * again.
 */
#include "rating/techniques/sets.h"

#include "grid/bits.h"
#include "rating/base/hall_sets.h"

typedef bool (*look_function)(se_rater *r, int house, int size);

static int empty_cells(const se_rater *r, int house)
{
    ASSERT(house_in_range(house));
    return 9 - digit_count(r->m.placed[house]);
}

static int hidden_choices(const se_rater *r, int house, int size, uint16_t sets[9],
                          uint16_t choices[SE_MOST_CHOICES])
{
    ASSERT(house_in_range(house));
    FOR_ALL_DIGITS(digit)
        sets[digit - 1] = r->m.places[digit][house];
    return se_hall_sets(sets, size, 2, choices);
}

static uint16_t union_of_choice(const uint16_t sets[9], uint16_t choice)
{
    uint16_t all = 0;

    for (; choice != 0; choice &= (uint16_t)(choice - 1))
        all |= sets[lowest_bit(choice)];
    return all;
}

static void describe(se_rater *r, int house, digits set, positions places)
{
    ASSERT(house_in_range(house));
    r->step.digits = set;
    r->step.base = (uint32_t)1 << house;
    r->step.cells = set_of_cells(cells_at(house, places));
}

static bool look_direct(se_rater *r, int house, int size)
{
    ASSERT(house_in_range(house));
    uint16_t sets[9], choices[SE_MOST_CHOICES];

    if (empty_cells(r, house) <= size)
        return false;
    const int count = hidden_choices(r, house, size, sets, choices);
    for (int i = 0; i < count; i++) {
        const positions places = union_of_choice(sets, choices[i]);
        FOR_ALL_DIGITS(digit) {
            const positions all = sets[digit - 1], left = (positions)(all & ~places);
            if ((choices[i] & digit_set(digit)) != 0 || left == all || digit_count(left) != 1)
                continue;
            se_step(r, size == 2 ? ENNEAD_SE_DIRECT_HIDDEN_PAIR : ENNEAD_SE_DIRECT_HIDDEN_TRIPLET,
                    size == 2 ? 20 : 25);
            describe(r, house, choices[i], places);
            r->step.cell = (uint8_t)cell_at(house, lowest_bit(left));
            r->step.digit = (uint8_t)digit;
            r->step.single = (uint8_t)house;
            return true;
        }
    }
    return false;
}

static bool look_hidden(se_rater *r, int house, int size)
{
    ASSERT(house_in_range(house));
    static const ennead_se_technique techniques[] = {
        [2] = ENNEAD_SE_HIDDEN_PAIR, ENNEAD_SE_HIDDEN_TRIPLET, ENNEAD_SE_HIDDEN_QUAD};
    uint16_t sets[9], choices[SE_MOST_CHOICES];

    if (empty_cells(r, house) <= 2 * size)
        return false;
    const int count = hidden_choices(r, house, size, sets, choices);
    for (int i = 0; i < count; i++) {
        const positions places = union_of_choice(sets, choices[i]);
        const cells set = cells_at(house, places);
        cells any = 0;
        FOR_ALL_DIGITS(digit)
            if ((choices[i] & digit_set(digit)) == 0)
                any |= r->m.candidates[digit] & set;
        if (any == 0)
            continue;
        se_step(r, techniques[size], ennead_se_technique_rating((int)techniques[size]));
        describe(r, house, choices[i], places);
        FOR_ALL_DIGITS(digit)
            if ((choices[i] & digit_set(digit)) == 0)
                r->step.removed[digit] = set_of_cells(r->m.candidates[digit] & set);
        return true;
    }
    return false;
}

static bool look_naked(se_rater *r, int house, int size)
{
    ASSERT(house_in_range(house));
    static const ennead_se_technique techniques[] = {
        [2] = ENNEAD_SE_NAKED_PAIR, ENNEAD_SE_NAKED_TRIPLET, ENNEAD_SE_NAKED_QUAD};
    uint16_t sets[9], choices[SE_MOST_CHOICES];

    if (empty_cells(r, house) < 2 * size)
        return false;
    for (int place = 0; place < 9; place++)
        sets[place] = r->m.of[cell_at(house, place)];
    const int count = se_hall_sets(sets, size, 2, choices);
    for (int i = 0; i < count; i++) {
        const digits held = union_of_choice(sets, choices[i]);
        const cells others = cells_at(house, BAND_ROW & ~(unsigned)choices[i]);
        cells any = 0;
        FOR_EACH_DIGIT(rest, held)
            any |= r->m.candidates[lowest_digit(rest)] & others;
        if (any == 0)
            continue;
        se_step(r, techniques[size], ennead_se_technique_rating((int)techniques[size]));
        describe(r, house, held, choices[i]);
        FOR_EACH_DIGIT(rest, held)
            r->step.removed[lowest_digit(rest)] =
                set_of_cells(r->m.candidates[lowest_digit(rest)] & others);
        return true;
    }
    return false;
}

/* Calls a producer for the houses that have changed and may have a set. */
static bool in_stale_houses(se_rater *r, se_memory memory, look_function look, int size)
{
    if (look != look_naked && size < 4 && r->stale[memory] != 0)
        r->stale[memory] &= easy_steps()->houses_with_hidden(r->m.places, size);
    for (int nth = 0; nth < HOUSES && r->stale[memory] != 0; nth++) {
        const int house = se_house(nth);
        if ((r->stale[memory] >> house & 1) == 0)
            continue;
        if (look(r, house, size))
            return true;
        r->stale[memory] &= ~(1u << house);
    }
    return false;
}

bool se_find_direct_hidden_pair(se_rater *r)
{
    return in_stale_houses(r, SE_DIRECT_PAIR, look_direct, 2);
}

bool se_find_direct_hidden_triplet(se_rater *r)
{
    return in_stale_houses(r, SE_DIRECT_TRIPLET, look_direct, 3);
}

bool se_find_hidden_pair(se_rater *r)
{
    return in_stale_houses(r, SE_HIDDEN_PAIR, look_hidden, 2);
}

bool se_find_hidden_triplet(se_rater *r)
{
    return in_stale_houses(r, SE_HIDDEN_TRIPLET, look_hidden, 3);
}

bool se_find_hidden_quad(se_rater *r)
{
    return in_stale_houses(r, SE_HIDDEN_QUAD, look_hidden, 4);
}

bool se_find_naked_pair(se_rater *r)
{
    return in_stale_houses(r, SE_NAKED_PAIR, look_naked, 2);
}

bool se_find_naked_triplet(se_rater *r)
{
    return in_stale_houses(r, SE_NAKED_TRIPLET, look_naked, 3);
}

bool se_find_naked_quad(se_rater *r)
{
    return in_stale_houses(r, SE_NAKED_QUAD, look_naked, 4);
}
