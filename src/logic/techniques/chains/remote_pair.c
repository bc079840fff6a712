/* SPDX-License-Identifier: MIT */
/*
 * Remote pairs: a chain of cells with the same two candidates, each seeing the next. Their digits
 * alternate, so the ends of a chain of four, six, ... cells hold one digit each, and both digits
 * are eliminated from cells that see both ends. Chains are the shortest between their ends.
 */
#include "logic/techniques/chains/remote_pair.h"

#include "grid/assertions.h"

/* How the cells with a pair of digits are reached from one of them. */
typedef struct pair_reach {
    uint8_t steps[ENNEAD_CELLS]; /* number of steps to each cell reached */
    uint8_t from[ENNEAD_CELLS];
    cells reached;
} pair_reach;

/* Breadth-first search from `start` over the cells of a set. */
static void walk_pairs(pair_reach *r, cells set, int start)
{
    ASSERT(within_grid(set));
    cells front = CELL(start);

    r->reached = front;
    r->steps[start] = 0;
    r->from[start] = (uint8_t)start;
    while (front != 0) {
        cells next = 0;
        FOR_EACH_CELL(rest, front) {
            const int cell = lowest_cell(rest);
            FOR_EACH_CELL(found, set & peers[cell] & ~r->reached) {
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

/* Reports the chain found to `end`: its first cell and every second one have the same digit. */
static flow report_remote_pair(hunt *h, const pair_reach *r, int end, cells seen)
{
    ASSERT(within_grid(seen));
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
    return report_step(h);
}

flow find_remote_pair(hunt *h)
{
    const marks *m = h->marks;

    FOR_EACH_CELL(starts, m->pairs) {
        const int start = lowest_cell(starts);
        const digits of = m->of[start];
        const cells like = m->pairs & m->candidates[lowest_digit(of)] &
                           m->candidates[lowest_digit(without_lowest_digit(of))];
        pair_reach r;

        if (cell_count(like) < 4)
            continue;
        walk_pairs(&r, like, start);
        /* Each chain is found from both ends; it is reported from the one that comes first. */
        FOR_EACH_CELL(ends, r.reached & starts) {
            const int end = lowest_cell(ends);
            if (r.steps[end] >= 3 && r.steps[end] % 2 == 1 &&
                report_remote_pair(h, &r, end, peers[start] & peers[end]) == ENOUGH)
                return ENOUGH;
        }
    }
    return GO_ON;
}
