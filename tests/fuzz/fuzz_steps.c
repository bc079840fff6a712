/* SPDX-License-Identifier: MIT */
/*
 * Fuzz target of steps and moves. The bytes make a state as in fuzz_solve: 81 bytes of givens,
 * then two bytes per cell that remove candidates where there is no given. Whatever the state, the
 * techniques and the deductive solver must terminate, the basic ones in the same state. For a
 * puzzle with few solutions, no step may contradict one of them, and neither may the rater's on
 * either scale. The bytes are also read as a library line.
 */
#include "fuzz.h"

#include <string.h>

#include "ennead.h"

enum { FEW = 8, NODES = 20000, RATED_NODES = 20000 };

struct known {
    uint64_t count; /* of solutions; more than FEW: not known */
    uint8_t solutions[FEW][ENNEAD_CELLS];
};

static ennead_puzzle puzzle_of(const uint8_t *data, size_t size)
{
    uint8_t givens[ENNEAD_CELLS] = {0};
    ennead_puzzle puzzle;
    size_t at = 0;

    for (; at < ENNEAD_CELLS && at < size; at++)
        if (data[at] >= '1' && data[at] <= '9')
            givens[at] = (uint8_t)(data[at] - '0');
    HOLDS(ennead_puzzle_from_givens(givens, &puzzle) == ENNEAD_STATUS_OK);
    /* A state cannot say that a cell may not hold its own given. */
    for (size_t cell = 0; cell < ENNEAD_CELLS && at + 1 < size; cell++, at += 2)
        if (givens[cell] == 0)
            puzzle.candidates[cell] &= (uint16_t) ~(data[at] << 8 | data[at + 1]);
    return puzzle;
}

static struct known ask_search(const ennead_puzzle *puzzle)
{
    struct known known;
    ennead_solve_options options;
    ennead_solve_result result;

    ennead_solve_options_init(&options);
    options.solutions = FEW + 1;
    options.node_limit = NODES;
    HOLDS(ennead_solve(puzzle, &options, known.solutions, FEW, &result) == ENNEAD_STATUS_OK);
    known.count = result.end == ENNEAD_SEARCH_END_COMPLETE ? result.solutions : FEW + 1;
    return known;
}

static ennead_finder *finder;

static bool check_step(void *user, const ennead_step *step)
{
    const struct known *known = user;

    if (known->count > FEW || (known->count > 1 && step->rests_on_unique))
        return true;
    for (uint64_t i = 0; i < known->count; i++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
            const int digit = known->solutions[i][cell];
            HOLDS(!ennead_cell_set_has(step->removed[digit], cell));
            for (int other = 1; other <= 9; other++)
                HOLDS(other == digit || !ennead_cell_set_has(step->placed[other], cell));
        }
    return true;
}

static void check_moves(const ennead_puzzle *puzzle, const struct known *known,
                        const ennead_state *by_steps, ennead_path_end end)
{
    ennead_deducer deducer;
    ennead_state state = *by_steps;
    ennead_deducer_move move;

    HOLDS(ennead_deducer_start(&deducer, puzzle) == ENNEAD_STATUS_OK);
    while (ennead_deducer_next(&deducer, &move) == ENNEAD_STATUS_OK)
        for (uint64_t i = 0; known->count <= FEW && i < known->count; i++)
            HOLDS(move.set == (known->solutions[i][move.cell] == move.digit));
    ennead_deducer_get_state(&deducer, &state);
    switch (ennead_deducer_get_end(&deducer, NULL)) {
    case ENNEAD_DEDUCER_END_SOLVED:
        HOLDS(ennead_state_is_solved(&state) && known->count == 1);
        break;
    case ENNEAD_DEDUCER_END_STUCK:
        HOLDS(end == ENNEAD_PATH_END_STUCK);
        HOLDS(memcmp(state.candidates, by_steps->candidates, sizeof state.candidates) == 0);
        break;
    case ENNEAD_DEDUCER_END_CONTRADICTION:
        HOLDS(known->count == 0 || known->count > FEW);
        break;
    }
}

static ennead_technique_set techniques_of(const char *name)
{
    ennead_technique_set set = {{0}};

    HOLDS(ennead_technique_set_add(&set, name, strlen(name)) == ENNEAD_STATUS_OK);
    return set;
}

static bool check_rated_step(void *user, const ennead_se_step *step)
{
    const struct known *known = user;
    ennead_step plain = {.rests_on_unique = step->rests_on_unique};

    memcpy(plain.removed, step->removed, sizeof plain.removed);
    if (step->digit != 0)
        plain.placed[step->digit].words[step->cell / 64] = (uint64_t)1 << step->cell % 64;
    /* After a step that assumes a unique solution, the following steps hold only for puzzles with
     * one. */
    return check_step(user, &plain) && (known->count <= 1 || !step->rests_on_unique);
}

/* With a path and without: both must end the same unless a limit ends them. */
static void check_rating(const ennead_puzzle *puzzle, const ennead_state *start,
                         ennead_se_scale scale, struct known *known)
{
    static ennead_rater *raters[ENNEAD_SE_SCALE_1181 + 1];
    ennead_rater **rater = &raters[scale];
    const ennead_rater_options options = {
        .size = sizeof options, .node_limit = RATED_NODES, .scale = scale};
    ennead_state state = *start;
    ennead_rating rating, of_path;

    HOLDS(*rater != NULL || ennead_rater_new(&options, NULL, rater) == ENNEAD_STATUS_OK);
    HOLDS(ennead_rate(*rater, puzzle, &rating) == ENNEAD_STATUS_OK);
    const ennead_rating_end end = ennead_se_path(*rater, &state, check_rated_step, known, &of_path);
    HOLDS(end == of_path.end);
    HOLDS(end != ENNEAD_RATING_END_SOLVED || (ennead_state_is_solved(&state) && known->count != 0));
    if (known->count == 1 && rating.end == ENNEAD_RATING_END_SOLVED && end == rating.end)
        HOLDS(rating.er == of_path.er && rating.ep == of_path.ep && rating.ed == of_path.ed);
}

static void check_line(const uint8_t *data, size_t size)
{
    ennead_case library_case;
    size_t column = 0;

    switch (ennead_case_read((const char *)data, size, &library_case, &column)) {
    case ENNEAD_STATUS_OK:
        (void)ennead_case_run(finder, &library_case, NULL);
        break;
    case ENNEAD_STATUS_BAD_ARGUMENT:
        HOLDS(column >= 1 && column <= size + 1);
        break;
    default:
        HOLDS(size == 0 || *data == '#');
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const ennead_technique_set all = techniques_of("all"), basic = techniques_of("basic");
    const ennead_puzzle puzzle = puzzle_of(data, size);
    struct known known = ask_search(&puzzle);
    ennead_state start, state;

    if (finder == NULL)
        HOLDS(ennead_finder_new(NULL, &finder) == ENNEAD_STATUS_OK);
    HOLDS(ennead_state_from_puzzle(&puzzle, &start) == ENNEAD_STATUS_OK);
    ennead_step_all(finder, &start, &all, check_step, &known);
    state = start;
    const ennead_path_end end = ennead_path(finder, &state, &basic, check_step, &known);
    check_moves(&puzzle, &known, &state, end);
    /* A path of a puzzle with several solutions may use techniques that assume there is one. */
    state = start;
    if (known.count <= 1)
        (void)ennead_path(finder, &state, &all, check_step, &known);
    check_rating(&puzzle, &start, ENNEAD_SE_SCALE_121, &known);
    check_rating(&puzzle, &start, ENNEAD_SE_SCALE_1181, &known);
    check_line(data, size);
    return 0;
}
