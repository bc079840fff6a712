/* SPDX-License-Identifier: MIT */
/*
 * Recognizes puzzles among the arguments by their form; a file of that name takes precedence. A
 * puzzle is given to readers as a file in memory, so they need not know about this.
 */
#define _GNU_SOURCE 1
#include "cli/files/given_puzzle.h"

#include "ennead/variant.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { CELLS = 81, NAME_SIZE = 32 };

/* So many signs for cells are meant as a puzzle. If some are missing or too many, the reader
 * says so, which tells more than that there is no such file. */
enum { LEAST_CELLS = 64 };
#define SIGNS "0123456789.*_xX-"

static struct given_text {
    const char *text; /* NULL if this argument is the name of a file */
    char name[NAME_SIZE];
} * texts;
static int text_count;

/* 81 cells, maybe with a note; or about so many, divided only by blanks and bars, or on several
 * lines. A name of a file may have a line feed, too, but not so many cells. */
static bool is_grid(const char *argument)
{
    const size_t line = strspn(argument, SIGNS);
    size_t count = 0;

    if (line == CELLS && strchr(" \t,;#", argument[line]) != NULL)
        return true;
    for (const char *at = argument; *at != '\0'; at++)
        count += strchr(SIGNS, *at) != NULL;
    return count >= LEAST_CELLS &&
           (argument[strspn(argument, SIGNS " |")] == '\0' || strchr(argument, '\n') != NULL);
}

/* A killer string, or a game ID of Solo: 3x3:a1b..., 9j:... */
static bool is_string(const char *argument)
{
    const ennead_variant_form form = ennead_variant_recognize(argument, strlen(argument));
    return form == ENNEAD_VARIANT_FORM_KILLER || form == ENNEAD_VARIANT_FORM_SGT;
}

/* A string of Interactive Sudoku Solver: ".~R1C1_5", or only names of rules: ".AntiKnight". */
static bool is_iss(const char *argument)
{
    static const char names[] = ".ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    if (argument[0] != '.')
        return false;
    return strchr(argument, '~') != NULL
               ? argument[1] == '~' || isalpha((unsigned char)argument[1])
               : argument[1] >= 'A' && argument[1] <= 'Z' && argument[2] >= 'a' &&
                     argument[strspn(argument, names)] == '\0';
}

bool given_puzzle_may_be(const char *argument)
{
    return is_grid(argument) || ennead_variant_has_link(argument, strlen(argument)) ||
           argument[0] == '{' || is_string(argument) || is_iss(argument);
}

bool given_puzzles(char **arguments, int count)
{
    for (int i = 0; i < count; i++) {
        if (!given_puzzle_may_be(arguments[i]) || access(arguments[i], F_OK) == 0)
            continue;
        if (texts == NULL && (texts = calloc((size_t)count, sizeof *texts)) == NULL)
            return false;
        text_count = count;
        texts[i].text = arguments[i];
        snprintf(texts[i].name, sizeof texts[i].name, "argument %d", i + 1);
        arguments[i] = texts[i].name;
    }
    return true;
}

static int write_all(int fd, const char *text)
{
    for (size_t left = strlen(text); left > 0;) {
        const ssize_t written = write(fd, text, left);
        if (written < 0 && errno != EINTR)
            return errno;
        text += written > 0 ? written : 0;
        left -= written > 0 ? (size_t)written : 0;
    }
    return write(fd, "\n", 1) == 1 && lseek(fd, 0, SEEK_SET) == 0 ? 0 : errno;
}

/* The text with a name given by given_puzzles, or NULL. Compares pointers: a file may have the same
 * name. */
static const char *text_of(const char *name)
{
    for (int i = 0; i < text_count; i++)
        if (name == texts[i].name)
            return texts[i].text;
    return NULL;
}

bool given_puzzle_is(const char *name)
{
    return text_of(name) != NULL;
}

int given_puzzle_open(const char *name, int *error)
{
    const char *text = text_of(name);
    *error = 0;
    if (text == NULL)
        return -1;
    const int fd = memfd_create("puzzle", MFD_CLOEXEC);
    *error = fd < 0 ? errno : write_all(fd, text);
    if (*error == 0)
        return fd;
    if (fd >= 0)
        close(fd);
    return -1;
}
