/* SPDX-License-Identifier: MIT */
/*
 * Draws the rules of a description, and describes them in words.
 */
#ifndef ENNEAD_PICTURE_RULES_H
#define ENNEAD_PICTURE_RULES_H

#include "picture/shapes/scene.h"

/* Draws all rules that can be drawn on the board. */
void draw_rules(ennead_scene *scene);

/* Whether a rule needs words besides its picture. */
bool rule_wants_words(const struct drawn_board *board, const ennead_constraint *rule);

/* "regex r1c1 r1c2 "[1-4]+9.*"" */
void write_rule(text_buffer *p, const struct drawn_board *board, const ennead_constraint *rule);

/* The same, and what it requires: "Anti-knight: cells a knight's move apart differ." */
void write_rule_words(text_buffer *p, const struct drawn_board *board,
                      const ennead_constraint *rule);

#endif
