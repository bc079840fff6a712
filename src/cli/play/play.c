/* SPDX-License-Identifier: MIT */
/*
 * `ennead play`: shows a session of the library as a board in a terminal, or feeds it lines from a
 * terminal or a pipe, and does what the session cannot do itself: print, save and load.
 */
#define _GNU_SOURCE 1
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <ennead.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/base/terminal.h"
#include "cli/base/utf8.h"
#include "cli/base/writer.h"
#include "cli/batch/batch.h"
#include "cli/batch/sized_feed.h"
#include "cli/board/board.h"
#include "cli/files/destination.h"
#include "cli/files/new_file.h"
#include "cli/files/whole_file.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/play/kept_games.h"
#include "cli/play/typed_lines.h"

struct play_settings {
    struct settings common; /* first */
    bool lines, resume, deduce;
};

static const char no_kept_game[] = "There is no game to resume.\n";

struct play {
    ennead_session *session;
    struct typed_lines *lines;
    enum exit_code code;
    struct writer out;
};

static void put(struct play *play, const char *bytes, size_t length)
{
    writer_put(&play->out, bytes, length);
    writer_flush(&play->out);
}

/* Writes lines that may contain titles or typed text. */
static void put_lines(struct play *play, const char *bytes, size_t length)
{
    size_t begin = 0;
    for (size_t at = 0; at < length;) {
        const size_t size = utf8_character(bytes + at, length - at);
        const bool shown = bytes[at] == '\n' || (size > 0 && !utf8_is_control(bytes + at, size));
        if (!shown) {
            writer_put(&play->out, bytes + begin, at - begin);
            writer_put(&play->out, "?", 1);
        }
        at += size > 0 ? size : 1;
        begin = shown ? begin : at;
    }
    put(play, bytes + begin, length - begin);
}

/* Says "FILE: what" and a reason. */
static void say_about_file(struct text *said, const char *name, const char *what, const char *why)
{
    utf8_add_printable(said, name, strlen(name));
    text_format(said, ": %s%s%s.\n", what, *why != '\0' ? ": " : "", why);
}

/* Prints what was said. */
static void put_said(struct play *play, struct text *said)
{
    if (!said->failed && said->length > 0)
        put(play, said->bytes, said->length);
    text_free(said);
}

/* --------------------------------------------------------------------------------------- files */

static void save(void *user, const char *name, const char *game, size_t length, struct text *said)
{
    static struct writer file;
    struct new_file saved;
    (void)user;
    int error = new_file_open(&saved, name);
    if (error != 0) {
        say_about_file(said, name, "cannot open", strerror(error));
        return;
    }
    writer_start(&file, saved.fd);
    writer_put(&file, game, length);
    if (writer_flush(&file)) {
        error = new_file_keep(&saved);
    } else {
        new_file_drop(&saved);
        error = file.error;
    }
    if (error == 0)
        say_about_file(said, name, "saved", "");
    else
        say_about_file(said, name, "cannot write", strerror(error));
}

/* Loads a text: a game, or the first puzzle in it, whatever its size. */
static ennead_status load_text(ennead_session *session, const struct text *text,
                               ennead_reply *reply)
{
    static const char game[] = "# ennead game";
    struct text first = {0};
    const bool saved =
        text->length >= sizeof game - 1 && memcmp(text->bytes, game, sizeof game - 1) == 0;
    const struct text *wanted = !saved && sized_first(text, &first) ? &first : text;
    const ennead_status status =
        first.failed ? ENNEAD_STATUS_OUT_OF_MEMORY
                     : ennead_session_load(session, wanted->length > 0 ? wanted->bytes : "",
                                           wanted->length, reply);
    text_free(&first);
    return status;
}

/* Also returns ENNEAD_STATUS_OUT_OF_MEMORY if the file is too large. `reply` is set if the status
 * is ENNEAD_STATUS_OK and *why is NULL. */
static ennead_status load(ennead_session *session, const char *name, ennead_reply *reply,
                          const char **why)
{
    struct text text = {0};
    *why = whole_file(name, &text);
    ennead_status status = ENNEAD_STATUS_OK;
    if (*why != NULL && text.failed) {
        *why = NULL;
        status = ENNEAD_STATUS_OUT_OF_MEMORY;
    } else if (*why == NULL) {
        status = load_text(session, &text, reply);
    }
    text_free(&text);
    return status;
}

/* Loads a file, and says how it went. */
static void load_and_say(void *user, ennead_session *session, const char *name, struct text *said)
{
    ennead_reply loaded;
    const char *why;
    (void)user;
    if (load(session, name, &loaded, &why) != ENNEAD_STATUS_OK)
        say_about_file(said, "load", "out of memory", "");
    else if (why != NULL)
        say_about_file(said, name, "cannot read", why);
    else
        text_add(said, loaded.text, loaded.length);
}

/* ---------------------------------------------------------------------------------- the board */

static struct kept_games kept;

static const char *keep(void *user, const char *game, size_t length)
{
    (void)user;
    if (kept.folder.length == 0)
        return "there is no folder for it";
    const int error = kept_games_keep(&kept, game, length);
    return error != 0 ? strerror(error) : NULL;
}

/* Loads the game that was kept last. Returns false if there is none. */
static bool resume_kept(ennead_session *session, struct text *said)
{
    struct text game = {0};
    ennead_reply loaded;
    const bool resumed =
        kept.folder.length > 0 && kept_games_newest(&kept, &game) &&
        ennead_session_load(session, game.bytes, game.length, &loaded) == ENNEAD_STATUS_OK &&
        !loaded.refused;
    if (resumed)
        text_add(said, loaded.text, loaded.length);
    text_free(&game);
    return resumed;
}

static void resume(void *user, ennead_session *session, struct text *said)
{
    (void)user;
    if (!resume_kept(session, said))
        text_string(said, no_kept_game);
}

/* Makes a puzzle of a level and loads it. */
static void create(void *user, ennead_session *session, ennead_level level, struct text *said)
{
    enum { LONGEST_WAIT = 20 }; /* seconds */
    char line[ENNEAD_CELLS + 1];
    ennead_creator *creator;
    ennead_created_puzzle created = {.outcome = ENNEAD_CREATION_OUTCOME_STOPPED};
    ennead_request request;
    ennead_reply loaded;
    struct timespec now = {0};
    (void)user;
    (void)clock_gettime(CLOCK_REALTIME, &now);
    ennead_request_init(&request);
    request.seed = (uint64_t)now.tv_sec * 1000000007 + (uint64_t)now.tv_nsec;
    request.levels = 1U << level;
    request.symmetry = ENNEAD_SYMMETRY_HALF_TURN;
    request.time_limit = LONGEST_WAIT;
    request.stop = signals_stop();
    if (ennead_creator_new(NULL, &creator) == ENNEAD_STATUS_OK)
        (void)ennead_generate(creator, &request, 0, 1, &created);
    ennead_creator_free(creator);
    if (created.outcome != ENNEAD_CREATION_OUTCOME_CREATED) {
        text_string(said, "No puzzle of this level was found in time; try again.\n");
        return;
    }
    ennead_write_line(created.puzzle, line);
    if (ennead_session_load(session, line, strlen(line), &loaded) == ENNEAD_STATUS_OK)
        text_add(said, loaded.text, loaded.length);
}

/* --------------------------------------------------------------------------------------- lines */

/* Does what a reply asks for. Returns false if the session is over. */
static bool attend(struct play *play, const ennead_reply *reply)
{
    struct text said = {0};
    switch (reply->kind) {
    case ENNEAD_REPLY_KIND_SAY:
        put_lines(play, reply->text, reply->length);
        break;
    case ENNEAD_REPLY_KIND_SAVE:
        save(NULL, reply->name, reply->text, reply->length, &said);
        put_said(play, &said);
        break;
    case ENNEAD_REPLY_KIND_LOAD: {
        struct text name = {0};
        text_add(&name, reply->name, strlen(reply->name) + 1);
        if (name.failed)
            say_about_file(&said, "load", "out of memory", "");
        else
            load_and_say(NULL, play->session, name.bytes, &said);
        text_free(&name);
        if (!said.failed && said.length > 0)
            put_lines(play, said.bytes, said.length);
        text_free(&said);
        break;
    }
    case ENNEAD_REPLY_KIND_EXIT:
        return false;
    }
    return play->out.error == 0;
}

static const char *prompt_after(struct play *play)
{
    ennead_reply reply;
    return ennead_session_line(play->session, "", 0, &reply) == ENNEAD_STATUS_OK ? reply.prompt
                                                                                 : "> ";
}

static void play_lines(struct play *play, const char *prompt)
{
    static const char too_long[] = "That line is too long.\n", no_memory[] = "Out of memory.\n";
    bool going_on = play->out.error == 0;
    while (going_on) {
        const char *line;
        size_t length;
        ennead_reply reply;
        switch (typed_lines_next(play->lines, prompt, &line, &length)) {
        case TYPED_LINE:
            break;
        case TYPED_TOO_LONG:
            put(play, too_long, sizeof too_long - 1);
            continue;
        case TYPED_FAILED:
            message("standard input: %s", typed_lines_trouble(play->lines));
            play->code = EXIT_IO;
            return;
        case TYPED_NO_MEMORY:
            play->code = EXIT_MEMORY;
            return;
        case TYPED_END:
            if (typed_lines_at_terminal(play->lines))
                put(play, "\n", 1);
            return;
        case TYPED_STOPPED:
            return;
        }
        if (ennead_session_line(play->session, line, length, &reply) != ENNEAD_STATUS_OK) {
            put(play, no_memory, sizeof no_memory - 1);
            continue;
        }
        prompt = reply.prompt;
        bool loads = reply.kind == ENNEAD_REPLY_KIND_LOAD;
        going_on = attend(play, &reply);
        if (going_on && loads)
            prompt = prompt_after(play);
    }
}

/* ----------------------------------------------------------------------------------------- run */

static void ignore(void *user, struct slot *slot, const struct item *item,
                   const struct variant_puzzle *variant)
{
    (void)user, (void)slot, (void)item, (void)variant;
}

/* Reports all errors in a file, as other commands do. EXIT_INPUT: there were some. */
static enum exit_code tell_errors(const char *name)
{
    const union {
        const char *given;
        char *taken; /* names of files are never modified */
    } file = {name};
    char *const files[] = {file.taken};
    struct settings settings;
    settings_init(&settings);
    settings.threads = 1;
    settings.progress = WHEN_NEVER;
    settings.files = files;
    settings.file_count = 1;
    const struct puzzle_command command = {
        .variant = ignore,
        .models = WITH_MODELS,
    };
    return batch_run(&settings, &command);
}

/* Begins with a file; the reply says how the game stands. Returns false if there is nothing to
 * play. */
static bool begin_with(struct play *play, const char *name, ennead_reply *reply)
{
    const char *why;
    if (load(play->session, name, reply, &why) != ENNEAD_STATUS_OK) {
        play->code = EXIT_MEMORY;
        return false;
    }
    if (why != NULL) {
        message("%s: cannot read: %s", name, why);
        play->code = EXIT_IO;
        return false;
    }
    if (reply->refused) {
        if (tell_errors(name) != EXIT_INPUT)
            message("%s: %.*s", name, (int)strcspn(reply->text, "\n"), reply->text);
        play->code = EXIT_INPUT;
        return false;
    }
    return true;
}

/* Begins with the game that was kept last. Returns false if there is none. */
static bool begin_kept(struct play *play)
{
    struct text said = {0};
    const bool resumed = resume_kept(play->session, &said);
    if (!resumed) {
        message("there is no game to resume");
        play->code = EXIT_INPUT;
    } else if (play->lines != NULL && !said.failed) {
        put_lines(play, said.bytes, said.length);
    }
    text_free(&said);
    return resumed;
}

static void run_lines(struct play *play, const struct play_settings *settings, const char *file)
{
    ennead_reply reply;
    if ((play->lines = typed_lines_begin()) == NULL ||
        ennead_session_greet(play->session, &reply) != ENNEAD_STATUS_OK) {
        play->code = EXIT_MEMORY;
        return;
    }
    const char *prompt = reply.prompt;
    if (typed_lines_at_terminal(play->lines))
        put(play, reply.text, reply.length);
    const bool begun =
        settings->resume ? begin_kept(play)
                         : file == NULL || (begin_with(play, file, &reply) && attend(play, &reply));
    if (begun)
        play_lines(play, prompt);
    typed_lines_end(play->lines);
}

static void run_board(struct play *play, const struct play_settings *settings, const char *file)
{
    const struct face_settings how = {
        .host =
            {.save = save, .load = load_and_say, .keep = keep, .resume = resume, .create = create},
        .signs = board_signs(),
        .wording = settings->common.wording,
    };
    ennead_reply reply;
    if (file != NULL && !begin_with(play, file, &reply))
        return;
    if (settings->resume && !begin_kept(play))
        return;
    struct face *face = face_new(play->session, &how);
    if (face == NULL ||
        !board_play(face, settings->common.paint == PAINT_COLORS ? FACE_COLORED : FACE_PLAIN))
        play->code = EXIT_MEMORY;
    face_free(face);
}

static void run(struct play *play, const struct play_settings *settings)
{
    /* Players want to solve a puzzle themselves, so nothing is deduced unasked. */
    static const char unhelped[] = "auto off";
    const char *file = settings->common.file_count > 0 ? settings->common.files[0] : NULL;
    const bool on_board = !settings->lines && board_is_possible();
    ennead_reply reply;
    if (ennead_session_new(NULL, &play->session) != ENNEAD_STATUS_OK) {
        play->code = EXIT_MEMORY;
        return;
    }
    ennead_session_set_wording(play->session, &settings->common.wording);
    ennead_session_set_stop(play->session, signals_stop());
    if (terminal_shows_utf8())
        ennead_session_set_drawing(play->session, ENNEAD_DRAWING_FINE);
    if (!settings->deduce && ennead_session_line(play->session, unhelped, sizeof unhelped - 1,
                                                 &reply) != ENNEAD_STATUS_OK)
        play->code = EXIT_MEMORY;
    else if (on_board)
        run_board(play, settings, file);
    else
        run_lines(play, settings, file);
}

static enum exit_code run_play(const struct command *command, int argc, char **argv)
{
    struct play_settings settings = {.lines = false};
    enum exit_code code;
    settings_init(&settings.common);
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    if (settings.common.file_count > 1)
        return message_usage(command->name, "'%s' is one argument too many",
                             settings.common.files[1]);
    code = settings_complete(command->name, &settings.common);
    if (code != EXIT_ANSWERED)
        return code;
    if (settings.resume && settings.common.file_count > 0)
        return message_usage(command->name, "--resume does not go with a file");
    if (!kept_games_begin(&kept))
        kept_games_end(&kept);
    static struct play play;
    writer_start(&play.out, STDOUT_FILENO);
    run(&play, &settings);
    ennead_session_free(play.session);
    kept_games_end(&kept);
    writer_finish(&play.out);
    play.code = graver(play.code, destination_check(play.out.error));
    if (play.code == EXIT_MEMORY)
        message("out of memory");
    return play.code;
}

static const struct option_row options[] = {
    {.name = "lines",
     .group = "Options",
     .help = "play by lines, as from a pipe, also in a terminal; for screen readers",
     .flag = offsetof(struct play_settings, lines)},
    {.name = "resume",
     .group = "Options",
     .help = "go on with the game that was last played on a board; it is kept after each move, in "
             "ennead/ in XDG_STATE_HOME or ~/.local/state",
     .flag = offsetof(struct play_settings, resume)},
    {.name = "deduce",
     .group = "Options",
     .help = "make the basic deductions after each command, as 'auto on' does, and say when they "
             "lead no further",
     .flag = offsetof(struct play_settings, deduce)},
    {.name = "color",
     .argument_name = "WHEN",
     .group = "Options",
     .help = "color the board; auto: unless NO_COLOR is set",
     .standard = "auto",
     .choices = &when_choices,
     .stored = STORE_CHOICE(struct play_settings, common.color)},
    LANGUAGE_OPTION("Options"),
    NOTATION_OPTION("Options"),
    {.name = "help", .letter = 'h', .group = "Options", .help = "print this and do nothing else"},
    END_OF_OPTIONS,
};

static const struct example examples[] = {
    {"ennead play puzzle.txt", "play a puzzle on a board; '?' lists the keys"},
    {"ennead play --lines puzzle.txt", "play it by lines; try 'hint', 'step' and 'help'"},
    {"ennead play killer.txt", "play a puzzle with variant rules; see docs/variants.md"},
    {"echo help | ennead play", "list the commands of the game"},
    {"printf 'set 5 1 1\\nsolve\\n' | ennead play puzzle.txt", "play from a pipe"},
};

const struct command play_command = {
    .name = "play",
    .arguments = "[OPTION]... [FILE]",
    .summary = "play a puzzle in the terminal",
    .about =
        "Plays a puzzle or a saved game. A terminal shows a board with a cursor; '?' lists its "
        "keys. With --lines, from a pipe, and in a terminal that cannot move its cursor, the game "
        "is played by commands: enter digits, get hints and reasons, undo, save; 'auto on' fills "
        "in what follows, and 'help' lists the commands. Puzzles with variant rules and of other "
        "sizes are played in the same way.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "the game ended, whether the puzzle is solved or not",
    .unanswered = "never",
    .run = run_play,
};
