/* SPDX-License-Identifier: MIT */
/*
 * Chains from a candidate that is off to candidates that are on, as sets: each begins and ends
 * with a strong link. These tell all about forcing chains and loops that one needs to know before
 * any of them is followed:
 *
 *     off a = on b - off c = on d       d is in on[a], after two strong links
 *     a candidate that sees a and d     implies that it is off itself: 6 nodes
 *     d is a                            a implies that it is on: 4 nodes
 *     a sees d as well                  there may be a loop of 4 links
 *
 * So only candidates with strong links need rows, and all rows grow by one strong link at a time.
 */
#ifndef ENNEAD_RATING_GRAPH_STRONG_CHAINS_H
#define ENNEAD_RATING_GRAPH_STRONG_CHAINS_H

#include "rating/graph/static_links.h"

typedef struct strong_chains {
    int count;        /* candidates, numbered by cell and digit */
    int words;        /* words of a set of candidates */
    int strong_links; /* how many strong links the longest chains have */
    int linked_count, growing_count;
    uint16_t linked[CANDIDATES];  /* the candidates with strong links */
    uint16_t growing[CANDIDATES]; /* those of them whose rows still grow */
    uint16_t candidate[CANDIDATES];
    uint16_t number[CANDIDATES];
    uint64_t alone[MOST_WORDS]; /* alone in their cells: no chain begins with them */
    uint64_t linked_set[MOST_WORDS];
    uint64_t turned_off[MOST_WORDS]; /* by forcing chains, since the rows have grown last */
    uint64_t turned_on[MOST_WORDS];
    uint64_t units[9 * HOUSES * MOST_WORDS]; /* [digit - 1, house]: its candidates */
    /* For each candidate with strong links: */
    uint64_t in_houses[CANDIDATES * MOST_WORDS]; /* what it sees in its houses */
    uint64_t sees[CANDIDATES * MOST_WORDS];      /* in its cell too */
    uint64_t strong[CANDIDATES * MOST_WORDS];
    uint64_t pulls[CANDIDATES * MOST_WORDS];  /* what is on two links after it is on */
    uint64_t on[CANDIDATES * MOST_WORDS];     /* what is on when it is off */
    uint64_t fresh[CANDIDATES * MOST_WORDS];  /* over the most strong links */
    uint64_t before[CANDIDATES * MOST_WORDS]; /* over one less */
} strong_chains;

/* Begins the chains of links within houses for one digit. */
void begin_chains_of_digit(strong_chains *chains, const chain_board *board,
                           const chain_tables *tables, int digit);

/* Begins the chains of all links: first what candidates with strong links see in their houses, and
 * then, only if it is needed, all other rows. */
void begin_chains_of_all(strong_chains *chains, const chain_search *s, const chain_tables *tables);
void begin_rows_of_all(strong_chains *chains, const chain_search *s);

/* Grows all rows by a strong link, and finds what forcing chains turn off and on that have just as
 * many nodes as two for each strong link. Returns whether there are any. */
bool grow_strong_chains(strong_chains *chains);

/* Grows all rows as far as they go. */
void complete_strong_chains(strong_chains *chains);

/* Which loops to look for, once the shortest forcing chains have been found. */
typedef enum loop_lengths {
    LOOPS_SHORTER, /* two links less than the shortest forcing chain has nodes */
    LOOPS_AS_LONG, /* as many */
    LOOPS_ANY      /* any; all rows are complete */
} loop_lengths;

/* The candidates that may be in a loop of these lengths that eliminates something. Returns whether
 * there are any. */
bool find_loop_members(const strong_chains *chains, loop_lengths lengths,
                       uint64_t members[MOST_WORDS]);

#endif
