/* SPDX-License-Identifier: MIT */
/*
 * The style of a path: in the strict order of the catalogue, or as a person would choose, by what
 * is easiest to see. The effort to see a step is a number on HoDoKu's scale: the score of its
 * technique, which says how rare the idea is, plus something for long or spread-out patterns. So a
 * chain of four links comes before one of ten with an easier name, and a pair in one box before a
 * single that needs a look along three houses. A technique whose score alone exceeds the easiest
 * step found is not asked.
 */
#include "logic/path/style.h"

#include "grid/assertions.h"
#include "logic/techniques/table.h"

/* What makes a step harder to see. */
enum {
    PER_CELL = 6,           /* cells of the pattern, beyond the first four */
    PER_LINK = 12,          /* links of a chain, beyond the first three */
    PER_BOX = 8,            /* boxes that the pattern touches, beyond the first two */
    PER_BRANCH = 40,        /* suppositions beyond the first */
    SINGLE_IN_LINE = 6,     /* a hidden single in a row or column instead of a box */
    NAKED_SINGLE_COST = 12, /* the eight other digits have to be seen all around */
};

enum { MOST_LOOKED_AT = 64 }; /* steps of one technique */

static int more_than(int count, int most, int price)
{
    return count > most ? (count - most) * price : 0;
}

static int boxes_touched(cells set)
{
    ASSERT(within_grid(set));
    int count = 0;

    for (int box = FIRST_BOX; box < HOUSES; box++)
        count += (set & house_cells[box]) != 0;
    return count;
}

static int effort_of_single(const ennead_step *step)
{
    if (step->technique == ENNEAD_NAKED_SINGLE)
        return NAKED_SINGLE_COST;
    return step->technique == ENNEAD_HIDDEN_SINGLE && step->base >> FIRST_BOX == 0 ? SINGLE_IN_LINE
                                                                                   : 0;
}

int ennead_step_effort(const ennead_step *step)
{
    const ennead_technique_row *row = ennead_technique_info((int)step->technique);
    const cells pattern =
        cells_of_set(step->cells) | cells_of_set(step->fins) | cells_of_set(step->colors[0]);
    int suppositions = 0;

    for (int i = 0; i < step->node_count; i++)
        suppositions += step->nodes[i].why == ENNEAD_NODE_CAUSE_SUPPOSED;
    return row->score + effort_of_single(step) + more_than(cell_count(pattern), 4, PER_CELL) +
           more_than(step->node_count - 1, 3, PER_LINK) +
           more_than(boxes_touched(pattern), 2, PER_BOX) + more_than(suppositions, 1, PER_BRANCH);
}

const char *ennead_style_name(ennead_style style)
{
    static const char *const names[] = {"strict", "human", "hodoku"};
    return (unsigned)style < sizeof names / sizeof names[0] ? names[style] : NULL;
}

typedef struct easiest_step {
    ennead_step *easiest;
    int effort; /* of the easiest step; -1 if there is none */
    int looked_at;
    hunt *all;
} easiest_step;

/* A whip with more nodes than this takes more effort than the easiest step. */
static void bound_nodes(easiest_step *c)
{
    const int least = ennead_technique_info(ENNEAD_BIVALUE_CHAIN)->score;

    if (c->effort >= 0)
        c->all->most_nodes =
            4 + (c->effort > least ? (c->effort - least + PER_LINK - 1) / PER_LINK : 0);
}

static bool keep_easier(void *user, const ennead_step *step)
{
    easiest_step *c = user;
    const int effort = ennead_step_effort(step);

    if (c->effort < 0 || effort < c->effort) {
        copy_step(c->easiest, step);
        c->effort = effort;
        bound_nodes(c);
    }
    return ++c->looked_at < MOST_LOOKED_AT;
}

flow hunt_for_easiest(hunt *h, const ennead_technique_set *techniques)
{
    ennead_step each;
    easiest_step c = {.easiest = h->step, .effort = -1};
    hunt all = *h;

    all.step = &each;
    all.report = keep_easier;
    all.user = &c;
    c.all = &all;
    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++) {
        const int score = ennead_technique_info(technique)->score;
        c.looked_at = 0;
        if (ennead_technique_set_has(techniques, (ennead_technique)technique) &&
            (c.effort < 0 || score < c.effort))
            (void)hunt_for(&all, (ennead_technique)technique);
    }
    return c.effort >= 0 ? ENOUGH : GO_ON;
}
