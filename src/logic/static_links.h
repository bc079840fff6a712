/* SPDX-License-Identifier: MIT */
/*
 * Alternating chains. A node is a candidate that is on (it is the digit of its cell) or off. A
 * strong link leads from off to on: one of the two must be true. A weak link leads from on to off:
 * not both can be true.
 *
 *               in a house                           in a cell
 *     strong    a digit with two places there        a cell with two candidates
 *     weak      a digit in two cells that see        two candidates of a cell
 *               each other
 *
 * A search goes out from one node along the links, layer by layer; layers are off and on in turn,
 * and a node is in the first layer that reaches it. So the search finds a shortest chain to each
 * node that can be reached.
 *
 *     layer   0          1         2         3
 *             start off  on        off       on      ...
 */
#ifndef ENNEAD_LOGIC_STATIC_LINKS_H
#define ENNEAD_LOGIC_STATIC_LINKS_H

#include "logic/hunt.h"

/* Kinds of links, as a set. */
enum link_kinds { IN_HOUSE = 1, IN_CELL = 2 };

typedef struct link_tables {
    const marks *marks;
    int strong, weak;                 /* each a set of link_kinds */
    cells partners[10][ENNEAD_CELLS]; /* [digit][cell]: the cells at the other end of a strong link
                                       * in a house */
} link_tables;

typedef struct candidate {
    int digit, cell;
} candidate;

/* A set of candidates: the cells of each digit. */
typedef struct candidate_set {
    cells of[10];
} candidate_set;

enum polarity { OFF, ON };

enum { MOST_LAYERS = 64 };

typedef struct layered_search {
    const link_tables *links;
    candidate start;
    enum polarity side; /* of layer 0 and all even layers; the odd layers are on the other side */
    int layers;         /* number of layers */
    candidate_set reached[2]; /* [side]: the candidates in any layer */
    candidate_set layer[MOST_LAYERS];
} layered_search;

void find_static_links(link_tables *l, const marks *m, int strong, int weak);

void start_breadth_first(layered_search *w, const link_tables *l, candidate start,
                         enum polarity side);

/* Adds a layer. Returns false if it would be empty or there is no more room. */
bool add_layer(layered_search *w);

/* Stores the chain to a candidate of layer `last` as the last + 1 nodes of a step. */
void put_chain(ennead_step *step, const layered_search *w, int last, candidate end);

#endif
