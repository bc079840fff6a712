/* SPDX-License-Identifier: MIT */
/*
 * Puzzles made for given rules: they have one solution, which needs every clue; the same seed and
 * number give the same one.
 */
#include "support/variants.h"

static ennead_verdict verdict_of(const ennead_description *d, const uint64_t *candidates)
{
    ennead_model *model;
    ennead_model_result result;
    uint8_t solution[ENNEAD_MOST_CELLS];

    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_start(model, candidates), ENNEAD_STATUS_OK);
    while (ennead_model_next(model, solution) == ENNEAD_STATUS_OK)
        assert_true(ennead_model_check(model, solution));
    ennead_model_get_result(model, &result);
    ennead_model_free(model);
    return result.search.verdict;
}

static void puzzles_are_unique_and_minimal(void **state)
{
    (void)state;
    static const char *const rules[] = {
        "size 4\n", "size 6\nthermo r1c1-r1c4\nwhite-dot r2c1 r2c2\n",
        "size 6\nvalues 0-5\ngrid\n5.....\n......\n......\n......\n......\n.....[01]\nanti-king\n",
        "size 4x6\n"};

    for (size_t i = 0; i < COUNT_OF(rules); i++)
        for (uint64_t number = 0; number < 3; number++) {
            ennead_description *d = variant_of(rules[i]);
            const uint64_t all = UINT64_MAX >> (64 - d->values);
            uint64_t made[36], again[36];
            ennead_creation_outcome creation;
            assert_int_equal(ennead_variant_generate(
                                 d,
                                 &(ennead_variant_request){.size = sizeof(ennead_variant_request),
                                                           .seed = 5,
                                                           .number = number},
                                 NULL, NULL, made, &creation),
                             ENNEAD_STATUS_OK);
            assert_int_equal(creation, ENNEAD_CREATION_OUTCOME_CREATED);
            assert_int_equal(verdict_of(d, made), ENNEAD_VERDICT_UNIQUE);
            for (int cell = 0; cell < d->rows * d->columns; cell++) {
                const uint64_t kept = made[cell], wide = d->candidates[cell] & all;
                if (kept == wide)
                    continue;
                assert_int_equal(__builtin_popcountll(kept), 1);
                made[cell] = wide;
                assert_int_equal(verdict_of(d, made), ENNEAD_VERDICT_SEVERAL);
                made[cell] = kept;
            }
            assert_int_equal(ennead_variant_generate(
                                 d,
                                 &(ennead_variant_request){.size = sizeof(ennead_variant_request),
                                                           .seed = 5,
                                                           .number = number},
                                 NULL, NULL, again, &creation),
                             ENNEAD_STATUS_OK);
            assert_memory_equal(made, again, (size_t)(d->rows * d->columns) * sizeof(uint64_t));
            ennead_description_free(d);
        }
}

static void rules_that_nothing_keeps_are_given_up(void **state)
{
    (void)state;
    ennead_description *d = variant_of("size 4\nthermo r1c1 r1c2 r1c3 r1c4\nthermo r2c1-r2c4\n");
    uint64_t made[16];
    ennead_creation_outcome creation = ENNEAD_CREATION_OUTCOME_CREATED;

    assert_int_equal(
        ennead_variant_generate(d,
                                &(ennead_variant_request){
                                    .size = sizeof(ennead_variant_request), .seed = 1, .number = 1},
                                NULL, NULL, made, &creation),
        ENNEAD_STATUS_OK);
    assert_int_equal(creation, ENNEAD_CREATION_OUTCOME_GAVE_UP);
    ennead_description_free(d);
}

static void a_stop_ends_it(void **state)
{
    (void)state;
    ennead_description *d = variant_of("size 4\n");
    uint64_t made[16];
    ennead_creation_outcome creation = ENNEAD_CREATION_OUTCOME_CREATED;
    ennead_stop stop = {0};

    ennead_stop_set(&stop);
    assert_int_equal(
        ennead_variant_generate(
            d,
            &(ennead_variant_request){
                .size = sizeof(ennead_variant_request), .seed = 1, .number = 1, .stop = &stop},
            NULL, NULL, made, &creation),
        ENNEAD_STATUS_OK);
    assert_int_equal(creation, ENNEAD_CREATION_OUTCOME_STOPPED);
    ennead_description_free(d);
}

static void a_time_limit_ends_it(void **state)
{
    (void)state;
    ennead_description *d = variant_of("size 4\n");
    uint64_t made[16];
    ennead_creation_outcome creation = ENNEAD_CREATION_OUTCOME_CREATED;
    ennead_variant_request request;
    char message[ENNEAD_MESSAGE_SIZE] = "";

    ennead_variant_request_init(&request);
    request.time_limit = 1e-9;
    assert_int_equal(ennead_variant_generate(d, &request, NULL, NULL, made, &creation),
                     ENNEAD_STATUS_OK);
    assert_int_equal(creation, ENNEAD_CREATION_OUTCOME_STOPPED);
    request.time_limit = 1e6;
    assert_int_equal(ennead_variant_generate(d, &request, NULL, NULL, made, &creation),
                     ENNEAD_STATUS_OK);
    assert_int_equal(creation, ENNEAD_CREATION_OUTCOME_CREATED);
    request.time_limit = -1;
    assert_int_equal(ennead_variant_generate(d, &request, NULL, message, made, &creation),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    assert_true(message[0] != '\0');
    ennead_description_free(d);
}

static void bad_rules_are_refused(void **state)
{
    (void)state;
    ennead_description *d = variant_of("size 4\n");
    uint64_t made[16];
    ennead_creation_outcome creation;
    char message[ENNEAD_MESSAGE_SIZE] = "";

    d->first_value = 2;
    assert_int_equal(
        ennead_variant_generate(d,
                                &(ennead_variant_request){
                                    .size = sizeof(ennead_variant_request), .seed = 1, .number = 1},
                                NULL, message, made, &creation),
        ENNEAD_STATUS_BAD_ARGUMENT);
    assert_true(message[0] != '\0');
    ennead_description_free(d);
}

static ennead_status make_small(const ennead_allocator *memory)
{
    ennead_description *d = variant_of("size 4\n");
    uint64_t made[16];
    ennead_creation_outcome creation;
    const ennead_status status = ennead_variant_generate(
        d,
        &(ennead_variant_request){.size = sizeof(ennead_variant_request), .seed = 1, .number = 1},
        memory, NULL, made, &creation);

    ennead_description_free(d);
    return status;
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    assert_survives_failing_allocations(make_small);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(puzzles_are_unique_and_minimal),
        cmocka_unit_test(rules_that_nothing_keeps_are_given_up),
        cmocka_unit_test(a_stop_ends_it),
        cmocka_unit_test(a_time_limit_ends_it),
        cmocka_unit_test(bad_rules_are_refused),
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
