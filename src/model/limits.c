/* SPDX-License-Identifier: MIT */
/*
 * The time limit, stop flag and node limit of a search.
 */
#include "model/limits.h"

#include "grid/limits.h"

/* Reading the clock costs as much as a small node. */
enum { NODES_BETWEEN_CHECKS = 64 };

bool model_within_time(ennead_model *m)
{
    const ennead_model_options *options = &m->options;

    if (options->stop != NULL && ennead_stop_is_set(options->stop)) {
        m->end = ENNEAD_SEARCH_END_STOP;
        return false;
    }
    if (options->time_limit > 0 && seconds_now() - m->started >= options->time_limit) {
        m->end = ENNEAD_SEARCH_END_TIME;
        return false;
    }
    return true;
}

bool model_may_build(ennead_model *m)
{
    ennead_model *root = model_root(m);

    root->unfinished = root->unfinished || !model_within_time(root);
    return !root->unfinished;
}

bool model_may_look(ennead_model *m)
{
    if (m->options.node_limit != 0 && m->result.search.counters.nodes >= m->options.node_limit) {
        m->end = ENNEAD_SEARCH_END_NODES;
        return false;
    }
    if (m->result.search.counters.nodes % NODES_BETWEEN_CHECKS == 0 && !model_within_time(m))
        return false;
    m->result.search.counters.nodes++;
    return true;
}
