/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/play/game_files.h"

#include <errno.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/base/signals.h"
#include "cli/base/utf8.h"
#include "cli/base/writer.h"
#include "cli/batch/sized_feed.h"
#include "cli/board/face_words.h"
#include "cli/files/new_file.h"
#include "cli/files/whole_file.h"

/* Says "FILE: what" and a reason. */
static void say_about_file(const struct game_files *files, struct text *said, const char *name,
                           const char *what, const char *why)
{
    utf8_add_printable(said, name, strlen(name));
    text_format(said, ": %s%s%s.\n", board_words(files->language, what), *why != '\0' ? ": " : "",
                why);
}

bool game_files_save(void *user, const char *name, const char *game, size_t length,
                     struct text *said)
{
    static struct writer file;
    const struct game_files *files = user;
    struct new_file saved;
    int error = new_file_open(&saved, name);
    if (error != 0) {
        say_about_file(files, said, name, "cannot open", strerror(error));
        return false;
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
        say_about_file(files, said, name, "saved", "");
    else
        say_about_file(files, said, name, "cannot write", strerror(error));
    return error == 0;
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

bool game_files_exist(void *user, const char *name)
{
    (void)user;
    return access(name, F_OK) == 0;
}

ennead_status game_files_read(ennead_session *session, const char *name, ennead_reply *reply,
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

void game_files_load(void *user, ennead_session *session, const char *name, struct text *said)
{
    ennead_reply loaded;
    const struct game_files *files = user;
    const char *why;
    if (game_files_read(session, name, &loaded, &why) != ENNEAD_STATUS_OK)
        say_about_file(files, said, name, "out of memory", "");
    else if (why != NULL)
        say_about_file(files, said, name, "cannot read", why);
    else
        text_add(said, loaded.text, loaded.length);
}

const char *game_files_keep(void *user, const char *game, size_t length)
{
    struct game_files *files = user;
    if (files->kept.folder.length == 0)
        return board_words(files->language, "there is no folder for it");
    const int error = kept_games_keep(&files->kept, game, length);
    return error != 0 ? strerror(error) : NULL;
}

bool game_files_resume_kept(const struct game_files *files, ennead_session *session,
                            struct text *said)
{
    struct text game = {0};
    ennead_reply loaded;
    const bool resumed =
        files->kept.folder.length > 0 && kept_games_newest(&files->kept, &game) &&
        ennead_session_load(session, game.bytes, game.length, &loaded) == ENNEAD_STATUS_OK &&
        !loaded.refused;
    if (resumed)
        text_add(said, loaded.text, loaded.length);
    text_free(&game);
    return resumed;
}

void game_files_resume(void *user, ennead_session *session, struct text *said)
{
    const struct game_files *files = user;
    if (!game_files_resume_kept(files, session, said))
        text_format(said, "%s\n", board_words(files->language, "There is no game to resume."));
}

void game_files_create(void *user, ennead_session *session, ennead_level level, struct text *said)
{
    enum { LONGEST_WAIT = 20 }; /* seconds */
    char line[ENNEAD_CELLS + 1];
    ennead_creator *creator;
    ennead_created_puzzle created = {.outcome = ENNEAD_CREATION_OUTCOME_STOPPED};
    ennead_request request;
    ennead_reply loaded;
    struct timespec now = {0};
    const struct game_files *files = user;
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
        text_format(
            said, "%s\n",
            board_words(files->language, "No puzzle of this level was found in time; try again."));
        return;
    }
    ennead_write_line(created.puzzle, line);
    if (ennead_session_load(session, line, strlen(line), &loaded) == ENNEAD_STATUS_OK)
        text_add(said, loaded.text, loaded.length);
}
