/* SPDX-License-Identifier: MIT */
/*
 * Whips and braids link by link: the candidate that is off, and the one that is left. In nrc
 * notation a link is a cell, with digits, or a digit of a house, with places. What eliminates the
 * other candidates there is not said: the first candidate, or one that is left before.
 */
#include "text/words/words_whips.h"

#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words_effect.h"

/* The nodes are the candidate supposed, two for each link, and the end. */
static int length_of(const ennead_step *step)
{
    return step->node_count / 2;
}

/* A letter, and the numbers (from 0) of a set: "c45". */
static void write_numbers(text_buffer *p, char letter, unsigned numbers)
{
    buffer_character(p, letter);
    FOR_EACH_BIT(rest, numbers)
        buffer_number(p, lowest_bit(rest) + 1);
}

static void write_rows(text_buffer *p, cells where)
{
    unsigned rows = 0;

    FOR_EACH_CELL(rest, where)
        rows |= 1u << row_of(lowest_cell(rest));
    write_numbers(p, 'r', rows);
}

static void write_columns(text_buffer *p, cells where)
{
    unsigned columns = 0;

    FOR_EACH_CELL(rest, where)
        columns |= 1u << column_of(lowest_cell(rest));
    write_numbers(p, 'c', columns);
}

/* A candidate as it is named in the cell or the house of a link. */
static void write_candidate(text_buffer *p, const ennead_chain_node *node,
                            const ennead_chain_node *link)
{
    const cells where = cells_of_set(node->cells);

    if (link->why == ENNEAD_NODE_CAUSE_CELL) {
        write_numbers(p, 'n', 1u << (node->digit - 1));
        return;
    }
    if (link->house >= FIRST_COLUMN)
        write_rows(p, where);
    if (link->house < FIRST_COLUMN || link->house >= FIRST_BOX)
        write_columns(p, where);
}

/* Whether the last cell or house has one candidate more, which sees the first. */
static bool is_chain(const ennead_step *step)
{
    return step->technique == ENNEAD_BIVALUE_CHAIN || step->technique == ENNEAD_Z_CHAIN;
}

/* The last candidate of a chain: in its cell or house the first beside the left-linking one. */
static ennead_chain_node end_of_chain(const ennead_state *before, const ennead_step *step)
{
    const ennead_chain_node *left = &step->nodes[step->node_count - 2];
    ennead_chain_node end = step->nodes[step->node_count - 1];
    const cells where = cells_of_set(end.cells);

    end.on = 1;
    if (end.why == ENNEAD_NODE_CAUSE_CELL) {
        const digits all = before->candidates[lowest_cell(where)];
        end.digit = (uint8_t)lowest_digit(all & ~digit_set(left->digit));
    } else {
        end.cells = set_of_cells(CELL(lowest_cell(where & ~cells_of_set(left->cells))));
    }
    return end;
}

static void write_link(text_buffer *p, const ennead_chain_node *left,
                       const ennead_chain_node *right)
{
    if (right->why == ENNEAD_NODE_CAUSE_CELL) {
        buffer_cell(p, lowest_cell(cells_of_set(right->cells)));
    } else {
        write_numbers(p, "rcb"[right->house / 9], 1u << right->house % 9);
        write_numbers(p, 'n', 1u << (left->digit - 1));
    }
    buffer_character(p, '{');
    write_candidate(p, left, right);
    buffer_character(p, ' ');
    if (right->on != 0)
        write_candidate(p, right, right);
    else
        buffer_character(p, '.');
    buffer_character(p, '}');
}

void write_nrc(text_buffer *p, const ennead_state *before, const ennead_step *step,
               const char *name)
{
    const int last = step->node_count - 1;
    const ennead_chain_node end = is_chain(step) ? end_of_chain(before, step) : step->nodes[last];

    for (; *name != '\0'; name++)
        buffer_character(p, (char)(*name | 32)); /* in lower case */
    buffer_character(p, '[');
    buffer_number(p, length_of(step));
    buffer_text(p, "]: ");
    for (int i = 1; i < step->node_count; i += 2) {
        if (i > 1)
            buffer_text(p, " - ");
        write_link(p, &step->nodes[i], i + 1 == last ? &end : &step->nodes[i + 1]);
    }
    buffer_text(p, " ==> ");
    buffer_cell(p, lowest_cell(cells_of_set(step->nodes[0].cells)));
    buffer_text(p, " <> ");
    buffer_number(p, step->nodes[0].digit);
}

static void describe_end(text_buffer *p, const ennead_chain_node *node)
{
    buffer_text(p, ". ");
    if (node->digit == 0)
        SAY(p, NO_CANDIDATE, SAY_CELLS(cells_of_set(node->cells)));
    else
        SAY(p, NO_PLACE, SAY_HOUSE(node->house), SAY_DIGIT(node->digit));
}

void describe_whip(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    (void)before;
    SAY(p, LENGTH, SAY_NUMBER(length_of(step)));
    SAY_ONLY(p, SUPPOSE);
    describe_node(p, &step->nodes[0]);
    for (int i = 1; i + 1 < step->node_count; i++) {
        const ennead_chain_node *node = &step->nodes[i];
        say(p, node->on != 0 ? SENTENCE_AND_SO : SENTENCE_THEN, NULL);
        describe_node(p, node);
        if (node->on != 0 && node->why == ENNEAD_NODE_CAUSE_CELL)
            SAY_ONLY(p, FORCED_CELL);
        else if (node->on != 0)
            say(p,
                cell_count(cells_of_set(node->cells)) == 1 ? SENTENCE_FORCED_PLACE
                                                           : SENTENCE_FORCED_PLACES,
                (const say_slot[]){SAY_HOUSE(node->house)});
    }
    describe_end(p, &step->nodes[step->node_count - 1]);
    SAY_ONLY(p, SO);
    describe_effect(p, step);
}
