/* SPDX-License-Identifier: MIT */
/*
 * What is known of puzzles, for the outputs to write.
 */
#ifndef CLI_ANSWER_H
#define CLI_ANSWER_H

#include "cli/batch/named_columns.h"
#include "cli/batch/variant_puzzle.h"
#include "cli/output/solutions.h"

enum answer_kind { ANSWER_SOLVED, ANSWER_ERROR };

/* All that is known of one puzzle, or of a piece of input that should have been one. */
struct puzzle_answer {
    enum answer_kind kind;
    const char *name; /* of the file, "-" for standard input; may hold any byte */
    uint64_t line, column;
    const char *note; /* not terminated */
    size_t note_length;
    struct named_columns named; /* what the note says, where that is a table */
    const char *message; /* ANSWER_ERROR: what is wrong; terminated. The rest is not set then. */
    const ennead_puzzle *puzzle;
    const struct variant_puzzle
        *variant; /* in place of the puzzle: one with rules of its own; else NULL */
    const ennead_solve_result *result;
    const ennead_conflict *conflict; /* NULL when no givens clash */
    struct solutions *solutions;
};

/* What is known of puzzles on lines of their own that have no note. */
struct line_answers {
    const ennead_solve_answer *answers;
    const char *solutions; /* the first of each, LINE_BYTES apart, each with its end of the line */
    size_t count;
    enum { ANSWERS_MIXED, ANSWERS_ALIKE } kind; /* ALIKE: each answer is the same as the first */
};

#endif
