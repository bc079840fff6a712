/* SPDX-License-Identifier: MIT */
#include "session/game/saved_game.h"

#include "session/game/deduce.h"
#include "session/game/history.h"
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
    size_t move = first_move(h);

    reply_words(s, "# ennead game\n");
    for (; move > 0; move = move != h->at ? number_of_move_after(h, move) : 0) {
        const history_entry *e = &h->entries[move - 1];
        reply_automatic(s, &automatic, e->automatic);
        reply_words(s, "%t\n", e->move);
        if (e->name[0] != '\0')
            reply_words(s, "point %t\n", e->name);
    }
    reply_automatic(s, &automatic, s->automatic);
}
