/* SPDX-License-Identifier: MIT */
#include "cli/draw/draw_puzzle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/base/signals.h"
#include "cli/base/utf8.h"
#include "cli/batch/variant_puzzle.h"
#include "cli/draw/draw_picture.h"
#include "cli/options/time_limit.h"
#include "cli/output/variant_text.h"

/* A puzzle whose pictures are being made. */
struct drawn {
    struct drawing *drawing;
    struct slot *slot;
    const struct item *item;
    ennead_state state; /* of a plain puzzle, at the current point of its path */
    const char *title;
    unsigned steps;
    struct time_limit limit;
    bool complete; /* no more pictures are needed */
    bool late;     /* the time limit came before that */
    char rating[128];
};

/* --------------------------------------------------------------------------------- one picture */

static void begin_picture(const struct drawn *drawn, ennead_picture *picture)
{
    const struct draw_settings *settings = drawn->drawing->settings;
    const enum draw_marks usual = draws_steps(settings) ? DRAW_MARKS_ALL : DRAW_MARKS_GIVEN;
    ennead_picture_init(picture);
    picture->marks =
        (ennead_picture_marks)(settings->marks == DRAW_MARKS_NOT_SAID ? usual : settings->marks);
    picture->mark_places = (ennead_mark_places)settings->mark_places;
    picture->labels = settings->labels;
    picture->words = settings->words;
    picture->wording = &settings->by.common.wording;
    if (settings->title && drawn->title[0] != '\0')
        picture->title = drawn->title;
}

static void add_picture(struct drawn *drawn, const ennead_picture *picture)
{
    struct drawing *drawing = drawn->drawing;
    struct slot *slot = drawn->slot;
    if (!draw_picture(drawing, picture)) {
        slot->totals.code = graver(slot->totals.code, drawing->files.code);
        slot->cut = drawing->files.code == EXIT_ANSWERED ? CUT_BY_MEMORY : CUT_BY_STOP;
    }
    drawn->complete = slot->cut != NOT_CUT || signals_stopped();
}

/* Counts a step, and returns whether it is to be drawn. */
static bool is_wanted_step(struct drawn *drawn)
{
    const struct draw_settings *settings = drawn->drawing->settings;
    drawn->steps++;
    return settings->path || settings->all || drawn->steps == settings->step;
}

static bool go_on(struct drawn *drawn)
{
    const struct draw_settings *settings = drawn->drawing->settings;
    drawn->complete = drawn->complete || signals_stopped() ||
                      (!settings->path && !settings->all && drawn->steps >= settings->step);
    drawn->late = !drawn->complete && time_limit_is_over(&drawn->limit);
    return !drawn->complete && !drawn->late;
}

static void say_rating(struct drawn *drawn, ennead_picture *picture, const char *name, int rating)
{
    if (!drawn->drawing->settings->words)
        return;
    if (rating > 0)
        snprintf(drawn->rating, sizeof drawn->rating, "%s, %d.%d", name, rating / 10, rating % 10);
    else
        snprintf(drawn->rating, sizeof drawn->rating, "%s", name);
    picture->note = drawn->rating;
}

/* -------------------------------------------------------------------------------- plain puzzles */

static bool report_step(void *user, const ennead_step *step)
{
    struct drawn *drawn = user;
    ennead_picture picture;
    if (!is_wanted_step(drawn))
        return go_on(drawn);
    begin_picture(drawn, &picture);
    picture.state = &drawn->state;
    picture.step = step;
    say_rating(drawn, &picture, ennead_technique_info((int)step->technique)->name, step->rating);
    add_picture(drawn, &picture);
    return go_on(drawn);
}

static bool report_se_step(void *user, const ennead_se_step *step)
{
    struct drawn *drawn = user;
    ennead_picture picture;
    if (!is_wanted_step(drawn))
        return go_on(drawn);
    begin_picture(drawn, &picture);
    picture.state = &drawn->state;
    picture.se_step = step;
    say_rating(drawn, &picture, ennead_se_technique_name((int)step->technique), step->rating);
    add_picture(drawn, &picture);
    return go_on(drawn);
}

static void draw_steps(struct drawn *drawn, const ennead_technique_set *techniques)
{
    struct drawing *drawing = drawn->drawing;
    const struct draw_settings *settings = drawing->settings;
    if (drawing->rater != NULL)
        drawn->late |= ennead_se_path(drawing->rater, &drawn->state, report_se_step, drawn, NULL) ==
                       ENNEAD_RATING_END_TIME;
    else if (settings->all)
        ennead_step_all(drawing->finder, &drawn->state, techniques, report_step, drawn);
    else
        (void)ennead_path_in_style(drawing->finder, &drawn->state, techniques, settings->by.style,
                                   report_step, drawn);
}

static void say(struct drawn *drawn, const char *what)
{
    struct slot *slot = drawn->slot;
    slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    if (drawn->drawing->settings->by.common.quiet)
        return;
    slot_add_place(slot, drawn->item);
    text_format(&slot->messages, ": %s\n", what);
}

static const char solved[] = "it is solved: there is no step to draw";
static const char stuck[] = "no step is found";
static const char no_solution[] = "it has no solution to draw";
static const char late[] = "the time limit came first";

/* Reports that a puzzle has no such step; `why` if it has no steps at all. */
static void say_no_step(struct drawn *drawn, const char *why)
{
    if (drawn->late)
        say(drawn, late);
    else if (drawn->steps == 0)
        say(drawn, why);
    else if (drawn->steps < drawn->drawing->settings->step)
        say(drawn, "it has fewer steps");
}

static void draw_plain_steps(struct drawn *drawn)
{
    const struct draw_settings *settings = drawn->drawing->settings;
    ennead_state_check check;
    (void)ennead_check_state(&drawn->state, &check);
    const ennead_technique_set techniques =
        techniques_sound_for(&settings->by, &drawn->state, &check);
    if (check.verdict == ENNEAD_STATE_VERDICT_MISTAKE ||
        check.verdict == ENNEAD_STATE_VERDICT_IMPOSSIBLE)
        say(drawn, "there is a mistake in it: no step is drawn");
    else if (settings->scale != DRAW_HODOKU && check.verdict == ENNEAD_STATE_VERDICT_OPEN)
        say(drawn, "the scale is for puzzles with one solution: no step is drawn");
    else {
        draw_steps(drawn, &techniques);
        say_no_step(drawn, ennead_state_is_solved(&drawn->state) ? solved : stuck);
    }
}

/* Stores a solution of a plain puzzle. Returns why it has none, or NULL. */
static const char *solve_plain(const struct drawn *drawn, uint8_t solution[1][ENNEAD_CELLS])
{
    ennead_puzzle puzzle;
    ennead_solve_options options;
    ennead_solve_result result;
    ennead_state_to_puzzle(&drawn->state, &puzzle);
    ennead_solve_options_init(&options);
    options.stop = signals_stop();
    options.time_limit = drawn->drawing->settings->by.common.solving.time_limit;
    if (ennead_solve(&puzzle, &options, solution, 1, &result) != ENNEAD_STATUS_OK)
        return no_solution;
    return result.solutions > 0                     ? NULL
           : result.verdict == ENNEAD_VERDICT_LIMIT ? late
                                                    : no_solution;
}

static void draw_plain_board(struct drawn *drawn)
{
    uint8_t solution[1][ENNEAD_CELLS];
    ennead_picture picture;
    begin_picture(drawn, &picture);
    picture.state = &drawn->state;
    if (drawn->drawing->settings->solution) {
        const char *why = solve_plain(drawn, solution);
        if (why == NULL)
            picture.solution = solution[0];
        else
            say(drawn, why);
    }
    add_picture(drawn, &picture);
}

void draw_plain_puzzle(struct drawing *drawing, struct slot *slot, const struct item *item,
                       size_t index)
{
    char title[ENNEAD_TITLE_SIZE];
    struct drawn drawn = {.drawing = drawing,
                          .slot = slot,
                          .item = item,
                          .state = slot_state(slot, item, index),
                          .limit = time_limit_begin(&drawing->settings->by.common),
                          .title = title};
    utf8_copy(title, sizeof title, slot_text(slot, item->note), item->note.length);
    if (draws_steps(drawing->settings))
        draw_plain_steps(&drawn);
    else
        draw_plain_board(&drawn);
}

/* ----------------------------------------------------------------- puzzles that a model answers */

/* The sets of values before a step and after it. */
struct model_path {
    uint64_t before[ENNEAD_MOST_CELLS], after[ENNEAD_MOST_CELLS];
    uint8_t solution[ENNEAD_MOST_CELLS];
    ennead_model_step step;
};

static bool model_is_late(const struct variant_puzzle *variant)
{
    ennead_model_result result;
    ennead_model_get_result(variant->model, &result);
    return result.search.end == ENNEAD_SEARCH_END_TIME;
}

static void draw_model_steps(struct drawn *drawn, const struct variant_puzzle *variant,
                             struct model_path *path)
{
    const ennead_description *d = &variant->description;
    const size_t bytes = (size_t)d->rows * (size_t)d->columns * sizeof *path->after;
    ennead_picture picture;
    memcpy(path->after, d->candidates, bytes);
    do {
        memcpy(path->before, path->after, bytes);
        (void)ennead_model_set_time_limit(variant->model, time_limit_left(&drawn->limit));
        if (ennead_model_step_next(variant->model, ENNEAD_MODEL_REASON_TRIAL, path->after,
                                   &path->step) != ENNEAD_STATUS_OK) {
            drawn->late = model_is_late(variant);
            break;
        }
        if (!is_wanted_step(drawn))
            continue;
        begin_picture(drawn, &picture);
        picture.description = d;
        picture.notation = variant->notation;
        picture.candidates = path->before;
        picture.after = path->after;
        picture.model_step = &path->step;
        add_picture(drawn, &picture);
    } while (go_on(drawn));
    say_no_step(drawn, variant_is_solved(variant, path->after) ? solved : stuck);
}

static void draw_model_board(struct drawn *drawn, const struct variant_puzzle *variant,
                             struct model_path *path)
{
    ennead_picture picture;
    begin_picture(drawn, &picture);
    picture.description = &variant->description;
    picture.notation = variant->notation;
    if (drawn->drawing->settings->solution) {
        if (ennead_model_next(variant->model, path->solution) == ENNEAD_STATUS_OK)
            picture.solution = path->solution;
        else
            say(drawn, model_is_late(variant) ? late : no_solution);
    }
    add_picture(drawn, &picture);
}

void draw_variant_puzzle(struct drawing *drawing, struct slot *slot, const struct item *item,
                         const struct variant_puzzle *variant)
{
    struct drawn drawn = {.drawing = drawing,
                          .slot = slot,
                          .item = item,
                          .limit = time_limit_begin(&drawing->settings->by.common),
                          .title = variant->report.title};
    struct model_path *path = calloc(1, sizeof *path);
    if (path == NULL) {
        slot->cut = CUT_BY_MEMORY;
        return;
    }
    if (draws_steps(drawing->settings))
        draw_model_steps(&drawn, variant, path);
    else
        draw_model_board(&drawn, variant, path);
    free(path);
}
