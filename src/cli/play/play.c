/* SPDX-License-Identifier: MIT */
/*
 * `ennead play`: shows a session of the library as a board in a terminal, or feeds it lines from a
 * terminal or a pipe, and does what the session cannot do itself: print, save and load.
 */
#define _GNU_SOURCE 1
#include <string.h>
#include <unistd.h>

#include <ennead.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/base/terminal.h"
#include "cli/base/writer.h"
#include "cli/batch/batch.h"
#include "cli/board/board.h"
#include "cli/board/screen.h"
#include "cli/files/destination.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/options/techniques_option.h"
#include "cli/play/game_files.h"
#include "cli/play/line_game.h"

struct play_settings {
    struct technique_settings by; /* first; only its style */
    bool lines, resume, deduce;
    enum palette_theme theme;
};

struct play {
    ennead_session *session;
    struct game_files files;
    struct line_game *lines; /* NULL on a board */
    enum exit_code code;
    struct writer out;
};

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
    if (game_files_read(play->session, name, reply, &why) != ENNEAD_STATUS_OK) {
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
    const bool resumed = game_files_resume_kept(&play->files, play->session, &said);
    if (!resumed) {
        message("there is no game to resume");
        play->code = EXIT_INPUT;
    } else if (play->lines != NULL && !said.failed) {
        line_game_show(play->lines, said.bytes, said.length);
    }
    text_free(&said);
    return resumed;
}

static void run_lines(struct play *play, const struct play_settings *settings, const char *file)
{
    ennead_reply reply;
    play->lines = line_game_begin(play->session, &play->files, &play->out);
    if (play->lines == NULL) {
        play->code = EXIT_MEMORY;
        return;
    }
    const bool begun =
        settings->resume ? begin_kept(play) : file == NULL || begin_with(play, file, &reply);
    if (begun && file != NULL)
        line_game_show(play->lines, reply.text, reply.length);
    if (begun)
        play->code = line_game_play(play->lines);
    line_game_end(play->lines);
}

static void run_board(struct play *play, const struct play_settings *settings, const char *file)
{
    const struct face_settings how = {
        .host = {.user = &play->files,
                 .save = game_files_save,
                 .exists = game_files_exist,
                 .load = game_files_load,
                 .keep = game_files_keep,
                 .resume = game_files_resume,
                 .create = game_files_create},
        .signs = screen_signs(),
        .theme = settings->theme,
        .wording = settings->by.common.wording,
    };
    ennead_reply reply;
    if (file != NULL && !begin_with(play, file, &reply))
        return;
    if (settings->resume && !begin_kept(play))
        return;
    struct face *face = face_new(play->session, &how);
    if (face == NULL ||
        !board_play(face, settings->by.common.paint == PAINT_COLORS ? FACE_COLORED : FACE_PLAIN))
        play->code = EXIT_MEMORY;
    face_free(face);
}

static void run(struct play *play, const struct play_settings *settings)
{
    /* Players want to solve a puzzle themselves, so nothing is deduced unasked. */
    static const char unhelped[] = "auto off";
    const char *file = settings->by.common.file_count > 0 ? settings->by.common.files[0] : NULL;
    const bool on_board = !settings->lines && board_is_possible();
    ennead_reply reply;
    if (ennead_session_new(NULL, &play->session) != ENNEAD_STATUS_OK) {
        play->code = EXIT_MEMORY;
        return;
    }
    ennead_session_set_wording(play->session, &settings->by.common.wording);
    ennead_session_set_style(play->session, settings->by.style);
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
    technique_settings_init(&settings.by);
    settings.by.style = ENNEAD_STYLE_HUMAN;
    if (!command_parse(command, &settings.by.common, argc, argv, &code))
        return code;
    if (settings.by.common.file_count > 1)
        return message_usage(command->name, "'%s' is one argument too many",
                             settings.by.common.files[1]);
    code = settings_complete(command->name, &settings.by.common);
    if (code != EXIT_ANSWERED)
        return code;
    if (settings.resume && settings.by.common.file_count > 0)
        return message_usage(command->name, "--resume does not go with a file");
    static struct play play;
    if (!kept_games_begin(&play.files.kept))
        kept_games_end(&play.files.kept);
    play.files.language = settings.by.common.wording.language;
    writer_start(&play.out, STDOUT_FILENO);
    run(&play, &settings);
    ennead_session_free(play.session);
    kept_games_end(&play.files.kept);
    writer_finish(&play.out);
    play.code = graver(play.code, destination_check(play.out.error));
    if (play.code == EXIT_MEMORY)
        message("out of memory");
    return play.code;
}

static const char *const theme_helps[] = {
    [PALETTE_STANDARD] = "for dark and light terminals",
    [PALETTE_DARK] = "light letters on dark colors",
    [PALETTE_LIGHT] = "dark letters, for terminals with a light background",
    [PALETTE_COLOR_BLIND] = "nothing rests on red against green",
};

static const struct choices palette_choices = {"Themes", .name = palette_name,
                                               .helps = theme_helps};

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
    STYLE_OPTION("Options", "human"),
    {.name = "theme",
     .argument_name = "THEME",
     .group = "Options",
     .help = "the colors of the board; the key T changes them",
     .standard = "standard",
     .choices = &palette_choices,
     .stored = STORE_CHOICE(struct play_settings, theme)},
    {.name = "color",
     .argument_name = "WHEN",
     .group = "Options",
     .help = "color the board; auto: unless NO_COLOR is set",
     .standard = "auto",
     .choices = &when_choices,
     .stored = STORE_CHOICE(struct play_settings, by.common.color)},
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
