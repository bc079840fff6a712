/* SPDX-License-Identifier: MIT */
/*
 * How techniques look for steps. A technique is one function, find_<name> for the row of that name
 * in ENNEAD_TECHNIQUES (ennead.h), in the file of its family. It looks at the pencil marks and
 * tells of every instance that does something, each once, in an order that is always the same:
 *
 *     flow find_x_wing(hunt *h)
 *     {
 *         for each pattern in h->marks
 *             if (it removes or places something) {
 *                 ennead_step *step = new_step(h);
 *                 ... what the step rests on ...
 *                 remove_cells(step, digit, gone);
 *                 if (tell_step(h) == ENOUGH)
 *                     return ENOUGH;
 *             }
 *         return GO_ON;
 *     }
 *
 * So one function serves the next step (the first told is enough), all steps, and the library
 * cases. The marks hold no contradiction and are not solved; steps are told of, never done, while a
 * technique looks.
 */
#ifndef ENNEAD_LOGIC_LOGIC_H
#define ENNEAD_LOGIC_LOGIC_H

#include "grid/marks.h"
#include "grid/step.h"

typedef enum flow { GO_ON, ENOUGH } flow;

typedef struct memo memo; /* memo.h */

typedef struct hunt {
    const marks *marks;
    memo *memo;                 /* what has been looked up in this state */
    ennead_technique technique; /* the one that looks */
    ennead_step_function tell;
    void *user;
    ennead_step *step; /* the one that is put together */
} hunt;

/* One for each row of the catalogue. */
#define DECLARE_FIND(code, function, name, abbreviation, library, family, rating, score, level) \
    flow find_##function(hunt *h);
ENNEAD_TECHNIQUES(DECLARE_FIND)
#undef DECLARE_FIND

/* An empty step of the technique that looks, with its rating. */
ennead_step *new_step(hunt *h);

/* Tells of the step that was put together. */
flow tell_step(hunt *h);

/* Lets one technique look. */
flow hunt_for(hunt *h, ennead_technique technique);

static inline void place_cell(ennead_step *step, int digit, int cell)
{
    add_cells(&step->placed[digit], CELL(cell));
}

/* Adds a node to the chain of a step; `on` is 1 or 0. There must be room. */
static inline void add_node(ennead_step *step, int digit, cells where, int on)
{
    step->nodes[step->node_count++] =
        (ennead_node){.cells = set_of_cells(where), .digit = (uint8_t)digit, .on = (uint8_t)on};
}

static inline void add_key(ennead_step *step, int cell)
{
    step->keys[step->key_count++] = (uint8_t)cell;
}

static inline void remove_cells(ennead_step *step, int digit, cells gone)
{
    add_cells(&step->removed[digit], gone);
}

#endif
