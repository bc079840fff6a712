/* SPDX-License-Identifier: MIT */
#include "grid/processor.h"

#include <stdatomic.h>

/* A level, and 1; 0 until the first use or selection. The library's only mutable global. */
static _Atomic int in_use;

bool isa_runs(isa_level level)
{
#if defined(__x86_64__) || defined(__i386__)
    if (level == ISA_AVX512)
        return __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw") &&
               __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("gfni") &&
               __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
    if (level == ISA_AVX2)
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") &&
               __builtin_cpu_supports("popcnt");
#endif
    return level >= ISA_BASELINE;
}

bool isa_halves_512(void)
{
#if defined(__x86_64__) || defined(__i386__)
    return __builtin_cpu_is("amdfam19h"); /* Zen 4; the others of its family have no AVX-512 */
#else
    return false;
#endif
}

bool isa_prefers_two_inputs(void)
{
#if defined(__x86_64__) || defined(__i386__)
    /* Zen 5, the first of AMD's with this instruction */
    return __builtin_cpu_is("amd") && __builtin_cpu_supports("avx512vp2intersect");
#else
    return false;
#endif
}

void isa_use(isa_level level)
{
    atomic_store_explicit(&in_use, (int)level + 1, memory_order_relaxed);
}

void isa_use_fastest(void)
{
    isa_level level = ISA_AVX512;

    while (!isa_runs(level))
        level++;
    isa_use(level);
}

isa_level isa_in_use(void)
{
    int level = atomic_load_explicit(&in_use, memory_order_relaxed);
    if (level == 0) {
        isa_use_fastest();
        level = atomic_load_explicit(&in_use, memory_order_relaxed);
    }
    return (isa_level)(level - 1);
}
