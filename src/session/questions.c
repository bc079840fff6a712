/* SPDX-License-Identifier: MIT */
/*
 * Commands that change nothing: what is on the board, whether it is right, where to go on.
 */
#include "session/commands.h"

void show_present(ennead_session *s)
{
    const position p = present_position(s);

    say_board(s, &p);
    say_standing(s, &p);
}

outcome obey_show(ennead_session *s, words *arguments)
{
    const position p = present_position(s);

    (void)arguments;
    say_board(s, &p);
    say_rules(s, &p);
    say_standing(s, &p);
    return DONE;
}

outcome obey_marks(ennead_session *s, words *arguments)
{
    const ennead_state state = present_position(s).state;
    char text[ENNEAD_MARKS_SIZE];

    (void)arguments;
    ennead_write_marks(&state, text);
    say(s, "%t", text);
    return DONE;
}

outcome obey_check(ennead_session *s, words *arguments)
{
    const ennead_state state = present_position(s).state;
    char said[ENNEAD_WORDS_SIZE];
    ennead_check check;

    (void)arguments;
    (void)ennead_check_state(&state, &check);
    ennead_write_check(&state, &check, said, sizeof said);
    say(s, "%t\n", said);
    return DONE;
}

outcome obey_hint(ennead_session *s, words *arguments)
{
    ennead_state state = present_position(s).state;
    char text[ENNEAD_WORDS_SIZE];
    ennead_step step;

    (void)arguments;
    const outcome found = find_step(s, &state, &step);
    if (found != DONE)
        return found;
    ennead_write_hint(&step, (ennead_hint)s->hints, text, sizeof text);
    say(s, "%t\n", text);
    if (s->hints < (int)ENNEAD_HINT_MOVE)
        s->hints++;
    return DONE;
}
