/* SPDX-License-Identifier: MIT */
#include "cli/learn/positions.h"

#include <string.h>

#include "cli/base/signals.h"

/* Making puzzles for hard techniques is faster than finding their paths. */
enum { MOST_FRUITLESS = 2, MUCH_LOGIC = 50 };

bool positions_start(struct position_search *positions, uint64_t seed, uint64_t effort,
                     ennead_level most)
{
    *positions = (struct position_search){.seed = seed, .effort = effort, .most = most};
    return ennead_creator_new(NULL, &positions->creator) == ENNEAD_STATUS_OK &&
           ennead_finder_new(NULL, &positions->finder) == ENNEAD_STATUS_OK;
}

void positions_free(struct position_search *positions)
{
    ennead_creator_free(positions->creator);
    ennead_finder_free(positions->finder);
}

/* ----------------------------------------------------------------------------------------- made */

/* A path that is followed up to a technique. */
struct wait {
    struct position *position;
    int technique;
    bool found;
};

static bool wait_for_it(void *user, const ennead_step *step)
{
    struct wait *wait = user;
    if ((int)step->technique == wait->technique) {
        wait->position->step = *step;
        wait->found = true;
        return false;
    }
    return true;
}

static void add_technique(ennead_technique_set *set, int technique)
{
    set->words[technique / 64] |= (uint64_t)1 << technique % 64;
}

/* Makes a puzzle for which the technique is needed, and follows its path up to that point. */
static bool make_position(struct position_search *positions, int technique, uint64_t number,
                          struct position *position)
{
    struct wait wait = {.position = position, .technique = technique};
    ennead_request request;
    ennead_created_puzzle created;
    ennead_puzzle puzzle;
    ennead_request_init(&request);
    request.seed = positions->seed + (uint64_t)technique;
    request.effort = ennead_technique_info(technique)->level <= ENNEAD_LEVEL_HARD
                         ? positions->effort
                         : positions->effort / MUCH_LOGIC;
    request.stop = signals_stop();
    for (int i = 0; i < technique; i++)
        add_technique(&request.beyond, i);
    request.only = request.beyond;
    add_technique(&request.only, technique);
    if (technique == 0)
        request.only = (ennead_technique_set){{0}};
    if (ennead_generate(positions->creator, &request, number, 1, &created) != ENNEAD_STATUS_OK ||
        created.outcome != ENNEAD_CREATION_OUTCOME_CREATED ||
        ennead_puzzle_from_givens(created.puzzle, &puzzle) != ENNEAD_STATUS_OK ||
        ennead_state_from_puzzle(&puzzle, &position->state) != ENNEAD_STATUS_OK)
        return false;
    ennead_technique_set all = request.only;
    add_technique(&all, technique);
    if (technique == 0)
        (void)ennead_technique_set_add(&all, "all", strlen("all"));
    (void)ennead_path(positions->finder, &position->state, &all, wait_for_it, &wait);
    position->kind = POSITION_MADE;
    return wait.found;
}

/* --------------------------------------------------------------------------------------- turned */

/* The cell that a symmetry maps to a cell of the result. */
static int source_of(const ennead_map *map, int cell)
{
    const int row = map->rows[cell / 9], column = map->columns[cell % 9];
    return map->transposed != 0 ? map->columns[cell % 9] * 9 + map->rows[cell / 9]
                                : row * 9 + column;
}

static uint16_t turn_candidates(const ennead_map *map, uint16_t candidates)
{
    uint16_t turned = 0;
    for (int digit = 1; digit <= 9; digit++)
        if ((candidates >> (digit - 1) & 1) != 0)
            turned = (uint16_t)(turned | 1 << (map->digits[digit] - 1));
    return turned;
}

/* Makes a position from the worked example by a symmetry. */
static bool turn_example(struct position_search *positions, int technique, uint64_t number,
                         struct position *position)
{
    const char *line = ennead_technique_example(technique);
    ennead_technique_set alone = {{0}};
    ennead_case example;
    ennead_map map;
    if (ennead_case_read(line, strlen(line), &example, NULL) != ENNEAD_STATUS_OK)
        return false;
    ennead_map_random(positions->seed + (uint64_t)technique, number, &map);
    position->state = example.state;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int source = source_of(&map, cell);
        position->state.givens[cell] = map.digits[example.state.givens[source]];
        position->state.values[cell] = map.digits[example.state.values[source]];
        position->state.candidates[cell] = turn_candidates(&map, example.state.candidates[source]);
    }
    position->kind = POSITION_TURNED;
    add_technique(&alone, technique);
    return ennead_step_next(positions->finder, &position->state, &alone, &position->step) ==
           ENNEAD_STATUS_OK;
}

bool positions_find(struct position_search *positions, int technique, uint64_t number,
                    struct position *position)
{
    if (number == 0)
        positions->fruitless =
            ennead_technique_info(technique)->level <= positions->most ? 0 : MOST_FRUITLESS;
    if (positions->fruitless < MOST_FRUITLESS) {
        if (make_position(positions, technique, number, position))
            return !signals_stopped();
        positions->fruitless++;
    }
    return turn_example(positions, technique, number, position) && !signals_stopped();
}

/* ---------------------------------------------------------------------------------------- lines */

static bool is_allowed(const ennead_state *state, int cell, int digit)
{
    for (int other = 0; other < ENNEAD_CELLS; other++)
        if (state->values[other] == digit &&
            (other / 9 == cell / 9 || other % 9 == cell % 9 ||
             (other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3)))
            return false;
    return true;
}

static void add_candidate(struct text *text, int cell, int digit)
{
    if (text->bytes[text->length - 1] != ':')
        text_character(text, ' ');
    text_format(text, "%d%d%d", digit, cell / 9 + 1, cell % 9 + 1);
}

static void add_sets(struct text *text, const ennead_cell_set sets[10])
{
    text_character(text, ':');
    for (int digit = 1; digit <= 9 && !text->failed; digit++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            if (ennead_cell_set_has(sets[digit], cell))
                add_candidate(text, cell, digit);
}

void position_add_line(struct text *text, const struct position *position)
{
    const ennead_state *state = &position->state;
    const ennead_step *step = &position->step;
    const ennead_technique_row *row = ennead_technique_info((int)step->technique);
    const char *code = *row->code != '\0' ? row->code : row->abbreviation;
    ennead_cell_set deleted[10];
    memset(deleted, 0, sizeof deleted);
    text_format(text, ":%.*s:", (int)strcspn(code, " "), code);
    for (int digit = 1; digit <= 9; digit++)
        if ((step->digits >> (digit - 1) & 1) != 0)
            text_character(text, (char)('0' + digit));
    text_character(text, ':');
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (state->values[cell] != 0 && state->givens[cell] == 0)
            text_character(text, '+');
        text_character(text, (char)(state->values[cell] != 0 ? '0' + state->values[cell] : '.'));
        for (int digit = 1; state->values[cell] == 0 && digit <= 9; digit++)
            if ((state->candidates[cell] >> (digit - 1) & 1) == 0 && is_allowed(state, cell, digit))
                deleted[digit].words[cell / 64] |= (uint64_t)1 << cell % 64;
    }
    add_sets(text, deleted);
    add_sets(text, step->removed);
    add_sets(text, step->placed);
    text_character(text, ':');
}
