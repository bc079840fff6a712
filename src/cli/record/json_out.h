/* SPDX-License-Identifier: MIT */
/*
 * JSON, written piece by piece to a text, on one line. Nothing else is kept, so an object of any
 * length needs only the text's memory. The key is NULL for items of an array.
 */
#ifndef CLI_JSON_OUT_H
#define CLI_JSON_OUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/base/text.h"
#include "cli/options/settings.h"

struct json_out {
    struct text *text;
    const struct settings *settings; /* on a terminal, control characters are written as \u.... */
    bool comma;                      /* a comma is needed before the next value */
};

/* Writes the key and punctuation of a value that the caller writes. */
void json_out_begin(struct json_out *json, const char *key);

void json_out_open(struct json_out *json, const char *key, char bracket);
void json_out_close(struct json_out *json, char bracket);

/* Bytes of unknown origin; what is not UTF-8 becomes U+FFFD. */
void json_out_bytes(struct json_out *json, const char *key, const char *bytes, size_t length);
void json_out_string(struct json_out *json, const char *key, const char *string);
void json_out_number(struct json_out *json, const char *key, uint64_t number);
void json_out_tenths(struct json_out *json, const char *key, int tenths);
/* With six digits. */
void json_out_real(struct json_out *json, const char *key, double number);
/* One of true, false, null. */
void json_out_word(struct json_out *json, const char *key, const char *word);
void json_out_flag(struct json_out *json, const char *key, uint64_t flag);

#endif
