/* SPDX-License-Identifier: MIT */
#include "text/words/words_unique.h"

#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words_effect.h"
#include "text/words/words_facts.h"

/* Two corners with other candidates, which form a subset with other cells of a house. */
static void describe_subset_type(text_buffer *p, const ennead_state *before,
                                 const ennead_step *step)
{
    const cells open = cells_of_set(step->fins), subset = cells_of_set(step->colors[0]);
    const digits extra = (digits)(candidates_in(before, open) & ~step->digits);

    SAY(p, RECTANGLE_3, SAY_CELLS(open), SAY_DIGITS(extra), SAY_HOUSES(step->base),
        SAY_CELLS(subset), SAY_DIGITS(extra | candidates_in(before, subset)));
}

/* The digit that a rectangle is about; the empty set if there is none. */
static digits focus_of(const ennead_step *step)
{
    return step->focus != 0 ? digit_set(step->focus) : 0;
}

/* A corner, and the digits that it and its neighbors would have. */
static void describe_hidden(text_buffer *p, const ennead_step *step)
{
    const cells corners = cells_of_set(step->cells);
    const cells here = cells_removed(step->removed);
    const cells opposite = corners & ~peers[lowest_cell(here)] & ~here;

    SAY(p, HIDDEN_RECTANGLE, SAY_HOUSES(step->base), SAY_DIGITS(focus_of(step)), SAY_CELLS(here),
        SAY_DIGITS(digits_removed(step->removed)), SAY_CELLS(corners & ~here & ~opposite),
        SAY_CELLS(opposite));
}

/* What follows because some corner must hold a digit besides the pair. */
static void describe_type(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    const cells open = cells_of_set(step->fins), corners = cells_of_set(step->cells);
    const digits focus = focus_of(step), other = (digits)(step->digits & ~focus);

    switch (step->technique) {
    case ENNEAD_UNIQUE_RECTANGLE_1:
        SAY(p, RECTANGLE_1, SAY_CELLS(open), SAY_CELLS(corners & ~open),
            SAY_DIGITS(candidates_in(before, open) & (digits)~step->digits));
        break;
    case ENNEAD_UNIQUE_RECTANGLE_2:
    case ENNEAD_UNIQUE_RECTANGLE_5:
        SAY(p, RECTANGLE_2, SAY_CELLS(open), SAY_DIGITS(focus));
        SAY(p, SEES_ALL, SAY_CELLS(cells_removed(step->removed)), SAY_CELLS(open));
        break;
    case ENNEAD_UNIQUE_RECTANGLE_3:
        describe_subset_type(p, before, step);
        break;
    case ENNEAD_UNIQUE_RECTANGLE_4:
        SAY(p, RECTANGLE_4, SAY_HOUSES(step->base), SAY_DIGITS(focus), SAY_CELLS(open),
            SAY_DIGITS(digits_removed(step->removed)));
        break;
    case ENNEAD_UNIQUE_RECTANGLE_6:
        SAY(p, RECTANGLE_6, SAY_HOUSES(step->base), SAY_DIGITS(focus), SAY_CELLS(open),
            SAY_CELLS(corners & ~open), SAY_DIGITS(other));
        break;
    default:
        describe_hidden(p, step);
        break;
    }
}

/* Some corners are filled already. */
static void describe_avoidable(text_buffer *p, const ennead_step *step)
{
    const cells open = cells_of_set(step->fins);

    SAY(p, AVOIDABLE, SAY_CELLS(cells_of_set(step->cells)), SAY_DIGITS(step->digits));
    if (step->technique == ENNEAD_AVOIDABLE_RECTANGLE_1) {
        SAY(p, AVOIDABLE_1, SAY_CELLS(open), SAY_DIGITS(focus_of(step)));
    } else {
        SAY(p, AVOIDABLE_2, SAY_CELLS(open), SAY_DIGITS(focus_of(step)));
        SAY(p, SEES_BOTH, SAY_CELLS(cells_removed(step->removed)));
    }
}

void describe_uniqueness(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    if (step->technique == ENNEAD_BUG_1) {
        SAY(p, BUG, SAY_CELLS(cells_of_set(step->cells)), SAY_DIGITS(step->digits));
    } else if (step->technique == ENNEAD_AVOIDABLE_RECTANGLE_1 ||
               step->technique == ENNEAD_AVOIDABLE_RECTANGLE_2) {
        describe_avoidable(p, step);
    } else {
        SAY(p, SWAP, SAY_CELLS(cells_of_set(step->cells)), SAY_DIGITS(step->digits));
        describe_type(p, before, step);
    }
    describe_effect(p, step);
}
