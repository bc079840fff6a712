/* SPDX-License-Identifier: MIT */
/*
 * Ratings of Sudoku Explainer and the score of HoDoKu. Only a puzzle with exactly one solution has
 * ratings, so that is asked first.
 */
#include <ennead.h>
#include <stdio.h>

static const char *const puzzles[] = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "2..5...8..1....72......4..5..4.59.6....6.......2.8.5.9.....8.....829.43...1..7..2",
    "................................................................................1",
};

static void print_rating(ennead_rater *rater, ennead_finder *finder, const ennead_puzzle *puzzle)
{
    static ennead_rating rating;
    static ennead_score score;
    ennead_state state;
    ennead_technique_set techniques = {{0}};

    ennead_technique_set_add(&techniques, "hodoku", 6);
    ennead_state_from_puzzle(puzzle, &state);
    ennead_rate(rater, puzzle, &rating);
    ennead_score_state(finder, &state, &techniques, ENNEAD_LEVEL_EXTREME, &score);
    printf("ER %d.%d, EP %d.%d, ED %d.%d, %s; HoDoKu %d, %s\n", rating.er / 10, rating.er % 10,
           rating.ep / 10, rating.ep % 10, rating.ed / 10, rating.ed % 10,
           ennead_se_technique_name((int)rating.er_technique), score.score,
           ennead_level_name(score.level));
}

int main(void)
{
    ennead_rater *rater;
    ennead_finder *finder;

    if (ennead_rater_new(NULL, NULL, &rater) || ennead_finder_new(NULL, &finder))
        return 1;
    for (size_t i = 0; i < sizeof puzzles / sizeof puzzles[0]; i++) {
        ennead_puzzle puzzle;
        ennead_solve_result result;

        if (ennead_puzzle_from_line(puzzles[i], &puzzle) ||
            ennead_solve(&puzzle, NULL, NULL, 0, &result))
            return 1;
        if (result.verdict == ENNEAD_VERDICT_UNIQUE)
            print_rating(rater, finder, &puzzle);
        else
            puts(ennead_verdict_name(result.verdict));
    }
    ennead_finder_free(finder);
    ennead_rater_free(rater);
    return 0;
}
