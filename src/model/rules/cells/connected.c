/* SPDX-License-Identifier: MIT */
/*
 * Cells with some values are connected by edges. A cell is inside if it must have one of the
 * values, outside if it cannot, and open otherwise. From a cell inside, one walk over what is not
 * outside finds what cannot be reached, which is then outside, and the open cells that every way
 * to another cell inside leads through, which are then inside (R. Tarjan, "Depth-first search and
 * linear graph algorithms", 1972).
 */
#include "model/rules/cells/connected.h"

#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

#include <string.h>

enum { SIDES = 4, NO_PLACE = UINT16_MAX };

/* What the walk knows of a cell. */
typedef struct walked {
    uint16_t near[SIDES]; /* places of the cells that share an edge with it, or NO_PLACE */
    uint16_t order;       /* the number of its first visit; 0: none */
    uint16_t low;         /* the least order of what it and those after it are next to */
    uint16_t from;        /* the place that it was reached from */
    uint16_t inside;      /* how many cells inside were reached through it, and it itself */
    uint16_t next;        /* the side to try next */
} walked;

typedef struct connected_cells {
    domain values;
    int first_value;
    walked *walk; /* a row per cell */
} connected_cells;

static bool is_outside(const ennead_model *m, const propagator *p, int place)
{
    const connected_cells *c = p->data;

    return (m->domains[p->cells[place]] & c->values) == 0;
}

static bool is_inside(const ennead_model *m, const propagator *p, int place)
{
    const connected_cells *c = p->data;

    return (m->domains[p->cells[place]] & ~c->values) == 0;
}

/* Reaches a cell for the first time. */
static void visit(const ennead_model *m, const propagator *p, int place, uint16_t from, int order)
{
    const connected_cells *c = p->data;
    walked *w = &c->walk[place];

    w->order = w->low = (uint16_t)order;
    w->from = from;
    w->inside = is_inside(m, p, place);
    w->next = 0;
}

/* Goes back from a cell. What lies behind the cell that it was reached from, and is next to nothing
 * before that one, has no other way out. */
static bool leave(ennead_model *m, const propagator *p, int place)
{
    const connected_cells *c = p->data;
    const walked *w = &c->walk[place];
    walked *from = &c->walk[w->from];

    if (w->low < from->low)
        from->low = w->low;
    if (w->inside > 0 && w->low >= from->order && !narrow(m, p->cells[w->from], c->values))
        return false;
    from->inside = (uint16_t)(from->inside + w->inside);
    return true;
}

/* Walks over all that can be reached from a cell inside. */
static bool walk_from(ennead_model *m, const propagator *p, int first)
{
    const connected_cells *c = p->data;
    int order = 1, place = first;

    visit(m, p, place, NO_PLACE, order);
    while (place != NO_PLACE) {
        walked *w = &c->walk[place];
        if (w->next == SIDES) {
            if (w->from != NO_PLACE && !leave(m, p, place))
                return false;
            place = w->from;
            continue;
        }
        const uint16_t near = w->near[w->next++];
        if (near == NO_PLACE || is_outside(m, p, near))
            continue;
        if (c->walk[near].order == 0) {
            visit(m, p, near, (uint16_t)place, ++order);
            place = near;
        } else if (c->walk[near].order < w->low) {
            w->low = c->walk[near].order;
        }
    }
    return true;
}

static bool filter(ennead_model *m, const propagator *p)
{
    const connected_cells *c = p->data;
    int possible = 0, last = 0, inside = NO_PLACE;

    for (int place = 0; place < p->count; place++) {
        c->walk[place].order = 0;
        if (is_outside(m, p, place))
            continue;
        possible++;
        last = place;
        if (is_inside(m, p, place))
            inside = place;
    }
    if (inside == NO_PLACE)
        return possible > 1 || narrow(m, p->cells[last], c->values);
    if (!walk_from(m, p, inside))
        return false;
    for (int place = 0; place < p->count; place++)
        if (c->walk[place].order == 0 && !narrow(m, p->cells[place], ~c->values))
            return false;
    return true;
}

/* ------------------------------------------------------------------------------------- the rule */

static bool holds(const connected_cells *c, int number)
{
    return (c->values & value_bit(number - c->first_value)) != 0;
}

/* Marks whatever is next to a marked cell, until there is nothing left to mark. */
static bool check(const propagator *p, const uint8_t *solution)
{
    const connected_cells *c = p->data;
    bool marked[ENNEAD_MOST_CELLS] = {false};
    int left = 0;

    for (int i = 0; i < p->count; i++)
        if (holds(c, solution[p->cells[i]]) && left++ == 0)
            marked[i] = true;
    if (left == 0)
        return false;
    for (int before = left--; left < before;) {
        before = left;
        for (int i = 0; i < p->count; i++)
            for (int side = 0; !marked[i] && side < SIDES; side++) {
                const uint16_t near = c->walk[i].near[side];
                if (near == NO_PLACE || !marked[near] || !holds(c, solution[p->cells[i]]))
                    continue;
                marked[i] = true;
                left--;
            }
    }
    return left == 0;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const connected_cells *c = p->data;

    if (most < m->values || !try_filter(m, p))
        return false;
    tell(s, SENTENCE_MODEL_CONNECTED, (const model_slot[]){tell_values(c->values), {0}});
    tell_found(m, s);
    return true;
}

static void say_broken(const propagator *p, sentence *s)
{
    const connected_cells *c = p->data;

    TELL(s, MODEL_NOT_CONNECTED, tell_values(c->values));
}

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = MORE_CALLS,
    .filter = filter,
    .check = check,
    .explain = explain,
    .broken = say_broken,
};

/* `places` has the place of each cell of the grid, or NO_PLACE. */
static void find_neighbors(const ennead_model *m, const propagator *p, const uint16_t *places,
                           walked *walk)
{
    for (int i = 0; i < p->count; i++) {
        const int cell = p->cells[i], column = cell % m->columns;
        const uint16_t near[SIDES] = {
            cell >= m->columns ? places[cell - m->columns] : NO_PLACE,
            column > 0 ? places[cell - 1] : NO_PLACE,
            column < m->columns - 1 ? places[cell + 1] : NO_PLACE,
            cell < m->cells - m->columns ? places[cell + m->columns] : NO_PLACE,
        };
        memcpy(walk[i].near, near, sizeof near);
    }
}

ennead_status build_connected(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, const char **wrong)
{
    connected_cells *c = model_cleared_memory(m, sizeof *c);
    walked *walk = model_cleared_memory(m, rule->cell_count * sizeof *walk);
    uint16_t *places = model_memory(m, (size_t)m->cells * sizeof *places);
    propagator *p = c == NULL || walk == NULL || places == NULL
                        ? NULL
                        : model_add(m, &kind, rule->cells, (int)rule->cell_count, 0);

    (void)d;
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->data = c;
    c->first_value = m->first_value;
    c->walk = walk;
    if (rule_repeats(rule))
        return rule_is_wrong(wrong, "it names a cell twice");
    for (size_t i = 0; i < rule->number_count; i++) {
        const int64_t value = (int64_t)rule->numbers[i] - m->first_value;
        if (value < 0 || value >= m->values)
            return rule_is_wrong(wrong, "it has a number that is no value");
        c->values |= value_bit((int)value);
    }
    p->group = p->among = c->values;
    for (int cell = 0; cell < m->cells; cell++)
        places[cell] = NO_PLACE;
    for (int i = 0; i < p->count; i++)
        places[p->cells[i]] = (uint16_t)i;
    find_neighbors(m, p, places, walk);
    return ENNEAD_STATUS_OK;
}
