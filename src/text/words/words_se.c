/* SPDX-License-Identifier: MIT */
/*
 * A step of the SE scale in words. What it rests on is in the members that its technique uses (the
 * table at ennead_se_step); techniques that differ in size only share their words.
 */
#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words_effect.h"
#include "text/words/words_se_chains.h"

/* ------------------------------------------------------------------------------------- families */

static void describe_single(text_buffer *p, const ennead_se_step *step)
{
    enum { LAST = 10 };
    const int cell = step->cell, digit = step->digit;

    if (step->base == 0)
        buffer_format(p, "In %c every digit but %d is ruled out, so ", cell, digit);
    else if (step->rating == LAST)
        buffer_format(p, "%c is the last empty cell of %h, which lacks only the %d, so ", cell,
                      lowest_house(step->base), digit);
    else
        buffer_format(p, "In %h the digit %d can only be in %c, so ", lowest_house(step->base),
                      digit, cell);
}

/* A direct step: what it removes makes a digit single at once. */
static void describe_direct(text_buffer *p, const ennead_se_step *step)
{
    if (step->digit != 0)
        buffer_format(p, "Then in %h the digit %d can only be in %c: ", (int)step->single,
                      (int)step->digit, (int)step->cell);
}

static void describe_locking(text_buffer *p, const ennead_se_step *step)
{
    buffer_format(p, "In %H the digit %D can only be in %H, so it leaves the rest of %H. ",
                  step->base, step->digits, step->cover, step->cover);
    describe_direct(p, step);
}

static void describe_hidden_set(text_buffer *p, const ennead_se_step *step)
{
    buffer_format(p, "In %H the digits %D can only be in %C, so all else leaves these cells. ",
                  step->base, step->digits, step->cells);
    describe_direct(p, step);
}

static void describe_naked_set(text_buffer *p, const ennead_se_step *step)
{
    buffer_format(p, "In %H the cells %C hold only %D, so these digits leave the other cells: ",
                  step->base, step->cells, step->digits);
}

static void describe_fish(text_buffer *p, const ennead_se_step *step)
{
    buffer_format(p,
                  "In %H the digit %D can only be in %H, so it leaves the rest of %H: ", step->base,
                  step->digits, step->cover, step->cover);
}

static void describe_wing(text_buffer *p, const ennead_se_step *step)
{
    buffer_format(
        p, "Whatever digit %c holds, %c or %c%t is %D, so this leaves what sees them all: ",
        (int)step->keys[0], (int)step->keys[1], (int)step->keys[2],
        step->technique == ENNEAD_SE_XYZ_WING ? " or itself" : "", digits_removed(step->removed));
}

static cells side_of(const ennead_se_step *step, int side)
{
    return cells_of_set(step->sides[side]);
}

/* The strong link's house: that of its two sides which is one of the base. */
static int house_of_link(const ennead_se_step *step, int link)
{
    const cells both = side_of(step, 2 * link) | side_of(step, 2 * link + 1);
    uint32_t houses = step->base;

    while ((both & ~house_cells[lowest_house(houses)]) != 0)
        houses &= houses - 1;
    return lowest_house(houses);
}

/* From one end of the chain to the other; in a loop all around. */
static void describe_links(text_buffer *p, const ennead_se_step *step)
{
    const int links = step->side_count / 2;
    ennead_cell_set last = {{0}};

    buffer_format(p, "If the digit %D is not in %O, ", step->digits, step->sides[0]);
    for (int link = 0; link < links; link++) {
        if (link > 0)
            buffer_format(p, ", so not in %O, and ", step->sides[2 * link]);
        last = set_of_cells(side_of(step, 2 * link + 1) & ~side_of(step, 2 * link));
        buffer_format(p, "in %h it is in %O", house_of_link(step, link), last);
    }
    if (house_count(step->cover) < links) {
        buffer_format(p, ". So it is in %O or in %O, and leaves what sees all of these: ",
                      step->sides[0], last);
        return;
    }
    buffer_format(p,
                  ". It cannot be in both, so the links make a loop, and each of %H has the digit "
                  "where the loop passes through it: ",
                  step->cover);
}

/* A set of cells with one digit more than they are, and one cell beside it. */
static void describe_bent(text_buffer *p, const ennead_se_step *step)
{
    const int pair = step->keys[0];
    const cells set = cells_of_set(step->cells) & ~CELL(pair);

    buffer_format(p, "The cells %C hold all of %D but one. ", set_of_cells(set), step->digits);
    if (digit_count(step->extra_digits) == 2)
        buffer_format(
            p,
            "Whichever of %D is in %c, it is in none of them, so they hold all the others, "
            "and all of the digits leave what sees all their places here: ",
            step->extra_digits, pair);
    else
        buffer_format(
            p,
            "If %c is %D, they hold all the others; so %D is in %c or in one of them, and "
            "leaves what sees all its places here: ",
            pair, step->extra_digits, digits_removed(step->removed), pair);
}

/* What follows from that a cell of the loop must hold another digit. */
static void describe_loop(text_buffer *p, const ennead_se_step *step)
{
    /* The four types of each size stand side by side, those of the rectangle first. */
    const int type = ((int)step->technique - (int)ENNEAD_SE_UNIQUE_RECTANGLE_1) % 4 + 1;

    buffer_format(p,
                  "If %C held only %D, these could be exchanged, and the puzzle would have two "
                  "solutions. ",
                  step->cells, step->digits);
    if (type == 1)
        buffer_text(p, "Only one of the cells can hold another digit, so it does: ");
    else if (type == 2)
        buffer_format(
            p, "So one of them is %D, and what sees all that can be is not: ", step->extra_digits);
    else if (type == 3)
        buffer_format(p,
                      "So one of two cells holds another digit, and in %H with %C these make a "
                      "set of %D: ",
                      step->base, step->extra_cells, step->extra_digits);
    else
        buffer_format(p,
                      "In %H the digit %D is only in two of them, so neither is %D: ", step->base,
                      step->extra_digits, digits_removed(step->removed));
}

static void describe_grave(text_buffer *p, const ennead_se_step *step)
{
    buffer_format(p,
                  "But for the candidates %D in %C, every empty cell would have two candidates and "
                  "every digit two places in each house, and such a board never has one solution. "
                  "So one of them is true: ",
                  step->digits, step->cells);
    if (step->technique == ENNEAD_SE_BUG_2)
        buffer_text(p, "what sees them all leaves. ");
    else if (step->technique == ENNEAD_SE_BUG_3)
        buffer_format(p, "in %H they make a set of %D with %C. ", step->base, step->extra_digits,
                      step->extra_cells);
    else if (step->technique == ENNEAD_SE_BUG_4)
        buffer_format(p, "in %H the digit %D is only in these cells. ", step->base,
                      step->extra_digits);
}

static void describe_aligned(text_buffer *p, const ennead_se_step *step)
{
    buffer_format(p,
                  "Try every way to fill %C: each that has %D in %C repeats a digit in a house, or "
                  "takes all candidates of a cell that sees them. So ",
                  step->cells, step->digits, set_of_cells(cells_removed(step->removed)));
}

/* ----------------------------------------------------------------------------------- techniques */

typedef void (*se_description)(text_buffer *p, const ennead_se_step *step);

static se_description description_of(const ennead_se_step *step)
{
    static const se_description descriptions[] = {
        [ENNEAD_SE_HIDDEN_SINGLE] = describe_single,
        [ENNEAD_SE_NAKED_SINGLE] = describe_single,
        [ENNEAD_SE_DIRECT_POINTING] = describe_locking,
        [ENNEAD_SE_DIRECT_CLAIMING] = describe_locking,
        [ENNEAD_SE_POINTING] = describe_locking,
        [ENNEAD_SE_CLAIMING] = describe_locking,
        [ENNEAD_SE_DIRECT_HIDDEN_PAIR] = describe_hidden_set,
        [ENNEAD_SE_DIRECT_HIDDEN_TRIPLET] = describe_hidden_set,
        [ENNEAD_SE_HIDDEN_PAIR] = describe_hidden_set,
        [ENNEAD_SE_HIDDEN_TRIPLET] = describe_hidden_set,
        [ENNEAD_SE_HIDDEN_QUAD] = describe_hidden_set,
        [ENNEAD_SE_NAKED_PAIR] = describe_naked_set,
        [ENNEAD_SE_NAKED_TRIPLET] = describe_naked_set,
        [ENNEAD_SE_NAKED_QUAD] = describe_naked_set,
        [ENNEAD_SE_X_WING] = describe_fish,
        [ENNEAD_SE_SWORDFISH] = describe_fish,
        [ENNEAD_SE_JELLYFISH] = describe_fish,
        [ENNEAD_SE_XY_WING] = describe_wing,
        [ENNEAD_SE_XYZ_WING] = describe_wing,
        [ENNEAD_SE_BUG_1] = describe_grave,
        [ENNEAD_SE_BUG_2] = describe_grave,
        [ENNEAD_SE_BUG_3] = describe_grave,
        [ENNEAD_SE_BUG_4] = describe_grave,
        [ENNEAD_SE_ALIGNED_PAIR] = describe_aligned,
        [ENNEAD_SE_ALIGNED_TRIPLET] = describe_aligned,
        [ENNEAD_SE_WXYZ_WING] = describe_bent,
        [ENNEAD_SE_VWXYZ_WING] = describe_bent,
        [ENNEAD_SE_UVWXYZ_WING] = describe_bent,
        [ENNEAD_SE_TUVWXYZ_WING] = describe_bent,
    };

    const ennead_se_technique technique = step->technique;
    if (technique >= ENNEAD_SE_UNIQUE_RECTANGLE_1 && technique <= ENNEAD_SE_UNIQUE_LOOP_18_4)
        return describe_loop;
    if (step->side_count > 0)
        return describe_links;
    return (size_t)technique < sizeof descriptions / sizeof descriptions[0]
               ? descriptions[technique]
               : NULL;
}

size_t ennead_write_se_words(const ennead_se_step *step, char *text, size_t room)
{
    text_buffer p = {.text = text, .room = room};
    const se_description describe = description_of(step);

    if (step->chain_count > 0) {
        describe_se_chains(&p, step);
        return buffer_end(&p);
    }
    if (describe != NULL)
        describe(&p, step);
    describe_se_effect(&p, step);
    buffer_character(&p, '.');
    return buffer_end(&p);
}
