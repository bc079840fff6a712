/* SPDX-License-Identifier: MIT */
/*
 * Steps: what each technique places and eliminates is in its picture, with something that it rests
 * on, and no link crosses a digit; the same for the rater's chains and the model's steps.
 */
#include "picture/steps/links.h"
#include "support/models.h"
#include "support/picture/pictures.h"
#include "support/variants.h"

/* Hard puzzles whose paths have chains of many kinds. */
#define HARD_PUZZLE \
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
#define FATA_MORGANA \
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........"
#define CHAINS_PUZZLE \
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"

/* ------------------------------------------------------------------------------------ the look */

static int32_t between(int32_t from, int32_t to, int part, int parts)
{
    return from + (int32_t)((int64_t)(to - from) * part / parts);
}

/* A spot of a cubic curve. */
static point on_curve(point from, const ennead_path_step *step, int64_t part, int64_t parts)
{
    const int64_t rest = parts - part, whole = parts * parts * parts;
    const int64_t a = rest * rest * rest, b = 3 * rest * rest * part, c = 3 * rest * part * part,
                  d = part * part * part;

    return (point){(int32_t)((a * from.x + b * step->x1 + c * step->x2 + d * step->x) / whole),
                   (int32_t)((a * from.y + b * step->y1 + c * step->y2 + d * step->y) / whole)};
}

static void assert_free(const ennead_scene *scene, point at)
{
    const fact_link nothing = {.from = {255, 0}, .to = {255, 0}};

    if (is_on_digit(&scene->board, at, &nothing, 0))
        fail_msg("a link runs through a digit at %d %d", at.x, at.y);
}

static void assert_path_is_free(const ennead_scene *scene, const ennead_shape *shape)
{
    enum { PARTS = 24 };
    point from = {shape->path[0].x, shape->path[0].y};

    for (size_t i = 1; i < shape->path_count; i++) {
        const ennead_path_step *step = &shape->path[i];
        for (int part = 0; part <= PARTS; part++)
            assert_free(scene, step->verb == ENNEAD_PATH_VERB_CURVE
                                   ? on_curve(from, step, part, PARTS)
                                   : (point){between(from.x, step->x, part, PARTS),
                                             between(from.y, step->y, part, PARTS)});
        from = (point){step->x, step->y};
    }
}

static void assert_links_are_free(ennead_scene *scene, const ennead_picture *picture)
{
    size_t count;
    const ennead_shape *list = ennead_scene_get_shapes(scene, &count);

    scene->board.picture = picture;
    for (size_t i = 0; i < count; i++)
        if (list[i].role == ENNEAD_ROLE_STRONG || list[i].role == ENNEAD_ROLE_WEAK ||
            list[i].role == ENNEAD_ROLE_INNER)
            assert_path_is_free(scene, &list[i]);
    scene->board.picture = NULL;
}

static int set_size(ennead_cell_set set)
{
    return __builtin_popcountll(set.words[0]) + __builtin_popcountll(set.words[1]);
}

/* How many candidates of empty cells a step removes, and cells it fills. */
static int count_all(const ennead_cell_set sets[10])
{
    int count = 0;

    for (int digit = 1; digit <= 9; digit++)
        count += set_size(sets[digit]);
    return count;
}

static int causes(const ennead_scene *scene)
{
    return shapes_of(scene, ENNEAD_ROLE_CAUSE) + shapes_of(scene, ENNEAD_ROLE_ON) +
           shapes_of(scene, ENNEAD_ROLE_OFF) + shapes_of(scene, ENNEAD_ROLE_COLOR) +
           shapes_of(scene, ENNEAD_ROLE_MEMBER) + shapes_of(scene, ENNEAD_ROLE_CAUSE_CELL) +
           shapes_of(scene, ENNEAD_ROLE_BASE);
}

static void assert_step_is_drawn(const ennead_state *state, const ennead_step *step,
                                 ennead_mark_places places)
{
    const ennead_picture picture =
        PICTURE(.state = state, .step = step, .marks = ENNEAD_PICTURE_MARKS_ALL,
                .mark_places = places, .words = true);
    ennead_scene *scene = scene_of(&picture);

    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_STRIKE), count_all(step->removed));
    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_PLACED) +
                         shapes_of(scene, ENNEAD_ROLE_PLACED_DIGIT),
                     count_all(step->placed));
    assert_true(causes(scene) > 0);
    assert_true(shapes_of(scene, ENNEAD_ROLE_WORDS) > 0);
    if (places == ENNEAD_MARK_PLACES_FIXED)
        assert_links_are_free(scene, &picture);
}

/* ----------------------------------------------------------------------------------- techniques */

struct drawn_steps {
    const ennead_state *state;
    int count;
};

static bool draw_found(void *user, const ennead_step *step)
{
    struct drawn_steps *drawn = user;

    assert_step_is_drawn(drawn->state, step, ENNEAD_MARK_PLACES_FIXED);
    assert_step_is_drawn(drawn->state, step, ENNEAD_MARK_PLACES_ROW);
    return ++drawn->count < (int)test_size(20, 20);
}

static void every_technique_is_drawn(void **context)
{
    (void)context;
    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++) {
        const char *line = ennead_technique_example(technique);
        ennead_technique_set only = {{0}};
        ennead_case example;
        assert_int_equal(ennead_case_read(line, strlen(line), &example, NULL), ENNEAD_STATUS_OK);
        only.words[technique / 64] = (uint64_t)1 << technique % 64;
        struct drawn_steps drawn = {.state = &example.state};
        ennead_step_all(test_finder(), &example.state, &only, draw_found, &drawn);
        assert_true(drawn.count > 0);
    }
}

/* Links by what the record of a step holds: nodes, keys, what closes a loop. */
static void links_are_those_of_the_step(void **context)
{
    static const struct {
        ennead_technique technique;
        int strong, weak;
    } rows[] = {
        {ENNEAD_X_WING, 0, 0},
        {ENNEAD_SKYSCRAPER, 2, 1},
        {ENNEAD_DUAL_TWO_STRING_KITE, 4, 2},
        {ENNEAD_EMPTY_RECTANGLE, 1, 0},
        {ENNEAD_XY_WING, 0, 2},
        {ENNEAD_BROKEN_WING, 3, 2},
        {ENNEAD_X_CHAIN, 3, 2},
    };
    (void)context;

    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        const char *line = ennead_technique_example((int)rows[i].technique);
        ennead_technique_set only = {{0}};
        ennead_case example;
        ennead_step step;
        ennead_case_read(line, strlen(line), &example, NULL);
        only.words[rows[i].technique / 64] = (uint64_t)1 << rows[i].technique % 64;
        assert_int_equal(ennead_step_next(test_finder(), &example.state, &only, &step),
                         ENNEAD_STATUS_OK);
        ennead_scene *scene = scene_of(&PICTURE(.state = &example.state, .step = &step));
        assert_int_equal(shapes_of(scene, ENNEAD_ROLE_STRONG), rows[i].strong);
        assert_int_equal(shapes_of(scene, ENNEAD_ROLE_WEAK), rows[i].weak);
        assert_int_equal(shapes_of(scene, ENNEAD_ROLE_STRONG_HEAD), rows[i].strong);
    }
}

/* Without marks the picture of a step still has those that it is about. */
static void marks_of_a_step_are_always_drawn(void **context)
{
    const char *line = ennead_technique_example(ENNEAD_X_WING);
    ennead_technique_set only = {{0}};
    ennead_case example;
    ennead_step step;
    (void)context;

    ennead_case_read(line, strlen(line), &example, NULL);
    only.words[ENNEAD_X_WING / 64] = (uint64_t)1 << ENNEAD_X_WING % 64;
    assert_int_equal(ennead_step_next(test_finder(), &example.state, &only, &step),
                     ENNEAD_STATUS_OK);
    ennead_scene *scene = scene_of(
        &PICTURE(.state = &example.state, .step = &step, .marks = ENNEAD_PICTURE_MARKS_NONE));
    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_MARK), 4 + count_all(step.removed));
    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_BASE), 2);
    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_COVER), 2);
}

/* ----------------------------------------------------------------------------------- the rater */

struct drawn_path {
    ennead_state *state;
    int steps, chains, links, loops, inner;
};

static bool has_inner_chain(const ennead_se_chains *chains)
{
    for (size_t i = 0; i < chains->node_count; i++)
        if (chains->nodes[i].cause == ENNEAD_SE_NODE_CAUSE_CHAIN)
            return true;
    return false;
}

/* Every node of a loop is drawn; and what an inner chain concludes has dotted links. */
static void check_chains(const ennead_scene *scene, const ennead_se_chains *chains,
                         struct drawn_path *path)
{
    const int inner = shapes_of(scene, ENNEAD_ROLE_INNER);

    if (chains->shape == ENNEAD_SE_SHAPE_LOOP) {
        assert_int_equal(shapes_of(scene, ENNEAD_ROLE_ON) + shapes_of(scene, ENNEAD_ROLE_OFF),
                         chains->node_count);
        path->loops++;
    }
    if (!has_inner_chain(chains))
        assert_int_equal(inner, 0);
    path->inner += inner > 0;
    path->links += shapes_of(scene, ENNEAD_ROLE_STRONG) + shapes_of(scene, ENNEAD_ROLE_WEAK) > 0;
}

static bool draw_se_step(void *user, const ennead_se_step *step)
{
    struct drawn_path *path = user;
    const ennead_picture picture = PICTURE(.state = path->state, .se_step = step,
                                           .marks = ENNEAD_PICTURE_MARKS_ALL, .words = true);
    ennead_scene *scene = scene_of(&picture);

    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_STRIKE), count_all(step->removed));
    assert_int_equal(shapes_of(scene, ENNEAD_ROLE_PLACED) +
                         shapes_of(scene, ENNEAD_ROLE_PLACED_DIGIT),
                     step->digit != 0);
    assert_true(causes(scene) + shapes_of(scene, ENNEAD_ROLE_COVER) > 0);
    assert_links_are_free(scene, &picture);
    path->steps++;
    path->chains += step->chains != NULL;
    if (step->chains != NULL)
        check_chains(scene, &step->chains[0], path);
    return true;
}

static void paths_of_the_rater_are_drawn(void **context)
{
    static const char *const lines[] = {FATA_MORGANA, EXAMPLE_PUZZLE, CHAINS_PUZZLE, HARD_PUZZLE};
    ennead_rater *rater;
    int chains = 0, loops = 0, inner = 0;
    (void)context;

    for (unsigned long scale = 0; scale < test_size(1, 2); scale++) {
        ennead_rater_options options;
        ennead_rater_options_init(&options);
        options.scale = scale == 0 ? ENNEAD_SE_SCALE_121 : ENNEAD_SE_SCALE_1181;
        assert_int_equal(ennead_rater_new(&options, NULL, &rater), ENNEAD_STATUS_OK);
        for (size_t i = scale; i < test_size(3, COUNT_OF(lines)); i++) {
            ennead_state state = state_of_line(lines[i]);
            struct drawn_path path = {.state = &state};
            assert_int_equal(ennead_se_path(rater, &state, draw_se_step, &path, NULL),
                             ENNEAD_RATING_END_SOLVED);
            assert_true(path.steps > 0);
            assert_int_equal(path.links, path.chains);
            chains += path.chains;
            loops += path.loops;
            inner += path.inner;
        }
        ennead_rater_free(rater);
    }
    assert_true(chains > 20 && loops > 1 && inner > 5);
}

/* ----------------------------------------------------------------------------------- the model */

static void steps_of_the_model_are_drawn(void **context)
{
    static const char *const texts[] = {
        "size 4\ngrid\n1...\n..2.\n....\n...3\n",
        "size 6\nthermo r1c1-r1c4\ncage 10 r2c1 r2c2 r2c3\nthermo r6c6-r6c2\ngrid\n......\n...4..\n"
        "......\n......\n.3....\n......\n",
    };
    static uint64_t before[ENNEAD_MOST_CELLS], after[ENNEAD_MOST_CELLS];
    static ennead_model_step step;
    (void)context;

    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        ennead_description *d = variant_of(texts[i]);
        ennead_model *model;
        int steps = 0;
        assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
        const size_t bytes = (size_t)(d->rows * d->columns) * sizeof *after;
        memcpy(after, d->candidates, bytes);
        for (;; steps++) {
            memcpy(before, after, bytes);
            if (ennead_model_step_next(model, ENNEAD_MODEL_REASON_TRIAL, after, &step) !=
                ENNEAD_STATUS_OK)
                break;
            ennead_scene *scene =
                scene_of(&PICTURE(.description = d, .candidates = before, .after = after,
                                  .model_step = &step, .marks = ENNEAD_PICTURE_MARKS_ALL));
            assert_true(shapes_of(scene, ENNEAD_ROLE_CHANGED_CELL) > 0);
            assert_true(
                shapes_of(scene, ENNEAD_ROLE_STRIKE) + shapes_of(scene, ENNEAD_ROLE_PLACED) > 0);
            assert_non_null(strstr(ennead_scene_get_text(scene), step.text));
        }
        assert_true(steps > 0);
        ennead_model_free(model);
        ennead_description_free(d);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_technique_is_drawn),
        cmocka_unit_test(links_are_those_of_the_step),
        cmocka_unit_test(marks_of_a_step_are_always_drawn),
        cmocka_unit_test(paths_of_the_rater_are_drawn),
        cmocka_unit_test(steps_of_the_model_are_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
