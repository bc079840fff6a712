/* SPDX-License-Identifier: MIT */
#include "cli/options/time_limit.h"

#include "cli/base/progress.h"

struct time_limit time_limit_begin(const struct settings *settings)
{
    const double seconds = settings->solving.time_limit;
    return (struct time_limit){seconds > 0 ? progress_clock() + seconds : 0};
}

bool time_limit_is_over(const struct time_limit *limit)
{
    return limit->end > 0 && progress_clock() >= limit->end;
}

double time_limit_left(const struct time_limit *limit)
{
    static const double least = 1e-9; /* 0 would be no limit */
    if (limit->end == 0)
        return 0;
    const double left = limit->end - progress_clock();
    return left > least ? left : least;
}
