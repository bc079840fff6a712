/* SPDX-License-Identifier: MIT */
/*
 * A grid in free form, on one line or several, with or without a frame. Nothing says where it ends
 * and which character is an empty cell. So lines are only counted at first, and the counts are
 * interpreted in several ways, called readings, at once:
 *
 *     plain    cells are 1-9, 0 and '.'
 *     a sign   cells are 1-9 and one of x X * _, if there is neither 0 nor '.'
 *     rows     (auto) lines of up to nine digits and blanks, if there is neither 0 nor '.'
 *
 * The first reading in which the lines so far are a whole grid wins. When none can become a grid
 * any more, the likeliest one determines the error message. A grid with nine cells on its first
 * line, or on two lines, is written in nine rows, and must have nine cells on each.
 *
 * There may be empty lines between all rows, or between the bands, and frame lines between some
 * bands. Anywhere else they end the grid, so a grid that is cut off never runs into the next one.
 */
#include "text/puzzles/free.h"

#include "grid/characters.h"
#include "text/puzzles/line.h"
#include "text/puzzles/line_classes.h"
#include "text/puzzles/lines.h"
#include "text/puzzles/records.h"
#include "text/puzzles/titles.h"
#include "text/rule_line.h"

#include <string.h>

enum { MOST_LINES = ENNEAD_CELLS, PLAIN = SIGNS };

typedef struct counted_line {
    line line;
    line_classes classes;
} counted_line;

typedef struct grid {
    ennead_reader *reader;
    counted_line lines[MOST_LINES];
    int count;               /* lines that may contain cells */
    bool plain;              /* there was a 0 or . */
    bool as_rows;            /* all lines so far consist of digits and blanks */
    unsigned blanks, frames; /* bit n: an empty line, a frame line, came after row n */
    cursor after_first_blank;
    int lines_before_blank;
} grid;

typedef enum fitness { WRONG, POSSIBLE, COMPLETE } fitness;

/* How a reading interprets the lines so far. */
typedef struct grid_view {
    fitness fit;
    size_t cells;
    int rows;      /* lines with cells */
    bool nine;     /* the grid is written in nine rows */
    int wrong_row; /* index of the first line that should have nine cells but has not; else -1 */
} grid_view;

/* ---------------------------------------------------------------------------------- readings */

static size_t cells_in(const counted_line *l, int reading)
{
    return plain_cells(&l->classes) + (reading == PLAIN ? 0 : l->classes.signs[reading]);
}

/* Whether a reading is possible: x and X are never ornaments, and the reading's character must not
 * mean anything else. */
static bool can_read(const grid *g, int reading)
{
    if (reading != PLAIN && g->plain)
        return false;
    for (int i = 0; i < g->count; i++)
        for (int x = SIGN_SMALL_X; x <= SIGN_LARGE_X; x++)
            if (x != reading && g->lines[i].classes.signs[x] > 0)
                return false;
    return true;
}

static grid_view look(const grid *g, int reading)
{
    grid_view v = {.fit = WRONG, .wrong_row = -1};
    size_t first = 0;
    int with_nine = 0;

    for (int i = 0; i < g->count; i++) {
        const size_t cells = cells_in(&g->lines[i], reading);
        if (cells == 0)
            continue;
        first = v.rows == 0 ? cells : first;
        v.rows++;
        v.cells += cells;
        with_nine += cells == 9;
        if (cells != 9 && v.wrong_row < 0)
            v.wrong_row = i;
    }
    v.nine = first == 9 || with_nine >= 2;
    if (!v.nine)
        v.wrong_row = -1;
    if (!can_read(g, reading) || v.wrong_row >= 0)
        return v;
    if (v.cells == ENNEAD_CELLS && (v.nine || v.rows != 9))
        v.fit = COMPLETE;
    else if (v.cells < ENNEAD_CELLS && first <= LONGEST_ROW && v.rows < MOST_LINES)
        v.fit = POSSIBLE;
    return v;
}

/* Whether the lines so far can be rows with blanks for empty cells. If each line has nine digits,
 * they are not: an empty line between them is a gap, not a row. */
static bool can_be_rows(const grid *g)
{
    const grid_view v = look(g, PLAIN);
    return g->as_rows && !(v.nine && v.fit == POSSIBLE);
}

static int best_reading(const grid *g)
{
    for (int sign = 0; sign < SIGNS && !g->plain; sign++)
        for (int i = 0; i < g->count; i++)
            if (g->lines[i].classes.signs[sign] > 0 && can_read(g, sign))
                return sign;
    return PLAIN;
}

/* ----------------------------------------------------------------------------------- results */

static bool is_cell_in(char c, int reading)
{
    return is_digit(c) || c == '.' || (reading != PLAIN && (int)sign_of(c) == reading);
}

static void copy_cells(const grid *g, int reading, char cells[ENNEAD_CELLS])
{
    size_t count = 0;

    for (int i = 0; i < g->count; i++)
        for (size_t at = 0; at < g->lines[i].classes.length; at++) {
            const char c = g->lines[i].line.text[at];
            if (is_cell_in(c, reading))
                cells[count++] = c;
        }
}

static void copy_rows(const grid *g, char cells[ENNEAD_CELLS])
{
    for (int i = 0; i < 9; i++)
        for (size_t column = 0; column < 9; column++)
            cells[i * 9 + (int)column] =
                column < g->lines[i].classes.length ? g->lines[i].line.text[column] : ' ';
}

static ennead_status give_grid(grid *g, ennead_record *record, cursor end, ennead_form form,
                               const char *cells)
{
    const line *first = &g->lines[0].line;
    size_t at = 0;

    /* The place is that of the first cell, which in rows may be a blank. */
    while (form == ENNEAD_FORM_FREE && at < first->length && !(first->text[at] == cells[0]))
        at++;
    g->reader->cursor = end;
    give_puzzle(g->reader, record, form, cells, place_in(first, at));
    attach_title(g->reader, record);
    return ENNEAD_STATUS_OK;
}

static void resume(ennead_reader *r, cursor at, int rows_to_skip_from)
{
    r->cursor = at;
    r->content_seen = true;
    r->remainder = 0;
    r->recovering = rows_to_skip_from > 0;
    r->rows_seen = rows_to_skip_from;
}

/* The cells of a line, or its fields if they are more: those between separators may be empty. */
static size_t cells_or_fields(const counted_line *l, int reading)
{
    static const char separators[] = ",;\t";
    size_t most = cells_in(l, reading);

    for (size_t i = 0; i < sizeof separators - 1; i++) {
        size_t fields = 0;
        for (size_t at = 0; at < l->classes.length; at++)
            fields += l->line.text[at] == separators[i];
        if (fields > 0 && fields + 1 > most)
            most = fields + 1;
    }
    return most;
}

/* Reports a grid that ends too early, after its last line. If the grid was broken, that has been
 * reported already. */
static ennead_status cut_off(grid *g, ennead_record *record, cursor at)
{
    ennead_reader *r = g->reader;
    const grid_view v = look(g, best_reading(g));
    const counted_line *last = &g->lines[g->count - 1];
    const size_t end = last->classes.length;
    const int remainder = r->remainder;

    resume(r, at, 0);
    if (remainder > 0 && v.rows == 3) {
        r->remainder = remainder + 3 < 9 ? remainder + 3 : 0;
        r->blank_lines = 1;
        return ENNEAD_STATUS_END;
    }
    if (v.nine || g->as_rows)
        return report(r, record, ENNEAD_INPUT_ERROR_CUT_OFF_ROWS, place_in(&last->line, end),
                      (uint64_t)g->count, 9);
    size_t cells = 0;
    for (int i = 0; i < g->count; i++)
        cells += cells_or_fields(&g->lines[i], best_reading(g));
    return report(r, record, ENNEAD_INPUT_ERROR_CUT_OFF_CELLS, place_in(&last->line, end), cells,
                  ENNEAD_CELLS);
}

/* The place of a row's tenth cell, or the end of the row. */
static size_t end_of_row(const counted_line *l, int reading)
{
    int cells = 0;

    for (size_t at = 0; at < l->classes.length; at++) {
        cells += is_cell_in(l->line.text[at], reading);
        if (cells == 10)
            return at;
    }
    return l->classes.length;
}

/* Reports an x or X that cannot be an empty cell, because there is a 0 or '.', or the other of the
 * two before it. */
static ennead_status report_x(grid *g, ennead_record *record, cursor after)
{
    char other = '\0';

    for (int i = 0; i < g->count; i++) {
        const counted_line *l = &g->lines[i];
        for (size_t at = 0; at < l->classes.length; at++) {
            const char c = l->line.text[at];
            if (sign_of(c) > SIGN_LARGE_X)
                continue;
            if (g->plain || (other != '\0' && c != other)) {
                resume(g->reader, after, g->count);
                return report(g->reader, record, ENNEAD_INPUT_ERROR_STRAY, place_in(&l->line, at),
                              (unsigned char)c, 0);
            }
            other = c;
        }
    }
    return ENNEAD_STATUS_END;
}

/* The cells of a line too long for a row: its words, if these are numbers, some of them longer than
 * others, as in a row of a big grid; otherwise its characters. */
static size_t cells_of_long_line(const counted_line *l, size_t characters)
{
    enum { LONGEST_NUMBER = 4 };
    size_t words = 0, length = 0, shortest = LONGEST_NUMBER, longest = 0;

    for (size_t at = 0; at <= l->classes.length; at++) {
        const char c = at < l->classes.length ? l->line.text[at] : ' ';
        if (!is_blank(c)) {
            if (!is_digit(c) || ++length > LONGEST_NUMBER)
                return characters;
            continue;
        }
        words += length > 0;
        shortest = length > 0 && length < shortest ? length : shortest;
        longest = length > longest ? length : longest;
        length = 0;
    }
    return words > LONGEST_ROW && shortest < longest ? words : characters;
}

/* Reports an error when no reading can make a grid of the lines any more. */
static ennead_status wrong(grid *g, ennead_record *record, cursor after)
{
    ennead_reader *r = g->reader;
    const int reading = best_reading(g);
    const grid_view v = look(g, reading);
    const counted_line *first = &g->lines[0];

    if (!can_read(g, reading))
        return report_x(g, record, after);
    if (v.wrong_row >= 0) {
        const counted_line *bad = &g->lines[v.wrong_row];
        resume(r, after, v.rows);
        return report(r, record, ENNEAD_INPUT_ERROR_ROW_LENGTH,
                      place_in(&bad->line, end_of_row(bad, reading)), cells_in(bad, reading), 9);
    }
    /* After a single long line, reading continues with the next line. */
    resume(r, after, g->count > 1 ? g->count : 0);
    const size_t cells =
        g->count == 1 ? cells_of_long_line(first, (size_t)v.cells) : (size_t)v.cells;
    return report(r, record, ENNEAD_INPUT_ERROR_GRID_SIZE, place_in(&first->line, 0), cells,
                  ENNEAD_CELLS);
}

/* -------------------------------------------------------------------------------- separators */

/* Bits 1 to n. */
static unsigned up_to(int n)
{
    return (1u << (n + 1)) - 2;
}

static const unsigned between_bands = 1u << 3 | 1u << 6;

/* Whether empty lines may come after these rows, in a grid with `rows` rows so far. */
static bool blanks_fit(const grid *g, int rows)
{
    const unsigned set = g->blanks & up_to(rows);
    return set == 0 || set == (between_bands & up_to(rows)) || set == up_to(rows);
}

static bool frames_fit(const grid *g, int rows)
{
    const unsigned set = g->frames & up_to(rows);
    return (set & ~between_bands) == 0 || set == up_to(rows);
}

/* Records an empty line or frame line after the rows so far. Returns false if it ends the grid. */
static bool separate(grid *g, unsigned *set, cursor behind)
{
    const grid_view v = look(g, best_reading(g));

    if (!v.nine && set == &g->frames)
        return true;
    if (!v.nine || g->reader->remainder > 0)
        return false;
    if (set == &g->blanks && g->blanks == 0) {
        g->after_first_blank = behind;
        g->lines_before_blank = g->count;
    }
    *set |= 1u << v.rows;
    return blanks_fit(g, v.rows) && frames_fit(g, v.rows);
}

/* Whether the next row fits the separators so far. */
static bool fits_behind(const grid *g)
{
    const grid_view v = look(g, best_reading(g));
    return !v.nine || v.rows == 0 || blanks_fit(g, v.rows);
}

/* ------------------------------------------------------------------------------------- lines */

static void add_row(grid *g, const line *l, const line_classes *p)
{
    g->lines[g->count++] = (counted_line){*l, *p};
    g->plain = g->plain || p->dots > 0;
    g->as_rows = g->as_rows && p->length <= 9 && p->dots == 0 && p->bars + p->ornaments == 0 &&
                 p->signs[0] + p->signs[1] + p->signs[2] + p->signs[3] == 0 &&
                 p->stray == NOWHERE &&
                 memchr(l->text, '\t', p->length) == NULL; /* a tab is no single cell */
}

/* Returns ENNEAD_STATUS_END if nothing is decided yet. */
static ennead_status judge(grid *g, ennead_record *record, cursor after)
{
    char cells[ENNEAD_CELLS] = {0};
    bool possible = g->as_rows && g->count < 9;

    for (int reading = PLAIN; reading >= 0; reading--) {
        const fitness fit = look(g, reading).fit;
        if (fit == COMPLETE) {
            copy_cells(g, reading, cells);
            return give_grid(g, record, after, ENNEAD_FORM_FREE, cells);
        }
        possible = possible || fit == POSSIBLE;
    }
    if (g->count == 9 && can_be_rows(g)) {
        copy_rows(g, cells);
        return give_grid(g, record, after, ENNEAD_FORM_ROWS, cells);
    }
    return possible ? ENNEAD_STATUS_END : wrong(g, record, after);
}

/* Whether a line without cells, only blanks, is one of nine rows. */
static bool is_empty_row(const grid *g, const line *l, const line_classes *p)
{
    return can_be_rows(g) && g->count > 0 && is_empty(p) && l->length > 0;
}

/* Whether a line after others is a whole puzzle by itself, correct or not. */
static bool is_another_puzzle(const grid *g, const line *l, const line_classes *p)
{
    return plain_cells(p) > LONGEST_ROW ||
           (g->reader->form == ENNEAD_FORM_AUTO && (is_line_puzzle(l) || is_list_line(l)));
}

/* Returns ENNEAD_STATUS_END if nothing is decided yet: continue with the next line. */
static ennead_status take(grid *g, ennead_record *record, const line *l, cursor before,
                          cursor after)
{
    const line_classes p = classes_of(l->text, l->length);

    if (p.length == 0 && p.comment)
        return ENNEAD_STATUS_END;
    if (is_title(&p) || is_rule_line(l->text, l->length, &(size_t){0}) ||
        (g->count > 0 && is_another_puzzle(g, l, &p)))
        return cut_off(g, record, before);
    if (is_empty(&p) && !is_empty_row(g, l, &p))
        return separate(g, &g->blanks, after) ? ENNEAD_STATUS_END : cut_off(g, record, after);
    if (is_frame(&p, l->text)) {
        g->as_rows = false;
        return separate(g, &g->frames, after) ? ENNEAD_STATUS_END : cut_off(g, record, after);
    }
    if (p.stray != NOWHERE) {
        const size_t at = (size_t)(p.controls > 0 ? p.junk : p.stray);
        resume(g->reader, after, g->count + 1);
        return report(g->reader, record, ENNEAD_INPUT_ERROR_STRAY, place_in(l, at),
                      (unsigned char)l->text[at], 0);
    }
    if (!fits_behind(g)) {
        g->count = g->lines_before_blank;
        return cut_off(g, record, g->after_first_blank);
    }
    if (has_no_cells(&p) && p.length > 0) {
        g->as_rows = false;
        return ENNEAD_STATUS_END;
    }
    if (g->count == MOST_LINES)
        return wrong(g, record, after);
    add_row(g, l, &p);
    return judge(g, record, after);
}

ennead_status read_free(ennead_reader *r, ennead_record *record, cursor start)
{
    grid g = {.reader = r, .count = 0, .as_rows = r->form == ENNEAD_FORM_AUTO};
    cursor at = start;

    for (;;) {
        const cursor before = at;
        line l;
        const line_state state = get_line(r, &at, &l);
        if (state == LINE_MISSING)
            return ENNEAD_STATUS_NEEDS_INPUT;
        if (state != LINE_READ)
            return cut_off(&g, record, before);
        if (at.at - start.at > LONGEST_GRID) {
            resume(r, at, g.count);
            return report(r, record, ENNEAD_INPUT_ERROR_GRID_TOO_LONG, place_in(&l, 0),
                          at.at - start.at, LONGEST_GRID);
        }
        const ennead_status status = take(&g, record, &l, before, at);
        if (status != ENNEAD_STATUS_END || r->cursor.at != start.at)
            return status;
    }
}
