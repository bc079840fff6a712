/* SPDX-License-Identifier: MIT */
/*
 * Unique rectangles and loops against a plain search: every way round from every cell with two
 * candidates, and of all hints the first of the least rating, then of the least type. Ratings are
 * compared as the original does, as sums of binary fractions.
 */
#include "support/rating/raters.h"

static const enum plain_kind kinds[] = {PLAIN_BOX, PLAIN_ROW, PLAIN_COLUMN};

struct tried_loop {
    const struct plain *p;
    int pair[2];
    int loop[ENNEAD_CELLS], length;
    bool in_loop[ENNEAD_CELLS];
    struct plain_step *best;
    double rating; /* of the best; 0: none */
    int type;
};

static int index_of(enum plain_kind kind, int cell)
{
    return kind == PLAIN_BOX   ? cell / 27 * 3 + cell % 9 / 3
           : kind == PLAIN_ROW ? cell / 9
                               : cell % 9;
}

static double base_of(int length)
{
    return length >= 10 ? 4.5 + 0.3 + 0.2 : length == 8 ? 4.5 + 0.2 : length == 6 ? 4.5 + 0.1 : 4.5;
}

static void offer(struct tried_loop *s, int type, int added, const struct plain_step *step)
{
    const double rating = base_of(s->length) + added * 0.1;
    bool any = false;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 1; digit <= 9; digit++)
            any = any || step->removed[cell][digit];
    if (!any ||
        (s->rating != 0 && (rating > s->rating || (rating == s->rating && type >= s->type))))
        return;
    *s->best = *step;
    s->rating = rating;
    s->type = type;
    s->best->rating = (int)(rating * 10 + 0.5);
    s->best->technique = (ennead_se_technique)((s->length == 4 ? (int)ENNEAD_SE_UNIQUE_RECTANGLE_1
                                                               : (int)ENNEAD_SE_UNIQUE_LOOP_6_1 +
                                                                     4 * (s->length / 2 - 3)) +
                                               type - 1);
}

static bool in_pair(const struct tried_loop *s, int digit)
{
    return digit == s->pair[0] || digit == s->pair[1];
}

static void remove_if_there(const struct tried_loop *s, struct plain_step *step, int cell,
                            int digit)
{
    if (s->p->has[cell][digit])
        step->removed[cell][digit] = true;
}

static void try_type_2(struct tried_loop *s, const int *extra, int count, int digit)
{
    struct plain_step step = {0};

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        bool sees_all = true;
        for (int i = 0; i < count; i++)
            sees_all = sees_all && plain_sees(cell, extra[i]);
        if (sees_all)
            remove_if_there(s, &step, cell, digit);
    }
    offer(s, 2, 0, &step);
}

/* The cells of a house that are chosen, as one bit a position, and those of them with
 * candidates. */
static void try_naked(struct tried_loop *s, enum plain_kind kind, int index, const int extra[2],
                      unsigned chosen, int size)
{
    bool held[10] = {false}, covered[10] = {false};
    struct plain_step step = {0};
    int count = 0, cover = 0;

    for (int digit = 1; digit <= 9; digit++) {
        const bool first = s->p->has[extra[0]][digit], second = s->p->has[extra[1]][digit];
        if (!in_pair(s, digit)) {
            held[digit] = first || second;
            covered[digit] = first && second;
        }
    }
    for (int position = 0; position < 9; position++) {
        const int cell = plain_cell(kind, index, position);
        if ((chosen >> position & 1) == 0) {
            if (cell == extra[0])
                return;
            continue;
        }
        if (cell == extra[1] || (cell != extra[0] && plain_count(s->p, cell) < 2))
            return;
        for (int digit = 1; cell != extra[0] && digit <= 9; digit++)
            if (s->p->has[cell][digit])
                held[digit] = covered[digit] = true;
    }
    for (int digit = 1; digit <= 9; digit++) {
        count += held[digit];
        cover += covered[digit];
    }
    if (count != size || cover != size)
        return;
    for (int position = 0; position < 9; position++) {
        const int cell = plain_cell(kind, index, position);
        for (int digit = 1; digit <= 9; digit++)
            if ((chosen >> position & 1) == 0 && cell != extra[1] && held[digit])
                remove_if_there(s, &step, cell, digit);
    }
    offer(s, 3, size - 1, &step);
}

/* The digits that are chosen, bit 0 for digit 1. */
static void try_hidden(struct tried_loop *s, enum plain_kind kind, int index, const int extra[2],
                       unsigned chosen, int size)
{
    bool place[9] = {false};
    struct plain_step step = {0};
    int count = 0, others = 0;

    for (int digit = 1; digit <= 9; digit++) {
        const bool is_extra =
            !in_pair(s, digit) && (s->p->has[extra[0]][digit] || s->p->has[extra[1]][digit]);
        bool somewhere = false;
        if ((chosen >> (digit - 1) & 1) == 0) {
            if (in_pair(s, digit))
                return;
            continue;
        }
        if (is_extra)
            return;
        others += !in_pair(s, digit);
        for (int position = 0; position < 9; position++) {
            const int cell = plain_cell(kind, index, position);
            if (s->p->has[cell][digit] && cell != extra[1])
                somewhere = place[position] = true;
        }
        if (!somewhere)
            return;
    }
    for (int position = 0; position < 9; position++)
        count += place[position];
    if (count != size || others != size - 2)
        return;
    for (int position = 0; position < 9; position++) {
        const int cell = plain_cell(kind, index, position);
        for (int digit = 1; digit <= 9; digit++)
            if (place[position] && cell != extra[0] && (chosen >> (digit - 1) & 1) == 0)
                remove_if_there(s, &step, cell, digit);
    }
    offer(s, 3, count - 2, &step);
}

/* How many digits are neither in the pair nor extra. */
static int other_digits(const struct tried_loop *s, const int extra[2])
{
    int count = 0;

    for (int digit = 1; digit <= 9; digit++)
        count += !in_pair(s, digit) && !s->p->has[extra[0]][digit] && !s->p->has[extra[1]][digit];
    return count;
}

static void try_type_3(struct tried_loop *s, const int extra[2])
{
    for (int size = 2; size <= 7; size++)
        for (size_t k = 0; k < COUNT_OF(kinds); k++) {
            const int index = index_of(kinds[k], extra[0]);
            const int empty = plain_empty(s->p, kinds[k], index);
            unsigned chosen = (1u << size) - 1;
            if (index != index_of(kinds[k], extra[1]))
                continue;
            do {
                if (2 * size <= empty && size >= 7 - other_digits(s, extra))
                    try_naked(s, kinds[k], index, extra, chosen, size);
            } while (plain_next(&chosen, 9));
            chosen = (1u << size) - 1;
            do {
                if (2 * size < empty && other_digits(s, extra) > 0)
                    try_hidden(s, kinds[k], index, extra, chosen, size);
            } while (plain_next(&chosen, 9));
        }
}

static void try_type_4(struct tried_loop *s, const int extra[2])
{
    for (int i = 0; i < 2; i++) {
        struct plain_step step = {0};
        for (size_t k = 0; k < COUNT_OF(kinds); k++)
            if (index_of(kinds[k], extra[0]) == index_of(kinds[k], extra[1]) &&
                plain_places(s->p, kinds[k], index_of(kinds[k], extra[0]), s->pair[i]) == 2)
                step.removed[extra[0]][s->pair[1 - i]] = step.removed[extra[1]][s->pair[1 - i]] =
                    true;
        offer(s, 4, 0, &step);
    }
}

static bool is_balanced(const struct tried_loop *s)
{
    for (size_t k = 0; k < COUNT_OF(kinds); k++)
        for (int index = 0; index < 9; index++) {
            int even = 0, odd = 0;
            for (int i = 0; i < s->length; i++)
                if (index_of(kinds[k], s->loop[i]) == index)
                    *(i % 2 == 0 ? &even : &odd) += 1;
            if (even != odd || even > 1)
                return false;
        }
    return true;
}

static void close_loop(struct tried_loop *s)
{
    int extra[ENNEAD_CELLS], count = 0, different = 0, last = 0;
    struct plain_step step = {0};

    if (!is_balanced(s))
        return;
    for (int i = 0; i < s->length; i++)
        if (plain_count(s->p, s->loop[i]) > 2)
            extra[count++] = s->loop[i];
    for (int digit = 1; digit <= 9; digit++) {
        bool there = false;
        for (int i = 0; i < count; i++)
            there = there || s->p->has[extra[i]][digit];
        if (there && !in_pair(s, digit)) {
            different++;
            last = digit;
        }
    }
    if (count == 1) {
        step.removed[extra[0]][s->pair[0]] = step.removed[extra[0]][s->pair[1]] = true;
        offer(s, 1, 0, &step);
    } else if (count > 1 && different == 1) {
        try_type_2(s, extra, count, last);
    }
    if (count == 2) {
        if (different > 1)
            try_type_3(s, extra);
        try_type_4(s, extra);
    }
}

/* Whether one more cell may join: it has no extra digits, there is but one extra digit, or there
 * are not two cells with extra digits yet. */
static bool may_join(const struct tried_loop *s, int cell)
{
    int holders = 0, different = 0;

    if (!s->p->has[cell][s->pair[0]] || !s->p->has[cell][s->pair[1]])
        return false;
    if (plain_count(s->p, cell) == 2)
        return true;
    for (int digit = 1; digit <= 9; digit++) {
        bool there = s->p->has[cell][digit];
        for (int i = 0; i < s->length; i++)
            there = there || s->p->has[s->loop[i]][digit];
        different += there && !in_pair(s, digit);
    }
    for (int i = 0; i < s->length; i++)
        holders += plain_count(s->p, s->loop[i]) > 2;
    return different == 1 || holders < 2;
}

/* No house may have three cells, else the search would never end. */
static bool crowded(const struct tried_loop *s, int cell)
{
    for (size_t k = 0; k < COUNT_OF(kinds); k++) {
        int count = 0;
        for (int i = 0; i < s->length; i++)
            count += index_of(kinds[k], s->loop[i]) == index_of(kinds[k], cell);
        if (count > 1)
            return true;
    }
    return false;
}

static void go_on(struct tried_loop *s, int cell, int from)
{
    s->loop[s->length++] = cell;
    s->in_loop[cell] = true;
    for (int k = 0; k < 3; k++)
        for (int position = 0; k != from && position < 9; position++) {
            const int next = plain_cell(kinds[k], index_of(kinds[k], cell), position);
            if (next == s->loop[0] && s->length >= 4)
                close_loop(s);
            else if (!s->in_loop[next] && may_join(s, next) && !crowded(s, next))
                go_on(s, next, k);
        }
    s->in_loop[cell] = false;
    s->length--;
}

static bool plain_unique_loop(const struct plain *p, struct plain_step *step)
{
    struct tried_loop s = {.p = p, .best = step};

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        int count = 0;
        if (plain_count(p, cell) != 2)
            continue;
        for (int digit = 1; digit <= 9; digit++)
            if (p->has[cell][digit])
                s.pair[count++] = digit;
        go_on(&s, cell, -1);
    }
    return s.rating != 0;
}

static void loops_come_in_order(void **context)
{
    (void)context;
    assert_finds_the_same(se_find_unique_loop, plain_unique_loop, AFTER_NOTHING,
                          test_size(4000, 100000), 61);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(loops_come_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
