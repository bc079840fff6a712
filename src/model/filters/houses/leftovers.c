/* SPDX-License-Identifier: MIT */
/*
 * The law of leftovers of jigsaws. Some lines next to each other, and as many regions, hold each
 * value equally often. So the cells of the lines outside the regions hold the same values as those
 * of the regions outside the lines. The regions are those that lie mostly in the lines: the fewer
 * cells are left over, the more follows. Regions that do not hold every value do not count.
 */
#include "model/filters/houses/leftovers.h"

#include "grid/assertions.h"
#include "model/filters/houses/same.h"

/* More cells than this rarely say anything, and take long. */
enum { MOST_LEFT = 8 };

/* Lines next to each other. */
typedef struct band {
    enum { BAND_OF_ROWS, BAND_OF_COLUMNS } lines;
    int first, last;
    int inside[ENNEAD_MOST_SIZE]; /* how many cells of each region lie in them */
} band;

/* Cell number i of a line. */
static int cell_of(const ennead_model *m, const band *b, int line, int i)
{
    return b->lines == BAND_OF_ROWS ? line * m->columns + i : i * m->columns + line;
}

static bool is_in_regions(const ennead_description *d, domain regions, int cell)
{
    return d->regions[cell] != ENNEAD_NO_REGION && (regions & value_bit(d->regions[cell])) != 0;
}

/* The regions that hold every value. */
static domain full_regions(const ennead_model *m, const ennead_description *d)
{
    int sizes[ENNEAD_MOST_SIZE] = {0};
    domain full = 0;

    for (int cell = 0; cell < m->cells; cell++)
        if (d->regions[cell] != ENNEAD_NO_REGION)
            sizes[d->regions[cell]]++;
    for (int region = 0; region < ENNEAD_MOST_SIZE; region++)
        full |= sizes[region] == m->used ? value_bit(region) : 0;
    return full;
}

/* Adds the next line to a band. */
static void widen(const ennead_model *m, const ennead_description *d, band *b)
{
    b->last++;
    for (int i = 0; i < m->used; i++) {
        const int region = d->regions[cell_of(m, b, b->last, i)];
        if (region != ENNEAD_NO_REGION)
            b->inside[region]++;
    }
}

/* Of the full regions those with most cells in the band, as many as it has lines. *left gets the
 * number of their other cells. Returns nothing if there are not so many regions. */
static domain choose_regions(const ennead_model *m, domain full, const band *b, int *left)
{
    domain chosen = 0;

    *left = 0;
    for (int line = b->first; line <= b->last; line++) {
        if (full == 0)
            return 0;
        int best = lowest_value(full);
        FOR_EACH_VALUE(rest, full)
            if (b->inside[lowest_value(rest)] > b->inside[best])
                best = lowest_value(rest);
        chosen |= value_bit(best);
        full &= ~value_bit(best);
        *left += m->used - b->inside[best];
    }
    return chosen;
}

static ennead_status add(ennead_model *m, const ennead_description *d, domain full, const band *b)
{
    uint16_t sides[2][MOST_LEFT];
    int counts[2] = {0}, left;
    const domain chosen = choose_regions(m, full, b, &left);

    if (chosen == 0 || left == 0 || left > MOST_LEFT)
        return ENNEAD_STATUS_OK;
    for (int line = 0; line < m->used; line++)
        for (int i = 0; i < m->used; i++) {
            const int cell = cell_of(m, b, line, i);
            const bool in_regions = is_in_regions(d, chosen, cell);
            if ((line >= b->first && line <= b->last) == in_regions)
                continue;
            ASSERT(counts[in_regions] < left);
            sides[in_regions][counts[in_regions]++] = (uint16_t)cell;
        }
    const same_reason why = {b->lines == BAND_OF_ROWS ? SENTENCE_MODEL_LEFT_ROWS
                                                      : SENTENCE_MODEL_LEFT_COLUMNS,
                             (value_bit(b->last) << 1) - value_bit(b->first), chosen};
    return same_add_cells(m, sides[0], sides[1], left, &why);
}

ennead_status leftovers_add(ennead_model *m, const ennead_description *d)
{
    const unsigned houses = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS;

    if (!m->is_jigsaw || m->options.filter != ENNEAD_MODEL_FILTER_DOMAIN ||
        (d->houses & houses) != houses || m->rows != m->used || m->columns != m->used)
        return ENNEAD_STATUS_OK;
    const domain full = full_regions(m, d);
    for (int way = 0; way < 2 * m->used; way++) {
        const int first = way / 2;
        band b = {way % 2 == 0 ? BAND_OF_ROWS : BAND_OF_COLUMNS, first, first - 1, {0}};
        while (b.last + 1 < m->used) {
            widen(m, d, &b);
            if (add(m, d, full, &b) != ENNEAD_STATUS_OK)
                return ENNEAD_STATUS_OUT_OF_MEMORY;
        }
    }
    return ENNEAD_STATUS_OK;
}
