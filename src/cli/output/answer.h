/* SPDX-License-Identifier: MIT */
/*
 * What is known of puzzles, for the outputs to write.
 */
#ifndef CLI_ANSWER_H
#define CLI_ANSWER_H

#include "cli/batch/named_columns.h"
#include "cli/batch/variant_puzzle.h"
#include "cli/output/solutions.h"

struct item;

enum answer_kind { ANSWER_SOLVED, ANSWER_ERROR };

/* What is known of a puzzle, or of input that should have been one. */
struct puzzle_answer {
    enum answer_kind kind;
    const char *name;        /* of the file, "-" for standard input; may hold any byte */
    const struct item *item; /* for its line */
    uint64_t column;
    const char *note; /* not terminated by a NUL */
    size_t note_length;
    struct named_columns named; /* the note's columns, if it is a table */
    const char *message; /* ANSWER_ERROR: what is wrong, terminated by a NUL; the rest is not set
                          * then */
    const ennead_puzzle *puzzle;
    const struct variant_puzzle
        *variant; /* used in place of the puzzle if it has rules of its own; else NULL */
    const ennead_solve_result *result;
    const ennead_conflict *conflict; /* NULL if no givens conflict */
    struct solutions *solutions;
};

/* What is known of puzzles on lines of their own, without notes. */
struct line_answers {
    const ennead_solve_answer *answers;
    const char *solutions; /* the first solution of each, LINE_BYTES apart, each with a line end */
    size_t count;
    enum { ANSWERS_MIXED, ANSWERS_ALIKE } kind; /* ALIKE: every answer equals the first */
};

#endif
