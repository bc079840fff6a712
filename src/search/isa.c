/* SPDX-License-Identifier: MIT */
/*
 * Which edition of the engines behind ENNEAD_AUTO runs: the fastest that the processor has the
 * instructions for, unless the caller selects one. All give the same results.
 */
#include <stdatomic.h>
#include <string.h>

#include "search/batch/lanes.h"
#include "search/search.h"

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
/* Their editions are NULL there. */
#define has_avx512 any_processor
#define has_avx2 any_processor
#endif

/* The fastest first. */
static const struct choice {
    const kernel *(*edition)(void); /* for many puzzles */
    const engine *engine;           /* for one */
    bool (*runs)(void);
} choices[] = {
    {avx512_edition, &avx512_auto_engine, has_avx512},
    {avx2_edition, &avx2_auto_engine, has_avx2},
    {baseline_edition, &baseline_auto_engine, any_processor},
    {scalar_edition, &baseline_auto_engine, any_processor},
};
enum { CHOICES = sizeof choices / sizeof *choices };

/* NULL: not decided yet. The library's only mutable global. */
static _Atomic(const struct choice *) in_use;

static const struct choice *fastest(void)
{
    const struct choice *c = choices;
    while (c->edition() == NULL || !c->runs())
        c++;
    return c;
}

static const struct choice *choice_in_use(void)
{
    const struct choice *c = atomic_load_explicit(&in_use, memory_order_relaxed);
    if (c == NULL) {
        c = fastest();
        atomic_store_explicit(&in_use, c, memory_order_relaxed);
    }
    return c;
}

const kernel *kernel_in_use(void)
{
    return choice_in_use()->edition();
}

const engine *auto_engine_in_use(void)
{
    return choice_in_use()->engine;
}

const char *ennead_isa(void)
{
    return kernel_in_use()->name;
}

const char *ennead_isa_name(size_t index)
{
    for (int i = 0; i < CHOICES; i++)
        if (choices[i].edition() != NULL && index-- == 0)
            return choices[i].edition()->name;
    return NULL;
}

ennead_status ennead_isa_select(const char *name)
{
    if (name == NULL) {
        atomic_store_explicit(&in_use, fastest(), memory_order_relaxed);
        return ENNEAD_OK;
    }
    for (int i = 0; i < CHOICES; i++) {
        const struct choice *c = &choices[i];
        if (c->edition() != NULL && strcmp(c->edition()->name, name) == 0 && c->runs()) {
            atomic_store_explicit(&in_use, c, memory_order_relaxed);
            return ENNEAD_OK;
        }
    }
    return ENNEAD_BAD_ARGUMENT;
}
