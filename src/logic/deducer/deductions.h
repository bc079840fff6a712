/* SPDX-License-Identifier: MIT */
/* What the deductive solver searches for: see deductions.c. */
#ifndef ENNEAD_LOGIC_DEDUCER_DEDUCTIONS_H
#define ENNEAD_LOGIC_DEDUCER_DEDUCTIONS_H

#include "ennead.h"

typedef enum deduced {
    DEDUCED_NOTHING,
    DEDUCED_MOVE,          /* it is queued */
    DEDUCED_CONTRADICTION, /* it is noted */
} deduced;

/* Looks for what follows when both queues are empty: the first single possibility, else the first
 * exclusion by box and line, else the first partition, small ones before large. */
deduced find_deduction(ennead_deducer *d);

#endif
