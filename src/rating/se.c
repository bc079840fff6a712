/* SPDX-License-Identifier: MIT */
/*
 * Rating: the first producer that finds a step is done, and again from the first; the ratings are
 * the highest of all steps, of those up to the first digit placed, and of the first. Order and
 * ratings are those of Sudoku Explainer 1.2.1 (N. Juillerat, 2006). The other scale is the same with
 * more producers.
 */
#include "rating/se.h"

#include <stddef.h>
#include <string.h>

#include "grid/limits.h"
#include "grid/memory.h"

typedef struct producer {
    bool (*find)(se_rater *r);
    int least;             /* what its steps, and those of all behind it, are rated at least */
    ennead_se_scale since; /* the first scale that has it; the later ones do too */
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

/* In the order in which they are tried; the first two look at the board, the others at the marks. */
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
    const ennead_rater_options defaults = {.size = size};
    memset(options, 0, size);
    memcpy(options, &defaults, size < sizeof defaults ? size : sizeof defaults);
}

static ennead_status check_rater_options(const ennead_rater_options *options,
                                         ennead_rater_options *checked)
{
    ennead_rater_options_init(checked);
    if (options == NULL)
        return ENNEAD_OK;
    if (options->size < offsetof(ennead_rater_options, uniqueness) + sizeof options->uniqueness)
        return ENNEAD_BAD_ARGUMENT;
    memcpy(checked, options, options->size < sizeof *checked ? options->size : sizeof *checked);
    if ((unsigned)checked->uniqueness > ENNEAD_UNIQUENESS_LEFT || !(checked->time_limit >= 0) ||
        (unsigned)checked->scale > ENNEAD_SE_SCALE_1181)
        return ENNEAD_BAD_ARGUMENT;
    return ENNEAD_OK;
}

ennead_status ennead_rater_new(const ennead_rater_options *options,
                               const ennead_allocator *allocator, ennead_rater **rater)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    ennead_rater_options checked;
    ennead_rater *r;

    *rater = NULL;
    if (check_rater_options(options, &checked) != ENNEAD_OK)
        return ENNEAD_BAD_ARGUMENT;
    r = allocate(&memory, sizeof *r);
    if (r == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    memset(r, 0, sizeof *r);
    r->chains = se_chain_memory_new(&memory);
    if (r->chains == NULL) {
        release(&memory, r);
        return ENNEAD_OUT_OF_MEMORY;
    }
    r->options = checked;
    r->allocator = memory;
    r->node_limit = checked.node_limit != 0 ? checked.node_limit : UINT64_MAX;
    r->stop = checked.stop;
    *rater = r;
    return ENNEAD_OK;
}

void ennead_rater_free(ennead_rater *rater)
{
    if (rater == NULL)
        return;
    const ennead_allocator memory = rater->allocator;
    se_chain_memory_free(rater->chains, &memory);
    release(&memory, rater);
}

ennead_se_step *se_step(se_rater *r, ennead_se_technique technique, int rating)
{
    memset(&r->step, 0, sizeof r->step);
    r->step.technique = technique;
    r->step.rating = rating;
    r->rank = se_rank(rating, 0);
    return &r->step;
}

bool se_spent(se_rater *r)
{
    if (r->nodes >= r->node_limit)
        r->end = ENNEAD_RATING_NODES;
    else if (r->stop != NULL && ennead_stop_is_set(r->stop))
        r->end = ENNEAD_RATING_STOP;
    else if (r->deadline > 0 && seconds_now() >= r->deadline)
        r->end = ENNEAD_RATING_TIME;
    else
        return false;
    return true;
}

bool se_end(se_rater *r, ennead_rating_end end)
{
    r->ended = true;
    r->end = end;
    return false;
}

void ennead_rater_most(ennead_rater *rater, int most)
{
    rater->most = most;
}

void se_count(se_rater *r, ennead_se_technique technique, int rating, int rank, se_effect effect,
              uint32_t times)
{
    ennead_rating *sum = r->rating;

    sum->steps += times;
    sum->counts[technique] += times;
    r->nodes += times;
    if (rank > r->er_rank) {
        r->er_rank = rank;
        sum->er = rating;
        sum->er_technique = technique;
    }
    if (sum->ed == 0) {
        sum->ed = sum->er;
        sum->ed_technique = sum->er_technique;
    }
    if (sum->ep == 0 && effect == SE_PLACES) {
        sum->ep = sum->er;
        sum->ep_technique = sum->er_technique;
    }
}

/* Brings the marks up to date, and what producers remember. */
void se_show(se_rater *r)
{
    cells changed = 0;
    uint32_t houses = 0, some_digits = 0;
    bands counts[4];

    for (int digit = 1; digit <= 9; digit++) {
        const cells here =
            cells_of_bands(open_places(&r->known, digit) ^ open_places(&r->b, digit));
        if (here != 0)
            some_digits |= 1u << digit;
        changed |= here;
    }
    if (changed == 0)
        return;
    for (int house = 0; house < HOUSES; house++)
        if ((house_cells[house] & changed) != 0)
            houses |= 1u << house;
    for (int memory = 0; memory < SE_MEMORIES; memory++)
        r->stale[memory] |= memory < SE_X_WING ? houses : some_digits;
    for (int memory = 0; memory < SE_CELL_MEMORIES; memory++)
        r->stale_cells[memory] |= changed;
    se_marks_of_board(&r->m, &r->b, &r->known);
    se_cell_counts(&r->b, counts);
    r->triples = cells_of_bands(counts[3]);
}

/* Lets one producer after the other look. False: the path ends here. */
static bool find_step(se_rater *r)
{
    for (size_t i = r->telling ? 0 : 1; i < sizeof producers / sizeof *producers; i++) {
        if (r->most != 0 && producers[i].least > r->most)
            return se_end(r, ENNEAD_RATING_ABOVE);
        if (i == FIRST_ON_MARKS)
            se_show(r);
        if (producers[i].since > r->options.scale)
            continue;
        if (producers[i].find(r))
            return r->most == 0 || r->step.rating <= r->most || se_end(r, ENNEAD_RATING_ABOVE);
        if (r->ended)
            return false;
    }
    return se_end(r, ENNEAD_RATING_STUCK);
}

static void do_step(se_rater *r)
{
    const ennead_se_step *step = &r->step;

    for (int digit = 1; digit <= 9; digit++)
        r->b.of[digit] &= ~bands_of_cells(cells_of_set(step->removed[digit]));
    if (step->digit != 0) {
        bands places[10] = {{0}};
        places[step->digit] = bands_of_cells(CELL(step->cell));
        se_board_place(&r->b, places);
    }
}

/* One step, or in a rating without a path all hidden singles and one step. False: the path ends. */
static bool advance(se_rater *r, ennead_state *state, ennead_se_step_function tell, void *user)
{
    if (r->telling && se_board_broken(&r->b))
        return se_end(r, ENNEAD_RATING_CONTRADICTION);
    if (!r->telling && !se_place_singles(r))
        return false;
    if (!any_band(r->b.empty))
        return se_end(r, ENNEAD_RATING_SOLVED);
    if (se_spent(r) || !find_step(r))
        return false;
    if (tell != NULL) {
        se_board_state(&r->b, state);
        if (!tell(user, &r->step))
            return se_end(r, ENNEAD_RATING_TOLD);
    }
    se_count(r, r->step.technique, r->step.rating, r->rank,
             r->step.digit != 0 ? SE_PLACES : SE_REMOVES, 1);
    do_step(r);
    return true;
}

/* Begins with a board. */
void se_start(se_rater *r, ennead_rating *rating, bool limited)
{
    memset(rating, 0, sizeof *rating);
    memset(&r->m, 0, sizeof r->m);
    memset(&r->known, 0, sizeof r->known);
    r->rating = rating;
    r->er_rank = 0;
    r->nodes = 0;
    r->ended = false;
    r->deadline = r->options.time_limit > 0 ? seconds_now() + r->options.time_limit : 0;
    r->unique = r->options.uniqueness == ENNEAD_UNIQUENESS_USED && !limited;
    for (int memory = 0; memory < SE_MEMORIES; memory++)
        r->stale[memory] = UINT32_MAX;
    for (int memory = 0; memory < SE_CELL_MEMORIES; memory++)
        r->stale_cells[memory] = ALL_CELLS;
}

static void finish(se_rater *r)
{
    r->rating->end = r->end;
    r->rating->nodes = r->nodes;
}

/* Whether a given is none of its cell's candidates, or stands twice in a house. */
static bool givens_contradict(const ennead_puzzle *puzzle)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int given = puzzle->givens[cell];
        if (given != 0 && (puzzle->candidates[cell] & digit_set(given)) == 0)
            return true;
    }
    return ennead_puzzle_conflict(puzzle, NULL);
}

ennead_status ennead_rate(ennead_rater *rater, const ennead_puzzle *puzzle, ennead_rating *rating)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (puzzle->givens[cell] > 9 || puzzle->candidates[cell] > ENNEAD_ALL_DIGITS)
            return ENNEAD_BAD_ARGUMENT;
    se_start(rater, rating, se_board_of(&rater->b, puzzle->givens, puzzle->candidates));
    se_chains_start(rater->chains);
    rater->telling = false;
    if (givens_contradict(puzzle))
        se_end(rater, ENNEAD_RATING_CONTRADICTION);
    while (!rater->ended && advance(rater, NULL, NULL, NULL))
        ;
    finish(rater);
    return ENNEAD_OK;
}

ennead_rating_end ennead_se_path(ennead_rater *rater, ennead_state *state,
                                 ennead_se_step_function tell, void *user, ennead_rating *rating)
{
    ennead_rating unseen;

    se_start(rater, rating != NULL ? rating : &unseen, state->limited);
    (void)se_board_of(&rater->b, state->values, state->candidates);
    se_chains_start(rater->chains);
    rater->telling = tell != NULL;
    while (advance(rater, state, tell, user))
        ;
    finish(rater);
    se_board_state(&rater->b, state);
    return rater->end;
}
