/* SPDX-License-Identifier: MIT */
/*
 * How each rule is drawn, by a separate list: the role that the picture of its example must have,
 * or its words under the board. A rule that is not in the list fails.
 */
#include "support/picture/pictures.h"
#include "support/variants.h"

static const struct {
    const char *name;
    ennead_role role;  /* ENNEAD_ROLE_WORDS: nothing is drawn */
    int shapes;        /* of the example */
    const char *label; /* the texts of that kind; or NULL */
    ennead_role label_role;
} pictures[] = {
    {"all-different", ENNEAD_ROLE_GROUP, 1, NULL, 0},
    {"thermo", ENNEAD_ROLE_BULB, 1, NULL, 0},
    {"slow-thermo", ENNEAD_ROLE_SLOW_CORE, 1, NULL, 0},
    {"greater", ENNEAD_ROLE_CHEVRON, 1, NULL, 0},
    {"white-dot", ENNEAD_ROLE_WHITE_DOT, 1, NULL, 0},
    {"black-dot", ENNEAD_ROLE_BLACK_DOT, 1, NULL, 0},
    {"x", ENNEAD_ROLE_EDGE_TEXT, 1, "X", ENNEAD_ROLE_EDGE_TEXT},
    {"v", ENNEAD_ROLE_EDGE_TEXT, 1, "V", ENNEAD_ROLE_EDGE_TEXT},
    {"no-other-white-dots", ENNEAD_ROLE_WORDS, 0, NULL, 0},
    {"no-other-black-dots", ENNEAD_ROLE_WORDS, 0, NULL, 0},
    {"no-other-xv", ENNEAD_ROLE_WORDS, 0, NULL, 0},
    {"whisper", ENNEAD_ROLE_WHISPER, 1, NULL, 0},
    {"renban", ENNEAD_ROLE_RENBAN, 1, NULL, 0},
    {"palindrome", ENNEAD_ROLE_PALINDROME, 1, NULL, 0},
    {"between", ENNEAD_ROLE_BETWEEN_END, 2, NULL, 0},
    {"lockout", ENNEAD_ROLE_LOCKOUT_END, 2, NULL, 0},
    {"entropic", ENNEAD_ROLE_ENTROPIC, 1, NULL, 0},
    {"modular", ENNEAD_ROLE_MODULAR, 1, NULL, 0},
    {"odd", ENNEAD_ROLE_ODD, 2, NULL, 0},
    {"even", ENNEAD_ROLE_EVEN, 2, NULL, 0},
    {"given", ENNEAD_ROLE_GIVEN_MARK, 2, "12", ENNEAD_ROLE_GIVEN_MARK},
    {"extra-region", ENNEAD_ROLE_EXTRA_REGION, 1, NULL, 0},
    {"diagonal-up", ENNEAD_ROLE_DIAGONAL, 1, NULL, 0},
    {"diagonal-down", ENNEAD_ROLE_DIAGONAL, 1, NULL, 0},
    {"windoku", ENNEAD_ROLE_WINDOW, 4, NULL, 0},
    {"disjoint-groups", ENNEAD_ROLE_WORDS, 0, NULL, 0},
    {"anti-knight", ENNEAD_ROLE_WORDS, 0, NULL, 0},
    {"anti-king", ENNEAD_ROLE_WORDS, 0, NULL, 0},
    {"anti-taxicab", ENNEAD_ROLE_WORDS, 0, NULL, 0},
    {"global-entropy", ENNEAD_ROLE_WORDS, 0, NULL, 0},
    {"global-modular", ENNEAD_ROLE_WORDS, 0, NULL, 0},
    {"doppelganger", ENNEAD_ROLE_WORDS, 0, NULL, 0},
    {"nonconsecutive", ENNEAD_ROLE_WORDS, 0, NULL, 0},
    {"clone", ENNEAD_ROLE_CLONE, 2, "AA", ENNEAD_ROLE_CAGE_SUM},
    {"same-values", ENNEAD_ROLE_GROUP, 2, "AA", ENNEAD_ROLE_CAGE_SUM},
    {"pairs", ENNEAD_ROLE_READ_CELL, 3, NULL, 0},
    {"regex", ENNEAD_ROLE_READ_CELL, 4, NULL, 0},
    {"automaton", ENNEAD_ROLE_READ_CELL, 3, NULL, 0},
    {"or", ENNEAD_ROLE_CHOICE, 2, NULL, 0},
    {"and", ENNEAD_ROLE_CHOICE, 2, NULL, 0},
    {"cage", ENNEAD_ROLE_CAGE, 1, "15", ENNEAD_ROLE_CAGE_SUM},
    {"sum", ENNEAD_ROLE_GROUP, 1, "10", ENNEAD_ROLE_CAGE_SUM},
    {"little-killer", ENNEAD_ROLE_CLUE, 1, "20", ENNEAD_ROLE_CLUE},
    {"arrow", ENNEAD_ROLE_CIRCLE, 1, NULL, 0},
    {"double-arrow", ENNEAD_ROLE_DOUBLE_ARROW_END, 2, NULL, 0},
    {"region-sum", ENNEAD_ROLE_REGION_SUM, 1, NULL, 0},
    {"equal-sum", ENNEAD_ROLE_GROUP, 3, "=A=A=A", ENNEAD_ROLE_CAGE_SUM},
    {"sum-line", ENNEAD_ROLE_SUM_LINE, 1, "10", ENNEAD_ROLE_CAGE_SUM},
    {"sum-loop", ENNEAD_ROLE_SUM_LINE, 1, "10", ENNEAD_ROLE_CAGE_SUM},
    {"zipper", ENNEAD_ROLE_ZIPPER_MIDDLE, 1, NULL, 0},
    {"sandwich", ENNEAD_ROLE_CLUE, 1, "12", ENNEAD_ROLE_CLUE},
    {"lunchbox", ENNEAD_ROLE_LUNCHBOX, 1, "12", ENNEAD_ROLE_CAGE_SUM},
    {"x-sum", ENNEAD_ROLE_CLUE_SIGN, 1, "20", ENNEAD_ROLE_CLUE},
    {"skyscraper", ENNEAD_ROLE_CLUE_SIGN, 1, "4", ENNEAD_ROLE_CLUE},
    {"hidden-skyscraper", ENNEAD_ROLE_CLUE_SIGN, 1, "4", ENNEAD_ROLE_CLUE},
    {"numbered-room", ENNEAD_ROLE_CLUE_SIGN, 1, "7", ENNEAD_ROLE_CLUE},
    {"full-rank", ENNEAD_ROLE_CLUE_SIGN, 1, "17", ENNEAD_ROLE_CLUE},
    {"full-rank-ties", ENNEAD_ROLE_CLUE_SIGN, 1, "17", ENNEAD_ROLE_CLUE},
    {"different-lines", ENNEAD_ROLE_WORDS, 0, NULL, 0},
    {"rellik", ENNEAD_ROLE_CAGE, 1, "\u22609", ENNEAD_ROLE_CAGE_SUM},
    {"minimum", ENNEAD_ROLE_CHEVRON, 8, NULL, 0},
    {"maximum", ENNEAD_ROLE_CHEVRON, 8, NULL, 0},
    {"counting-circles", ENNEAD_ROLE_COUNTING, 4, NULL, 0},
    {"row-indexer", ENNEAD_ROLE_ROW_INDEXER, 1, NULL, 0},
    {"column-indexer", ENNEAD_ROLE_COLUMN_INDEXER, 1, NULL, 0},
    {"count", ENNEAD_ROLE_GROUP, 1, "2\u00d77", ENNEAD_ROLE_CAGE_SUM},
    {"distinct", ENNEAD_ROLE_GROUP, 2, NULL, 0},
    {"connected", ENNEAD_ROLE_GROUP, 1, NULL, 0},
    {"unknown-regions", ENNEAD_ROLE_WORDS, 0, NULL, 0},
    {"alike", ENNEAD_ROLE_GROUP, 2, NULL, 0},
    {"run", ENNEAD_ROLE_GROUP, 2, NULL, 0},
    {"quadruple", ENNEAD_ROLE_QUADRUPLE, 1, "1 35", ENNEAD_ROLE_QUADRUPLE_TEXT},
};

static char text[1 << 12];

static ennead_scene *scene_of_rules(const char *rules)
{
    snprintf(text, sizeof text, "size 9\n%s\n", rules);
    ennead_description *d = variant_of(text);
    ennead_scene *scene = scene_of(&PICTURE(.description = d, .marks = ENNEAD_PICTURE_MARKS_GIVEN));
    ennead_description_free(d);
    return scene;
}

static void assert_drawn(const ennead_constraint_row *row, size_t index)
{
    ennead_scene *scene = scene_of_rules(row->example);

    assert_int_equal(shapes_of(scene, pictures[index].role),
                     pictures[index].role == ENNEAD_ROLE_WORDS ? shapes_of(scene, ENNEAD_ROLE_WORDS)
                                                               : pictures[index].shapes);
    assert_int_equal(ennead_rule_is_drawn(row->name), pictures[index].role != ENNEAD_ROLE_WORDS);
    if (pictures[index].role == ENNEAD_ROLE_WORDS) {
        texts_of(scene, ENNEAD_ROLE_WORDS, text, sizeof text);
        assert_memory_equal(text + 1, row->name + 1, strlen(row->name) - 1);
    }
    if (pictures[index].label != NULL) {
        texts_of(scene, pictures[index].label_role, text, sizeof text);
        assert_string_equal(text, pictures[index].label);
    }
    snprintf(text, sizeof text, "Rule: %s", row->name);
    assert_non_null(strstr(ennead_scene_get_text(scene), text));
    for (int theme = 0; ennead_theme_name(theme) != NULL; theme++)
        (void)svg_of(scene, (ennead_theme)theme);
}

static void every_rule_has_its_picture(void **context)
{
    const ennead_constraint_row *row;
    (void)context;

    for (size_t i = 0; (row = ennead_constraint_info(i)) != NULL; i++) {
        size_t index = 0;
        while (index < COUNT_OF(pictures) && strcmp(pictures[index].name, row->name) != 0)
            index++;
        if (index == COUNT_OF(pictures))
            fail_msg("no picture of %s is expected", row->name);
        assert_drawn(row, index);
    }
    assert_false(ennead_rule_is_drawn(NULL));
    assert_false(ennead_rule_is_drawn("no such rule"));
}

/* Numbers other than the usual ones are said. */
static void unusual_numbers_are_said(void **context)
{
    static const struct {
        const char *rules;
        ennead_role role;
        const char *expected;
    } rows[] = {
        {"whisper 3 r1c1-r1c4", ENNEAD_ROLE_CAGE_SUM, "3"},
        {"whisper 5 r1c1-r1c4", ENNEAD_ROLE_CAGE_SUM, ""},
        {"lockout 5 r1c1-r1c4", ENNEAD_ROLE_CAGE_SUM, "5"},
        {"modular 4 r1c1-r1c4", ENNEAD_ROLE_CAGE_SUM, "4"},
        {"white-dot 3 r1c1 r1c2", ENNEAD_ROLE_WHITE_TEXT, "3"},
        {"white-dot 1 r1c1 r1c2", ENNEAD_ROLE_WHITE_TEXT, ""},
        {"black-dot 3 r1c1 r1c2", ENNEAD_ROLE_BLACK_TEXT, "3"},
        {"cage r1c1 r1c2", ENNEAD_ROLE_CAGE_SUM, ""},
        {"sum 3 2 -1 r1c2 r1c1", ENNEAD_ROLE_CAGE_SUM, "32\u00d7-1\u00d7"},
        {"quadruple 1 2 3 4 5 6 7 r1c1 r1c2 r2c1 r2c2", ENNEAD_ROLE_CAGE_SUM, "1 2 3 4 5 6 7"},
    };
    (void)context;

    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        texts_of(scene_of_rules(rows[i].rules), rows[i].role, text, sizeof text);
        assert_string_equal(text, rows[i].expected);
    }
    assert_int_equal(shapes_of(scene_of_rules("whisper 4 r1c1-r1c4"), ENNEAD_ROLE_DUTCH_WHISPER),
                     1);
}

/* Where the clue of a line stands: the side of the grid, or within it. */
static void clues_stand_outside_where_they_can(void **context)
{
    static const struct {
        const char *rules;
        int x, y; /* -1: left or above, 0: within, 1: right or below */
    } rows[] = {
        {"sandwich 5 r3c1-r3c9", -1, 0},      {"sandwich 5 r3c9-r3c1", 1, 0},
        {"x-sum 5 r1c3-r9c3", 0, -1},         {"x-sum 5 r9c3-r1c3", 0, 1},
        {"little-killer 9 r1c8-r2c9", 0, -1}, {"little-killer 9 r1c1-r9c9", -1, -1},
        {"little-killer 9 r9c9-r1c1", 1, 1},  {"little-killer 9 r5c1-r9c5", -1, 0},
    };
    size_t count;
    (void)context;

    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        ennead_scene *scene = scene_of_rules(rows[i].rules);
        const ennead_shape *shapes = ennead_scene_get_shapes(scene, &count);
        ennead_picture_bounds bounds;
        ennead_scene_get_bounds(scene, &bounds);
        assert_int_equal(shapes_of(scene, ENNEAD_ROLE_CLUE), 1);
        for (size_t k = 0; k < count; k++) {
            const ennead_shape *shape = &shapes[k];
            if (shape->role != ENNEAD_ROLE_CLUE)
                continue;
            assert_int_equal(shape->x < 0 ? -1 : shape->x > 9000, rows[i].x);
            assert_int_equal(shape->y < 100 ? -1 : shape->y > 9000, rows[i].y);
            assert_in_range(shape->x - bounds.left, 250, (uintmax_t)bounds.width - 250);
            assert_in_range(shape->y - bounds.top, 250, (uintmax_t)bounds.height);
        }
    }
    /* two in one place, and one whose line begins in the middle of the grid */
    assert_int_equal(
        shapes_of(scene_of_rules("sandwich 5 row 3\nskyscraper 2 row 3"), ENNEAD_ROLE_CLUE), 2);
    ennead_scene *scene = scene_of_rules("x-sum 5 r3c3-r3c7");
    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_CLUE), 0);
    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_READ_LINE), 1);
    texts_of(scene, ENNEAD_ROLE_WORDS, text, sizeof text);
    assert_memory_equal(text, "X-sum 5 r3c3 r3c4", 17);
}

static void all_cells_are_not_listed(void **context)
{
    (void)context;
    texts_of(scene_of_rules("connected 1 3 all"), ENNEAD_ROLE_WORDS, text, sizeof text);
    assert_memory_equal(text, "Connected 1 3 all cells", 23);
}

/* The outline of cells: corners inside of them, and one piece for each that meets the others only
 * in a corner, or for a hole. */
static void outlines_follow_the_cells(void **context)
{
    static const struct {
        const char *rules;
        int pieces, corners;
    } rows[] = {
        {"cage 3 r1c1", 1, 4},
        {"cage 3 r1c1 r1c2 r2c1", 1, 6},
        {"cage 3 r1c1 r2c2", 2, 8},
        {"cage 3 r1c2 r2c1 r2c2 r2c3 r3c2", 1, 12},
        {"cage 3 r1c1 r1c2 r1c3 r2c1 r2c3 r3c1 r3c2 r3c3", 2, 8},
    };
    size_t count;
    (void)context;

    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        const ennead_shape *shapes = ennead_scene_get_shapes(scene_of_rules(rows[i].rules), &count);
        for (size_t k = 0; k < count; k++) {
            int pieces = 0, corners = 0;
            if (shapes[k].role != ENNEAD_ROLE_CAGE)
                continue;
            for (size_t s = 0; s < shapes[k].path_count; s++) {
                const ennead_path_step *step = &shapes[k].path[s];
                pieces += step->verb == ENNEAD_PATH_VERB_CLOSE;
                corners += step->verb != ENNEAD_PATH_VERB_CLOSE;
                if (step->verb != ENNEAD_PATH_VERB_CLOSE)
                    assert_true((step->x + 80) % 1000 == 0 || step->x % 1000 == 80);
            }
            assert_int_equal(pieces, rows[i].pieces);
            assert_int_equal(corners, rows[i].corners);
        }
    }
}

/* Unknown rules, and those that lack what they need, are written as they are. */
static void odd_rules_are_written(void **context)
{
    ennead_description *d = variant_of("size 9\n");
    const uint16_t cells[] = {0, 1};
    (void)context;

    assert_int_equal(ennead_description_add(
                         d, &(ennead_constraint){.name = "magic", .cells = cells, .cell_count = 2}),
                     ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "arrow"}),
                     ENNEAD_STATUS_OK);
    ennead_scene *scene = scene_of(&PICTURE(.description = d));
    texts_of(scene, ENNEAD_ROLE_WORDS, text, sizeof text);
    assert_memory_equal(text, "Magic r1c1 r1c2.Arrow:", 22);
    ennead_description_free(d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_rule_has_its_picture),
        cmocka_unit_test(unusual_numbers_are_said),
        cmocka_unit_test(clues_stand_outside_where_they_can),
        cmocka_unit_test(all_cells_are_not_listed),
        cmocka_unit_test(outlines_follow_the_cells),
        cmocka_unit_test(odd_rules_are_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
