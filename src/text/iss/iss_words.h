/* SPDX-License-Identifier: MIT */
/*
 * Strings of Interactive Sudoku Solver (S. Higgins, sigh.github.io): items that begin with a dot,
 * made of a type and arguments separated by tildes.
 *
 *     .Shape~6x6.~R1C1_5~R2C3_1_2.Cage~7~R1C1~R1C2.Or.Thermo~R3C3~R3C4.AntiKnight.End
 */
#ifndef ENNEAD_TEXT_ISS_ISS_WORDS_H
#define ENNEAD_TEXT_ISS_ISS_WORDS_H

#include "text/description/description_builder.h"

/* A piece of the text. */
typedef struct iss_word {
    size_t at, length;
} iss_word;

/* An item: its type, and the range of its unread arguments. */
typedef struct iss_item {
    iss_word type;
    size_t at, end; /* of the unread arguments, each with its tilde */
} iss_item;

enum { ISS_MOST_BESIDE = 64 };

/* A group of cells beside the grid. */
typedef struct iss_beside {
    iss_word name;    /* of a Var, without the V before it */
    int begin, count; /* its cells, counted from the first below the grid */
    int columns;      /* by how many its cells are laid out */
    bool regions;     /* those of ChaosConstruction */
} iss_beside;

typedef struct iss {
    description_builder *d;
    size_t at, end;  /* of the string */
    int down, right; /* by how much a copy is moved */
    uint64_t copied; /* number of copied rules so far */
    int nesting;
    bool ties;         /* ranks may be shared */
    bool pieces;       /* there are pieces of a jigsaw besides boxes */
    bool doppelganger; /* the grid has this rule, outside of groups */
    bool raw, no_boxes;
    int rows; /* of the grid, without those below it */
    int region_size;
    iss_beside beside[ISS_MOST_BESIDE];
    int beside_count, beside_cells;
} iss;

/* Reads the next argument of an item. Returns false if there is none; the word is its empty end,
 * then. */
bool iss_take(const description_builder *d, iss_item *item, iss_word *word);

/* Reads a number that an item must have. */
bool iss_take_number(iss *s, iss_item *item, int *number);

/* Takes the first part off a list whose parts have underscores between them. */
iss_word iss_cut(const description_builder *d, iss_word *list);

/* Reads the next of some values separated by underscores. Returns false if it is not one, which is
 * reported. */
bool iss_take_value(iss *s, iss_word *list, int *value);

bool iss_is(const description_builder *d, iss_word word, const char *text);
bool iss_number(const description_builder *d, iss_word word, int *number);

/* Reads two numbers with a separator between them. Returns false if the word is something else. */
bool iss_two_numbers(const description_builder *d, iss_word word, const char *sign, int *one,
                     int *other);

bool iss_wrong(description_builder *d, iss_word word, const char *expected);

/* Reports something that is not known; the template has a place for the word. */
bool iss_unknown(description_builder *d, iss_word word, const char *words);

/* The cell of a word such as R1Ca, moved if this is a copy. Returns false if it is not a cell,
 * which is reported. */
bool iss_cell(iss *s, iss_word word, int *cell);
bool iss_add_cell(iss *s, iss_word word);

/* Reads the remaining cells of an item, up to so many. */
bool iss_take_cells(iss *s, iss_item *item, uint16_t *cells, size_t most, size_t *count);

/* Adds the remaining cells of an item to the rule; a hyphen ends a part. */
bool iss_add_rest(iss *s, iss_item *item);

/* Reads the next item of the string. Returns false if there is none, or the text is wrong. */
bool iss_next_item(iss *s, iss_item *item);

#endif
