/* SPDX-License-Identifier: MIT */
/*
 * Groups of cells whose values differ, besides rows, columns and regions: extra regions,
 * diagonals, the windows of a windoku, equal positions in all boxes.
 */
#include "model/rules/groups/groups.h"

#include "model/filters/houses/alldifferent.h"

ennead_status build_extra_region(ennead_model *m, const ennead_description *d,
                                 const ennead_constraint *rule, const char **wrong)
{
    return build_all_different(m, d, rule, wrong);
}

/* Adds a diagonal from the first cell of the grid's first row, or of its last. */
static ennead_status add_diagonal(ennead_model *m, int row, int down, const char **wrong)
{
    uint16_t cells[ENNEAD_MOST_SIZE];

    if (m->rows != m->columns)
        return rule_is_wrong(wrong, "the grid is not a square");
    for (int i = 0; i < m->columns; i++)
        cells[i] = (uint16_t)((row + down * i) * m->columns + i);
    return alldifferent_add(m, cells, m->columns);
}

ennead_status build_diagonal_up(ennead_model *m, const ennead_description *d,
                                const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    (void)rule;
    return add_diagonal(m, m->rows - 1, -1, wrong);
}

ennead_status build_diagonal_down(ennead_model *m, const ennead_description *d,
                                  const ennead_constraint *rule, const char **wrong)
{
    (void)d;
    (void)rule;
    return add_diagonal(m, 0, 1, wrong);
}

static ennead_status add_window(ennead_model *m, const uint16_t *cells, int count)
{
    const ennead_status status = alldifferent_add(m, cells, count);

    if (status == ENNEAD_STATUS_OK)
        m->propagators[m->propagator_count - 1].value = OF_WINDOKU;
    return status;
}

/* Adds that the crossings of some rows and columns hold every value once, if there are as many as
 * values. */
static ennead_status add_crossing(ennead_model *m, domain rows, domain columns)
{
    uint16_t cells[ENNEAD_MOST_SIZE];
    int count = 0;

    if (value_count(rows) * value_count(columns) != m->used)
        return ENNEAD_STATUS_OK;
    for (int row = 0; row < m->rows; row++)
        for (int column = 0; column < m->columns; column++)
            if ((rows >> row & columns >> column & 1) != 0)
                cells[count++] = (uint16_t)(row * m->columns + column);
    return add_window(m, cells, count);
}

/* The lines that no window crosses; `windows` gets how many windows there are in one direction. */
static domain free_lines(int lines, int size, int *windows)
{
    domain found = UINT64_MAX >> (ENNEAD_MOST_SIZE - lines);

    *windows = 0;
    for (int first = 1; first + size < lines; first += size + 1) {
        found &= ~((value_bit(size) - 1) << first);
        ++*windows;
    }
    return found;
}

/* Rows that windows cross hold every value as often as there are such rows. If that is once more
 * than there are windows, and all windows are full, the cells beside the windows hold every value
 * once; likewise for columns. And if the free rows are one more than those that the windows leave
 * uncovered, their crossings with the free columns do. */
static ennead_status add_remainders(ennead_model *m, const ennead_description *d)
{
    const unsigned lines = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS;
    const int height = d->box_rows, width = d->box_columns;
    int down, side;
    const domain rows = free_lines(m->rows, height, &down);
    const domain columns = free_lines(m->columns, width, &side);

    if ((d->houses & lines) != lines || m->rows != m->used || m->columns != m->used ||
        height * width != m->used)
        return ENNEAD_STATUS_OK;
    for (int i = 0; i < down && height == side + 1; i++)
        if (add_crossing(m, (value_bit(height) - 1) << (1 + i * (height + 1)), columns) !=
            ENNEAD_STATUS_OK)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (int i = 0; i < side && width == down + 1; i++)
        if (add_crossing(m, rows, (value_bit(width) - 1) << (1 + i * (width + 1))) !=
            ENNEAD_STATUS_OK)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (width != down + 1 || value_count(rows) != side + 1)
        return ENNEAD_STATUS_OK;
    return add_crossing(m, rows, columns);
}

/* Windows have the shape of the boxes, and are separated by lines of cells. */
ennead_status build_windoku(ennead_model *m, const ennead_description *d,
                            const ennead_constraint *rule, const char **wrong)
{
    uint16_t cells[ENNEAD_MOST_SIZE];
    int windows = 0;

    (void)rule;
    if (d->box_rows == 0)
        return rule_is_wrong(wrong, "the grid has no boxes");
    for (int row = 1; row + d->box_rows < m->rows; row += d->box_rows + 1)
        for (int column = 1; column + d->box_columns < m->columns; column += d->box_columns + 1) {
            int count = 0;
            for (int i = row; i < row + d->box_rows; i++)
                for (int k = column; k < column + d->box_columns; k++)
                    cells[count++] = (uint16_t)(i * m->columns + k);
            windows++;
            if (add_window(m, cells, count) != ENNEAD_STATUS_OK)
                return ENNEAD_STATUS_OUT_OF_MEMORY;
        }
    return windows > 0 ? add_remainders(m, d)
                       : rule_is_wrong(wrong, "the grid has no room for windows");
}

ennead_status build_disjoint_groups(ennead_model *m, const ennead_description *d,
                                    const ennead_constraint *rule, const char **wrong)
{
    uint16_t cells[ENNEAD_MOST_SIZE];

    (void)rule;
    if (d->box_rows == 0)
        return rule_is_wrong(wrong, "the grid has no boxes");
    const int boxes = m->cells / (d->box_rows * d->box_columns);
    if (boxes > m->values)
        return rule_is_wrong(wrong, "there are more boxes than values");
    for (int place = 0; place < d->box_rows * d->box_columns; place++) {
        int count = 0;
        for (int row = place / d->box_columns; row < m->rows; row += d->box_rows)
            for (int column = place % d->box_columns; column < m->columns; column += d->box_columns)
                cells[count++] = (uint16_t)(row * m->columns + column);
        if (alldifferent_add(m, cells, count) != ENNEAD_STATUS_OK)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
    }
    return ENNEAD_STATUS_OK;
}
