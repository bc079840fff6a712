/* SPDX-License-Identifier: MIT */
/*
 * Alternating chains. A node is a candidate, said to be on (it is the digit of its cell) or off.
 * From off to on leads a strong link: of the two one must be; from on to off a weak link: not both
 * can be.
 *
 *               in a house                           in a cell
 *     strong    a digit with two places there        a cell with two candidates
 *     weak      a digit in two cells that see        two candidates of a cell
 *               each other
 *
 * A search goes out from one node along the links, a layer at a time; the layers are off and on in
 * turn, and a node stands in the first that reaches it. So it holds a shortest chain to each
 * node that there is a chain to.
 *
 *     layer   0          1         2         3
 *             start off  on        off       on      ...
 */
#ifndef ENNEAD_LOGIC_STATIC_LINKS_H
#define ENNEAD_LOGIC_STATIC_LINKS_H

#include "logic/hunt.h"

/* Which links there are, as a set. */
enum link_kinds { IN_HOUSE = 1, IN_CELL = 2 };

typedef struct link_tables {
    const marks *marks;
    int strong, weak;                 /* link_kinds */
    cells partners[10][ENNEAD_CELLS]; /* [digit][cell]: where a strong link of a house leads */
} link_tables;

/* A candidate. */
typedef struct candidate {
    int digit, cell;
} candidate;

/* A set of candidates: [digit]. */
typedef struct candidate_set {
    cells of[10];
} candidate_set;

enum polarity { OFF, ON };

enum { MOST_LAYERS = 64 };

typedef struct layered_search {
    const link_tables *links;
    candidate start;
    enum polarity side; /* of layer 0; layer i is on this side if i is even, else on the other */
    int layers;         /* how many there are */
    candidate_set reached[2]; /* [side]: those in any layer */
    candidate_set layer[MOST_LAYERS];
} layered_search;

void find_static_links(link_tables *l, const marks *m, int strong, int weak);

void start_breadth_first(layered_search *w, const link_tables *l, candidate start,
                         enum polarity side);

/* Adds a layer; false: it would be empty, or there is no more room. */
bool add_layer(layered_search *w);

/* Stores the chain to a candidate of layer `last` as the nodes of a step: last + 1 of them. */
void put_chain(ennead_step *step, const layered_search *w, int last, candidate end);

#endif
