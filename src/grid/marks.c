/* SPDX-License-Identifier: MIT */
/*
 * Pencil marks with three indexes, updated one candidate at a time. A game removes each of the 729
 * candidates at most once, so updating the indexes is cheaper than computing them again.
 */
#include "grid/marks.h"

#include "grid/assertions.h"
#include "grid/step.h"

static void index_candidate(marks *m, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    m->candidates[digit] |= CELL(cell);
    m->places[digit][row_of(cell)] |= (positions)(1u << column_of(cell));
    m->places[digit][FIRST_COLUMN + column_of(cell)] |= (positions)(1u << row_of(cell));
    m->places[digit][FIRST_BOX + box_of(cell)] |= (positions)(1u << position_in_box(cell));
}

/* Updates `empty`, `pairs` and `broken` after the candidates of a cell have changed. */
static void note_count(marks *m, int cell)
{
    ASSERT(cell_in_range(cell));
    const int count = digit_count(m->of[cell]);

    if (count == 2)
        m->pairs |= CELL(cell);
    else
        m->pairs &= ~CELL(cell);
    if (count == 0 && m->values[cell] == 0)
        m->broken = true;
}

/* Records that a digit has been placed in a house; sets `broken` if the house has it twice. */
static void note_placed(marks *m, int house, digits set)
{
    ASSERT(house_in_range(house));
    ASSERT(within_digits(set));
    if ((m->placed[house] & set) != 0)
        m->broken = true;
    m->placed[house] |= set;
}

static void note_value(marks *m, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    const digits set = digit_set(digit);

    m->values[cell] = (uint8_t)digit;
    m->empty &= ~CELL(cell);
    note_placed(m, row_of(cell), set);
    note_placed(m, FIRST_COLUMN + column_of(cell), set);
    note_placed(m, FIRST_BOX + box_of(cell), set);
}

void marks_of_state(marks *m, const ennead_state *state)
{
    *m = (marks){.empty = ALL_CELLS, .limited = state->limited};
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        m->givens[cell] = state->givens[cell];
        if (state->values[cell] != 0) {
            note_value(m, cell, state->values[cell]);
            continue;
        }
        m->of[cell] = state->candidates[cell];
        FOR_EACH_DIGIT(rest, m->of[cell])
            index_candidate(m, cell, lowest_digit(rest));
        note_count(m, cell);
    }
    for (int house = 0; house < HOUSES; house++)
        FOR_ALL_DIGITS(digit)
            if (m->places[digit][house] == 0 && (m->placed[house] & digit_set(digit)) == 0)
                m->broken = true;
}

void state_of_marks(ennead_state *state, const marks *m)
{
    state->limited = m->limited;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        state->givens[cell] = m->givens[cell];
        state->values[cell] = m->values[cell];
        state->candidates[cell] = m->of[cell];
    }
}

/* Removes a position of a digit in a house; sets `broken` if it was the last. */
static void remove_place(marks *m, int digit, int house, int position)
{
    ASSERT(digit_in_range(digit));
    ASSERT(house_in_range(house));
    m->places[digit][house] &= (positions) ~(1u << position);
    if (m->places[digit][house] == 0 && (m->placed[house] & digit_set(digit)) == 0)
        m->broken = true;
}

static void remove_index(marks *m, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    m->candidates[digit] &= ~CELL(cell);
    remove_place(m, digit, row_of(cell), column_of(cell));
    remove_place(m, digit, FIRST_COLUMN + column_of(cell), row_of(cell));
    remove_place(m, digit, FIRST_BOX + box_of(cell), position_in_box(cell));
}

void remove_candidate(marks *m, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    remove_index(m, cell, digit);
    m->of[cell] &= (digits)~digit_set(digit);
    note_count(m, cell);
}

void place_digit(marks *m, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    const digits had = m->of[cell];

    note_value(m, cell, digit);
    m->of[cell] = 0;
    note_count(m, cell);
    FOR_EACH_DIGIT(rest, had)
        remove_index(m, cell, lowest_digit(rest));
    FOR_EACH_CELL(rest, m->candidates[digit] & peers[cell])
        remove_candidate(m, lowest_cell(rest), digit);
}

void apply_step(marks *m, const ennead_step *step)
{
    FOR_ALL_DIGITS(digit) {
        FOR_EACH_CELL(rest, cells_of_set(step->removed[digit]) & m->candidates[digit])
            remove_candidate(m, lowest_cell(rest), digit);
        FOR_EACH_CELL(rest, cells_of_set(step->placed[digit]) & m->empty)
            place_digit(m, lowest_cell(rest), digit);
    }
}
