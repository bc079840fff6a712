/* SPDX-License-Identifier: MIT */
/*
 * Fireworks: by hand, and against all pivots and wings of random states, each tried out.
 */
#include "support/hunts.h"
#include "support/steps.h"

static bool is_placed(const ennead_state *state, int digit, cells house)
{
    for (cells rest = house; rest != 0; rest = without_lowest_cell(rest))
        if (state->values[lowest_cell(rest)] == digit)
            return true;
    return false;
}

/* The digit is in neither line but in the box of the pivot and in the wing there. */
static bool is_firework(const ennead_state *state, int digit, int pivot, int row_wing,
                        int column_wing)
{
    const cells box = house_cells[FIRST_BOX + box_of(pivot)];
    const cells row = house_cells[row_of(pivot)];
    const cells column = house_cells[FIRST_COLUMN + column_of(pivot)];
    const cells places = places_of(state, digit);

    return !is_placed(state, digit, row) && !is_placed(state, digit, column) &&
           (places & row & ~box & ~CELL(row_wing)) == 0 &&
           (places & column & ~box & ~CELL(column_wing)) == 0;
}

static digits fireworks(const ennead_state *state, int pivot, int row_wing, int column_wing)
{
    digits all = 0;

    for (int digit = 1; digit <= 9; digit++)
        if (is_firework(state, digit, pivot, row_wing, column_wing))
            all |= digit_set(digit);
    return all;
}

/* Of which cells which digits are kept, as a step would say it. */
struct kept_digits {
    int count;
    int cells[4];
    digits digits[4];
};

static bool does_something(const ennead_state *state, const struct kept_digits *kept)
{
    for (int i = 0; i < kept->count; i++)
        if ((state->candidates[kept->cells[i]] & ~kept->digits[i]) != 0)
            return true;
    return false;
}

static bool removes_that(const ennead_state *state, const struct kept_digits *kept,
                         const ennead_step *step)
{
    cells gone[10] = {0};

    for (int i = 0; i < kept->count; i++)
        for (int digit = 1; digit <= 9; digit++)
            if ((state->candidates[kept->cells[i]] & (digits)~kept->digits[i] & digit_set(digit)) !=
                0)
                gone[digit] |= CELL(kept->cells[i]);
    for (int digit = 1; digit <= 9; digit++)
        if (gone[digit] != cells_of_set(step->removed[digit]))
            return false;
    return true;
}

static bool is_told(const ennead_state *state, const struct kept_digits *kept,
                    const struct steps *steps)
{
    for (size_t i = 0; i < steps->count; i++)
        if (removes_that(state, kept, &steps->list[i]))
            return true;
    return false;
}

static bool is_corner(const ennead_state *state, int cell, int pivot)
{
    return state->values[cell] == 0 && box_of(cell) != box_of(pivot);
}

/* How many triples there are; each must have been told. */
static size_t triples(const ennead_state *state, const struct steps *told)
{
    size_t count = 0;

    for (int pivot = 0; pivot < ENNEAD_CELLS; pivot++)
        for (int i = 0; i < 81 && state->values[pivot] == 0; i++) {
            const int row_wing = row_of(pivot) * 9 + i / 9;
            const int column_wing = i % 9 * 9 + column_of(pivot);
            const digits held = fireworks(state, pivot, row_wing, column_wing);
            const struct kept_digits kept = {3, {pivot, row_wing, column_wing}, {held, held, held}};
            if (!is_corner(state, row_wing, pivot) || !is_corner(state, column_wing, pivot) ||
                digit_count(held) != 3 || !does_something(state, &kept))
                continue;
            assert_true(is_told(state, &kept, told));
            count++;
        }
    return count;
}

static size_t quadruples(const ennead_state *state, const struct steps *told)
{
    size_t count = 0;

    for (int pivot = 0; pivot < ENNEAD_CELLS; pivot++)
        for (int other = pivot + 1; other < ENNEAD_CELLS; other++) {
            const int one = row_of(pivot) * 9 + column_of(other);
            const int two = row_of(other) * 9 + column_of(pivot);
            if (state->values[pivot] != 0 || state->values[other] != 0 ||
                !is_corner(state, one, pivot) || !is_corner(state, two, pivot) ||
                box_of(one) == box_of(other) || box_of(two) == box_of(other))
                continue;
            const digits a = fireworks(state, pivot, one, two);
            const digits b = fireworks(state, other, two, one);
            const struct kept_digits kept = {4, {pivot, other, one, two}, {a, b, a | b, a | b}};
            if (digit_count(a) != 2 || digit_count(b) != 2 || (a & b) != 0 ||
                !does_something(state, &kept))
                continue;
            assert_true(is_told(state, &kept, told));
            count++;
        }
    return count;
}

static size_t compare(const ennead_state *state, const char *technique,
                      size_t (*count)(const ennead_state *state, const struct steps *told))
{
    const struct steps *told = steps_of(state, technique);

    assert_int_equal(told->count, count(state, told));
    return told->count;
}

static void all_fireworks_are_found(void **context)
{
    (void)context;
    const ennead_state three = state_of_example(ENNEAD_TRIPLE_FIREWORK);
    const ennead_state four = state_of_example(ENNEAD_QUADRUPLE_FIREWORK);
    struct generator generator = {141};
    size_t found[2] = {compare(&three, "Triple Firework", triples),
                       compare(&four, "Quadruple Firework", quadruples)};

    assert_true(found[0] > 0 && found[1] > 0);
    for (unsigned long round = 0; round < test_size(60, 2000); round++) {
        const ennead_state state = open_state(&generator);
        found[0] += compare(&state, "Triple Firework", triples);
        found[1] += compare(&state, "Quadruple Firework", quadruples);
    }
    report_figure("fireworks: %zu triples, %zu quadruples", found[0], found[1]);
}

/* 1, 2 and 3 leave box 1 only to r1c9 and r9c1. */
static void a_triple(void **context)
{
    (void)context;
    ennead_state state = open_board();

    for (int digit = 1; digit <= 3; digit++) {
        keep_places(&state, digit, 0, "0128");
        keep_places(&state, digit, FIRST_COLUMN, "0128");
    }
    const struct steps *steps = steps_of(&state, "Triple Firework");
    assert_int_equal(steps->count, 1);
    const ennead_step *step = &steps->list[0];
    assert_does(step, "411 419 491 511 519 591 611 619 691 711 719 791 811 819 891 911 919 991",
                "");
    assert_int_equal(step->digits, 7);
    assert_int_equal(step->key_count, 3);
    assert_int_equal(step->keys[0], 0);
    assert_int_equal(step->keys[1], 8);
    assert_int_equal(step->keys[2], 72);
    assert_int_equal(step->base, 1u | 1u << FIRST_COLUMN);
    assert_finds_nothing(&state, "Quadruple Firework");
}

/* 1 and 2 leave box 1, 3 and 4 box 9, to r1c9 and r9c1 alone. */
static void a_quadruple(void **context)
{
    (void)context;
    ennead_state state = open_board();

    for (int digit = 1; digit <= 2; digit++) {
        keep_places(&state, digit, 0, "0128");
        keep_places(&state, digit, FIRST_COLUMN, "0128");
        keep_places(&state, digit + 2, 8, "0678");
        keep_places(&state, digit + 2, 17, "0678");
    }
    const struct steps *steps = steps_of(&state, "Quadruple Firework");
    assert_int_equal(steps->count, 1);
    const ennead_step *step = &steps->list[0];
    assert_int_equal(step->digits, 15);
    assert_int_equal(step->key_count, 4);
    assert_does(step,
                "199 299 311 411 511 519 591 599 611 619 691 699 711 719 791 799 811 819 891 899 "
                "911 919 991 999",
                "");
    assert_finds_nothing(&state, "Triple Firework");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_triple),
        cmocka_unit_test(a_quadruple),
        cmocka_unit_test(all_fireworks_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
