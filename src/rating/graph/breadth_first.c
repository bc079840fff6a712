/* SPDX-License-Identifier: MIT */
/*
 * Finds the paths of loops and forcing chains in Sudoku Explainer's order: layer by layer, all
 * candidates that are on before all that are off. A search for loops visits an off candidate once
 * for each way that leads to it (but never twice on one path), an on candidate only once. A search
 * for forcing chains visits each only once.
 */

#include "rating/graph/breadth_first.h"

#include <string.h>

typedef struct wave {
    chain_graph *graph;
    search_entry *entries;
    int count;
    uint64_t on[MOST_WORDS], off[MOST_WORDS];
} wave;

static bool add_to_set(uint64_t *set, int number)
{
    const uint64_t bit = (uint64_t)1 << number % 64;
    const bool fresh = (set[number / 64] & bit) == 0;

    set[number / 64] |= bit;
    return fresh;
}

static void add_entry(wave *w, int number, int parent, chain_cause cause)
{
    w->entries[w->count++] = (search_entry){
        .number = (uint16_t)number, .parent = (uint16_t)parent, .cause = (uint8_t)cause};
}

/* The bit for a candidate in the summary of a path. */
static uint64_t summary_bit(int number)
{
    return (uint64_t)1 << number % 64;
}

/* The node for a candidate that is on, or off. */
static chain_node node_of(const chain_graph *graph, int number, unsigned state)
{
    return (chain_node)(graph->candidate[number] + (state == NODE_ON ? FIRST_ON : 0));
}

/* Writes the path from `end` back to the start, through `entry`, from which `end` follows. */
static void lay_path(chain_path *path, const wave *w, chain_node end, chain_cause cause, int entry)
{
    unsigned state = end < FIRST_ON ? NODE_ON : NODE_OFF;

    path->nodes[0] = end;
    path->causes[0] = (uint8_t)cause;
    path->count = 1;
    for (;; state ^= NODE_ON ^ NODE_OFF, entry = w->entries[entry].parent) {
        const search_entry *at = &w->entries[entry];

        path->nodes[path->count] = node_of(w->graph, at->number, state);
        path->causes[path->count++] = at->cause;
        if (at->cause == CAUSE_NONE)
            return;
    }
}

static bool is_behind(const wave *w, int entry, int number)
{
    if ((w->entries[entry].behind & summary_bit(number)) == 0)
        return false;
    /* Entries alternate between on and off, and only off candidates are looked for. */
    while (w->entries[entry].cause != CAUSE_NONE) {
        entry = w->entries[entry].parent;
        if (w->entries[entry].number == number)
            return true;
        if (w->entries[entry].cause == CAUSE_NONE)
            return false;
        entry = w->entries[entry].parent;
    }
    return false;
}

/* Whether something new is on, or the loop is closed, when a candidate is off. */
static inline bool leads_on(const wave *w, int number, int source)
{
    const chain_graph *graph = w->graph;

    for (int i = 0; i < graph->strong_count[number]; i++) {
        const int to = graph->strong[number][i].to;

        if (to == source || !in_set(w->on, to))
            return true;
    }
    return false;
}

/* Adds what the entries of a layer of on candidates turn off, if it leads on. */
static void turn_off_from(wave *w, int begin, int end, int source)
{
    chain_graph *graph = w->graph;

    for (int entry = begin; entry < end; entry++) {
        const int number = w->entries[entry].number;

        if (graph->weak_count[number] == NOT_LISTED)
            list_weak_links(graph, number);
        for (int i = 0; i < graph->weak_count[number]; i++) {
            const int to = graph->weak[number][i].to;

            if (leads_on(w, to, source) && !is_behind(w, entry, to)) {
                add_entry(w, to, entry, graph->weak[number][i].cause);
                w->entries[w->count - 1].behind = w->entries[entry].behind | summary_bit(to);
            }
        }
    }
}

int find_loops(chain_paths *paths, chain_graph *graph, int source, int longest, loop_function tell,
               void *user)
{
    const chain_node start = node_of(graph, source, NODE_ON);
    wave w = {.graph = graph, .entries = paths->entries, .count = 0, .on = {0}};
    int nth = 0;

    add_to_set(w.on, source);
    add_entry(&w, source, 0, CAUSE_NONE);
    for (int begin = 0, links = 2; links <= longest && begin < w.count; links += 2) {
        const int middle = w.count;

        turn_off_from(&w, begin, middle, source);
        begin = w.count;
        for (int entry = middle; entry < begin; entry++) {
            const int number = w.entries[entry].number;

            for (int i = 0; i < graph->strong_count[number]; i++) {
                const chain_link link = graph->strong[number][i];

                if (link.to == source && links >= 4) {
                    lay_path(&paths->path, &w, start, link.cause, entry);
                    if (!tell(user, &paths->path, nth++))
                        return w.count;
                }
                if (add_to_set(w.on, link.to)) {
                    add_entry(&w, link.to, entry, link.cause);
                    w.entries[w.count - 1].behind = w.entries[entry].behind;
                }
            }
        }
    }
    return w.count;
}

/* The reason why a candidate that is on turns another off: the first that applies. */
static chain_cause weak_cause(int from, int to)
{
    const int a = candidate_cell(from), b = candidate_cell(to);

    if (a == b)
        return CAUSE_CELL;
    if (box_of(a) == box_of(b))
        return CAUSE_BOX;
    return row_of(a) == row_of(b) ? CAUSE_ROW : CAUSE_COLUMN;
}

static bool turn_neighbors_off(wave *w, chain_path *path, int entry, int source)
{
    chain_graph *graph = w->graph;
    const int number = w->entries[entry].number;

    if (!in_set(w->off, source) && in_set(&graph->sees[number * graph->words], source)) {
        lay_path(path, w, node_of(graph, source, NODE_OFF),
                 weak_cause(graph->candidate[number], graph->candidate[source]), entry);
        return true;
    }
    if (graph->weak_count[number] == NOT_LISTED)
        list_weak_links(graph, number);
    for (int i = 0; i < graph->weak_count[number]; i++)
        if (add_to_set(w->off, graph->weak[number][i].to))
            add_entry(w, graph->weak[number][i].to, entry, graph->weak[number][i].cause);
    return false;
}

static bool turn_partners_on(wave *w, chain_path *path, int entry, int source)
{
    chain_graph *graph = w->graph;
    const int number = w->entries[entry].number;

    for (int i = 0; i < graph->strong_count[number]; i++) {
        const chain_link link = graph->strong[number][i];

        if (link.to == source && !in_set(w->on, source)) {
            lay_path(path, w, node_of(graph, source, NODE_ON), link.cause, entry);
            return true;
        }
        if (add_to_set(w->on, link.to))
            add_entry(w, link.to, entry, link.cause);
    }
    return false;
}

void find_forcing_path(chain_paths *paths, chain_graph *graph, chain_node start)
{
    const int source = graph->number[candidate_of_node(start)];
    bool on = start >= FIRST_ON;
    wave w = {.graph = graph, .entries = paths->entries, .count = 0, .on = {0}};

    add_to_set(on ? w.on : w.off, source);
    add_entry(&w, source, 0, CAUSE_NONE);
    for (int begin = 0, end = 1; begin < end; begin = end, end = w.count, on = !on)
        for (int entry = begin; entry < end; entry++)
            if (on ? turn_neighbors_off(&w, &paths->path, entry, source)
                   : turn_partners_on(&w, &paths->path, entry, source))
                return;
}

/* ------------------------------------------------------------------------------------- losses */

void losses_of_loop(const chain_path *path, const chain_board *among, cells losses[10])
{
    cells on[10] = {0}, off[10] = {0}, own = 0;

    for (int i = 0; i < path->count - 1; i++) {
        const int candidate = candidate_of_node(path->nodes[i]), cell = candidate_cell(candidate);
        cells *seen = path->nodes[i] >= FIRST_ON ? on : off;

        seen[candidate_digit(candidate)] |= peers[cell];
        own |= CELL(cell);
    }
    FOR_ALL_DIGITS(digit) {
        losses[digit] = 0;
        FOR_EACH_CELL(rest, on[digit] & off[digit] & ~own)
            if ((among->of[lowest_cell(rest)] & digit_set(digit)) != 0)
                losses[digit] |= CELL(lowest_cell(rest));
    }
}
