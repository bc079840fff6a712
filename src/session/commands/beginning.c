/* SPDX-License-Identifier: MIT */
#include "session/commands/beginning.h"

#include <string.h>

#include "session/commands/examination.h"
#include "session/game/game.h"
#include "session/game/reply.h"
#include "session/game/variant.h"

/* Whether a state has nothing but its givens. */
static bool is_untouched(const ennead_state *state)
{
    return memcmp(state->givens, state->values, sizeof state->givens) == 0;
}

command_outcome tell_solutions(ennead_session *s, const ennead_session *game,
                               const game_position *p)
{
    examination e;
    const command_outcome examined = examine(game, p, &e);

    if (examined != DONE)
        return examined;
    if (e.findings == LEADS_TO_MORE)
        reply_words(s, "The puzzle has more than one solution.\n");
    else if (e.findings == LEADS_TO_NONE && p->variant == NULL &&
             e.check.without == ENNEAD_VERDICT_UNIQUE)
        reply_findings(s, p, &e);
    else if (e.findings == HAS_NONE ||
             (e.findings == LEADS_TO_NONE && p->variant == NULL && is_untouched(&p->state)))
        reply_words(s, "The puzzle has no solution.\n");
    return DONE;
}

command_outcome start_game(ennead_session *s, const game_position *p)
{
    const command_outcome told = tell_solutions(s, s, p);

    if (told == DONE)
        return begin_game(s, p);
    variant_free(s, p->variant);
    return told;
}
