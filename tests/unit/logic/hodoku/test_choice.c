/* SPDX-License-Identifier: MIT */
/*
 * The choice among steps as HoDoKu makes it: what a step is worth, which of several is taken, and
 * that what is taken in HoDoKu's order is also found by the techniques themselves.
 */
#include "support/checker.h"
#include "support/hunts.h"

#include "logic/hodoku/choice.h"
#include "logic/hodoku/choose_chains.h"
#include "logic/hodoku/choose_fish.h"
#include "logic/hodoku/choose_forcing.h"
#include "logic/hodoku/choose_loops.h"
#include "logic/hodoku/choose_remote_pair.h"
#include "logic/hodoku/choose_sets.h"
#include "logic/hodoku/choose_sue_de_coq.h"
#include "logic/hodoku/worth.h"

static bool enough(void *user, const ennead_step *step)
{
    (void)user;
    (void)step;
    return false;
}

static ennead_technique_set only(ennead_technique technique)
{
    ennead_technique_set set = {{0}};

    set.words[(int)technique / 64] = (uint64_t)1 << ((int)technique % 64);
    return set;
}

static int removed_by(const ennead_step *step)
{
    int count = 0;

    for (int digit = 1; digit <= 9; digit++)
        count += cell_count(cells_of_set(step->removed[digit]));
    return count;
}

static void a_step_weighs_what_it_removes(void **context)
{
    (void)context;
    candidate_set gone = {{0}};

    assert_int_equal(worth_of(&gone).removed, 0);
    gone.of[7] = CELL(80);
    assert_int_equal(worth_of(&gone).weight, 87);
    gone.of[2] = CELL(3) | CELL(10);
    assert_int_equal(worth_of(&gone).removed, 3);
    assert_int_equal(worth_of(&gone).weight, 3 + 2 + 10 * 81 + 2 + 80 * 161 + 7);
    assert_true(is_better((worth){3, 900}, (worth){2, 5}));
    assert_true(is_better((worth){2, 4}, (worth){2, 5}));
    assert_false(is_better((worth){2, 5}, (worth){2, 5}));
}

static bool note_most(void *user, const ennead_step *step)
{
    int *most = user;

    *most = removed_by(step) > *most ? removed_by(step) : *most;
    return true;
}

typedef flow (*choose_function)(hunt *h);

/* For chains that are all tried: the chosen one removes as much as any that the technique
 * reports. */
static void the_step_that_removes_most_is_taken(void **context)
{
    (void)context;
    static const struct {
        ennead_technique technique;
        choose_function take;
    } kinds[] = {
        {ENNEAD_REMOTE_PAIR, choose_remote_pair},
        {ENNEAD_TURBOT_FISH, choose_turbot_fish},
    };
    struct generator generator = {171};
    int found = 0;

    for (unsigned long round = 0; round < test_size(60, 2000); round++) {
        const ennead_state state =
            round % 2 == 0 ? open_state(&generator) : paired_state(&generator);
        for (size_t i = 0; i < COUNT_OF(kinds); i++) {
            const ennead_technique_set set = only(kinds[i].technique);
            static ennead_step step;
            hunt h = *hunt_on(&state);
            int most = 0;
            h.report = enough;
            h.step = &step;
            ennead_step_all(test_finder(), &state, &set, note_most, &most);
            const flow taken = kinds[i].take(&h);
            if (most > 0)
                assert_int_equal(taken, ENOUGH);
            if (taken == GO_ON)
                continue;
            assert_true(removed_by(&step) >= most);
            assert_int_equal(step.technique, kinds[i].technique);
            found++;
        }
    }
    assert_true(found > 0);
}

/* What is looked for in two orders is there in both or in none. */
static void other_orders_find_as_much(void **context)
{
    (void)context;
    static const struct {
        ennead_technique technique;
        choose_function take;
    } kinds[] = {
        {ENNEAD_FINNED_X_WING, choose_finned_x_wing},
        {ENNEAD_FINNED_SWORDFISH, choose_finned_swordfish},
        {ENNEAD_FINNED_JELLYFISH, choose_finned_jellyfish},
        {ENNEAD_ALS_XZ, choose_als_xz},
        {ENNEAD_ALS_XY_WING, choose_als_xy_wing},
    };
    struct generator generator = {174};
    int found = 0, differs = 0;

    for (unsigned long round = 0; round < test_size(40, 2000); round++) {
        const ennead_state state = open_state(&generator);
        for (size_t i = 0; i < COUNT_OF(kinds); i++) {
            const ennead_technique_set set = only(kinds[i].technique);
            static ennead_step step;
            hunt h = *hunt_on(&state);
            int most = 0;
            h.report = enough;
            h.step = &step;
            ennead_step_all(test_finder(), &state, &set, note_most, &most);
            const bool taken = kinds[i].take(&h) == ENOUGH;
            found += taken;
            differs += taken != (most > 0);
            if (kinds[i].technique < ENNEAD_ALS_XZ)
                assert_int_equal(taken, most > 0);
        }
    }
    assert_true(found > 0);
    assert_true(differs * 20 <= found); /* sets that share a cell are linked in one order only */
}

/* Each take is true on states of puzzles. */
static void what_is_taken_is_true(void **context)
{
    (void)context;
    static const choose_function takes[] = {
        choose_remote_pair,      choose_turbot_fish,
        choose_finned_x_wing,    choose_sashimi_x_wing,
        choose_finned_swordfish, choose_sashimi_swordfish,
        choose_finned_jellyfish, choose_sashimi_jellyfish,
        choose_sue_de_coq,       choose_x_chain,
        choose_xy_chain,         choose_nice_loop,
        choose_grouped_loop,     choose_als_xz,
        choose_als_xy_wing,      choose_als_chain,
        choose_forcing_chain,    choose_forcing_net,
    };
    struct generator generator = {175};
    unsigned long found = 0;

    for (unsigned long round = 0; round < test_size(12, 2000); round++) {
        ennead_puzzle puzzle;
        struct truth truth;
        ennead_state state;
        board givens;
        generate_puzzle(&generator, PUZZLE_MINIMAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        if (!find_truth(&puzzle, &truth))
            continue;
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        play_on(&generator, &truth, 1, 2 + (unsigned)round % 8, &state);
        for (size_t i = 0; i < COUNT_OF(takes) && !ennead_state_is_solved(&state); i++) {
            static ennead_step step;
            hunt h = *hunt_on(&state);
            h.report = enough;
            h.step = &step;
            if (takes[i](&h) == GO_ON)
                continue;
            assert_step_true(&state, &truth, &step);
            found++;
        }
    }
    assert_true(found > 0);
}

static void of_others_the_first_is_taken(void **context)
{
    (void)context;
    struct generator generator = {172};
    const ennead_technique_set basic = techniques_of("basic");

    for (unsigned long round = 0; round < test_size(60, 1000); round++) {
        const ennead_state state = open_state(&generator);
        static ennead_step step, first;
        hunt h = *hunt_on(&state);
        h.report = enough;
        h.step = &step;
        const ennead_status status = ennead_step_next(test_finder(), &state, &basic, &first);
        assert_int_equal(choose_step(&h, &basic) == ENOUGH, status == ENNEAD_STATUS_OK);
        if (status != ENNEAD_STATUS_OK)
            continue;
        assert_int_equal(step.technique, first.technique);
        assert_memory_equal(step.removed, first.removed, sizeof step.removed);
        assert_memory_equal(step.placed, first.placed, sizeof step.placed);
    }
}

static void nothing_is_found_without_techniques(void **context)
{
    (void)context;
    static const ennead_technique_set no_techniques = {{0}};
    struct generator generator = {173};
    const ennead_state state = open_state(&generator);
    static ennead_step step;
    hunt h = *hunt_on(&state);

    h.report = enough;
    h.step = &step;
    assert_int_equal(choose_step(&h, &no_techniques), GO_ON);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_step_weighs_what_it_removes),
        cmocka_unit_test(the_step_that_removes_most_is_taken),
        cmocka_unit_test(other_orders_find_as_much),
        cmocka_unit_test(what_is_taken_is_true),
        cmocka_unit_test(of_others_the_first_is_taken),
        cmocka_unit_test(nothing_is_found_without_techniques),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
