/* SPDX-License-Identifier: MIT */
/*
 * The names of what a model may be asked to do, and the defaults.
 */
#include "model/model.h"

#include <string.h>

const char *ennead_filter_name(ennead_filter filter)
{
    static const char *const names[] = {
        [ENNEAD_FILTER_DOMAIN] = "domain",
        [ENNEAD_FILTER_BOUNDS] = "bounds",
        [ENNEAD_FILTER_SINGLES] = "singles",
        [ENNEAD_FILTER_VALUE] = "value",
    };
    return (size_t)filter < sizeof names / sizeof *names ? names[filter] : NULL;
}

const char *ennead_redundant_name(size_t index)
{
    static const char *const names[] = {"locked", "fish", "same"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

const char *ennead_branch_name(ennead_branch branch)
{
    static const char *const names[] = {
        [ENNEAD_BRANCH_AUTO] = "auto",
        [ENNEAD_BRANCH_FIRST_FAIL] = "first-fail",
        [ENNEAD_BRANCH_WEIGHTED] = "weighted",
        [ENNEAD_BRANCH_LEARNED] = "learned",
    };
    return (size_t)branch < sizeof names / sizeof *names ? names[branch] : NULL;
}

const char *ennead_model_reason_name(ennead_model_reason reason)
{
    static const char *const names[] = {
        [ENNEAD_REASON_PLACED] = "placed",
        [ENNEAD_REASON_RULE] = "rule",
        [ENNEAD_REASON_TRIAL] = "trial",
    };
    return (size_t)reason < sizeof names / sizeof *names ? names[reason] : NULL;
}

void ennead_model_options_init_sized(ennead_model_options *options, size_t size)
{
    const ennead_model_options defaults = {.size = size, .solutions = 2};
    memset(options, 0, size);
    memcpy(options, &defaults, size < sizeof defaults ? size : sizeof defaults);
}

ennead_status model_check_options(const ennead_model_options *options,
                                  ennead_model_options *checked)
{
    const unsigned redundant =
        ENNEAD_REDUNDANT_LOCKED | ENNEAD_REDUNDANT_FISH | ENNEAD_REDUNDANT_SAME;

    ennead_model_options_init(checked);
    if (options == NULL)
        return ENNEAD_OK;
    if (options->size < offsetof(ennead_model_options, filter) + sizeof options->filter)
        return ENNEAD_BAD_ARGUMENT;
    memcpy(checked, options, options->size < sizeof *checked ? options->size : sizeof *checked);
    if (ennead_filter_name(checked->filter) == NULL ||
        ennead_branch_name(checked->branch) == NULL || (checked->redundant & ~redundant) != 0 ||
        (unsigned)checked->shave > ENNEAD_SHAVE_NODES || !(checked->time_limit >= 0))
        return ENNEAD_BAD_ARGUMENT;
    return ENNEAD_OK;
}
