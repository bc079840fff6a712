/* SPDX-License-Identifier: MIT */
/*
 * The pencil marks of a variant: its grid in Ennead's form, with cells in columns and lines
 * between boxes. This output can be put after "grid" and read again.
 *
 *     1    .    | [23] 4
 *     [24] 3    | 1    [24]
 *     ----------+----------
 */
#include "grid/description_check.h"
#include "text/variants/variant_write.h"

/* The width of the widest cell of a column, in characters. */
static size_t width_of(const ennead_description *d, int column)
{
    size_t widest = 0;

    for (int row = 0; row < d->rows; row++) {
        text_buffer p = {0};
        variant_write_cell(&p, d, d->candidates[row * d->columns + column]);
        widest = p.length > widest ? p.length : widest;
    }
    return widest;
}

static bool is_border(const ennead_description *d, int column)
{
    return d->box_columns > 0 && column > 0 && column % d->box_columns == 0;
}

static void write_row(text_buffer *p, const ennead_description *d, int row, const size_t *widths)
{
    for (int column = 0; column < d->columns; column++) {
        buffer_text(p, column == 0 ? "" : is_border(d, column) ? " | " : " ");
        const size_t cell = p->length;
        variant_write_cell(p, d, d->candidates[row * d->columns + column]);
        while (column + 1 < d->columns && p->length - cell < widths[column])
            buffer_character(p, ' ');
    }
    buffer_character(p, '\n');
}

static void write_border(text_buffer *p, const ennead_description *d, const size_t *widths)
{
    for (int column = 0; column < d->columns; column++) {
        buffer_text(p, column == 0 ? "" : is_border(d, column) ? "-+-" : "-");
        for (size_t i = 0; i < widths[column]; i++)
            buffer_character(p, '-');
    }
    buffer_character(p, '\n');
}

size_t ennead_variant_write_marks(const ennead_description *description, char *text, size_t room)
{
    const ennead_description *d = description;
    size_t widths[ENNEAD_MOST_SIZE];
    text_buffer p = buffer_for(NULL, text, room);

    if (description_error(d) != NULL)
        return buffer_end(&p);
    for (int column = 0; column < d->columns; column++)
        widths[column] = width_of(d, column);
    for (int row = 0; row < d->rows; row++) {
        if (d->box_rows > 0 && row > 0 && row % d->box_rows == 0)
            write_border(&p, d, widths);
        write_row(&p, d, row, widths);
    }
    return buffer_end(&p);
}
