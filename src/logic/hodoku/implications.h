/* SPDX-License-Identifier: MIT */
/*
 * What follows from a supposition by links, in the order in which HoDoKu finds it. A node is a
 * candidate or a group: all places of a digit where a box and a line cross, two or three. It is on
 * (one of its cells has the digit) or off (none has it).
 *
 *     on     turns off the other digits of its cell, the digit in its row, its column, its box, and
 *            the groups all of whose cells see it, in this order
 *     off    turns on the other digit of a cell with two candidates, the other place in a house
 *            with two, then the groups that are all that is left of a house
 *
 * A spread goes out from one candidate, in order of discovery, so it finds a shortest chain to
 * each node that can be reached; of several shortest ones, the one that this order finds. (As
 * observed in that program, B. Hobiger's HoDoKu 2.2.)
 *
 * A place of a digit is the number of a cell, or 81 plus the number of a group: first the groups
 * in rows, from row 1 on, then those in columns.
 */
#ifndef ENNEAD_LOGIC_HODOKU_IMPLICATIONS_H
#define ENNEAD_LOGIC_HODOKU_IMPLICATIONS_H

#include "logic/hunt.h"

enum { MOST_GROUPS = 54, MOST_PLACES = ENNEAD_CELLS + MOST_GROUPS };

typedef enum grouping_kind { CELLS_ONLY, CELLS_AND_GROUPS } grouping_kind;

/* A set of groups of a digit, bit g for group g. */
typedef uint64_t groups;

typedef struct place_group {
    cells cells, seen; /* `seen`: the candidates of the digit that see all cells of the group */
    groups puts_off;   /* what it turns off if it is on */
    uint8_t line, box; /* houses */
    uint8_t on_count;
    uint8_t puts_on[5]; /* the places that it turns on if it is off */
} place_group;

typedef struct place_implications {
    const marks *m;
    int group_count[10];
    place_group group[10][MOST_GROUPS];
    groups seeing[10][ENNEAD_CELLS];  /* [digit][cell]: those turned off if the candidate is on */
    groups left_by[10][ENNEAD_CELLS]; /* those turned on if it is off */
    uint8_t partner_count[10][ENNEAD_CELLS];
    uint8_t partners[10][ENNEAD_CELLS][3]; /* cells that get the digit if it is off here */
} place_implications;

/* A node that was reached. */
typedef struct reached {
    uint8_t digit, place;
    uint8_t on;      /* 1 or 0 */
    uint8_t depth;   /* links from the start, 255 for more */
    uint16_t parent; /* the index of the node from which it follows */
} reached;

/* HoDoKu's tables have this size. */
enum { MOST_REACHED = 1000 };

typedef struct spread {
    const place_implications *links;
    int count;
    reached nodes[MOST_REACHED]; /* [0] is the start, which is its own parent */
    cells is[2][10];             /* [on][digit]: the candidates reached */
    groups group_is[2][10];
} spread;

void imply(place_implications *i, const marks *m, grouping_kind kind);

/* Follows all links from a candidate that is on (1) or off (0). */
void spread_from(spread *s, const place_implications *i, int cell, int digit, int on);

static inline bool is_group(const reached *node)
{
    return node->place >= ENNEAD_CELLS;
}

/* The cells of a node. */
static inline cells cells_of_node(const place_implications *i, const reached *node)
{
    return is_group(node) ? i->group[node->digit][node->place - ENNEAD_CELLS].cells
                          : CELL(node->place);
}

/* The cells that see all cells of a node, whatever their candidates. */
static inline cells seen_by_node(const place_implications *i, const reached *node)
{
    return is_group(node) ? common_peers(cells_of_node(i, node)) : peers[node->place];
}

/* Stores the chain to a node, from the start on, as the nodes of a step. The node's depth must be
 * less than ENNEAD_STEP_NODES. */
void put_path(ennead_step *step, const spread *s, int end);

#endif
