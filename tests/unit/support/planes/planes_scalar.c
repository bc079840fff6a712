/* SPDX-License-Identifier: MIT */
/*
 * The table of the edition "scalar": see planes.h.
 */
#include "support/planes/planes.h"

#define PLANE_BYTES 8
#define EDITION_NAME "scalar"
#define TABLE planes_scalar
#include "support/planes/planes_of.h"
