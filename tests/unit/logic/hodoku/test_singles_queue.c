/* SPDX-License-Identifier: MIT */
/*
 * The queue of singles: it offers singles, all that there are, full houses first and hidden ones
 * last; and in the order in which they come up.
 */
#include "support/hunts.h"

#include "logic/hodoku/singles_queue.h"

static const ennead_technique_set singles = {
    {1u << ENNEAD_FULL_HOUSE | 1u << ENNEAD_NAKED_SINGLE | 1u << ENNEAD_HIDDEN_SINGLE}};

static bool is_last_empty(const marks *m, int cell)
{
    for (int house = 0; house < HOUSES; house++)
        if ((house_cells[house] & m->empty) == CELL(cell))
            return true;
    return false;
}

static bool is_last_place(const marks *m, int cell, int digit)
{
    for (int house = 0; house < HOUSES; house++)
        if ((house_cells[house] & m->candidates[digit]) == CELL(cell))
            return true;
    return false;
}

struct present {
    bool full, naked, hidden;
};

static struct present present_in(const marks *m)
{
    struct present p = {false, false, false};

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        p.naked |= digit_count(m->of[cell]) == 1;
        p.full |= digit_count(m->of[cell]) == 1 && is_last_empty(m, cell);
        for (digits rest = m->of[cell]; rest != 0; rest = without_lowest_digit(rest))
            p.hidden |= is_last_place(m, cell, lowest_digit(rest));
    }
    return p;
}

static void assert_single(const marks *m, single s, ennead_technique technique)
{
    const struct present p = present_in(m);

    assert_true((m->of[s.cell] & digit_set(s.digit)) != 0);
    assert_int_equal(technique == ENNEAD_FULL_HOUSE, p.full);
    assert_int_equal(technique == ENNEAD_HIDDEN_SINGLE, !p.naked);
    if (technique == ENNEAD_HIDDEN_SINGLE)
        assert_true(is_last_place(m, s.cell, s.digit));
    else
        assert_int_equal(m->of[s.cell], digit_set(s.digit));
}

/* Removes a candidate that the solution does not have. */
static bool remove_some(singles_queue *q, marks *m, const board solution, struct generator *g)
{
    const int from = (int)generator_below(g, ENNEAD_CELLS);

    for (int i = 0; i < ENNEAD_CELLS; i++) {
        const int cell = (from + i) % ENNEAD_CELLS;
        const digits wrong = m->of[cell] & (digits)~digit_set(solution[cell]);
        if (wrong != 0) {
            remove_in_order(q, m, cell, lowest_digit(wrong));
            return true;
        }
    }
    return false;
}

static void assert_marks_equal(const marks *actual, const ennead_state *expected)
{
    marks m;

    marks_of_state(&m, expected);
    for (int digit = 1; digit <= 9; digit++)
        assert_true(actual->candidates[digit] == m.candidates[digit]);
    assert_true(actual->empty == m.empty && actual->pairs == m.pairs);
    assert_memory_equal(actual->values, m.values, sizeof m.values);
}

static void every_single_is_offered(void **context)
{
    (void)context;
    struct generator generator = {161};

    for (unsigned long round = 0; round < test_size(60, 3000); round++) {
        static struct truth truth;
        singles_queue q;
        marks m;
        single next;
        ennead_technique technique;
        board givens;
        ennead_puzzle puzzle;
        ennead_state state;

        generate_puzzle(&generator, round % 2 == 0 ? PUZZLE_UNIQUE : PUZZLE_MINIMAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        assert_true(find_truth(&puzzle, &truth));
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        play_on(&generator, &truth, (unsigned)round % 5, (unsigned)round % 7, &state);
        start_queue(&q, &m, &state);
        assert_marks_equal(&m, &state);
        while (m.empty != 0) {
            while (next_single(&q, &m, &singles, &next, &technique)) {
                assert_single(&m, next, technique);
                place_in_order(&q, &m, next.cell, next.digit);
                ennead_state_place(&state, next.cell, next.digit);
                assert_marks_equal(&m, &state);
            }
            const struct present p = present_in(&m);
            assert_false(p.naked || p.hidden);
            if (!remove_some(&q, &m, truth.solutions[0], &generator))
                break;
            state_of_marks(&state, &m);
        }
        assert_true(m.empty == 0 && !m.broken);
    }
}

static void only_techniques_of_the_set_are_offered(void **context)
{
    (void)context;
    static const ennead_technique_set none = {{0}};
    const ennead_state state = state_of(EXAMPLE_PUZZLE);
    const ennead_technique_set hidden = techniques_of("Hidden Single");
    singles_queue q;
    marks m;
    single next;
    ennead_technique technique;

    start_queue(&q, &m, &state);
    assert_false(next_single(&q, &m, &none, &next, &technique));
    assert_true(next_single(&q, &m, &hidden, &next, &technique));
    assert_int_equal(technique, ENNEAD_HIDDEN_SINGLE);
}

/* What a step says is done cell by cell. */
static void a_step_is_done(void **context)
{
    (void)context;
    ennead_state state = state_of(EXAMPLE_PUZZLE);
    ennead_step step = {.node_count = 0};
    singles_queue q;
    marks m;

    start_queue(&q, &m, &state);
    step.placed[4].words[0] = (uint64_t)1 << 2;  /* r1c3 is 4 */
    step.removed[2].words[0] = (uint64_t)1 << 3; /* 2 is eliminated from r1c4 */
    ennead_state_apply(&state, &step);
    apply_in_order(&q, &m, &step);
    assert_marks_equal(&m, &state);
}

/* The givens are placed in the order of their cells, and their singles wait in the order in which
 * they came up, not in that of their own cells. */
static void the_first_come_first(void **context)
{
    (void)context;
    /* r4c9 is left with 2 by r4c8, r2c9 with 1 by r9c9. */
    static const char line[] = "........."
                               "2345678.."
                               "........."
                               "91345678."
                               "........."
                               "........."
                               "........."
                               "........."
                               "........9";
    const ennead_state state = state_of(line);
    singles_queue q;
    marks m;

    start_queue(&q, &m, &state);
    assert_int_equal(q.naked_end, 2);
    assert_int_equal(q.naked[0].cell, 35);
    assert_int_equal(q.naked[0].digit, 2);
    assert_int_equal(q.naked[1].cell, 17);
    assert_int_equal(q.naked[1].digit, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_single_is_offered),
        cmocka_unit_test(only_techniques_of_the_set_are_offered),
        cmocka_unit_test(a_step_is_done),
        cmocka_unit_test(the_first_come_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
