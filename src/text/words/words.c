/* SPDX-License-Identifier: MIT */
/*
 * A step in words. What a step rests on is in the members that its family uses (the table at
 * ennead_step), so there is one function for each family; a technique added to a family needs no
 * words of its own. The sentences are in the tables of `say`.
 */
#include "grid/assertions.h"
#include "grid/houses.h"
#include "grid/say/say.h"
#include "grid/step.h"
#include "text/words/words_basic.h"
#include "text/words/words_chains.h"
#include "text/words/words_colors.h"
#include "text/words/words_digit.h"
#include "text/words/words_exotic.h"
#include "text/words/words_forcing.h"
#include "text/words/words_sets.h"
#include "text/words/words_unique.h"
#include "text/words/words_whips.h"
#include "text/words/words_wings.h"

static const struct {
    const char *name;
    ennead_family family;
} techniques[] = {
#define TECHNIQUE_NAME(code, name, abbreviation, library, family, rating, score, level) \
    {name, family},
    ENNEAD_TECHNIQUES(TECHNIQUE_NAME)
#undef TECHNIQUE_NAME
};

/* Describes a step on the board where it was found. */
typedef void (*step_description)(text_buffer *p, const ennead_state *before,
                                 const ennead_step *step);

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
    [ENNEAD_FAMILY_WHIPS] = describe_whip,
};

size_t ennead_write_words(const ennead_state *before, const ennead_step *step,
                          const ennead_wording *wording, char *text, size_t room)
{
    text_buffer p = buffer_for(wording, text, room);

    if (p.coordinates == ENNEAD_COORDINATES_NRC &&
        techniques[step->technique].family == ENNEAD_FAMILY_WHIPS) {
        write_nrc(&p, before, step, techniques[step->technique].name);
        return buffer_end(&p);
    }
    descriptions[techniques[step->technique].family](&p, before, step);
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

size_t ennead_write_hint(const ennead_state *before, const ennead_step *step, ennead_hint stage,
                         const ennead_wording *wording, char *text, size_t room)
{
    text_buffer p = buffer_for(wording, text, room);
    const cells pattern = pattern_of(step);

    switch (stage) {
    case ENNEAD_HINT_WHERE:
        SAY(&p, HINT_WHERE, SAY_HOUSES(step->base != 0 ? step->base : boxes_of(pattern)));
        break;
    case ENNEAD_HINT_TECHNIQUE:
        SAY(&p, HINT_TECHNIQUE, SAY_TEXT(techniques[step->technique].name));
        break;
    case ENNEAD_HINT_WHY:
        buffer_text(&p, ennead_technique_why((int)step->technique, p.language));
        break;
    case ENNEAD_HINT_CELLS:
        SAY(&p, HINT_CELLS, SAY_DIGITS(digits_of(step)), SAY_CELLS(pattern));
        break;
    case ENNEAD_HINT_MOVE:
        return ennead_write_words(before, step, wording, text, room);
    }
    return buffer_end(&p);
}

const char *ennead_hint_name(ennead_hint stage)
{
    static const char *const names[] = {"where", "technique", "why", "cells", "move"};
    return (unsigned)stage < sizeof names / sizeof names[0] ? names[stage] : NULL;
}
