/* SPDX-License-Identifier: MIT */
/*
 * What a line consists of: the number of bytes of each class before a comment, and the first bytes
 * that cannot be part of a grid. All decisions about lines that are not plain lists of cells are
 * based on these counts.
 */
#ifndef ENNEAD_TEXT_LINE_CLASSES_H
#define ENNEAD_TEXT_LINE_CLASSES_H

#include "grid/characters.h"
#include <stdbool.h>
#include <stddef.h>

/* Characters that may be an empty cell if there is neither 0 nor '.'. */
typedef enum empty_sign {
    SIGN_SMALL_X,
    SIGN_LARGE_X,
    SIGN_STAR,
    SIGN_UNDERSCORE,
    SIGNS
} empty_sign;

enum {
    NOWHERE = -1,
    CELLS_OF_A_ROW = 5, /* a line with so many counts as a row of a grid */
};

typedef struct line_classes {
    size_t length; /* up to the comment, without trailing blanks */
    bool comment;  /* the line has one */
    size_t digits; /* 1-9 */
    size_t dots;   /* 0 and . */
    size_t signs[SIGNS];
    size_t bars;      /* - = + */
    size_t ornaments; /* | : , ; [ ] */
    size_t letters;   /* other than x and X */
    size_t controls;  /* control characters except the tab */
    long junk;        /* the first control or non-ASCII byte, or NOWHERE */
    long stray;       /* the first byte that is in no grid, including letters and junk, or
                       * NOWHERE */
} line_classes;

line_classes classes_of(const char *text, size_t length);

/* The empty_sign that a character is, or SIGNS. */
empty_sign sign_of(char c);

/* 1-9, 0 and . */
static inline size_t plain_cells(const line_classes *p)
{
    return p->digits + p->dots;
}

/* All that some reading takes for a cell. */
static inline size_t cells_and_signs(const line_classes *p)
{
    size_t count = plain_cells(p);
    for (int sign = 0; sign < SIGNS; sign++)
        count += p->signs[sign];
    return count;
}

static inline bool has_no_cells(const line_classes *p)
{
    return cells_and_signs(p) == 0;
}

/* Whether the line consists of blanks only. */
static inline bool is_empty(const line_classes *p)
{
    return p->length == 0 && !p->comment;
}

/* Whether the line belongs to a frame: bars, and no cells. Dots between long bars are corners. */
bool is_frame(const line_classes *p, const char *text);

/* Whether the line consists of words. */
bool is_title(const line_classes *p);

/* Whether a line has so many cells that it must be meant as a whole puzzle. */
static inline bool looks_like_puzzle(const line_classes *p)
{
    return plain_cells(p) >= 41;
}

#endif
