/* SPDX-License-Identifier: MIT */
/*
 * What is done to the puzzles of a piece: solved, counted, checked, minimized, brought into their
 * canonical form, or made.
 */
#include <stdlib.h>
#include <string.h>

#include "lists.h"

enum { PIECE = 4096 };

static const uint8_t (*puzzles_at(const struct list *list, size_t first))[ENNEAD_CELLS]
{
    return (const uint8_t(*)[ENNEAD_CELLS])list->puzzles + first;
}

static uint8_t *row_at(const struct list *list, int output, size_t first)
{
    return (uint8_t *)list->outputs[output] + first * list->kind->widths[output];
}

void make_puzzle(const uint8_t givens[ENNEAD_CELLS], ennead_puzzle *puzzle)
{
    if (ennead_puzzle_from_givens(givens, puzzle) != ENNEAD_STATUS_OK)
        memset(puzzle, 0, sizeof *puzzle);
}

static void make_puzzles(const struct list *list, size_t first, size_t some, ennead_puzzle *puzzles)
{
    for (size_t i = 0; i < some; i++)
        make_puzzle(puzzles_at(list, first)[i], &puzzles[i]);
}

void tools_close(struct tools *tools)
{
    ennead_solver_free(tools->solver);
    ennead_creator_free(tools->creator);
    ennead_rater_free(tools->rater);
    ennead_finder_free(tools->finder);
    free(tools->room);
}

/* --------------------------------------------------------------------------------------- solve */

static ennead_status open_solve(const struct list *list, struct tools *tools)
{
    (void)list;
    tools->room = malloc(PIECE * sizeof(ennead_solve_answer));
    return tools->room == NULL ? ENNEAD_STATUS_OUT_OF_MEMORY
                               : ennead_solver_new(NULL, &tools->solver);
}

static ennead_status work_solve(const struct list *list, struct tools *tools, size_t first,
                                size_t some)
{
    ennead_solve_options options;
    ennead_solve_answer *answers = tools->room;
    uint8_t *grids = row_at(list, 0, first), *verdicts = row_at(list, 1, first);
    const ennead_puzzle_lines lines = {.puzzles = (const char *)puzzles_at(list, first),
                                       .puzzle_stride = ENNEAD_CELLS,
                                       .count = some,
                                       .solutions = (char *)grids,
                                       .solution_stride = ENNEAD_CELLS,
                                       .capacity = 1,
                                       .answers = answers,
                                       .numbers = true};
    ennead_solve_options_init(&options);
    options.stop = list->stop;
    const ennead_status status = ennead_solve_lines(tools->solver, &lines, &options);
    for (size_t i = 0; i < some; i++) {
        verdicts[i] = (uint8_t)answers[i].verdict;
        if (answers[i].verdict != ENNEAD_VERDICT_UNIQUE)
            memset(grids + i * ENNEAD_CELLS, 0, ENNEAD_CELLS);
    }
    return status;
}

/* --------------------------------------------------------------------------------------- count */

static ennead_status work_count(const struct list *list, struct tools *tools, size_t first,
                                size_t some)
{
    ennead_solve_options options;
    ennead_solve_answer *answers = tools->room;
    uint8_t *verdicts = row_at(list, 0, first);
    uint64_t *counts = (uint64_t *)(void *)row_at(list, 1, first);
    const ennead_puzzle_lines lines = {.puzzles = (const char *)puzzles_at(list, first),
                                       .puzzle_stride = ENNEAD_CELLS,
                                       .count = some,
                                       .solution_stride = ENNEAD_CELLS,
                                       .answers = answers,
                                       .numbers = true};
    ennead_solve_options_init(&options);
    options.solutions = list->limit;
    options.stop = list->stop;
    const ennead_status status = ennead_solve_lines(tools->solver, &lines, &options);
    for (size_t i = 0; i < some; i++) {
        verdicts[i] = (uint8_t)answers[i].verdict;
        counts[i] = answers[i].solutions;
    }
    return status;
}

/* ----------------------------------------------------------------------- check and minimize */

enum { FEW = 128 };

struct making {
    ennead_puzzle puzzles[FEW];
    union {
        ennead_puzzle_check checks[FEW];
        ennead_verdict verdicts[FEW];
        ennead_created_puzzle created[FEW];
    } of;
};

static ennead_status open_making(const struct list *list, struct tools *tools)
{
    (void)list;
    tools->room = malloc(sizeof(struct making));
    return tools->room == NULL ? ENNEAD_STATUS_OUT_OF_MEMORY
                               : ennead_creator_new(NULL, &tools->creator);
}

static ennead_status work_check(const struct list *list, struct tools *tools, size_t first,
                                size_t some)
{
    struct making *room = tools->room;
    make_puzzles(list, first, some, room->puzzles);
    const ennead_status status =
        ennead_check_puzzles(tools->creator, room->puzzles, some, list->stop, room->of.checks);
    for (size_t i = 0; i < some && status == ENNEAD_STATUS_OK; i++) {
        const ennead_puzzle_check *check = &room->of.checks[i];
        const bool unique = check->verdict == ENNEAD_VERDICT_UNIQUE;
        uint8_t *redundant = row_at(list, 1, first + i), *solution = row_at(list, 2, first + i);
        *row_at(list, 0, first + i) = (uint8_t)check->verdict;
        for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
            redundant[cell] = unique && check->redundant[cell];
            solution[cell] = unique ? check->solution[cell] : 0;
        }
    }
    return status;
}

static ennead_status work_minimize(const struct list *list, struct tools *tools, size_t first,
                                   size_t some)
{
    struct making *room = tools->room;
    ennead_minimize_options options;
    ennead_minimize_options_init(&options);
    options.seed = list->seed;
    options.first = first;
    options.stop = list->stop;
    make_puzzles(list, first, some, room->puzzles);
    const ennead_status status = ennead_minimize(
        tools->creator, room->puzzles, some, &options,
        (uint8_t(*)[ENNEAD_CELLS])(void *)row_at(list, 0, first), room->of.verdicts);
    for (size_t i = 0; i < some; i++)
        *row_at(list, 1, first + i) = (uint8_t)room->of.verdicts[i];
    return status;
}

/* -------------------------------------------------------------------------------------- making */

static ennead_status work_fill(const struct list *list, struct tools *tools, size_t first,
                               size_t some)
{
    ennead_fill(tools->creator, list->seed, list->first + first, some,
                (uint8_t(*)[ENNEAD_CELLS])(void *)row_at(list, 0, first));
    return ENNEAD_STATUS_OK;
}

static ennead_status work_generate(const struct list *list, struct tools *tools, size_t first,
                                   size_t some)
{
    struct making *room = tools->room;
    const ennead_status status = ennead_generate(tools->creator, &list->request,
                                                 list->first + first, some, room->of.created);
    for (size_t i = 0; i < some && status == ENNEAD_STATUS_OK; i++) {
        const ennead_created_puzzle *created = &room->of.created[i];
        const uint16_t facts[2] = {(uint16_t)created->outcome, (uint16_t)created->rating};
        memcpy(row_at(list, 0, first + i), created->puzzle, ENNEAD_CELLS);
        memcpy(row_at(list, 1, first + i), created->solution, ENNEAD_CELLS);
        memcpy(row_at(list, 2, first + i), facts, sizeof facts);
    }
    return status;
}

/* ----------------------------------------------------------------------------------- canonical */

static ennead_status open_nothing(const struct list *list, struct tools *tools)
{
    (void)list;
    (void)tools;
    return ENNEAD_STATUS_OK;
}

static ennead_status work_canonical(const struct list *list, struct tools *tools, size_t first,
                                    size_t some)
{
    ennead_status status = ENNEAD_STATUS_OK;
    (void)tools;
    for (size_t i = 0; i < some && status == ENNEAD_STATUS_OK; i++) {
        uint32_t automorphisms = 0;
        status = ennead_canonical(puzzles_at(list, first)[i], row_at(list, 0, first + i), NULL,
                                  &automorphisms);
        memcpy(row_at(list, 1, first + i), &automorphisms, sizeof automorphisms);
    }
    return status;
}

/* ----------------------------------------------------------------------------------- the table */

static const struct kind kinds[] = {
    {"solve", PIECE, true, {ENNEAD_CELLS, 1, 0}, open_solve, work_solve},
    {"count", PIECE, true, {1, sizeof(uint64_t), 0}, open_solve, work_count},
    {"rate", 16, true, {sizeof(struct rated), 0, 0}, open_rate, work_rate},
    {"check", FEW, true, {1, ENNEAD_CELLS, ENNEAD_CELLS}, open_making, work_check},
    {"minimize", FEW, true, {ENNEAD_CELLS, 1, 0}, open_making, work_minimize},
    {"canonical", FEW, true, {ENNEAD_CELLS, sizeof(uint32_t), 0}, open_nothing, work_canonical},
    {"fill", FEW, false, {ENNEAD_CELLS, 0, 0}, open_making, work_fill},
    {"generate", 32, false, {ENNEAD_CELLS, ENNEAD_CELLS, 4}, open_making, work_generate},
};

const struct kind *kind_find(const char *name)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (strcmp(kinds[i].name, name) == 0)
            return &kinds[i];
    return NULL;
}
