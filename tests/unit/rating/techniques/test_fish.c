/* SPDX-License-Identifier: MIT */
/*
 * X-Wings, Swordfish and Jellyfish against plain loops.
 */
#include "support/rating/raters.h"

/* One combination of base lines and one digit. */
static bool look(const struct plain *p, enum plain_kind base, unsigned lines, int size, int digit,
                 struct plain_step *step)
{
    const enum plain_kind cover = base == PLAIN_COLUMN ? PLAIN_ROW : PLAIN_COLUMN;
    bool covered[9] = {false}, found = false;
    int covers = 0;

    for (int line = 0; line < 9; line++) {
        if ((lines >> line & 1) == 0)
            continue;
        if (plain_places(p, base, line, digit) < 2)
            return false;
        for (int position = 0; position < 9; position++)
            if (p->has[plain_cell(base, line, position)][digit] && !covered[position]) {
                covered[position] = true;
                covers++;
            }
    }
    if (covers != size)
        return false;
    for (int line = 0; line < 9; line++)
        for (int position = 0; position < 9; position++) {
            const int cell = plain_cell(cover, line, position);
            if (covered[line] && (lines >> position & 1) == 0 && p->has[cell][digit])
                found = step->removed[cell][digit] = true;
        }
    step->technique = size == 2   ? ENNEAD_SE_X_WING
                      : size == 3 ? ENNEAD_SE_SWORDFISH
                                  : ENNEAD_SE_JELLYFISH;
    step->rating = size == 2 ? 32 : size == 3 ? 38 : 52;
    return found;
}

static int placed(const struct plain *p, int digit)
{
    int count = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        count += p->value[cell] == digit;
    return count;
}

static bool plain_fish(const struct plain *p, int size, struct plain_step *step)
{
    static const enum plain_kind bases[] = {PLAIN_COLUMN, PLAIN_ROW};

    for (size_t b = 0; b < COUNT_OF(bases); b++) {
        unsigned lines = (1u << size) - 1;
        do {
            for (int digit = 1; digit <= 9; digit++)
                if (placed(p, digit) + 2 * size <= 9 && look(p, bases[b], lines, size, digit, step))
                    return true;
        } while (plain_next(&lines, 9));
    }
    return false;
}

static bool plain_x_wing(const struct plain *p, struct plain_step *step)
{
    return plain_fish(p, 2, step);
}

static bool plain_swordfish(const struct plain *p, struct plain_step *step)
{
    return plain_fish(p, 3, step);
}

static bool plain_jellyfish(const struct plain *p, struct plain_step *step)
{
    return plain_fish(p, 4, step);
}

static void fish_come_in_order(void **context)
{
    (void)context;
    assert_finds_the_same(se_find_x_wing, plain_x_wing, AFTER_NOTHING, test_size(300, 20000), 31);
    assert_finds_the_same(se_find_swordfish, plain_swordfish, AFTER_NOTHING, test_size(300, 20000),
                          32);
    assert_finds_the_same(se_find_jellyfish, plain_jellyfish, AFTER_NOTHING, test_size(800, 20000),
                          33);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fish_come_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
