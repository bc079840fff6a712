/* SPDX-License-Identifier: MIT */
/*
 * Writes descriptions in Ennead's form: what differs from the defaults, the grid, and one line for
 * each rule. What is written reads back as the same description.
 */
#include "text/variants/variant_write.h"

#include "grid/description_check.h"

static int longest_side(const ennead_description *d)
{
    return d->rows > d->columns ? d->rows : d->columns;
}

static void write_sign(text_buffer *p, int number)
{
    static const char signs[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    buffer_character(p, signs[number]);
}

/* Whether every value has a character, without a need for both lower-case letters and capitals. */
static bool has_signs(const ennead_description *d)
{
    return d->first_value + d->values - 1 <= 35;
}

static void write_value(text_buffer *p, const ennead_description *d, int value)
{
    if (has_signs(d))
        write_sign(p, d->first_value + value);
    else
        buffer_number(p, d->first_value + value);
}

void variant_write_cell(text_buffer *p, const ennead_description *d, uint64_t candidates)
{
    const uint64_t all = UINT64_MAX >> (ENNEAD_MOST_SIZE - d->values);
    const char *comma = "";

    candidates &= all;
    if (candidates == all) {
        buffer_character(p, '.');
        return;
    }
    const bool single = candidates != 0 && (candidates & (candidates - 1)) == 0;
    if (!single)
        buffer_character(p, '[');
    for (int value = 0; value < d->values; value++) {
        if ((candidates >> value & 1) == 0)
            continue;
        buffer_text(p, has_signs(d) ? "" : comma);
        write_value(p, d, value);
        comma = ",";
    }
    if (!single)
        buffer_character(p, ']');
}

static void write_grid(text_buffer *p, const ennead_description *d)
{
    buffer_text(p, "grid\n");
    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        variant_write_cell(p, d, d->candidates[cell]);
        buffer_character(p, (cell + 1) % d->columns == 0 ? '\n' : ' ');
    }
}

/* Regions are numbered in order of appearance, as when this is read. */
static void write_regions(text_buffer *p, const ennead_description *d)
{
    int numbers[ENNEAD_NO_REGION] = {0}, count = 0;

    buffer_text(p, "regions\n");
    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        const int region = d->regions[cell];
        if (region != ENNEAD_NO_REGION && numbers[region] == 0)
            numbers[region] = ++count;
        if (region == ENNEAD_NO_REGION)
            buffer_character(p, '.');
        else
            buffer_number(p, numbers[region]);
        buffer_character(p, (cell + 1) % d->columns == 0 ? '\n' : ' ');
    }
}

/* ------------------------------------------------------------------------------------- the head */

static void write_size(text_buffer *p, const ennead_description *d)
{
    buffer_text(p, "size ");
    buffer_number(p, d->rows);
    if (d->rows != d->columns) {
        buffer_character(p, 'x');
        buffer_number(p, d->columns);
    }
    buffer_character(p, '\n');
    if (d->values == longest_side(d) && d->first_value == 1)
        return;
    buffer_text(p, "values ");
    buffer_number(p, d->first_value);
    buffer_character(p, '-');
    buffer_number(p, d->first_value + d->values - 1);
    buffer_character(p, '\n');
}

static void write_houses(text_buffer *p, const ennead_description *d)
{
    static const char *const names[] = {" rows", " columns", " regions"};
    const unsigned usual = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS;
    bool regions = false;

    for (int cell = 0; cell < d->rows * d->columns; cell++)
        regions = regions || d->regions[cell] != ENNEAD_NO_REGION;
    const bool all = (d->houses | (regions ? 0u : (unsigned)ENNEAD_HOUSES_REGIONS)) == usual;
    if (!all) {
        buffer_text(p, "houses");
        for (unsigned i = 0; i < 3; i++)
            if ((d->houses >> i & 1) != 0)
                buffer_text(p, names[i]);
        buffer_text(p, d->houses == 0 ? " none\n" : "\n");
    }
    if (d->box_rows > 0) {
        buffer_text(p, "boxes ");
        buffer_number(p, d->box_rows);
        buffer_character(p, 'x');
        buffer_number(p, d->box_columns);
        buffer_character(p, '\n');
    } else {
        buffer_text(p, "boxes none\n");
        if (regions)
            write_regions(p, d);
    }
}

/* -------------------------------------------------------------------------------------- rules */

static void write_cell_name(text_buffer *p, const ennead_description *d, int cell)
{
    buffer_text(p, " r");
    buffer_number(p, cell / d->columns + 1);
    buffer_character(p, 'c');
    buffer_number(p, cell % d->columns + 1);
}

/* Writes the cells, with colons between parts; there may be no parts. */
static void write_parts(text_buffer *p, const ennead_description *d, const ennead_constraint *rule)
{
    const uint16_t *next = rule->cells;

    for (size_t part = 0; part < rule->part_count; part++) {
        buffer_text(p, part > 0 ? " :" : "");
        for (size_t i = 0; i < rule->parts[part]; i++)
            write_cell_name(p, d, *next++);
    }
    for (size_t i = 0; rule->part_count == 0 && i < rule->cell_count; i++)
        write_cell_name(p, d, rule->cells[i]);
}

static void write_rule(text_buffer *p, const ennead_description *d, const ennead_constraint *rule)
{
    buffer_text(p, rule->name);
    for (size_t i = 0; i < rule->number_count; i++) {
        buffer_character(p, ' ');
        buffer_signed(p, rule->numbers[i]);
    }
    write_parts(p, d, rule);
    if (rule->text != NULL) {
        buffer_text(p, " \"");
        buffer_text(p, rule->text);
        buffer_character(p, '"');
    }
    if (rule->inner_count == 0)
        return;
    for (size_t i = 0; i < rule->inner_count; i++) {
        buffer_text(p, i == 0 ? " { " : "; ");
        write_rule(p, d, &rule->inner[i]);
    }
    buffer_text(p, " }");
}

size_t ennead_variant_write_rule(const ennead_description *description, size_t index, char *text,
                                 size_t room)
{
    const ennead_description *d = description;
    text_buffer p = buffer_for(NULL, text, room);

    if (description_shape_error(d) == NULL && index < d->constraint_count &&
        description_rule_error(d, &d->constraints[index]) == NULL)
        write_rule(&p, d, &d->constraints[index]);
    return buffer_end(&p);
}

size_t ennead_variant_write(const ennead_description *description, const char *title, char *text,
                            size_t room)
{
    text_buffer p = buffer_for(NULL, text, room);

    if (description_error(description) != NULL)
        return buffer_end(&p);
    buffer_text(&p, "variant");
    if (title != NULL && *title != '\0') {
        buffer_character(&p, ' ');
        buffer_text(&p, title);
    }
    buffer_character(&p, '\n');
    write_size(&p, description);
    write_houses(&p, description);
    write_grid(&p, description);
    for (size_t i = 0; i < description->constraint_count; i++) {
        write_rule(&p, description, &description->constraints[i]);
        buffer_character(&p, '\n');
    }
    return buffer_end(&p);
}
