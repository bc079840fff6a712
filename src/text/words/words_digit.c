/* SPDX-License-Identifier: MIT */
#include "text/words/words_digit.h"

#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words_effect.h"
#include "text/words/words_facts.h"
#include "text/words/words_loops.h"

/* The house of the strong link between two cells: one of them has the digit. */
static int house_of_link(const ennead_step *step, int one, int other)
{
    for (int house = 0; house < HOUSES; house++)
        if ((step->base >> house & 1) != 0 && (house_cells[house] >> one & 1) != 0 &&
            (house_cells[house] >> other & 1) != 0)
            return house;
    return lowest_house(step->base);
}

/* Two strong links, connected by a weak one, and the cells that see both ends. */
static void describe_links(text_buffer *p, const ennead_step *step, const uint8_t keys[4])
{
    const int digit = lowest_digit(step->digits);
    const cells gone = cells_of_set(step->removed[digit]) & peers[keys[0]] & peers[keys[3]];

    SAY(p, TWO_LINKS, SAY_DIGIT(digit), SAY_HOUSE(house_of_link(step, keys[0], keys[1])),
        SAY_CELL(keys[0]), SAY_CELL(keys[1]), SAY_HOUSE(house_of_link(step, keys[2], keys[3])),
        SAY_CELL(keys[2]), SAY_CELL(keys[3]));
    SAY(p, SEES_BOTH, SAY_CELLS(gone));
    SAY(p, ELIMINATED, SAY_DIGIT(digit), SAY_CELLS(gone));
}

static void describe_two_links(text_buffer *p, const ennead_step *step)
{
    describe_links(p, step, step->keys);
    if (step->technique == ENNEAD_DUAL_TWO_STRING_KITE) {
        buffer_text(p, ". ");
        describe_links(p, step, step->keys + 4);
    }
}

/* The link of an empty rectangle; keys[0] is its near cell, keys[1] its far one. */
static void describe_rectangle_link(text_buffer *p, const ennead_step *step, const uint8_t keys[2])
{
    const uint32_t boxes = step->base >> FIRST_BOX << FIRST_BOX;
    const int near = keys[0], far = keys[1], digit = lowest_digit(step->digits);
    const cells places = cells_of_set(step->cells) & house_cells[lowest_house(boxes)];
    const cells met = places & peers[near], others = places & ~peers[near];
    const cells gone =
        cells_of_set(step->removed[digit]) & peers[far] & common_peers(others) & ~CELL(near);
    const int line = row_of(near) == row_of(far) ? row_of(near) : FIRST_COLUMN + column_of(near);

    SAY(p, RECTANGLE_LINK, SAY_HOUSE(line), SAY_DIGIT(digit), SAY_CELL(near), SAY_CELL(far));
    SAY(p, RECTANGLE_FAR, SAY_CELL(far), SAY_DIGIT(digit), SAY_CELLS(gone));
    SAY(p, RECTANGLE_NEAR, SAY_CELL(near), SAY_DIGIT(digit), SAY_CELLS(met), SAY_HOUSES(boxes),
        SAY_CELLS(others), SAY_CELLS(gone));
    SAY_ONLY(p, EITHER_WAY);
    SAY(p, ELIMINATED, SAY_DIGIT(digit), SAY_CELLS(gone));
}

static void describe_empty_rectangle(text_buffer *p, const ennead_step *step)
{
    describe_rectangle_link(p, step, step->keys);
    if (step->technique == ENNEAD_DUAL_EMPTY_RECTANGLE) {
        buffer_text(p, ". ");
        describe_rectangle_link(p, step, step->keys + 2);
    }
}

void describe_single_digit(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    (void)before;
    if (step->technique == ENNEAD_BROKEN_WING)
        describe_odd_loop(p, step);
    else if (step->technique == ENNEAD_EMPTY_RECTANGLE ||
             step->technique == ENNEAD_DUAL_EMPTY_RECTANGLE)
        describe_empty_rectangle(p, step);
    else
        describe_two_links(p, step);
}

void describe_any_fish(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    (void)before;
    const cells fins = cells_of_set(step->fins), gone = cells_of_set(step->removed[step->focus]);
    const say_slot base = SAY_HOUSES(step->base), digit = SAY_DIGITS(step->digits);
    const say_slot cover = SAY_HOUSES(step->cover), body = SAY_CELLS(cells_of_set(step->cells));
    const bool complex =
        ennead_technique_info((int)step->technique)->family == ENNEAD_FAMILY_COMPLEX_FISH;

    if (cells_of_set(step->colors[1]) != 0)
        SAY(p, SIAMESE_FISH, base, digit, cover, SAY_CELLS(cells_of_set(step->colors[0])),
            SAY_CELLS(cells_of_set(step->colors[1])), SAY_CELLS(gone));
    else if (fins != 0)
        SAY(p, FINNED_FISH, base, digit, cover, SAY_CELLS(fins), SAY_CELLS(gone));
    else if (complex)
        SAY(p, COMPLEX_FISH, base, digit, cover, body, SAY_CELLS(gone));
    else
        SAY(p, FISH, base, digit, cover, body);
    describe_effect(p, step);
}
