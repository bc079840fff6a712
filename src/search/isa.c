/* SPDX-License-Identifier: MIT */
/*
 * Chooses the edition of the engines behind ENNEAD_ENGINE_AUTO: the fastest one whose instructions
 * this processor has, unless the caller selects another. All editions give the same results.
 */
#include "search/isa.h"

#include <stdatomic.h>
#include <string.h>

#include "search/batch/lanes_avx2.h"
#include "search/batch/lanes_avx512.h"
#include "search/batch/lanes_baseline.h"
#include "search/batch/lanes_scalar.h"
#include "search/single/auto_avx2.h"
#include "search/single/auto_avx512.h"
#include "search/single/auto_baseline.h"

static bool any_processor(void)
{
    return true;
}

#if defined(__x86_64__) || defined(__i386__)
static bool has_avx512(void)
{
    return __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("gfni") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

static bool has_avx2(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt");
}
#else
/* The editions for AVX are NULL on other architectures, so these are never called. */
#define has_avx512 any_processor
#define has_avx2 any_processor
#endif

/* Fastest first. */
static const struct edition {
    const kernel *(*edition)(void); /* batch engine */
    const engine *engine;           /* engine for one puzzle */
    bool (*runs)(void);
} editions[] = {
    {avx512_edition, &avx512_auto_engine, has_avx512},
    {avx2_edition, &avx2_auto_engine, has_avx2},
    {baseline_edition, &baseline_auto_engine, any_processor},
#ifndef __wasm_simd128__ /* a module either has vectors, or cannot be loaded */
    {scalar_edition, &baseline_auto_engine, any_processor},
#endif
};
enum { EDITIONS = sizeof editions / sizeof *editions };

/* NULL until the first use or ennead_isa_set. The library's only mutable global. */
static _Atomic(const struct edition *) in_use;

static const struct edition *fastest(void)
{
    const struct edition *c = editions;
    while (c->edition() == NULL || !c->runs())
        c++;
    return c;
}

static const struct edition *edition_in_use(void)
{
    const struct edition *c = atomic_load_explicit(&in_use, memory_order_relaxed);
    if (c == NULL) {
        c = fastest();
        atomic_store_explicit(&in_use, c, memory_order_relaxed);
    }
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

    return count < MANY && chosen == avx512_edition() && has_avx2() ? avx2_edition() : chosen;
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
        atomic_store_explicit(&in_use, fastest(), memory_order_relaxed);
        return ENNEAD_STATUS_OK;
    }
    for (int i = 0; i < EDITIONS; i++) {
        const struct edition *c = &editions[i];
        if (c->edition() != NULL && strcmp(c->edition()->name, name) == 0 && c->runs()) {
            atomic_store_explicit(&in_use, c, memory_order_relaxed);
            return ENNEAD_STATUS_OK;
        }
    }
    return ENNEAD_STATUS_BAD_ARGUMENT;
}
