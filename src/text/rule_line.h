/* SPDX-License-Identifier: MIT */
/*
 * Recognizes lines that are rules, such as "anti-knight" or "cage 15 r1c1 r1c2", wherever they
 * occur: they begin with a rule's name, or something one letter away from it, followed only by
 * cells, numbers and houses; or with any other name, followed by cells.
 */
#ifndef ENNEAD_TEXT_RULE_LINE_H
#define ENNEAD_TEXT_RULE_LINE_H

#include "ennead.h"
#include "grid/characters.h"

/* The rule whose name is one letter away from `name`: changed, missing, added, or exchanged with
 * its neighbor. NULL if there is none. */
const ennead_constraint_row *rule_near(const char *name);

/* The same, but also finds rules by the names that other programs use. */
const ennead_constraint_row *rule_meant(const char *name);

/* Whether a character separates the words of a rule. */
static inline bool is_between_words(int c)
{
    return is_blank(c) || c == '\r' || c == ',';
}

/* Whether a line, without its end, is a rule or nearly one. *depth is the number of open braces
 * before the line, and is updated to the number after it. While braces are open, each line belongs
 * to the rule. */
bool is_rule_line(const char *text, size_t length, size_t *depth);

#endif
