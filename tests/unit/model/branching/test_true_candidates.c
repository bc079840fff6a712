/* SPDX-License-Identifier: MIT */
/*
 * True candidates of puzzles with rules, against all their solutions; limits, the stop flag, memory
 * that runs out, and that the model stays as it was.
 */
#include "support/models.h"
#include "support/variants.h"

enum { CELLS = 36, VALUES = 6 };

static uint64_t counts[CELLS][VALUES], undecided[CELLS];
static ennead_candidates_result result;

static const char *const texts[] = {
    "size 6\ncage 8 r1c1 r1c2\nanti-knight\nthermo r3c1 r3c2 r3c3\n",
    "size 6\ngrid\n1.....\n..2...\n...3..\n.....4\n......\n......\nwhisper 3 r5c1 r5c2 r5c3 r5c4\n",
    "size 6\nvalues 0-5\ngrid\n......\n..2...\n...3..\n.....4\n......\n0.....\ndiagonal-up\n",
    "size 6\ngrid\n1.....\n..1...\n1.....\n......\n......\n......\ncage 3 r1c1 r1c2\n",
};

/* The counts of all solutions, up to a cap, in counts[cell * VALUES + value]. */
static uint64_t count_all(const ennead_description *d, uint64_t cap, uint64_t *all)
{
    ennead_model_options options;
    ennead_model *model;
    uint8_t solution[CELLS];
    uint64_t found = 0;

    memset(all, 0, CELLS * VALUES * sizeof *all);
    ennead_model_options_init(&options);
    options.solutions = 0;
    assert_int_equal(ennead_model_new(d, &options, NULL, NULL, &model), ENNEAD_STATUS_OK);
    for (; ennead_model_next(model, solution) == ENNEAD_STATUS_OK; found++)
        for (int cell = 0; cell < CELLS; cell++) {
            uint64_t *count = &all[cell * VALUES + solution[cell] - d->first_value];
            *count += cap == 0 || *count < cap;
        }
    ennead_model_free(model);
    return found;
}

static ennead_model *model_for(const ennead_description *d)
{
    ennead_model *model;

    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    return model;
}

static void as_all_solutions_say(void **state)
{
    (void)state;
    static uint64_t all[CELLS * VALUES];

    for (size_t i = 1; i < COUNT_OF(texts); i++) {
        ennead_description *d = variant_of(texts[i]);
        ennead_model *model = model_for(d);
        for (uint64_t cap = 0; cap < 20; cap += 1 + cap) {
            ennead_candidates_options options;
            ennead_candidates_options_init(&options);
            options.cap = cap;
            const uint64_t found = count_all(d, cap, all);
            assert_int_equal(
                ennead_model_count_candidates(model, NULL, &options, counts[0], undecided, &result),
                ENNEAD_STATUS_OK);
            assert_int_equal(result.end, ENNEAD_SEARCH_END_COMPLETE);
            assert_int_equal(result.verdict, found == 0   ? ENNEAD_VERDICT_NONE
                                             : found == 1 ? ENNEAD_VERDICT_UNIQUE
                                                          : ENNEAD_VERDICT_SEVERAL);
            assert_memory_equal(counts, all, sizeof all);
            for (int cell = 0; cell < CELLS; cell++)
                assert_int_equal(undecided[cell], 0);
        }
        ennead_model_free(model);
        ennead_description_free(d);
    }
}

static void candidates_may_be_given(void **state)
{
    (void)state;
    ennead_description *d = variant_of(texts[0]);
    ennead_model *model = model_for(d);
    uint64_t candidates[CELLS];
    uint8_t solution[CELLS];

    memcpy(candidates, d->candidates, sizeof candidates);
    candidates[0] = 1 << 1; /* 2, so that r1c2 is 6 */
    assert_int_equal(
        ennead_model_count_candidates(model, candidates, NULL, counts[0], undecided, &result),
        ENNEAD_STATUS_OK);
    for (int value = 0; value < VALUES; value++) {
        assert_int_equal(counts[0][value], value == 1);
        assert_int_equal(counts[1][value], value == 5);
    }
    /* The model begins with them again. */
    assert_int_equal(ennead_model_next(model, solution), ENNEAD_STATUS_OK);
    assert_int_equal(solution[0], 2);
    candidates[0] = 1 << 6;
    assert_int_equal(
        ennead_model_count_candidates(model, candidates, NULL, counts[0], undecided, &result),
        ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_model_free(model);
    ennead_description_free(d);
}

static void assert_known_so_far(ennead_model *model, const ennead_candidates_options *options,
                                ennead_search_end end)
{
    static uint64_t full[CELLS][VALUES];
    ennead_candidates_options whole;
    int open = 0;

    ennead_candidates_options_init(&whole);
    whole.cap = options->cap;
    assert_int_equal(
        ennead_model_count_candidates(model, NULL, &whole, full[0], undecided, &result),
        ENNEAD_STATUS_OK);
    assert_int_equal(
        ennead_model_count_candidates(model, NULL, options, counts[0], undecided, &result),
        ENNEAD_STATUS_OK);
    assert_int_equal(result.end, end);
    for (int cell = 0; cell < CELLS; cell++)
        for (int value = 0; value < VALUES; value++) {
            const bool final = (undecided[cell] >> value & 1) == 0;
            open += !final;
            assert_true(final ? counts[cell][value] == full[cell][value]
                              : counts[cell][value] <= full[cell][value]);
        }
    assert_true(open > 0);
}

static void what_is_known_at_a_limit_is_given(void **state)
{
    (void)state;
    ennead_description *d = variant_of(texts[0]);
    ennead_model *model = model_for(d);
    ennead_candidates_options options;
    ennead_stop stop = {0};
    uint8_t solution[CELLS];

    ennead_candidates_options_init(&options);
    for (options.cap = 1; options.cap < 10; options.cap += 4)
        for (options.node_limit = 1; options.node_limit < 100; options.node_limit *= 2) {
            assert_known_so_far(model, &options, ENNEAD_SEARCH_END_NODES);
            assert_true(result.nodes <= options.node_limit);
        }
    options.node_limit = 0;
    options.time_limit = 1e-9;
    assert_known_so_far(model, &options, ENNEAD_SEARCH_END_TIME);
    options.time_limit = 3600;
    options.stop = &stop;
    ennead_stop_set(&stop);
    assert_known_so_far(model, &options, ENNEAD_SEARCH_END_STOP);
    assert_int_equal(result.verdict, ENNEAD_VERDICT_LIMIT);
    /* The limits were not those of the model. */
    assert_int_equal(ennead_model_next(model, solution), ENNEAD_STATUS_OK);
    options.time_limit = -1;
    assert_int_equal(
        ennead_model_count_candidates(model, NULL, &options, counts[0], undecided, &result),
        ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_model_free(model);
    ennead_description_free(d);
}

static ennead_status try_with_memory(const ennead_allocator *memory)
{
    ennead_description *d = variant_of(texts[0]);
    ennead_candidates_options options;
    ennead_model *model = NULL;

    ennead_candidates_options_init(&options);
    options.cap = 3;
    ennead_status status = ennead_model_new(d, NULL, memory, NULL, &model);
    if (status == ENNEAD_STATUS_OK)
        status =
            ennead_model_count_candidates(model, NULL, &options, counts[0], undecided, &result);
    ennead_model_free(model);
    ennead_description_free(d);
    return status;
}

static void memory_may_run_out(void **state)
{
    (void)state;
    assert_survives_failing_allocations(try_with_memory);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(as_all_solutions_say),
        cmocka_unit_test(candidates_may_be_given),
        cmocka_unit_test(what_is_known_at_a_limit_is_given),
        cmocka_unit_test(memory_may_run_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
