/* SPDX-License-Identifier: MIT */
/* The stack of raters on both scales, and of their words. */
#include "interface/hard_puzzles.h"
#include "interface/measure.h"

static bool say_step(void *user, const ennead_se_step *step)
{
    static char words[1 << 16];

    MEASURE(ennead_write_se_words, user, step, NULL, words, sizeof words);
    MEASURE(ennead_write_se_step_json, user, step, NULL, words, sizeof words);
    return true;
}

static void measure_scale(ennead_se_scale scale)
{
    static ennead_rater_options options;
    static ennead_rating rating;
    static ennead_state state;
    ennead_rater *rater;

    MEASURE(ennead_rater_options_init_sized, &options, sizeof options);
    options.scale = scale;
    options.node_limit = test_size(1000, 100000);
    MEASURE(ennead_rater_new, &options, NULL, &rater);
    for (int i = 0; i < HARD_PUZZLES; i++) {
        const ennead_puzzle puzzle = puzzle_of(hard_puzzles[i]);
        if (test_size(i < 2 || i == HARD_PUZZLES - 1, 1) == 0)
            continue;
        MEASURE(ennead_rate, rater, &puzzle, &rating);
        (void)ennead_state_from_puzzle(&puzzle, &state);
        MEASURE(ennead_se_path, rater, &state, NULL, NULL, &rating);
        (void)ennead_state_from_puzzle(&puzzle, &state);
        (void)ennead_se_path(rater, &state, say_step, &state, &rating);
    }
    MEASURE(ennead_rater_set_rating_limit, rater, 70);
    MEASURE(ennead_rater_free, rater);
}

static void measure_measures(void)
{
    const ennead_puzzle puzzle = puzzle_of(hard_puzzles[0]);
    ennead_measuring measuring = {0};
    ennead_state state;
    ennead_measured measured;

    (void)ennead_state_from_puzzle(&puzzle, &state);
    MEASURE(ennead_measure_name, 0);
    MEASURE(ennead_expand_state, &state, ENNEAD_EXPANSION_LOCKED);
    for (int measure = 0; measure < ENNEAD_MEASURE_COUNT; measure++)
        MEASURE(ennead_measure_state, &state, (ennead_measure)measure, NULL, &measured);
    MEASURE(ennead_measuring_get_nodes, &measuring);
    MEASURE(ennead_measuring_get_least, &measuring);
}

static void measure_backdoors(void)
{
    const ennead_puzzle puzzle = puzzle_of(hard_puzzles[0]);
    ennead_backdoor_options options;
    ennead_backdoors found;
    ennead_state state;
    board solution;

    (void)solved(&puzzle, &OPTIONS(.solutions = 1), &solution, 1);
    (void)ennead_state_from_puzzle(&puzzle, &state);
    MEASURE(ennead_backdoor_rules_name, 0);
    MEASURE(ennead_backdoor_options_init_sized, &options, sizeof options);
    for (int rules = 0; ennead_backdoor_rules_name(rules) != NULL; rules++) {
        options.rules = (ennead_backdoor_rules)rules;
        options.node_limit = 1000;
        MEASURE(ennead_find_backdoors, &state, solution, &options, NULL, &found);
    }
}

void measure_rating(void)
{
    measure_backdoors();
    MEASURE(ennead_se_technique_name, 0);
    MEASURE(ennead_se_technique_rating, 0);
    MEASURE(ennead_se_technique_scale, 0);
    measure_measures();
    measure_scale(ENNEAD_SE_SCALE_121);
    measure_scale(ENNEAD_SE_SCALE_1181);
}
