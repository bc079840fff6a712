/* SPDX-License-Identifier: MIT */
#include "grid/random.h"

#include "ennead.h"

uint64_t ennead_random_next(uint64_t *state)
{
    random_stream stream = {*state};
    const uint64_t next = random_next(&stream);

    *state = stream.state;
    return next;
}
