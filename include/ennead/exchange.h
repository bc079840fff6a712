/* SPDX-License-Identifier: MIT */
/*
 * Puzzles and states of games written for other programs: as lines, JSON and links. All of it is
 * read back by ennead_variant_read or ennead_reader.
 */
#ifndef ENNEAD_EXCHANGE_H
#define ENNEAD_EXCHANGE_H

#include "state.h"
#include "variant.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What a form can say besides the givens of a plain 9x9 puzzle; a set. */
typedef enum ennead_exchange_says {
    ENNEAD_EXCHANGE_SAYS_MARKS = 1,  /* candidates that are eliminated */
    ENNEAD_EXCHANGE_SAYS_PLACED = 2, /* which digits are placed, and which are given */
    ENNEAD_EXCHANGE_SAYS_SIZES = 4,  /* grids of other sizes, and jigsaws */
    ENNEAD_EXCHANGE_SAYS_RULES = 8,  /* variant rules, or some of them */
    ENNEAD_EXCHANGE_SAYS_TITLE = 16,
} ennead_exchange_says;

/* The forms that are written. Value, name on the command line, what it says, as a sum of the
 * numbers above, what it is. */
#define ENNEAD_EXCHANGES(FORM) \
    FORM(ENNEAD_EXCHANGE_LINE, "line", 4 | 16, \
         "all cells on a line, . for an empty one, then the title; jigsaws with a letter for the " \
         "region of each cell") \
    FORM(ENNEAD_EXCHANGE_SDM, "sdm", 0, "81 cells on a line, 0 for an empty one") \
    FORM(ENNEAD_EXCHANGE_GRID, "grid", 0, "the board in a frame") \
    FORM(ENNEAD_EXCHANGE_MARKS, "marks", 1, \
         "the board in a frame, with the candidates of its cells") \
    FORM(ENNEAD_EXCHANGE_SDX, "sdx", 1 | 2, "SudoCue's candidates; u5 is a digit that was placed") \
    FORM(ENNEAD_EXCHANGE_SUKAKU, "sukaku", 1, "729 characters, nine for each cell") \
    FORM(ENNEAD_EXCHANGE_HODOKU, "hodoku", 1 | 2, "a line of HoDoKu's library") \
    FORM(ENNEAD_EXCHANGE_VARIANT, "variant", 1 | 4 | 8 | 16, "the form of docs/variants.md") \
    FORM(ENNEAD_EXCHANGE_FPUZZLES, "fpuzzles", 1 | 4 | 8 | 16, "JSON of f-puzzles") \
    FORM(ENNEAD_EXCHANGE_ISS, "iss", 1 | 4 | 8, "a string of Interactive Sudoku Solver") \
    FORM(ENNEAD_EXCHANGE_SGT, "sgt", 4 | 8, \
         "a game ID of Simon Tatham's Solo: also jigsaws, killers and both diagonals") \
    FORM(ENNEAD_EXCHANGE_FPUZZLES_LINK, "fpuzzles-link", 1 | 4 | 8 | 16, "a link to f-puzzles") \
    FORM(ENNEAD_EXCHANGE_SUDOKUPAD, "sudokupad", 1 | 4 | 8 | 16, \
         "a link to SudokuPad that holds JSON of f-puzzles") \
    FORM(ENNEAD_EXCHANGE_SUDOKUPAD_FPUZ, "sudokupad-fpuz", 1 | 4 | 8 | 16, \
         "the same with the short word fpuz") \
    FORM(ENNEAD_EXCHANGE_SUDOKUPAD_SCL, "sudokupad-scl", 4 | 8 | 16, \
         "a link to SudokuPad that holds its own JSON: killers, and rules of the whole grid") \
    FORM(ENNEAD_EXCHANGE_SUDOKUPAD_CTC, "sudokupad-ctc", 4 | 8 | 16, \
         "the same with the old word ctc") \
    FORM(ENNEAD_EXCHANGE_SUDOKUPAD_SCF, "sudokupad-scf", 8, \
         "a short link to SudokuPad, for plain puzzles, windokus and diagonals") \
    FORM(ENNEAD_EXCHANGE_ISS_LINK, "iss-link", 1 | 4 | 8, "a link to Interactive Sudoku Solver") \
    FORM(ENNEAD_EXCHANGE_SUDOKUWIKI, "sudokuwiki", 1 | 2, \
         "a link to SudokuWiki's solver; with candidates if some are eliminated") \
    FORM(ENNEAD_EXCHANGE_SUDOKUEXCHANGE, "sudokuexchange", 0, "a link to SudokuExchange") \
    FORM(ENNEAD_EXCHANGE_LINK, "link", 1 | 2 | 4 | 8 | 16, \
         "a link of Ennead: #ennead= and what it holds, which says everything")

typedef enum ennead_exchange {
#define ENNEAD_EXCHANGE_VALUE(value, name, says, help) value,
    ENNEAD_EXCHANGES(ENNEAD_EXCHANGE_VALUE)
#undef ENNEAD_EXCHANGE_VALUE
} ennead_exchange;

/* The name of a form, and what it is. Constant strings; NULL for a number that is not in the
 * enumeration, so a loop that counts up from 0 lists all. */
ENNEAD_API const char *ennead_exchange_name(ennead_exchange form);
ENNEAD_API const char *ennead_exchange_help(ennead_exchange form);

/* What a form can say, as a set of ennead_exchange_says; 0 for a number that is not in the
 * enumeration. */
ENNEAD_API unsigned ennead_exchange_get_says(ennead_exchange form);

/* What is written. Set `size`, and leave unused members 0. */
typedef struct ennead_exchanged {
    size_t size;                           /* sizeof(ennead_exchanged) */
    const ennead_description *description; /* of any puzzle; NULL if there is a state */
    const ennead_state *state;             /* of a plain 9x9 puzzle; NULL: the description */
    const char *title;                     /* NULL: none */
} ennead_exchanged;

/* Room for all that a form cannot say, its NUL included. */
#define ENNEAD_UNSAID_SIZE 2048

typedef struct ennead_exchange_report {
    size_t length; /* of the text, without the NUL */
    /* All that the form cannot say: names of rules, and what else the puzzle has, such as "cage,
     * thermo and which digits were placed". Empty: nothing. */
    char unsaid[ENNEAD_UNSAID_SIZE];
} ennead_exchange_report;

/* Writes a puzzle or state in a form, without a line end after a line or link. At most `room` bytes
 * are written, including the terminating NUL; report->length may be more.
 *
 * A form that cannot say all that the solutions depend on, or which digits were placed, writes
 * nothing, and the length is 0. If it only lacks the title, or which of its digits are given, it
 * writes the rest.
 *
 * ENNEAD_STATUS_BAD_ARGUMENT: there is neither description nor state, the description is not valid,
 * or there is no such form. ENNEAD_STATUS_OUT_OF_MEMORY is also possible. */
ENNEAD_API ennead_status ennead_write_exchange(const ennead_exchanged *exchanged,
                                               ennead_exchange form,
                                               const ennead_allocator *allocator, char *text,
                                               size_t room, ennead_exchange_report *report);

#ifdef __cplusplus
}
#endif

#endif
