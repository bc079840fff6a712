/* SPDX-License-Identifier: MIT */
/*
 * The houses of a description (rows, columns and regions), and what follows from pairs of them.
 */
#include "model/build/houses.h"

#include "model/filters/houses/alldifferent.h"
#include "model/filters/houses/fish.h"
#include "model/filters/houses/leftovers.h"
#include "model/filters/houses/locked.h"
#include "model/filters/houses/remainders.h"
#include "model/filters/houses/same.h"
#include "model/propagators.h"

/* So many rules are compared pairwise; the houses come first. */
enum { MOST_CROSSING = 1024 };

/* Names the propagator that was added last. */
static void name_last(ennead_model *m, house_name name)
{
    m->propagators[m->propagator_count - 1].name = name;
}

ennead_status lines_add(ennead_model *m, const ennead_description *d)
{
    uint16_t cells[ENNEAD_MOST_SIZE];

    for (int row = 0; (d->houses & ENNEAD_HOUSES_ROWS) != 0 && row < d->rows; row++) {
        for (int column = 0; column < d->columns; column++)
            cells[column] = (uint16_t)(row * d->columns + column);
        if (alldifferent_add(m, cells, d->columns) != ENNEAD_STATUS_OK)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
        name_last(m, (house_name){A_ROW, row});
    }
    for (int column = 0; (d->houses & ENNEAD_HOUSES_COLUMNS) != 0 && column < d->columns;
         column++) {
        for (int row = 0; row < d->rows; row++)
            cells[row] = (uint16_t)(row * d->columns + column);
        if (alldifferent_add(m, cells, d->rows) != ENNEAD_STATUS_OK)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
        name_last(m, (house_name){A_COLUMN, column});
    }
    return ENNEAD_STATUS_OK;
}

ennead_status regions_add(ennead_model *m, const ennead_description *d, const char **wrong)
{
    uint16_t cells[ENNEAD_MOST_SIZE];
    int last = -1;

    if ((d->houses & ENNEAD_HOUSES_REGIONS) == 0)
        return ENNEAD_STATUS_OK;
    for (int cell = 0; cell < m->cells; cell++)
        if (d->regions[cell] > last && d->regions[cell] < ENNEAD_MOST_SIZE)
            last = d->regions[cell];
    for (int region = 0; region <= last; region++) {
        int count = 0;

        for (int cell = 0; cell < m->cells; cell++) {
            if (d->regions[cell] != region)
                continue;
            if (count == m->values) {
                *wrong = "a region has more cells than there are values";
                return ENNEAD_STATUS_BAD_ARGUMENT;
            }
            cells[count++] = (uint16_t)cell;
        }
        if (count == 0)
            continue;
        if (alldifferent_add(m, cells, count) != ENNEAD_STATUS_OK)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
        name_last(m, (house_name){A_REGION, region});
    }
    return ENNEAD_STATUS_OK;
}

/* Whether one of two houses is of a windoku. There, what they share says much. */
static bool crosses_window(const ennead_model *m, const propagator *one, const propagator *other)
{
    return m->options.filter == ENNEAD_MODEL_FILTER_DOMAIN &&
           (one->value == OF_WINDOKU || other->value == OF_WINDOKU);
}

/* Whether two full houses are looked at together. */
static bool may_cross(const ennead_model *m, const propagator *one, const propagator *other)
{
    const unsigned asked = ENNEAD_MODEL_REDUNDANT_LOCKED | ENNEAD_MODEL_REDUNDANT_SAME;

    return ((m->options.redundant & asked) != 0 || crosses_window(m, one, other)) &&
           is_full_house(m, one) && is_full_house(m, other);
}

/* Adds what follows from two houses that share some cells, but more than one and not all. */
static ennead_status add_crossing(ennead_model *m, size_t first, size_t second)
{
    const unsigned wanted = m->options.redundant;
    const propagator one = m->propagators[first], other = m->propagators[second];
    const int shared = shared_cells(&one, &other);
    ennead_status status = ENNEAD_STATUS_OK;

    if (shared < 2 || shared == m->used)
        return ENNEAD_STATUS_OK;
    if ((wanted & ENNEAD_MODEL_REDUNDANT_LOCKED) != 0)
        status = locked_add(m, &one, &other);
    else if (crosses_window(m, &one, &other))
        status = locked_add_unsaid(m, &one, &other);
    if (status == ENNEAD_STATUS_OK && (wanted & ENNEAD_MODEL_REDUNDANT_SAME) != 0)
        status = same_add(m, &one, &other);
    return status;
}

/* Adds what follows from pairs of full houses, or from all rows and columns. */
ennead_status redundant_add(ennead_model *m, const ennead_description *d)
{
    const unsigned wanted = m->options.redundant;
    const unsigned lines = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS;

    for (size_t i = 0; i < m->propagator_count && i < MOST_CROSSING; i++)
        for (size_t j = 0; j < i; j++)
            if (may_cross(m, &m->propagators[i], &m->propagators[j]) &&
                add_crossing(m, i, j) != ENNEAD_STATUS_OK)
                return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (leftovers_add(m, d) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    if ((wanted & ENNEAD_MODEL_REDUNDANT_FISH) != 0 && (d->houses & lines) == lines &&
        m->rows == m->used && m->columns == m->used && m->in_use == m->all)
        return fish_add(m);
    return ENNEAD_STATUS_OK;
}
