/* SPDX-License-Identifier: MIT */
/*
 * The table of the edition "scalar": see planes.h.
 */
#include "planes.h"

#define PLANE_BYTES 8
#define EDITION_NAME "scalar"
#define TABLE planes_scalar
#include "planes_of.h"
