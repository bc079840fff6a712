/* SPDX-License-Identifier: MIT */
/* What the deductive solver searches for: see deductions.c. */
#ifndef ENNEAD_LOGIC_DEDUCER_DEDUCTIONS_H
#define ENNEAD_LOGIC_DEDUCER_DEDUCTIONS_H

#include "ennead.h"

typedef enum deduced {
    DEDUCED_NOTHING,
    DEDUCED_MOVE,          /* a move was queued */
    DEDUCED_CONTRADICTION, /* a contradiction was recorded */
} deduced;

/* Searches when both queues are empty: for the first single possibility, else the first exclusion
 * between box and line, else the first partition, small ones first. */
deduced find_deduction(ennead_deducer *d);

#endif
