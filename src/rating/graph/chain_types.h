/* SPDX-License-Identifier: MIT */
/*
 * The chain engine's own types. A node is a candidate that is on or off:
 *
 *     candidate   9 * cell + digit - 1              0 to 728
 *     node        candidate for off, 729 + candidate for on
 *
 * A chain_run is one supposition followed in the original's order: the nodes that follow, in the
 * order in which they were found, each with what it follows from. A chain_hint names what was found
 * in so few numbers that its chains can be followed again when somebody wants them.
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

/* The places in which one candidate may be left alone: a cell, and a digit in a house. */
enum { UNITS = ENNEAD_CELLS + 9 * HOUSES };

static inline int unit_of_house(int digit, int house)
{
    return ENNEAD_CELLS + (digit - 1) * HOUSES + house;
}

typedef struct chain_tables {
    chain_spot spots[ENNEAD_CELLS];
    uint8_t cell_at[HOUSES][9];
    uint16_t units[CANDIDATES][4]; /* its cell, its digit in box, row, column */
} chain_tables;

/* Candidates by cell and by digit and house; what chains take away and nothing else. */
typedef union chain_board {
    struct {
        digits of[ENNEAD_CELLS + 1];
        positions places[10][HOUSES];
    };
    quad quads[22];
} chain_board;

/* The candidates that a run has left, and the houses in which it took some, by digit. */
typedef struct chain_live {
    chain_board board;
    uint32_t changed[10];
} chain_live;

static inline void copy_board(chain_board *to, const chain_board *from)
{
    for (size_t i = 0; i < sizeof to->quads / sizeof *to->quads; i++)
        to->quads[i] = from->quads[i];
}

/* What is known of each candidate in a run: whole vectors of it can be compared. */
enum { NODE_ON = 1, NODE_OFF = 2, STATE_QUADS = (CANDIDATES + 31) / 32 };

typedef union chain_states {
    uint8_t of[CANDIDATES];
    quad quads[STATE_QUADS];
} chain_states;

/* How chains are followed: links of the candidates as they are; the same with candidates that went
 * off taken away; as this with links of one digit only. */
typedef enum chain_style { CHAINS_STATIC, CHAINS_DYNAMIC, CHAINS_NISHIO } chain_style;

typedef enum chain_cause {
    CAUSE_NONE, /* the supposition */
    CAUSE_CELL,
    CAUSE_BOX,
    CAUSE_ROW,
    CAUSE_COLUMN,
    CAUSE_RULE,
} chain_cause;

/* What a node follows from. `first` and `link` are
 *
 *     off, by cell or house   -, the candidate that is on
 *     off, by a rule          -, the number of the rule
 *     on, by the cell         the digit that went last, the set of digits that went before
 *     on, by a house          the position that it went from last, the set of them before
 */
typedef struct chain_reason {
    uint16_t link;
    uint8_t first;
    uint8_t cause; /* a chain_cause */
} chain_reason;

enum { MOST_RULES = CANDIDATES, MOST_RULE_PARENTS = 12288 };

enum { NO_RANK = INT16_MAX }; /* of no hint: behind all others */

typedef struct chain_hint {
    int rank;
    int complexity;
    uint32_t order;  /* in which the original finds it */
    uint16_t source; /* the candidate; the cell; 10 * house + digit */
    chain_node target;
    uint16_t nth;  /* of the loops from the source */
    uint8_t shape; /* an ennead_se_shape */
    uint8_t key;   /* the original's sort key */
    uint8_t links; /* of loops and forcing chains: a chain_links */
    uint8_t level; /* of the search that found it, an se_level */
} chain_hint;

/* What the original compares when it looks whether two nested chains are the same. */
typedef struct chain_identity {
    uint64_t low, high;
} chain_identity;

/* A technique or nested chain that took candidates away inside a run. */
typedef struct chain_rule {
    uint32_t first_parent; /* among rule_parents */
    uint16_t parent_count;
    uint8_t cause; /* an ennead_se_node_cause */
    uint8_t house;
    digits digits;
    uint8_t description; /* the number under which a nested chain is described; 0: it is not */
    int complexity;      /* of a nested chain; else 0 */
    chain_identity identity;
    chain_hint hint; /* of a nested chain */
} chain_rule;

typedef struct chain_run {
    chain_node start;
    bool conflict;
    uint16_t conflict_at; /* the candidate that is on and off */
    uint16_t on_count, off_count, rule_count;
    uint32_t parent_count;
    bool counting; /* `ancestors` has begun to be filled */
    chain_states states;
    uint16_t on[CANDIDATES], off[CANDIDATES + 1];
    chain_reason reasons[NODES + 1]; /* the last is nobody's */
    uint16_t ancestors[NODES];       /* how many, itself counted; 0: not counted yet */
    chain_rule rules[MOST_RULES];
    uint16_t rule_parents[MOST_RULE_PARENTS]; /* candidates that are off */
} chain_run;

struct chain_search;
struct reachability;

/* Where a search puts the hints that it finds. */
typedef void (*chain_sink)(struct chain_search *s, const chain_hint *hint);

/* The hint that another for a target must come before to be wanted; NULL: none. */
typedef const chain_hint *(*chain_rival)(const struct chain_search *s, chain_node target);

/* A search for the hints of a level among candidates. Searches inside runs of other searches are
 * its inner ones. */
typedef struct chain_search {
    se_chain_memory *memory;
    se_rater *rater;
    const chain_board *before; /* the candidates */
    const cells *empty;        /* the cells without a value */
    chain_style style;
    se_level level;
    int depth; /* of nesting */
    uint32_t order;
    chain_sink sink;
    chain_rival rival;                    /* or NULL: all are wanted */
    const struct reachability *reachable; /* or NULL: any supposition may lead to a hint */
    bool ahead; /* it only asks what nested chains could come to; see relax_search */
    const uint8_t *wanted_rules; /* [rule]: tell of it when a run comes to it; or NULL */
    chain_hint best; /* so far; an inner search wants all hints and leaves it at NO_RANK */
} chain_search;

static inline bool is_on(const chain_run *run, int candidate)
{
    return run->states.of[candidate] == NODE_ON;
}

static inline bool is_off(const chain_run *run, int candidate)
{
    return run->states.of[candidate] == NODE_OFF;
}

static inline void take_from_board(chain_board *from, const chain_spot *spot, int cell, int digit)
{
    from->of[cell] &= (digits)~digit_set(digit);
    for (int kind = 0; kind < 3; kind++)
        from->places[digit][spot->house[kind]] &= (positions) ~(1U << spot->position[kind]);
}

#endif
