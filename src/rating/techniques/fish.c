/* SPDX-License-Identifier: MIT */
/*
 * X-Wing, Swordfish, Jellyfish: n columns (then rows) in which a digit is only in n rows
 * (columns). Combinations of lines come in the order of binary numbers, and for each of them the
 * digits; a digit must be unplaced in 2n rows. Digits that have not changed since a producer found
 * nothing for them are not looked at again.
 */
#include "rating/techniques/fish.h"

#include "grid/bits.h"
#include "rating/base/hall_sets.h"

typedef struct se_fish {
    uint16_t lines; /* the base lines; 0: no fish */
    uint16_t covers;
    int digit;
} se_fish;

/* The candidates that a fish eliminates. */
static cells gone_from(const se_rater *r, int digit, int base, uint16_t lines, uint16_t covers)
{
    ASSERT(digit_in_range(digit));
    const int cover = base == 0 ? FIRST_COLUMN : 0;
    cells gone = 0, kept = 0;

    FOR_EACH_BIT(rest, covers)
        gone |= house_cells[cover + lowest_bit(rest)];
    FOR_EACH_BIT(rest, lines)
        kept |= house_cells[base + lowest_bit(rest)];
    return r->m.candidates[digit] & gone & ~kept;
}

/* Finds the first fish of a digit, with base lines of this kind (0: rows), that comes before the
 * best one so far. */
static void look(const se_rater *r, int digit, int base, int size, se_fish *best)
{
    ASSERT(digit_in_range(digit));
    const uint16_t *sets = &r->m.places[digit][base];
    uint16_t choices[SE_MOST_CHOICES];
    const int count = se_hall_sets(sets, size, 2, choices);

    for (int i = 0; i < count && (best->lines == 0 || choices[i] < best->lines); i++) {
        uint16_t covers = 0;
        FOR_EACH_BIT(rest, choices[i])
            covers |= sets[lowest_bit(rest)];
        if (gone_from(r, digit, base, choices[i], covers) != 0) {
            *best = (se_fish){choices[i], covers, digit};
            return;
        }
    }
}

static bool found(se_rater *r, const se_fish *f, int base, int size)
{
    static const ennead_se_technique techniques[] = {
        [2] = ENNEAD_SE_X_WING, ENNEAD_SE_SWORDFISH, ENNEAD_SE_JELLYFISH};
    const int cover = base == 0 ? FIRST_COLUMN : 0;
    ennead_se_step *step =
        se_step(r, techniques[size], ennead_se_technique_rating((int)techniques[size]));

    step->digits = digit_set(f->digit);
    step->base = (uint32_t)f->lines << base;
    step->cover = (uint32_t)f->covers << cover;
    FOR_EACH_BIT(rest, f->lines)
        add_cells(&step->cells, house_cells[base + lowest_bit(rest)] & r->m.candidates[f->digit]);
    step->removed[f->digit] = set_of_cells(gone_from(r, f->digit, base, f->lines, f->covers));
    return true;
}

static bool find_fish(se_rater *r, se_memory memory, int size)
{
    uint32_t large = 0;

    FOR_ALL_DIGITS(digit) {
        int rows = 0;
        for (int row = 0; row < 9; row++)
            rows += r->m.places[digit][row] != 0;
        if ((r->stale[memory] >> digit & 1) != 0 && rows >= 2 * size)
            large |= 1u << digit;
    }
    for (int kind = 0; kind < 2; kind++) {
        const int base = kind == 0 ? FIRST_COLUMN : 0;
        se_fish best = {0};
        FOR_EACH_BIT(rest, large)
            look(r, lowest_bit(rest), base, size, &best);
        if (best.lines != 0)
            return found(r, &best, base, size);
    }
    r->stale[memory] = 0;
    return false;
}

bool se_find_x_wing(se_rater *r)
{
    return find_fish(r, SE_X_WING, 2);
}

bool se_find_swordfish(se_rater *r)
{
    return find_fish(r, SE_SWORDFISH, 3);
}

bool se_find_jellyfish(se_rater *r)
{
    return find_fish(r, SE_JELLYFISH, 4);
}
