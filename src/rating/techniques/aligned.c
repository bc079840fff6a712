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

#include <string.h>

/* The cells to choose from, and each one's excluders. */
typedef struct aligned_field {
    cells set;
    cells excluding;               /* all that may be excluders */
    cells excluders[ENNEAD_CELLS]; /* by cell */
} aligned_field;

static void make_field(const marks *m, cells excluding, aligned_field *f)
{
    f->set = 0;
    f->excluding = excluding;
    FOR_EACH_CELL(rest, m->empty) {
        const int cell = lowest_cell(rest);
        f->excluders[cell] = excluding & peers[cell];
        if (f->excluders[cell] != 0)
            f->set |= CELL(cell);
    }
}

static bool is_one_or_none(cells set)
{
    return without_lowest_cell(set) == 0;
}

/* The cells that two or more of a set see. */
static cells seen_twice(cells set)
{
    cells once = 0, twice = 0;

    FOR_EACH_CELL(rest, set) {
        const cells seen = peers[lowest_cell(rest)];
        twice |= once & seen;
        once |= seen;
    }
    return twice;
}

/* The cells that one or more of a set see. */
static cells seen_by(cells set)
{
    cells seen = 0;

    FOR_EACH_CELL(rest, set)
        seen |= peers[lowest_cell(rest)];
    return seen;
}

static bool sees(int cell, int other)
{
    ASSERT(cell_in_range(cell));
    return (peers[cell] & CELL(other)) != 0;
}

static bool tell(se_rater *r, ennead_se_technique technique, const int chosen[], int count,
                 const digits left[])
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

/* Three cells and their excluders. */
typedef struct triplet {
    digits all[3];
    digits second_sees, third_sees, others_see; /* all bits if the first cell sees the second */
    int count;
    digits excluders[ENNEAD_CELLS];
} triplet;

/* Up to eight digits of the second cell; 0 where there are fewer. */
enum { LANES = 8 };
typedef digits digit_lanes __attribute__((vector_size(LANES * sizeof(digits))));

/* The digits of the third cell that go with a digit of the first and each of the second. */
static digit_lanes possible_thirds(const triplet *t, digits first, digit_lanes seconds)
{
    const digit_lanes both = seconds | first;
    digit_lanes none = (digit_lanes)(seconds == first) & t->second_sees,
                gone = (seconds & t->others_see) | (digits)(first & t->third_sees);

    for (int i = 0; i < t->count; i++) {
        const digit_lanes left = ~both & t->excluders[i];
        none |= (digit_lanes)(left == 0);
        gone |= left & (digit_lanes)((left & (left - 1)) == 0);
    }
    return t->all[2] & ~(gone | none) & (digit_lanes)(seconds != 0);
}

static digits united(digit_lanes lanes)
{
    uint64_t halves[2], all;

    memcpy(halves, &lanes, sizeof halves);
    all = halves[0] | halves[1];
    all |= all >> 32;
    return (digits)(all | all >> 16);
}

/* Takes up to four digits from a set, into lanes. */
static inline uint64_t next_four(digits *rest)
{
    uint64_t lanes = 0;

    for (int at = 0; at < 64 && *rest != 0; at += 16, *rest = without_lowest_digit(*rest))
        lanes |= (uint64_t)(*rest & -*rest) << at;
    return lanes;
}

/* Finds the digits that are in a possible combination. */
static void find_possible(const triplet *t, digits left[3])
{
    typedef uint64_t halves __attribute__((vector_size(sizeof(digit_lanes))));

    for (digits rest = t->all[1]; rest != 0;) {
        const uint64_t four = next_four(&rest);
        const digit_lanes seconds = (digit_lanes)(halves){four, next_four(&rest)};
        digit_lanes thirds = {0}, used = {0};

        for (digits firsts = t->all[0]; firsts != 0; firsts = without_lowest_digit(firsts)) {
            const digits first = (digits)(firsts & -firsts);
            const digit_lanes possible = possible_thirds(t, first, seconds);
            thirds |= possible;
            used |= seconds & (digit_lanes)(possible != 0);
            left[0] |= united(possible) != 0 ? first : 0;
        }
        left[1] |= united(used);
        left[2] |= united(thirds);
    }
}

static digits mask_of_sight(int cell, int other)
{
    return sees(cell, other) ? UINT16_MAX : 0;
}

/* Looks at three cells. */
static bool look_at(se_rater *r, const int chosen[3], cells excluders)
{
    digits left[3] = {0};
    triplet t;

    for (int i = 0; i < 3; i++)
        t.all[i] = r->m.of[chosen[i]];
    t.count = 0;
    t.second_sees = mask_of_sight(chosen[0], chosen[1]);
    t.third_sees = mask_of_sight(chosen[0], chosen[2]);
    t.others_see = mask_of_sight(chosen[1], chosen[2]);
    FOR_EACH_CELL(rest, excluders)
        t.excluders[t.count++] = r->m.of[lowest_cell(rest)];
    find_possible(&t, left);
    return ((left[0] ^ t.all[0]) | (left[1] ^ t.all[1]) | (left[2] ^ t.all[2])) != 0 &&
           tell(r, ENNEAD_SE_ALIGNED_TRIPLET, chosen, 3, left);
}

/* The digits of a cell that go with one of another cell. `sight` has all bits if the cells see each
 * other; `excluded` has, for each digit, the other one of each excluder. */
static digits possible_in(digits own, digits other, const digits excluded[10], digits sight)
{
    digits left = 0;

    FOR_EACH_DIGIT(rest, own) {
        const digits digit = (digits)(rest & -rest);
        if ((other & (digits) ~(excluded[lowest_digit(rest)] | (sight & digit))) != 0)
            left |= digit;
    }
    return left;
}

/* Looks at two cells. */
static bool look_at_two(se_rater *r, int first, int second, cells excluders)
{
    const int chosen[2] = {first, second};
    const digits in_first = r->m.of[first], in_second = r->m.of[second],
                 sight = mask_of_sight(first, second);
    digits excluded[10] = {0};

    FOR_EACH_CELL(rest, excluders) {
        const digits both = r->m.of[lowest_cell(rest)], high = without_lowest_digit(both);

        excluded[lowest_digit(both)] |= high;
        excluded[lowest_digit(high)] |= both ^ high;
    }
    const digits left[2] = {possible_in(in_first, in_second, excluded, sight),
                            possible_in(in_second, in_first, excluded, sight)};
    return (left[0] != in_first || left[1] != in_second) &&
           tell(r, ENNEAD_SE_ALIGNED_PAIR, chosen, 2, left);
}

/* The cells that may make a pair with a cell: before it, with two excluders in common, and one of
 * all these changed since nothing was found. */
static cells firsts_of(const aligned_field *f, int second, cells stale)
{
    const cells excluders = f->excluders[second];
    const cells firsts = seen_twice(excluders) & f->set & (CELL(second) - 1);

    if ((stale & CELL(second)) != 0)
        return firsts;
    return firsts & (stale | seen_by(excluders & stale));
}

bool se_find_aligned_pair(se_rater *r)
{
    aligned_field f;

    make_field(&r->m, r->m.pairs, &f);
    FOR_EACH_CELL(seconds, f.set) {
        const int second = lowest_cell(seconds);

        FOR_EACH_CELL(firsts, firsts_of(&f, second, r->stale_cells[SE_OF_PAIRS])) {
            const int first = lowest_cell(firsts);

            if (look_at_two(r, first, second, f.excluders[first] & f.excluders[second]))
                return true;
        }
    }
    r->stale_cells[SE_OF_PAIRS] = 0;
    return false;
}

/* Two cells, and what matters for a third one. */
typedef struct aligned_pair {
    int first, second;
    cells common;    /* excluders of both */
    cells effective; /* those of them that may rule out something together with a third cell */
    cells thirds;    /* cells for which something may be ruled out */
} aligned_pair;

/* An excluder has no effect if the pair leaves it two digits. If it leaves one, the third cell must
 * have it. Without excluders, something is only ruled out if two cells have the same pair of
 * digits. */
static void find_effective(const marks *m, aligned_pair *pair)
{
    const digits in_first = m->of[pair->first], in_second = m->of[pair->second];
    const cells both = CELL(pair->first) | CELL(pair->second);

    pair->effective = pair->thirds = 0;
    FOR_EACH_CELL(rest, pair->common) {
        const int cell = lowest_cell(rest);
        const digits left = m->of[cell] & (digits) ~(in_first | in_second);

        if (without_lowest_digit(left) != 0)
            continue;
        pair->effective |= CELL(cell);
        pair->thirds |= left == 0 ? peers[cell] : peers[cell] & m->candidates[lowest_digit(left)];
    }
    FOR_EACH_CELL(rest, both & m->pairs) {
        const int cell = lowest_cell(rest);
        const digits set = m->of[cell];

        pair->thirds |= in_first == in_second
                            ? ALL_CELLS
                            : peers[cell] & m->pairs & m->candidates[lowest_digit(set)] &
                                  m->candidates[lowest_digit(without_lowest_digit(set))];
    }
}

/* Tries the cells of a set, in ascending order, as the third cell of a pair. */
static bool look_at_thirds(se_rater *r, const aligned_field *f, const aligned_pair *pair,
                           cells thirds)
{
    FOR_EACH_CELL(rest, thirds) {
        const int chosen[3] = {pair->first, pair->second, lowest_cell(rest)};
        const cells of_third = f->excluders[chosen[2]];

        if (!is_one_or_none(pair->common & of_third) &&
            look_at(r, chosen, pair->effective & of_third))
            return true;
    }
    return false;
}

/* The cells that may be the third of a pair. If the second is an excluder of one of the others, the
 * three cells have been looked at with the second as their third. */
static cells thirds_of(const aligned_field *f, int first, int second)
{
    const cells before = CELL(second) - 1;
    cells thirds =
        (f->excluders[first] | f->excluders[second]) & f->set & ~(CELL(first) | CELL(second));

    if ((f->excluding & CELL(second)) != 0)
        thirds &= ~(sees(first, second) ? before : before & peers[second]);
    return thirds;
}

/* Looks at a pair with all cells that may be its third, unless nothing has changed. */
static bool look_at_pair_with_thirds(se_rater *r, const aligned_field *f, int first, int second)
{
    const cells of_first = f->excluders[first], of_second = f->excluders[second],
                stale = r->stale_cells[SE_OF_TRIPLETS];
    aligned_pair pair = {.first = first, .second = second, .common = of_first & of_second};
    cells thirds = thirds_of(f, first, second);

    if ((stale & (pair.common | CELL(first) | CELL(second))) == 0)
        thirds &= stale;
    if (thirds == 0)
        return false;
    find_effective(&r->m, &pair);
    thirds &= pair.thirds;
    if ((stale & (CELL(first) | CELL(second))) == 0)
        thirds &= stale | seen_by(pair.effective & stale);
    if (thirds == 0)
        return false;
    return look_at_thirds(r, f, &pair, of_first & thirds) ||
           look_at_thirds(r, f, &pair, thirds & ~of_first);
}

bool se_find_aligned_triplet(se_rater *r)
{
    aligned_field f;

    make_field(&r->m, r->m.pairs | r->triples, &f);
    const cells stale = r->stale_cells[SE_OF_TRIPLETS],
                touched = stale | seen_by(stale & f.excluding);
    FOR_EACH_CELL(seconds, f.set) {
        const int second = lowest_cell(seconds);
        const cells wanted = (touched & CELL(second)) != 0 ? f.set : f.set & touched;

        FOR_EACH_CELL(firsts, seen_twice(f.excluders[second]) & wanted & (CELL(second) - 1))
            if (look_at_pair_with_thirds(r, &f, lowest_cell(firsts), second))
                return true;
    }
    r->stale_cells[SE_OF_TRIPLETS] = 0;
    return false;
}
