/* SPDX-License-Identifier: MIT */
/*
 * Chains of the SE scale in words. First what is shown, then an outline: what is supposed, and what
 * follows from it. A chain in which each node follows from the one before is a single line; else its
 * nodes are numbered, a line each, which says on which of them it rests. A chain that is nested in
 * another stands under it, farther in:
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
#include <string.h>

#include "text/words/words_se.h"

enum {
    MOST_NODES = 1 << 16,
    WORD = 64,
    MOST_CHAINS = 256,
    FARTHER = 2, /* columns, of a chain that is nested */
};

/* A set of nodes of one chain. */
typedef struct node_set {
    uint64_t words[MOST_NODES / WORD];
} node_set;

typedef struct telling {
    phrase *p;
    const ennead_se_step *step;
    bool told[MOST_CHAINS];
} telling;

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

/* A node and all that it rests on; parents come first, but where a loop closes, and all of a loop
 * rests on itself. */
static void add_ancestors(node_set *set, const ennead_se_chains *chains, size_t end)
{
    node_set own = {{0}};

    if (chains->shape == ENNEAD_SE_LOOP) {
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

static void add_line(phrase *p, int indent)
{
    phrase_character(p, '\n');
    for (int i = 0; i < indent; i++)
        phrase_character(p, ' ');
}

static void tell_node(phrase *p, const ennead_se_node *node)
{
    phrase_format(p, node->on ? "%c is %d" : "%c is not %d", (int)node->cell, (int)node->digit);
}

/* Why a node follows, where that is not plain to see. */
static void tell_cause(phrase *p, const ennead_se_node *node)
{
    static const char *const patterns[] = {
        [ENNEAD_SE_BY_POINTING] = "pointing",         [ENNEAD_SE_BY_CLAIMING] = "claiming",
        [ENNEAD_SE_BY_HIDDEN_PAIR] = "a hidden pair", [ENNEAD_SE_BY_NAKED_PAIR] = "a naked pair",
        [ENNEAD_SE_BY_X_WING] = "an X-Wing",
    };

    if (node->cause == ENNEAD_SE_SAME_CELL && node->on)
        phrase_text(p, "its only digit");
    else if (node->cause == ENNEAD_SE_SAME_HOUSE && node->on)
        phrase_format(p, "its only place in %h", (int)node->house);
    else if (node->cause == ENNEAD_SE_SAME_CELL)
        phrase_text(p, "the cell is taken");
    else if (node->cause == ENNEAD_SE_SAME_HOUSE)
        phrase_format(p, "%h has it", (int)node->house);
    else if (node->cause == ENNEAD_SE_BY_CHAIN)
        phrase_format(p, "chain %n", (int)node->nested);
    else if (node->cause < sizeof patterns / sizeof patterns[0] && patterns[node->cause] != NULL)
        phrase_text(p, patterns[node->cause]);
}

/* Whether each node but the first follows from the one before it, and no other. */
static bool is_line(const ennead_se_chains *chains, const node_set *set)
{
    size_t before = MOST_NODES;

    for (size_t i = 0; i < chains->node_count; i++) {
        const ennead_se_node *node = &chains->nodes[i];
        if (!has_node(set, i))
            continue;
        if (node->cause > ENNEAD_SE_SAME_HOUSE ||
            (before != MOST_NODES &&
             (node->parent_count != 1 || chains->parents[node->first_parent] != before)))
            return false;
        before = i;
    }
    return true;
}

static void tell_in_line(phrase *p, const ennead_se_chains *chains, const node_set *set)
{
    int number = 0;

    for (size_t i = 0; i < chains->node_count; i++) {
        const ennead_se_node *node = &chains->nodes[i];
        if (!has_node(set, i))
            continue;
        phrase_text(p, number == 0 ? "If " : number == 1 ? ", then " : ", so ");
        tell_node(p, node);
        if (number++ > 0 && node->on) {
            phrase_text(p, " (");
            tell_cause(p, node);
            phrase_character(p, ')');
        }
    }
    phrase_character(p, '.');
}

static void tell_numbered(phrase *p, const ennead_se_chains *chains, const node_set *set,
                          int indent)
{
    int number = 0;

    for (size_t i = 0; i < chains->node_count; i++) {
        const ennead_se_node *node = &chains->nodes[i];
        const char *between = ", by ";
        if (!has_node(set, i))
            continue;
        if (number++ > 0)
            add_line(p, indent);
        phrase_format(p, "(%n) ", number);
        tell_node(p, node);
        phrase_text(p, node->cause == ENNEAD_SE_SUPPOSED ? ", supposed" : ": ");
        tell_cause(p, node);
        for (size_t k = 0; k < node->parent_count; k++) {
            const size_t parent = chains->parents[node->first_parent + k];
            phrase_format(p, "%t(%n)", between, number_of(set, parent));
            between = ", ";
        }
    }
}

static void tell_list(telling *t, const ennead_se_chains *chains, const node_set *set, int indent)
{
    size_t first = 0;

    if (is_line(chains, set)) {
        tell_in_line(t->p, chains, set);
        return;
    }
    while (!has_node(set, first))
        first++;
    phrase_text(t->p, "If ");
    tell_node(t->p, &chains->nodes[first]);
    phrase_character(t->p, ':');
    add_line(t->p, indent + FARTHER);
    tell_numbered(t->p, chains, set, indent + FARTHER);
}

/* --------------------------------------------------------------------------------------- chains */

/* What a chain shows, in a sentence, and where it ends. */
static void tell_shape(phrase *p, const ennead_se_chains *chains)
{
    const int cell = chains->cell, digit = chains->digit, house = chains->house;

    switch (chains->shape) {
    case ENNEAD_SE_LOOP:
        phrase_text(p, "Each of these follows from the one before, and the first from the last, so "
                       "they are all true or all false, and either way the same follows:");
        return;
    case ENNEAD_SE_FORCING:
        phrase_text(p, "What is supposed leads to its opposite:");
        return;
    case ENNEAD_SE_CONTRADICTION:
        phrase_format(p, "If %c %t %d, a contradiction follows:", cell,
                      chains->nodes[0].on ? "were" : "were not", digit);
        return;
    case ENNEAD_SE_REDUCTION:
        phrase_format(p, "Whether %c is %d or not, the same follows:", cell, digit);
        return;
    case ENNEAD_SE_HOUSE:
        phrase_format(p, "Wherever %d is in %h, the same follows:", digit, house);
        return;
    case ENNEAD_SE_CELL:
        phrase_format(p, "Whatever %c holds, the same follows:", cell);
        return;
    }
}

static void tell_chains(telling *t, int number, int indent);

/* The chains that nodes of this one rest on, each once. */
static void tell_nested(telling *t, const ennead_se_chains *chains, int indent)
{
    for (size_t i = 0; i < chains->node_count; i++) {
        const ennead_se_node *node = &chains->nodes[i];
        if (node->cause != ENNEAD_SE_BY_CHAIN || node->nested >= t->step->chain_count ||
            t->told[node->nested])
            continue;
        const ennead_se_chains *nested = &t->step->chains[node->nested];
        t->told[node->nested] = true;
        add_line(t->p, indent);
        phrase_format(t->p, "Chain %n, %t (%n.%n): ", (int)node->nested,
                      ennead_se_name((int)nested->technique), nested->rating / 10,
                      nested->rating % 10);
        tell_shape(t->p, nested);
        tell_chains(t, node->nested, indent + FARTHER);
    }
}

/* The outline of chain `number` of the step, each line behind `indent` blanks. */
static void tell_chains(telling *t, int number, int indent)
{
    const ennead_se_chains *chains = &t->step->chains[number];
    node_set set = {{0}};

    if (chains->shape == ENNEAD_SE_CONTRADICTION) {
        for (size_t i = 0; i < chains->end_count; i++)
            add_ancestors(&set, chains, chains->ends[i]);
        add_line(t->p, indent);
        tell_numbered(t->p, chains, &set, indent);
        add_line(t->p, indent);
        phrase_format(t->p, "(%n) and (%n) cannot both be.", number_of(&set, chains->ends[0]),
                      number_of(&set, chains->ends[chains->end_count - 1]));
    } else {
        for (size_t i = 0; i < chains->end_count; i++) {
            memset(&set, 0, sizeof set);
            add_ancestors(&set, chains, chains->ends[i]);
            add_line(t->p, indent);
            tell_list(t, chains, &set, indent);
        }
    }
    tell_nested(t, chains, indent + FARTHER);
}

void tell_se_chains(phrase *p, const ennead_se_step *step)
{
    telling t = {.p = p, .step = step, .told = {true}};

    tell_shape(p, &step->chains[0]);
    phrase_character(p, ' ');
    phrase_se_effect(p, step);
    phrase_character(p, '.');
    tell_chains(&t, 0, FARTHER);
}
