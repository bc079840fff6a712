/* SPDX-License-Identifier: MIT */
/*
 * rate and minimize of one puzzle of any kind. The glue answers them for plain puzzles.
 */
#define _POSIX_C_SOURCE 200809L

#include <string.h>
#include <time.h>

#include "lists.h"
#include "questions.h"

static double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Solves the puzzle with these candidates, before the deadline (0: there is none). */
static ennead_status ask_model(ennead_model *model, const uint64_t *candidates, double deadline,
                               ennead_verdict *verdict)
{
    uint8_t solution[ENNEAD_MOST_CELLS];
    ennead_model_result result;
    const double left = deadline > 0 ? deadline - seconds_now() : 0;
    (void)ennead_model_set_time_limit(model, deadline > 0 && left < 1e-6 ? 1e-6 : left);
    ennead_status status = ennead_model_start(model, candidates);
    while (status == ENNEAD_STATUS_OK)
        status = ennead_model_next(model, solution);
    ennead_model_get_result(model, &result);
    *verdict = result.search.verdict;
    return status == ENNEAD_STATUS_END ? ENNEAD_STATUS_OK : status;
}

/* ---------------------------------------------------------------------------------------- rate */

static bool are_single(const uint64_t *candidates, int cells)
{
    for (int cell = 0; cell < cells; cell++)
        if (candidates[cell] == 0 || (candidates[cell] & (candidates[cell] - 1)) != 0)
            return false;
    return true;
}

/* Writes the kind of the hardest step and how many there are; returns the verdict. */
static const char *put_steps(ennead_model *model)
{
    const int cells = asked.description->rows * asked.description->columns;
    uint64_t left[ENNEAD_MOST_CELLS], steps = 0;
    ennead_model_step step;
    int hardest = 0;
    memcpy(left, asked.description->candidates, (size_t)cells * sizeof *left);
    for (;
         ennead_model_step_next(model, ENNEAD_MODEL_REASON_TRIAL, left, &step) == ENNEAD_STATUS_OK;
         steps++)
        hardest = (int)step.reason > hardest ? (int)step.reason : hardest;
    if (!are_single(left, cells))
        return "stuck";
    if (steps > 0)
        put_string("technique", ennead_model_reason_name((ennead_model_reason)hardest));
    put_number("steps", steps);
    return "unique";
}

static int rate_variant(void)
{
    ennead_model_options by;
    ennead_verdict verdict;
    ennead_model_options_init(&by);
    by.stop = call_stop;
    ennead_model *model = question_model(&by);
    if (model == NULL)
        return 0;
    const ennead_status status = ask_model(model, NULL, 0, &verdict);
    answer_begin('{');
    put_question();
    put_string("verdict",
               verdict == ENNEAD_VERDICT_UNIQUE ? put_steps(model) : ennead_verdict_name(verdict));
    ennead_model_free(model);
    return status == ENNEAD_STATUS_OUT_OF_MEMORY ? answer_refuse_status(status) : answer_end('}');
}

static int rate_by_measure(int measure)
{
    ennead_puzzle puzzle;
    ennead_solve_result result;
    ennead_state_to_puzzle(&asked.state, &puzzle);
    const ennead_status status = ennead_solve(&puzzle, NULL, NULL, 0, &result);
    if (status != ENNEAD_STATUS_OK)
        return answer_refuse_status(status);
    struct rated rated = {.verdict = (uint8_t)result.verdict, .value = -1};
    if (result.verdict == ENNEAD_VERDICT_UNIQUE)
        measure_state(&asked.state, measure, call_stop, &rated);
    answer_begin('{');
    put_question();
    if (rated.value >= 0)
        put_number("value", (uint64_t)rated.value);
    put_string("verdict", rated.verdict == RATED_STUCK
                              ? "stuck"
                              : ennead_verdict_name((ennead_verdict)rated.verdict));
    return answer_end('}');
}

EXPORT(rate_any)(const char *text, size_t length, const char *options)
{
    int scale = 0;
    if (!options_begin(options, "scale") || !option_choice("scale", scale_name, &scale) ||
        !question_read(text, length))
        return 0;
    return !asked.plain              ? rate_variant()
           : scale < SCALES_OF_STEPS ? rate(text, length, options)
                                     : rate_by_measure(scale - SCALES_OF_STEPS);
}

/* ------------------------------------------------------------------------------------ minimize */

/* The clues of a puzzle, in random order as the program has it, and what its cells may hold. */
struct clues {
    uint64_t candidates[ENNEAD_MOST_CELLS];
    uint16_t cells[ENNEAD_MOST_CELLS];
    size_t count;
};

static void take_clues(struct clues *clues, uint64_t seed)
{
    const ennead_description *d = asked.description;
    const size_t cells = (size_t)d->rows * (size_t)d->columns;
    uint64_t state = seed;
    state = ennead_random_next(&state);
    memcpy(clues->candidates, d->candidates, cells * sizeof *clues->candidates);
    for (size_t cell = 0; cell < cells; cell++)
        if (are_single(&clues->candidates[cell], 1))
            clues->cells[clues->count++] = (uint16_t)cell;
    for (size_t left = clues->count; left > 1; left--) {
        const size_t other = (size_t)(ennead_random_next(&state) % left);
        const uint16_t cell = clues->cells[other];
        clues->cells[other] = clues->cells[left - 1];
        clues->cells[left - 1] = cell;
    }
}

/* Removes one clue after the other if the solution stays unique. A clue that is needed now is
 * needed in every puzzle with fewer clues. */
static ennead_status minimize_clues(struct clues *clues, ennead_model *model,
                                    ennead_verdict *verdict)
{
    const double limit = option_number("timeLimit", 0);
    const double deadline = limit > 0 ? seconds_now() + limit : 0;
    ennead_status status = ask_model(model, clues->candidates, deadline, verdict);
    for (size_t i = 0;
         i < clues->count && status == ENNEAD_STATUS_OK && *verdict == ENNEAD_VERDICT_UNIQUE; i++) {
        uint64_t *at = &clues->candidates[clues->cells[i]];
        const uint64_t given = *at;
        ennead_verdict without;
        *at = UINT64_MAX >> (64 - asked.description->values);
        status = ask_model(model, clues->candidates, deadline, &without);
        if (without != ENNEAD_VERDICT_UNIQUE)
            *at = given;
        if (without == ENNEAD_VERDICT_LIMIT)
            *verdict = without;
    }
    return status;
}

static size_t write_variant(const void *description, char *text, size_t room)
{
    return ennead_variant_write(description, asked.title[0] != '\0' ? asked.title : NULL, text,
                                room);
}

static int minimize_variant(void)
{
    struct clues clues = {.count = 0};
    ennead_model_options by;
    ennead_verdict verdict;
    ennead_model_options_init(&by);
    by.stop = call_stop;
    ennead_model *model = question_model(&by);
    if (model == NULL)
        return 0;
    take_clues(&clues, option_count("seed", 0));
    const ennead_status status = minimize_clues(&clues, model, &verdict);
    ennead_model_free(model);
    if (status != ENNEAD_STATUS_OK)
        return answer_refuse_status(status);
    const ennead_description *d = asked.description;
    if (verdict == ENNEAD_VERDICT_UNIQUE)
        memcpy(d->candidates, clues.candidates,
               (size_t)d->rows * (size_t)d->columns * sizeof *d->candidates);
    answer_begin('{');
    put_question();
    put_string("verdict", ennead_verdict_name(verdict));
    put_text("minimal", write_variant, d);
    return answer_end('}');
}

EXPORT(minimize_any)(const char *text, size_t length, const char *options)
{
    if (!options_begin(options, "seed timeLimit") || !question_read(text, length))
        return 0;
    return asked.plain ? minimize(text, length, options) : minimize_variant();
}
