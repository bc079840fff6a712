/* SPDX-License-Identifier: MIT */
/*
 * Makes the table of one edition (planes.h). The file that includes this has set PLANE_BYTES,
 * EDITION_NAME and TABLE.
 */
#include <stdlib.h>
#include <string.h>

#include "support/planes/planes.h"

#include "search/batch/lanes_kernel.h"

static lanes *new_lanes(void)
{
    lanes *l = aligned_alloc(KERNEL_ALIGNMENT, (sizeof *l + KERNEL_ALIGNMENT - 1) /
                                                   KERNEL_ALIGNMENT * KERNEL_ALIGNMENT);
    if (l == NULL)
        abort();
    l->transposing = fastest_transposing();
    return l;
}

/* If an edition depends on the processor, it has at most two ways, the better one last. */
static int ways_here(void)
{
    return chosen_transposing(TRANSPOSE_BY_EXCHANGE) == fastest_transposing() ? 1 : 2;
}

static enum transposing way_here(int way)
{
    return way == 0 ? chosen_transposing(TRANSPOSE_BY_EXCHANGE) : fastest_transposing();
}

static void planes_to_words_here(int way, const uint64_t planes[], int w,
                                 uint64_t words[][VIEW_WORDS])
{
    lanes *l = new_lanes();
    plane aligned[64];

    l->transposing = way_here(way);

    memcpy(aligned, planes, sizeof aligned);
    memset(l->staged, 0xee, sizeof l->staged);
    planes_to_words(l->transposing, aligned, l->staged, w);
    for (int lane = 0; lane < LANES; lane++) {
        const packed_puzzle r = unstage(&l->staged[lane_out(l->transposing, lane)]);
        memcpy(words[lane], r.word, sizeof r.word);
    }
    free(l);
}

static void words_to_planes_here(int way, uint64_t words[][VIEW_WORDS], int w,
                                 const uint64_t loaded[], uint64_t planes[])
{
    lanes *l = new_lanes();
    plane aligned[64], set;

    l->transposing = way_here(way);
    memcpy(aligned, planes, sizeof aligned);
    memcpy(&set, loaded, sizeof set);
    for (int lane = 0; lane < LANES; lane++) {
        packed_puzzle r;
        memcpy(r.word, words[lane], sizeof r.word);
        stage(&l->staged[lane_in(lane)], &r);
    }
    words_to_planes(l->transposing, l->staged, w, set, aligned);
    memcpy(planes, aligned, sizeof aligned);
    free(l);
}

static void rest_of_here(const ennead_puzzle *puzzle, uint64_t words[VIEW_WORDS])
{
    const packed_puzzle r = pack_puzzle(puzzle);

    memcpy(words, r.word, sizeof r.word);
}

static void rest_of_line_here(const char *line, uint8_t zero, uint64_t words[VIEW_WORDS])
{
    pack_line(line, zero, words, 1);
}

static void store_solution_here(int way, const uint64_t words[VIEW_WORDS], uint8_t zero,
                                uint8_t cells[ENNEAD_CELLS])
{
    store_solution_from(way_here(way), words, 1, zero, cells);
}

static bool has_lane(plane p, int lane)
{
    return plane_word(p, lane / 64) >> (lane % 64) & 1;
}

static plane with_lane(plane p, int lane)
{
    return with_word(p, lane / 64, plane_word(p, lane / 64) | (uint64_t)1 << (lane % 64));
}

static void fill_board(lane_boards *b, const struct view views[])
{
    memset(b, 0, sizeof *b);
    for (int lane = 0; lane < LANES; lane++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            for (int d = 0; d < 9; d++)
                if (views[lane].candidates[cell] >> d & 1)
                    b->digit[d][cell] = with_lane(b->digit[d][cell], lane);
}

static void read_board(const lane_boards *b, int lane, uint16_t candidates[ENNEAD_CELLS])
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        candidates[cell] = 0;
        for (int d = 0; d < 9; d++)
            candidates[cell] |= (uint16_t)(has_lane(b->digit[d][cell], lane) << d);
    }
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

static void read_staged(const lanes *l, int lane, uint16_t candidates[ENNEAD_CELLS])
{
    const uint64_t *first = &l->staged[lane_in(lane)];
    packed_puzzle staged, *r = &staged;

    for (int w = 0; w < PACKED_WORDS; w++)
        r->word[w] = first[w * WORD_STRIDE];
    for (int w = 9; w < PACKED_WORDS; w++)
        if (r->word[w] >> GUESS_BIT != 0)
            abort();
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        candidates[cell] = 0;
        for (int d = 0; d < 9; d++)
            candidates[cell] |=
                (uint16_t)((cell < 64 ? r->word[d] >> cell : tail_of(r, d) >> (cell - 64)) % 2
                           << d);
    }
}

/* Goes back from the guesses of a stuck lane, one after the other. */
static void go_back_from(lanes *l, int lane, struct view *v)
{
    lane_search *own = &l->lane[lane];

    own->height = 1;
    if (v->second != NO_GUESS) {
        undo_guess(l, lane);
        read_staged(l, lane, v->without_second);
        if (own->height != 1)
            abort();
    }
    undo_guess(l, lane);
    read_staged(l, lane, v->complement);
    if (own->height != 0)
        abort();
}

/* As if the previous rounds had made no cell single: so every lane that is not finished is
 * stuck. */
static void judge_here(struct view views[])
{
    lanes *l = new_lanes();
    plane active = no_lanes(), loose = no_lanes();

    fill_board(&l->board, views);
    for (int stack = 0; stack < 3; stack++)
        count_stack(&l->board, stack, COUNT);
    l->board.dead = l->board.changed = no_lanes();
    l->board.all_single = ~no_lanes();
    for (int stack = 0; stack < 3; stack++)
        count_stack(&l->board, stack, COUNT_AND_JUDGE);
    for (int lane = 0; lane < LANES; lane++) {
        if (views[lane].active)
            active = with_lane(active, lane);
        if (views[lane].loose)
            loose = with_lane(loose, lane);
    }
    judge(&l->board, &l->branching, active, loose);
    take_out(l);
    make_guesses(&l->board, &l->branching);
    for (int lane = 0; lane < LANES; lane++) {
        struct view *v = &views[lane];
        v->dead = has_lane(l->branching.dead, lane);
        v->solved = has_lane(l->branching.solved, lane);
        v->stuck = has_lane(l->branching.stuck, lane);
        v->narrow = has_lane(l->branching.narrow, lane);
        const packed_puzzle before = unstage(&l->staged[lane_out(l->transposing, lane)]);
        l->stack[0][lane] = before;
        v->guess = 54 * guessed_digit(&before, 0) + guessed_triad(&before, 0);
        v->second = has_second_guess(&before)
                        ? 54 * guessed_digit(&before, 1) + guessed_triad(&before, 1)
                        : NO_GUESS;
        read_board(&l->board, lane, v->after_guess);
    }
    for (int lane = 0; lane < LANES; lane++) /* now lanes are staged on the way in */
        if (views[lane].stuck)
            go_back_from(l, lane, &views[lane]);
    free(l);
}

static bool count_by_overlay_here(const uint64_t words[VIEW_WORDS], uint64_t *found)
{
    lanes *l = new_lanes();
    packed_puzzle r;

    memcpy(r.word, words, sizeof r.word);
    const bool counted = count_by_overlay(&l->overlay, &r, found);
    free(l);
    return counted;
}

static const struct planes_edition table = {
    .kernel = &edition,
    .lanes = LANES,
    .most_guesses = MOST_GUESSES,
    .ways = ways_here,
    .planes_to_words = planes_to_words_here,
    .words_to_planes = words_to_planes_here,
    .pack_puzzle = rest_of_here,
    .pack_line = rest_of_line_here,
    .store_solution = store_solution_here,
    .count_by_overlay = count_by_overlay_here,
    .can_exchange = can_exchange,
    .exchange = exchange,
    .propagate = propagate_here,
    .judge = judge_here,
};

const struct planes_edition *const TABLE = &table;
