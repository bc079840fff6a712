/* SPDX-License-Identifier: MIT */
/*
 * check, canonical, minimize and generate.
 */
#include <stdlib.h>
#include <string.h>

#include "plain.h"

static GLUE_STATE ennead_creator *creator; /* made when it is first needed, and kept */

static bool have_creator(void)
{
    const ennead_status status =
        creator != NULL ? ENNEAD_STATUS_OK : ennead_creator_new(NULL, &creator);
    if (status == ENNEAD_STATUS_OK)
        (void)ennead_creator_set_time_limit(creator, option_number("timeLimit", 0));
    return status == ENNEAD_STATUS_OK || answer_refuse_status(status) != 0;
}

void making_forget(void)
{
    ennead_creator_free(creator);
    creator = NULL;
}

static const char *symmetry_name(int number)
{
    return ennead_symmetry_name((ennead_symmetry)number);
}

/* ------------------------------------------------------------------------- check and canonical */

static void put_symmetries(const uint8_t cells[ENNEAD_CELLS])
{
    bool any = false;
    put_open("symmetry", '[');
    for (int i = ENNEAD_SYMMETRY_NONE + 1; symmetry_name(i) != NULL; i++)
        if (ennead_has_symmetry(cells, (ennead_symmetry)i)) {
            put_string(NULL, symmetry_name(i));
            any = true;
        }
    if (!any)
        put_string(NULL, symmetry_name(ENNEAD_SYMMETRY_NONE));
    put_close(']');
}

static void put_two_solutions(void)
{
    uint8_t found[2][ENNEAD_CELLS];
    ennead_solve_result result;
    if (ennead_solve(&asked.puzzle, NULL, found, 2, &result) == ENNEAD_STATUS_OK &&
        result.solutions >= 2)
        put_difference(found[0], found[1], ENNEAD_CELLS, 9);
}

static void put_redundant(const ennead_puzzle_check *check)
{
    put_flag("minimal", check->redundant_count == 0);
    put_open("redundant", '[');
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (check->redundant[cell])
            put_cell(NULL, cell, 9);
    put_close(']');
    put_line("solution", check->solution);
}

static int check_plain(void)
{
    ennead_puzzle_check check;
    uint8_t form[ENNEAD_CELLS];
    uint32_t automorphisms;
    ennead_state start;
    if (!have_creator())
        return 0;
    const ennead_status status = ennead_check_puzzles(creator, &asked.puzzle, 1, call_stop, &check);
    if (status != ENNEAD_STATUS_OK)
        return answer_refuse_status(status);
    answer_begin('{');
    put_question();
    put_string("verdict", ennead_verdict_name(check.verdict));
    if (check.verdict == ENNEAD_VERDICT_UNIQUE)
        put_redundant(&check);
    if (check.verdict == ENNEAD_VERDICT_NONE)
        put_faults();
    if (check.verdict == ENNEAD_VERDICT_SEVERAL)
        put_two_solutions();
    put_symmetries(asked.puzzle.givens);
    if (ennead_state_from_puzzle(&asked.puzzle, &start) == ENNEAD_STATUS_OK && !start.limited) {
        ennead_canonical(asked.puzzle.givens, form, NULL, &automorphisms);
        put_number("automorphisms", automorphisms);
    }
    return answer_end('}');
}

void put_model_misprints(ennead_model *model)
{
    const ennead_description *d = asked.description;
    ennead_verdict verdicts[ENNEAD_MOST_CELLS];
    if (ennead_model_without_each(model, d->candidates, SEARCH_FOR_MISPRINT, verdicts) ==
        ENNEAD_STATUS_OK)
        put_misprints(verdicts, d->rows * d->columns, d->columns);
}

/* The verdict of the description asked without the clue of a cell. */
static ennead_verdict verdict_without(ennead_model *model, int cell)
{
    uint64_t *at = &asked.description->candidates[cell];
    const uint64_t given = *at;
    uint8_t found[ENNEAD_MOST_CELLS];
    ennead_model_result result;
    *at = UINT64_MAX >> (64 - asked.description->values);
    ennead_status status = ennead_model_start(model, asked.description->candidates);
    *at = given;
    while (status == ENNEAD_STATUS_OK)
        status = ennead_model_next(model, found);
    ennead_model_get_result(model, &result);
    return result.search.verdict;
}

/* redundant: the clues that can each be removed alone; minimal, unless a limit leaves it open */
static void put_model_redundant(ennead_model *model)
{
    const ennead_description *d = asked.description;
    const int count = d->rows * d->columns;
    bool minimal = true, known = true;
    put_open("redundant", '[');
    for (int cell = 0; cell < count; cell++) {
        progress_set((size_t)cell, (size_t)count);
        const uint64_t set = d->candidates[cell];
        if ((set & (set - 1)) != 0)
            continue;
        const ennead_verdict verdict = verdict_without(model, cell);
        if (verdict == ENNEAD_VERDICT_UNIQUE) {
            put_cell(NULL, cell, d->columns);
            minimal = false;
        }
        known = known && verdict != ENNEAD_VERDICT_LIMIT;
    }
    put_close(']');
    if (known)
        put_flag("minimal", minimal);
}

static int check_variant(void)
{
    uint8_t first[ENNEAD_MOST_CELLS], second[ENNEAD_MOST_CELLS];
    ennead_model_options options;
    ennead_model_result result;
    ennead_model_options_init(&options);
    options.time_limit = option_number("timeLimit", 0);
    options.stop = call_stop;
    ennead_model *model = question_model(&options);
    if (model == NULL)
        return 0;
    ennead_status status = ennead_model_next(model, first);
    if (status == ENNEAD_STATUS_OK)
        status = ennead_model_next(model, second);
    ennead_model_get_result(model, &result);
    answer_begin('{');
    put_question();
    put_string("verdict", ennead_verdict_name(result.search.verdict));
    if (result.search.verdict == ENNEAD_VERDICT_UNIQUE) {
        put_values("solution", first);
        put_model_redundant(model);
    }
    if (result.search.verdict == ENNEAD_VERDICT_NONE)
        put_model_misprints(model);
    if (result.search.verdict == ENNEAD_VERDICT_SEVERAL)
        put_difference(first, second, asked.description->rows * asked.description->columns,
                       asked.description->columns);
    ennead_model_free(model);
    return status == ENNEAD_STATUS_OUT_OF_MEMORY ? answer_refuse_status(status) : answer_end('}');
}

EXPORT(check)(const char *text, size_t length, const char *options)
{
    if (!options_begin(options, "timeLimit") || !question_read(text, length))
        return 0;
    return asked.plain ? check_plain() : check_variant();
}

EXPORT(canonical)(const char *text, size_t length, const char *options)
{
    uint8_t form[ENNEAD_CELLS];
    char map_text[ENNEAD_MAP_SIZE];
    uint32_t automorphisms;
    ennead_map map;
    if (!options_begin(options, "") || !question_read_givens(text, length))
        return 0;
    answer_begin('{');
    put_question();
    (void)ennead_canonical(asked.puzzle.givens, form, &map, &automorphisms);
    ennead_map_to_text(&map, map_text);
    put_line("canonical", form);
    put_string("map", map_text);
    put_number("automorphisms", automorphisms);
    return answer_end('}');
}

EXPORT(minimize)(const char *text, size_t length, const char *options)
{
    uint8_t minimal[1][ENNEAD_CELLS];
    ennead_verdict verdict;
    ennead_minimize_options by;
    if (!options_begin(options, "seed timeLimit") || !question_read_givens(text, length) ||
        !have_creator())
        return 0;
    ennead_minimize_options_init(&by);
    by.seed = option_count("seed", 0);
    by.stop = call_stop;
    const ennead_status status = ennead_minimize(creator, &asked.puzzle, 1, &by, minimal, &verdict);
    if (status != ENNEAD_STATUS_OK)
        return answer_refuse_status(status);
    answer_begin('{');
    put_question();
    put_string("verdict", ennead_verdict_name(verdict));
    put_line("minimal", minimal[0]);
    return answer_end('}');
}

/* ------------------------------------------------------------------------------------ generate */

/* The level with that name; -1 if there is none. */
static int level_of(const char *name, size_t length)
{
    for (int level = 0; level <= ENNEAD_LEVEL_EXTREME; level++) {
        const char *known = ennead_level_name((ennead_level)level);
        if (strlen(known) == length && strncmp(known, name, length) == 0)
            return level;
    }
    return -1;
}

static bool read_levels(unsigned *levels)
{
    for (const char *at = option_text("level"); at != NULL && *at != '\0';) {
        const size_t length = strcspn(at, ",");
        const int level = level_of(at, length);
        if (level < 0)
            return answer_refuse("option", "level: easy, medium, hard, unfair or extreme") != 0;
        *levels |= 1u << level;
        at += length + (at[length] == ',');
    }
    return true;
}

/* `requires`: these and all techniques up to the hardest of them solve it, but not without these. */
static bool read_techniques(ennead_request *request)
{
    ennead_technique_set needed = {{0}};
    int hardest = -1;
    if (!option_techniques("solvedBy", &request->only) ||
        !option_techniques("notSolvedBy", &request->beyond) ||
        !option_techniques("requires", &needed))
        return false;
    if (option_text("requires") == NULL)
        return true;
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
        if (ennead_technique_set_has(&needed, (ennead_technique)i))
            hardest = i;
    if (option_text("solvedBy") == NULL)
        for (int i = 0; i <= hardest; i++)
            request->only.words[i / 64] |= (uint64_t)1 << (i % 64);
    for (size_t i = 0; i < sizeof needed.words / sizeof needed.words[0]; i++) {
        request->only.words[i] |= needed.words[i];
        request->beyond.words[i] = request->only.words[i] & ~needed.words[i];
    }
    return true;
}

static bool read_pattern(uint8_t pattern[ENNEAD_CELLS])
{
    const char *text = option_text("pattern");
    for (int cell = 0; text != NULL && cell < ENNEAD_CELLS; cell++) {
        if (text[cell] == '\0')
            return answer_refuse("option", "pattern: expected 81 characters, . where no clue is") !=
                   0;
        pattern[cell] = text[cell] != '.' && text[cell] != '0';
    }
    return true;
}

bool request_read(ennead_request *request)
{
    static GLUE_STATE uint8_t pattern[ENNEAD_CELLS];
    int symmetry = ENNEAD_SYMMETRY_NONE;
    ennead_request_init(request);
    request->seed = option_count("seed", 0);
    request->least_clues = (int)option_count("leastClues", 0);
    request->most_clues = (int)option_count("mostClues", 81);
    request->extra_clues = (int)option_count("extraClues", 0);
    request->surplus = option_flag("redundant") ? ENNEAD_SURPLUS_ALLOWED : ENNEAD_SURPLUS_NONE;
    request->effort = option_count("effort", request->effort);
    request->time_limit = option_number("timeLimit", 0);
    request->stop = call_stop;
    request->least_rating = (int)(option_number("leastRating", 0) * 10 + .5);
    request->most_rating = (int)(option_number("mostRating", 0) * 10 + .5);
    request->rating_kind = option_flag("diamond") ? ENNEAD_RATING_KIND_DIAMOND
                           : option_flag("pearl") ? ENNEAD_RATING_KIND_PEARL
                                                  : ENNEAD_RATING_KIND_ANY;
    if (!option_choice("symmetry", symmetry_name, &symmetry) || !read_levels(&request->levels) ||
        !read_techniques(request) || !read_pattern(pattern))
        return false;
    request->symmetry = (ennead_symmetry)symmetry;
    request->pattern = option_text("pattern") != NULL ? pattern : NULL;
    const ennead_request_conflict conflict = ennead_request_find_conflict(request);
    return conflict == ENNEAD_REQUEST_CONFLICT_NONE ||
           answer_refuse("option", ennead_request_conflict_text(conflict)) != 0;
}

static void put_created(const ennead_created_puzzle *created, uint64_t number)
{
    static const char *const outcomes[] = {"created", "gave up", "stopped"};
    put_open(NULL, '{');
    put_string("outcome", outcomes[created->outcome]);
    put_number("number", number);
    if (created->outcome == ENNEAD_CREATION_OUTCOME_CREATED) {
        uint64_t clues = 0;
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            clues += created->puzzle[cell] != 0;
        put_line("puzzle", created->puzzle);
        put_line("solution", created->solution);
        put_number("clues", clues);
    }
    if (created->rating > 0)
        put_tenths("er", created->rating);
    put_number("attempts", created->attempts);
    put_close('}');
}

static int generate_plain(void)
{
    ennead_request request;
    const uint64_t first = option_count("first", 0);
    const size_t number = (size_t)option_count("number", 1);
    if (!request_read(&request) || !have_creator())
        return 0;
    ennead_created_puzzle *created = calloc(number > 0 ? number : 1, sizeof *created);
    const ennead_status status = created == NULL
                                     ? ENNEAD_STATUS_OUT_OF_MEMORY
                                     : ennead_generate(creator, &request, first, number, created);
    if (status != ENNEAD_STATUS_OK) {
        free(created);
        return answer_refuse_status(status);
    }
    answer_begin('[');
    for (size_t i = 0; i < number; i++)
        put_created(&created[i], first + i);
    free(created);
    return answer_end(']');
}

static size_t write_generated(const void *description, char *text, size_t room)
{
    return ennead_variant_write(description, asked.title[0] != '\0' ? asked.title : NULL, text,
                                room);
}

/* Puts clues into the description asked; text, puzzle and clues are those of the new puzzle. */
static int generate_variant(void)
{
    ennead_variant_request request;
    ennead_creation_outcome outcome;
    uint64_t made[ENNEAD_MOST_CELLS];
    char message[ENNEAD_MESSAGE_SIZE] = "";
    ennead_variant_request_init(&request);
    request.seed = option_count("seed", 0);
    request.number = option_count("first", 0);
    request.time_limit = option_number("timeLimit", 0);
    request.stop = call_stop;
    const ennead_status status =
        ennead_variant_generate(asked.description, &request, NULL, message, made, &outcome);
    if (status == ENNEAD_STATUS_BAD_ARGUMENT)
        return answer_refuse_at(message, 0, 0, 0);
    if (status != ENNEAD_STATUS_OK)
        return answer_refuse_status(status);
    answer_begin('[');
    put_open(NULL, '{');
    put_string("outcome", outcome == ENNEAD_CREATION_OUTCOME_CREATED   ? "created"
                          : outcome == ENNEAD_CREATION_OUTCOME_STOPPED ? "stopped"
                                                                       : "gave up");
    put_number("number", request.number);
    if (outcome == ENNEAD_CREATION_OUTCOME_CREATED) {
        const ennead_description *d = asked.description;
        memcpy(d->candidates, made, (size_t)d->rows * (size_t)d->columns * sizeof made[0]);
        put_question();
        put_text("text", write_generated, asked.description);
    }
    put_close('}');
    return answer_end(']');
}

/* The text, if there is any, is a puzzle with the rules that are wanted. */
EXPORT(generate)(const char *text, size_t length, const char *options)
{
    if (!options_begin(options, REQUEST_OPTIONS))
        return 0;
    if (length == 0)
        return generate_plain();
    if (!question_read(text, length))
        return 0;
    return asked.plain ? generate_plain() : generate_variant();
}
