/* SPDX-License-Identifier: MIT */
#include "cli/create/creators.h"

#include <stdlib.h>

#include "cli/base/message.h"
#include "cli/batch/batch.h"

enum exit_code creators_run(struct creators *creators, size_t bytes,
                            const struct settings *settings,
                            const struct puzzle_command *puzzle_command)
{
    bool made = true;
    for (size_t i = 0; made && i < settings->threads; i++) {
        creators->made[i] = calloc(1, bytes);
        made = creators->made[i] != NULL &&
               ennead_creator_new(NULL, &creators->of[i]) == ENNEAD_STATUS_OK;
        if (made)
            (void)ennead_creator_set_time_limit(creators->of[i], settings->solving.time_limit);
    }
    enum exit_code code = EXIT_MEMORY;
    if (made)
        code = batch_run(settings, puzzle_command);
    else
        message("out of memory");
    for (size_t i = 0; i < settings->threads; i++) {
        ennead_creator_free(creators->of[i]);
        free(creators->made[i]);
    }
    return code;
}
