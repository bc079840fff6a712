/* SPDX-License-Identifier: MIT */
/*
 * The static links of a board, over its candidates numbered by cell and digit. Sets of numbers are
 * rows of words, so many that they are whole vectors; they say what leads where, and lists, which
 * are made when they are asked for, in which order.
 */
#ifndef ENNEAD_RATING_GRAPH_STATIC_LINKS_H
#define ENNEAD_RATING_GRAPH_STATIC_LINKS_H

#include "grid/bits.h"
#include "rating/graph/chain_types.h"

/* Which links a chain may take: houses only (X), from off to on cells only (Y), all. */
typedef enum chain_links { LINKS_X, LINKS_Y, LINKS_ALL, LINK_KINDS } chain_links;

enum { MOST_WEAK = 28, MOST_STRONG = 4, QUAD = 4, MOST_WORDS = 12, NOT_LISTED = UINT8_MAX };

/* A link to the candidate of a number, by the cell or a house (a chain_cause). */
typedef struct chain_link {
    uint16_t to;
    uint8_t cause;
} chain_link;

typedef struct chain_graph {
    chain_links links;
    const chain_board *board;
    const chain_tables *tables;
    int count; /* candidates */
    int words; /* of a set of them */
    uint16_t candidate[CANDIDATES];
    uint16_t number[CANDIDATES];
    bool alone[CANDIDATES]; /* in its cell: no chain begins with it */
    uint8_t strong_count[CANDIDATES];
    chain_link strong[CANDIDATES][MOST_STRONG];
    uint8_t weak_count[CANDIDATES]; /* of those that turn something on; NOT_LISTED */
    chain_link weak[CANDIDATES][MOST_WEAK];
    uint64_t linked[MOST_WORDS];             /* the numbers with strong links */
    uint64_t sees[CANDIDATES * MOST_WORDS];  /* [number][word]: goes off when it is on */
    uint64_t pulls[CANDIDATES * MOST_WORDS]; /* [number][word]: is on two links later */
} chain_graph;

/* Lays the graph of houses of a search's candidates, without its pulls. */
void list_house_links(chain_graph *graph, const chain_tables *tables, const chain_search *s);

/* Lays the pulls of a graph of houses. */
void list_pulls(chain_graph *graph);

/* Lays another on top of it; that of cells has lists only. */
void list_links(chain_graph *graph, const chain_graph *houses, chain_links links);

/* Lists what a candidate turns off that turns something on. */
void list_weak_links(chain_graph *graph, int number);

static inline bool in_set(const uint64_t *set, int number)
{
    return (set[number / 64] >> number % 64 & 1) != 0;
}

static inline void put_in_set(uint64_t *set, int number)
{
    set[number / 64] |= (uint64_t)1 << number % 64;
}

/* The union of the rows of a set of numbers. */
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
