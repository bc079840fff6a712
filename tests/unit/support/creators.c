/* SPDX-License-Identifier: MIT */
/*
 * A creator for a group of tests.
 */
#include "support/creators.h"

ennead_creator *creator;

int make_creator(void **state)
{
    (void)state;
    return ennead_creator_new(NULL, &creator) == ENNEAD_STATUS_OK ? 0 : -1;
}

int free_creator(void **state)
{
    (void)state;
    ennead_creator_free(creator);
    return 0;
}
