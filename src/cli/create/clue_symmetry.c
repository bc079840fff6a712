/* SPDX-License-Identifier: MIT */
/*
 * A symmetry is one move of the cells, or two that generate all others. The clues have it if every
 * move maps each clue to a clue.
 */
#include "cli/create/clue_symmetry.h"

enum clue_move { NO_MOVE, HALF_TURN, QUARTER_TURN, UPSIDE_DOWN, MIRROR, DIAGONAL, ANTIDIAGONAL };

/* The cell that a move maps a cell to. */
static int moved(const ennead_description *d, int cell, enum clue_move move)
{
    const int row = cell / d->columns, column = cell % d->columns;
    const int below = d->rows - 1 - row, right = d->columns - 1 - column;
    switch (move) {
    case HALF_TURN:
        return below * d->columns + right;
    case QUARTER_TURN:
        return column * d->columns + below;
    case UPSIDE_DOWN:
        return below * d->columns + column;
    case MIRROR:
        return row * d->columns + right;
    case DIAGONAL:
        return column * d->columns + row;
    case ANTIDIAGONAL:
        return right * d->columns + below;
    default:
        return cell;
    }
}

static bool keeps_clues(const ennead_description *d, enum clue_move move)
{
    const bool turns = move == QUARTER_TURN || move == DIAGONAL || move == ANTIDIAGONAL;
    if (turns && d->rows != d->columns)
        return false;
    for (int cell = 0; cell < d->rows * d->columns; cell++)
        if (__builtin_popcountll(d->candidates[cell]) == 1 &&
            __builtin_popcountll(d->candidates[moved(d, cell, move)]) != 1)
            return false;
    return true;
}

bool clues_have_symmetry(const struct variant_puzzle *variant, ennead_symmetry symmetry)
{
    static const enum clue_move moves[][2] = {
        [ENNEAD_SYMMETRY_NONE] = {NO_MOVE, NO_MOVE},
        [ENNEAD_SYMMETRY_HALF_TURN] = {HALF_TURN, NO_MOVE},
        [ENNEAD_SYMMETRY_QUARTER_TURN] = {QUARTER_TURN, NO_MOVE},
        [ENNEAD_SYMMETRY_HORIZONTAL] = {UPSIDE_DOWN, NO_MOVE},
        [ENNEAD_SYMMETRY_VERTICAL] = {MIRROR, NO_MOVE},
        [ENNEAD_SYMMETRY_DIAGONAL] = {DIAGONAL, NO_MOVE},
        [ENNEAD_SYMMETRY_ANTIDIAGONAL] = {ANTIDIAGONAL, NO_MOVE},
        [ENNEAD_SYMMETRY_BOTH_AXES] = {UPSIDE_DOWN, MIRROR},
        [ENNEAD_SYMMETRY_BOTH_DIAGONALS] = {DIAGONAL, ANTIDIAGONAL},
        [ENNEAD_SYMMETRY_FULL] = {QUARTER_TURN, MIRROR},
    };
    const ennead_description *d = &variant->description;
    return keeps_clues(d, moves[symmetry][0]) && keeps_clues(d, moves[symmetry][1]);
}
