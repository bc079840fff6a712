/* SPDX-License-Identifier: MIT */
/*
 * Aligned pair and triplet exclusion: two or three cells, and at least two excluders, that is,
 * cells that see all of them and have no more candidates than there are cells. A combination of
 * digits of the cells is impossible if it repeats a digit in two cells that see each other, or
 * takes all candidates of an excluder. A digit that is in no possible combination is eliminated.
 *
 * Pairs come in ascending order of the second cell, then of the first. The third cell of a triplet
 * is an excluder of one of the two: first those of the first cell, then those of the second. Cells
 * and excluders that have not changed since nothing was found are not looked at again.
 */
#include "rating/techniques/aligned.h"

/* The cells to choose from, and each one's excluders. */
typedef struct aligned_field {
    uint8_t cell[ENNEAD_CELLS];
    int count;
    cells set;
    cells excluders[ENNEAD_CELLS]; /* by cell */
} aligned_field;

static void make_field(const marks *m, cells excluding, aligned_field *f)
{
    f->count = 0;
    f->set = 0;
    FOR_EACH_CELL(rest, m->empty) {
        const int cell = lowest_cell(rest);
        f->excluders[cell] = excluding & peers[cell];
        if (f->excluders[cell] != 0) {
            f->cell[f->count++] = (uint8_t)cell;
            f->set |= CELL(cell);
        }
    }
}

static bool is_one_or_none(cells set)
{
    return without_lowest_cell(set) == 0;
}

static bool sees(int cell, int other)
{
    ASSERT(cell_in_range(cell));
    return (peers[cell] & CELL(other)) != 0;
}

static bool tell(se_rater *r, ennead_se_technique technique, const int chosen[3], int count,
                 const digits left[3])
{
    ennead_se_step *step = se_step(r, technique, ennead_se_technique_rating((int)technique));

    for (int i = 0; i < count; i++) {
        const digits gone = r->m.of[chosen[i]] & (digits)~left[i];
        step->keys[i] = (uint8_t)chosen[i];
        step->digits |= gone;
        add_cells(&step->cells, CELL(chosen[i]));
        FOR_EACH_DIGIT(rest, gone)
            add_cells(&step->removed[lowest_digit(rest)], CELL(chosen[i]));
    }
    step->key_count = (uint8_t)count;
    return true;
}

/* Computes what is left in two cells; for each digit of one cell, the excluders say which digits
 * it rules out in the other. */
static bool look_at_pair(se_rater *r, int first, int second, cells excluders)
{
    const marks *m = &r->m;
    const int chosen[3] = {first, second};
    digits excluded[10], left[3] = {0};

    FOR_ALL_DIGITS(digit)
        excluded[digit] = sees(first, second) ? digit_set(digit) : 0;
    FOR_EACH_CELL(rest, excluders) {
        const digits pair = m->of[lowest_cell(rest)];
        const int low = lowest_digit(pair), high = lowest_digit(without_lowest_digit(pair));
        excluded[low] |= digit_set(high);
        excluded[high] |= digit_set(low);
    }
    FOR_EACH_DIGIT(rest, m->of[first]) {
        const int digit = lowest_digit(rest);
        const digits possible = m->of[second] & (digits)~excluded[digit];
        if (possible != 0)
            left[0] |= digit_set(digit);
        left[1] |= possible;
    }
    return (left[0] != m->of[first] || left[1] != m->of[second]) &&
           tell(r, ENNEAD_SE_ALIGNED_PAIR, chosen, 2, left);
}

bool se_find_aligned_pair(se_rater *r)
{
    aligned_field f;

    make_field(&r->m, r->m.pairs, &f);
    for (int second = 1; second < f.count; second++)
        for (int first = 0; first < second; first++) {
            const cells common = f.excluders[f.cell[first]] & f.excluders[f.cell[second]];
            if (!is_one_or_none(common) && look_at_pair(r, f.cell[first], f.cell[second], common))
                return true;
        }
    r->stale_cells[SE_OF_PAIRS] = 0;
    return false;
}

/* The digits possible in the third cell, given the digits of the two others. */
static digits possible_third(const marks *m, const int chosen[3], int first, int second,
                             cells excluders)
{
    const digits both = digit_set(first) | digit_set(second);
    digits possible = m->of[chosen[2]];

    if (sees(chosen[0], chosen[2]))
        possible &= (digits)~digit_set(first);
    if (sees(chosen[1], chosen[2]))
        possible &= (digits)~digit_set(second);
    for (cells rest = excluders; rest != 0 && possible != 0; rest = without_lowest_cell(rest)) {
        const digits needed = m->of[lowest_cell(rest)] & (digits)~both;
        if (needed == 0)
            return 0;
        if (without_lowest_digit(needed) == 0)
            possible &= (digits)~needed;
    }
    return possible;
}

static bool look_at_triplet(se_rater *r, const int chosen[3], cells excluders)
{
    const marks *m = &r->m;
    const digits all[3] = {m->of[chosen[0]], m->of[chosen[1]], m->of[chosen[2]]};
    const bool repeat = !sees(chosen[0], chosen[1]);
    digits left[3] = {0};

    FOR_EACH_DIGIT(firsts, all[0])
        FOR_EACH_DIGIT(seconds, all[1]) {
            const int first = lowest_digit(firsts), second = lowest_digit(seconds);
            if (first == second && !repeat)
                continue;
            const digits possible = possible_third(m, chosen, first, second, excluders);
            if (possible == 0)
                continue;
            left[0] |= digit_set(first);
            left[1] |= digit_set(second);
            left[2] |= possible;
            if (left[0] == all[0] && left[1] == all[1] && left[2] == all[2])
                return false;
        }
    return tell(r, ENNEAD_SE_ALIGNED_TRIPLET, chosen, 3, left);
}

/* Tries the cells of a set, in ascending order, as the third cell of a pair. */
static bool look_at_thirds(se_rater *r, const aligned_field *f, int first, int second, cells thirds)
{
    const cells common = f->excluders[first] & f->excluders[second];

    FOR_EACH_CELL(rest, thirds) {
        const int chosen[3] = {first, second, lowest_cell(rest)};
        const cells excluders = common & f->excluders[chosen[2]];
        if (!is_one_or_none(excluders) && look_at_triplet(r, chosen, excluders))
            return true;
    }
    return false;
}

bool se_find_aligned_triplet(se_rater *r)
{
    aligned_field f;

    make_field(&r->m, r->m.pairs | r->triples, &f);
    for (int second = 1; second < f.count; second++)
        for (int first = 0; first < second; first++) {
            const int a = f.cell[first], b = f.cell[second];
            const cells of_a = f.excluders[a], of_b = f.excluders[b];
            cells others = f.set & ~(CELL(a) | CELL(b));
            if (is_one_or_none(of_a & of_b))
                continue;
            if ((r->stale_cells[SE_OF_TRIPLETS] & ((of_a & of_b) | CELL(a) | CELL(b))) == 0)
                others &= r->stale_cells[SE_OF_TRIPLETS];
            if (look_at_thirds(r, &f, a, b, of_a & others) ||
                look_at_thirds(r, &f, a, b, of_b & ~of_a & others))
                return true;
        }
    r->stale_cells[SE_OF_TRIPLETS] = 0;
    return false;
}
