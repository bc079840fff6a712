/* SPDX-License-Identifier: MIT */
/*
 * Almost locked sets in steps: everything that a step says about a set is true on the board, for
 * all steps found in the worked examples.
 */
#include "support/steps.h"

#include "grid/digits.h"
#include "grid/houses.h"
#include "grid/step.h"

enum { MOST_LOOKED_AT = 300 };

struct looking {
    const ennead_state *state;
    int count;
};

static digits digits_in(const ennead_state *state, cells set)
{
    digits all = 0;

    for (; set != 0; set = without_lowest_cell(set))
        all |= state->candidates[lowest_cell(set)];
    return all;
}

/* A set holds one digit more than it has cells, and where a digit of it is said to be are all its
 * places there. */
static void assert_set(const ennead_state *state, const ennead_chain_node *node)
{
    const cells within = cells_of_set(node->within), where = cells_of_set(node->cells);

    assert_int_equal(digits_in(state, within), node->held);
    assert_int_equal(digit_count(node->held), cell_count(within) + 1);
    assert_true((where & ~within) == 0);
    for (cells rest = within; rest != 0; rest = without_lowest_cell(rest)) {
        const int cell = lowest_cell(rest);
        assert_int_equal((state->candidates[cell] & digit_set(node->digit)) != 0,
                         (where & CELL(cell)) != 0);
    }
}

static bool look_at_sets(void *user, const ennead_step *step)
{
    struct looking *looking = user;

    for (int i = 0; i < step->node_count; i++)
        if (step->nodes[i].held != 0)
            assert_set(looking->state, &step->nodes[i]);
    return ++looking->count < MOST_LOOKED_AT;
}

/* In a chain each place of a digit sees all places of the one that is ruled out by it. */
static bool look_at_links(void *user, const ennead_step *step)
{
    for (int i = 1; i + 1 < step->node_count; i += 2) {
        const ennead_chain_node *on = &step->nodes[i], *off = &step->nodes[i + 1];
        assert_int_equal(on->on, 1);
        assert_int_equal(off->on, 0);
        if (on->digit == off->digit)
            assert_true((cells_of_set(off->cells) & ~common_peers(cells_of_set(on->cells))) == 0);
        else
            assert_memory_equal(&on->cells, &off->cells, sizeof on->cells);
    }
    return look_at_sets(user, step);
}

static ennead_state state_of_example(int technique)
{
    const char *line = ennead_technique_example(technique);
    ennead_case example;

    assert_int_equal(ennead_case_read(line, strlen(line), &example, NULL), ENNEAD_STATUS_OK);
    return example.state;
}

static void look_at_all(int technique, ennead_step_function look)
{
    const ennead_technique_set alone = techniques_of(ennead_technique_info(technique)->name);

    for (int of = ENNEAD_ALS_XZ; of <= ENNEAD_SET_DISCONTINUOUS_LOOP; of++) {
        const ennead_state state = state_of_example(of);
        struct looking looking = {.state = &state};
        ennead_step_all(test_finder(), &state, &alone, look, &looking);
    }
}

static void chains_are_linked(void **context)
{
    (void)context;
    static const int chains[] = {ENNEAD_ALS_XZ,
                                 ENNEAD_ALS_XY_WING,
                                 ENNEAD_ALS_CHAIN,
                                 ENNEAD_GROUPED_CHAIN,
                                 ENNEAD_SET_CHAIN,
                                 ENNEAD_SET_CONTINUOUS_LOOP,
                                 ENNEAD_GROUPED_CONTINUOUS_LOOP};

    for (size_t i = 0; i < COUNT_OF(chains); i++)
        look_at_all(chains[i], look_at_links);
}

static void petals_are_sets(void **context)
{
    (void)context;
    look_at_all(ENNEAD_DEATH_BLOSSOM, look_at_sets);
}

/* Each digit counts once, or twice if it is in both parts outside; that is as many as the cells. */
static bool count_digits(void *user, const ennead_step *step)
{
    const ennead_state *state = user;
    const digits in_line = digits_in(state, cells_of_set(step->colors[1]));
    const digits in_box = digits_in(state, cells_of_set(step->colors[2]));
    const digits all = digits_in(state, cells_of_set(step->cells));

    assert_int_equal(all, step->digits);
    assert_int_equal(digit_count(all) + digit_count(in_line & in_box),
                     cell_count(cells_of_set(step->cells)));
    return true;
}

static void a_sue_de_coq_is_full(void **context)
{
    (void)context;
    const ennead_technique_set alone = techniques_of("Sue de Coq");

    for (int of = 0; of < ENNEAD_TECHNIQUE_COUNT; of++) {
        ennead_state state = state_of_example(of);
        ennead_step_all(test_finder(), &state, &alone, count_digits, &state);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chains_are_linked),
        cmocka_unit_test(petals_are_sets),
        cmocka_unit_test(a_sue_de_coq_is_full),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
