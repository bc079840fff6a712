/* SPDX-License-Identifier: MIT */
#include "text/description/description_builder.h"

#include "grid/constraints.h"
#include "grid/memory.h"
#include "grid/say/text_buffer.h"

#include <stdarg.h>
#include <stddef.h>
#include <string.h>

enum { BLOCK_SIZE = 1 << 14, ALIGNMENT = _Alignof(max_align_t) };

struct builder_block {
    builder_block *next;
    size_t used, size;
    _Alignas(max_align_t) char bytes[];
};

struct builder_rule {
    ennead_constraint rule;
    builder_rule *next;
};

description_builder *builder_new(const char *text, size_t length, const ennead_allocator *allocator,
                                 ennead_variant_report *report)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    description_builder *d = allocate(&memory, sizeof *d);

    if (d == NULL)
        return NULL;
    memset(d, 0, offsetof(description_builder, cells));
    d->cell_count = d->part_count = d->part_begin = d->number_count = 0;
    d->depth = d->region_count = 0;
    d->counted = d->line_begin = 0;
    d->line = 1;
    d->packed = false;
    d->memory = memory;
    d->text = text;
    d->length = length;
    d->report = report;
    d->status = ENNEAD_STATUS_OK;
    return d;
}

static void release_blocks(description_builder *d, builder_block *kept)
{
    while (d->blocks != kept) {
        builder_block *next = d->blocks->next;
        release(&d->memory, d->blocks);
        d->blocks = next;
    }
}

ennead_status builder_finish(description_builder *d, ennead_description **description)
{
    const ennead_allocator memory = d->memory;
    const ennead_status status = d->status;

    if (status != ENNEAD_STATUS_OK) {
        ennead_description_free(d->description);
        d->description = NULL;
    }
    *description = d->description;
    release_blocks(d, NULL);
    release(&memory, d);
    return status;
}

/* ------------------------------------------------------------------------------- what is wrong */

builder_quoted builder_quote(const char *text, size_t length)
{
    builder_quoted quoted;
    size_t kept = length < BUILDER_QUOTE ? length : BUILDER_QUOTE, i;

    for (i = 0; i < kept; i++)
        quoted.text[i] = text[i] >= ' ' && text[i] <= '~' ? text[i] : '?';
    if (kept < length)
        for (int dots = 0; dots < 3; dots++)
            quoted.text[i++] = '.';
    quoted.text[i] = '\0';
    return quoted;
}

/* Counts on from the last place asked for, forward or backward: in a file with a million rules,
 * the place of each is needed. */
void builder_place(description_builder *d, size_t place, uint64_t *line, uint64_t *column)
{
    if (d->packed) {
        *line = d->packed_line;
        *column = d->packed_column;
        return;
    }
    for (; d->counted < place; d->counted++)
        if (d->text[d->counted] == '\n') {
            d->line++;
            d->line_begin = d->counted + 1;
        }
    while (d->counted > place)
        d->line -= d->text[--d->counted] == '\n';
    if (d->line_begin > place)
        for (d->line_begin = place; d->line_begin > 0 && d->text[d->line_begin - 1] != '\n';)
            d->line_begin--;
    *line = d->line;
    *column = place - d->line_begin + 1;
}

static void say(description_builder *d, size_t place, ennead_variant_error error, const char *words,
                va_list arguments)
{
    ennead_variant_report *report = d->report;
    text_buffer p = buffer_for(NULL, report->message, sizeof report->message);

    d->status = ENNEAD_STATUS_BAD_ARGUMENT;
    report->error = error;
    report->offset = place < d->length ? place : d->length;
    builder_place(d, (size_t)report->offset, &report->line, &report->column);
    buffer_format_list(&p, words, arguments);
    buffer_end(&p);
}

bool builder_wrong(description_builder *d, size_t place, const char *words, ...)
{
    va_list arguments;

    if (d->status != ENNEAD_STATUS_OK)
        return false;
    va_start(arguments, words);
    say(d, place, ENNEAD_VARIANT_ERROR_MALFORMED, words, arguments);
    va_end(arguments);
    return false;
}

bool builder_unknown(description_builder *d, size_t place, const char *words, ...)
{
    va_list arguments;

    if (d->status != ENNEAD_STATUS_OK)
        return false;
    va_start(arguments, words);
    say(d, place, ENNEAD_VARIANT_ERROR_UNKNOWN_RULE, words, arguments);
    va_end(arguments);
    return false;
}

bool builder_no_memory(description_builder *d)
{
    d->status = ENNEAD_STATUS_OUT_OF_MEMORY;
    return false;
}

/* ------------------------------------------------------------------------------------- memory */

void *builder_memory(description_builder *d, size_t bytes)
{
    bytes = (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    if (d->blocks == NULL || d->blocks->size - d->blocks->used < bytes) {
        const size_t size = bytes > BLOCK_SIZE ? bytes : BLOCK_SIZE;
        builder_block *block = allocate(&d->memory, sizeof *block + size);
        if (block == NULL) {
            builder_no_memory(d);
            return NULL;
        }
        *block = (builder_block){.next = d->blocks, .size = size};
        d->blocks = block;
    }
    void *memory = d->blocks->bytes + d->blocks->used;
    d->blocks->used += bytes;
    return memory;
}

/* Frees memory that no rule needs any more, except for one block, which is reused. */
static void reuse_memory(description_builder *d)
{
    if (d->blocks == NULL)
        return;
    while (d->blocks->next != NULL) {
        builder_block *block = d->blocks;
        d->blocks = block->next;
        release(&d->memory, block);
    }
    d->blocks->used = 0;
}

/* --------------------------------------------------------------------------------------- grid */

bool builder_grid(description_builder *d, size_t place, int rows, int columns, int values,
                  int first_value)
{
    const int longest = rows > columns ? rows : columns;

    if (rows < 1 || columns < 1 || longest > ENNEAD_MOST_SIZE)
        return builder_wrong(d, place, "a grid has 1 to 64 rows and columns");
    if (values < (d->any_values ? 1 : longest) || values > ENNEAD_MOST_SIZE)
        return builder_wrong(d, place, "there are %n values, expected %n to 64", values, longest);
    if (ennead_description_new(rows, columns, values > longest ? values : longest, &d->memory,
                               &d->description) != ENNEAD_STATUS_OK)
        return builder_no_memory(d);
    d->description->values = values;
    for (int cell = 0; cell < rows * columns && values < longest; cell++)
        d->description->candidates[cell] = ((uint64_t)1 << values) - 1;
    d->description->first_value = first_value;
    if (values + first_value > ENNEAD_MOST_SIGNS + 1)
        d->report->notation = ENNEAD_NOTATION_NUMBERS;
    return true;
}

int builder_box_rows(int size)
{
    for (int small = ENNEAD_MOST_SIZE; small >= 2; small--)
        if (size % small == 0 && size / small >= small)
            return small;
    return 0;
}

bool builder_cut_boxes(ennead_description *d, int size)
{
    for (int small = builder_box_rows(size); small >= 2; small--) {
        const int large = size / small;
        if (size % small != 0)
            continue;
        if (ennead_description_set_boxes(d, small, large) == ENNEAD_STATUS_OK ||
            ennead_description_set_boxes(d, large, small) == ENNEAD_STATUS_OK)
            return true;
    }
    return false;
}

void builder_boxes(description_builder *d, int size)
{
    (void)builder_cut_boxes(d->description, size);
}

void builder_no_regions(description_builder *d)
{
    memset(d->description->regions, ENNEAD_NO_REGION, (size_t)builder_cell_count(d));
    d->description->box_rows = d->description->box_columns = 0;
    d->description->houses |= ENNEAD_HOUSES_REGIONS;
}

bool builder_check_regions(description_builder *d, size_t place)
{
    int sizes[ENNEAD_MOST_SIZE] = {0};

    for (int cell = 0; cell < builder_cell_count(d); cell++) {
        const int region = d->description->regions[cell];
        if (region != ENNEAD_NO_REGION && ++sizes[region] > d->description->values)
            return builder_wrong(d, place, "region %n has more cells than there are values",
                                 region + 1);
    }
    return true;
}

void builder_find_boxes(description_builder *builder)
{
    ennead_description *d = builder->description;
    const int size = d->rows > d->columns ? d->rows : d->columns;
    const int height = builder_box_rows(size), width = height > 0 ? size / height : 0;

    if (height == 0 || width == 0 || d->rows % height != 0 || d->columns % width != 0)
        return;
    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        const int row = cell / d->columns / height * height;
        const int column = cell % d->columns / width * width;
        for (int other = 0; other < d->rows * d->columns; other++) {
            const bool together = other / d->columns / height * height == row &&
                                  other % d->columns / width * width == column;
            if (together != (d->regions[cell] == d->regions[other]) ||
                d->regions[cell] == ENNEAD_NO_REGION)
                return;
        }
    }
    (void)ennead_description_set_boxes(d, height, width);
}

int builder_value(const description_builder *d, int64_t number)
{
    const int64_t value = number - d->description->first_value;

    return value >= 0 && value < d->description->values ? (int)value : -1;
}

void builder_given(description_builder *d, int cell, uint64_t values)
{
    d->description->candidates[cell] &= values;
}

/* -------------------------------------------------------------------------------------- rules */

void builder_begin(description_builder *d, size_t place, const char *name, const char *source)
{
    d->place = place;
    d->name = name;
    d->source = source;
    d->said = NULL;
    d->said_length = 0;
    d->cell_count = d->part_count = d->part_begin = d->number_count = 0;
}

bool builder_number(description_builder *d, size_t place, int64_t number)
{
    if (number < INT32_MIN || number > INT32_MAX)
        return builder_wrong(d, place, "the number is too large");
    if (d->number_count == BUILDER_MOST_NUMBERS)
        return builder_wrong(d, place, "the rule has too many numbers");
    d->numbers[d->number_count++] = (int32_t)number;
    return true;
}

bool builder_cell(description_builder *d, size_t place, int cell)
{
    if (d->cell_count == BUILDER_MOST_CELLS)
        return builder_wrong(d, place, "the rule has too many cells");
    d->cells[d->cell_count++] = (uint16_t)cell;
    return true;
}

void builder_part(description_builder *d)
{
    if (d->part_count == BUILDER_MOST_CELLS)
        return;
    d->parts[d->part_count++] = (uint16_t)(d->cell_count - d->part_begin);
    d->part_begin = d->cell_count;
}

void builder_text(description_builder *d, const char *text, size_t length)
{
    d->said = text;
    d->said_length = length;
}

static void *copy(description_builder *d, const void *from, size_t bytes)
{
    void *to = builder_memory(d, bytes);

    if (to != NULL && bytes > 0)
        memcpy(to, from, bytes);
    return to;
}

/* Adds a rule to the open group, or to the description. */
static bool keep(description_builder *d, const ennead_constraint *rule)
{
    if (d->depth == 0) {
        const ennead_status status = ennead_description_add(d->description, rule);
        reuse_memory(d);
        return status == ENNEAD_STATUS_OK || builder_no_memory(d);
    }
    builder_group *group = &d->groups[d->depth - 1];
    builder_rule *kept = builder_memory(d, sizeof *kept);
    if (kept == NULL)
        return false;
    *kept = (builder_rule){.rule = *rule};
    *group->last = kept;
    group->last = &kept->next;
    group->count++;
    return true;
}

/* Reports an unknown rule, by the name that the text gives it. */
static bool unknown(description_builder *d)
{
    const builder_quoted name = builder_quote(d->source, strlen(d->source));

    return builder_unknown(d, d->place, "the rule '%t' is not known", name.text);
}

/* Reports a rule of a wrong shape. Returns false. */
static bool refuse_shape(description_builder *d, size_t place, const char *name, const char *misfit)
{
    if (d->status == ENNEAD_STATUS_OK)
        d->report->misfit = name;
    return builder_wrong(d, place, "%t: %t", name, misfit);
}

bool builder_end(description_builder *d)
{
    const ennead_constraint_row *row = ennead_constraint_find(d->name);
    ennead_constraint rule = {
        .cells = d->cells,
        .cell_count = d->cell_count,
        .numbers = d->numbers,
        .number_count = d->number_count,
        .parts = d->parts,
        .part_count = d->part_count,
    };
    char *said = NULL;

    if (d->status != ENNEAD_STATUS_OK)
        return false;
    if (row == NULL)
        return unknown(d);
    if (d->said != NULL) {
        said = builder_memory(d, d->said_length + 1);
        if (said == NULL)
            return false;
        memcpy(said, d->said, d->said_length);
        said[d->said_length] = '\0';
    }
    rule.name = row->name;
    rule.text = said;
    builder_place(d, d->place, &rule.line, &rule.column);
    const char *misfit = constraint_misfit(row, &rule);
    if (misfit != NULL)
        return refuse_shape(d, d->place, row->name, misfit);
    if (d->depth > 0) {
        rule.cells = copy(d, d->cells, d->cell_count * sizeof *d->cells);
        rule.numbers = copy(d, d->numbers, d->number_count * sizeof *d->numbers);
        rule.parts = copy(d, d->parts, d->part_count * sizeof *d->parts);
    }
    return d->status == ENNEAD_STATUS_OK && keep(d, &rule);
}

bool builder_open(description_builder *d, size_t place, const char *name)
{
    if (ennead_constraint_find(name) == NULL) {
        builder_begin(d, place, name, name);
        return unknown(d);
    }
    if (d->depth == ENNEAD_CONSTRAINT_DEPTH - 1)
        return builder_wrong(d, place, "rules are more than %n deep inside one another",
                             ENNEAD_CONSTRAINT_DEPTH);
    builder_group *group = &d->groups[d->depth++];
    *group = (builder_group){.name = name, .place = place};
    group->last = &group->first;
    return true;
}

bool builder_close(description_builder *d)
{
    builder_group *group = &d->groups[--d->depth];
    const ennead_constraint_row *row = ennead_constraint_find(group->name);
    ennead_constraint *inner = builder_memory(d, group->count * sizeof *inner);
    size_t count = 0;

    if (inner == NULL)
        return false;
    for (const builder_rule *rule = group->first; rule != NULL; rule = rule->next)
        inner[count++] = rule->rule;
    /* "and" around a single rule is that rule. */
    if (count == 1 && strcmp(row->name, "and") == 0)
        return keep(d, &inner[0]);
    ennead_constraint rule = {.name = row->name, .inner = inner, .inner_count = count};
    builder_place(d, group->place, &rule.line, &rule.column);
    const char *misfit = constraint_misfit(row, &rule);
    if (misfit != NULL)
        return refuse_shape(d, group->place, row->name, misfit);
    return keep(d, &rule);
}
