/* SPDX-License-Identifier: MIT */
/*
 * The tree of moves: save points have names; the tree lists them, the ends of all branches and
 * where the game is; any of them can be gone to.
 */
#include "session/commands/branches.h"

#include <string.h>

#include "session/commands/questions.h"
#include "session/game/history.h"
#include "session/game/reply.h"

command_outcome run_point(ennead_session *s, line_words *arguments)
{
    const word name = rest_of(arguments);

    if (s->history.at == 0)
        return refuse(s, "There is no move yet to give a name to.");
    if (name.length == 0 || name.length >= POINT_NAME || number_of(name) >= 0)
        return refuse(s, "Say a name of up to %n letters, no number.", POINT_NAME - 1);
    for (size_t i = 0; i < name.length; i++)
        if ((unsigned char)name.text[i] < ' ' || (unsigned char)name.text[i] > '~')
            return refuse(s, "Say a name of up to %n letters, no number.", POINT_NAME - 1);
    char *kept = s->history.entries[s->history.at - 1].name;
    memcpy(kept, name.text, name.length);
    kept[name.length] = '\0';
    return DONE;
}

static int moves_before(const history *h, size_t move)
{
    int count = 0;

    for (; move > 0 && h->entries[move - 1].begins != BEGINS; move = h->entries[move - 1].parent)
        count++;
    return count;
}

static void reply_branch(ennead_session *s, size_t move)
{
    const history_entry *e = &s->history.entries[move - 1];

    reply_words(s, "%t %n: ", move == s->history.at ? "*" : " ", (int)move);
    reply_count(s, moves_before(&s->history, move), "%n move, ", "%n moves, ");
    reply_printable(s, e->move, strcspn(e->move, "\n"));
    reply_words(s, e->name[0] != '\0' ? ", '%t'\n" : "\n", e->name);
}

command_outcome run_tree(ennead_session *s, line_words *arguments)
{
    const history *h = &s->history;

    (void)arguments;
    if (h->count == 0)
        return refuse(s, "There are no moves yet.");
    for (size_t move = 1; move <= h->count; move++) {
        const history_entry *e = &h->entries[move - 1];
        if (e->next == 0 || e->name[0] != '\0' || move == h->at)
            reply_branch(s, move);
    }
    return DONE;
}

command_outcome run_go(ennead_session *s, line_words *arguments)
{
    const history *h = &s->history;
    const word wanted = rest_of(arguments);
    size_t move = number_of(wanted) > 0 ? (size_t)number_of(wanted) : 0;

    for (size_t i = h->count; i > 0 && move == 0 && wanted.length > 0; i--) {
        const char *name = h->entries[i - 1].name;
        if (strlen(name) == wanted.length && memcmp(name, wanted.text, wanted.length) == 0)
            move = i;
    }
    if (move == 0 || move > h->count)
        return refuse(s, "Say the number or name of a position; 'tree' lists them.");
    go_to_move(s, move);
    show_present(s);
    return DONE;
}
