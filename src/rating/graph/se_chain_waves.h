/* SPDX-License-Identifier: MIT */
/*
 * Forcing chains and loops of static links: whether there are any (reach.c), how long they are,
 * without their paths (lengths.c), and their paths in the original's order (waves.c).
 */
#ifndef ENNEAD_LOGIC_SE_CHAIN_WAVES_H
#define ENNEAD_LOGIC_SE_CHAIN_WAVES_H

#include "rating/chains/se_chain_net.h"

/* A path without branches, from its end back to its start: each node follows from the next. */
typedef struct chain_path {
    int count;
    chain_node nodes[NODES + 1];
    uint8_t causes[NODES + 1]; /* a chain_cause; CAUSE_NONE for the start */
} chain_path;

/* A candidate in the order of a search; the nodes from which it follows are those of the entries to
 * which `parent` leads. */
typedef struct wave_entry {
    uint16_t number;
    uint16_t parent;
    uint8_t cause;
} wave_entry;

enum { MOST_WAVE_ENTRIES = CANDIDATES * (MOST_WEAK + 1) };

typedef struct chain_waves {
    wave_entry entries[MOST_WAVE_ENTRIES];
    chain_path path;
} chain_waves;

/* Told of the path of each loop, the `nth` from its source. False: no more. */
typedef bool (*loop_function)(void *user, const chain_path *path, int nth);

/* Finds the loops from a candidate that have at most so many links. Returns how many nodes it looked
 * at. */
int find_loops(chain_waves *waves, chain_net *net, int source, int longest, loop_function tell,
               void *user);

/* The path of the forcing chain from a candidate to its opposite, on or off first; it exists. */
void find_forcing_path(chain_waves *waves, chain_net *net, int source, bool on);

/* What a loop takes away among some candidates, those that see it in both of its directions. */
void losses_of_loop(const chain_path *path, const chain_board *among, cells losses[10]);

/* What follows from each candidate that is on: the sets of those that are on then. */
typedef struct chain_reach {
    uint64_t rows[CANDIDATES * MOST_WORDS];
    uint16_t entry[CANDIDATES], low[CANDIDATES];  /* of a walk through them, in its order */
    uint16_t stack[CANDIDATES], path[CANDIDATES]; /* the open ones, and those being walked */
} chain_reach;

/* Whether some candidate leads to its own opposite. */
bool has_forcing_chain(chain_reach *reach, const chain_net *net);

enum { NOT_ASKED = 1 }; /* the length of a candidate that is alone in its cell */

/* The sets of numbers that follow from each candidate when it is off [2 * number] and on [2 *
 * number + 1]. */
typedef struct chain_lengths {
    uint64_t on[NODES * MOST_WORDS];
    uint64_t off[NODES * MOST_WORDS];
    uint64_t fresh[NODES * MOST_WORDS]; /* on since the last layer */
    uint16_t length[NODES];             /* nodes of the forcing chain; 0: none was found */
    uint16_t growing[NODES];            /* the suppositions that may lead further */
    int growing_count;
    int layer;
} chain_lengths;

/* Begins, and looks at chains that are two nodes longer; true: there are some. */
void begin_lengths(chain_lengths *lengths, const chain_net *net);
bool lengthen(chain_lengths *lengths, const chain_net *net);

#endif
