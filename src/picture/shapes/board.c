/* SPDX-License-Identifier: MIT */
/*
 * Makes the board of a picture.
 */
#include "picture/shapes/board.h"

#include <string.h>

#include "grid/description_check.h"

static const uint8_t boxes[ENNEAD_CELLS] = {
    0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 1, 1, 1, 2, 2, 2,
    3, 3, 3, 4, 4, 4, 5, 5, 5, 3, 3, 3, 4, 4, 4, 5, 5, 5, 3, 3, 3, 4, 4, 4, 5, 5, 5,
    6, 6, 6, 7, 7, 7, 8, 8, 8, 6, 6, 6, 7, 7, 7, 8, 8, 8, 6, 6, 6, 7, 7, 7, 8, 8, 8,
};

static uint64_t all_values(const struct drawn_board *board)
{
    return board->values == 64 ? ~(uint64_t)0 : ((uint64_t)1 << board->values) - 1;
}

static void read_shape(struct drawn_board *board, const ennead_description *d)
{
    board->d = d;
    board->rows = d != NULL ? d->rows : 9;
    board->columns = d != NULL ? d->columns : 9;
    board->values = d != NULL ? d->values : 9;
    board->first_value = d != NULL ? d->first_value : 1;
    board->box_rows = d != NULL ? d->box_rows : 3;
    board->box_columns = d != NULL ? d->box_columns : 3;
    board->houses =
        d != NULL ? d->houses : ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS;
    board->regions = d != NULL ? d->regions : boxes;
    board->cells = board->rows * board->columns;
}

/* ----------------------------------------------------------------------------------- of a state */

static bool is_state_of(const struct drawn_board *board, const ennead_state *state)
{
    if (board->cells != ENNEAD_CELLS || board->rows != 9 || board->values != 9 ||
        board->first_value != 1)
        return false;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (state->givens[cell] > 9 || state->values[cell] > 9 ||
            state->candidates[cell] > ENNEAD_ALL_DIGITS)
            return false;
    return true;
}

static void read_state(struct drawn_board *board, const ennead_state *state)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        board->given[cell] = state->givens[cell];
        board->placed[cell] = state->givens[cell] == 0 ? state->values[cell] : 0;
        board->marks[cell] = state->values[cell] == 0 ? state->candidates[cell] : 0;
        board->limits[cell] = state->limited ? board->marks[cell] : 0;
    }
}

/* ----------------------------------------------------------------------------- of a description */

/* Rules that give numbers to single cells restrict these cells' candidates. */
static void read_given_rules(struct drawn_board *board)
{
    for (size_t i = 0; i < board->d->constraint_count; i++) {
        const ennead_constraint *rule = &board->d->constraints[i];
        uint64_t set = 0;
        if (strcmp(rule->name, "given") != 0)
            continue;
        for (size_t k = 0; k < rule->number_count; k++) {
            const int64_t index = (int64_t)rule->numbers[k] - board->first_value;
            if (index >= 0 && index < board->values)
                set |= (uint64_t)1 << index;
        }
        for (size_t k = 0; k < rule->cell_count; k++)
            board->limits[rule->cells[k]] &= set;
    }
}

/* A cell to which the puzzle leaves one value is a given. */
static void read_limits(struct drawn_board *board)
{
    for (int cell = 0; cell < board->cells; cell++)
        board->limits[cell] = board->d->candidates[cell];
    read_given_rules(board);
    for (int cell = 0; cell < board->cells; cell++) {
        uint64_t *limits = &board->limits[cell];
        if (__builtin_popcountll(*limits) == 1)
            board->given[cell] = (uint8_t)(__builtin_ctzll(*limits) + 1);
        if (board->given[cell] != 0 || *limits == all_values(board))
            *limits = 0;
    }
}

/* The candidates of a cell: those from the caller, or else from the puzzle. */
static uint64_t left_to(const struct drawn_board *board, int cell)
{
    const uint64_t *candidates = board->picture->candidates;

    return candidates != NULL         ? candidates[cell]
           : board->limits[cell] != 0 ? board->limits[cell]
                                      : all_values(board);
}

/* Placed digits are those from the caller, and the only candidate of a cell. */
static bool read_numbers(struct drawn_board *board, const ennead_picture *picture)
{
    const int greatest = board->first_value + board->values - 1;

    for (int cell = 0; cell < board->cells; cell++) {
        const int number = picture->values != NULL ? picture->values[cell] : 0;
        const uint64_t left = left_to(board, cell);
        if (number > greatest || (left & ~all_values(board)) != 0)
            return false;
        if (board->given[cell] != 0)
            continue;
        if (number != 0)
            board->placed[cell] = (uint8_t)(number - board->first_value + 1);
        else if (__builtin_popcountll(left) == 1)
            board->placed[cell] = (uint8_t)(__builtin_ctzll(left) + 1);
        else
            board->marks[cell] = left;
    }
    return true;
}

/* Removes from the marks the values that are in a house of the cell. */
static void remove_seen(struct drawn_board *board)
{
    uint64_t rows[ENNEAD_MOST_SIZE] = {0}, columns[ENNEAD_MOST_SIZE] = {0};
    uint64_t regions[ENNEAD_NO_REGION + 1] = {0};

    for (int cell = 0; cell < board->cells; cell++) {
        const int value = value_on(board, cell);
        const uint64_t bit = value != 0 ? (uint64_t)1 << (value - 1) : 0;
        if ((board->houses & ENNEAD_HOUSES_ROWS) != 0)
            rows[row_on(board, cell)] |= bit;
        if ((board->houses & ENNEAD_HOUSES_COLUMNS) != 0)
            columns[column_on(board, cell)] |= bit;
        if ((board->houses & ENNEAD_HOUSES_REGIONS) != 0)
            regions[board->regions[cell]] |= bit;
    }
    regions[ENNEAD_NO_REGION] = 0;
    for (int cell = 0; cell < board->cells; cell++)
        board->marks[cell] &= ~(rows[row_on(board, cell)] | columns[column_on(board, cell)] |
                                regions[board->regions[cell]]);
}

/* --------------------------------------------------------------------------------- the picture */

static bool steps_fit(const ennead_picture *picture)
{
    const int steps =
        (picture->step != NULL) + (picture->se_step != NULL) + (picture->model_step != NULL);

    if (steps > 1 ||
        ((picture->step != NULL || picture->se_step != NULL) && picture->state == NULL))
        return false;
    return picture->model_step == NULL ||
           (picture->state == NULL && picture->candidates != NULL && picture->after != NULL);
}

static bool solution_fits(const struct drawn_board *board, const uint8_t *solution)
{
    for (int cell = 0; solution != NULL && cell < board->cells; cell++)
        if (solution[cell] > board->first_value + board->values - 1)
            return false;
    return true;
}

bool board_read(struct drawn_board *board, const ennead_picture *picture)
{
    const ennead_description *d = picture->description;

    memset(board, 0, sizeof *board);
    if ((d == NULL && picture->state == NULL) || (d != NULL && description_error(d) != NULL) ||
        ennead_picture_marks_name((int)picture->marks) == NULL ||
        ennead_mark_places_name((int)picture->mark_places) == NULL || !steps_fit(picture))
        return false;
    board->picture = picture;
    read_shape(board, d);
    board->with_marks = picture->marks == ENNEAD_PICTURE_MARKS_ALL;
    if (picture->state != NULL) {
        if (!is_state_of(board, picture->state))
            return false;
        read_state(board, picture->state);
    } else {
        read_limits(board);
        if (!read_numbers(board, picture))
            return false;
        remove_seen(board);
    }
    return solution_fits(board, picture->solution);
}
