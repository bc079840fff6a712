/* SPDX-License-Identifier: MIT */
/*
 * Chains of the SE scale in words. First the conclusion, then an outline: what is supposed, and
 * what follows from it. A chain in which each node follows from the one before is a single line.
 * Otherwise its nodes are numbered, one on each line, which says on which of them it rests. A
 * chain nested in another is below it, indented:
 *
 *     If r4c5 is 1, then r4c8 is not 1, so r6c8 is 1 (its only place in column 8), ...
 *
 *     If r4c5 is 3:
 *       (1) r4c5 is 3, supposed
 *       (2) r4c8 is not 3: row 4 has it, by (1)
 *       (3) r7c8 is 3: its only place in column 8, by (2)
 *       (4) r2c2 is not 3: chain 1, by (2), (3)
 *         Chain 1, Forcing X-Chain (6.6): ...
 */
#include "text/words/words_se_chains.h"

#include <string.h>

#include "grid/assertions.h"
#include "grid/houses.h"
#include "grid/step.h"
#include "text/words/words_effect.h"

enum {
    MOST_NODES = 1 << 16,
    WORD = 64,
    MOST_CHAINS = 256,
    FARTHER = 2, /* indentation of a nested chain, in columns */
};

/* A set of nodes of one chain. */
typedef struct node_set {
    uint64_t words[MOST_NODES / WORD];
} node_set;

typedef struct chain_outline {
    text_buffer *p;
    const ennead_se_step *step;
    bool described[MOST_CHAINS];
} chain_outline;

static bool has_node(const node_set *set, size_t node)
{
    return (set->words[node / WORD] >> (node % WORD) & 1) != 0;
}

static void add_node(node_set *set, size_t node)
{
    set->words[node / WORD] |= (uint64_t)1 << (node % WORD);
}

/* The number of a node in the list of the set's nodes, from 1. */
static int number_of(const node_set *set, size_t node)
{
    int number = 1;

    for (size_t word = 0; word < node / WORD; word++)
        number += __builtin_popcountll(set->words[word]);
    return number +
           __builtin_popcountll(set->words[node / WORD] & (((uint64_t)1 << (node % WORD)) - 1));
}

/* Adds a node and all that it rests on. Parents come first, except where a loop closes, because in
 * a loop each node rests on itself. */
static void add_ancestors(node_set *set, const ennead_se_chains *chains, size_t end)
{
    node_set own = {{0}};

    if (chains->shape == ENNEAD_SE_SHAPE_LOOP) {
        for (size_t i = 0; i < chains->node_count; i++)
            add_node(set, i);
        return;
    }

    add_node(&own, end);
    for (size_t i = end + 1; i-- > 0;) {
        const ennead_se_node *node = &chains->nodes[i];
        if (!has_node(&own, i))
            continue;
        add_node(set, i);
        for (size_t k = 0; k < node->parent_count; k++)
            if (chains->parents[node->first_parent + k] < i)
                add_node(&own, chains->parents[node->first_parent + k]);
    }
}

/* ---------------------------------------------------------------------------------------- nodes */

static void add_line(text_buffer *p, int indent)
{
    buffer_character(p, '\n');
    for (int i = 0; i < indent; i++)
        buffer_character(p, ' ');
}

static void describe_se_node(text_buffer *p, const ennead_se_node *node)
{
    say(p, node->on ? SENTENCE_IS : SENTENCE_IS_NOT,
        (const say_slot[]){SAY_CELL(node->cell), SAY_DIGIT(node->digit)});
}

/* Why a node follows, if it is not obvious. */
static void describe_cause(text_buffer *p, const ennead_se_node *node)
{
    static const sentence_id patterns[] = {
        [ENNEAD_SE_NODE_CAUSE_POINTING] = SENTENCE_SE_BY_POINTING,
        [ENNEAD_SE_NODE_CAUSE_CLAIMING] = SENTENCE_SE_BY_CLAIMING,
        [ENNEAD_SE_NODE_CAUSE_HIDDEN_PAIR] = SENTENCE_SE_BY_HIDDEN_PAIR,
        [ENNEAD_SE_NODE_CAUSE_NAKED_PAIR] = SENTENCE_SE_BY_NAKED_PAIR,
        [ENNEAD_SE_NODE_CAUSE_X_WING] = SENTENCE_SE_BY_X_WING,
    };

    switch (node->cause) {
    case ENNEAD_SE_NODE_CAUSE_SUPPOSED:
        break;
    case ENNEAD_SE_NODE_CAUSE_CELL:
        say(p, node->on ? SENTENCE_SE_ONLY_CANDIDATE : SENTENCE_SE_CELL_TAKEN, NULL);
        break;
    case ENNEAD_SE_NODE_CAUSE_HOUSE:
        say(p, node->on ? SENTENCE_SE_ONLY_PLACE : SENTENCE_SE_HOUSE_TAKEN,
            (const say_slot[]){SAY_HOUSE(node->house)});
        break;
    case ENNEAD_SE_NODE_CAUSE_CHAIN:
        SAY(p, SE_BY_CHAIN, SAY_NUMBER(node->nested));
        break;
    default:
        say(p, patterns[node->cause], NULL);
        break;
    }
}

/* Whether each node except the first follows only from the one before it. */
static bool is_line(const ennead_se_chains *chains, const node_set *set)
{
    size_t before = MOST_NODES;

    for (size_t i = 0; i < chains->node_count; i++) {
        const ennead_se_node *node = &chains->nodes[i];
        if (!has_node(set, i))
            continue;
        if (node->cause > ENNEAD_SE_NODE_CAUSE_HOUSE ||
            (before != MOST_NODES &&
             (node->parent_count != 1 || chains->parents[node->first_parent] != before)))
            return false;
        before = i;
    }
    return true;
}

static void describe_in_line(text_buffer *p, const ennead_se_chains *chains, const node_set *set)
{
    int number = 0;

    for (size_t i = 0; i < chains->node_count; i++) {
        const ennead_se_node *node = &chains->nodes[i];
        if (!has_node(set, i))
            continue;
        say(p,
            number == 0   ? SENTENCE_SE_IF
            : number == 1 ? SENTENCE_SE_THEN
                          : SENTENCE_AND_SO,
            NULL);
        describe_se_node(p, node);
        if (number++ > 0 && node->on) {
            buffer_text(p, " (");
            describe_cause(p, node);
            buffer_character(p, ')');
        }
    }
    buffer_character(p, '.');
}

static void describe_numbered(text_buffer *p, const ennead_se_chains *chains, const node_set *set,
                              int indent)
{
    int number = 0;

    for (size_t i = 0; i < chains->node_count; i++) {
        const ennead_se_node *node = &chains->nodes[i];
        sentence_id between = SENTENCE_SE_BY;
        if (!has_node(set, i))
            continue;
        if (number++ > 0)
            add_line(p, indent);
        buffer_format(p, "(%n) ", number);
        describe_se_node(p, node);
        if (node->cause == ENNEAD_SE_NODE_CAUSE_SUPPOSED)
            SAY_ONLY(p, SE_SUPPOSED);
        else
            buffer_text(p, ": ");
        describe_cause(p, node);
        for (size_t k = 0; k < node->parent_count; k++) {
            const size_t parent = chains->parents[node->first_parent + k];
            say(p, between, (const say_slot[]){SAY_NUMBER(number_of(set, parent))});
            between = SENTENCE_SE_AND_BY;
        }
    }
}

static void describe_list(chain_outline *t, const ennead_se_chains *chains, const node_set *set,
                          int indent)
{
    size_t first = 0;

    if (is_line(chains, set)) {
        describe_in_line(t->p, chains, set);
        return;
    }
    while (!has_node(set, first))
        first++;
    SAY_ONLY(t->p, SE_IF);
    describe_se_node(t->p, &chains->nodes[first]);
    buffer_character(t->p, ':');
    add_line(t->p, indent + FARTHER);
    describe_numbered(t->p, chains, set, indent + FARTHER);
}

/* --------------------------------------------------------------------------------------- chains */

/* What a chain proves. The sentence of a supposition that is wrong goes on: ", so" or ":". */
static void describe_shape(text_buffer *p, const ennead_se_chains *chains)
{
    const say_slot cell = SAY_CELL(chains->cell);
    const bool on = chains->nodes[0].on;

    switch (chains->shape) {
    case ENNEAD_SE_SHAPE_LOOP:
        SAY_ONLY(p, SE_LOOP_OF_CHAINS);
        return;
    case ENNEAD_SE_SHAPE_FORCING:
        say(p, on ? SENTENCE_SE_LEADS_TO_OPPOSITE : SENTENCE_SE_LEADS_TO_OPPOSITE_NOT,
            (const say_slot[]){SAY_CELL(chains->nodes[0].cell), SAY_DIGIT(chains->nodes[0].digit)});
        return;
    case ENNEAD_SE_SHAPE_CONTRADICTION:
        say(p, on ? SENTENCE_SE_CONTRADICTION : SENTENCE_SE_CONTRADICTION_NOT,
            (const say_slot[]){cell, SAY_DIGIT(chains->digit)});
        return;
    case ENNEAD_SE_SHAPE_REDUCTION:
        SAY(p, SE_REDUCTION, cell, SAY_DIGIT(chains->digit));
        return;
    case ENNEAD_SE_SHAPE_HOUSE:
        SAY(p, SE_BY_HOUSE, SAY_DIGIT(chains->digit), SAY_HOUSE(chains->house));
        return;
    case ENNEAD_SE_SHAPE_CELL:
        SAY(p, SE_BY_CELL, cell);
        return;
    }
}

static bool is_refutation(const ennead_se_chains *chains)
{
    return chains->shape == ENNEAD_SE_SHAPE_FORCING ||
           chains->shape == ENNEAD_SE_SHAPE_CONTRADICTION;
}

static void describe_chains(chain_outline *t, int number, int indent);

/* Describes the chains that nodes of this one rest on, each once. */
static void describe_nested(chain_outline *t, const ennead_se_chains *chains, int indent)
{
    for (size_t i = 0; i < chains->node_count; i++) {
        const ennead_se_node *node = &chains->nodes[i];
        if (node->cause != ENNEAD_SE_NODE_CAUSE_CHAIN || node->nested >= t->step->chain_count ||
            t->described[node->nested])
            continue;
        const ennead_se_chains *nested = &t->step->chains[node->nested];
        t->described[node->nested] = true;
        add_line(t->p, indent);
        char rating[] = {(char)('0' + nested->rating / 10 % 10), '.',
                         (char)('0' + nested->rating % 10), '\0'};
        SAY(t->p, SE_CHAIN, SAY_NUMBER(node->nested),
            SAY_TEXT(ennead_se_technique_name((int)nested->technique)), SAY_TEXT(rating));
        describe_shape(t->p, nested);
        if (is_refutation(nested))
            buffer_character(t->p, ':');
        describe_chains(t, node->nested, indent + FARTHER);
    }
}

/* The outline of chain `number` of the step, with each line indented by `indent` blanks. */
static void describe_chains(chain_outline *t, int number, int indent)
{
    ASSERT(number >= 0);
    const ennead_se_chains *chains = &t->step->chains[number];
    node_set set = {{0}};

    if (chains->shape == ENNEAD_SE_SHAPE_CONTRADICTION) {
        for (size_t i = 0; i < chains->end_count; i++)
            add_ancestors(&set, chains, chains->ends[i]);
        add_line(t->p, indent);
        describe_numbered(t->p, chains, &set, indent);
        add_line(t->p, indent);
        SAY(t->p, SE_NOT_BOTH, SAY_NUMBER(number_of(&set, chains->ends[0])),
            SAY_NUMBER(number_of(&set, chains->ends[chains->end_count - 1])));
    } else {
        for (size_t i = 0; i < chains->end_count; i++) {
            memset(&set, 0, sizeof set);
            add_ancestors(&set, chains, chains->ends[i]);
            add_line(t->p, indent);
            describe_list(t, chains, &set, indent);
        }
    }
    describe_nested(t, chains, indent + FARTHER);
}

/* Whether a candidate is false when a node's candidate is true. */
static bool excludes(const ennead_se_node *node, int cell, int digit)
{
    return node->cell == cell ? node->digit != digit
                              : node->digit == digit && (peers[cell] & CELL(node->cell)) != 0;
}

/* The first node that is on, or off, and excludes a candidate; NULL if there is none. */
static const ennead_se_node *node_against(const ennead_se_chains *loop, int on, int cell, int digit)
{
    for (size_t i = 0; i < loop->node_count; i++)
        if (loop->nodes[i].on == on && excludes(&loop->nodes[i], cell, digit))
            return &loop->nodes[i];
    return NULL;
}

/* The cells among `set` where a digit is excluded by the same two nodes as in the first of them. */
static cells alike(const ennead_se_chains *loop, int digit, cells set)
{
    const int first = lowest_cell(set);
    const ennead_se_node *on = node_against(loop, 1, first, digit);
    const ennead_se_node *off = node_against(loop, 0, first, digit);
    cells found = 0;

    FOR_EACH_CELL(rest, set) {
        const int cell = lowest_cell(rest);
        if (node_against(loop, 1, cell, digit) == on && node_against(loop, 0, cell, digit) == off)
            found |= CELL(cell);
    }
    return found;
}

/* What a loop eliminates: each time a node that is on and one that is off, of which one is true. */
static void describe_loop_effect(text_buffer *p, const ennead_se_step *step)
{
    const ennead_se_chains *loop = &step->chains[0];
    const char *between = "";

    FOR_ALL_DIGITS(digit) {
        cells left = cells_of_set(step->removed[digit]);
        while (left != 0) {
            const cells gone = alike(loop, digit, left);
            const ennead_se_node *on = node_against(loop, 1, lowest_cell(gone), digit);
            const ennead_se_node *off = node_against(loop, 0, lowest_cell(gone), digit);
            buffer_text(p, between);
            if (on != NULL && off != NULL)
                SAY(p, SE_LOOP_EITHER, SAY_CELL(on->cell), SAY_DIGIT(on->digit),
                    SAY_CELL(off->cell), SAY_DIGIT(off->digit));
            SAY(p, ELIMINATED, SAY_DIGIT(digit), SAY_CELLS(gone));
            between = ". ";
            left &= ~gone;
        }
    }
}

void describe_se_chains(text_buffer *p, const ennead_se_step *step)
{
    chain_outline t = {.p = p, .step = step, .described = {true}};

    describe_shape(p, &step->chains[0]);
    if (step->chains[0].shape == ENNEAD_SE_SHAPE_LOOP) {
        describe_loop_effect(p, step);
    } else {
        if (is_refutation(&step->chains[0]))
            SAY_ONLY(p, AND_SO);
        else
            buffer_character(p, ' ');
        describe_se_effect(p, step);
    }
    buffer_character(p, '.');
    describe_chains(&t, 0, FARTHER);
}
