/* SPDX-License-Identifier: MIT */
/*
 * Rates a puzzle. The producers are asked in order; the first one that finds a step is done, and
 * the search starts again from the first producer. The ratings are the highest of all steps, of
 * the steps up to the first digit placed, and of the first step. Order and ratings are those of
 * Sudoku Explainer 1.2.1 (N. Juillerat, 2006). The other scale works the same way with more
 * producers.
 */

#include <stddef.h>
#include <string.h>

#include "grid/limits.h"
#include "grid/memory.h"
#include "grid/puzzle.h"
#include "grid/sized.h"
#include "rating/base/rater.h"
#include "rating/chains/chain_search.h"
#include "rating/techniques/aligned.h"
#include "rating/techniques/bent.h"
#include "rating/techniques/bug.h"
#include "rating/techniques/fish.h"
#include "rating/techniques/link_chains.h"
#include "rating/techniques/locking.h"
#include "rating/techniques/loops.h"
#include "rating/techniques/sets.h"
#include "rating/techniques/singles.h"
#include "rating/techniques/wings.h"

typedef struct producer {
    bool (*find)(se_rater *r);
    int least;             /* the lowest rating of its steps and those of all later producers */
    ennead_se_scale since; /* the first scale with this producer; later scales have it too */
} producer;

#define FIND_CHAINS(name, level) \
    static bool find_##name(se_rater *r) \
    { \
        return se_find_chains(r, level); \
    }
FIND_CHAINS(cycles, SE_CYCLES)
FIND_CHAINS(nishio, SE_NISHIO)
FIND_CHAINS(multiple, SE_MULTIPLE)
FIND_CHAINS(dynamic, SE_DYNAMIC)
FIND_CHAINS(plus, SE_PLUS)
FIND_CHAINS(nested_forcing, SE_NESTED_FORCING)
FIND_CHAINS(nested_multiple, SE_NESTED_MULTIPLE)
FIND_CHAINS(nested_dynamic_0, SE_NESTED_DYNAMIC_0)
FIND_CHAINS(nested_dynamic_1, SE_NESTED_DYNAMIC_1)
FIND_CHAINS(nested_dynamic_2, SE_NESTED_DYNAMIC_2)
FIND_CHAINS(nested_dynamic_3, SE_NESTED_DYNAMIC_3)
#undef FIND_CHAINS

/* The producers in the order in which they are tried. The first two look at the board, the others
 * at the marks. */
static const producer producers[] = {
    {se_find_hidden_single, 10, ENNEAD_SE_SCALE_121},
    {se_find_direct_locking, 17, ENNEAD_SE_SCALE_121},
    {se_find_direct_hidden_pair, 20, ENNEAD_SE_SCALE_121},
    {se_find_naked_single, 23, ENNEAD_SE_SCALE_121},
    {se_find_direct_hidden_triplet, 25, ENNEAD_SE_SCALE_121},
    {se_find_locking, 26, ENNEAD_SE_SCALE_121},
    {se_find_naked_pair, 30, ENNEAD_SE_SCALE_121},
    {se_find_x_wing, 32, ENNEAD_SE_SCALE_121},
    {se_find_hidden_pair, 34, ENNEAD_SE_SCALE_121},
    {se_find_naked_triplet, 36, ENNEAD_SE_SCALE_121},
    {se_find_swordfish, 38, ENNEAD_SE_SCALE_121},
    {se_find_hidden_triplet, 40, ENNEAD_SE_SCALE_121},
    {se_find_two_links, 40, ENNEAD_SE_SCALE_1181},
    {se_find_xy_wing, 42, ENNEAD_SE_SCALE_121},
    {se_find_xyz_wing, 44, ENNEAD_SE_SCALE_121},
    {se_find_unique_loop, 45, ENNEAD_SE_SCALE_121},
    {se_find_naked_quad, 50, ENNEAD_SE_SCALE_121},
    {se_find_jellyfish, 52, ENNEAD_SE_SCALE_121},
    {se_find_hidden_quad, 54, ENNEAD_SE_SCALE_121},
    {se_find_three_links, 54, ENNEAD_SE_SCALE_1181},
    {se_find_wxyz_wing, 55, ENNEAD_SE_SCALE_1181},
    {se_find_bug, 56, ENNEAD_SE_SCALE_121},
    {se_find_four_links, 58, ENNEAD_SE_SCALE_1181},
    {se_find_vwxyz_wing, 62, ENNEAD_SE_SCALE_1181},
    {se_find_aligned_pair, 62, ENNEAD_SE_SCALE_121},
    {se_find_uvwxyz_wing, 65, ENNEAD_SE_SCALE_1181},
    {find_cycles, 65, ENNEAD_SE_SCALE_121},
    {se_find_tuvwxyz_wing, 75, ENNEAD_SE_SCALE_1181},
    {se_find_aligned_triplet, 75, ENNEAD_SE_SCALE_121},
    {find_nishio, 75, ENNEAD_SE_SCALE_121},
    {find_multiple, 80, ENNEAD_SE_SCALE_121},
    {find_dynamic, 85, ENNEAD_SE_SCALE_121},
    {find_plus, 90, ENNEAD_SE_SCALE_121},
    {find_nested_forcing, 95, ENNEAD_SE_SCALE_121},
    {find_nested_multiple, 100, ENNEAD_SE_SCALE_121},
    {find_nested_dynamic_0, 105, ENNEAD_SE_SCALE_121},
    {find_nested_dynamic_1, 105, ENNEAD_SE_SCALE_121},
    {find_nested_dynamic_2, 105, ENNEAD_SE_SCALE_121},
    {find_nested_dynamic_3, 105, ENNEAD_SE_SCALE_121},
};

enum { FIRST_ON_MARKS = 2 };

void ennead_rater_options_init_sized(ennead_rater_options *options, size_t size)
{
    static const ennead_rater_options defaults = {0};
    sized_write(options, size, &defaults, sizeof defaults);
}

ennead_status ennead_rater_new(const ennead_rater_options *options,
                               const ennead_allocator *allocator, ennead_rater **rater)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    ennead_rater_options checked;
    ennead_rater *r;

    *rater = NULL;
    if (se_check_options(options, &checked) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    r = allocate(&memory, sizeof *r);
    if (r == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    memset(r, 0, sizeof *r);
    r->chains = se_chain_memory_new(&memory);
    if (r->chains == NULL) {
        release(&memory, r);
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    }
    r->options = checked;
    r->allocator = memory;
    r->node_limit = checked.node_limit != 0 ? checked.node_limit : UINT64_MAX;
    r->stop = checked.stop;
    *rater = r;
    return ENNEAD_STATUS_OK;
}

void ennead_rater_free(ennead_rater *rater)
{
    if (rater == NULL)
        return;
    const ennead_allocator memory = rater->allocator;
    se_chain_memory_free(rater->chains, &memory);
    release(&memory, rater);
}

void ennead_rater_set_rating_limit(ennead_rater *rater, int most)
{
    rater->most = most;
}

/* Asks one producer after the other. Returns false if the path ends here. */
static bool find_step(se_rater *r)
{
    for (size_t i = r->telling ? 0 : 1; i < sizeof producers / sizeof *producers; i++) {
        if (r->most != 0 && producers[i].least > r->most)
            return se_end(r, ENNEAD_RATING_END_ABOVE);
        if (i == FIRST_ON_MARKS)
            se_show(r);
        if (producers[i].since > r->options.scale)
            continue;
        if (producers[i].find(r))
            return r->most == 0 || r->step.rating <= r->most || se_end(r, ENNEAD_RATING_END_ABOVE);
        if (r->ended)
            return false;
    }
    return se_end(r, ENNEAD_RATING_END_STUCK);
}

static void do_step(se_rater *r)
{
    const ennead_se_step *step = &r->step;

    FOR_ALL_DIGITS(digit)
        r->b.of[digit] &= ~bands_of_cells(cells_of_set(step->removed[digit]));
    if (step->digit != 0) {
        bands places[10] = {{0}};
        places[step->digit] = bands_of_cells(CELL(step->cell));
        se_board_place(&r->b, places);
    }
}

/* Does one step; in a rating without a path, all hidden singles and one step. Returns false if the
 * path ends. */
static bool advance(se_rater *r, ennead_state *state, ennead_se_step_function tell, void *user)
{
    if (r->telling && se_board_broken(&r->b))
        return se_end(r, ENNEAD_RATING_END_CONTRADICTION);
    if (!r->telling && !se_place_singles(r))
        return false;
    if (!any_band(r->b.empty))
        return se_end(r, ENNEAD_RATING_END_SOLVED);
    if (se_spent(r) || !find_step(r))
        return false;
    if (tell != NULL) {
        se_board_state(&r->b, state);
        if (!tell(user, &r->step))
            return se_end(r, ENNEAD_RATING_END_REPORT);
    }
    se_count(r, r->step.technique, r->step.rating, r->rank,
             r->step.digit != 0 ? SE_PLACES : SE_REMOVES, 1);
    do_step(r);
    return true;
}

static void finish(se_rater *r)
{
    r->rating->end = r->end;
    r->rating->nodes = r->nodes;
}

/* Whether a given is not one of its cell's candidates, or a house has it twice. */
static bool givens_contradict(const ennead_puzzle *puzzle)
{
    unsigned all = 1;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        all &= (puzzle->candidates[cell] * 2U | 1U) >> puzzle->givens[cell];
    return all == 0 || ennead_puzzle_find_conflict(puzzle, NULL);
}

ennead_status ennead_rate(ennead_rater *rater, const ennead_puzzle *puzzle, ennead_rating *rating)
{
    if (check_puzzle(puzzle) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    se_start(rater, rating);
    if (se_board_of(&rater->b, puzzle->givens, puzzle->candidates))
        rater->unique = false;
    se_chains_start(rater->chains);
    rater->telling = false;
    if (givens_contradict(puzzle))
        se_end(rater, ENNEAD_RATING_END_CONTRADICTION);
    while (!rater->ended && advance(rater, NULL, NULL, NULL))
        ;
    finish(rater);
    return ENNEAD_STATUS_OK;
}

ennead_rating_end ennead_se_path(ennead_rater *rater, ennead_state *state,
                                 ennead_se_step_function tell, void *user, ennead_rating *rating)
{
    ennead_rating unseen;

    se_start(rater, rating != NULL ? rating : &unseen);
    if (state->limited)
        rater->unique = false;
    (void)se_board_of(&rater->b, state->values, state->candidates);
    se_chains_start(rater->chains);
    rater->telling = tell != NULL;
    while (advance(rater, state, tell, user))
        ;
    finish(rater);
    se_board_state(&rater->b, state);
    return rater->end;
}
