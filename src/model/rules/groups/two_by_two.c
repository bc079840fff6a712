/* SPDX-License-Identifier: MIT */
/*
 * Rules about every 2x2 square: it has a low, a middle and a high value (global entropy), or
 * values of every remainder by three (global modular). Each class of values needs a cell, so only
 * those choices of the cells' classes are possible that include every class.
 */
#include "model/rules/groups/two_by_two.h"

#include "grid/assertions.h"
#include "model/propagators.h"
#include "model/storage.h"

#include <string.h>

enum { SQUARE = 4, CLASSES = 3, EVERY_CLASS = (1 << CLASSES) - 1 };

/* The values of each class, and the class of each number. */
typedef struct square_classes {
    domain values[CLASSES];
    uint8_t class_of[ENNEAD_MOST_SIZE + 1];
} square_classes;

/* Which classes each cell may have. */
static void find_classes(const ennead_model *m, const propagator *p, unsigned *may)
{
    const square_classes *c = p->rule;

    for (int i = 0; i < SQUARE; i++) {
        may[i] = 0;
        for (int k = 0; k < CLASSES; k++)
            if ((m->domains[p->cells[i]] & c->values[k]) != 0)
                may[i] |= 1u << k;
    }
}

/* Of the classes that a cell may have, those with which the other cells can supply all the missing
 * ones. */
static unsigned keep_classes(const unsigned *may, int cell)
{
    bool covered[EVERY_CLASS + 1] = {true};
    unsigned keep = 0;

    for (int i = 0; i < SQUARE; i++) {
        bool next[EVERY_CLASS + 1] = {false};
        for (unsigned set = 0; set <= EVERY_CLASS; set++)
            for (unsigned k = 0; covered[set] && k < CLASSES; k++)
                if (i != cell && (may[i] >> k & 1) != 0)
                    next[set | 1u << k] = true;
        if (i != cell)
            memcpy(covered, next, sizeof covered);
    }
    for (unsigned k = 0; k < CLASSES; k++)
        for (unsigned set = 0; set <= EVERY_CLASS; set++)
            if (covered[set] && (set | 1u << k) == EVERY_CLASS)
                keep |= 1u << k;
    return keep & may[cell];
}

static bool filter(ennead_model *m, const propagator *p)
{
    const square_classes *c = p->rule;
    unsigned may[SQUARE];

    find_classes(m, p, may);
    for (int i = 0; i < SQUARE; i++) {
        const unsigned keep = keep_classes(may, i);
        domain values = 0;
        for (int k = 0; k < CLASSES; k++)
            if ((keep >> k & 1) != 0)
                values |= c->values[k];
        if (!narrow(m, p->cells[i], values))
            return false;
    }
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

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .cost = COST_LINE,
    .calls = ONE_CALL,
    .filter = filter,
    .check = check,
    .reason = "a square of 2x2 has a value of each kind, so ",
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
