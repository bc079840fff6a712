/* SPDX-License-Identifier: MIT */
/*
 * The middle of a game: digits placed and candidates left, as a person solves. Where it
 * contradicts itself, what is wrong with it, and states as text.
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

/* A set of cells: bit c % 64 of words[c / 64] for cell c. */
typedef struct ennead_cell_set {
    uint64_t words[2];
} ennead_cell_set;

/* Whether a cell, 0 to 80, is in the set. */
static inline bool ennead_cell_set_has(ennead_cell_set set, int cell)
{
    return (set.words[cell / 64] >> (cell % 64) & 1) != 0;
}

/* The middle of a game. Plain data: a copy is a state of its own. Whoever fills one himself keeps
 * to what is said of its members; the functions below do not check it. */
typedef struct ennead_state {
    uint8_t givens[ENNEAD_CELLS];      /* 1 to 9, or 0 */
    uint8_t values[ENNEAD_CELLS];      /* the digit that is placed, a given or found; or 0 */
    uint16_t candidates[ENNEAD_CELLS]; /* of a cell without a value; 0 where there is one */
    bool limited; /* the puzzle itself limits candidates beyond what its givens rule out, so that
                     less follows from there being one solution */
} ennead_state;

/* Makes the state in which a puzzle begins: its givens are placed, and the candidates of the other
 * cells are those of the puzzle that no given in a house of the cell rules out; where the puzzle
 * allows fewer, the state is `limited`. A cell with one candidate is not placed.
 * ENNEAD_STATUS_BAD_ARGUMENT: a given above 9 or a candidate above digit 9. */
ENNEAD_API ennead_status ennead_state_from_puzzle(const ennead_puzzle *puzzle, ennead_state *state);

/* The puzzle whose solutions are those of the state: values that are no givens become the only
 * candidate of their cell. */
ENNEAD_API void ennead_state_to_puzzle(const ennead_state *state, ennead_puzzle *puzzle);

/* Places a digit and removes it from the candidates of the cells that see it, whether or not it was
 * a candidate; a digit that was there is replaced. Returns ENNEAD_STATUS_BAD_ARGUMENT for a cell
 * outside 0 to 80, a digit outside 1 to 9, or a cell with a given. */
ENNEAD_API ennead_status ennead_state_place(ennead_state *state, int cell, int digit);

/* Removes a candidate; one that is not there is no error. ENNEAD_STATUS_BAD_ARGUMENT as above. */
ENNEAD_API ennead_status ennead_state_remove(ennead_state *state, int cell, int digit);

/* Whether every cell has a value and each house holds nine different ones. */
ENNEAD_API bool ennead_state_is_solved(const ennead_state *state);

/* Why a state can have no solution. */
typedef enum ennead_contradiction_kind {
    /* `digit` is placed twice in `house`: in cells[0] and cells[1] */
    ENNEAD_CONTRADICTION_KIND_REPEATED_DIGIT,
    /* cells[0] has neither a value nor a candidate */
    ENNEAD_CONTRADICTION_KIND_EMPTY_CELL,
    /* `house` has no place left for `digit` */
    ENNEAD_CONTRADICTION_KIND_NO_PLACE,
    /* `digit` is to be set in cells[0], which is known not to hold it */
    ENNEAD_CONTRADICTION_KIND_RULED_OUT,
} ennead_contradiction_kind;

typedef struct ennead_contradiction {
    ennead_contradiction_kind kind;
    uint8_t cells[2]; /* the smaller first */
    uint8_t digit;    /* 1 to 9 */
    uint8_t house;    /* 0 to 26 */
} ennead_contradiction;

/* Whether a state can be seen to have no solution: a repeated digit, an empty cell, or a digit
 * without a place; the first such, in this order, is stored where `contradiction` is not NULL. */
ENNEAD_API bool ennead_state_find_contradiction(const ennead_state *state,
                                                ennead_contradiction *contradiction);

/* Says where a contradiction shows, as ennead_write_words does: "row 4 has no place left for 7". */
ENNEAD_API size_t ennead_write_contradiction(const ennead_contradiction *contradiction,
                                             const ennead_wording *wording, char *text,
                                             size_t room);

/* Sizes of what the functions below write, the terminating NUL included. */
#define ENNEAD_MARKS_SIZE 1600
#define ENNEAD_SDX_SIZE 892
#define ENNEAD_SUKAKU_SIZE 730
#define ENNEAD_LIBRARY_SIZE 3100

/* Writes a state as a grid of pencil marks in a frame, 13 lines: a digit that is placed stands
 * alone, other cells show their candidates, '-' when there are none. Read as a form such a grid
 * does not distinguish givens from digits placed, nor a naked single that no cell sees. */
ENNEAD_API void ennead_write_marks(const ennead_state *state, char text[ENNEAD_MARKS_SIZE]);

/* Writes a state as SudoCue's .sdx does, nine lines: a given stands alone, u before a digit that
 * was placed. A naked single that is not placed reads as a given: the form cannot say it. */
ENNEAD_API void ennead_write_sdx(const ennead_state *state, char text[ENNEAD_SDX_SIZE]);

/* Writes the candidates of a state as 729 characters; of a digit that is placed its own alone. */
ENNEAD_API void ennead_write_sukaku(const ennead_state *state, char text[ENNEAD_SUKAKU_SIZE]);

/* Writes a state as a line of HoDoKu's library without a technique, ":0000::givens:deleted:::",
 * the one form that says everything: givens, digits placed, candidates. */
ENNEAD_API void ennead_write_library(const ennead_state *state, char text[ENNEAD_LIBRARY_SIZE]);

/* Makes the state of a record that is a puzzle, with the digits placed in it.
 * ENNEAD_STATUS_BAD_ARGUMENT: the record is none. */
ENNEAD_API ennead_status ennead_state_from_record(const ennead_record *record, ennead_state *state);

/* What is wrong with a state. */
typedef enum ennead_state_verdict {
    ENNEAD_STATE_VERDICT_RIGHT,   /* nothing: it leads to the one solution of its givens */
    ENNEAD_STATE_VERDICT_MISTAKE, /* `wrong` or `lost` differ from the one solution of the givens */
    ENNEAD_STATE_VERDICT_IMPOSSIBLE, /* there is no solution, and no one solution of the givens to
                                        compare with: taking one of `wrong` back alone would help */
    ENNEAD_STATE_VERDICT_OPEN,       /* the state has several solutions, or they were too many nodes
                                        away to be counted */
} ennead_state_verdict;

typedef struct ennead_state_check {
    ennead_state_verdict verdict;
    ennead_cell_set wrong; /* cells whose digit is to blame; never givens but where these
                              clash */
    ennead_cell_set lost;  /* empty cells whose right digit is no candidate any more, not
                              counting what a wrong digit in their sight removed */
    /* ENNEAD_STATE_VERDICT_IMPOSSIBLE: givens that may be misprints. Without each of them alone the givens
     * have what `without` says: ENNEAD_VERDICT_UNIQUE, or where there is no such given
     * ENNEAD_VERDICT_SEVERAL; ENNEAD_VERDICT_NONE where there is neither, or the givens have solutions */
    ennead_cell_set misprints;
    ennead_verdict without;
    uint8_t solution
        [ENNEAD_CELLS]; /* ENNEAD_STATE_VERDICT_RIGHT and MISTAKE: the one solution, else 0 */
    bool by_givens;     /* it is the one solution of the givens alone; where it is not,
                           `limited` of the state should be set before steps are looked
                           for that rest on uniqueness */
} ennead_state_check;

/* Finds the mistakes in a state. Where the givens alone have exactly one solution, every digit that
 * differs from it is a mistake, and so is every candidate of it that was removed. Else two equal
 * digits that see each other are to blame, or, when the state has no solution, each digit without
 * which it has one; where the givens alone have none, each of them is doubted, too. A search that takes
 * more than 10,000 nodes, or 1,000 for each such digit, counts as one that finds several solutions; of
 * givens that are doubted, as one that finds none.
 * ENNEAD_STATUS_BAD_ARGUMENT: a given or value above 9, a candidate above digit 9. */
ENNEAD_API ennead_status ennead_check_state(const ennead_state *state, ennead_state_check *check);

/* Says how a state stands, and which digits are wrong, as ennead_write_words does. */
ENNEAD_API size_t ennead_write_state_check(const ennead_state *state,
                                           const ennead_state_check *check,
                                           const ennead_wording *wording, char *text, size_t room);

#ifdef __cplusplus
}
#endif

#endif
