/* SPDX-License-Identifier: MIT */
/*
 * What a step shows, whatever its technique: candidates with a part in it, links from link_end to
 * candidate, houses, cells and sets of cells. Steps of all kinds become facts, and facts are drawn.
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

enum link_kind { LINK_STRONG, LINK_WEAK };

typedef struct fact_link {
    link_end from, to;
    enum link_kind kind;
} fact_link;

enum { MOST_LINKS = 512, MOST_SETS = 32 };

/* Cells that belong together: the outline of an almost locked set and so on. */
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
    shape_look part[ENNEAD_CELLS][10]; /* of each candidate; the paper: none */
    fact_link links[MOST_LINKS];
    int set_count, group_count, link_count;
    uint32_t base, cover; /* houses */
    digits removed[ENNEAD_CELLS], placed[ENNEAD_CELLS];
} facts;

/* Gives candidates a part; a later one takes the place of an earlier one. */
void fact_candidates(facts *f, cells where, digits which, shape_look look);

/* The same, of the candidates that there are. */
void fact_marks(facts *f, const struct drawn_board *board, cells where, digits which,
                shape_look look);

/* A link between the two cells of the sets that are nearest to each other. */
void fact_link_sets(facts *f, cells from, int digit, cells to, int to_digit, enum link_kind kind);

/* A set with an outline; the next letter is its name where `name` is 0. Returns its tone. Sets that
 * are there already are found again. */
int fact_add_set(facts *f, cells where, char name);

/* Cells of one node. */
void fact_add_group(facts *f, cells where, int digit);

/* Draws them, and has their candidates shown. */
void draw_facts(ennead_scene *scene, const facts *f);

/* A stroke through a candidate. */
void draw_strike(ennead_scene *scene, point center, int32_t height);

#endif
