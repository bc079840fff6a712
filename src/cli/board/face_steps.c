/* SPDX-License-Identifier: MIT */
/*
 * Steps to choose from: all that are possible now, or the path to the solution. The chosen one is
 * drawn on the board.
 */
#include "cli/board/face_steps.h"

#include <stdlib.h>
#include <string.h>

#include "cli/board/face_line.h"

/* A list that is being made, and the state before the next step. */
struct step_listing {
    struct step_list *list;
    const ennead_state *state;
};

static bool add_step(void *user, const ennead_step *step)
{
    const struct step_listing *listing = user;
    struct step_list *list = listing->list;
    if (list->count == list->room) {
        const size_t room = list->room > 0 ? 2 * list->room : 32;
        struct listed_step *steps = realloc(list->steps, room * sizeof *steps);
        if (steps == NULL) {
            list->failed = true;
            return false;
        }
        list->steps = steps;
        list->room = room;
    }
    struct listed_step *listed = &list->steps[list->count++];
    listed->before = *listing->state;
    listed->step = *step;
    return list->count < MOST_LISTED_STEPS;
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
    face_close_list(face);
    if (position.rules != NULL || !face->position.played) {
        face_say(face, "Steps are listed for classic 9x9 puzzles; 'n' gives a hint for any.");
        return false;
    }
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

void face_list_steps(struct face *face)
{
    ennead_technique_set techniques;
    ennead_state state;
    if (!begin_list(face, &state, &techniques))
        return;
    face->list.kind = LIST_OF_ALL;
    ennead_step_all(face->finder, &state, &techniques, add_step,
                    &(struct step_listing){&face->list, &state});
    show_list(face);
}

void face_list_path(struct face *face)
{
    ennead_technique_set techniques;
    ennead_state state;
    if (!begin_list(face, &state, &techniques))
        return;
    face->list.kind = LIST_IS_PATH;
    (void)ennead_path_in_style(face->finder, &state, &techniques, ENNEAD_STYLE_HUMAN, add_step,
                               &(struct step_listing){&face->list, &state});
    show_list(face);
}

void face_choose_step(struct face *face, int chosen)
{
    struct step_list *list = &face->list;
    char words[ENNEAD_WORDS_SIZE];
    list->chosen = chosen < 0 ? 0 : chosen >= (int)list->count ? (int)list->count - 1 : chosen;
    const struct listed_step *listed = &list->steps[list->chosen];
    face->told =
        (struct told_step){.telling = TELL_ALL, .state = &listed->before, .step = &listed->step};
    (void)ennead_write_words(&listed->before, &listed->step, &face->settings.wording, words,
                             sizeof words);
    face_say(face, words);
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

void face_close_list(struct face *face)
{
    if (face->list.steps == NULL)
        return;
    free(face->list.steps);
    face->list = (struct step_list){0};
    face->told = (struct told_step){0};
    face->panel = PANEL_REPLY;
    face_refresh(face);
}
