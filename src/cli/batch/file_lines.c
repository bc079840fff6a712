/* SPDX-License-Identifier: MIT */
/*
 * Reads lines of files, one file after the other. A line ends with a newline or with its file.
 */
#include "cli/batch/file_lines.h"

#include <errno.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"

static enum file_lines_status open_next(struct file_lines *lines)
{
    const struct settings *settings = lines->settings;
    const size_t files = settings->file_count > 0 ? settings->file_count : 1;
    if (lines->next_file == files)
        return FILE_LINES_END;
    lines->name = settings->file_count > 0 ? settings->files[lines->next_file] : "-";
    lines->next_file++;
    lines->line = 0;
    int error = source_open(&lines->source, lines->name);
    if (error == EINTR)
        return FILE_LINES_STOPPED;
    if (error == 0) {
        lines->state = FILE_LINES_OPEN;
        return FILE_LINES_LINE;
    }
    lines->what = "cannot open: ";
    lines->why = strerror(error);
    return FILE_LINES_TROUBLE;
}

void file_lines_close(struct file_lines *lines)
{
    if (lines->state == FILE_LINES_OPEN)
        source_close(&lines->source);
    lines->state = FILE_LINES_CLOSED;
    lines->at = lines->filled = 0;
}

/* Reads the next line of the open file. FILE_LINES_END: it has no more. */
static enum file_lines_status read_line(struct file_lines *lines, struct text *text)
{
    const size_t begin = text->length;
    bool begun = false;
    for (;;) {
        const char *from = lines->bytes_read + lines->at;
        const size_t left = lines->filled - lines->at;
        const char *end = left > 0 ? memchr(from, '\n', left) : NULL;
        const size_t length = end != NULL ? (size_t)(end - from) : left;
        /* Of a line that is too long, enough is kept to see that it is. */
        if (text->length - begin < FILE_LINES_LONGEST)
            text_add(text, from, length);
        begun = begun || left > 0;
        lines->at += length + (end != NULL);
        if (end != NULL)
            break;
        lines->at = lines->filled = 0;
        const enum source_status status =
            source_read(&lines->source, lines->bytes_read, sizeof lines->bytes_read, SOURCE_WAIT,
                        &lines->filled);
        lines->bytes += lines->filled;
        if (status == SOURCE_STOPPED)
            return FILE_LINES_STOPPED;
        if (status == SOURCE_NO_MEMORY)
            return FILE_LINES_NO_MEMORY;
        if (status == SOURCE_DATA)
            continue;
        if (status == SOURCE_FAILED) {
            lines->what = lines->source.trouble;
            lines->why = "";
            return FILE_LINES_TROUBLE;
        }
        if (!begun)
            return FILE_LINES_END;
        break;
    }
    lines->line++;
    return text->failed ? FILE_LINES_NO_MEMORY : FILE_LINES_LINE;
}

enum file_lines_status file_lines_next(struct file_lines *lines, struct text *text)
{
    for (;;) {
        enum file_lines_status status = FILE_LINES_LINE;
        if (lines->state == FILE_LINES_CLOSED)
            status = open_next(lines);
        if (status != FILE_LINES_LINE)
            return status;
        status = read_line(lines, text);
        if (status == FILE_LINES_END || status == FILE_LINES_TROUBLE)
            file_lines_close(lines);
        if (status != FILE_LINES_END)
            return status;
    }
}

void file_lines_each(struct file_lines *lines, struct text *line, enum exit_code *code,
                     void (*take)(void *user), void *user)
{
    while (*code != EXIT_MEMORY && !signals_stopped()) {
        text_empty(line, FILE_LINES_LONGEST);
        switch (file_lines_next(lines, line)) {
        case FILE_LINES_LINE:
            take(user);
            break;
        case FILE_LINES_TROUBLE:
            message("%s: %s%s", lines->name, lines->what, lines->why);
            *code = graver(*code, EXIT_IO);
            break;
        case FILE_LINES_NO_MEMORY:
            *code = EXIT_MEMORY;
            break;
        case FILE_LINES_END:
        case FILE_LINES_STOPPED:
            return;
        }
    }
}
