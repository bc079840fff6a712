/* SPDX-License-Identifier: MIT */
/*
 * The path that HoDoKu would take (B. Hobiger, hodoku.sourceforge.net); HoDoKu's score is the sum
 * over this path. It follows the catalogue's order, but among several steps of a kind it does the
 * one that HoDoKu would choose: for singles see singles_queue.h, for chains and almost locked sets
 * choice.h.
 */
#include "logic/hodoku/hodoku_path.h"
#include "grid/assertions.h"
#include "logic/finder.h"
#include "logic/hodoku/choice.h"
#include "logic/hodoku/singles_queue.h"

static bool first_is_enough(void *user, const ennead_step *step)
{
    (void)user;
    (void)step;
    return false;
}

/* The techniques of a set without singles. */
static ennead_technique_set beyond_singles(const ennead_technique_set *techniques)
{
    ennead_technique_set set = *techniques;

    set.words[0] &= ~((uint64_t)1 << ENNEAD_FULL_HOUSE | (uint64_t)1 << ENNEAD_NAKED_SINGLE |
                      (uint64_t)1 << ENNEAD_HIDDEN_SINGLE);
    return set;
}

static bool is_only(cells set, int cell)
{
    ASSERT(within_grid(set));
    ASSERT(cell_in_range(cell));
    return set == CELL(cell);
}

/* A house in which a cell is the only one of a set, boxes first; HOUSES if there is none. */
static int house_of_only(cells set, int cell)
{
    ASSERT(within_grid(set));
    ASSERT(cell_in_range(cell));
    const int houses[] = {FIRST_BOX + box_of(cell), row_of(cell), FIRST_COLUMN + column_of(cell)};

    for (int i = 0; i < 3; i++)
        if (is_only(set & house_cells[houses[i]], cell))
            return houses[i];
    return HOUSES;
}

/* Builds the step of a single. */
static void put_single(hunt *h, single s, ennead_technique technique)
{
    ASSERT((unsigned)technique < ENNEAD_TECHNIQUE_COUNT);
    const cells all =
        technique == ENNEAD_FULL_HOUSE ? h->marks->empty : h->marks->candidates[s.digit];
    const int house = technique == ENNEAD_NAKED_SINGLE ? HOUSES : house_of_only(all, s.cell);

    h->technique = technique;
    ennead_step *step = new_step(h);
    step->digits = digit_set(s.digit);
    step->focus = s.digit;
    step->base = house == HOUSES ? 0 : (uint32_t)1 << house;
    step->cells = set_of_cells(CELL(s.cell));
    step->keys[0] = s.cell;
    step->key_count = 1;
    if (technique == ENNEAD_HIDDEN_SINGLE && house < FIRST_BOX)
        step->rating = 15;
    place_cell(step, s.digit, s.cell);
}

/* Builds the next step. */
static flow hunt_on(hunt *h, singles_queue *queue, const ennead_technique_set *techniques)
{
    const ennead_technique_set others = beyond_singles(techniques);
    single next;
    ennead_technique technique;

    if (next_single(queue, h->marks, techniques, &next, &technique)) {
        put_single(h, next, technique);
        return ENOUGH;
    }
    forget(h->finder);
    return choose_step(h, &others);
}

flow hunt_as_hodoku(hunt *h, const ennead_state *state, const ennead_technique_set *techniques)
{
    singles_queue queue;
    marks m;

    start_queue(&queue, &m, state);
    return hunt_on(h, &queue, techniques);
}

static void guess(singles_queue *queue, marks *m, hodoku_way *way)
{
    const int cell = nth_cell(m->empty, (uint32_t)cell_count(m->empty) / 2);

    place_in_order(queue, m, cell, way->solution[cell]);
    way->guesses++;
}

ennead_path_end go_hodoku_path(ennead_finder *finder, ennead_state *state,
                               const ennead_technique_set *techniques, hodoku_way *way,
                               ennead_step_function report, void *user)
{
    marks m;
    singles_queue queue;
    ennead_step step;
    hunt h = {.marks = &m, .finder = finder, .report = first_is_enough, .step = &step};
    ennead_path_end end = ENNEAD_PATH_END_STUCK;

    start_queue(&queue, &m, state);
    while (!m.broken && m.empty != 0) {
        if (hunt_on(&h, &queue, techniques) == GO_ON) {
            if (way->solution == NULL)
                break;
            guess(&queue, &m, way);
            continue;
        }
        if (report != NULL && !report(user, &step)) {
            end = ENNEAD_PATH_END_STOPPED;
            break;
        }
        apply_in_order(&queue, &m, &step);
        if (way->states == TOLD)
            state_of_marks(state, &m);
    }
    state_of_marks(state, &m);
    if (m.broken)
        return ENNEAD_PATH_END_CONTRADICTION;
    return m.empty == 0 ? ENNEAD_PATH_END_SOLVED : end;
}
