/* SPDX-License-Identifier: MIT */
#include "text/words/words_basic.h"

#include "grid/assertions.h"
#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words_effect.h"
#include "text/words/words_facts.h"

void describe_naked_single(text_buffer *p, const ennead_state *before, int cell, int digit)
{
    digits lost = 0;
    bool any = false;

    SAY(p, NAKED_SINGLE, SAY_CELL(cell), SAY_DIGIT(digit));
    FOR_ALL_DIGITS(other) {
        const cells holders = placed_in(before, other, peers[cell]);
        if (other == digit)
            continue;
        if (holders == 0) {
            lost |= digit_set(other);
            continue;
        }
        if (any)
            buffer_text(p, ", ");
        else
            SAY_ONLY(p, SINGLE_SEES);
        SAY(p, SINGLE_SEEN, SAY_DIGIT(other), SAY_CELL(lowest_cell(holders)));
        any = true;
    }
    if (lost != 0) {
        buffer_text(p, any ? "; " : ": ");
        SAY(p, SINGLE_LOST, SAY_DIGITS(lost));
    }
    buffer_text(p, ". ");
}

void describe_hidden_single(text_buffer *p, const ennead_state *before, int house, int digit,
                            int cell)
{
    ASSERT(house_in_range(house));
    cells seeing = 0, lost = 0, sources = 0;

    FOR_EACH_CELL(rest, house_cells[house] & ~CELL(cell)) {
        const int other = lowest_cell(rest);
        const cells holders = placed_in(before, digit, peers[other]);
        if (before->values[other] != 0)
            continue;
        if (holders != 0) {
            seeing |= CELL(other);
            sources |= CELL(lowest_cell(holders));
        } else {
            lost |= CELL(other);
        }
    }
    SAY(p, HIDDEN_SINGLE, SAY_HOUSE(house), SAY_DIGIT(digit), SAY_CELL(cell));
    if (seeing != 0) {
        buffer_text(p, ": ");
        SAY(p, HIDDEN_SEES, SAY_CELLS(seeing), SAY_DIGIT(digit), SAY_CELLS(sources));
    }
    if (lost != 0) {
        buffer_text(p, seeing != 0 ? "; " : ": ");
        SAY(p, HIDDEN_LOST, SAY_DIGIT(digit), SAY_CELLS(lost));
    }
    buffer_text(p, ". ");
}

void describe_single(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    const int digit = lowest_digit(step->digits);
    const int cell = lowest_cell(cells_of_set(step->cells));

    if (step->base == 0) {
        describe_naked_single(p, before, cell, digit);
    } else if (step->technique == ENNEAD_FULL_HOUSE) {
        SAY(p, FULL_HOUSE, SAY_CELL(cell), SAY_HOUSES(step->base), SAY_DIGIT(digit));
    } else {
        describe_hidden_single(p, before, lowest_house(step->base), digit, cell);
    }
    SAY_ONLY(p, SO);
    describe_effect(p, step);
}

void describe_intersection(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    (void)before;
    const cells set = cells_of_set(step->cells);

    if (step->cover != 0)
        SAY(p, LOCKED_CANDIDATES, SAY_HOUSES(step->base), SAY_DIGITS(step->digits), SAY_CELLS(set),
            SAY_HOUSES(step->cover));
    else
        SAY(p, LOCKED_SUBSET, SAY_CELLS(set), SAY_HOUSES(step->base), SAY_DIGITS(step->digits));
    describe_effect(p, step);
}

/* A naked set eliminates its digits from other cells, a hidden one the other digits from its
 * cells. */
void describe_subset(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    (void)before;
    const cells set = cells_of_set(step->cells);

    if ((cells_removed(step->removed) & set) == 0)
        SAY(p, NAKED_SUBSET, SAY_HOUSES(step->base), SAY_CELLS(set), SAY_DIGITS(step->digits));
    else
        SAY(p, HIDDEN_SUBSET, SAY_HOUSES(step->base), SAY_DIGITS(step->digits), SAY_CELLS(set));
    describe_effect(p, step);
}
