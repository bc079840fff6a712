/* SPDX-License-Identifier: MIT */
/*
 * Many rules at once: tables of two cells, models of very many rules, allocations that fail with
 * rules of every kind.
 */
#include "support/rules.h"

static ennead_status add(ennead_description *d, const char *name, uint16_t one, uint16_t other)
{
    const uint16_t cells[] = {one, other};

    return ennead_description_add(
        d, &(ennead_constraint){.name = name, .cells = cells, .cell_count = 2});
}

static ennead_description *empty(int size)
{
    ennead_description *d;

    assert_int_equal(ennead_description_new(size, size, size, NULL, &d), ENNEAD_STATUS_OK);
    return d;
}

/* Two cells that a V and a thermometer join are 1 4 or 2 3, and with a white dot 2 3. */
static void rules_of_two_cells_are_one_table(void **state)
{
    (void)state;
    uint64_t left[16];
    ennead_description *d = empty(4);
    ennead_model *model;

    assert_int_equal(add(d, "v", 0, 5), ENNEAD_STATUS_OK);
    assert_int_equal(add(d, "thermo", 5, 0), ENNEAD_STATUS_OK);
    assert_int_equal(add(d, "white-dot", 0, 5), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_OK);
    assert_int_equal(left[0], 1 << 2);
    assert_int_equal(left[5], 1 << 1);
    ennead_model_free(model);
    ennead_description_free(d);
}

/* As many different tables as there are differences and ratios, each between two cells of its own:
 * what one has leaves to the other just what the rule says. */
static void many_tables_are_told_apart(void **state)
{
    (void)state;
    enum { SIZE = 40 };
    uint64_t left[SIZE * SIZE];
    ennead_description *d = empty(SIZE);
    ennead_model *model;

    d->houses = 0;
    for (uint16_t number = 1; number < SIZE; number++) {
        const int32_t difference = number;
        const uint16_t one = (uint16_t)(SIZE * number), cells[] = {one, (uint16_t)(one + 1)},
                       others[] = {one, (uint16_t)(one + 2)}, far[] = {one, (uint16_t)(one + 3)};
        d->candidates[one] = 1;
        const ennead_constraint rules[] = {
            {.name = "white-dot",
             .cells = cells,
             .cell_count = 2,
             .numbers = &difference,
             .number_count = 1},
            {.name = "black-dot",
             .cells = others,
             .cell_count = 2,
             .numbers = &difference,
             .number_count = 1},
            {.name = "whisper",
             .cells = far,
             .cell_count = 2,
             .numbers = &difference,
             .number_count = 1},
        };
        for (size_t i = 0; i < COUNT_OF(rules); i++)
            assert_int_equal(ennead_description_add(d, &rules[i]), ENNEAD_STATUS_OK);
    }
    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_OK);
    for (int number = 1; number < SIZE; number++) {
        assert_int_equal(left[SIZE * number + 1], 1ULL << number);
        assert_int_equal(left[SIZE * number + 2], 1ULL << (number - 1));
        assert_int_equal(left[SIZE * number + 3],
                         (UINT64_MAX >> (64 - SIZE)) & ~((1ULL << number) - 1));
    }
    ennead_model_free(model);
    ennead_description_free(d);
}

/* A table between a cell and itself leaves what fits beside itself. */
static void a_cell_may_stand_beside_itself(void **state)
{
    (void)state;
    const uint16_t cells[] = {5, 5};
    uint64_t left[16];
    ennead_description *d = empty(4);
    ennead_model *model;

    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "pairs",
                                                                    .cells = cells,
                                                                    .cell_count = 2,
                                                                    .text = "1:1,2 2:3 4:4"}),
                     ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_OK);
    assert_int_equal(left[5], 1 << 0 | 1 << 3);
    ennead_model_free(model);
    ennead_description_free(d);
}

static void a_great_many_rules_end_soon(void **state)
{
    (void)state;
    enum { MANY = 200000, LINES = 70000 };
    char message[ENNEAD_MESSAGE_SIZE] = "";
    ennead_description *d = empty(9);
    ennead_model *model;

    for (int i = 0; i < MANY; i++)
        assert_int_equal(add(d, i % 2 == 0 ? "greater" : "nothing", 0, 1), ENNEAD_STATUS_OK);
    for (int i = 0; i < MANY; i++)
        d->constraints[i].name = "greater";
    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    ennead_model_free(model);
    for (int i = 0; i < LINES; i++)
        d->constraints[i].name = "all-different";
    assert_int_equal(ennead_model_new(d, NULL, NULL, message, &model), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_string_equal(message, "there are more rules than the 65,536 that a model can hold");
    ennead_description_free(d);
}

/* Rules of every family, two of them in an `or`. */
static ennead_status make_variant(const ennead_allocator *memory)
{
    static const uint16_t cells[] = {0, 1, 2, 3, 4, 5}, halves[] = {3, 3};
    static const ennead_constraint inner[] = {
        {.name = "renban", .cells = cells, .cell_count = 3},
        {.name = "regex", .cells = cells, .cell_count = 4, .text = "[1-3]*(4|5)..?"},
    };
    static const ennead_constraint rules[] = {
        {.name = "no-other-white-dots"},
        {.name = "anti-knight"},
        {.name = "palindrome", .cells = cells, .cell_count = 2},
        {.name = "same-values", .cells = cells, .cell_count = 6, .parts = halves, .part_count = 2},
        {.name = "modular", .cells = cells, .cell_count = 6},
        {.name = "lockout", .cells = cells, .cell_count = 4},
        {.name = "odd", .cells = cells, .cell_count = 1},
        {.name = "pairs", .cells = cells, .cell_count = 3, .text = "1-6:1-3,5"},
        {.name = "automaton", .cells = cells, .cell_count = 3, .text = "start 0;accept 0;0 . 0"},
        {.name = "or", .inner = inner, .inner_count = 2},
    };
    ennead_description *d;
    ennead_model *model = NULL;
    ennead_status status = ennead_description_new(6, 6, 6, memory, &d);

    for (size_t i = 0; i < COUNT_OF(rules) && status == ENNEAD_STATUS_OK; i++)
        status = ennead_description_add(d, &rules[i]);
    if (status == ENNEAD_STATUS_OK)
        status = ennead_model_new(d, NULL, memory, NULL, &model);
    assert_int_equal(model == NULL, status != ENNEAD_STATUS_OK);
    ennead_model_free(model);
    ennead_description_free(d);
    return status;
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    assert_survives_failing_allocations(make_variant);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rules_of_two_cells_are_one_table),
        cmocka_unit_test(many_tables_are_told_apart),
        cmocka_unit_test(a_cell_may_stand_beside_itself),
        cmocka_unit_test(a_great_many_rules_end_soon),
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
