/* SPDX-License-Identifier: MIT */
/*
 * Fish of all kinds in words.
 */
#include "text/words/words_fish.h"

#include "grid/step.h"
#include "text/words/words_effect.h"

/* One base with two choices of fins. */
static void describe_siamese(text_buffer *p, const ennead_step *step)
{
    buffer_format(p, "In %H the digit %D is only in %H: ", step->base, step->digits, step->cover);
    buffer_format(
        p,
        "that makes two fish, one with the fins %C, one with the fins %C. Either a fish or "
        "one of its fins is true, so each removes what is in its cover and sees its fins: ",
        step->colors[0], step->colors[1]);
    buffer_format(p, "together, %L", set_of_cells(cells_removed(step->removed)));
}

void describe_any_fish(text_buffer *p, const ennead_step *step)
{
    const cells fins = cells_of_set(step->fins);
    const int digit = step->digits;
    const char *s = cell_count(fins) == 1 ? "" : "s";

    if (cells_of_set(step->colors[1]) != 0) {
        describe_siamese(p, step);
        return;
    }
    if (fins == 0) {
        buffer_format(p, "In %H the digit %D can only be in %H, so it leaves the rest of %H: %L",
                      step->base, digit, step->cover, step->cover,
                      set_of_cells(cells_removed(step->removed)));
        return;
    }
    buffer_format(p, "In %H the digit %D can only be in %H, or in the fin%t %C. ", step->base,
                  digit, step->cover, s, set_of_cells(fins));
    buffer_format(p,
                  "Without the fin%t it leaves the rest of %H; with a fin it leaves what that "
                  "sees. Either way it leaves %L",
                  s, step->cover, set_of_cells(cells_removed(step->removed)));
}
