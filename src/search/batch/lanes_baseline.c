/* SPDX-License-Identifier: MIT */
/*
 * The batch engine for any processor with 128-bit vectors: SSE2, which every x86-64 has, or NEON,
 * which every AArch64 has. 128 lanes.
 */
#include "search/batch/lanes_baseline.h"

#define PLANE_BYTES 16
#ifdef __aarch64__
#define EDITION_NAME "neon"
#else
#define EDITION_NAME "baseline"
#endif
#include "search/batch/lanes_kernel.h"

const kernel *baseline_edition(void)
{
    return &edition;
}
