/* SPDX-License-Identifier: MIT */
/*
 * Sums of many values: nothing is lost that some filling has, what is impossible at its ends is
 * found, and a sum near its end leaves just the values that such sums have.
 */
#include "support/support.h"

#include "model/filters/sums/sum_bounds.h"

enum { MOST_CELLS = 4, TRIALS = 400 };

struct bound_trial {
    int count, values, sum;
    domain sets[MOST_CELLS], used[MOST_CELLS];
};

static void fill_all(struct bound_trial *t, int cell, int *filling, int sum)
{
    if (cell == t->count || cell == MOST_CELLS) {
        for (int i = 0; i < cell && sum == t->sum; i++)
            t->used[i] |= value_bit(filling[i]);
        return;
    }
    for (int value = 0; value < t->values; value++) {
        bool fits = (t->sets[cell] >> value & 1) != 0;
        for (int i = 0; i < cell; i++)
            fits = fits && filling[i] != value;
        filling[cell] = value;
        if (fits)
            fill_all(t, cell + 1, filling, sum + value);
    }
}

/* Calls fill_bound for all cells. */
static bool bound(fill *f, const struct bound_trial *t)
{
    return fill_begin(f, t->sets, t->count) &&
           fill_bound(f, 0, f->open, t->sum - f->held, t->sum - f->held);
}

static void nothing_is_lost(void **state)
{
    (void)state;
    struct generator g = {3};
    int possible = 0;

    for (int trial = 0; trial < TRIALS; trial++) {
        struct bound_trial t = {.count = 2 + (int)generator_below(&g, MOST_CELLS - 1),
                                .values = 12 + (int)generator_below(&g, 5)};
        int filling[MOST_CELLS];
        fill f;

        for (int i = 0; i < t.count; i++)
            t.sets[i] = generator_next(&g) & (UINT64_MAX >> (64 - t.values));
        t.sum = (int)generator_below(&g, (unsigned)(t.count * t.values));
        fill_all(&t, 0, filling, 0);
        const bool found = t.used[0] != 0;
        if (fill_begin(&f, t.sets, t.count) && fill_is_small(&f))
            continue;
        if (!bound(&f, &t)) {
            assert_false(found);
            continue;
        }
        for (int i = 0; i < f.open; i++)
            assert_int_equal(t.used[f.places[i]] & ~fill_domain(&f, i), 0);
        possible += found;
    }
    assert_in_range(possible, TRIALS / 10, TRIALS);
}

static void ends_are_exact(void **state)
{
    (void)state;
    const domain all = UINT64_MAX >> (64 - 20);
    const struct {
        int sum;
        domain left;
    } cases[] = {
        {2, 0}, /* 0 + 1 + 2 is more */
        {3, 7}, /* and this is all of them */
        {4, 15 & ~UINT64_C(4)},
        {54, UINT64_C(7) << 17},
        {53, UINT64_C(15) << 16 & ~(UINT64_C(1) << 17)},
        {55, 0},
    };

    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        const struct bound_trial t = {3, 20, cases[i].sum, {all, all, all}, {0}};
        fill f;
        assert_int_equal(bound(&f, &t), cases[i].left != 0);
        for (int cell = 0; cases[i].left != 0 && cell < 3; cell++)
            assert_int_equal(f.sets[cell], cases[i].left);
    }
}

static void the_middle_is_left_to_bounds(void **state)
{
    (void)state;
    const domain all = UINT64_MAX;
    const struct bound_trial t = {4, 64, 126, {all, all, all, 3}, {0}};
    fill f;

    assert_true(bound(&f, &t));
    for (int cell = 0; cell < 3; cell++)
        assert_int_equal(f.sets[cell], all);
    assert_true(fill_bound(&f, 0, 0, 0, 0));
    assert_false(fill_bound(&f, 0, 0, 1, 2));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_lost),
        cmocka_unit_test(ends_are_exact),
        cmocka_unit_test(the_middle_is_left_to_bounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
