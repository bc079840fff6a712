/* SPDX-License-Identifier: MIT */
/*
 * Groups of cells whose values differ, beside rows, columns and regions: extra regions, diagonals,
 * the windows of a windoku, the same places of all boxes.
 */
#include "model/model.h"

ennead_status build_extra_region(ennead_model *m, const ennead_description *d,
                                 const ennead_constraint *rule, const char **wrong)
{
    return build_all_different(m, d, rule, wrong);
}

/* A diagonal from the first cell of the grid's first row, or of its last. */
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

/* Windows have the shape of the boxes, and a line of cells around each. */
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
            if (alldifferent_add(m, cells, count) != ENNEAD_OK)
                return ENNEAD_OUT_OF_MEMORY;
        }
    return windows > 0 ? ENNEAD_OK : rule_is_wrong(wrong, "the grid has no room for windows");
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
        if (alldifferent_add(m, cells, count) != ENNEAD_OK)
            return ENNEAD_OUT_OF_MEMORY;
    }
    return ENNEAD_OK;
}
