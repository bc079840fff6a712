/* SPDX-License-Identifier: MIT */
#include "cli/output/variant_text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/record/fields.h"

void variant_add_values(struct text *text, const struct variant_puzzle *variant,
                        const uint8_t *values)
{
    char line[3 * ENNEAD_MOST_CELLS + 1];
    const ennead_description *d = &variant->description;
    size_t length =
        ennead_write_values(values, (size_t)d->rows * (size_t)d->columns, variant->notation, line);
    text_add(text, line, length);
}

void variant_add_givens(struct text *text, const struct variant_puzzle *variant)
{
    const ennead_description *d = &variant->description;
    const ennead_notation notation = variant->notation;
    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        char sign[4] = ".";
        const uint64_t left = d->candidates[cell];
        const uint8_t number = (uint8_t)(left != 0 ? __builtin_ctzll(left) + d->first_value : 0);
        if (left != 0 && (left & (left - 1)) == 0)
            ennead_write_values(&number, 1, notation, sign);
        text_string(text, notation == ENNEAD_NOTATION_NUMBERS && cell > 0 ? " " : "");
        text_string(text, sign);
    }
}

uint64_t variant_count_clues(const struct variant_puzzle *variant)
{
    const ennead_description *d = &variant->description;
    uint64_t clues = 0;
    for (int cell = 0; cell < d->rows * d->columns; cell++)
        clues += __builtin_popcountll(d->candidates[cell]) == 1;
    return clues;
}

void variant_add_marks(struct text *text, const struct variant_puzzle *variant,
                       const uint64_t *candidates, size_t indent)
{
    ennead_description view = variant->description;
    view.candidates = (uint64_t *)candidates;
    const size_t length = ennead_variant_write_marks(&view, NULL, 0);
    char *marks = malloc(length + 1);
    if (marks == NULL) {
        text->failed = true;
        return;
    }
    ennead_variant_write_marks(&view, marks, length + 1);
    for (const char *line = marks; *line != '\0';) {
        const size_t bytes = strcspn(line, "\n") + 1;
        text_repeat(text, ' ', indent);
        text_add(text, line, bytes);
        line += bytes;
    }
    free(marks);
}

bool variant_is_solved(const struct variant_puzzle *variant, const uint64_t *candidates)
{
    const ennead_description *d = &variant->description;
    for (int cell = 0; cell < d->rows * d->columns; cell++)
        if (__builtin_popcountll(candidates[cell]) != 1)
            return false;
    return true;
}

void variant_add_picture(struct text *text, const struct settings *settings,
                         const struct variant_puzzle *variant, const uint8_t *values)
{
    size_t length = 0;
    ennead_drawing_options options;
    ennead_drawing_options_init(&options);
    options.drawing = settings->fine ? ENNEAD_DRAWING_FINE : ENNEAD_DRAWING_PLAIN;
    options.values = values;
    ennead_status status =
        ennead_variant_draw(&variant->description, &options, NULL, NULL, 0, &length);
    char *picture = status == ENNEAD_STATUS_OK ? malloc(length + 1) : NULL;
    if (picture != NULL)
        status = ennead_variant_draw(&variant->description, &options, NULL, picture, length + 1,
                                     &length);
    if (picture == NULL || status != ENNEAD_STATUS_OK)
        text->failed = true;
    else
        text_add(text, picture, length);
    free(picture);
}

void variant_add_rules(struct text *text, const struct variant_puzzle *variant)
{
    const ennead_description *d = &variant->description;
    for (size_t i = 0; i < d->constraint_count; i++) {
        if (ennead_variant_is_drawn(&d->constraints[i]))
            continue;
        const size_t length = ennead_variant_write_rule(d, i, NULL, 0);
        char *rule = malloc(length + 1);
        if (rule == NULL) {
            text->failed = true;
            return;
        }
        ennead_variant_write_rule(d, i, rule, length + 1);
        text_add(text, rule, length);
        text_character(text, '\n');
        free(rule);
    }
}

/* Whether the signs of its givens tell what is in the cells of a puzzle. */
static bool is_told_by_givens(const struct variant_puzzle *variant)
{
    const ennead_description *d = &variant->description;
    const uint64_t all = UINT64_MAX >> (64 - d->values);
    for (int cell = 0; cell < d->rows * d->columns; cell++)
        if (d->candidates[cell] != all && __builtin_popcountll(d->candidates[cell]) != 1)
            return false;
    return variant->notation != ENNEAD_NOTATION_NUMBERS;
}

static bool is_standard(const ennead_description *d)
{
    return d->rows == 9 && d->columns == 9 && d->box_rows == 3 && d->box_columns == 3;
}

/* Adds the lines of a puzzle in Ennead's form: without the title, without what each puzzle has, and
 * without the grid if another field tells it. */
static void put_lines(struct json_out *json, const struct variant_puzzle *variant, const char *text)
{
    static const char *const usual[] = {"size 9\n", "boxes 3x3\n"};
    const ennead_description *d = &variant->description;
    const bool told = is_told_by_givens(variant), standard = is_standard(d);
    int rows = 1; /* to be left out */
    for (size_t length; *text != '\0'; text += length + 1) {
        length = strcspn(text, "\n");
        if (told && strncmp(text, "grid\n", strlen("grid\n")) == 0)
            rows = d->rows + 1;
        for (size_t i = 0; standard && i < sizeof usual / sizeof usual[0]; i++)
            rows += strncmp(text, usual[i], strlen(usual[i])) == 0;
        if (rows > 0)
            rows--;
        else
            json_out_bytes(json, NULL, text, length);
    }
}

static enum cut put_rules(struct json_out *json, const void *user)
{
    const struct variant_puzzle *variant = user;
    const size_t length = ennead_variant_write(&variant->description, NULL, NULL, 0);
    char *text = malloc(length + 1);
    json_out_open(json, field_rows[FIELD_OF_RULES].name, '[');
    if (text == NULL) {
        json->text->failed = true;
    } else {
        ennead_variant_write(&variant->description, NULL, text, length + 1);
        put_lines(json, variant, text);
    }
    json_out_close(json, ']');
    free(text);
    return NOT_CUT;
}

void variant_set_rules(struct record *record, const struct variant_puzzle *variant)
{
    if (variant->plain != NULL)
        return;
    record_set_string(record, FIELD_OF_FORM, ennead_variant_form_name(variant->report.form));
    record_set_nested(record, FIELD_OF_RULES, put_rules, variant);
}
