/* SPDX-License-Identifier: MIT */
#include "text/json/json_text.h"

#include "grid/cells.h"
#include "grid/digits.h"
#include "grid/step.h"

void json_text_begin(json_text *json, const char *key)
{
    if (json->comma)
        buffer_character(&json->p, ',');
    json->comma = true;
    if (key == NULL)
        return;
    buffer_character(&json->p, '"');
    buffer_text(&json->p, key);
    buffer_text(&json->p, "\":");
}

void json_text_open(json_text *json, const char *key, char bracket)
{
    json_text_begin(json, key);
    buffer_character(&json->p, bracket);
    json->comma = false;
}

void json_text_close(json_text *json, char bracket)
{
    buffer_character(&json->p, bracket);
    json->comma = true;
}

void json_text_string(json_text *json, const char *key, const char *string)
{
    json_text_begin(json, key);
    buffer_character(&json->p, '"');
    json->p.in_json = true;
    buffer_text(&json->p, string);
    json->p.in_json = false;
    buffer_character(&json->p, '"');
}

void json_text_number(json_text *json, const char *key, int number)
{
    json_text_begin(json, key);
    buffer_number(&json->p, number);
}

void json_text_flag(json_text *json, const char *key, unsigned flag)
{
    json_text_begin(json, key);
    buffer_text(&json->p, flag != 0 ? "true" : "false");
}

void json_text_rating(json_text *json, const char *key, int tenths)
{
    json_text_begin(json, key);
    if (tenths <= 0) {
        buffer_text(&json->p, "null");
        return;
    }
    buffer_number(&json->p, tenths / 10);
    buffer_character(&json->p, '.');
    buffer_number(&json->p, tenths % 10);
}

void json_text_digits(json_text *json, const char *key, uint16_t set)
{
    if (set == 0)
        return;
    json_text_open(json, key, '[');
    FOR_EACH_DIGIT(rest, set)
        json_text_number(json, NULL, lowest_digit(rest));
    json_text_close(json, ']');
}

void json_text_cell(json_text *json, const char *key, int cell)
{
    const char name[] = {'r', (char)('1' + cell / 9), 'c', (char)('1' + cell % 9), '\0'};
    json_text_string(json, key, name);
}

void json_text_cells(json_text *json, const char *key, ennead_cell_set set)
{
    if ((set.words[0] | set.words[1]) == 0)
        return;
    json_text_open(json, key, '[');
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (ennead_cell_set_has(set, cell))
            json_text_cell(json, NULL, cell);
    json_text_close(json, ']');
}

void json_text_houses(json_text *json, const char *key, uint32_t set)
{
    if (set == 0)
        return;
    json_text_open(json, key, '[');
    for (int house = 0; house < 27; house++) {
        const char name[] = {"rcb"[house / 9], (char)('1' + house % 9), '\0'};
        if ((set >> house & 1) != 0)
            json_text_string(json, NULL, name);
    }
    json_text_close(json, ']');
}

void json_text_candidates(json_text *json, const char *key, const ennead_cell_set sets[10])
{
    json_text_open(json, key, '[');
    for (int digit = 1; digit <= 9; digit++) {
        if ((sets[digit].words[0] | sets[digit].words[1]) == 0)
            continue;
        json_text_open(json, NULL, '{');
        json_text_number(json, "digit", digit);
        json_text_cells(json, "cells", sets[digit]);
        json_text_close(json, '}');
    }
    json_text_close(json, ']');
}
