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

/* Code, name, kind, and description. */
#define FIELDS(FIELD) \
    FIELD(FILE, "file", TEXT, "the name of the file, `-` for standard input; in JSON only") \
    FIELD(LINE, "line", NUMBER, "the line where the puzzle begins; in JSON only") \
    FIELD(COLUMN, "column", NUMBER, \
          "the place of an error in its line, in bytes from 1; in JSON only") \
    FIELD(NUMBER, "number", NUMBER, \
          "the number of a puzzle that was made, counted from `--first`") \
    FIELD(SEED, "seed", NUMBER, "the seed that it was made with") \
    FIELD(FORM, "form", TEXT, "the form in which a puzzle with variant rules was written") \
    FIELD(PUZZLE, "puzzle", TEXT, "the cells of the puzzle that the record is about") \
    FIELD(FROM, "from", TEXT, "the puzzle of the input that it was made from") \
    FIELD(CANONICAL, "canonical", TEXT, "its canonical form") \
    FIELD(MAP, "map", TEXT, "the map that was applied, or that gives the canonical form") \
    FIELD(VERDICT, "verdict", WORD, \
          "`none`, `unique` or `several` solutions; `found`: one, and the search stopped there; " \
          "`limit`: a limit came first; `stuck`: the techniques lead no further; `error`: not a " \
          "puzzle") \
    FIELD(COUNT, "count", NUMBER, "how many solutions were found") \
    FIELD(ESTIMATE, "estimate", REAL, \
          "about how many solutions there are, with `--count --estimate`; in JSON only") \
    FIELD(RELATIVE_ERROR, "relative_error", REAL, \
          "the standard error of that, divided by it; in JSON only") \
    FIELD(SAMPLES, "samples", NUMBER, "of how many random descents it is the mean; in JSON only") \
    FIELD(SOLUTION, "solution", TEXT, "the first solution") \
    FIELD(SOLUTIONS, "solutions", NESTED, "all solutions found") \
    FIELD(CLUES, "clues", NUMBER, "how many givens there are") \
    FIELD(MINIMAL, "minimal", FLAG, "whether a puzzle with one solution needs every clue") \
    FIELD(REDUNDANT, "redundant", LIST, "the clues that can each be removed alone") \
    FIELD(REDUNDANT_RULES, "redundant_rules", NESTED, \
          "the variant rules that can be removed together; in JSON only") \
    FIELD(SYMMETRY, "symmetry", LIST, "every symmetry of the pattern of clues, or `none`") \
    FIELD(AUTOMORPHISMS, "automorphisms", NUMBER, \
          "how many symmetries of the cells leave the puzzle unchanged after a relabeling of " \
          "digits") \
    FIELD(MISPRINTS, "misprints", LIST, \
          "in a puzzle without a solution, the clues that may be misprints: without any one of " \
          "them it has exactly one solution (or, if there are no such clues, several)") \
    FIELD(DIFFER, "differ", LIST, \
          "in a puzzle with several solutions, the cells in which two of them differ") \
    FIELD(TRUE, "true", NUMBER, "how many candidates are in some solution") \
    FIELD(CANDIDATES, "candidates", LIST, \
          "for each cell, the candidates that are in some solution; `-` for none") \
    FIELD(FREQUENCIES, "frequencies", LIST, \
          "for each cell, in how many solutions each of these is, up to `--cap`") \
    FIELD(UNDECIDED, "undecided", LIST, \
          "for each cell, the candidates whose count is not final, because a limit came first") \
    FIELD(ER, "er", TENTHS, "Sudoku Explainer's rating of the hardest step") \
    FIELD(EP, "ep", TENTHS, "that of the hardest step up to the first digit placed") \
    FIELD(ED, "ed", TENTHS, "that of the first step") \
    FIELD(TE, "te", NUMBER, "the depth of trial and error that it takes") \
    FIELD(B, "b", NUMBER, "the length of braids that it takes") \
    FIELD(BXB, "bxb", NUMBER, "the same with trial and error") \
    FIELD(BXBB, "bxbb", NUMBER, "the same with trial and error of depth 2") \
    FIELD(W, "w", NUMBER, "the length of whips that it takes") \
    FIELD(GW, "gw", NUMBER, "that of g-whips") \
    FIELD(GB, "gb", NUMBER, "that of g-braids") \
    FIELD(SW, "sw", NUMBER, "that of whips after subsets and fish") \
    FIELD(BACKDOOR, "backdoor", NUMBER, \
          "the least number of cells with whose values the techniques solve it") \
    FIELD(BACKDOORS, "backdoors", NUMBER, "how many such sets of so many cells there are") \
    FIELD(PAIRS, "pairs", NUMBER, "how many of two cells, if the least number is 1 or 2") \
    FIELD(NEW_PAIRS, "new_pairs", NUMBER, "those of them that have no magic cell") \
    FIELD(SETS, "sets", LIST, "the sets of the least size, with `--sets`") \
    FIELD(ELIMINATIONS, "eliminations", NUMBER, \
          "how many candidates there are whose elimination solves it") \
    FIELD(ELIMINATED, "eliminated", LIST, "these candidates, with `--eliminations`") \
    FIELD(TECHNIQUE, "technique", TECHNIQUE, "the technique of the hardest step") \
    FIELD(SCORE, "score", NUMBER, "HoDoKu's score") \
    FIELD(LEVEL, "level", RANK, \
          "HoDoKu's level: `easy`, `medium`, `hard`, `unfair` or `extreme`, in this order") \
    FIELD(RATING, "rating", TENTHS, \
          "the highest rating on Sudoku Explainer's scale of the steps of HoDoKu's path") \
    FIELD(OUTCOME, "outcome", WORD, \
          "`solved`, `stuck`, `mistake`: no steps, `limit`; with `--all` `all`; of a hint `step`") \
    FIELD(UNIQUE, "unique", FLAG, "whether there is one solution") \
    FIELD(COUNTS, "counts", COUNTS, "how many steps of each technique") \
    FIELD(STEPS, "steps", NUMBER, "how many steps") \
    FIELD(BEYOND, "beyond", NUMBER, \
          "how many of them are not singles, with `--fewest`; in JSON only") \
    FIELD(PATH, "path", NESTED, "the steps in their order; docs/playing.md") \
    FIELD(STAGES, "stages", NESTED, "the stages of a hint, by their names") \
    FIELD(STEP, "step", NESTED, "the step of a hint; docs/playing.md") \
    FIELD(RULES, "rules", NESTED, \
          "the variant rules of the puzzle, and its size unless 9x9: lines of Ennead's form") \
    FIELD(WRONG, "wrong", NESTED, "after a mistake, the cells whose digit is wrong") \
    FIELD(LOST, "lost", NESTED, "after a mistake, the cells whose right digit was eliminated") \
    FIELD(STATE, "state", TEXT, "the last state") \
    FIELD(CONFLICT, "conflict", NESTED, "two equal givens in one house: `digit` and `cells`") \
    FIELD(ENDED, "ended", TEXT, \
          "the limit that came first: `nodes`, `time` or, of `candidates`, `stop`") \
    FIELD(NODES, "nodes", NUMBER, "nodes of the search") \
    FIELD(GUESSES, "guesses", NUMBER, "guesses") \
    FIELD(BACKTRACKS, "backtracks", NUMBER, "wrong guesses undone") \
    FIELD(DEPTH, "depth", NUMBER, "the most guesses open at once") \
    FIELD(SECONDS, "seconds", REAL, "the time of the search, with `--stats`") \
    FIELD(FIRST_SECONDS, "first_seconds", REAL, \
          "the time up to the first solution, with `--stats`") \
    FIELD(MESSAGE, "message", TEXT, \
          "what is wrong with the input; in tables after `FILE:LINE:COLUMN: `") \
    FIELD(NOTE, "note", TEXT, "the text next to the puzzle in the input, or its title")

enum field {
#define FIELD_CODE(code, name, kind, help) FIELD_OF_##code,
    FIELDS(FIELD_CODE)
#undef FIELD_CODE
        FIELD_COUNT,
};

/* A set of fields: a bit for each. */
__extension__ typedef unsigned __int128 field_set;

#define FIELD_BIT(code) ((field_set)1 << FIELD_OF_##code)

extern const struct field_row {
    const char *name;
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
