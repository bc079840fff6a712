/* SPDX-License-Identifier: MIT */
#include "cli/view/cell.h"

#include <stddef.h>

/* A cell that is being drawn, and its upper left character. */
struct cell_place {
    const struct board_view *view;
    const struct board_position *position;
    const struct looks *looks;
    int cell, row, column;
};

char cell_part_sign(enum candidate_part part)
{
    static const char signs[PARTS] = {
        [PART_NONE] = ' ',         [PART_CAUSE] = '*',  [PART_ON] = '+',
        [PART_OFF] = '-',          [PART_FIN] = '^',    [PART_FIRST_COLOR] = 'a',
        [PART_SECOND_COLOR] = 'b', [PART_PLACED] = '!', [PART_ELIMINATED] = 'x',
    };
    return signs[part];
}

static enum ink ink_of(enum candidate_part part)
{
    return part == PART_NONE         ? INK_MARK
           : part == PART_PLACED     ? INK_PLACED
           : part == PART_ELIMINATED ? INK_ELIMINATED
                                     : INK_CAUSE;
}

static void put(const struct cell_place *place, int row, int column, char sign, enum ink ink)
{
    struct sheet_glyph *glyph = view_at(place->view, place->row + row, place->column + column);
    if (glyph == NULL)
        return;
    glyph->code = (uint8_t)sign;
    glyph->ink = (uint8_t)ink;
}

static enum ground ground_of(const struct cell_place *place)
{
    const struct board_position *p = place->position;
    const int cell = place->cell, filter = place->looks->filter;
    if (cell == place->looks->cursor)
        return GROUND_CURSOR;
    if (place->looks->selected[cell])
        return GROUND_SELECTED;
    if (p->ground[cell] == GROUND_CONFLICT)
        return GROUND_CONFLICT;
    if (p->ground[cell] != GROUND_NONE && p->ground[cell] != GROUND_RULE)
        return p->ground[cell];
    if (filter != 0 && (p->value[cell] == filter ||
                        (p->value[cell] == 0 && (p->left[cell] >> (filter - 1) & 1) != 0)))
        return GROUND_SAME;
    if (p->notes[cell].color != 0)
        return (enum ground)(GROUND_COLOR + p->notes[cell].color - 1);
    return p->ground[cell];
}

/* Where there are no colors, a sign at the left of a cell says why it is marked. */
static char ground_sign(enum ground ground)
{
    static const char signs[GROUNDS] = {
        [GROUND_CURSOR] = '>',   [GROUND_SELECTED] = '+', [GROUND_SAME] = '.',
        [GROUND_HOUSE] = ':',    [GROUND_CAUSE] = '*',    [GROUND_CHANGED] = '!',
        [GROUND_CONFLICT] = '#',
    };
    if (ground >= GROUND_COLOR)
        return (char)('a' + ground - GROUND_COLOR);
    return signs[ground];
}

static void draw_ground(const struct cell_place *place)
{
    const struct board_view *view = place->view;
    const enum ground ground = ground_of(place);
    for (int row = 0; row < view->cell_rows; row++)
        for (int column = 0; column < view->cell_columns; column++) {
            struct sheet_glyph *glyph = view_at(view, place->row + row, place->column + column);
            if (glyph != NULL)
                glyph->ground = (uint8_t)ground;
        }
    const char sign = place->looks->plain ? ground_sign(ground) : '\0';
    if (sign != '\0')
        put(place, (view->cell_rows - 1) / 2, 0, sign, INK_PLAIN);
    if (sign != '\0' && ground == GROUND_CURSOR)
        put(place, (view->cell_rows - 1) / 2, view->cell_columns - 1, '<', INK_PLAIN);
}

/* How many candidates of this cell have a part in the step; *last gets one of them. */
static int count_parts(const struct cell_place *place, int *last)
{
    int count = 0;
    for (int value = 1; value <= place->position->values; value++)
        if (place->position->part[place->cell][value] != PART_NONE) {
            *last = value;
            count++;
        }
    return count;
}

/* Up to nine marks, each at its own place, with the sign of its part. */
static void draw_fixed_marks(const struct cell_place *place)
{
    const struct board_position *p = place->position;
    for (int value = 1; value <= p->values; value++) {
        const enum candidate_part part = p->part[place->cell][value];
        const int row = (value - 1) / 3, column = 1 + (value - 1) % 3 * 2;
        if ((p->left[place->cell] >> (value - 1) & 1) == 0 && part == PART_NONE)
            continue;
        put(place, row, column, position_sign(p, value), ink_of(part));
        if (part != PART_NONE)
            put(place, row, column + 1, cell_part_sign(part), ink_of(part));
    }
}

/* Values one after the other, in `room` characters from a place on; what does not fit is a '+'. */
static void draw_row_of_marks(const struct cell_place *place, uint64_t values, int from, int room)
{
    const int width = place->view->cell_columns;
    const int last = from + room - 1;
    int at = from;
    for (uint64_t rest = values; rest != 0 && at <= last; rest &= rest - 1, at++) {
        const bool more = at == last && (rest & (rest - 1)) != 0;
        const int value = __builtin_ctzll(rest) + 1;
        const enum candidate_part part = place->position->part[place->cell][value];
        put(place, at / width, at % width, more ? '+' : position_sign(place->position, value),
            ink_of(part));
    }
}

static int middle_of(const struct cell_place *place, uint64_t values)
{
    const int width = place->view->cell_columns, count = __builtin_popcountll(values);
    return count < width ? (width - count) / 2 : 0;
}

/* A cell of one row: what the step changes, or notes. */
static void draw_small(const struct cell_place *place)
{
    const struct board_position *p = place->position;
    const ennead_cell_notes *notes = &p->notes[place->cell];
    enum candidate_part highest = PART_NONE;
    int which = 0;
    for (int value = 1; value <= p->values; value++)
        if (p->part[place->cell][value] > highest) {
            highest = p->part[place->cell][value];
            which = value;
        }
    if (which != 0) {
        put(place, 0, 1, position_sign(p, which), ink_of(highest));
        put(place, 0, 2, cell_part_sign(highest), ink_of(highest));
        return;
    }
    const uint64_t shown = place->looks->candidates ? p->left[place->cell]
                           : notes->center != 0     ? notes->center
                                                    : notes->corner;
    /* From the left, so that a single mark does not stand where a digit would. */
    draw_row_of_marks(place, shown, 0, place->view->cell_columns);
}

static void draw_large(const struct cell_place *place)
{
    const struct board_position *p = place->position;
    const ennead_cell_notes *notes = &p->notes[place->cell];
    const int width = place->view->cell_columns;
    int last = 0;
    const int parts = count_parts(place, &last);
    if (parts == 1 && p->part[place->cell][last] == PART_PLACED) {
        put(place, 1, width / 2, position_sign(p, last), INK_PLACED);
        put(place, 1, width / 2 + 1, cell_part_sign(PART_PLACED), INK_PLACED);
        return;
    }
    if (place->looks->candidates || parts > 0) {
        if (p->values <= 9)
            draw_fixed_marks(place);
        else
            draw_row_of_marks(place, p->left[place->cell], 0, 3 * width);
        return;
    }
    draw_row_of_marks(place, notes->corner, 0, width);
    draw_row_of_marks(place, notes->center, width + middle_of(place, notes->center),
                      2 * width - middle_of(place, notes->center));
}

void cell_draw(const struct board_view *view, const struct board_position *position, int cell,
               const struct looks *looks)
{
    const struct cell_place place = {
        .view = view,
        .position = position,
        .looks = looks,
        .cell = cell,
        .row = cell / position->columns * (view->cell_rows + 1) + 1,
        .column = cell % position->columns * (view->cell_columns + 1) + 1,
    };
    const int value = position->value[cell];
    draw_ground(&place);
    if (value != 0)
        put(&place, (view->cell_rows - 1) / 2, (view->cell_columns - 1) / 2,
            position_sign(position, value), position->given[cell] ? INK_GIVEN : INK_DIGIT);
    else if (view->cell_rows == 1)
        draw_small(&place);
    else
        draw_large(&place);
}
