/* SPDX-License-Identifier: MIT */
#include "cli/create/creators.h"

#include <stdlib.h>

bool creators_begin(void *user, size_t thread)
{
    struct creators *creators = user;
    creators->made[thread] = calloc(1, creators->bytes);
    if (creators->made[thread] == NULL ||
        ennead_creator_new(NULL, &creators->of[thread]) != ENNEAD_STATUS_OK)
        return false;
    (void)ennead_creator_set_time_limit(creators->of[thread], creators->time_limit);
    return true;
}

void creators_end(void *user, size_t thread)
{
    struct creators *creators = user;
    ennead_creator_free(creators->of[thread]);
    free(creators->made[thread]);
}
