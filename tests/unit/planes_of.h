/* SPDX-License-Identifier: MIT */
/*
 * Makes the table of one edition (planes.h). The file that includes this has set PLANE_BYTES,
 * EDITION_NAME and TABLE.
 */
#include <stdlib.h>
#include <string.h>

#include "planes.h"

#include "search/lanes_kernel.h"

static void planes_to_words_here(const uint64_t planes[], uint64_t words[])
{
    plane aligned[64];

    memcpy(aligned, planes, sizeof aligned);
    planes_to_words(aligned, words);
}

static void words_to_planes_here(const uint64_t words[], uint64_t planes[])
{
    plane aligned[64];

    words_to_planes(words, aligned);
    memcpy(planes, aligned, sizeof aligned);
}

static int lane_in_here(int lane)
{
    return lane_in(lane);
}

static int lane_out_here(int lane)
{
    return lane_out(lane);
}

static void rest_of_here(const ennead_puzzle *puzzle, uint64_t words[VIEW_WORDS])
{
    const rest r = rest_of(puzzle);

    memcpy(words, r.word, sizeof r.word);
}

static void store_solution_here(const uint64_t words[VIEW_WORDS], uint8_t solution[ENNEAD_CELLS])
{
    rest r;

    memcpy(r.word, words, sizeof r.word);
    store_solution(&r, solution);
}

static bool has_lane(plane p, int lane)
{
    return plane_word(p, lane / 64) >> (lane % 64) & 1;
}

static plane with_lane(plane p, int lane)
{
    return with_word(p, lane / 64, plane_word(p, lane / 64) | (uint64_t)1 << (lane % 64));
}

static void fill_board(board *b, const struct view views[])
{
    memset(b, 0, sizeof *b);
    for (int lane = 0; lane < LANES; lane++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            for (int d = 0; d < 9; d++)
                if (views[lane].candidates[cell] >> d & 1)
                    b->digit[d][cell] = with_lane(b->digit[d][cell], lane);
}

static void read_board(const board *b, int lane, uint16_t candidates[ENNEAD_CELLS])
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        candidates[cell] = 0;
        for (int d = 0; d < 9; d++)
            candidates[cell] |= (uint16_t)(has_lane(b->digit[d][cell], lane) << d);
    }
}

static lanes *new_lanes(void)
{
    lanes *l = aligned_alloc(KERNEL_ALIGNMENT, (sizeof *l + KERNEL_ALIGNMENT - 1) /
                                                   KERNEL_ALIGNMENT * KERNEL_ALIGNMENT);
    if (l == NULL)
        abort();
    return l;
}

static void propagate_here(struct view views[])
{
    lanes *l = new_lanes();

    fill_board(&l->board, views);
    propagate(&l->board);
    for (int lane = 0; lane < LANES; lane++) {
        read_board(&l->board, lane, views[lane].candidates);
        views[lane].cell_dead = has_lane(l->board.dead, lane);
        views[lane].all_single = has_lane(l->board.all_single, lane);
        views[lane].changed = has_lane(l->board.changed, lane);
    }
    free(l);
}

static void read_rest(const rest *r, uint16_t candidates[ENNEAD_CELLS])
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        candidates[cell] = 0;
        for (int d = 0; d < 9; d++)
            candidates[cell] |=
                (uint16_t)((cell < 64 ? r->word[d] >> cell : tail_of(r, d) >> (cell - 64)) % 2
                           << d);
    }
}

/* As if the rounds before had made no cell single: so whatever is not at its end is stuck. */
static void judge_here(struct view views[])
{
    lanes *l = new_lanes();
    plane active = no_lanes();

    fill_board(&l->board, views);
    count_cells(&l->board, COUNT);
    count_cells(&l->board, COUNT_AND_JUDGE);
    for (int lane = 0; lane < LANES; lane++)
        if (views[lane].active)
            active = with_lane(active, lane);
    judge(&l->board, &l->branching, active);
    take_out(l);
    make_guesses(&l->board, &l->branching);
    for (int lane = 0; lane < LANES; lane++) {
        struct view *v = &views[lane];
        v->dead = has_lane(l->branching.dead, lane);
        v->solved = has_lane(l->branching.solved, lane);
        v->stuck = has_lane(l->branching.stuck, lane);
        const rest before = unstage(l, lane);
        const rest after = without_guess(&before);
        v->guess = 54 * guessed_digit(&before) + guessed_triad(&before);
        if (v->stuck)
            read_rest(&after, v->complement);
        read_board(&l->board, lane, v->after_guess);
    }
    free(l);
}

static const struct planes_edition table = {
    .kernel = &edition,
    .lanes = LANES,
    .most_guesses = MOST_GUESSES,
    .planes_to_words = planes_to_words_here,
    .words_to_planes = words_to_planes_here,
    .lane_in = lane_in_here,
    .lane_out = lane_out_here,
    .rest_of = rest_of_here,
    .store_solution = store_solution_here,
    .propagate = propagate_here,
    .judge = judge_here,
};

const struct planes_edition *const TABLE = &table;
