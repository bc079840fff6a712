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

/* Whether a move belongs to the game that begins with move `first`. */
static bool belongs(const history *h, size_t move, size_t first)
{
    const history_entry *e = &h->entries[move - 1];

    return move == first ||
           (e->begins != BEGINS && e->parent >= first && h->entries[e->parent - 1].saved > 0);
}

/* Writes that the game goes on from a move. */
static void reply_place(ennead_session *s, size_t from, size_t *at)
{
    if (from != *at)
        reply_words(s, "go %n\n", (int)from);
    *at = from;
}

void reply_game(ennead_session *s)
{
    const history *h = &s->history;
    deduction automatic = DEDUCE_BASIC;
    const size_t first = first_move(h);
    size_t count = 0, at = 0;

    reply_words(s, "# ennead game\n");
    for (size_t move = first; first > 0 && move <= h->count; move++) {
        history_entry *e = &h->entries[move - 1];
        e->saved = 0;
        if (!belongs(h, move, first))
            continue;
        if (move != first)
            reply_place(s, h->entries[e->parent - 1].saved, &at);
        reply_automatic(s, &automatic, e->automatic);
        reply_words(s, "%t\n", e->move);
        if (e->name[0] != '\0')
            reply_words(s, "point %t\n", e->name);
        at = e->saved = ++count;
    }
    if (first > 0)
        reply_place(s, h->entries[h->at - 1].saved, &at);
    reply_automatic(s, &automatic, s->automatic);
}
