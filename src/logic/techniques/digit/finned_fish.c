/* SPDX-License-Identifier: MIT */
/*
 * Finned fish: in n rows (the base), a digit is only in n columns (the cover), except for a few
 * candidates that are all in one box: the fins. Either a fin is true or the fish is. So the digit
 * is eliminated from the cells that the fish eliminates and that also see every fin, which are in
 * the fins' box. A finned fish is sashimi if a row of the base has only one candidate without its
 * fins. The same holds with rows and columns exchanged.
 *
 * The search goes box by box. Rows that cross the box, one or two of them, may have uncovered
 * candidates in its columns; all others must be covered, which leaves few choices.
 */
#include "logic/techniques/digit/finned_fish.h"

#include "grid/assertions.h"
#include "grid/bits.h"
#include "logic/hall_sets.h"
#include "logic/techniques/digit/fish.h"

typedef enum fin_kind { FINNED, SASHIMI } fin_kind;

/* The state of a search for finned fish of one kind, digit and direction. */
typedef struct finned_fish_search {
    hunt *h;
    fin_kind kind;
    int size;
    int digit;
    direction way;
    const uint16_t *lines; /* the positions of the digit in each base line */
    uint16_t open;         /* the lines with at least two positions */
    uint16_t narrow;       /* those of them with at most `size` */
    uint16_t band;         /* the base lines that cross the box of the fins */
    uint16_t chute;        /* the positions of that box in these lines */
} finned_fish_search;

/* Tests one fish. */
static flow try_fish(const finned_fish_search *a, uint16_t base, uint16_t cover, uint16_t fin_lines)
{
    ASSERT(within_digits(base));
    ASSERT(within_digits(cover));
    const cells all = a->h->marks->candidates[a->digit];
    const cells base_cells = cells_of_lines(a->way.base, base);
    const cells box = cells_of_lines(a->way.base, a->band) & cells_of_lines(a->way.cover, a->chute);
    fin_kind kind = FINNED;

    for (uint16_t rest = base; rest != 0; rest &= (uint16_t)(rest - 1)) {
        const uint16_t body = a->lines[lowest_bit(rest)] & cover;
        if (body == 0)
            return GO_ON;
        if ((body & (body - 1)) == 0)
            kind = SASHIMI;
    }
    if (kind != a->kind)
        return GO_ON;
    const fish_pattern f = {a->digit, a->way, base, cover,
                            all & base_cells & cells_of_lines(a->way.cover, fin_lines)};
    return report_fish(a->h, &f, all & box & cells_of_lines(a->way.cover, cover) & ~base_cells);
}

/* Given the cover that all candidates outside the box need, tries the ways to complete it in the
 * box. What is left uncovered there are fins. */
static flow try_covers(const finned_fish_search *a, uint16_t base, uint16_t cover)
{
    ASSERT(within_digits(base));
    ASSERT(within_digits(cover));
    const int missing = a->size - digit_count(cover);
    uint16_t in_box = 0;

    for (uint16_t rest = base & a->band; rest != 0; rest &= (uint16_t)(rest - 1))
        in_box |= a->lines[lowest_bit(rest)] & a->chute & (uint16_t)~cover;
    if (digit_count(in_box) <= missing)
        return GO_ON;
    for (uint16_t more = in_box;; more = (uint16_t)(more - 1) & in_box) {
        if (digit_count(more) == missing &&
            try_fish(a, base, cover | more, in_box & (uint16_t)~more) == ENOUGH)
            return ENOUGH;
        if (more == 0)
            return GO_ON;
    }
}

/* Tries all ways to add `missing` of the lines `rest`, which do not cross the box, to a base. */
static flow extend_base(const finned_fish_search *a, uint16_t base, uint16_t cover, int missing,
                        uint16_t rest)
{
    ASSERT(within_digits(base));
    ASSERT(within_digits(cover));
    if (missing == 0)
        return try_covers(a, base, cover);
    for (; digit_count(rest) >= missing; rest &= (uint16_t)(rest - 1)) {
        const int line = lowest_bit(rest);
        const uint16_t more = cover | a->lines[line];
        if (digit_count(more) <= a->size &&
            extend_base(a, (uint16_t)(base | 1u << line), more, missing - 1,
                        (uint16_t)(rest & (rest - 1))) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

/* Tries the fish whose fins are in one box. The base has one or two of the lines that cross the
 * box, so that there is another line to eliminate from. */
static flow try_box(const finned_fish_search *a)
{
    const uint16_t across = a->open & a->band, others = a->narrow & (uint16_t)~a->band;

    for (uint16_t base = across; base != 0; base = (uint16_t)(base - 1) & across) {
        const uint16_t covered = union_of(a->lines, base);
        const uint16_t left = union_of(a->lines, a->band & (uint16_t)~base);
        const uint16_t cover = covered & (uint16_t)~a->chute;
        const int missing = a->size - digit_count(base);
        if ((covered & a->chute) != 0 && (left & a->chute) != 0 && missing >= 0 &&
            digit_count(cover) <= a->size && extend_base(a, base, cover, missing, others) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

/* Finds the lines that may be in a base. */
static void choose_lines(finned_fish_search *a)
{
    a->open = a->narrow = 0;
    for (int line = 0; line < 9; line++) {
        const int count = digit_count(a->lines[line]);
        a->open |= (uint16_t)((count >= 2) << line);
        a->narrow |= (uint16_t)((count >= 2 && count <= a->size) << line);
    }
}

static flow find_finned(hunt *h, int size, fin_kind kind)
{
    ASSERT(size >= 0);
    finned_fish_search a = {.h = h, .kind = kind, .size = size};

    for (a.digit = 1; a.digit <= 9; a.digit++)
        for (int i = 0; i < 2; i++) {
            a.way = directions[i];
            a.lines = &h->marks->places[a.digit][a.way.base];
            choose_lines(&a);
            if (digit_count(a.open) < size)
                continue;
            for (int box = 0; box < 9; box++) {
                a.band = (uint16_t)(0x7u << box / 3 * 3);
                a.chute = (uint16_t)(0x7u << box % 3 * 3);
                if (try_box(&a) == ENOUGH)
                    return ENOUGH;
            }
        }
    return GO_ON;
}

flow find_finned_x_wing(hunt *h)
{
    return find_finned(h, 2, FINNED);
}

flow find_sashimi_x_wing(hunt *h)
{
    return find_finned(h, 2, SASHIMI);
}

flow find_finned_swordfish(hunt *h)
{
    return find_finned(h, 3, FINNED);
}

flow find_sashimi_swordfish(hunt *h)
{
    return find_finned(h, 3, SASHIMI);
}

flow find_finned_jellyfish(hunt *h)
{
    return find_finned(h, 4, FINNED);
}

flow find_sashimi_jellyfish(hunt *h)
{
    return find_finned(h, 4, SASHIMI);
}
