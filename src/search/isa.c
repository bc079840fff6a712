/* SPDX-License-Identifier: MIT */
/*
 * Chooses the edition of the engines behind ENNEAD_ENGINE_AUTO: the fastest one whose instructions
 * this processor has, unless the caller selects another. All editions give the same results.
 */
#include "search/isa.h"

#include <string.h>

#include "grid/processor.h"
#include "search/batch/lanes_avx2.h"
#include "search/batch/lanes_avx512.h"
#include "search/batch/lanes_avx512_narrow.h"
#include "search/batch/lanes_avx512_two_inputs.h"
#include "search/batch/lanes_baseline.h"
#include "search/batch/lanes_scalar.h"
#include "search/single/auto_avx2.h"
#include "search/single/auto_avx512.h"
#include "search/single/auto_baseline.h"

/* With 512 lanes, or with 256 where an operation of 512 bits is done in two halves, as by Zen 4.
 * Zen 5 has an edition of its own. */
static const kernel *avx512_kernel(void)
{
    return isa_halves_512()           ? avx512_narrow_edition()
           : isa_prefers_two_inputs() ? avx512_two_inputs_edition()
                                      : avx512_edition();
}

/* By their levels, fastest first. Some may not be compiled in: their batch engine is NULL. */
static const struct edition {
    const kernel *(*edition)(void); /* batch engine */
    const engine *engine;           /* engine for one puzzle */
} editions[] = {
    [ISA_AVX512] = {avx512_kernel, &avx512_auto_engine},
    [ISA_AVX2] = {avx2_edition, &avx2_auto_engine},
    [ISA_BASELINE] = {baseline_edition, &baseline_auto_engine},
#ifndef __wasm_simd128__ /* a module either has vectors, or cannot be loaded */
    [ISA_SCALAR] = {scalar_edition, &baseline_auto_engine},
#endif
};
enum { EDITIONS = sizeof editions / sizeof *editions };

static const struct edition *edition_in_use(void)
{
    const struct edition *c = &editions[isa_in_use()];
    while (c->edition() == NULL)
        c++;
    return c;
}

const kernel *kernel_in_use(void)
{
    return edition_in_use()->edition();
}

const kernel *kernel_for(const kernel *chosen, size_t count)
{
    /* 512 lanes are faster than 256 from some ten thousand puzzles on (Zen 5), or from two thousand
     * on (Sapphire Rapids). */
    enum { MANY = 4096 };
    const bool is_wide = chosen == avx512_edition() || chosen == avx512_two_inputs_edition();

    return count < MANY && is_wide ? avx512_narrow_edition() : chosen;
}

const engine *auto_engine_in_use(void)
{
    return edition_in_use()->engine;
}

const char *ennead_isa_get(void)
{
    return kernel_in_use()->name;
}

const char *ennead_isa_name(size_t index)
{
    for (int i = 0; i < EDITIONS; i++)
        if (editions[i].edition() != NULL && index-- == 0)
            return editions[i].edition()->name;
    return NULL;
}

ennead_status ennead_isa_set(const char *name)
{
    if (name == NULL) {
        isa_use_fastest();
        return ENNEAD_STATUS_OK;
    }
    for (int i = 0; i < EDITIONS; i++) {
        const struct edition *c = &editions[i];
        if (c->edition() != NULL && strcmp(c->edition()->name, name) == 0 &&
            isa_runs((isa_level)i)) {
            isa_use((isa_level)i);
            return ENNEAD_STATUS_OK;
        }
    }
    return ENNEAD_STATUS_BAD_ARGUMENT;
}
