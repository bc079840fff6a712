/* SPDX-License-Identifier: MIT */
/*
 * Grids cut into cages: what follows from houses and cages together loses no solution and adds
 * none.
 */
#include "support/rules.h"

#include <string.h>

enum { GRIDS = 288 };

/* All grids of 4x4 with boxes. */
static int list_grids(uint8_t grids[GRIDS][16])
{
    const struct oracle_grid empty = grid_of(&(struct shape){4, 2, 2});
    const ennead_model_options options = MODEL(.solutions = 0);
    ennead_model *model = model_of(&empty, &options);
    int count = 0;

    while (count < GRIDS && ennead_model_next(model, grids[count]) == ENNEAD_STATUS_OK)
        count++;
    ennead_model_free(model);
    return count;
}

/* Cuts a filled square into cages of different values; cage[c] gets the number of the cage of cell
 * c. Returns how many there are. */
static int cut(struct generator *g, const uint8_t *grid, int size, int most, int *cage)
{
    int cages = 0;

    for (int cell = 0; cell < size * size; cell++)
        cage[cell] = -1;
    for (int cell = 0; cell < size * size; cell++) {
        int at = cell, held = 1 << grid[cell];
        if (cage[cell] >= 0)
            continue;
        cage[cell] = cages;
        for (int steps = (int)generator_below(g, (unsigned)most); steps > 0; steps--) {
            const int way = (int)generator_below(g, 4);
            const int row = at / size + (way == 0) - (way == 1);
            const int column = at % size + (way == 2) - (way == 3);
            const int next = row * size + column;
            if (row < 0 || row >= size || column < 0 || column >= size || cage[next] >= 0 ||
                (held >> grid[next] & 1) != 0)
                continue;
            cage[next] = cages;
            held |= 1 << grid[next];
            at = next;
        }
        cages++;
    }
    return cages;
}

static int sum_of(const uint8_t *grid, const int *cage, int cells, int number)
{
    int sum = 0;

    for (int cell = 0; cell < cells; cell++)
        sum += cage[cell] == number ? grid[cell] : 0;
    return sum;
}

/* Adds the cages, some left out. */
static void add_cages(struct generator *g, ennead_description *d, const uint8_t *grid,
                      const int *cage, int cages, bool *there)
{
    const int cells = d->rows * d->columns;

    for (int number = 0; number < cages; number++) {
        uint16_t of[81];
        size_t count = 0;
        const int32_t sum = sum_of(grid, cage, cells, number);
        there[number] = generator_below(g, 6) > 0;
        for (int cell = 0; cell < cells; cell++)
            if (cage[cell] == number)
                of[count++] = (uint16_t)cell;
        if (there[number])
            assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "cage",
                                                                            .cells = of,
                                                                            .cell_count = count,
                                                                            .numbers = &sum,
                                                                            .number_count = 1}),
                             ENNEAD_STATUS_OK);
    }
}

/* Whether a grid has the sums of another, and different values, in its cages. */
static bool fits(const uint8_t *grid, const uint8_t *hidden, const int *cage, int cages,
                 const bool *there)
{
    for (int number = 0; number < cages; number++) {
        int held = 0;
        if (!there[number])
            continue;
        if (sum_of(grid, cage, 16, number) != sum_of(hidden, cage, 16, number))
            return false;
        for (int cell = 0; cell < 16; cell++) {
            if (cage[cell] != number)
                continue;
            if ((held >> grid[cell] & 1) != 0)
                return false;
            held |= 1 << grid[cell];
        }
    }
    return true;
}

static void small_killers_have_their_solutions(void **state)
{
    (void)state;
    static uint8_t grids[GRIDS][16];
    struct generator g = {7};
    uint64_t found = 0;
    const int killers = (int)test_size(400, 20000);

    assert_int_equal(list_grids(grids), GRIDS);
    for (int n = 0; n < killers; n++) {
        const uint8_t *hidden = grids[generator_below(&g, GRIDS)];
        int cage[16];
        bool there[16];
        uint64_t count = 0;
        ennead_description *d;
        const int cages = cut(&g, hidden, 4, 4, cage);

        assert_int_equal(ennead_description_new(4, 4, 4, NULL, &d), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_description_set_boxes(d, 2, 2), ENNEAD_STATUS_OK);
        add_cages(&g, d, hidden, cage, cages, there);
        for (int i = 0; i < GRIDS; i++)
            count += fits(grids[i], hidden, cage, cages, there);
        assert_int_equal(count_solutions(d), count < 100 ? count : 100);
        found += count;
    }
    report_figure("killers of 4x4: %llu solutions of %d as by trying all",
                  (unsigned long long)found, killers);
}

/* Propagation takes no value of the hidden solution away. */
static void large_killers_keep_their_solution(void **state)
{
    (void)state;
    struct generator g = {8};

    for (int n = 0; n < (int)test_size(40, 1000); n++) {
        board hidden;
        uint8_t values[81];
        int cage[81];
        bool there[81];
        uint64_t left[81];
        ennead_description *d;
        ennead_model *model;

        generate_puzzle(&g, PUZZLE_FULL, hidden);
        memcpy(values, hidden, sizeof values);
        const int cages = cut(&g, values, 9, 6, cage);
        assert_int_equal(ennead_description_new(9, 9, 9, NULL, &d), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_description_set_boxes(d, 3, 3), ENNEAD_STATUS_OK);
        add_cages(&g, d, values, cage, cages, there);
        assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
        assert_true(ennead_model_check(model, values));
        assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_OK);
        for (int cell = 0; cell < 81; cell++)
            assert_int_not_equal(left[cell] >> (values[cell] - 1) & 1, 0);
        ennead_model_free(model);
        ennead_description_free(d);
    }
}

/* Two cages that are all of a row but one cell: that cell is known at once. */
static void what_a_row_leaves_is_known(void **state)
{
    (void)state;
    const uint16_t first[] = {0, 1, 2, 3}, second[] = {4, 5, 6, 7};
    const int32_t numbers[] = {20, 18};
    uint64_t left[81];
    ennead_description *d;
    ennead_model *model;

    assert_int_equal(ennead_description_new(9, 9, 9, NULL, &d), ENNEAD_STATUS_OK);
    for (int i = 0; i < 2; i++)
        assert_int_equal(
            ennead_description_add(d, &(ennead_constraint){.name = "cage",
                                                           .cells = i == 0 ? first : second,
                                                           .cell_count = 4,
                                                           .numbers = &numbers[i],
                                                           .number_count = 1}),
            ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_OK);
    assert_int_equal(left[8], 1 << (45 - 20 - 18 - 1));
    ennead_model_free(model);
    ennead_description_free(d);
}

/* A model with a rule of each kind of sum. */
static ennead_status make_sums(const ennead_allocator *memory)
{
    static const uint16_t cells[] = {0, 1, 2, 10, 11, 12, 13, 22, 31};
    static const uint16_t row[] = {63, 64, 65, 66, 67, 68, 69, 70, 71}, parts[] = {2, 3};
    static const int32_t numbers[] = {15};
    static const struct {
        const char *name;
        size_t cells, parts, numbers;
    } rules[] = {
        {"cage", 4, 0, 1},         {"sum", 9, 0, 1},        {"arrow", 5, 2, 0},
        {"zipper", 5, 0, 0},       {"region-sum", 9, 0, 0}, {"rellik", 3, 0, 1},
        {"quadruple", 4, 0, 1},    {"minimum", 2, 0, 0},    {"column-indexer", 2, 0, 0},
        {"double-arrow", 5, 0, 0},
    };
    ennead_description *d;
    ennead_model *model = NULL;
    ennead_status status = ennead_description_new(9, 9, 9, memory, &d);

    if (status != ENNEAD_STATUS_OK)
        return status;
    assert_int_equal(ennead_description_set_boxes(d, 3, 3), ENNEAD_STATUS_OK);
    for (size_t i = 0; i < COUNT_OF(rules) && status == ENNEAD_STATUS_OK; i++)
        status = ennead_description_add(
            d, &(ennead_constraint){.name = rules[i].name,
                                    .cells = cells,
                                    .cell_count = rules[i].cells,
                                    .parts = rules[i].parts > 0 ? parts : NULL,
                                    .part_count = rules[i].parts,
                                    .numbers = rules[i].numbers > 0 ? numbers : NULL,
                                    .number_count = rules[i].numbers});
    for (int i = 0; i < 2 && status == ENNEAD_STATUS_OK; i++)
        status =
            ennead_description_add(d, &(ennead_constraint){.name = i == 0 ? "sandwich" : "x-sum",
                                                           .cells = row,
                                                           .cell_count = 9,
                                                           .numbers = numbers,
                                                           .number_count = 1});
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
    assert_survives_failing_allocations(make_sums);
}

/* Eight diagonals of 49 each: any one can be, and not all; what four that share no cell have
 * outside of whole boxes tells it soon. */
static void diagonals_say_more_together(void **state)
{
    (void)state;
    const char *const text = "variant\nsum 49 r1c9-r9c1\nsum 49 r1c8-r8c1\nsum 49 r9c2-r2c9\n"
                             "sum 49 r9c3-r3c9\nsum 49 r7c9-r1c3\nsum 49 r1c1-r9c9\n"
                             "sum 49 r2c1-r9c8\nsum 49 r3c1-r9c7\n";
    const ennead_model_options options = MODEL(.solutions = 2, .node_limit = 50000);
    ennead_description *d = NULL;
    ennead_variant_report report;
    ennead_model *model = NULL;
    ennead_model_result result;
    uint8_t solution[81];

    assert_int_equal(ennead_variant_read(text, strlen(text), NULL, &d, &report), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, &options, NULL, NULL, &model), ENNEAD_STATUS_OK);
    ennead_description_free(d);
    assert_int_equal(ennead_model_next(model, solution), ENNEAD_STATUS_END);
    ennead_model_get_result(model, &result);
    ennead_model_free(model);
    assert_int_equal(result.search.end, ENNEAD_SEARCH_END_COMPLETE);
    assert_int_equal(result.search.solutions, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_killers_have_their_solutions),
        cmocka_unit_test(large_killers_keep_their_solution),
        cmocka_unit_test(what_a_row_leaves_is_known),
        cmocka_unit_test(every_allocation_may_fail),
        cmocka_unit_test(diagonals_say_more_together),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
