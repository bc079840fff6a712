/* SPDX-License-Identifier: MIT */
/*
 * How far the difficulty of a puzzle is from the request. The fastest questions come first: which
 * techniques solve it, its level, and only then its rating, which stops when it exceeds the
 * request. A hunt minimizes this distance, so it has to be informative: of two puzzles that are
 * too easy or too hard, the one that is less so is nearer.
 */
#include "create/making/difficulty.h"

#include <limits.h>

#include "grid/bits.h"
#include "logic/basics.h"
#include "logic/hodoku/score.h"
#include "logic/one_guess.h"

enum {
    /* Each kind of request outweighs all that come after it. */
    BEYOND_WEIGHT = 1 << 24,
    ONLY_WEIGHT = 1 << 20,
    LEVEL_WEIGHT = 1 << 16,
    RATING_WEIGHT = 1 << 8,
    /* If the rating stopped, the puzzle counts as so many tenths too high. */
    ABOVE = 3,
    FAR_FROM_NESTED = NESTED * RATING_WEIGHT,
};

static bool is_empty(const ennead_technique_set *set)
{
    uint64_t all = 0;

    for (size_t i = 0; i < sizeof set->words / sizeof set->words[0]; i++)
        all |= set->words[i];
    return all == 0;
}

/* How many cells a set of techniques leaves empty. */
static int left_by(const plan *p, const ennead_technique_set *techniques, const ennead_state *start)
{
    ennead_state state = *start;
    int left = 0;

    if (basics_do(&state, techniques))
        (void)ennead_path(p->finder, &state, techniques, NULL, NULL);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        left += state.values[cell] == 0;
    return left;
}

static int lowest_level(unsigned levels)
{
    return lowest_bit(levels);
}

static int highest_level(unsigned levels)
{
    return 31 - __builtin_clz(levels);
}

/* In levels; the score adds thousandths of a level. */
static int level_distance(const plan *p, const ennead_state *start)
{
    enum { STEP = 1000, MOST = STEP - 1, SCORE = 4 };
    const unsigned levels = p->request.levels;
    const int highest = highest_level(levels), lowest = lowest_level(levels);
    ennead_technique_set tried = {{0}};
    ennead_score score;

    if (highest == ENNEAD_LEVEL_EXTREME) {
        if (is_extreme(p->finder, start, &score))
            return 0;
    } else {
        (void)ennead_technique_set_add(&tried, "hodoku", sizeof "hodoku" - 1);
        ennead_score_state(p->finder, start, &tried, (ennead_level)highest, &score);
    }
    const int level = (int)score.level;
    const int scored = score.score / SCORE < MOST ? score.score / SCORE : MOST;
    if ((levels >> level & 1) != 0)
        return 0;
    if (level > highest)
        return (level - highest) * STEP;
    if (level < lowest)
        return (lowest - level) * STEP - scored;
    return STEP; /* between two levels that are allowed */
}

/* 0 for a puzzle that needs more than singles and one supposed candidate, which is so for ratings
 * of NESTED and more. For others, the larger the more candidates can be refuted in this way. */
static int trial_distance(const ennead_puzzle *puzzle, int nearest)
{
    const int most = nearest < LEVEL_WEIGHT ? nearest - FAR_FROM_NESTED : INT_MAX;
    const one_guess_result tried = one_guess_of(puzzle, most);

    return tried.end == ONE_GUESS_STUCK ? 0 : FAR_FROM_NESTED + tried.refuted;
}

/* In tenths: how far ER is outside its bounds; then, for gems, how much higher ER is than the
 * rating (EP or ED) that must equal it. */
static int rating_distance(const plan *p, const ennead_puzzle *puzzle, int *rating)
{
    const ennead_request *request = &p->request;
    ennead_rating found;

    (void)ennead_rate(p->rater, puzzle, &found);
    if (found.end == ENNEAD_RATING_END_ABOVE)
        return ABOVE * RATING_WEIGHT;
    if (found.end != ENNEAD_RATING_END_SOLVED)
        return LEVEL_WEIGHT - 1;
    *rating = found.er;
    const int gem = request->rating_kind == ENNEAD_RATING_KIND_DIAMOND ? found.ed
                    : request->rating_kind == ENNEAD_RATING_KIND_PEARL ? found.ep
                                                                       : found.er;
    const int missing = found.er < request->least_rating ? request->least_rating - found.er : 0;
    return missing * RATING_WEIGHT + found.er - gem;
}

int difficulty_distance(const plan *p, const ennead_puzzle *puzzle, int nearest, int *rating)
{
    const ennead_request *request = &p->request;
    ennead_state start;

    *rating = 0;
    (void)ennead_state_from_puzzle(puzzle, &start);
    if (!is_empty(&request->beyond) && left_by(p, &request->beyond, &start) == 0)
        return BEYOND_WEIGHT;
    const int left = is_empty(&request->only) ? 0 : left_by(p, &request->only, &start);
    if (left > 0)
        return left * ONLY_WEIGHT / ENNEAD_CELLS + ONLY_WEIGHT;
    const int level = request->levels == 0 ? 0 : level_distance(p, &start);
    if (level > 0)
        return LEVEL_WEIGHT + level;
    const int trials = request->least_rating >= NESTED ? trial_distance(puzzle, nearest) : 0;
    if (trials > 0)
        return trials;
    return p->rater != NULL ? rating_distance(p, puzzle, rating) : 0;
}

ennead_request_wish difficulty_missed(int found)
{
    return found >= BEYOND_WEIGHT   ? ENNEAD_REQUEST_WISH_BEYOND
           : found >= ONLY_WEIGHT   ? ENNEAD_REQUEST_WISH_ONLY
           : found >= LEVEL_WEIGHT  ? ENNEAD_REQUEST_WISH_LEVEL
           : found >= RATING_WEIGHT ? ENNEAD_REQUEST_WISH_RATING
                                    : ENNEAD_REQUEST_WISH_GEM;
}

void difficulty_end(plan *p)
{
    ennead_rater_free(p->rater);
    ennead_finder_free(p->finder);
    p->rater = NULL;
    p->finder = NULL;
}

ennead_status difficulty_start(plan *p, const ennead_allocator *allocator)
{
    const ennead_request *request = &p->request;
    ennead_rater_options options;

    p->rater = NULL;
    p->finder = NULL;
    if ((request->levels != 0 || !is_empty(&request->only) || !is_empty(&request->beyond)) &&
        ennead_finder_new(allocator, &p->finder) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (request->least_rating == 0 && request->most_rating == 0 &&
        request->rating_kind == ENNEAD_RATING_KIND_ANY)
        return ENNEAD_STATUS_OK;
    ennead_rater_options_init(&options);
    options.stop = request->stop;
    options.time_limit = request->time_limit;
    if (ennead_rater_new(&options, allocator, &p->rater) != ENNEAD_STATUS_OK) {
        difficulty_end(p);
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    }
    ennead_rater_set_rating_limit(p->rater, request->most_rating);
    return ENNEAD_STATUS_OK;
}
