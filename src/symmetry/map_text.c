/* SPDX-License-Identifier: MIT */
/*
 * Symmetry maps as text: 't' or 'n', and three times a colon and nine digits.
 *
 *     t:312456789:123789456:918273645
 *       rows      columns   digits
 */
#include <string.h>

#include "ennead.h"

enum { ROWS_AT = 2, COLUMNS_AT = 12, DIGITS_AT = 22, LENGTH = ENNEAD_MAP_SIZE - 1 };

void ennead_map_to_text(const ennead_map *map, char text[ENNEAD_MAP_SIZE])
{
    memset(text, ':', LENGTH);
    text[0] = map->transposed ? 't' : 'n';
    for (int i = 0; i < 9; i++) {
        text[ROWS_AT + i] = (char)('1' + map->rows[i]);
        text[COLUMNS_AT + i] = (char)('1' + map->columns[i]);
        text[DIGITS_AT + i] = (char)('0' + map->digits[1 + i]);
    }
    text[LENGTH] = '\0';
}

ennead_status ennead_map_from_text(const char *text, ennead_map *map)
{
    ennead_map read = {.transposed = text[0] == 't'};

    if (strlen(text) != LENGTH || (text[0] != 't' && text[0] != 'n') || text[ROWS_AT - 1] != ':' ||
        text[COLUMNS_AT - 1] != ':' || text[DIGITS_AT - 1] != ':')
        return ENNEAD_STATUS_BAD_ARGUMENT;
    /* Any other character gives a number that no valid map contains. */
    for (int i = 0; i < 9; i++) {
        read.rows[i] = (uint8_t)(text[ROWS_AT + i] - '1');
        read.columns[i] = (uint8_t)(text[COLUMNS_AT + i] - '1');
        read.digits[1 + i] = (uint8_t)(text[DIGITS_AT + i] - '0');
    }
    if (!ennead_map_is_valid(&read))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    *map = read;
    return ENNEAD_STATUS_OK;
}
