/* SPDX-License-Identifier: MIT */
#include "text/puzzles/lines.h"

static bool ends_line(char c)
{
    return c == '\n' || c == '\r';
}

line_state get_line(const ennead_reader *r, cursor *at, line *found)
{
    size_t begin = at->at;
    size_t end;

    if (at->after_cr && begin < r->end && r->buffer[begin] == '\n')
        begin++;
    if (begin == r->end)
        return r->finished ? LINE_NONE : LINE_MISSING;
    for (end = begin; end < r->end && !ends_line(r->buffer[end]); end++)
        if (end - begin == LONGEST_LINE)
            return LINE_TOO_LONG;
    if (end == r->end && !r->finished)
        return LINE_MISSING;
    *found = (line){r->buffer + begin, end - begin, at->line, r->base + begin};
    at->after_cr = end < r->end && r->buffer[end] == '\r';
    at->at = end < r->end ? end + 1 : end;
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
