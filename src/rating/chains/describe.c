/* SPDX-License-Identifier: MIT */
/*
 * Describes a hint. A run does not keep the nested chains in it, only what they eliminated. So the
 * runs of the chosen hint are followed once more; when one comes to a nested chain that the hint
 * rests on, that chain is described at once, and in the same way what is nested in it. Finally the
 * chains are numbered in the order in which a reader of the nodes comes to them.
 */

#include "rating/chains/describe.h"

#include <string.h>

#include "rating/base/scale.h"
#include "rating/chains/ancestors.h"
#include "rating/chains/chain_search.h"
#include "rating/chains/memory.h"
#include "rating/chains/run.h"

/* Half of the space is reserved for the hint itself, whose nodes are written after what is
 * nested. */
static bool has_room(const chain_description *t)
{
    return t->chain_count < MOST_DESCRIBED && t->node_count < MOST_DESCRIBED_NODES / 2 &&
           t->parent_count < MOST_DESCRIBED_PARENTS / 2 && t->end_count < MOST_DESCRIBED_ENDS / 2;
}

static void describe(ennead_se_chains *chains, const chain_hint *hint)
{
    chains->technique = technique_of(hint);
    chains->rating =
        ennead_se_technique_rating((int)chains->technique) + se_length_surcharge(hint->complexity);
    chains->shape = (ennead_se_shape)hint->shape;
    chains->cell = chains->digit = chains->house = 0;
    if (hint->shape == ENNEAD_SE_SHAPE_CELL) {
        chains->cell = (uint8_t)hint->source;
    } else if (hint->shape == ENNEAD_SE_SHAPE_HOUSE) {
        chains->house = (uint8_t)(hint->source / 10);
        chains->digit = (uint8_t)(hint->source % 10);
    } else {
        chains->cell = (uint8_t)candidate_cell(candidate_of_node(hint->source));
        chains->digit = (uint8_t)candidate_digit(candidate_of_node(hint->source));
    }
}

static ennead_se_node node_of(const chain_tables *tables, chain_node node, int cause)
{
    const int candidate = candidate_of_node(node), cell = candidate_cell(candidate);
    ennead_se_node public_node = {.cell = (uint8_t)cell,
                                  .digit = (uint8_t)candidate_digit(candidate),
                                  .on = node >= FIRST_ON,
                                  .cause = ENNEAD_SE_NODE_CAUSE_SUPPOSED};

    if (cause == CAUSE_CELL) {
        public_node.cause = ENNEAD_SE_NODE_CAUSE_CELL;
    } else if (cause >= CAUSE_BOX && cause <= CAUSE_COLUMN) {
        public_node.cause = ENNEAD_SE_NODE_CAUSE_HOUSE;
        public_node.house = tables->spots[cell].house[cause - CAUSE_BOX];
    }
    return public_node;
}

/* --------------------------------------------------------------------------------------- paths */

static void tell_path(chain_search *s, ennead_se_chains *chains)
{
    chain_description *t = &s->memory->description;
    const chain_path *path = &s->memory->paths.path;
    const bool loop = chains->shape == ENNEAD_SE_SHAPE_LOOP;
    const int count = path->count - (loop ? 1 : 0);

    for (int i = 0; i < count; i++) {
        const int at = loop && i == 0 ? 0 : path->count - 1 - i; /* a path begins with its end */
        ennead_se_node *node = &t->nodes[t->node_count++];

        *node = node_of(&s->memory->tables, path->nodes[at], path->causes[at]);
        node->first_parent = (uint32_t)i;
        node->parent_count = i > 0 || loop;
        t->parents[t->parent_count++] = (uint16_t)(i > 0 ? i - 1 : count - 1);
    }
    t->ends[t->end_count++] = (uint16_t)(loop ? 0 : count - 1);
    chains->node_count = (size_t)count;
    chains->end_count = 1;
}

/* -------------------------------------------------------------------------------------- graphs */

/* Nodes of one run that are being copied into a graph. */
typedef struct graph {
    chain_search *s;
    const chain_run *run;
    size_t first_node, first_parent;
    uint16_t number_of[NODES];
} graph;

static bool add_node(graph *g, chain_node node)
{
    chain_description *t = &g->s->memory->description;
    const chain_reason reason = g->run->reasons[node];
    chain_node parents[CANDIDATES];
    const int count = parents_of_node(g->s, g->run, node, parents);
    ennead_se_node *public_node = &t->nodes[t->node_count];

    if (t->node_count == MOST_DESCRIBED_NODES ||
        t->parent_count + (size_t)count > MOST_DESCRIBED_PARENTS)
        return false;
    *public_node = node_of(&g->s->memory->tables, node, reason.cause);
    if (reason.cause == CAUSE_RULE) {
        const chain_rule *rule = &g->run->rules[reason.link];

        public_node->cause = rule->cause;
        public_node->house = rule->house;
        public_node->nested = rule->description;
    }
    public_node->parent_count = (uint16_t)count;
    public_node->first_parent = (uint32_t)(t->parent_count - g->first_parent);
    for (int i = 0; i < count; i++)
        t->parents[t->parent_count++] = g->number_of[parents[i]];
    g->number_of[node] = (uint16_t)(t->node_count++ - g->first_node);
    return true;
}

static bool follows_from_told(const graph *g, chain_node node)
{
    chain_node parents[CANDIDATES];
    const int count = parents_of_node(g->s, g->run, node, parents);

    for (int i = 0; i < count; i++)
        if (g->number_of[parents[i]] == NOT_DESCRIBED)
            return false;
    return true;
}

/* The next node of one of a run's lists that is needed but not yet written. */
static int next_needed(const graph *g, const uint8_t *needed, const uint16_t *list, int count,
                       int first_node, int at)
{
    while (at < count &&
           (!needed[first_node + list[at]] || g->number_of[first_node + list[at]] != NOT_DESCRIBED))
        at++;
    return at;
}

/* Writes a node and, before it, all that it follows from. Returns false if there is no space. Both
 * lists of a run are in the order in which nodes were found, so one of the two next nodes can
 * always be written. */
static bool add_graph(graph *g, chain_node end)
{
    const chain_run *run = g->run;
    uint8_t needed[NODES] = {0};
    chain_node *found = g->s->memory->found;
    const int count = gather_ancestors(g->s, run, end, NODES, found);
    int on = 0, off = 0;

    for (int i = 0; i < count; i++)
        needed[found[i]] = 1;
    needed[end] = 0;
    for (;;) {
        on = next_needed(g, needed, run->on, run->on_count, FIRST_ON, on);
        off = next_needed(g, needed, run->off, run->off_count, 0, off);
        if (on == run->on_count && off == run->off_count)
            break;
        const bool take_on =
            on < run->on_count &&
            (off == run->off_count || follows_from_told(g, (chain_node)(FIRST_ON + run->on[on])));
        if (!add_node(g, (chain_node)(take_on ? FIRST_ON + run->on[on] : run->off[off])))
            return false;
    }
    return g->number_of[end] != NOT_DESCRIBED || add_node(g, end);
}

/* Writes graphs; if there is no space for one it is left out. */
static void add_graphs(chain_search *s, ennead_se_chains *chains, const chain_end *ends, int count)
{
    chain_description *t = &s->memory->description;
    graph g = {.s = s, .run = NULL, .first_node = t->node_count, .first_parent = t->parent_count};

    for (int i = 0; i < count; i++) {
        if (i == 0 || ends[i].run != ends[i - 1].run)
            for (int node = 0; node < NODES; node++)
                g.number_of[node] = NOT_DESCRIBED;
        g.run = ends[i].run;
        if (!add_graph(&g, ends[i].node))
            return;
        t->ends[t->end_count++] = g.number_of[ends[i].node];
    }
    chains->node_count = t->node_count - g.first_node;
    chains->end_count = (size_t)count;
}

/* -------------------------------------------------------------------------------------- nested */

/* Finds the rules with nested chains that the chains to these ends rest on, in one run. Returns
 * false if there are none. */
static bool gather_nested(chain_search *s, const chain_run *run, const chain_end *ends, int count,
                          uint8_t wanted[MOST_RULES])
{
    chain_node *found = s->memory->found;
    bool any = false;

    memset(wanted, 0, MOST_RULES);
    for (int i = 0; i < count; i++) {
        if (ends[i].run != run)
            continue;
        const int nodes = gather_ancestors(s, run, ends[i].node, NODES, found);
        for (int j = 0; j < nodes; j++) {
            const chain_reason reason = run->reasons[found[j]];

            if (reason.cause == CAUSE_RULE && run->rules[reason.link].complexity != 0)
                wanted[reason.link] = any = true;
        }
    }
    return any;
}

/* Follows the runs of a hint again, to describe what is nested in its chains. */
static void tell_nested(chain_search *s, const chain_end *ends, int count)
{
    chain_slots *slots = &s->memory->slots[s->depth];
    uint8_t wanted[MOST_RULES];

    for (int i = 0; i < count; i++) {
        chain_run *run = &slots->runs[slots->slot_of[ends[i].run->start]];
        bool followed = false;

        for (int j = 0; j < i; j++)
            followed |= ends[j].run == run;
        if (followed || !gather_nested(s, run, ends, count, wanted))
            continue;
        s->wanted_rules = wanted;
        begin_chain(s, run, run->start);
        finish_chain(s, run);
        s->wanted_rules = NULL;
    }
}

int describe_hint(chain_search *s, const chain_hint *hint)
{
    chain_description *t = &s->memory->description;
    const size_t number = t->chain_count;
    ennead_se_chains *chains = &t->chains[number];
    chain_end ends[9];
    int count = 0;

    if (number != 0 && !has_room(t))
        return 0;
    t->chain_count++;
    describe(chains, hint);
    if (hint->level != SE_CYCLES) {
        count = ends_of_hint(s, hint, ends);
        if (s->level > SE_PLUS)
            tell_nested(s, ends, count);
    }
    chains->nodes = &t->nodes[t->node_count];
    chains->parents = &t->parents[t->parent_count];
    chains->ends = &t->ends[t->end_count];
    chains->node_count = chains->end_count = 0;
    if (hint->level == SE_CYCLES)
        tell_path(s, chains);
    else
        add_graphs(s, chains, ends, count);
    return (int)number;
}

/* -------------------------------------------------------------------------------------- numbers */

enum { NO_NUMBER = UINT8_MAX };

typedef struct numbering {
    chain_description *description;
    uint8_t number_of[MOST_DESCRIBED]; /* the final number of each chain, by its index */
    uint8_t next;
} numbering;

/* Numbers a chain, and then what is nested in it, in the order in which its nodes refer to that. */
static void number_chain(numbering *n, size_t chain)
{
    const ennead_se_chains *chains = &n->description->chains[chain];

    n->number_of[chain] = n->next++;
    for (size_t i = 0; i < chains->node_count; i++) {
        const ennead_se_node *node = &chains->nodes[i];

        if (node->cause == ENNEAD_SE_NODE_CAUSE_CHAIN && n->number_of[node->nested] == NO_NUMBER)
            number_chain(n, node->nested);
    }
}

void finish_description(chain_description *t)
{
    numbering n = {.description = t};
    uint8_t *number_of = n.number_of;

    memset(number_of, NO_NUMBER, sizeof n.number_of);
    for (size_t i = 0; i < t->chain_count; i++)
        if (number_of[i] == NO_NUMBER)
            number_chain(&n, i);
    for (size_t i = 0; i < t->node_count; i++)
        if (t->nodes[i].cause == ENNEAD_SE_NODE_CAUSE_CHAIN)
            t->nodes[i].nested = number_of[t->nodes[i].nested];
    for (size_t i = 0; i < t->chain_count; i++)
        while (number_of[i] != i) {
            const uint8_t to = number_of[i];
            const ennead_se_chains chains = t->chains[to];

            t->chains[to] = t->chains[i];
            t->chains[i] = chains;
            number_of[i] = number_of[to];
            number_of[to] = to;
        }
}

void begin_description(chain_description *t)
{
    t->chain_count = t->node_count = t->parent_count = t->end_count = 0;
}
