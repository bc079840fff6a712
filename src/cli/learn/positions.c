/* SPDX-License-Identifier: MIT */
#include "cli/learn/positions.h"

#include <stdlib.h>
#include <string.h>

#include "cli/base/signals.h"

/* How many puzzles are made at most: some, and more for each position that is asked for. */
enum { MOST_PUZZLES = 3000, MOST_PUZZLES_EACH = 300, FIRST_ROOM = 16 };

static void add_technique(ennead_technique_set *set, int technique)
{
    set->words[technique / 64] |= (uint64_t)1 << technique % 64;
}

/* ----------------------------------------------------------------------------------------- made */

/* The path of one puzzle. */
struct practice_walk {
    struct practice_positions *positions;
    const ennead_state *state;
    ennead_technique_set seen; /* techniques that this path has had */
};

/* Makes room for one more state. Returns false if memory runs out. */
static bool make_room(struct position_list *list)
{
    if (list->count < list->room)
        return true;
    const unsigned room = list->room == 0 ? FIRST_ROOM : 2 * list->room;
    ennead_state *states = realloc(list->states, room * sizeof *states);
    if (states == NULL)
        return false;
    list->states = states;
    list->room = room;
    return true;
}

/* Keeps the state before the first step of each wanted technique. */
static bool keep_state(void *user, const ennead_step *step)
{
    struct practice_walk *walk = user;
    struct practice_positions *positions = walk->positions;
    const int technique = (int)step->technique;
    struct position_list *list = &positions->lists[technique];
    if (!ennead_technique_set_has(&positions->wanted, step->technique) ||
        ennead_technique_set_has(&walk->seen, step->technique) || list->count == positions->count)
        return true;
    add_technique(&walk->seen, technique);
    if (!make_room(list)) {
        positions->failed = true;
        return false;
    }
    list->states[list->count++] = *walk->state;
    positions->missing--;
    return true;
}

/* Makes puzzle number `number` and follows its path. Returns false if stopped or out of memory. */
static bool follow_puzzle(struct practice_positions *positions, ennead_creator *creator,
                          const ennead_technique_set *all, uint64_t number)
{
    ennead_request request;
    ennead_created_puzzle created;
    ennead_puzzle puzzle;
    ennead_state state;
    struct practice_walk walk = {.positions = positions, .state = &state};
    ennead_request_init(&request);
    request.seed = positions->seed;
    request.stop = signals_stop();
    if (ennead_generate(creator, &request, number, 1, &created) != ENNEAD_STATUS_OK ||
        created.outcome != ENNEAD_CREATION_OUTCOME_CREATED ||
        ennead_puzzle_from_givens(created.puzzle, &puzzle) != ENNEAD_STATUS_OK ||
        ennead_state_from_puzzle(&puzzle, &state) != ENNEAD_STATUS_OK)
        return false;
    (void)ennead_path(positions->finder, &state, all, keep_state, &walk);
    return !positions->failed && !signals_stopped();
}

bool positions_start(struct practice_positions *positions, uint64_t seed,
                     const ennead_technique_set *wanted, unsigned count)
{
    ennead_creator *creator = NULL;
    ennead_technique_set all = {{0}};
    const uint64_t most = MOST_PUZZLES + (uint64_t)MOST_PUZZLES_EACH * count;
    *positions = (struct practice_positions){.seed = seed, .wanted = *wanted, .count = count};
    (void)ennead_technique_set_add(&all, "all", strlen("all"));
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
        if (ennead_technique_set_has(wanted, (ennead_technique)i) &&
            ennead_technique_set_has(&all, (ennead_technique)i))
            positions->missing += count;
    if (ennead_creator_new(NULL, &creator) != ENNEAD_STATUS_OK ||
        ennead_finder_new(NULL, &positions->finder) != ENNEAD_STATUS_OK)
        positions->failed = true;
    for (uint64_t i = 0; i < most && positions->missing > 0 && !positions->failed; i++)
        if (!follow_puzzle(positions, creator, &all, i))
            break;
    ennead_creator_free(creator);
    return !positions->failed;
}

void positions_free(struct practice_positions *positions)
{
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
        free(positions->lists[i].states);
    ennead_finder_free(positions->finder);
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

/* Makes a state from the worked example by a symmetry. */
static bool turn_example(const struct practice_positions *positions, int technique, uint64_t number,
                         ennead_state *state)
{
    const char *line = ennead_technique_example(technique);
    ennead_case example;
    ennead_map map;
    if (ennead_case_read(line, strlen(line), &example, NULL) != ENNEAD_STATUS_OK)
        return false;
    ennead_map_random(positions->seed + (uint64_t)technique, number, &map);
    *state = example.state;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int source = source_of(&map, cell);
        state->givens[cell] = map.digits[example.state.givens[source]];
        state->values[cell] = map.digits[example.state.values[source]];
        state->candidates[cell] = turn_candidates(&map, example.state.candidates[source]);
    }
    return true;
}

bool positions_get(struct practice_positions *positions, int technique, unsigned number,
                   struct position *position)
{
    const struct position_list *list = &positions->lists[technique];
    ennead_technique_set alone = {{0}};
    if (signals_stopped())
        return false;
    position->kind = number < list->count ? POSITION_MADE : POSITION_TURNED;
    if (position->kind == POSITION_MADE)
        position->state = list->states[number];
    else if (!turn_example(positions, technique, number, &position->state))
        return false;
    add_technique(&alone, technique);
    return ennead_step_next(positions->finder, &position->state, &alone, &position->step) ==
           ENNEAD_STATUS_OK;
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
