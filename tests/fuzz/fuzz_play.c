/* SPDX-License-Identifier: MIT */
/*
 * Fuzz target of the play session. The text is what somebody types, line by line; a request for a
 * file gets the rest of the text, so files are fuzzed too. Whatever is typed: each reply is whole
 * lines, the state stays valid (no candidates in a filled cell, givens unchanged), a saved game
 * replays to the same state, and everything can be undone. The same is checked for puzzles with
 * variant rules.
 */
#include "fuzz.h"

#include <string.h>

#include "ennead.h"

/* Larger variants are skipped, so that each input takes little time. */
enum { MOST_LINES = 60, MOST_CELLS = 81 };

static size_t cells_of(const ennead_description *rules)
{
    return (size_t)rules->rows * (size_t)rules->columns;
}

/* Whether what is being played is no more than a fuzzer has time for. */
static bool is_small(const ennead_session *session)
{
    ennead_position p;

    ennead_session_get_position(session, &p);
    return p.rules == NULL || cells_of(p.rules) <= MOST_CELLS;
}

static void check_reply(const ennead_reply *reply)
{
    HOLDS(strlen(reply->text) == reply->length);
    HOLDS(reply->length == 0 || reply->text[reply->length - 1] == '\n');
    HOLDS(reply->prompt != NULL && reply->prompt[0] != '\0');
    HOLDS((reply->name != NULL) ==
          (reply->kind == ENNEAD_REPLY_KIND_SAVE || reply->kind == ENNEAD_REPLY_KIND_LOAD));
}

static void check_state(const ennead_session *session)
{
    ennead_position p;

    ennead_session_get_position(session, &p);
    HOLDS((p.rules == NULL) == (p.candidates == NULL));
    for (size_t cell = 0; p.rules != NULL && cell < cells_of(p.rules); cell++)
        HOLDS((p.candidates[cell] & ~p.rules->candidates[cell]) == 0);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        HOLDS(p.state.values[cell] <= 9 && p.state.candidates[cell] <= ENNEAD_ALL_DIGITS);
        HOLDS(p.state.givens[cell] == 0 || p.state.givens[cell] == p.state.values[cell]);
        HOLDS(p.state.values[cell] == 0 || p.state.candidates[cell] == 0);
    }
}

/* Plays what is saved again. */
static void check_saved(const ennead_session *session, const ennead_reply *saved)
{
    ennead_session *other;
    ennead_position p, again;
    ennead_reply reply;

    HOLDS(ennead_session_new(NULL, &other) == ENNEAD_STATUS_OK);
    HOLDS(ennead_session_load(other, saved->text, saved->length, &reply) == ENNEAD_STATUS_OK);
    HOLDS(!reply.refused);
    ennead_session_get_position(session, &p);
    ennead_session_get_position(other, &again);
    HOLDS((p.rules == NULL) == (again.rules == NULL));
    if (p.rules != NULL)
        HOLDS(cells_of(p.rules) == cells_of(again.rules) &&
              memcmp(p.candidates, again.candidates, cells_of(p.rules) * sizeof *p.candidates) ==
                  0);
    HOLDS(memcmp(p.state.givens, again.state.givens, sizeof p.state.givens) == 0);
    HOLDS(memcmp(p.state.values, again.state.values, sizeof p.state.values) == 0);
    HOLDS(memcmp(p.state.candidates, again.state.candidates, sizeof p.state.candidates) == 0);
    ennead_session_free(other);
}

static void take_all_back(ennead_session *session)
{
    ennead_reply reply;
    ennead_position p;

    HOLDS(ennead_session_line(session, "cancel", 6, &reply) == ENNEAD_STATUS_OK);
    do
        HOLDS(ennead_session_line(session, "undo", 4, &reply) == ENNEAD_STATUS_OK);
    while (!reply.refused);
    ennead_session_get_position(session, &p);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        HOLDS(p.state.values[cell] == 0 && p.state.candidates[cell] == ENNEAD_ALL_DIGITS);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = (const char *)data, *end = text + size;
    ennead_session *session;
    ennead_reply reply;

    HOLDS(ennead_session_new(NULL, &session) == ENNEAD_STATUS_OK);
    for (int i = 0; i < MOST_LINES && text < end && is_small(session); i++) {
        const char *stop = memchr(text, '\n', (size_t)(end - text));
        const size_t length = (size_t)((stop != NULL ? stop : end) - text);
        HOLDS(ennead_session_line(session, text, length, &reply) == ENNEAD_STATUS_OK);
        check_reply(&reply);
        check_state(session);
        text = stop != NULL ? stop + 1 : end;
        if (reply.kind == ENNEAD_REPLY_KIND_SAVE)
            check_saved(session, &reply);
        if (reply.kind == ENNEAD_REPLY_KIND_EXIT)
            break;
        if (reply.kind == ENNEAD_REPLY_KIND_LOAD) {
            HOLDS(ennead_session_load(session, text, (size_t)(end - text), &reply) ==
                  ENNEAD_STATUS_OK);
            check_reply(&reply);
            check_state(session);
            break;
        }
    }
    HOLDS(ennead_session_line(session, "cancel", 6, &reply) == ENNEAD_STATUS_OK);
    HOLDS(ennead_session_line(session, "save x", 6, &reply) == ENNEAD_STATUS_OK);
    check_saved(session, &reply);
    take_all_back(session);
    ennead_session_free(session);
    return 0;
}
