/* SPDX-License-Identifier: MIT */
#include "text/exchange/write_lines.h"

#include <string.h>

/* The sizes that lists are recognized by. */
static bool is_usual_size(int size)
{
    static const uint8_t sizes[] = {4, 6, 8, 9, 10, 12, 15, 16, 25};

    return memchr(sizes, size, sizeof sizes) != NULL;
}

/* The height of the squarest boxes. */
static int box_height(int size)
{
    int height = 1;

    for (int rows = 1; rows * rows <= size; rows++)
        height = size % rows == 0 ? rows : height;
    return height;
}

/* Finds what a line of cells cannot say about the grid. */
static void see_grid(const ennead_description *d, unsaid_list *unsaid)
{
    if (d->rows != d->columns || !is_usual_size(d->rows) || d->values != d->rows ||
        d->first_value != 1) {
        unsaid_add(unsaid, "a grid of this size");
        return;
    }
    if (d->houses != (ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS))
        unsaid_add(unsaid, "rows, columns or regions with equal values");
    for (int cell = 0; cell < d->rows * d->columns; cell++)
        if (d->regions[cell] >= 26)
            unsaid_add(unsaid, "a cell without a region");
}

static void write_title(exchange_work *w)
{
    if (*w->title == '\0')
        return;
    buffer_character(&w->p, ' ');
    buffer_text(&w->p, w->title);
}

static void write_cells(exchange_work *w, char empty)
{
    static const char signs[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const ennead_description *d = w->d;

    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        const int given = exchange_given(w, cell);
        buffer_character(&w->p, given > 0 ? signs[given - 1] : empty);
    }
}

static void write_line(exchange_work *w)
{
    const ennead_description *d = w->d;
    const int height = box_height(d->rows);

    see_grid(d, &w->unsaid);
    if (w->unsaid.count > 0)
        return;
    write_cells(w, '.');
    for (int cell = 0; d->box_rows != height && cell < d->rows * d->columns; cell++)
        buffer_character(&w->p, (char)('a' + d->regions[cell]));
    write_title(w);
}

void write_lines(exchange_work *w, ennead_exchange form)
{
    char text[ENNEAD_LIBRARY_SIZE];

    switch (form) {
    case ENNEAD_EXCHANGE_LINE:
        write_line(w);
        return;
    case ENNEAD_EXCHANGE_SDM:
        write_cells(w, '0');
        return;
    case ENNEAD_EXCHANGE_GRID:
        ennead_write_almanac(w->state->givens, text);
        break;
    case ENNEAD_EXCHANGE_MARKS:
        ennead_write_marks(w->state, text);
        break;
    case ENNEAD_EXCHANGE_SDX:
        ennead_write_sdx(w->state, text);
        break;
    case ENNEAD_EXCHANGE_SUKAKU:
        ennead_write_sukaku(w->state, text);
        break;
    default:
        ennead_write_library(w->state, text);
        break;
    }
    buffer_text(&w->p, text);
}
