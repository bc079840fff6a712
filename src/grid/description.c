/* SPDX-License-Identifier: MIT */
/*
 * Puzzles of any size and shape as plain data: creating a description, cutting its grid into
 * boxes, adding rules. What a rule means is known only to the model (src/model).
 *
 * A description is one block of memory, with the arrays for its cells at its end. A copied rule is
 * one block too: its inner rules, numbers, cells and parts, its name and text, and then the same
 * for each inner rule. The order is such that each array is aligned where the one before it ends.
 */
#include "grid/description_check.h"
#include "grid/memory.h"

#include <string.h>

enum { ALIGNMENT = _Alignof(ennead_constraint) };

static bool is_size(int number)
{
    return number >= 1 && number <= ENNEAD_MOST_SIZE;
}

ennead_status ennead_description_new(int rows, int columns, int values,
                                     const ennead_allocator *allocator,
                                     ennead_description **description)
{
    const ennead_allocator memory = allocator_or_default(allocator);

    *description = NULL;
    if (!is_size(rows) || !is_size(columns) || !is_size(values) || rows > values ||
        columns > values)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    const size_t cells = (size_t)rows * (size_t)columns;
    ennead_description *made = allocate(&memory, sizeof *made + cells * (sizeof(uint64_t) + 1));
    if (made == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    *made = (ennead_description){
        .rows = rows,
        .columns = columns,
        .values = values,
        .first_value = 1,
        .houses = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS,
        .candidates = (uint64_t *)(made + 1),
        .allocator = memory,
    };
    made->regions = (uint8_t *)(made->candidates + cells);
    for (size_t cell = 0; cell < cells; cell++)
        made->candidates[cell] = UINT64_MAX >> (ENNEAD_MOST_SIZE - values);
    memset(made->regions, ENNEAD_NO_REGION, cells);
    *description = made;
    return ENNEAD_STATUS_OK;
}

void ennead_description_free(ennead_description *description)
{
    if (description == NULL)
        return;
    const ennead_allocator memory = description->allocator;
    for (size_t i = 0; i < description->constraint_count; i++)
        release(&memory, (void *)description->constraints[i].inner);
    release(&memory, description->constraints);
    release(&memory, description);
}

ennead_status ennead_description_set_boxes(ennead_description *description, int box_rows,
                                           int box_columns)
{
    ennead_description *d = description;

    if (description_shape_error(d) != NULL || !description_boxes_fit(d, box_rows, box_columns))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    const int across = d->columns / box_columns;
    for (int row = 0; row < d->rows; row++)
        for (int box = 0; box < across; box++)
            memset(d->regions + row * d->columns + box * box_columns, row / box_rows * across + box,
                   (size_t)box_columns);
    d->box_rows = box_rows;
    d->box_columns = box_columns;
    d->houses |= ENNEAD_HOUSES_REGIONS;
    return ENNEAD_STATUS_OK;
}

static size_t bytes_of_text(const char *text)
{
    return text == NULL ? 0 : strlen(text) + 1;
}

/* The number of bytes that a copy of a rule takes. */
static size_t measure(const ennead_constraint *rule)
{
    const size_t own = rule->inner_count * sizeof *rule->inner +
                       rule->number_count * sizeof *rule->numbers +
                       (rule->cell_count + rule->part_count) * sizeof *rule->cells +
                       bytes_of_text(rule->name) + bytes_of_text(rule->text);
    size_t bytes = (own + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;

    for (size_t i = 0; i < rule->inner_count; i++)
        bytes += measure(&rule->inner[i]);
    return bytes;
}

/* Copies `bytes` bytes to *room and advances it. Returns where the copy is, or NULL if there was
 * nothing to copy. */
static void *lay(char **room, const void *from, size_t bytes)
{
    char *to = *room;

    if (bytes == 0)
        return NULL;
    memcpy(to, from, bytes);
    *room += bytes;
    return to;
}

/* Copies a rule into the block. Its array of inner rules, even if empty, is at the beginning. */
static ennead_constraint copy(const ennead_constraint *rule, char **room)
{
    ennead_constraint made = *rule;
    char *const block = *room;
    ennead_constraint *inner = (void *)block;

    *room += rule->inner_count * sizeof *inner;
    made.inner = inner;
    made.numbers = lay(room, rule->numbers, rule->number_count * sizeof *rule->numbers);
    made.cells = lay(room, rule->cells, rule->cell_count * sizeof *rule->cells);
    made.parts = lay(room, rule->parts, rule->part_count * sizeof *rule->parts);
    made.name = lay(room, rule->name, bytes_of_text(rule->name));
    made.text = lay(room, rule->text, bytes_of_text(rule->text));
    *room += (ALIGNMENT - (size_t)(*room - block) % ALIGNMENT) % ALIGNMENT;
    for (size_t i = 0; i < rule->inner_count; i++)
        inner[i] = copy(&rule->inner[i], room);
    return made;
}

ennead_status ennead_description_add(ennead_description *description,
                                     const ennead_constraint *constraint)
{
    ennead_description *d = description;

    if (description_shape_error(d) != NULL || description_rule_error(d, constraint) != NULL)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    ennead_constraint *constraints =
        array_with_room(&d->allocator, d->constraints, d->constraint_count + 1, &d->constraint_room,
                        sizeof *constraints);
    if (constraints == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    d->constraints = constraints;
    char *block = allocate(&d->allocator, measure(constraint));
    if (block == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    d->constraints[d->constraint_count++] = copy(constraint, &block);
    return ENNEAD_STATUS_OK;
}
