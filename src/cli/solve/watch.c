/* SPDX-License-Identifier: MIT */
/*
 * The search runs on this thread and calls watch_cell for each change. The delay is a wait there,
 * which a key, a signal or the clock ends.
 */
#define _GNU_SOURCE 1
#include "cli/solve/watch.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/progress.h"
#include "cli/base/signals.h"
#include "cli/base/utf8.h"
#include "cli/board/live.h"
#include "cli/board/screen.h"

enum {
    LONGEST_WAIT = 200,    /* milliseconds: a signal may come just before the wait */
    LAST_LOOK = 1000,      /* milliseconds for which a solution or a verdict is shown, at most */
    FRAMES_PER_SECOND = 60 /* with a delay of 0 */
};

struct watch {
    struct live *live;
    struct screen *screen; /* NULL: no longer shown */
    FILE *opened;          /* where keys come from, if it must be closed */
    struct text title;
    double last_frame;
};

enum exit_code watch_check(const struct settings *settings)
{
    if (!settings->watch || screen_is_possible())
        return EXIT_ANSWERED;
    const char *term = getenv("TERM");
    return message_usage("solve", "--watch cannot draw on this terminal (TERM is '%s')",
                         term != NULL ? term : "");
}

/* How long a result is shown: not at all with delay 0. */
static double last_look(const struct watch *watch)
{
    const double delay = (double)live_delay(watch->live);
    const double look = delay * 20 < LAST_LOOK ? delay * 20 : LAST_LOOK;
    return look > delay ? look : delay;
}

static void stop_showing(struct watch *watch)
{
    if (watch->screen != NULL)
        screen_close(watch->screen);
    watch->screen = NULL;
}

static void show(struct watch *watch)
{
    if (watch->screen != NULL && !screen_draw(watch->screen))
        stop_showing(watch);
}

/* Waits for `milliseconds`, or until a single change is asked for; a pause lasts as long as the
 * player likes. */
static void pass_time(struct watch *watch, double milliseconds)
{
    double until = progress_clock() + milliseconds / 1000;
    while (watch->screen != NULL && !signals_stopped()) {
        const double left = (until - progress_clock()) * 1000;
        const bool paused = live_is_paused(watch->live);
        const int wait = paused || left > LONGEST_WAIT ? LONGEST_WAIT
                         : left > 0                    ? (int)(left + 0.999)
                                                       : 0;
        switch (screen_wait(watch->screen, wait)) {
        case SCREEN_LEFT:
            stop_showing(watch);
            return;
        case SCREEN_BUSY:
            show(watch);
            break;
        case SCREEN_LOST:
        case SCREEN_QUIET:
            break;
        }
        if (live_steps(watch->live) || (!live_is_paused(watch->live) && progress_clock() >= until))
            return;
    }
}

void watch_cell(void *user, int cell, int digit)
{
    struct watch *watch = user;
    const bool full = live_change(watch->live, cell, digit);
    const double now = progress_clock();
    if (watch->screen == NULL || (live_delay(watch->live) == 0 && !live_is_paused(watch->live) &&
                                  now - watch->last_frame < 1.0 / FRAMES_PER_SECOND))
        return;
    watch->last_frame = now;
    show(watch);
    pass_time(watch, full ? last_look(watch) : (double)live_delay(watch->live));
}

static bool draw(void *user, int rows, int columns, struct board_sheet *sheet,
                 struct face_cursor *cursor)
{
    return live_draw(user, rows, columns, sheet, cursor);
}

static bool press(void *user, const struct face_key *key)
{
    return live_press(user, key);
}

static void release(struct watch *watch)
{
    stop_showing(watch);
    live_free(watch->live);
    if (watch->opened != NULL)
        (void)fclose(watch->opened);
    text_free(&watch->title);
    free(watch);
}

/* Keys come from standard input if it is the terminal, else the terminal is opened by name. */
static FILE *find_keys(struct watch *watch)
{
    if (isatty(STDIN_FILENO) == 1)
        return stdin;
    watch->opened = fopen("/dev/tty", "re");
    return watch->opened;
}

struct watch *watch_begin(const struct settings *settings, const ennead_puzzle *puzzle,
                          const char *name, uint64_t line)
{
    struct watch *watch = calloc(1, sizeof *watch);
    if (watch == NULL)
        return NULL;
    (void)utf8_add_printable(&watch->title, name, strlen(name));
    text_format(&watch->title, ":%" PRIu64, line);
    text_character(&watch->title, '\0');
    const struct live_settings live = {
        .title = watch->title.failed ? "" : watch->title.bytes,
        .signs = screen_signs(),
        .delay = settings->watch_milliseconds,
    };
    watch->live = live_new(puzzle, &live);
    if (watch->live != NULL)
        watch->screen = screen_open(find_keys(watch),
                                    settings->paint == PAINT_COLORS ? FACE_COLORED : FACE_PLAIN,
                                    (struct screen_user){watch->live, draw, press});
    if (watch->screen == NULL) {
        release(watch);
        return NULL;
    }
    live_set_colors(watch->live, screen_colors(watch->screen));
    show(watch);
    return watch;
}

void watch_end(struct watch *watch, const ennead_solve_result *result)
{
    if (watch->screen != NULL && !signals_stopped()) {
        live_say(watch->live, ennead_verdict_name(result->verdict));
        show(watch);
        pass_time(watch, last_look(watch));
    }
    release(watch);
}
