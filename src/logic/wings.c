/* SPDX-License-Identifier: MIT */
/*
 * Wings: two cells, the pincers, of which one must hold digit z, so that no cell that sees both
 * does.
 *
 *     XY-Wing     the pivot holds x or y and sees pincers with x z and y z
 *     XYZ-Wing    the pivot holds x, y or z: what loses z must see the pivot too
 *     W-Wing      the pincers hold x z both, and x has two places in a house, one seen by each
 */
#include "logic/logic.h"

static flow tell_wing(hunt *h, int pivot, int x_pincer, int y_pincer, int z, cells gone)
{
    ennead_step *step = new_step(h);

    step->focus = (uint8_t)z;
    step->digits = h->marks->of[x_pincer] | h->marks->of[y_pincer];
    step->cells = set_of_cells(CELL(pivot) | CELL(x_pincer) | CELL(y_pincer));
    add_key(step, pivot);
    add_key(step, x_pincer);
    add_key(step, y_pincer);
    remove_cells(step, z, gone);
    return tell_step(h);
}

/* Pincers with x z and y z for a pivot that sees `near` and loses z where `seen` is seen too. */
static flow try_pincers(hunt *h, int pivot, int x, int y, int z, cells seen)
{
    const marks *m = h->marks;
    const cells near = m->pairs & peers[pivot] & m->candidates[z];

    for (cells xs = near & m->candidates[x]; xs != 0; xs = without_lowest_cell(xs))
        for (cells ys = near & m->candidates[y]; ys != 0; ys = without_lowest_cell(ys)) {
            const int a = lowest_cell(xs), b = lowest_cell(ys);
            const cells gone = m->candidates[z] & peers[a] & peers[b] & seen;
            if (gone != 0 && tell_wing(h, pivot, a, b, z, gone) == ENOUGH)
                return ENOUGH;
        }
    return GO_ON;
}

flow find_xy_wing(hunt *h)
{
    const marks *m = h->marks;

    for (cells rest = m->pairs; rest != 0; rest = without_lowest_cell(rest)) {
        const int pivot = lowest_cell(rest);
        const digits of = m->of[pivot];
        const int x = lowest_digit(of), y = lowest_digit(without_lowest_digit(of));
        for (digits others = ALL_DIGITS & (digits)~of; others != 0;
             others = without_lowest_digit(others))
            if (try_pincers(h, pivot, x, y, lowest_digit(others), ALL_CELLS) == ENOUGH)
                return ENOUGH;
    }
    return GO_ON;
}

flow find_xyz_wing(hunt *h)
{
    const marks *m = h->marks;

    for (cells rest = m->empty; rest != 0; rest = without_lowest_cell(rest)) {
        const int pivot = lowest_cell(rest);
        const digits of = m->of[pivot];
        if (digit_count(of) != 3)
            continue;
        for (digits zs = of; zs != 0; zs = without_lowest_digit(zs)) {
            const int z = lowest_digit(zs);
            const digits others = of & (digits)~digit_set(z);
            if (try_pincers(h, pivot, lowest_digit(others),
                            lowest_digit(without_lowest_digit(others)), z, peers[pivot]) == ENOUGH)
                return ENOUGH;
        }
    }
    return GO_ON;
}

/* The pincers `a` and `b` hold x and z. Looks for a house that links them by x. */
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
        return tell_step(h);
    }
    return GO_ON;
}

flow find_w_wing(hunt *h)
{
    const marks *m = h->marks;
    const cells pairs = m->pairs;

    for (cells as = pairs; as != 0; as = without_lowest_cell(as)) {
        const int a = lowest_cell(as);
        const int x = lowest_digit(m->of[a]), z = lowest_digit(without_lowest_digit(m->of[a]));
        const cells like_a = without_lowest_cell(as) & m->candidates[x] & m->candidates[z];
        for (cells bs = like_a & ~peers[a]; bs != 0; bs = without_lowest_cell(bs)) {
            const int b = lowest_cell(bs);
            if (try_w_wing(h, a, b, x, z) == ENOUGH || try_w_wing(h, a, b, z, x) == ENOUGH)
                return ENOUGH;
        }
    }
    return GO_ON;
}
