/* SPDX-License-Identifier: MIT */
#include "session/commands/examination.h"

#include <string.h>

#include "session/commands/variant_examination.h"
#include "session/game/deduce.h"
#include "session/game/position.h"
#include "session/game/reply.h"

command_outcome examine(const ennead_session *s, const game_position *p, examination *e)
{
    static const check_findings findings[] = {
        [ENNEAD_STATE_VERDICT_RIGHT] = LEADS_TO_ONE,
        [ENNEAD_STATE_VERDICT_OPEN] = LEADS_TO_MORE,
        [ENNEAD_STATE_VERDICT_MISTAKE] = HAS_MISTAKES,
        [ENNEAD_STATE_VERDICT_IMPOSSIBLE] = LEADS_TO_NONE,
    };

    memset(e, 0, sizeof *e);
    if (p->variant != NULL)
        return examine_variant(s, p, e) == ENNEAD_STATUS_OK ? DONE : NO_MEMORY;
    (void)ennead_check_state(&p->state, &e->check);
    e->findings = findings[e->check.verdict];
    memcpy(e->solution, e->check.solution, sizeof e->check.solution);
    return DONE;
}

void reply_findings(ennead_session *s, const game_position *p, const examination *e)
{
    if (p->variant != NULL) {
        reply_findings_in_variant(s, p, e);
        return;
    }
    const size_t length = ennead_write_state_check(&p->state, &e->check, &s->wording, NULL, 0);
    char *room = reply_room(s, length);
    if (room != NULL)
        s->text.length +=
            ennead_write_state_check(&p->state, &e->check, &s->wording, room, length + 1);
    reply_words(s, "\n");
}

command_outcome examine_open(ennead_session *s, const game_position *p, examination *e)
{
    if (is_solved(p)) {
        (void)refuse(s, "It is solved.");
        return REFUSED;
    }
    const command_outcome examined = examine(s, p, e);
    if (examined != DONE)
        return examined;
    if (e->findings != HAS_MISTAKES && e->findings != LEADS_TO_NONE && e->findings != HAS_NONE)
        return DONE;
    reply_findings(s, p, e);
    return REFUSED;
}

/* Why there is no step. */
static const char *no_step(const game_position *draft)
{
    ennead_model_result result;

    if (draft->variant == NULL)
        return "No technique finds a step here";
    ennead_model_get_result(draft->variant->model, &result);
    return result.search.end == ENNEAD_SEARCH_END_NODES
               ? "No rule finds a step here, and there are too many values to try each"
               : "No rule and no single trial finds a step here";
}

command_outcome find_step(ennead_session *s, game_position *draft, next_step *step)
{
    ennead_state *state = &draft->state;
    ennead_status found;
    examination e;

    const command_outcome open = examine_open(s, draft, &e);
    if (open != DONE)
        return open;
    if (draft->variant != NULL) {
        found = ennead_model_step_next(draft->variant->model, ENNEAD_MODEL_REASON_TRIAL,
                                       draft->left, &step->by_model);
    } else {
        const ennead_technique_set techniques = sound_techniques(state, &e.check);
        found = ennead_step_choose(s->finder, state, &techniques, s->style, &step->step);
    }
    if (found == ENNEAD_STATUS_OK)
        return DONE;
    reply_words(s, no_step(draft));
    return refuse(s,
                  e.findings == LEADS_TO_MORE ? "; the puzzle has more than one solution." : ".");
}
