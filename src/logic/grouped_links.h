/* SPDX-License-Identifier: MIT */
/*
 * The links of grouped chains. Its nodes are places of a digit, one cell or several that act as
 * one: said to be on (the digit is in one of them) or off (in none).
 *
 *     single    a candidate
 *     group     the candidates of a digit where a line crosses a box, two or three
 *     in a set  the cells of a digit in an almost locked set (almost.h), where these are asked for
 *
 * From on to off leads a weak link: to the nodes of the digit all of whose cells see all cells of
 * the node, and to the other digits of a single's cell. From off to on leads a strong link: to the
 * rest of a house's places, to the other digit of a cell with two, and to another digit of an almost
 * locked set. A search goes out from one node along the links, breadth first, so that it holds a
 * shortest chain to each node that there is a chain to.
 *
 * There is room for all singles (9 digits in 81 cells) and groups (9 digits in 54 crossings), 1,215
 * nodes, and for their links, four of a node at most. Sets come last. The hardest puzzles that are known
 * come to 1,368 nodes and 12,114 strong links with them; what finds no room is left out, so that a step
 * may be missed on boards that no puzzle leads to, but none is wrong.
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

/* Which nodes there are. */
typedef enum grouped_links_kind { NO_GROUPED_LINKS, WITHOUT_SETS, WITH_SETS } grouped_links_kind;

enum { NO_SET = -1 };

typedef struct grouped_node {
    cells cells;
    cells seen; /* by all of them */
    uint16_t first_strong;
    uint16_t next; /* the next node of the digit, or 0: none, for node 0 is never a next one */
    uint8_t digit;
} grouped_node;

typedef struct strong_link {
    uint16_t from, to;
    int16_t set; /* the almost locked set that it is in, or NO_SET */
} strong_link;

typedef struct grouped_links {
    int count, strong_count;
    int first[10]; /* [digit]: its first node, or -1 */
    int last[10];
    grouped_node nodes[MOST_GROUPED_NODES];
    union {
        uint64_t weak[MOST_GROUPED_NODES][NODE_WORDS];
        strong_link found[MOST_STRONG]; /* before they are sorted; no weak link is known yet */
    };
    strong_link strong[MOST_STRONG];
} grouped_links;

typedef enum standing { STANDS_OFF, STANDS_ON } standing;

typedef struct grouped_search {
    const grouped_links *links;
    int start;
    standing side; /* of the start */
    uint64_t reached[2][NODE_WORDS];
    uint16_t parent[2][MOST_GROUPED_NODES];
    uint8_t depth[2][MOST_GROUPED_NODES]; /* how many links from the start */
    int16_t set[MOST_GROUPED_NODES];      /* that the link to the node that is on leads through */
} grouped_search;

/* The links of the state that a technique looks at. */
const grouped_links *grouped_links_of(const hunt *h, grouped_links_kind kind);

/* Goes as far as `most` links from a node. */
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

/* Stores the chain to a node that was reached as the nodes of a step. */
void put_grouped_chain(ennead_step *step, const hunt *h, const grouped_search *t, int end,
                       standing side);

#endif
