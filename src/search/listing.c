/* SPDX-License-Identifier: MIT */
/*
 * All solutions of a puzzle as lines of text.
 *
 *     search (auto_kernel.h) ---> a position with few candidates ---> its templates, nested
 *                            \--> a solution                     \       loops over them
 *                                     \                           \         |
 *                                      +---------------------------+--------+--> a block of lines
 *
 * The engine for one puzzle searches until a position has few candidates. Then each choice of nine
 * templates is a solution (templates.h). Each template is also a line of text with its digit in its
 * cells and zero bytes elsewhere. So the line of a solution is nine such lines, one or-ed onto the
 * other, of which mostly only the last two are new: a few instructions for a solution.
 */
#include <string.h>

#include "grid/limits.h"
#include "grid/memory.h"
#include "grid/puzzle.h"
#include "grid/tally.h"
#include "search/base/search.h"
#include "search/isa.h"

#define PLANE_BYTES 16
#include "search/batch/templates.h"

enum {
    LINE = ENNEAD_CELLS + 1,
    LINE_PARTS = (LINE + PLANE_BYTES - 1) / PLANE_BYTES,
    BLOCK = 256,             /* lines */
    STEPS_TO_LOOK = 1 << 12, /* templates tried between two looks at the stop flag */
};

typedef union line_text {
    plane part[LINE_PARTS];
    char byte[LINE_PARTS * PLANE_BYTES];
} line_text;

typedef struct solution_list {
    position_taker taker; /* the first member */
    overlay overlay;
    line_text text[MOST_IN_ALL]; /* of each template, in the order of `fitting` */
    search search;
    ennead_lines_function function;
    void *user;
    uint64_t most;
    int count; /* lines in the block */
    bool over; /* enough solutions, or the function wants no more, or the stop flag is set */
    char block[BLOCK * LINE + sizeof(line_text)];
} solution_list;

#define EACH_LINE_PART(i) UNROLL for (int i = 0; i < LINE_PARTS; i++)

/* Ends the search for a reason. */
static void end_with(solution_list *l, ennead_search_end end)
{
    l->over = true;
    l->search.end = end;
}

/* Hands over the block. */
static void hand_over(solution_list *l)
{
    search *s = &l->search;
    const uint64_t left = l->most - s->found;
    const size_t count = (uint64_t)l->count < left ? (size_t)l->count : (size_t)left;

    l->count = 0;
    if (count == 0 || l->over)
        return;
    s->found += count;
    tally_add(s->options.tally, count);
    if (!l->function(l->user, l->block, count))
        end_with(l, ENNEAD_SEARCH_END_STOP);
    else if (s->found == l->most)
        end_with(l, ENNEAD_SEARCH_END_SOLUTIONS);
    else if (!within_limits(s))
        l->over = true;
}

/* Adds the line whose parts are those of two lines. */
static inline void add_line(solution_list *l, const line_text *a, const line_text *b)
{
    line_text line;

    EACH_LINE_PART(i) line.part[i] = a->part[i] | b->part[i];
    memcpy(l->block + LINE * l->count, &line, sizeof line);
    if (++l->count == BLOCK)
        hand_over(l);
}

/* The texts of a digit's templates, by rank. */
static inline const line_text *texts_of(const solution_list *l, int rank)
{
    return l->text + (l->overlay.of[rank] - l->overlay.fitting);
}

/* Lists the ways to complete a line with templates of the last two digits. */
static void list_last_two(solution_list *l, const template_set *open, const line_text *before)
{
    const overlay *o = &l->overlay;
    const line_text *seventh = texts_of(l, 7), *last = texts_of(l, 8);

    for (uint64_t set = open->word[6]; set != 0; set &= set - 1) {
        const int i = __builtin_ctzll(set);
        uint64_t ends = open->word[7] & o->of[7][i].word[7];
        line_text text;
        if (ends == 0)
            continue;
        EACH_LINE_PART(k) text.part[k] = before->part[k] | seventh[i].part[k];
        for (; ends != 0; ends &= ends - 1)
            add_line(l, &text, &last[__builtin_ctzll(ends)]);
    }
}

/* Lists the ways to complete a line with templates of the digits from a rank on. */
static void list_from(solution_list *l, int rank, const template_set *open, uint64_t set,
                      const line_text *before)
{
    overlay *o = &l->overlay;
    const line_text *texts = texts_of(l, rank);

    for (; set != 0 && !l->over; set &= set - 1) {
        const int i = __builtin_ctzll(set);
        const template_set *fitting = &o->of[rank][i];
        template_set left;
        line_text text;
        EACH_PART(k) left.plane[k] = open->plane[k] & fitting->plane[k];
        if (++o->steps % STEPS_TO_LOOK == 0 && !within_limits(&l->search))
            l->over = true;
        if (!all_open(&left, rank))
            continue;
        EACH_LINE_PART(k) text.part[k] = before->part[k] | texts[i].part[k];
        if (rank == 6)
            list_last_two(l, &left, &text);
        else
            list_from(l, rank + 1, &left, left.word[rank], &text);
    }
}

/* Writes a digit in the three cells of a pattern. */
static inline void write_pattern(char *band, const pattern *p, char digit)
{
    const uint32_t second = p->cells & (p->cells - 1);

    band[__builtin_ctz(p->cells)] = digit;
    band[__builtin_ctz(second)] = digit;
    band[__builtin_ctz(second & (second - 1))] = digit;
}

/* Writes the texts of all templates. */
static void write_texts(solution_list *l)
{
    const overlay *o = &l->overlay;

    for (int rank = 0; rank < 9; rank++) {
        const int d = o->order[rank];
        line_text *text = l->text + (o->of[rank] - o->fitting);
        for (int i = 0; i < o->template_count[d]; i++, text++) {
            EACH_LINE_PART(k) text->part[k] = no_lanes();
            UNROLL for (int band = 0; band < 3; band++) write_pattern(
                text->byte + BAND_CELLS * band,
                &o->patterns[d][band][o->templates[d][i].in_band[band]], (char)('1' + d));
        }
    }
}

/* Lists all solutions of a position. Returns false, having done nothing, if it has too many
 * templates. */
static bool list_solutions(position_taker *taker, const packed_puzzle *position)
{
    solution_list *l = (solution_list *)taker;
    line_text ends = {.byte = {[ENNEAD_CELLS] = '\n'}};
    template_set open;

    if (spare_candidates(position) > MOST_SPARE || !list_position(&l->overlay, position, &open))
        return false;
    if (l->overlay.template_count[l->overlay.order[0]] == 0)
        return true;
    write_texts(l);
    list_from(l, 0, &open, all_of(&l->overlay, 0), &ends);
    return true;
}

/* Adds a solution that the search has found. */
static void add_solution(solution_list *l, const uint8_t cells[ENNEAD_CELLS])
{
    char *line = l->block + LINE * l->count;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        line[cell] = (char)('0' + cells[cell]);
    line[ENNEAD_CELLS] = '\n';
    if (++l->count == BLOCK)
        hand_over(l);
}

static void list_all_solutions(solution_list *l)
{
    search *s = &l->search;
    uint8_t cells[ENNEAD_CELLS];

    while (!l->over) {
        const search_outcome outcome = s->engine->next(s, cells);
        if (outcome == OUTCOME_SOLUTION)
            add_solution(l, cells);
        else if (outcome != OUTCOME_TAKEN)
            break;
    }
    hand_over(l);
    s->ended = true;
}

ennead_status ennead_list_solutions(const ennead_puzzle *puzzle,
                                    const ennead_solve_options *options,
                                    const ennead_allocator *allocator,
                                    ennead_lines_function function, void *user,
                                    ennead_solve_result *result)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    ennead_solve_options checked;

    if (check_options(options, &checked) != ENNEAD_STATUS_OK ||
        check_puzzle(puzzle) != ENNEAD_STATUS_OK || checked.order != ENNEAD_ORDER_ANY ||
        (checked.engine != ENNEAD_ENGINE_AUTO && checked.engine != ENNEAD_ENGINE_BATCH))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    solution_list *l = allocate(&memory, sizeof *l);
    if (l == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    search_start(&l->search, auto_engine_in_use(), puzzle, &checked);
    l->taker.take = list_solutions;
    l->search.taker = &l->taker;
    l->search.started = l->search.timed ? seconds_now() : 0;
    l->function = function;
    l->user = user;
    l->most = most_solutions(&checked);
    l->count = 0;
    l->over = false;
    l->overlay.steps = 0;
    list_all_solutions(l);
    l->search.earlier_seconds = l->search.timed ? seconds_now() - l->search.started : 0;
    search_result(&l->search, result);
    release(&memory, l);
    return ENNEAD_STATUS_OK;
}
