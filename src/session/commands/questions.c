/* SPDX-License-Identifier: MIT */
/*
 * Commands that change nothing: what is on the board, whether it is right, where to go on.
 */
#include "session/commands/questions.h"

#include "session/commands/steps.h"
#include "session/game/board.h"
#include "session/game/deduce.h"
#include "session/game/history.h"
#include "session/game/reply.h"
#include "session/game/variant_reply.h"

void show_present(ennead_session *s)
{
    const game_position p = present_position(s);

    reply_board(s, &p);
    reply_standing(s, &p);
}

command_outcome run_show(ennead_session *s, line_words *arguments)
{
    const game_position p = present_position(s);

    (void)arguments;
    reply_board(s, &p);
    reply_rules(s, &p);
    reply_standing(s, &p);
    return DONE;
}

command_outcome run_marks(ennead_session *s, line_words *arguments)
{
    const ennead_state state = present_position(s).state;
    char text[ENNEAD_MARKS_SIZE];

    (void)arguments;
    ennead_write_marks(&state, text);
    reply_words(s, "%t", text);
    return DONE;
}

command_outcome run_check(ennead_session *s, line_words *arguments)
{
    const ennead_state state = present_position(s).state;
    char said[ENNEAD_WORDS_SIZE];
    ennead_state_check check;

    (void)arguments;
    (void)ennead_check_state(&state, &check);
    ennead_write_state_check(&state, &check, said, sizeof said);
    reply_words(s, "%t\n", said);
    return DONE;
}

command_outcome run_hint(ennead_session *s, line_words *arguments)
{
    ennead_state state = present_position(s).state;
    char text[ENNEAD_WORDS_SIZE];
    ennead_step step;

    (void)arguments;
    const command_outcome found = find_step(s, &state, &step);
    if (found != DONE)
        return found;
    ennead_write_hint(&step, (ennead_hint)s->hints, text, sizeof text);
    reply_words(s, "%t\n", text);
    if (s->hints < (int)ENNEAD_HINT_MOVE)
        s->hints++;
    return DONE;
}
