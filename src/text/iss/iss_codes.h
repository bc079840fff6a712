/* SPDX-License-Identifier: MIT */
/*
 * Tables, regular expressions and automata in the codes of Interactive Sudoku Solver.
 */
#ifndef ENNEAD_TEXT_ISS_ISS_CODES_H
#define ENNEAD_TEXT_ISS_ISS_CODES_H

#include "text/iss/iss_words.h"

/* How the arguments of a type are written, and what rules they make. */
typedef enum iss_way {
    ISS_IGNORED,        /* it says how to search */
    ISS_HEAD,           /* of the grid, which is made first */
    ISS_FLAG,           /* nothing: a rule without cells */
    ISS_KROPKI,         /* nothing: two such rules, for white and black */
    ISS_DIAGONAL,       /* 1 or -1 */
    ISS_CELLS,          /* cells */
    ISS_NUMBER,         /* a number and cells; without a number there is a usual one */
    ISS_SUM,            /* the same, but 0 or nothing means none */
    ISS_FIRST_CELL,     /* a cell that is a part of its own, and cells */
    ISS_PILL,           /* how many cells are the first part, and cells */
    ISS_PAIRS,          /* cells: a rule for each two neighbors among them */
    ISS_SEGMENTS,       /* parts with a hyphen between them */
    ISS_SETS,           /* how many parts of the same size, and cells */
    ISS_QUAD,           /* the first of four cells, and numbers */
    ISS_LINE_OR_LOOP,   /* a number, cells, and LOOP for a line that is closed */
    ISS_AT_LEAST,       /* values with underlines between them, and cells */
    ISS_EXACTLY,        /* the same: a rule for each value */
    ISS_LOOK_AND_SAY,   /* pairs of a count and a value, and cells: likewise */
    ISS_EQUALITY,       /* cells */
    ISS_FLATMATES,      /* nothing */
    ISS_VALUE_INDEXING, /* cells */
    ISS_UNSAID,         /* there is no such rule here; in place of one, what it would be about */
    ISS_INDEXING,       /* R or C, and cells */
    ISS_TWO_SIDES,      /* a line, and clues at its beginning and its end */
    ISS_ONE_SIDE,       /* a clue and a line */
    ISS_DIAGONAL_CLUE,  /* a clue and the first cell */
    ISS_TABLE,          /* pairs in base64, and groups of cells */
    ISS_EACH_TABLE,     /* the same for each two cells of a group */
    ISS_OLD_TABLE,      /* these with two signs of base64 exchanged */
    ISS_OLD_EACH_TABLE,
    ISS_REGEX,     /* base64, and groups of cells */
    ISS_AUTOMATON, /* likewise */
} iss_way;

/* Writes codes as the texts of our rules, in memory of the builder; NULL: they are wrong, which is
 * said. */
char *iss_table_text(description_builder *d, iss_word code, iss_way way, size_t *length);
char *iss_regex_text(description_builder *d, iss_word code, size_t *length);
char *iss_automaton_text(description_builder *d, iss_word code, size_t *length);

#endif
