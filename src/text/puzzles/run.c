/* SPDX-License-Identifier: MIT */
/*
 * Many lines at once. Most files consist only of lines with 81 cells; these are found without
 * testing what else a line could be.
 */
#include <string.h>

#include "text/puzzles/line.h"
#include "text/puzzles/records.h"

/* Whether 81 bytes are cells, none of them '-', which may belong to a rule. */
static bool are_other_cells(const char *text)
{
    return is_cells(text, ENNEAD_CELLS) && memchr(text, '-', ENNEAD_CELLS) == NULL;
}

/* Whether the reader's state allows the next line to be read by itself. */
static bool is_between_lines(const ennead_reader *r)
{
    return (r->form == ENNEAD_FORM_AUTO || r->form == ENNEAD_FORM_LINE) && !r->at_start &&
           !r->discarding && !r->skipping_line && !r->in_other_section && !r->layout.known &&
           !r->named.known && r->title_length == 0;
}

size_t ennead_reader_next_lines(ennead_reader *r, size_t most, ennead_reader_lines *run)
{
    cursor at = r->cursor;

    *run = (ennead_reader_lines){.text = NULL};
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
    *run = (ennead_reader_lines){text, stride, count, at.line, r->base + at.at};
    r->cursor.at = at.at + count * stride;
    r->cursor.line = at.line + count;
    r->cursor.after_cr = false;
    note_puzzle(r);
    r->record_given = true;
    return count;
}
