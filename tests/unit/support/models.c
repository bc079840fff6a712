/* SPDX-License-Identifier: MIT */
#include "support/models.h"

const struct shape shapes[] = {{1, 0, 0}, {3, 0, 0}, {4, 2, 2}, {5, 0, 0}, {6, 2, 3}, {6, 3, 2}};
const size_t shape_count = COUNT_OF(shapes);

enum { STATES_OF_A_SHAPE = 120, PUZZLES = 12 };

static int cells_of(const struct oracle_grid *grid)
{
    return grid->rows * grid->columns;
}

struct oracle_grid grid_of(const struct shape *shape)
{
    struct oracle_grid grid;

    /* All bytes, since grids are compared by memcmp. */
    memset(&grid, 0, sizeof grid);
    grid.rows = grid.columns = grid.values = shape->size;
    grid.box_rows = shape->box_rows;
    grid.box_columns = shape->box_columns;
    for (int cell = 0; cell < cells_of(&grid); cell++)
        grid.candidates[cell] = (1ULL << shape->size) - 1;
    return grid;
}

/* A solution: the values of cyclic rows, shifted by boxes, under another name each. */
static void hide(struct generator *g, const struct oracle_grid *grid, int solution[])
{
    int name[16];
    const int size = grid->values, high = grid->box_rows > 0 ? grid->box_rows : 1;
    const int wide = grid->box_rows > 0 ? grid->box_columns : size;

    for (int i = 0; i < size; i++)
        name[i] = i;
    for (int i = size - 1; i > 0; i--) {
        const int k = (int)generator_below(g, (unsigned)i + 1), kept = name[i];
        name[i] = name[k];
        name[k] = kept;
    }
    for (int row = 0; row < size; row++)
        for (int column = 0; column < size; column++)
            solution[row * size + column] =
                name[(row % high * wide + (high > 1 ? row / high : row) + column) % size];
}

void thin_out(struct generator *g, struct oracle_grid *grid, enum hidden hidden)
{
    int solution[ORACLE_MOST_GRID];
    const unsigned keep = 1 + generator_below(g, 9);

    hide(g, grid, solution);
    for (int cell = 0; cell < cells_of(grid); cell++) {
        const unsigned long long all = grid->candidates[cell];
        for (int value = 0; value < grid->values; value++)
            if (generator_below(g, 10) >= keep)
                grid->candidates[cell] &= ~(1ULL << value);
        if (hidden == HIDDEN_SOLUTION)
            grid->candidates[cell] |= 1ULL << solution[cell];
        else if (grid->candidates[cell] == 0)
            grid->candidates[cell] = all;
    }
}

ennead_description *description_of(const struct oracle_grid *grid,
                                   const ennead_allocator *allocator)
{
    ennead_description *d;
    uint16_t group[16];

    if (ennead_description_new(grid->rows, grid->columns, grid->values, allocator, &d) !=
        ENNEAD_STATUS_OK)
        return NULL;
    for (int cell = 0; cell < cells_of(grid); cell++)
        d->candidates[cell] = grid->candidates[cell];
    if (grid->box_rows > 0)
        assert_int_equal(ennead_description_set_boxes(d, grid->box_rows, grid->box_columns),
                         ENNEAD_STATUS_OK);
    for (int i = 0; i < grid->group_count; i++)
        group[i] = (uint16_t)grid->group[i];
    const ennead_constraint rule = {
        .name = "all-different", .cells = group, .cell_count = (size_t)grid->group_count};
    if (grid->group_count > 0 && ennead_description_add(d, &rule) != ENNEAD_STATUS_OK) {
        ennead_description_free(d);
        return NULL;
    }
    return d;
}

ennead_model *model_of(const struct oracle_grid *grid, const ennead_model_options *options)
{
    ennead_description *d = description_of(grid, NULL);
    ennead_model *model;

    assert_non_null(d);
    assert_int_equal(ennead_model_new(d, options, NULL, NULL, &model), ENNEAD_STATUS_OK);
    ennead_description_free(d);
    return model;
}

void assert_fixpoint(const struct oracle_grid *grid, const ennead_model_options *options,
                     unsigned scheme)
{
    struct oracle_grid expected = *grid;
    uint64_t found[ORACLE_MOST_GRID];
    ennead_model *model = model_of(grid, options);
    const ennead_status status = ennead_model_propagate(model, found);

    assert_int_equal(status,
                     oracle_fixpoint(&expected, scheme) ? ENNEAD_STATUS_OK : ENNEAD_STATUS_END);
    for (int cell = 0; status == ENNEAD_STATUS_OK && cell < cells_of(grid); cell++)
        assert_int_equal(found[cell], expected.candidates[cell]);
    ennead_model_free(model);
}

static struct oracle_grid puzzle_grid(struct generator *g, enum puzzle_kind kind)
{
    struct oracle_grid grid = grid_of(&(struct shape){9, 3, 3});
    board givens;

    generate_puzzle(g, kind, givens);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (givens[cell] > 0)
            grid.candidates[cell] = 1ULL << (givens[cell] - 1);
    return grid;
}

size_t assert_fixpoints(const ennead_model_options *options, unsigned scheme)
{
    static const enum puzzle_kind kinds[] = {PUZZLE_UNIQUE, PUZZLE_MINIMAL, PUZZLE_SEVERAL,
                                             PUZZLE_NONE};
    struct generator g = {scheme};
    const bool shaves = (scheme & ORACLE_SHAVE) != 0;
    const int states = (int)test_size(STATES_OF_A_SHAPE, 50 * STATES_OF_A_SHAPE);
    const int puzzles = shaves ? 0 : (int)test_size(PUZZLES, 50 * PUZZLES);
    size_t tried = 0;

    for (size_t i = 0; i < shape_count; i++)
        for (int k = 0; k < (shaves ? states / 10 : states); k++) {
            struct oracle_grid grid = grid_of(&shapes[i]);
            /* A group over the diagonal, in some. */
            grid.group_count = k % 4 == 0 && shapes[i].size > 2 ? shapes[i].size - k % 3 : 0;
            for (int n = 0; n < grid.group_count; n++)
                grid.group[n] = n * (grid.columns + 1);
            thin_out(&g, &grid, k % 2 == 0 ? HIDDEN_SOLUTION : HIDDEN_NOTHING);
            assert_fixpoint(&grid, options, scheme);
            tried++;
        }
    for (int k = 0; k < puzzles; k++) {
        const struct oracle_grid grid = puzzle_grid(&g, kinds[(size_t)k % COUNT_OF(kinds)]);
        assert_fixpoint(&grid, options, scheme);
        tried++;
    }
    return tried;
}

ennead_model_result solve_model(ennead_model *model)
{
    uint8_t solution[ENNEAD_MOST_CELLS];
    ennead_model_result result;
    ennead_status status;

    while ((status = ennead_model_next(model, solution)) == ENNEAD_STATUS_OK)
        assert_true(ennead_model_check(model, solution));
    assert_int_equal(status, ENNEAD_STATUS_END);
    ennead_model_get_result(model, &result);
    return result;
}
