/* SPDX-License-Identifier: MIT */
/*
 * Boards: givens and placed digits, marks, conflicts, solutions, letters, labels, jigsaws; what is
 * no picture; and memory that runs out.
 */
#include <stdlib.h>

#include "support/picture/pictures.h"
#include "support/variants.h"

static char text[1 << 16];

static void a_plain_board_is_small_and_gives_the_puzzle_back(void **context)
{
    const ennead_state state = state_of_line(EXAMPLE_PUZZLE);
    ennead_scene *scene = scene_of(&PICTURE(.state = &state));
    char line[ENNEAD_LINE_SIZE];
    size_t count;
    (void)context;

    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_GIVEN), 30);
    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_DIGIT), 0);
    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_MARK), 0);
    memset(line, '.', sizeof line);
    line[81] = '\0';
    const ennead_shape *shapes = ennead_scene_get_shapes(scene, &count);
    for (size_t i = 0; i < count; i++)
        if (shapes[i].role == ENNEAD_ROLE_GIVEN)
            line[shapes[i].y / 1000 * 9 + shapes[i].x / 1000] = shapes[i].text[0];
    assert_string_equal(line, EXAMPLE_PUZZLE);
    assert_true(strlen(svg_of(scene, ENNEAD_THEME_LIGHT)) < 8000);
    assert_non_null(strstr(ennead_scene_get_text(scene), "Given: 53..7.... 6..195... "));
}

static void shapes_are_in_the_order_of_roles(void **context)
{
    ennead_description *d =
        variant_of("size 9\ncage 10 r1c1 r1c2\nthermo r2c2-r2c5\nx r4c4 r4c5\n");
    size_t count;
    (void)context;

    const ennead_shape *shapes =
        ennead_scene_get_shapes(scene_of(&PICTURE(.description = d)), &count);
    assert_true(count > 8);
    for (size_t i = 1; i < count; i++)
        assert_true(shapes[i - 1].role <= shapes[i].role);
    ennead_description_free(d);
}

static void placed_digits_and_marks_are_told_apart(void **context)
{
    ennead_state state = state_of_line(EXAMPLE_PUZZLE);
    (void)context;

    ennead_state_place(&state, 2, 4);
    ennead_scene *scene = scene_of(&PICTURE(.state = &state));
    texts_of(scene, ENNEAD_ROLE_DIGIT, text, sizeof text);
    assert_string_equal(text, "4");
    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_MARK), 0);
    int marks = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        marks += __builtin_popcount(state.candidates[cell]);
    scene = scene_of(&PICTURE(.state = &state, .marks = ENNEAD_PICTURE_MARKS_ALL));
    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_MARK), marks);
    scene = scene_of(&PICTURE(.state = &state, .marks = ENNEAD_PICTURE_MARKS_ALL,
                              .mark_places = ENNEAD_MARK_PLACES_ROW));
    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_MARK), marks);
}

/* The places of the marks of one cell. */
static void marks_stand_at_fixed_places_or_in_a_row(void **context)
{
    ennead_description *d = variant_of("size 9\ngrid\n[159]........\n........."
                                       "\n.........\n"
                                       ".........\n.........\n.........\n.........\n.........\n"
                                       ".........\n");
    size_t count;
    int32_t y[3];
    (void)context;

    for (int places = 0; places < 2; places++) {
        const ennead_shape *shapes = ennead_scene_get_shapes(
            scene_of(&PICTURE(.description = d, .marks = ENNEAD_PICTURE_MARKS_GIVEN,
                              .mark_places = (ennead_mark_places)places)),
            &count);
        int found = 0;
        for (size_t i = 0; i < count; i++)
            if (shapes[i].role == ENNEAD_ROLE_GIVEN_MARK && found < 3)
                y[found++] = shapes[i].y;
        assert_int_equal(found, 3);
        if (places == ENNEAD_MARK_PLACES_FIXED)
            assert_true(y[0] < y[1] && y[1] < y[2]);
        else
            assert_true(y[0] == y[1] && y[1] == y[2]);
    }
    ennead_description_free(d);
}

static void conflicts_and_solutions_are_shown(void **context)
{
    ennead_state state = state_of_line(CLASHING_PUZZLE);
    board solution;
    (void)context;

    ennead_scene *scene = scene_of(&PICTURE(.state = &state));
    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_CONFLICT), 2);
    assert_non_null(strstr(ennead_scene_get_text(scene), "Conflicts: r1c1 r1c5\n"));
    state = state_of_line(EXAMPLE_PUZZLE);
    board_of(EXAMPLE_SOLUTION, solution);
    scene = scene_of(&PICTURE(.state = &state, .solution = solution));
    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_SOLUTION), 51);
    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_CONFLICT), 0);
    /* a digit placed that is not the solution's */
    ennead_state_place(&state, 2, 1);
    scene = scene_of(&PICTURE(.state = &state, .solution = solution));
    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_CONFLICT), 1);
}

static void large_values_are_letters_or_numbers(void **context)
{
    ennead_description *d;
    ennead_description_report report;
    char cells[257];
    (void)context;

    memset(cells, '.', 256);
    memcpy(cells, "9AG", 3);
    assert_int_equal(ennead_description_read(cells, 256, NULL, NULL, &d, &report),
                     ENNEAD_STATUS_OK);
    texts_of(scene_of(&PICTURE(.description = d)), ENNEAD_ROLE_GIVEN, text, sizeof text);
    assert_string_equal(text, "9AG");
    texts_of(scene_of(&PICTURE(.description = d, .notation = ENNEAD_NOTATION_NUMBERS)),
             ENNEAD_ROLE_GIVEN, text, sizeof text);
    assert_string_equal(text, "91016");
    ennead_description_free(d);
    d = variant_of("size 4\nvalues 0-3\ngrid\n0123\n....\n....\n....\n");
    texts_of(scene_of(&PICTURE(.description = d)), ENNEAD_ROLE_GIVEN, text, sizeof text);
    assert_string_equal(text, "0123");
    ennead_description_free(d);
}

static void labels_and_words_stand_around(void **context)
{
    const ennead_state state = state_of_line(EXAMPLE_PUZZLE);
    ennead_picture_bounds bare, full;
    ennead_scene *scene = scene_of(&PICTURE(.state = &state));
    (void)context;

    ennead_scene_get_bounds(scene, &bare);
    scene =
        scene_of(&PICTURE(.state = &state, .labels = true, .title = "A title", .note = "ER 1.2"));
    ennead_scene_get_bounds(scene, &full);
    texts_of(scene, ENNEAD_ROLE_LABEL, text, sizeof text);
    assert_string_equal(text, "123456789123456789");
    texts_of(scene, ENNEAD_ROLE_TITLE, text, sizeof text);
    assert_string_equal(text, "A title");
    texts_of(scene, ENNEAD_ROLE_NOTE, text, sizeof text);
    assert_string_equal(text, "ER 1.2");
    assert_true(full.height > bare.height && full.width > bare.width && full.top < bare.top);
    assert_string_equal(ennead_scene_get_title(scene), "A title");
}

static void hostile_titles_are_made_harmless(void **context)
{
    static const char *const titles[] = {
        "<script>alert(1)</script>&\"'",
        "a\001b\177c\n\td",
        "\xff\xfe\xc3",
        "\xed\xa0\x80\xc2\x85",
        "\xe6\x95\xb0\xe7\x8b\xac \xd7\xa1\xd7\x95\xd7\x93",
    };
    const ennead_state state = state_of_line(EXAMPLE_PUZZLE);
    static char kilometer[100001];
    (void)context;

    for (size_t i = 0; i < COUNT_OF(titles); i++) {
        const char *svg =
            svg_of(scene_of(&PICTURE(.state = &state, .title = titles[i], .note = titles[i])), 0);
        assert_null(strstr(svg, "<script"));
        for (const unsigned char *at = (const unsigned char *)svg; *at != '\0'; at++)
            assert_true(*at >= 0x20 || *at == '\n');
        assert_null(strchr(svg, 0x7f));
        assert_null(strstr(svg, "\xff"));
        assert_null(strstr(svg, "\xed\xa0"));
    }
    assert_non_null(
        strstr(svg_of(scene_of(&PICTURE(.state = &state, .title = titles[4])), 0), titles[4]));
    memset(kilometer, 'x', sizeof kilometer - 1);
    texts_of(scene_of(&PICTURE(.state = &state, .title = kilometer)), ENNEAD_ROLE_TITLE, text,
             sizeof text);
    assert_true(strlen(text) < 80);
    assert_non_null(strstr(text, "\u2026"));
}

static void regions_of_a_jigsaw_have_borders(void **context)
{
    ennead_description *d = variant_of("size 4\nregions\nAAAB\nABBB\nCCCD\nCDDD\n");
    (void)context;

    ennead_scene *scene = scene_of(&PICTURE(.description = d));
    assert_non_null(strstr(ennead_scene_get_text(scene), "Regions: AAAB ABBB CCCD CDDD"));
    size_t count;
    const ennead_shape *shapes = ennead_scene_get_shapes(scene, &count);
    for (size_t i = 0; i < count; i++)
        if (shapes[i].role == ENNEAD_ROLE_BORDER)
            assert_true(shapes[i].path_count >= 20);
    ennead_description_free(d);
}

static void what_is_no_picture_is_refused(void **context)
{
    ennead_state state = state_of_line(EXAMPLE_PUZZLE);
    const ennead_step step = {.technique = ENNEAD_X_WING};
    const ennead_model_step model_step = {.reason = ENNEAD_MODEL_REASON_RULE};
    ennead_description *small = variant_of("size 4\n");
    uint8_t numbers[ENNEAD_CELLS] = {200};
    ennead_picture bad[] = {
        PICTURE(.labels = false),
        PICTURE(.description = small, .state = &state),
        PICTURE(.description = small, .step = &step),
        PICTURE(.state = &state, .step = &step, .model_step = &model_step),
        PICTURE(.description = small, .model_step = &model_step),
        PICTURE(.state = &state, .marks = (ennead_picture_marks)3),
        PICTURE(.state = &state, .mark_places = (ennead_mark_places)2),
        PICTURE(.state = &state, .solution = numbers),
        PICTURE(.description = small, .values = numbers),
        {.size = 7, .state = &state},
    };
    size_t count;
    (void)context;

    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        assert_int_equal(ennead_scene_draw(test_scene(), &bad[i]), ENNEAD_STATUS_BAD_ARGUMENT);
        ennead_scene_get_shapes(test_scene(), &count);
        assert_int_equal(count, 0);
        assert_string_equal(ennead_scene_get_title(test_scene()), "");
    }
    state.values[3] = 10;
    assert_int_equal(ennead_scene_draw(test_scene(), &PICTURE(.state = &state)),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_description_free(small);
}

static ennead_status draw_with(const ennead_allocator *memory)
{
    const ennead_state state = state_of_line(EXAMPLE_PUZZLE);
    ennead_scene *scene;
    ennead_status status = ennead_scene_new(memory, &scene);

    if (status == ENNEAD_STATUS_OK)
        status =
            ennead_scene_draw(scene, &PICTURE(.state = &state, .marks = ENNEAD_PICTURE_MARKS_ALL,
                                              .title = "A title"));
    ennead_scene_free(scene);
    return status;
}

static void memory_may_run_out(void **context)
{
    (void)context;
    assert_survives_failing_allocations(draw_with);
}

/* Every size there is, and every number of values. */
static void every_size_is_drawn(void **context)
{
    (void)context;
    for (int size = 1; size <= ENNEAD_MOST_SIZE; size++) {
        ennead_description *d;
        assert_int_equal(ennead_description_new(size, size, size, NULL, &d), ENNEAD_STATUS_OK);
        ennead_scene *scene =
            scene_of(&PICTURE(.description = d, .marks = ENNEAD_PICTURE_MARKS_ALL, .labels = true));
        assert_int_equal(shapes_of(scene, size == 1 ? ENNEAD_ROLE_GIVEN : ENNEAD_ROLE_MARK),
                         size == 1 ? 1 : size * size * size);
        ennead_description_free(d);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_plain_board_is_small_and_gives_the_puzzle_back),
        cmocka_unit_test(shapes_are_in_the_order_of_roles),
        cmocka_unit_test(placed_digits_and_marks_are_told_apart),
        cmocka_unit_test(marks_stand_at_fixed_places_or_in_a_row),
        cmocka_unit_test(conflicts_and_solutions_are_shown),
        cmocka_unit_test(large_values_are_letters_or_numbers),
        cmocka_unit_test(labels_and_words_stand_around),
        cmocka_unit_test(hostile_titles_are_made_harmless),
        cmocka_unit_test(regions_of_a_jigsaw_have_borders),
        cmocka_unit_test(what_is_no_picture_is_refused),
        cmocka_unit_test(memory_may_run_out),
        cmocka_unit_test(every_size_is_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
