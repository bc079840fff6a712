/* SPDX-License-Identifier: MIT */
/*
 * The chain engine's memory: one large block, whose pages cost nothing until they are used. Runs
 * are kept in slots, a set for each depth of nesting: the same run is needed for a candidate, for
 * its cell and for its houses. The least recently used run is replaced; there are more slots than
 * a hint has chains.
 */
#ifndef ENNEAD_RATING_CHAINS_MEMORY_H
#define ENNEAD_RATING_CHAINS_MEMORY_H

#include "rating/chains/best_cycle.h"
#include "rating/chains/describe.h"
#include "rating/chains/nishio.h"
#include "rating/chains/promising.h"
#include "rating/graph/breadth_first.h"
#include "rating/graph/cache.h"
#include "rating/graph/components.h"
#include "rating/graph/lengths.h"
#include "rating/graph/reachability.h"
#include "rating/graph/transitive_closure.h"

enum { MOST_IDENTITIES = 512 };

enum { DEPTHS = 3, MOST_SLOTS = 96, INNER_SLOTS = 64, NO_SLOT = 255 };

typedef struct chain_slots {
    chain_run *runs;
    int count;
    uint8_t used;           /* slots in use */
    uint8_t newest, oldest; /* most and least recently used */
    uint8_t newer[MOST_SLOTS], older[MOST_SLOTS];
    uint8_t slot_of[NODES]; /* NO_SLOT if not kept */
} chain_slots;

enum { NO_HINT = UINT16_MAX, MOST_HINTS = NODES + 2048 };

/* The hints of an inner search, without repeated eliminations. */
typedef struct chain_collection {
    int count;
    uint16_t slot_of[NODES]; /* by target; NO_HINT if no hint removes it */
    chain_hint hints[MOST_HINTS];
} chain_collection;

struct se_chain_memory {
    chain_tables tables;
    chain_slots slots[DEPTHS];
    chain_implications implied_by_depth[DEPTHS]; /* of the boards of runs at each depth */
    chain_graph graphs[LINK_KINDS];
    cycle_memory cycles;
    kept_nishio nishio[10]; /* by digit */
    chain_lengths lengths;
    chain_components reach;
    chain_paths paths;
    reachability reachable, static_reachable;
    chain_group groups[MOST_GROUPS];
    chain_group *sorted_groups[MOST_GROUPS];
    transitive_closure closure;
    chain_board board;  /* the candidates in the rater's marks */
    uint64_t next_look; /* number of nodes at which limits are checked next */
    uint8_t empty_count[HOUSES];
    uint8_t placed_count[10];
    chain_collection collections[DEPTHS]; /* by the depth of the inner search; [0] is not used */
    chain_cache cache;
    chain_description description;
    chain_node found[NODES];
    chain_identity identities[MOST_IDENTITIES];
};

#endif
