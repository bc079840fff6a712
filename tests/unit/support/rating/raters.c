/* SPDX-License-Identifier: MIT */
/*
 * Producers asked on states in the middle of games, beside their plain forms.
 */
#include "support/rating/raters.h"

int plain_cell(enum plain_kind kind, int index, int position)
{
    switch (kind) {
    case PLAIN_BOX:
        return (index / 3 * 3 + position / 3) * 9 + index % 3 * 3 + position % 3;
    case PLAIN_COLUMN:
        return 9 * position + index;
    default:
        return 9 * index + position;
    }
}

int plain_count(const struct plain *p, int cell)
{
    int count = 0;

    for (int digit = 1; digit <= 9; digit++)
        count += p->has[cell][digit];
    return count;
}

int plain_places(const struct plain *p, enum plain_kind kind, int index, int digit)
{
    int count = 0;

    for (int position = 0; position < 9; position++)
        count += p->has[plain_cell(kind, index, position)][digit];
    return count;
}

int plain_empty(const struct plain *p, enum plain_kind kind, int index)
{
    int count = 0;

    for (int position = 0; position < 9; position++)
        count += p->value[plain_cell(kind, index, position)] == 0;
    return count;
}

bool plain_sees(int cell, int other)
{
    return cell != other && (cell / 9 == other / 9 || cell % 9 == other % 9 ||
                             (cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3));
}

bool plain_next(unsigned *combination, int of)
{
    int wanted = 0, count;

    for (unsigned bits = *combination; bits != 0; bits &= bits - 1)
        wanted++;
    do {
        if (++*combination >= 1u << of)
            return false;
        count = 0;
        for (unsigned bits = *combination; bits != 0; bits &= bits - 1)
            count++;
    } while (count != wanted);
    return true;
}

static void plain_of(const ennead_state *state, struct plain *p)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        p->value[cell] = state->values[cell];
        for (int digit = 1; digit <= 9; digit++)
            p->has[cell][digit] = (state->candidates[cell] >> (digit - 1) & 1) != 0;
    }
}

/* Does what a producer found. */
static void do_found(se_rater *r)
{
    bands places[10] = {{0}};

    for (int digit = 1; digit <= 9; digit++)
        r->b.of[digit] &= ~bands_of_cells(cells_of_set(r->step.removed[digit]));
    if (r->step.digit == 0)
        return;
    places[r->step.digit] = bands_of_cells(CELL(r->step.cell));
    se_board_place(&r->b, places);
}

/* Returns false if it is solved, or not a valid state. */
static bool settle(se_rater *r, enum plain_after after)
{
    for (;;) {
        if (after != AFTER_NOTHING && !se_place_singles(r))
            return false;
        if (se_board_broken(&r->b) || !any_band(r->b.empty))
            return false;
        se_show(r);
        if (after != AFTER_SINGLES || !se_find_naked_single(r))
            return true;
        do_found(r);
    }
}

static void assert_same_step(const ennead_se_step *actual, const struct plain_step *expected)
{
    assert_string_equal(ennead_se_technique_name((int)actual->technique),
                        ennead_se_technique_name((int)expected->technique));
    assert_int_equal(actual->rating, expected->rating);
    assert_int_equal(actual->digit, expected->digit);
    if (expected->digit != 0)
        assert_int_equal(actual->cell, expected->cell);
    for (int digit = 1; digit <= 9; digit++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            assert_int_equal(ennead_cell_set_has(actual->removed[digit], cell),
                             expected->removed[cell][digit]);
}

/* Goes on from a state as far as the producer leads; returns how many steps it found. */
static unsigned long compare_from(const ennead_state *start, bool (*find)(se_rater *r),
                                  plain_producer plain, enum plain_after after)
{
    static se_rater r;
    static ennead_rating rating;
    ennead_state state = *start;
    unsigned long found = 0;

    (void)se_board_of(&r.b, state.values, state.candidates);
    r.options = (ennead_rater_options){.size = sizeof r.options};
    se_start(&r, &rating);
    while (settle(&r, after)) {
        struct plain p;
        struct plain_step expected = {0};
        se_board_state(&r.b, &state);
        plain_of(&state, &p);
        if (find == se_find_locking)
            (void)se_find_direct_locking(&r); /* finds the locks for both */
        if (!plain(&p, &expected)) {
            assert_false(find(&r));
            return found;
        }
        assert_true(find(&r));
        assert_same_step(&r.step, &expected);
        do_found(&r);
        found++;
    }
    return found;
}

void assert_finds_the_same(bool (*find)(se_rater *r), plain_producer plain, enum plain_after after,
                           unsigned long states, uint64_t seed)
{
    struct generator generator = {seed};
    unsigned long found = 0;
    board givens = {0};

    /* A short run goes on until it has seen a step at least. */
    for (unsigned long i = 0; i < states || (found == 0 && i < 100 * states); i++) {
        static struct truth truth;
        ennead_puzzle puzzle;
        ennead_state state;

        if (i % 8 == 0)
            generate_puzzle(&generator, PUZZLE_MINIMAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        if (i % 8 == 0)
            assert_true(find_truth(&puzzle, &truth));
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        play_on(&generator, &truth, generator_below(&generator, 4), generator_below(&generator, 9),
                &state);
        found += compare_from(&state, find, plain, after);
    }
    report_figure("%lu steps found from %lu states", found, states);
    assert_true(found > 0);
}
