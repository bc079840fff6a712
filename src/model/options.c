/* SPDX-License-Identifier: MIT */
/*
 * The names of a model's options, and the defaults.
 */
#include "model/options.h"

#include "grid/sized.h"

const char *ennead_model_filter_name(ennead_model_filter filter)
{
    static const char *const names[] = {
        [ENNEAD_MODEL_FILTER_DOMAIN] = "domain",
        [ENNEAD_MODEL_FILTER_BOUNDS] = "bounds",
        [ENNEAD_MODEL_FILTER_SINGLES] = "singles",
        [ENNEAD_MODEL_FILTER_VALUE] = "value",
    };
    return (size_t)filter < sizeof names / sizeof *names ? names[filter] : NULL;
}

const char *ennead_model_redundant_name(size_t index)
{
    static const char *const names[] = {"locked", "fish", "same"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

const char *ennead_model_branch_name(ennead_model_branch branch)
{
    static const char *const names[] = {
        [ENNEAD_MODEL_BRANCH_AUTO] = "auto",
        [ENNEAD_MODEL_BRANCH_FIRST_FAIL] = "first-fail",
        [ENNEAD_MODEL_BRANCH_WEIGHTED] = "weighted",
        [ENNEAD_MODEL_BRANCH_LEARNED] = "learned",
    };
    return (size_t)branch < sizeof names / sizeof *names ? names[branch] : NULL;
}

const char *ennead_model_reason_name(ennead_model_reason reason)
{
    static const char *const names[] = {
        [ENNEAD_MODEL_REASON_PLACED] = "placed",
        [ENNEAD_MODEL_REASON_RULE] = "rule",
        [ENNEAD_MODEL_REASON_TRIAL] = "trial",
    };
    return (size_t)reason < sizeof names / sizeof *names ? names[reason] : NULL;
}

void ennead_model_options_init_sized(ennead_model_options *options, size_t size)
{
    static const ennead_model_options defaults = {.solutions = 2};
    sized_write(options, size, &defaults, sizeof defaults);
}

ennead_status model_check_options(const ennead_model_options *options,
                                  ennead_model_options *checked)
{
    const unsigned redundant =
        ENNEAD_MODEL_REDUNDANT_LOCKED | ENNEAD_MODEL_REDUNDANT_FISH | ENNEAD_MODEL_REDUNDANT_SAME;

    ennead_model_options_init(checked);
    if (options == NULL)
        return ENNEAD_STATUS_OK;
    if (!sized_read(checked, sizeof *checked, options))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if (ennead_model_filter_name(checked->filter) == NULL ||
        ennead_model_branch_name(checked->branch) == NULL ||
        (checked->redundant & ~redundant) != 0 ||
        (unsigned)checked->shave > ENNEAD_MODEL_SHAVE_NODES || !(checked->time_limit >= 0))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    return ENNEAD_STATUS_OK;
}
