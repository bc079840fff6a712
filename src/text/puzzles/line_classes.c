/* SPDX-License-Identifier: MIT */
/*
 * Counts the bytes of a line by class.
 */
#include "text/puzzles/line_classes.h"

#include <string.h>

/* x is excluded because it may be an empty cell. */
static bool is_letter_but_x(char c)
{
    return is_letter(c) && lower(c) != 'x';
}

/* Control characters except the tab, and bytes that are not ASCII. */
static bool is_junk(char c)
{
    const unsigned char byte = (unsigned char)c;
    return (byte < 0x20 && c != '\t') || byte >= 0x7f;
}

empty_sign sign_of(char c)
{
    switch (c) {
    case 'x':
        return SIGN_SMALL_X;
    case 'X':
        return SIGN_LARGE_X;
    case '*':
        return SIGN_STAR;
    case '_':
        return SIGN_UNDERSCORE;
    default:
        return SIGNS;
    }
}

static void note_place(long *first, size_t at)
{
    if (*first == NOWHERE)
        *first = (long)at;
}

static void count(line_classes *p, char c, size_t at)
{
    switch (c) {
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
    case '8':
    case '9':
        p->digits++;
        break;
    case '0':
    case '.':
        p->dots++;
        break;
    case 'x':
    case 'X':
    case '*':
    case '_':
        p->signs[sign_of(c)]++;
        break;
    case '-':
    case '=':
    case '+':
        p->bars++;
        break;
    case '|':
    case ':':
    case ',':
    case ';':
    case '[':
    case ']':
        p->ornaments++;
        break;
    default:
        note_place(&p->stray, at);
        p->letters += is_letter_but_x(c);
        p->controls += is_junk(c) && (unsigned char)c < 0x80;
        if (is_junk(c))
            note_place(&p->junk, at);
        break;
    }
}

line_classes classes_of(const char *text, size_t length)
{
    line_classes p = {.junk = NOWHERE, .stray = NOWHERE};

    for (size_t at = 0; at < length; at++) {
        if (text[at] == '#') {
            p.comment = true;
            break;
        }
        if (is_blank(text[at]))
            continue;
        count(&p, text[at], at);
        p.length = at + 1;
    }
    return p;
}

static bool has_long_bar(const char *text, size_t length)
{
    enum { LONG = 5 };
    size_t run = 0;

    for (size_t at = 0; at < length; at++) {
        run = text[at] == '-' || text[at] == '=' ? run + 1 : 0;
        if (run == LONG)
            return true;
    }
    return false;
}

bool is_frame(const line_classes *p, const char *text)
{
    if (p->digits > 0 || p->signs[SIGN_SMALL_X] > 0 || p->signs[SIGN_LARGE_X] > 0 || p->bars == 0)
        return false;
    if (p->dots == 0 && p->stray == NOWHERE)
        return true;
    return has_long_bar(text, p->length) && memchr(text, '0', p->length) == NULL &&
           (p->stray == NOWHERE || text[p->stray] == '\'');
}

bool is_title(const line_classes *p)
{
    return p->letters > 0 && p->controls == 0 && !looks_like_puzzle(p);
}
