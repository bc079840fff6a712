/* SPDX-License-Identifier: MIT */
/*
 * Locked candidates, direct and not, against plain loops.
 */
#include "support/rating/raters.h"

static bool in_house(enum plain_kind kind, int index, int cell)
{
    for (int position = 0; position < 9; position++)
        if (plain_cell(kind, index, position) == cell)
            return true;
    return false;
}

/* How many places a digit has in a house, outside another; `left` is the last of them. */
static int places_outside(const struct plain *p, int digit, enum plain_kind kind, int index,
                          enum plain_kind other, int other_index, int *left)
{
    int count = 0;

    for (int position = 0; position < 9; position++) {
        const int cell = plain_cell(kind, index, position);
        if (p->has[cell][digit] && !in_house(other, other_index, cell)) {
            *left = cell;
            count++;
        }
    }
    return count;
}

static bool meet(enum plain_kind kind, int index, enum plain_kind other, int other_index)
{
    for (int position = 0; position < 9; position++)
        if (in_house(other, other_index, plain_cell(kind, index, position)))
            return true;
    return false;
}

typedef bool (*plain_lock)(const struct plain *p, int digit, enum plain_kind kind, int index,
                           enum plain_kind other, int other_index, struct plain_step *step);

static bool direct_lock(const struct plain *p, int digit, enum plain_kind kind, int index,
                        enum plain_kind other, int other_index, struct plain_step *step)
{
    for (int third = 0; third < 9; third++) {
        int left = 0;
        if (third == index || !meet(kind, third, other, other_index) ||
            plain_places(p, kind, third, digit) < 2 ||
            places_outside(p, digit, kind, third, other, other_index, &left) != 1)
            continue;
        step->technique = kind == PLAIN_BOX ? ENNEAD_SE_DIRECT_POINTING : ENNEAD_SE_DIRECT_CLAIMING;
        step->rating = kind == PLAIN_BOX ? 17 : 19;
        step->cell = left;
        step->digit = digit;
        return true;
    }
    return false;
}

static bool indirect_lock(const struct plain *p, int digit, enum plain_kind kind, int index,
                          enum plain_kind other, int other_index, struct plain_step *step)
{
    bool found = false;

    for (int position = 0; position < 9; position++) {
        const int cell = plain_cell(other, other_index, position);
        if (p->has[cell][digit] && !in_house(kind, index, cell))
            found = step->removed[cell][digit] = true;
    }
    step->technique = kind == PLAIN_BOX ? ENNEAD_SE_POINTING : ENNEAD_SE_CLAIMING;
    step->rating = kind == PLAIN_BOX ? 26 : 28;
    return found;
}

static bool lock_in(const struct plain *p, enum plain_kind kind, enum plain_kind other,
                    plain_lock take, struct plain_step *step)
{
    for (int digit = 1; digit <= 9; digit++)
        for (int index = 0; index < 9; index++)
            for (int other_index = 0; other_index < 9; other_index++) {
                int left;
                if (plain_places(p, kind, index, digit) >= 2 &&
                    meet(kind, index, other, other_index) &&
                    places_outside(p, digit, kind, index, other, other_index, &left) == 0 &&
                    take(p, digit, kind, index, other, other_index, step))
                    return true;
            }
    return false;
}

static bool plain_locking(const struct plain *p, plain_lock take, struct plain_step *step)
{
    return lock_in(p, PLAIN_BOX, PLAIN_COLUMN, take, step) ||
           lock_in(p, PLAIN_BOX, PLAIN_ROW, take, step) ||
           lock_in(p, PLAIN_COLUMN, PLAIN_BOX, take, step) ||
           lock_in(p, PLAIN_ROW, PLAIN_BOX, take, step);
}

static bool plain_direct(const struct plain *p, struct plain_step *step)
{
    return plain_locking(p, direct_lock, step);
}

static bool plain_indirect(const struct plain *p, struct plain_step *step)
{
    return plain_locking(p, indirect_lock, step);
}

static void locks_come_in_order(void **context)
{
    (void)context;
    assert_finds_the_same(se_find_direct_locking, plain_direct, AFTER_HIDDEN_SINGLES,
                          test_size(4000, 40000), 11);
    assert_finds_the_same(se_find_locking, plain_indirect, AFTER_HIDDEN_SINGLES,
                          test_size(200, 20000), 12);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(locks_come_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
