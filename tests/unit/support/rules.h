/* SPDX-License-Identifier: MIT */
/*
 * Tests rules of the model against their definitions. A test defines a rule by a function of its
 * own. Then random rules are put on small grids of every kind. The library must find exactly the
 * fillings that the definition allows, propagate without losing one of them, and check as the
 * definition does.
 */
#ifndef UNIT_RULES_H
#define UNIT_RULES_H

#include "support/models.h"

enum { RULE_CELLS = 36, RULE_NUMBERS = 4, RULE_PARTS = 4 };

/* A small grid. */
struct small_grid {
    int rows, columns, values, first_value, box_rows, box_columns;
    unsigned houses;
    uint64_t candidates[RULE_CELLS];
};

/* A rule on it, and what a filling has in its cells. */
struct small_rule {
    const char *name;
    const struct small_grid *grid;
    int cell_count, number_count, part_count;
    uint16_t cells[RULE_CELLS], parts[RULE_PARTS];
    int32_t numbers[RULE_NUMBERS];
};

/* Which cells random rules of a kind have. */
enum cells_wanted {
    ANY_CELLS,
    ONE_LINE,  /* all cells of a row or a column, in either direction */
    SOME_WALK, /* cells that touch, one after the other */
};

/* A kind of rule as a row of a table. `filling` has the numbers of all cells of the grid. */
struct rule_kind {
    const char *name;
    bool (*holds)(const struct small_rule *rule, const int *filling);
    enum cells_wanted wanted;
    int least_cells, most_cells; /* of a part */
    int parts;                   /* 0: one, not said to be one */
    int numbers;
    int least_number, most_number; /* each */
    enum {
        PROPAGATES,
        IS_EXACT
    } strength; /* IS_EXACT: by itself, propagation leaves exactly what
                                             * fillings have */
};

/* What the cell number `i` of a rule has. */
int rule_value(const struct small_rule *rule, const int *filling, int i);

/* What cells number `from` to `to` - 1 of a rule add up to. */
int rule_sum(const struct small_rule *rule, const int *filling, int from, int to);

/* Whether all values of its cells differ. */
bool rule_differs(const struct small_rule *rule, const int *filling);

/* Tries many rules of each kind, and random pairs of them; says how many. */
void assert_rules(const struct rule_kind *kinds, size_t count);

/* Fails the test unless the rule is refused, on a 4x4 grid, for this reason. */
void assert_rule_is_wrong(const ennead_constraint *rule, const char *reason);

/* Solves the description and frees it. Returns the number of solutions, up to 100, each of which is
 * checked. */
uint64_t count_solutions(ennead_description *d);

/* The first sentence of the explanation of a description, which is freed. */
void assert_explained(ennead_description *d, const char *sentence);

#endif
