/* SPDX-License-Identifier: MIT */
/*
 * rate: on the scales of Sudoku Explainer and of HoDoKu, as `ennead rate --format=json`.
 */
#include <string.h>

#include "glue.h"

enum scale { SE, SE1181, HODOKU, BOTH };

static const char *scale_name(int number)
{
    static const char *const names[] = {"se", "se1181", "hodoku", "both"};
    return number < 4 ? names[number] : NULL;
}

/* Raters and a finder are made when they are first needed, and kept. */
static GLUE_STATE ennead_rater *raters[2];
static GLUE_STATE ennead_finder *finder;

void ratings_forget(void)
{
    ennead_finder_free(finder);
    finder = NULL;
    for (int i = 0; i < 2; i++) {
        ennead_rater_free(raters[i]);
        raters[i] = NULL;
    }
}

static void put_counts(const uint32_t *counts, const char *(*name)(int))
{
    put_open("counts", '{');
    for (int i = 0; name(i) != NULL; i++)
        if (counts[i] > 0)
            put_number(name(i), counts[i]);
    put_close('}');
}

static const char *technique_name(int technique)
{
    const ennead_technique_row *row = ennead_technique_info(technique);
    return row != NULL ? row->name : NULL;
}

/* The candidates of the cells without a digit: none at the end of a path. */
static size_t candidates_left(const ennead_state *state)
{
    size_t left = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        left += (size_t)__builtin_popcount(state->candidates[cell]);
    return left;
}

struct path_progress {
    const ennead_state *now;
    size_t first;
};

static bool tell_progress(void *user, const ennead_se_step *step)
{
    const struct path_progress *path = user;
    (void)step;
    progress_set(path->first - candidates_left(path->now), path->first);
    return true;
}

/* Rates what is left to do. `puzzle` is as it was read, or NULL if more is known of it: digits that
 * were placed, candidates that were eliminated. */
static const char *rate_by_se(ennead_rater *rater, const ennead_puzzle *puzzle)
{
    ennead_rating rating;
    ennead_state last = asked.state;
    struct path_progress path = {&last, candidates_left(&last)};
    if (puzzle != NULL && !option_flag("progress"))
        (void)ennead_rate(rater, puzzle, &rating);
    else
        (void)ennead_se_path(rater, &last, option_flag("progress") ? tell_progress : NULL, &path,
                             &rating);
    if (rating.end != ENNEAD_RATING_END_SOLVED)
        return rating.end == ENNEAD_RATING_END_STUCK ? "stuck" : "limit";
    put_tenths("er", rating.er);
    put_tenths("ep", rating.ep);
    put_tenths("ed", rating.ed);
    put_string("technique", ennead_se_technique_name((int)rating.er_technique));
    put_counts(rating.counts, ennead_se_technique_name);
    put_number("steps", rating.steps);
    return "unique";
}

/* With `alone`, technique, counts and steps are HoDoKu's too. */
static const char *rate_by_hodoku(const uint8_t *solution, bool alone)
{
    static const char *const levels_stuck = "stuck";
    ennead_technique_set tried = {{0}};
    ennead_score score;
    (void)ennead_technique_set_add(&tried, "hodoku", 6);
    ennead_score_state(finder, &asked.state, &tried, ENNEAD_LEVEL_EXTREME, &score);
    if (score.end != ENNEAD_PATH_END_SOLVED)
        (void)ennead_score_solved(finder, &asked.state, solution, &tried, ENNEAD_LEVEL_EXTREME,
                                  &score);
    put_number("score", (uint64_t)score.score);
    put_string("level", ennead_level_name(score.level));
    if (alone && score.steps > 0) {
        put_string("technique", technique_name((int)score.hardest));
        put_counts(score.counts, technique_name);
        put_number("steps", (uint64_t)score.steps);
    }
    return score.guesses > 0 ? levels_stuck : "unique";
}

static ennead_status make_tools(int scale)
{
    ennead_rater_options options;
    const ennead_se_scale by = scale == SE1181 ? ENNEAD_SE_SCALE_1181 : ENNEAD_SE_SCALE_121;
    ennead_status status = ENNEAD_STATUS_OK;
    ennead_rater_options_init(&options);
    options.scale = by;
    options.stop = call_stop;
    if (scale != HODOKU && raters[by] == NULL)
        status = ennead_rater_new(&options, NULL, &raters[by]);
    if (status == ENNEAD_STATUS_OK && scale >= HODOKU && finder == NULL)
        status = ennead_finder_new(NULL, &finder);
    return status;
}

EXPORT(rate)(const char *text, size_t length, const char *options)
{
    int scale = SE;
    uint8_t solutions[2][ENNEAD_CELLS];
    ennead_puzzle puzzle;
    ennead_solve_result result;
    if (!options_begin(options, "scale progress") || !option_choice("scale", scale_name, &scale) ||
        !question_read_plain(text, length))
        return 0;
    ennead_status status = make_tools(scale);
    const ennead_state *state = &asked.state;
    const bool as_read =
        !state->limited && memcmp(state->values, state->givens, sizeof state->values) == 0;
    puzzle = asked.puzzle; /* faster: it does not lack the candidates that givens rule out */
    if (!as_read)
        ennead_state_to_puzzle(state, &puzzle);
    if (status == ENNEAD_STATUS_OK)
        status = ennead_solve(&puzzle, NULL, solutions, 2, &result);
    if (status != ENNEAD_STATUS_OK)
        return answer_refuse_status(status);
    answer_begin('{');
    put_question();
    const char *verdict = ennead_verdict_name(result.verdict);
    if (result.verdict == ENNEAD_VERDICT_UNIQUE && scale != HODOKU)
        verdict = rate_by_se(raters[scale == SE1181], as_read ? &puzzle : NULL);
    if (result.verdict == ENNEAD_VERDICT_UNIQUE && scale == HODOKU)
        verdict = rate_by_hodoku(solutions[0], true);
    if (result.verdict == ENNEAD_VERDICT_UNIQUE && scale == BOTH)
        (void)rate_by_hodoku(solutions[0], false);
    put_string("verdict", verdict);
    return answer_end('}');
}

/* The names of the techniques of that scale; NULL behind the last. */
EXPORT_AS("scale_technique") const char *scale_technique(int number)
{
    return ennead_se_technique_name(number);
}

/* Rates a line of 81 cells that has one solution. engine.js reads the members of the rating from
 * memory, which is faster than to write and read text. NULL: out of memory. */
EXPORT_AS("rate_line") const ennead_rating *rate_line(const char *line, int by)
{
    static GLUE_STATE ennead_rating rating;
    ennead_puzzle puzzle;
    if (make_tools(by) != ENNEAD_STATUS_OK)
        return NULL;
    (void)ennead_puzzle_from_line(line, &puzzle);
    (void)ennead_rate(raters[by], &puzzle, &rating);
    return &rating;
}
