/* SPDX-License-Identifier: MIT */
/*
 * The reader. Text arrives in pieces; lines are cut out of the buffer, and each line decides what
 * begins there. The forms are read by the files named after them. The table `allowed` says which
 * of them each form of the command line allows.
 */
#include <string.h>

#include "grid/memory.h"
#include "grid/sized.h"
#include "text/link.h"
#include "text/puzzles/almanac.h"
#include "text/puzzles/fields.h"
#include "text/puzzles/free.h"
#include "text/puzzles/json_line.h"
#include "text/puzzles/line.h"
#include "text/puzzles/line_classes.h"
#include "text/puzzles/lines.h"
#include "text/puzzles/opensudoku.h"
#include "text/puzzles/records.h"
#include "text/puzzles/rows.h"
#include "text/puzzles/states.h"
#include "text/puzzles/titles.h"
#include "text/rule_line.h"

enum {
    LINES = 1,  /* 81 cells at the start of a line */
    FIELDS = 2, /* 81 cells in a field */
    FREE = 4,   /* grids over several lines */
    ROWS = 8,   /* nine lines, blanks are empty cells */
    TITLES = 16,
    STATES = 32,  /* states in the middle of a game, if nothing else can be meant */
    RECORDS = 64, /* objects of JSON */
};

#define FORM_NAME(value, name, help) name,
static const char *const names[] = {ENNEAD_FORMS(FORM_NAME)};
#undef FORM_NAME
enum { FORMS = sizeof names / sizeof names[0] };

/* For each form of puzzles. The almanac form has no lines, and a form of states excludes all
 * others. */
static const int allowed[FORMS] = {
    [ENNEAD_FORM_AUTO] = LINES | FIELDS | FREE | TITLES | STATES | RECORDS,
    [ENNEAD_FORM_LINE] = LINES,
    [ENNEAD_FORM_CSV] = FIELDS | RECORDS,
    [ENNEAD_FORM_FREE] = FREE | TITLES,
    [ENNEAD_FORM_ROWS] = ROWS | TITLES,
    [ENNEAD_FORM_JSON] = RECORDS,
};

const char *ennead_form_name(ennead_form form)
{
    return (unsigned)form < FORMS ? names[form] : NULL;
}

static bool allows(const ennead_reader *r, int what)
{
    return (allowed[r->form] & what) != 0;
}

/* ------------------------------------------------------------------------- life of a reader */

void ennead_reader_options_init_sized(ennead_reader_options *options, size_t size)
{
    static const ennead_reader_options defaults = {0};
    sized_write(options, size, &defaults, sizeof defaults);
}

static ennead_status check_reader_options(const ennead_reader_options *options,
                                          ennead_reader_options *checked)
{
    ennead_reader_options_init(checked);
    if (options == NULL)
        return ENNEAD_STATUS_OK;
    if (!sized_read(checked, sizeof *checked, options))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if ((unsigned)checked->form >= FORMS)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if (checked->column_name == NULL && checked->column == 0)
        return ENNEAD_STATUS_OK;
    if (checked->form != ENNEAD_FORM_AUTO && checked->form != ENNEAD_FORM_CSV)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if (checked->column_name != NULL &&
        (checked->column != 0 || strlen(checked->column_name) > LONGEST_COLUMN_NAME))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    checked->form = ENNEAD_FORM_CSV;
    return ENNEAD_STATUS_OK;
}

ennead_status ennead_reader_new(const ennead_reader_options *options,
                                const ennead_allocator *allocator, ennead_reader **reader)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    ennead_reader_options checked;
    ennead_reader *r;

    *reader = NULL;
    if (check_reader_options(options, &checked) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    r = allocate(&memory, sizeof *r);
    if (r == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    r->allocator = memory;
    r->form = checked.form;
    r->column = checked.column;
    r->column_name[0] = '\0';
    if (checked.column_name != NULL)
        strcpy(r->column_name, checked.column_name);
    ennead_reader_restart(r);
    *reader = r;
    return ENNEAD_STATUS_OK;
}

void ennead_reader_restart(ennead_reader *r)
{
    r->buffer = r->own;
    r->end = 0;
    r->finished = false;
    r->base = 0;
    r->cursor = (cursor){.at = 0, .line = 1};
    r->at_start = true;
    r->discarding = false;
    r->skipping_line = false;
    r->content_seen = false;
    r->record_given = false;
    r->junk = false;
    r->in_sections = false;
    r->in_other_section = false;
    r->recovering = false;
    r->rows_seen = 0;
    r->remainder = 0;
    r->gap = 0;
    r->gap_open = false;
    r->blank_lines = 0;
    r->layout = (layout){.known = false};
    r->named = (layout){.known = false};
    r->header.state = HEADER_NONE;
    r->in_table = false;
    r->title_length = 0;
    r->title_is_first = false;
    r->almanac = (almanac){.count = 0};
    r->rule_depth = 0;
    r->in_xml = r->form == ENNEAD_FORM_OPENSUDOKU;
    r->xml_line = 0;
    r->xml_seen = 0;
    r->xml_quote = '\0';
    r->xml_skip = XML_SKIP_NOTHING;
    r->columns_before = 0;
}

void ennead_reader_free(ennead_reader *r)
{
    if (r != NULL) {
        const ennead_allocator memory = r->allocator;
        release(&memory, r);
    }
}

/* Moves the text that has not been used to the start of `memory`, which becomes the buffer, and
 * returns where the room behind it begins. */
static char *move_text(ennead_reader *r, char *memory, size_t size, size_t *room)
{
    const size_t used = r->cursor.at, left = r->end - used;

    memmove(memory, r->buffer + used, left);
    r->buffer = memory;
    r->base += used;
    r->end = left;
    r->cursor.at = 0;
    *room = size - left;
    return memory + left;
}

char *ennead_reader_reserve(ennead_reader *r, size_t *room)
{
    return move_text(r, r->own, BUFFER_BYTES, room);
}

char *ennead_reader_reserve_in(ennead_reader *r, char *memory, size_t size, size_t *room)
{
    if (size > BUFFER_BYTES)
        size = BUFFER_BYTES; /* the text must fit into `own` later */
    return size > r->end - r->cursor.at ? move_text(r, memory, size, room)
                                        : ennead_reader_reserve(r, room);
}

void ennead_reader_add(ennead_reader *r, size_t bytes)
{
    r->end += bytes;
}

void ennead_reader_finish(ennead_reader *r)
{
    r->finished = true;
}

/* ------------------------------------------------------------------------------------- lines */

static ennead_status report_long_line(ennead_reader *r, ennead_record *record)
{
    cursor *c = &r->cursor;

    if (c->after_cr && r->buffer[c->at] == '\n')
        c->at++;
    c->after_cr = false;
    const line start = {r->buffer + c->at, LONGEST_LINE, c->line, r->base + c->at};
    r->skipping_line = true;
    r->content_seen = true;
    return report(r, record, ENNEAD_INPUT_ERROR_LINE_TOO_LONG, place_in(&start, LONGEST_LINE),
                  LONGEST_LINE, LONGEST_LINE);
}

/* ----------------------------------------------------------------- recovery after a bad grid */

/* An empty line ends the skipping of a bad grid. After its third or sixth row it may be a gap
 * between bands, but a gap wider than the first one always ends the grid. */
static void pass_blank_line(ennead_reader *r)
{
    if (r->recovering) {
        r->recovering = false;
        r->remainder = r->rows_seen % 3 == 0 && r->rows_seen < 9 ? r->rows_seen : 0;
        r->gap = 1;
        r->gap_open = true;
    } else if (r->gap_open) {
        r->gap++;
    } else if (++r->blank_lines > r->gap) {
        r->remainder = 0;
    }
}

/* Skips the other rows of a bad grid: up to the next empty line, title or frame line. A frame line
 * after the third or sixth row is still part of that grid. */
static void recover(ennead_reader *r, const line *l, const line_classes *p)
{
    if (is_frame(p, l->text))
        r->recovering = r->rows_seen % 3 == 0 && r->rows_seen < 9;
    else if (!has_no_cells(p))
        r->rows_seen++;
}

/* Reports a line that cannot be part of anything. */
static ennead_status report_stray(ennead_reader *r, ennead_record *record, const line *l,
                                  const line_classes *p)
{
    const size_t at = (size_t)(p->controls > 0 ? p->junk : p->stray);

    if (cells_and_signs(p) >= CELLS_OF_A_ROW) {
        r->recovering = true;
        r->rows_seen = 1;
    }
    r->junk = p->junk != NOWHERE;
    return report(r, record, ENNEAD_INPUT_ERROR_STRAY, place_in(l, at), (unsigned char)l->text[at],
                  0);
}

/* ------------------------------------------------------------------------ deciding by lines */

/* Handles a line that is not a puzzle by itself: decides what it begins. `start` is the cursor
 * before it. Returns ENNEAD_STATUS_END if there is no record yet. */
static ennead_status take_grid_line(ennead_reader *r, ennead_record *record, const line *l,
                                    cursor start)
{
    const line_classes p = classes_of(l->text, l->length);
    const bool was_junk = r->junk;

    r->junk = false;
    if (is_title(&p) && allows(r, TITLES)) {
        r->recovering = false;
        r->remainder = 0;
        const ennead_status status = take_title(r, record, l);
        r->content_seen = true;
        return status;
    }
    if (l->length >= LEAST_OF_TABLE && !r->recovering && allows(r, FREE)) {
        const cursor behind = r->cursor;
        r->cursor = start;
        const ennead_status status = read_table_rows(r, record, start);
        if (status != ENNEAD_STATUS_END)
            return status;
        r->cursor = behind;
    }
    if (is_empty(&p) && (l->length == 0 || !allows(r, ROWS))) {
        pass_blank_line(r);
        return ENNEAD_STATUS_END;
    }
    if (r->recovering) {
        recover(r, l, &p);
        return ENNEAD_STATUS_END;
    }
    r->gap_open = false;
    r->content_seen = true;
    if (allows(r, ROWS)) {
        r->cursor = start;
        return read_rows(r, record, start);
    }
    if (is_frame(&p, l->text) || (has_no_cells(&p) && p.stray == NOWHERE))
        return ENNEAD_STATUS_END;
    if (looks_like_puzzle(&p) && p.stray != NOWHERE)
        return report_best_field(r, record, l);
    if (p.stray != NOWHERE && was_junk && p.junk != NOWHERE) {
        r->junk = true; /* one error for a run of such lines */
        return ENNEAD_STATUS_END;
    }
    if (p.stray != NOWHERE)
        return report_stray(r, record, l, &p);
    r->cursor = start;
    return read_free(r, record, start);
}

static bool is_comment(const ennead_reader *r, const line *l)
{
    size_t at = 0;
    while (at < l->length && is_blank(l->text[at]))
        at++;
    return at < l->length && l->text[at] == '#' &&
           (r->form != ENNEAD_FORM_AUTO || !link_begins(l->text + at, l->length - at));
}

static bool is_blank_line(const line *l)
{
    size_t at = 0;
    while (at < l->length && is_blank(l->text[at]))
        at++;
    return at == l->length;
}

static ennead_status give_line_puzzle(ennead_reader *r, ennead_record *record, const line *l)
{
    const ennead_status status = give_puzzle(r, record, ENNEAD_FORM_LINE, l->text, place_in(l, 0));
    take_line_note(record, l, ENNEAD_CELLS);
    if (title_is_header_of(r, l))
        r->title_length = 0;
    attach_title(r, record);
    return status;
}

static ennead_status give_fields(ennead_reader *r, fields_state state)
{
    r->content_seen = true;
    r->recovering = false;
    r->in_table = true;
    return state == FIELDS_GIVEN ? ENNEAD_STATUS_OK : ENNEAD_STATUS_END;
}

/* Whether a line is a rule. Most lines are excluded by their first byte. */
static bool is_rule(ennead_reader *r, const line *l)
{
    if (!allows(r, TITLES) || (l->length > 0 && *l->text >= '.' && *l->text <= '9'))
        return false;
    return is_rule_line(l->text, l->length, &r->rule_depth);
}

static ennead_status give_rule(ennead_reader *r, ennead_record *record, const line *l)
{
    *record = (ennead_record){
        .kind = ENNEAD_RECORD_KIND_RULE,
        .form = r->form,
        .line = l->number,
        .column = 1,
        .offset = l->offset,
        .note = l->text,
        .note_length = l->length,
    };
    r->content_seen = true;
    r->recovering = false;
    r->remainder = 0;
    return ENNEAD_STATUS_OK;
}

static ennead_status take_line(ennead_reader *r, ennead_record *record, const line *l, cursor start)
{
    if (r->columns_before > 0 && take_link(r, record, l))
        return ENNEAD_STATUS_OK;
    if (r->in_other_section && !is_section(l))
        return ENNEAD_STATUS_END;
    r->in_other_section = false;
    if (is_blank_line(l))
        r->in_table = false;
    if (is_comment(r, l))
        return ENNEAD_STATUS_END;
    if (is_rule(r, l))
        return give_rule(r, record, l);
    if (r->form >= ENNEAD_FORM_MARKS)
        return take_state(r, record, l, start);
    if (allows(r, RECORDS) && is_json_line(l))
        return take_json_line(r, record, l);
    if (r->form == ENNEAD_FORM_JSON)
        return is_blank_line(l) ? ENNEAD_STATUS_END : take_json_line(r, record, l);
    if (allows(r, STATES)) {
        const state_found found = try_state(r, record, l, start);
        if (found == STATE_GIVEN || found == STATE_WAITS)
            return found == STATE_GIVEN ? ENNEAD_STATUS_OK : ENNEAD_STATUS_NEEDS_INPUT;
        if (found == STATE_PASSED)
            return ENNEAD_STATUS_END;
    }
    if (allows(r, FREE | ROWS)) {
        if (allows(r, FIELDS)) {
            const fields_state fields = try_fields(r, record, l);
            if (fields != FIELDS_NO)
                return give_fields(r, fields);
        }
        if (allows(r, LINES) && is_line_puzzle(l))
            return give_line_puzzle(r, record, l);
        if (r->form == ENNEAD_FORM_AUTO && take_link(r, record, l))
            return ENNEAD_STATUS_OK;
        if (allows(r, LINES) && is_list_line(l))
            return report_line(r, record, l);
        return take_grid_line(r, record, l, start);
    }
    if (is_blank_line(l))
        return ENNEAD_STATUS_END;
    if (allows(r, FIELDS))
        return give_fields(r, take_fields(r, record, l));
    if (is_line_puzzle(l))
        return give_line_puzzle(r, record, l);
    return report_line(r, record, l);
}

/* ------------------------------------------------------------------------------ the one loop */

/* Sees whether the text is XML, maybe after a byte order mark. ENNEAD_STATUS_END: that is
 * decided. */
static ennead_status look_for_xml(ennead_reader *r)
{
    const bool marked = r->end >= 3 && memcmp(r->buffer, "\xef\xbb\xbf", 3) == 0;
    const cursor start = r->cursor;
    xml_found found = XML_NO;

    if (r->form == ENNEAD_FORM_AUTO) {
        r->cursor.at += marked ? 3 : 0;
        found = find_opensudoku(r);
        r->cursor = start;
    }
    r->in_xml = r->in_xml || found == XML_YES;
    return found == XML_UNDECIDED ? ENNEAD_STATUS_NEEDS_INPUT : ENNEAD_STATUS_END;
}

/* Checks the encoding by the first bytes. Returns ENNEAD_STATUS_END if there is no record. */
static ennead_status look_at_start(ennead_reader *r, ennead_record *record)
{
    static const char bom[] = "\xef\xbb\xbf";
    const size_t known = r->end < 3 ? r->end : 3;
    const unsigned char *bytes = (const unsigned char *)r->buffer;

    if (known < 3 && !r->finished &&
        (known == 0 || memcmp(r->buffer, bom, known) == 0 || (known == 1 && bytes[0] >= 0xfe)))
        return ENNEAD_STATUS_NEEDS_INPUT;
    const ennead_status xml = look_for_xml(r);
    if (xml != ENNEAD_STATUS_END)
        return xml;
    r->at_start = false;
    if (known == 3 && memcmp(r->buffer, bom, 3) == 0) {
        r->cursor.at = 3;
        return ENNEAD_STATUS_END;
    }
    if (known >= 2 &&
        ((bytes[0] == 0xff && bytes[1] == 0xfe) || (bytes[0] == 0xfe && bytes[1] == 0xff))) {
        const line nothing = {r->buffer, 0, 1, 0};
        r->discarding = true;
        return report(r, record, ENNEAD_INPUT_ERROR_UTF16, place_in(&nothing, 0), 0, 0);
    }
    return ENNEAD_STATUS_END;
}

/* Reports a text without any puzzle: an error if there was something in it. */
static ennead_status end_of_text(ennead_reader *r, ennead_record *record)
{
    const line nothing = {r->buffer + r->end, 0, 1, 0};

    if (r->record_given)
        return ENNEAD_STATUS_END;
    const ennead_status status =
        report(r, record, ENNEAD_INPUT_ERROR_NO_PUZZLE, place_in(&nothing, 0), 0, 0);
    if (!r->content_seen)
        record->kind = ENNEAD_RECORD_KIND_NOTICE;
    return status;
}

/* Returns ENNEAD_STATUS_END if there is no record yet; `*ended` says whether the text has ended. */
static ennead_status next_by_lines(ennead_reader *r, ennead_record *record, bool *ended)
{
    line l;

    if (r->skipping_line && !skip_line(r) && !r->finished)
        return ENNEAD_STATUS_NEEDS_INPUT;
    const cursor start = r->cursor;
    switch (get_line(r, &r->cursor, &l)) {
    case LINE_READ:
        return take_line(r, record, &l, start);
    case LINE_MISSING:
        return ENNEAD_STATUS_NEEDS_INPUT;
    case LINE_TOO_LONG:
        return report_long_line(r, record);
    case LINE_NONE:
        *ended = true;
        return ENNEAD_STATUS_END;
    }
    return ENNEAD_STATUS_END;
}

/* Most lines are a puzzle and nothing else. */
static bool next_bare_line(ennead_reader *r, ennead_record *record)
{
    ennead_reader_lines run;

    if (ennead_reader_next_lines(r, 1, &run) == 0)
        return false;
    const line l = {run.text, ENNEAD_CELLS, run.line, run.offset};
    (void)give_puzzle(r, record, ENNEAD_FORM_LINE, run.text, place_in(&l, 0));
    return true;
}

static ennead_status next_record(ennead_reader *r, ennead_record *record, bool *ended)
{
    if (r->at_start) {
        const ennead_status status = look_at_start(r, record);
        if (status != ENNEAD_STATUS_END)
            return status;
    }
    if (r->discarding) {
        r->cursor.at = r->end;
        *ended = r->finished;
        return r->finished ? ENNEAD_STATUS_END : ENNEAD_STATUS_NEEDS_INPUT;
    }
    if (r->form == ENNEAD_FORM_ALMANAC || r->in_xml) {
        const ennead_status status =
            r->in_xml ? read_opensudoku(r, record) : read_almanac(r, record);
        *ended = status == ENNEAD_STATUS_END;
        return status;
    }
    return next_by_lines(r, record, ended);
}

ennead_status ennead_reader_next(ennead_reader *r, ennead_record *record)
{
    ennead_status status;
    bool ended = false;

    if (next_bare_line(r, record))
        return ENNEAD_STATUS_OK;
    do
        status = next_record(r, record, &ended);
    while (status == ENNEAD_STATUS_END && !ended);
    if (status == ENNEAD_STATUS_END)
        status = end_of_text(r, record);
    if (status == ENNEAD_STATUS_OK && record->kind != ENNEAD_RECORD_KIND_RULE)
        r->record_given = true;
    return status;
}
