/* SPDX-License-Identifier: MIT */
/*
 * How inks and grounds look: a theme is a table of colors for terminals of 8, 16 and 256 colors.
 */
#ifndef CLI_PALETTE_H
#define CLI_PALETTE_H

#include "cli/view/sheet.h"

enum palette_theme {
    PALETTE_STANDARD,
    PALETTE_DARK,
    PALETTE_LIGHT,
    PALETTE_COLOR_BLIND,
    PALETTE_THEMES,
};

/* "standard", "dark", "light" or "color-blind"; NULL for another number. */
const char *palette_name(size_t theme);

/* Colors by their numbers in the terminal; -1: its own. */
struct palette_look {
    short ink, ground;
};

/* How an ink looks on a ground, in a terminal with so many colors. */
struct palette_look palette_look(enum palette_theme theme, int colors, enum ink ink,
                                 enum ground ground);

#endif
