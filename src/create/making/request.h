/* SPDX-License-Identifier: MIT */
/*
 * The request, checked, and the plan that follows from it.
 */
#ifndef ENNEAD_CREATE_MAKING_REQUEST_H
#define ENNEAD_CREATE_MAKING_REQUEST_H

#include "create/fill/fill.h"
#include "create/thinning/symmetry.h"

/* The checked request, and what follows from it. */
typedef struct plan {
    ennead_request request;
    cells pattern; /* empty if there is none */
    orbits groups;
    int least, most; /* clues of a puzzle, before extra clues */
    int luck;        /* attempts by luck before the hunt */
    bool exchanging; /* attempts by luck are followed by exchanges */
    bool seeded;     /* clues are kept around a tridagon seed */
    const filler *filler;
    bool difficult;        /* a difficulty is requested */
    ennead_rater *rater;   /* NULL if no rating is requested */
    ennead_finder *finder; /* NULL if no techniques are requested */
} plan;

/* Does the work of ennead_request_find_conflict, and makes the plan if there is no conflict.
 * `asked` may be NULL for the defaults. */
ennead_status plan_make(const ennead_request *asked, plan *p, ennead_request_conflict *conflict);

/* Attempts by luck before the hunt, and tracks of a hunt. With more luck, common puzzles come
 * sooner and rare ones later. The values were chosen by a few experiments, not by a search for the
 * best. */
enum { LUCK = 12, DIFFICULT_LUCK = 48, SEEDED_LUCK = 30000, EXCHANGING_LUCK = 40, TRACKS = 8 };

/* From this rating on, puzzles cannot be solved by trial and error with singles: they need nested
 * chains. Of randomly thinned grids this is one in millions, of those thinned around a tridagon
 * seed one in a hundred. */
enum { NESTED = 95 };

/* From this rating on, that of dynamic chains, seeds pay off: of the puzzles thinned around one,
 * every fifth is rated 8.5 to 9.0; of others, one in a hundred. */
enum { DYNAMIC = 85 };

#endif
