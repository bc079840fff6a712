/* SPDX-License-Identifier: MIT */
/*
 * WXYZ- to TUVWXYZ-Wings against plain loops over cells that all see one another, and over all
 * other cells; the best by rating, number, and suffix as text, the first of equals.
 */
#include "support/rating/raters.h"

enum { MOST = 6 };

struct tried_wing {
    int cells[MOST];
    int size;
};

struct best {
    bool found;
    double rating;
    int count;
    char suffix[16];
    struct plain_step *step;
};

static int count_held(const struct plain *p, const struct tried_wing *w, int size)
{
    int count = 0;

    for (int digit = 1; digit <= 9; digit++) {
        bool held = false;
        for (int i = 0; i < size; i++)
            held = held || p->has[w->cells[i]][digit];
        count += held;
    }
    return count;
}

static bool is_held(const struct plain *p, const struct tried_wing *w, int digit)
{
    for (int i = 0; i < w->size; i++)
        if (p->has[w->cells[i]][digit])
            return true;
    return false;
}

/* Whether a cell sees all cells of the wing that may hold a digit. */
static bool sees_all(const struct plain *p, const struct tried_wing *w, int cell, int digit)
{
    for (int i = 0; i < w->size; i++)
        if (p->has[w->cells[i]][digit] && !plain_sees(cell, w->cells[i]))
            return false;
    return true;
}

static int remove_digit(const struct plain *p, const struct tried_wing *w, int pair, int digit,
                        struct plain_step *step)
{
    int count = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (p->has[cell][digit] && sees_all(p, w, cell, digit) &&
            (!p->has[pair][digit] || plain_sees(cell, pair))) {
            step->removed[cell][digit] = true;
            count++;
        }
    return count;
}

static double rating_of(int size, int most)
{
    const int off = most < 3 ? 3 - most : most - 3;

    switch (size) {
    case 3:
        return 5.5 + (1 - off) * 0.1;
    case 4:
        return 6.2 + (2 - off) * 0.1;
    default:
        return size == 5 ? 6.6 : 7.5;
    }
}

static void keep_better(struct best *best, double rating, int count, const char *suffix,
                        const struct plain_step *step)
{
    if (best->found &&
        (rating > best->rating ||
         (rating == best->rating &&
          (count < best->count || (count == best->count && strcmp(suffix, best->suffix) <= 0)))))
        return;
    best->found = true;
    best->rating = rating;
    best->count = count;
    strcpy(best->suffix, suffix);
    *best->step = *step;
}

static void look_with(const struct plain *p, const struct tried_wing *w, int pair,
                      struct best *best)
{
    static const ennead_se_technique techniques[] = {[3] = ENNEAD_SE_WXYZ_WING,
                                                     ENNEAD_SE_VWXYZ_WING,
                                                     ENNEAD_SE_UVWXYZ_WING,
                                                     ENNEAD_SE_TUVWXYZ_WING};
    struct plain_step step = {.technique = techniques[w->size]};
    int linked = 0, most = 0, sum = 0, inside = 0, outside[10] = {0}, total = 0, ends = 0;
    char suffix[16];

    for (int digit = 1; digit <= 9; digit++) {
        if (p->has[pair][digit] && !is_held(p, w, digit))
            return;
        linked += p->has[pair][digit] && sees_all(p, w, pair, digit);
    }
    if (linked == 0)
        return;
    for (int digit = 1; digit <= 9; digit++) {
        if (!is_held(p, w, digit))
            continue;
        if (!p->has[pair][digit])
            inside += linked == 2 ? remove_digit(p, w, pair, digit, &step) : 0;
        else if (linked == 2 || !sees_all(p, w, pair, digit))
            outside[digit] = remove_digit(p, w, pair, digit, &step);
        total += outside[digit];
        ends += outside[digit] > 0;
    }
    total += inside;
    if (total == 0)
        return;
    for (int i = 0; i < w->size; i++) {
        const int count = plain_count(p, w->cells[i]);
        most = count > most ? count : most;
        sum += count;
    }
    snprintf(suffix, sizeof suffix, "%d%d%d", linked == 2 && (inside > 0 || ends == 2) ? 2 : 1,
             most, sum);
    step.rating = (int)(10 * rating_of(w->size, most) + 0.5);
    keep_better(best, rating_of(w->size, most), total, suffix, &step);
}

static void look_beside(const struct plain *p, const struct tried_wing *w, struct best *best)
{
    for (int pair = 0; pair < ENNEAD_CELLS; pair++) {
        bool beside = plain_count(p, pair) == 2;
        for (int i = 0; i < w->size; i++)
            beside = beside && pair != w->cells[i];
        if (beside)
            look_with(p, w, pair, best);
    }
}

static void choose(const struct plain *p, struct tried_wing *w, int chosen, struct best *best)
{
    if (chosen == w->size || chosen == MOST) {
        if (count_held(p, w, chosen) == w->size + 1)
            look_beside(p, w, best);
        return;
    }
    for (int cell = chosen == 0 ? 0 : w->cells[chosen - 1] + 1; cell < ENNEAD_CELLS; cell++) {
        bool fits = plain_count(p, cell) > 1;
        for (int i = 0; i < chosen; i++)
            fits = fits && plain_sees(cell, w->cells[i]);
        w->cells[chosen] = cell;
        if (fits && count_held(p, w, chosen + 1) <= w->size + 1)
            choose(p, w, chosen + 1, best);
    }
}

static bool plain_wing(const struct plain *p, int size, struct plain_step *step)
{
    struct best best = {.step = step};
    struct tried_wing w = {.size = size};

    choose(p, &w, 0, &best);
    return best.found;
}

#define PLAIN_WING(name, size) \
    static bool name(const struct plain *p, struct plain_step *step) \
    { \
        return plain_wing(p, size, step); \
    }
PLAIN_WING(plain_wxyz, 3)
PLAIN_WING(plain_vwxyz, 4)
PLAIN_WING(plain_uvwxyz, 5)
PLAIN_WING(plain_tuvwxyz, 6)
#undef PLAIN_WING

static void wings_come_in_order(void **context)
{
    (void)context;
    assert_finds_the_same(se_find_wxyz_wing, plain_wxyz, AFTER_SINGLES, test_size(800, 40000), 71);
    assert_finds_the_same(se_find_vwxyz_wing, plain_vwxyz, AFTER_SINGLES, test_size(800, 40000),
                          72);
    assert_finds_the_same(se_find_uvwxyz_wing, plain_uvwxyz, AFTER_SINGLES, test_size(800, 20000),
                          73);
    assert_finds_the_same(se_find_tuvwxyz_wing, plain_tuvwxyz, AFTER_SINGLES, test_size(800, 20000),
                          74);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wings_come_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
