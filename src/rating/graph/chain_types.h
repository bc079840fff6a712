/* SPDX-License-Identifier: MIT */
/*
 * The types of the chain engine. A node is a candidate that is on (true) or off (false):
 *
 *     candidate   9 * cell + digit - 1              0 to 728
 *     node        candidate for off, 729 + candidate for on
 *
 * A chain_run is one supposition, followed in Sudoku Explainer's order: the nodes that follow from
 * it, in the order in which they were found, each with its reason. A chain_hint identifies a hint
 * by so few numbers that its chains can be computed again if the caller wants them.
 */
#ifndef ENNEAD_RATING_GRAPH_CHAIN_TYPES_H
#define ENNEAD_RATING_GRAPH_CHAIN_TYPES_H

#include "grid/candidates.h"
#include "rating/base/rater.h"

enum { NODES = 2 * CANDIDATES, FIRST_ON = CANDIDATES };

typedef uint16_t chain_node;

static inline int candidate_of_node(int node)
{
    return node % CANDIDATES;
}

typedef uint64_t quad __attribute__((vector_size(32), aligned(8), may_alias));

/* The houses of a cell in the order of chains (box, row, column), and its position in each. */
typedef struct chain_spot {
    uint8_t house[3];
    uint8_t position[3];
} chain_spot;

/* The units in which one candidate may be left alone: a cell, or a digit in a house. */
enum { UNITS = ENNEAD_CELLS + 9 * HOUSES };

static inline int unit_of_house(int digit, int house)
{
    return ENNEAD_CELLS + (digit - 1) * HOUSES + house;
}

typedef struct chain_tables {
    chain_spot spots[ENNEAD_CELLS];
    uint8_t cell_at[HOUSES][9];
    uint16_t units[CANDIDATES][4]; /* its cell, and its digit in box, row, column */
} chain_tables;

/* Candidates by cell, and by digit and house: only what chains eliminate. */
typedef union chain_board {
    struct {
        digits of[ENNEAD_CELLS + 1];
        positions places[10][HOUSES];
    };
    quad quads[22];
} chain_board;

/* The candidates left in a run, and for each digit the houses in which the run removed some. */
typedef struct chain_live {
    chain_board board;
    uint32_t changed[10];
} chain_live;

static inline void copy_board(chain_board *to, const chain_board *from)
{
    for (size_t i = 0; i < sizeof to->quads / sizeof *to->quads; i++)
        to->quads[i] = from->quads[i];
}

/* The state of each candidate in a run, in an array whose vectors can be compared. */
enum { NODE_ON = 1, NODE_OFF = 2, STATE_QUADS = (CANDIDATES + 31) / 32 };

typedef union chain_states {
    uint8_t of[CANDIDATES];
    quad quads[STATE_QUADS];
} chain_states;

/* How chains are followed. Static: over the links between the candidates as they are. Dynamic:
 * candidates that went off are removed. Nishio: dynamic, with links of one digit only. */
typedef enum chain_style { CHAINS_STATIC, CHAINS_DYNAMIC, CHAINS_NISHIO } chain_style;

typedef enum chain_cause {
    CAUSE_NONE, /* the supposition */
    CAUSE_CELL,
    CAUSE_BOX,
    CAUSE_ROW,
    CAUSE_COLUMN,
    CAUSE_RULE,
} chain_cause;

/*
 * Why a node follows. `first` and `link` are:
 *
 *     off, by cell or house   unused, the candidate that is on
 *     off, by a rule          unused, the index of the rule
 *     on, by the cell         the digit that went off last, the set of digits that went off before
 *     on, by a house          the position that went off last, the set of those that did before
 */
typedef struct chain_reason {
    uint16_t link;
    uint8_t first;
    uint8_t cause; /* a chain_cause */
} chain_reason;

enum { MOST_RULES = CANDIDATES, MOST_RULE_PARENTS = 12288 };

enum { NO_RANK = INT16_MAX }; /* of no hint: after all others */

typedef struct chain_hint {
    int rank;
    int complexity;
    uint32_t order;  /* the order in which Sudoku Explainer finds it */
    uint16_t source; /* a candidate, a cell, or 10 * house + digit */
    chain_node target;
    uint16_t nth;  /* number of the loop, counted from its source */
    uint8_t shape; /* an ennead_se_shape */
    uint8_t key;   /* Sudoku Explainer's sort key */
    uint8_t links; /* for loops and forcing chains: a chain_links */
    uint8_t level; /* of the search that found it: an se_level */
} chain_hint;

/* What Sudoku Explainer compares to decide whether two nested chains are the same. */
typedef struct chain_identity {
    uint64_t low, high;
} chain_identity;

/* A technique or nested chain that eliminated candidates inside a run. */
typedef struct chain_rule {
    uint32_t first_parent; /* index in rule_parents */
    uint16_t parent_count;
    uint8_t cause; /* an ennead_se_node_cause */
    uint8_t house;
    digits digits;
    uint8_t description; /* the number of a nested chain in the description; 0 for none */
    int complexity;      /* of a nested chain, else 0 */
    chain_identity identity;
    chain_hint hint; /* if it is a nested chain */
} chain_rule;

enum {
    CANDIDATE_BITS = 1023,
    LEFT_SHIFT = 12,
    ONE_LEFT = 1 << LEFT_SHIFT,
};

/* By unit: bits 0 to 9 the exclusive or of its candidates, 12 to 15 how many. */
typedef union chain_left {
    uint16_t of[UNITS];
    quad quads[(UNITS * sizeof(uint16_t) + sizeof(quad) - 1) / sizeof(quad)];
} chain_left;

typedef struct chain_run {
    chain_node start;
    bool ended; /* nothing more follows, or a contradiction did */
    bool conflict;
    uint16_t conflict_at; /* the candidate that is both on and off */
    uint16_t on_count, off_count, rule_count;
    uint16_t on_done, off_done; /* how many were looked at */
    uint32_t parent_count;
    bool counting; /* `ancestors` is partly filled */
    chain_states states;
    chain_left left; /* counts of the candidates that are not off, or not yet looked at */
    uint16_t on[CANDIDATES], off[CANDIDATES + 1];
    chain_reason reasons[NODES + 1]; /* the last entry is a dummy */
    uint16_t ancestors[NODES];       /* number of ancestors including itself; 0: not counted yet */
    chain_rule rules[MOST_RULES];
    uint16_t rule_parents[MOST_RULE_PARENTS]; /* candidates that are off */
} chain_run;

struct chain_search;
struct reachability;

/* Receives the hints that a search finds. */
typedef void (*chain_sink)(struct chain_search *s, const chain_hint *hint);

/* Returns a hint for a target that a new hint must precede to be of interest; NULL if there is
 * none. */
typedef const chain_hint *(*chain_rival)(const struct chain_search *s, chain_node target);

/* A search for the hints of a level among candidates. An inner search runs inside a run of another
 * search. */
typedef struct chain_search {
    se_chain_memory *memory;
    se_rater *rater;
    const chain_board *before; /* the candidates */
    const cells *empty;        /* the cells without a value */
    chain_style style;
    se_level level;
    int depth; /* depth of nesting */
    uint32_t order;
    chain_sink sink;
    chain_rival rival;                    /* or NULL: all hints are of interest */
    const struct reachability *reachable; /* or NULL: any supposition may lead to a hint */
    const uint8_t *wanted_rules;          /* [rule]: report it when a run uses it; or NULL */
    chain_hint best; /* best so far; unused (NO_RANK) in an inner search, which wants all hints */
} chain_search;

static inline bool is_on(const chain_run *run, int candidate)
{
    return run->states.of[candidate] == NODE_ON;
}

static inline bool is_off(const chain_run *run, int candidate)
{
    return run->states.of[candidate] == NODE_OFF;
}

static inline bool is_reached(const chain_run *run, chain_node node)
{
    return node >= FIRST_ON ? is_on(run, node - FIRST_ON) : is_off(run, node);
}

static inline void take_from_board(chain_board *from, const chain_spot *spot, int cell, int digit)
{
    from->of[cell] &= (digits)~digit_set(digit);
    for (int kind = 0; kind < 3; kind++)
        from->places[digit][spot->house[kind]] &= (positions) ~(1U << spot->position[kind]);
}

#endif
