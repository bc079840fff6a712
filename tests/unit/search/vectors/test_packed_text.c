/* SPDX-License-Identifier: MIT */
/*
 * Lines of text into packed puzzles, and solutions out of them, in every edition: every byte in
 * every cell, at the ends of memory of its own.
 */
#include "support/support.h"

#include "support/planes/planes.h"

#include <stdlib.h>

/* 81 bytes that end where memory does: one byte read too far is seen by a sanitizer. */
static void compare(const char line[ENNEAD_CELLS], uint8_t zero)
{
    uint64_t expected[VIEW_WORDS] = {0}, words[VIEW_WORDS];
    char *own = malloc(ENNEAD_CELLS);

    assert_non_null(own);
    memcpy(own, line, ENNEAD_CELLS);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int d = 0; d < 9; d++)
            if (((uint8_t)line[cell] - zero) == 1 + d || (uint8_t)line[cell] <= zero ||
                (uint8_t)line[cell] > zero + 9)
                put_at_rest(expected, cell, d);
    for (int e = 0; e < planes_edition_count; e++) {
        memset(words, 0xee, sizeof words);
        planes_editions[e]->pack_line(own, zero, words);
        assert_memory_equal(words, expected, sizeof words);
    }
    free(own);
}

static void every_byte_in_every_cell(void **state)
{
    (void)state;
    char line[ENNEAD_CELLS];

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int byte = 0; byte < 256; byte++) {
            memset(line, byte % 2 ? '.' : '5', sizeof line);
            line[cell] = (char)byte;
            compare(line, '0');
            memset(line, byte % 2 ? 0 : 5, sizeof line);
            line[cell] = (char)byte;
            compare(line, 0);
        }
}

static void random_lines(void **state)
{
    (void)state;
    static const char characters[] = "123456789.0*_xX-";
    struct generator g = {3};
    char line[ENNEAD_CELLS];

    for (int i = 0; i < 3000; i++) {
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            line[cell] = i % 4 == 0 ? (char)generator_below(&g, 256)
                                    : characters[generator_below(&g, sizeof characters - 1)];
        compare(line, '0');
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            line[cell] = (char)(line[cell] - '0');
        compare(line, 0);
    }
}

/* As cells and as text. The guess in the spare bits of word 11 is no part of a solution. */
static void solutions_are_stored(void **state)
{
    (void)state;
    static const uint8_t zeros[] = {0, '0'};
    struct generator g = {2};

    for (int i = 0; i < 1000; i++) {
        const uint8_t zero = zeros[i % 2];
        uint64_t words[VIEW_WORDS] = {0};
        board grid, *stored = malloc(sizeof *stored);

        assert_non_null(stored);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
            const int digit = 1 + (int)generator_below(&g, 9);
            grid[cell] = (uint8_t)(zero + digit);
            put_at_rest(words, cell, digit - 1);
        }
        words[11] |= (uint64_t)generator_below(&g, 486) << 51;
        for (int e = 0; e < planes_edition_count; e++)
            for (int way = 0; way < planes_editions[e]->ways(); way++) {
                memset(*stored, 0xee, sizeof *stored);
                planes_editions[e]->store_solution(way, words, zero, *stored);
                assert_boards_equal(*stored, grid);
            }
        free(stored);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_byte_in_every_cell),
        cmocka_unit_test(random_lines),
        cmocka_unit_test(solutions_are_stored),
    };
    return cmocka_run_group_tests(tests, begin_planes, NULL);
}
