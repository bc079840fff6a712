/* SPDX-License-Identifier: MIT */
/*
 * Remote pairs (remote_pair.c) as HoDoKu finds them: the best (worth.h) of all chains of 4, 6, 8
 * or 10 cells. Any two cells of a chain that are an odd number of links apart, at least three,
 * hold the two digits between them, so both digits are eliminated from the cells that see both.
 * But HoDoKu only looks at chains whose ends eliminate the digit that the chain begins with.
 */
#include "logic/hodoku/choose_remote_pair.h"

#include "grid/assertions.h"
#include "logic/hodoku/worth.h"

enum { FEWEST_CELLS = 4, MOST_CELLS = 10 };

typedef struct pairing {
    hunt *h;
    digits pair;
    int first; /* the digit with which the chain begins */
    cells like;
    cells visited;
    int count;
    uint8_t chain[MOST_CELLS];
    worth best;
} pairing;

static candidate_set gone_by(const pairing *p)
{
    const int one = lowest_digit(p->pair), other = lowest_digit(without_lowest_digit(p->pair));
    candidate_set gone = {{0}};

    for (int i = 0; i < p->count; i++)
        for (int k = i + 3; k < p->count; k += 2) {
            const cells seen = peers[p->chain[i]] & peers[p->chain[k]];
            gone.of[one] |= p->h->marks->candidates[one] & seen;
            gone.of[other] |= p->h->marks->candidates[other] & seen;
        }
    return gone;
}

static void look_at_chain(pairing *p)
{
    const cells seen = peers[p->chain[0]] & peers[p->chain[p->count - 1]];
    const candidate_set gone = gone_by(p);
    const worth w = worth_of(&gone);

    if ((p->h->marks->candidates[p->first] & seen) == 0 || !is_better(w, p->best))
        return;
    p->best = w;
    ennead_step *step = new_step(p->h);
    step->digits = p->pair;
    for (int i = 0; i < p->count; i++) {
        add_cells(&step->cells, CELL(p->chain[i]));
        add_node(step, lowest_digit(p->pair), CELL(p->chain[i]), i & 1);
    }
    FOR_EACH_DIGIT(rest, p->pair)
        remove_cells(step, lowest_digit(rest), gone.of[lowest_digit(rest)]);
}

/* Looks at the chains that begin with the current one and this cell. */
static void go_on_with(pairing *p, int cell)
{
    ASSERT(cell_in_range(cell));
    p->chain[p->count++] = (uint8_t)cell;
    p->visited |= CELL(cell);
    if (p->count >= FEWEST_CELLS && p->count % 2 == 0)
        look_at_chain(p);
    const cells fit = p->like & peers[cell] & ~p->visited;
    const cells row = fit & house_cells[row_of(cell)];
    const cells column = fit & house_cells[FIRST_COLUMN + column_of(cell)];
    const cells directions[] = {row, column, fit & ~row & ~column};
    for (int i = 0; i < 3 && p->count < MOST_CELLS; i++)
        FOR_EACH_CELL(rest, directions[i])
            go_on_with(p, lowest_cell(rest));
    p->visited &= ~CELL(cell);
    p->count--;
}

flow choose_remote_pair(hunt *h)
{
    const marks *m = h->marks;
    pairing p = {.h = h, .best = {0, 0}};

    h->technique = ENNEAD_REMOTE_PAIR;
    FOR_EACH_CELL(rest, m->pairs) {
        const int cell = lowest_cell(rest);
        p.pair = m->of[cell];
        p.like = m->pairs & m->candidates[lowest_digit(p.pair)] &
                 m->candidates[lowest_digit(without_lowest_digit(p.pair))];
        if (cell_count(p.like) < FEWEST_CELLS)
            continue;
        FOR_EACH_DIGIT(open, p.pair) {
            p.first = lowest_digit(open);
            go_on_with(&p, cell);
        }
    }
    return p.best.removed > 0 ? ENOUGH : GO_ON;
}
