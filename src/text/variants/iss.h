/* SPDX-License-Identifier: MIT */
/*
 * Strings of Interactive Sudoku Solver (S. Higgins, sigh.github.io): items that begin with a dot, of
 * a type and arguments with tildes between them.
 *
 *     .Shape~6x6.~R1C1_5~R2C3_1_2.Cage~7~R1C1~R1C2.Or.Thermo~R3C3~R3C4.AntiKnight.End
 */
#ifndef ENNEAD_TEXT_ISS_H
#define ENNEAD_TEXT_ISS_H

#include "text/variants/sketch.h"

/* A piece of the text. */
typedef struct iss_word {
    size_t at, length;
} iss_word;

/* An item: its type, and where the rest of it is. */
typedef struct iss_item {
    iss_word type;
    size_t at, end; /* of the arguments that are left, each with its tilde */
} iss_item;

typedef struct iss {
    sketch *d;
    size_t at, end;  /* of the string */
    int down, right; /* how far a copy is moved */
    uint64_t copied; /* rules so far */
    int nesting;
} iss;

/* How the arguments of a type are written, and what rules they make. */
typedef enum iss_way {
    ISS_IGNORED,       /* it says how to search */
    ISS_HEAD,          /* of the grid, which is made first */
    ISS_FLAG,          /* nothing: a rule without cells */
    ISS_KROPKI,        /* nothing: two such rules, for white and black */
    ISS_DIAGONAL,      /* 1 or -1 */
    ISS_CELLS,         /* cells */
    ISS_NUMBER,        /* a number and cells; without a number there is a usual one */
    ISS_SUM,           /* the same, but 0 or nothing means none */
    ISS_FIRST_CELL,    /* a cell that is a part of its own, and cells */
    ISS_PILL,          /* how many cells are the first part, and cells */
    ISS_PAIRS,         /* cells: a rule for each two neighbors among them */
    ISS_SEGMENTS,      /* parts with a hyphen between them */
    ISS_SETS,          /* how many parts of the same size, and cells */
    ISS_QUAD,          /* the first of four cells, and numbers */
    ISS_LINE_OR_LOOP,  /* a number, cells, and LOOP for a line that is closed */
    ISS_AT_LEAST,      /* values with underlines between them, and cells */
    ISS_EXACTLY,       /* the same: a rule for each value */
    ISS_LOOK_AND_SAY,  /* pairs of a count and a value, and cells: likewise */
    ISS_INDEXING,      /* R or C, and cells */
    ISS_TWO_SIDES,     /* a line, and clues at its beginning and its end */
    ISS_ONE_SIDE,      /* a clue and a line */
    ISS_DIAGONAL_CLUE, /* a clue and the first cell */
    ISS_TABLE,         /* pairs in base64, and groups of cells */
    ISS_EACH_TABLE,    /* the same for each two cells of a group */
    ISS_OLD_TABLE,     /* these with two signs of base64 exchanged */
    ISS_OLD_EACH_TABLE,
    ISS_REGEX,     /* base64, and groups of cells */
    ISS_AUTOMATON, /* likewise */
} iss_way;

typedef struct iss_row {
    const char *type;
    const char *rule;
    iss_way way;
    int value; /* the usual number */
} iss_row;

/* The row of a type, NULL: there is none. */
const iss_row *iss_row_of(const sketch *d, iss_word type);

/* Takes the next argument from an item; false: there is none. */
bool iss_take(const sketch *d, iss_item *item, iss_word *word);

bool iss_is(const sketch *d, iss_word word, const char *text);
bool iss_number(const sketch *d, iss_word word, int *number);
bool iss_wrong(sketch *d, iss_word word, const char *expected);

/* The cell of a word such as R1Ca, moved as the copy is; false: it is none, which is said. */
bool iss_cell(iss *s, iss_word word, int *cell);
bool iss_add_cell(iss *s, iss_word word);

/* Reads an item of a rule that the table has. */
bool iss_rule(iss *s, const iss_row *row, iss_item item);

/* The value of a sign of base64 as it is in links, -1: it is none. */
int iss_sign(char c);

/* Writes codes as the texts of our rules, in memory of the sketch; NULL: they are wrong, which is
 * said. */
char *iss_table_text(sketch *d, iss_word code, iss_way way, size_t *length);
char *iss_regex_text(sketch *d, iss_word code, size_t *length);
char *iss_automaton_text(sketch *d, iss_word code, size_t *length);

#endif
