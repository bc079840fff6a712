/* SPDX-License-Identifier: MIT */
/*
 * A state, the middle of a game, as plain data: built from a puzzle, changed by one digit, one
 * candidate or a step, and checked for contradictions.
 */
#include "grid/digits.h"
#include "grid/houses.h"
#include "grid/step.h"

/* For rows, columns and boxes, the digits given in each; the houses as in houses.h. Returns false
 * if a given or a set of candidates is out of range. */
static bool read_givens(const ennead_puzzle *puzzle, digits placed[HOUSES])
{
    unsigned given = 0, candidates = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        given |= (unsigned)(puzzle->givens[cell] > 9);
        candidates |= puzzle->candidates[cell];
    }
    if (given != 0 || candidates > ENNEAD_ALL_DIGITS)
        return false;
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++) {
            const int value = puzzle->givens[9 * row + column];
            const digits set = (digits)(1U << value >> 1);
            placed[row] |= set;
            placed[FIRST_COLUMN + column] |= set;
            placed[FIRST_BOX + row / 3 * 3 + column / 3] |= set;
        }
    return true;
}

ennead_status ennead_state_from_puzzle(const ennead_puzzle *puzzle, ennead_state *state)
{
    digits placed[HOUSES] = {0};

    if (!read_givens(puzzle, placed))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    state->limited = false;
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++) {
            const int cell = 9 * row + column;
            const digits taken = placed[row] | placed[FIRST_COLUMN + column] |
                                 placed[FIRST_BOX + row / 3 * 3 + column / 3];
            const bool open = puzzle->givens[cell] == 0;
            state->givens[cell] = state->values[cell] = puzzle->givens[cell];
            state->candidates[cell] = open ? (digits)(puzzle->candidates[cell] & ~taken) : 0;
            if (open && (puzzle->candidates[cell] | taken) != ALL_DIGITS)
                state->limited = true;
        }
    return ENNEAD_STATUS_OK;
}

void ennead_state_to_puzzle(const ennead_state *state, ennead_puzzle *puzzle)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        puzzle->givens[cell] = state->givens[cell];
        puzzle->candidates[cell] =
            state->values[cell] != 0 ? digit_set(state->values[cell]) : state->candidates[cell];
    }
}

static bool is_move(int cell, int digit)
{
    return cell >= 0 && cell < ENNEAD_CELLS && digit >= 1 && digit <= 9;
}

ennead_status ennead_state_place(ennead_state *state, int cell, int digit)
{
    if (!is_move(cell, digit) || state->givens[cell] != 0)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    state->values[cell] = (uint8_t)digit;
    state->candidates[cell] = 0;
    FOR_EACH_CELL(rest, peers[cell])
        state->candidates[lowest_cell(rest)] &= (digits)~digit_set(digit);
    return ENNEAD_STATUS_OK;
}

ennead_status ennead_state_remove(ennead_state *state, int cell, int digit)
{
    if (!is_move(cell, digit) || state->givens[cell] != 0)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    state->candidates[cell] &= (digits)~digit_set(digit);
    return ENNEAD_STATUS_OK;
}

void ennead_state_apply(ennead_state *state, const ennead_step *step)
{
    FOR_ALL_DIGITS(digit) {
        FOR_EACH_CELL(rest, cells_of_set(step->removed[digit]) & ALL_CELLS)
            (void)ennead_state_remove(state, lowest_cell(rest), digit);
        FOR_EACH_CELL(rest, cells_of_set(step->placed[digit]) & ALL_CELLS)
            (void)ennead_state_place(state, lowest_cell(rest), digit);
    }
}

/* Whether a house has a digit twice. If so, `found` gets the first such house and its first such
 * pair. */
static bool repeats_digit(const ennead_state *state, ennead_contradiction *found)
{
    for (int house = 0; house < HOUSES; house++) {
        int holder[10] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
        for (int position = 0; position < 9; position++) {
            const int cell = cell_at(house, position), digit = state->values[cell];
            if (digit != 0 && holder[digit] >= 0) {
                *found = (ennead_contradiction){.kind = ENNEAD_CONTRADICTION_KIND_REPEATED_DIGIT,
                                                .cells = {(uint8_t)holder[digit], (uint8_t)cell},
                                                .digit = (uint8_t)digit,
                                                .house = (uint8_t)house};
                return true;
            }
            holder[digit] = cell;
        }
    }
    return false;
}

static bool has_empty_cell(const ennead_state *state, ennead_contradiction *found)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (state->values[cell] == 0 && state->candidates[cell] == 0) {
            *found = (ennead_contradiction){.kind = ENNEAD_CONTRADICTION_KIND_EMPTY_CELL,
                                            .cells = {(uint8_t)cell}};
            return true;
        }
    return false;
}

static bool lacks_place(const ennead_state *state, ennead_contradiction *found)
{
    for (int house = 0; house < HOUSES; house++) {
        digits possible = 0;
        for (int position = 0; position < 9; position++) {
            const int cell = cell_at(house, position), digit = state->values[cell];
            possible |= digit != 0 ? digit_set(digit) : state->candidates[cell];
        }
        if (possible != ALL_DIGITS) {
            *found = (ennead_contradiction){.kind = ENNEAD_CONTRADICTION_KIND_NO_PLACE,
                                            .digit = (uint8_t)lowest_digit(ALL_DIGITS & ~possible),
                                            .house = (uint8_t)house};
            return true;
        }
    }
    return false;
}

bool ennead_state_find_contradiction(const ennead_state *state, ennead_contradiction *contradiction)
{
    ennead_contradiction found;

    if (!repeats_digit(state, &found) && !has_empty_cell(state, &found) &&
        !lacks_place(state, &found))
        return false;
    if (contradiction != NULL)
        *contradiction = found;
    return true;
}

bool ennead_state_is_solved(const ennead_state *state)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (state->values[cell] == 0)
            return false;
    return !ennead_state_find_contradiction(state, NULL);
}
