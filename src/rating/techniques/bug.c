/* SPDX-License-Identifier: MIT */
/*
 * Bivalue universal grave: without a few extra candidates, every cell would have two candidates,
 * and every digit two places or none in every house. Such a board has no solution or several, so
 * one of the extra candidates is true (types as for unique loops).
 *
 * The extra candidates are found house by house (boxes, rows, columns): if a digit does not have
 * two places, the one cell there with more than two candidates has it as an extra one. If there
 * are several such cells, another house may tell which one it is; if they all are about one digit,
 * they are extra together (lksudoku's addition).
 */
#include "rating/techniques/bug.h"

#include "grid/bits.h"
#include "rating/base/hall_sets.h"
#include "rating/base/scale.h"

typedef struct bug {
    cells with_more; /* the cells with three or more candidates */
    cells set;       /* the cells with extra candidates */
    cells common;    /* what sees all cells of the set, without the set itself */
    cells together;  /* cells not yet decided, all for one digit, `only` */
    int only;        /* 0: none yet; -1: more than one digit */
    int count;       /* size of the set */
    digits extra[ENNEAD_CELLS];
    digits all_extra;
    uint8_t found[ENNEAD_CELLS]; /* the set in order */
} bug;

/* No cell sees more cells than that. */
enum { MOST_EXTRA_CELLS = 20 };

static void add_extra(bug *b, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    if ((b->set & CELL(cell)) == 0) {
        b->set |= CELL(cell);
        b->found[b->count++] = (uint8_t)cell;
        b->extra[cell] = 0;
    }
    b->extra[cell] |= digit_set(digit);
    b->common &= peers[cell] & ~b->set;
}

/* Whether nothing can come of it: there are several digits, and no cell sees the whole set. */
static bool has_no_effect(const bug *b)
{
    return b->count > 1 && digit_count(b->all_extra) > 1 && b->common == 0;
}

/* Looks at a digit that has one place, or more than two, in a house. */
static bool look_at(bug *b, int digit, cells places)
{
    ASSERT(digit_in_range(digit));
    const cells suspects = places & b->with_more;

    if (b->only == 0) {
        b->only = digit;
        b->together = suspects;
    } else if (b->only == digit) {
        b->together |= suspects;
    } else {
        b->only = -1;
    }
    if (suspects == 0)
        return false;
    if (without_lowest_cell(suspects) == 0) {
        b->all_extra |= digit_set(digit);
        add_extra(b, lowest_cell(suspects), digit);
    }
    return !has_no_effect(b);
}

/* The order of houses: boxes, rows, columns. */
static int nth_house(int nth)
{
    return nth < 9 ? FIRST_BOX + nth : nth - 9;
}

static bool find_extras(const marks *m, bug *b)
{
    for (int nth = 0; nth < HOUSES; nth++)
        FOR_ALL_DIGITS(digit) {
            const int house = nth_house(nth);
            const int count = digit_count(m->places[digit][house]);
            if (count != 0 && count != 2 &&
                !look_at(b, digit, house_cells[house] & m->candidates[digit]))
                return false;
        }
    if (b->only > 0)
        FOR_EACH_CELL(rest, b->together & ~b->set)
            add_extra(b, lowest_cell(rest), b->only);
    return !has_no_effect(b);
}

/* Whether every cell has two candidates, and every digit two places or none, without the extra
 * candidates. */
static bool is_grave(const marks *m, const bug *b)
{
    FOR_EACH_CELL(rest, m->empty) {
        const int cell = lowest_cell(rest);
        const digits extra = (b->set & CELL(cell)) != 0 ? b->extra[cell] : 0;
        if (digit_count(m->of[cell] & (digits)~extra) != 2)
            return false;
    }
    FOR_ALL_DIGITS(digit) {
        cells kept = m->candidates[digit];
        for (int i = 0; i < b->count; i++)
            if ((b->extra[b->found[i]] & digit_set(digit)) != 0)
                kept &= ~CELL(b->found[i]);
        for (int house = 0; house < HOUSES; house++) {
            const int count = cell_count(kept & house_cells[house]);
            if (count != 0 && count != 2)
                return false;
        }
    }
    return true;
}

static bool begin(se_rater *r, const bug *b, ennead_se_technique technique, int added)
{
    const int base = ennead_se_technique_rating((int)technique);
    ennead_se_step *step = se_step(r, technique, base + added);

    r->rank = se_rank(base, added);
    step->rests_on_unique = true;
    step->cells = set_of_cells(b->set);
    step->digits = b->all_extra;
    return true;
}

static void remove_digits(se_rater *r, digits gone, cells where)
{
    FOR_EACH_DIGIT(rest, gone) {
        const int digit = lowest_digit(rest);
        add_cells(&r->step.removed[digit], r->m.candidates[digit] & where);
    }
}

static bool look_type_1(se_rater *r, const bug *b)
{
    const int cell = b->found[0];

    (void)begin(r, b, ENNEAD_SE_BUG_1, 0);
    remove_digits(r, r->m.of[cell] & (digits)~b->all_extra, CELL(cell));
    return true;
}

static bool look_type_2(se_rater *r, const bug *b)
{
    const cells gone = b->common & r->m.candidates[lowest_digit(b->all_extra)];

    if (gone == 0)
        return false;
    (void)begin(r, b, ENNEAD_SE_BUG_2, 0);
    remove_digits(r, b->all_extra, gone);
    return true;
}

/* Type 3: the extra digits, as if in one cell, form a naked set with `size` - 1 other cells of a
 * house that contains all extra cells. */
static bool look_naked(se_rater *r, const bug *b, int house, int size)
{
    ASSERT(house_in_range(house));
    const cells others = b->common & house_cells[house];
    uint16_t sets[9] = {0}, choices[SE_MOST_CHOICES];
    uint8_t cell[9];
    int count = 0;

    if (cell_count(others) < size)
        return false;
    FOR_EACH_CELL(rest, others) {
        cell[count] = (uint8_t)lowest_cell(rest);
        sets[count] = r->m.of[cell[count]];
        count++;
    }
    sets[count] = b->all_extra;
    const int found = se_hall_sets(sets, size, 2, choices);
    for (int i = 0; i < found; i++) {
        const unsigned chosen = choices[i] & ~(1u << count);
        cells set = 0, gone = 0;
        digits held = 0;
        if (chosen == choices[i])
            continue;
        FOR_EACH_BIT(rest, chosen) {
            set |= CELL(cell[lowest_bit(rest)]);
            held |= sets[lowest_bit(rest)];
        }
        FOR_EACH_DIGIT(rest, held)
            gone |= r->m.candidates[lowest_digit(rest)] & others & ~set;
        if (digit_count(held) != size || gone == 0)
            continue;
        (void)begin(r, b, ENNEAD_SE_BUG_3, size - 1);
        r->step.base = (uint32_t)1 << house;
        r->step.extra_digits = held;
        r->step.extra_cells = set_of_cells(set);
        remove_digits(r, held, others & ~set);
        return true;
    }
    return false;
}

/* Whether a house contains all extra cells. */
static bool shared(const bug *b, int house)
{
    ASSERT(house_in_range(house));
    return (b->set & ~house_cells[house]) == 0;
}

/* The nth house of the first extra cell: box, row, column. */
static int house_of(const bug *b, int nth)
{
    const int cell = b->found[0];
    return nth == 0   ? FIRST_BOX + box_of(cell)
           : nth == 1 ? row_of(cell)
                      : FIRST_COLUMN + column_of(cell);
}

static bool look_type_3(se_rater *r, const bug *b)
{
    for (int size = 2; size <= 6; size++)
        for (int nth = 0; nth < 3; nth++)
            if (shared(b, house_of(b, nth)) && look_naked(r, b, house_of(b, nth), size))
                return true;
    return false;
}

/* Type 4: two extra cells share a digit that is not extra. In a house that contains both, it has
 * no other place; so only it and the extra digits stay in them. */
static bool look_type_4(se_rater *r, const bug *b)
{
    const int first = b->found[0], second = b->found[1];
    const digits common = r->m.of[first] & r->m.of[second] & (digits)~b->all_extra;

    if (digit_count(common) != 1)
        return false;
    for (int nth = 0; nth < 3; nth++) {
        if (!shared(b, house_of(b, nth)))
            continue;
        (void)begin(r, b, ENNEAD_SE_BUG_4, 0);
        r->step.base = (uint32_t)1 << house_of(b, nth);
        r->step.extra_digits = common;
        remove_digits(r, r->m.of[first] & (digits) ~(b->extra[first] | common), CELL(first));
        remove_digits(r, r->m.of[second] & (digits) ~(b->extra[second] | common), CELL(second));
        return true;
    }
    return false;
}

bool se_find_bug(se_rater *r)
{
    const marks *m = &r->m;
    bands counts[4];
    bug b = {.common = ALL_CELLS};

    if (!r->unique)
        return false;
    se_cell_counts(&r->b, counts);
    b.with_more = m->empty & ~m->pairs & ~cells_of_bands(counts[1] | counts[0]);
    if (cell_count(b.with_more) > MOST_EXTRA_CELLS || !find_extras(m, &b) || !is_grave(m, &b))
        return false;
    if (b.count == 0) /* already a grave: no solution, or several */
        return false;
    if (b.count == 1)
        return look_type_1(r, &b);
    if (digit_count(b.all_extra) == 1)
        return look_type_2(r, &b) || (b.count == 2 && look_type_4(r, &b));
    return b.common != 0 && ((b.count == 2 && look_type_4(r, &b)) || look_type_3(r, &b));
}
