/* SPDX-License-Identifier: MIT */
/*
 * Patterns over many houses in words: locked sets of cells by the houses of each digit, exocets by
 * base and targets, tridagons by their guardians.
 */
#include "text/words/words_exotic.h"

#include "grid/step.h"
#include "text/words/words_effect.h"

/* A node is a digit in a house; those of one digit follow one another. */
static void describe_sectors(text_buffer *p, const ennead_step *step)
{
    buffer_format(p, "The %n cells %C have room for so many digits and no more: ",
                  cell_count(cells_of_set(step->cells)), step->cells);
    for (int i = 0; i < step->node_count;) {
        const int digit = step->nodes[i].digit;
        const char *between = i == 0 ? "" : "; ";
        uint32_t houses = 0;
        while (i < step->node_count && step->nodes[i].digit == digit)
            houses |= 1u << step->nodes[i++].house;
        buffer_format(p, "%t%d once in %t%H", between, digit,
                      house_count(houses) > 1 ? "each of " : "", houses);
    }
    buffer_text(p, ". So each of these houses has the digit in just one of the cells, and no cell "
                   "serves two of them: ");
    describe_effect(p, step);
}

static void describe_exocet(text_buffer *p, const ennead_step *step)
{
    const uint8_t *keys = step->keys;

    buffer_format(p, "The cells %c and %c hold two of %D. ", keys[0], keys[1], step->digits);
    if (step->technique == ENNEAD_JUNIOR_EXOCET)
        buffer_format(
            p,
            "Each of these is in %H three times, outside %H twice at most, and so, if one "
            "of the two cells holds it, in %c or %c. ",
            step->base, step->cover, keys[2], keys[3]);
    else
        buffer_format(p,
                      "Whichever nine cells one of these takes, if %c or %c is one of them, %c or "
                      "%c is, too. ",
                      keys[0], keys[1], keys[2], keys[3]);
    buffer_format(p, "So %c and %c hold the same two digits", keys[2], keys[3]);
    if (step->technique == ENNEAD_JUNIOR_EXOCET)
        buffer_format(p, "; that of %c is in %O as well, that of %c in %O", keys[2],
                      step->colors[0], keys[3], step->colors[1]);
    buffer_text(p, ". What does not fit goes: ");
    describe_effect(p, step);
}

static void describe_tridagon(text_buffer *p, const ennead_step *step)
{
    buffer_format(
        p,
        "With %D alone the cells %C of %H could not be filled: going round the four boxes, "
        "the order of the three digits would come back turned over. So one of the others "
        "is true: ",
        step->digits, step->cells, step->base);
    for (int i = 0; i < step->node_count; i++) {
        buffer_text(p, i == 0 ? "" : ", or ");
        describe_node(p, &step->nodes[i]);
    }
    buffer_text(p, ". In any case ");
    describe_effect(p, step);
}

void describe_exotic(text_buffer *p, const ennead_step *step)
{
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
