/* SPDX-License-Identifier: MIT */
/*
 * Sessions: games that are played by lines of text. JavaScript names one by its address.
 */
#include "glue.h"

#include <stdlib.h>

EXPORT_AS("session_new") ennead_session *session_new(void)
{
    ennead_session *session;
    return ennead_session_new(NULL, &session) == ENNEAD_STATUS_OK ? session : NULL;
}

EXPORT_AS("session_free") void session_free(ennead_session *session)
{
    ennead_session_free(session);
}

static const char *drawing_name(int number)
{
    static const char *const names[] = {"fine", "plain"};
    return number < 2 ? names[number] : NULL;
}

/* The session that the option `session` names. */
static ennead_session *session_of_call(void)
{
    return (ennead_session *)(uintptr_t)option_number("session", 0);
}

static int put_reply(ennead_status status, const ennead_reply *reply)
{
    static const char *const kinds[] = {"say", "save", "load", "exit", "new"};
    _Static_assert(sizeof kinds / sizeof kinds[0] == ENNEAD_REPLY_KIND_NEW + 1, "one name each");
    if (status != ENNEAD_STATUS_OK)
        return answer_refuse_status(status);
    answer_begin('{');
    put_string("kind", kinds[reply->kind]);
    put_bytes("text", reply->text, reply->length);
    if (reply->name != NULL)
        put_string("name", reply->name);
    put_string("prompt", reply->prompt);
    put_flag("refused", reply->refused);
    return answer_end('}');
}

EXPORT(session_greet)(const char *text, size_t length, const char *options)
{
    int drawing = ENNEAD_DRAWING_PLAIN;
    ennead_wording wording;
    ennead_reply reply;
    (void)text;
    (void)length;
    if (!options_begin(options, WORDING_OPTIONS "session drawing ") || !option_wording(&wording) ||
        !option_choice("drawing", drawing_name, &drawing))
        return 0;
    ennead_session_set_wording(session_of_call(), &wording);
    ennead_session_set_drawing(session_of_call(), (ennead_drawing)drawing);
    return put_reply(ennead_session_greet(session_of_call(), &reply), &reply);
}

EXPORT(session_line)(const char *text, size_t length, const char *options)
{
    ennead_reply reply;
    if (!options_begin(options, "session"))
        return 0;
    ennead_session_set_stop(session_of_call(), call_stop);
    return put_reply(ennead_session_line(session_of_call(), text, length, &reply), &reply);
}

EXPORT(session_load)(const char *text, size_t length, const char *options)
{
    ennead_reply reply;
    if (!options_begin(options, "session"))
        return 0;
    ennead_session_set_stop(session_of_call(), call_stop);
    return put_reply(ennead_session_load(session_of_call(), text, length, &reply), &reply);
}

EXPORT(session_position)(const char *text, size_t length, const char *options)
{
    ennead_position position;
    (void)text;
    (void)length;
    if (!options_begin(options, "session"))
        return 0;
    ennead_session_get_position(session_of_call(), &position);
    answer_begin('{');
    put_flag("plain", position.rules == NULL);
    if (position.rules == NULL)
        put_position(&position.state);
    else
        put_description(position.rules, position.candidates);
    return answer_end('}');
}
