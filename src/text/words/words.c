/* SPDX-License-Identifier: MIT */
/*
 * A step in words. What a technique's step rests on is in the members that its family uses (the
 * table at ennead_step), so there is a function for each family, and the words follow from the data
 * alone: a technique that is added to a family needs no words of its own.
 */
#include "grid/assertions.h"
#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words_chains.h"
#include "text/words/words_colors.h"
#include "text/words/words_effect.h"
#include "text/words/words_exotic.h"
#include "text/words/words_fish.h"
#include "text/words/words_forcing.h"
#include "text/words/words_loops.h"
#include "text/words/words_sets.h"
#include "text/words/words_unique.h"

static const struct {
    const char *name;
    ennead_family family;
} techniques[] = {
#define TECHNIQUE_NAME(code, name, abbreviation, library, family, rating, score, level) \
    {name, family},
    ENNEAD_TECHNIQUES(TECHNIQUE_NAME)
#undef TECHNIQUE_NAME
};

/* The houses of two cells that see each other, the likeliest to be meant: one of `wanted`. */
static int house_of_both(int one, int other, uint32_t wanted)
{
    for (int house = 0; house < HOUSES; house++)
        if ((wanted >> house & 1) != 0 && (house_cells[house] >> one & 1) != 0 &&
            (house_cells[house] >> other & 1) != 0)
            return house;
    return lowest_house(wanted);
}

/* ----------------------------------------------------------------------------------- families */

static void describe_single(text_buffer *p, const ennead_step *step)
{
    const int digit = lowest_digit(step->digits);
    const int cell = lowest_cell(cells_of_set(step->cells));

    if (step->base == 0)
        buffer_format(p, "In %c every digit but %d is ruled out, so ", cell, digit);
    else if (step->technique == ENNEAD_FULL_HOUSE)
        buffer_format(p, "%c is the last empty cell of %h, which lacks only the %d, so ", cell,
                      lowest_house(step->base), digit);
    else
        buffer_format(p, "In %h the digit %d can only be in %c, so ", lowest_house(step->base),
                      digit, cell);
    describe_effect(p, step);
}

static void describe_intersection(text_buffer *p, const ennead_step *step)
{
    if (step->cover != 0) {
        buffer_format(p, "In %H the digit %D can only be in %H, so it leaves the rest of %H: %L",
                      step->base, step->digits, step->cover, step->cover,
                      set_of_cells(cells_removed(step->removed)));
        return;
    }
    buffer_format(p,
                  "The cells %C of %H hold only %D, which so leave the rest of both: ", step->cells,
                  step->base, step->digits);
    describe_effect(p, step);
}

/* A naked set takes its digits from other cells, a hidden one the other digits from its cells. */
static void describe_subset(text_buffer *p, const ennead_step *step)
{
    const cells set = cells_of_set(step->cells);

    if ((cells_removed(step->removed) & set) == 0)
        buffer_format(p, "In %H the cells %C hold only %D, so these digits leave the other cells: ",
                      step->base, set_of_cells(set), step->digits);
    else
        buffer_format(p, "In %H the digits %D can only be in %C, so all else leaves these cells: ",
                      step->base, step->digits, set_of_cells(set));
    describe_effect(p, step);
}

/* Two strong links of one digit, joined by a weak one. */
static void describe_links(text_buffer *p, const ennead_step *step, const uint8_t keys[4])
{

    buffer_format(p, "The digit %D is in %c or %c in %h, ", step->digits, keys[0], keys[1],
                  house_of_both(keys[0], keys[1], step->base));
    buffer_format(p, "and in %c or %c in %h. ", keys[2], keys[3],
                  house_of_both(keys[2], keys[3], step->base));
    buffer_format(p, "As %c and %c see each other, only one of them can be %D, so %c or %c is",
                  keys[1], keys[2], step->digits, keys[0], keys[3]);
}

static void describe_two_links(text_buffer *p, const ennead_step *step)
{
    describe_links(p, step, step->keys);
    if (step->technique == ENNEAD_DUAL_TWO_STRING_KITE) {
        buffer_text(p, ". ");
        describe_links(p, step, step->keys + 4);
    }
    buffer_format(p, ": it leaves every cell that sees both: %L",
                  set_of_cells(cells_removed(step->removed)));
}

static void describe_empty_rectangle(text_buffer *p, const ennead_step *step)
{
    const int near = step->keys[0], far = step->keys[1];
    const uint32_t boxes = step->base >> FIRST_BOX << FIRST_BOX;
    const uint32_t line = step->base & ~boxes;
    const int box = lowest_house(boxes);

    buffer_format(p,
                  "In %h the digit %D is only in one row and one column, %C. In %H it is in %c or "
                  "%c. ",
                  box, step->digits, set_of_cells(cells_of_set(step->cells) & house_cells[box]),
                  line, near, far);
    buffer_format(p,
                  "If it is in %c, it leaves what that sees; if in %c, it must be in the other "
                  "line of the box. Either way it leaves %L",
                  far, near, set_of_cells(cells_removed(step->removed)));
}

/* The same box with two links. */
static void describe_two_rectangles(text_buffer *p, const ennead_step *step)
{
    const uint32_t boxes = step->base >> FIRST_BOX << FIRST_BOX;
    const uint8_t *keys = step->keys;
    const int box = lowest_house(boxes);

    buffer_format(p, "In %h the digit %D is only in one row and one column, %C. ", box,
                  step->digits, set_of_cells(cells_of_set(step->cells) & house_cells[box]));
    buffer_format(p, "In %H it is in %c or %c, and in %c or %c: ", step->base & ~boxes, keys[0],
                  keys[1], keys[2], keys[3]);
    buffer_format(p,
                  "in the first of each two it sends the digit of the box into its other line, in "
                  "the second it sees for itself what it removes. So it leaves %L",
                  set_of_cells(cells_removed(step->removed)));
}

static void describe_single_digit(text_buffer *p, const ennead_step *step)
{
    if (step->technique == ENNEAD_BROKEN_WING)
        describe_odd_loop(p, step);
    else if (step->technique == ENNEAD_DUAL_EMPTY_RECTANGLE)
        describe_two_rectangles(p, step);
    else if (step->key_count >= 4)
        describe_two_links(p, step);
    else
        describe_empty_rectangle(p, step);
}

/* Three cells that see all places of a digit in a house. */
static void describe_branches(text_buffer *p, const ennead_step *step)
{
    const uint8_t *keys = step->keys;
    const digits others = (digits)(step->digits & ~digit_set(step->focus));

    buffer_format(p, "%c, %c and %c hold only %D, and see all places of %D in %H, ", keys[0],
                  keys[1], keys[2], step->digits, others, step->base);
    buffer_format(p, "so they cannot all be %D, and one of them is %d. ", others, step->focus);
    buffer_format(p, "So %d leaves every cell that sees them: %L", step->focus,
                  set_of_cells(cells_removed(step->removed)));
}

static void describe_wing(text_buffer *p, const ennead_step *step)
{
    const uint8_t *keys = step->keys;

    if (step->technique == ENNEAD_MULTI_BRANCH_W_WING) {
        describe_branches(p, step);
        return;
    }
    if (step->key_count == 0) { /* a chain of three links, or through groups */
        describe_chain(p, step);
        return;
    }
    const digits others = (digits)(step->digits & ~digit_set(step->focus));
    if (step->key_count == 4) { /* W-Wing */
        buffer_format(p,
                      "%c and %c hold only %D. In %h the digit %D is in %c, which sees %c, or in "
                      "%c, which sees %c, ",
                      keys[0], keys[3], step->digits, house_of_both(keys[1], keys[2], step->base),
                      others, keys[1], keys[0], keys[2], keys[3]);
        buffer_format(p, "so %c and %c cannot both be %D, and one of them is %d", keys[0], keys[3],
                      others, step->focus);
    } else {
        buffer_format(p, "Whichever of its digits %c holds, %t%c or %c is %d", keys[0],
                      step->technique == ENNEAD_XYZ_WING ? "it, " : "", keys[1], keys[2],
                      step->focus);
    }
    buffer_format(p, ". So %d leaves every cell that sees them: %L", step->focus,
                  set_of_cells(cells_removed(step->removed)));
}

typedef void (*step_description)(text_buffer *p, const ennead_step *step);

static const step_description descriptions[] = {
    [ENNEAD_FAMILY_SINGLES] = describe_single,
    [ENNEAD_FAMILY_INTERSECTIONS] = describe_intersection,
    [ENNEAD_FAMILY_SUBSETS] = describe_subset,
    [ENNEAD_FAMILY_FISH] = describe_any_fish,
    [ENNEAD_FAMILY_FINNED_FISH] = describe_any_fish,
    [ENNEAD_FAMILY_SINGLE_DIGIT] = describe_single_digit,
    [ENNEAD_FAMILY_WINGS] = describe_wing,
    [ENNEAD_FAMILY_COLORING] = describe_coloring,
    [ENNEAD_FAMILY_UNIQUENESS] = describe_uniqueness,
    [ENNEAD_FAMILY_CHAINS] = describe_chain,
    [ENNEAD_FAMILY_ALMOST_LOCKED_SETS] = describe_almost_locked,
    [ENNEAD_FAMILY_COMPLEX_FISH] = describe_any_fish,
    [ENNEAD_FAMILY_EXOTIC] = describe_exotic,
    [ENNEAD_FAMILY_LAST_RESORT] = describe_last_resort,
};

size_t ennead_write_words(const ennead_step *step, char *text, size_t room)
{
    text_buffer p = {text, room, 0};

    descriptions[techniques[step->technique].family](&p, step);
    buffer_character(&p, '.');
    return buffer_end(&p);
}

/* -------------------------------------------------------------------------------------- hints */

/* The boxes that hold one of the cells. */
static uint32_t boxes_of(cells set)
{
    ASSERT(within_grid(set));
    uint32_t boxes = 0;
    FOR_EACH_CELL(rest, set)
        boxes |= 1u << (FIRST_BOX + box_of(lowest_cell(rest)));
    return boxes;
}

/* All cells of the pattern. */
static cells pattern_of(const ennead_step *step)
{
    cells all = cells_of_set(step->cells) | cells_of_set(step->fins);
    for (int i = 0; i < 4; i++)
        all |= cells_of_set(step->colors[i]);
    for (int i = 0; i < step->node_count; i++)
        all |= cells_of_set(step->nodes[i].cells);
    return all;
}

static digits digits_of(const ennead_step *step)
{
    digits all = step->digits;
    for (int i = 0; i < step->node_count; i++)
        if (step->nodes[i].digit != 0) /* else a cell with nothing left */
            all |= digit_set(step->nodes[i].digit);
    return all;
}

size_t ennead_write_hint(const ennead_step *step, ennead_hint stage, char *text, size_t room)
{
    text_buffer p = {text, room, 0};
    const cells pattern = pattern_of(step);

    switch (stage) {
    case ENNEAD_HINT_WHERE:
        buffer_format(&p, "Look at %H.", step->base != 0 ? step->base : boxes_of(pattern));
        break;
    case ENNEAD_HINT_TECHNIQUE:
        buffer_format(&p, "The technique is called %t.", techniques[step->technique].name);
        break;
    case ENNEAD_HINT_WHY:
        buffer_text(&p, ennead_technique_why((int)step->technique));
        break;
    case ENNEAD_HINT_CELLS:
        buffer_format(&p, "It is about %D in %C.", digits_of(step), set_of_cells(pattern));
        break;
    case ENNEAD_HINT_MOVE:
        return ennead_write_words(step, text, room);
    }
    return buffer_end(&p);
}

const char *ennead_hint_name(ennead_hint stage)
{
    static const char *const names[] = {"where", "technique", "why", "cells", "move"};
    return (unsigned)stage < sizeof names / sizeof names[0] ? names[stage] : NULL;
}
