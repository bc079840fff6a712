/* SPDX-License-Identifier: MIT */
/*
 * Chains and loops in words, link by link: what follows from a supposition, and the reason if it
 * cannot be seen at once: a cell's only other candidate, a house's only other place.
 */
#include "text/words/words_chains.h"

#include <string.h>

#include "grid/assertions.h"
#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words_effect.h"
#include "text/words/words_facts.h"
#include "text/words/words_loops.h"

static bool is_same_candidate(const ennead_chain_node *one, const ennead_chain_node *other)
{
    return one->digit == other->digit && cells_of_set(one->cells) == cells_of_set(other->cells);
}

/* ---------------------------------------------------------------------------------------- links */

/* The house in which two nodes of a digit are all its places; HOUSES if there is none. */
static int house_of_strong_link(const ennead_state *before, const ennead_chain_node *one,
                                const ennead_chain_node *other)
{
    const cells both = cells_of_set(one->cells) | cells_of_set(other->cells);
    int house = 0;

    while (house < HOUSES && ((both & ~house_cells[house]) != 0 ||
                              places_in(before, one->digit, house_cells[house]) != both))
        house++;
    return house;
}

/* Why node `index`, which is true, follows from the false one before it. */
static void describe_cause(text_buffer *p, const ennead_state *before, const ennead_step *step,
                           int index)
{
    const ennead_chain_node *node = &step->nodes[index], *last = &step->nodes[index - 1];
    const cells within = cells_of_set(node->within);

    if (cell_count(within) > 1) {
        SAY(p, SET_LEFT, SAY_CELLS(within), SAY_DIGITS(node->held), SAY_DIGIT(last->digit));
    } else if (node->digit != last->digit) {
        SAY_ONLY(p, LAST_CANDIDATE);
    } else {
        const int house = house_of_strong_link(before, last, node);
        const bool alone = cell_count(cells_of_set(node->cells)) == 1;
        if (house < HOUSES)
            say(p, alone ? SENTENCE_LAST_PLACE : SENTENCE_LAST_PLACES,
                (const say_slot[]){SAY_HOUSE(house)});
    }
}

static void describe_links(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    SAY_ONLY(p, SUPPOSE);
    for (int i = 0; i < step->node_count; i++) {
        if (i > 0)
            say(p, i == 1 ? SENTENCE_THEN : SENTENCE_AND_SO, NULL);
        describe_node(p, &step->nodes[i]);
        if (i > 0 && step->nodes[i].on != 0)
            describe_cause(p, before, step, i);
    }
}

/* ----------------------------------------------------------------------------------------- ends */

/* Why candidates of a digit are false if a node is true. */
static void describe_end(text_buffer *p, const ennead_chain_node *node, int digit, cells gone)
{
    const cells where = cells_of_set(node->cells);

    if (node->digit == digit)
        SAY(p, END_SEEN, SAY_DIGIT(digit), SAY_CELLS(where), SAY_CELLS(gone));
    else
        SAY(p, END_HERE, SAY_CELLS(where), SAY_DIGIT(node->digit), SAY_DIGIT(digit));
}

/* One of the two ends is true: a chain from "is not" to "is". */
static void describe_ends(text_buffer *p, const ennead_step *step)
{
    ennead_chain_node first = step->nodes[0];
    const ennead_chain_node *last = &step->nodes[step->node_count - 1];

    if (first.digit == last->digit && cells_of_set(step->removed[first.digit]) != 0) {
        const cells ends = cells_of_set(first.cells) | cells_of_set(last->cells);
        SAY(p, CHAIN_ENDS_DIGIT, SAY_DIGIT(first.digit), SAY_CELLS(ends));
        SAY(p, SEES_ALL, SAY_CELLS(cells_of_set(step->removed[first.digit])), SAY_CELLS(ends));
        describe_effect(p, step);
        return;
    }
    first.on = 1;
    SAY_ONLY(p, CHAIN_ENDS);
    describe_node(p, &first);
    SAY_ONLY(p, OR);
    describe_node(p, last);
    buffer_text(p, ". ");
    FOR_ALL_DIGITS(digit) {
        const cells gone = cells_of_set(step->removed[digit]);
        if (gone == 0)
            continue;
        describe_end(p, &first, digit, gone);
        describe_end(p, last, digit, gone);
    }
    SAY_ONLY(p, SO);
    describe_effect(p, step);
}

/* ---------------------------------------------------------------------------------------- loops */

/* The eliminations of a loop that have not been described yet. */
typedef struct loop_rest {
    ennead_cell_set removed[10];
} loop_rest;

/* Moves what is eliminated of a digit from `set` out of the rest into `part`. */
static void take_part(loop_rest *rest, loop_rest *part, int digit, cells set)
{
    const cells left = cells_of_set(rest->removed[digit]);

    part->removed[digit] = set_of_cells(left & set);
    rest->removed[digit] = set_of_cells(left & ~set);
}

static bool is_empty(const loop_rest *rest)
{
    static const loop_rest none;
    return memcmp(rest, &none, sizeof none) == 0;
}

/* A weak link: one of its ends is true, so what both exclude is false. */
static void describe_weak_link(text_buffer *p, const ennead_chain_node *one,
                               const ennead_chain_node *other, loop_rest *rest)
{
    const cells both = cells_of_set(one->cells) | cells_of_set(other->cells);
    loop_rest part = {0};

    if (one->digit == other->digit) {
        take_part(rest, &part, one->digit, common_peers(both));
        if (is_empty(&part))
            return;
        SAY(p, LOOP_PLACES, SAY_DIGIT(one->digit), SAY_CELLS(both));
    } else {
        FOR_ALL_DIGITS(digit)
            take_part(rest, &part, digit, both);
        if (is_empty(&part))
            return;
        SAY(p, LOOP_CELL, SAY_CELLS(both),
            SAY_DIGITS(digit_set(one->digit) | digit_set(other->digit)));
    }
    describe_eliminations(p, part.removed);
    buffer_text(p, ". ");
}

/* A set that the loop passes through: it holds all its digits except either the one that leads
 * into it or the one that leads out. */
static void describe_set_in_loop(text_buffer *p, const ennead_state *before,
                                 const ennead_chain_node *in, const ennead_chain_node *out,
                                 loop_rest *rest)
{
    const cells within = cells_of_set(out->within);
    digits kept = (digits)(out->held & ~digit_set(in->digit) & ~digit_set(out->digit));

    for (; kept != 0; kept = without_lowest_digit(kept)) {
        const int digit = lowest_digit(kept);
        loop_rest part = {0};
        take_part(rest, &part, digit, common_peers(places_in(before, digit, within)));
        if (is_empty(&part))
            continue;
        SAY(p, LOOP_SET, SAY_CELLS(within), SAY_DIGIT(digit));
        describe_eliminations(p, part.removed);
        buffer_text(p, ". ");
    }
}

static void describe_loop(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    const int count = step->node_count;
    loop_rest rest;

    memcpy(rest.removed, step->removed, sizeof rest.removed);
    SAY_ONLY(p, LOOP_CLOSED);
    for (int i = 0; i < count; i++) {
        const ennead_chain_node *node = &step->nodes[i];
        if (node->on == 0)
            continue;
        describe_weak_link(p, node, &step->nodes[(i + 1) % count], &rest);
        if (cell_count(cells_of_set(node->within)) > 1)
            describe_set_in_loop(p, before, &step->nodes[(i + count - 1) % count], node, &rest);
    }
    if (is_empty(&rest)) {
        p->length -= 2; /* the last ". " */
    } else {
        SAY_ONLY(p, SO);
        describe_eliminations(p, rest.removed);
    }
}

/* --------------------------------------------------------------------------------------- chains */

/* A sequence of cells with the same two candidates, each of which sees the next. */
static void describe_remote_pair(text_buffer *p, const ennead_step *step)
{
    const int count = step->node_count;
    uint8_t chain[ENNEAD_STEP_NODES] = {0};

    for (int i = 0; i < count; i++)
        chain[i] = (uint8_t)lowest_cell(cells_of_set(step->nodes[i].cells));
    SAY(p, REMOTE_PAIR, SAY_CELL_LIST(chain, count), SAY_DIGITS(step->digits),
        SAY_CELLS(cells_of_set(step->nodes[0].cells)),
        SAY_CELLS(cells_of_set(step->nodes[count - 1].cells)));
    SAY(p, SEES_BOTH, SAY_CELLS(cells_removed(step->removed)));
    describe_effect(p, step);
}

static bool is_continuous(ennead_technique technique)
{
    ASSERT((unsigned)technique < ENNEAD_TECHNIQUE_COUNT);
    return technique == ENNEAD_CONTINUOUS_NICE_LOOP ||
           technique == ENNEAD_GROUPED_CONTINUOUS_LOOP || technique == ENNEAD_SET_CONTINUOUS_LOOP;
}

void describe_chain(text_buffer *p, const ennead_state *before, const ennead_step *step)
{
    if (step->technique == ENNEAD_REMOTE_PAIR) {
        describe_remote_pair(p, step);
        return;
    }
    if (step->technique == ENNEAD_BIVALUE_ODDAGON) {
        describe_odd_loop(p, step);
        return;
    }
    describe_links(p, before, step);
    if (is_continuous(step->technique)) {
        describe_loop(p, before, step);
    } else if (is_same_candidate(&step->nodes[0], &step->nodes[step->node_count - 1])) {
        SAY_ONLY(p, CONTRADICTS);
        describe_effect(p, step);
    } else {
        describe_ends(p, step);
    }
}
