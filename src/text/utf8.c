/* SPDX-License-Identifier: MIT */
#include "text/utf8.h"

#include <stdbool.h>
#include <string.h>

enum { REPLACEMENT = 0xfffd, LAST_CHARACTER = 0x10ffff };

static bool is_in(unsigned char byte, unsigned char first, unsigned char last)
{
    return byte >= first && byte <= last;
}

size_t utf8_length(const char *text, size_t length)
{
    const unsigned char *bytes = (const unsigned char *)text;

    if (length == 0 || is_in(bytes[0], 0x80, 0xc1) || bytes[0] > 0xf4)
        return 0;
    const size_t size = bytes[0] < 0x80 ? 1 : bytes[0] < 0xe0 ? 2 : bytes[0] < 0xf0 ? 3 : 4;
    if (size > length)
        return 0;
    for (size_t i = 1; i < size; i++)
        if (!is_in(bytes[i], 0x80, 0xbf))
            return 0;
    /* overlong forms, surrogates, and what is above U+10FFFF */
    const bool wrong =
        (bytes[0] == 0xe0 && bytes[1] < 0xa0) || (bytes[0] == 0xed && bytes[1] > 0x9f) ||
        (bytes[0] == 0xf0 && bytes[1] < 0x90) || (bytes[0] == 0xf4 && bytes[1] > 0x8f);
    return wrong ? 0 : size;
}

size_t utf8_put(char *to, uint32_t character)
{
    static const unsigned char marks[] = {0, 0, 0xc0, 0xe0, 0xf0};

    if (character > LAST_CHARACTER || (character >= 0xd800 && character <= 0xdfff))
        character = REPLACEMENT;
    const size_t size = character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
    for (size_t i = size - 1; i > 0; i--, character >>= 6)
        to[i] = (char)(0x80 | (character & 0x3f));
    to[0] = (char)(marks[size] | character);
    return size;
}

/* Whether a byte is a control character of ASCII. */
static bool is_control(char c)
{
    return (unsigned char)c < ' ' || c == 127;
}

void utf8_title(char *to, size_t room, const char *text, size_t length)
{
    static const char cut[] = "...";
    size_t written = 0, fitting = 0; /* with the sign that it is cut behind it */

    for (size_t at = 0; at < length;) {
        const size_t size = utf8_length(text + at, length - at), bytes = size > 0 ? size : 1;
        if (written + bytes >= room) {
            memcpy(to + fitting, cut, sizeof cut);
            return;
        }
        for (size_t i = 0; i < bytes; i++)
            to[written++] = is_control(text[at + i]) ? ' ' : text[at + i];
        at += bytes;
        if (written + sizeof cut <= room)
            fitting = written;
    }
    while (written > 0 && to[written - 1] == ' ')
        written--;
    to[written] = '\0';
}
