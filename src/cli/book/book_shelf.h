/* SPDX-License-Identifier: MIT */
/*
 * The puzzles of a book, stored in a temporary file until all have been read. Only the position
 * and difficulty of each are in memory, so a book may have a million puzzles.
 */
#ifndef CLI_BOOK_SHELF_H
#define CLI_BOOK_SHELF_H

#include <stdio.h>

#include <ennead.h>

/* A section of a book by difficulty. */
enum { BOOK_LEVELS = ENNEAD_LEVEL_EXTREME + 2, BOOK_NO_LEVEL = BOOK_LEVELS - 1 };

/* What is known of a puzzle, except its cells. */
struct book_facts {
    int er, score; /* 0: not known; er in tenths */
    int level;     /* an ennead_level, or BOOK_NO_LEVEL */
    int clues;
    ennead_technique_set techniques; /* of its path, without singles */
    char title[ENNEAD_TITLE_SIZE], author[ENNEAD_TITLE_SIZE];
};

struct book_puzzle {
    struct book_facts facts;
    uint8_t solution[ENNEAD_MOST_CELLS];
    ennead_state state;              /* of a plain puzzle */
    ennead_description *description; /* of others, else NULL */
    ennead_notation notation;
};

struct shelf_place {
    uint64_t at; /* in the file */
    uint32_t number;
    uint16_t level;
    uint16_t score; /* or as much of it as fits */
};

struct book_shelf {
    FILE *file;
    struct shelf_place *places;
    size_t count, room;
    uint64_t bytes;
};

/* Each of these returns 0 or an errno. */
int book_shelf_open(struct book_shelf *shelf);
int book_shelf_add(struct book_shelf *shelf, const struct book_puzzle *puzzle);
/* Reads a puzzle. The caller frees its description with ennead_description_free. */
int book_shelf_get(struct book_shelf *shelf, size_t index, struct book_puzzle *puzzle);

/* Sorts the puzzles by difficulty, easy ones first; equal ones stay in their order. */
void book_shelf_sort(struct book_shelf *shelf);

void book_shelf_close(struct book_shelf *shelf);

#endif
