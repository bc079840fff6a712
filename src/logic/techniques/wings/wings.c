/* SPDX-License-Identifier: MIT */
/*
 * Wings: two cells, the pincers, one of which must hold digit z, so z is eliminated from cells
 * that see both.
 *
 *     XY-Wing     the pivot holds x or y and sees pincers with x z and y z
 *     XYZ-Wing    the pivot holds x, y or z: the eliminated z must see the pivot too
 *     W-Wing      the pincers both hold x z, and x has two places in a house, one seen by each
 */
#include "logic/techniques/wings/wings.h"

#include "grid/assertions.h"

static flow report_wing(hunt *h, int pivot, int x_pincer, int y_pincer, int z, cells gone)
{
    ASSERT(within_grid(gone));
    ennead_step *step = new_step(h);

    step->focus = (uint8_t)z;
    step->digits = h->marks->of[x_pincer] | h->marks->of[y_pincer];
    step->cells = set_of_cells(CELL(pivot) | CELL(x_pincer) | CELL(y_pincer));
    add_key(step, pivot);
    add_key(step, x_pincer);
    add_key(step, y_pincer);
    remove_cells(step, z, gone);
    return report_step(h);
}

/* The digit that two cells with two candidates each have in common. */
static int common_digit(const marks *m, int a, int b)
{
    return lowest_digit(m->of[a] & m->of[b]);
}

/* Tests three cells with two candidates each, three digits in all; each may be the pivot. */
static flow try_three_pairs(hunt *h, int first, int second, int third)
{
    ASSERT(first >= 0);
    ASSERT(second >= 0);
    const marks *m = h->marks;
    const int ways[3][3] = {{first, second, third}, {second, first, third}, {third, second, first}};

    for (int i = 0; i < 3; i++) {
        const int pivot = ways[i][0], a = ways[i][1], b = ways[i][2];
        const int z = common_digit(m, a, b);
        const cells gone = m->candidates[z] & peers[a] & peers[b];
        if ((CELL(a) & peers[pivot]) != 0 && (CELL(b) & peers[pivot]) != 0 && gone != 0 &&
            report_wing(h, pivot, a, b, z, gone) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

flow find_xy_wing(hunt *h)
{
    const marks *m = h->marks;

    FOR_EACH_CELL(firsts, m->pairs) {
        const int first = lowest_cell(firsts);
        FOR_EACH_CELL(rest, without_lowest_cell(firsts)) {
            const int second = lowest_cell(rest);
            const digits others = m->of[first] ^ m->of[second];
            if (digit_count(others) != 2)
                continue;
            FOR_EACH_CELL(thirds, without_lowest_cell(rest) & m->candidates[lowest_digit(others)] &
                                      m->candidates[lowest_digit(without_lowest_digit(others))])
                if (try_three_pairs(h, first, second, lowest_cell(thirds)) == ENOUGH)
                    return ENOUGH;
        }
    }
    return GO_ON;
}

/* Tests two pincers for a pivot with three candidates. */
static flow try_pincers(hunt *h, int pivot, int a, int b)
{
    const marks *m = h->marks;

    if (m->of[a] == m->of[b])
        return GO_ON;
    const int z = common_digit(m, a, b);
    const cells gone = m->candidates[z] & peers[a] & peers[b] & peers[pivot];
    return gone == 0 ? GO_ON : report_wing(h, pivot, a, b, z, gone);
}

flow find_xyz_wing(hunt *h)
{
    const marks *m = h->marks;

    FOR_EACH_CELL(rest, m->empty) {
        const int pivot = lowest_cell(rest);
        cells fit = m->pairs & peers[pivot];
        if (digit_count(m->of[pivot]) != 3)
            continue;
        FOR_EACH_DIGIT(others, ALL_DIGITS & (digits)~m->of[pivot])
            fit &= ~m->candidates[lowest_digit(others)];
        FOR_EACH_CELL(left, fit)
            FOR_EACH_CELL(bs, without_lowest_cell(left))
                if (try_pincers(h, pivot, lowest_cell(left), lowest_cell(bs)) == ENOUGH)
                    return ENOUGH;
    }
    return GO_ON;
}

/* The pincers `a` and `b` both have x and z. Looks for a house that links them by x. */
static flow try_w_wing(hunt *h, int a, int b, int x, int z)
{
    const marks *m = h->marks;
    const cells gone = m->candidates[z] & peers[a] & peers[b];

    if (gone == 0)
        return GO_ON;
    for (int house = 0; house < HOUSES; house++) {
        const cells both = house_cells[house] & m->candidates[x];
        if (!is_link(m, x, house) || (both & (CELL(a) | CELL(b))) != 0)
            continue;
        int p = lowest_cell(both), q = lowest_cell(without_lowest_cell(both));
        if ((peers[a] & CELL(p)) == 0 || (peers[b] & CELL(q)) == 0) {
            const int first = p;
            p = q;
            q = first;
        }
        if ((peers[a] & CELL(p)) == 0 || (peers[b] & CELL(q)) == 0)
            continue;
        ennead_step *step = new_step(h);
        const int chain[6][2] = {{a, z}, {a, x}, {p, x}, {q, x}, {b, x}, {b, z}};
        step->focus = (uint8_t)z;
        step->digits = m->of[a];
        step->base = 1u << house;
        step->cells = set_of_cells(CELL(a) | CELL(b) | both);
        add_key(step, a);
        add_key(step, p);
        add_key(step, q);
        add_key(step, b);
        for (int i = 0; i < 6; i++)
            add_node(step, chain[i][1], CELL(chain[i][0]), i & 1);
        remove_cells(step, z, gone);
        return report_step(h);
    }
    return GO_ON;
}

flow find_w_wing(hunt *h)
{
    const marks *m = h->marks;
    const cells pairs = m->pairs;

    FOR_EACH_CELL(as, pairs) {
        const int a = lowest_cell(as);
        const int x = lowest_digit(m->of[a]), z = lowest_digit(without_lowest_digit(m->of[a]));
        const cells like_a = without_lowest_cell(as) & m->candidates[x] & m->candidates[z];
        FOR_EACH_CELL(bs, like_a & ~peers[a]) {
            const int b = lowest_cell(bs);
            if (try_w_wing(h, a, b, z, x) == ENOUGH || try_w_wing(h, a, b, x, z) == ENOUGH)
                return ENOUGH;
        }
    }
    return GO_ON;
}
