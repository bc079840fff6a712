/* SPDX-License-Identifier: MIT */
/*
 * Chains of three strong links that players know by name, besides the wings of wings.c. They are
 * like any chain (chains.c), but short enough to be found as a picture. A strong link is a cell
 * with two candidates, or the two places of a digit in a house:
 *
 *     M-Wing    cell, house, house    x or y, y or y, x or x: an end is x
 *     S-Wing    house, cell, house    x or x, x or y, y or y: an end is x or the other is y
 *     L-Wing    house, house, house   x or x, y or y, x or x: an end is x
 *     H-Wing    cell, cell, house     x or y, y or z, z or z: an end is x or the other is z
 *
 * Two house links are joined in a cell that holds both digits, others by one digit in two cells
 * that see each other. (Names as in the forum of enjoysudoku.com: medusa, split, local, and hybrid
 * wings.)
 */
#include "logic/techniques/chains/short_chains.h"

#include "logic/static_links.h"

typedef enum strong_kind { CELL_LINK, HOUSE_LINK } strong_kind;

enum { STRONG_LINKS = 3, ENDS = 2 * STRONG_LINKS };

typedef struct short_chain {
    hunt *h;
    const strong_kind *kinds;
    candidate nodes[ENDS]; /* off, on, off, on, off, on */
} short_chain;

/* Reports that one of the two ends is on. */
static flow report_ends(const short_chain *c)
{
    const marks *m = c->h->marks;
    const candidate one = c->nodes[0], other = c->nodes[ENDS - 1];
    const bool same = one.digit == other.digit;
    const cells both = peers[one.cell] & peers[other.cell];
    const cells by_one = m->candidates[one.digit] & (same ? both : CELL(other.cell));
    const cells by_other = same ? 0 : m->candidates[other.digit] & CELL(one.cell);

    if ((!same && (peers[one.cell] & CELL(other.cell)) == 0) || (by_one | by_other) == 0)
        return GO_ON;
    ennead_step *step = new_step(c->h);
    for (int i = 0; i < ENDS; i++) {
        add_node(step, c->nodes[i].digit, CELL(c->nodes[i].cell), i & 1);
        add_cells(&step->cells, CELL(c->nodes[i].cell));
        step->digits |= digit_set(c->nodes[i].digit);
    }
    step->focus = (uint8_t)(same ? one.digit : 0);
    remove_cells(step, one.digit, by_one);
    remove_cells(step, other.digit, by_other);
    return report_step(c->h);
}

/* Whether to report the chain from here: one whose links are the same from both ends is reported
 * from the lower end only. */
static bool is_told_here(const short_chain *c)
{
    const candidate one = c->nodes[0], other = c->nodes[ENDS - 1];
    const bool turns = c->kinds[0] == c->kinds[STRONG_LINKS - 1];

    if (c->kinds[1] == HOUSE_LINK && one.digit != other.digit)
        return false;
    if (c->kinds[1] == CELL_LINK && one.digit == other.digit)
        return false;
    /* The end cells must not occur elsewhere in the chain. */
    if (other.cell == one.cell || other.cell == c->nodes[1].cell || other.cell == c->nodes[3].cell)
        return false;
    return !turns || one.digit < other.digit || (one.digit == other.digit && one.cell < other.cell);
}

static flow go_strong(short_chain *c, int link);

/* Goes from the end of a strong link to the start of the next one. */
static flow go_weak(short_chain *c, int link)
{
    const marks *m = c->h->marks;
    const candidate on = c->nodes[2 * link + 1];
    candidate *off = &c->nodes[2 * link + 2];

    if (c->kinds[link] == HOUSE_LINK && c->kinds[link + 1] == HOUSE_LINK) {
        FOR_EACH_DIGIT(rest, m->of[on.cell] & (digits)~digit_set(on.digit)) {
            *off = (candidate){lowest_digit(rest), on.cell};
            if (off->cell != c->nodes[0].cell && go_strong(c, link + 1) == ENOUGH)
                return ENOUGH;
        }
        return GO_ON;
    }
    const cells next = c->kinds[link + 1] == CELL_LINK ? m->pairs : ALL_CELLS;
    FOR_EACH_CELL(rest, m->candidates[on.digit] & peers[on.cell] & next) {
        *off = (candidate){on.digit, lowest_cell(rest)};
        if (off->cell != c->nodes[0].cell && go_strong(c, link + 1) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

static flow go_on(short_chain *c, int link)
{
    if (link + 1 < STRONG_LINKS)
        return go_weak(c, link);
    return is_told_here(c) ? report_ends(c) : GO_ON;
}

/* Goes along a strong link, of each possible kind. */
static flow go_strong(short_chain *c, int link)
{
    const marks *m = c->h->marks;
    const candidate off = c->nodes[2 * link];
    candidate *on = &c->nodes[2 * link + 1];
    const int houses[3] = {row_of(off.cell), FIRST_COLUMN + column_of(off.cell),
                           FIRST_BOX + box_of(off.cell)};
    cells tried = 0;

    if (c->kinds[link] == CELL_LINK) {
        if ((m->pairs & CELL(off.cell)) == 0)
            return GO_ON;
        *on = (candidate){lowest_digit(m->of[off.cell] & (digits)~digit_set(off.digit)), off.cell};
        return go_on(c, link);
    }
    for (int i = 0; i < 3; i++) {
        if (!is_link(m, off.digit, houses[i]))
            continue;
        const cells other = m->candidates[off.digit] & house_cells[houses[i]] & ~CELL(off.cell);
        *on = (candidate){off.digit, lowest_cell(other)};
        if ((other & tried) == 0 && go_on(c, link) == ENOUGH)
            return ENOUGH;
        tried |= other;
    }
    return GO_ON;
}

static flow find_short_chains(hunt *h, const strong_kind kinds[STRONG_LINKS])
{
    short_chain c = {.h = h, .kinds = kinds};

    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, h->marks->candidates[digit]) {
            c.nodes[0] = (candidate){digit, lowest_cell(rest)};
            if (go_strong(&c, 0) == ENOUGH)
                return ENOUGH;
        }
    return GO_ON;
}

flow find_m_wing(hunt *h)
{
    static const strong_kind kinds[STRONG_LINKS] = {CELL_LINK, HOUSE_LINK, HOUSE_LINK};
    return find_short_chains(h, kinds);
}

flow find_s_wing(hunt *h)
{
    static const strong_kind kinds[STRONG_LINKS] = {HOUSE_LINK, CELL_LINK, HOUSE_LINK};
    return find_short_chains(h, kinds);
}

flow find_l_wing(hunt *h)
{
    static const strong_kind kinds[STRONG_LINKS] = {HOUSE_LINK, HOUSE_LINK, HOUSE_LINK};
    return find_short_chains(h, kinds);
}

flow find_h_wing(hunt *h)
{
    static const strong_kind kinds[STRONG_LINKS] = {CELL_LINK, CELL_LINK, HOUSE_LINK};
    return find_short_chains(h, kinds);
}
