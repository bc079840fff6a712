/* SPDX-License-Identifier: MIT */
/*
 * The instruction set that is in use, for what is compiled once for each: the fastest that this
 * processor can run, or the one that the caller selected. Results do not depend on it.
 */
#ifndef ENNEAD_GRID_PROCESSOR_H
#define ENNEAD_GRID_PROCESSOR_H

#include <stdbool.h>

/* The fastest first. What has no edition for one of them uses that of a later one. */
typedef enum isa_level { ISA_AVX512, ISA_AVX2, ISA_BASELINE, ISA_SCALAR } isa_level;

bool isa_runs(isa_level level);

/* Whether this processor does an operation of 512 bits in two halves. */
bool isa_halves_512(void);

/* Whether an operation with three inputs keeps stores waiting on this processor, as on Zen 5. */
bool isa_prefers_two_inputs(void);

isa_level isa_in_use(void);

/* Selects one that this processor can run. */
void isa_use(isa_level level);

/* Selects the fastest. */
void isa_use_fastest(void);

#endif
