/* SPDX-License-Identifier: MIT */
/*
 * Lines that are rules, such as "anti-knight" or "cage 15 r1c1 r1c2", wherever they stand: a rule's
 * name, or what is one letter away from one, and behind it cells, numbers and houses only.
 */
#ifndef ENNEAD_TEXT_RULE_LINE_H
#define ENNEAD_TEXT_RULE_LINE_H

#include "ennead.h"
#include "grid/characters.h"

/* The rule whose name is one letter away from a name: one that is changed, missing, too many, or
 * exchanged with its neighbor. NULL: there is none. */
const ennead_constraint_row *rule_near(const char *name);

/* The same, or what a rule that has another name elsewhere is called here. */
const ennead_constraint_row *rule_meant(const char *name);

/* What is between the words of a rule. */
static inline bool is_between_words(int c)
{
    return is_blank(c) || c == '\r' || c == ',';
}

/* Whether a line, without its end, is a rule or nearly one. *depth is how many braces are open
 * before it, and then behind it; while there are any each line is a part of the rule. */
bool is_rule_line(const char *text, size_t length, size_t *depth);

#endif
