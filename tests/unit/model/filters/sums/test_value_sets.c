/* SPDX-License-Identifier: MIT */
/*
 * Families of sets of values: what they leave to cells that differ, with sums of the first few, is
 * just what trying every filling leaves.
 */
#include "support/support.h"

#include "model/filters/sums/value_sets.h"

enum { MOST_CELLS = 5, TRIALS = 3000 };

struct fill_trial {
    int count, values;
    domain sets[MOST_CELLS], used[MOST_CELLS];
    int sums[MOST_CELLS + 1]; /* of the first so many cells */
    uint64_t reached;         /* sums of all cells */
};

/* Tries every filling. */
static void fill_all(struct fill_trial *t, int cell, int *filling, int sum)
{
    if (t->sums[cell] != ANY_SUM && t->sums[cell] != sum)
        return;
    if (cell == t->count || cell == MOST_CELLS) {
        for (int i = 0; i < cell; i++)
            t->used[i] |= value_bit(filling[i]);
        t->reached |= value_bit(sum);
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

static struct fill_trial random_trial(struct generator *g)
{
    struct fill_trial t = {.count = 1 + (int)generator_below(g, MOST_CELLS)};
    int filling[MOST_CELLS];

    t.values = t.count + (int)generator_below(g, (unsigned)(FAMILY_VALUES - t.count + 1));
    for (int i = 0; i < t.count; i++) {
        const domain all = UINT64_MAX >> (64 - t.values);
        t.sets[i] =
            generator_next(g) & (generator_below(g, 3) == 0 ? generator_next(g) : all) & all;
        t.sets[i] |= value_bit((int)generator_below(g, (unsigned)t.values));
        t.sums[i] = i > 1 && generator_below(g, 4) == 0 ? (int)generator_below(g, 12) : ANY_SUM;
    }
    t.sums[t.count] = generator_below(g, 3) == 0 ? ANY_SUM : (int)generator_below(g, 30);
    fill_all(&t, 0, filling, 0);
    return t;
}

/* Puts the conditions on the open cells; false: one is not met. */
static bool put_sums(const struct fill_trial *t, fill *f)
{
    int open = 0, held = 0;

    for (int i = 0; i <= t->count; i++) {
        if (t->sums[i] != ANY_SUM) {
            const int sum = t->sums[i] - held;
            if (sum < 0 || (open == 0 && sum > 0) ||
                (f->sums[open] != ANY_SUM && f->sums[open] != sum))
                return false;
            f->sums[open] = sum;
        }
        if (i < t->count && is_single(t->sets[i]))
            held += lowest_value(t->sets[i]);
        else
            open++;
    }
    return true;
}

static void they_leave_what_fillings_have(void **state)
{
    (void)state;
    struct generator g = {11};
    int possible = 0;

    for (int trial = 0; trial < TRIALS; trial++) {
        const struct fill_trial t = random_trial(&g);
        fill f;
        const bool found = fill_begin(&f, t.sets, t.count) && put_sums(&t, &f) && fill_forward(&f);

        assert_int_equal(found, t.reached != 0);
        if (!found)
            continue;
        uint64_t sums = 0;
        fill_add_sums(&f, &sums, 0);
        assert_int_equal(sums, t.reached);
        fill_backward(&f);
        for (int i = 0; i < f.open; i++)
            assert_int_equal(fill_domain(&f, i), t.used[f.places[i]]);
        possible++;
    }
    assert_in_range(possible, TRIALS / 10, TRIALS);
    report_figure("families: %d of %d fillings possible, each as by trying all", possible, TRIALS);
}

static void sums_that_are_not_wanted_go(void **state)
{
    (void)state;
    const domain sets[] = {7, 7, 7 << 1};
    const uint64_t none = 0, five = value_bit(5), late = value_bit(0);
    fill f;

    assert_true(fill_begin(&f, sets, 3));
    assert_true(fill_forward(&f));
    assert_false(fill_keep_sums(&f, &none, 1, 0));
    assert_true(fill_begin(&f, sets, 3));
    assert_true(fill_forward(&f));
    assert_true(fill_keep_sums(&f, &five, 1, 0));
    assert_true(fill_begin(&f, sets, 3));
    assert_true(fill_forward(&f));
    assert_false(fill_keep_sums(&f, &late, 1, 100));
}

static void sets_that_are_not_allowed_go(void **state)
{
    (void)state;
    const domain sets[] = {1 | 2, 2 | 4, 8};
    family allowed = {{0}};
    fill f;

    assert_true(fill_begin(&f, sets, 3));
    assert_true(fill_forward(&f));
    allowed.words[0] = value_bit(1 | 2 | 8);
    assert_true(fill_keep_sets(&f, &allowed));
    fill_backward(&f);
    assert_int_equal(fill_domain(&f, 0), 1);
    assert_int_equal(fill_domain(&f, 1), 2);
    allowed.words[0] = value_bit(1 | 2 | 4);
    assert_false(fill_keep_sets(&f, &allowed));
}

static void equal_values_do_not_fit(void **state)
{
    (void)state;
    const domain same[] = {4, 4}, crowded[] = {3, 3, 3}, taken[] = {4, 12, 8};
    fill f;

    assert_false(fill_begin(&f, same, 2));
    assert_false(fill_begin(&f, crowded, 3));
    assert_false(fill_begin(&f, taken, 3));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(they_leave_what_fillings_have),
        cmocka_unit_test(sums_that_are_not_wanted_go),
        cmocka_unit_test(sets_that_are_not_allowed_go),
        cmocka_unit_test(equal_values_do_not_fit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
