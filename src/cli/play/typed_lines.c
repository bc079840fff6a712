/* SPDX-License-Identifier: MIT */
/*
 * On a terminal, libedit asks this file for its keys. So a signal can end the wait for a key, and
 * suspending and resizing are handled between two keys, where calling libedit is allowed. libedit
 * changes the terminal's mode only while a line is being typed.
 */
#define _GNU_SOURCE 1
#include "cli/play/typed_lines.h"

#include <errno.h>
#include <histedit.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/base/signals.h"
#include "cli/base/terminal_signals.h"
#include "cli/files/source.h"

enum { KEPT_LINES = 1000 };

struct typed_lines {
    EditLine *editor; /* NULL if there is no terminal */
    History *history;
    char prompt[256];
    struct terminal_signals signals;
    struct source source; /* used if there is no terminal */
    size_t begin, end;    /* range of `bytes` not used yet */
    bool skipping;        /* skipping the rest of a line that is too long */
    char bytes[LONGEST_TYPED + 1];
};

/* ------------------------------------------------------------------------------ on a terminal */

static char *prompt_of(EditLine *editor)
{
    struct typed_lines *lines = NULL;
    el_get(editor, EL_CLIENTDATA, &lines);
    return lines->prompt;
}

/* Handles the signals that have come since the last call. */
static void attend_signals(struct typed_lines *lines)
{
    if (terminal_suspend_asked()) {
        el_set(lines->editor, EL_PREP_TERM, 0);
        terminal_suspend(&lines->signals);
        el_set(lines->editor, EL_PREP_TERM, 1);
    }
    if (terminal_resized()) {
        el_resize(lines->editor);
        el_set(lines->editor, EL_REFRESH);
    }
}

/* Gives libedit its next key. Returns 1; 0 at the end of the input; -1 if the program should
 * end. */
static int next_key(EditLine *editor, wchar_t *key)
{
    enum { LONGEST_POLL = 200 }; /* milliseconds: a signal may come just before the poll */
    struct typed_lines *lines = NULL;
    el_get(editor, EL_CLIENTDATA, &lines);
    for (;;) {
        struct pollfd polled[2] = {
            {.fd = STDIN_FILENO, .events = POLLIN},
            {.fd = signals_wake_fd(), .events = POLLIN},
        };
        int ready = poll(polled, 2, LONGEST_POLL);
        if (signals_stopped() || (ready < 0 && errno != EINTR))
            return -1;
        attend_signals(lines);
        if (ready <= 0 || polled[0].revents == 0)
            continue;
        unsigned char byte;
        ssize_t got = read(STDIN_FILENO, &byte, 1);
        if (got < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        *key = byte;
        return got > 0 ? 1 : (int)got;
    }
}

static bool begin_terminal(struct typed_lines *lines)
{
    HistEvent event;
    lines->history = history_init();
    lines->editor = el_init("ennead", stdin, stdout, stderr);
    if (lines->editor == NULL || lines->history == NULL)
        return false;
    history(lines->history, &event, H_SETSIZE, KEPT_LINES);
    history(lines->history, &event, H_SETUNIQUE, 1);
    el_set(lines->editor, EL_CLIENTDATA, lines);
    el_set(lines->editor, EL_PROMPT, prompt_of);
    el_set(lines->editor, EL_EDITOR, "emacs");
    el_set(lines->editor, EL_HIST, history, lines->history);
    el_set(lines->editor, EL_SIGNAL, 0);
    el_set(lines->editor, EL_GETCFN, next_key);
    return true;
}

static enum typed_lines_status next_typed(struct typed_lines *lines, const char *prompt,
                                          const char **line, size_t *length)
{
    HistEvent event;
    int count = 0;
    snprintf(lines->prompt, sizeof lines->prompt, "%s", prompt);
    terminal_signals_take(&lines->signals);
    *line = el_gets(lines->editor, &count);
    el_set(lines->editor, EL_PREP_TERM, 0);
    terminal_signals_give_back(&lines->signals);
    if (signals_stopped())
        return TYPED_STOPPED;
    if (*line == NULL || count <= 0)
        return TYPED_END;
    *length = (size_t)count;
    while (*length > 0 && ((*line)[*length - 1] == '\n' || (*line)[*length - 1] == '\r'))
        --*length;
    if (*length > 0)
        history(lines->history, &event, H_ENTER, *line);
    return TYPED_LINE;
}

/* ------------------------------------------------------------------------------------- a pipe */

static enum typed_lines_status fill(struct typed_lines *lines, bool *ended)
{
    size_t got = 0;
    if (lines->begin > 0) {
        memmove(lines->bytes, lines->bytes + lines->begin, lines->end - lines->begin);
        lines->end -= lines->begin;
        lines->begin = 0;
    }
    switch (source_read(&lines->source, lines->bytes + lines->end, sizeof lines->bytes - lines->end,
                        SOURCE_WAIT, &got)) {
    case SOURCE_END:
        *ended = true;
        break;
    case SOURCE_FAILED:
        return TYPED_FAILED;
    case SOURCE_STOPPED:
        return TYPED_STOPPED;
    case SOURCE_NO_MEMORY:
        return TYPED_NO_MEMORY;
    case SOURCE_DATA:
    case SOURCE_EMPTY:
        break;
    }
    lines->end += got;
    return TYPED_LINE;
}

static enum typed_lines_status next_piped(struct typed_lines *lines, const char **line,
                                          size_t *length)
{
    bool ended = false;
    for (;;) {
        const char *from = lines->bytes + lines->begin;
        const size_t left = lines->end - lines->begin;
        const char *stop = left > 0 ? memchr(from, '\n', left) : NULL;
        if (stop != NULL || (ended && left > 0)) {
            *line = from;
            *length = stop != NULL ? (size_t)(stop - from) : left;
            lines->begin += *length + (stop != NULL ? 1 : 0);
            bool rest = lines->skipping;
            lines->skipping = false;
            if (!rest)
                return TYPED_LINE;
            continue;
        }
        if (ended)
            return TYPED_END;
        if (left == sizeof lines->bytes) {
            bool first = !lines->skipping;
            lines->begin = lines->end = 0;
            lines->skipping = true;
            if (first)
                return TYPED_TOO_LONG;
        }
        enum typed_lines_status status = fill(lines, &ended);
        if (status != TYPED_LINE)
            return status;
    }
}

/* ------------------------------------------------------------------------------------- either */

struct typed_lines *typed_lines_begin(void)
{
    struct typed_lines *lines = calloc(1, sizeof *lines);
    if (lines == NULL)
        return NULL;
    if (isatty(STDIN_FILENO) != 1 || isatty(STDOUT_FILENO) != 1) {
        (void)source_open(&lines->source, "-");
        return lines;
    }
    if (begin_terminal(lines))
        return lines;
    typed_lines_end(lines);
    return NULL;
}

void typed_lines_end(struct typed_lines *lines)
{
    if (lines->editor != NULL)
        el_end(lines->editor);
    if (lines->history != NULL)
        history_end(lines->history);
    if (lines->editor == NULL && lines->history == NULL)
        source_close(&lines->source);
    free(lines);
}

bool typed_lines_at_terminal(const struct typed_lines *lines)
{
    return lines->editor != NULL;
}

enum typed_lines_status typed_lines_next(struct typed_lines *lines, const char *prompt,
                                         const char **line, size_t *length)
{
    return lines->editor != NULL ? next_typed(lines, prompt, line, length)
                                 : next_piped(lines, line, length);
}

const char *typed_lines_trouble(const struct typed_lines *lines)
{
    return lines->source.trouble;
}
