/* SPDX-License-Identifier: MIT */
/*
 * Backdoors, against a plain program that tries each cell, each pair and, where it must, each
 * triple, one after the other: on random minimal puzzles, and on states in the middle of their
 * games. Then limits and errors.
 */
#include "support/support.h"

/* --------------------------------------------------------------------------- the plain program */

/* Bit d - 1 of left[cell]: the digit may be there. */
struct plain_state {
    uint16_t left[ENNEAD_CELLS];
};

/* The cells of houses: rows, columns, boxes. */
static int houses[27][9];

static int set_up(void **context)
{
    (void)context;
    for (int house = 0; house < 9; house++)
        for (int i = 0; i < 9; i++) {
            houses[house][i] = 9 * house + i;
            houses[9 + house][i] = 9 * i + house;
            houses[18 + house][i] = house / 3 * 27 + house % 3 * 3 + i / 3 * 9 + i % 3;
        }
    return 0;
}

static bool is_known(const struct plain_state *s, int cell)
{
    return __builtin_popcount(s->left[cell]) == 1;
}

/* Sets a cell to a set of digits. Returns whether that is new. */
static bool leave(struct plain_state *s, int cell, unsigned set)
{
    const uint16_t before = s->left[cell];
    s->left[cell] &= (uint16_t)set;
    return s->left[cell] != before;
}

static unsigned places_of(const struct plain_state *s, int house, int digit)
{
    unsigned places = 0;
    for (int i = 0; i < 9; i++)
        places |= (unsigned)(s->left[houses[house][i]] >> digit & 1) << i;
    return places;
}

static bool by_singles(struct plain_state *s)
{
    bool changed = false;
    for (int house = 0; house < 27; house++)
        for (int i = 0; i < 9; i++) {
            const int cell = houses[house][i];
            for (int k = 0; k < 9 && is_known(s, cell); k++)
                if (k != i)
                    changed = leave(s, houses[house][k], ~(unsigned)s->left[cell]) || changed;
            if (places_of(s, house, i) == 0)
                continue;
            const unsigned places = places_of(s, house, i);
            if ((places & (places - 1)) == 0)
                changed = leave(s, houses[house][__builtin_ctz(places)], 1u << i) || changed;
        }
    return changed;
}

static bool in_house(int cell, int house)
{
    for (int i = 0; i < 9; i++)
        if (houses[house][i] == cell)
            return true;
    return false;
}

/* All places of a digit in a house are in another house: it has no others there. */
static bool by_locked(struct plain_state *s)
{
    bool changed = false;
    for (int house = 0; house < 27; house++)
        for (int other = 0; other < 27; other++)
            for (int digit = 0; digit < 9 && house != other; digit++) {
                const unsigned places = places_of(s, house, digit);
                bool inside = places != 0;
                for (int i = 0; i < 9; i++)
                    inside =
                        inside && ((places >> i & 1) == 0 || in_house(houses[house][i], other));
                for (int i = 0; i < 9 && inside; i++)
                    if (!in_house(houses[other][i], house))
                        changed = leave(s, houses[other][i], ~(1u << digit)) || changed;
            }
    return changed;
}

/* Up to four of nine sets with only as many members: the others lose these. */
static bool few_members(uint16_t sets[9])
{
    bool changed = false;
    for (unsigned choice = 1; choice < 512; choice++) {
        unsigned members = 0;
        for (int i = 0; i < 9; i++)
            members |= (choice >> i & 1) != 0 ? sets[i] : 0u;
        if (__builtin_popcount(choice) > 4 ||
            __builtin_popcount(members) != __builtin_popcount(choice))
            continue;
        for (int i = 0; i < 9; i++)
            if ((choice >> i & 1) == 0 && (sets[i] & members) != 0) {
                sets[i] &= (uint16_t)~members;
                changed = true;
            }
    }
    return changed;
}

static bool by_subsets(struct plain_state *s)
{
    bool changed = false;
    for (int house = 0; house < 27; house++) {
        uint16_t naked[9], hidden[9];
        for (int i = 0; i < 9; i++)
            naked[i] = s->left[houses[house][i]];
        changed = few_members(naked) || changed;
        for (int i = 0; i < 9; i++)
            s->left[houses[house][i]] = naked[i];
        for (int digit = 0; digit < 9; digit++)
            hidden[digit] = (uint16_t)places_of(s, house, digit);
        changed = few_members(hidden) || changed;
        for (int i = 0; i < 9; i++)
            for (int digit = 0; digit < 9; digit++)
                if ((hidden[digit] >> i & 1) == 0)
                    (void)leave(s, houses[house][i], ~(1u << digit));
    }
    for (int first = 0; first < 18; first += 9)
        for (int digit = 0; digit < 9; digit++) {
            uint16_t lines[9];
            for (int line = 0; line < 9; line++)
                lines[line] = (uint16_t)places_of(s, first + line, digit);
            changed = few_members(lines) || changed;
            for (int line = 0; line < 9; line++)
                for (int i = 0; i < 9; i++)
                    if ((lines[line] >> i & 1) == 0)
                        (void)leave(s, houses[first + line][i], ~(1u << digit));
        }
    return changed;
}

static void close_plain(struct plain_state *s, ennead_backdoor_rules rules)
{
    do
        while (by_singles(s))
            ;
    while ((rules >= ENNEAD_BACKDOOR_RULES_LOCKED && by_locked(s)) ||
           (rules == ENNEAD_BACKDOOR_RULES_SUBSETS && by_subsets(s)));
}

static bool is_solved(const struct plain_state *s)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (!is_known(s, cell))
            return false;
    return true;
}

static struct plain_state plain_of(const ennead_state *state)
{
    struct plain_state s;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        s.left[cell] = state->values[cell] != 0 ? (uint16_t)(1 << (state->values[cell] - 1))
                                                : state->candidates[cell];
    return s;
}

/* --------------------------------------------------------------------------------- comparisons */

/* A puzzle with what is tried on it. */
struct trial {
    struct plain_state start;
    const uint8_t *solution;
    ennead_backdoor_rules rules;
};

static bool solves(const struct trial *t, const int *set, int count)
{
    struct plain_state s = t->start;
    for (int i = 0; i < count; i++)
        s.left[set[i]] = (uint16_t)(1 << (t->solution[set[i]] - 1));
    close_plain(&s, t->rules);
    return is_solved(&s);
}

/* Counts the sets of up to `most` cells: all, and those of two cells without a magic cell. */
static void count_sets(const struct trial *t, int most, uint64_t counts[4], uint64_t *new_pairs)
{
    bool magic[ENNEAD_CELLS] = {false};
    int set[3];
    for (set[0] = 0; set[0] < ENNEAD_CELLS; set[0]++)
        if (!is_known(&t->start, set[0]) && solves(t, set, 1)) {
            magic[set[0]] = true;
            counts[1]++;
        }
    for (set[0] = 0; set[0] < ENNEAD_CELLS; set[0]++)
        for (set[1] = set[0] + 1; set[1] < ENNEAD_CELLS; set[1]++) {
            if (is_known(&t->start, set[0]) || is_known(&t->start, set[1]))
                continue;
            const bool found = solves(t, set, 2);
            counts[2] += found;
            *new_pairs += found && !magic[set[0]] && !magic[set[1]];
            for (set[2] = set[1] + 1; set[2] < ENNEAD_CELLS && most == 3; set[2]++)
                counts[3] += !is_known(&t->start, set[2]) && solves(t, set, 3);
        }
}

static void compare_eliminations(const struct trial *t, const ennead_backdoors *found)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 0; digit < 9; digit++) {
            struct plain_state s = t->start;
            bool expected = !is_known(&s, cell) && digit + 1 != t->solution[cell] &&
                            leave(&s, cell, ~(1u << digit));
            close_plain(&s, t->rules);
            expected = expected && is_solved(&s);
            assert_int_equal(found->eliminations[cell] >> digit & 1, expected);
        }
}

/* What was reported: each set once, and each solves. */
struct reported {
    const struct trial *trial;
    uint64_t count;
    int size;
};

static bool take_report(void *user, const uint8_t *set, int count)
{
    struct reported *reported = user;
    int cells[ENNEAD_CELLS];
    for (int i = 0; i < count; i++)
        cells[i] = set[i];
    assert_true(solves(reported->trial, cells, count));
    reported->size = count;
    reported->count++;
    return true;
}

static void compare(const ennead_state *state, const board solution, ennead_backdoor_rules rules,
                    unsigned long seen[4])
{
    struct trial trial = {plain_of(state), solution, rules};
    struct reported reported = {.trial = &trial};
    ennead_backdoor_options options;
    ennead_backdoors found;
    uint64_t counts[4] = {0}, new_pairs = 0;

    ennead_backdoor_options_init(&options);
    options.rules = rules;
    options.report = take_report;
    options.user = &reported;
    close_plain(&trial.start, rules);
    assert_int_equal(ennead_find_backdoors(state, solution, &options, NULL, &found),
                     ENNEAD_STATUS_OK);
    assert_int_equal(found.end, ENNEAD_SEARCH_END_COMPLETE);
    assert_int_equal(found.least == 0, is_solved(&trial.start));
    assert_in_range(found.least, 0, 3);
    seen[found.least]++;
    if (found.least == 0) {
        assert_int_equal(found.count + found.pairs + found.nodes + reported.count, 0);
        return;
    }
    count_sets(&trial, found.least, counts, &new_pairs);
    for (int size = 1; size < found.least; size++)
        assert_int_equal(counts[size], 0);
    assert_int_equal(found.count, counts[found.least]);
    assert_int_equal(found.pairs, found.least < 3 ? counts[2] : 0);
    assert_int_equal(found.new_pairs, new_pairs);
    assert_int_equal(reported.count, found.count);
    assert_int_equal(reported.size, found.least);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        assert_int_equal(ennead_cell_set_has(found.magic, cell),
                         !is_known(&trial.start, cell) && solves(&trial, &cell, 1));
    compare_eliminations(&trial, &found);
}

/* Eliminates some wrong candidates, and places some digits. */
static void play_some(struct generator *g, const board solution, ennead_state *state)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        for (int digit = 1; digit <= 9; digit++)
            if (digit != solution[cell] && generator_below(g, 20) == 0)
                state->candidates[cell] &= (uint16_t) ~(1u << (digit - 1));
        if (state->values[cell] == 0 && generator_below(g, 60) == 0)
            assert_int_equal(ennead_state_place(state, cell, solution[cell]), ENNEAD_STATUS_OK);
    }
}

static void compare_many(ennead_backdoor_rules rules, unsigned long count)
{
    struct generator g = {811};
    unsigned long seen[4] = {0};

    for (unsigned long i = 0; i < count; i++) {
        board givens, solution;
        ennead_puzzle puzzle;
        ennead_state state;
        generate_puzzle(&g, PUZZLE_MINIMAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        (void)solved(&puzzle, &OPTIONS(.solutions = 1), &solution, 1);
        if (i % 2 == 1)
            play_some(&g, solution, &state);
        compare(&state, solution, rules, seen);
    }
    for (int size = 0; size < 4; size++)
        report_figure("%s: backdoors of %d cells: %lu states equal",
                      ennead_backdoor_rules_name((int)rules), size, seen[size]);
}

static void backdoors_are_those_of_the_definition(void **context)
{
    (void)context;
    compare_many(ENNEAD_BACKDOOR_RULES_SINGLES, test_size(60, 2000));
    compare_many(ENNEAD_BACKDOOR_RULES_LOCKED, test_size(20, 500));
    compare_many(ENNEAD_BACKDOOR_RULES_SUBSETS, test_size(4, 100));
}

/* One cell is not enough for singles. */
#define HARD_PUZZLE \
    "....5.....567....28..23..6......78.....3...2...1.2.3.734.9...1...21...7....8...9."

static void hard_puzzles(void **context)
{
    (void)context;
    const ennead_puzzle puzzle = puzzle_of(
        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6");
    unsigned long seen[4] = {0};
    ennead_state state;
    board solution;

    (void)solved(&puzzle, &OPTIONS(.solutions = 1), &solution, 1);
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
    compare(&state, solution, ENNEAD_BACKDOOR_RULES_SINGLES, seen);
    compare(&state, solution, ENNEAD_BACKDOOR_RULES_LOCKED, seen);
    assert_int_equal(seen[2], 2);
}

/* --------------------------------------------------------------------------- limits and errors */

struct hard_start {
    ennead_state state;
    board solution;
};

static struct hard_start hard_question(void)
{
    const ennead_puzzle puzzle = puzzle_of(HARD_PUZZLE);
    struct hard_start q;
    (void)solved(&puzzle, &OPTIONS(.solutions = 1), &q.solution, 1);
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &q.state), ENNEAD_STATUS_OK);
    return q;
}

static ennead_backdoors found_with(const ennead_backdoor_options *options)
{
    const struct hard_start q = hard_question();
    ennead_backdoors found;
    assert_int_equal(ennead_find_backdoors(&q.state, q.solution, options, NULL, &found),
                     ENNEAD_STATUS_OK);
    return found;
}

static void every_limit_ends_it(void **context)
{
    (void)context;
    ennead_stop stop = {0};
    ennead_backdoor_options options;

    ennead_backdoor_options_init(&options);
    options.stop = &stop;
    const ennead_backdoors all = found_with(&options);
    assert_int_equal(all.end, ENNEAD_SEARCH_END_COMPLETE);
    assert_true(all.nodes > 1);
    for (options.node_limit = 1; options.node_limit < all.nodes;
         options.node_limit += 1 + all.nodes / 50) {
        const ennead_backdoors some = found_with(&options);
        assert_int_equal(some.end, ENNEAD_SEARCH_END_NODES);
        assert_int_equal(some.nodes, options.node_limit);
        assert_true(some.count <= all.count && some.least <= all.least);
    }
    options.node_limit = 0;
    options.time_limit = 1e-9;
    assert_int_equal(found_with(&options).end, ENNEAD_SEARCH_END_TIME);
    options.time_limit = 0;
    ennead_stop_set(&stop);
    assert_int_equal(found_with(&options).end, ENNEAD_SEARCH_END_STOP);
}

static bool take_one(void *user, const uint8_t *set, int count)
{
    (void)set;
    (void)count;
    ++*(int *)user;
    return false;
}

static void a_report_may_be_the_last(void **context)
{
    (void)context;
    ennead_backdoor_options options;
    int calls = 0;
    ennead_backdoor_options_init(&options);
    const ennead_backdoors all = found_with(&options);
    options.report = take_one;
    options.user = &calls;
    assert_int_equal(found_with(&options).count, all.count);
    assert_true(all.count > 1);
    assert_int_equal(calls, 1);
}

static ennead_status find_with(const ennead_allocator *memory)
{
    const struct hard_start q = hard_question();
    ennead_backdoors found;
    return ennead_find_backdoors(&q.state, q.solution, NULL, memory, &found);
}

static void memory_runs_out(void **context)
{
    (void)context;
    assert_survives_failing_allocations(find_with);
}

static void bad_arguments(void **context)
{
    (void)context;
    struct hard_start q = hard_question();
    ennead_backdoor_options options;
    ennead_backdoors found;

    ennead_backdoor_options_init(&options);
    options.time_limit = -1;
    assert_int_equal(ennead_find_backdoors(&q.state, q.solution, &options, NULL, &found),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    options.time_limit = 0;
    options.rules = (ennead_backdoor_rules)(ENNEAD_BACKDOOR_RULES_SUBSETS + 1);
    assert_int_equal(ennead_find_backdoors(&q.state, q.solution, &options, NULL, &found),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    options.size = 1;
    assert_int_equal(ennead_find_backdoors(&q.state, q.solution, &options, NULL, &found),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    q.solution[0] = (uint8_t)(q.solution[0] % 9 + 1);
    assert_int_equal(ennead_find_backdoors(&q.state, q.solution, NULL, NULL, &found),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    q = hard_question();
    q.solution[80] = 10;
    assert_int_equal(ennead_find_backdoors(&q.state, q.solution, NULL, NULL, &found),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    q = hard_question();
    q.state.values[4] = 1;
    assert_int_equal(ennead_find_backdoors(&q.state, q.solution, NULL, NULL, &found),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    q = hard_question();
    q.state.candidates[0] = 0;
    assert_int_equal(ennead_find_backdoors(&q.state, q.solution, NULL, NULL, &found),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    assert_string_equal(ennead_backdoor_rules_name(ENNEAD_BACKDOOR_RULES_LOCKED), "locked");
    assert_null(ennead_backdoor_rules_name(-1));
    assert_null(ennead_backdoor_rules_name(ENNEAD_BACKDOOR_RULES_SUBSETS + 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(backdoors_are_those_of_the_definition),
        cmocka_unit_test(hard_puzzles),
        cmocka_unit_test(every_limit_ends_it),
        cmocka_unit_test(a_report_may_be_the_last),
        cmocka_unit_test(memory_runs_out),
        cmocka_unit_test(bad_arguments),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
