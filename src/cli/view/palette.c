/* SPDX-License-Identifier: MIT */
/*
 * In the theme for the color-blind no two things differ by red against green: the colors are those
 * of Okabe and Ito, as near as a terminal has them, and differ in lightness, too.
 */
#include "cli/view/palette.h"

enum { BLACK, RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN, WHITE, BRIGHT };
enum { BLACK_OF_256 = 16, WHITE_OF_256 = 231 };

/* In terminals of 8, 16 and 256 colors. */
struct shade {
    short of_8, of_16, of_256;
};

/* No color is all zeros: as an ink, 0 would be black on black. */
#define OWN \
    { \
        -1, -1, -1 \
    }
#define ON_BLACK \
    { \
        BLACK, BLACK, BLACK_OF_256 \
    }
#define ON_WHITE \
    { \
        WHITE, BRIGHT + WHITE, WHITE_OF_256 \
    }

struct palette {
    const char *name;
    struct shade inks[INKS];   /* where there is no ground */
    struct shade on_ground;    /* all inks on a ground ... */
    struct shade others[INKS]; /* ... but these, where of_256 is not 0 */
    struct shade grounds[GROUNDS];
};

#define PALE_GROUNDS \
    [GROUND_NONE] = OWN, [GROUND_CURSOR] = {BLUE, BLUE, 25}, \
    [GROUND_SELECTED] = {CYAN, BRIGHT + CYAN, 153}, [GROUND_SAME] = {GREEN, BRIGHT + GREEN, 151}, \
    [GROUND_HOUSE] = {WHITE, WHITE, 195}, [GROUND_CAUSE] = {YELLOW, BRIGHT + YELLOW, 229}, \
    [GROUND_CHANGED] = {MAGENTA, BRIGHT + MAGENTA, 217}, \
    [GROUND_CONFLICT] = {RED, BRIGHT + RED, 210}, [GROUND_RULE] = {-1, -1, 254}, \
    [GROUND_BAR] = {WHITE, WHITE, 252}, [GROUND_COLOR] = {RED, BRIGHT + RED, 217}, \
    [GROUND_COLOR + 1] = {GREEN, BRIGHT + GREEN, 157}, \
    [GROUND_COLOR + 2] = {YELLOW, BRIGHT + YELLOW, 227}, \
    [GROUND_COLOR + 3] = {BLUE, BRIGHT + BLUE, 111}, \
    [GROUND_COLOR + 4] = {MAGENTA, BRIGHT + MAGENTA, 183}, \
    [GROUND_COLOR + 5] = {CYAN, BRIGHT + CYAN, 123}, [GROUND_COLOR + 6] = {WHITE, WHITE, 250}, \
    [GROUND_COLOR + 7] = {YELLOW, YELLOW, 215}, [GROUND_COLOR + 8] = {GREEN, GREEN, 108}

#define PALE_OTHERS \
    [INK_DIGIT] = {BLUE, BLUE, 19}, [INK_CAUSE] = {BLACK, BLACK, 22}, \
    [INK_ELIMINATED] = {RED, RED, 124}, [INK_PLACED] = {BLACK, BLACK, 22}

static const struct palette palettes[PALETTE_THEMES] =
    {
        [PALETTE_STANDARD] =
            {
                .name = "standard",
                .inks = {[INK_PLAIN] = OWN,
                         [INK_QUIET] = {-1, -1, 244},
                         [INK_FRAME] = {-1, -1, 244},
                         [INK_HEAVY] = OWN,
                         [INK_GIVEN] = OWN,
                         [INK_DIGIT] = {CYAN, CYAN, 33},
                         [INK_MARK] = OWN,
                         [INK_RULE] = {MAGENTA, MAGENTA, 133},
                         [INK_CLUE] = {MAGENTA, MAGENTA, 133},
                         [INK_CAUSE] = {GREEN, GREEN, 34},
                         [INK_ELIMINATED] = {RED, RED, 160},
                         [INK_PLACED] = {GREEN, GREEN, 34},
                         [INK_LINK] = {CYAN, CYAN, 37},
                         [INK_TITLE] = OWN,
                         [INK_ALERT] = {RED, RED, 160}},
                .on_ground = ON_BLACK,
                .others = {PALE_OTHERS},
                .grounds = {PALE_GROUNDS},
            },
        [PALETTE_DARK] =
            {
                .name = "dark",
                .inks = {[INK_PLAIN] = OWN,
                         [INK_QUIET] = {-1, BRIGHT + BLACK, 246},
                         [INK_FRAME] = {-1, BRIGHT + BLACK, 240},
                         [INK_HEAVY] = {-1, -1, 250},
                         [INK_GIVEN] = {WHITE, BRIGHT + WHITE, 231},
                         [INK_DIGIT] = {CYAN, BRIGHT + CYAN, 117},
                         [INK_MARK] = {-1, -1, 252},
                         [INK_RULE] = {MAGENTA, BRIGHT + MAGENTA, 176},
                         [INK_CLUE] = {MAGENTA, BRIGHT + MAGENTA, 176},
                         [INK_CAUSE] = {GREEN, BRIGHT + GREEN, 120},
                         [INK_ELIMINATED] = {RED, BRIGHT + RED, 210},
                         [INK_PLACED] = {GREEN, BRIGHT + GREEN, 120},
                         [INK_LINK] = {CYAN, BRIGHT + CYAN, 80},
                         [INK_TITLE] = OWN,
                         [INK_ALERT] = {RED, BRIGHT + RED, 210}},
                .on_ground = ON_WHITE,
                .others = {[INK_DIGIT] = {CYAN, BRIGHT + CYAN, 159},
                           [INK_ELIMINATED] = {YELLOW, BRIGHT + YELLOW, 222}},
                .grounds = {[GROUND_NONE] = OWN,
                            [GROUND_CURSOR] = {BLUE, BRIGHT + BLUE, 26},
                            [GROUND_SELECTED] = {BLUE, BLUE, 24},
                            [GROUND_SAME] = {GREEN, GREEN, 22},
                            [GROUND_HOUSE] = {BLACK, BRIGHT + BLACK, 236},
                            [GROUND_CAUSE] = {YELLOW, YELLOW, 58},
                            [GROUND_CHANGED] = {MAGENTA, MAGENTA, 53},
                            [GROUND_CONFLICT] = {RED, RED, 88},
                            [GROUND_RULE] = {-1, -1, 235},
                            [GROUND_BAR] = {BLUE, BRIGHT + BLACK, 238},
                            [GROUND_COLOR] = {RED, RED, 95},
                            [GROUND_COLOR + 1] = {GREEN, GREEN, 29},
                            [GROUND_COLOR + 2] = {YELLOW, YELLOW, 100},
                            [GROUND_COLOR + 3] = {BLUE, BLUE, 61},
                            [GROUND_COLOR + 4] = {MAGENTA, MAGENTA, 91},
                            [GROUND_COLOR + 5] = {BLUE, BLUE, 30},
                            [GROUND_COLOR + 6] = {BLACK, BRIGHT + BLACK, 241},
                            [GROUND_COLOR + 7] = {RED, RED, 130},
                            [GROUND_COLOR + 8] = {GREEN, GREEN, 64}},
            },
        [PALETTE_LIGHT] =
            {
                .name = "light",
                .inks = {[INK_PLAIN] = OWN,
                         [INK_QUIET] = {-1, BRIGHT + BLACK, 241},
                         [INK_FRAME] = {-1, BRIGHT + BLACK, 248},
                         [INK_HEAVY] = {-1, -1, 238},
                         [INK_GIVEN] = {BLACK, BLACK, BLACK_OF_256},
                         [INK_DIGIT] = {BLUE, BLUE, 19},
                         [INK_MARK] = {-1, -1, 238},
                         [INK_RULE] = {MAGENTA, MAGENTA, 90},
                         [INK_CLUE] = {MAGENTA, MAGENTA, 90},
                         [INK_CAUSE] = {GREEN, GREEN, 22},
                         [INK_ELIMINATED] = {RED, RED, 124},
                         [INK_PLACED] = {GREEN, GREEN, 22},
                         [INK_LINK] = {BLUE, BLUE, 24},
                         [INK_TITLE] = OWN,
                         [INK_ALERT] = {RED, RED, 124}},
                .on_ground = ON_BLACK,
                .others = {PALE_OTHERS},
                .grounds = {PALE_GROUNDS},
            },
        [PALETTE_COLOR_BLIND] =
            {
                .name = "color-blind",
                .inks = {[INK_PLAIN] = OWN,
                         [INK_QUIET] = {-1, -1, 244},
                         [INK_FRAME] = {-1, -1, 244},
                         [INK_HEAVY] = OWN,
                         [INK_GIVEN] = OWN,
                         [INK_DIGIT] = {CYAN, BRIGHT + CYAN, 74},
                         [INK_MARK] = OWN,
                         [INK_RULE] = {-1, -1, 137},
                         [INK_CLUE] = {-1, -1, 137},
                         [INK_CAUSE] = {CYAN, CYAN, 74},
                         [INK_ELIMINATED] = {YELLOW, YELLOW, 172},
                         [INK_PLACED] = {CYAN, CYAN, 74},
                         [INK_LINK] = {CYAN, CYAN, 74},
                         [INK_TITLE] = OWN,
                         [INK_ALERT] = {YELLOW, YELLOW, 172}},
                .on_ground = ON_BLACK,
                .others = {[INK_DIGIT] = {BLUE, BLUE, 19}, [INK_PLACED] = {BLUE, BLUE, 19}},
                .grounds = {[GROUND_NONE] = OWN,
                            [GROUND_CURSOR] = {BLUE, BLUE, 25},
                            [GROUND_SELECTED] = {CYAN, BRIGHT + CYAN, 153},
                            [GROUND_SAME] = {CYAN, CYAN, 117},
                            [GROUND_HOUSE] = {WHITE, WHITE, 254},
                            [GROUND_CAUSE] = {YELLOW, BRIGHT + YELLOW, 228},
                            [GROUND_CHANGED] = {YELLOW, YELLOW, 214},
                            [GROUND_CONFLICT] = {MAGENTA, MAGENTA, 175},
                            [GROUND_RULE] = {-1, -1, 254},
                            [GROUND_BAR] = {WHITE, WHITE, 252},
                            [GROUND_COLOR] = {YELLOW, YELLOW, 214},
                            [GROUND_COLOR + 1] = {CYAN, CYAN, 117},
                            [GROUND_COLOR + 2] = {YELLOW, BRIGHT + YELLOW, 227},
                            [GROUND_COLOR + 3] = {CYAN, BRIGHT + CYAN, 159},
                            [GROUND_COLOR + 4] = {MAGENTA, MAGENTA, 175},
                            [GROUND_COLOR + 5] = {WHITE, WHITE, 250},
                            [GROUND_COLOR + 6] = {MAGENTA, BRIGHT + MAGENTA, 225},
                            [GROUND_COLOR + 7] = {CYAN, BRIGHT + BLUE, 74},
                            [GROUND_COLOR + 8] = {WHITE, BRIGHT + WHITE, 244}},
            },
};

const char *palette_name(size_t theme)
{
    return theme < PALETTE_THEMES ? palettes[theme].name : NULL;
}

static short shade_in(struct shade shade, int colors)
{
    return colors >= 256 ? shade.of_256 : colors >= 16 ? shade.of_16 : shade.of_8;
}

struct palette_look palette_look(enum palette_theme theme, int colors, enum ink ink,
                                 enum ground ground)
{
    static const struct shade white = ON_WHITE;
    const struct palette *palette = &palettes[theme];
    const short behind = shade_in(palette->grounds[ground], colors);
    const struct shade front = behind < 0                        ? palette->inks[ink]
                               : ground == GROUND_CURSOR         ? white
                               : palette->others[ink].of_256 > 0 ? palette->others[ink]
                                                                 : palette->on_ground;
    const short ink_color = shade_in(front, colors);
    return (struct palette_look){
        ink_color >= 0 && ink_color == behind ? shade_in(palette->on_ground, colors) : ink_color,
        behind,
    };
}
