/* SPDX-License-Identifier: MIT */
/*
 * Writes puzzles as the JSON of SudokuPad, with long names, as far as it is more than a drawing:
 * givens, regions, killer cages, and a few rules of the whole grid.
 */
#include "text/sudokupad/sudokupad_write.h"

#include "grid/description_check.h"
#include "text/utf8.h"

#include <string.h>

static const char *word_of(const ennead_constraint *rule)
{
    return rule->number_count > 0                      ? NULL
           : strcmp(rule->name, "anti-knight") == 0    ? "antiknight"
           : strcmp(rule->name, "anti-king") == 0      ? "antiking"
           : strcmp(rule->name, "nonconsecutive") == 0 ? "nonconsecutive"
                                                       : NULL;
}

static bool is_cage(const ennead_constraint *rule)
{
    return strcmp(rule->name, "cage") == 0 && constraint_fits(rule) && rule->part_count < 2;
}

/* Returns whether the form says everything. */
static bool see_all(const ennead_description *d, unsaid_list *unsaid)
{
    const unsigned lines = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS;

    if (d->values != (d->rows > d->columns ? d->rows : d->columns) || d->first_value != 1)
        unsaid_add(unsaid, "these values");
    if ((d->houses & lines) != lines)
        unsaid_add(unsaid, "rows, columns or regions with equal values");
    for (size_t i = 0; i < d->constraint_count; i++)
        if (!is_cage(&d->constraints[i]) && word_of(&d->constraints[i]) == NULL)
            unsaid_add(unsaid, d->constraints[i].name);
    return unsaid->count == 0;
}

static void write_place(text_buffer *p, const ennead_description *d, int cell)
{
    buffer_character(p, '[');
    buffer_number(p, cell / d->columns);
    buffer_character(p, ',');
    buffer_number(p, cell % d->columns);
    buffer_character(p, ']');
}

static void write_cells(text_buffer *p, const ennead_description *d)
{
    buffer_text(p, "\"cells\":[");
    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        const uint64_t left = d->candidates[cell] & UINT64_MAX >> (ENNEAD_MOST_SIZE - d->values);
        buffer_text(p, cell == 0 ? "[" : cell % d->columns == 0 ? "],[" : ",");
        buffer_character(p, '{');
        if ((left & (left - 1)) == 0) {
            buffer_text(p, "\"value\":");
            buffer_number(p, lowest_bit(left) + 1);
        }
        buffer_character(p, '}');
    }
    buffer_text(p, "]]");
}

static void write_regions(text_buffer *p, const ennead_description *d)
{
    const char *before = ",\"regions\":[";

    for (int region = 0; region < ENNEAD_MOST_SIZE; region++) {
        const char *begin = "[";
        for (int cell = 0; cell < d->rows * d->columns; cell++) {
            if (d->regions[cell] != region || (d->houses & ENNEAD_HOUSES_REGIONS) == 0)
                continue;
            buffer_text(p, *begin == '[' ? before : "");
            buffer_text(p, begin);
            write_place(p, d, cell);
            before = begin = ",";
        }
        buffer_text(p, *begin == ',' ? "]" : "");
    }
    buffer_text(p, *before == ',' && before[1] == '\0' ? "]" : "");
}

static void write_cages(text_buffer *p, const ennead_description *d)
{
    const char *before = ",\"cages\":[";

    for (size_t i = 0; i < d->constraint_count; i++) {
        const ennead_constraint *rule = &d->constraints[i];
        if (!is_cage(rule))
            continue;
        buffer_text(p, before);
        buffer_text(p, "{\"unique\":true,\"cells\":[");
        for (size_t k = 0; k < rule->cell_count; k++) {
            buffer_text(p, k > 0 ? "," : "");
            write_place(p, d, rule->cells[k]);
        }
        buffer_character(p, ']');
        if (rule->number_count > 0) {
            buffer_text(p, ",\"value\":\"");
            buffer_signed(p, rule->numbers[0]);
            buffer_text(p, "\",\"sum\":");
            buffer_signed(p, rule->numbers[0]);
        }
        buffer_character(p, '}');
        before = ",";
    }
    buffer_text(p, before[1] == '\0' ? "]" : "");
}

/* Names the rules of the whole grid in the metadata. */
static void write_globals(text_buffer *p, const ennead_description *d)
{
    for (size_t i = 0; i < d->constraint_count; i++) {
        const char *word = word_of(&d->constraints[i]);
        if (word == NULL)
            continue;
        buffer_text(p, ",\"");
        buffer_text(p, word);
        buffer_text(p, "\":true");
    }
}

static void write_title(text_buffer *p, const char *title)
{
    const size_t all = strlen(title);

    for (size_t at = 0; at < all;) {
        const size_t size = utf8_length(title + at, all - at);
        if (size == 1 && (title[at] == '"' || title[at] == '\\'))
            buffer_character(p, '\\');
        for (size_t i = 0; i < size; i++)
            buffer_character(p, (unsigned char)title[at + i] < ' ' ? ' ' : title[at + i]);
        buffer_text(p, size == 0 ? UTF8_REPLACEMENT : "");
        at += size > 0 ? size : 1;
    }
}

void sudokupad_write(text_buffer *p, const ennead_description *d, const char *title,
                     unsaid_list *unsaid)
{
    if (!see_all(d, unsaid))
        return;
    buffer_text(p, "{\"cellSize\":50,\"metadata\":{\"title\":\"");
    write_title(p, title);
    buffer_character(p, '"');
    write_globals(p, d);
    buffer_text(p, "},");
    write_cells(p, d);
    write_regions(p, d);
    write_cages(p, d);
    buffer_character(p, '}');
}
