/* SPDX-License-Identifier: MIT */
/*
 * XY- and XYZ-Wings against plain loops.
 */
#include "support/rating/raters.h"

/* How many digits are in all of, and in any of, three cells. */
static void count_digits(const struct plain *p, const int three[3], int *in_all, int *in_any)
{
    *in_all = *in_any = 0;
    for (int digit = 1; digit <= 9; digit++) {
        int holders = 0;
        for (int i = 0; i < 3; i++)
            holders += p->has[three[i]][digit];
        *in_all += holders == 3;
        *in_any += holders > 0;
    }
}

static bool look(const struct plain *p, const int three[3], int pivot_digits,
                 struct plain_step *step)
{
    int in_all, in_any;
    bool found = false;

    if (!plain_sees(three[0], three[1]) || !plain_sees(three[0], three[2]) ||
        plain_count(p, three[1]) != 2 || plain_count(p, three[2]) != 2)
        return false;
    count_digits(p, three, &in_all, &in_any);
    if (in_any != 3 || in_all != pivot_digits - 2)
        return false;
    for (int digit = 1; digit <= 9; digit++) {
        if (!p->has[three[1]][digit] || !p->has[three[2]][digit])
            continue;
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            if (p->has[cell][digit] && plain_sees(cell, three[1]) && plain_sees(cell, three[2]) &&
                (pivot_digits == 2 || plain_sees(cell, three[0])) && cell != three[0])
                found = step->removed[cell][digit] = true;
    }
    step->technique = pivot_digits == 2 ? ENNEAD_SE_XY_WING : ENNEAD_SE_XYZ_WING;
    step->rating = pivot_digits == 2 ? 42 : 44;
    return found;
}

static bool plain_wing(const struct plain *p, int pivot_digits, struct plain_step *step)
{
    for (int pivot = 0; pivot < ENNEAD_CELLS; pivot++)
        for (int first = 0; plain_count(p, pivot) == pivot_digits && first < ENNEAD_CELLS; first++)
            for (int second = 0; second < ENNEAD_CELLS; second++) {
                const int three[3] = {pivot, first, second};
                if (first != second && look(p, three, pivot_digits, step))
                    return true;
            }
    return false;
}

static bool plain_xy_wing(const struct plain *p, struct plain_step *step)
{
    return plain_wing(p, 2, step);
}

static bool plain_xyz_wing(const struct plain *p, struct plain_step *step)
{
    return plain_wing(p, 3, step);
}

static void wings_come_in_order(void **context)
{
    (void)context;
    assert_finds_the_same(se_find_xy_wing, plain_xy_wing, AFTER_NOTHING, test_size(200, 20000), 41);
    assert_finds_the_same(se_find_xyz_wing, plain_xyz_wing, AFTER_NOTHING, test_size(200, 20000),
                          42);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wings_come_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
