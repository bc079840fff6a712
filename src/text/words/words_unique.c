/* SPDX-License-Identifier: MIT */
/*
 * Steps that rest on uniqueness in words.
 */
#include "text/words/words_unique.h"

#include "grid/step.h"
#include "text/words/words_effect.h"

static void describe_grave(text_buffer *p, const ennead_step *step)
{
    buffer_format(
        p,
        "But for %D in %C, every empty cell would have two candidates and every digit two "
        "places in each house, and such a board never has one solution. So %C is %D: ",
        step->digits, step->cells, step->cells, step->digits);
}

/* What follows from that some corner beyond the pair must hold another digit. */
static void describe_type(text_buffer *p, const ennead_step *step)
{
    const cells open = cells_of_set(step->fins), subset = cells_of_set(step->colors[0]);

    switch (step->technique) {
    case ENNEAD_UNIQUE_RECTANGLE_1:
        buffer_format(p, "So %C is neither: ", set_of_cells(open));
        break;
    case ENNEAD_UNIQUE_RECTANGLE_2:
    case ENNEAD_UNIQUE_RECTANGLE_5:
        buffer_format(p, "So %O is %d, and what sees them all is not: ", set_of_cells(open),
                      step->focus);
        break;
    case ENNEAD_UNIQUE_RECTANGLE_3:
        buffer_format(p, "So %O holds another of its digits, and in %H makes a subset with %C: ",
                      set_of_cells(open), step->base, set_of_cells(subset));
        break;
    case ENNEAD_UNIQUE_RECTANGLE_4:
        buffer_format(p, "In %H the digit %d is only in %C, so that neither can be %D as well: ",
                      step->base, step->focus, set_of_cells(open), digits_removed(step->removed));
        break;
    case ENNEAD_UNIQUE_RECTANGLE_6:
        buffer_format(p,
                      "In %H the digit %d is only in these corners, so that in %C it would be in "
                      "both: ",
                      step->base, step->focus, set_of_cells(open));
        break;
    default: /* the hidden one */
        buffer_format(p,
                      "In %H the digit %d is only in these corners, so that %D in the one where "
                      "they cross would bring it about: ",
                      step->base, step->focus, digits_removed(step->removed));
        break;
    }
}

/* Some corners hold their digits already. */
static void describe_avoidable(text_buffer *p, const ennead_step *step)
{
    const cells open = cells_of_set(step->fins);

    buffer_format(p,
                  "None of %C is given. If they held only %D, these could be exchanged, and the "
                  "puzzle would have two solutions. ",
                  step->cells, step->digits);
    if (step->technique == ENNEAD_AVOIDABLE_RECTANGLE_1)
        buffer_format(p, "So %C is not %d: ", set_of_cells(open), step->focus);
    else
        buffer_format(p, "So %O is %d, and what sees both is not: ", set_of_cells(open),
                      step->focus);
}

void describe_uniqueness(text_buffer *p, const ennead_step *step)
{
    if (step->technique == ENNEAD_BUG_1) {
        describe_grave(p, step);
    } else if (step->technique == ENNEAD_AVOIDABLE_RECTANGLE_1 ||
               step->technique == ENNEAD_AVOIDABLE_RECTANGLE_2) {
        describe_avoidable(p, step);
    } else {
        buffer_format(p,
                      "If %C held only %D, these could be exchanged, and the puzzle would have two "
                      "solutions. ",
                      step->cells, step->digits);
        describe_type(p, step);
    }
    describe_effect(p, step);
}
