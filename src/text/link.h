/* SPDX-License-Identifier: MIT */
/*
 * Links that hold puzzles: where they are in a text, and of which site.
 */
#ifndef ENNEAD_TEXT_LINK_H
#define ENNEAD_TEXT_LINK_H

#include <stdbool.h>
#include <stddef.h>

typedef enum link_form {
    LINK_UNKNOWN,   /* holds no puzzle, or one that is stored on a server */
    LINK_FPUZZLES,  /* JSON of f-puzzles, packed by LZ-String; also of SudokuPad */
    LINK_SUDOKUPAD, /* JSON of SudokuPad, shortened and packed by LZ-String */
    LINK_CLASSIC,   /* scf of SudokuPad */
    LINK_ISS,
    LINK_SUDOKUWIKI,
    LINK_SUDOKUEXCHANGE,
    LINK_PENPA, /* drawn by Penpa+, packed by DEFLATE */
    LINK_OWN,
} link_form;

/* What begins the part of a link of ours that holds the puzzle. */
#define LINK_OWN_MARK "#ennead="

typedef struct link_place {
    link_form kind;
    size_t begin, end; /* of the link */
    size_t at;         /* what it holds is from here to `end` */
} link_place;

/* Finds the first link of a text's first line that holds a puzzle; or, if there is none, one that
 * begins the line. Returns false if there is neither. Nothing after the end of the link is looked
 * at, so that the links of a line take a time that is proportional to its length. */
bool link_find(const char *text, size_t length, link_place *found);

/* Whether a text begins like a link. */
bool link_begins(const char *text, size_t length);

#endif
