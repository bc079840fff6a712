/* SPDX-License-Identifier: MIT */
/*
 * A game is written to two files in turn, each time under another name, synced, and renamed; its
 * last line has a checksum. So whatever happens, one of the two files is whole: a damaged one is
 * recognized, and the state before it is taken. The files of each program have names of their own,
 * so two programs that resume the same game go on with a copy each.
 */
#define _GNU_SOURCE 1
#include "cli/play/kept_games.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli/base/writer.h"
#include "cli/files/new_file.h"
#include "cli/files/whole_file.h"

enum { MOST_FILES = 40 }; /* older ones are removed */

static const char last_line[] = "# kept ";
enum { LAST_LINE = sizeof last_line - 1 + 16 + 1 }; /* with its checksum and its end */

/* FNV-1a. */
static uint64_t checksum(const char *bytes, size_t length)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (uint8_t)bytes[i]) * UINT64_C(0x100000001b3);
    return hash;
}

/* Ends a text with a NUL. Returns false if there was no memory for it. */
static bool close_text(struct text *text)
{
    text_character(text, '\0');
    return !text->failed;
}

/* Makes the folder, and those that it is in. */
static int make_folder(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        const int error = mkdir(path, 0700) != 0 && errno != EEXIST ? errno : 0;
        *slash = '/';
        if (error != 0)
            return error;
    }
    return 0;
}

bool kept_games_begin(struct kept_games *kept)
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    struct timespec now = {0};
    *kept = (struct kept_games){0};
    if (state != NULL && *state == '/')
        text_format(&kept->folder, "%s/ennead/", state);
    else if (home != NULL && *home == '/')
        text_format(&kept->folder, "%s/.local/state/ennead/", home);
    else
        return false;
    (void)clock_gettime(CLOCK_REALTIME, &now);
    text_add(&kept->name, kept->folder.bytes, kept->folder.failed ? 0 : kept->folder.length);
    text_format(&kept->name, "%lld-%ld.game0", (long long)now.tv_sec, (long)getpid());
    return close_text(&kept->folder) && close_text(&kept->name);
}

void kept_games_end(struct kept_games *kept)
{
    text_free(&kept->folder);
    text_free(&kept->name);
}

/* ---------------------------------------------------------------------------------- all files */

/* Called with each file of the folder. */
typedef void file_function(void *user, const char *path, const struct stat *about);

static bool is_kept_name(const char *name)
{
    const size_t length = strlen(name);
    return length > 6 &&
           (strcmp(name + length - 6, ".game0") == 0 || strcmp(name + length - 6, ".game1") == 0);
}

static void for_each_file(const struct kept_games *kept, file_function *take, void *user)
{
    DIR *folder = opendir(kept->folder.bytes);
    const struct dirent *entry;
    while (folder != NULL && (entry = readdir(folder)) != NULL) {
        struct text path = {0};
        struct stat about;
        if (!is_kept_name(entry->d_name))
            continue;
        text_format(&path, "%s%s", kept->folder.bytes, entry->d_name);
        if (close_text(&path) && stat(path.bytes, &about) == 0)
            take(user, path.bytes, &about);
        text_free(&path);
    }
    if (folder != NULL)
        (void)closedir(folder);
}

static bool is_before(struct timespec one, struct timespec other)
{
    return one.tv_sec != other.tv_sec ? one.tv_sec < other.tv_sec : one.tv_nsec < other.tv_nsec;
}

struct oldest_file {
    int count;
    struct text path;
    struct timespec time;
};

static void take_oldest(void *user, const char *path, const struct stat *about)
{
    struct oldest_file *oldest = user;
    if (oldest->count++ > 0 && !is_before(about->st_mtim, oldest->time))
        return;
    oldest->time = about->st_mtim;
    text_empty(&oldest->path, 0);
    text_add(&oldest->path, path, strlen(path) + 1);
}

/* Removes the oldest file if there are too many. */
static void remove_oldest(const struct kept_games *kept)
{
    struct oldest_file oldest = {0};
    for_each_file(kept, take_oldest, &oldest);
    if (oldest.count > MOST_FILES && !oldest.path.failed)
        (void)unlink(oldest.path.bytes);
    text_free(&oldest.path);
}

/* ------------------------------------------------------------------------------------ one file */

int kept_games_keep(struct kept_games *kept, const char *game, size_t length)
{
    static struct writer out;
    struct new_file file;
    char last[LAST_LINE + 1];
    int error = kept->count == 0 ? make_folder(kept->folder.bytes) : 0;
    kept->name.bytes[kept->name.length - 2] = (char)('0' + kept->count % 2);
    if (error == 0)
        error = new_file_open(&file, kept->name.bytes);
    if (error != 0)
        return error;
    (void)snprintf(last, sizeof last, "%s%016" PRIx64 "\n", last_line, checksum(game, length));
    writer_start(&out, file.fd);
    writer_put(&out, game, length);
    writer_put(&out, last, LAST_LINE);
    if (!writer_flush(&out)) {
        new_file_drop(&file);
        return out.error;
    }
    error = new_file_keep(&file);
    if (error == 0 && kept->count++ < 2)
        remove_oldest(kept);
    return error;
}

/* Whether a text ends with its checksum. */
static bool is_whole(const struct text *text)
{
    char last[LAST_LINE + 1];
    if (text->failed || text->length < LAST_LINE)
        return false;
    const size_t length = text->length - LAST_LINE;
    (void)snprintf(last, sizeof last, "%s%016" PRIx64 "\n", last_line,
                   checksum(text->bytes, length));
    return memcmp(text->bytes + length, last, LAST_LINE) == 0;
}

struct newest_file {
    struct text game;
    struct timespec time;
    bool found;
};

static void take_newest(void *user, const char *path, const struct stat *about)
{
    struct newest_file *newest = user;
    struct text text = {0};
    if (newest->found && !is_before(newest->time, about->st_mtim))
        return;
    if (S_ISREG(about->st_mode) && whole_file(path, &text) == NULL && is_whole(&text)) {
        const struct text old = newest->game;
        newest->game = text;
        text = old;
        newest->time = about->st_mtim;
        newest->found = true;
    }
    text_free(&text);
}

bool kept_games_newest(const struct kept_games *kept, struct text *game)
{
    struct newest_file newest = {.found = false};
    for_each_file(kept, take_newest, &newest);
    if (newest.found)
        text_add(game, newest.game.bytes, newest.game.length);
    text_free(&newest.game);
    return newest.found && !game->failed;
}
