/* SPDX-License-Identifier: MIT */
/*
 * How a rule is drawn: a row of the table, and what the functions named there share. A function
 * may rely on what the rule's row in ENNEAD_CONSTRAINTS guarantees.
 */
#ifndef ENNEAD_PICTURE_RULE_PICTURE_H
#define ENNEAD_PICTURE_RULE_PICTURE_H

#include "picture/shapes/geometry.h"

/* What is written in the corner of the first cell. */
enum corner_text {
    CORNER_NOTHING,
    CORNER_NUMBER,  /* the number, if there is one */
    CORNER_UNUSUAL, /* the number, if it is not the default */
    CORNER_NOT,     /* the number that must not be */
    CORNER_TIMES,   /* how often, and what */
    CORNER_LETTER,  /* a letter for all parts of the rule */
    CORNER_EQUAL,   /* the same, after an equal sign */
};

/* A shape around a number outside the grid. */
enum clue_sign {
    CLUE_PLAIN,
    CLUE_CIRCLE,
    CLUE_TALL,   /* a building */
    CLUE_HIDDEN, /* only its roof */
    CLUE_SQUARE,
    CLUE_RANK, /* between two bars */
};

/* Whether words are needed besides the picture. */
enum more_words { DRAWN_WHOLLY, DRAWN_AND_SAID, SAID_ALONE };

typedef struct rule_picture rule_picture;

typedef void rule_draw(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule);

struct rule_picture {
    const char *name;
    rule_draw *draw;
    enum more_words words;
    ennead_role role;
    ennead_role end; /* of what is at the ends of a line, or in its middle */
    int32_t end_size;
    enum corner_text corner;
    int32_t usual; /* for CORNER_UNUSUAL */
    enum clue_sign sign;
};

/* The next tone, for a rule that shares its role with others. */
int next_tone(ennead_scene *scene);

/* Puts the corner text of a rule into a cell. */
void draw_corner(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule,
                 int cell);

/* Calls `draw` for each part of a rule, with the part's cells. */
typedef void part_draw(ennead_scene *scene, shape_look look, const uint16_t *list, size_t count);
void draw_parts(ennead_scene *scene, const ennead_constraint *rule, shape_look look,
                part_draw *draw);

#endif
