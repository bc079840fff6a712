/* SPDX-License-Identifier: MIT */
/*
 * Many lines at once: what most files consist of, 81 cells and the end of the line, again and
 * again, is found without a look at what else a line could be.
 */
#include "text/reader.h"

#include <string.h>

/* Whether 81 bytes are 1-9, 0 and '.', as they are in all lists but a few. With n counted from '.',
 * those are 0 and 2 to 11; for any other n bit 7 is set in n, in n + 116, or, for '/', in (n ^ 1) -
 * 1. There is no branch, and all is done in bytes, so that compilers make vectors of it. */
static bool are_common_cells(const char *text)
{
    unsigned char stray = 0;

    for (int i = 0; i < ENNEAD_CELLS; i++) {
        const unsigned char n = (unsigned char)(text[i] - '.');
        stray |= (unsigned char)(n | (n + 116) | ((n ^ 1) - 1));
    }
    return stray < 128;
}

/* The same for all cells of lines but '-', which may be a rule's. */
static bool are_other_cells(const char *text)
{
    return is_cells(text, ENNEAD_CELLS) && memchr(text, '-', ENNEAD_CELLS) == NULL;
}

/* Whether nothing that the reader knows of the text could make the next line anything but what it
 * is by itself. */
static bool is_between_lines(const ennead_reader *r)
{
    return (r->form == ENNEAD_FORM_AUTO || r->form == ENNEAD_FORM_LINE) && !r->at_start &&
           !r->discarding && !r->skipping_line && !r->in_other_section && !r->layout.known &&
           !r->header.known && r->title_length == 0;
}

size_t ennead_reader_run(ennead_reader *r, size_t most, ennead_run *run)
{
    cursor at = r->cursor;

    *run = (ennead_run){.text = NULL};
    if (!is_between_lines(r))
        return 0;
    if (at.after_cr && at.at < r->end && r->buffer[at.at] == '\n')
        at.at++;
    const char *text = r->buffer + at.at;
    const size_t room = r->end - at.at;
    const size_t ends = room > ENNEAD_CELLS && text[ENNEAD_CELLS] == '\r' ? 2 : 1;
    const size_t stride = ENNEAD_CELLS + ends;
    size_t count = 0;

    for (const char *begin = text; count < most && room / stride > count; begin += stride, count++)
        if (begin[stride - 1] != '\n' || (ends == 2 && begin[ENNEAD_CELLS] != '\r') ||
            !(are_common_cells(begin) || are_other_cells(begin)))
            break;
    if (count == 0)
        return 0;
    *run = (ennead_run){text, stride, count, at.line, r->base + at.at};
    r->cursor.at = at.at + count * stride;
    r->cursor.line = at.line + count;
    r->cursor.after_cr = false;
    note_puzzle(r);
    r->record_given = true;
    return count;
}
