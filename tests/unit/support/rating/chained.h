/* SPDX-License-Identifier: MIT */
/*
 * States in which the rater comes to its chains, for the tests of the chain engine.
 */
#ifndef UNIT_CHAINED_H
#define UNIT_CHAINED_H

#include "rating/base/scale.h"
#include "rating/chains/ancestors.h"
#include "rating/chains/chain_search.h"
#include "rating/chains/cycles.h"
#include "rating/chains/describe.h"
#include "rating/chains/hint.h"
#include "rating/chains/memory.h"
#include "rating/chains/multiple.h"
#include "rating/chains/nested.h"
#include "rating/chains/nishio.h"
#include "rating/chains/relaxation.h"
#include "rating/chains/rules.h"
#include "rating/chains/run.h"
#include "rating/chains/static_chains.h"
#include "rating/graph/components.h"
#include "rating/graph/lengths.h"
#include "support/checker.h"

/* Famous hard puzzles of A. Inkala (2006, 2012) and of the forum. */
#define ESCARGOT "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
#define INKALA_2012 \
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
#define PLATINUM_BLONDE \
    ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..."
#define GOLDEN_NUGGET \
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."

/* A state, and a search in its candidates. */
struct chained {
    se_rater *rater; /* its marks are the state */
    chain_search search;
    const ennead_state *state;
    board solution;
};

typedef void (*chained_function)(struct chained *c);

/* Calls a function at states of the paths of `count` random minimal puzzles at which the first step
 * is a chain, at the first `most` of each path. */
void for_chained_states(unsigned long count, int most, uint64_t seed, chained_function function);

/* Calls it at the first such states of one puzzle. */
void for_chained_states_of(const char *line, int most, chained_function function);

/* Begins a search of a level in the state's candidates, with an empty best hint. */
void begin_search(struct chained *c, se_level level);

/* Whether a loop eliminates a candidate of the state. */
bool eliminates(const struct chained *c, const chain_path *loop);

/* Asserts that what follows in a run follows among all suppositions at once, too (`led`). Returns
 * whether nothing else does there. */
bool assert_follows(const reachability *reachable, const chain_run *run);

/* Asserts that two searches found the same hint, or none. Returns whether there is one. */
bool assert_same_hint(const chain_hint *found, const chain_hint *expected);

#endif
