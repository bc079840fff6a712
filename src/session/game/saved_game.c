/* SPDX-License-Identifier: MIT */
#include "session/game/saved_game.h"

#include "session/game/deduce.h"
#include "session/game/reply.h"

/* Writes that from here on another kind of deduction is in force. */
static void reply_automatic(ennead_session *s, deduction *present, deduction wanted)
{
    if (wanted != *present)
        reply_words(s, "auto %t next\n", deduction_names[wanted]);
    *present = wanted;
}

void reply_game(ennead_session *s)
{
    const history *h = &s->history;
    deduction automatic = DEDUCE_BASIC;
    size_t first = h->at;

    while (first > 0 && h->entries[first - 1].begins != BEGINS)
        first--;
    reply_words(s, "# ennead game\n");
    for (size_t i = first > 0 ? first - 1 : 0; i < h->at; i++) {
        reply_automatic(s, &automatic, h->entries[i].automatic);
        reply_words(s, "%t\n", h->entries[i].move);
    }
    reply_automatic(s, &automatic, s->automatic);
}
