/* SPDX-License-Identifier: MIT */
/*
 * The ways to write an answer. Each is a row of one table and a function or two that turn answers
 * into text; they know nothing of threads, files and errors of writing.
 */
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include "cli/options/choices.h"
#include "cli/options/settings.h"
#include "cli/output/answer.h"
#include "cli/record/records.h"

struct output {
    const char *name;
    const char *help;
    uint64_t shows;     /* the most solutions of a puzzle that it can show */
    ennead_order order; /* ENNEAD_ORDER_LEXICOGRAPHIC: implied */
    int records;        /* of what comes as records the form; RECORDS_AS_OTHERS: it is no such */
    /* NULL where it comes as records. */
    void (*answer)(struct text *text, const struct settings *settings,
                   struct puzzle_answer *answer);
    /* The same for many puzzles at once; NULL where an answer is more than solution and verdict. */
    void (*answers)(struct text *text, const struct line_answers *answers);
};

/* Adds an answer if --where asks for it. */
void output_answer(struct text *text, const struct settings *settings,
                   struct puzzle_answer *answer);

/* The table, one by its name, and --count, which is an output that is not asked for by name. */
extern const struct choices output_choices; /* of struct output */
const struct output *output_named(const char *name);
extern const struct output count_output;

#endif
