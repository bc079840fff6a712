/* SPDX-License-Identifier: MIT */
/*
 * What the face asks of the session, as lines that a player could have typed.
 */
#include "cli/board/face_line.h"

#include <string.h>

#include "cli/board/face_steps.h"
#include "cli/board/face_words.h"

enum { LONGEST_REPLY = 1 << 16 };

void face_say(struct face *face, const char *words)
{
    text_empty(&face->reply, LONGEST_REPLY);
    text_string(&face->reply, face_words(face, words));
    (void)face_string(&face->reply);
    face->scrolled = 0;
    face->panel = PANEL_REPLY;
}

static void take_hint(struct face *face)
{
    ennead_session_hint hint;
    ennead_session_get_hint(face->session, &hint);
    face->told = (struct told_step){
        .telling = hint.stage == ENNEAD_HINT_MOVE    ? TELL_ALL
                   : hint.stage == ENNEAD_HINT_CELLS ? TELL_CAUSES
                                                     : TELL_WHERE,
    };
    if (hint.step != NULL) {
        face->step = *hint.step;
        face->told.step = &face->step;
    } else if (hint.model_step != NULL) {
        face->model_step = *hint.model_step;
        memcpy(face->after, hint.after, (size_t)face->position.cells * sizeof *hint.after);
        face->told.model_step = &face->model_step;
        face->told.after = face->after;
    } else {
        face->told = (struct told_step){0};
    }
}

void face_refresh(struct face *face)
{
    if (!position_read(&face->position, face->session, &face->told, face->scene))
        face_say(face, "Out of memory.");
    for (int cell = 0; cell < face->position.cells; cell++)
        if (face->wrong[cell])
            face->position.ground[cell] = GROUND_CONFLICT;
    if (face->cursor >= face->position.cells) {
        face->cursor = 0;
        face_forget_selection(face);
    }
    if (face->filter > face->position.values)
        face->filter = 0;
}

/* The game as it is saved; NULL while something is typed in, and without memory. */
static const char *game_of(const struct face *face, size_t *length)
{
    static const char save[] = "save kept";
    ennead_reply reply;
    if (face->prompt.length > 0 ||
        ennead_session_line(face->session, save, sizeof save - 1, &reply) != ENNEAD_STATUS_OK)
        return NULL;
    *length = reply.length;
    return reply.text;
}

void face_keep(struct face *face)
{
    const struct face_host *host = &face->settings.host;
    size_t length;
    const char *game = game_of(face, &length);
    if (game == NULL ||
        (length == face->kept.length && length > 0 && memcmp(game, face->kept.bytes, length) == 0))
        return;
    text_empty(&face->kept, LONGEST_REPLY);
    text_add(&face->kept, game, length);
    const char *why = host->keep(host->user, game, length);
    const bool first = !face->changed;
    face->changed = why != NULL;
    if (why == NULL || !first)
        return;
    text_format(&face->reply, "%s %s\n", face_words(face, "The game cannot be kept for --resume:"),
                why);
}

void face_begin_game(struct face *face)
{
    size_t length = 0;
    const char *game = game_of(face, &length);
    text_empty(&face->kept, LONGEST_REPLY);
    if (game != NULL)
        text_add(&face->kept, game, length);
    face->changed = false;
    text_empty(&face->file, 0);
    face->told = (struct told_step){0};
    face->panel = PANEL_REPLY;
    face->whole_panel = false;
    face_forget_selection(face);
    face_refresh(face);
}

static void load(struct face *face, const char *name)
{
    struct text copy = {0};
    text_add(&copy, name, strlen(name) + 1);
    text_empty(&face->reply, LONGEST_REPLY);
    if (!copy.failed)
        face->settings.host.load(face->settings.host.user, face->session, copy.bytes, &face->reply);
    text_free(&copy);
    face_begin_game(face);
}

/* Makes a puzzle of the level with this name. */
static void begin_new(struct face *face, const char *name)
{
    int level = ENNEAD_LEVEL_EASY;
    while (strcmp(ennead_level_name((ennead_level)level), name) != 0)
        level++;
    face_begin_new(face, (ennead_level)level);
}

void face_begin_new(struct face *face, ennead_level level)
{
    text_empty(&face->reply, LONGEST_REPLY);
    face->settings.host.create(face->settings.host.user, face->session, level, &face->reply);
    (void)face_string(&face->reply);
    face_begin_game(face);
}

/* Saves the game; asks before it writes over a file that this game was not saved to before. */
static void save(struct face *face, const ennead_reply *reply)
{
    const struct face_host *host = &face->settings.host;
    const bool same = face->file.length > 0 && strcmp(face->file.bytes, reply->name) == 0;
    text_empty(&face->file, 0);
    text_add(&face->file, reply->name, strlen(reply->name) + 1);
    if (face->file.failed) {
        face_say(face, "Out of memory.");
        return;
    }
    if (!same && host->exists(host->user, reply->name)) {
        face->replacing = true;
        face_say(face, "There is such a file. Replace it? (y/n)");
        return;
    }
    face->changed = !host->save(host->user, reply->name, reply->text, reply->length, &face->reply);
}

void face_save_again(struct face *face)
{
    struct text line = {0};
    text_format(&line, "save %s", face->file.bytes);
    const char *typed = face_string(&line);
    if (!line.failed)
        face_line(face, typed);
    text_free(&line);
}

static void take_prompt(struct face *face, const char *prompt)
{
    text_empty(&face->prompt, LONGEST_REPLY);
    if (strcmp(prompt, "> ") != 0)
        text_string(&face->prompt, prompt);
    (void)face_string(&face->prompt);
    face->typing = face->prompt.length > 0;
}

void face_line(struct face *face, const char *line)
{
    ennead_reply reply;
    face_close_list(face);
    memset(face->wrong, 0, sizeof face->wrong);
    face->panel = PANEL_REPLY;
    face->scrolled = 0;
    if (ennead_session_line(face->session, line, strlen(line), &reply) != ENNEAD_STATUS_OK) {
        face_say(face, "Out of memory.");
        return;
    }
    take_prompt(face, reply.prompt);
    take_hint(face);
    for (int cell = 0; cell < ENNEAD_MOST_CELLS; cell++)
        face->named[cell] = ennead_session_is_wrong(face->session, cell);
    text_empty(&face->reply, LONGEST_REPLY);
    switch (reply.kind) {
    case ENNEAD_REPLY_KIND_SAY:
        text_add(&face->reply, reply.text, reply.length);
        face_keep(face);
        break;
    case ENNEAD_REPLY_KIND_SAVE:
        save(face, &reply);
        break;
    case ENNEAD_REPLY_KIND_LOAD:
        load(face, reply.name);
        break;
    case ENNEAD_REPLY_KIND_NEW:
        begin_new(face, reply.name);
        break;
    case ENNEAD_REPLY_KIND_EXIT:
        face->over = true;
        break;
    }
    (void)face_string(&face->reply);
    face_refresh(face);
}

bool face_is_selected(const struct face *face, int cell)
{
    return face->selected[cell] || cell == face->cursor;
}

void face_forget_selection(struct face *face)
{
    memset(face->selected, 0, sizeof face->selected);
    face->selecting = false;
    face->anchor = -1;
}

void face_add_cell(const struct face *face, struct text *line, int cell)
{
    text_format(line, "r%dc%d", cell / face->position.columns + 1,
                cell % face->position.columns + 1);
}

int face_add_cells(const struct face *face, struct text *line,
                   bool (*wanted)(const struct face *face, int cell))
{
    int count = 0;
    for (int cell = 0; cell < face->position.cells; cell++) {
        if (!face_is_selected(face, cell) || !wanted(face, cell))
            continue;
        text_string(line, " ");
        face_add_cell(face, line, cell);
        count++;
    }
    return count;
}
