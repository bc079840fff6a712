/* SPDX-License-Identifier: MIT */
/*
 * Standard error belongs to this file. A message first erases the progress bar if it is on the
 * terminal's last line; the bar appears again when it is next drawn.
 */
#define _GNU_SOURCE 1
#include "cli/base/message.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/base/utf8.h"
#include "cli/base/writer.h"

enum { LONGEST_MESSAGE = 8192 };

static const char wipe[] = "\r\033[K";

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct writer standard_error;
static enum { BAR_ABSENT, BAR_DRAWN } bar;

void message_start(int descriptor)
{
    writer_start(&standard_error, descriptor);
}

static void erase_bar(void)
{
    if (bar == BAR_DRAWN)
        writer_put(&standard_error, wipe, sizeof wipe - 1);
    bar = BAR_ABSENT;
}

void message_put(const char *bytes, size_t length)
{
    pthread_mutex_lock(&lock);
    erase_bar();
    writer_put(&standard_error, bytes, length);
    writer_flush(&standard_error);
    pthread_mutex_unlock(&lock);
}

/* Messages quote arguments, and a terminal would obey control characters in them. Works in place,
 * because memory may have run out. Returns the new length. */
static size_t make_printable(char *line, size_t length)
{
    size_t kept = 0;
    for (size_t at = 0; at < length;) {
        const size_t size = utf8_character(line + at, length - at);
        const size_t end = at + (size > 0 ? size : 1);
        if (size == 0 || utf8_is_control(line + at, size)) {
            line[kept++] = '?';
            at = end;
        }
        while (at < end)
            line[kept++] = line[at++];
    }
    return kept;
}

/* Ends the line even if the message was cut. */
__attribute__((format(printf, 1, 0))) static void
write_message(const char *format, va_list arguments, const char *second_line)
{
    char line[LONGEST_MESSAGE];
    int prefix = snprintf(line, sizeof line, "ennead: ");
    size_t used = (size_t)prefix;
    int length = vsnprintf(line + used, sizeof line - used, format, arguments);
    if (length > 0)
        used += (size_t)length;
    if (used > sizeof line - 2)
        used = sizeof line - 2;
    used = make_printable(line, used);
    line[used++] = '\n';

    pthread_mutex_lock(&lock);
    erase_bar();
    writer_put(&standard_error, line, used);
    writer_put(&standard_error, second_line, strlen(second_line));
    writer_flush(&standard_error);
    pthread_mutex_unlock(&lock);
}

void message(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    write_message(format, arguments, "");
    va_end(arguments);
}

enum exit_code message_usage(const char *command, const char *format, ...)
{
    char hint[80];
    snprintf(hint, sizeof hint, "Try 'ennead %s%s--help'.\n", command != NULL ? command : "",
             command != NULL ? " " : "");
    va_list arguments;
    va_start(arguments, format);
    write_message(format, arguments, hint);
    va_end(arguments);
    return EXIT_USAGE;
}

void message_bar(const char *bytes, size_t length)
{
    pthread_mutex_lock(&lock);
    writer_put(&standard_error, wipe, sizeof wipe - 1);
    writer_put(&standard_error, bytes, length);
    writer_flush(&standard_error);
    bar = BAR_DRAWN;
    pthread_mutex_unlock(&lock);
}

void message_hold(void)
{
    pthread_mutex_lock(&lock);
    erase_bar();
    writer_flush(&standard_error);
}

void message_release(void)
{
    pthread_mutex_unlock(&lock);
}

bool message_finish(void)
{
    pthread_mutex_lock(&lock);
    erase_bar();
    bool well = writer_flush(&standard_error);
    pthread_mutex_unlock(&lock);
    return well;
}
