/* SPDX-License-Identifier: MIT */
/*
 * The search of one puzzle in parts. At first a puzzle's search is one part in one lane. When there
 * are no more puzzles, a lane without work takes over the other branch of the oldest guess of
 * another:
 * what is left to search is then two parts, one behind the other in the order of the search.
 *
 *     puzzle 7:  part 3 (lane 12) -> part 9 (ended) -> part 4 (lane 40)
 *
 * What is reported is what one lane alone would have found: a part's solutions count behind those
 * of all parts before it, and when they are as many as were asked for, all that comes later is
 * dropped as if it had never been searched. So a part that has ended waits until those before it
 * have; it then joins the one before.
 */
#ifndef ENNEAD_SEARCH_PARTS_H
#define ENNEAD_SEARCH_PARTS_H

#include "search/lanes.h"

enum {
    MOST_LANES = 512,
    MOST_PARTS = 2 * MOST_LANES, /* one in each lane, and between any two of these an ended one */
    MOST_SHARED = 2, /* solutions that a part keeps, so the most that shared searches report */
    NO_PART = -1,
    NO_LANE = -1,
};

typedef struct part {
    size_t puzzle;
    int before, after; /* in the order of the search; also links free parts */
    int lane;          /* NO_LANE: it has ended */
    double started;    /* of the whole puzzle */
    uint64_t found;
    ennead_counters counters;
    /* of the first solutions: what it took to find them, and when; where others come before, also
     * what they are */
    ennead_counters at[MOST_SHARED];
    double time[MOST_SHARED];
    uint8_t solution[MOST_SHARED][ENNEAD_CELLS];
} part;

typedef struct parts {
    const batch *work;
    uint64_t untold; /* solutions that the caller's tally does not count yet */
    bool may_share;  /* the options allow more than one part */
    int free;        /* the first of the free parts that have been used before */
    int unused;      /* parts from here on have never been used */
    bool any_released;
    uint64_t released[MOST_LANES / 64]; /* lanes that need search no longer */
    part pool[MOST_PARTS];
} parts;

void parts_start(parts *all, const batch *work);

/* Begins the search of a puzzle in a lane. */
int part_begin(parts *all, size_t puzzle, int lane, double now);

/* Makes a new part behind a part, for another lane. */
int part_split(parts *all, int from, int lane);

/* Where to put the next solution of a part; NULL when it is not wanted. */
uint8_t *part_room(parts *all, int index);

/* The part has found a solution. */
void part_found(parts *all, int index, double now);

/* Adds what has been found since the last time to the caller's tally. */
void parts_tell(parts *all);

/* The part has nothing left to search. */
void part_ended(parts *all, int index, double now);

/* A limit ends the search of the part's puzzle. */
void part_stopped(parts *all, int index, ennead_end end, double now);

#endif
