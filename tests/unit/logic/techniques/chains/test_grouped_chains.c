/* SPDX-License-Identifier: MIT */
/*
 * Grouped chains and loops: each reported link is a link by definition, everything that the ends
 * rule out is removed and nothing else, and the shortest come first.
 */
#include "support/hunts.h"
#include "support/steps.h"

struct looking {
    const ennead_state *state;
    const char *technique;
    int count, first_length;
};

static bool sees(const ennead_chain_node *one, const ennead_chain_node *other)
{
    return (cells_of_set(other->cells) & ~common_peers(cells_of_set(one->cells))) == 0;
}

static void assert_weak(const ennead_chain_node *one, const ennead_chain_node *other)
{
    if (one->digit == other->digit) {
        assert_true(sees(one, other));
        return;
    }
    assert_int_equal(cell_count(cells_of_set(one->cells)), 1);
    assert_memory_equal(&one->cells, &other->cells, sizeof one->cells);
}

/* All places of a digit in a house, or all candidates of a cell, or two digits of a set. */
static void assert_strong(const ennead_state *state, const ennead_chain_node *one,
                          const ennead_chain_node *other)
{
    const cells first = cells_of_set(one->cells), second = cells_of_set(other->cells);
    const cells within = cells_of_set(other->within);
    bool fills = false;

    if (within != 0) {
        assert_int_equal(digits_in(state, within), other->held);
        assert_int_equal(digit_count(other->held), cell_count(within) + 1);
        assert_true((places_of(state, one->digit) & within) == first);
        assert_true((places_of(state, other->digit) & within) == second);
        assert_int_not_equal(one->digit, other->digit);
        return;
    }
    for (int house = 0; house < HOUSES && one->digit == other->digit; house++)
        fills |= (places_of(state, one->digit) & house_cells[house]) == (first | second);
    if (one->digit != other->digit)
        fills = first == second && cell_count(first) == 1 &&
                digits_in(state, first) == (digit_set(one->digit) | digit_set(other->digit));
    assert_true(fills);
}

static void assert_chain(const ennead_state *state, const ennead_step *step)
{
    for (int i = 1; i < step->node_count; i++) {
        const ennead_chain_node *one = &step->nodes[i - 1], *other = &step->nodes[i];
        assert_int_equal(other->on, 1 - one->on);
        if (one->on)
            assert_weak(one, other);
        else
            assert_strong(state, one, other);
    }
}

/* What a candidate would make of one of the ends: what sees all of it, or is in its cell. */
static bool is_ruled_out(const ennead_chain_node *end, int digit, int cell)
{
    const cells where = cells_of_set(end->cells);

    return end->digit == digit ? (common_peers(where) & CELL(cell)) != 0 : where == CELL(cell);
}

static bool look_at_open_chain(void *user, const ennead_step *step)
{
    struct looking *looking = user;
    const ennead_chain_node *first = &step->nodes[0], *last = &step->nodes[step->node_count - 1];

    assert_chain(looking->state, step);
    assert_true(first->on == 0 && last->on == 1);
    for (int digit = 1; digit <= 9; digit++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
            const bool there = (places_of(looking->state, digit) & CELL(cell)) != 0;
            const bool gone = ennead_cell_set_has(step->removed[digit], cell);
            const bool of_end = digit == first->digit || digit == last->digit;
            assert_int_equal(gone, there && of_end && is_ruled_out(first, digit, cell) &&
                                       is_ruled_out(last, digit, cell));
        }
    if (looking->count++ == 0)
        looking->first_length = step->node_count;
    assert_true(step->node_count >= looking->first_length);
    return looking->count < 60;
}

static bool look_at_broken_loop(void *user, const ennead_step *step)
{
    struct looking *looking = user;
    const ennead_chain_node *first = &step->nodes[0], *last = &step->nodes[step->node_count - 1];
    const int cell = step->keys[0];

    assert_chain(looking->state, step);
    assert_int_equal(last->on, 1 - first->on);
    assert_int_equal(first->digit, last->digit);
    assert_memory_equal(&first->cells, &last->cells, sizeof first->cells);
    for (int digit = 1; digit <= 9; digit++) {
        const bool there = (looking->state->candidates[cell] & digit_set(digit)) != 0;
        assert_int_equal(ennead_cell_set_has(step->removed[digit], cell),
                         there && (digit == step->focus) == (first->on != 0));
    }
    return ++looking->count < 60;
}

/* The digits that a step takes from a cell. */
static digits removed_from(const ennead_step *step, int cell)
{
    digits gone = 0;

    for (int digit = 1; digit <= 9; digit++)
        if (ennead_cell_set_has(step->removed[digit], cell))
            gone |= digit_set(digit);
    return gone;
}

/* Two nodes of one cell that rule each other out leave it no third digit, those at the ends as
 * well. */
static bool look_at_loop(void *user, const ennead_step *step)
{
    struct looking *looking = user;

    assert_chain(looking->state, step);
    assert_int_equal(step->node_count % 2, 0);
    assert_weak(&step->nodes[step->node_count - 1], &step->nodes[0]);
    for (int i = 1; i < step->node_count; i += 2) {
        const ennead_chain_node *one = &step->nodes[i],
                                *other = &step->nodes[(i + 1) % step->node_count];
        if (one->digit != other->digit) {
            const int cell = lowest_cell(cells_of_set(one->cells));
            const digits gone = removed_from(step, cell),
                         two = digit_set(one->digit) | digit_set(other->digit);
            assert_int_equal(looking->state->candidates[cell] & ~(gone | two), 0);
            continue;
        }
        const cells both = common_peers(cells_of_set(one->cells) | cells_of_set(other->cells));
        assert_true((places_of(looking->state, one->digit) & both &
                     ~cells_of_set(step->removed[one->digit])) == 0);
    }
    return ++looking->count < 60;
}

static void look_for(ennead_technique technique, ennead_step_function look)
{
    const ennead_technique_set alone = techniques_of(ennead_technique_info((int)technique)->name);
    struct generator generator = {61 + (unsigned long long)technique};
    int found = 0;

    for (unsigned long round = 0; round < test_size(6, 200); round++) {
        const ennead_state state =
            round == 0 ? state_of_example((int)technique) : open_state(&generator);
        struct looking looking = {.state = &state};
        ennead_step_all(test_finder(), &state, &alone, look, &looking);
        found += looking.count;
    }
    assert_true(found > 0);
}

static void one_end_of_a_chain_is_true(void **context)
{
    (void)context;
    look_for(ENNEAD_GROUPED_CHAIN, look_at_open_chain);
    look_for(ENNEAD_SET_CHAIN, look_at_open_chain);
}

static void broken_loops_come_back(void **context)
{
    (void)context;
    look_for(ENNEAD_GROUPED_DISCONTINUOUS_LOOP, look_at_broken_loop);
    look_for(ENNEAD_SET_DISCONTINUOUS_LOOP, look_at_broken_loop);
}

static void loops_close(void **context)
{
    (void)context;
    look_for(ENNEAD_GROUPED_CONTINUOUS_LOOP, look_at_loop);
    look_for(ENNEAD_SET_CONTINUOUS_LOOP, look_at_loop);
}

/* In row 1 the 5 is in r1c1 r1c2 or r1c9; the group sees r3c3, and column 3 has r7c3 beside
 * that. */
static void a_chain_through_a_group(void **context)
{
    (void)context;
    ennead_state state = open_board();

    /* No more than there is room for: 1, 2 and 5 everywhere, the others in nine places each. */
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        state.candidates[cell] = (uint16_t)(0x13 | 1 << (cell / 9 * 3 + cell / 27 + cell % 9) % 9);
    keep_places(&state, 5, 0, "018");
    keep_places(&state, 5, FIRST_COLUMN + 2, "26");
    const struct steps *steps = steps_of(&state, "Grouped AIC");
    const ennead_step *step = NULL;
    for (size_t i = 0; i < steps->count; i++)
        if (steps->list[i].focus == 5)
            step = &steps->list[i];
    assert_non_null(step);
    assert_does(step, "579", "");
    assert_int_equal(step->node_count, 4);
    assert_cells(step->nodes[0].cells, "19");
    assert_cells(step->nodes[1].cells, "11 12");
    assert_cells(step->nodes[2].cells, "33");
    assert_cells(step->nodes[3].cells, "73");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_end_of_a_chain_is_true),
        cmocka_unit_test(broken_loops_come_back),
        cmocka_unit_test(loops_close),
        cmocka_unit_test(a_chain_through_a_group),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
