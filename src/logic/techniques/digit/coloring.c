/* SPDX-License-Identifier: MIT */
/*
 * Coloring of one digit. Cells joined by strong links (two places in a house) form a cluster.
 * Along its links the digit alternates, so two colors are enough: the digit is in every cell of
 * one color and in none of the other.
 *
 *     Simple Colors Trap    a cell outside sees both colors of a cluster: the digit is eliminated
 *     Simple Colors Wrap    two cells of one color see each other: the color is the false one
 *     Multi-Colors 1        a color sees a color of another cluster: one of the two opposite colors
 *                           is true, and the digit is eliminated from cells that see both of these
 *     Multi-Colors 2        a color sees both colors of another cluster: it is the false one
 */
#include "logic/techniques/digit/coloring.h"

#include "grid/assertions.h"

/* A digit has at most nine cells in the solution, and each cluster has two cells in one house. */
enum { MOST_CLUSTERS = 27 };

typedef struct cluster {
    cells colors[2];
    cells seen[2]; /* the cells that see a cell of the color */
} cluster;

/* The cells that are joined to `cell` by strong links of the digit. */
static cells linked_to(const marks *m, int digit, int cell)
{
    ASSERT(digit_in_range(digit));
    ASSERT(cell_in_range(cell));
    const int houses[3] = {row_of(cell), FIRST_COLUMN + column_of(cell), FIRST_BOX + box_of(cell)};
    cells linked = 0;

    for (int i = 0; i < 3; i++)
        if (is_link(m, digit, houses[i]))
            linked |= house_cells[houses[i]] & m->candidates[digit];
    return linked & ~CELL(cell);
}

static void color_from(const marks *m, int digit, int start, cluster *found)
{
    ASSERT(digit_in_range(digit));
    cells front = CELL(start);

    *found = (cluster){.colors = {front}};
    for (int color = 0; front != 0; color = 1 - color) {
        cells next = 0;
        FOR_EACH_CELL(rest, front) {
            const int cell = lowest_cell(rest);
            found->seen[color] |= peers[cell];
            next |= linked_to(m, digit, cell);
        }
        front = next & ~found->colors[1 - color];
        found->colors[1 - color] |= front;
    }
}

/* Finds the clusters of at least two cells; returns how many there are. */
static int color_digit(const marks *m, int digit, cluster clusters[MOST_CLUSTERS])
{
    ASSERT(digit_in_range(digit));
    int count = 0;

    for (cells rest = m->candidates[digit]; rest != 0 && count < MOST_CLUSTERS;) {
        cluster *found = &clusters[count];
        color_from(m, digit, lowest_cell(rest), found);
        rest &= ~(found->colors[0] | found->colors[1]);
        count += found->colors[1] != 0;
    }
    return count;
}

/* Reports a step that removes the digit, based on one cluster or on two. */
static flow report_colors(hunt *h, int digit, const cluster *one, const cluster *other, cells gone)
{
    ASSERT(digit_in_range(digit));
    ASSERT(within_grid(gone));
    if (gone == 0)
        return GO_ON;
    ennead_step *step = new_step(h);
    step->digits = digit_set(digit);
    step->focus = (uint8_t)digit;
    for (int color = 0; color < 2; color++) {
        step->colors[color] = set_of_cells(one->colors[color]);
        add_cells(&step->cells, one->colors[color]);
        if (other != NULL) {
            step->colors[2 + color] = set_of_cells(other->colors[color]);
            add_cells(&step->cells, other->colors[color]);
        }
    }
    remove_cells(step, digit, gone);
    return report_step(h);
}

flow find_simple_colors_trap(hunt *h)
{
    cluster clusters[MOST_CLUSTERS];

    FOR_ALL_DIGITS(digit) {
        const int count = color_digit(h->marks, digit, clusters);
        for (int i = 0; i < count; i++) {
            const cluster *one = &clusters[i];
            const cells outside = h->marks->candidates[digit] & ~(one->colors[0] | one->colors[1]);
            if (report_colors(h, digit, one, NULL, outside & one->seen[0] & one->seen[1]) == ENOUGH)
                return ENOUGH;
        }
    }
    return GO_ON;
}

flow find_simple_colors_wrap(hunt *h)
{
    cluster clusters[MOST_CLUSTERS];

    FOR_ALL_DIGITS(digit) {
        const int count = color_digit(h->marks, digit, clusters);
        for (int i = 0; i < 2 * count; i++) {
            const cluster *one = &clusters[i / 2];
            const cells color = one->colors[i % 2];
            if ((color & one->seen[i % 2]) != 0 &&
                report_colors(h, digit, one, NULL, color) == ENOUGH)
                return ENOUGH;
        }
    }
    return GO_ON;
}

/* What is eliminated because a color of one cluster sees a color of the other. */
static cells seen_by_opposites(const cluster *one, const cluster *other)
{
    cells seen = 0;

    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 2; k++)
            if ((one->colors[i] & other->seen[k]) != 0)
                seen |= one->seen[1 - i] & other->seen[1 - k];
    return seen;
}

flow find_multi_colors_1(hunt *h)
{
    cluster clusters[MOST_CLUSTERS];

    FOR_ALL_DIGITS(digit) {
        const int count = color_digit(h->marks, digit, clusters);
        for (int i = 0; i < count; i++)
            for (int k = i + 1; k < count; k++) {
                const cells gone =
                    h->marks->candidates[digit] & seen_by_opposites(&clusters[i], &clusters[k]);
                if (report_colors(h, digit, &clusters[i], &clusters[k], gone) == ENOUGH)
                    return ENOUGH;
            }
    }
    return GO_ON;
}

flow find_multi_colors_2(hunt *h)
{
    cluster clusters[MOST_CLUSTERS];

    FOR_ALL_DIGITS(digit) {
        const int count = color_digit(h->marks, digit, clusters);
        for (int i = 0; i < 2 * count; i++)
            for (int k = 0; k < count; k++) {
                const cells color = clusters[i / 2].colors[i % 2];
                const cluster *other = &clusters[k];
                if (k != i / 2 && (color & other->seen[0]) != 0 && (color & other->seen[1]) != 0 &&
                    report_colors(h, digit, &clusters[i / 2], other, color) == ENOUGH)
                    return ENOUGH;
            }
    }
    return GO_ON;
}
