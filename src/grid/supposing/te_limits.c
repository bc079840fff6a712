/* SPDX-License-Identifier: MIT */
#include "grid/supposing/te_limits.h"

#include "grid/limits.h"

enum { NODES_PER_LOOK = 256 }; /* the clock and the flag are not looked at for each node */

static bool end_by(te_limits *limits, ennead_rating_end end)
{
    limits->ended = true;
    limits->end = end;
    return true;
}

void te_tell(te_limits *limits)
{
    if (limits->measuring == NULL)
        return;
    __atomic_fetch_add(&limits->measuring->nodes, limits->nodes - limits->told, __ATOMIC_RELAXED);
    __atomic_store_n(&limits->measuring->least, *limits->value, __ATOMIC_RELAXED);
    limits->told = limits->nodes;
}

uint64_t ennead_measuring_get_nodes(const ennead_measuring *measuring)
{
    return __atomic_load_n(&measuring->nodes, __ATOMIC_RELAXED);
}

int ennead_measuring_get_least(const ennead_measuring *measuring)
{
    return __atomic_load_n(&measuring->least, __ATOMIC_RELAXED);
}

bool te_spend(te_limits *limits)
{
    if (limits->ended)
        return true;
    if (limits->nodes >= limits->most)
        return end_by(limits, ENNEAD_RATING_END_NODES);
    if (limits->nodes++ % NODES_PER_LOOK != 0 && !limits->slow)
        return false;
    te_tell(limits);
    if (limits->stop != NULL && ennead_stop_is_set(limits->stop))
        return end_by(limits, ENNEAD_RATING_END_STOP);
    if (limits->deadline > 0 && seconds_now() >= limits->deadline)
        return end_by(limits, ENNEAD_RATING_END_TIME);
    return false;
}
