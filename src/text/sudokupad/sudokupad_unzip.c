/* SPDX-License-Identifier: MIT */
/*
 * Links to SudokuPad (S. Neumann, 2021) hold JSON with what is frequent made short, before
 * LZ-String packs it:
 *
 *     'text'     quotation marks are apostrophes, and an apostrophe is \'
 *     {ce:1}     names of members have none
 *     [,,]       empty objects are left out
 *     {r:t}      t and f are true and false
 *     {c:#0}     #0 and #F are the strings "#000000" and "#FFFFFF", and six
 *     {c:CFCFCF} hexadecimal digits are the string "#CFCFCF"
 *
 * A text with a quotation mark is JSON as it is.
 */
#include "text/sudokupad/sudokupad_unzip.h"

#include "grid/characters.h"
#include "grid/memory.h"

#include <string.h>

/* The most that a byte grows by: `t` becomes `true`, `,` becomes `,{}`, `#0` nine bytes. */
enum { GROWTH = 5, COLOR_DIGITS = 6 };

typedef struct unzipping {
    const char *text;
    size_t length, at;
    char *to;
    size_t count, room;
    bool too_long;
} unzipping;

static void add(unzipping *u, const char *text, size_t length)
{
    u->too_long = u->too_long || length > u->room - u->count;
    if (u->too_long)
        return;
    memcpy(u->to + u->count, text, length);
    u->count += length;
}

static int next(const unzipping *u)
{
    return u->at < u->length ? (unsigned char)u->text[u->at] : -1;
}

/* Copies a string with quotation marks in place of apostrophes. */
static void copy_string(unzipping *u)
{
    add(u, "\"", 1);
    for (u->at++; u->at < u->length && u->text[u->at] != '\''; u->at++) {
        const bool apostrophe = u->text[u->at] == '\\' && u->at + 1 < u->length;
        if (apostrophe && u->text[u->at + 1] != '\'')
            add(u, u->text + u->at, 1);
        u->at += apostrophe;
        add(u, u->text + u->at, 1);
    }
    if (u->at < u->length)
        add(u, "\"", 1);
    u->at += u->at < u->length;
}

static bool ends_word(int c)
{
    return c < 0 || c == ',' || c == '}' || c == ']' || c == ':';
}

/* Copies a name, a number or a short value. */
static void copy_word(unzipping *u, char before)
{
    const size_t begin = u->at;
    const char *word = u->text + begin;
    bool hexadecimal = true;

    for (; !ends_word(next(u)) && next(u) != '\''; u->at++)
        hexadecimal = hexadecimal && hexadecimal_value(next(u)) >= 0;
    const size_t length = u->at - begin;
    if (next(u) == ':') {
        add(u, "\"", 1);
        add(u, word, length);
        add(u, "\"", 1);
    } else if (before == ':' && length == 1 && (*word == 't' || *word == 'f')) {
        add(u, *word == 't' ? "true" : "false", *word == 't' ? 4 : 5);
    } else if (before == ':' && length == 2 && *word == '#') {
        add(u, word[1] == '0' ? "\"#000000\"" : "\"#FFFFFF\"", 9);
    } else if (before == ':' && length == COLOR_DIGITS && hexadecimal) {
        add(u, "\"#", 2);
        add(u, word, length);
        add(u, "\"", 1);
    } else {
        add(u, word, length);
    }
}

static void unzip(unzipping *u)
{
    char before = ':'; /* the last sign that is no part of a word or string */

    while (u->at < u->length && !u->too_long) {
        const char c = u->text[u->at];
        if (c == '\'') {
            copy_string(u);
            before = '\'';
            continue;
        }
        if (!ends_word((unsigned char)c) && c != '{' && c != '[') {
            copy_word(u, before);
            before = '\'';
            continue;
        }
        /* A place without a value is an empty object. */
        if ((before == '[' || before == ',') && (c == ',' || c == ']'))
            add(u, "{}", 2);
        add(u, &c, 1);
        before = c;
        u->at++;
    }
}

lz_outcome sudokupad_unzip(const char *text, size_t length, const ennead_allocator *memory,
                           char **unzipped, size_t *unzipped_length)
{
    const bool json = length > 0 && memchr(text, '"', length) != NULL;
    const size_t most = (json ? 1 : GROWTH) * length;
    unzipping u = {
        .text = text, .length = length, .room = most < LZ_MOST_BYTES ? most : LZ_MOST_BYTES};

    *unzipped_length = 0;
    *unzipped = u.to = allocate(memory, u.room + 1);
    if (u.to == NULL)
        return LZ_NO_MEMORY;
    if (json)
        add(&u, text, length);
    else
        unzip(&u);
    *unzipped_length = u.count;
    return u.too_long ? LZ_TOO_LONG : LZ_UNPACKED;
}
