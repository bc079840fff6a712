/* SPDX-License-Identifier: MIT */
/*
 * The exchange of two digits in a rectangle, in every edition, compared with a search of all
 * rectangles of full grids with some fixed cells.
 */
#include "support/batches.h"

#include "support/planes/planes.h"

enum { FIXED_HERE = 0x70, ROOM_HERE = 96 }; /* FIXED and CELL_ROOM of exchange.h */

static bool can_change(const uint8_t cells[ROOM_HERE], int a, int b, int c, int d)
{
    return cells[a] == cells[d] && cells[b] == cells[c] && cells[a] < FIXED_HERE &&
           cells[b] < FIXED_HERE;
}

/* Whether one of all rectangles in two boxes has two digits, and no fixed cell. */
static bool has_rectangle(const uint8_t cells[ROOM_HERE])
{
    for (int r = 0; r < 9; r++)
        for (int s = r + 1; s < 9; s++)
            for (int c = 0; c < 9; c++)
                for (int k = c + 1; k < 9; k++)
                    if ((r / 3 == s / 3) != (c / 3 == k / 3) &&
                        can_change(cells, 9 * r + c, 9 * r + k, 9 * s + c, 9 * s + k))
                        return true;
    return false;
}

static void make_cells(struct generator *g, uint8_t cells[ROOM_HERE])
{
    const unsigned fixed = generator_below(g, 33);
    board grid;

    generate_full(g, grid);
    memset(cells, 0, ROOM_HERE);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        cells[cell] = (uint8_t)(grid[cell] | (generator_below(g, 32) < fixed ? FIXED_HERE : 0));
}

/* The cells after an exchange are another solution, with the same fixed cells. */
static void assert_exchanged(const uint8_t before[ROOM_HERE], const uint8_t after[ROOM_HERE])
{
    board givens = {0}, solution;
    ennead_puzzle puzzle;
    int changed = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (before[cell] >= FIXED_HERE)
            givens[cell] = before[cell] % 16;
        changed += after[cell] != before[cell] % 16;
    }
    memcpy(solution, after, sizeof solution);
    assert_int_equal(changed, 4);
    assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
    assert_solves(&puzzle, solution);
}

static void every_rectangle_is_found(void **state)
{
    (void)state;
    struct generator g = {1};
    uint64_t found = 0;
    const uint64_t count = test_size(3000, 300000);

    for (uint64_t i = 0; i < count; i++) {
        uint8_t cells[ROOM_HERE], first[ROOM_HERE];
        make_cells(&g, cells);
        const bool has = has_rectangle(cells);
        for (int e = 0; e < planes_edition_count; e++) {
            uint8_t after[ROOM_HERE];
            assert_int_equal(planes_editions[e]->can_exchange(cells), has);
            if (!has)
                continue;
            memcpy(after, cells, sizeof after);
            planes_editions[e]->exchange(after);
            assert_exchanged(cells, after);
            if (e == 0)
                memcpy(first, after, sizeof first);
            assert_memory_equal(after, first, ENNEAD_CELLS);
        }
        found += has;
    }
    report_figure("exchange: in %llu of %llu grids", (unsigned long long)found,
                  (unsigned long long)count);
    assert_true(found > count / 8 && found < count - count / 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_rectangle_is_found),
    };
    return cmocka_run_group_tests(tests, begin_planes, NULL);
}
