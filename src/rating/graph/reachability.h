/* SPDX-License-Identifier: MIT */
/*
 * Finds which suppositions lead to a hint, for all suppositions at once, layer by layer and without
 * regard to order. What follows from a supposition by links alone does not depend on the order in
 * which links are followed, except where a contradiction stops it. And a node that is first found
 * in the nth layer has at least n ancestors, itself included, in whatever order links are followed.
 * So only the suppositions that lead to a contradiction, and those whose cell or house has
 * something in common, have to be followed in order, and only if they may have few enough nodes.
 *
 * Candidates that are on and off take turns, so two layers make a turn: the nth turn is the layers
 * 2n - 1 (on) and 2n (off). Who is supposed off begins with layer 2.
 *
 *     row      2 * number of a candidate + 0 for on, 1 for off: the suppositions (columns) from
 *              which it follows, a bit each
 *     turned   the same by supposition: first the candidates that are on, then those that are off;
 *              a word for each 64 candidates, and for each bit of the number of the turn
 */
#ifndef ENNEAD_RATING_GRAPH_REACHABILITY_H
#define ENNEAD_RATING_GRAPH_REACHABILITY_H

#include "rating/graph/implications.h"

/* A candidate is supposed off only where it is one of two in some unit. Such a unit has lost seven
 * of its nine candidates, and each loss counts in four units: if m of the 729 candidates are gone,
 * at most 8 m / 7 of the others are supposed off, and never more than all. That makes at most 778
 * suppositions. */
enum {
    REACH_COLUMNS = 1024,
    REACH_WORDS = REACH_COLUMNS / 64,
    UNIT_WORDS = (UNITS + 63) / 64,
    CANDIDATE_WORDS = (CANDIDATES + 63) / 64,
    TURN_BITS = 4,
    LAST_DYNAMIC_TURN = 7, /* stands for all later ones */
    LAST_STATIC_TURN = 15,
    SUM_BITS = TURN_BITS + 4,
    NO_COLUMN = UINT16_MAX,
    VECTOR_BYTES = 32, /* the largest vector */
};

typedef struct reachability_unit {
    uint16_t members[9];
    uint8_t count;
} reachability_unit;

/* A unit turns on its last member: of any number, or only if it has two. With rules, the techniques
 * inside dynamic chains (+) turn off candidates too. */
typedef enum reach_links { REACH_DYNAMIC, REACH_STATIC, REACH_RULES } reach_links;

/* What is asked: sets only, where a contradiction ends a supposition, or layers. */
typedef enum reach_conflicts { REACH_END, REACH_GO_ON } reach_conflicts;

typedef struct reach_edition reach_edition;

typedef struct reachability {
    const reach_edition *edition;
    const chain_tables *tables;
    int count;      /* candidates */
    int columns;    /* number of suppositions */
    int words;      /* words of a row; a multiple of the edition's vectors */
    bool saturated; /* some turns come after the last */
    int bits;       /* of the number of a turn */
    int half;       /* words for the candidates that are on; a multiple of 4 */
    uint16_t candidate[CANDIDATES];
    uint16_t column[NODES]; /* NO_COLUMN if nothing follows */
    reachability_unit units[UNITS];
    uint64_t open[UNIT_WORDS]; /* units with two or more members */
    int unit_count[10];        /* by size */
    uint16_t *members[10];     /* one unit after the other */
    uint16_t member_pool[4 * CANDIDATES];
    uint64_t worth[2 * (CANDIDATE_WORDS + 3)]; /* all but candidates that are on and alone in their
                                                 * cell; in the form of `led` */
    uint64_t bad[REACH_WORDS];                 /* the suppositions that lead to a contradiction */
    uint64_t *set;                             /* [row * words] */
    uint64_t *before;                          /* the same, a layer before */
    uint64_t *turns;                           /* [(bit * 2 * count + row) * words] */
    uint64_t *turned;                          /* [(bit * columns + column) * 2 * half] */
    uint64_t *led;                             /* [column * 2 * half]: in any layer */
    uint64_t slab[2 * CANDIDATES * REACH_WORDS * (2 + TURN_BITS) +
                  REACH_COLUMNS * 2 * (CANDIDATE_WORDS + 3) * (TURN_BITS + 1) + 128];
} reachability;

/* Sums of turns, for each of many targets. */
typedef struct reach_sum {
    const uint64_t *turns[9]; /* of `count` suppositions */
    const uint64_t *worth;    /* the targets to look at */
    int count;
    int words;     /* of a set of targets; a multiple of 4 */
    int bits;      /* of the number of a turn */
    int bit_words; /* from one bit to the next */
} reach_sum;

enum { NO_SUM = INT16_MAX };

/* The operations on vectors, compiled for each instruction set. */
struct reach_edition {
    const char *name;
    int plane_words; /* of a vector */
    /* The least sum among the targets that follow from all, or NO_SUM. */
    int (*least)(const reach_sum *sum);
    /* The targets that follow from all and whose sum is not above `most`. */
    void (*within)(const reach_sum *sum, int most, uint64_t *found);
    /* Follows all suppositions until nothing is new. */
    void (*follow)(reachability *reachable, reach_links links, reach_conflicts conflicts);
    /* Fills `led`, or `turned`, from the rows. */
    void (*transpose_sets)(reachability *reachable);
    void (*transpose_turns)(reachability *reachable);
};

/* Fills the reachability of dynamic links from the candidates of `implied`. */
void fill_reachability(reachability *reachable, const chain_implications *implied,
                       reach_conflicts conflicts);

/* Fills it from those that are on, with static links, and layers. */
void fill_static_reachability(reachability *reachable, const chain_implications *implied);

/* Numbers the candidates of `implied` and supposes each of them on and off; nothing is followed
 * yet. Returns false if there are too many. */
bool number_suppositions(reachability *reachable, const chain_implications *implied);

/* Fills it, sets only, from all candidates of `implied`, on and off, with dynamic links and the
 * techniques inside dynamic chains (+). Returns false if there are too many. Of a supposition that
 * leads to a contradiction, the set is not complete. */
bool fill_reachability_by_rules(reachability *reachable, const chain_implications *implied);

/* Follows them further after candidates were turned off in rows. */
void go_on_by_rules(reachability *reachable);

/* Whether a supposition leads to a contradiction. */
static inline bool is_bad(const reachability *reachable, int node)
{
    const int column = reachable->column[node];

    return column != NO_COLUMN && (reachable->bad[column / 64] >> column % 64 & 1) != 0;
}

/* The layer of a candidate, given by its number, that follows from a supposition; or 0. */
int reach_layer(const reachability *reachable, int column, int number, unsigned state);

/* The least sum of layers of a target that eliminates something and follows from all of these
 * suppositions, or NO_SUM. */
int least_common(const reachability *reachable, const uint16_t *columns, int count);

/* The same for both states of one candidate, which follow from one supposition. */
int least_contradiction(const reachability *reachable, int column);

/* Finds the targets, in the form of `led`, whose sum is not above `most`. */
void common_within(const reachability *reachable, const uint16_t *columns, int count, int most,
                   uint64_t *found);

enum { LED_WORDS = 2 * (CANDIDATE_WORDS + 3) };

/* Sets `common` to what follows from all of the given suppositions, in the form of `led`. Those
 * that lead to a contradiction are left out; if all do, `common` is everything. Returns whether
 * there is anything. */
bool have_common_nodes(const reachability *reachable, const chain_node *nodes, int count,
                       uint64_t common[LED_WORDS]);

#endif
