/* SPDX-License-Identifier: MIT */
/*
 * Library cases: whether a technique has, among all its steps, one that does exactly what the case
 * says; or, for variant "x", no step at all.
 */
#include "grid/step.h"

#include <string.h>

/* Whether a code is one of the words in a list. */
static bool is_listed(const char *code, const char *list)
{
    const size_t length = strlen(code);

    while (*list != '\0') {
        const size_t word = strcspn(list, " ");
        if (word == length && memcmp(list, code, length) == 0)
            return true;
        list += word;
        list += *list == ' ';
    }
    return false;
}

/* The technique with this code or abbreviation; ENNEAD_TECHNIQUE_COUNT if there is none. */
static ennead_technique technique_of_code(const char *code)
{
    int technique = 0;

    while (technique < ENNEAD_TECHNIQUE_COUNT &&
           !is_listed(code, ennead_technique_info(technique)->code) &&
           strcmp(ennead_technique_info(technique)->abbreviation, code) != 0)
        technique++;
    return (ennead_technique)technique;
}

/* The technique that a case is for, by its variant or its code. */
static ennead_technique technique_of_case(const ennead_case *library_case)
{
    char code[sizeof library_case->code + sizeof library_case->variant];
    size_t length = strlen(library_case->code);

    memcpy(code, library_case->code, length);
    code[length++] = '-';
    strcpy(code + length, library_case->variant);
    const ennead_technique of_variant = technique_of_code(code);
    return of_variant != ENNEAD_TECHNIQUE_COUNT ? of_variant
                                                : technique_of_code(library_case->code);
}

typedef struct comparison {
    const ennead_case *wanted;
    bool any;
    bool exact;
} comparison;

static bool compare(void *user, const ennead_step *step)
{
    comparison *c = user;

    c->any = true;
    c->exact = memcmp(step->removed, c->wanted->removed, sizeof step->removed) == 0 &&
               memcmp(step->placed, c->wanted->placed, sizeof step->placed) == 0;
    return !c->exact;
}

ennead_case_outcome ennead_case_run(ennead_finder *finder, const ennead_case *library_case,
                                    ennead_technique *technique)
{
    const ennead_technique found = technique_of_case(library_case);
    comparison c = {.wanted = library_case};
    ennead_technique_set alone = {{0}};

    if (technique != NULL)
        *technique = found;
    if (found == ENNEAD_TECHNIQUE_COUNT)
        return ENNEAD_CASE_OUTCOME_UNKNOWN;
    alone.words[found / 64] = (uint64_t)1 << (found % 64);
    ennead_step_all(finder, &library_case->state, &alone, compare, &c);
    if (strcmp(library_case->variant, "x") == 0)
        return c.any ? ENNEAD_CASE_OUTCOME_FORBIDDEN : ENNEAD_CASE_OUTCOME_PASSED;
    if (c.exact)
        return ENNEAD_CASE_OUTCOME_PASSED;
    return c.any ? ENNEAD_CASE_OUTCOME_DIFFERENT : ENNEAD_CASE_OUTCOME_MISSED;
}

const char *ennead_case_outcome_name(ennead_case_outcome outcome)
{
    static const char *const names[] = {
        "passed",
        "nothing found",
        "something else found",
        "found, but must not be",
        "no such technique",
    };

    return (unsigned)outcome < sizeof names / sizeof names[0] ? names[outcome] : "unknown outcome";
}
