/* SPDX-License-Identifier: MIT */
/*
 * explain and hint: the steps of a solution, with the members that docs/playing.md describes, and
 * the next step a little at a time.
 */
#define _POSIX_C_SOURCE 200809L

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "pictures.h"

enum scale { HODOKU, SE, SE1181 };

/* What was asked, and what is known so far. */
static GLUE_STATE struct {
    ennead_state state; /* before the step that is reported */
    ennead_technique_set techniques;
    ennead_wording wording;
    int style, scale;
    bool all, grids, pictures;
    size_t from, most; /* the first step that is written, and how many; 0: all */
    double deadline;   /* 0: none */
    bool late;
    size_t steps;
    int hardest, score, rating;
} told;

static double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static bool is_late(void)
{
    told.late = told.late || (told.deadline > 0 && seconds_now() > told.deadline) ||
                (call_stop != NULL && ennead_stop_is_set(call_stop));
    return told.late;
}

#define STEP_OPTIONS \
    WORDING_OPTIONS TECHNIQUE_OPTIONS PICTURE_OPTIONS \
        "style scale all grids pictures from most timeLimit "

static const char *style_name(int number)
{
    return ennead_style_name((ennead_style)number);
}

static const char *scale_name(int number)
{
    static const char *const names[] = {"hodoku", "se", "se1181"};
    return number < 3 ? names[number] : NULL;
}

static bool read_options(ennead_style style)
{
    const double limit = option_number("timeLimit", 0);
    memset(&told, 0, sizeof told);
    told.style = (int)style;
    told.all = option_flag("all");
    told.grids = option_flag("grids");
    told.pictures = option_flag("pictures");
    told.from = (size_t)option_count("from", 1);
    told.most = (size_t)option_count("most", 0);
    told.deadline = limit > 0 ? seconds_now() + limit : 0;
    return option_choice("style", style_name, &told.style) &&
           option_choice("scale", scale_name, &told.scale) && option_wording(&told.wording) &&
           option_techniques_used(&told.techniques) && pictures_begin(ENNEAD_PICTURE_MARKS_ALL);
}

/* Counts a step; whether it is written. */
static bool count_step(void)
{
    told.steps++;
    return told.steps >= told.from && (told.most == 0 || told.steps < told.from + told.most);
}

/* Whether steps after this one are wanted. */
static bool more_steps(void)
{
    return told.most == 0 || told.steps + 1 < told.from + told.most;
}

/* ---------------------------------------------------------------------------------- one step */

static size_t write_step(const void *step, char *text, size_t room)
{
    return ennead_write_step_json(&told.state, step, &told.wording, text, room);
}

static size_t write_se_step(const void *step, char *text, size_t room)
{
    return ennead_write_se_step_json(&told.state, step, &told.wording, text, room);
}

/* Adds to the step that was written the state after it and its picture, if they are wanted. */
static void put_more(ennead_picture *picture, const ennead_step *effect)
{
    put_reopen();
    if (told.grids) {
        char line[ENNEAD_LIBRARY_SIZE];
        ennead_state after = told.state;
        ennead_state_apply(&after, effect);
        ennead_write_library(&after, line);
        put_string("state", line);
    }
    picture->state = &told.state;
    if (told.pictures)
        put_picture("picture", picture);
    put_close('}');
}

static void put_step(const char *key, const ennead_step *step)
{
    ennead_picture picture = picture_usual(&told.wording);
    picture.step = step;
    put_json(key, write_step, step);
    put_more(&picture, step);
}

static bool report_step(void *user, const ennead_step *step)
{
    const ennead_technique_row *row = ennead_technique_info((int)step->technique);
    const ennead_technique_row *hardest = ennead_technique_info(told.hardest);
    (void)user;
    if (is_late())
        return false;
    if (told.steps == 0 || row->level > hardest->level ||
        (row->level == hardest->level && row->score > hardest->score))
        told.hardest = (int)step->technique;
    told.score += row->score;
    told.rating = step->rating > told.rating ? step->rating : told.rating;
    if (count_step())
        put_step(NULL, step);
    return more_steps();
}

static bool report_se_step(void *user, const ennead_se_step *step)
{
    static GLUE_STATE ennead_step effect;
    ennead_picture picture = picture_usual(&told.wording);
    (void)user;
    memset(&effect, 0, sizeof effect);
    memcpy(effect.removed, step->removed, sizeof effect.removed);
    if (step->digit != 0)
        effect.placed[step->digit].words[step->cell / 64] = (uint64_t)1 << (step->cell % 64);
    if (count_step()) {
        picture.se_step = step;
        put_json(NULL, write_se_step, step);
        put_more(&picture, &effect);
    }
    return more_steps();
}

/* --------------------------------------------------------------------------- plain puzzles */

static GLUE_STATE ennead_finder *finder; /* made when it is first needed, and kept */

void steps_forget(void)
{
    ennead_finder_free(finder);
    finder = NULL;
}

static bool have_finder(void)
{
    const ennead_status status =
        finder != NULL ? ENNEAD_STATUS_OK : ennead_finder_new(NULL, &finder);
    return status == ENNEAD_STATUS_OK || answer_refuse_status(status) != 0;
}

/* Leaves out the techniques that are not valid for the state. */
static void keep_sound(const ennead_state_check *check)
{
    told.state.limited = !check->by_givens;
    if (check->verdict != ENNEAD_STATE_VERDICT_RIGHT)
        (void)ennead_technique_set_subtract(&told.techniques, "uniqueness", 10);
}

static const char *explain_by_techniques(void)
{
    if (told.all) {
        ennead_step_all(finder, &told.state, &told.techniques, report_step, NULL);
        return told.late ? "limit" : more_steps() ? "all" : "most";
    }
    switch (ennead_path_in_style(finder, &told.state, &told.techniques, (ennead_style)told.style,
                                 report_step, NULL)) {
    case ENNEAD_PATH_END_SOLVED:
        return "solved";
    case ENNEAD_PATH_END_STOPPED:
        return told.late ? "limit" : "most";
    default:
        return "stuck";
    }
}

static const char *explain_by_se(ennead_rating *rating)
{
    ennead_rater_options options;
    ennead_rater *rater;
    ennead_rater_options_init(&options);
    options.scale = told.scale == SE ? ENNEAD_SE_SCALE_121 : ENNEAD_SE_SCALE_1181;
    options.time_limit = option_number("timeLimit", 0);
    options.stop = call_stop;
    if (ennead_rater_new(&options, NULL, &rater) != ENNEAD_STATUS_OK)
        return NULL;
    const ennead_rating_end end = ennead_se_path(rater, &told.state, report_se_step, NULL, rating);
    ennead_rater_free(rater);
    switch (end) {
    case ENNEAD_RATING_END_SOLVED:
        return "solved";
    case ENNEAD_RATING_END_TIME:
        return "limit";
    case ENNEAD_RATING_END_REPORT:
        return "most";
    default:
        return "stuck";
    }
}

static void put_difficulty(const ennead_rating *rating)
{
    if (told.scale != HODOKU && rating->er > 0) {
        put_string("technique", ennead_se_technique_name((int)rating->er_technique));
        put_tenths("er", rating->er);
        put_tenths("ep", rating->ep);
        put_tenths("ed", rating->ed);
    } else if (told.scale == HODOKU && told.steps > 0 && !told.all) {
        put_string("technique", ennead_technique_info(told.hardest)->name);
        put_number("score", (uint64_t)told.score);
        if (told.rating > 0)
            put_tenths("rating", told.rating);
    }
}

/* What is wrong with a state. */
struct mistake {
    const ennead_state *state;
    const ennead_state_check *check;
};

static size_t write_mistake(const void *of, char *text, size_t room)
{
    const struct mistake *mistake = of;
    return ennead_write_state_check(mistake->state, mistake->check, &told.wording, text, room);
}

static bool is_mistake(const ennead_state_check *check)
{
    return check->verdict == ENNEAD_STATE_VERDICT_MISTAKE ||
           check->verdict == ENNEAD_STATE_VERDICT_IMPOSSIBLE;
}

static void put_mistake(const ennead_state_check *check)
{
    const struct mistake mistake = {&asked.state, check};
    put_text("message", write_mistake, &mistake);
    if ((check->wrong.words[0] | check->wrong.words[1]) != 0)
        put_cells("wrong", check->wrong);
    if ((check->lost.words[0] | check->lost.words[1]) != 0)
        put_cells("lost", check->lost);
    if ((check->misprints.words[0] | check->misprints.words[1]) != 0)
        put_cells("misprints", check->misprints);
}

static void put_unique(const ennead_state_check *check)
{
    put_flag("unique", check->verdict == ENNEAD_STATE_VERDICT_RIGHT ||
                           check->verdict == ENNEAD_STATE_VERDICT_MISTAKE);
}

static int explain_plain(void)
{
    char line[ENNEAD_LIBRARY_SIZE];
    ennead_rating rating = {.er = 0};
    ennead_state_check check;
    const char *outcome = "mistake";
    if (!have_finder())
        return 0;
    told.state = asked.state;
    (void)ennead_check_state(&asked.state, &check);
    keep_sound(&check);
    answer_begin('{');
    put_question();
    put_open("path", '[');
    if (!is_mistake(&check))
        outcome = told.scale == HODOKU                         ? explain_by_techniques()
                  : check.verdict == ENNEAD_STATE_VERDICT_OPEN ? "stuck"
                                                               : explain_by_se(&rating);
    if (outcome == NULL)
        return answer_refuse_status(ENNEAD_STATUS_OUT_OF_MEMORY);
    put_close(']');
    put_string("outcome", outcome);
    put_number("steps", told.steps);
    put_unique(&check);
    put_difficulty(&rating);
    if (is_mistake(&check))
        put_mistake(&check);
    ennead_write_library(&told.state, line);
    put_string("state", line);
    return answer_end('}');
}

/* -------------------------------------------------------------------------------- variants */

/* The sets of values before a step, before what its sentence argues, and after it. */
struct sets {
    uint64_t before[ENNEAD_MOST_CELLS], begin[ENNEAD_MOST_CELLS], after[ENNEAD_MOST_CELLS];
    ennead_model_step step;
};

static size_t cell_count(void)
{
    return (size_t)asked.description->rows * (size_t)asked.description->columns;
}

/* For each digit, the cells that lost it. */
static void put_lost_values(const char *key, const uint64_t *before, const uint64_t *after)
{
    const ennead_description *d = asked.description;
    put_open(key, '[');
    for (int value = 0; value < d->values; value++) {
        bool any = false;
        for (size_t cell = 0; cell < cell_count(); cell++) {
            if (((before[cell] & ~after[cell]) >> value & 1) == 0)
                continue;
            if (!any) {
                put_open(NULL, '{');
                put_number("digit", (uint64_t)(value + d->first_value));
                put_open("cells", '[');
            }
            any = true;
            put_cell(NULL, (int)cell, d->columns);
        }
        if (any) {
            put_close(']');
            put_close('}');
        }
    }
    put_close(']');
}

static size_t write_marks(const void *candidates, char *text, size_t room)
{
    ennead_description marked = *asked.description;
    marked.candidates = (uint64_t *)(uintptr_t)candidates; /* only read */
    return ennead_variant_write_marks(&marked, text, room);
}

static void put_model_picture(const struct sets *sets)
{
    ennead_picture picture = picture_usual(&told.wording);
    picture.description = asked.description;
    picture.notation = asked.notation;
    picture.candidates = sets->before;
    picture.after = sets->after;
    picture.model_step = &sets->step;
    put_picture("picture", &picture);
}

static void put_model_step(const char *key, const struct sets *sets)
{
    put_open(key, '{');
    put_string("reason", ennead_model_reason_name(sets->step.reason));
    put_string("where", sets->step.where);
    put_lost_values("removed", sets->begin, sets->after);
    put_lost_values("taken", sets->before, sets->begin);
    put_string("words", sets->step.text);
    if (told.grids)
        put_text("state", write_marks, sets->after);
    if (told.pictures)
        put_model_picture(sets);
    put_close('}');
}

/* Finds the next step; `before` becomes `after`. */
static bool next_model_step(ennead_model *model, struct sets *sets)
{
    memcpy(sets->before, sets->after, cell_count() * sizeof *sets->after);
    if (told.deadline > 0) {
        const double left = told.deadline - seconds_now();
        if (left <= 0)
            return false;
        (void)ennead_model_set_time_limit(model, left);
    }
    if (ennead_model_step_next(model, ENNEAD_MODEL_REASON_TRIAL, sets->after, &sets->step) !=
        ENNEAD_STATUS_OK)
        return false;
    ennead_model_step_begin(model, sets->begin);
    return true;
}

static const char *model_outcome(const ennead_model *model, const struct sets *sets)
{
    uint8_t values[ENNEAD_MOST_CELLS];
    ennead_model_result result;
    ennead_model_get_result(model, &result);
    return sets->step.text[0] != '\0'                                 ? "mistake"
           : values_of(sets->after, values) == cell_count()           ? "solved"
           : result.search.end == ENNEAD_SEARCH_END_TIME || is_late() ? "limit"
                                                                      : "stuck";
}

/* A model and room for its steps; NULL: there is none, and that is the answer. */
static ennead_model *model_of_steps(struct sets **sets)
{
    ennead_model_options options;
    ennead_model_options_init(&options);
    options.wording = told.wording;
    options.stop = call_stop;
    *sets = calloc(1, sizeof **sets);
    if (*sets == NULL) {
        answer_refuse_status(ENNEAD_STATUS_OUT_OF_MEMORY);
        return NULL;
    }
    memcpy((*sets)->after, asked.description->candidates, cell_count() * sizeof *(*sets)->after);
    ennead_model *model = question_model(&options);
    if (model == NULL)
        free(*sets);
    return model;
}

static bool report_model_step(void *user, const ennead_model_step *step, const uint64_t *before,
                              const uint64_t *after)
{
    struct sets *sets = user;
    const size_t bytes = cell_count() * sizeof *after;
    memcpy(sets->begin, before, bytes);
    memcpy(sets->after, after, bytes);
    sets->step = *step;
    if (count_step())
        put_model_step(NULL, sets);
    return more_steps();
}

/* All steps that there are in a state, which stays as it is. */
static const char *put_model_steps(ennead_model *model, struct sets *sets)
{
    const size_t bytes = cell_count() * sizeof *sets->before;
    memcpy(sets->before, sets->after, bytes);
    if (told.deadline > 0)
        (void)ennead_model_set_time_limit(model, told.deadline - seconds_now());
    (void)ennead_model_step_all(model, sets->before, report_model_step, sets);
    memcpy(sets->after, sets->before, bytes);
    /* Where no house and no rule gives one, by trying values; else it is known why not. */
    if (told.steps == 0) {
        if (!next_model_step(model, sets))
            return model_outcome(model, sets);
        if (count_step())
            put_model_step(NULL, sets);
        memcpy(sets->after, sets->before, bytes);
    }
    sets->step.text[0] = '\0';
    return is_late() ? "limit" : "all";
}

static const char *put_model_path(ennead_model *model, struct sets *sets)
{
    bool whole = true;
    while (whole && next_model_step(model, sets)) {
        if (count_step())
            put_model_step(NULL, sets);
        sets->step.text[0] = '\0';
        whole = more_steps();
    }
    return whole ? model_outcome(model, sets) : "most";
}

static int explain_variant(void)
{
    struct sets *sets;
    ennead_model *model = model_of_steps(&sets);
    if (model == NULL)
        return 0;
    answer_begin('{');
    put_question();
    put_open("path", '[');
    const char *outcome = told.all ? put_model_steps(model, sets) : put_model_path(model, sets);
    put_close(']');
    put_string("outcome", outcome);
    put_number("steps", told.steps);
    if (sets->step.text[0] != '\0')
        put_string("message", sets->step.text);
    put_text("state", write_marks, sets->after);
    ennead_model_free(model);
    free(sets);
    return answer_end('}');
}

EXPORT(explain)(const char *text, size_t length, const char *options)
{
    if (!options_begin(options, STEP_OPTIONS) || !read_options(ENNEAD_STYLE_STRICT) ||
        !question_read(text, length))
        return 0;
    return asked.plain ? explain_plain() : explain_variant();
}

/* ----------------------------------------------------------------------------------- hints */

/* A step and a stage of the hint at it. */
struct stage {
    const ennead_step *step;
    const ennead_model_step *model_step;
    ennead_hint hint;
};

static size_t write_stage(const void *of, char *text, size_t room)
{
    const struct stage *stage = of;
    if (stage->step != NULL)
        return ennead_write_hint(&told.state, stage->step, stage->hint, &told.wording, text, room);
    return ennead_write_model_hint(asked.description, stage->model_step, stage->hint, &told.wording,
                                   text, room);
}

static void put_stages(const ennead_step *step, const ennead_model_step *model_step)
{
    struct stage stage = {step, model_step, ENNEAD_HINT_WHERE};
    put_open("stages", '{');
    for (; ennead_hint_name(stage.hint) != NULL; stage.hint++)
        if (write_stage(&stage, NULL, 0) > 0)
            put_text(ennead_hint_name(stage.hint), write_stage, &stage);
    put_close('}');
}

static void put_technique(const ennead_step *step)
{
    const ennead_technique_row *row = ennead_technique_info((int)step->technique);
    put_string("technique", row->name);
    if (step->rating > 0)
        put_tenths("rating", step->rating);
    put_number("score", (uint64_t)row->score);
}

static int hint_plain(void)
{
    static GLUE_STATE ennead_step step;
    char line[ENNEAD_LIBRARY_SIZE];
    ennead_state_check check;
    const char *outcome = "stuck";
    if (!have_finder())
        return 0;
    told.state = asked.state;
    (void)ennead_check_state(&asked.state, &check);
    keep_sound(&check);
    answer_begin('{');
    put_question();
    put_unique(&check);
    if (is_mistake(&check)) {
        outcome = "mistake";
        put_mistake(&check);
    } else if (ennead_state_is_solved(&told.state)) {
        outcome = "solved";
    } else if (ennead_step_choose(finder, &told.state, &told.techniques, (ennead_style)told.style,
                                  &step) == ENNEAD_STATUS_OK) {
        outcome = "step";
        put_technique(&step);
        put_stages(&step, NULL);
        put_step("step", &step);
    }
    put_string("outcome", outcome);
    ennead_write_library(&asked.state, line);
    put_string("state", line);
    return answer_end('}');
}

static int hint_variant(void)
{
    struct sets *sets;
    ennead_model *model = model_of_steps(&sets);
    const char *outcome = "step";
    if (model == NULL)
        return 0;
    answer_begin('{');
    put_question();
    if (next_model_step(model, sets)) {
        put_stages(NULL, &sets->step);
        put_model_step("step", sets);
    } else {
        outcome = model_outcome(model, sets);
        if (sets->step.text[0] != '\0')
            put_string("message", sets->step.text);
    }
    put_text("state", write_marks, asked.description->candidates);
    put_string("outcome", outcome);
    ennead_model_free(model);
    free(sets);
    return answer_end('}');
}

EXPORT(hint)(const char *text, size_t length, const char *options)
{
    if (!options_begin(options, STEP_OPTIONS) || !read_options(ENNEAD_STYLE_HUMAN) ||
        !question_read(text, length))
        return 0;
    return asked.plain ? hint_plain() : hint_variant();
}
