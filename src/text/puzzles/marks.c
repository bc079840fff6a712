/* SPDX-License-Identifier: MIT */
/*
 * Pencil-mark grids: nine rows of nine groups of digits, each group the candidates of a cell, in
 * any frame. SudoCue's .sdx is the same without a frame; there `u5` is a digit that the player
 * placed. A cell without candidates is a single '-'.
 *
 *     .----------------.-----------------.
 *     | 1567  3   1567 | 4    u5    12   |   groups, and what is between them
 *     :----------------+-----------------:   a frame
 *
 * All lines of a grid are collected before they are interpreted. So an error in a grid affects
 * only this grid.
 *
 * A single digit is solved. In a grid without u it may also be a naked single that is not placed
 * yet; that is assumed if a cell that it sees still has this candidate (the rule of HoDoKu, whose
 * grids are the most common).
 */
#include "text/puzzles/marks.h"

#include "grid/characters.h"
#include "grid/digits.h"
#include "grid/houses.h"
#include "text/puzzles/hodoku.h"
#include "text/puzzles/line.h"
#include "text/puzzles/line_classes.h"
#include "text/puzzles/lines.h"
#include "text/puzzles/records.h"
#include "text/puzzles/titles.h"

#include <string.h>

enum {
    GROUPS_OF_A_ROW = 7, /* a line with so many counts as a row of pencil marks */
    BETWEEN_BANDS = 1 << 3 | 1 << 6,
};

typedef struct row {
    size_t at[9];
    size_t tenth;  /* where the tenth group begins */
    size_t length; /* up to a comment, without what follows the last group */
    long stray;    /* the first byte that is not part of a group, or NOWHERE */
    long repeated; /* the first digit that occurs twice in its group, or NOWHERE */
    int groups;
    digits cells[9];
    bool user[9]; /* the group has a u */
    bool unequal; /* its groups differ in length */
} row;

typedef struct mark_grid {
    line lines[9];
    int rows;
    unsigned blanks; /* bit n: an empty line came after row n */
    cursor after_blank[2];
    cursor end;
} mark_grid;

/* -------------------------------------------------------------------------------------- rows */

/* Bytes allowed between groups. */
static const unsigned char gaps[256] = {
    [' '] = 1, ['\t'] = 1, ['|'] = 1, [':'] = 1, ['*'] = 1, ['!'] = 1, [','] = 1,
    [';'] = 1, ['{'] = 1,  ['}'] = 1, ['['] = 1, [']'] = 1, ['('] = 1, [')'] = 1,
};

/* In .sdx only blanks separate groups. */
static bool is_gap(char c, ennead_form form)
{
    return form == ENNEAD_FORM_SDX ? is_blank(c) : gaps[(unsigned char)c] != 0;
}

static size_t group_end(const line *l, size_t at, ennead_form form)
{
    while (at < l->length && l->text[at] != '#' && !is_gap(l->text[at], form))
        at++;
    return at;
}

/* Reads the group from `at` to `end`. */
static void take_group(row *r, const line *l, size_t at, size_t end)
{
    const bool user = l->text[at] == 'u' && end - at == 2;
    const bool none = l->text[at] == '-' && end - at == 1;
    digits set = 0;

    for (size_t i = at + user; i < end && !none; i++) {
        if (!is_nonzero_digit(l->text[i])) {
            r->stray = r->stray == NOWHERE ? (long)i : r->stray;
            continue;
        }
        const digits digit = digit_set(l->text[i] - '0');
        if ((set & digit) != 0 && r->repeated == NOWHERE)
            r->repeated = (long)i;
        set |= digit;
    }
    if (r->groups < 9) {
        r->cells[r->groups] = set;
        r->user[r->groups] = user;
        r->at[r->groups] = at;
        r->unequal = r->unequal || digit_count(set) != digit_count(r->cells[0]);
    } else if (r->groups == 9) {
        r->tenth = at;
    }
    r->groups++;
    r->length = end;
}

static row row_of_line(const line *l, ennead_form form)
{
    row r = {.stray = NOWHERE, .repeated = NOWHERE};

    for (size_t at = 0; at < l->length && l->text[at] != '#';) {
        const size_t end = group_end(l, at, form);
        if (end > at)
            take_group(&r, l, at, end);
        at = end > at ? end : at + 1;
    }
    return r;
}

static bool is_well_formed(const row *r)
{
    return r->groups == 9 && r->stray == NOWHERE && r->repeated == NOWHERE;
}

/* Whether the line consists of many groups only. Stops as early as possible, because most lines
 * are not of this kind. */
bool is_marks_line(const line *l)
{
    enum { LONGEST_GROUP = 10 }; /* u and nine digits */
    int groups = 0, length = 0;

    for (size_t at = 0; at < l->length && l->text[at] != '#'; at++) {
        const char c = l->text[at];
        if (is_gap(c, ENNEAD_FORM_MARKS)) {
            length = 0;
            continue;
        }
        groups += length == 0;
        if ((!is_nonzero_digit(c) && c != '-' && (c != 'u' || length > 0)) ||
            ++length > LONGEST_GROUP)
            return false;
    }
    return groups >= GROUPS_OF_A_ROW;
}

/* -------------------------------------------------------------------------------- collecting */

/* Whether a line that is not a row of marks begins something else, and so ends the grid. A line
 * with a digit for each cell is a row with a letter too many. */
static bool begins_another(const line *l, const line_classes *p)
{
    return (is_title(p) && p->digits < 9) || is_line_puzzle(l) || is_list_line(l) ||
           is_library_line(l);
}

/* Records an empty line after the rows so far. Returns false if it ends the grid. */
static bool is_between_bands(mark_grid *g, cursor behind)
{
    if ((BETWEEN_BANDS >> g->rows & 1) == 0 || (g->blanks >> g->rows & 1) != 0)
        return false;
    g->blanks |= 1u << g->rows;
    g->after_blank[g->rows / 3 - 1] = behind;
    return true;
}

/* If there is an empty line between two bands only, the grid is cut off there. */
static void end_at_lone_blank(mark_grid *g)
{
    if (g->rows <= 6 || g->blanks == 0 || g->blanks == BETWEEN_BANDS)
        return;
    g->rows = g->blanks == 1 << 3 ? 3 : 6;
    g->end = g->after_blank[g->rows / 3 - 1];
}

/* Finds the lines of the grid that begins at `start`. Returns false if more text is needed. */
static bool collect(const ennead_reader *r, cursor start, mark_grid *g)
{
    bool behind_frame = false;

    g->end = start;
    while (g->rows < 9) {
        const cursor before = g->end;
        line l;
        const line_state state = get_line(r, &g->end, &l);
        if (state == LINE_MISSING)
            return false;
        const line_classes p =
            state == LINE_READ ? classes_of(l.text, l.length) : (line_classes){0};
        const bool marks = state == LINE_READ && is_marks_line(&l);
        const bool frame = !marks && state == LINE_READ && is_frame(&p, l.text);
        if (state != LINE_READ || g->end.at - start.at > LONGEST_GRID ||
            (!marks && !frame && begins_another(&l, &p)) || (frame && behind_frame)) {
            g->end = before;
            break;
        }
        if (is_empty(&p) && !is_between_bands(g, g->end))
            break;
        if (p.length == 0)
            continue;
        behind_frame = frame;
        if (!frame)
            g->lines[g->rows++] = l;
    }
    end_at_lone_blank(g);
    return true;
}

/* Whether the first two of nine groups are the same nine digits; no two rows of a grid are. */
static bool repeats_nine(const line *l, const row *r)
{
    return r->groups == 9 && r->at[1] - r->at[0] > 9 &&
           memcmp(l->text + r->at[0], l->text + r->at[1], 9) == 0 && r->cells[0] == ALL_DIGITS;
}

/* Whether it is certainly a pencil-mark grid: most rows are well-formed, and at least one has
 * groups of different lengths, or all candidates twice. (Nine groups of three could be three rows
 * of a plain grid.) */
static bool is_certain(const mark_grid *g)
{
    int good = 0;
    bool unequal = false;

    for (int i = 0; i < g->rows; i++) {
        const row r = row_of_line(&g->lines[i], ENNEAD_FORM_MARKS);
        good += is_well_formed(&r);
        unequal = unequal || (is_well_formed(&r) && (r.unequal || repeats_nine(&g->lines[i], &r)));
        for (int group = 0; group < 9 && group < r.groups; group++)
            unequal = unequal || r.user[group];
    }
    return unequal && 2 * good > g->rows;
}

/* ------------------------------------------------------------------------------------ giving */

/* Whether a single digit is a naked single that has not been placed. */
static bool is_unplaced(const digits candidates[ENNEAD_CELLS], int cell)
{
    FOR_EACH_CELL(rest, peers[cell]) {
        const digits seen = candidates[lowest_cell(rest)];
        if (digit_count(seen) > 1 && (seen & candidates[cell]) != 0)
            return true;
    }
    return false;
}

static ennead_status give(ennead_reader *r, ennead_record *record, const mark_grid *g,
                          const row rows[9])
{
    ennead_puzzle puzzle = {.givens = {0}};
    uint8_t placed[ENNEAD_CELLS] = {0};
    ennead_form form = r->form == ENNEAD_FORM_SDX ? ENNEAD_FORM_SDX : ENNEAD_FORM_MARKS;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        puzzle.candidates[cell] = rows[row_of(cell)].cells[column_of(cell)];
        if (rows[row_of(cell)].user[column_of(cell)])
            form = ENNEAD_FORM_SDX;
    }
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const digits set = puzzle.candidates[cell];
        if (digit_count(set) != 1 ||
            (form == ENNEAD_FORM_MARKS && is_unplaced(puzzle.candidates, cell)))
            continue;
        if (rows[row_of(cell)].user[column_of(cell)])
            placed[cell] = (uint8_t)lowest_digit(set);
        else
            puzzle.givens[cell] = (uint8_t)lowest_digit(set);
    }
    r->cursor = g->end;
    give_state(r, record, form, &puzzle, placed, place_in(&g->lines[0], rows[0].at[0]));
    attach_title(r, record);
    return ENNEAD_STATUS_OK;
}

static ennead_status judge(ennead_reader *r, ennead_record *record, const mark_grid *g)
{
    row rows[9];

    for (int i = 0; i < g->rows; i++) {
        const line *l = &g->lines[i];
        rows[i] = row_of_line(l, r->form);
        r->cursor = g->end;
        r->content_seen = true;
        if (rows[i].stray != NOWHERE)
            return report(r, record, ENNEAD_INPUT_ERROR_STRAY_MARK,
                          place_in(l, (size_t)rows[i].stray), (unsigned char)l->text[rows[i].stray],
                          0);
        if (rows[i].repeated != NOWHERE)
            return report(r, record, ENNEAD_INPUT_ERROR_REPEATED_MARK,
                          place_in(l, (size_t)rows[i].repeated),
                          (unsigned char)l->text[rows[i].repeated], 0);
        if (rows[i].groups != 9)
            return report(r, record, ENNEAD_INPUT_ERROR_ROW_GROUPS,
                          place_in(l, rows[i].groups > 9 ? rows[i].tenth : rows[i].length),
                          (uint64_t)rows[i].groups, 9);
    }
    if (g->rows < 9)
        return report(r, record, ENNEAD_INPUT_ERROR_CUT_OFF_ROWS,
                      place_in(&g->lines[g->rows - 1], rows[g->rows - 1].length), (uint64_t)g->rows,
                      9);
    return give(r, record, g, rows);
}

state_found try_marks(ennead_reader *r, ennead_record *record, const line *l, cursor start)
{
    mark_grid g = {.rows = 0};

    if (!is_marks_line(l))
        return STATE_NO;
    if (!collect(r, start, &g)) {
        r->cursor = start;
        return STATE_WAITS;
    }
    if (!is_certain(&g))
        return STATE_NO;
    judge(r, record, &g);
    return STATE_GIVEN;
}

ennead_status read_marks(ennead_reader *r, ennead_record *record, cursor start)
{
    mark_grid g = {.rows = 0};

    r->cursor = start;
    if (!collect(r, start, &g))
        return ENNEAD_STATUS_NEEDS_INPUT;
    if (g.rows > 0)
        return judge(r, record, &g);
    /* There is no row of marks here: reports the first line. */
    line l;
    get_line(r, &r->cursor, &l);
    const row first = row_of_line(&l, r->form);
    return report(r, record, ENNEAD_INPUT_ERROR_ROW_GROUPS, place_in(&l, first.length),
                  (uint64_t)first.groups, 9);
}
