/* SPDX-License-Identifier: MIT */
/*
 * Naked and hidden sets against plain loops.
 */
#include "support/rating/raters.h"

static const enum plain_kind kinds[] = {PLAIN_BOX, PLAIN_COLUMN, PLAIN_ROW};

typedef bool (*plain_look)(const struct plain *p, enum plain_kind kind, int index, int size,
                           unsigned chosen, struct plain_step *step);

static int ones(unsigned set)
{
    int count = 0;

    for (; set != 0; set &= set - 1)
        count++;
    return count;
}

/* The positions of a digit in a house. */
static unsigned places_of(const struct plain *p, enum plain_kind kind, int index, int digit)
{
    unsigned places = 0;

    for (int position = 0; position < 9; position++)
        if (p->has[plain_cell(kind, index, position)][digit])
            places |= 1u << position;
    return places;
}

/* The union of the places of the chosen digits (bit 0: digit 1), or 0 when it is no set. */
static unsigned hidden_places(const struct plain *p, enum plain_kind kind, int index, int size,
                              unsigned chosen)
{
    unsigned all = 0;

    for (int digit = 1; digit <= 9; digit++)
        if ((chosen >> (digit - 1) & 1) != 0) {
            const unsigned places = places_of(p, kind, index, digit);
            if (ones(places) < 2)
                return 0;
            all |= places;
        }
    return ones(all) == size ? all : 0;
}

static bool look_direct(const struct plain *p, enum plain_kind kind, int index, int size,
                        unsigned chosen, struct plain_step *step)
{
    const unsigned set = hidden_places(p, kind, index, size, chosen);

    for (int digit = 1; set != 0 && digit <= 9; digit++) {
        const unsigned places = places_of(p, kind, index, digit);
        if ((chosen >> (digit - 1) & 1) != 0 || ones(places) < 2 || ones(places & ~set) != 1)
            continue;
        step->technique =
            size == 2 ? ENNEAD_SE_DIRECT_HIDDEN_PAIR : ENNEAD_SE_DIRECT_HIDDEN_TRIPLET;
        step->rating = size == 2 ? 20 : 25;
        step->digit = digit;
        for (int position = 0; position < 9; position++)
            if ((places & ~set) == 1u << position)
                step->cell = plain_cell(kind, index, position);
        return true;
    }
    return false;
}

static bool look_hidden(const struct plain *p, enum plain_kind kind, int index, int size,
                        unsigned chosen, struct plain_step *step)
{
    const unsigned set = hidden_places(p, kind, index, size, chosen);
    bool found = false;

    for (int position = 0; position < 9; position++)
        for (int digit = 1; digit <= 9; digit++) {
            const int cell = plain_cell(kind, index, position);
            if ((set >> position & 1) != 0 && (chosen >> (digit - 1) & 1) == 0 &&
                p->has[cell][digit])
                found = step->removed[cell][digit] = true;
        }
    step->technique = size == 2   ? ENNEAD_SE_HIDDEN_PAIR
                      : size == 3 ? ENNEAD_SE_HIDDEN_TRIPLET
                                  : ENNEAD_SE_HIDDEN_QUAD;
    step->rating = size == 2 ? 34 : size == 3 ? 40 : 54;
    return found;
}

static bool look_naked(const struct plain *p, enum plain_kind kind, int index, int size,
                       unsigned chosen, struct plain_step *step)
{
    bool held[10] = {false}, found = false;
    int count = 0;

    for (int position = 0; position < 9; position++)
        if ((chosen >> position & 1) != 0) {
            const int cell = plain_cell(kind, index, position);
            if (plain_count(p, cell) < 2)
                return false;
            for (int digit = 1; digit <= 9; digit++)
                held[digit] = held[digit] || p->has[cell][digit];
        }
    for (int digit = 1; digit <= 9; digit++)
        count += held[digit];
    if (count != size)
        return false;
    for (int position = 0; position < 9; position++)
        for (int digit = 1; digit <= 9; digit++) {
            const int cell = plain_cell(kind, index, position);
            if ((chosen >> position & 1) == 0 && held[digit] && p->has[cell][digit])
                found = step->removed[cell][digit] = true;
        }
    step->technique = size == 2   ? ENNEAD_SE_NAKED_PAIR
                      : size == 3 ? ENNEAD_SE_NAKED_TRIPLET
                                  : ENNEAD_SE_NAKED_QUAD;
    step->rating = size == 2 ? 30 : size == 3 ? 36 : 50;
    return found;
}

/* Looks in the houses that have at least so many empty cells. */
static bool look_in_houses(const struct plain *p, plain_look look, int size, int least,
                           struct plain_step *step)
{
    for (size_t k = 0; k < COUNT_OF(kinds); k++)
        for (int index = 0; index < 9; index++) {
            unsigned chosen = (1u << size) - 1;
            if (plain_empty(p, kinds[k], index) < least)
                continue;
            do {
                if (look(p, kinds[k], index, size, chosen, step))
                    return true;
            } while (plain_next(&chosen, 9));
        }
    return false;
}

#define PLAIN(name, look, size, least) \
    static bool plain_##name(const struct plain *p, struct plain_step *step) \
    { \
        return look_in_houses(p, look, size, least, step); \
    }
PLAIN(direct_pair, look_direct, 2, 3)
PLAIN(direct_triplet, look_direct, 3, 4)
PLAIN(hidden_pair, look_hidden, 2, 5)
PLAIN(hidden_triplet, look_hidden, 3, 7)
PLAIN(hidden_quad, look_hidden, 4, 9)
PLAIN(naked_pair, look_naked, 2, 4)
PLAIN(naked_triplet, look_naked, 3, 6)
PLAIN(naked_quad, look_naked, 4, 8)

static void direct_sets_come_in_order(void **context)
{
    (void)context;
    assert_finds_the_same(se_find_direct_hidden_pair, plain_direct_pair, AFTER_HIDDEN_SINGLES,
                          test_size(300, 20000), 21);
    assert_finds_the_same(se_find_direct_hidden_triplet, plain_direct_triplet, AFTER_HIDDEN_SINGLES,
                          test_size(300, 20000), 22);
}

static void hidden_sets_come_in_order(void **context)
{
    (void)context;
    assert_finds_the_same(se_find_hidden_pair, plain_hidden_pair, AFTER_NOTHING,
                          test_size(200, 20000), 23);
    assert_finds_the_same(se_find_hidden_triplet, plain_hidden_triplet, AFTER_NOTHING,
                          test_size(300, 20000), 24);
}

static void naked_sets_come_in_order(void **context)
{
    (void)context;
    assert_finds_the_same(se_find_naked_pair, plain_naked_pair, AFTER_NOTHING,
                          test_size(200, 20000), 25);
    assert_finds_the_same(se_find_naked_triplet, plain_naked_triplet, AFTER_NOTHING,
                          test_size(300, 20000), 26);
    assert_finds_the_same(se_find_naked_quad, plain_naked_quad, AFTER_NOTHING,
                          test_size(800, 20000), 27);
}

/* A hidden quad wants a house without any value. */
static void hidden_quads_come_in_order(void **context)
{
    (void)context;
    assert_finds_the_same(se_find_hidden_quad, plain_hidden_quad, AFTER_NOTHING,
                          test_size(4000, 20000), 28);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(direct_sets_come_in_order),
        cmocka_unit_test(hidden_sets_come_in_order),
        cmocka_unit_test(naked_sets_come_in_order),
        cmocka_unit_test(hidden_quads_come_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
