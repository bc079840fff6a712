/* SPDX-License-Identifier: MIT */
/*
 * Symmetry maps: their validity, applying them to 81 cells, random maps, inverses and
 * compositions.
 */
#include <string.h>

#include "ennead.h"
#include "grid/houses.h"
#include "grid/random.h"

void ennead_map_identity(ennead_map *map)
{
    map->transposed = 0;
    for (uint8_t i = 0; i < 9; i++)
        map->rows[i] = map->columns[i] = i;
    for (uint8_t digit = 0; digit < 10; digit++)
        map->digits[digit] = digit;
}

/* Shuffles `count` values, all orders equally likely (R. Durstenfeld, "Algorithm 235: Random
 * permutation", 1964). */
static void shuffle(random_stream *s, uint8_t *values, uint32_t count)
{
    for (uint32_t i = count; i > 1; i--) {
        const uint32_t other = random_below(s, i);
        const uint8_t value = values[i - 1];
        values[i - 1] = values[other];
        values[other] = value;
    }
}

static void random_lines(random_stream *s, uint8_t lines[9])
{
    uint8_t chutes[3] = {0, 1, 2};

    shuffle(s, chutes, 3);
    for (int chute = 0; chute < 3; chute++) {
        for (int i = 0; i < 3; i++)
            lines[3 * chute + i] = (uint8_t)(3 * chutes[chute] + i);
        shuffle(s, &lines[3 * chute], 3);
    }
}

void ennead_map_random(uint64_t seed, uint64_t number, ennead_map *map)
{
    random_stream s = random_stream_of(seed, number);

    ennead_map_identity(map);
    map->transposed = (uint8_t)random_below(&s, 2);
    random_lines(&s, map->rows);
    random_lines(&s, map->columns);
    shuffle(&s, &map->digits[1], 9);
}

static bool are_lines(const uint8_t lines[9])
{
    unsigned seen = 0;

    for (int i = 0; i < 9; i++) {
        if (lines[i] > 8 || lines[i] / 3 != lines[i / 3 * 3] / 3)
            return false;
        seen |= 1u << lines[i];
    }
    return seen == 0x1ff;
}

bool ennead_map_is_valid(const ennead_map *map)
{
    unsigned seen = 0;

    for (int digit = 0; digit < 10; digit++) {
        if (map->digits[digit] > 9)
            return false;
        seen |= 1u << map->digits[digit];
    }
    return map->transposed <= 1 && are_lines(map->rows) && are_lines(map->columns) &&
           map->digits[0] == 0 && seen == 0x3ff;
}

ennead_status ennead_map_apply(const ennead_map *map, const uint8_t board[ENNEAD_CELLS],
                               uint8_t result[ENNEAD_CELLS])
{
    uint8_t source[ENNEAD_CELLS];

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (board[cell] > 9)
            return ENNEAD_STATUS_BAD_ARGUMENT;
    if (!ennead_map_is_valid(map))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    memcpy(source, board, sizeof source);
    const int down = map->transposed ? 1 : 9, across = map->transposed ? 9 : 1;
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++)
            result[cell_crossing(row, column)] =
                map->digits[source[down * map->rows[row] + across * map->columns[column]]];
    return ENNEAD_STATUS_OK;
}

ennead_status ennead_map_inverse(const ennead_map *map, ennead_map *inverse)
{
    const ennead_map source = *map;

    if (!ennead_map_is_valid(map))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    /* If rows come from columns, the inverse takes columns from rows. */
    uint8_t *rows = source.transposed ? inverse->columns : inverse->rows;
    uint8_t *columns = source.transposed ? inverse->rows : inverse->columns;
    inverse->transposed = source.transposed;
    for (uint8_t i = 0; i < 9; i++) {
        rows[source.rows[i]] = i;
        columns[source.columns[i]] = i;
    }
    for (uint8_t digit = 0; digit < 10; digit++)
        inverse->digits[source.digits[digit]] = digit;
    return ENNEAD_STATUS_OK;
}

ennead_status ennead_map_compose(const ennead_map *first, const ennead_map *second,
                                 ennead_map *result)
{
    const ennead_map a = *first, b = *second;

    if (!ennead_map_is_valid(first) || !ennead_map_is_valid(second))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    /* If the second map is transposed, it takes its rows from the columns that the first has
     * made. */
    const uint8_t *rows = b.transposed ? a.columns : a.rows;
    const uint8_t *columns = b.transposed ? a.rows : a.columns;
    result->transposed = a.transposed ^ b.transposed;
    for (int i = 0; i < 9; i++) {
        result->rows[i] = rows[b.rows[i]];
        result->columns[i] = columns[b.columns[i]];
    }
    for (int digit = 0; digit < 10; digit++)
        result->digits[digit] = b.digits[a.digits[digit]];
    return ENNEAD_STATUS_OK;
}
