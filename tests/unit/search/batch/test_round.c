/* SPDX-License-Identifier: MIT */
/*
 * Propagation, in every edition: it removes nothing that a solution needs; when it changes nothing
 * more it has done everything that it promises, which loops over houses check; and every edition
 * does the same in every lane.
 */
#include "support/support.h"

#include "support/planes/planes.h"

#include <stdlib.h>

/* Boards of all kinds: a grid with others beside its digits, clues of a grid, and anything. */
static void make_candidates(struct generator *g, uint16_t candidates[ENNEAD_CELLS], board grid)
{
    const unsigned kind = generator_below(g, 8);
    const unsigned crowd = 1 + generator_below(g, 14);

    generate_full(g, grid);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        unsigned set = 1u << (grid[cell] - 1);
        if (kind < 4) {
            for (int d = 0; d < 9; d++)
                set |= (generator_below(g, 16) < crowd ? 1u : 0u) << d;
        } else if (kind < 7) {
            set = generator_below(g, 81) < 20 + crowd ? set : ENNEAD_ALL_DIGITS;
        } else {
            set = generator_below(g, 30) == 0 ? (unsigned)(generator_next(g) & ENNEAD_ALL_DIGITS)
                                              : set | (unsigned)(generator_next(g) & 0xff);
        }
        candidates[cell] = (uint16_t)set;
    }
    if (kind == 7)
        memset(grid, 0, sizeof(board)); /* may have no solution */
}

/* Cell i of house h: rows, columns, boxes. */
static int house_cell(int h, int i)
{
    return h < 9    ? 9 * h + i
           : h < 18 ? 9 * i + h - 9
                    : ((h - 18) / 3 * 3 + i / 3) * 9 + (h - 18) % 3 * 3 + i % 3;
}

static bool sees(int a, int b)
{
    return a != b &&
           (a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3));
}

static bool is_single(unsigned set)
{
    return set != 0 && (set & (set - 1)) == 0;
}

/* A cell needed by two digits gets both, and the board is then found dead soon enough. */
static void assert_hidden_singles_are_followed(const uint16_t candidates[ENNEAD_CELLS])
{
    unsigned hidden[ENNEAD_CELLS] = {0};

    for (int h = 0; h < 27; h++)
        for (int d = 0; d < 9; d++) {
            int places = 0, last = 0;
            for (int i = 0; i < 9; i++)
                if (candidates[house_cell(h, i)] >> d & 1) {
                    places++;
                    last = house_cell(h, i);
                }
            if (places == 1)
                hidden[last] |= 1u << d;
        }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (hidden[cell] != 0)
            assert_int_equal(candidates[cell], hidden[cell]);
}

static void assert_singles_are_followed(const uint16_t candidates[ENNEAD_CELLS])
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int peer = 0; is_single(candidates[cell]) && peer < ENNEAD_CELLS; peer++)
            if (sees(cell, peer))
                assert_int_equal(candidates[peer] & candidates[cell], 0);
    assert_hidden_singles_are_followed(candidates);
}

/* Cell i of triad t (0 to 2) of line l (0 to 2) of a chute: three bands, three stacks. */
static int triad_cell_of(int chute, int line, int t, int i)
{
    const int along = 3 * t + i, across = 3 * (chute % 3) + line;
    return chute < 3 ? 9 * across + along : 9 * along + across;
}

static unsigned triad_set(const uint16_t candidates[ENNEAD_CELLS], int chute, int line, int t)
{
    unsigned set = 0;
    for (int i = 0; i < 3; i++)
        set |= candidates[triad_cell_of(chute, line, t, i)];
    return set;
}

/* Each triad that may hold a digit does so in one of the ways to put three lines into three boxes.
 */
static void assert_chutes_are_followed(const uint16_t candidates[ENNEAD_CELLS])
{
    for (int chute = 0; chute < 6; chute++)
        for (int d = 0; d < 9; d++) {
            bool open[3][3], kept[3][3] = {{false}};
            for (int line = 0; line < 3; line++)
                for (int t = 0; t < 3; t++)
                    open[line][t] = triad_set(candidates, chute, line, t) >> d & 1;
            for (int a = 0; a < 3; a++)
                for (int b = 0; b < 3; b++) {
                    const int c = 3 - a - b;
                    if (a == b || !open[0][a] || !open[1][b] || !open[2][c])
                        continue;
                    kept[0][a] = kept[1][b] = kept[2][c] = true;
                }
            assert_memory_equal(open, kept, sizeof open);
        }
}

/* A triad that three digits must go to has no other. */
static void assert_full_triads_are_followed(const uint16_t candidates[ENNEAD_CELLS])
{
    for (int chute = 0; chute < 6; chute++)
        for (int line = 0; line < 3; line++)
            for (int t = 0; t < 3; t++) {
                unsigned forced = triad_set(candidates, chute, line, t);
                for (int other = 0; other < 3; other++)
                    if (other != t)
                        forced &= ~triad_set(candidates, chute, line, other);
                int count = 0;
                for (unsigned set = forced; set != 0; set &= set - 1)
                    count++;
                if (count >= 3)
                    assert_int_equal(triad_set(candidates, chute, line, t), forced);
            }
}

/* A position without an end to it: no cell and no digit in a house is without a place. */
static bool is_alive(const uint16_t candidates[ENNEAD_CELLS])
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (candidates[cell] == 0)
            return false;
    for (int h = 0; h < 27; h++) {
        unsigned all = 0;
        for (int i = 0; i < 9; i++)
            all |= candidates[house_cell(h, i)];
        if (all != ENNEAD_ALL_DIGITS)
            return false;
    }
    return true;
}

/* One board in each lane. */
struct hall {
    struct view views[MOST_VIEWS], before[MOST_VIEWS];
    board grids[MOST_VIEWS]; /* a solution each; 0 where none is known */
};

static void make_boards(struct generator *g, struct hall *h)
{
    for (int lane = 0; lane < MOST_VIEWS; lane++)
        make_candidates(g, h->before[lane].candidates, h->grids[lane]);
}

static void assert_sound(const struct hall *h, int lane)
{
    const uint16_t *before = h->before[lane].candidates, *after = h->views[lane].candidates;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        assert_int_equal(after[cell] & ~before[cell], 0);
        if (h->grids[lane][cell] != 0)
            assert_true(after[cell] >> (h->grids[lane][cell] - 1) & 1);
    }
    if (h->grids[lane][0] != 0)
        assert_false(h->views[lane].cell_dead);
}

static void assert_described(const struct view *v)
{
    bool dead = false, all_single = true;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        dead = dead || v->candidates[cell] == 0;
        all_single = all_single && is_single(v->candidates[cell]);
    }
    assert_int_equal(v->cell_dead, dead);
    assert_int_equal(v->all_single, all_single);
}

static void assert_followed_to_the_end(const uint16_t candidates[ENNEAD_CELLS])
{
    if (!is_alive(candidates))
        return;
    assert_singles_are_followed(candidates);
    assert_chutes_are_followed(candidates);
    assert_full_triads_are_followed(candidates);
}

/* Goes on with one edition until no board changes. */
static void run_to_the_end(const struct planes_edition *edition, struct hall *h)
{
    bool changed = true;

    memcpy(h->views, h->before, sizeof h->views);
    for (int times = 0; changed; times++) {
        static struct view last[MOST_VIEWS];
        assert_true(times < 100);
        memcpy(last, h->views, sizeof last);
        edition->propagate(h->views);
        changed = false;
        for (int lane = 0; lane < edition->lanes; lane++)
            changed = changed || memcmp(last[lane].candidates, h->views[lane].candidates,
                                        sizeof last[lane].candidates) != 0;
    }
}

static void propagation_is_sound_and_complete(void **state)
{
    (void)state;
    static struct hall h;
    struct generator g = {1};
    const int boards = (int)test_size(12, 1000);

    for (int again = 0; again < boards; again++) {
        make_boards(&g, &h);
        for (int e = 0; e < planes_edition_count; e++) {
            run_to_the_end(planes_editions[e], &h);
            for (int lane = 0; lane < planes_editions[e]->lanes; lane++) {
                assert_sound(&h, lane);
                assert_described(&h.views[lane]);
                assert_false(h.views[lane].changed && is_alive(h.views[lane].candidates));
                assert_followed_to_the_end(h.views[lane].candidates);
            }
        }
    }
}

/* Once through the rounds, each board in another lane in another edition. */
static void lanes_and_editions_do_the_same(void **state)
{
    (void)state;
    static struct hall expected, h;
    struct generator g = {2};
    const int smallest = planes_editions[planes_edition_count - 1]->lanes;

    for (int again = 0; again < 12; again++) {
        make_boards(&g, &expected);
        memcpy(expected.views, expected.before, sizeof expected.views);
        planes_editions[0]->propagate(expected.views);
        for (int lane = 0; lane < smallest; lane++)
            assert_described(&expected.views[lane]);
        for (int e = 0; e < planes_edition_count; e++) {
            const int lanes = planes_editions[e]->lanes;
            for (int lane = 0; lane < lanes; lane++)
                h.views[lane] = expected.before[(7 * lane + again) % smallest];
            planes_editions[e]->propagate(h.views);
            for (int lane = 0; lane < lanes; lane++) {
                const struct view *v = &expected.views[(7 * lane + again) % smallest];
                assert_memory_equal(h.views[lane].candidates, v->candidates, sizeof v->candidates);
                assert_int_equal(h.views[lane].changed, v->changed);
                assert_int_equal(h.views[lane].cell_dead, v->cell_dead);
                assert_int_equal(h.views[lane].all_single, v->all_single);
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(propagation_is_sound_and_complete),
        cmocka_unit_test(lanes_and_editions_do_the_same),
    };
    return cmocka_run_group_tests(tests, begin_planes, NULL);
}
