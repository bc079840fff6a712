/* SPDX-License-Identifier: MIT */
/*
 * Which edition of the batch engine runs: the fastest that the processor has the instructions for,
 * unless the caller selects one. All give the same results.
 */
#include <stdatomic.h>
#include <string.h>

#include "search/lanes.h"

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
    const kernel *(*edition)(void);
    bool (*runs)(void);
} choices[] = {
    {avx512_edition, has_avx512},
    {avx2_edition, has_avx2},
    {baseline_edition, any_processor},
    {scalar_edition, any_processor},
};
enum { CHOICES = sizeof choices / sizeof *choices };

/* NULL: not decided yet. The library's only mutable global. */
static _Atomic(const kernel *) in_use;

static const kernel *fastest(void)
{
    int i = 0;
    while (choices[i].edition() == NULL || !choices[i].runs())
        i++;
    return choices[i].edition();
}

const kernel *kernel_in_use(void)
{
    const kernel *k = atomic_load_explicit(&in_use, memory_order_relaxed);
    if (k == NULL) {
        k = fastest();
        atomic_store_explicit(&in_use, k, memory_order_relaxed);
    }
    return k;
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
        const kernel *k = choices[i].edition();
        if (k != NULL && strcmp(k->name, name) == 0 && choices[i].runs()) {
            atomic_store_explicit(&in_use, k, memory_order_relaxed);
            return ENNEAD_OK;
        }
    }
    return ENNEAD_BAD_ARGUMENT;
}
