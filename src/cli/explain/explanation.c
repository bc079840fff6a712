/* SPDX-License-Identifier: MIT */
#include "cli/explain/explanation.h"

bool explains_ratings(const struct explain_settings *settings)
{
    return settings->scale != EXPLAIN_ON_HODOKU;
}

struct explanation explanation_of(const struct explain_settings *settings, struct slot *slot,
                                  const struct item *item)
{
    return (struct explanation){
        .settings = settings,
        .slot = slot,
        .item = item,
        .text = &slot->output,
        .name = item->name,
        .line = slot_line(item),
        .limit = time_limit_begin(&settings->by.common),
    };
}

bool explain_tells(const struct explanation *e)
{
    return e->steps >= (int)e->settings->from;
}

bool explain_tells_single(const struct explanation *e)
{
    return explain_tells(e) && e->settings->hide != HIDE_SINGLES;
}

const char *explain_why(const struct explanation *e, const ennead_step *step)
{
    return e->settings->why && !ennead_technique_set_has(&e->used, step->technique)
               ? ennead_technique_why((int)step->technique, e->settings->by.common.wording.language)
               : NULL;
}
