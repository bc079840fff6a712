/* SPDX-License-Identifier: MIT */
/*
 * Which propagators are called when a cell changes.
 */
#ifndef ENNEAD_MODEL_WIRING_H
#define ENNEAD_MODEL_WIRING_H

#include "model/model.h"

/* Asks all propagators which cells differ. */
void wiring_differences(ennead_model *m);

/* Lists the peers and makes the queue. Returns ENNEAD_STATUS_BAD_ARGUMENT if there are too many;
 * *wrong says so. */
ennead_status wire(ennead_model *m, const char **wrong);

#endif
