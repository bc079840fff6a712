/* SPDX-License-Identifier: MIT */
#include "cli/record/json_out.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/base/utf8.h"

/* Adds a character of a string. */
static void add_character(struct json_out *json, const char *character, size_t size)
{
    static const char special[] = "\"\\\b\f\n\r\t", letters[] = "\"\\bfnrt";
    const char *found = *character != '\0' ? strchr(special, *character) : NULL;
    if (size == 1 && found != NULL)
        text_format(json->text, "\\%c", letters[found - special]);
    else if (size == 1 && (unsigned char)*character < 0x20)
        text_format(json->text, "\\u%04X", (unsigned)(unsigned char)*character);
    else if (json->settings->to_terminal)
        utf8_add_escaped(json->text, character, size);
    else
        text_add(json->text, character, size);
}

static bool is_plain(char c)
{
    return c >= 0x20 && c < 0x7f && c != '"' && c != '\\';
}

static void add_string(struct json_out *json, const char *bytes, size_t length)
{
    text_character(json->text, '"');
    for (size_t at = 0; at < length;) {
        size_t plain = 0;
        while (at + plain < length && is_plain(bytes[at + plain]))
            plain++;
        text_add(json->text, bytes + at, plain);
        at += plain;
        if (at == length)
            break;
        const size_t size = utf8_character(bytes + at, length - at);
        if (size > 0)
            add_character(json, bytes + at, size);
        else
            text_string(json->text, "\xef\xbf\xbd");
        at += size > 0 ? size : 1;
    }
    text_character(json->text, '"');
}

void json_out_begin(struct json_out *json, const char *key)
{
    if (json->comma)
        text_character(json->text, ',');
    json->comma = true;
    if (key == NULL)
        return;
    add_string(json, key, strlen(key));
    text_character(json->text, ':');
}

void json_out_open(struct json_out *json, const char *key, char bracket)
{
    json_out_begin(json, key);
    text_character(json->text, bracket);
    json->comma = false;
}

void json_out_close(struct json_out *json, char bracket)
{
    text_character(json->text, bracket);
    json->comma = true;
}

void json_out_bytes(struct json_out *json, const char *key, const char *bytes, size_t length)
{
    json_out_begin(json, key);
    add_string(json, bytes, length);
}

void json_out_string(struct json_out *json, const char *key, const char *string)
{
    json_out_bytes(json, key, string, strlen(string));
}

void json_out_number(struct json_out *json, const char *key, uint64_t number)
{
    json_out_begin(json, key);
    text_format(json->text, "%" PRIu64, number);
}

void json_out_tenths(struct json_out *json, const char *key, int tenths)
{
    json_out_begin(json, key);
    text_format(json->text, "%d.%d", tenths / 10, tenths % 10);
}

void json_out_real(struct json_out *json, const char *key, double number)
{
    char digits[32];
    json_out_begin(json, key);
    snprintf(digits, sizeof digits, "%.6g", number);
    text_string(json->text, digits);
    if (strpbrk(digits, ".e") == NULL)
        text_string(json->text, ".0");
}

void json_out_word(struct json_out *json, const char *key, const char *word)
{
    json_out_begin(json, key);
    text_string(json->text, word);
}

void json_out_flag(struct json_out *json, const char *key, uint64_t flag)
{
    json_out_word(json, key, flag != 0 ? "true" : "false");
}
