/* SPDX-License-Identifier: MIT */
#include "text/words/words_wings.h"

#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words_chains.h"
#include "text/words/words_effect.h"
#include "text/words/words_facts.h"

/* The cells that see all ends of the pattern, and the digit that is therefore eliminated from
 * them. */
static void describe_end(text_buffer *p, const ennead_step *step, cells ends)
{
    SAY(p, SEES_ALL, SAY_CELLS(cells_of_set(step->removed[step->focus])), SAY_CELLS(ends));
    describe_effect(p, step);
}

/* A cell with two or three candidates, and two that are left with the same digit. */
static void describe_pivot(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    const int pivot = step->keys[0], one = step->keys[1], other = step->keys[2];
    const digits of_pivot = before->candidates[pivot];
    const digits first = (digits)(of_pivot & before->candidates[one] & ~digit_set(step->focus));
    const digits second = (digits)(of_pivot & before->candidates[other] & ~digit_set(step->focus));
    const bool with_pivot = step->technique == ENNEAD_XYZ_WING;

    say(p, with_pivot ? SENTENCE_XYZ_WING : SENTENCE_XY_WING,
        (const say_slot[]){SAY_CELL(pivot), SAY_DIGITS(of_pivot), SAY_DIGITS(first), SAY_CELL(one),
                           SAY_DIGITS(before->candidates[one]), SAY_DIGITS(second), SAY_CELL(other),
                           SAY_DIGITS(before->candidates[other]), SAY_DIGIT(step->focus)});
    describe_end(p, step, CELL(one) | CELL(other) | (with_pivot ? CELL(pivot) : 0));
}

/* Two cells with the same two candidates, and a link for one of these between them. */
static void describe_w_wing(text_buffer *p, const ennead_step *step)
{
    const uint8_t *keys = step->keys;
    const cells ends = CELL(keys[0]) | CELL(keys[3]);
    const digits linked = (digits)(step->digits & ~digit_set(step->focus));

    SAY(p, W_WING, SAY_CELLS(ends), SAY_DIGITS(step->digits), SAY_DIGITS(linked),
        SAY_HOUSES(step->base), SAY_CELL(keys[1]), SAY_CELL(keys[2]), SAY_DIGIT(step->focus));
    describe_end(p, step, ends);
}

/* Three cells that see all places of a digit in a house. */
static void describe_branches(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    const uint8_t *keys = step->keys;
    const cells ends = CELL(keys[0]) | CELL(keys[1]) | CELL(keys[2]);
    const digits linked = (digits)(step->digits & ~digit_set(step->focus));

    SAY(p, BRANCHES, SAY_CELLS(ends), SAY_DIGITS(step->digits), SAY_DIGITS(linked),
        SAY_HOUSES(step->base), SAY_DIGIT(step->focus),
        SAY_CELLS(places_in(before, lowest_digit(linked), house_cells[lowest_house(step->base)])));
    describe_end(p, step, ends);
}

void describe_wing(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    if (step->technique == ENNEAD_MULTI_BRANCH_W_WING)
        describe_branches(p, before, step);
    else if (step->key_count == 0) /* a chain of three links, or one through groups */
        describe_chain(p, before, step);
    else if (step->key_count == 4)
        describe_w_wing(p, step);
    else
        describe_pivot(p, before, step);
}
