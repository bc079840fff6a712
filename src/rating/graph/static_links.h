/* SPDX-License-Identifier: MIT */
/*
 * The static links of a board, between its candidates, which are numbered by cell and digit. Rows
 * of words, padded to whole vectors, are sets that say which candidate leads to which; lists,
 * built only when needed, say in which order.
 */
#ifndef ENNEAD_RATING_GRAPH_STATIC_LINKS_H
#define ENNEAD_RATING_GRAPH_STATIC_LINKS_H

#include "grid/bits.h"
#include "rating/graph/chain_types.h"

/* The links that a chain may use: within houses only (X), from off to on within cells only (Y),
 * all. */
typedef enum chain_links { LINKS_X, LINKS_Y, LINKS_ALL, LINK_KINDS } chain_links;

enum { MOST_WEAK = 28, MOST_STRONG = 4, QUAD = 4, MOST_WORDS = 12, NOT_LISTED = UINT8_MAX };

/* A link to a candidate, through its cell or a house (a chain_cause). */
typedef struct chain_link {
    uint16_t to;
    uint8_t cause;
} chain_link;

typedef struct chain_graph {
    chain_links links;
    const chain_board *board;
    const chain_tables *tables;
    int count; /* candidates */
    int words; /* words of a set of candidates */
    uint16_t candidate[CANDIDATES];
    uint16_t number[CANDIDATES];
    bool alone[CANDIDATES]; /* alone in its cell: no chain begins with it */
    uint8_t strong_count[CANDIDATES];
    chain_link strong[CANDIDATES][MOST_STRONG];
    uint8_t weak_count[CANDIDATES]; /* the weak links to candidates that turn something on; or
                                     * NOT_LISTED */
    chain_link weak[CANDIDATES][MOST_WEAK];
    uint64_t linked[MOST_WORDS];             /* the candidates with strong links */
    uint64_t sees[CANDIDATES * MOST_WORDS];  /* [number][word]: what it turns off when it is on */
    uint64_t pulls[CANDIDATES * MOST_WORDS]; /* [number][word]: what it turns on two links later */
} chain_graph;

/* Builds the graph of links within houses for a search's candidates, except the pulls. */
void list_house_links(chain_graph *graph, const chain_tables *tables, const chain_search *s);

/* Computes the pulls of a graph of links within houses. */
void list_pulls(chain_graph *graph);

/* Builds another kind of graph from that of houses. The one for LINKS_Y has lists only. */
void list_links(chain_graph *graph, const chain_graph *houses, chain_links links);

/* Builds only the lists of a graph, without its rows: for LINKS_X of the links of these digits,
 * else of all. That is enough to follow loops. */
void list_strong_links(chain_graph *graph, const chain_tables *tables, const chain_search *s,
                       chain_links links, digits which);

/* Lists the candidates that a candidate turns off and that turn something on themselves. */
void list_weak_links(chain_graph *graph, int number);

static inline bool in_set(const uint64_t *set, int number)
{
    return (set[number / 64] >> number % 64 & 1) != 0;
}

static inline void put_in_set(uint64_t *set, int number)
{
    set[number / 64] |= (uint64_t)1 << number % 64;
}

/* Adds the union of the rows of a set of candidates to `united`. */
static inline void unite_rows(uint64_t *united, const uint64_t *rows, const uint64_t *set,
                              int words)
{
    const int quads = words / QUAD;
    const quad *row = (const quad *)rows;

    for (int i = 0; i < quads; i++) {
        quad sum = {0};

        for (int word = 0; word < words; word++)
            FOR_EACH_BIT(rest, set[word])
                sum |= row[(64 * word + lowest_bit(rest)) * quads + i];
        ((quad *)united)[i] = sum;
    }
}

#endif
