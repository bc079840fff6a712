/* SPDX-License-Identifier: MIT */
/*
 * What is left to up to three cells that differ and add up to a number, and which values they must
 * hold, is just what trying every filling says; with few values and with all 64.
 */
#include "support/support.h"

#include "model/filters/sums/few_cells.h"

enum { TRIALS = 4000 };

struct few_trial {
    int count, sum;
    domain sets[FEW_CELLS], used[FEW_CELLS], in_all;
    bool any;
};

static void fill_all(struct few_trial *t, int cell, domain held, int sum)
{
    if (cell == t->count || cell == FEW_CELLS) {
        if (sum == t->sum) {
            t->in_all &= held;
            t->any = true;
        }
        return;
    }
    FOR_EACH_VALUE(rest, t->sets[cell])
        if ((held & rest & -rest) == 0)
            fill_all(t, cell + 1, held | (rest & -rest), sum + lowest_value(rest));
}

/* Leaves to each cell each value that a filling with that value alone has. */
static void try_values(const struct few_trial *t, struct few_trial *found)
{
    *found = *t;
    found->in_all = UINT64_MAX;
    fill_all(found, 0, 0, 0);
    for (int i = 0; i < t->count; i++) {
        found->used[i] = 0;
        FOR_EACH_VALUE(rest, t->sets[i]) {
            struct few_trial one = *t;
            one.sets[i] = rest & -rest;
            fill_all(&one, 0, 0, 0);
            found->used[i] |= one.any ? one.sets[i] : 0;
        }
    }
}

static void they_leave_what_fillings_have(void **state)
{
    (void)state;
    struct generator g = {.state = 5};
    int with_required = 0, without = 0;

    for (int trial = 0; trial < TRIALS; trial++) {
        const int top = generator_below(&g, 8) == 0 ? 64 : 3 + (int)generator_below(&g, 9);
        struct few_trial t = {.count = 1 + (int)generator_below(&g, FEW_CELLS)}, found;
        domain required;

        for (int i = 0; i < t.count; i++) {
            t.sets[i] = generator_next(&g) & generator_next(&g) & UINT64_MAX >> (64 - top);
            t.sets[i] |= value_bit((int)generator_below(&g, (unsigned)top));
        }
        t.sum = (int)generator_below(&g, (unsigned)(t.count * top + 4)) - 2;
        try_values(&t, &found);
        assert_int_equal(few_cells_leave(t.sets, t.count, t.sum, &required), found.any);
        if (!found.any) {
            without++;
            continue;
        }
        with_required += required != 0;
        assert_true(required == found.in_all);
        for (int i = 0; i < t.count; i++)
            assert_true(t.sets[i] == found.used[i]);
    }
    assert_true(with_required > TRIALS / 10);
    assert_true(without > TRIALS / 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(they_leave_what_fillings_have),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
