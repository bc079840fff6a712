/* SPDX-License-Identifier: MIT */
/*
 * The reply of a session: text that grows sentence by sentence. If memory runs out, this is
 * recorded, and checked once at the end of a command.
 */
#include "session/game/reply.h"

#include <stdarg.h>
#include <string.h>

#include "grid/memory.h"
#include "grid/say/text_buffer.h"
#include "session/game/translation.h"

enum { LONGEST_SHOWN = 60 };

/* Makes room for `more` bytes and a NUL. */
static bool reserve(ennead_session *s, growing_text *said, size_t more)
{
    if (said->failed)
        return false;
    char *bytes =
        array_with_room(&s->allocator, said->bytes, said->length + more + 1, &said->capacity, 1);
    said->failed = bytes == NULL;
    if (said->failed)
        return false;
    said->bytes = bytes;
    return true;
}

void growing_text_add(ennead_session *s, growing_text *to, const char *bytes, size_t length)
{
    if (!reserve(s, to, length))
        return;
    if (length > 0)
        memcpy(to->bytes + to->length, bytes, length);
    to->length += length;
    to->bytes[to->length] = '\0';
}

void reply_bytes(ennead_session *s, const char *bytes, size_t length)
{
    growing_text_add(s, &s->text, bytes, length);
}

char *reply_room(ennead_session *s, size_t length)
{
    return reserve(s, &s->text, length) ? s->text.bytes + s->text.length : NULL;
}

static void reply_list(ennead_session *s, const char *words, va_list arguments)
{
    text_buffer measured = buffer_for(&s->wording, NULL, 0);
    va_list again;

    words = translated(s->wording.language, words);
    va_copy(again, arguments);
    buffer_format_list(&measured, words, again);
    va_end(again);
    if (!reserve(s, &s->text, measured.length))
        return;
    text_buffer p = buffer_for(&s->wording, s->text.bytes + s->text.length, measured.length + 1);
    buffer_format_list(&p, words, arguments);
    s->text.length += buffer_end(&p);
}

void reply_words(ennead_session *s, const char *words, ...)
{
    va_list arguments;

    va_start(arguments, words);
    reply_list(s, words, arguments);
    va_end(arguments);
}

void reply_printable(ennead_session *s, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length && i < LONGEST_SHOWN; i++)
        reply_bytes(s, (unsigned char)bytes[i] < ' ' || bytes[i] == 127 ? "?" : &bytes[i], 1);
    if (length > LONGEST_SHOWN)
        reply_bytes(s, "...", 3);
}

command_outcome refuse(ennead_session *s, const char *words, ...)
{
    va_list arguments;

    va_start(arguments, words);
    reply_list(s, words, arguments);
    va_end(arguments);
    reply_bytes(s, "\n", 1);
    return REFUSED;
}

void reply_cell_of_move(ennead_session *s, const game_position *p, size_t cell)
{
    const int columns = p->variant != NULL ? p->variant->rules->columns : 9;

    reply_words(s, "r%nc%n", (int)cell / columns + 1, (int)cell % columns + 1);
}

void reply_cell_name(ennead_session *s, const game_position *p, size_t cell)
{
    if (p->variant == NULL) {
        reply_words(s, "%c", (int)cell);
        return;
    }
    reply_cell_of_move(s, p, cell);
}

void reply_count(ennead_session *s, int count, const char *one, const char *many)
{
    reply_words(s, count == 1 ? one : many, count);
}
