/* SPDX-License-Identifier: MIT */
/*
 * Rating: puzzles whose paths are known step by step, the ends of a path, limits, and memory.
 */
#include "support/checker.h"
#include "support/rating/rated.h"

static ennead_rater *rater_of(ennead_rater_options options)
{
    ennead_rater *rater;

    options.size = sizeof options;
    assert_int_equal(ennead_rater_new(&options, NULL, &rater), ENNEAD_STATUS_OK);
    return rater;
}

static ennead_rating rating_of(ennead_rater *rater, const char *line)
{
    const ennead_puzzle puzzle = puzzle_of(line);
    ennead_rating rating;

    assert_int_equal(ennead_rate(rater, &puzzle, &rating), ENNEAD_STATUS_OK);
    return rating;
}

/* A path, as its steps are reported. */
struct path {
    const ennead_state *live;
    ennead_state copy;
    unsigned steps, enough;
    uint64_t hash;
};

static void add_text(uint64_t *hash, const char *text)
{
    for (; *text != '\0'; text++)
        *hash = (*hash ^ (unsigned char)*text) * 0x100000001b3u;
}

static bool follow(void *user, const ennead_se_step *step)
{
    struct path *path = user;
    char line[ENNEAD_CELLS + 16];

    assert_states_equal(path->live, &path->copy);
    for (int digit = 1; digit <= 9; digit++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            if (ennead_cell_set_has(step->removed[digit], cell))
                assert_int_equal(ennead_state_remove(&path->copy, cell, digit), ENNEAD_STATUS_OK);
    if (step->digit != 0)
        assert_int_equal(ennead_state_place(&path->copy, step->cell, step->digit),
                         ENNEAD_STATUS_OK);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        line[cell] = (char)(path->copy.values[cell] == 0 ? '.' : '0' + path->copy.values[cell]);
    snprintf(line + ENNEAD_CELLS, 16, " %d.%d\n", step->rating / 10, step->rating % 10);
    add_text(&path->hash, line);
    return ++path->steps != path->enough;
}

static void compare_paths(ennead_se_scale scale, const struct rated *puzzles, size_t count)
{
    ennead_rater *rater = rater_of((ennead_rater_options){.scale = scale});

    for (size_t i = 0; i < count; i++) {
        const struct rated *known = &puzzles[i];
        ennead_state state = state_of(known->puzzle);
        struct path path = {.live = &state, .copy = state, .hash = 0xcbf29ce484222325u};
        ennead_rating rating;
        assert_int_equal(ennead_se_path(rater, &state, follow, &path, &rating),
                         ENNEAD_RATING_END_SOLVED);
        assert_true(ennead_state_is_solved(&state));
        assert_int_equal(path.steps, known->steps);
        assert_true(path.hash == known->path);
        assert_int_equal(rating.er, known->er);
        assert_int_equal(rating.ep, known->ep);
        assert_int_equal(rating.ed, known->ed);
    }
    ennead_rater_free(rater);
}

static void paths_are_those_of_the_original(void **context)
{
    (void)context;
    compare_paths(ENNEAD_SE_SCALE_121, rated_puzzles, rated_count);
    compare_paths(ENNEAD_SE_SCALE_1181, rated_1181_puzzles, rated_1181_count);
}

static bool listen(void *user, const ennead_se_step *step)
{
    *(unsigned *)user += step->technique < ENNEAD_SE_TECHNIQUE_COUNT;
    return true;
}

/* Told of or not, from a puzzle or from a state. */
static void compare_with_paths(ennead_se_scale scale, const struct rated *puzzles, size_t count)
{
    ennead_rater *rater = rater_of((ennead_rater_options){.scale = scale});

    for (size_t i = 0; i < count; i++) {
        ennead_state state = state_of(puzzles[i].puzzle);
        const ennead_rating rating = rating_of(rater, puzzles[i].puzzle);
        ennead_state untold = state;
        ennead_rating of_path, of_untold;
        unsigned steps = 0;
        ennead_se_path(rater, &state, listen, &steps, &of_path);
        ennead_se_path(rater, &untold, NULL, NULL, &of_untold);
        assert_states_equal(&untold, &state);
        assert_int_equal(of_untold.er, of_path.er);
        assert_memory_equal(of_untold.counts, of_path.counts, sizeof of_path.counts);
        assert_int_equal(steps, of_path.steps);
        assert_int_equal(rating.end, of_path.end);
        assert_int_equal(rating.er, puzzles[i].er);
        assert_int_equal(rating.ep, of_path.ep);
        assert_int_equal(rating.ed, of_path.ed);
        assert_int_equal(rating.er_technique, of_path.er_technique);
        assert_int_equal(rating.ep_technique, of_path.ep_technique);
        assert_int_equal(rating.ed_technique, of_path.ed_technique);
        assert_int_equal(rating.steps, puzzles[i].steps);
        assert_memory_equal(rating.counts, of_path.counts, sizeof rating.counts);
    }
    ennead_rater_free(rater);
}

static void a_rating_is_that_of_the_path(void **context)
{
    (void)context;
    compare_with_paths(ENNEAD_SE_SCALE_121, rated_puzzles, rated_count);
    compare_with_paths(ENNEAD_SE_SCALE_1181, rated_1181_puzzles, rated_1181_count);
}

/* What only the later scale has is used there, each technique of it in its turn, and not here. */
static void scales_differ_in_their_techniques(void **context)
{
    (void)context;
    ennead_rater *first = rater_of((ennead_rater_options){0});
    ennead_rater *second = rater_of((ennead_rater_options){.scale = ENNEAD_SE_SCALE_1181});
    uint32_t used[ENNEAD_SE_TECHNIQUE_COUNT] = {0};

    for (size_t i = 0; i < rated_1181_count; i++) {
        const ennead_rating old = rating_of(first, rated_1181_puzzles[i].puzzle);
        const ennead_rating new = rating_of(second, rated_1181_puzzles[i].puzzle);
        for (int technique = 0; technique < ENNEAD_SE_TECHNIQUE_COUNT; technique++) {
            used[technique] += new.counts[technique];
            if (ennead_se_technique_scale(technique) != ENNEAD_SE_SCALE_121)
                assert_int_equal(old.counts[technique], 0);
        }
    }
    for (int technique = 0; technique < ENNEAD_SE_TECHNIQUE_COUNT; technique++)
        if (ennead_se_technique_scale(technique) == ENNEAD_SE_SCALE_1181 && used[technique] == 0)
            /* Where locked candidates and X-Wings are gone, no loop of two links is left. */
            assert_true(technique == ENNEAD_SE_LINK_LOOP_2 ||
                        technique == ENNEAD_SE_GROUPED_LINK_LOOP_2);
    ennead_rater_free(first);
    ennead_rater_free(second);
}

static void paths_end_as_they_should(void **context)
{
    (void)context;
    ennead_rater *rater = rater_of((ennead_rater_options){0});
    ennead_state state = state_of(EXAMPLE_SOLUTION);
    ennead_rating rating = rating_of(rater, EXAMPLE_SOLUTION);

    assert_int_equal(rating.end, ENNEAD_RATING_END_SOLVED);
    assert_int_equal(rating.er, 0);
    assert_int_equal(rating.steps, 0);
    assert_int_equal(ennead_se_path(rater, &state, NULL, NULL, NULL), ENNEAD_RATING_END_SOLVED);
    assert_int_equal(rating_of(rater, CLASHING_PUZZLE).end, ENNEAD_RATING_END_CONTRADICTION);
    assert_int_equal(rating_of(rater, DEAD_PUZZLE).end, ENNEAD_RATING_END_CONTRADICTION);
    state = state_of(DEAD_PUZZLE);
    assert_int_equal(ennead_se_path(rater, &state, NULL, NULL, NULL),
                     ENNEAD_RATING_END_CONTRADICTION);
    ennead_puzzle puzzle = puzzle_of(EXAMPLE_SOLUTION);
    puzzle.givens[0] = puzzle.givens[1];
    assert_int_equal(ennead_rate(rater, &puzzle, &rating), ENNEAD_STATUS_OK);
    assert_int_equal(rating.end, ENNEAD_RATING_END_CONTRADICTION);
    puzzle = puzzle_of(EXAMPLE_PUZZLE);
    puzzle.candidates[0] &= (uint16_t) ~(1u << (puzzle.givens[0] - 1));
    assert_int_equal(ennead_rate(rater, &puzzle, &rating), ENNEAD_STATUS_OK);
    assert_int_equal(rating.end, ENNEAD_RATING_END_CONTRADICTION);
    assert_int_equal(rating.er, 0);
    rating = rating_of(rater, EXAMPLE_PUZZLE);
    assert_int_equal(rating.end, ENNEAD_RATING_END_SOLVED);
    assert_int_equal(rating.er, 12);
    assert_int_equal(rating.ed, 12);
    assert_int_equal(rating.counts[ENNEAD_SE_HIDDEN_SINGLE], 51);
    assert_int_equal(rating.er_technique, ENNEAD_SE_HIDDEN_SINGLE);
    ennead_rater_free(rater);
}

/* Whether two rows and two columns in two boxes hold the same two digits crosswise. */
static bool is_deadly(const board grid, int top, int bottom, int left, int right)
{
    return (top / 3 == bottom / 3) != (left / 3 == right / 3) &&
           grid[9 * top + left] == grid[9 * bottom + right] &&
           grid[9 * top + right] == grid[9 * bottom + left];
}

/* Empties such a rectangle of a grid; false when there is none. */
static bool make_deadly(const board grid, board givens)
{
    memcpy(givens, grid, sizeof(board));
    for (int top = 0; top < 9; top++)
        for (int bottom = top + 1; bottom < 9; bottom++)
            for (int left = 0; left < 9; left++)
                for (int right = left + 1; right < 9; right++)
                    if (is_deadly(grid, top, bottom, left, right)) {
                        givens[9 * top + left] = givens[9 * top + right] = 0;
                        givens[9 * bottom + left] = givens[9 * bottom + right] = 0;
                        return true;
                    }
    return false;
}

static void what_can_be_exchanged_is_stuck(void **context)
{
    (void)context;
    ennead_rater *rater = rater_of((ennead_rater_options){0});
    struct generator generator = {8};

    for (int i = 0; i < 20; i++) {
        board grid, givens;
        ennead_puzzle puzzle;
        ennead_state state;
        ennead_rating rating;
        do
            generate_full(&generator, grid);
        while (!make_deadly(grid, givens));
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_rate(rater, &puzzle, &rating), ENNEAD_STATUS_OK);
        assert_int_equal(rating.end, ENNEAD_RATING_END_STUCK);
        assert_int_equal(rating.er, 0);
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_se_path(rater, &state, NULL, NULL, NULL), ENNEAD_RATING_END_STUCK);
    }
    ennead_rater_free(rater);
}

static void a_path_can_be_ended_by_who_is_told(void **context)
{
    (void)context;
    ennead_rater *rater = rater_of((ennead_rater_options){0});
    const ennead_state start = state_of(EXAMPLE_PUZZLE);
    ennead_state state = start;
    struct path path = {.live = &state, .copy = state, .enough = 1};

    assert_int_equal(ennead_se_path(rater, &state, follow, &path, NULL), ENNEAD_RATING_END_REPORT);
    assert_states_equal(&state, &start);
    path = (struct path){.live = &state, .copy = state, .enough = 5};
    assert_int_equal(ennead_se_path(rater, &state, follow, &path, NULL), ENNEAD_RATING_END_REPORT);
    assert_int_equal(path.steps, 5);
    assert_int_equal(ennead_se_path(rater, &state, NULL, NULL, NULL), ENNEAD_RATING_END_SOLVED);
    ennead_rater_free(rater);
}

static void limits_end_a_path(void **context)
{
    (void)context;
    const char *line = rated_puzzles[rated_count - 1].puzzle;
    ennead_rater *rater = rater_of((ennead_rater_options){0});
    const ennead_rating whole = rating_of(rater, line);
    ennead_stop stop = {0};
    unsigned ended = 0;

    ennead_rater_free(rater);
    /* A limit that falls into the last search comes too late to end anything. */
    for (uint64_t limit = 1; limit < whole.nodes; limit += 1 + limit / 3) {
        rater = rater_of((ennead_rater_options){.node_limit = limit});
        const ennead_rating rating = rating_of(rater, line);
        ended += rating.end == ENNEAD_RATING_END_NODES;
        assert_true(rating.end == ENNEAD_RATING_END_NODES ? rating.steps < whole.steps
                                                          : rating.end == ENNEAD_RATING_END_SOLVED);
        assert_true(rating.nodes >= limit && rating.er <= whole.er);
        ennead_rater_free(rater);
    }
    assert_true(ended > 10);
    rater = rater_of((ennead_rater_options){.node_limit = whole.nodes + 1});
    assert_int_equal(rating_of(rater, line).er, whole.er);
    ennead_rater_free(rater);
    rater = rater_of((ennead_rater_options){.time_limit = 1e-9});
    assert_int_equal(rating_of(rater, line).end, ENNEAD_RATING_END_TIME);
    ennead_rater_free(rater);
    rater = rater_of((ennead_rater_options){.stop = &stop, .time_limit = 1000});
    assert_int_equal(rating_of(rater, line).er, whole.er);
    ennead_stop_set(&stop);
    assert_int_equal(rating_of(rater, line).end, ENNEAD_RATING_END_STOP);
    ennead_rater_free(rater);
}

static void check_the_most(ennead_se_scale scale, const struct rated *puzzles, size_t count)
{
    ennead_rater *rater = rater_of((ennead_rater_options){.scale = scale});

    for (size_t i = 0; i < count; i++) {
        const struct rated *known = &puzzles[i];
        ennead_state state = state_of(known->puzzle);
        ennead_rater_set_rating_limit(rater, known->er);
        assert_int_equal(rating_of(rater, known->puzzle).end, ENNEAD_RATING_END_SOLVED);
        for (int most = 10; most < known->er; most++) {
            ennead_rater_set_rating_limit(rater, most);
            const ennead_rating rating = rating_of(rater, known->puzzle);
            assert_int_equal(rating.end, ENNEAD_RATING_END_ABOVE);
            assert_true(rating.er <= most);
        }
        assert_int_equal(ennead_se_path(rater, &state, NULL, NULL, NULL), ENNEAD_RATING_END_ABOVE);
        ennead_rater_set_rating_limit(rater, 0);
    }
    ennead_rater_free(rater);
}

static void nothing_above_the_most_is_done(void **context)
{
    (void)context;
    check_the_most(ENNEAD_SE_SCALE_121, rated_puzzles, rated_count);
    check_the_most(ENNEAD_SE_SCALE_1181, rated_1181_puzzles, rated_1181_count);
}

/* How many steps of a rating rest on there being one solution. */
static unsigned uniqueness_steps(const ennead_rating *rating)
{
    unsigned count = 0;

    for (int i = ENNEAD_SE_UNIQUE_RECTANGLE_1; i < ENNEAD_SE_NAKED_QUAD; i++)
        count += rating->counts[i];
    for (int i = ENNEAD_SE_BUG_1; i <= ENNEAD_SE_BUG_4; i++)
        count += rating->counts[i];
    return count;
}

static void uniqueness_can_be_left(void **context)
{
    (void)context;
    ennead_rater *all = rater_of((ennead_rater_options){0});
    ennead_rater *left = rater_of((ennead_rater_options){.uniqueness = ENNEAD_UNIQUENESS_UNUSED});
    unsigned used = 0;

    for (size_t i = 0; i < rated_count; i++) {
        ennead_rating rating = rating_of(all, rated_puzzles[i].puzzle);
        const unsigned with = uniqueness_steps(&rating);
        used += with;
        rating = rating_of(left, rated_puzzles[i].puzzle);
        assert_int_equal(rating.end, ENNEAD_RATING_END_SOLVED);
        assert_int_equal(uniqueness_steps(&rating), 0);
        if (with == 0)
            assert_int_equal(rating.er, rated_puzzles[i].er);
    }
    assert_true(used > 40);
    ennead_rater_free(all);
    ennead_rater_free(left);
}

/* The same puzzles as pencil marks, in which one candidate is missing from the start. */
static void limited_puzzles_do_not_rest_on_uniqueness(void **context)
{
    (void)context;
    ennead_rater *rater = rater_of((ennead_rater_options){0});

    for (size_t i = 0; i < rated_count; i++) {
        static struct truth truth;
        ennead_puzzle puzzle = puzzle_of(rated_puzzles[i].puzzle);
        ennead_state state;
        ennead_rating rating;
        int cell = 0;
        assert_true(find_truth(&puzzle, &truth));
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        while ((state.candidates[cell] & ~(1u << (truth.solutions[0][cell] - 1))) == 0)
            cell++;
        puzzle.candidates[cell] = (uint16_t)(0x1ffu & ~(state.candidates[cell] &
                                                        ~(1u << (truth.solutions[0][cell] - 1))));
        assert_int_equal(ennead_rate(rater, &puzzle, &rating), ENNEAD_STATUS_OK);
        assert_int_equal(rating.end, ENNEAD_RATING_END_SOLVED);
        assert_int_equal(uniqueness_steps(&rating), 0);
    }
    ennead_rater_free(rater);
}

static void bad_arguments_are_refused(void **context)
{
    (void)context;
    ennead_rater_options options;
    ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    ennead_rating rating;
    ennead_rater *rater;

    ennead_rater_options_init(&options);
    assert_int_equal(options.uniqueness, ENNEAD_UNIQUENESS_USED);
    assert_int_equal(options.scale, ENNEAD_SE_SCALE_121);
    options.time_limit = -1;
    assert_int_equal(ennead_rater_new(&options, NULL, &rater), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_null(rater);
    options.time_limit = 0;
    options.uniqueness = (ennead_uniqueness)7;
    assert_int_equal(ennead_rater_new(&options, NULL, &rater), ENNEAD_STATUS_BAD_ARGUMENT);
    options.uniqueness = ENNEAD_UNIQUENESS_USED;
    options.scale = (ennead_se_scale)2;
    assert_int_equal(ennead_rater_new(&options, NULL, &rater), ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_rater_options_init(&options);
    options.size = 4;
    assert_int_equal(ennead_rater_new(&options, NULL, &rater), ENNEAD_STATUS_BAD_ARGUMENT);
    /* A caller that knows only the first option. */
    options.size = offsetof(ennead_rater_options, node_limit);
    options.node_limit = 1;
    assert_int_equal(ennead_rater_new(&options, NULL, &rater), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_rate(rater, &puzzle, &rating), ENNEAD_STATUS_OK);
    assert_int_equal(rating.end, ENNEAD_RATING_END_SOLVED);
    puzzle.givens[80] = 10;
    assert_int_equal(ennead_rate(rater, &puzzle, &rating), ENNEAD_STATUS_BAD_ARGUMENT);
    puzzle.givens[80] = 0;
    puzzle.candidates[80] = 0x200;
    assert_int_equal(ennead_rate(rater, &puzzle, &rating), ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_rater_free(rater);
    ennead_rater_free(NULL);
}

static ennead_status rate_with(const ennead_allocator *memory)
{
    ennead_rater *rater;
    const ennead_status status = ennead_rater_new(NULL, memory, &rater);

    if (status != ENNEAD_STATUS_OK)
        assert_null(rater);
    else
        assert_int_equal(rating_of(rater, EXAMPLE_PUZZLE).end, ENNEAD_RATING_END_SOLVED);
    ennead_rater_free(rater);
    return status;
}

static void raters_survive_failing_allocations(void **context)
{
    (void)context;
    assert_survives_failing_allocations(rate_with);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paths_are_those_of_the_original),
        cmocka_unit_test(a_rating_is_that_of_the_path),
        cmocka_unit_test(scales_differ_in_their_techniques),
        cmocka_unit_test(paths_end_as_they_should),
        cmocka_unit_test(what_can_be_exchanged_is_stuck),
        cmocka_unit_test(a_path_can_be_ended_by_who_is_told),
        cmocka_unit_test(limits_end_a_path),
        cmocka_unit_test(nothing_above_the_most_is_done),
        cmocka_unit_test(uniqueness_can_be_left),
        cmocka_unit_test(limited_puzzles_do_not_rest_on_uniqueness),
        cmocka_unit_test(bad_arguments_are_refused),
        cmocka_unit_test(raters_survive_failing_allocations),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
