/* SPDX-License-Identifier: MIT */
/*
 * What a puzzle looks like: a scene, which is a list of shapes in the order in which they are drawn,
 * each with a role, and a text for people who do not see it. It is made of a puzzle of any size with
 * any rules, or of a state in the middle of a game, with or without a step. Whoever draws needs the
 * shapes and the paint of each; SVG is written here.
 */
#ifndef ENNEAD_PICTURE_H
#define ENNEAD_PICTURE_H

#include "model.h"
#include "rate.h"
#include "steps.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How long a side of a cell is. All lengths and places are integers in this unit, x to the right and
 * y down from the upper left corner of the grid, so that a scene is the same on every machine. */
#define ENNEAD_PICTURE_CELL 1000

/* What a shape stands for, in the order in which shapes are drawn: value and name, which is the class
 * in SVG. */
#define ENNEAD_ROLES(ROLE) \
    ROLE(ENNEAD_ROLE_PAPER, "paper") /* behind everything */ \
    /* under lines */ \
    ROLE(ENNEAD_ROLE_EXTRA_REGION, "extra-region") \
    ROLE(ENNEAD_ROLE_WINDOW, "window") \
    ROLE(ENNEAD_ROLE_CLONE, "clone") \
    ROLE(ENNEAD_ROLE_EXTREME, "extreme") /* the cell of a minimum or maximum */ \
    ROLE(ENNEAD_ROLE_ROW_INDEXER, "row-indexer") \
    ROLE(ENNEAD_ROLE_COLUMN_INDEXER, "column-indexer") \
    ROLE(ENNEAD_ROLE_ODD, "odd") \
    ROLE(ENNEAD_ROLE_EVEN, "even") \
    ROLE(ENNEAD_ROLE_COUNTING, "counting") \
    /* lines, each below what stands at its ends */ \
    ROLE(ENNEAD_ROLE_THERMO, "thermo") \
    ROLE(ENNEAD_ROLE_BULB, "bulb") \
    ROLE(ENNEAD_ROLE_SLOW_THERMO, "slow-thermo") \
    ROLE(ENNEAD_ROLE_SLOW_BULB, "slow-bulb") \
    ROLE(ENNEAD_ROLE_SLOW_CORE, "slow-core") \
    ROLE(ENNEAD_ROLE_SLOW_CORE_BULB, "slow-core-bulb") \
    ROLE(ENNEAD_ROLE_WHISPER, "whisper") \
    ROLE(ENNEAD_ROLE_DUTCH_WHISPER, "dutch-whisper") \
    ROLE(ENNEAD_ROLE_RENBAN, "renban") \
    ROLE(ENNEAD_ROLE_PALINDROME, "palindrome") \
    ROLE(ENNEAD_ROLE_ENTROPIC, "entropic") \
    ROLE(ENNEAD_ROLE_MODULAR, "modular") \
    ROLE(ENNEAD_ROLE_REGION_SUM, "region-sum") \
    ROLE(ENNEAD_ROLE_SUM_LINE, "sum-line") \
    ROLE(ENNEAD_ROLE_ZIPPER, "zipper") \
    ROLE(ENNEAD_ROLE_ZIPPER_MIDDLE, "zipper-middle") \
    ROLE(ENNEAD_ROLE_LUNCHBOX, "lunchbox") \
    ROLE(ENNEAD_ROLE_BETWEEN, "between") \
    ROLE(ENNEAD_ROLE_BETWEEN_END, "between-end") \
    ROLE(ENNEAD_ROLE_DOUBLE_ARROW, "double-arrow") \
    ROLE(ENNEAD_ROLE_DOUBLE_ARROW_END, "double-arrow-end") \
    ROLE(ENNEAD_ROLE_LOCKOUT, "lockout") \
    ROLE(ENNEAD_ROLE_LOCKOUT_END, "lockout-end") \
    ROLE(ENNEAD_ROLE_ARROW, "arrow") \
    ROLE(ENNEAD_ROLE_CIRCLE, "circle") \
    ROLE(ENNEAD_ROLE_READ_LINE, "read-line") /* pairs, regex, automaton: cells in this order */ \
    ROLE(ENNEAD_ROLE_READ_CELL, "read-cell") \
    ROLE(ENNEAD_ROLE_READ_START, "read-start") \
    ROLE(ENNEAD_ROLE_DIAGONAL, "diagonal") \
    /* what a step and mistakes are about, under the digits */ \
    ROLE(ENNEAD_ROLE_BASE, "base") /* a house */ \
    ROLE(ENNEAD_ROLE_COVER, "cover") \
    ROLE(ENNEAD_ROLE_CAUSE_CELL, "cause-cell") \
    ROLE(ENNEAD_ROLE_CHANGED_CELL, "changed-cell") \
    ROLE(ENNEAD_ROLE_CONFLICT, "conflict") \
    /* outlines */ \
    ROLE(ENNEAD_ROLE_GROUP, "group")   /* cells that a rule is about */ \
    ROLE(ENNEAD_ROLE_CHOICE, "choice") /* cells of the rules inside a rule */ \
    ROLE(ENNEAD_ROLE_CAGE, "cage") \
    /* the grid */ \
    ROLE(ENNEAD_ROLE_LINE, "line") \
    ROLE(ENNEAD_ROLE_BORDER, "border") \
    /* between and beside cells */ \
    ROLE(ENNEAD_ROLE_CAGE_PATCH, "cage-patch") \
    ROLE(ENNEAD_ROLE_CAGE_SUM, "cage-sum") \
    ROLE(ENNEAD_ROLE_CHEVRON, "chevron") \
    ROLE(ENNEAD_ROLE_WHITE_DOT, "white-dot") \
    ROLE(ENNEAD_ROLE_WHITE_TEXT, "white-text") \
    ROLE(ENNEAD_ROLE_BLACK_DOT, "black-dot") \
    ROLE(ENNEAD_ROLE_BLACK_TEXT, "black-text") \
    ROLE(ENNEAD_ROLE_EDGE_PATCH, "edge-patch") \
    ROLE(ENNEAD_ROLE_EDGE_TEXT, "edge-text") \
    ROLE(ENNEAD_ROLE_QUADRUPLE, "quadruple") \
    ROLE(ENNEAD_ROLE_QUADRUPLE_TEXT, "quadruple-text") \
    ROLE(ENNEAD_ROLE_CLUE_SIGN, "clue-sign") \
    ROLE(ENNEAD_ROLE_CLUE, "clue") \
    ROLE(ENNEAD_ROLE_LABEL, "label") \
    /* a step: what stands behind candidates */ \
    ROLE(ENNEAD_ROLE_SET, "set") /* the outline of an almost locked set */ \
    ROLE(ENNEAD_ROLE_SET_NAME, "set-name") \
    ROLE(ENNEAD_ROLE_NODE, "node") /* round the cells of a node of several */ \
    ROLE(ENNEAD_ROLE_CAUSE, "cause") \
    ROLE(ENNEAD_ROLE_ON, "on") \
    ROLE(ENNEAD_ROLE_OFF, "off") \
    ROLE(ENNEAD_ROLE_FIN, "fin") \
    ROLE(ENNEAD_ROLE_MEMBER, "member") /* of an almost locked set */ \
    ROLE(ENNEAD_ROLE_COLOR, "color") \
    ROLE(ENNEAD_ROLE_ELIMINATED, "eliminated") \
    ROLE(ENNEAD_ROLE_PLACED, "placed") \
    /* numbers in cells */ \
    ROLE(ENNEAD_ROLE_GIVEN, "given") \
    ROLE(ENNEAD_ROLE_GIVEN_MARK, "given-mark") /* a value that the puzzle leaves to a cell */ \
    ROLE(ENNEAD_ROLE_DIGIT, "digit") \
    ROLE(ENNEAD_ROLE_SOLUTION, "solution") \
    ROLE(ENNEAD_ROLE_MARK, "mark") \
    ROLE(ENNEAD_ROLE_PLACED_DIGIT, "placed-digit") \
    /* a step: what stands before them */ \
    ROLE(ENNEAD_ROLE_STRIKE, "strike") \
    ROLE(ENNEAD_ROLE_STRONG, "strong") \
    ROLE(ENNEAD_ROLE_STRONG_HEAD, "strong-head") \
    ROLE(ENNEAD_ROLE_WEAK, "weak") \
    ROLE(ENNEAD_ROLE_WEAK_HEAD, "weak-head") \
    /* words above and below */ \
    ROLE(ENNEAD_ROLE_TITLE, "title") \
    ROLE(ENNEAD_ROLE_NOTE, "note") \
    ROLE(ENNEAD_ROLE_WORDS, "words")

typedef enum ennead_role {
#define ENNEAD_ROLE_CODE(code, name) code,
    ENNEAD_ROLES(ENNEAD_ROLE_CODE)
#undef ENNEAD_ROLE_CODE
        ENNEAD_ROLE_COUNT,
} ennead_role;

/* The name of a role, such as "given"; NULL when there is none of that number, so that they can be
 * listed by counting up from 0. */
ENNEAD_API const char *ennead_role_name(int role);

/* How roles are painted. Nothing is told by color alone: roles that lie side by side differ in shape,
 * dashes or letters too. */
typedef enum ennead_theme {
    ENNEAD_THEME_LIGHT,
    ENNEAD_THEME_DARK,
    ENNEAD_THEME_PRINT,       /* black and grays on white, dashes for colors */
    ENNEAD_THEME_COLOR_BLIND, /* the palette of Okabe and Ito */
} ennead_theme;

/* "light", "dark", "print" or "color-blind"; NULL when there is no theme of that number. */
ENNEAD_API const char *ennead_theme_name(int theme);

/* How a shape is painted. */
typedef struct ennead_paint {
    int32_t fill, stroke; /* 0xRRGGBB, or -1 for none; a text has only a fill */
    int32_t width;        /* of the stroke; its ends and joins are round */
    int32_t dash, gap;    /* of the stroke; 0 and 0: no dashes, 0 and a gap: dots */
    int32_t opacity;      /* of both, in percent */
    int32_t bold;         /* a text: 1 for bold letters */
} ennead_paint;

/* Stores how a theme paints a role. `tone` tells shapes of one role apart (see ennead_shape). Of roles
 * or themes that there are not, ENNEAD_STATUS_BAD_ARGUMENT. */
ENNEAD_API ennead_status ennead_theme_paint(ennead_theme theme, ennead_role role, int tone,
                                            ennead_paint *paint);

typedef enum ennead_shape_kind {
    ENNEAD_SHAPE_KIND_PATH,
    ENNEAD_SHAPE_KIND_CIRCLE,    /* of diameter `width` round x, y */
    ENNEAD_SHAPE_KIND_RECTANGLE, /* from x, y */
    ENNEAD_SHAPE_KIND_TEXT,      /* of letters `height` high, on a line at y */
} ennead_shape_kind;

/* Where a text stands: it begins, has its middle, or ends at x. */
typedef enum ennead_anchor {
    ENNEAD_ANCHOR_START,
    ENNEAD_ANCHOR_MIDDLE,
    ENNEAD_ANCHOR_END,
} ennead_anchor;

/* What a path does next, with places for each. */
typedef enum ennead_path_verb {
    ENNEAD_PATH_VERB_MOVE,  /* to x, y */
    ENNEAD_PATH_VERB_LINE,  /* to x, y */
    ENNEAD_PATH_VERB_CURVE, /* to x, y, a cubic curve by x1, y1 and x2, y2 */
    ENNEAD_PATH_VERB_CLOSE, /* back to where it moved to */
} ennead_path_verb;

typedef struct ennead_path_step {
    ennead_path_verb verb;
    int32_t x, y, x1, y1, x2, y2;
} ennead_path_step;

/* The most tones, from 1, that shapes of one role have. */
#define ENNEAD_MOST_TONES 9

typedef struct ennead_shape {
    ennead_shape_kind kind;
    ennead_role role;
    int tone; /* 0, or one of 1 to ENNEAD_MOST_TONES, to tell shapes of one role apart */
    ennead_anchor anchor;
    int32_t x, y, width, height; /* by the kind; of a text `width` is 0 */
    const ennead_path_step *path;
    size_t path_count;
    const char *text; /* of a text: UTF-8, ended by NUL, without control characters */
} ennead_shape;

/* Which pencil marks are drawn. Those of a step always are. */
typedef enum ennead_picture_marks {
    ENNEAD_PICTURE_MARKS_NONE,
    ENNEAD_PICTURE_MARKS_GIVEN, /* where the puzzle itself leaves a cell only some values */
    ENNEAD_PICTURE_MARKS_ALL,   /* of every empty cell */
} ennead_picture_marks;

/* "none", "given" or "all"; NULL when there is none of that number. */
ENNEAD_API const char *ennead_picture_marks_name(int marks);

/* Where the marks of a cell stand. */
typedef enum ennead_mark_places {
    ENNEAD_MARK_PLACES_FIXED, /* each value at its own place */
    ENNEAD_MARK_PLACES_ROW,   /* one behind the other, in the middle of the cell */
} ennead_mark_places;

/* "fixed" or "row"; NULL when there is none of that number. */
ENNEAD_API const char *ennead_mark_places_name(int places);

/* What to draw: a state, or a description, or both, which are a state under the rules of a
 * description of nine rows and columns and values from 1. ennead_picture_init gives each member the
 * value in brackets. Arrays have an entry for each cell. */
typedef struct ennead_picture {
    size_t size;                           /* sizeof(ennead_picture) */
    const ennead_description *description; /* [NULL: nine by nine] */
    const ennead_state *state;             /* [NULL] */
    const uint8_t *values;      /* without a state: numbers placed besides the givens, which are the
                                   cells that the description leaves one value; 0: none [NULL] */
    const uint64_t *candidates; /* without a state: the values left to each cell [NULL: those of the
                                   description] */
    const uint8_t *solution;    /* numbers for the empty cells; 0: none [NULL] */
    /* One step at most. It is of the state; a step of the model is of `candidates`, and `after` is
     * what it leaves of them. */
    const ennead_step *step;             /* [NULL] */
    const ennead_se_step *se_step;       /* [NULL] */
    const ennead_model_step *model_step; /* [NULL] */
    const uint64_t *after;               /* [NULL] */
    ennead_picture_marks marks;          /* [ENNEAD_PICTURE_MARKS_GIVEN] */
    ennead_mark_places mark_places;      /* [ENNEAD_MARK_PLACES_FIXED] */
    ennead_notation notation; /* of values above 9: signs are letters [ENNEAD_NOTATION_SIGNS] */
    bool labels;              /* the numbers of rows and columns [false] */
    bool words;               /* below the board: all rules, and why the step follows [false: rules
                                 without a place on the board] */
    const char *title; /* above the board; what is no UTF-8 or too long is shortened [NULL] */
    const char *note;  /* below the board, such as a rating [NULL] */
} ennead_picture;

/* The function behind ennead_picture_init: writes the first `size` bytes. */
ENNEAD_API void ennead_picture_init_sized(ennead_picture *picture, size_t size);

static inline void ennead_picture_init(ennead_picture *picture)
{
    ennead_picture_init_sized(picture, sizeof *picture);
}

/* The shapes of a picture, and the memory for those of the next. Life cycle:
 *
 *     ennead_scene_new --> ennead_scene_draw --> ennead_scene_get_..., ennead_scene_write_svg
 *                                 ^                    |
 *                                 +------- again ------+--> ennead_scene_free
 */
typedef struct ennead_scene ennead_scene;

/* Makes an empty scene; ennead_scene_free gives it back (NULL is allowed). On an error *scene is
 * NULL. */
ENNEAD_API ennead_status ennead_scene_new(const ennead_allocator *allocator, ennead_scene **scene);
ENNEAD_API void ennead_scene_free(ennead_scene *scene);

/* Draws a picture in place of what was there. What the picture points to is not needed afterwards.
 * ENNEAD_STATUS_BAD_ARGUMENT: neither a state nor a description, one that is no description or does
 * not go with the state, numbers out of range, a step without what it is of, or several; then, and
 * for ENNEAD_STATUS_OUT_OF_MEMORY, the scene is empty. */
ENNEAD_API ennead_status ennead_scene_draw(ennead_scene *scene, const ennead_picture *picture);

/* The shapes, in the order in which they are drawn; good until the next picture. */
ENNEAD_API const ennead_shape *ennead_scene_get_shapes(const ennead_scene *scene, size_t *count);

/* The rectangle that holds all of them. */
typedef struct ennead_picture_bounds {
    int32_t left, top, width, height;
} ennead_picture_bounds;

ENNEAD_API void ennead_scene_get_bounds(const ennead_scene *scene, ennead_picture_bounds *bounds);

/* The title in a few words; and all that the picture shows for people who do not see it: size,
 * numbers row by row, marks, rules, the step. Ended by NUL; good until the next picture. */
ENNEAD_API const char *ennead_scene_get_title(const ennead_scene *scene);
ENNEAD_API const char *ennead_scene_get_text(const ennead_scene *scene);

/* Units of a picture's width. */
typedef enum ennead_length_unit {
    ENNEAD_LENGTH_UNIT_PIXELS,
    ENNEAD_LENGTH_UNIT_MILLIMETERS,
    ENNEAD_LENGTH_UNIT_INCHES,
} ennead_length_unit;

/* How SVG is written. ennead_svg_options_init gives each member the value in brackets. */
typedef struct ennead_svg_options {
    size_t size;             /* sizeof(ennead_svg_options) */
    ennead_theme theme;      /* [ENNEAD_THEME_LIGHT] */
    ennead_length_unit unit; /* [ENNEAD_LENGTH_UNIT_PIXELS] */
    uint32_t width; /* of the picture, in thousandths of the unit, 1,000,000,000 at most; 0: 48
                       pixels, 12.7 mm, half an inch for a cell [0] */
} ennead_svg_options;

/* The function behind ennead_svg_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_svg_options_init_sized(ennead_svg_options *options, size_t size);

static inline void ennead_svg_options_init(ennead_svg_options *options)
{
    ennead_svg_options_init_sized(options, sizeof *options);
}

/* Writes a scene as one SVG document of its own, with a style sheet, title and description, without
 * scripts or references (options NULL for the defaults). *length is that of the whole text, which may
 * be more than there was room for; it ends by a NUL. ENNEAD_STATUS_BAD_ARGUMENT: options out of
 * range; then *length is 0. */
ENNEAD_API ennead_status ennead_scene_write_svg(const ennead_scene *scene,
                                                const ennead_svg_options *options, char *text,
                                                size_t room, size_t *length);

/* Whether a rule, by its name, is drawn on the board; of others the picture has words. */
ENNEAD_API bool ennead_rule_is_drawn(const char *name);

#ifdef __cplusplus
}
#endif

#endif
