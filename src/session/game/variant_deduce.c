/* SPDX-License-Identifier: MIT */
/*
 * Deductions in a variant. A position is the set of values left in each cell; a cell with one
 * value holds it. That a placed value is eliminated from the cells that see it is not reported;
 * what else the rules imply is, one sentence of the model for each.
 */
#include "session/game/variant_deduce.h"

#include <string.h>

#include "session/game/position.h"
#include "session/game/reply.h"

bool is_stopped(const ennead_session *s)
{
    return s->stop != NULL && ennead_stop_is_set(s->stop);
}

void deduce_variant(ennead_session *s, game_position *draft)
{
    const ennead_model_reason most =
        s->automatic == DEDUCE_ALL ? ENNEAD_MODEL_REASON_TRIAL : ENNEAD_MODEL_REASON_RULE;
    const size_t bytes = draft->variant->cells * sizeof *draft->left;
    ennead_model *model = draft->variant->model;
    ennead_model_step step;

    while (s->automatic != DEDUCE_NOTHING && !is_stopped(s) &&
           ennead_model_step_next(model, most, draft->left, &step) == ENNEAD_STATUS_OK)
        reply_words(s, "  %t\n", step.text);
    if (s->automatic == DEDUCE_NOTHING) {
        (void)ennead_model_settle_once(model, draft->left);
        return;
    }
    /* Conflicting values are not removed, so that the player can see them. */
    memcpy(draft->variant->trial, draft->left, bytes);
    if (ennead_model_settle(model, draft->left) != ENNEAD_STATUS_OK)
        memcpy(draft->left, draft->variant->trial, bytes);
}

outlook standing_of_variant(const ennead_session *s, const game_position *p,
                            char words[ENNEAD_SENTENCE_SIZE])
{
    const game_variant *v = p->variant;
    ennead_model_step step;

    /* If nothing is deduced, a conflict is noticed only when a cell has no value left, or all
     * cells are filled. */
    const ennead_model_reason most = s->automatic == DEDUCE_NOTHING && count_open(p) > 0
                                         ? ENNEAD_MODEL_REASON_PLACED
                                         : ENNEAD_MODEL_REASON_RULE;
    memcpy(v->trial, p->left, v->cells * sizeof *v->trial);
    const ennead_status next = ennead_model_step_next(v->model, most, v->trial, &step);
    if (next == ENNEAD_STATUS_END && step.text[0] != '\0') {
        memcpy(words, step.text, strlen(step.text)); /* without the period */
        words[strlen(step.text) - 1] = '\0';
        return CONTRADICTS;
    }
    return next == ENNEAD_STATUS_OK || s->automatic == DEDUCE_NOTHING ? GOES_ON : STUCK;
}
