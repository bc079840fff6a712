/* SPDX-License-Identifier: MIT */
/*
 * The neighbors of puzzles, compared with all ways to remove clues and add others, tried one by
 * one and judged by the oracle; then limits, repetitions, and errors.
 */
#include "support/support.h"

#include <stdlib.h>

enum { MOST = 200000, MOST_SOLUTIONS = 500000, PUZZLES = 10 };

struct heap {
    size_t count, most;
    board forms[MOST];
};

static bool keep(void *user, const uint8_t cells[ENNEAD_CELLS])
{
    struct heap *heap = user;

    assert_true(heap->count < MOST);
    assert_int_equal(ennead_canonical(cells, heap->forms[heap->count++], NULL, NULL),
                     ENNEAD_STATUS_OK);
    return heap->count != heap->most;
}

static ennead_neighbors *search_of(unsigned remove, unsigned add, const ennead_stop *stop)
{
    ennead_neighbor_options options;
    ennead_neighbors *search;

    ennead_neighbor_options_init(&options);
    options.remove = remove;
    options.add = add;
    options.stop = stop;
    assert_int_equal(ennead_neighbors_new(&options, NULL, &search), ENNEAD_STATUS_OK);
    return search;
}

/* ------------------------------------------------------------------------- a quick solver */

/*
 * Millions of puzzles must be shown to be minimal, too many for the oracle, which takes 0.1 ms. So
 * the test has a solver of its own: candidates as bits, singles, and guesses in the cell with the
 * fewest candidates. It uses nothing of the library, and is compared with the oracle now and then.
 */
enum { HOUSES = 27, HOUSE_CELLS = 9, EVERY = 4096 };

typedef unsigned short candidate_board[ENNEAD_CELLS];

static unsigned char houses_of_cells[HOUSES][HOUSE_CELLS];

static void list_houses(void)
{
    for (int i = 0; i < HOUSE_CELLS; i++)
        for (int j = 0; j < HOUSE_CELLS; j++) {
            houses_of_cells[i][j] = (unsigned char)(9 * i + j);
            houses_of_cells[9 + i][j] = (unsigned char)(9 * j + i);
            houses_of_cells[18 + i][j] =
                (unsigned char)(27 * (i / 3) + 3 * (i % 3) + 9 * (j / 3) + j % 3);
        }
}

static bool is_single(unsigned candidates)
{
    return candidates != 0 && (candidates & (candidates - 1)) == 0;
}

/* Applies naked and hidden singles to a house. Returns false on a contradiction. */
static bool apply_house(candidate_board may, const unsigned char house[HOUSE_CELLS], bool *changed)
{
    unsigned singles = 0, once = 0, twice = 0;
    for (int i = 0; i < HOUSE_CELLS; i++) {
        const unsigned m = may[house[i]];
        if (m == 0 || (is_single(m) && (singles & m) != 0))
            return false;
        singles |= is_single(m) ? m : 0;
        twice |= once & m;
        once |= m;
    }
    if (once != ORACLE_ALL_DIGITS)
        return false;
    const unsigned hidden = once & ~twice;
    for (int i = 0; i < HOUSE_CELLS; i++) {
        unsigned short *m = &may[house[i]];
        const unsigned before = *m;
        if (is_single(before))
            continue;
        const unsigned left = (before & hidden) != 0 ? before & hidden : before & ~singles;
        *changed = *changed || left != before;
        *m = (unsigned short)left;
    }
    return true;
}

/* Counts solutions up to two. */
static size_t count_quickly(const candidate_board given)
{
    candidate_board may;
    bool changed = true;
    int chosen = -1, least = 10;
    size_t count = 0;
    memcpy(may, given, sizeof may);
    while (changed) {
        changed = false;
        for (int house = 0; house < HOUSES; house++)
            if (!apply_house(may, houses_of_cells[house], &changed))
                return 0;
    }
    for (int cell = 0; cell < ENNEAD_CELLS && least > 2; cell++) {
        const int width = __builtin_popcount(may[cell]);
        if (width > 1 && width < least) {
            chosen = cell;
            least = width;
        }
    }
    if (chosen < 0)
        return 1;
    const unsigned all = may[chosen];
    for (unsigned rest = all; rest != 0 && count < 2; rest &= rest - 1) {
        may[chosen] = (unsigned short)(rest & ~(rest - 1));
        count += count_quickly(may);
    }
    return count < 2 ? count : 2;
}

/* ---------------------------------------------------------------------------- one by one */

/* Whether a clue of a puzzle with one solution can be left out. */
static bool is_redundant(const board cells, int clue)
{
    static unsigned long asked;
    candidate_board may;
    oracle_candidates(cells, may);
    may[clue] = ORACLE_ALL_DIGITS;
    const size_t count = count_quickly(may);
    if (asked++ % EVERY == 0)
        assert_int_equal(count, oracle_solve(may, ORACLE_QUICK, 2, NULL, 0));
    return count == 1;
}

/* Asks first for the clue that was redundant the last time: it often is again. */
static bool is_minimal(const board cells)
{
    static int last;
    if (cells[last] != 0 && is_redundant(cells, last))
        return false;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (cells[cell] != 0 && cell != last && is_redundant(cells, cell)) {
            last = cell;
            return false;
        }
    return true;
}

static void try_all_added(board now, const board before, unsigned left, int first,
                          struct heap *heap)
{
    if (left == 0) {
        if (oracle_count(now, 2) == 1 && is_minimal(now))
            keep(heap, now);
        return;
    }
    for (int cell = first; cell < ENNEAD_CELLS; cell++)
        for (uint8_t digit = 1; digit <= 9 && now[cell] == 0; digit++) {
            if (digit == before[cell])
                continue;
            now[cell] = digit;
            if (oracle_count(now, 1) > 0)
                try_all_added(now, before, left - 1, cell + 1, heap);
            now[cell] = 0;
        }
}

static void try_all(board now, const board before, unsigned remove, unsigned add, int first,
                    struct heap *heap)
{
    if (remove == 0)
        try_all_added(now, before, add, 0, heap);
    for (int cell = first; remove > 0 && cell < ENNEAD_CELLS; cell++) {
        const uint8_t digit = now[cell];
        if (digit == 0)
            continue;
        now[cell] = 0;
        try_all(now, before, remove - 1, add, cell + 1, heap);
        now[cell] = digit;
    }
}

/* Sorts, and drops repetitions and the puzzle itself. */
static void tidy(struct heap *heap, const board cells)
{
    board form;
    size_t kept = 0;

    assert_int_equal(ennead_canonical(cells, form, NULL, NULL), ENNEAD_STATUS_OK);
    qsort(heap->forms, heap->count, sizeof heap->forms[0], compare_boards);
    for (size_t i = 0; i < heap->count; i++)
        if (memcmp(heap->forms[i], form, sizeof form) != 0 &&
            (kept == 0 || memcmp(heap->forms[i], heap->forms[kept - 1], sizeof form) != 0))
            memmove(heap->forms[kept++], heap->forms[i], sizeof form);
    heap->count = kept;
}

/* Two clues that leave one solution are in exactly one of all solutions. */
static void try_pairs(const board left, const board before, struct heap *heap)
{
    static board solutions[MOST_SOLUTIONS];
    static uint8_t counts[ENNEAD_CELLS * 9][ENNEAD_CELLS * 9];
    unsigned short candidates[ENNEAD_CELLS];
    board now;
    oracle_candidates(left, candidates);
    const size_t count = oracle_solve(candidates, ORACLE_QUICK, 0, solutions, MOST_SOLUTIONS);
    assert_true(count <= MOST_SOLUTIONS);
    memset(counts, 0, sizeof counts);
    for (size_t i = 0; i < count; i++)
        for (int a = 0; a < ENNEAD_CELLS; a++)
            for (int b = a + 1; b < ENNEAD_CELLS; b++) {
                uint8_t *pair = &counts[9 * a + solutions[i][a] - 1][9 * b + solutions[i][b] - 1];
                *pair = (uint8_t)(*pair + (*pair < 2));
            }
    memcpy(now, left, sizeof now);
    for (int a = 0; a < ENNEAD_CELLS * 9; a++)
        for (int b = a + 1; b < ENNEAD_CELLS * 9; b++) {
            const uint8_t one = (uint8_t)(a % 9 + 1), other = (uint8_t)(b % 9 + 1);
            if (counts[a][b] != 1 || left[a / 9] != 0 || left[b / 9] != 0 || before[a / 9] == one ||
                before[b / 9] == other)
                continue;
            now[a / 9] = one;
            now[b / 9] = other;
            if (is_minimal(now))
                keep(heap, now);
            now[a / 9] = now[b / 9] = 0;
        }
}

/* {-2+2} */
static void try_all_pairs(const board cells, struct heap *heap)
{
    board left;
    for (int a = 0; a < ENNEAD_CELLS; a++)
        for (int b = a + 1; b < ENNEAD_CELLS; b++) {
            memcpy(left, cells, sizeof left);
            left[a] = left[b] = 0;
            if (cells[a] != 0 && cells[b] != 0)
                try_pairs(left, cells, heap);
        }
}

static size_t assert_all_found(const board cells, unsigned remove, unsigned add)
{
    static struct heap found, expected;
    ennead_neighbors *search = search_of(remove, add, NULL);
    board now;

    found.count = expected.count = found.most = expected.most = 0;
    assert_int_equal(ennead_neighbors_find(search, cells, keep, &found), ENNEAD_STATUS_OK);
    ennead_neighbors_free(search);
    memcpy(now, cells, sizeof now);
    if (remove == 2 && add == 2)
        try_all_pairs(cells, &expected);
    else
        try_all(now, cells, remove, add, 0, &expected);
    const size_t told = found.count;
    tidy(&found, cells);
    tidy(&expected, cells);
    /* Nothing was told twice. */
    assert_int_equal(found.count, told);
    assert_int_equal(found.count, expected.count);
    assert_memory_equal(found.forms, expected.forms, found.count * sizeof found.forms[0]);
    return found.count;
}

static void take_away(struct generator *random, board cells, unsigned clues)
{
    while (clues > 0) {
        const unsigned cell = generator_below(random, ENNEAD_CELLS);
        clues -= cells[cell] != 0;
        cells[cell] = 0;
    }
}

static void all_neighbors_are_found(void **state)
{
    (void)state;
    struct generator random = {31};
    const int rounds = is_long_run() ? 20 : 1;
    size_t count = 0;

    for (int i = 0; i < rounds; i++) {
        board minimal, cells;
        generate_puzzle(&random, PUZZLE_MINIMAL, minimal);
        count += assert_all_found(minimal, 1, 1);
        memcpy(cells, minimal, sizeof cells);
        take_away(&random, cells, 1);
        count += assert_all_found(cells, 0, 1);
        count += assert_all_found(cells, 0, 0);
        generate_puzzle(&random, PUZZLE_UNIQUE, cells);
        count += assert_all_found(cells, 1, 0);
        if (is_long_run())
            count += assert_all_found(minimal, 2, 1);
    }
    assert_true(count > 10);
}

/* All neighborhoods of ten puzzles, a slice of two; with two clues exchanged that takes long. */
static void the_neighborhoods_of_ten_puzzles_are_whole(void **state)
{
    (void)state;
    struct generator random = {35};
    const size_t puzzles = test_size(2, PUZZLES);
    size_t ones = 0, twos = 0;

    for (size_t i = 0; i < puzzles; i++) {
        board minimal;
        generate_puzzle(&random, PUZZLE_MINIMAL, minimal);
        ones += assert_all_found(minimal, 1, 1);
        if (is_long_run())
            twos += assert_all_found(minimal, 2, 2);
    }
    print_message("# {-1+1}: %zu neighbors, {-2+2}: %zu\n", ones, twos);
    assert_true(ones > puzzles);
}

static size_t search_parts(ennead_neighbors *search, const board cells, uint64_t size,
                           struct heap *heap)
{
    const uint64_t all = ennead_neighbors_get_parts(search, cells);
    heap->count = heap->most = 0;
    for (uint64_t at = 0; at < all; at += size) {
        const ennead_neighbor_parts parts = {.first = at,
                                             .count = all - at < size ? all - at : size};
        assert_int_equal(ennead_neighbors_find_parts(search, cells, &parts, keep, heap),
                         ENNEAD_STATUS_OK);
    }
    return heap->count;
}

/* Parts of any size find the same, in the same order, whatever was searched before; also where a
 * part has one cell for the first added clue. */
static void parts_are_the_whole(void **state)
{
    (void)state;
    static struct heap one, other;
    struct generator random = {36};
    static const unsigned changes[][2] = {{1, 1}, {2, 1}, {0, 2}};

    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        ennead_neighbors *search = search_of(changes[i][0], changes[i][1], NULL);
        board cells;
        generate_puzzle(&random, PUZZLE_MINIMAL, cells);
        take_away(&random, cells, changes[i][0] == 0 ? 2 : 0);
        search_parts(search, cells, UINT64_C(1) << 32, &one);
        for (uint64_t size = 1; size < 100; size *= 7) {
            assert_int_equal(search_parts(search, cells, size, &other), one.count);
            assert_memory_equal(other.forms, one.forms, one.count * sizeof one.forms[0]);
        }
        ennead_neighbors_free(search);
    }
    assert_true(one.count > 0);
}

static void wrong_parts_are_refused(void **state)
{
    (void)state;
    static struct heap heap;
    ennead_neighbors *search = search_of(2, 1, NULL);
    board cells = {1, 2, 3};
    ennead_neighbor_parts parts = {.first = 3, .count = 0};

    assert_int_equal(ennead_neighbors_get_parts(search, cells), 3);
    assert_int_equal(ennead_neighbors_find_parts(search, cells, &parts, keep, &heap),
                     ENNEAD_STATUS_OK);
    parts.count = 1;
    assert_int_equal(ennead_neighbors_find_parts(search, cells, &parts, keep, &heap),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    parts.first = 4;
    parts.count = 0;
    assert_int_equal(ennead_neighbors_find_parts(search, cells, &parts, keep, &heap),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    parts = (ennead_neighbor_parts){.count = 1, .time_limit = -1};
    assert_int_equal(ennead_neighbors_find_parts(search, cells, &parts, keep, &heap),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    parts.time_limit = 1e-9;
    assert_int_equal(ennead_neighbors_find_parts(search, cells, &parts, keep, &heap),
                     ENNEAD_STATUS_END);
    cells[5] = 10;
    assert_int_equal(ennead_neighbors_find_parts(search, cells, &parts, keep, &heap),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    cells[5] = cells[0] = cells[1] = 0;
    assert_int_equal(ennead_neighbors_get_parts(search, cells), 0);
    ennead_neighbors_free(search);
}

/* Two clues to add: with few solutions, which are listed, and with more than are. */
static void two_added_clues_are_found(void **state)
{
    (void)state;
    struct generator random = {32};
    size_t solutions[2] = {0, 0};

    for (unsigned taken = 2; taken <= 3; taken++) {
        board cells;
        do {
            generate_puzzle(&random, PUZZLE_MINIMAL, cells);
            take_away(&random, cells, taken);
            solutions[taken - 2] = oracle_count(cells, 9000);
        } while (taken == 2 ? solutions[0] > 60 : solutions[1] < 4100 || solutions[1] > 8000);
        if (taken == 2 || is_long_run())
            assert_all_found(cells, 0, 2);
    }
}

/* ------------------------------------------------------------------------------- the search */

static void what_was_told_is_not_told_again(void **state)
{
    (void)state;
    static struct heap first, second;
    struct generator random = {33};
    ennead_neighbors *search = search_of(1, 1, NULL);
    ennead_map map;
    board cells;

    generate_puzzle(&random, PUZZLE_MINIMAL, cells);
    first.count = second.count = 0;
    assert_int_equal(ennead_neighbors_find(search, cells, keep, &first), ENNEAD_STATUS_OK);
    ennead_map_random(1, 1, &map);
    ennead_map_apply(&map, cells, cells);
    assert_int_equal(ennead_neighbors_find(search, cells, keep, &second), ENNEAD_STATUS_OK);
    assert_true(first.count > 0);
    assert_int_equal(second.count, 0);
    ennead_neighbors_free(search);
}

static void telling_may_end_it(void **state)
{
    (void)state;
    static struct heap heap;
    struct generator random = {33};
    ennead_neighbors *search = search_of(1, 1, NULL);
    board cells;

    generate_puzzle(&random, PUZZLE_MINIMAL, cells);
    heap.count = 0;
    heap.most = 2;
    assert_int_equal(ennead_neighbors_find(search, cells, keep, &heap), ENNEAD_STATUS_END);
    assert_int_equal(heap.count, 2);
    ennead_neighbors_free(search);
}

static void a_set_flag_ends_it(void **state)
{
    (void)state;
    static struct heap heap;
    ennead_stop stop = {0};
    const board empty = {0};

    ennead_stop_set(&stop);
    for (unsigned add = 0; add < 3; add++) {
        ennead_neighbors *search = search_of(0, add, &stop);
        heap.count = heap.most = 0;
        assert_int_equal(ennead_neighbors_find(search, empty, keep, &heap), ENNEAD_STATUS_END);
        assert_int_equal(heap.count, 0);
        ennead_neighbors_free(search);
    }
}

static void a_time_limit_ends_it(void **state)
{
    (void)state;
    static struct heap heap;
    const board empty = {0};
    ennead_neighbor_options options;
    ennead_neighbors *search;

    ennead_neighbor_options_init(&options);
    options.time_limit = -1;
    assert_int_equal(ennead_neighbors_new(&options, NULL, &search), ENNEAD_STATUS_BAD_ARGUMENT);
    options.time_limit = 0.01;
    options.remove = 0;
    options.add = 4;
    assert_int_equal(ennead_neighbors_new(&options, NULL, &search), ENNEAD_STATUS_OK);
    heap.count = heap.most = 0;
    for (int again = 0; again < 2; again++)
        assert_int_equal(ennead_neighbors_find(search, empty, keep, &heap), ENNEAD_STATUS_END);
    assert_int_equal(heap.count, 0);
    ennead_neighbors_free(search);
}

/* A puzzle without solution, one that is full and one that is empty. */
static void hopeless_puzzles_have_no_neighbors(void **state)
{
    (void)state;
    static struct heap heap;
    ennead_neighbors *search = search_of(0, 1, NULL);
    board cells;

    heap.count = heap.most = 0;
    board_of(CLASHING_PUZZLE, cells);
    assert_int_equal(ennead_neighbors_find(search, cells, keep, &heap), ENNEAD_STATUS_OK);
    board_of(EXAMPLE_SOLUTION, cells);
    assert_int_equal(ennead_neighbors_find(search, cells, keep, &heap), ENNEAD_STATUS_OK);
    board_of(EMPTY_BOARD, cells);
    assert_int_equal(ennead_neighbors_find(search, cells, keep, &heap), ENNEAD_STATUS_OK);
    assert_int_equal(heap.count, 0);
    cells[3] = 12;
    assert_int_equal(ennead_neighbors_find(search, cells, keep, &heap), ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_neighbors_free(search);
    ennead_neighbors_free(NULL);
}

static void too_many_changes_are_refused(void **state)
{
    (void)state;
    ennead_neighbor_options options;
    ennead_neighbors *search;

    ennead_neighbor_options_init(&options);
    assert_int_equal(options.remove, 1);
    assert_int_equal(options.add, 1);
    options.add = ENNEAD_MOST_CHANGES + 1;
    assert_int_equal(ennead_neighbors_new(&options, NULL, &search), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_null(search);
    options.add = 0;
    options.remove = ENNEAD_MOST_CHANGES + 1;
    assert_int_equal(ennead_neighbors_new(&options, NULL, &search), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_neighbors_new(NULL, NULL, &search), ENNEAD_STATUS_OK);
    ennead_neighbors_free(search);
}

static bool count_one(void *user, const uint8_t cells[ENNEAD_CELLS])
{
    (void)cells;
    ++*(size_t *)user;
    return true;
}

static ennead_status search_with(const ennead_allocator *memory)
{
    struct generator random = {33};
    ennead_neighbors *search;
    board cells;
    size_t told = 0;

    generate_puzzle(&random, PUZZLE_MINIMAL, cells);
    ennead_status status = ennead_neighbors_new(NULL, memory, &search);
    if (status == ENNEAD_STATUS_OK)
        status = ennead_neighbors_find(search, cells, count_one, &told);
    ennead_neighbors_free(search);
    return status;
}

static void failing_allocations_are_survived(void **state)
{
    (void)state;
    assert_survives_failing_allocations(search_with);
}

int main(void)
{
    list_houses();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_neighbors_are_found),
        cmocka_unit_test(two_added_clues_are_found),
        cmocka_unit_test(the_neighborhoods_of_ten_puzzles_are_whole),
        cmocka_unit_test(parts_are_the_whole),
        cmocka_unit_test(wrong_parts_are_refused),
        cmocka_unit_test(what_was_told_is_not_told_again),
        cmocka_unit_test(telling_may_end_it),
        cmocka_unit_test(a_set_flag_ends_it),
        cmocka_unit_test(a_time_limit_ends_it),
        cmocka_unit_test(hopeless_puzzles_have_no_neighbors),
        cmocka_unit_test(too_many_changes_are_refused),
        cmocka_unit_test(failing_allocations_are_survived),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
