/* SPDX-License-Identifier: MIT */
/* The stack of sessions: every command, in games of plain puzzles and of variants. */
#include "interface/hard_puzzles.h"
#include "interface/measure.h"

static ennead_session *session;

static void tell(const char *line)
{
    static ennead_reply reply;
    MEASURE(ennead_session_line, session, line, strlen(line), &reply);
}

static void play(void)
{
    static const char *const lines[] = {
        "show",  "marks", "hint",     "hint", "hint",      "hint",      "hint",
        "check", "step",  "step",     "undo", "redo",      "set 1 1 1", "clear 1 1 2",
        "check", "undo",  "auto all", "step", "undo",      "auto on",   "solve",
        "show",  "undo",  "save x",   "help", "help hint", "nonsense",
    };

    for (size_t i = 0; i < COUNT_OF(lines); i++)
        tell(lines[i]);
}

void measure_sessions(void)
{
    static const char rules[] = "variant\nsize 9\ncage 15 r1c1 r1c2 r1c3\nthermo r4c4 r5c5 r6c6\n";
    static ennead_reply reply;
    static ennead_position position;
    static ennead_session_hint hint;
    static char typed[128];

    MEASURE(ennead_session_new, NULL, &session);
    MEASURE(ennead_session_greet, session, &reply);
    for (int i = 0; i < HARD_PUZZLES; i++) {
        if (test_size(i < 2 || i == HARD_PUZZLES - 1, 1) == 0)
            continue;
        snprintf(typed, sizeof typed, "board %s", hard_puzzles[i]);
        tell(typed);
        play();
    }
    MEASURE(ennead_session_load, session, hard_puzzles[0], ENNEAD_CELLS, &reply);
    MEASURE(ennead_session_load, session, rules, strlen(rules), &reply);
    play();
    MEASURE(ennead_session_get_position, session, &position);
    MEASURE(ennead_session_get_hint, session, &hint);
    MEASURE(ennead_session_set_boards, session, ENNEAD_SESSION_BOARDS_LEFT_OUT);
    MEASURE(ennead_session_is_wrong, session, 0);
    MEASURE(ennead_session_set_style, session, ENNEAD_STYLE_HUMAN);
    MEASURE(ennead_session_get_style, session);
    MEASURE(ennead_session_set_stop, session, NULL);
    MEASURE(ennead_session_set_drawing, session, ENNEAD_DRAWING_FINE);
    MEASURE(ennead_session_set_wording, session,
            &(ennead_wording){.language = ENNEAD_LANGUAGE_GERMAN});
    MEASURE(ennead_session_free, session);
}
