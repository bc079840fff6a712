/* SPDX-License-Identifier: MIT */
/*
 * The ways to write an answer. Each is a row of one table and a function or two that turn answers
 * into text; they know nothing of threads, files and errors of writing.
 */
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include "cli/options/settings.h"
#include "cli/output/solutions.h"
#include "cli/base/text.h"

enum answer_kind { ANSWER_SOLVED, ANSWER_ERROR };

struct variant;

/* All that is known of one puzzle, or of a piece of input that should have been one. */
struct answer {
    enum answer_kind kind;
    const char *name; /* of the file, "-" for standard input; may hold any byte */
    uint64_t line, column;
    const char *note; /* not terminated */
    size_t note_length;
    const char *message; /* ANSWER_ERROR: what is wrong; terminated. The rest is not set then. */
    uint64_t number;     /* of the puzzle in all input, from 0 */
    const ennead_puzzle *puzzle;
    const struct variant
        *variant; /* in place of the puzzle: one with rules of its own; else NULL */
    const ennead_result *result;
    const ennead_conflict *conflict; /* NULL when no givens clash */
    struct solutions *solutions;
};

/* What is known of puzzles on lines of their own that have no note. */
struct line_answers {
    const ennead_answer *answers;
    const char *solutions; /* the first of each, LINE_BYTES apart, each with its end of the line */
    size_t count;
    enum { ANSWERS_MIXED, ANSWERS_ALIKE } kind; /* ALIKE: each answer is the same as the first */
};

struct output {
    const char *name;
    const char *help;
    uint64_t shows;                   /* the most solutions of a puzzle that it can show */
    ennead_order order;               /* ENNEAD_LEXICOGRAPHIC: implied */
    void (*begin)(struct text *text); /* what comes before the first answer; may be NULL */
    void (*answer)(struct text *text, const struct settings *settings, struct answer *answer);
    /* The same for many puzzles at once; NULL where an answer is more than solution and verdict. */
    void (*answers)(struct text *text, const struct line_answers *answers);
};

/* The table, and --count, which is an output that is not asked for by name. */
const struct output *output_at(size_t index);
const char *output_name(size_t index);
const char *output_help(size_t index);
const struct output *output_named(const char *name);
extern const struct output count_output;

/* The functions of the table. */
void output_line(struct text *text, const struct settings *settings, struct answer *answer);
void output_line_answers(struct text *text, const struct line_answers *answers);
void output_count(struct text *text, const struct settings *settings, struct answer *answer);
void output_count_answers(struct text *text, const struct line_answers *answers);
void output_grid(struct text *text, const struct settings *settings, struct answer *answer);
void output_tsv_begin(struct text *text);
void output_tsv(struct text *text, const struct settings *settings, struct answer *answer);
void output_csv_begin(struct text *text);
void output_csv(struct text *text, const struct settings *settings, struct answer *answer);
void output_json_begin(struct text *text);
void output_json(struct text *text, const struct settings *settings, struct answer *answer);
void output_almanac(struct text *text, const struct settings *settings, struct answer *answer);
void output_compact(struct text *text, const struct settings *settings, struct answer *answer);

/* The givens of a puzzle, and the cells of a solution of it, on one line. */
void output_givens(struct text *text, const struct answer *answer);
void output_solution(struct text *text, const struct answer *answer, const uint8_t *cells);

/* What several of them need: a line of 81 cells, and the name of a cell, r1c1 to r9c9. */
void output_cells(struct text *text, const uint8_t cells[ENNEAD_CELLS]);
enum { CELL_NAME_SIZE = 5 };
void output_cell_name(int cell, char name[CELL_NAME_SIZE]);

#endif
