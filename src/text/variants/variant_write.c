/* SPDX-License-Identifier: MIT */
/*
 * Writes descriptions in the form of this project: what differs from the usual, the grid, and a rule
 * a line. What is written reads back as it was.
 */
#include <string.h>

#include "text/phrase.h"
#include "text/variants/variant.h"

static int longest_side(const ennead_description *d)
{
    return d->rows > d->columns ? d->rows : d->columns;
}

static void write_number(phrase *p, int64_t number)
{
    if (number < 0) {
        phrase_character(p, '-');
        number = -number;
    }
    phrase_number(p, (int)number);
}

static void write_sign(phrase *p, int number)
{
    static const char signs[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    phrase_character(p, signs[number]);
}

/* Whether every value has a sign, and capitals are not needed twice. */
static bool has_signs(const ennead_description *d)
{
    return d->first_value + d->values - 1 <= 35;
}

static void write_value(phrase *p, const ennead_description *d, int value)
{
    if (has_signs(d))
        write_sign(p, d->first_value + value);
    else
        phrase_number(p, d->first_value + value);
}

void variant_write_cell(phrase *p, const ennead_description *d, uint64_t candidates)
{
    const uint64_t all = UINT64_MAX >> (64 - d->values);
    const char *comma = "";

    candidates &= all;
    if (candidates == all) {
        phrase_character(p, '.');
        return;
    }
    const bool single = candidates != 0 && (candidates & (candidates - 1)) == 0;
    if (!single)
        phrase_character(p, '[');
    for (int value = 0; value < d->values; value++) {
        if ((candidates >> value & 1) == 0)
            continue;
        phrase_text(p, has_signs(d) ? "" : comma);
        write_value(p, d, value);
        comma = ",";
    }
    if (!single)
        phrase_character(p, ']');
}

static void write_grid(phrase *p, const ennead_description *d)
{
    phrase_text(p, "grid\n");
    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        variant_write_cell(p, d, d->candidates[cell]);
        phrase_character(p, (cell + 1) % d->columns == 0 ? '\n' : ' ');
    }
}

/* Regions are numbered as they come, as they are when this is read. */
static void write_regions(phrase *p, const ennead_description *d)
{
    int numbers[ENNEAD_NO_REGION] = {0}, count = 0;

    phrase_text(p, "regions\n");
    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        const int region = d->regions[cell];
        if (region != ENNEAD_NO_REGION && numbers[region] == 0)
            numbers[region] = ++count;
        if (region == ENNEAD_NO_REGION)
            phrase_character(p, '.');
        else
            phrase_number(p, numbers[region]);
        phrase_character(p, (cell + 1) % d->columns == 0 ? '\n' : ' ');
    }
}

/* ------------------------------------------------------------------------------------- the head */

static void write_size(phrase *p, const ennead_description *d)
{
    phrase_text(p, "size ");
    phrase_number(p, d->rows);
    if (d->rows != d->columns) {
        phrase_character(p, 'x');
        phrase_number(p, d->columns);
    }
    phrase_character(p, '\n');
    if (d->values == longest_side(d) && d->first_value == 1)
        return;
    phrase_text(p, "values ");
    phrase_number(p, d->first_value);
    phrase_character(p, '-');
    phrase_number(p, d->first_value + d->values - 1);
    phrase_character(p, '\n');
}

static void write_houses(phrase *p, const ennead_description *d)
{
    static const char *const names[] = {" rows", " columns", " regions"};
    const unsigned usual = ENNEAD_ROWS | ENNEAD_COLUMNS | ENNEAD_REGIONS;
    bool regions = false;

    for (int cell = 0; cell < d->rows * d->columns; cell++)
        regions = regions || d->regions[cell] != ENNEAD_NO_REGION;
    const bool all = (d->houses | (regions ? 0u : (unsigned)ENNEAD_REGIONS)) == usual;
    if (!all) {
        phrase_text(p, "houses");
        for (unsigned i = 0; i < 3; i++)
            if ((d->houses >> i & 1) != 0)
                phrase_text(p, names[i]);
        phrase_text(p, d->houses == 0 ? " none\n" : "\n");
    }
    if (d->box_rows > 0) {
        phrase_text(p, "boxes ");
        phrase_number(p, d->box_rows);
        phrase_character(p, 'x');
        phrase_number(p, d->box_columns);
        phrase_character(p, '\n');
    } else {
        phrase_text(p, "boxes none\n");
        if (regions)
            write_regions(p, d);
    }
}

/* -------------------------------------------------------------------------------------- rules */

static void write_cell_name(phrase *p, const ennead_description *d, int cell)
{
    phrase_text(p, " r");
    phrase_number(p, cell / d->columns + 1);
    phrase_character(p, 'c');
    phrase_number(p, cell % d->columns + 1);
}

static void write_rule(phrase *p, const ennead_description *d, const ennead_constraint *rule)
{
    size_t part = 0, left = rule->part_count > 0 ? rule->parts[0] : 0;

    phrase_text(p, rule->name);
    for (size_t i = 0; i < rule->number_count; i++) {
        phrase_character(p, ' ');
        write_number(p, rule->numbers[i]);
    }
    for (size_t i = 0; i < rule->cell_count; i++) {
        for (; rule->part_count > 0 && left == 0; left = rule->parts[++part])
            phrase_text(p, " :");
        left--;
        write_cell_name(p, d, rule->cells[i]);
    }
    if (rule->text != NULL) {
        phrase_text(p, " \"");
        phrase_text(p, rule->text);
        phrase_character(p, '"');
    }
    if (rule->inner_count == 0)
        return;
    for (size_t i = 0; i < rule->inner_count; i++) {
        phrase_text(p, i == 0 ? " { " : "; ");
        write_rule(p, d, &rule->inner[i]);
    }
    phrase_text(p, " }");
}

size_t ennead_variant_write_rule(const ennead_description *description, size_t index, char *text,
                                 size_t room)
{
    phrase p = {text, room, 0};

    write_rule(&p, description, &description->constraints[index]);
    return phrase_end(&p);
}

size_t ennead_variant_write(const ennead_description *description, const char *title, char *text,
                            size_t room)
{
    phrase p = {text, room, 0};

    phrase_text(&p, "variant");
    if (title != NULL && *title != '\0') {
        phrase_character(&p, ' ');
        phrase_text(&p, title);
    }
    phrase_character(&p, '\n');
    write_size(&p, description);
    write_houses(&p, description);
    write_grid(&p, description);
    for (size_t i = 0; i < description->constraint_count; i++) {
        write_rule(&p, description, &description->constraints[i]);
        phrase_character(&p, '\n');
    }
    return phrase_end(&p);
}
