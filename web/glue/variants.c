/* SPDX-License-Identifier: MIT */
/*
 * variant: a puzzle of any form as data and in other forms. toSvg: its picture. And the tables of
 * techniques and rules.
 */
#include <string.h>

#include "pictures.h"

/* ------------------------------------------------------------------------------ plain puzzles */

static void put_state(const ennead_state *state)
{
    char marks[ENNEAD_MARKS_SIZE], sdx[ENNEAD_SDX_SIZE], sukaku[ENNEAD_SUKAKU_SIZE];
    char library[ENNEAD_LIBRARY_SIZE];
    ennead_write_marks(state, marks);
    ennead_write_sdx(state, sdx);
    ennead_write_sukaku(state, sukaku);
    ennead_write_library(state, library);
    put_open("forms", '{');
    put_line("line", state->givens);
    put_string("marks", marks);
    put_string("sdx", sdx);
    put_string("sukaku", sukaku);
    put_string("hodoku", library);
    put_close('}');
}

static void put_numbers(const char *key, const uint8_t *numbers, size_t count)
{
    put_open(key, '[');
    for (size_t i = 0; i < count; i++)
        put_number(NULL, numbers[i]);
    put_close(']');
}

/* For each cell the list of its values. */
static void put_candidates(const uint64_t *sets, size_t count, int first)
{
    put_open("candidates", '[');
    for (size_t cell = 0; cell < count; cell++) {
        put_open(NULL, '[');
        for (uint64_t rest = sets[cell]; rest != 0; rest &= rest - 1)
            put_number(NULL, (uint64_t)(first + __builtin_ctzll(rest)));
        put_close(']');
    }
    put_close(']');
}

void put_position(const ennead_state *state)
{
    uint64_t sets[ENNEAD_CELLS];
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        sets[cell] = state->candidates[cell];
    put_numbers("givens", state->givens, ENNEAD_CELLS);
    put_numbers("values", state->values, ENNEAD_CELLS);
    put_candidates(sets, ENNEAD_CELLS, 1);
    put_state(state);
}

/* ----------------------------------------------------------------------------------- variants */

static size_t write_variant(const void *description, char *text, size_t room)
{
    return ennead_variant_write(description, asked.title[0] != '\0' ? asked.title : NULL, text,
                                room);
}

static size_t write_fpuzzles(const void *description, char *text, size_t room)
{
    const char *unsaid;
    return ennead_variant_write_fpuzzles(description, asked.title[0] != '\0' ? asked.title : NULL,
                                         text, room, &unsaid);
}

static size_t write_rule(const void *rule, char *text, size_t room)
{
    return ennead_variant_write_rule(asked.description, *(const size_t *)rule, text, room);
}

void put_rules(void)
{
    put_open("rules", '[');
    for (size_t i = 0; i < asked.description->constraint_count; i++)
        put_text(NULL, write_rule, &i);
    put_close(']');
}

void put_description(const ennead_description *d, const uint64_t *candidates)
{
    const size_t count = (size_t)d->rows * (size_t)d->columns;
    const char *unsaid;
    put_number("rows", (uint64_t)d->rows);
    put_number("columns", (uint64_t)d->columns);
    put_number("values", (uint64_t)d->values);
    put_number("firstValue", (uint64_t)d->first_value);
    put_number("boxRows", (uint64_t)d->box_rows);
    put_number("boxColumns", (uint64_t)d->box_columns);
    put_numbers("regions", d->regions, count);
    put_candidates(candidates, count, d->first_value);
    put_open("forms", '{');
    put_text("variant", write_variant, d);
    (void)ennead_variant_write_fpuzzles(d, NULL, NULL, 0, &unsaid);
    if (unsaid == NULL)
        put_text("fpuzzles", write_fpuzzles, d);
    put_close('}');
    if (unsaid != NULL)
        put_string("notInFpuzzles", unsaid);
}

EXPORT(variant)(const char *text, size_t length, const char *options)
{
    if (!options_begin(options, "") || !question_read(text, length))
        return 0;
    answer_begin('{');
    put_question();
    put_flag("plain", asked.plain);
    if (asked.plain) {
        put_position(&asked.state);
    } else {
        put_description(asked.description, asked.description->candidates);
    }
    return answer_end('}');
}

/* ----------------------------------------------------------------------------------- pictures */

EXPORT(picture)(const char *text, size_t length, const char *options)
{
    ennead_wording wording;
    uint8_t solution[1][ENNEAD_CELLS];
    ennead_solve_result result;
    ennead_puzzle puzzle;
    if (!options_begin(options, WORDING_OPTIONS PICTURE_OPTIONS "solution ") ||
        !option_wording(&wording) || !pictures_begin(ENNEAD_PICTURE_MARKS_GIVEN) ||
        !question_read(text, length))
        return 0;
    ennead_picture picture = picture_usual(&wording);
    if (asked.plain) {
        picture.state = &asked.state;
        ennead_state_to_puzzle(&asked.state, &puzzle);
        if (option_flag("solution") &&
            ennead_solve(&puzzle, NULL, solution, 1, &result) == ENNEAD_STATUS_OK &&
            result.solutions > 0)
            picture.solution = solution[0];
    } else {
        picture.description = asked.description;
        picture.notation = asked.notation;
    }
    answer_begin('{');
    put_picture("picture", &picture);
    return answer_end('}');
}

/* ------------------------------------------------------------------------------------- tables */

EXPORT(techniques)(const char *text, size_t length, const char *options)
{
    const ennead_technique_row *row;
    (void)text;
    (void)length;
    if (!options_begin(options, ""))
        return 0;
    answer_begin('[');
    for (int i = 0; (row = ennead_technique_info(i)) != NULL; i++) {
        put_open(NULL, '{');
        put_string("name", row->name);
        put_string("abbreviation", row->abbreviation);
        put_string("family", ennead_family_name(row->family));
        put_tenths("rating", row->rating);
        put_number("score", (uint64_t)row->score);
        put_string("level", ennead_level_name(row->level));
        put_string("why", ennead_technique_why(i, ENNEAD_LANGUAGE_ENGLISH));
        put_string("example", ennead_technique_example(i));
        put_close('}');
    }
    return answer_end(']');
}

EXPORT(rules)(const char *text, size_t length, const char *options)
{
    const ennead_constraint_row *row;
    (void)text;
    (void)length;
    if (!options_begin(options, ""))
        return 0;
    answer_begin('[');
    for (size_t i = 0; (row = ennead_constraint_info(i)) != NULL; i++) {
        put_open(NULL, '{');
        put_string("name", row->name);
        put_string("help", row->help);
        put_string("example", row->example);
        put_open("numbers", '[');
        put_number(NULL, row->least_numbers);
        put_number(NULL, row->most_numbers);
        put_close(']');
        put_open("cells", '[');
        put_number(NULL, row->least_cells);
        put_number(NULL, row->most_cells);
        put_close(']');
        put_open("parts", '[');
        put_number(NULL, row->least_parts);
        put_number(NULL, row->most_parts);
        put_close(']');
        put_flag("drawn", ennead_rule_is_drawn(row->name));
        put_close('}');
    }
    return answer_end(']');
}
