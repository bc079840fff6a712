/* SPDX-License-Identifier: MIT */
/*
 * Who hears of what.
 */
#ifndef ENNEAD_MODEL_WIRING_H
#define ENNEAD_MODEL_WIRING_H

#include "model/model.h"

/* Asks the propagators which cells differ. */
void wiring_differences(ennead_model *m);

/* Lists the peers and makes the queue. ENNEAD_STATUS_BAD_ARGUMENT: it is too much, and *wrong says so. */
ennead_status wire(ennead_model *m, const char **wrong);

#endif
