/* SPDX-License-Identifier: MIT */
#include "text/puzzles/lines.h"

#include <string.h>

static bool ends_line(char c)
{
    return c == '\n' || c == '\r';
}

/* How much of the text comes before the end of its first line; of a line that is too long, one
 * byte too much. */
static size_t length_of_line(const char *text, size_t length)
{
    if (length > LONGEST_LINE)
        length = LONGEST_LINE + 1;
    const char *feed = memchr(text, '\n', length);
    if (feed != NULL)
        length = (size_t)(feed - text);
    const char *carriage = memchr(text, '\r', length);
    return carriage != NULL ? (size_t)(carriage - text) : length;
}

line_state get_line(const ennead_reader *r, cursor *at, line *found)
{
    size_t begin = at->at;

    if (at->after_cr && begin < r->end && r->buffer[begin] == '\n')
        begin++;
    if (begin == r->end)
        return r->finished ? LINE_NONE : LINE_MISSING;
    const size_t length =
        at->rest > 0 ? at->rest : length_of_line(r->buffer + begin, r->end - begin);
    if (length > LONGEST_LINE)
        return LINE_TOO_LONG;
    const size_t end = begin + length;
    if (end == r->end && !r->finished)
        return LINE_MISSING;
    *found = (line){r->buffer + begin, end - begin, at->line, r->base + begin};
    at->after_cr = end < r->end && r->buffer[end] == '\r';
    at->at = end < r->end ? end + 1 : end;
    at->rest = 0;
    at->line++;
    return LINE_READ;
}

bool skip_line(ennead_reader *r)
{
    cursor *c = &r->cursor;

    while (c->at < r->end && !ends_line(r->buffer[c->at]))
        c->at++;
    if (c->at == r->end)
        return false;
    c->after_cr = r->buffer[c->at] == '\r';
    c->at++;
    c->line++;
    r->skipping_line = false;
    return true;
}
