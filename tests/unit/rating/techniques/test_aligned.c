/* SPDX-License-Identifier: MIT */
/*
 * Aligned exclusion against plain loops over all combinations of digits.
 */
#include "support/rating/raters.h"

/* Whether a cell may exclude others in a pattern of `size` cells. */
static bool is_excluder(const struct plain *p, int cell, int size)
{
    const int count = plain_count(p, cell);
    return count >= 2 && count <= size;
}

/* Whether digits in some cells leave a cell nothing. */
static bool takes_all(const struct plain *p, int cell, const int values[3], int size)
{
    for (int digit = 1; digit <= 9; digit++) {
        bool taken = false;
        for (int i = 0; i < size; i++)
            taken = taken || values[i] == digit;
        if (p->has[cell][digit] && !taken)
            return false;
    }
    return true;
}

struct tried_cells {
    int cells[3];
    int size;
    int excluders[ENNEAD_CELLS];
    int excluder_count;
    bool possible[3][10];
};

static bool allowed(const struct plain *p, const struct tried_cells *pattern, const int values[3])
{
    for (int i = 0; i < pattern->size; i++)
        for (int j = 0; j < i; j++)
            if (values[i] == values[j] && plain_sees(pattern->cells[i], pattern->cells[j]))
                return false;
    for (int i = 0; i < pattern->excluder_count; i++)
        if (takes_all(p, pattern->excluders[i], values, pattern->size))
            return false;
    return true;
}

/* Tries every combination of digits; for a pair there is no third digit. */
static void try_digits(const struct plain *p, struct tried_cells *pattern)
{
    const bool three = pattern->size == 3;
    int values[3];

    for (values[0] = 1; values[0] <= 9; values[0]++)
        for (values[1] = 1; values[1] <= 9; values[1]++)
            for (values[2] = three ? 1 : 0; values[2] <= (three ? 9 : 0); values[2]++) {
                bool there = allowed(p, pattern, values);
                for (int i = 0; i < pattern->size; i++)
                    there = there && p->has[pattern->cells[i]][values[i]];
                for (int i = 0; there && i < pattern->size; i++)
                    pattern->possible[i][values[i]] = true;
            }
}

static bool look(const struct plain *p, struct tried_cells *pattern, struct plain_step *step)
{
    bool found = false;

    pattern->excluder_count = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        bool sees_all = is_excluder(p, cell, pattern->size);
        for (int i = 0; i < pattern->size; i++)
            sees_all = sees_all && plain_sees(cell, pattern->cells[i]);
        if (sees_all)
            pattern->excluders[pattern->excluder_count++] = cell;
    }
    if (pattern->excluder_count < 2)
        return false;
    memset(pattern->possible, 0, sizeof pattern->possible);
    try_digits(p, pattern);
    for (int i = 0; i < pattern->size; i++)
        for (int digit = 1; digit <= 9; digit++)
            if (p->has[pattern->cells[i]][digit] && !pattern->possible[i][digit])
                found = step->removed[pattern->cells[i]][digit] = true;
    step->technique = pattern->size == 2 ? ENNEAD_SE_ALIGNED_PAIR : ENNEAD_SE_ALIGNED_TRIPLET;
    step->rating = pattern->size == 2 ? 62 : 75;
    return found;
}

static bool is_candidate(const struct plain *p, int cell, int size)
{
    bool any = false;

    for (int other = 0; other < ENNEAD_CELLS; other++)
        any = any || (plain_sees(cell, other) && is_excluder(p, other, size));
    return any && plain_count(p, cell) >= 2;
}

static bool plain_pair(const struct plain *p, struct plain_step *step)
{
    for (int second = 0; second < ENNEAD_CELLS; second++)
        for (int first = 0; first < second; first++) {
            struct tried_cells pattern = {.cells = {first, second}, .size = 2};
            if (is_candidate(p, first, 2) && is_candidate(p, second, 2) && look(p, &pattern, step))
                return true;
        }
    return false;
}

/* The third cell: the excluders of the first, then those of the second that are not of the
 * first. */
static bool look_with_thirds(const struct plain *p, int first, int second, struct plain_step *step)
{
    for (int turn = 0; turn < 2; turn++)
        for (int third = 0; third < ENNEAD_CELLS; third++) {
            struct tried_cells pattern = {.cells = {first, second, third}, .size = 3};
            const bool of_first = plain_sees(first, third), of_second = plain_sees(second, third);
            if (third == first || third == second || !is_excluder(p, third, 3) ||
                !is_candidate(p, third, 3) || !(turn == 0 ? of_first : of_second && !of_first))
                continue;
            if (look(p, &pattern, step))
                return true;
        }
    return false;
}

static bool plain_triplet(const struct plain *p, struct plain_step *step)
{
    for (int second = 0; second < ENNEAD_CELLS; second++)
        for (int first = 0; first < second; first++)
            if (is_candidate(p, first, 3) && is_candidate(p, second, 3) &&
                look_with_thirds(p, first, second, step))
                return true;
    return false;
}

static void aligned_sets_come_in_order(void **context)
{
    (void)context;
    assert_finds_the_same(se_find_aligned_pair, plain_pair, AFTER_SINGLES, test_size(60, 3000), 51);
    assert_finds_the_same(se_find_aligned_triplet, plain_triplet, AFTER_SINGLES, test_size(6, 200),
                          52);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(aligned_sets_come_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
