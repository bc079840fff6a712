/* SPDX-License-Identifier: MIT */
/*
 * A game by lines of text, such as a chat would play it: each line gets a reply. The session never
 * touches a file; it says which one it wants.
 */
#include <ennead.h>
#include <stdio.h>
#include <string.h>

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
static const char *const lines[] = {"hint", "set 8 1 6", "set 9 1 1", "undo", "set 8 1 6", "exit"};

int main(void)
{
    ennead_session *session;
    ennead_reply reply;
    ennead_position position;

    if (ennead_session_new(NULL, &session))
        return 1;
    ennead_session_set_boards(session, ENNEAD_SESSION_BOARDS_LEFT_OUT);
    /* By default a session places what is obvious. */
    if (ennead_session_line(session, "auto off", 8, &reply) ||
        ennead_session_load(session, puzzle, strlen(puzzle), &reply))
        return 1;
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        if (ennead_session_line(session, lines[i], strlen(lines[i]), &reply))
            return 1;
        printf("> %s\n%s", lines[i], reply.text);
        if (reply.kind == ENNEAD_REPLY_KIND_EXIT)
            break;
    }
    ennead_session_get_position(session, &position);
    printf("row 1, column 6 holds %d\n", position.state.values[5]);
    ennead_session_free(session);
    return 0;
}
