/* SPDX-License-Identifier: MIT */
/*
 * How lanes are judged and what they guess, in every edition, compared with the rule in branch.h,
 * computed here board by board; and that a lane's stack is deep enough.
 */
#include "support/batches.h"

#include "support/planes/planes.h"

#include <stdlib.h>

enum { CHUTES_HERE = 6, MOST_OF_NARROW_HERE = 16, DEEPEST = 6 * 9 * 2 }; /* as in branch.h */

/* The box of each line in the six permutations. */
static const int boxes[6][3] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}};

/* ----------------------------------------------------------------------------------- the rule */

static int cell_of(int chute, int line, int box, int i)
{
    const int along = 3 * box + i, across = 3 * (chute % 3) + line;
    return chute < 3 ? 9 * across + along : 9 * along + across;
}

static bool triad_is_open(const uint16_t candidates[ENNEAD_CELLS], int chute, int line, int box,
                          int d)
{
    bool open = false;
    for (int i = 0; i < 3; i++)
        open = open || candidates[cell_of(chute, line, box, i)] >> d & 1;
    return open;
}

/* The open permutations of a digit in a chute, a bit each. */
static unsigned open_permutations(const uint16_t candidates[ENNEAD_CELLS], int chute, int d)
{
    unsigned set = 0;
    for (int p = 0; p < 6; p++) {
        bool open = true;
        for (int line = 0; line < 3; line++)
            open = open && triad_is_open(candidates, chute, line, boxes[p][line], d);
        set |= (open ? 1u : 0u) << p;
    }
    return set;
}

static int count_bits(unsigned set)
{
    return __builtin_popcount(set);
}

/* The boxes of a line in a set of permutations, a bit each. */
static unsigned boxes_of(unsigned set, int line)
{
    unsigned found = 0;
    for (int p = 0; p < 6; p++)
        if (set >> p & 1)
            found |= 1u << boxes[p][line];
    return found;
}

struct wanted_guess {
    int chute, digit, line, box;
};

struct judgment {
    bool dead, solved, stuck, narrow;
    struct wanted_guess guess, second;
    bool two; /* whether there is a second guess */
};

static int number_of(const struct wanted_guess *g)
{
    const int across = 3 * (g->chute % 3) + g->line;
    return 54 * g->digit + (g->chute < 3 ? 0 : 27) + 3 * across + g->box;
}

/* The guess in a chute. Returns false if no digit has a choice there. */
static bool guess_in_chute(const uint16_t candidates[ENNEAD_CELLS], int chute,
                           struct wanted_guess *g)
{
    int best = 7;

    *g = (struct wanted_guess){.chute = chute};
    for (int d = 0; d < 9; d++) {
        const int open = count_bits(open_permutations(candidates, chute, d));
        const int rank = open < 2 ? 7 : open < 4 ? open : 4;
        if (rank >= best)
            continue;
        best = rank;
        g->digit = d;
    }
    const unsigned set = open_permutations(candidates, chute, g->digit);
    g->line = count_bits(boxes_of(set, 0)) >= 2 ? 0 : 1;
    g->box = __builtin_ctz(boxes_of(set, g->line) | 8);
    return best < 7;
}

static void choose_guess(const uint16_t candidates[ENNEAD_CELLS], struct judgment *j)
{
    int fewest = 9 * 6 + 1, picked = 0;

    for (int chute = 0; chute < CHUTES_HERE; chute++) {
        int sum = 0, most = 0;
        for (int d = 0; d < 9; d++) {
            const int open = count_bits(open_permutations(candidates, chute, d));
            sum += open;
            most = open > most ? open : most;
        }
        if (most < 2 || sum >= fewest)
            continue;
        fewest = sum;
        picked = chute;
        j->stuck = true;
    }
    j->narrow = fewest <= MOST_OF_NARROW_HERE;
    guess_in_chute(candidates, picked, &j->guess);
    j->two = guess_in_chute(candidates, picked / 3 * 3 + (picked + 1) % 3, &j->second);
}

static struct judgment judgment_of(const uint16_t candidates[ENNEAD_CELLS])
{
    struct judgment j = {.solved = true};

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        j.dead = j.dead || candidates[cell] == 0;
        j.solved = j.solved && count_bits(candidates[cell]) == 1;
    }
    for (int chute = 0; chute < CHUTES_HERE; chute++)
        for (int d = 0; d < 9; d++)
            j.dead = j.dead || open_permutations(candidates, chute, d) == 0;
    j.solved = j.solved && !j.dead;
    if (!j.dead && !j.solved)
        choose_guess(candidates, &j);
    return j;
}

/* --------------------------------------------------------------------------------- the boards */

static void make_view(struct generator *g, struct view *v)
{
    const unsigned kind = generator_below(g, 10);
    const unsigned crowd = generator_below(g, 16);
    board grid;

    generate_full(g, grid);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        unsigned set = 1u << (grid[cell] - 1);
        for (int d = 0; d < 9; d++)
            set |= (generator_below(g, 16) < crowd ? 1u : 0u) << d;
        v->candidates[cell] = (uint16_t)set;
    }
    if (kind < 3) { /* what can be wrong with a full grid: a swap, an empty cell, two rows alike */
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            v->candidates[cell] = (uint16_t)(1u << (grid[cell] - 1));
        const unsigned a = generator_below(g, ENNEAD_CELLS), b = generator_below(g, ENNEAD_CELLS);
        if (kind == 0)
            v->candidates[a] = v->candidates[b];
        if (kind == 1)
            v->candidates[a] |= v->candidates[b];
    }
    if (kind == 3)
        v->candidates[generator_below(g, ENNEAD_CELLS)] = 0;
    v->active = generator_below(g, 8) != 0;
    v->loose = generator_below(g, 2) != 0;
}

/* Makes a guess. Triads that no open permutation uses may keep the digit, if they do in `after`:
 * the next round takes it from them. */
static void make_guess(const uint16_t before[ENNEAD_CELLS], const uint16_t after[ENNEAD_CELLS],
                       const struct wanted_guess *g, uint16_t guessed[ENNEAD_CELLS])
{
    const unsigned open = boxes_of(open_permutations(before, g->chute, g->digit), g->line);

    for (int box = 0; box < 3; box++)
        for (int i = 0; i < 3 && box != g->box; i++) {
            const int cell = cell_of(g->chute, g->line, box, i);
            const uint16_t without = (uint16_t)(before[cell] & ~(1u << g->digit));
            if (open >> box & 1 || (after[cell] >> g->digit & 1) == 0)
                guessed[cell] &= without;
        }
}

static void exclude_guess(const struct wanted_guess *g, uint16_t candidates[ENNEAD_CELLS])
{
    for (int i = 0; i < 3; i++)
        candidates[cell_of(g->chute, g->line, g->box, i)] &= (uint16_t) ~(1u << g->digit);
}

static void assert_guess_is_made(const struct view *v, const struct judgment *j)
{
    uint16_t expected[ENNEAD_CELLS];
    const bool two = v->loose && j->two;

    assert_int_equal(v->narrow, j->narrow);
    assert_int_equal(v->guess, number_of(&j->guess));
    assert_int_equal(v->second, two ? number_of(&j->second) : NO_GUESS);
    memcpy(expected, v->candidates, sizeof expected);
    make_guess(v->candidates, v->after_guess, &j->guess, expected);
    if (two)
        make_guess(v->candidates, v->after_guess, &j->second, expected);
    assert_memory_equal(v->after_guess, expected, sizeof expected);

    memcpy(expected, v->candidates, sizeof expected);
    exclude_guess(&j->guess, expected);
    assert_memory_equal(v->complement, expected, sizeof expected);
    if (!two)
        return;
    memcpy(expected, v->candidates, sizeof expected);
    make_guess(v->candidates, v->without_second, &j->guess, expected);
    exclude_guess(&j->second, expected);
    assert_memory_equal(v->without_second, expected, sizeof expected);
}

static void compare(const struct view *v)
{
    struct judgment j = judgment_of(v->candidates);

    if (!v->active)
        j = (struct judgment){.dead = false};
    assert_int_equal(v->dead, j.dead);
    assert_int_equal(v->solved, j.solved);
    assert_int_equal(v->stuck, j.stuck);
    if (j.stuck)
        assert_guess_is_made(v, &j);
    else
        assert_memory_equal(v->after_guess, v->candidates, sizeof v->candidates);
}

static void lanes_are_judged_by_the_rule(void **state)
{
    (void)state;
    static struct view views[MOST_VIEWS];
    struct generator g = {1};
    const int again = (int)test_size(15, 500);

    for (int e = 0; e < planes_edition_count; e++)
        for (int i = 0; i < again; i++) {
            for (int lane = 0; lane < planes_editions[e]->lanes; lane++)
                make_view(&g, &views[lane]);
            planes_editions[e]->judge(views);
            for (int lane = 0; lane < planes_editions[e]->lanes; lane++)
                compare(&views[lane]);
        }
}

/* The same behind propagation, as a search has it. */
static void stuck_boards_are_judged_by_the_rule(void **state)
{
    (void)state;
    static struct view views[MOST_VIEWS];
    struct generator g = {2};
    const int again = (int)test_size(15, 500);

    for (int e = 0; e < planes_edition_count; e++)
        for (int i = 0; i < again; i++) {
            for (int lane = 0; lane < planes_editions[e]->lanes; lane++)
                make_view(&g, &views[lane]);
            for (int times = 0; times < 3; times++)
                planes_editions[e]->propagate(views);
            planes_editions[e]->judge(views);
            for (int lane = 0; lane < planes_editions[e]->lanes; lane++)
                compare(&views[lane]);
        }
}

/* ---------------------------------------------------------------------------------- the depth */

/* Most guesses that can stand at once at a digit in a chute while no more than `set` is open:
 * propagation may close any of them between two guesses. */
static int most_standing(unsigned set)
{
    static int known[64] = {0}; /* one more than the answer */
    int most = 0;

    if (known[set] != 0)
        return known[set] - 1;
    for (unsigned part = set; part != 0; part = (part - 1) & set) {
        if (count_bits(part) < 2)
            continue;
        const int line = count_bits(boxes_of(part, 0)) >= 2 ? 0 : 1;
        const int box = __builtin_ctz(boxes_of(part, line));
        unsigned guessed = 0;
        assert_true(count_bits(boxes_of(part, line)) >= 2);
        for (int p = 0; p < 6; p++)
            if (part >> p & 1 && boxes[p][line] == box)
                guessed |= 1u << p;
        /* Both branches are smaller, so this ends. */
        assert_true(guessed != 0 && guessed != part);
        const int below = 1 + most_standing(guessed);
        const int beside = most_standing(part & ~guessed);
        most = below > most ? below : most;
        most = beside > most ? beside : most;
    }
    known[set] = most + 1;
    return most;
}

/* A proof by cases: whatever a digit's permutations in a chute are, two guesses leave one of them,
 * and no guess is made where one is left. So no stack is deeper than 2 for each of 9 digits in 6
 * chutes. */
static void no_stack_can_overflow(void **state)
{
    (void)state;
    int most = 0;

    for (unsigned set = 0; set < 64; set++)
        most = most_standing(set) > most ? most_standing(set) : most;
    assert_int_equal(CHUTES_HERE * 9 * most, DEEPEST);
    for (int e = 0; e < planes_edition_count; e++)
        assert_int_equal(planes_editions[e]->most_guesses, DEEPEST);
}

/* And how deep they are in fact, on boards with next to nothing on them. */
static void sparse_boards_do_not_come_near(void **state)
{
    (void)state;
    const size_t count = test_size(1500, 20000);
    const ennead_solve_options options = OPTIONS(.solutions = is_long_run() ? 1000 : 100);
    ennead_puzzle *puzzles = malloc(count * sizeof *puzzles);
    struct outcomes outcomes = outcomes_new(count, 0);
    struct generator g = {3};
    uint64_t deepest = 0;

    assert_non_null(puzzles);
    for (size_t i = 0; i < count; i++) {
        board grid, givens = {0};
        generate_full(&g, grid);
        for (size_t clue = i % 17; clue > 0; clue--) {
            const unsigned cell = generator_below(&g, ENNEAD_CELLS);
            givens[cell] = grid[cell];
        }
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzles[i]), ENNEAD_STATUS_OK);
    }
    ennead_solver *solver;
    assert_int_equal(ennead_solver_new(NULL, &solver), ENNEAD_STATUS_OK);
    solve_together(solver, puzzles, &options, &outcomes);
    for (size_t i = 0; i < count; i++)
        if (outcomes.results[i].counters.depth > deepest)
            deepest = outcomes.results[i].counters.depth;
    report_figure("depth: %llu of %d at most, %zu boards with 0 to 16 clues",
                  (unsigned long long)deepest, DEEPEST, count);
    assert_true(deepest <= DEEPEST);
    ennead_solver_free(solver);
    outcomes_free(&outcomes);
    free(puzzles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lanes_are_judged_by_the_rule),
        cmocka_unit_test(stuck_boards_are_judged_by_the_rule),
        cmocka_unit_test(no_stack_can_overflow),
        cmocka_unit_test(sparse_boards_do_not_come_near),
    };
    return cmocka_run_group_tests(tests, begin_planes, NULL);
}
