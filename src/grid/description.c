/* SPDX-License-Identifier: MIT */
/*
 * Puzzles of any size and shape as plain data: making them, cutting the grid into boxes, adding
 * rules. Nothing here knows what a rule means.
 *
 * A description is one block with the arrays of its cells behind it. A rule is one block too, its
 * numbers first, then its cells, then its name: each part is aligned where the one before it ends.
 */
#include "grid/memory.h"

#include <string.h>

enum { FIRST_ROOM = 16 };

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
        return ENNEAD_BAD_ARGUMENT;
    const size_t cells = (size_t)rows * (size_t)columns;
    ennead_description *made = allocate(&memory, sizeof *made + cells * (sizeof(uint64_t) + 1));
    if (made == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    *made = (ennead_description){
        .rows = rows,
        .columns = columns,
        .values = values,
        .first_value = 1,
        .houses = ENNEAD_ROWS | ENNEAD_COLUMNS,
        .candidates = (uint64_t *)(made + 1),
        .allocator = memory,
    };
    made->regions = (uint8_t *)(made->candidates + cells);
    for (size_t cell = 0; cell < cells; cell++)
        made->candidates[cell] = UINT64_MAX >> (ENNEAD_MOST_SIZE - values);
    memset(made->regions, ENNEAD_NO_REGION, cells);
    *description = made;
    return ENNEAD_OK;
}

void ennead_description_free(ennead_description *description)
{
    if (description == NULL)
        return;
    const ennead_allocator memory = description->allocator;
    for (size_t i = 0; i < description->constraint_count; i++)
        release(&memory, (void *)description->constraints[i].numbers);
    release(&memory, description->constraints);
    release(&memory, description);
}

ennead_status ennead_description_set_boxes(ennead_description *description, int box_rows,
                                           int box_columns)
{
    ennead_description *d = description;

    if (box_rows < 1 || box_columns < 1 || box_rows > d->rows || box_columns > d->columns ||
        d->rows % box_rows != 0 || d->columns % box_columns != 0 ||
        box_rows * box_columns > d->values)
        return ENNEAD_BAD_ARGUMENT;
    const int across = d->columns / box_columns;
    if (d->rows / box_rows * across > ENNEAD_MOST_SIZE)
        return ENNEAD_BAD_ARGUMENT;
    for (int row = 0; row < d->rows; row++)
        for (int column = 0; column < d->columns; column++)
            d->regions[row * d->columns + column] =
                (uint8_t)(row / box_rows * across + column / box_columns);
    d->box_rows = box_rows;
    d->box_columns = box_columns;
    d->houses |= ENNEAD_REGIONS;
    return ENNEAD_OK;
}

static bool grow(ennead_description *d)
{
    const size_t room = d->constraint_room == 0 ? FIRST_ROOM : 2 * d->constraint_room;

    if (room > SIZE_MAX / sizeof *d->constraints)
        return false;
    ennead_constraint *more = allocate(&d->allocator, room * sizeof *more);
    if (more == NULL)
        return false;
    if (d->constraint_count > 0)
        memcpy(more, d->constraints, d->constraint_count * sizeof *more);
    release(&d->allocator, d->constraints);
    d->constraints = more;
    d->constraint_room = room;
    return true;
}

ennead_status ennead_description_add(ennead_description *description,
                                     const ennead_constraint *constraint)
{
    ennead_description *d = description;
    const size_t cell_bytes = constraint->cell_count * sizeof *constraint->cells;
    const size_t number_bytes = constraint->number_count * sizeof *constraint->numbers;
    const size_t name_bytes = strlen(constraint->name) + 1;
    for (size_t i = 0; i < constraint->cell_count; i++)
        if (constraint->cells[i] >= d->rows * d->columns)
            return ENNEAD_BAD_ARGUMENT;
    if (d->constraint_count == d->constraint_room && !grow(d))
        return ENNEAD_OUT_OF_MEMORY;
    char *block = allocate(&d->allocator, number_bytes + cell_bytes + name_bytes);
    if (block == NULL)
        return ENNEAD_OUT_OF_MEMORY;
    if (number_bytes > 0)
        memcpy(block, constraint->numbers, number_bytes);
    if (cell_bytes > 0)
        memcpy(block + number_bytes, constraint->cells, cell_bytes);
    memcpy(block + number_bytes + cell_bytes, constraint->name, name_bytes);
    d->constraints[d->constraint_count++] = (ennead_constraint){
        .name = block + number_bytes + cell_bytes,
        .cells = (const uint16_t *)(void *)(block + number_bytes),
        .cell_count = constraint->cell_count,
        .numbers = (const int32_t *)(void *)block,
        .number_count = constraint->number_count,
    };
    return ENNEAD_OK;
}
