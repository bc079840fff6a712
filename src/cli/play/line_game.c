/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/play/line_game.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/utf8.h"
#include "cli/board/face_words.h"
#include "cli/play/typed_lines.h"
#include "cli/view/sheet.h"

struct line_game {
    ennead_session *session;
    struct game_files *files;
    struct typed_lines *lines;
    struct writer *out;
    enum exit_code code;
    bool over;
    struct text saved;  /* the game as it was saved or loaded last */
    const char *prompt; /* what the session waits for */
    struct text name;   /* of the file that this game was saved to last, with a NUL; or empty */
};

static const char *words(const struct line_game *game, const char *english)
{
    return board_words(game->files->language, english);
}

/* -------------------------------------------------------------------------------------- output */

static void put(struct line_game *game, const char *bytes, size_t length)
{
    writer_put(game->out, bytes, length);
    writer_flush(game->out);
}

static void put_no_memory(struct line_game *game)
{
    static const char no_memory[] = "Out of memory.\n";
    put(game, no_memory, sizeof no_memory - 1);
}

/* The columns of the terminal; 0: there is none, or it does not say. */
static int width_of(const struct line_game *game)
{
    struct winsize window = {0};
    if (!typed_lines_at_terminal(game->lines) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0)
        return 0;
    return window.ws_col;
}

/* Adds one line, wrapped; its rest begins below its first word. */
static void add_wrapped(struct text *text, const char *line, int width)
{
    const int indent = (int)strspn(line, " ");
    const int hang = indent < width / 2 ? indent : 0;
    const char *next;
    for (bool first = true; line != NULL; line = next, first = false) {
        const size_t length = sheet_line(line, first ? width : width - hang, &next);
        text_repeat(text, ' ', first ? 0 : (size_t)hang);
        text_add(text, line, length);
        text_character(text, '\n');
    }
}

static void add_line(struct text *text, const char *bytes, size_t length, int width)
{
    struct text line = {0};
    (void)utf8_add_printable(&line, bytes, length);
    text_character(&line, '\0');
    if (line.failed)
        text->failed = true;
    else if (width <= 0)
        text_format(text, "%s\n", line.bytes);
    else
        add_wrapped(text, line.bytes, width);
    text_free(&line);
}

void line_game_show(struct line_game *game, const char *text, size_t length)
{
    struct text shown = {0};
    const int width = width_of(game);
    while (length > 0) {
        const char *end = memchr(text, '\n', length);
        const size_t size = end != NULL ? (size_t)(end - text) : length;
        add_line(&shown, text, size, width);
        const size_t used = size + (end != NULL);
        text += used;
        length -= used;
    }
    if (shown.failed)
        put_no_memory(game);
    else
        put(game, shown.bytes, shown.length);
    text_free(&shown);
}

static void show_words(struct line_game *game, const char *english)
{
    const char *said = words(game, english);
    line_game_show(game, said, strlen(said));
}

/* Shows what was said. */
static void show_said(struct line_game *game, struct text *said)
{
    if (said->failed)
        put_no_memory(game);
    else
        line_game_show(game, said->bytes, said->length);
    text_free(said);
}

/* ----------------------------------------------------------------------------------- questions */

enum answer { ANSWER_NO, ANSWER_YES, ANSWER_END };

/* Asks at a terminal. */
static enum answer ask(struct line_game *game, const char *prompt)
{
    const char *line;
    size_t length;
    if (!typed_lines_at_terminal(game->lines))
        return ANSWER_YES;
    switch (typed_lines_next(game->lines, prompt, &line, &length)) {
    case TYPED_LINE:
        return length > 0 && strchr("yYjJ", *line) != NULL ? ANSWER_YES : ANSWER_NO;
    case TYPED_TOO_LONG:
        return ANSWER_NO;
    default:
        return ANSWER_END;
    }
}

/* The game as it is saved, added to a text. */
static void add_game(const struct line_game *game, struct text *text)
{
    static const char save[] = "save kept";
    ennead_reply reply;
    if (ennead_session_line(game->session, save, sizeof save - 1, &reply) == ENNEAD_STATUS_OK &&
        reply.kind == ENNEAD_REPLY_KIND_SAVE)
        text_add(text, reply.text, reply.length);
}

/* Notes that nothing would be lost now. */
static void note_saved(struct line_game *game)
{
    text_empty(&game->saved, 0);
    add_game(game, &game->saved);
}

/* Whether the game is as it was saved or loaded. Nothing is known while a puzzle is typed in. */
static bool is_saved(const struct line_game *game)
{
    struct text now = {0};
    if (strcmp(game->prompt, "> ") != 0)
        return false;
    add_game(game, &now);
    const bool same = now.length == game->saved.length &&
                      (now.length == 0 || memcmp(now.bytes, game->saved.bytes, now.length) == 0);
    text_free(&now);
    return same;
}

/* Whether the game may be left: nothing would be lost, or the player says so. */
static bool may_leave(struct line_game *game)
{
    return !typed_lines_at_terminal(game->lines) || is_saved(game) ||
           ask(game, words(game, "The game is not saved. Leave it? (y/n) ")) != ANSWER_NO;
}

static bool may_write(struct line_game *game, const char *name)
{
    const bool ours =
        !game->name.failed && game->name.length > 0 && strcmp(game->name.bytes, name) == 0;
    if (!typed_lines_at_terminal(game->lines) || ours || !game_files_exist(game->files, name))
        return true;
    return ask(game, words(game, "There is such a file. Replace it? (y/n) ")) == ANSWER_YES;
}

/* ------------------------------------------------------------------------------------ commands */

static void save(struct line_game *game, const ennead_reply *reply)
{
    struct text said = {0};
    if (!may_write(game, reply->name))
        return;
    if (game_files_save(game->files, reply->name, reply->text, reply->length, &said)) {
        text_empty(&game->name, 0);
        text_add(&game->name, reply->name, strlen(reply->name) + 1);
        note_saved(game);
    }
    show_said(game, &said);
}

static void load(struct line_game *game, const char *name)
{
    struct text copy = {0}, said = {0};
    text_add(&copy, name, strlen(name) + 1);
    if (copy.failed) {
        show_words(game, "Out of memory.");
    } else if (may_leave(game)) {
        game_files_load(game->files, game->session, copy.bytes, &said);
        note_saved(game);
        text_empty(&game->name, 0);
        show_said(game, &said);
    }
    text_free(&copy);
}

static void begin_new(struct line_game *game, const char *level)
{
    struct text said = {0};
    int wanted = ENNEAD_LEVEL_EASY;
    while (strcmp(ennead_level_name((ennead_level)wanted), level) != 0)
        wanted++;
    if (!may_leave(game))
        return;
    game_files_create(game->files, game->session, (ennead_level)wanted, &said);
    note_saved(game);
    text_empty(&game->name, 0);
    show_said(game, &said);
}

/* Does what a reply asks for. */
static void attend(struct line_game *game, const ennead_reply *reply)
{
    switch (reply->kind) {
    case ENNEAD_REPLY_KIND_SAY:
        line_game_show(game, reply->text, reply->length);
        break;
    case ENNEAD_REPLY_KIND_SAVE:
        save(game, reply);
        break;
    case ENNEAD_REPLY_KIND_LOAD:
        load(game, reply->name);
        break;
    case ENNEAD_REPLY_KIND_NEW:
        begin_new(game, reply->name);
        break;
    case ENNEAD_REPLY_KIND_EXIT:
        game->over = may_leave(game);
        break;
    }
}

/* --------------------------------------------------------------------------------------- lines */

static void take_line(struct line_game *game, const char *line, size_t length)
{
    ennead_reply reply;
    if (ennead_session_line(game->session, line, length, &reply) != ENNEAD_STATUS_OK) {
        show_words(game, "Out of memory.");
        return;
    }
    game->prompt = reply.prompt;
    attend(game, &reply);
}

/* Ends the game at the end of the input. */
static void end_input(struct line_game *game)
{
    if (typed_lines_at_terminal(game->lines))
        put(game, "\n", 1);
    game->over = may_leave(game);
}

enum exit_code line_game_play(struct line_game *game)
{
    note_saved(game);
    while (!game->over && game->out->error == 0) {
        const char *line;
        size_t length;
        switch (typed_lines_next(game->lines, game->prompt, &line, &length)) {
        case TYPED_LINE:
            take_line(game, line, length);
            break;
        case TYPED_TOO_LONG:
            show_words(game, "That line is too long.");
            break;
        case TYPED_FAILED:
            message("standard input: %s", typed_lines_trouble(game->lines));
            return EXIT_IO;
        case TYPED_NO_MEMORY:
            return EXIT_MEMORY;
        case TYPED_END:
            end_input(game);
            break;
        case TYPED_STOPPED:
            return EXIT_ANSWERED;
        }
    }
    return EXIT_ANSWERED;
}

struct line_game *line_game_begin(ennead_session *session, struct game_files *files,
                                  struct writer *out)
{
    struct line_game *game = calloc(1, sizeof *game);
    ennead_reply reply;
    if (game == NULL)
        return NULL;
    *game = (struct line_game){.session = session, .files = files, .out = out};
    game->lines = typed_lines_begin();
    if (game->lines == NULL || ennead_session_greet(session, &reply) != ENNEAD_STATUS_OK) {
        line_game_end(game);
        return NULL;
    }
    game->prompt = reply.prompt;
    if (typed_lines_at_terminal(game->lines))
        line_game_show(game, reply.text, reply.length);
    return game;
}

void line_game_end(struct line_game *game)
{
    if (game == NULL)
        return;
    if (game->lines != NULL)
        typed_lines_end(game->lines);
    text_free(&game->saved);
    text_free(&game->name);
    free(game);
}
