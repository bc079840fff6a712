/* SPDX-License-Identifier: MIT */
/*
 * Finds worked examples for src/logic/examples.c:
 *
 *     find_example TECHNIQUE WITH SEED COUNT
 *
 * It follows the paths of COUNT random minimal puzzles with TECHNIQUE and those of the techniques
 * WITH (names as for ennead_technique_set_add, separated by commas) that are tried before it. It
 * prints, as a library line, the simplest state in which TECHNIQUE finds one thing: with few
 * candidates, and few of them removed.
 */
#include "ennead.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "oracle/generator.h"

/* One for the path, one for what is asked on the way. */
static ennead_finder *of_path, *of_states;

struct example_search {
    int technique;
    ennead_state state; /* before the next reported step */
    long best;          /* what the plainest state so far costs */
    char line[4096];
};

static int allowed(const ennead_state *state, int cell, int digit)
{
    for (int other = 0; other < ENNEAD_CELLS; other++)
        if (state->values[other] == digit &&
            (other / 9 == cell / 9 || other % 9 == cell % 9 ||
             (other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3)))
            return 0;
    return 1;
}

static long cost_of(const ennead_state *state)
{
    long cost = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 1; state->values[cell] == 0 && digit <= 9; digit++) {
            const int held = state->candidates[cell] >> (digit - 1) & 1;
            cost += held ? 1 : 3 * allowed(state, cell, digit);
        }
    return cost;
}

static size_t write_candidates(char *text, const ennead_cell_set sets[10])
{
    size_t length = 0;

    for (int digit = 1; digit <= 9; digit++)
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            if (ennead_cell_set_has(sets[digit], cell))
                length += (size_t)sprintf(text + length, "%s%d%d%d", length > 0 ? " " : "", digit,
                                          cell / 9 + 1, cell % 9 + 1);
    return length;
}

static void write_line(char *text, const ennead_state *state, const ennead_step *step)
{
    const ennead_technique_row *row = ennead_technique_info((int)step->technique);
    const char *code = *row->code != '\0' ? row->code : row->abbreviation;
    ennead_cell_set deleted[10] = {{{0}}};
    char *at = text + sprintf(text, ":%.*s:", (int)strcspn(code, " "), code);

    for (int digit = 1; digit <= 9; digit++)
        if ((step->digits >> (digit - 1) & 1) != 0)
            *at++ = (char)('0' + digit);
    *at++ = ':';
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (state->values[cell] != 0 && state->givens[cell] == 0)
            *at++ = '+';
        *at++ = state->values[cell] != 0 ? (char)('0' + state->values[cell]) : '.';
        for (int digit = 1; state->values[cell] == 0 && digit <= 9; digit++)
            if ((state->candidates[cell] >> (digit - 1) & 1) == 0 && allowed(state, cell, digit))
                deleted[digit].words[cell / 64] |= (uint64_t)1 << (cell % 64);
    }
    *at++ = ':';
    at += write_candidates(at, deleted);
    *at++ = ':';
    at += write_candidates(at, step->removed);
    *at++ = ':';
    at += write_candidates(at, step->placed);
    strcpy(at, ":");
}

struct first {
    const ennead_step *step;
    int differ;
};

static bool same(void *user, const ennead_step *step)
{
    struct first *first = user;

    first->differ |= memcmp(first->step->removed, step->removed, sizeof step->removed) != 0 ||
                     memcmp(first->step->placed, step->placed, sizeof step->placed) != 0;
    return !first->differ;
}

static bool weigh(void *user, const ennead_step *step)
{
    struct example_search *hunt = user;

    if ((int)step->technique == hunt->technique && cost_of(&hunt->state) < hunt->best) {
        ennead_technique_set alone = {{0}};
        struct first first = {.step = step};
        alone.words[step->technique / 64] = (uint64_t)1 << (step->technique % 64);
        ennead_step_all(of_states, &hunt->state, &alone, same, &first);
        if (!first.differ) {
            hunt->best = cost_of(&hunt->state);
            write_line(hunt->line, &hunt->state, step);
        }
    }
    ennead_state_apply(&hunt->state, step);
    return true;
}

/* Adds the names of a list. Returns 0 if all are known. */
static int add_names(ennead_technique_set *set, const char *list)
{
    for (;;) {
        const size_t length = strcspn(list, ",");
        if (ennead_technique_set_add(set, list, length) != ENNEAD_STATUS_OK)
            return 1;
        if (list[length] == '\0')
            return 0;
        list += length + 1;
    }
}

int main(int count, char **arguments)
{
    struct example_search hunt = {.best = 1000000};
    ennead_technique_set set = {{0}};

    if (count != 5 || add_names(&set, arguments[2]) || add_names(&set, arguments[1])) {
        fprintf(stderr, "usage: find_example TECHNIQUE WITH SEED COUNT\n");
        return 2;
    }
    if (ennead_finder_new(NULL, &of_path) || ennead_finder_new(NULL, &of_states))
        return 1;
    ennead_technique_set alone = {{0}};
    ennead_technique_set_add(&alone, arguments[1], strlen(arguments[1]));
    while (!ennead_technique_set_has(&alone, (ennead_technique)hunt.technique))
        hunt.technique++;

    for (int later = hunt.technique + 1; later < ENNEAD_TECHNIQUE_COUNT; later++)
        set.words[later / 64] &= ~((uint64_t)1 << (later % 64));

    struct generator generator = {strtoull(arguments[3], NULL, 10)};
    for (long i = 0, puzzles = atol(arguments[4]); i < puzzles; i++) {
        uint8_t givens[ENNEAD_CELLS];
        ennead_puzzle puzzle;
        ennead_state state;

        generate_puzzle(&generator, PUZZLE_MINIMAL, givens);
        if (ennead_puzzle_from_givens(givens, &puzzle) || ennead_state_from_puzzle(&puzzle, &state))
            return 1;
        hunt.state = state;
        (void)ennead_path(of_path, &state, &set, weigh, &hunt);
    }
    ennead_finder_free(of_path);
    ennead_finder_free(of_states);
    printf("%s\n", hunt.line);
    return hunt.line[0] == '\0';
}
