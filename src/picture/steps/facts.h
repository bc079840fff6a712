/* SPDX-License-Identifier: MIT */
/*
 * What a step shows, whatever its technique: candidates with their part in it, links between
 * candidates, houses, cells and sets of cells. Steps of all kinds are converted to facts, and
 * facts are drawn.
 */
#ifndef ENNEAD_PICTURE_FACTS_H
#define ENNEAD_PICTURE_FACTS_H

#include "grid/cells.h"
#include "grid/digits.h"
#include "picture/shapes/scene.h"

/* A candidate of the board. */
typedef struct link_end {
    uint8_t cell, digit;
} link_end;

enum link_kind { LINK_STRONG, LINK_WEAK, LINK_INNER /* of a chain inside a chain */ };

typedef struct fact_link {
    link_end from, to;
    enum link_kind kind;
} fact_link;

enum { MOST_LINKS = 512, MOST_SETS = 32 };

/* Cells that belong together, such as an almost locked set. */
typedef struct fact_set {
    cells cells;
    char name; /* a letter, or 0 */
} fact_set;

/* Cells of one node of a chain. */
typedef struct fact_group {
    cells cells;
    uint8_t digit;
} fact_group;

typedef struct facts {
    cells tinted;
    fact_set sets[MOST_SETS];
    fact_group groups[MOST_SETS];
    shape_look part[ENNEAD_CELLS][10]; /* for each candidate; the role of the paper means none */
    fact_link links[MOST_LINKS];
    int set_count, group_count, link_count;
    uint32_t base, cover; /* houses */
    digits removed[ENNEAD_CELLS], placed[ENNEAD_CELLS];
} facts;

/* Gives candidates a part, which replaces an earlier one. */
void fact_candidates(facts *f, cells where, digits which, shape_look look);

/* The same, only for candidates on the board. */
void fact_marks(facts *f, const struct drawn_board *board, cells where, digits which,
                shape_look look);

/* Adds a link between the two nearest cells of two sets. */
void fact_link_sets(facts *f, cells from, int digit, cells to, int to_digit, enum link_kind kind);

/* Adds a set with an outline; if `name` is 0, it gets the next letter. A set that is already there
 * is reused. Returns its tone. */
int fact_add_set(facts *f, cells where, char name);

/* Adds the cells of one node. */
void fact_add_group(facts *f, cells where, int digit);

/* Draws the facts, and makes sure that their candidates are shown. */
void draw_facts(ennead_scene *scene, const facts *f);

/* Draws a stroke through a candidate. */
void draw_strike(ennead_scene *scene, point center, int32_t height);

#endif
