/* SPDX-License-Identifier: MIT */
/*
 * Sessions for tests.
 */
#include "support/games.h"

ennead_session *session_new(void)
{
    ennead_session *session;

    assert_int_equal(ennead_session_new(NULL, &session), ENNEAD_STATUS_OK);
    return session;
}

ennead_reply told(ennead_session *session, const char *line)
{
    ennead_reply reply;

    assert_int_equal(ennead_session_line(session, line, strlen(line), &reply), ENNEAD_STATUS_OK);
    assert_int_equal(reply.text[reply.length], '\0');
    assert_true(reply.length == 0 || reply.text[reply.length - 1] == '\n');
    return reply;
}

void random_command(struct generator *g, unsigned size, char line[COMMAND_SIZE])
{
    static const char *const words[] = {"step", "hint", "check",   "show",     "marks",
                                        "undo", "redo", "auto on", "auto off", "auto all"};
    const unsigned row = 1 + generator_below(g, size), column = 1 + generator_below(g, size);
    const unsigned digit = 1 + generator_below(g, size + 1); /* now and then one too large */

    switch (generator_below(g, 4)) {
    case 0:
        sprintf(line, "%s", words[generator_below(g, COUNT_OF(words))]);
        break;
    case 1:
        sprintf(line, "set %u %u %u", digit, row, column);
        break;
    case 2:
        sprintf(line, "r%uc%u<>%u", row, column, digit);
        break;
    default:
        sprintf(line, "clear %u p %u", digit, size * (row - 1) + column - 1);
        break;
    }
}
