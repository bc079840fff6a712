/* SPDX-License-Identifier: MIT */
/*
 * The checker on 4x4 grids compared with the truth, which is the list of all solutions. For every
 * clause of up to three literals, and every proof of two short lemmas: a clause that it accepts is
 * true in every solution of what came before; and it accepts all that follows by unit propagation
 * over clause lists.
 */
#include "proof/checker.h"
#include "support/support.h"

enum { GRIDS = 288, LITERALS = 2 * CHECKER_VARIABLES };

static checker subject;
static uint8_t grids[GRIDS][CHECKER_CELLS];
static int grid_count;

/* All full grids, by trying all digits cell by cell. */
static void find_grids(uint8_t cells[CHECKER_CELLS], int cell)
{
    if (cell == CHECKER_CELLS) {
        assert_true(grid_count < GRIDS);
        memcpy(grids[grid_count++], cells, CHECKER_CELLS);
        return;
    }
    for (uint8_t digit = 1; digit <= 4; digit++) {
        bool fits = true;
        for (int other = 0; other < cell; other++)
            if (cells[other] == digit && (other / 4 == cell / 4 || other % 4 == cell % 4 ||
                                          (other / 8 == cell / 8 && other % 4 / 2 == cell % 4 / 2)))
                fits = false;
        cells[cell] = digit;
        if (fits)
            find_grids(cells, cell + 1);
    }
}

static int literal_of(int number)
{
    return number < CHECKER_VARIABLES ? number + 1 : CHECKER_VARIABLES - number - 1;
}

static bool holds_in(const uint8_t grid[CHECKER_CELLS], int literal)
{
    const int variable = literal < 0 ? -literal : literal;
    return (grid[(variable - 1) / 4] == (variable - 1) % 4 + 1) == (literal > 0);
}

/* Puzzles, with how many solutions each has: the solutions, and one of them excluded or none. */
static const struct {
    int units[16];
    int excluded; /* number of a grid, or -1 */
} puzzles[] = {
    {{0}, -1},
    {{1, 6, 11, 0}, -1},
    {{1, 6, -12, 19, 40, 0}, -1},
    {{1, 6, 11, 16, 19, 24, 0}, 0},
    {{-2, -3, -21, -44, 0}, -1},
    {{1, 5, 0}, -1},
    {{-1, -2, -3, -4, 0}, -1},
};

static int models[GRIDS], model_count;

static void start(size_t number)
{
    checker_begin(&subject);
    model_count = 0;
    for (const int *unit = puzzles[number].units; *unit != 0; unit++)
        checker_add_unit(&subject, *unit);
    for (int grid = 0; grid < GRIDS; grid++) {
        bool fits = true;
        for (const int *unit = puzzles[number].units; *unit != 0; unit++)
            fits = fits && holds_in(grids[grid], *unit);
        if (fits)
            models[model_count++] = grid;
    }
    if (puzzles[number].excluded >= 0) {
        assert_true(model_count > 0);
        assert_null(checker_exclude_solution(&subject, grids[models[0]]));
        models[0] = models[--model_count];
    }
}

static bool accepts(const int *literals, uint32_t size)
{
    for (uint32_t i = 0; i < size; i++)
        assert_null(checker_put_literal(&subject, i, literals[i]));
    return checker_follows(&subject, size) == NULL;
}

static void assert_true_in_models(const int *literals, uint32_t size)
{
    for (int model = 0; model < model_count; model++) {
        bool holds = false;
        for (uint32_t i = 0; i < size; i++)
            holds = holds || holds_in(grids[models[model]], literals[i]);
        assert_true(holds);
    }
}

static void every_clause(void **state)
{
    (void)state;
    unsigned long tried = 0, accepted = 0;
    const int steps = is_long_run() ? 1 : 11;

    for (size_t number = 0; number < COUNT_OF(puzzles); number++) {
        start(number);
        if (accepts(NULL, 0))
            assert_int_equal(model_count, 0);
        for (int a = 0; a < LITERALS; a++)
            for (int b = a; b < LITERALS; b++)
                for (int c = b; c < LITERALS; c += steps) {
                    const int literals[3] = {literal_of(a), literal_of(b), literal_of(c)};
                    const uint32_t size = c > b ? 3 : b > a ? 2 : 1;
                    tried++;
                    if (!accepts(literals, size))
                        continue;
                    accepted++;
                    assert_true_in_models(literals, size);
                }
    }
    report_figure("checker: %lu clauses on 4x4 grids, %lu accepted", tried, accepted);
}

/* Two lemmas, kept where they are accepted, and then the empty clause. */
static void every_proof_of_two_lemmas(void **state)
{
    (void)state;
    unsigned long tried = 0, refutations = 0;
    const int steps = is_long_run() ? 1 : 5;

    for (size_t number = 0; number < COUNT_OF(puzzles); number++)
        for (int a = 0; a < LITERALS; a++)
            for (int b = a; b < LITERALS; b += steps)
                for (int c = 0; c < LITERALS; c += steps) {
                    const int first[2] = {literal_of(a), literal_of(b)};
                    const int second[1] = {literal_of(c)};
                    const uint32_t size = b > a ? 2 : 1;
                    start(number);
                    if (!accepts(first, size))
                        break;
                    checker_keep(&subject, size);
                    tried++;
                    if (accepts(second, 1)) {
                        assert_true_in_models(second, 1);
                        checker_keep(&subject, 1);
                    }
                    if (accepts(NULL, 0)) {
                        assert_int_equal(model_count, 0);
                        refutations++;
                    }
                }
    report_figure("checker: %lu proofs on 4x4 grids, %lu refutations", tried, refutations);
    assert_true(refutations > 0);
}

/* A grid is excluded exactly where it is a solution. */
static void only_solutions_are_excluded(void **state)
{
    (void)state;
    for (size_t number = 0; number < COUNT_OF(puzzles); number++)
        for (int grid = 0; grid < GRIDS && puzzles[number].excluded < 0; grid++)
            for (int change = 0; change <= CHECKER_CELLS; change++) {
                uint8_t digits[CHECKER_CELLS];
                start(number);
                bool wanted = false;
                for (int model = 0; model < model_count; model++)
                    wanted = wanted || models[model] == grid;
                memcpy(digits, grids[grid], CHECKER_CELLS);
                if (change < CHECKER_CELLS)
                    digits[change] = (uint8_t)(digits[change] % 4 + 1);
                const bool excluded = checker_exclude_solution(&subject, digits) == NULL;
                assert_int_equal(excluded, wanted && change == CHECKER_CELLS);
            }
}

static void too_long(void **state)
{
    (void)state;
    start(0);
    for (uint32_t i = 0; i + 1 < CHECKER_LITERALS; i++)
        assert_null(checker_put_literal(&subject, i, 1));
    assert_null(checker_put_literal(&subject, CHECKER_LITERALS - 1, 1));
    assert_non_null(checker_put_literal(&subject, CHECKER_LITERALS, 1));
    for (uint32_t i = 0; i < CHECKER_CLAUSES; i++) {
        assert_null(checker_put_literal(&subject, 0, 1));
        checker_keep(&subject, 0);
    }
    assert_non_null(checker_put_literal(&subject, 0, 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_clause),
        cmocka_unit_test(every_proof_of_two_lemmas),
        cmocka_unit_test(only_solutions_are_excluded),
        cmocka_unit_test(too_long),
    };
    uint8_t cells[CHECKER_CELLS];

    checker_make_rules(&subject);
    find_grids(cells, 0);
    return grid_count == GRIDS ? cmocka_run_group_tests(tests, NULL, NULL) : 1;
}
