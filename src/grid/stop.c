/* SPDX-License-Identifier: MIT */
/*
 * The flag that ends long work. It is an int, accessed only by atomic operations, so that the
 * public header can be used from C++ and the flag can be set in a signal handler.
 */
#include "ennead.h"

void ennead_stop_set(ennead_stop *stop)
{
    __atomic_store_n(&stop->flag, 1, __ATOMIC_RELAXED);
}

void ennead_stop_clear(ennead_stop *stop)
{
    __atomic_store_n(&stop->flag, 0, __ATOMIC_RELAXED);
}

bool ennead_stop_is_set(const ennead_stop *stop)
{
    return __atomic_load_n(&stop->flag, __ATOMIC_RELAXED) != 0;
}
