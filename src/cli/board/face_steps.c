/* SPDX-License-Identifier: MIT */
/*
 * Steps to choose from: all that are possible now, or the path to the solution. The chosen one is
 * drawn on the board.
 */
#include "cli/board/face_steps.h"

#include <stdlib.h>
#include <string.h>

#include "cli/board/face_line.h"
#include "cli/board/face_rule_steps.h"

/* A list that is being made, and the state before the next step. */
struct step_listing {
    struct step_list *list;
    const ennead_state *state;
};

struct listed_step *face_new_step(struct step_list *list)
{
    if (list->count == list->room) {
        const size_t room = list->room > 0 ? 2 * list->room : 32;
        struct listed_step *steps = realloc(list->steps, room * sizeof *steps);
        if (steps == NULL) {
            list->failed = true;
            return NULL;
        }
        list->steps = steps;
        list->room = room;
    }
    struct listed_step *listed = &list->steps[list->count++];
    listed->left = NULL;
    listed->by_model = NULL;
    return listed;
}

static bool add_step(void *user, const ennead_step *step)
{
    const struct step_listing *listing = user;
    struct listed_step *listed = face_new_step(listing->list);
    if (listed == NULL)
        return false;
    listed->before = *listing->state;
    listed->step = *step;
    return listing->list->count < MOST_LISTED_STEPS;
}

/* The state to find steps in, and the techniques that are valid there. False: there is none, and
 * the face says why. */
static bool begin_list(struct face *face, ennead_state *state, ennead_technique_set *techniques)
{
    static const char all[] = "all", uniqueness[] = "uniqueness";
    ennead_position position;
    ennead_state_check check;
    ennead_session_get_position(face->session, &position);
    *state = position.state;
    if (ennead_check_state(state, &check) != ENNEAD_STATUS_OK ||
        check.verdict == ENNEAD_STATE_VERDICT_MISTAKE ||
        check.verdict == ENNEAD_STATE_VERDICT_IMPOSSIBLE) {
        face_say(face, "There is a mistake; 'b' goes back to the last right position.");
        return false;
    }
    *techniques = (ennead_technique_set){0};
    (void)ennead_technique_set_add(techniques, all, sizeof all - 1);
    state->limited = !check.by_givens;
    if (check.verdict != ENNEAD_STATE_VERDICT_RIGHT)
        (void)ennead_technique_set_subtract(techniques, uniqueness, sizeof uniqueness - 1);
    if (face->finder == NULL && ennead_finder_new(NULL, &face->finder) != ENNEAD_STATUS_OK) {
        face_say(face, "Out of memory.");
        return false;
    }
    return true;
}

static void show_list(struct face *face)
{
    if (face->list.failed)
        face_say(face, "Out of memory.");
    else if (face->list.count == 0)
        face_say(face, "No technique finds a step here.");
    else
        face_choose_step(face, 0);
}

/* Lists the steps of a puzzle that is not a classic one. */
static void list_by_rules(struct face *face, const char *(*fill)(struct face *face))
{
    const char *why = fill(face);
    if (why != NULL)
        face_say(face, why);
    else
        show_list(face);
}

static bool has_rules(const struct face *face)
{
    ennead_position position;
    ennead_session_get_position(face->session, &position);
    return position.rules != NULL;
}

void face_list_steps(struct face *face)
{
    ennead_technique_set techniques;
    ennead_state state;
    face_close_list(face);
    face->list.kind = LIST_OF_ALL;
    if (has_rules(face)) {
        list_by_rules(face, face_list_rule_steps);
        return;
    }
    if (!begin_list(face, &state, &techniques))
        return;
    ennead_step_all(face->finder, &state, &techniques, add_step,
                    &(struct step_listing){&face->list, &state});
    show_list(face);
}

void face_list_path(struct face *face)
{
    ennead_technique_set techniques;
    ennead_state state;
    face_close_list(face);
    face->list.kind = LIST_IS_PATH;
    if (has_rules(face)) {
        list_by_rules(face, face_list_rule_path);
        return;
    }
    if (!begin_list(face, &state, &techniques))
        return;
    (void)ennead_path_in_style(face->finder, &state, &techniques,
                               ennead_session_get_style(face->session), add_step,
                               &(struct step_listing){&face->list, &state});
    show_list(face);
}

/* Tells a step of techniques. */
static void tell_step(struct face *face, const struct listed_step *listed)
{
    char words[ENNEAD_WORDS_SIZE];
    face->told =
        (struct told_step){.telling = TELL_ALL, .state = &listed->before, .step = &listed->step};
    (void)ennead_write_words(&listed->before, &listed->step, &face->settings.wording, words,
                             sizeof words);
    face_say(face, words);
}

/* Tells a step of rules. */
static void tell_rule_step(struct face *face, const struct listed_step *listed)
{
    face->told = (struct told_step){.telling = TELL_ALL,
                                    .left = listed->left,
                                    .model_step = listed->by_model,
                                    .after = listed->left + face->position.cells};
    face_say(face, listed->by_model->text);
}

void face_choose_step(struct face *face, int chosen)
{
    struct step_list *list = &face->list;
    list->chosen = chosen < 0 ? 0 : chosen >= (int)list->count ? (int)list->count - 1 : chosen;
    const struct listed_step *listed = &list->steps[list->chosen];
    if (listed->by_model != NULL)
        tell_rule_step(face, listed);
    else
        tell_step(face, listed);
    face->panel = PANEL_STEPS;
    face_refresh(face);
}

/* Adds what a step does to a line: "r1c2=7 r3c4<>5". */
static void add_changes(struct text *line, const ennead_step *step)
{
    for (int digit = 1; digit <= 9; digit++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
            const bool placed = ennead_cell_set_has(step->placed[digit], cell);
            if (placed || ennead_cell_set_has(step->removed[digit], cell))
                text_format(line, "r%dc%d%s%d ", cell / 9 + 1, cell % 9 + 1, placed ? "=" : "<>",
                            digit);
        }
}

void face_do_step(struct face *face)
{
    const struct step_list *list = &face->list;
    const size_t first = list->kind == LIST_OF_ALL ? (size_t)list->chosen : 0;
    const size_t last = (size_t)list->chosen;
    struct text lines = {0};
    for (size_t i = first; i <= last && i < list->count; i++) {
        if (list->steps[i].by_model != NULL)
            face_add_rule_changes(face, &lines, &list->steps[i]);
        else
            add_changes(&lines, &list->steps[i].step);
        text_add(&lines, "", 1);
    }
    if (lines.failed)
        face_say(face, "Out of memory.");
    else
        for (size_t at = 0; at < lines.length; at += strlen(lines.bytes + at) + 1)
            face_line(face, lines.bytes + at);
    text_free(&lines);
}

void face_free_list(struct step_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        free(list->steps[i].left);
        free(list->steps[i].by_model);
    }
    free(list->steps);
}

void face_close_list(struct face *face)
{
    if (face->list.steps == NULL)
        return;
    face_free_list(&face->list);
    face->list = (struct step_list){0};
    face->told = (struct told_step){0};
    face->panel = PANEL_REPLY;
    face_refresh(face);
}
