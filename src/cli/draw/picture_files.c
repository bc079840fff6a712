/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/draw/picture_files.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/base/writer.h"
#include "cli/files/destination.h"

enum exit_code picture_files_begin(struct picture_files *files, const char *command,
                                   const char *output)
{
    *files = (struct picture_files){.command = command, .output = output, .standard = -1};
    if (output != NULL && strcmp(output, "-") == 0)
        files->output = NULL;
    if (files->output == NULL)
        files->standard = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    if (files->output == NULL && files->standard < 0)
        files->code = destination_check(errno);
    return files->code;
}

/* Returns 0, or an errno. */
static int write_bytes(int fd, const char *bytes, size_t length)
{
    static struct writer writer;
    writer_start(&writer, fd);
    writer_put(&writer, bytes, length);
    writer_flush(&writer);
    return writer.error;
}

static enum exit_code say_error(const char *name, int error)
{
    if (error == 0)
        return EXIT_ANSWERED;
    message("%s: cannot write: %s", name, strerror(error));
    return EXIT_IO;
}

static enum exit_code write_file(const char *name, const char *bytes, size_t length)
{
    struct new_file file;
    int error = new_file_open(&file, name);
    if (error == 0) {
        error = write_bytes(file.fd, bytes, length);
        if (error != 0 || signals_received() != 0)
            new_file_drop(&file);
        else
            error = new_file_keep(&file);
    }
    return say_error(name, error);
}

/* board.svg becomes board-7.svg. */
static enum exit_code write_numbered(struct picture_files *files, unsigned long long number,
                                     const char *bytes, size_t length)
{
    struct text name = {0};
    const char *slash = strrchr(files->output, '/');
    const char *base = slash != NULL ? slash + 1 : files->output;
    const char *dot = strrchr(base, '.');
    const size_t stem =
        dot != NULL && dot != base ? (size_t)(dot - files->output) : strlen(files->output);
    text_add(&name, files->output, stem);
    text_format(&name, "-%llu%s", number, files->output + stem);
    text_character(&name, '\0');
    enum exit_code code = EXIT_MEMORY;
    if (name.failed)
        message("out of memory");
    else
        code = write_file(name.bytes, bytes, length);
    text_free(&name);
    return code;
}

/* Called when the first picture turns out to be one of several. */
static void let_go_of_first(struct picture_files *files)
{
    if (files->output == NULL)
        files->code = message_usage(
            files->command, "there are several pictures, and standard output takes one; "
                            "with --output=board.svg they are board-1.svg, board-2.svg ...");
    else
        files->code = write_numbered(files, 1, files->first.bytes, files->first.length);
    text_free(&files->first);
    files->first = (struct text){0};
}

bool picture_files_add(struct picture_files *files, const char *bytes, size_t length)
{
    files->count++;
    if (files->count == 1) {
        text_add(&files->first, bytes, length);
        if (files->first.failed) {
            message("out of memory");
            files->code = EXIT_MEMORY;
        }
        return files->code == EXIT_ANSWERED;
    }
    if (files->count == 2)
        let_go_of_first(files);
    if (files->code == EXIT_ANSWERED)
        files->code = write_numbered(files, files->count, bytes, length);
    return files->code == EXIT_ANSWERED;
}

bool picture_files_open(struct picture_files *files, int *fd)
{
    files->is_whole = WHOLE_STANDARD;
    *fd = files->standard;
    if (files->output == NULL)
        return true;
    const int error = new_file_open(&files->whole, files->output);
    files->is_whole = error == 0 ? WHOLE_FILE : NOT_WHOLE;
    *fd = files->whole.fd;
    files->code = graver(files->code, say_error(files->output, error));
    return error == 0;
}

bool picture_files_close(struct picture_files *files, int error)
{
    enum exit_code code = EXIT_ANSWERED;
    if (error == ENOMEM) {
        message("out of memory");
        code = EXIT_MEMORY;
    }
    if (files->is_whole == WHOLE_FILE) {
        if (error != 0 || files->code != EXIT_ANSWERED || signals_received() != 0)
            new_file_drop(&files->whole);
        else
            error = new_file_keep(&files->whole);
    }
    if (code == EXIT_ANSWERED && error != 0 && signals_received() == 0)
        code = files->output != NULL ? say_error(files->output, error) : destination_check(error);
    files->is_whole = NOT_WHOLE;
    files->code = graver(files->code, code);
    return code == EXIT_ANSWERED;
}

enum exit_code picture_files_finish(struct picture_files *files)
{
    if (files->code == EXIT_ANSWERED && files->count == 1 && signals_received() == 0) {
        if (files->output != NULL)
            files->code = write_file(files->output, files->first.bytes, files->first.length);
        else
            files->code = destination_check(
                write_bytes(files->standard, files->first.bytes, files->first.length));
    }
    text_free(&files->first);
    if (files->standard >= 0 && close(files->standard) != 0 && files->code == EXIT_ANSWERED)
        files->code = destination_check(errno);
    return files->code;
}
