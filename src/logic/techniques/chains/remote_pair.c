/* SPDX-License-Identifier: MIT */
/*
 * Remote pairs: cells with the same two candidates, each seeing the next. They hold the two digits
 * in turn, so the ends of a chain of four, six... hold one each, and a cell that sees both ends
 * holds neither. Chains are the shortest between their ends.
 */
#include "logic/logic.h"

/* How the cells of one pair of digits are reached from one of them. */
typedef struct reach {
    uint8_t steps[ENNEAD_CELLS]; /* of the cells reached */
    uint8_t from[ENNEAD_CELLS];
    cells reached;
} reach;

/* Breadth first from `start` over the cells of a set. */
static void walk_pairs(reach *r, cells set, int start)
{
    cells front = CELL(start);

    r->reached = front;
    r->steps[start] = 0;
    r->from[start] = (uint8_t)start;
    while (front != 0) {
        cells next = 0;
        for (; front != 0; front = without_lowest_cell(front)) {
            const int cell = lowest_cell(front);
            for (cells found = set & peers[cell] & ~r->reached; found != 0;
                 found = without_lowest_cell(found)) {
                const int neighbor = lowest_cell(found);
                r->steps[neighbor] = (uint8_t)(r->steps[cell] + 1);
                r->from[neighbor] = (uint8_t)cell;
                r->reached |= CELL(neighbor);
                next |= CELL(neighbor);
            }
        }
        front = next;
    }
}

/* The chain that was walked to `end`: its first cell and every second one hold one of the digits.
 */
static flow tell_remote_pair(hunt *h, const reach *r, int end, cells seen)
{
    const marks *m = h->marks;
    const int x = lowest_digit(m->of[end]), y = lowest_digit(without_lowest_digit(m->of[end]));
    const cells gone_x = m->candidates[x] & seen, gone_y = m->candidates[y] & seen;

    if ((gone_x | gone_y) == 0)
        return GO_ON;
    ennead_step *step = new_step(h);
    step->digits = m->of[end];
    for (int cell = end, left = r->steps[end]; left >= 0; cell = r->from[cell], left--) {
        add_cells(&step->cells, CELL(cell));
        if (step->node_count < ENNEAD_STEP_NODES)
            add_node(step, x, CELL(cell), left & 1);
    }
    remove_cells(step, x, gone_x);
    remove_cells(step, y, gone_y);
    return tell_step(h);
}

flow find_remote_pair(hunt *h)
{
    const marks *m = h->marks;

    for (cells starts = m->pairs; starts != 0; starts = without_lowest_cell(starts)) {
        const int start = lowest_cell(starts);
        const digits of = m->of[start];
        const cells like = m->pairs & m->candidates[lowest_digit(of)] &
                           m->candidates[lowest_digit(without_lowest_digit(of))];
        reach r;

        if (cell_count(like) < 4)
            continue;
        walk_pairs(&r, like, start);
        /* Each chain is found from both ends; it is told from the one that comes first. */
        for (cells ends = r.reached & starts; ends != 0; ends = without_lowest_cell(ends)) {
            const int end = lowest_cell(ends);
            if (r.steps[end] >= 3 && r.steps[end] % 2 == 1 &&
                tell_remote_pair(h, &r, end, peers[start] & peers[end]) == ENOUGH)
                return ENOUGH;
        }
    }
    return GO_ON;
}
