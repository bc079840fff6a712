/* SPDX-License-Identifier: MIT */
/*
 * Solves a puzzle once without each of its givens. If the puzzle has no solution and has exactly
 * one without a certain given, that given may be a misprint.
 */
#include "ennead.h"

ennead_status ennead_solve_without_each(const ennead_puzzle *puzzle,
                                        const ennead_solve_options *options,
                                        ennead_verdict verdicts[ENNEAD_CELLS])
{
    ennead_puzzle without = *puzzle;
    ennead_solve_result result;
    ennead_status status = ennead_solve(puzzle, options, NULL, 0, &result);

    if (status != ENNEAD_STATUS_OK)
        return status;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        verdicts[cell] = result.verdict;
    for (int cell = 0; cell < ENNEAD_CELLS && status == ENNEAD_STATUS_OK; cell++) {
        if (puzzle->givens[cell] == 0)
            continue;
        without.givens[cell] = 0;
        without.candidates[cell] = ENNEAD_ALL_DIGITS;
        status = ennead_solve(&without, options, NULL, 0, &result);
        verdicts[cell] = result.verdict;
        without.givens[cell] = puzzle->givens[cell];
        without.candidates[cell] = puzzle->candidates[cell];
    }
    return status;
}
