/* SPDX-License-Identifier: MIT */
/*
 * Reads a text and writes its records as text, so that a test of the reader is two strings: the
 * text and its records. A record is one line:
 *
 *     A line 1:1+0 'note'                a puzzle, its form, line, column and offset, its note
 *     error 2:9+90 the row has 8 cells, expected 9 |53..7...^|
 *     notice 5:1+99 ...                                      the same
 *
 * Of the text of an error at most 12 bytes are shown on either side of the caret, ^.
 *
 * A state is shown as givens, + before digits placed, and deleted candidates: 53+4..:123 456.
 *
 * Puzzles that tests use again and again have letters; any other is shown as its 81 cells.
 */
#ifndef UNIT_READING_H
#define UNIT_READING_H

#include "support/support.h"

/* Three puzzles, and the last one solved. Z has no empty cell. */
#define A_CELLS EXAMPLE_PUZZLE
#define B_CELLS ALMANAC_SEVERAL
#define C_CELLS "7.2.5.6.......3...1....95..8......9..43...75..9......8..97....5...2.......7.4.2.3"
#define Z_CELLS EXAMPLE_SOLUTION

struct test_text {
    const char *bytes;
    size_t length;
};

/* How a text is cut into the pieces that the reader gets. */
struct pieces {
    enum { PIECE_WHOLE, PIECE_BYTES, PIECE_RANDOM } cut;
    unsigned long long seed;
    /* whether lines are taken by ennead_reader_next_lines where they can be: what comes out is the
     * same */
    enum { LINES_ONE_BY_ONE, LINES_IN_RUNS } lines;
};

/* Reads `text` and returns its records as text, which test_free frees. Also checks what holds for
 * every record: places ascend, and the text of an error is a window of its line, with the caret
 * under the byte at the offset. */
char *read_text(ennead_reader *reader, struct test_text text, struct pieces pieces);

/* A reader for the form, with nothing else asked for. */
ennead_reader *reader_for(ennead_form form);

/* Fails the test unless the text gives the expected records when read whole, byte by byte and in
 * random pieces. */
void assert_reads(const ennead_reader_options *options, struct test_text text,
                  const char *expected);

struct reading_case {
    const char *name;
    const char *text;
    const char *expected;
};

/* assert_reads for a table; the name of a case that fails is printed. */
void assert_cases(ennead_form form, const struct reading_case *cases, size_t count);

#endif
