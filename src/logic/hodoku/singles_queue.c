/* SPDX-License-Identifier: MIT */
#include "logic/hodoku/singles_queue.h"

#include "grid/assertions.h"
#include "grid/bits.h"
#include "grid/step.h"

static void wait_naked(singles_queue *q, const marks *m, int cell)
{
    ASSERT(cell_in_range(cell));
    if (q->naked_end < MOST_NAKED)
        q->naked[q->naked_end++] = (single){(uint8_t)cell, (uint8_t)lowest_digit(m->of[cell])};
}

/* Queues a digit's last place in a house, unless it is the cell that is being filled (`taken`). */
static void look_at_place(singles_queue *q, const marks *m, int house, int digit, int taken)
{
    ASSERT(house_in_range(house));
    ASSERT(digit_in_range(digit));
    const positions places = m->places[digit][house];

    if (places == 0 || (places & (places - 1)) != 0)
        return;
    const int cell = cell_at(house, lowest_bit(places));
    if (cell != taken && q->hidden_end < MOST_HIDDEN)
        q->hidden[q->hidden_end++] = (single){(uint8_t)cell, (uint8_t)digit};
}

static void look_at_places(singles_queue *q, const marks *m, int cell, int digit, int taken)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    look_at_place(q, m, row_of(cell), digit, taken);
    look_at_place(q, m, FIRST_COLUMN + column_of(cell), digit, taken);
    look_at_place(q, m, FIRST_BOX + box_of(cell), digit, taken);
}

/* Removes a candidate, because `taken` gets the digit, or for another reason (-1). */
static void take_away(singles_queue *q, marks *m, int cell, int digit, int taken)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    remove_candidate(m, cell, digit);
    if (digit_count(m->of[cell]) == 1)
        wait_naked(q, m, cell);
    look_at_places(q, m, cell, digit, taken);
}

void remove_in_order(singles_queue *q, marks *m, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    take_away(q, m, cell, digit, -1);
}

void place_in_order(singles_queue *q, marks *m, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    const digits had = m->of[cell];

    FOR_EACH_CELL(rest, m->candidates[digit] & peers[cell])
        take_away(q, m, lowest_cell(rest), digit, cell);
    place_digit(m, cell, digit);
    FOR_EACH_DIGIT(rest, had & (digits)~digit_set(digit))
        look_at_places(q, m, cell, lowest_digit(rest), -1);
}

static bool has_cell(const ennead_cell_set sets[10], int digit, int cell)
{
    ASSERT(digit_in_range(digit));
    ASSERT(cell_in_range(cell));
    return ennead_cell_set_has(sets[digit], cell);
}

/* The cells in which a step does anything. */
static cells cells_changed(const ennead_step *step)
{
    cells any = 0;

    FOR_ALL_DIGITS(digit)
        any |= cells_of_set(step->removed[digit]) | cells_of_set(step->placed[digit]);
    return any;
}

/* Applies a step to some digits in some cells, cell by cell. */
static void apply_within(singles_queue *q, marks *m, const ennead_step *step, cells where,
                         digits which)
{
    ASSERT(within_grid(where));
    ASSERT(within_digits(which));
    FOR_EACH_CELL(left, where & m->empty & cells_changed(step)) {
        const int cell = lowest_cell(left);
        FOR_EACH_DIGIT(rest, m->of[cell] & which) {
            const int digit = lowest_digit(rest);
            if ((m->of[cell] & digit_set(digit)) == 0)
                continue;
            if (has_cell(step->removed, digit, cell))
                remove_in_order(q, m, cell, digit);
            else if (has_cell(step->placed, digit, cell))
                place_in_order(q, m, cell, digit);
        }
    }
}

/* A naked set removes candidates first from its row, then from its column, then from its box. */
static void apply_by_house(singles_queue *q, marks *m, const ennead_step *step)
{
    const cells set = cells_of_set(step->cells);
    const int first = lowest_cell(set);
    const int houses[] = {row_of(first), FIRST_COLUMN + column_of(first),
                          FIRST_BOX + box_of(first)};

    for (int i = 0; i < 3; i++)
        if ((set & ~house_cells[houses[i]]) == 0)
            apply_within(q, m, step, house_cells[houses[i]], ALL_DIGITS);
}

void apply_in_order(singles_queue *q, marks *m, const ennead_step *step)
{
    const ennead_technique_row *row = ennead_technique_info((int)step->technique);
    const uint32_t boxes = step->base >> FIRST_BOX;

    if (step->technique == ENNEAD_SUE_DE_COQ) {
        apply_within(q, m, step, house_cells[FIRST_BOX + lowest_bit(boxes)], ALL_DIGITS);
    } else if (row->family == ENNEAD_FAMILY_SUBSETS || step->technique == ENNEAD_LOCKED_PAIR ||
               step->technique == ENNEAD_LOCKED_TRIPLE) {
        apply_by_house(q, m, step);
    } else if (row->family == ENNEAD_FAMILY_CHAINS ||
               row->family == ENNEAD_FAMILY_ALMOST_LOCKED_SETS) {
        FOR_ALL_DIGITS(digit)
            apply_within(q, m, step, ALL_CELLS, digit_set(digit));
    }
    apply_within(q, m, step, ALL_CELLS, ALL_DIGITS);
}

void start_queue(singles_queue *q, marks *m, const ennead_state *state)
{
    ennead_state open = {.givens = {0}};

    q->naked_first = q->naked_end = q->hidden_first = q->hidden_end = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        open.candidates[cell] = ALL_DIGITS;
    marks_of_state(m, &open);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (state->values[cell] != 0)
            place_in_order(q, m, cell, state->values[cell]);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        FOR_EACH_DIGIT(rest, m->of[cell] & (digits)~state->candidates[cell])
            remove_in_order(q, m, cell, lowest_digit(rest));
    marks_of_state(m, state);
}

static bool is_open(const marks *m, single s)
{
    return (m->of[s.cell] & digit_set(s.digit)) != 0;
}

/* Whether a cell is the last empty one of a house. */
static bool fills_house(const marks *m, int cell)
{
    ASSERT(cell_in_range(cell));
    return (m->empty & house_cells[row_of(cell)]) == CELL(cell) ||
           (m->empty & house_cells[FIRST_COLUMN + column_of(cell)]) == CELL(cell) ||
           (m->empty & house_cells[FIRST_BOX + box_of(cell)]) == CELL(cell);
}

static bool has_technique(const ennead_technique_set *techniques, ennead_technique technique,
                          ennead_technique *found)
{
    ASSERT((unsigned)technique < ENNEAD_TECHNIQUE_COUNT);
    *found = technique;
    return ennead_technique_set_has(techniques, technique);
}

bool next_single(singles_queue *q, const marks *m, const ennead_technique_set *techniques,
                 single *next, ennead_technique *technique)
{
    if (has_technique(techniques, ENNEAD_FULL_HOUSE, technique))
        for (int i = q->naked_first; i < q->naked_end; i++) {
            *next = q->naked[i];
            if (is_open(m, *next) && fills_house(m, next->cell))
                return true;
        }
    if (has_technique(techniques, ENNEAD_NAKED_SINGLE, technique))
        while (q->naked_first < q->naked_end) {
            *next = q->naked[q->naked_first++];
            if (is_open(m, *next))
                return true;
        }
    if (has_technique(techniques, ENNEAD_HIDDEN_SINGLE, technique))
        while (q->hidden_first < q->hidden_end) {
            *next = q->hidden[q->hidden_first++];
            if (is_open(m, *next))
                return true;
        }
    return false;
}
