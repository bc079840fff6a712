/* SPDX-License-Identifier: MIT */
/*
 * What a step is about is taken from the picture of the position: each shape has a role, and its
 * place says which cell or candidate it belongs to.
 */
#include "cli/view/position.h"

#include <stdlib.h>
#include <string.h>

#include "cli/view/outline.h"

static bool is_lone(uint64_t values)
{
    return values != 0 && (values & (values - 1)) == 0;
}

static void read_state(struct board_position *position, const ennead_state *state)
{
    position->rows = position->columns = position->values = 9;
    position->first = 1;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        position->region[cell] = (uint8_t)(cell / 27 * 3 + cell % 9 / 3);
        position->value[cell] = state->values[cell];
        position->given[cell] = state->givens[cell] != 0;
        position->left[cell] = state->candidates[cell];
    }
}

static void read_regions(struct board_position *position, const ennead_description *rules)
{
    for (int cell = 0; cell < position->cells; cell++) {
        const int row = cell / position->columns, column = cell % position->columns;
        const int across = position->columns / (rules->box_columns > 0 ? rules->box_columns : 1);
        position->region[cell] =
            rules->regions != NULL ? rules->regions[cell]
            : rules->box_rows > 0 && rules->box_columns > 0
                ? (uint8_t)(row / rules->box_rows * across + column / rules->box_columns)
                : 0;
    }
}

static void read_variant(struct board_position *position, const ennead_position *from,
                         const uint64_t *candidates)
{
    const ennead_description *rules = from->rules;
    position->rows = rules->rows;
    position->columns = rules->columns;
    position->values = rules->values;
    position->first = rules->first_value;
    position->cells = rules->rows * rules->columns;
    read_regions(position, rules);
    for (int cell = 0; cell < position->cells; cell++) {
        const uint64_t left = candidates[cell];
        position->value[cell] = (uint8_t)(is_lone(left) ? __builtin_ctzll(left) + 1 : 0);
        position->given[cell] = is_lone(rules->candidates[cell]);
        position->left[cell] = left;
    }
}

/* ---------------------------------------------------------------------------- from the picture */

static enum candidate_part part_of(const ennead_shape *shape, enum step_telling telling)
{
    switch (shape->role) {
    case ENNEAD_ROLE_CAUSE:
    case ENNEAD_ROLE_MEMBER:
        return PART_CAUSE;
    case ENNEAD_ROLE_ON:
        return PART_ON;
    case ENNEAD_ROLE_OFF:
        return PART_OFF;
    case ENNEAD_ROLE_FIN:
        return PART_FIN;
    case ENNEAD_ROLE_COLOR:
        return shape->tone % 2 == 1 ? PART_FIRST_COLOR : PART_SECOND_COLOR;
    case ENNEAD_ROLE_PLACED:
    case ENNEAD_ROLE_PLACED_DIGIT:
        return telling == TELL_ALL ? PART_PLACED : PART_NONE;
    case ENNEAD_ROLE_ELIMINATED:
        return telling == TELL_ALL ? PART_ELIMINATED : PART_NONE;
    default:
        return PART_NONE;
    }
}

static enum ground ground_of(ennead_role role, enum step_telling telling)
{
    switch (role) {
    case ENNEAD_ROLE_BASE:
    case ENNEAD_ROLE_COVER:
        return GROUND_HOUSE;
    case ENNEAD_ROLE_CAUSE_CELL:
        return telling >= TELL_CAUSES ? GROUND_CAUSE : GROUND_NONE;
    case ENNEAD_ROLE_CHANGED_CELL:
        return telling == TELL_ALL ? GROUND_CHANGED : GROUND_NONE;
    case ENNEAD_ROLE_CONFLICT:
        return GROUND_CONFLICT;
    case ENNEAD_ROLE_EXTRA_REGION:
    case ENNEAD_ROLE_WINDOW:
    case ENNEAD_ROLE_CLONE:
    case ENNEAD_ROLE_EXTREME:
    case ENNEAD_ROLE_ROW_INDEXER:
    case ENNEAD_ROLE_COLUMN_INDEXER:
    case ENNEAD_ROLE_COUNTING:
        return GROUND_RULE;
    default:
        return GROUND_NONE;
    }
}

static void mark_candidate(struct board_position *position, const ennead_shape *shape,
                           enum candidate_part part)
{
    int32_t x, y;
    outline_middle(shape, &x, &y);
    const int column = x / ENNEAD_PICTURE_CELL, row = y / ENNEAD_PICTURE_CELL;
    int across = 1;
    while (across * across < position->values)
        across++;
    const int down = (position->values + across - 1) / across;
    if (x < 0 || y < 0 || row >= position->rows || column >= position->columns)
        return;
    if (shape->role == ENNEAD_ROLE_PLACED_DIGIT) {
        const int placed = atoi(shape->text) - position->first + 1;
        if (placed > 0 && placed <= position->values)
            position->part[row * position->columns + column][placed] = (uint8_t)part;
        return;
    }
    const int value = (y % ENNEAD_PICTURE_CELL * down / ENNEAD_PICTURE_CELL) * across +
                      x % ENNEAD_PICTURE_CELL * across / ENNEAD_PICTURE_CELL + 1;
    if (value <= position->values)
        position->part[row * position->columns + column][value] = (uint8_t)part;
}

static void mark_cells(struct board_position *position, const ennead_shape *shape,
                       enum ground ground)
{
    for (int cell = 0; cell < position->cells; cell++) {
        const int32_t row = cell / position->columns, column = cell % position->columns;
        if (outline_holds(shape, column * ENNEAD_PICTURE_CELL + ENNEAD_PICTURE_CELL / 2,
                          row * ENNEAD_PICTURE_CELL + ENNEAD_PICTURE_CELL / 2))
            position->ground[cell] = (uint8_t)ground;
    }
}

static bool draw_scene(const struct board_position *position, const ennead_position *from,
                       const struct told_step *told, ennead_scene *scene)
{
    static uint8_t values[ENNEAD_MOST_CELLS];
    ennead_picture picture;
    ennead_picture_init(&picture);
    picture.description = from->rules;
    picture.marks = ENNEAD_PICTURE_MARKS_NONE;
    if (from->rules == NULL) {
        picture.state = told->state != NULL ? told->state : &from->state;
        picture.step = told->step;
    } else {
        for (int cell = 0; cell < position->cells; cell++)
            values[cell] = (uint8_t)(position->value[cell] == 0 || position->given[cell]
                                         ? 0
                                         : position_number(position, position->value[cell]));
        picture.values = position->first > 0 ? values : NULL;
        picture.candidates = told->left != NULL ? told->left : from->candidates;
        picture.model_step = told->model_step;
        picture.after = told->model_step != NULL ? told->after : NULL;
    }
    return ennead_scene_draw(scene, &picture) != ENNEAD_STATUS_OUT_OF_MEMORY;
}

bool position_read(struct board_position *position, const ennead_session *session,
                   const struct told_step *told, ennead_scene *scene)
{
    ennead_position from;
    size_t count;
    memset(position, 0, sizeof *position);
    position->cells = ENNEAD_CELLS;
    ennead_session_get_position(session, &from);
    if (from.rules != NULL)
        read_variant(position, &from, told->left != NULL ? told->left : from.candidates);
    else
        read_state(position, told->state != NULL ? told->state : &from.state);
    for (int cell = 0; cell < position->cells; cell++)
        position->played = position->played || position->value[cell] != 0 || from.rules != NULL;
    if (from.notes != NULL)
        memcpy(position->notes, from.notes, (size_t)position->cells * sizeof *from.notes);
    if (!draw_scene(position, &from, told, scene))
        return false;
    const ennead_shape *shapes = ennead_scene_get_shapes(scene, &count);
    for (size_t i = 0; i < count; i++) {
        const enum ground ground = ground_of(shapes[i].role, told->telling);
        const enum candidate_part part =
            told->telling >= TELL_CAUSES ? part_of(&shapes[i], told->telling) : PART_NONE;
        if (ground != GROUND_NONE)
            mark_cells(position, &shapes[i], ground);
        if (part != PART_NONE)
            mark_candidate(position, &shapes[i], part);
    }
    return true;
}

int position_number(const struct board_position *position, int value)
{
    return value - 1 + position->first;
}

char position_sign(const struct board_position *position, int value)
{
    const int number = position_number(position, value);
    static const char signs[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    return number >= 0 && number < (int)sizeof signs - 1 ? signs[number] : '?';
}
