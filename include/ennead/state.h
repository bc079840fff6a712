/* SPDX-License-Identifier: MIT */
/*
 * The middle of a game: digits placed and candidates left. Finding contradictions and mistakes, and
 * writing states as text.
 */
#ifndef ENNEAD_STATE_H
#define ENNEAD_STATE_H

#include "read.h"
#include "solve.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Houses are numbered: rows 0 to 8, columns 9 to 17, boxes 18 to 26. A set of houses is bit h for
 * house h. */

/* A set of cells: bit c % 64 of words[c / 64] stands for cell c. */
typedef struct ennead_cell_set {
    uint64_t words[2];
} ennead_cell_set;

/* Whether a cell, 0 to 80, is in the set. */
static inline bool ennead_cell_set_has(ennead_cell_set set, int cell)
{
    return (set.words[cell / 64] >> (cell % 64) & 1) != 0;
}

/* The middle of a game. Plain data, which may be copied. If you fill it in yourself, keep to the
 * ranges of the members; functions check them only where they say so. */
typedef struct ennead_state {
    uint8_t givens[ENNEAD_CELLS];      /* 1 to 9, or 0 */
    uint8_t values[ENNEAD_CELLS];      /* the digit placed in the cell, including givens; 0: none */
    uint16_t candidates[ENNEAD_CELLS]; /* of cells without a value; 0 for cells with one */
    bool limited; /* the puzzle itself excludes candidates that its givens allow, so that some
                     conclusions from uniqueness do not hold */
} ennead_state;

/* Makes the initial state of a puzzle: its givens are placed, and the other cells have those
 * candidates of the puzzle that no given excludes. If the puzzle has fewer candidates than its
 * givens allow, the state is `limited`. A cell with a single candidate is not placed.
 * ENNEAD_STATUS_BAD_ARGUMENT: a given above 9 or a candidate above digit 9. */
ENNEAD_API ennead_status ennead_state_from_puzzle(const ennead_puzzle *puzzle, ennead_state *state);

/* Makes the puzzle that has the same solutions as the state: values that are not givens become the
 * only candidate of their cells. */
ENNEAD_API void ennead_state_to_puzzle(const ennead_state *state, ennead_puzzle *puzzle);

/* Places a digit, whether or not it was a candidate, and removes it from the candidates of the
 * cells that see it. A digit that was in the cell is replaced. ENNEAD_STATUS_BAD_ARGUMENT: a cell
 * outside 0 to 80, a digit outside 1 to 9, or a cell with a given. */
ENNEAD_API ennead_status ennead_state_place(ennead_state *state, int cell, int digit);

/* Removes a candidate; it is not an error if it is not there. ENNEAD_STATUS_BAD_ARGUMENT: as
 * above. */
ENNEAD_API ennead_status ennead_state_remove(ennead_state *state, int cell, int digit);

/* Whether every cell has a value and each house has nine different values. */
ENNEAD_API bool ennead_state_is_solved(const ennead_state *state);

/* Why a state can have no solution. */
typedef enum ennead_contradiction_kind {
    /* `digit` is placed twice in `house`: in cells[0] and cells[1] */
    ENNEAD_CONTRADICTION_KIND_REPEATED_DIGIT,
    /* cells[0] has neither a value nor a candidate */
    ENNEAD_CONTRADICTION_KIND_EMPTY_CELL,
    /* `house` has no place left for `digit` */
    ENNEAD_CONTRADICTION_KIND_NO_PLACE,
    /* `digit` follows for cells[0], but is already excluded there */
    ENNEAD_CONTRADICTION_KIND_RULED_OUT,
} ennead_contradiction_kind;

typedef struct ennead_contradiction {
    ennead_contradiction_kind kind;
    uint8_t cells[2]; /* the smaller first */
    uint8_t digit;    /* 1 to 9 */
    uint8_t house;    /* 0 to 26 */
} ennead_contradiction;

/* Whether a state obviously has no solution: it has a repeated digit, a cell without candidates, or
 * a digit without a place in a house. The first contradiction, in this order, is stored in
 * `contradiction`, which may be NULL. */
ENNEAD_API bool ennead_state_find_contradiction(const ennead_state *state,
                                                ennead_contradiction *contradiction);

/* Writes where a contradiction is, such as "row 4 has no place left for 7". Room and return value
 * are as for ennead_write_words. */
ENNEAD_API size_t ennead_write_contradiction(const ennead_contradiction *contradiction,
                                             const ennead_wording *wording, char *text,
                                             size_t room);

/* Sizes of the buffers for the functions below, including the terminating NUL. */
#define ENNEAD_MARKS_SIZE 1600
#define ENNEAD_SDX_SIZE 892
#define ENNEAD_SUKAKU_SIZE 730
#define ENNEAD_LIBRARY_SIZE 3100

/* Writes a state as a grid of pencil marks in a frame, 13 lines: a digit for a cell with a value,
 * otherwise its candidates, or '-' if there are none. The grid does not distinguish givens from
 * other digits, nor from a naked single whose digit no cell that sees it has as a candidate. */
ENNEAD_API void ennead_write_marks(const ennead_state *state, char text[ENNEAD_MARKS_SIZE]);

/* Writes a state in SudoCue's form .sdx, nine lines: a given is a digit, and a digit that was
 * placed has a u before it. The form cannot distinguish a naked single that is not placed from a
 * given. */
ENNEAD_API void ennead_write_sdx(const ennead_state *state, char text[ENNEAD_SDX_SIZE]);

/* Writes the candidates of a state as 729 characters, nine for each cell; a cell with a value has
 * that one only. */
ENNEAD_API void ennead_write_sukaku(const ennead_state *state, char text[ENNEAD_SUKAKU_SIZE]);

/* Writes a state as a line of HoDoKu's library without a technique, ":0000::givens:deleted:::".
 * This form keeps everything: givens, digits placed and candidates. */
ENNEAD_API void ennead_write_library(const ennead_state *state, char text[ENNEAD_LIBRARY_SIZE]);

/* Makes the state of a record of the kind ENNEAD_RECORD_KIND_PUZZLE, including the digits placed in
 * it. ENNEAD_STATUS_BAD_ARGUMENT: the record is of another kind. */
ENNEAD_API ennead_status ennead_state_from_record(const ennead_record *record, ennead_state *state);

/* What is wrong with a state. */
typedef enum ennead_state_verdict {
    ENNEAD_STATE_VERDICT_RIGHT,      /* nothing: it leads to the only solution of its givens */
    ENNEAD_STATE_VERDICT_MISTAKE,    /* `wrong` or `lost` cells differ from the only solution of the
                                        givens */
    ENNEAD_STATE_VERDICT_IMPOSSIBLE, /* the state has no solution, and the givens have no unique one
                                        to compare with; undoing any one of `wrong` would help */
    ENNEAD_STATE_VERDICT_OPEN,       /* the state has several solutions, or counting them took too
                                        many nodes */
} ennead_state_verdict;

typedef struct ennead_state_check {
    ennead_state_verdict verdict;
    ennead_cell_set wrong; /* cells with a wrong digit; givens only if they conflict */
    ennead_cell_set lost;  /* empty cells whose right digit was removed from the candidates, unless
                              a wrong digit that they see removed it */
    /* With ENNEAD_STATE_VERDICT_IMPOSSIBLE: givens that may be misprints. `without` is the verdict
     * of the givens without any one of these: ENNEAD_VERDICT_UNIQUE if there are such givens, else
     * ENNEAD_VERDICT_SEVERAL if there are such, else ENNEAD_VERDICT_NONE, as also when the givens
     * have a solution. */
    ennead_cell_set misprints;
    ennead_verdict without;
    uint8_t solution[ENNEAD_CELLS]; /* with RIGHT and MISTAKE: the only solution; otherwise 0 */
    bool by_givens; /* the solution is unique from the givens alone. If false, set `limited` of the
                       state before you look for steps that assume uniqueness */
} ennead_state_check;

/* Finds the mistakes in a state. If the givens have exactly one solution, every digit that differs
 * from it is a mistake, and so is every removed candidate of it. Otherwise two equal digits that
 * see each other are mistakes or, if the state has no solution, each digit without which it has
 * one; if the givens alone have no solution, each given is tested in the same way. A search of more
 * than 10,000 nodes (1,000 when a single digit is tested) counts as one with several solutions, or,
 * when a given is tested, as one with none. ENNEAD_STATUS_BAD_ARGUMENT: a given or value above 9, a
 * candidate above digit 9. */
ENNEAD_API ennead_status ennead_check_state(const ennead_state *state, ennead_state_check *check);

/* Writes the result of a check, with the digits that are wrong, as ennead_write_words does. */
ENNEAD_API size_t ennead_write_state_check(const ennead_state *state,
                                           const ennead_state_check *check,
                                           const ennead_wording *wording, char *text, size_t room);

#ifdef __cplusplus
}
#endif

#endif
