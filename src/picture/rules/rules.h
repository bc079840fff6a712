/* SPDX-License-Identifier: MIT */
/*
 * The rules of a description: drawn, and in words.
 */
#ifndef ENNEAD_PICTURE_RULES_H
#define ENNEAD_PICTURE_RULES_H

#include "picture/shapes/scene.h"

/* Draws all rules that have a place on the board. */
void draw_rules(ennead_scene *scene);

/* Whether the picture of a rule leaves something to be said. */
bool rule_wants_words(const struct drawn_board *board, const ennead_constraint *rule);

/* "regex r1c1 r1c2 "[1-4]+9.*"" */
void write_rule(text_buffer *p, const struct drawn_board *board, const ennead_constraint *rule);

/* The same, and what it demands: "Anti-knight: cells a knight's move apart differ." */
void write_rule_words(text_buffer *p, const struct drawn_board *board,
                      const ennead_constraint *rule);

#endif
