/* SPDX-License-Identifier: MIT */
/*
 * Rules by which a cell says how many others have the value of one of them.
 */
#ifndef ENNEAD_MODEL_RULES_CELLS_ALIKE_H
#define ENNEAD_MODEL_RULES_CELLS_ALIKE_H

#include "model/rule.h"

/* The cells of such a propagator: the number, the one, and the others. */
enum { ALIKE_NUMBER, ALIKE_ONE, ALIKE_OTHERS };

typedef struct alike_cells {
    int counted; /* 1 if the one counts, too, else 0 */
    int lines;   /* of a run; each other cell is a line of its own if all are counted */
    uint16_t *ends;
    uint16_t *least, *most; /* for each line, how many of its cells can have the value */
} alike_cells;

/* How many cells are counted. */
typedef struct alike_range {
    int least, most;
} alike_range;

/* What a propagator of these kinds knows; NULL for others. */
const alike_cells *alike_of(const propagator *p);

/* Where the others of a line begin. */
static inline int alike_begin(const alike_cells *c, int line)
{
    return line > 0 ? c->ends[line - 1] : ALIKE_OTHERS;
}

/* The lowest and the highest number that a cell may have. */
static inline int alike_lowest(const ennead_model *m, int number)
{
    return m->first_value + lowest_value(m->domains[number]);
}

static inline int alike_highest(const ennead_model *m, int number)
{
    return m->first_value + 63 - __builtin_clzll(m->domains[number]);
}

/* How many cells a line must and may give, which can give `line`, if all together can give `sum`,
 * and a cell says how many they are. */
alike_range alike_share(const ennead_model *m, int number, alike_range sum, alike_range line);

/* The values whose numbers are in a range. */
domain alike_values(const ennead_model *m, alike_range range);

rule_build build_alike;
rule_build build_run;

#endif
