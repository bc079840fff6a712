/* SPDX-License-Identifier: MIT */
/*
 * Commands that leave the present position: back and forth in the history, save to and load from
 * files.
 */
#include "session/commands/travel.h"

#include <string.h>

#include "session/commands/examination.h"
#include "session/commands/questions.h"
#include "session/game/history.h"
#include "session/game/reply.h"
#include "session/game/saved_game.h"

/* Replies with a move; of a move of several lines, only with its first, "rules". */
static void reply_move(ennead_session *s, size_t number)
{
    const char *move = s->history.entries[number - 1].move;

    reply_printable(s, move, strcspn(move, "\n"));
    reply_words(s, "\n");
}

/* How many moves to make; -1: the line is wrong. */
static int moves_wanted(line_words *arguments)
{
    const word count = next_word(arguments);

    if (next_word(arguments).length > 0)
        return -1;
    return count.length == 0 ? 1 : number_of(count);
}

command_outcome run_undo(ennead_session *s, line_words *arguments)
{
    const int wanted = moves_wanted(arguments);

    if (wanted < 1)
        return refuse(s, "Say '%t', or '%t 3' for three moves.", "undo", "undo");
    if (s->history.at == 0)
        return refuse(s, "There is nothing to take back.");
    for (int i = 0; i < wanted && s->history.at > 0; i++) {
        const size_t move = s->history.at;
        reply_words(s, "Taken back: ");
        reply_move(s, move);
        go_to_move(s, s->history.entries[move - 1].parent);
    }
    show_present(s);
    return DONE;
}

command_outcome run_redo(ennead_session *s, line_words *arguments)
{
    const int wanted = moves_wanted(arguments);
    size_t move = number_of_move_after(&s->history, s->history.at);

    if (wanted < 1)
        return refuse(s, "Say '%t', or '%t 3' for three moves.", "redo", "redo");
    if (move == 0)
        return refuse(s, "There is nothing to redo.");
    for (int i = 0; i < wanted && move > 0; i++) {
        reply_words(s, "Done again: ");
        reply_move(s, move);
        go_to_move(s, move);
        move = number_of_move_after(&s->history, move);
    }
    show_present(s);
    return DONE;
}

/* Whether the present position is no mistake, as far as can be told. */
static command_outcome look_for_mistakes(ennead_session *s, bool *right)
{
    const game_position p = present_position(s);
    examination e;
    const command_outcome examined = examine(s, &p, &e);

    *right = e.findings != HAS_MISTAKES && e.findings != LEADS_TO_NONE;
    return examined;
}

command_outcome run_back(ennead_session *s, line_words *arguments)
{
    const size_t before = s->history.at;
    bool right = false;
    int moves = 0;

    (void)arguments;
    for (;; moves++) {
        const command_outcome done = look_for_mistakes(s, &right);
        if (done != DONE) {
            go_to_move(s, before);
            return done;
        }
        if (right || s->history.at == 0)
            break;
        go_to_move(s, s->history.entries[s->history.at - 1].parent);
    }
    if (s->history.at == before)
        return refuse(s, "There is no mistake to take back.");
    reply_count(s, moves, "%n move taken back.\n", "%n moves taken back.\n");
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

command_outcome run_new(ennead_session *s, line_words *arguments)
{
    const word wanted = next_word(arguments);

    for (int level = ENNEAD_LEVEL_EASY; level <= ENNEAD_LEVEL_EXTREME; level++) {
        const char *name = ennead_level_name((ennead_level)level);
        if ((wanted.length > 0 && !is_word(wanted, name)) || next_word(arguments).length > 0)
            continue;
        s->reply.kind = ENNEAD_REPLY_KIND_NEW;
        s->reply.name = name;
        return DONE;
    }
    return refuse(s, "Say 'new', or 'new' and easy, medium, hard, unfair or extreme.");
}

command_outcome run_exit(ennead_session *s, line_words *arguments)
{
    (void)arguments;
    s->reply.kind = ENNEAD_REPLY_KIND_EXIT;
    return DONE;
}
