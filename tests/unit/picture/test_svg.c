/* SPDX-License-Identifier: MIT */
/*
 * SVG: sizes, themes, style sheets of the roles that are there, and texts that are too long for
 * their room.
 */
#include "support/picture/pictures.h"
#include "support/variants.h"

static void sizes_are_exact(void **context)
{
    static const struct {
        ennead_length_unit unit;
        uint32_t width;
        const char *expected;
    } rows[] = {
        {ENNEAD_LENGTH_UNIT_PIXELS, 0, "width=\"437.76\" height=\"437.76\""},
        {ENNEAD_LENGTH_UNIT_PIXELS, 500000, "width=\"500\" height=\"500\""},
        {ENNEAD_LENGTH_UNIT_MILLIMETERS, 90005, "width=\"90.005mm\" height=\"90.005mm\""},
        {ENNEAD_LENGTH_UNIT_MILLIMETERS, 0, "width=\"115.824mm\" height=\"115.824mm\""},
        {ENNEAD_LENGTH_UNIT_INCHES, 3500, "width=\"3.5in\" height=\"3.5in\""},
        {ENNEAD_LENGTH_UNIT_INCHES, 0, "width=\"4.56in\" height=\"4.56in\""},
    };
    const ennead_state state = state_of_line(EXAMPLE_PUZZLE);
    char text[8192];
    size_t length;
    (void)context;

    scene_of(&PICTURE(.state = &state));
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        const ennead_svg_options options = {
            .size = sizeof options, .unit = rows[i].unit, .width = rows[i].width};
        assert_int_equal(ennead_scene_write_svg(test_scene(), &options, text, sizeof text, &length),
                         ENNEAD_STATUS_OK);
        assert_non_null(strstr(text, rows[i].expected));
    }
}

static void a_theme_has_paint_for_every_role(void **context)
{
    ennead_paint paint;
    (void)context;

    for (int theme = 0; ennead_theme_name(theme) != NULL; theme++)
        for (int role = 0; ennead_role_name(role) != NULL; role++) {
            assert_int_equal(ennead_theme_paint((ennead_theme)theme, (ennead_role)role, 1, &paint),
                             ENNEAD_STATUS_OK);
            assert_true(paint.fill >= 0 || (paint.stroke >= 0 && paint.width > 0));
            assert_in_range(paint.opacity, 1, 100);
        }
    assert_null(ennead_role_name(ENNEAD_ROLE_COUNT));
    assert_null(ennead_role_name(-1));
    assert_null(ennead_theme_name(4));
    assert_int_equal(ennead_theme_paint((ennead_theme)4, ENNEAD_ROLE_GIVEN, 0, &paint),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_theme_paint(ENNEAD_THEME_LIGHT, ENNEAD_ROLE_COUNT, 0, &paint),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_theme_paint(ENNEAD_THEME_LIGHT, ENNEAD_ROLE_GIVEN, 10, &paint),
                     ENNEAD_STATUS_BAD_ARGUMENT);
}

/* Each class in the text has a rule in the style sheet, and no rule is unused. */
static void the_style_sheet_has_what_is_there(void **context)
{
    ennead_description *d =
        variant_of("size 9\ncage 10 r1c1 r1c2\nsame-values r3c3 : r4c5\nsame-values r6c6 : r7c7\n");
    char rule[64];
    (void)context;

    for (int theme = 0; ennead_theme_name(theme) != NULL; theme++) {
        const char *svg = svg_of(scene_of(&PICTURE(.description = d)), (ennead_theme)theme);
        snprintf(rule, sizeof rule, ".ennead-%s .group.t2{", ennead_theme_name(theme));
        assert_non_null(strstr(svg, rule));
        assert_non_null(strstr(svg, "<g class=\"group t2\">"));
        snprintf(rule, sizeof rule, ".ennead-%s .thermo{", ennead_theme_name(theme));
        assert_null(strstr(svg, rule));
        assert_null(strstr(svg, "url("));
        assert_null(strstr(svg, "href"));
    }
    ennead_description_free(d);
}

static void a_short_room_is_not_passed(void **context)
{
    const ennead_state state = state_of_line(EXAMPLE_PUZZLE);
    char whole[8192], part[8192];
    size_t length, again;
    (void)context;

    scene_of(&PICTURE(.state = &state));
    assert_int_equal(ennead_scene_write_svg(test_scene(), NULL, whole, sizeof whole, &length),
                     ENNEAD_STATUS_OK);
    for (size_t room = 0; room <= length; room += 97) {
        memset(part, '#', sizeof part);
        ennead_scene_write_svg(test_scene(), NULL, part, room, &again);
        assert_int_equal(again, length);
        assert_int_equal(part[room], '#');
        if (room > 0) {
            assert_int_equal(part[room - 1], '\0');
            assert_memory_equal(part, whole, room - 1);
        }
    }
}

static void bad_options_are_refused(void **context)
{
    const ennead_svg_options bad[] = {
        {.size = sizeof bad[0], .theme = (ennead_theme)4},
        {.size = sizeof bad[0], .unit = (ennead_length_unit)3},
        {.size = sizeof bad[0], .width = 1000000001},
        {.size = 3},
    };
    char text[16] = "unchanged";
    size_t length;
    (void)context;

    for (size_t i = 0; i < COUNT_OF(bad); i++) {
        assert_int_equal(ennead_scene_write_svg(test_scene(), &bad[i], text, sizeof text, &length),
                         ENNEAD_STATUS_BAD_ARGUMENT);
        assert_int_equal(length, 0);
        assert_string_equal(text, "unchanged");
    }
}

static uint64_t hash_text(uint64_t hash, const char *text)
{
    for (; *text != '\0'; text++)
        hash = (hash ^ (unsigned char)*text) * 1099511628211u;
    return hash;
}

/* Of every technique's example, and of every rule's, in all themes. */
static uint64_t hash_of_examples(void)
{
    const ennead_constraint_row *row;
    uint64_t hash = 14695981039346656037u;

    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++) {
        const char *line = ennead_technique_example(i);
        ennead_technique_set only = {{0}};
        ennead_case example;
        ennead_step step;
        only.words[i / 64] = (uint64_t)1 << i % 64;
        ennead_case_read(line, strlen(line), &example, NULL);
        assert_int_equal(ennead_step_next(test_finder(), &example.state, &only, &step),
                         ENNEAD_STATUS_OK);
        scene_of(&PICTURE(.state = &example.state, .step = &step, .words = true,
                          .marks = ENNEAD_PICTURE_MARKS_ALL));
        hash = hash_text(hash, svg_of(test_scene(), (ennead_theme)(i % 4)));
    }
    for (size_t i = 0; (row = ennead_constraint_info(i)) != NULL; i++) {
        char text[512];
        ennead_description *d;
        ennead_variant_report report;
        snprintf(text, sizeof text, "variant %s\nsize 9\n%s\n", row->name, row->example);
        assert_int_equal(ennead_variant_read(text, strlen(text), NULL, &d, &report),
                         ENNEAD_STATUS_OK);
        scene_of(&PICTURE(.description = d, .title = report.title, .labels = true, .words = true));
        hash = hash_text(hash, svg_of(test_scene(), (ennead_theme)(i % 4)));
        ennead_description_free(d);
    }
    return hash;
}

/* The same with each compiler and on each processor. A change of what pictures look like, or of
 * what they say, changes it: then look at the sheets of `ennead draw --catalogue`, and write it
 * anew. */
static void bytes_are_the_same_everywhere(void **context)
{
    (void)context;
    assert_int_equal(hash_of_examples(), UINT64_C(0x3ccfbeeb1889ae84));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sizes_are_exact),
        cmocka_unit_test(a_theme_has_paint_for_every_role),
        cmocka_unit_test(the_style_sheet_has_what_is_there),
        cmocka_unit_test(a_short_room_is_not_passed),
        cmocka_unit_test(bad_options_are_refused),
        cmocka_unit_test(bytes_are_the_same_everywhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
