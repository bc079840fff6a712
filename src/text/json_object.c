/* SPDX-License-Identifier: MIT */
#include "text/json_object.h"

#include <stdint.h>
#include <string.h>

#include "grid/characters.h"
#include "text/puzzle_names.h"
#include "text/utf8.h"

enum { UNIT = 6 }; /* the length of \uXXXX */

/* ------------------------------------------------------------------------------------- escapes */

size_t json_escape_length(const char *text, size_t length, size_t *at)
{
    *at = 1;
    if (length < 2 || strchr("\"\\/bfnrtu", text[1]) == NULL || text[1] == '\0')
        return 0;
    if (text[1] != 'u')
        return 2;
    for (*at = 2; *at < UNIT; ++*at)
        if (*at >= length || hexadecimal_value((unsigned char)text[*at]) < 0)
            return 0;
    return UNIT;
}

/* The four hexadecimal digits at `text`. */
static uint32_t unit_at(const char *text)
{
    uint32_t unit = 0;

    for (int i = 0; i < 4; i++)
        unit = unit << 4 | (uint32_t)hexadecimal_value((unsigned char)text[i]);
    return unit;
}

/* Writes the character of the escape at `text`; *taken gets the escape's length. Two surrogates of
 * a pair are one character. */
static size_t undo_escape(const char *text, size_t *taken, char *to)
{
    static const char names[] = "bfnrt", controls[] = "\b\f\n\r\t";
    const char *name = strchr(names, text[1]);

    *taken = 2;
    if (text[1] != 'u') {
        *to = name != NULL ? controls[name - names] : text[1];
        return 1;
    }
    uint32_t unit = unit_at(text + 2);
    *taken = UNIT;
    if (unit >= 0xd800 && unit < 0xdc00 && text[UNIT] == '\\' && text[UNIT + 1] == 'u') {
        const uint32_t low = unit_at(text + UNIT + 2);
        if (low >= 0xdc00 && low <= 0xdfff) {
            unit = 0x10000 + ((unit - 0xd800) << 10) + low - 0xdc00;
            *taken = (size_t)2 * UNIT;
        }
    }
    return utf8_put(to, unit);
}

size_t json_unescape(const char *text, size_t length, char *to)
{
    size_t written = 0;

    for (size_t at = 0, taken; at < length; at += taken) {
        taken = 1;
        if (text[at] == '\\')
            written += undo_escape(text + at, &taken, to + written);
        else
            to[written++] = text[at];
    }
    return written;
}

/* ------------------------------------------------------------------------------------- members */

static char next(const json_object *o)
{
    return o->at < o->length ? o->text[o->at] : '\0';
}

static void blanks(json_object *o)
{
    while (o->at < o->length && is_space(o->text[o->at]))
        o->at++;
}

/* Reads a string. Returns false if there is none, or it is wrong. */
static bool read_string(json_object *o, json_span *string)
{
    size_t wrong;

    if (next(o) != '"')
        return false;
    string->at = ++o->at;
    while (next(o) != '"') {
        if (o->at >= o->length || (unsigned char)o->text[o->at] < ' ')
            return false;
        const size_t escape =
            next(o) == '\\' ? json_escape_length(o->text + o->at, o->length - o->at, &wrong) : 1;
        if (escape == 0) {
            o->at = o->at + wrong < o->length ? o->at + wrong : o->length;
            return false;
        }
        o->at += escape;
    }
    string->length = o->at++ - string->at;
    return true;
}

/* Skips an array or object, by counting its brackets. */
static bool pass_nested(json_object *o)
{
    size_t depth = 0;
    json_span string;

    do {
        const char c = next(o);
        if (o->at >= o->length || (c == '"' && !read_string(o, &string)))
            return false;
        depth += c == '{' || c == '[';
        depth -= c == '}' || c == ']';
        o->at += c != '"';
    } while (depth > 0);
    return true;
}

/* Skips a number, or true, false, null. */
static bool pass_word(json_object *o)
{
    const size_t begin = o->at;

    for (char c; c = next(o), is_letter(c) || is_digit(c) || c == '+' || c == '-' || c == '.';)
        o->at++;
    return o->at > begin;
}

static bool read_member(json_object *o, json_object_member *m)
{
    if (!read_string(o, &m->name))
        return false;
    blanks(o);
    if (next(o) != ':')
        return false;
    o->at++;
    blanks(o);
    m->is_string = next(o) == '"';
    if (m->is_string)
        return read_string(o, &m->value);
    m->value.at = o->at;
    const bool read = next(o) == '{' || next(o) == '[' ? pass_nested(o) : pass_word(o);
    m->value.length = o->at - m->value.at;
    return read;
}

/* Goes to the next member, if there is one. */
static json_found go_on(json_object *o, const char brackets[2])
{
    const bool first = o->place == JSON_BEFORE;

    blanks(o);
    if (first && next(o) == brackets[0]) {
        o->place = JSON_WITHIN;
        o->at++;
        blanks(o);
    }
    if (next(o) == brackets[1] && o->place == JSON_WITHIN) {
        o->place = JSON_BEHIND;
        o->at++;
        return JSON_FOUND_END;
    }
    if (o->place != JSON_WITHIN || (!first && next(o) != ','))
        return JSON_FOUND_WRONG;
    o->at += !first;
    blanks(o);
    return JSON_FOUND_MEMBER;
}

json_found json_object_next(json_object *o, json_object_member *m)
{
    const json_found found = go_on(o, "{}");
    return found == JSON_FOUND_MEMBER && !read_member(o, m) ? JSON_FOUND_WRONG : found;
}

json_found json_array_next(json_object *array, json_span *string)
{
    const json_found found = go_on(array, "[]");
    return found == JSON_FOUND_MEMBER && !read_string(array, string) ? JSON_FOUND_WRONG : found;
}

bool json_is_record(const char *text, size_t length)
{
    static const char verdict[] = "verdict";
    json_object o = {.text = text, .length = length};
    json_object_member m;

    while (json_object_next(&o, &m) == JSON_FOUND_MEMBER) {
        const char *name = text + m.name.at;
        if (m.is_string &&
            (puzzle_name_rank(name, m.name.length) < PUZZLE_NAMES ||
             (m.name.length == strlen(verdict) && memcmp(name, verdict, m.name.length) == 0)))
            return true;
    }
    return false;
}
