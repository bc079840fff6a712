/* SPDX-License-Identifier: MIT */
#include "text/puzzles/titles.h"

#include <string.h>

#include "text/link.h"
#include "text/puzzles/line_classes.h"
#include "text/puzzles/records.h"

/* `text` without surrounding blanks. */
static line trimmed(const line *l)
{
    line t = *l;
    while (t.length > 0 && is_blank(*t.text)) {
        t.text++;
        t.length--;
    }
    while (t.length > 0 && is_blank(t.text[t.length - 1]))
        t.length--;
    return t;
}

static char small(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static const char between[] = "; ";

/* The regions of a 9x9 jigsaw as a title: its rows, with what is put between two lines. */
enum {
    REGION_ROW = 9 + sizeof between - 1,
    REGION_ROWS = 9 * REGION_ROW - (int)sizeof between + 1
};

/* Whether the title ends with nine lines of nine letters, each letter nine times. */
static bool ends_with_regions(const ennead_reader *r)
{
    uint8_t cells[128] = {0};

    if (r->title_length < REGION_ROWS)
        return false;
    const char *rows = r->title + r->title_length - REGION_ROWS;
    for (int at = 0; at < REGION_ROWS; at++) {
        const int column = at % REGION_ROW;
        const char c = small(rows[at]);
        if (column < 9 ? c < 'a' || c > 'z' || ++cells[(int)c] > 9 : c != between[column - 9])
            return false;
    }
    return true;
}

static void add_title(ennead_reader *r, const line *l)
{
    const line t = trimmed(l);

    r->title_is_first = !r->content_seen;
    if (r->title_length > 0) {
        if (r->title_length + strlen(between) + t.length <= TITLE_BYTES) {
            memcpy(r->title + r->title_length, between, strlen(between));
            r->title_length += strlen(between);
        } else {
            r->title_length = 0;
        }
    }
    const size_t room = TITLE_BYTES - r->title_length;
    const size_t length = t.length < room ? t.length : room;
    memcpy(r->title + r->title_length, t.text, length);
    r->title_length += length;
}

void attach_title(ennead_reader *r, ennead_record *record)
{
    if (record->note_length == 0) {
        record->note = r->title;
        record->note_length = r->title_length;
    }
    r->title_length = 0;
}

bool is_section(const line *l)
{
    const line t = trimmed(l);
    return t.length > 2 && t.text[0] == '[' && t.text[t.length - 1] == ']';
}

bool same_word(const char *text, size_t length, const char *word)
{
    if (length != strlen(word))
        return false;
    for (size_t i = 0; i < length; i++)
        if (small(text[i]) != small(word[i]))
            return false;
    return true;
}

ennead_status take_title(ennead_reader *r, ennead_record *record, const line *l)
{
    const line t = trimmed(l);

    if (is_section(l) && same_word(t.text, t.length, "[puzzle]")) {
        r->in_sections = true;
        return ENNEAD_STATUS_END;
    }
    if (is_section(l) && r->in_sections) {
        r->in_other_section = true;
        const ennead_status status =
            report(r, record, ENNEAD_INPUT_ERROR_SECTION, place_in(l, 0), 0, 0);
        record->kind = ENNEAD_RECORD_KIND_NOTICE;
        return status;
    }
    add_title(r, l);
    if (!ends_with_regions(r))
        return ENNEAD_STATUS_END;
    r->title_length = 0;
    return report(r, record, ENNEAD_INPUT_ERROR_JIGSAW, place_in(l, 0), 0, 0);
}

bool take_link(ennead_reader *r, ennead_record *record, const line *l)
{
    link_place link, next;
    const bool known = r->columns_before > 0; /* that a link begins here */

    if (l->length == 0 ||
        (!known && memchr(l->text, '/', l->length) == NULL &&
         memchr(l->text, '#', l->length) == NULL) ||
        !link_find(l->text, l->length, &link))
        return false;
    *record = (ennead_record){
        .kind = ENNEAD_RECORD_KIND_LINK,
        .form = r->form,
        .line = l->number,
        .column = r->columns_before + link.begin + 1,
        .offset = l->offset + link.begin,
        .text = l->text + link.begin,
        .text_length = link.end - link.begin,
    };
    attach_title(r, record);
    note_puzzle(r);
    r->columns_before = 0;
    if (link_find(l->text + link.end, l->length - link.end, &next)) {
        const size_t begin = link.end + next.begin;
        r->columns_before = record->column - 1 - link.begin + begin;
        r->cursor = (cursor){.at = (size_t)(l->text - r->buffer) + begin,
                             .line = l->number,
                             .rest = l->length - begin};
    }
    return true;
}
