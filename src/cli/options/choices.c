/* SPDX-License-Identifier: MIT */
#include "cli/options/choices.h"

const void *choices_row(const struct choices *choices, size_t index)
{
    return (const char *)choices->rows + index * choices->size;
}

const char *choices_name(const struct choices *choices, size_t index)
{
    if (index < choices->count)
        return ((const char *const *)choices_row(choices, index))[0];
    return choices->name != NULL ? choices->name(index - choices->count) : NULL;
}

const char *choices_help(const struct choices *choices, size_t index)
{
    if (index < choices->count)
        return ((const char *const *)choices_row(choices, index))[1];
    return choices->helps != NULL ? choices->helps[index - choices->count] : NULL;
}
