/* SPDX-License-Identifier: MIT */
/*
 * The limits of one rating: nodes, time, and the stop flag. And how far it has come.
 */
#ifndef ENNEAD_GRID_SUPPOSING_TE_LIMITS_H
#define ENNEAD_GRID_SUPPOSING_TE_LIMITS_H

#include "ennead.h"

typedef struct te_limits {
    uint64_t nodes, most; /* most: UINT64_MAX for no limit */
    double deadline;      /* on the clock of seconds_now; 0 for none */
    const ennead_stop *stop;
    ennead_measuring *measuring; /* may be NULL */
    uint64_t told;               /* the nodes added to it */
    const int *value;            /* the least that the number can be */
    bool slow;  /* a node takes so long that clock and flag are looked at for each */
    bool ended; /* one of them was reached; `end` says which */
    ennead_rating_end end;
} te_limits;

/* Counts a node. Returns whether a limit is reached. */
bool te_spend(te_limits *limits);

/* Tells the caller's other threads how far it has come. */
void te_tell(te_limits *limits);

#endif
