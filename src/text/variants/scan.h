/* SPDX-License-Identifier: MIT */
/*
 * A place in the text of a variant in the form of this project, and what is read there.
 */
#ifndef ENNEAD_TEXT_SCAN_H
#define ENNEAD_TEXT_SCAN_H

#include "text/variants/sketch.h"

enum { SCAN_END = -1, SCAN_NAME = 32 };

typedef struct scan {
    sketch *d;
    size_t at;
} scan;

/* The byte that comes next, SCAN_END after the last. */
static inline int scan_next(const scan *s)
{
    return s->at < s->d->length ? (unsigned char)s->d->text[s->at] : SCAN_END;
}

static inline bool is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static inline bool is_letter(int c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static inline int lower(int c)
{
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

/* Passes over blanks, commas and a comment, but not over the end of the line. */
void scan_blanks(scan *s);

/* Whether the line ends here. */
bool scan_at_end_of_line(const scan *s);

/* Reads letters, digits and hyphens in small letters; false: there is no letter here. What is longer
 * than any name is cut. */
bool scan_name(scan *s, char name[SCAN_NAME]);

/* Reads a whole number of up to nine digits, perhaps with a sign; false: there is none. */
bool scan_number(scan *s, int *number);

/* Says what is here and what was expected; false. */
bool scan_expected(scan *s, const char *expected);

/* Adds the cells that a word names to the rule that is being read: r1c1 and so on. False: it is
 * wrong, which has been said. */
bool scan_cells(scan *s);

/* Reads the cells of the grid, or the regions, to the last one. */
bool scan_grid(scan *s);
bool scan_regions(scan *s);

#endif
