/* SPDX-License-Identifier: MIT */
/*
 * Paths with few steps beyond singles.
 */
#ifndef CLI_FEWEST_H
#define CLI_FEWEST_H

#include <ennead.h>

#include "cli/options/time_limit.h"

/* A path: the steps that are not singles, in their order. A step is named by its technique and the
 * state that it leads to once all singles are made. */
struct few_steps {
    int count;
    struct few_step {
        ennead_technique technique;
        uint64_t after;
    } steps[ENNEAD_CELLS * 9];
};

enum fewest_end { FEWEST_FOUND, FEWEST_STUCK, FEWEST_LIMIT, FEWEST_MEMORY };

struct fewest {
    ennead_finder *finder;
    const ennead_technique_set *techniques; /* singles are used too if they are not in it */
    const struct time_limit *limit;
    /* Called with each path of the fewest steps that was found: with one, or if `all` with more.
     * Returns false to be called no more. */
    bool (*report)(void *user, const struct few_steps *path);
    void *user;
    bool all; /* only of paths of one or two steps */
    int most; /* no path of more steps is looked for */
};

/* Looks for the fewest steps from a state. From each state all steps of the techniques are tried;
 * of the states more than one step away those with the fewest candidates are kept. So a path of one
 * or two steps is found if there is one; a longer one may have more steps than needed. */
enum fewest_end fewest_find(const struct fewest *wanted, const ennead_state *state);

/* Follows a path from `state`, singles included, as ennead_path does. */
ennead_path_end fewest_follow(const struct fewest *wanted, const struct few_steps *path,
                              ennead_state *state, ennead_step_function report, void *user);

#endif
