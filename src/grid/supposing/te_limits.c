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

bool te_spend(te_limits *limits)
{
    if (limits->ended)
        return true;
    if (limits->nodes >= limits->most)
        return end_by(limits, ENNEAD_RATING_END_NODES);
    if (limits->nodes++ % NODES_PER_LOOK != 0 && !limits->slow)
        return false;
    if (limits->stop != NULL && ennead_stop_is_set(limits->stop))
        return end_by(limits, ENNEAD_RATING_END_STOP);
    if (limits->deadline > 0 && seconds_now() >= limits->deadline)
        return end_by(limits, ENNEAD_RATING_END_TIME);
    return false;
}
