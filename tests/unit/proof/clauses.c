/* SPDX-License-Identifier: MIT */
#include "proof/clauses.h"

#include <stdlib.h>
#include <string.h>

static int at(int literal)
{
    return literal + CLAUSE_VARIABLES;
}

static int next_number(const char **text)
{
    char *end;
    const long number = strtol(*text, &end, 10);

    *text = end;
    return (int)number;
}

enum { SIGNS = 2 * CLAUSE_VARIABLES + 1 };

void clauses_add(struct clause_list *list, const int *literals, int size)
{
    int end = list->begins[list->count];

    for (int i = 0; i < size; i++)
        list->literals[end++] = literals[i];
    list->begins[++list->count] = end;
}

void clauses_read(struct clause_list *list, const char *text)
{
    const char *next = strchr(text, '\n');
    int literals[CLAUSE_VARIABLES], size = 0;

    list->count = 0;
    list->begins[0] = 0;
    while (next[strspn(next, " \n")] != '\0') {
        const int literal = next_number(&next);
        if (literal != 0) {
            literals[size++] = literal;
            continue;
        }
        clauses_add(list, literals, size);
        size = 0;
    }
}

/* What a clause says when some literals hold: 0 nothing, 1 a literal, which is stored, 2 nothing
 * can be true. */
static int look(const struct clause_list *list, int clause, const bool *holds, int *unit)
{
    int open = 0;

    for (int i = list->begins[clause]; i < list->begins[clause + 1]; i++) {
        const int literal = list->literals[i];
        if (holds[at(literal)])
            return 0;
        if (!holds[at(-literal)]) {
            open++;
            *unit = literal;
        }
    }
    return open == 0 ? 2 : open == 1 ? 1 : 0;
}

bool clauses_imply(const struct clause_list *list, const int *literals, int size)
{
    bool holds[SIGNS] = {false}, changed = true;
    int unit = 0;

    for (int i = 0; i < size; i++)
        holds[at(-literals[i])] = true;
    for (int i = 0; i < size; i++)
        if (holds[at(literals[i])])
            return true;
    while (changed) {
        changed = false;
        for (int clause = 0; clause < list->count; clause++) {
            const int said = look(list, clause, holds, &unit);
            if (said == 2)
                return true;
            if (said == 1)
                changed = holds[at(unit)] = true;
        }
    }
    return false;
}

bool clauses_refuted_by(struct clause_list *list, const char *proof)
{
    int literals[CLAUSE_VARIABLES], size = 0;
    const char *next = proof;

    while (next[strspn(next, " \n")] != '\0') {
        literals[size] = next_number(&next);
        if (literals[size] != 0) {
            size++;
            continue;
        }
        if (!clauses_imply(list, literals, size))
            return false;
        if (size == 0)
            return next[strspn(next, " \n")] == '\0';
        clauses_add(list, literals, size);
        size = 0;
    }
    return false;
}

bool clauses_refuted_by_hints(const struct clause_list *list, const char *proof)
{
    static struct clause_list all;
    const char *next = proof;

    all = *list;
    while (next[strspn(next, " \n")] != '\0') {
        bool holds[SIGNS] = {false}, done = false;
        int literals[CLAUSE_VARIABLES], size = 0, hint, unit = 0;
        if (next_number(&next) != all.count + 1)
            return false;
        while ((literals[size] = next_number(&next)) != 0)
            holds[at(-literals[size++])] = true;
        while ((hint = next_number(&next)) != 0) {
            const int said =
                hint < 1 || hint > all.count || done ? 0 : look(&all, hint - 1, holds, &unit);
            if (said == 0)
                return false;
            done = said == 2;
            if (said == 1)
                holds[at(unit)] = true;
        }
        if (!done)
            return false;
        if (size == 0)
            return next[strspn(next, " \n")] == '\0';
        clauses_add(&all, literals, size);
    }
    return false;
}
