/* SPDX-License-Identifier: MIT */
/*
 * Rules about every 2x2 square: it has a low, a middle and a high value (global entropy), or
 * values of every remainder by three (global modular). Each class of values needs a cell, so only
 * those choices of the cells' classes are possible that include every class. If only one value of a
 * class is left in a square, cells that see all its places there cannot have it (places.h).
 */
#include "model/rules/groups/two_by_two.h"

#include "grid/assertions.h"
#include "model/filters/houses/places.h"
#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

enum { SQUARE = 4, CLASSES = 3, EVERY_CLASS = (1 << CLASSES) - 1 };

/* The values of each class, and the class of each number. */
typedef struct square_classes {
    domain values[CLASSES];
    uint8_t class_of[ENNEAD_MOST_SIZE + 1];
} square_classes;

/* The cells of a square that may have a value of the set; bit i is cell number i. */
static unsigned places_of(const ennead_model *m, const propagator *p, domain values)
{
    unsigned places = 0;

    for (int i = 0; i < SQUARE; i++)
        places |= (unsigned)((m->domains[p->cells[i]] & values) != 0) << i;
    return places;
}

/* If some classes have only as many cells as there are classes, those cells have no other class. */
static bool leave_classes(ennead_model *m, const propagator *p)
{
    static const int cells_in[1 << SQUARE] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    const square_classes *c = p->rule;
    unsigned places[CLASSES];
    domain keep[SQUARE] = {m->all, m->all, m->all, m->all};

    for (int k = 0; k < CLASSES; k++)
        places[k] = places_of(m, p, c->values[k]);
    for (unsigned some = 1; some <= EVERY_CLASS; some++) {
        unsigned cells = 0;
        domain values = 0;
        for (int k = 0; k < CLASSES; k++)
            if ((some >> k & 1) != 0) {
                cells |= places[k];
                values |= c->values[k];
            }
        if (cells_in[cells] < cells_in[some])
            return false;
        for (int i = 0; cells_in[cells] == cells_in[some] && i < SQUARE; i++)
            if ((cells >> i & 1) != 0)
                keep[i] &= values;
    }
    for (int i = 0; i < SQUARE; i++)
        if (!narrow(m, p->cells[i], keep[i]))
            return false;
    return true;
}

/* A value that is the only one left of its class must be in the square. */
static bool filter(ennead_model *m, const propagator *p)
{
    const square_classes *c = p->rule;
    domain held = 0;

    if (!leave_classes(m, p))
        return false;
    for (int i = 0; i < SQUARE; i++)
        held |= m->domains[p->cells[i]];
    for (int k = 0; k < CLASSES; k++)
        if (is_single(held & c->values[k]) &&
            !places_require(m, p->cells, SQUARE, held & c->values[k]))
            return false;
    return true;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const square_classes *c = p->rule;
    int count[CLASSES] = {0};

    for (int i = 0; i < SQUARE; i++)
        count[c->class_of[solution[p->cells[i]]]]++;
    for (int k = 0; k < CLASSES; k++)
        if (count[k] == 0)
            return false;
    return true;
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const square_classes *c = p->rule;

    if (most < 2 || !try_filter(m, p))
        return false;
    TELL(s, MODEL_TWO_BY_TWO, tell_its_cells(p), tell_values(c->values[0]),
         tell_values(c->values[1]), tell_values(c->values[2]));
    tell_found(m, s);
    return true;
}

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .cost = COST_LINE,
    .calls = ONE_CALL,
    .filter = filter,
    .check = check,
    .explain = explain,
};

static ennead_status build(ennead_model *m, int (*class_of)(const ennead_model *m, int value))
{
    square_classes *c = model_cleared_memory(m, sizeof *c);

    if (c == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (int value = 0; value < m->values; value++) {
        const int class = class_of(m, value);
        c->values[class] |= value_bit(value);
        c->class_of[m->first_value + value] = (uint8_t) class;
    }
    for (int cell = 0; cell < m->cells - m->columns; cell++) {
        const int below = cell + m->columns;
        const uint16_t square[SQUARE] = {(uint16_t)cell, (uint16_t)(cell + 1), (uint16_t)below,
                                         (uint16_t)(below + 1)};
        if (cell % m->columns == m->columns - 1)
            continue;
        propagator *p = model_add(m, &kind, square, SQUARE, 0);
        if (p == NULL)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
        p->rule = c;
    }
    return ENNEAD_STATUS_OK;
}

static int third_of(const ennead_model *m, int value)
{
    ASSERT(value >= 0 && value < m->values);
    return value * CLASSES / m->values;
}

static int remainder_of(const ennead_model *m, int value)
{
    ASSERT(value >= 0 && value < m->values);
    return (m->first_value + value) % CLASSES;
}

ennead_status build_global_entropy(ennead_model *m, const ennead_description *d,
                                   const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    (void)rule;
    (void)wrong;
    return build(m, third_of);
}

ennead_status build_global_modular(ennead_model *m, const ennead_description *d,
                                   const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    (void)rule;
    (void)wrong;
    return build(m, remainder_of);
}
