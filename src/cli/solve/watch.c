/* SPDX-License-Identifier: MIT */
/*
 * The live board. The search runs on this thread and calls watch_cell for each change. The delay
 * is a poll there, which a key, a signal or the clock ends. Signals for suspending and resizing
 * are recorded by handlers and handled between two changes, where calling ncurses is allowed.
 * Keys: space pauses, . makes one step, + and - change the speed, q stops showing this puzzle.
 */
#define _GNU_SOURCE 1
#include "cli/solve/watch.h"

#include <curses.h>
#include <inttypes.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/progress.h"
#include "cli/base/signals.h"
#include "cli/base/terminal_signals.h"
#include "cli/base/utf8.h"
#include "cli/output/cells.h"

enum {
    BOARD_TOP = 2,
    STATUS_ROW = 16,
    KEYS_ROW = 18,
    FOUND_COLOR = 1,
    LONGEST_POLL = 200,    /* milliseconds */
    LAST_LOOK = 1000,      /* milliseconds for which a solution or a verdict is shown, at most */
    SLOWEST = 60000,       /* milliseconds per change */
    FRAMES_PER_SECOND = 60 /* with a delay of 0 */
};

struct watch {
    SCREEN *screen;
    FILE *keys;     /* source of keys; NULL: none */
    FILE *opened;   /* the same, if it must be closed */
    uint64_t delay; /* milliseconds */
    enum { WATCH_RUNNING, WATCH_PAUSED, WATCH_BLIND } state;
    const ennead_puzzle *puzzle;
    uint8_t cells[ENNEAD_CELLS];
    int filled;
    uint64_t changes, solutions;
    double last_frame;
    enum paint paint;
    struct terminal_signals signals;
};

enum exit_code watch_check(const struct settings *settings)
{
    int outcome = 0;
    if (!settings->watch)
        return EXIT_ANSWERED;
    const bool known = setupterm(NULL, STDOUT_FILENO, &outcome) == OK;
    const bool draws = known && cursor_address != NULL;
    if (known)
        del_curterm(cur_term);
    if (draws)
        return EXIT_ANSWERED;
    const char *term = getenv("TERM");
    return message_usage("solve", "--watch cannot draw on this terminal (TERM is '%s')",
                         term != NULL ? term : "");
}

static void draw_cell(const struct watch *watch, int cell)
{
    const int row = cell_row(cell), column = cell_column(cell);
    int given = watch->puzzle->givens[cell];
    int digit = given != 0 ? given : watch->cells[cell];
    chtype shape = digit != 0 ? (chtype)('0' + digit) : '.';
    if (given != 0)
        shape |= A_BOLD;
    else if (digit != 0 && watch->paint == PAINT_COLORS)
        shape |= (chtype)COLOR_PAIR(FOUND_COLOR);
    mvaddch(BOARD_TOP + 1 + row + row / 3, 2 + 2 * column + 2 * (column / 3), shape);
}

static void draw_status(const struct watch *watch)
{
    static const char *const states[] = {
        [WATCH_RUNNING] = "", [WATCH_PAUSED] = "  paused", [WATCH_BLIND] = ""};
    mvprintw(STATUS_ROW, 0, "changes %" PRIu64 "  filled %d  solutions %" PRIu64 "%s",
             watch->changes, watch->filled, watch->solutions, states[watch->state]);
    clrtoeol();
}

static void draw_frame(void)
{
    for (int row = 0; row <= 12; row++)
        mvaddstr(BOARD_TOP + row, 0,
                 row % 4 == 0 ? "+-------+-------+-------+" : "|       |       |       |");
    mvaddstr(KEYS_ROW, 0, "space: pause  .: step  + -: speed  q: skip to answer");
}

/* Handles the signals that have come since the last call. */
static void attend_signals(const struct watch *watch)
{
    if (terminal_suspend_asked()) {
        endwin();
        terminal_suspend(&watch->signals);
    }
    if (terminal_resized()) {
        /* After endwin, refresh asks the terminal for its size and draws everything again. */
        endwin();
        refresh();
        clearok(curscr, TRUE);
        refresh();
    }
}

static void obey_key(struct watch *watch, int key)
{
    switch (key) {
    case ' ':
        watch->state = watch->state == WATCH_PAUSED ? WATCH_RUNNING : WATCH_PAUSED;
        break;
    case '+':
        watch->delay /= 2;
        break;
    case '-':
        watch->delay = watch->delay < SLOWEST / 2 ? watch->delay * 2 + 1 : SLOWEST;
        break;
    case 'q':
        watch->state = WATCH_BLIND;
        break;
    default:
        break;
    }
}

/* Restores the terminal for good. */
static void give_back(struct watch *watch)
{
    endwin();
    terminal_signals_give_back(&watch->signals);
}

/* How long a result is shown: not at all with delay 0. */
static double last_look(const struct watch *watch)
{
    double delay = (double)watch->delay;
    double look = delay * 20 < LAST_LOOK ? delay * 20 : LAST_LOOK;
    return look > delay ? look : delay;
}

/* Waits for `milliseconds`, or until a key or signal comes. */
static void pass_time(struct watch *watch, double milliseconds)
{
    double until = progress_clock() + milliseconds / 1000;
    while (!signals_stopped()) {
        double left = (until - progress_clock()) * 1000;
        struct pollfd polled[2] = {
            {.fd = signals_wake_fd(), .events = POLLIN},
            {.fd = watch->keys != NULL ? fileno(watch->keys) : -1, .events = POLLIN},
        };
        /* A signal may come just before the poll, which then is not interrupted; so no poll is
         * long. */
        if (watch->state == WATCH_PAUSED || left > LONGEST_POLL)
            left = LONGEST_POLL;
        poll(polled, 2, left > 0 ? (int)(left + 0.999) : 0);
        attend_signals(watch);
        if ((polled[1].revents & (POLLHUP | POLLERR)) != 0)
            watch->keys = NULL;
        else if ((polled[1].revents & POLLIN) != 0) {
            int key = getch();
            obey_key(watch, key);
            if (watch->state == WATCH_BLIND)
                give_back(watch);
            if (key == '.' || watch->state == WATCH_BLIND)
                return;
            draw_status(watch);
            refresh();
            continue;
        }
        if (watch->state != WATCH_PAUSED && progress_clock() >= until)
            return;
    }
}

void watch_cell(void *user, int cell, int digit)
{
    struct watch *watch = user;
    watch->filled += (digit != 0) - (watch->cells[cell] != 0);
    watch->cells[cell] = (uint8_t)digit;
    watch->changes++;
    bool solved = digit != 0 && watch->filled == ENNEAD_CELLS;
    watch->solutions += solved;
    if (watch->state == WATCH_BLIND)
        return;
    draw_cell(watch, cell);
    double now = progress_clock();
    if (watch->delay == 0 && watch->state == WATCH_RUNNING &&
        now - watch->last_frame < 1.0 / FRAMES_PER_SECOND)
        return;
    watch->last_frame = now;
    draw_status(watch);
    move(STATUS_ROW, 0);
    refresh();
    pass_time(watch, solved ? last_look(watch) : (double)watch->delay);
}

static void release(struct watch *watch)
{
    if (watch->opened != NULL)
        fclose(watch->opened);
    free(watch);
}

/* Keys come from standard input if it is the terminal, else the terminal is opened by name. */
static void find_keys(struct watch *watch)
{
    if (isatty(STDIN_FILENO) == 1) {
        watch->keys = stdin;
        return;
    }
    watch->keys = watch->opened = fopen("/dev/tty", "re");
}

struct watch *watch_begin(const struct settings *settings, const ennead_puzzle *puzzle,
                          const char *name, uint64_t line)
{
    struct watch *watch = calloc(1, sizeof *watch);
    if (watch == NULL)
        return NULL;
    watch->delay = settings->watch_milliseconds;
    watch->puzzle = puzzle;
    watch->paint = settings->paint;
    memcpy(watch->cells, puzzle->givens, sizeof watch->cells);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        watch->filled += puzzle->givens[cell] != 0;
    find_keys(watch);
    terminal_signals_take(&watch->signals);
    watch->screen = newterm(NULL, stdout, watch->keys != NULL ? watch->keys : stdin);
    if (watch->screen == NULL) {
        give_back(watch);
        release(watch);
        return NULL;
    }
    cbreak();
    noecho();
    nodelay(stdscr, TRUE);
    typeahead(-1);
    if (watch->paint == PAINT_COLORS && (start_color() != OK || use_default_colors() != OK ||
                                         init_pair(FOUND_COLOR, COLOR_CYAN, -1) != OK))
        watch->paint = PAINT_NOTHING;
    struct text title = {0};
    utf8_add_printable(&title, name, strlen(name));
    text_format(&title, ":%" PRIu64, line);
    mvaddnstr(0, 0, title.failed ? "" : title.bytes, title.failed ? 0 : (int)title.length);
    text_free(&title);
    draw_frame();
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        draw_cell(watch, cell);
    refresh();
    return watch;
}

void watch_end(struct watch *watch, const ennead_solve_result *result)
{
    if (watch->state != WATCH_BLIND && !signals_stopped()) {
        mvprintw(STATUS_ROW + 1, 0, "%s", ennead_verdict_name(result->verdict));
        draw_status(watch);
        refresh();
        watch->state = WATCH_RUNNING;
        pass_time(watch, last_look(watch));
    }
    if (watch->state != WATCH_BLIND)
        give_back(watch);
    delscreen(watch->screen);
    release(watch);
}
