/* SPDX-License-Identifier: MIT */
/*
 * A step of the SE scale in words. What it rests on is in the members that its technique uses (the
 * table at ennead_se_step). Techniques that differ only in size share their words.
 */
#include "text/words/words_se.h"

#include "grid/bits.h"
#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words_effect.h"
#include "text/words/words_facts.h"
#include "text/words/words_se_chains.h"

/* ------------------------------------------------------------------------------------- families */

static void describe_single(text_buffer *p, const ennead_se_step *step)
{
    enum { LAST = 10 };
    const say_slot cell = SAY_CELL(step->cell), digit = SAY_DIGIT(step->digit);

    if (step->base == 0) {
        SAY(p, SE_NAKED_SINGLE, cell, digit);
        return;
    }
    if (step->rating == LAST) {
        SAY(p, FULL_HOUSE, cell, SAY_HOUSES(step->base), digit);
    } else {
        SAY(p, HIDDEN_SINGLE, SAY_HOUSES(step->base), digit, cell);
        buffer_text(p, ". ");
    }
    SAY_ONLY(p, SO);
}

/* A direct step: its eliminations make a digit a single at once. */
static void describe_direct(text_buffer *p, const ennead_se_step *step)
{
    if (step->digit != 0)
        SAY(p, SE_THEN_SINGLE, SAY_HOUSE(step->single), SAY_DIGIT(step->digit),
            SAY_CELL(step->cell));
    else
        buffer_text(p, ": ");
}

static void describe_locking(text_buffer *p, const ennead_se_step *step)
{
    SAY(p, SE_LOCKED, SAY_HOUSES(step->base), SAY_DIGITS(step->digits), SAY_HOUSES(step->cover));
    describe_direct(p, step);
}

static void describe_hidden_set(text_buffer *p, const ennead_se_step *step)
{
    SAY(p, SE_HIDDEN_SET, SAY_HOUSES(step->base), SAY_DIGITS(step->digits),
        SAY_CELLS(cells_of_set(step->cells)));
    describe_direct(p, step);
}

static void describe_naked_set(text_buffer *p, const ennead_se_step *step)
{
    SAY(p, NAKED_SUBSET, SAY_HOUSES(step->base), SAY_CELLS(cells_of_set(step->cells)),
        SAY_DIGITS(step->digits));
}

static void describe_fish(text_buffer *p, const ennead_se_step *step)
{
    SAY(p, SE_FISH, SAY_HOUSES(step->base), SAY_DIGITS(step->digits), SAY_HOUSES(step->cover));
}

static void describe_wing(text_buffer *p, const ennead_se_step *step)
{
    const cells pivot = CELL(step->keys[0]);
    const cells ends = CELL(step->keys[1]) | CELL(step->keys[2]) |
                       (step->technique == ENNEAD_SE_XYZ_WING ? pivot : 0);

    SAY(p, SE_WING, SAY_CELLS(pivot), SAY_CELLS(ends), SAY_DIGITS(digits_removed(step->removed)));
    SAY(p, SEES_ALL, SAY_CELLS(cells_removed(step->removed)), SAY_CELLS(ends));
}

static cells side_of(const ennead_se_step *step, int side)
{
    return cells_of_set(step->sides[side]);
}

/* The house of a strong link: of its two sides, the one that belongs to the base. */
static int house_of_link(const ennead_se_step *step, int link)
{
    const cells both = side_of(step, 2 * link) | side_of(step, 2 * link + 1);

    FOR_EACH_BIT(rest, step->base) {
        if ((both & ~house_cells[lowest_house(rest)]) == 0)
            return lowest_house(rest);
    }
    return lowest_house(step->base);
}

/* Goes from one end of the chain to the other; in a loop all around. */
static void describe_links(text_buffer *p, const ennead_se_step *step)
{
    const int links = step->side_count / 2;
    const say_slot digit = SAY_DIGITS(step->digits);
    cells last = 0;

    SAY(p, SE_LINKS_BEGIN, digit, SAY_CELLS(side_of(step, 0)));
    for (int link = 0; link < links; link++) {
        if (link > 0)
            SAY(p, SE_LINK_NEXT, SAY_CELLS(side_of(step, 2 * link)));
        last = side_of(step, 2 * link + 1) & ~side_of(step, 2 * link);
        SAY(p, SE_LINK, digit, SAY_HOUSE(house_of_link(step, link)), SAY_CELLS(last));
    }
    if (house_count(step->cover) >= links) {
        SAY(p, SE_LINKS_LOOP, SAY_HOUSES(step->cover), digit);
        return;
    }
    SAY(p, SE_LINKS_END, digit, SAY_CELLS(side_of(step, 0) | last));
    SAY(p, SEES_ALL, SAY_CELLS(cells_removed(step->removed)), SAY_CELLS(side_of(step, 0) | last));
}

/* A set of cells with one digit more than cells, and another cell. */
static void describe_bent(text_buffer *p, const ennead_se_step *step)
{
    const int pair = step->keys[0];
    const cells set = cells_of_set(step->cells) & ~CELL(pair);

    SAY(p, SE_BENT, SAY_CELLS(set), SAY_DIGITS(step->digits));
    if (digit_count(step->extra_digits) == 2)
        SAY(p, SE_BENT_PAIR, SAY_DIGITS(step->extra_digits), SAY_CELL(pair));
    else
        SAY(p, SE_BENT_ONE, SAY_CELL(pair), SAY_DIGITS(step->extra_digits),
            SAY_DIGITS(digits_removed(step->removed)));
}

/* What follows because a cell of the loop must hold another digit. */
static void describe_loop(text_buffer *p, const ennead_se_step *step)
{
    /* The four types of each size are consecutive, those of the rectangle first. */
    const int type = ((int)step->technique - (int)ENNEAD_SE_UNIQUE_RECTANGLE_1) % 4 + 1;
    const say_slot base = SAY_HOUSES(step->base), extra = SAY_DIGITS(step->extra_digits);

    SAY(p, SWAP, SAY_CELLS(cells_of_set(step->cells)), SAY_DIGITS(step->digits));
    if (type == 1)
        SAY_ONLY(p, SE_LOOP_1);
    else if (type == 2)
        SAY(p, SE_LOOP_2, extra);
    else if (type == 3)
        SAY(p, SE_LOOP_3, base, SAY_CELLS(cells_of_set(step->extra_cells)), extra);
    else
        SAY(p, SE_LOOP_4, base, extra, SAY_DIGITS(digits_removed(step->removed)));
}

static void describe_grave(text_buffer *p, const ennead_se_step *step)
{
    const say_slot base = SAY_HOUSES(step->base), extra = SAY_DIGITS(step->extra_digits);

    SAY(p, SE_BUG, SAY_DIGITS(step->digits), SAY_CELLS(cells_of_set(step->cells)));
    if (step->technique == ENNEAD_SE_BUG_2)
        SAY_ONLY(p, SE_BUG_2);
    else if (step->technique == ENNEAD_SE_BUG_3)
        SAY(p, SE_BUG_3, base, extra, SAY_CELLS(cells_of_set(step->extra_cells)));
    else if (step->technique == ENNEAD_SE_BUG_4)
        SAY(p, SE_BUG_4, base, extra);
    else
        SAY_ONLY(p, SO);
}

static void describe_aligned(text_buffer *p, const ennead_se_step *step)
{
    SAY(p, SE_ALIGNED, SAY_CELLS(cells_of_set(step->cells)),
        SAY_DIGITS(digits_removed(step->removed)), SAY_CELLS(cells_removed(step->removed)));
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

void describe_se_step(text_buffer *p, const ennead_se_step *step)
{
    const se_description describe = description_of(step);

    if (step->chain_count > 0) {
        describe_se_chains(p, step);
        return;
    }
    if (describe != NULL)
        describe(p, step);
    describe_se_effect(p, step);
    buffer_character(p, '.');
}

size_t ennead_write_se_words(const ennead_se_step *step, const ennead_wording *wording, char *text,
                             size_t room)
{
    text_buffer p = buffer_for(wording, text, room);

    describe_se_step(&p, step);
    return buffer_end(&p);
}
