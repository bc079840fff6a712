/* SPDX-License-Identifier: MIT */
#include "lists.h"

enum scale { SE, SE1181, HODOKU, BOTH };

const char *scale_name(int number)
{
    static const char *const names[SCALES_OF_STEPS] = {"se", "se1181", "hodoku", "both"};
    return number < SCALES_OF_STEPS ? names[number] : ennead_measure_name(number - SCALES_OF_STEPS);
}

ennead_status open_rate(const struct list *list, struct tools *tools)
{
    ennead_rater_options options;
    ennead_status status = ENNEAD_STATUS_OK;
    ennead_rater_options_init(&options);
    options.scale = list->scale == SE1181 ? ENNEAD_SE_SCALE_1181 : ENNEAD_SE_SCALE_121;
    options.stop = list->stop;
    if (list->scale != HODOKU && list->scale < SCALES_OF_STEPS)
        status = ennead_rater_new(&options, NULL, &tools->rater);
    if (status == ENNEAD_STATUS_OK && (list->scale == HODOKU || list->scale == BOTH))
        status = ennead_finder_new(NULL, &tools->finder);
    return status;
}

static void rate_by_se(ennead_rater *rater, const ennead_puzzle *puzzle, struct rated *rated)
{
    ennead_rating rating;
    if (ennead_rate(rater, puzzle, &rating) != ENNEAD_STATUS_OK ||
        rating.end != ENNEAD_RATING_END_SOLVED) {
        rated->verdict = rating.end == ENNEAD_RATING_END_STUCK ? RATED_STUCK : ENNEAD_VERDICT_LIMIT;
        return;
    }
    rated->er = rating.er / 10.0;
    rated->ep = rating.ep / 10.0;
    rated->ed = rating.ed / 10.0;
    rated->steps = rating.steps;
    rated->technique = rating.er > 0 ? (int16_t)rating.er_technique : -1;
}

/* With `alone`, technique and steps are HoDoKu's too, and guesses make it stuck. */
static void rate_by_hodoku(ennead_finder *finder, const ennead_puzzle *puzzle,
                           const uint8_t solution[ENNEAD_CELLS], int scale, struct rated *rated)
{
    ennead_technique_set tried = {{0}};
    ennead_state state;
    ennead_score score;
    (void)ennead_technique_set_add(&tried, "hodoku", 6);
    (void)ennead_state_from_puzzle(puzzle, &state);
    ennead_score_state(finder, &state, &tried, ENNEAD_LEVEL_EXTREME, &score);
    if (score.end != ENNEAD_PATH_END_SOLVED)
        (void)ennead_score_solved(finder, &state, solution, &tried, ENNEAD_LEVEL_EXTREME, &score);
    rated->score = score.score;
    rated->level = (uint8_t)score.level;
    if (scale == BOTH)
        return;
    rated->steps = (uint32_t)score.steps;
    rated->technique = score.steps > 0 ? (int16_t)score.hardest : -1;
    if (score.guesses > 0)
        rated->verdict = RATED_STUCK;
}

void measure_state(const ennead_state *state, int measure, const ennead_stop *stop,
                   struct rated *rated)
{
    ennead_rater_options options;
    ennead_measured measured;
    ennead_rater_options_init(&options);
    options.stop = stop;
    (void)ennead_measure_state(state, (ennead_measure)measure, &options, &measured);
    if (measured.end == ENNEAD_RATING_END_SOLVED)
        rated->value = (int16_t)measured.value;
    else
        rated->verdict =
            measured.end == ENNEAD_RATING_END_STUCK ? RATED_STUCK : ENNEAD_VERDICT_LIMIT;
}

static struct rated rate(const struct list *list, struct tools *tools, const uint8_t *givens)
{
    struct rated rated = {.score = -1, .technique = -1, .level = NO_LEVEL, .value = -1};
    uint8_t solution[1][ENNEAD_CELLS];
    ennead_puzzle puzzle;
    ennead_solve_options options;
    ennead_solve_result result;
    ennead_solve_options_init(&options);
    options.stop = list->stop;
    make_puzzle(givens, &puzzle);
    (void)ennead_solve(&puzzle, &options, solution, 1, &result);
    rated.verdict = (uint8_t)result.verdict;
    if (result.verdict != ENNEAD_VERDICT_UNIQUE)
        return rated;
    if (tools->rater != NULL)
        rate_by_se(tools->rater, &puzzle, &rated);
    if (tools->finder != NULL)
        rate_by_hodoku(tools->finder, &puzzle, solution[0], list->scale, &rated);
    if (list->scale >= SCALES_OF_STEPS) {
        ennead_state state;
        (void)ennead_state_from_puzzle(&puzzle, &state);
        measure_state(&state, list->scale - SCALES_OF_STEPS, list->stop, &rated);
    }
    return rated;
}

ennead_status work_rate(const struct list *list, struct tools *tools, size_t first, size_t some)
{
    struct rated *rows = list->outputs[0];
    for (size_t i = first; i < first + some; i++)
        rows[i] = rate(list, tools, list->puzzles + i * ENNEAD_CELLS);
    return ENNEAD_STATUS_OK;
}
