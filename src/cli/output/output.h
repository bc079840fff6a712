/* SPDX-License-Identifier: MIT */
/*
 * The ways to write an answer. Each is a row of one table, and a function or two that turn answers
 * into text. They know nothing of threads, files and write errors.
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
    uint64_t shows;     /* the most solutions of a puzzle that it shows */
    ennead_order order; /* ENNEAD_ORDER_LEXICOGRAPHIC: this order is implied */
    int records;        /* the form, for records; RECORDS_AS_OTHERS: not records */
    /* NULL for records. */
    void (*answer)(struct text *text, const struct settings *settings,
                   struct puzzle_answer *answer);
    /* The same for many puzzles at once; NULL if an answer is more than solution and verdict. */
    void (*answers)(struct text *text, const struct line_answers *answers);
};

/* Adds an answer if it satisfies --where. */
void output_answer(struct text *text, const struct settings *settings,
                   struct puzzle_answer *answer);

/* The table; the output with a given name; and --count, an output that has no name. */
extern const struct choices output_choices; /* rows are struct output */
const struct output *output_named(const char *name);
extern const struct output count_output;

#endif
