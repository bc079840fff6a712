/* SPDX-License-Identifier: MIT */
/*
 * Recognizes UTF-8 by the table of well-formed sequences in the Unicode Standard (table 3-7),
 * which excludes surrogates, overlong forms and everything above U+10FFFF by limiting the range of
 * the second byte. Control characters are those of ASCII and of ISO 6429 (C0, C1), the characters
 * with the property Bidi_Control and their deprecated relatives (U+061C, U+200E to U+200F, U+202A
 * to U+202E, U+2066 to U+206F), and the line and paragraph separators (U+2028, U+2029).
 */
#include "cli/base/utf8.h"

#include <string.h>

struct sequence {
    unsigned char first_low, first_high;   /* the leading byte */
    unsigned char second_low, second_high; /* the byte after it */
    unsigned char length;
};

static const struct sequence sequences[] = {
    {0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3}, {0xe1, 0xec, 0x80, 0xbf, 3},
    {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3}, {0xf0, 0xf0, 0x90, 0xbf, 4},
    {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4},
};

size_t utf8_character(const char *bytes, size_t length)
{
    if (length == 0)
        return 0;
    unsigned char first = (unsigned char)bytes[0];
    if (first < 0x80)
        return 1;
    for (size_t i = 0; i < sizeof sequences / sizeof sequences[0]; i++) {
        const struct sequence *sequence = &sequences[i];
        if (first < sequence->first_low || first > sequence->first_high)
            continue;
        if (length < sequence->length)
            return 0;
        unsigned char second = (unsigned char)bytes[1];
        if (second < sequence->second_low || second > sequence->second_high)
            return 0;
        for (size_t k = 2; k < sequence->length; k++)
            if (((unsigned char)bytes[k] & 0xc0) != 0x80)
                return 0;
        return sequence->length;
    }
    return 0;
}

/* The code point of a well-formed character of up to three bytes; else 0xffff. */
static unsigned number_of(const char *character, size_t length)
{
    const unsigned char *bytes = (const unsigned char *)character;
    switch (length) {
    case 1:
        return bytes[0];
    case 2:
        return (bytes[0] & 0x1fu) << 6 | (bytes[1] & 0x3fu);
    case 3:
        return (bytes[0] & 0x0fu) << 12 | (bytes[1] & 0x3fu) << 6 | (bytes[2] & 0x3fu);
    default:
        return 0xffff;
    }
}

bool utf8_is_control(const char *character, size_t length)
{
    static const struct {
        unsigned first, last;
    } ranges[] = {
        {0x00, 0x1f},     {0x7f, 0x9f},     {0x61c, 0x61c},
        {0x200e, 0x200f}, {0x2028, 0x202e}, {0x2066, 0x206f},
    };
    const unsigned number = number_of(character, length);
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++)
        if (number >= ranges[i].first && number <= ranges[i].last)
            return true;
    return false;
}

size_t utf8_add_printable(struct text *text, const char *bytes, size_t length)
{
    size_t columns = 0;
    for (size_t at = 0; at < length; columns++) {
        size_t size = utf8_character(bytes + at, length - at);
        if (size == 1 && bytes[at] == '\t')
            text_character(text, ' ');
        else if (size == 0 || utf8_is_control(bytes + at, size))
            text_character(text, '?');
        else
            text_add(text, bytes + at, size);
        at += size > 0 ? size : 1;
    }
    return columns;
}

void utf8_copy(char *to, size_t room, const char *bytes, size_t length)
{
    static const char cut[] = "...";
    size_t kept = length < room ? length : room - sizeof cut;
    /* not within a character, whose bytes but the first begin with 10 */
    while (kept < length && kept > 0 && (bytes[kept] & 0xc0) == 0x80)
        kept--;
    memcpy(to, bytes, kept);
    memcpy(to + kept, kept < length ? cut : "", kept < length ? sizeof cut : 1);
}

void utf8_add_repaired(struct text *text, const char *bytes, size_t length)
{
    for (size_t at = 0; at < length;) {
        size_t size = utf8_character(bytes + at, length - at);
        if (size > 0)
            text_add(text, bytes + at, size);
        else
            text_string(text, "\xef\xbf\xbd");
        at += size > 0 ? size : 1;
    }
}

void utf8_add_escaped(struct text *text, const char *bytes, size_t length)
{
    for (size_t at = 0; at < length;) {
        size_t size = utf8_character(bytes + at, length - at);
        if (size > 0 && utf8_is_control(bytes + at, size))
            text_format(text, "\\u%04x", number_of(bytes + at, size));
        else
            text_add(text, bytes + at, size > 0 ? size : 1);
        at += size > 0 ? size : 1;
    }
}
