/* SPDX-License-Identifier: MIT */
/*
 * What is asked for, checked, and the plan that follows from it.
 */
#ifndef ENNEAD_CREATE_MAKING_REQUEST_H
#define ENNEAD_CREATE_MAKING_REQUEST_H

#include "create/fill/fill.h"
#include "create/thinning/symmetry.h"

/* The request, checked, and what follows from them. */
typedef struct plan {
    ennead_request request;
    cells pattern; /* empty: none */
    orbits groups;
    int least, most; /* clues of a puzzle before extra clues */
    int luck;        /* attempts by luck before the hunt */
    bool exchanging; /* attempts by luck are followed by exchanges */
    bool seeded;     /* clues stay where a tridagon seed is */
    const filler *filler;
    bool difficult;        /* a difficulty is asked for */
    ennead_rater *rater;   /* NULL where no rating is */
    ennead_finder *finder; /* NULL where no techniques are */
} plan;

/* ennead_request_find_conflict, and the plan if there is none. `asked` may be NULL for the defaults. */
ennead_status plan_make(const ennead_request *asked, plan *p, ennead_request_conflict *conflict);

/* Attempts by luck before the hunt, and tracks of a hunt. With more luck puzzles that are not so rare
 * come sooner, and rare ones later; these were chosen by a few trials, not by a search for the best. */
enum { LUCK = 12, DIFFICULT_LUCK = 48, SEEDED_LUCK = 30000, EXCHANGING_LUCK = 40, TRACKS = 8 };

/* From this rating on puzzles are stuck under trial and error by singles: what they need is nested.
 * Of grids thinned at random one in millions is so, of those thinned around a tridagon seed one in
 * a hundred. */
enum { NESTED = 95 };

/* From this one on, which is that of dynamic chains, seeds pay: of those thinned around one, every
 * fifth is rated 8.5 to 9.0, of others one in a hundred. */
enum { DYNAMIC = 85 };

#endif
