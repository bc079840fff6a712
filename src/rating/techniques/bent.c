/* SPDX-License-Identifier: MIT */
/*
 * WXYZ-Wing to TUVWXYZ-Wing as in Sukaku Explainer 1.18.1: a set of three to six cells of a house
 * that hold one digit more than there are cells, and another cell with two of these digits. If the
 * cell sees every place of one of its digits in the set, then it cannot be that digit without the
 * set holding all the other digits. So its other digit is in the cell or in the set, and is
 * eliminated from all cells that see all these places. If the cell sees all places of both its
 * digits, every digit is in one of the cells, and all are eliminated in this way.
 *
 * The best wing is chosen by rating, then by the number of eliminations, then by its suffix in
 * Sukaku Explainer's names (one or two digits linked, the largest number of candidates in a cell
 * of the set, the sum of these numbers; the highest as text), then by its cells. Wings of cells
 * that have not changed since nothing was found are not looked at again.
 */
#include "rating/techniques/bent.h"

typedef struct wing {
    uint32_t key; /* the lowest is the best; if equal, the cells decide */
    int rating;
    cells set; /* the cells in the house */
    int pair;
    digits held;   /* candidates of the set */
    digits linked; /* those of the pair that are linked */
    cells gone[10];
} wing;

typedef struct bent_search {
    const marks *m;
    int size; /* number of cells in the set */
    cells stale;
    wing best;
} bent_search;

/* Sukaku Explainer rates wings of four and five digits by the largest number of candidates in a
 * cell of the set. */
static int rating_of(int size, int most)
{
    switch (size) {
    case 3:
        return most == 3 ? 56 : 55;
    case 4:
        return most == 3 ? 64 : most == 5 ? 62 : 63;
    case 5:
        return 66;
    default:
        return 75;
    }
}

/* Converts a number so that values compare as the numbers do as text. */
static uint32_t as_text(int number)
{
    return (uint32_t)(number < 10 ? 11 * number : 11 * (number / 10) + number % 10 + 1);
}

/* The cells of a set in which a digit is a candidate. */
static cells places_of(const marks *m, cells set, int digit)
{
    ASSERT(digit_in_range(digit));
    return set & m->candidates[digit];
}

/* The candidates of a digit that see all its places in a set. */
static cells seeing(const marks *m, cells set, int digit)
{
    ASSERT(digit_in_range(digit));
    return m->candidates[digit] & common_peers(places_of(m, set, digit));
}

static int count_gone(const cells gone[10])
{
    int count = 0;

    FOR_ALL_DIGITS(digit)
        count += cell_count(gone[digit]);
    return count;
}

/* Finds the eliminations. Returns whether both digits count as linked: they are, and it makes a
 * difference. */
static bool find_gone(const marks *m, wing *w)
{
    const digits pair = m->of[w->pair];
    const cells all = w->set | CELL(w->pair);
    const bool both = w->linked == pair;
    bool inside = false, outside = true;

    FOR_EACH_DIGIT(rest, both ? w->held : pair & (digits)~w->linked) {
        const int digit = lowest_digit(rest);
        w->gone[digit] = seeing(m, all, digit);
        if ((pair & digit_set(digit)) == 0)
            inside = inside || w->gone[digit] != 0;
        else
            outside = outside && w->gone[digit] != 0;
    }
    return both && (inside || outside);
}

/* Compares two sets of the same size as lists in ascending order. Returns whether the first comes
 * first. */
static bool comes_before(cells set, cells other)
{
    return set != other && (set & CELL(lowest_cell(set ^ other))) != 0;
}

static void judge(bent_search *s, cells set, digits held, int pair, digits linked)
{
    const marks *m = s->m;
    wing w = {.set = set, .pair = pair, .held = held, .linked = linked};
    int most = 0, sum = 0;

    FOR_EACH_CELL(rest, set) {
        const int count = digit_count(m->of[lowest_cell(rest)]);
        sum += count;
        most = count > most ? count : most;
    }
    w.rating = rating_of(s->size, most);
    if ((uint32_t)w.rating > s->best.key >> 24)
        return;
    const bool both = find_gone(m, &w);
    const int gone = count_gone(w.gone);
    if (gone == 0)
        return;
    const uint32_t suffix = (uint32_t)((both ? 20 : 10) + most) << 7 | as_text(sum);
    w.key = (uint32_t)w.rating << 24 | (uint32_t)(0xff - gone) << 16 | (0xffff - suffix);
    if (w.key < s->best.key || (w.key == s->best.key && comes_before(set, s->best.set)))
        s->best = w;
}

/* Looks for the other cell of the wing, given its set. */
static void look_around(bent_search *s, cells set, digits held)
{
    const marks *m = s->m;
    cells pairs = m->pairs & ~set;

    if ((set & s->stale) == 0)
        pairs &= s->stale;
    FOR_EACH_DIGIT(rest, ALL_DIGITS & (digits)~held)
        pairs &= ~m->candidates[lowest_digit(rest)];
    FOR_EACH_CELL(left, pairs) {
        const int pair = lowest_cell(left);
        digits linked = 0;
        FOR_EACH_DIGIT(rest, m->of[pair])
            if ((places_of(m, set, lowest_digit(rest)) & ~peers[pair]) == 0)
                linked |= digit_set(lowest_digit(rest));
        if (linked != 0)
            judge(s, set, held, pair, linked);
    }
}

/* Adds `missing` more cells of the house, from `later` on. */
static void grow(bent_search *s, cells set, digits held, int missing, cells later)
{
    if (missing == 0) {
        if (digit_count(held) == s->size + 1)
            look_around(s, set, held);
        return;
    }
    while (later != 0) {
        const int cell = lowest_cell(later);
        const digits more = held | s->m->of[cell];
        later = without_lowest_cell(later);
        if (digit_count(more) <= s->size + 1)
            grow(s, set | CELL(cell), more, missing - 1, later);
    }
}

static bool tell(se_rater *r, ennead_se_technique technique, const wing *w)
{
    ennead_se_step *step = se_step(r, technique, w->rating);

    step->cells = set_of_cells(w->set | CELL(w->pair));
    step->keys[0] = (uint8_t)w->pair;
    step->key_count = 1;
    step->digits = w->held;
    step->extra_digits = w->linked;
    FOR_ALL_DIGITS(digit)
        step->removed[digit] = set_of_cells(w->gone[digit]);
    return true;
}

static bool find_wing(se_rater *r, ennead_se_technique technique, se_cell_memory memory, int size)
{
    bent_search s = {
        .m = &r->m, .size = size, .stale = r->stale_cells[memory], .best = {.key = UINT32_MAX}};

    if (r->m.pairs == 0)
        return false;
    for (int house = 0; house < HOUSES; house++) {
        const cells fit = r->m.empty & house_cells[house];
        if (((fit | r->m.pairs) & s.stale) != 0)
            grow(&s, 0, 0, size, fit);
    }
    if (s.best.key != UINT32_MAX)
        return tell(r, technique, &s.best);
    r->stale_cells[memory] = 0;
    return false;
}

bool se_find_wxyz_wing(se_rater *r)
{
    return find_wing(r, ENNEAD_SE_WXYZ_WING, SE_OF_WXYZ, 3);
}

bool se_find_vwxyz_wing(se_rater *r)
{
    return find_wing(r, ENNEAD_SE_VWXYZ_WING, SE_OF_VWXYZ, 4);
}

bool se_find_uvwxyz_wing(se_rater *r)
{
    return find_wing(r, ENNEAD_SE_UVWXYZ_WING, SE_OF_UVWXYZ, 5);
}

bool se_find_tuvwxyz_wing(se_rater *r)
{
    return find_wing(r, ENNEAD_SE_TUVWXYZ_WING, SE_OF_TUVWXYZ, 6);
}
