/* SPDX-License-Identifier: MIT */
/*
 * Writes boards as text to memory: one line, and the prints of the almanac and core-Java programs.
 */
#include "grid/houses.h"

static char character_of(uint8_t digit, char empty)
{
    return digit == 0 ? empty : (char)('0' + digit);
}

static char *put(char *at, const char *text)
{
    while (*text != '\0')
        *at++ = *text++;
    return at;
}

void ennead_write_line(const uint8_t values[ENNEAD_CELLS], char text[ENNEAD_LINE_SIZE])
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        text[cell] = character_of(values[cell], '.');
    text[ENNEAD_CELLS] = '\0';
}

void ennead_write_almanac(const uint8_t values[ENNEAD_CELLS], char text[ENNEAD_ALMANAC_SIZE])
{
    static const char frame[] = "-------------------------\n";
    char *at = text;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (cell % 27 == 0)
            at = put(at, frame);
        if (cell % 3 == 0)
            at = put(at, "| ");
        *at++ = character_of(values[cell], '.');
        *at++ = ' ';
        if (column_of(cell) == 8)
            at = put(at, "|\n");
    }
    at = put(at, frame);
    *at = '\0';
}

void ennead_write_compact(const uint8_t values[ENNEAD_CELLS], char text[ENNEAD_COMPACT_SIZE])
{
    char *at = text;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (cell > 0 && cell % 27 == 0)
            at = put(at, "-----------\n");
        if (column_of(cell) != 0 && cell % 3 == 0)
            *at++ = '|';
        *at++ = character_of(values[cell], '0');
        if (column_of(cell) == 8)
            *at++ = '\n';
    }
    *at = '\0';
}
