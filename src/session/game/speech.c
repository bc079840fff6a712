/* SPDX-License-Identifier: MIT */
/*
 * What a session says: text that grows, sentence by sentence. Memory that runs out is noted, and
 * asked for once, at the end of a command.
 */
#include <string.h>

#include "grid/memory.h"
#include "session/session.h"
#include "text/phrase.h"

enum { FIRST_CAPACITY = 4096, LONGEST_SHOWN = 60 };

/* Makes room for `more` bytes and a NUL. */
static bool reserve(ennead_session *s, speech *said, size_t more)
{
    size_t capacity = said->capacity > 0 ? said->capacity : FIRST_CAPACITY;

    if (said->failed)
        return false;
    if (more < said->capacity - said->length)
        return true;
    while (capacity - said->length <= more)
        capacity *= 2;
    char *bytes = allocate(&s->allocator, capacity);
    said->failed = bytes == NULL;
    if (said->failed)
        return false;
    if (said->length > 0)
        memcpy(bytes, said->bytes, said->length);
    release(&s->allocator, said->bytes);
    said->bytes = bytes;
    said->capacity = capacity;
    return true;
}

void add_bytes(ennead_session *s, speech *to, const char *bytes, size_t length)
{
    if (!reserve(s, to, length))
        return;
    if (length > 0)
        memcpy(to->bytes + to->length, bytes, length);
    to->length += length;
    to->bytes[to->length] = '\0';
}

void say_bytes(ennead_session *s, const char *bytes, size_t length)
{
    add_bytes(s, &s->speech, bytes, length);
}

char *say_room(ennead_session *s, size_t length)
{
    return reserve(s, &s->speech, length) ? s->speech.bytes + s->speech.length : NULL;
}

static void say_list(ennead_session *s, const char *words, va_list arguments)
{
    phrase measured = {0};
    va_list again;

    va_copy(again, arguments);
    phrase_format_list(&measured, words, again);
    va_end(again);
    if (!reserve(s, &s->speech, measured.length))
        return;
    phrase p = {s->speech.bytes + s->speech.length, measured.length + 1, 0};
    phrase_format_list(&p, words, arguments);
    s->speech.length += phrase_end(&p);
}

void say(ennead_session *s, const char *words, ...)
{
    va_list arguments;

    va_start(arguments, words);
    say_list(s, words, arguments);
    va_end(arguments);
}

void say_shown(ennead_session *s, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length && i < LONGEST_SHOWN; i++)
        say_bytes(s, (unsigned char)bytes[i] < ' ' || bytes[i] == 127 ? "?" : &bytes[i], 1);
    if (length > LONGEST_SHOWN)
        say_bytes(s, "...", 3);
}

outcome refuse(ennead_session *s, const char *words, ...)
{
    va_list arguments;

    va_start(arguments, words);
    say_list(s, words, arguments);
    va_end(arguments);
    say_bytes(s, "\n", 1);
    return REFUSED;
}
