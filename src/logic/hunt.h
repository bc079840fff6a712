/* SPDX-License-Identifier: MIT */
/*
 * How techniques look for steps. A technique is one function, find_<name>, in the file of its kind
 * (techniques/table.c lists them all). It looks at the pencil marks and reports every instance
 * that eliminates or places something, each once, in an order that is always the same:
 *
 *     flow find_x_wing(hunt *h)
 *     {
 *         for each pattern in h->marks
 *             if (it removes or places something) {
 *                 ennead_step *step = new_step(h);
 *                 ... what the step rests on ...
 *                 remove_cells(step, digit, gone);
 *                 if (report_step(h) == ENOUGH)
 *                     return ENOUGH;
 *             }
 *         return GO_ON;
 *     }
 *
 * So one function serves to find the next step (the first report is enough), all steps, and
 * library cases. The marks contain no contradiction and are not solved. Steps are reported, not
 * done, while a technique looks.
 */
#ifndef ENNEAD_LOGIC_HUNT_H
#define ENNEAD_LOGIC_HUNT_H

#include <stddef.h>
#include <string.h>

#include "grid/marks.h"
#include "grid/step.h"

typedef enum flow { GO_ON, ENOUGH } flow;

/* Some techniques look twice: first to find the length of their shortest step. */
enum purpose { NOTICE, REPORT };

typedef struct hunt {
    const marks *marks;
    ennead_finder *finder;      /* tables of this state, and working memory */
    ennead_technique technique; /* the technique that is looking */
    ennead_step_function report;
    void *user;
    ennead_step *step; /* the step being built */
    int most_nodes;    /* whips with more are of no use; 0: they are */
} hunt;

/* Returns an empty step of the current technique, with its rating. */
ennead_step *new_step(hunt *h);

/* Reports the step that was built. Returns ENOUGH if the technique should stop. */
flow report_step(hunt *h);

/* Copies a step without the nodes that it does not have. */
static inline void copy_step(ennead_step *to, const ennead_step *from)
{
    memcpy(to, from, offsetof(ennead_step, nodes) + from->node_count * sizeof from->nodes[0]);
}

static inline void place_cell(ennead_step *step, int digit, int cell)
{
    ASSERT(digit_in_range(digit) && cell_in_range(cell));
    add_cells(&step->placed[digit], CELL(cell));
}

/* Adds a node to the chain of a step; `on` is 1 or 0. There must be room. */
static inline void add_node(ennead_step *step, int digit, cells where, int on)
{
    ASSERT(step->node_count < ENNEAD_STEP_NODES);
    step->nodes[step->node_count++] = (ennead_chain_node){
        .cells = set_of_cells(where), .digit = (uint8_t)digit, .on = (uint8_t)on};
}

static inline void add_key(ennead_step *step, int cell)
{
    ASSERT(step->key_count < ENNEAD_STEP_KEYS && cell_in_range(cell));
    step->keys[step->key_count++] = (uint8_t)cell;
}

static inline void remove_cells(ennead_step *step, int digit, cells gone)
{
    ASSERT(digit_in_range(digit));
    add_cells(&step->removed[digit], gone);
}

#endif
