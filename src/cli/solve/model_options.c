/* SPDX-License-Identifier: MIT */
/*
 * How the options of --engine=model are stored, and which others they exclude.
 */
#include "cli/solve/model_options.h"

#include <string.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/options/common_options.h"
#include "cli/output/output.h"

static const char *filter_name(size_t index)
{
    return ennead_model_filter_name((ennead_model_filter)index);
}

static const char *const filter_helps[] = {
    [ENNEAD_MODEL_FILTER_DOMAIN] = "all there is, by matching cells with values",
    [ENNEAD_MODEL_FILTER_BOUNDS] = "what intervals of values tell of the least and the greatest",
    [ENNEAD_MODEL_FILTER_SINGLES] = "a value with one place left in a house goes there",
    [ENNEAD_MODEL_FILTER_VALUE] = "only that a value leaves the cells that see it",
};

static const char *const redundant_helps[] = {
    "a value confined to what a box and a line share leaves the rest of both",
    "rows and columns are matched, for each value",
    "a box and a line hold the same values outside what they share",
};

static const char *branch_name(size_t index)
{
    return ennead_model_branch_name((ennead_model_branch)index);
}

static const char *const branch_helps[] = {
    [ENNEAD_MODEL_BRANCH_AUTO] = ("weighted where there are rules beside houses, else first-fail; "
                                  "learned after 2,048 contradictions, where that can be"),
    [ENNEAD_MODEL_BRANCH_FIRST_FAIL] = "the first cell with the fewest values, its lowest value",
    [ENNEAD_MODEL_BRANCH_WEIGHTED] = "where there are few ways and were many conflicts",
    [ENNEAD_MODEL_BRANCH_LEARNED] =
        "what was in conflict of late, and learn from it: for large grids",
};

const struct choices filter_choices = {"Filters", .name = filter_name, .helps = filter_helps};
const struct choices redundant_choices = {"Redundant rules", .name = ennead_model_redundant_name,
                                          .helps = redundant_helps};
const struct choices branch_choices = {"Branchings", .name = branch_name, .helps = branch_helps};

const char *model_option_given(const struct option_row *rows, uint64_t given)
{
    for (; rows->name != NULL; rows++, given >>= 1)
        if ((given & 1) != 0 && strcmp(rows->group, GROUP_MODEL) == 0)
            return rows->name;
    return NULL;
}

enum exit_code model_complete(const char *command, struct settings *settings)
{
    struct model_settings *model = &settings->model;
    if (settings->watch)
        return message_usage(command, "--watch does not go with --engine=model");
    if (settings->solving.order == ENNEAD_ORDER_LEXICOGRAPHIC ||
        settings->output->order == ENNEAD_ORDER_LEXICOGRAPHIC)
        return message_usage(command, "--engine=model does not find solutions in lexicographic "
                                      "order");
    model->options.solutions = settings->solving.solutions;
    model->options.node_limit = settings->solving.node_limit;
    model->options.time_limit = settings->solving.time_limit;
    model->options.stop = signals_stop();
    return EXIT_ANSWERED;
}
