/* SPDX-License-Identifier: MIT */
/*
 * The links of grouped chains. A node is one or several places of a digit that act as one; it is
 * on (the digit is in one of them) or off (it is in none).
 *
 *     single    a candidate
 *     group     the candidates of a digit where a line crosses a box, two or three
 *     in a set  the cells of a digit in an almost locked set (almost.h), if these are asked for
 *
 * A weak link leads from on to off: to nodes of the same digit all of whose cells see all cells of
 * this node, and to the other digits of a single's cell. A strong link leads from off to on: to
 * all the other places of a house, to the other digit of a cell with two, and to another digit of
 * an almost locked set. A search goes out from one node along the links, breadth first, so it
 * finds a shortest chain to each node that can be reached.
 *
 * There is room for all singles (9 digits in 81 cells) and groups (9 digits in 54 crossings),
 * 1,215 nodes, and for their links, at most four per node. Sets come last. With sets, the hardest
 * known puzzles need 1,368 nodes and 12,114 strong links. What does not fit is left out, so on
 * boards that no puzzle leads to a step may be missed, but no step is wrong.
 */
#ifndef ENNEAD_LOGIC_GROUPED_LINKS_H
#define ENNEAD_LOGIC_GROUPED_LINKS_H

#include "logic/almost.h"

enum {
    CROSSINGS = 54, /* of a line and a box */
    MOST_PLAIN_NODES = 9 * (ENNEAD_CELLS + CROSSINGS),
    MOST_GROUPED_NODES = 1536,
    NODE_WORDS = MOST_GROUPED_NODES / 64,
    MOST_STRONG = 16384
};

_Static_assert(MOST_PLAIN_NODES <= MOST_GROUPED_NODES && 4 * MOST_PLAIN_NODES <= MOST_STRONG,
               "no plain node or link is ever left out");

/* Which nodes the table contains. */
typedef enum grouped_links_kind { NO_GROUPED_LINKS, WITHOUT_SETS, WITH_SETS } grouped_links_kind;

enum { NO_SET = -1 };

typedef struct grouped_node {
    cells cells;
    cells seen; /* the cells that see all cells of the node */
    uint16_t first_strong;
    uint16_t next; /* the next node of the digit, or 0 for none (node 0 is never a next one) */
    uint8_t digit;
} grouped_node;

typedef struct strong_link {
    uint16_t from, to;
    int16_t set; /* the almost locked set that contains it, or NO_SET */
} strong_link;

typedef struct grouped_links {
    int count, strong_count;
    int first[10]; /* [digit]: its first node, or -1 */
    int last[10];
    grouped_node nodes[MOST_GROUPED_NODES];
    union {
        uint64_t weak[MOST_GROUPED_NODES][NODE_WORDS];
        strong_link found[MOST_STRONG]; /* before sorting; weak links are computed later */
    };
    strong_link strong[MOST_STRONG];
} grouped_links;

typedef enum standing { STANDS_OFF, STANDS_ON } standing;

typedef struct grouped_search {
    const grouped_links *links;
    int start;
    standing side; /* whether the start is on or off */
    uint64_t reached[2][NODE_WORDS];
    uint16_t parent[2][MOST_GROUPED_NODES];
    uint8_t depth[2][MOST_GROUPED_NODES]; /* the number of links from the start */
    int16_t set[MOST_GROUPED_NODES];      /* the set through which the link to the node that is on
                                           * leads */
} grouped_search;

/* The links for the state that a technique looks at. */
const grouped_links *grouped_links_of(const hunt *h, grouped_links_kind kind);

/* Searches up to `most` links away from a node. */
void follow_grouped_links(grouped_search *t, const grouped_links *links, int start, standing side,
                          int most);

static inline bool is_reached(const grouped_search *t, int node, standing side)
{
    return (t->reached[side][node / 64] >> (node % 64) & 1) != 0;
}

static inline bool is_weakly_linked(const grouped_links *links, int one, int other)
{
    return (links->weak[one][other / 64] >> (other % 64) & 1) != 0;
}

static inline bool is_single(const grouped_node *node)
{
    return without_lowest_cell(node->cells) == 0;
}

/* Stores the chain to a node that was reached, as the nodes of a step. */
void put_grouped_chain(ennead_step *step, const hunt *h, const grouped_search *t, int end,
                       standing side);

#endif
