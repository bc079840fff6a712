/* SPDX-License-Identifier: MIT */
#include "text/words/words_effect.h"

#include "grid/step.h"

/* The digits, from `first` on, that are eliminated from exactly these cells. */
static digits digits_eliminated_from(cells set, const ennead_cell_set removed[10], int first)
{
    digits all = 0;
    for (int digit = first; digit <= 9; digit++)
        if (cells_of_set(removed[digit]) == set)
            all |= digit_set(digit);
    return all;
}

static void add_eliminations(text_buffer *p, const ennead_cell_set removed[10], const char *between)
{
    digits said = 0;

    FOR_ALL_DIGITS(digit) {
        const cells gone = cells_of_set(removed[digit]);
        if (gone == 0 || (said & digit_set(digit)) != 0)
            continue;
        const digits together = digits_eliminated_from(gone, removed, digit);
        buffer_text(p, between);
        SAY(p, ELIMINATED, SAY_DIGITS(together), SAY_CELLS(gone));
        said |= together;
        between = "; ";
    }
}

void describe_eliminations(text_buffer *p, const ennead_cell_set removed[10])
{
    add_eliminations(p, removed, "");
}

void describe_effect(text_buffer *p, const ennead_step *step)
{
    const char *between = "";

    FOR_ALL_DIGITS(digit) {
        const cells placed = cells_of_set(step->placed[digit]);
        if (placed == 0)
            continue;
        buffer_text(p, between);
        SAY(p, PLACED, SAY_CELLS(placed), SAY_DIGIT(digit));
        between = "; ";
    }
    add_eliminations(p, step->removed, between);
}

void describe_se_effect(text_buffer *p, const ennead_se_step *step)
{
    if (step->digit != 0)
        SAY(p, PLACED, SAY_CELL(step->cell), SAY_DIGIT(step->digit));
    add_eliminations(p, step->removed, step->digit != 0 ? "; " : "");
}

void describe_node(text_buffer *p, const ennead_chain_node *node)
{
    const say_slot slots[] = {SAY_CELLS(cells_of_set(node->cells)), SAY_DIGIT(node->digit)};
    const bool alone = cell_count(cells_of_set(node->cells)) == 1;

    if (node->on != 0)
        say(p, alone ? SENTENCE_IS : SENTENCE_IS_IN, slots);
    else
        say(p, alone ? SENTENCE_IS_NOT : SENTENCE_IS_NOT_IN, slots);
}
