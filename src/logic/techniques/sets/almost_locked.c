/* SPDX-License-Identifier: MIT */
/*
 * Steps made of a few almost locked sets (almost.h). A set that lacks one of its digits holds all
 * others. Consider sets in a sequence, each linked to the next by a restricted common, where
 * consecutive links have different digits:
 *
 *     A --x-- B                 ALS-XZ         A lacks x or B does: z is in A or in B
 *     A --x-- C --y-- B         ALS-XY-Wing    C holds x or y: z is in A or in B
 *     A --x-- . --y-- ... -- B  ALS Chain      the same, further apart
 *
 * Then z is eliminated from every cell that sees all its cells in A and in B. Two sets linked by
 * two digits are both locked: one has the first digit, the other the second.
 *
 * Death Blossom: for each digit of a cell, the stem, there is a set, its petal, that lacks the
 * digit if the stem holds it. So one of the petals holds z.
 */
#include "logic/techniques/sets/almost_locked.h"

#include "grid/assertions.h"
#include "logic/finder.h"

enum { MOST_SETS = 8 }; /* of a chain */

/* Sets in a sequence, and the digits that link each to the next. */
typedef struct row_of_sets {
    int count;
    int set[MOST_SETS];
    int link[MOST_SETS]; /* link[i]: the digit between set i and set i + 1 */
} row_of_sets;

/* The digits of both ends of a sequence that one of them must hold and that are therefore
 * eliminated somewhere. Stores each one's eliminations in `gone`. */
static digits digits_of_ends(const marks *m, const almost_table *t, const row_of_sets *row,
                             cells gone[10])
{
    const almost *first = &t->list[row->set[0]], *last = &t->list[row->set[row->count - 1]];
    const digits both = first->digits & last->digits &
                        (digits) ~(digit_set(row->link[0]) | digit_set(row->link[row->count - 2]));
    digits found = 0;

    FOR_EACH_DIGIT(rest, both) {
        const int z = lowest_digit(rest);
        gone[z] = m->candidates[z] & seen_in(t, first, z) & seen_in(t, last, z);
        if (gone[z] != 0)
            found |= digit_set(z);
    }
    return found;
}

/* Reports what the ends of a sequence eliminate. */
static flow report_row(hunt *h, const almost_table *t, const row_of_sets *row)
{
    cells gone[10];
    const digits found = digits_of_ends(h->marks, t, row, gone);

    if (found == 0)
        return GO_ON;
    ennead_step *step = new_step(h);
    const int z = lowest_digit(found);
    for (int i = 0; i < row->count; i++)
        add_almost(step, h->marks, &t->list[row->set[i]], i == 0 ? z : row->link[i - 1],
                   i == row->count - 1 ? z : row->link[i]);
    FOR_EACH_DIGIT(rest, found)
        remove_cells(step, lowest_digit(rest), gone[lowest_digit(rest)]);
    step->focus = (uint8_t)z;
    return report_step(h);
}

/* ------------------------------------------------------------------------------------- ALS-XZ */

/* Adds what is eliminated because a set holds all its digits except those in `loose`. */
static cells remove_locked(ennead_step *step, const marks *m, const almost_table *t,
                           const almost *set, digits loose)
{
    ASSERT(within_digits(loose));
    cells any = 0;

    FOR_EACH_DIGIT(rest, set->digits & (digits)~loose) {
        const int digit = lowest_digit(rest);
        const cells gone = m->candidates[digit] & seen_in(t, set, digit);
        remove_cells(step, digit, gone);
        any |= gone;
    }
    return any;
}

/* Two sets linked by two digits. */
static flow report_locked_pair(hunt *h, const almost_table *t, const almost *one,
                               const almost *other, digits links)
{
    ASSERT(within_digits(links));
    const marks *m = h->marks;
    const int x = lowest_digit(links), y = lowest_digit(without_lowest_digit(links));
    ennead_step *step = new_step(h);
    cells any = remove_locked(step, m, t, one, links) | remove_locked(step, m, t, other, links);

    FOR_EACH_DIGIT(rest, links) {
        const int digit = lowest_digit(rest);
        const cells gone = m->candidates[digit] & seen_in(t, one, digit) & seen_in(t, other, digit);
        remove_cells(step, digit, gone);
        any |= gone;
    }
    if (any == 0)
        return GO_ON;
    add_almost(step, m, one, y, x);
    add_almost(step, m, other, x, y);
    return report_step(h);
}

/* All digits that link two sets, from their first link on. */
static digits links_between(const almost_table *t, int from, int first, int *next)
{
    ASSERT(first >= 0);
    digits all = 0;

    for (*next = first; *next < t->first_link[from + 1] && t->links[*next].to == t->links[first].to;
         ++*next)
        all |= digit_set(t->links[*next].digit);
    return all;
}

flow find_als_xz(hunt *h)
{
    const almost_table *t = almost_of(h);

    for (int one = 0; one < t->count; one++)
        for (int i = t->first_link[one], next; i < t->first_link[one + 1]; i = next) {
            const int other = t->links[i].to;
            const digits links = links_between(t, one, i, &next);
            const row_of_sets row = {2, {one, other}, {lowest_digit(links)}};
            if (other < one)
                continue;
            if (digit_count(links) > 1) {
                if (report_locked_pair(h, t, &t->list[one], &t->list[other], links) == ENOUGH)
                    return ENOUGH;
            } else if (report_row(h, t, &row) == ENOUGH) {
                return ENOUGH;
            }
        }
    return GO_ON;
}

/* --------------------------------------------------------------------------------- ALS-XY-Wing */

flow find_als_xy_wing(hunt *h)
{
    const almost_table *t = almost_of(h);

    for (int hinge = 0; hinge < t->count; hinge++)
        for (int i = t->first_link[hinge]; i < t->first_link[hinge + 1]; i++)
            for (int k = i + 1; k < t->first_link[hinge + 1]; k++) {
                const almost_link *x = &t->links[i], *y = &t->links[k];
                const row_of_sets row = {3, {x->to, hinge, y->to}, {x->digit, y->digit}};
                if (x->digit != y->digit && x->to != y->to &&
                    (t->list[x->to].digits & t->list[y->to].digits &
                     (digits) ~(digit_set(x->digit) | digit_set(y->digit))) != 0 &&
                    report_row(h, t, &row) == ENOUGH)
                    return ENOUGH;
            }
    return GO_ON;
}

/* ----------------------------------------------------------------------------------- ALS Chain */

/* A breadth-first search from one set. A set is visited at most once for each of two digits by
 * which it is entered: a chain may go on by any digit but that one. */
typedef struct set_walk {
    const almost_table *t;
    int count;
    struct visit {
        uint16_t set, from; /* `from`: the index of the visit before it */
        uint8_t digit, depth;
    } visits[2 * MOST_ALMOST];
    digits entered[MOST_ALMOST];
} set_walk;

_Static_assert(sizeof(set_walk) <= TECHNIQUE_MEMORY, "a walk fits");

static row_of_sets row_of_visits(const set_walk *w, int last)
{
    row_of_sets row = {.count = w->visits[last].depth + 1};

    for (int visit = last, i = row.count - 1; i >= 0; visit = w->visits[visit].from, i--) {
        row.set[i] = w->visits[visit].set;
        if (i > 0)
            row.link[i - 1] = w->visits[visit].digit;
    }
    return row;
}

/* Visits all sets linked to that of a visit. */
static void walk_on(set_walk *w, int from)
{
    const struct visit *at = &w->visits[from];

    for (int i = w->t->first_link[at->set]; i < w->t->first_link[at->set + 1]; i++) {
        const almost_link *link = &w->t->links[i];
        digits *entered = &w->entered[link->to];
        if (link->digit == at->digit || link->to == w->visits[0].set ||
            (*entered & digit_set(link->digit)) != 0 || digit_count(*entered) == 2)
            continue;
        *entered |= digit_set(link->digit);
        w->visits[w->count++] =
            (struct visit){link->to, (uint16_t)from, link->digit, (uint8_t)(at->depth + 1)};
    }
}

/* Finds chains of at least four sets from one set whose first link is not `z`: with z they would
 * end where they began. */
static flow walk_from(hunt *h, set_walk *w, int start, int z)
{
    enum { FEWEST_SETS = 4 };

    for (int i = 0; i < w->t->count; i++)
        w->entered[i] = 0;
    w->visits[0] = (struct visit){.set = (uint16_t)start, .digit = (uint8_t)z};
    w->count = 1;
    for (int i = 0; i < w->count; i++) {
        const struct visit *at = &w->visits[i];
        const almost *first = &w->t->list[start], *last = &w->t->list[at->set];
        if (at->depth + 1 >= FEWEST_SETS && at->set > start && at->digit != z &&
            (last->digits & digit_set(z)) != 0 &&
            (h->marks->candidates[z] & seen_in(w->t, first, z) & seen_in(w->t, last, z)) != 0) {
            const row_of_sets row = row_of_visits(w, i);
            if (report_row(h, w->t, &row) == ENOUGH)
                return ENOUGH;
        }
        if (at->depth + 1 < MOST_SETS)
            walk_on(w, i);
    }
    return GO_ON;
}

flow find_als_chain(hunt *h)
{
    set_walk *w = technique_memory(h);

    w->t = almost_of(h);
    for (int start = 0; start < w->t->count; start++)
        FOR_EACH_DIGIT(rest, w->t->list[start].digits)
            if (walk_from(h, w, start, lowest_digit(rest)) == ENOUGH)
                return ENOUGH;
    return GO_ON;
}

/* ------------------------------------------------------------------------------- Death Blossom */

typedef struct blossom {
    hunt *h;
    const almost_table *t;
    int stem, z;
    int petals[10]; /* [digit of the stem]: the number of its petal */
} blossom;

/* Reports everything that is eliminated because one of the petals holds it. Does nothing if z is
 * not the first such digit, so that each blossom is reported once. */
static flow report_blossom(const blossom *b)
{
    const marks *m = b->h->marks;
    digits common = ALL_DIGITS & (digits)~m->of[b->stem];
    ennead_step *step = new_step(b->h);

    FOR_EACH_DIGIT(rest, m->of[b->stem])
        common &= b->t->list[b->petals[lowest_digit(rest)]].digits;
    FOR_EACH_DIGIT(left, common) {
        const int digit = lowest_digit(left);
        cells gone = m->candidates[digit];
        FOR_EACH_DIGIT(rest, m->of[b->stem])
            gone &= seen_in(b->t, &b->t->list[b->petals[lowest_digit(rest)]], digit);
        if (gone != 0 && digit < b->z)
            return GO_ON;
        remove_cells(step, digit, gone);
    }
    FOR_EACH_DIGIT(rest, m->of[b->stem])
        add_almost(step, m, &b->t->list[b->petals[lowest_digit(rest)]], lowest_digit(rest), b->z);
    add_cells(&step->cells, CELL(b->stem));
    add_key(step, b->stem);
    step->focus = (uint8_t)b->z;
    return report_step(b->h);
}

/* Chooses the petals for the digits `left` of the stem. `gone` is what is eliminated so far. */
static flow grow_petals(blossom *b, digits left, cells gone)
{
    ASSERT(within_digits(left));
    ASSERT(within_grid(gone));
    const almost_table *t = b->t;

    if (left == 0)
        return report_blossom(b);
    const int digit = lowest_digit(left);
    const digits wanted = digit_set(digit) | digit_set(b->z);
    for (int i = 0; i < t->count; i++) {
        const almost *petal = &t->list[i];
        if ((petal->digits & wanted) != wanted || (petal->cells & CELL(b->stem)) != 0 ||
            (seen_in(t, petal, digit) & CELL(b->stem)) == 0)
            continue;
        const cells still = gone & seen_in(t, petal, b->z);
        b->petals[digit] = i;
        if (still != 0 && grow_petals(b, without_lowest_digit(left), still) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

flow find_death_blossom(hunt *h)
{
    enum { MOST_PETALS = 5 };
    blossom b = {.h = h, .t = almost_of(h)};

    FOR_EACH_CELL(rest, h->marks->empty) {
        b.stem = lowest_cell(rest);
        const digits of = h->marks->of[b.stem];
        if (digit_count(of) > MOST_PETALS)
            continue;
        for (b.z = 1; b.z <= 9; b.z++)
            if ((of & digit_set(b.z)) == 0 &&
                grow_petals(&b, of, h->marks->candidates[b.z]) == ENOUGH)
                return ENOUGH;
    }
    return GO_ON;
}
