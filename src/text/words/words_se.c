/* SPDX-License-Identifier: MIT */
/*
 * A step of the SE scale in words. What it rests on is in the members that its technique uses (the
 * table at ennead_se_step). Techniques that differ only in size share their words.
 */
#include "text/words/words_se.h"

#include "grid/bits.h"
#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words_basic.h"
#include "text/words/words_effect.h"
#include "text/words/words_facts.h"
#include "text/words/words_se_chains.h"
#include "text/words/words_se_rare.h"
#include "text/words/words_wings.h"

/* ------------------------------------------------------------------------------------- families */

static void describe_single_step(text_buffer *p, const ennead_state *before,
                                 const ennead_se_step *step)
{
    enum { LAST = 10 };
    const int cell = step->cell, digit = step->digit;

    if (step->base == 0)
        describe_naked_single(p, before, cell, digit);
    else if (step->rating == LAST)
        SAY(p, FULL_HOUSE, SAY_CELL(cell), SAY_HOUSES(step->base), SAY_DIGIT(digit));
    else
        describe_hidden_single(p, before, lowest_house(step->base), digit, cell);
    SAY_ONLY(p, SO);
}

static void describe_locking(text_buffer *p, const ennead_state *before, const ennead_se_step *step)
{
    (void)before;
    say(p, step->digit != 0 ? SENTENCE_SE_LOCKED : SENTENCE_LOCKED_CANDIDATES,
        (const say_slot[]){SAY_HOUSES(step->base), SAY_DIGITS(step->digits),
                           SAY_CELLS(cells_of_set(step->cells)), SAY_HOUSES(step->cover)});
}

static void describe_hidden_set(text_buffer *p, const ennead_state *before,
                                const ennead_se_step *step)
{
    (void)before;
    say(p, step->digit != 0 ? SENTENCE_SE_HIDDEN_SET : SENTENCE_HIDDEN_SUBSET,
        (const say_slot[]){SAY_HOUSES(step->base), SAY_DIGITS(step->digits),
                           SAY_CELLS(cells_of_set(step->cells))});
}

static void describe_naked_set(text_buffer *p, const ennead_state *before,
                               const ennead_se_step *step)
{
    (void)before;
    SAY(p, NAKED_SUBSET, SAY_HOUSES(step->base), SAY_CELLS(cells_of_set(step->cells)),
        SAY_DIGITS(step->digits));
}

static void describe_fish(text_buffer *p, const ennead_state *before, const ennead_se_step *step)
{
    (void)before;
    SAY(p, FISH, SAY_HOUSES(step->base), SAY_DIGITS(step->digits), SAY_HOUSES(step->cover),
        SAY_CELLS(cells_of_set(step->cells)));
}

static void describe_se_wing(text_buffer *p, const ennead_state *before, const ennead_se_step *step)
{
    const cells pivot = CELL(step->keys[0]);
    const cells ends = CELL(step->keys[1]) | CELL(step->keys[2]) |
                       (step->technique == ENNEAD_SE_XYZ_WING ? pivot : 0);

    describe_pivot(p, before, step->keys, lowest_digit(digits_removed(step->removed)));
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
static void describe_links(text_buffer *p, const ennead_state *before, const ennead_se_step *step)
{
    (void)before;
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

/* A set of cells with one digit more than cells, and a cell with two of these digits that sees all
 * places of one or both in the set. */
static void describe_bent(text_buffer *p, const ennead_state *before, const ennead_se_step *step)
{
    const int pair = step->keys[0];
    const cells set = cells_of_set(step->cells) & ~CELL(pair);
    const digits linked = step->extra_digits, of_pair = before->candidates[pair];
    const char *between = "";
    cells seen = 0;

    FOR_EACH_DIGIT(rest, linked)
        seen |= places_in(before, lowest_digit(rest), set);
    SAY(p, SE_BENT, SAY_CELLS(set), SAY_DIGITS(step->digits), SAY_CELL(pair), SAY_DIGITS(of_pair));
    if (linked == of_pair)
        SAY(p, SE_BENT_TWO, SAY_CELLS(seen));
    else
        SAY(p, SE_BENT_ONE, SAY_DIGITS(linked), SAY_CELLS(seen),
            SAY_DIGITS(of_pair & (digits)~linked));
    FOR_EACH_DIGIT(rest, digits_removed(step->removed)) {
        const int digit = lowest_digit(rest);
        const cells gone = cells_of_set(step->removed[digit]);
        const cells places =
            places_in(before, digit, set) | ((of_pair & digit_set(digit)) != 0 ? CELL(pair) : 0);
        buffer_text(p, between);
        SAY(p, SE_SOME_PLACE, SAY_DIGIT(digit), SAY_CELLS(places));
        SAY(p, SEES_ALL, SAY_CELLS(gone), SAY_CELLS(places));
        SAY(p, ELIMINATED, SAY_DIGIT(digit), SAY_CELLS(gone));
        between = ". ";
    }
}

/* ----------------------------------------------------------------------------------- techniques */

typedef void (*se_description)(text_buffer *p, const ennead_state *before,
                               const ennead_se_step *step);

static se_description description_of(const ennead_se_step *step)
{
    static const se_description descriptions[] = {
        [ENNEAD_SE_HIDDEN_SINGLE] = describe_single_step,
        [ENNEAD_SE_NAKED_SINGLE] = describe_single_step,
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
        [ENNEAD_SE_XY_WING] = describe_se_wing,
        [ENNEAD_SE_XYZ_WING] = describe_se_wing,
        [ENNEAD_SE_BUG_1] = describe_se_bug,
        [ENNEAD_SE_BUG_2] = describe_se_bug,
        [ENNEAD_SE_BUG_3] = describe_se_bug,
        [ENNEAD_SE_BUG_4] = describe_se_bug,
        [ENNEAD_SE_ALIGNED_PAIR] = describe_se_aligned,
        [ENNEAD_SE_ALIGNED_TRIPLET] = describe_se_aligned,
        [ENNEAD_SE_WXYZ_WING] = describe_bent,
        [ENNEAD_SE_VWXYZ_WING] = describe_bent,
        [ENNEAD_SE_UVWXYZ_WING] = describe_bent,
        [ENNEAD_SE_TUVWXYZ_WING] = describe_bent,
    };

    const ennead_se_technique technique = step->technique;
    if (technique >= ENNEAD_SE_UNIQUE_RECTANGLE_1 && technique <= ENNEAD_SE_UNIQUE_LOOP_18_4)
        return describe_se_loop;
    if (step->side_count > 0)
        return describe_links;
    return (size_t)technique < sizeof descriptions / sizeof descriptions[0]
               ? descriptions[technique]
               : NULL;
}

/* A direct step: its eliminations, which are not its own, make a digit a single at once. */
static void describe_direct(text_buffer *p, const ennead_se_step *step)
{
    SAY(p, SE_THEN_SINGLE, SAY_HOUSE(step->single), SAY_DIGIT(step->digit), SAY_CELL(step->cell));
    SAY(p, PLACED, SAY_CELL(step->cell), SAY_DIGIT(step->digit));
}

void describe_se_step(text_buffer *p, const ennead_state *before, const ennead_se_step *step)
{
    const se_description describe = description_of(step);

    if (step->chain_count > 0) {
        describe_se_chains(p, step);
        return;
    }
    if (describe != NULL)
        describe(p, before, step);
    if (step->digit != 0 && (describe == describe_locking || describe == describe_hidden_set))
        describe_direct(p, step);
    else if (describe != describe_bent)
        describe_se_effect(p, step);
    buffer_character(p, '.');
}

size_t ennead_write_se_words(const ennead_state *before, const ennead_se_step *step,
                             const ennead_wording *wording, char *text, size_t room)
{
    text_buffer p = buffer_for(wording, text, room);

    describe_se_step(&p, before, step);
    return buffer_end(&p);
}
