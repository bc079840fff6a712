/* SPDX-License-Identifier: MIT */
/*
 * Patterns over many houses in words: locked sets of cells by the houses of each digit, exocets by
 * base and targets, tridagons by their guardians.
 */
#include "text/words/words_exotic.h"

#include "grid/step.h"
#include "text/words/words_effect.h"

/* A node is a digit in a house; the nodes of a digit are consecutive. */
static void describe_sectors(text_buffer *p, const ennead_step *step)
{
    const cells set = cells_of_set(step->cells);

    SAY(p, SECTORS, SAY_CELLS(set), SAY_NUMBER(cell_count(set)));
    for (int i = 0; i < step->node_count;) {
        const int digit = step->nodes[i].digit;
        uint32_t houses = 0;
        buffer_text(p, i == 0 ? "" : "; ");
        while (i < step->node_count && step->nodes[i].digit == digit)
            houses |= (uint32_t)1 << step->nodes[i++].house;
        say(p, house_count(houses) == 1 ? SENTENCE_SECTORS_ONE : SENTENCE_SECTORS_MANY,
            (const say_slot[]){SAY_DIGIT(digit), SAY_HOUSES(houses)});
    }
    SAY_ONLY(p, SECTORS_END);
    describe_effect(p, step);
}

static void describe_exocet(text_buffer *p, const ennead_step *step)
{
    const uint8_t *keys = step->keys;
    const say_slot base = SAY_CELL(keys[0]), second = SAY_CELL(keys[1]);
    const say_slot target = SAY_CELL(keys[2]), other = SAY_CELL(keys[3]);

    SAY(p, EXOCET_BASE, base, second, SAY_DIGITS(step->digits));
    if (step->technique == ENNEAD_JUNIOR_EXOCET)
        SAY(p, EXOCET_JUNIOR, SAY_HOUSES(step->base), SAY_HOUSES(step->cover), base, second, target,
            other);
    else
        SAY(p, EXOCET_SENIOR, base, second, target, other);
    SAY(p, EXOCET_SAME, target, other);
    if (step->technique == ENNEAD_JUNIOR_EXOCET)
        SAY(p, EXOCET_MIRRORS, target, SAY_CELLS(cells_of_set(step->colors[0])), other,
            SAY_CELLS(cells_of_set(step->colors[1])));
    SAY_ONLY(p, EXOCET_END);
    describe_effect(p, step);
}

static void describe_tridagon(text_buffer *p, const ennead_step *step)
{
    SAY(p, TRIDAGON, SAY_DIGITS(step->digits), SAY_CELLS(cells_of_set(step->cells)),
        SAY_HOUSES(step->base));
    for (int i = 0; i < step->node_count; i++) {
        if (i > 0)
            SAY_ONLY(p, OR_ELSE);
        describe_node(p, &step->nodes[i]);
    }
    buffer_text(p, ". ");
    SAY_ONLY(p, IN_ANY_CASE);
    describe_effect(p, step);
}

void describe_exotic(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    (void)before;
    switch (step->technique) {
    case ENNEAD_TRIDAGON:
        describe_tridagon(p, step);
        break;
    case ENNEAD_JUNIOR_EXOCET:
    case ENNEAD_SENIOR_EXOCET:
        describe_exocet(p, step);
        break;
    default:
        describe_sectors(p, step);
        break;
    }
}
