/* SPDX-License-Identifier: MIT */
/*
 * How each theme paints each role: a table of colors, one column for each theme, and a table of
 * roles. The two themes that must not rely on colors use dashes for colored lines. Shapes that
 * differ only in tone have lists of colors.
 */
#include "picture/shapes/themes.h"
#include "grid/assertions.h"

#include <stddef.h>

enum { THEMES = 4, LIGHT_THEMES = 2 };

/* Light, dark, print, color-blind. */
#define COLORS(COLOR) \
    COLOR(NO_COLOR, -1, -1, -1, -1) \
    COLOR(PAPER, 0xffffff, 0x181a1b, 0xffffff, 0xffffff) \
    COLOR(INK, 0x000000, 0xe8e6e3, 0x000000, 0x000000) \
    COLOR(FOUND, 0x1d6ae5, 0x79a9f5, 0x555555, 0x0072b2) \
    COLOR(SOLVED, 0x1e7d32, 0x7bc98a, 0x777777, 0x00704f) \
    COLOR(PENCIL, 0x4a4a4a, 0xc4c2bf, 0x333333, 0x3a3a3a) \
    COLOR(QUIET, 0x6a6a6a, 0xa5a39f, 0x555555, 0x5a5a5a) \
    COLOR(GRAY, 0xcfcfcf, 0x565656, 0xd6d6d6, 0xc4c4c4) \
    COLOR(LIGHT_GRAY, 0xe2e2e2, 0x35383a, 0xe6e6e6, 0xe2e2e2) \
    COLOR(SHAFT, 0xa1a1a1, 0x7c7c7c, 0x8c8c8c, 0x8a8a8a) \
    COLOR(CAGE, 0x000000, 0xc0c0c0, 0x000000, 0x000000) \
    COLOR(DOT_FILL, 0xffffff, 0xe8e6e3, 0xffffff, 0xffffff) \
    COLOR(DOT_INK, 0x000000, 0x000000, 0x000000, 0x000000) \
    COLOR(CORNFLOWER, 0x6495ed, 0x3c6796, 0xb4b4b4, 0x56b4e9) \
    COLOR(POWDER, 0xb0e0e6, 0x6fb2cc, 0xf0f0f0, 0xd6ecf9) \
    COLOR(GREEN, 0x67f067, 0x357d35, 0x9a9a9a, 0x009e73) \
    COLOR(ORANGE, 0xff9a00, 0xb26b00, 0x9a9a9a, 0xe69f00) \
    COLOR(PINK, 0xf067f0, 0xa24ba2, 0x9a9a9a, 0xcc79a7) \
    COLOR(PEACH, 0xffccaa, 0x8a5f40, 0xb0b0b0, 0xe0a98c) \
    COLOR(TEAL, 0x33bbbb, 0x1e6e6e, 0x9a9a9a, 0x0072b2) \
    COLOR(SKY, 0x2ecbff, 0x1e86a8, 0xb0b0b0, 0x56b4e9) \
    COLOR(LEAF, 0x64c864, 0x3d7a3d, 0xb0b0b0, 0x7fcdb7) \
    COLOR(LILAC, 0xcdb1ec, 0x6d5590, 0xb0b0b0, 0xb7a3cf) \
    COLOR(CRIMSON, 0xc54b8b, 0xb04a80, 0x8c8c8c, 0xcc79a7) \
    COLOR(OCEAN, 0x006cba, 0x0094ff, 0x707070, 0x0072b2) \
    COLOR(MINT, 0x7cc77c, 0x3f7f3e, 0xcccccc, 0x56b4e9) \
    COLOR(ROSE, 0xc77c7c, 0xb05a5a, 0xcccccc, 0xe69f00) \
    COLOR(CYAN, 0x34bbe6, 0x34bbe6, 0x707070, 0x0072b2) \
    COLOR(BASE_FILL, 0xdbe7fb, 0x1e3558, 0xf0f0f0, 0xd6e9f5) \
    COLOR(BASE_EDGE, 0x6f9de0, 0x5b86c4, 0x707070, 0x0072b2) \
    COLOR(COVER_FILL, 0xfdebcb, 0x4a3a18, 0xffffff, 0xfbeecb) \
    COLOR(COVER_EDGE, 0xd9962b, 0xb9842f, 0x404040, 0xb97e00) \
    COLOR(CELL_TINT, 0xfff5bf, 0x47411c, 0xe9e9e9, 0xf9f4b8) \
    COLOR(MISTAKE, 0xffd0d0, 0x5c2226, 0xdedede, 0xf6d3bd) \
    COLOR(RED, 0xd8232a, 0xff7a7a, 0x000000, 0xb94f00) \
    COLOR(BLUE, 0x2a52be, 0x8fb0ff, 0x000000, 0x0072b2) \
    COLOR(CAUSE, 0x7fe49a, 0x1f6e38, 0xd0d0d0, 0x7fd0b9) \
    COLOR(OFF, 0xa5cdfb, 0x2b5385, 0xffffff, 0x9fd3f2) \
    COLOR(FIN, 0xffc46b, 0x86591a, 0xb8b8b8, 0xf2c04f) \
    COLOR(GONE, 0xffb3ba, 0x7d2a33, 0xffffff, 0xf4c3a3) \
    COLOR(EDGE, 0x1b7a34, 0x6fd68c, 0x000000, 0x00614a)

enum color {
#define COLOR_CODE(code, light, dark, print, blind) code,
    COLORS(COLOR_CODE)
#undef COLOR_CODE
};

static const int32_t colors[][THEMES] = {
#define COLOR_ROW(code, light, dark, print, blind) [code] = {light, dark, print, blind},
    COLORS(COLOR_ROW)
#undef COLOR_ROW
};

/* For shapes with a tone. */
static const int32_t cycle[THEMES][ENNEAD_MOST_TONES] = {
    {0x008080, 0xe02020, 0xd98800, 0x800080, 0xd6127f, 0xa52a2a, 0x1e78d0, 0x404040, 0x707000},
    {0x7df0f0, 0xff7070, 0xffb84d, 0xc070c0, 0xff70b8, 0xd07a5a, 0x6fb3ff, 0xb0b0b0, 0xb8b84a},
    {0x404040, 0x404040, 0x404040, 0x404040, 0x404040, 0x404040, 0x404040, 0x404040, 0x404040},
    {0x009e73, 0xd55e00, 0x0072b2, 0xcc79a7, 0xe69f00, 0x56b4e9, 0x000000, 0x999999, 0x7a6f00},
};
static const int32_t tints[THEMES][ENNEAD_MOST_TONES] = {
    {0xc5e88c, 0xffcbcb, 0xb2dfdf, 0xfcdca5, 0xd9cdf7, 0xf4f09a, 0xcfe3ff, 0xe6d3c0, 0xdddddd},
    {0x4d6424, 0x7a3f3f, 0x2c5d5d, 0x6b5320, 0x51427a, 0x5d5a20, 0x2f4c74, 0x5c4836, 0x4a4a4a},
    {0xe4e4e4, 0xe4e4e4, 0xe4e4e4, 0xe4e4e4, 0xe4e4e4, 0xe4e4e4, 0xe4e4e4, 0xe4e4e4, 0xe4e4e4},
    {0xb2e0d3, 0xf3cbae, 0xa9d3ea, 0xebcfde, 0xf6dca0, 0xc6e5f7, 0xe6e6e6, 0xd2d2d2, 0xf5efaa},
};
static const int32_t shades[THEMES][ENNEAD_MOST_TONES] = {
    {0xffc059, 0x8fd4f5, 0xc3b4fa, 0xf7a5a7, 0x86e8d0, 0xd6d36a, 0xd0d0d0, 0xe6d3c0, 0xdddddd},
    {0x8a5a10, 0x235f80, 0x55459a, 0x8a3c40, 0x1f6e5d, 0x5d5a20, 0x4a4a4a, 0x5c4836, 0x4a4a4a},
    {0xc8c8c8, 0xffffff, 0xc8c8c8, 0xffffff, 0xc8c8c8, 0xffffff, 0xc8c8c8, 0xffffff, 0xc8c8c8},
    {0xe69f00, 0x7cc6ee, 0xdda6c6, 0x6cc9ac, 0xf0e442, 0xd2d2d2, 0xc8c8c8, 0xe6e6e6, 0xf5efaa},
};

/* A role: fill, stroke, width; dash and gap, and those for themes in which lines have no colors of
 * their own; opacity; bold letters. */
static const struct role_style {
    enum color fill, stroke;
    int32_t width, dash, gap, plain_dash, plain_gap, opacity, bold;
    const int32_t (*filled)[ENNEAD_MOST_TONES];  /* a color for each tone, instead of the fill */
    const int32_t (*stroked)[ENNEAD_MOST_TONES]; /* and instead of the stroke */
} rows[ENNEAD_ROLE_COUNT] = {
#define FILL(color) \
    { \
        .fill = color, .opacity = 100 \
    }
#define FAINT(color, percent) \
    { \
        .fill = color, .opacity = percent \
    }
#define BOTH(inside, around, wide) \
    { \
        .fill = inside, .stroke = around, .width = wide, .opacity = 100 \
    }
#define STROKE(color, wide) \
    { \
        .stroke = color, .width = wide, .opacity = 100 \
    }
/* A line in a color, and its dashes for themes that do not rely on colors. */
#define COLORED(color, wide, dashes, gaps) \
    { \
        .stroke = color, .width = wide, .plain_dash = dashes, .plain_gap = gaps, .opacity = 100 \
    }
#define DASHED(color, wide, dashes, gaps) \
    { \
        .stroke = color, .width = wide, .dash = dashes, .gap = gaps, .plain_dash = dashes, \
        .plain_gap = gaps, .opacity = 100 \
    }
#define BOLD(color) \
    { \
        .fill = color, .opacity = 100, .bold = 1 \
    }
    [ENNEAD_ROLE_PAPER] = FILL(PAPER),
    [ENNEAD_ROLE_EXTRA_REGION] = FILL(LIGHT_GRAY),
    [ENNEAD_ROLE_WINDOW] = FILL(LIGHT_GRAY),
    [ENNEAD_ROLE_CLONE] = {.opacity = 60, .filled = tints},
    [ENNEAD_ROLE_EXTREME] = FILL(LIGHT_GRAY),
    [ENNEAD_ROLE_ROW_INDEXER] = {.fill = MINT, .stroke = MINT, .width = 60, .opacity = 45},
    [ENNEAD_ROLE_COLUMN_INDEXER] = {.fill = ROSE,
                                    .stroke = ROSE,
                                    .width = 60,
                                    .plain_dash = 60,
                                    .plain_gap = 120,
                                    .opacity = 45},
    [ENNEAD_ROLE_ODD] = FILL(GRAY),
    [ENNEAD_ROLE_EVEN] = FILL(GRAY),
    [ENNEAD_ROLE_COUNTING] = {.width = 40, .opacity = 75, .stroked = cycle},
    [ENNEAD_ROLE_THERMO] = STROKE(GRAY, 300),
    [ENNEAD_ROLE_BULB] = FILL(GRAY),
    [ENNEAD_ROLE_SLOW_THERMO] = STROKE(CORNFLOWER, 300),
    [ENNEAD_ROLE_SLOW_BULB] = FILL(CORNFLOWER),
    [ENNEAD_ROLE_SLOW_CORE] = STROKE(POWDER, 120),
    [ENNEAD_ROLE_SLOW_CORE_BULB] = FILL(POWDER),
    [ENNEAD_ROLE_WHISPER] = COLORED(GREEN, 150, 300, 300),
    [ENNEAD_ROLE_DUTCH_WHISPER] = COLORED(ORANGE, 150, 120, 300),
    [ENNEAD_ROLE_RENBAN] = COLORED(PINK, 150, 0, 230),
    [ENNEAD_ROLE_PALINDROME] = STROKE(GRAY, 150),
    [ENNEAD_ROLE_ENTROPIC] = COLORED(PEACH, 150, 500, 300),
    [ENNEAD_ROLE_MODULAR] = COLORED(TEAL, 150, 0, 400),
    [ENNEAD_ROLE_REGION_SUM] = COLORED(SKY, 150, 250, 400),
    [ENNEAD_ROLE_SUM_LINE] = DASHED(LEAF, 100, 150, 200),
    [ENNEAD_ROLE_ZIPPER] = COLORED(LILAC, 150, 60, 260),
    [ENNEAD_ROLE_ZIPPER_MIDDLE] = FILL(LILAC),
    [ENNEAD_ROLE_LUNCHBOX] = STROKE(LIGHT_GRAY, 700),
    [ENNEAD_ROLE_BETWEEN] = STROKE(SHAFT, 100),
    [ENNEAD_ROLE_BETWEEN_END] = BOTH(PAPER, SHAFT, 60),
    [ENNEAD_ROLE_DOUBLE_ARROW] = COLORED(CRIMSON, 70, 200, 150),
    [ENNEAD_ROLE_DOUBLE_ARROW_END] = BOTH(PAPER, CRIMSON, 60),
    [ENNEAD_ROLE_LOCKOUT] = STROKE(OCEAN, 100),
    [ENNEAD_ROLE_LOCKOUT_END] = BOTH(PAPER, OCEAN, 50),
    [ENNEAD_ROLE_ARROW] = STROKE(SHAFT, 80),
    [ENNEAD_ROLE_CIRCLE] = BOTH(PAPER, SHAFT, 80),
    [ENNEAD_ROLE_READ_LINE] = {.width = 40,
                               .dash = 20,
                               .gap = 90,
                               .plain_dash = 20,
                               .plain_gap = 90,
                               .opacity = 100,
                               .stroked = cycle},
    [ENNEAD_ROLE_READ_CELL] = {.fill = PAPER, .width = 40, .opacity = 100, .stroked = cycle},
    [ENNEAD_ROLE_READ_START] = {.opacity = 100, .filled = cycle},
    [ENNEAD_ROLE_DIAGONAL] = STROKE(CYAN, 30),
    [ENNEAD_ROLE_BASE] = {.fill = BASE_FILL, .stroke = BASE_EDGE, .width = 50, .opacity = 70},
    [ENNEAD_ROLE_COVER] = {.fill = COVER_FILL,
                           .stroke = COVER_EDGE,
                           .width = 50,
                           .dash = 150,
                           .gap = 130,
                           .plain_dash = 150,
                           .plain_gap = 130,
                           .opacity = 65},
    [ENNEAD_ROLE_CAUSE_CELL] = FILL(CELL_TINT),
    [ENNEAD_ROLE_CHANGED_CELL] = BOTH(NO_COLOR, EDGE, 50),
    [ENNEAD_ROLE_CONFLICT] = BOTH(MISTAKE, RED, 50),
    [ENNEAD_ROLE_GROUP] = {.width = 50, .opacity = 60, .stroked = cycle},
    [ENNEAD_ROLE_CHOICE] = {.width = 40,
                            .dash = 150,
                            .gap = 100,
                            .plain_dash = 150,
                            .plain_gap = 100,
                            .opacity = 60,
                            .stroked = cycle},
    [ENNEAD_ROLE_CAGE] = DASHED(CAGE, 23, 70, 55),
    [ENNEAD_ROLE_LINE] = STROKE(INK, 16),
    [ENNEAD_ROLE_BORDER] = STROKE(INK, 48),
    [ENNEAD_ROLE_CAGE_PATCH] = FAINT(PAPER, 90),
    [ENNEAD_ROLE_CAGE_SUM] = FILL(INK),
    [ENNEAD_ROLE_CHEVRON] = STROKE(INK, 35),
    [ENNEAD_ROLE_WHITE_DOT] = BOTH(DOT_FILL, DOT_INK, 30),
    [ENNEAD_ROLE_WHITE_TEXT] = FILL(DOT_INK),
    [ENNEAD_ROLE_BLACK_DOT] = BOTH(DOT_INK, INK, 30),
    [ENNEAD_ROLE_BLACK_TEXT] = FILL(DOT_FILL),
    [ENNEAD_ROLE_EDGE_PATCH] = FILL(PAPER),
    [ENNEAD_ROLE_EDGE_TEXT] = BOLD(INK),
    [ENNEAD_ROLE_QUADRUPLE] = BOTH(PAPER, INK, 25),
    [ENNEAD_ROLE_QUADRUPLE_TEXT] = FILL(INK),
    [ENNEAD_ROLE_CLUE_SIGN] = STROKE(INK, 30),
    [ENNEAD_ROLE_CLUE] = FILL(INK),
    [ENNEAD_ROLE_LABEL] = FILL(QUIET),
    [ENNEAD_ROLE_SET] = {.width = 45, .opacity = 90, .stroked = cycle},
    [ENNEAD_ROLE_SET_NAME] = {.opacity = 100, .bold = 1, .filled = cycle},
    [ENNEAD_ROLE_NODE] = STROKE(QUIET, 18),
    [ENNEAD_ROLE_CAUSE] = BOTH(CAUSE, EDGE, 10),
    [ENNEAD_ROLE_ON] = BOTH(CAUSE, EDGE, 16),
    [ENNEAD_ROLE_OFF] = BOTH(OFF, BLUE, 16),
    [ENNEAD_ROLE_INNER_NODE] = DASHED(QUIET, 14, 25, 30),
    [ENNEAD_ROLE_FIN] = BOTH(FIN, INK, 12),
    [ENNEAD_ROLE_MEMBER] = {.opacity = 100, .filled = tints},
    [ENNEAD_ROLE_COLOR] = {.stroke = INK, .width = 12, .opacity = 100, .filled = shades},
    [ENNEAD_ROLE_ELIMINATED] = FILL(GONE),
    [ENNEAD_ROLE_PLACED] = BOTH(CAUSE, EDGE, 36),
    [ENNEAD_ROLE_GIVEN] = FILL(INK),
    [ENNEAD_ROLE_GIVEN_MARK] = FILL(INK),
    [ENNEAD_ROLE_DIGIT] = FILL(FOUND),
    [ENNEAD_ROLE_SOLUTION] = FILL(SOLVED),
    [ENNEAD_ROLE_MARK] = FILL(PENCIL),
    [ENNEAD_ROLE_PLACED_DIGIT] = BOLD(EDGE),
    [ENNEAD_ROLE_STRIKE] = STROKE(RED, 30),
    [ENNEAD_ROLE_INNER] = DASHED(QUIET, 16, 20, 30),
    [ENNEAD_ROLE_INNER_HEAD] = FILL(QUIET),
    [ENNEAD_ROLE_STRONG] = STROKE(RED, 28),
    [ENNEAD_ROLE_STRONG_HEAD] = FILL(RED),
    [ENNEAD_ROLE_WEAK] = DASHED(BLUE, 26, 55, 65),
    [ENNEAD_ROLE_WEAK_HEAD] = FILL(BLUE),
    [ENNEAD_ROLE_TITLE] = BOLD(INK),
    [ENNEAD_ROLE_NOTE] = FILL(QUIET),
    [ENNEAD_ROLE_WORDS] = FILL(INK),
};

ennead_status ennead_theme_paint(ennead_theme theme, ennead_role role, int tone,
                                 ennead_paint *paint)
{
    if (ennead_theme_name((int)theme) == NULL || ennead_role_name((int)role) == NULL || tone < 0 ||
        tone > ENNEAD_MOST_TONES)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    const struct role_style *row = &rows[role];
    const int at = tone > 0 ? tone - 1 : 0;
    const bool plain = (int)theme >= LIGHT_THEMES;
    *paint = (ennead_paint){
        .fill = row->filled != NULL ? row->filled[theme][at] : colors[row->fill][theme],
        .stroke = row->stroked != NULL ? row->stroked[theme][at] : colors[row->stroke][theme],
        .width = row->width,
        .dash = plain ? row->plain_dash : row->dash,
        .gap = plain ? row->plain_gap : row->gap,
        .opacity = row->opacity,
        .bold = row->bold,
    };
    return ENNEAD_STATUS_OK;
}

bool role_has_tones(ennead_role role)
{
    ASSERT(role < ENNEAD_ROLE_COUNT);
    return rows[role].filled != NULL || rows[role].stroked != NULL;
}

const char *ennead_role_name(int role)
{
    static const char *const names[] = {
#define ROLE_NAME(code, name) name,
        ENNEAD_ROLES(ROLE_NAME)
#undef ROLE_NAME
    };
    return role >= 0 && role < ENNEAD_ROLE_COUNT ? names[role] : NULL;
}

const char *ennead_theme_name(int theme)
{
    static const char *const names[THEMES] = {"light", "dark", "print", "color-blind"};
    return theme >= 0 && theme < THEMES ? names[theme] : NULL;
}
