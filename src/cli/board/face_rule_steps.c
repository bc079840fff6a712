/* SPDX-License-Identifier: MIT */
#include "cli/board/face_rule_steps.h"

#include <stdlib.h>
#include <string.h>

#include "cli/board/face_line.h"
#include "cli/board/face_steps.h"

enum { LONGEST_SEARCH = 5 }; /* seconds */

/* A model of the puzzle, and the candidates of the position; NULL: there is no memory. */
static ennead_model *begin_model(const struct face *face, const ennead_position *position,
                                 uint64_t *candidates)
{
    ennead_model_options options;
    ennead_model *model;
    ennead_model_options_init(&options);
    options.wording = face->settings.wording;
    options.time_limit = LONGEST_SEARCH;
    if (ennead_model_new(position->rules, &options, NULL, NULL, &model) != ENNEAD_STATUS_OK)
        return NULL;
    memcpy(candidates, position->candidates, (size_t)face->position.cells * sizeof *candidates);
    return model;
}

/* Adds a step, with the candidates before and after it. Returns false if the list is full. */
static bool add_step(struct face *face, const uint64_t *before, const ennead_model_step *step,
                     const uint64_t *after)
{
    const size_t cells = (size_t)face->position.cells;
    struct listed_step *listed = face_new_step(&face->list);
    if (listed == NULL)
        return false;
    listed->left = malloc(2 * cells * sizeof *listed->left);
    listed->by_model = malloc(sizeof *listed->by_model);
    if (listed->left == NULL || listed->by_model == NULL) {
        face->list.failed = true;
        return false;
    }
    memcpy(listed->left, before, cells * sizeof *before);
    memcpy(listed->left + cells, after, cells * sizeof *after);
    *listed->by_model = *step;
    return face->list.count < MOST_LISTED_STEPS;
}

static bool take_step(void *user, const ennead_model_step *step, const uint64_t *before,
                      const uint64_t *after)
{
    return add_step(user, before, step, after);
}

const char *face_list_rule_steps(struct face *face)
{
    uint64_t before[ENNEAD_MOST_CELLS];
    ennead_position position;
    ennead_session_get_position(face->session, &position);
    ennead_model *model = begin_model(face, &position, before);
    if (model == NULL)
        return "Out of memory.";
    (void)ennead_model_step_all(model, before, take_step, face);
    ennead_model_free(model);
    return NULL;
}

const char *face_list_rule_path(struct face *face)
{
    uint64_t before[ENNEAD_MOST_CELLS], after[ENNEAD_MOST_CELLS];
    const size_t bytes = (size_t)face->position.cells * sizeof *before;
    ennead_model_step step;
    ennead_position position;
    ennead_session_get_position(face->session, &position);
    ennead_model *model = begin_model(face, &position, after);
    if (model == NULL)
        return "Out of memory.";
    bool more = true;
    while (more) {
        memcpy(before, after, bytes);
        more = ennead_model_step_next(model, ENNEAD_MODEL_REASON_TRIAL, after, &step) ==
                   ENNEAD_STATUS_OK &&
               add_step(face, before, &step, after) &&
               /* as the session does after each move */
               ennead_model_settle_once(model, after) == ENNEAD_STATUS_OK;
    }
    ennead_model_free(model);
    return NULL;
}

static bool is_lone(uint64_t values)
{
    return values != 0 && (values & (values - 1)) == 0;
}

void face_add_rule_changes(const struct face *face, struct text *line,
                           const struct listed_step *listed)
{
    const uint64_t *before = listed->left, *after = before + face->position.cells;
    for (int cell = 0; cell < face->position.cells; cell++) {
        const bool placed = is_lone(after[cell]) && !is_lone(before[cell]);
        uint64_t values = placed ? after[cell] : before[cell] & ~after[cell];
        for (; values != 0; values &= values - 1) {
            face_add_cell(face, line, cell);
            text_format(line, "%s%d ", placed ? "=" : "<>",
                        position_number(&face->position, __builtin_ctzll(values) + 1));
        }
    }
}
