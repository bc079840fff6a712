/* SPDX-License-Identifier: MIT */
/*
 * Franken and mutant fish, finned or not. As in any fish (fish.c), n houses (the base) need the
 * digit n times, and all their candidates of it are in n other houses (the cover), except for
 * fins. So the digit is eliminated from cells of the cover that are not in the base and see every
 * fin. Here the houses may include boxes:
 *
 *     Franken    base of rows and boxes, cover of columns and boxes; or rows and columns exchanged
 *     mutant     any other mixture
 *
 * A cell in two houses of the base counts twice, and is also a fin (an endo-fin). A cell in two
 * houses of the cover may be in the base as well; the digit is eliminated from it all the same.
 *
 * The search asks, for each candidate that can be eliminated at all (finder.h), what would follow
 * if it were true: the cells that see it are excluded, and so is the house of the cover that it is
 * in. So there must be n houses, disjoint in the remaining cells, that n - 1 others cover.
 */
#include "logic/techniques/digit/complex_fish.h"

#include "grid/assertions.h"
#include "grid/bits.h"
#include "logic/templates.h"

enum fish_kind { FRANKEN, MUTANT };

enum fin_use { WITHOUT_FINS, WITH_FINS };

static const uint32_t ROWS = 0x1ffu, COLUMNS = 0x1ffu << FIRST_COLUMN, BOXES = 0x1ffu << FIRST_BOX;

typedef struct complex_fish_search {
    hunt *h;
    enum fish_kind kind;
    enum fin_use fins;
    int size;
    int digit, target;
    uint32_t base_of, cover_of; /* the houses that may be in the base, and in the cover */
    cells all;                  /* the candidates of the digit */
    cells left;                 /* those that do not see the target */
} complex_fish_search;

/* A fish that is being built. */
typedef struct partial_fish {
    uint32_t base, cover;
    uint32_t barred;  /* houses that may no longer be in the cover */
    cells held, lost; /* cells left in the base; those of them that are in no house of the cover */
} partial_fish;

static int house_total(uint32_t set)
{
    return __builtin_popcount(set);
}

/* Whether base and cover are of the wanted kind. */
static bool is_of_kind(uint32_t base, uint32_t cover, enum fish_kind kind)
{
    const bool boxes = ((base | cover) & BOXES) != 0;
    const bool straight = ((base & COLUMNS) == 0 && (cover & ROWS) == 0) ||
                          ((base & ROWS) == 0 && (cover & COLUMNS) == 0);

    return kind == FRANKEN ? straight && boxes : !straight;
}

/* The cells that are in at least two houses of a set. */
static cells doubled(uint32_t houses)
{
    cells once = 0, twice = 0;

    FOR_EACH_BIT(rest, houses) {
        const cells house = house_cells[lowest_bit(rest)];
        twice |= once & house;
        once |= house;
    }
    return twice;
}

static cells cells_in(uint32_t houses)
{
    cells all = 0;

    FOR_EACH_BIT(rest, houses)
        all |= house_cells[lowest_bit(rest)];
    return all;
}

/* Reports a fish with its complete cover, if the target is the first candidate that it removes. */
static flow report_complex_fish(const complex_fish_search *a, uint32_t base, uint32_t cover)
{
    const cells in_base = a->all & cells_in(base), in_cover = a->all & cells_in(cover);
    const cells fins = (in_base & ~in_cover) | (a->all & doubled(base));
    const cells removable = (in_cover & ~in_base) | (a->all & doubled(cover));
    const cells gone = removable & (fins != 0 ? common_peers(fins) : ALL_CELLS);

    if ((fins != 0) != (a->fins == WITH_FINS) || !is_of_kind(base, cover, a->kind) ||
        (gone & CELL(a->target)) == 0 || lowest_cell(gone & ~in_base) != a->target)
        return GO_ON;
    ennead_step *step = new_step(a->h);
    step->focus = (uint8_t)a->digit;
    step->digits = digit_set(a->digit);
    step->base = base;
    step->cover = cover;
    step->cells = set_of_cells(in_base & ~fins);
    step->fins = set_of_cells(fins);
    remove_cells(step, a->digit, gone);
    return report_step(a->h);
}

/* Completes a cover with a house that contains the target. */
static flow complete(const complex_fish_search *a, const partial_fish *c)
{
    const uint32_t through =
        (1u << row_of(a->target) | 1u << (FIRST_COLUMN + column_of(a->target)) |
         1u << (FIRST_BOX + box_of(a->target))) &
        a->cover_of & ~(c->base | c->cover);

    FOR_EACH_BIT(rest, through)
        if (report_complex_fish(a, c->base, c->cover | (rest & -rest)) == ENOUGH)
            return ENOUGH;
    return GO_ON;
}

static flow extend(const complex_fish_search *a, const partial_fish *c);

/* Adds to the base each house that comes after those in it. */
static flow extend_base(const complex_fish_search *a, const partial_fish *c)
{
    const uint32_t later = c->base == 0 ? ~0u : ~0u << (32 - __builtin_clz(c->base));

    FOR_EACH_BIT(rest, a->base_of & later & ~c->cover) {
        const cells more = house_cells[lowest_bit(rest)] & a->left;
        partial_fish next = *c;
        if (more == 0 || (more & c->held) != 0 ||
            (house_cells[lowest_bit(rest)] & CELL(a->target)) != 0)
            continue;
        next.base |= rest & -rest;
        next.held |= more;
        next.lost = more & ~cells_in(c->cover);
        if (extend(a, &next) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

/* Covers an uncovered cell of the base in each possible way, then continues with the base. */
static flow extend(const complex_fish_search *a, const partial_fish *c)
{
    if (c->lost == 0) {
        if (house_total(c->base) < a->size)
            return extend_base(a, c);
        return house_total(c->cover) == a->size - 1 ? complete(a, c) : GO_ON;
    }
    if (house_total(c->cover) == a->size - 1)
        return GO_ON;
    const int cell = lowest_cell(c->lost);
    const uint32_t ways = (1u << row_of(cell) | 1u << (FIRST_COLUMN + column_of(cell)) |
                           1u << (FIRST_BOX + box_of(cell))) &
                          a->cover_of & ~(c->base | c->barred);
    partial_fish next = *c;
    FOR_EACH_BIT(rest, ways) {
        next.cover = c->cover | (rest & -rest);
        next.lost = c->lost & ~house_cells[lowest_bit(rest)];
        if (extend(a, &next) == ENOUGH)
            return ENOUGH;
        next.barred |= rest & -rest;
    }
    return GO_ON;
}

static flow find_with(complex_fish_search *a, uint32_t base_of, uint32_t cover_of)
{
    const partial_fish nothing = {0};

    a->base_of = base_of;
    a->cover_of = cover_of;
    return extend(a, &nothing);
}

static flow find_complex(hunt *h, int size, enum fish_kind kind, enum fin_use fins)
{
    ASSERT(size >= 0);
    const cells *doomed = doomed_of(h);
    complex_fish_search a = {.h = h, .kind = kind, .fins = fins, .size = size};

    for (a.digit = 1; a.digit <= 9; a.digit++)
        FOR_EACH_CELL(rest, doomed[a.digit]) {
            a.target = lowest_cell(rest);
            a.all = h->marks->candidates[a.digit];
            a.left = a.all & ~(peers[a.target] | CELL(a.target));
            if (kind == MUTANT) {
                if (find_with(&a, ROWS | COLUMNS | BOXES, ROWS | COLUMNS | BOXES) == ENOUGH)
                    return ENOUGH;
            } else if (find_with(&a, ROWS | BOXES, COLUMNS | BOXES) == ENOUGH ||
                       find_with(&a, COLUMNS | BOXES, ROWS | BOXES) == ENOUGH) {
                return ENOUGH;
            }
        }
    return GO_ON;
}

flow find_franken_x_wing(hunt *h)
{
    return find_complex(h, 2, FRANKEN, WITHOUT_FINS);
}

flow find_franken_swordfish(hunt *h)
{
    return find_complex(h, 3, FRANKEN, WITHOUT_FINS);
}

flow find_franken_jellyfish(hunt *h)
{
    return find_complex(h, 4, FRANKEN, WITHOUT_FINS);
}

flow find_finned_franken_x_wing(hunt *h)
{
    return find_complex(h, 2, FRANKEN, WITH_FINS);
}

flow find_finned_franken_swordfish(hunt *h)
{
    return find_complex(h, 3, FRANKEN, WITH_FINS);
}

flow find_finned_franken_jellyfish(hunt *h)
{
    return find_complex(h, 4, FRANKEN, WITH_FINS);
}

flow find_mutant_x_wing(hunt *h)
{
    return find_complex(h, 2, MUTANT, WITHOUT_FINS);
}

flow find_mutant_swordfish(hunt *h)
{
    return find_complex(h, 3, MUTANT, WITHOUT_FINS);
}

flow find_mutant_jellyfish(hunt *h)
{
    return find_complex(h, 4, MUTANT, WITHOUT_FINS);
}

flow find_finned_mutant_x_wing(hunt *h)
{
    return find_complex(h, 2, MUTANT, WITH_FINS);
}

flow find_finned_mutant_swordfish(hunt *h)
{
    return find_complex(h, 3, MUTANT, WITH_FINS);
}

flow find_finned_mutant_jellyfish(hunt *h)
{
    return find_complex(h, 4, MUTANT, WITH_FINS);
}
