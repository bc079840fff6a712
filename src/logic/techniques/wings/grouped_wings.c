/* SPDX-License-Identifier: MIT */
/*
 * W-Wings (wings.c) whose digit x has more than two places in the house that joins them. Cells
 * with the same two candidates x and z together see all of these places, so they cannot all hold
 * x: one holds z, which is eliminated from cells that see all of them.
 *
 *     Grouped W-Wing         two cells: the places fall into two groups, one seen by each
 *     Multi-Branch W-Wing    three cells, where no two of them see all places
 *
 * (Groups: "Two definitions of W-Wing" in the forum of enjoysudoku.com; branches: under this name
 * in Sunnie's Sudoku program.)
 */
#include "logic/techniques/wings/grouped_wings.h"

#include "grid/assertions.h"

enum { MOST_BRANCHES = 3 };

/* The cells of a wing, all with the same two candidates, and the digit of the house that joins
 * them. */
typedef struct branches {
    hunt *h;
    int count;
    int cells[MOST_BRANCHES];
    int x, z;
    cells all;
} branches;

static cells seen_by(const branches *b, int branch)
{
    return peers[b->cells[branch]];
}

/* Adds the house's places to the step, as a chain through the two groups. */
static void put_groups(ennead_step *step, const branches *b, cells places)
{
    ASSERT(within_grid(places));
    const cells first = places & seen_by(b, 0);

    add_node(step, b->z, CELL(b->cells[0]), 0);
    add_node(step, b->x, CELL(b->cells[0]), 1);
    add_node(step, b->x, first, 0);
    add_node(step, b->x, places & ~first, 1);
    add_node(step, b->x, CELL(b->cells[1]), 0);
    add_node(step, b->z, CELL(b->cells[1]), 1);
}

static flow report_branches(const branches *b, int house, cells places, cells gone)
{
    ASSERT(house_in_range(house));
    ASSERT(within_grid(places));
    ASSERT(within_grid(gone));
    ennead_step *step = new_step(b->h);

    step->focus = (uint8_t)b->z;
    step->digits = digit_set(b->x) | digit_set(b->z);
    step->base = 1u << house;
    step->cells = set_of_cells(b->all | places);
    if (b->count == 2)
        put_groups(step, b, places);
    for (int i = 0; i < b->count && b->count > 2; i++)
        add_key(step, b->cells[i]);
    remove_cells(step, b->z, gone);
    return report_step(b->h);
}

/* Whether the branches see all the places together, and every branch is needed for that. */
static bool is_joined(const branches *b, cells places)
{
    ASSERT(within_grid(places));
    for (int i = 0; i < b->count; i++) {
        cells by_others = 0;
        for (int k = 0; k < b->count; k++)
            if (k != i)
                by_others |= seen_by(b, k);
        if ((places & ~by_others) == 0 || (places & ~by_others & ~seen_by(b, i)) != 0)
            return false;
    }
    return true;
}

/* Looks for houses that join the cells by either of their digits. */
static flow try_branches(branches *b)
{
    const marks *m = b->h->marks;
    const int pair[2] = {lowest_digit(m->of[b->cells[0]]),
                         lowest_digit(without_lowest_digit(m->of[b->cells[0]]))};

    for (int i = 0; i < 2; i++) {
        b->x = pair[i];
        b->z = pair[1 - i];
        const cells gone = m->candidates[b->z] & common_peers(b->all);
        for (int house = 0; house < HOUSES && gone != 0; house++) {
            const cells places = m->candidates[b->x] & house_cells[house];
            if (cell_count(places) > 2 && is_joined(b, places) &&
                report_branches(b, house, places, gone) == ENOUGH)
                return ENOUGH;
        }
    }
    return GO_ON;
}

/* Adds `missing` more cells from `left`, no two of which see each other. */
static flow add_branches(branches *b, int missing, cells left)
{
    ASSERT(within_grid(left));
    if (missing == 0)
        return try_branches(b);
    FOR_EACH_CELL(rest, left) {
        const int cell = lowest_cell(rest);
        b->cells[b->count++] = cell;
        b->all |= CELL(cell);
        if (add_branches(b, missing - 1, without_lowest_cell(rest) & ~peers[cell]) == ENOUGH)
            return ENOUGH;
        b->all &= ~CELL(cell);
        b->count--;
    }
    return GO_ON;
}

static flow find_branches(hunt *h, int count)
{
    ASSERT(count >= 0);
    const marks *m = h->marks;

    FOR_ALL_DIGITS(one)
        for (int other = one + 1; other <= 9; other++) {
            branches b = {.h = h};
            if (add_branches(&b, count, m->pairs & m->candidates[one] & m->candidates[other]) ==
                ENOUGH)
                return ENOUGH;
        }
    return GO_ON;
}

flow find_grouped_w_wing(hunt *h)
{
    return find_branches(h, 2);
}

flow find_multi_branch_w_wing(hunt *h)
{
    return find_branches(h, MOST_BRANCHES);
}
