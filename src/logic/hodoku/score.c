/* SPDX-License-Identifier: MIT */
/*
 * Difficulty on HoDoKu's scale (B. Hobiger, hodoku.sourceforge.net): each technique has a score
 * and a level; a puzzle has the sum of the scores of its steps, and the highest level of a step. A
 * level has a maximum score too: a puzzle with a higher one moves to the next level. The steps are
 * those of the path that HoDoKu would take (hodoku_path.c).
 */
#include "logic/hodoku/score.h"

#include <limits.h>

#include "grid/step.h"
#include "logic/hodoku/hodoku_path.h"

/* The maximum score of each level except the last, extreme. */
static const int most_scores[] = {
    [ENNEAD_LEVEL_EASY] = 800,
    [ENNEAD_LEVEL_MEDIUM] = 1000,
    [ENNEAD_LEVEL_HARD] = 1600,
    [ENNEAD_LEVEL_UNFAIR] = 1800,
};

static bool is_harder(const ennead_technique_row *one, const ennead_technique_row *other)
{
    return one->level != other->level ? one->level > other->level : one->score > other->score;
}

/* A score that is being added up. */
typedef struct adding {
    ennead_score *score;
    ennead_level most;
    int most_score; /* the path ends when the score is sure to exceed this */
    int empty;      /* cells without a digit */
} adding;

static int placed_by(const ennead_step *step)
{
    int placed = 0;
    for (int digit = 1; digit <= 9; digit++)
        placed += cell_count(cells_of_set(step->placed[digit]));
    return placed;
}

/* Adds a step. Returns false if it is above the allowed level, or if the score will be too high: an
 * empty cell takes at least a full house, which scores least, and a step that fills several cells
 * scores more for each. */
static bool add_step(void *user, const ennead_step *step)
{
    adding *a = user;
    ennead_score *score = a->score;
    const ennead_technique_row *row = ennead_technique_info((int)step->technique);

    if (score->steps == 0 || is_harder(row, ennead_technique_info((int)score->hardest))) {
        score->hardest = step->technique;
        score->level = row->level;
    }
    if (row->level > a->most)
        return false;
    score->score += row->score;
    score->counts[step->technique]++;
    score->steps++;
    if (a->most_score == INT_MAX)
        return true;
    a->empty -= placed_by(step);
    return score->score + ennead_technique_info(ENNEAD_FULL_HOUSE)->score * a->empty <=
           a->most_score;
}

static void score_path(ennead_finder *finder, const ennead_state *state, const uint8_t *solution,
                       const ennead_technique_set *techniques, adding *a)
{
    enum { PER_GUESS = 10000 };
    ennead_score *score = a->score;
    ennead_state last = *state;
    hodoku_way way = {.states = NOT_TOLD, .solution = solution};

    *score = (ennead_score){.level = ENNEAD_LEVEL_EASY};
    score->end = go_hodoku_path(finder, &last, techniques, &way, add_step, a);
    score->guesses = way.guesses;
    score->score += PER_GUESS * way.guesses;
    while (score->level < ENNEAD_LEVEL_EXTREME && score->score > most_scores[score->level])
        score->level++;
    if (score->end == ENNEAD_PATH_END_STUCK || way.guesses > 0)
        score->level = ENNEAD_LEVEL_EXTREME;
}

void ennead_score_state(ennead_finder *finder, const ennead_state *state,
                        const ennead_technique_set *techniques, ennead_level most,
                        ennead_score *score)
{
    adding a = {.score = score, .most = most, .most_score = INT_MAX};

    score_path(finder, state, NULL, techniques, &a);
}

bool is_extreme(ennead_finder *finder, const ennead_state *state, ennead_score *score)
{
    adding a = {.score = score,
                .most = ENNEAD_LEVEL_UNFAIR,
                .most_score = most_scores[ENNEAD_LEVEL_UNFAIR]};
    ennead_technique_set techniques = {{0}};

    /* HoDoKu's order has extreme techniques last: where one is needed, the others are stuck. */
    (void)ennead_technique_set_add(&techniques, "hodoku", sizeof "hodoku" - 1);
    (void)ennead_technique_set_subtract(&techniques, "extreme", sizeof "extreme" - 1);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        a.empty += state->values[cell] == 0;
    score_path(finder, state, NULL, &techniques, &a);
    return score->end == ENNEAD_PATH_END_STOPPED || score->level == ENNEAD_LEVEL_EXTREME;
}

ennead_status ennead_score_solved(ennead_finder *finder, const ennead_state *state,
                                  const uint8_t solution[ENNEAD_CELLS],
                                  const ennead_technique_set *techniques, ennead_level most,
                                  ennead_score *score)
{
    adding a = {.score = score, .most = most, .most_score = INT_MAX};

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (solution[cell] < 1 || solution[cell] > 9 ||
            (state->values[cell] != 0 && state->values[cell] != solution[cell]) ||
            (state->values[cell] == 0 &&
             (state->candidates[cell] & digit_set(solution[cell])) == 0))
            return ENNEAD_STATUS_BAD_ARGUMENT;
    score_path(finder, state, solution, techniques, &a);
    return ENNEAD_STATUS_OK;
}
