/* SPDX-License-Identifier: MIT */
/*
 * Builds the links of grouped chains, once for each state in which a technique asks for them, and
 * searches along them.
 */
#include "logic/grouped_links.h"

#include <string.h>

#include "grid/assertions.h"
#include "grid/bits.h"
#include "logic/finder.h"

/* --------------------------------------------------------------------------------------- nodes */

/* The node with exactly these cells, or -1. */
static int find_node(const grouped_links *n, int digit, cells where)
{
    ASSERT(digit_in_range(digit));
    ASSERT(within_grid(where));
    for (int node = n->first[digit]; node >= 0; node = n->nodes[node].next) {
        if (n->nodes[node].cells == where)
            return node;
        if (n->nodes[node].next == 0)
            break;
    }
    return -1;
}

static void add_grouped_node(grouped_links *n, int digit, cells where)
{
    ASSERT(digit_in_range(digit));
    ASSERT(within_grid(where));
    if (n->count == MOST_GROUPED_NODES || find_node(n, digit, where) >= 0)
        return;
    n->nodes[n->count] =
        (grouped_node){.cells = where, .seen = common_peers(where), .digit = (uint8_t)digit};
    if (n->first[digit] < 0)
        n->first[digit] = n->count;
    else
        n->nodes[n->last[digit]].next = (uint16_t)n->count;
    n->last[digit] = n->count++;
}

static void add_singles(grouped_links *n, const marks *m)
{
    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, m->candidates[digit])
            add_grouped_node(n, digit, CELL(lowest_cell(rest)));
}

static void add_groups(grouped_links *n, const marks *m)
{
    FOR_ALL_DIGITS(digit)
        for (int line = 0; line < FIRST_BOX; line++)
            for (int box = FIRST_BOX; box < HOUSES; box++) {
                const cells group = m->candidates[digit] & house_cells[line] & house_cells[box];
                if (without_lowest_cell(group) != 0)
                    add_grouped_node(n, digit, group);
            }
}

static void add_sets(grouped_links *n, const marks *m, const almost_table *t)
{
    for (int i = 0; i < t->count; i++)
        FOR_EACH_DIGIT(rest, t->list[i].digits)
            add_grouped_node(n, lowest_digit(rest), places_in(m, &t->list[i], lowest_digit(rest)));
}

/* --------------------------------------------------------------------------------------- links */

static void add_strong(grouped_links *n, int from, int to, int set)
{
    if (to >= 0 && n->strong_count < MOST_STRONG)
        n->found[n->strong_count++] = (strong_link){(uint16_t)from, (uint16_t)to, (int16_t)set};
}

/* Adds the strong links of a node within its houses and its cell. */
static void link_plainly(grouped_links *n, const marks *m, int from)
{
    const grouped_node *node = &n->nodes[from];
    const int first = lowest_cell(node->cells);
    const int houses[3] = {row_of(first), FIRST_COLUMN + column_of(first),
                           FIRST_BOX + box_of(first)};
    cells linked[3] = {0};

    for (int i = 0; i < 3; i++) {
        if ((node->cells & ~house_cells[houses[i]]) != 0)
            continue;
        linked[i] = m->candidates[node->digit] & house_cells[houses[i]] & ~node->cells;
        if (linked[i] != 0 && (i == 0 || linked[i] != linked[0]) &&
            (i != 2 || linked[i] != linked[1]))
            add_strong(n, from, find_node(n, node->digit, linked[i]), NO_SET);
    }
    if (is_single(node) && (m->pairs & node->cells) != 0) {
        const digits other = m->of[first] & (digits)~digit_set(node->digit);
        add_strong(n, from, find_node(n, lowest_digit(other), node->cells), NO_SET);
    }
}

/* Adds the strong links within almost locked sets of two or more cells. */
static void link_in_sets(grouped_links *n, const marks *m, const almost_table *t)
{
    for (int i = 0; i < t->count; i++) {
        const almost *set = &t->list[i];
        if (without_lowest_cell(set->cells) == 0)
            continue;
        FOR_EACH_DIGIT(xs, set->digits) {
            const int x = lowest_digit(xs), from = find_node(n, x, places_in(m, set, x));
            FOR_EACH_DIGIT(zs, set->digits) {
                const int z = lowest_digit(zs);
                if (z != x && from >= 0)
                    add_strong(n, from, find_node(n, z, places_in(m, set, z)), i);
            }
        }
    }
}

/* Sorts the strong links by the node where they begin, and keeps the order for each node. */
static void sort_strong(grouped_links *n)
{
    uint16_t at[MOST_GROUPED_NODES + 1] = {0};

    for (int i = 0; i < n->strong_count; i++)
        at[n->found[i].from + 1]++;
    for (int node = 0; node < n->count; node++) {
        at[node + 1] = (uint16_t)(at[node + 1] + at[node]);
        n->nodes[node].first_strong = at[node];
    }
    for (int i = 0; i < n->strong_count; i++)
        n->strong[at[n->found[i].from]++] = n->found[i];
}

static void link_weakly(grouped_links *n, int from)
{
    const grouped_node *node = &n->nodes[from];
    uint64_t *row = n->weak[from];

    memset(row, 0, sizeof n->weak[from]);
    FOR_ALL_DIGITS(digit)
        for (int to = n->first[digit]; to >= 0; to = n->nodes[to].next) {
            const grouped_node *other = &n->nodes[to];
            const bool linked = digit == node->digit
                                    ? (other->cells & ~node->seen) == 0
                                    : is_single(node) && other->cells == node->cells;
            row[to / 64] |= (uint64_t)linked << (to % 64);
            if (other->next == 0)
                break;
        }
}

const grouped_links *grouped_links_of(const hunt *h, grouped_links_kind kind)
{
    grouped_links *n = &h->finder->tables.grouped;
    const marks *m = h->marks;
    const almost_table *sets = kind == WITH_SETS ? almost_of(h) : NULL;

    if (h->finder->has_grouped_links == kind)
        return n;
    h->finder->has_grouped_links = kind;
    n->count = n->strong_count = 0;
    FOR_ALL_DIGITS(digit)
        n->first[digit] = -1;
    add_singles(n, m);
    add_groups(n, m);
    if (sets != NULL)
        add_sets(n, m, sets);
    for (int node = 0; node < n->count; node++)
        link_plainly(n, m, node);
    if (sets != NULL)
        link_in_sets(n, m, sets);
    sort_strong(n);
    for (int node = 0; node < n->count; node++)
        link_weakly(n, node);
    return n;
}

/* -------------------------------------------------------------------------------------- search */

/* The nodes to continue from, in order. */
typedef struct front {
    int count;
    uint16_t nodes[2 * MOST_GROUPED_NODES];
    uint8_t sides[2 * MOST_GROUPED_NODES];
} front;

static void reach(grouped_search *t, front *f, int node, standing side, int parent, int depth)
{
    ASSERT(node >= 0);
    ASSERT(parent >= 0);
    ASSERT(depth >= 0);
    t->reached[side][node / 64] |= (uint64_t)1 << (node % 64);
    t->parent[side][node] = (uint16_t)parent;
    t->depth[side][node] = (uint8_t)depth;
    f->nodes[f->count] = (uint16_t)node;
    f->sides[f->count++] = (uint8_t)side;
}

/* Follows the weak links from a node that is on to nodes that are off. */
static void go_weak(grouped_search *t, front *f, int node, int depth)
{
    ASSERT(node >= 0);
    ASSERT(depth >= 0);
    const uint64_t *row = t->links->weak[node];

    for (int word = 0; 64 * word < t->links->count; word++)
        FOR_EACH_BIT(rest, row[word] & ~t->reached[STANDS_OFF][word])
            reach(t, f, 64 * word + lowest_bit(rest), STANDS_OFF, node, depth);
}

/* Follows the strong links from a node that is off to nodes that are on. */
static void go_strong(grouped_search *t, front *f, int node, int depth)
{
    ASSERT(node >= 0);
    ASSERT(depth >= 0);
    const grouped_links *n = t->links;
    const int end = node + 1 < n->count ? n->nodes[node + 1].first_strong : n->strong_count;

    for (int i = n->nodes[node].first_strong; i < end; i++) {
        const strong_link *link = &n->strong[i];
        if (is_reached(t, link->to, STANDS_ON))
            continue;
        t->set[link->to] = link->set;
        reach(t, f, link->to, STANDS_ON, node, depth);
    }
}

void follow_grouped_links(grouped_search *t, const grouped_links *links, int start, standing side,
                          int most)
{
    front f;

    f.count = 0;
    t->links = links;
    t->start = start;
    t->side = side;
    memset(t->reached, 0, sizeof t->reached);
    reach(t, &f, start, side, start, 0);
    for (int i = 0; i < f.count; i++) {
        const int node = f.nodes[i];
        const int depth = t->depth[f.sides[i]][node] + 1;
        if (depth > most)
            return;
        if (f.sides[i] == STANDS_ON)
            go_weak(t, &f, node, depth);
        else
            go_strong(t, &f, node, depth);
    }
}

void put_grouped_chain(ennead_step *step, const hunt *h, const grouped_search *t, int end,
                       standing side)
{
    int node = end;

    step->node_count = (uint8_t)(t->depth[side][end] + 1);
    for (int i = step->node_count - 1; i >= 0; i--) {
        const grouped_node *at = &t->links->nodes[node];
        step->nodes[i] = (ennead_chain_node){
            .cells = set_of_cells(at->cells), .digit = at->digit, .on = side == STANDS_ON};
        step->digits |= digit_set(at->digit);
        add_cells(&step->cells, at->cells);
        if (i > 0 && side == STANDS_ON && t->set[node] != NO_SET) {
            const almost *set = &almost_of(h)->list[t->set[node]];
            step->nodes[i].within = set_of_cells(set->cells);
            step->nodes[i].held = set->digits;
            add_cells(&step->cells, set->cells);
        }
        node = t->parent[side][node];
        side = side == STANDS_ON ? STANDS_OFF : STANDS_ON;
    }
}
