/* SPDX-License-Identifier: MIT */
/*
 * Commands that leave the present position: back and forth in the history, to files and from them.
 */
#include <string.h>

#include "session/commands.h"

/* Says the move at hand; of one that is several lines the first, "rules". */
static void say_move(ennead_session *s, const char *begin)
{
    const char *move = s->history.entries[s->history.at].move;

    say(s, begin);
    say_shown(s, move, strcspn(move, "\n"));
    say(s, "\n");
}

outcome obey_undo(ennead_session *s, words *arguments)
{
    (void)arguments;
    if (s->history.at == 0)
        return refuse(s, "There is nothing to take back.");
    s->history.at--;
    s->hints = 0;
    say_move(s, "Taken back: ");
    show_present(s);
    return DONE;
}

outcome obey_redo(ennead_session *s, words *arguments)
{
    (void)arguments;
    if (s->history.at == s->history.count)
        return refuse(s, "There is nothing to redo.");
    say_move(s, "Done again: ");
    s->history.at++;
    s->hints = 0;
    show_present(s);
    return DONE;
}

/* Has the caller work on a file; its name stands in the speech after the text. */
static outcome ask_for_file(ennead_session *s, words *arguments, ennead_reply_kind kind)
{
    const word name = rest_of(arguments);

    if (name.length == 0)
        return refuse(s, "Say the name of a file, too.");
    if (memchr(name.text, '\0', name.length) != NULL)
        return refuse(s, "That is no name of a file.");
    if (kind == ENNEAD_REPLY_SAVE)
        say_game(s);
    const size_t text = s->speech.length;
    say_bytes(s, "", 1);
    say_bytes(s, name.text, name.length);
    if (s->speech.failed)
        return NO_MEMORY;
    s->reply.name = s->speech.bytes + text + 1;
    s->speech.length = text;
    s->reply.kind = kind;
    return DONE;
}

outcome obey_save(ennead_session *s, words *arguments)
{
    return ask_for_file(s, arguments, ENNEAD_REPLY_SAVE);
}

outcome obey_load(ennead_session *s, words *arguments)
{
    return ask_for_file(s, arguments, ENNEAD_REPLY_LOAD);
}

outcome obey_exit(ennead_session *s, words *arguments)
{
    (void)arguments;
    s->reply.kind = ENNEAD_REPLY_EXIT;
    return DONE;
}
