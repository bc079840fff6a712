/* SPDX-License-Identifier: MIT */
/* The stack of states, techniques, steps, paths, scores and words. */
#include "interface/hard_puzzles.h"
#include "interface/measure.h"

static ennead_finder *finder;
static ennead_technique_set every;
static ennead_state state;

static bool say_step(void *user, const ennead_step *step)
{
    static char words[ENNEAD_WORDS_SIZE];

    const ennead_state *before = user;
    MEASURE(ennead_write_words, before, step, NULL, words, sizeof words);
    MEASURE(ennead_write_step_json, before, step, NULL, words, sizeof words);
    for (int stage = 0; stage <= ENNEAD_HINT_MOVE; stage++)
        MEASURE(ennead_write_hint, before, step, (ennead_hint)stage, NULL, words, sizeof words);
    MEASURE(ennead_step_effort, step);
    return true;
}

static bool count_step(void *user, const ennead_step *step)
{
    (void)step;
    return ++*(int *)user < 3000;
}

/* Steps of every technique, alone and in the words of all. */
static void measure_examples(void)
{
    static ennead_case example;
    static ennead_step step;
    ennead_technique technique;

    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++) {
        ennead_technique_set alone = {{0}};
        const char *line;
        int steps = 0;
        size_t column;
        MEASURE(ennead_technique_info, i);
        MEASURE(ennead_technique_why, i, ENNEAD_LANGUAGE_GERMAN);
        MEASURE_TO(line, ennead_technique_example, i);
        alone.words[i / 64] = (uint64_t)1 << (i % 64);
        MEASURE(ennead_case_read, line, strlen(line), &example, &column);
        MEASURE(ennead_case_run, finder, &example, &technique);
        for (int style = 0; ennead_style_name((ennead_style)style) != NULL; style++) {
            MEASURE(ennead_step_choose, finder, &example.state, &alone, (ennead_style)style, &step);
            if (i % (int)test_size(8, 1) == 0)
                MEASURE(ennead_step_choose, finder, &example.state, &every, (ennead_style)style,
                        &step);
        }
        MEASURE(ennead_step_next, finder, &example.state, &alone, &step);
        say_step(&example.state, &step);
        /* All whips of a position take seconds. */
        if (ennead_technique_info(i)->family != ENNEAD_FAMILY_WHIPS || test_size(0, 1) != 0) {
            MEASURE(ennead_step_all, finder, &example.state, &alone, count_step, &steps);
            ennead_step_all(finder, &example.state, &alone, say_step, &example.state);
        }
        MEASURE(ennead_state_apply, &example.state, &step);
    }
}

static void measure_paths(const char *line)
{
    static ennead_score score;
    static ennead_state_check check;
    static char words[ENNEAD_WORDS_SIZE];
    ennead_puzzle puzzle = puzzle_of(line);
    int steps = 0;

    for (int style = 0; ennead_style_name((ennead_style)style) != NULL; style++) {
        MEASURE(ennead_state_from_puzzle, &puzzle, &state);
        MEASURE(ennead_path_in_style, finder, &state, &every, (ennead_style)style, count_step,
                &steps);
    }
    MEASURE(ennead_state_is_solved, &state);
    MEASURE(ennead_state_from_puzzle, &puzzle, &state);
    MEASURE(ennead_check_state, &state, &check);
    MEASURE(ennead_write_state_check, &state, &check, NULL, words, sizeof words);
    MEASURE(ennead_score_state, finder, &state, &every, ENNEAD_LEVEL_EXTREME, &score);
    MEASURE(ennead_score_solved, finder, &state, check.solution, &every, ENNEAD_LEVEL_EXTREME,
            &score);
    steps = 0;
    MEASURE(ennead_step_all, finder, &state, &every, count_step, &steps);
    MEASURE(ennead_path, finder, &state, &every, NULL, NULL);
    MEASURE(ennead_state_to_puzzle, &state, &puzzle);
}

static void measure_deducer(void)
{
    static ennead_deducer deducer;
    static ennead_deducer_move move;
    static char words[ENNEAD_WORDS_SIZE];
    static ennead_contradiction contradiction;
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE), broken = puzzle_of(CLASHING_PUZZLE);

    MEASURE(ennead_deducer_start, &deducer, &puzzle);
    MEASURE(ennead_deducer_remove, &deducer, 2, 1);
    MEASURE(ennead_deducer_place, &deducer, 2, 4);
    for (;;) {
        ennead_status status;
        MEASURE_TO(status, ennead_deducer_next, &deducer, &move);
        if (status != ENNEAD_STATUS_OK)
            break;
        MEASURE(ennead_write_deducer_move, &move, NULL, words, sizeof words);
    }
    MEASURE(ennead_deducer_get_end, &deducer, &contradiction);
    MEASURE(ennead_deducer_get_state, &deducer, &state);
    MEASURE(ennead_deducer_reason_name, ENNEAD_DEDUCER_REASON_PARTITION);
    (void)ennead_state_from_puzzle(&broken, &state);
    MEASURE(ennead_state_find_contradiction, &state, &contradiction);
    MEASURE(ennead_write_contradiction, &contradiction, NULL, words, sizeof words);
    MEASURE(ennead_state_remove, &state, 80, 1);
    MEASURE(ennead_state_place, &state, 80, 2);
}

static void measure_names(void)
{
    ennead_technique_set set = {{0}};

    MEASURE(ennead_level_name, ENNEAD_LEVEL_EASY);
    MEASURE(ennead_family_name, ENNEAD_FAMILY_CHAINS);
    MEASURE(ennead_style_name, ENNEAD_STYLE_HUMAN);
    MEASURE(ennead_language_name, ENNEAD_LANGUAGE_GERMAN);
    MEASURE(ennead_coordinates_name, ENNEAD_COORDINATES_A1);
    MEASURE(ennead_hint_name, ENNEAD_HINT_MOVE);
    MEASURE(ennead_case_outcome_name, ENNEAD_CASE_OUTCOME_PASSED);
    MEASURE(ennead_technique_alias, 0, &set);
    MEASURE(ennead_technique_set_add, &set, "hodoku", strlen("hodoku"));
    MEASURE(ennead_technique_set_subtract, &set, "fish", strlen("fish"));
}

void measure_steps(void)
{
    (void)ennead_technique_set_add(&every, "all", strlen("all"));
    MEASURE(ennead_finder_new, NULL, &finder);
    measure_names();
    measure_deducer();
    measure_examples();
    for (int i = 0; i < HARD_PUZZLES; i++)
        if (test_size(i == HARD_PUZZLES - 1, 1) != 0)
            measure_paths(hard_puzzles[i]);
    MEASURE(ennead_finder_free, finder);
}
