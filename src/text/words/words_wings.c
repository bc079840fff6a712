/* SPDX-License-Identifier: MIT */
#include "text/words/words_wings.h"

#include "grid/assertions.h"
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

void describe_pivot(text_buffer *p, const ennead_state *before, const uint8_t keys[3], int focus)
{
    ASSERT(digit_in_range(focus));
    const int pivot = keys[0], one = keys[1], other = keys[2];
    const digits of_pivot = before->candidates[pivot], end = digit_set(focus);
    const digits first = (digits)(of_pivot & before->candidates[one] & ~end);
    const digits second = (digits)(of_pivot & before->candidates[other] & ~end);

    say(p, (of_pivot & end) != 0 ? SENTENCE_XYZ_WING : SENTENCE_XY_WING,
        (const say_slot[]){SAY_CELL(pivot), SAY_DIGITS(of_pivot), SAY_DIGITS(first), SAY_CELL(one),
                           SAY_DIGITS(before->candidates[one]), SAY_DIGITS(second), SAY_CELL(other),
                           SAY_DIGITS(before->candidates[other]), SAY_DIGIT(focus)});
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

static void describe_simple_wing(text_buffer *p, const ennead_state *before,
                                 const ennead_step *step)
{
    const uint8_t *keys = step->keys;
    const bool with_pivot = step->technique == ENNEAD_XYZ_WING;

    describe_pivot(p, before, keys, step->focus);
    describe_end(p, step, CELL(keys[1]) | CELL(keys[2]) | (with_pivot ? CELL(keys[0]) : 0));
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
        describe_simple_wing(p, before, step);
}
