/* SPDX-License-Identifier: MIT */
/*
 * The flag that ends long work. An int that is only ever read and written by atomic operations, so
 * that the public header stays readable for C++ and the flag may be set in a signal handler.
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
