/* SPDX-License-Identifier: MIT */
/*
 * Commands that leave the present position: back and forth in the history, save to and load from
 * files.
 */
#include "session/commands/travel.h"

#include <string.h>

#include "session/commands/questions.h"
#include "session/game/reply.h"
#include "session/game/saved_game.h"

/* Replies with the current move; for a move of several lines, only with its first, "rules". */
static void reply_move(ennead_session *s, const char *begin)
{
    const char *move = s->history.entries[s->history.at].move;

    reply_words(s, begin);
    reply_printable(s, move, strcspn(move, "\n"));
    reply_words(s, "\n");
}

command_outcome run_undo(ennead_session *s, line_words *arguments)
{
    (void)arguments;
    if (s->history.at == 0)
        return refuse(s, "There is nothing to take back.");
    s->history.at--;
    s->hints = 0;
    reply_move(s, "Taken back: ");
    show_present(s);
    return DONE;
}

command_outcome run_redo(ennead_session *s, line_words *arguments)
{
    (void)arguments;
    if (s->history.at == s->history.count)
        return refuse(s, "There is nothing to redo.");
    reply_move(s, "Done again: ");
    s->history.at++;
    s->hints = 0;
    show_present(s);
    return DONE;
}

/* Asks the caller to work on a file, whose name follows the text in the reply. */
static command_outcome ask_for_file(ennead_session *s, line_words *arguments,
                                    ennead_reply_kind kind)
{
    const word name = rest_of(arguments);

    if (name.length == 0)
        return refuse(s, "Say the name of a file, too.");
    if (memchr(name.text, '\0', name.length) != NULL)
        return refuse(s, "That is no name of a file.");
    if (kind == ENNEAD_REPLY_KIND_SAVE)
        reply_game(s);
    const size_t text = s->text.length;
    reply_bytes(s, "", 1);
    reply_bytes(s, name.text, name.length);
    if (s->text.failed)
        return NO_MEMORY;
    s->reply.name = s->text.bytes + text + 1;
    s->text.length = text;
    s->reply.kind = kind;
    return DONE;
}

command_outcome run_save(ennead_session *s, line_words *arguments)
{
    return ask_for_file(s, arguments, ENNEAD_REPLY_KIND_SAVE);
}

command_outcome run_load(ennead_session *s, line_words *arguments)
{
    return ask_for_file(s, arguments, ENNEAD_REPLY_KIND_LOAD);
}

command_outcome run_exit(ennead_session *s, line_words *arguments)
{
    (void)arguments;
    s->reply.kind = ENNEAD_REPLY_KIND_EXIT;
    return DONE;
}
