/* SPDX-License-Identifier: MIT */
/*
 * A sheet of styled characters: what a screen shows, row by row. Each character has an ink (what
 * it stands for) and a ground (why its place is marked); how these look is decided where the sheet
 * is painted.
 */
#ifndef CLI_SHEET_H
#define CLI_SHEET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum ink {
    INK_PLAIN,
    INK_QUIET,
    INK_FRAME,
    INK_HEAVY, /* borders of regions */
    INK_GIVEN,
    INK_DIGIT, /* entered by the player */
    INK_MARK,
    INK_RULE, /* lines, cages and dots of a rule */
    INK_CLUE, /* its numbers */
    INK_CAUSE,
    INK_ELIMINATED,
    INK_PLACED,
    INK_LINK,
    INK_TITLE,
    INK_ALERT,
    INKS,
};

enum ground {
    GROUND_NONE,
    GROUND_CURSOR,
    GROUND_SELECTED,
    GROUND_SAME,    /* the digit that is looked at */
    GROUND_HOUSE,   /* where a step is */
    GROUND_CAUSE,   /* cells that a step follows from */
    GROUND_CHANGED, /* cells that it changes */
    GROUND_CONFLICT,
    GROUND_RULE, /* cells that a rule is about */
    GROUND_BAR,
    GROUND_COLOR, /* the player's colors, of which there are PLAYER_COLORS */
    PLAYER_COLORS = 9,
    GROUNDS = GROUND_COLOR + PLAYER_COLORS,
};

struct sheet_glyph {
    uint32_t code; /* a Unicode character that takes one column */
    uint8_t ink, ground;
};

struct board_sheet {
    int rows, columns;
    struct sheet_glyph *glyphs; /* rows x columns */
};

/* Gives a sheet a size, and fills it with blanks. Returns false if there is no memory; the sheet is
 * then empty. */
bool sheet_clear(struct board_sheet *sheet, int rows, int columns);
void sheet_free(struct board_sheet *sheet);

/* The glyph at a place; NULL outside the sheet. */
struct sheet_glyph *sheet_at(const struct board_sheet *sheet, int row, int column);

/* Writes UTF-8 in one row, as far as `width` columns reach. What takes no column, or two, becomes
 * '?'. Returns the number of columns used. */
int sheet_write(const struct board_sheet *sheet, int row, int column, int width, enum ink ink,
                const char *text);

/* Gives a whole row a ground. */
void sheet_bar(const struct board_sheet *sheet, int row, enum ground ground);

/* The number of bytes of `text` that fit in a line of `width` columns, cut at a blank if there is
 * one, or at a line end. *next gets where the next line begins; NULL at the end of the text. */
size_t sheet_line(const char *text, int width, const char **next);

#endif
