/* SPDX-License-Identifier: MIT */
/* The stack of pictures: every rule, a step of every technique, steps of the rater, large grids. */
#include "interface/measure.h"

static char text[1 << 20];
static ennead_scene *scene;
static ennead_picture picture;

static void measure_picture(void)
{
    ennead_svg_options options;
    ennead_picture_bounds bounds;
    ennead_paint paint;
    size_t count;

    MEASURE(ennead_scene_draw, scene, &picture);
    MEASURE(ennead_scene_get_shapes, scene, &count);
    MEASURE(ennead_scene_get_bounds, scene, &bounds);
    MEASURE(ennead_scene_get_title, scene);
    MEASURE(ennead_scene_get_text, scene);
    MEASURE(ennead_svg_options_init_sized, &options, sizeof options);
    MEASURE(ennead_scene_write_svg, scene, &options, text, sizeof text, &count);
    MEASURE(ennead_theme_paint, ENNEAD_THEME_DARK, ENNEAD_ROLE_GROUP, 2, &paint);
}

static void begin_picture(void)
{
    MEASURE(ennead_picture_init_sized, &picture, sizeof picture);
    picture.labels = picture.words = true;
    picture.marks = ENNEAD_PICTURE_MARKS_ALL;
    picture.title = "A title";
}

static void measure_rules(void)
{
    const ennead_constraint_row *row;

    for (size_t i = 0; (row = ennead_constraint_info(i)) != NULL; i++) {
        snprintf(text, sizeof text, "size 9\n%s\n", row->example);
        ennead_variant_report report;
        ennead_description *d;
        assert_int_equal(ennead_variant_read(text, strlen(text), NULL, &d, &report),
                         ENNEAD_STATUS_OK);
        begin_picture();
        picture.description = d;
        measure_picture();
        MEASURE(ennead_rule_is_drawn, row->name);
        ennead_description_free(d);
    }
    ennead_description *large;
    assert_int_equal(ennead_description_new(64, 64, 64, NULL, &large), ENNEAD_STATUS_OK);
    begin_picture();
    picture.description = large;
    measure_picture();
    ennead_description_free(large);
}

static bool measure_step(void *user, const ennead_step *step)
{
    begin_picture();
    picture.state = user;
    picture.step = step;
    measure_picture();
    return false;
}

static bool measure_se_step(void *user, const ennead_se_step *step)
{
    begin_picture();
    picture.state = user;
    picture.se_step = step;
    measure_picture();
    return true;
}

static void measure_all_steps(void)
{
    ennead_rater *rater;
    ennead_state state;

    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++) {
        const char *line = ennead_technique_example(technique);
        ennead_technique_set only = {{0}};
        static ennead_case example;
        ennead_case_read(line, strlen(line), &example, NULL);
        only.words[technique / 64] = (uint64_t)1 << technique % 64;
        ennead_step_all(test_finder(), &example.state, &only, measure_step, &example.state);
    }
    const ennead_puzzle puzzle = puzzle_of(
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_rater_new(NULL, NULL, &rater), ENNEAD_STATUS_OK);
    ennead_se_path(rater, &state, measure_se_step, &state, NULL);
    ennead_rater_free(rater);
}

void measure_pictures(void)
{
    MEASURE(ennead_scene_new, NULL, &scene);
    measure_rules();
    measure_all_steps();
    for (int i = 0; i < 4; i++) {
        MEASURE(ennead_role_name, i);
        MEASURE(ennead_theme_name, i);
        MEASURE(ennead_picture_marks_name, i);
        MEASURE(ennead_mark_places_name, i);
    }
    MEASURE(ennead_scene_free, scene);
}
