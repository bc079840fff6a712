/* SPDX-License-Identifier: MIT */
/*
 * The fields of records: one table for all commands, so that a name means the same everywhere. A
 * command says which of them its records have. docs/formats.md shows this table; a test compares
 * the two.
 */
#ifndef CLI_FIELDS_H
#define CLI_FIELDS_H

#include <ennead.h>
#include <stddef.h>

/* The kind of a value decides its text in tables, its type in JSON, and what it can be compared
 * with in a condition. */
enum field_kind {
    FIELD_NUMBER,
    FIELD_TENTHS, /* a number with one decimal */
    FIELD_REAL,
    FIELD_WORD, /* one of a few words */
    FIELD_RANK, /* the same, and the words are ordered */
    FIELD_FLAG, /* yes or no; in JSON true or false */
    FIELD_TEXT,
    FIELD_LIST, /* words separated by blanks; in JSON an array */
    FIELD_TECHNIQUE,
    FIELD_COUNTS, /* name:n, separated by commas; in JSON an object */
    FIELD_NESTED, /* in JSON only */
};

/* Code, name, kind, description, and the commands whose records have it. */
#define FIELDS(FIELD) \
    FIELD(FILE, "file", TEXT, "the name of the file, `-` for standard input; in JSON only", \
          "all that read") \
    FIELD(LINE, "line", NUMBER, "the line where the puzzle begins; in JSON only", "all that read") \
    FIELD(COLUMN, "column", NUMBER, \
          "the place of an error in its line, in bytes from 1; in JSON only", "all that read") \
    FIELD(NUMBER, "number", NUMBER, \
          "the number of a puzzle that was made, counted from `--first`", "generate, fill") \
    FIELD(SEED, "seed", NUMBER, "the seed that it was made with", "generate, fill") \
    FIELD(FORM, "form", TEXT, "the form in which a puzzle with variant rules was written", \
          "solve, rate, minimize, explain, hint, check, generate") \
    FIELD(PUZZLE, "puzzle", TEXT, "the cells of the puzzle that the record is about", "all") \
    FIELD(FROM, "from", TEXT, "the puzzle of the input that it was made from", \
          "transform, neighbors, minimize") \
    FIELD(CANONICAL, "canonical", TEXT, "its canonical form", \
          "canonical, unique-forms, neighbors") \
    FIELD(MAP, "map", TEXT, "the map that was applied, or that gives the canonical form", \
          "canonical, transform") \
    FIELD(VERDICT, "verdict", WORD, \
          "`none`, `unique` or `several` solutions; `found`: one, and the search stopped there; " \
          "`limit`: a limit came first; `stuck`: the techniques lead no further; `error`: not a " \
          "puzzle", \
          "all") \
    FIELD(COUNT, "count", NUMBER, "how many solutions were found", \
          "solve, minimize, generate, fill") \
    FIELD(ESTIMATE, "estimate", REAL, \
          "about how many solutions there are, with `--count --estimate`; in JSON only", "solve") \
    FIELD(RELATIVE_ERROR, "relative_error", REAL, \
          "the standard error of that, divided by it; in JSON only", "solve") \
    FIELD(SAMPLES, "samples", NUMBER, "of how many random descents it is the mean; in JSON only", \
          "solve") \
    FIELD(SOLUTION, "solution", TEXT, "the first solution", "solve, minimize, generate, fill") \
    FIELD(SOLUTIONS, "solutions", NESTED, "all solutions found", "solve") \
    FIELD(CLUES, "clues", NUMBER, "how many givens there are", \
          "solve, candidates, rate, backdoors, check, minimize, generate, canonical, " \
          "transform, unique-forms, neighbors, explain, hint") \
    FIELD(MINIMAL, "minimal", FLAG, "whether a puzzle with one solution needs every clue", \
          "check") \
    FIELD(REDUNDANT, "redundant", LIST, "the clues that can each be removed alone", "check") \
    FIELD(REDUNDANT_RULES, "redundant_rules", NESTED, \
          "the variant rules that can be removed together; in JSON only", "minimize") \
    FIELD(SYMMETRY, "symmetry", LIST, "every symmetry of the pattern of clues, or `none`", \
          "check") \
    FIELD(AUTOMORPHISMS, "automorphisms", NUMBER, \
          "how many symmetries of the cells leave the puzzle unchanged after a relabeling of " \
          "digits", \
          "canonical, check") \
    FIELD(MISPRINTS, "misprints", LIST, \
          "in a puzzle without a solution, the clues that may be misprints: without any one of " \
          "them it has exactly one solution (or, if there are no such clues, several)", \
          "solve, check") \
    FIELD(DIFFER, "differ", LIST, \
          "in a puzzle with several solutions, the cells in which two of them differ", \
          "solve, check") \
    FIELD(TRUE, "true", NUMBER, "how many candidates are in some solution", "candidates") \
    FIELD(CANDIDATES, "candidates", LIST, \
          "for each cell, the candidates that are in some solution; `-` for none", "candidates") \
    FIELD(FREQUENCIES, "frequencies", LIST, \
          "for each cell, in how many solutions each of these is, up to `--cap`", "candidates") \
    FIELD(UNDECIDED, "undecided", LIST, \
          "for each cell, the candidates whose count is not final, because a limit came first", \
          "candidates") \
    FIELD(ER, "er", TENTHS, "Sudoku Explainer's rating of the hardest step", \
          "rate, generate, explain") \
    FIELD(EP, "ep", TENTHS, "that of the hardest step up to the first digit placed", \
          "rate, explain") \
    FIELD(ED, "ed", TENTHS, "that of the first step", "rate, explain") \
    FIELD(TE, "te", NUMBER, "the depth of trial and error that it takes", "rate, generate") \
    FIELD(B, "b", NUMBER, "the length of braids that it takes", "rate, generate") \
    FIELD(BXB, "bxb", NUMBER, "the same with trial and error", "rate, generate") \
    FIELD(BXBB, "bxbb", NUMBER, "the same with trial and error of depth 2", "rate, generate") \
    FIELD(W, "w", NUMBER, "the length of whips that it takes", "rate, generate") \
    FIELD(GW, "gw", NUMBER, "that of g-whips", "rate, generate") \
    FIELD(GB, "gb", NUMBER, "that of g-braids", "rate, generate") \
    FIELD(SW, "sw", NUMBER, "that of whips after subsets and fish", "rate, generate") \
    FIELD(BACKDOOR, "backdoor", NUMBER, \
          "the least number of cells with whose values the techniques solve it", \
          "backdoors, generate") \
    FIELD(BACKDOORS, "backdoors", NUMBER, "how many such sets of so many cells there are", \
          "backdoors, generate") \
    FIELD(PAIRS, "pairs", NUMBER, "how many of two cells, if the least number is 1 or 2", \
          "backdoors") \
    FIELD(NEW_PAIRS, "new_pairs", NUMBER, "those of them that have no magic cell", "backdoors") \
    FIELD(SETS, "sets", LIST, "the sets of the least size, with `--sets`", "backdoors") \
    FIELD(ELIMINATIONS, "eliminations", NUMBER, \
          "how many candidates there are whose elimination solves it", "backdoors, generate") \
    FIELD(ELIMINATED, "eliminated", LIST, "these candidates, with `--eliminations`", "backdoors") \
    FIELD(TECHNIQUE, "technique", TECHNIQUE, "the technique of the hardest step", \
          "rate, generate, explain, hint") \
    FIELD(SCORE, "score", NUMBER, "HoDoKu's score", "rate, generate, explain, hint") \
    FIELD(LEVEL, "level", RANK, \
          "HoDoKu's level: `easy`, `medium`, `hard`, `unfair` or `extreme`, in this order", \
          "rate, generate") \
    FIELD(RATING, "rating", TENTHS, \
          "the highest rating on Sudoku Explainer's scale of the steps of HoDoKu's path", \
          "explain, hint") \
    FIELD(OUTCOME, "outcome", WORD, \
          "`solved`, `stuck`, `mistake`: no steps, `limit`; with `--all` `all`; of a hint `step`", \
          "explain, hint") \
    FIELD(UNIQUE, "unique", FLAG, "whether there is one solution", "explain, hint") \
    FIELD(COUNTS, "counts", COUNTS, "how many steps of each technique", "rate, generate") \
    FIELD(STEPS, "steps", NUMBER, "how many steps", "rate, explain") \
    FIELD(BEYOND, "beyond", NUMBER, \
          "how many of them are not singles, with `--fewest`; in JSON only", "explain") \
    FIELD(PATH, "path", NESTED, "the steps in their order; docs/playing.md", "explain") \
    FIELD(STAGES, "stages", NESTED, "the stages of a hint, by their names", "hint") \
    FIELD(STEP, "step", NESTED, "the step of a hint; docs/playing.md", "hint") \
    FIELD(RULES, "rules", NESTED, \
          "the variant rules of the puzzle, and its size unless 9x9: lines of Ennead's form", \
          "solve, rate, minimize, explain, hint, check, generate") \
    FIELD(WRONG, "wrong", NESTED, "after a mistake, the cells whose digit is wrong", \
          "explain, hint") \
    FIELD(LOST, "lost", NESTED, "after a mistake, the cells whose right digit was eliminated", \
          "explain, hint") \
    FIELD(STATE, "state", TEXT, "the last state", "explain, hint") \
    FIELD(CONFLICT, "conflict", NESTED, "two equal givens in one house: `digit` and `cells`", \
          "solve") \
    FIELD(ENDED, "ended", TEXT, \
          "the limit that came first: `nodes`, `time` or, of `candidates`, `stop`", \
          "solve, candidates") \
    FIELD(NODES, "nodes", NUMBER, "nodes of the search", "solve, candidates") \
    FIELD(GUESSES, "guesses", NUMBER, "guesses", "solve") \
    FIELD(BACKTRACKS, "backtracks", NUMBER, "wrong guesses undone", "solve") \
    FIELD(DEPTH, "depth", NUMBER, "the most guesses open at once", "solve") \
    FIELD(SECONDS, "seconds", REAL, "the time of the search, with `--stats`", "solve") \
    FIELD(FIRST_SECONDS, "first_seconds", REAL, \
          "the time up to the first solution, with `--stats`", "solve") \
    FIELD(MESSAGE, "message", TEXT, \
          "what is wrong with the input; in tables after `FILE:LINE:COLUMN: `", "all that read") \
    FIELD(NOTE, "note", TEXT, "the text next to the puzzle in the input, or its title", \
          "all that read")

enum field {
#define FIELD_CODE(code, name, kind, help, commands) FIELD_OF_##code,
    FIELDS(FIELD_CODE)
#undef FIELD_CODE
        FIELD_COUNT,
};

/* A set of fields: a bit for each. */
__extension__ typedef unsigned __int128 field_set;

#define FIELD_BIT(code) ((field_set)1 << FIELD_OF_##code)

extern const struct field_row {
    const char *name, *commands;
    enum field_kind kind;
} field_rows[FIELD_COUNT];

/* The words of verdicts: those of ennead_verdict, and two more. */
enum { VERDICT_STUCK = ENNEAD_VERDICT_LIMIT + 1, VERDICT_ERROR };

/* The words of outcomes. */
enum {
    OUTCOME_MISTAKE, /* the puzzle has no solution, or there is a mistake in it; for a model, the
                      * step says which */
    OUTCOME_ALL,     /* all steps possible now have been listed */
    OUTCOME_SOLVED,
    OUTCOME_STUCK,
    OUTCOME_LIMIT, /* time was up */
    OUTCOME_STEP,  /* there is a next step */
};

/* A word of a field of kind WORD, RANK or FLAG; NULL past the last. */
const char *field_word(enum field field, size_t index);

#endif
