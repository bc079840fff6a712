/* SPDX-License-Identifier: MIT */
/*
 * The search goes level by level: all states that one more step leads to, each once, then the most
 * promising of them. Singles cost nothing, so a state is looked at when all of them are made.
 */
#include "cli/explain/fewest.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "cli/base/signals.h"

enum { KEPT = 40 }; /* of the states that are more than one step away */

struct few_node {
    ennead_state state;
    uint64_t hash;
    size_t parent; /* its number; of the start, its own */
    ennead_technique technique;
    unsigned candidates; /* left */
};

struct few_search {
    const struct fewest *wanted;
    struct few_node *nodes;
    size_t count, room;
    size_t first, end; /* the nodes of this level, which are done one after the other */
    size_t at;         /* the one that is being done */
    bool solved, enough, failed, over;
};

static uint64_t hash_of(const ennead_state *state)
{
    uint64_t hash = 1469598103934665603u;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        hash = (hash ^ state->values[cell]) * 1099511628211u;
        hash = (hash ^ state->candidates[cell]) * 1099511628211u;
    }
    return hash;
}

static unsigned candidates_of(const ennead_state *state)
{
    unsigned count = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (state->values[cell] == 0)
            count += (unsigned)__builtin_popcount(state->candidates[cell]);
    return count;
}

/* The path to a node, and one step more. */
static void make_path(const struct few_search *search, size_t node, const struct few_step *last,
                      struct few_steps *path)
{
    path->count = last != NULL;
    for (size_t i = node; search->nodes[i].parent != i; i = search->nodes[i].parent)
        path->count++;
    int at = path->count;
    if (last != NULL)
        path->steps[--at] = *last;
    for (size_t i = node; search->nodes[i].parent != i; i = search->nodes[i].parent)
        path->steps[--at] = (struct few_step){search->nodes[i].technique, search->nodes[i].hash};
}

static void add_node(struct few_search *search, const struct few_node *node)
{
    for (size_t i = 0; i < search->count; i++)
        if (search->nodes[i].hash == node->hash)
            return;
    if (search->count == search->room) {
        const size_t room = 2 * search->room + 64;
        struct few_node *more = realloc(search->nodes, room * sizeof *more);
        if (more == NULL) {
            search->failed = true;
            return;
        }
        search->nodes = more;
        search->room = room;
    }
    search->nodes[search->count++] = *node;
}

/* A step from the node that is being done. */
static bool take_step(void *user, const ennead_step *step)
{
    struct few_search *search = user;
    const struct fewest *wanted = search->wanted;
    struct few_node next = {.state = search->nodes[search->at].state,
                            .parent = search->at,
                            .technique = step->technique};
    ennead_state_apply(&next.state, step);
    const ennead_rating_end end = ennead_expand_state(&next.state, ENNEAD_EXPANSION_SINGLES);
    if (end == ENNEAD_RATING_END_SOLVED) {
        struct few_steps path;
        struct few_step last = {step->technique, 0};
        ennead_state before = search->nodes[search->at].state;
        ennead_state_apply(&before, step);
        last.after = hash_of(&before);
        make_path(search, search->at, &last, &path);
        search->solved = true;
        search->enough = !wanted->report(wanted->user, &path) || !wanted->all || path.count > 2;
        return !search->enough;
    }
    if (end == ENNEAD_RATING_END_STUCK && !search->solved) {
        next.hash = hash_of(&next.state);
        next.candidates = candidates_of(&next.state);
        add_node(search, &next);
    }
    search->over = time_limit_is_over(wanted->limit) || signals_stopped();
    return !search->over && !search->failed;
}

static int by_candidates(const void *a, const void *b)
{
    const struct few_node *one = a, *other = b;
    if (one->candidates != other->candidates)
        return one->candidates < other->candidates ? -1 : 1;
    return (one->hash > other->hash) - (one->hash < other->hash);
}

/* Does all nodes of a level. */
static void do_level(struct few_search *search, const ennead_technique_set *techniques)
{
    for (search->at = search->first;
         search->at < search->end && !search->enough && !search->failed && !search->over;
         search->at++) {
        const ennead_state state = search->nodes[search->at].state;
        ennead_step_all(search->wanted->finder, &state, techniques, take_step, search);
    }
}

/* Makes the nodes after this level the next one. Returns false if there are none. */
static bool next_level(struct few_search *search, size_t most)
{
    search->first = search->end;
    qsort(search->nodes + search->first, search->count - search->first, sizeof *search->nodes,
          by_candidates);
    if (search->count - search->first > most)
        search->count = search->first + most;
    search->end = search->count;
    return search->end > search->first;
}

static ennead_technique_set singles(void)
{
    ennead_technique_set set = {{0}};
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
        if (ennead_technique_info(i)->family == ENNEAD_FAMILY_SINGLES)
            set.words[i / 64] |= (uint64_t)1 << (i % 64);
    return set;
}

enum fewest_end fewest_find(const struct fewest *wanted, const ennead_state *state)
{
    const ennead_technique_set free_ones = singles();
    ennead_technique_set techniques = *wanted->techniques;
    struct few_search search = {.wanted = wanted};
    struct few_node start = {.state = *state};
    struct few_steps none = {.count = 0};
    for (size_t i = 0; i < sizeof techniques.words / sizeof techniques.words[0]; i++)
        techniques.words[i] &= ~free_ones.words[i];
    const ennead_rating_end end = ennead_expand_state(&start.state, ENNEAD_EXPANSION_SINGLES);
    if (end == ENNEAD_RATING_END_SOLVED) {
        (void)wanted->report(wanted->user, &none);
        return FEWEST_FOUND;
    }
    start.hash = hash_of(&start.state);
    if (end == ENNEAD_RATING_END_STUCK)
        add_node(&search, &start);
    for (int level = 0; level < wanted->most && !search.solved && !search.over; level++) {
        if (search.failed || !next_level(&search, level < 2 ? SIZE_MAX : KEPT))
            break;
        do_level(&search, &techniques);
    }
    free(search.nodes);
    return search.failed   ? FEWEST_MEMORY
           : search.solved ? FEWEST_FOUND
           : search.over   ? FEWEST_LIMIT
                           : FEWEST_STUCK;
}

/* ----------------------------------------------------------------------------------- following */

struct follower {
    const ennead_state *before; /* all singles made */
    const struct few_step *wanted;
    bool last;
    ennead_step_function report;
    void *user;
    ennead_state after;
    bool found, stopped;
};

/* Whether this step is the one wanted; then it is reported. */
static bool meet_step(void *user, const ennead_step *step)
{
    struct follower *f = user;
    ennead_state after = *f->before;
    ennead_state_apply(&after, step);
    ennead_state closed = after;
    if (!f->last)
        (void)ennead_expand_state(&closed, ENNEAD_EXPANSION_SINGLES);
    if (hash_of(&closed) != f->wanted->after)
        return true;
    f->found = true;
    f->after = after;
    f->stopped = !f->report(f->user, step);
    return false;
}

ennead_path_end fewest_follow(const struct fewest *wanted, const struct few_steps *path,
                              ennead_state *state, ennead_step_function report, void *user)
{
    const ennead_technique_set free_ones = singles();
    ennead_path_end end;
    for (int i = 0;; i++) {
        end = ennead_path(wanted->finder, state, &free_ones, report, user);
        if (end != ENNEAD_PATH_END_STUCK || i == path->count)
            return end;
        const ennead_state before = *state;
        struct follower f = {.before = &before,
                             .wanted = &path->steps[i],
                             .last = i + 1 == path->count,
                             .report = report,
                             .user = user};
        ennead_technique_set one = {{0}};
        const int technique = (int)path->steps[i].technique;
        one.words[technique / 64] |= (uint64_t)1 << (technique % 64);
        ennead_step_all(wanted->finder, &before, &one, meet_step, &f);
        if (!f.found || f.stopped)
            return f.found ? ENNEAD_PATH_END_STOPPED : ENNEAD_PATH_END_STUCK;
        *state = f.after;
    }
}
