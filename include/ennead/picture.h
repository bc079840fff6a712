/* SPDX-License-Identifier: MIT */
/*
 * What a puzzle looks like. A scene is a list of shapes in drawing order, each with a role, and a
 * text that describes the picture in words. It shows a puzzle of any size with any rules, or a
 * state in the middle of a game, with or without a step. To draw it, ask for the shapes and the
 * paint of each, or let ennead_scene_write_svg write SVG.
 */
#ifndef ENNEAD_PICTURE_H
#define ENNEAD_PICTURE_H

#include "model.h"
#include "rate.h"
#include "steps.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The side of a cell in the units of a scene. All lengths and coordinates are integers in these
 * units, so that a scene is the same on every machine. x runs right and y down, from the upper left
 * corner of the grid. */
#define ENNEAD_PICTURE_CELL 1000

/* What a shape stands for, in drawing order: value, and name, which is also the class in SVG. */
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
    ROLE(ENNEAD_ROLE_INNER_NODE, "inner-node") /* of a chain inside a chain */ \
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
    ROLE(ENNEAD_ROLE_INNER, "inner") /* a link of a chain inside a chain */ \
    ROLE(ENNEAD_ROLE_INNER_HEAD, "inner-head") \
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

/* The name of a role, such as "given". A constant string; NULL for a number that is not in the
 * enumeration, so a loop that counts up from 0 lists all names. */
ENNEAD_API const char *ennead_role_name(int role);

/* How roles are painted. No meaning rests on color alone: roles that appear side by side also
 * differ in shape, dashes or letters. */
typedef enum ennead_theme {
    ENNEAD_THEME_LIGHT,
    ENNEAD_THEME_DARK,
    ENNEAD_THEME_PRINT,       /* black and grays on white, dashes for colors */
    ENNEAD_THEME_COLOR_BLIND, /* the palette of Okabe and Ito */
} ennead_theme;

/* "light", "dark", "print" or "color-blind". A constant string; NULL for a number that is not in
 * the enumeration. */
ENNEAD_API const char *ennead_theme_name(int theme);

/* How a shape is painted. */
typedef struct ennead_paint {
    int32_t fill, stroke; /* 0xRRGGBB, or -1 for none; a text has only a fill */
    int32_t width;        /* of the stroke, with round ends and joins */
    int32_t dash, gap;    /* of the stroke. Both 0: solid; dash 0 with a gap: dots */
    int32_t opacity;      /* of fill and stroke, in percent */
    int32_t bold;         /* of a text: 1 for bold letters */
} ennead_paint;

/* Stores how a theme paints a role. `tone` distinguishes shapes of one role (see ennead_shape).
 * ENNEAD_STATUS_BAD_ARGUMENT: there is no such theme or role. */
ENNEAD_API ennead_status ennead_theme_paint(ennead_theme theme, ennead_role role, int tone,
                                            ennead_paint *paint);

typedef enum ennead_shape_kind {
    ENNEAD_SHAPE_KIND_PATH,
    ENNEAD_SHAPE_KIND_CIRCLE,    /* of diameter `width` around x, y */
    ENNEAD_SHAPE_KIND_RECTANGLE, /* from x, y to x + width, y + height */
    ENNEAD_SHAPE_KIND_TEXT,      /* of letters `height` high, with the baseline at y */
} ennead_shape_kind;

/* Which point of a text is at x: its start, middle or end. */
typedef enum ennead_anchor {
    ENNEAD_ANCHOR_START,
    ENNEAD_ANCHOR_MIDDLE,
    ENNEAD_ANCHOR_END,
} ennead_anchor;

/* What a path does next, and the coordinates that it uses. */
typedef enum ennead_path_verb {
    ENNEAD_PATH_VERB_MOVE,  /* to x, y */
    ENNEAD_PATH_VERB_LINE,  /* to x, y */
    ENNEAD_PATH_VERB_CURVE, /* a cubic Bezier curve to x, y with control points x1, y1 and x2, y2 */
    ENNEAD_PATH_VERB_CLOSE, /* back to the last move */
} ennead_path_verb;

typedef struct ennead_path_step {
    ennead_path_verb verb;
    int32_t x, y, x1, y1, x2, y2;
} ennead_path_step;

/* Tones are numbered from 1 to at most this. */
#define ENNEAD_MOST_TONES 9

typedef struct ennead_shape {
    ennead_shape_kind kind;
    ennead_role role;
    int tone; /* 0 to ENNEAD_MOST_TONES; distinguishes shapes of one role */
    ennead_anchor anchor;
    int32_t x, y, width, height; /* see ennead_shape_kind; the width of a text is 0 */
    const ennead_path_step *path;
    size_t path_count;
    const char *text; /* of a text: UTF-8, NUL-terminated, without control characters */
} ennead_shape;

/* Which pencil marks are drawn. The marks that a step is about are always drawn. */
typedef enum ennead_picture_marks {
    ENNEAD_PICTURE_MARKS_NONE,
    ENNEAD_PICTURE_MARKS_GIVEN, /* where the puzzle itself restricts the values of a cell */
    ENNEAD_PICTURE_MARKS_ALL,   /* in every empty cell */
} ennead_picture_marks;

/* "none", "given" or "all". A constant string; NULL for a number that is not in the enumeration. */
ENNEAD_API const char *ennead_picture_marks_name(int marks);

/* Where the marks of a cell are placed. */
typedef enum ennead_mark_places {
    ENNEAD_MARK_PLACES_FIXED, /* each value at its own place */
    ENNEAD_MARK_PLACES_ROW,   /* one after the other, in the middle of the cell */
} ennead_mark_places;

/* "fixed" or "row". A constant string; NULL for a number that is not in the enumeration. */
ENNEAD_API const char *ennead_mark_places_name(int places);

/* What to draw: a state, a description, or both. Both together mean a state under the rules of the
 * description, which must have nine rows and columns and values from 1. ennead_picture_init sets
 * the defaults, in brackets below. Arrays have one entry per cell. */
typedef struct ennead_picture {
    size_t size;                           /* sizeof(ennead_picture) */
    const ennead_description *description; /* [NULL: 9x9] */
    const ennead_state *state;             /* [NULL] */
    const uint8_t *values;      /* without a state: numbers placed besides the givens (the cells
                                   with one value in the description); 0: none [NULL] */
    const uint64_t *candidates; /* without a state: the values left in each cell [NULL: those of the
                                   description] */
    const uint8_t *solution;    /* numbers for the empty cells; 0: none [NULL] */
    /* At most one step. The first two belong to `state`; a step of a model belongs to `candidates`,
     * and `after` is what it leaves of them. */
    const ennead_step *step;             /* [NULL] */
    const ennead_se_step *se_step;       /* [NULL] */
    const ennead_model_step *model_step; /* [NULL] */
    const uint64_t *after;               /* [NULL] */
    ennead_picture_marks marks;          /* [ENNEAD_PICTURE_MARKS_GIVEN] */
    ennead_mark_places mark_places;      /* [ENNEAD_MARK_PLACES_FIXED] */
    const ennead_wording *wording;       /* of steps [NULL: English, r2c4] */
    ennead_notation notation; /* of values above 9: letters or numbers [ENNEAD_NOTATION_SIGNS] */
    bool labels;              /* draw the numbers of rows and columns [false] */
    bool words;               /* true: below the board, all rules and the explanation of the step
                                 [false: only rules that cannot be drawn on the board] */
    const char *title; /* above the board; cut at invalid UTF-8, or where it is too long [NULL] */
    const char *note;  /* below the board, such as a rating [NULL] */
} ennead_picture;

/* The function behind ennead_picture_init: writes the first `size` bytes. */
ENNEAD_API void ennead_picture_init_sized(ennead_picture *picture, size_t size);

static inline void ennead_picture_init(ennead_picture *picture)
{
    ennead_picture_init_sized(picture, sizeof *picture);
}

/* The shapes of a picture; drawing the next picture reuses its memory. Life cycle:
 *
 *     ennead_scene_new --> ennead_scene_draw --> ennead_scene_get_..., ennead_scene_write_svg
 *                                 ^                    |
 *                                 +------- again ------+--> ennead_scene_free
 */
typedef struct ennead_scene ennead_scene;

/* Makes an empty scene; ennead_scene_free frees it (NULL is allowed). On an error *scene is
 * NULL. */
ENNEAD_API ennead_status ennead_scene_new(const ennead_allocator *allocator, ennead_scene **scene);
ENNEAD_API void ennead_scene_free(ennead_scene *scene);

/* Draws a picture and replaces what was in the scene. The scene keeps no pointers into `picture`.
 * ENNEAD_STATUS_BAD_ARGUMENT: neither a state nor a description; a description that is not valid or
 * does not fit the state; a number out of range; more than one step, or a step without the state or
 * candidates that it belongs to. After this error, and after ENNEAD_STATUS_OUT_OF_MEMORY, the scene
 * is empty. */
ENNEAD_API ennead_status ennead_scene_draw(ennead_scene *scene, const ennead_picture *picture);

/* The shapes in drawing order; *count gets their number. Valid until the next picture. */
ENNEAD_API const ennead_shape *ennead_scene_get_shapes(const ennead_scene *scene, size_t *count);

/* The rectangle that contains all shapes. */
typedef struct ennead_picture_bounds {
    int32_t left, top, width, height;
} ennead_picture_bounds;

ENNEAD_API void ennead_scene_get_bounds(const ennead_scene *scene, ennead_picture_bounds *bounds);

/* A short title, and a text that describes the whole picture for people who cannot see it: size,
 * numbers row by row, marks, rules, the step. NUL-terminated; valid until the next picture. */
ENNEAD_API const char *ennead_scene_get_title(const ennead_scene *scene);
ENNEAD_API const char *ennead_scene_get_text(const ennead_scene *scene);

/* Units of a picture's width. */
typedef enum ennead_length_unit {
    ENNEAD_LENGTH_UNIT_PIXELS,
    ENNEAD_LENGTH_UNIT_MILLIMETERS,
    ENNEAD_LENGTH_UNIT_INCHES,
} ennead_length_unit;

/* How to write SVG. ennead_svg_options_init sets the defaults, in brackets below. */
typedef struct ennead_svg_options {
    size_t size;             /* sizeof(ennead_svg_options) */
    ennead_theme theme;      /* [ENNEAD_THEME_LIGHT] */
    ennead_length_unit unit; /* [ENNEAD_LENGTH_UNIT_PIXELS] */
    uint32_t width; /* of the picture, in thousandths of the unit, at most 1,000,000,000; 0: 48
                       pixels, 12.7 mm or half an inch per cell [0] */
} ennead_svg_options;

/* The function behind ennead_svg_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_svg_options_init_sized(ennead_svg_options *options, size_t size);

static inline void ennead_svg_options_init(ennead_svg_options *options)
{
    ennead_svg_options_init_sized(options, sizeof *options);
}

/* Writes a scene as a complete SVG document with a style sheet, a title and a description, without
 * scripts or external references. `options` may be NULL for the defaults. At most `room` bytes are
 * written, including a terminating NUL if `room` is not 0; *length gets the length of the whole
 * document without the NUL, which may be more. ENNEAD_STATUS_BAD_ARGUMENT: an option is out of
 * range; then *length is 0. */
ENNEAD_API ennead_status ennead_scene_write_svg(const ennead_scene *scene,
                                                const ennead_svg_options *options, char *text,
                                                size_t room, size_t *length);

/* Whether the rule of that name is drawn on the board; other rules are written below it in
 * words. */
ENNEAD_API bool ennead_rule_is_drawn(const char *name);

#ifdef __cplusplus
}
#endif

#endif
