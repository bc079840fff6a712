/* SPDX-License-Identifier: MIT */
/*
 * JSON, written piece by piece to a text buffer, on one line. The key is NULL for items of an
 * array. Keys and strings are the library's own: they have no control characters but line ends.
 */
#ifndef ENNEAD_TEXT_JSON_TEXT_H
#define ENNEAD_TEXT_JSON_TEXT_H

#include "grid/say/text_buffer.h"

typedef struct json_text {
    text_buffer p;
    bool comma; /* a comma is needed before the next value */
} json_text;

/* Writes the key and punctuation of a value that the caller writes. */
void json_text_begin(json_text *json, const char *key);

void json_text_open(json_text *json, const char *key, char bracket);
void json_text_close(json_text *json, char bracket);

void json_text_string(json_text *json, const char *key, const char *string);
void json_text_number(json_text *json, const char *key, int number);
void json_text_flag(json_text *json, const char *key, unsigned flag);

/* A rating in tenths as a number; null when it is 0. */
void json_text_rating(json_text *json, const char *key, int tenths);

/* Arrays, left out when they are empty: digits; names of cells; names of houses; objects {digit,
 * cells} for the digits that have cells. */
void json_text_digits(json_text *json, const char *key, uint16_t set);
void json_text_cells(json_text *json, const char *key, ennead_cell_set set);
void json_text_houses(json_text *json, const char *key, uint32_t set);
void json_text_candidates(json_text *json, const char *key, const ennead_cell_set sets[10]);

/* The name of a cell, such as "r4c5", whatever the notation of sentences. */
void json_text_cell(json_text *json, const char *key, int cell);

#endif
