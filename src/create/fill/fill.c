/* SPDX-License-Identifier: MIT */
/*
 * Makes a random full grid; each of the 6,670,903,752,021,072,936,960 is equally likely. All
 * decisions are made among things that have been counted exactly (see atlas.h), in integers:
 *
 * 1. the kind of the first stack, in proportion to the number of grids that begin with it; 2. for
 * each band, one of the 56 ways to continue from its first box. They leave
 *      ways(second stack) * ways(third stack) grids. So all 56^3 choices are drawn with equal
 *      probability, and accepted in proportion to that product (about one in eleven);
 * 3. for each stack, one of its ways to choose columns; 4. the order of rows in each band and of
 * columns in each stack, and the names of the digits.
 *
 * Steps 1 and 2 weight each choice by the number of grids that it leaves, steps 3 and 4 choose
 * among equal numbers. And every grid results from equally many sequences of choices, because
 * steps 1 to 3 leave only the names of its digits and the order of its rows and columns to step 4.
 */
#include "create/fill/fill.h"

#include "create/fill/completions.h"

/* The contents of the nine boxes as partitions, with the rows of each digit; and how to write them
 * down. */
typedef struct outline {
    unsigned partition[3][3]; /* [band][stack] */
    nine rows[3][3];
    uint8_t first_cell[3][3]; /* of each row */
    uint8_t names[9];         /* of the digits */
} outline;

void filler_make(filler *f)
{
    uint64_t sum = 0;

    atlas_make(&f->atlas);
    for (int i = 0; i < KINDS; i++) {
        const stack_kind *k = &f->atlas.kinds[i];
        sum += (uint64_t)k->pairs * k->ways * completions_of_kind[i].sum;
        f->grids[i] = sum;
    }
}

static int choose_kind(const filler *f, random_stream *random)
{
    const uint64_t number = random_below_64(random, f->grids[KINDS - 1]);
    int first = 0;

    for (int count = KINDS; count > 0;) { /* finds the first i with grids[i] > number */
        const int half = count / 2;
        const int skip = f->grids[first + half] <= number ? half + 1 : 0;
        first += skip;
        count = skip != 0 ? count - skip : half;
    }
    return first;
}

/* Chooses which of the 56 ways each of the three bands continues. */
static void choose_neighbors(const atlas *a, random_stream *random, int kind_index,
                             unsigned choice[3])
{
    enum { CUBE = NEIGHBORS * NEIGHBORS * NEIGHBORS };
    const neighbor *band[3] = {a->neighbors[STANDARD], a->neighbors[a->kinds[kind_index].second],
                               a->neighbors[a->kinds[kind_index].third]};
    const uint32_t most = completions_of_kind[kind_index].most;
    uint32_t product, chance;

    do {
        const uint64_t both = random_below_64(random, (uint64_t)CUBE * most);
        const uint32_t number = (uint32_t)(both % CUBE);
        chance = (uint32_t)(both / CUBE);
        choice[0] = number % NEIGHBORS;
        choice[1] = number / NEIGHBORS % NEIGHBORS;
        choice[2] = number / (NEIGHBORS * NEIGHBORS);
        const uint16_t *n0 = band[0][choice[0]].partition, *n1 = band[1][choice[1]].partition,
                       *n2 = band[2][choice[2]].partition;
        product = atlas_ways(a, n0[0], n1[0], n2[0]) * atlas_ways(a, n0[1], n1[1], n2[1]);
    } while (chance >= product);
}

static void choose_outline(const filler *f, random_stream *random, outline *o)
{
    const atlas *a = &f->atlas;
    const int kind_index = choose_kind(f, random);
    unsigned choice[3];

    choose_neighbors(a, random, kind_index, choice);
    o->partition[0][0] = STANDARD;
    o->partition[1][0] = a->kinds[kind_index].second;
    o->partition[2][0] = a->kinds[kind_index].third;
    for (int band = 0; band < 3; band++) {
        const unsigned first = o->partition[band][0];
        o->rows[band][0] = a->rows[first];
        for (int box = 1; box < 3; box++) {
            o->partition[band][box] = a->neighbors[first][choice[band]].partition[box - 1];
            o->rows[band][box] =
                nine_after(a->neighbor_rows[choice[band]][box - 1], a->to_standard[first]);
        }
    }
}

/* Names for the nine digits, 1 to 9, in random order. */
static void choose_names(random_stream *random, uint8_t names[9])
{
    uint32_t number = random_below(random, 362880);

    for (uint32_t i = 0; i < 9; i++) {
        const uint32_t place = number % (i + 1);
        number /= i + 1;
        names[i] = names[place];
        names[place] = (uint8_t)(i + 1);
    }
}

/* Chooses the columns of a stack, and writes its 27 cells. */
static void fill_stack(const atlas *a, const outline *o, int stack, uint32_t chosen,
                       const uint8_t *column_order, uint8_t grid[ENNEAD_CELLS])
{
    const unsigned first = o->partition[0][stack];
    const stack_pair *p = atlas_pair(a, first, o->partition[1][stack], o->partition[2][stack]);
    const nine *columns = a->ways[a->kinds[p->kind].first_way + chosen].columns;
    const nine listed = nine_after(a->symmetries[p->symmetry], a->to_standard[first]);
    const nine rows[3] = {o->rows[0][stack], o->rows[1][stack], o->rows[2][stack]};

    for (unsigned d = 0; d < 9; d++) {
        const unsigned as_listed = nine_at(listed, d);
        for (int band = 0; band < 3; band++)
            grid[o->first_cell[band][nine_at(rows[band], d)] + 3 * stack +
                 column_order[nine_at(columns[band], as_listed)]] = o->names[d];
    }
}

void fill_grid(const filler *f, random_stream *random, uint8_t grid[ENNEAD_CELLS])
{
    const atlas *a = &f->atlas;
    outline o = {.names = {0}};

    choose_outline(f, random, &o);
    choose_names(random, o.names);
    uint32_t orders = random_below(random, 6 * 6 * 6 * 6 * 6 * 6);
    for (int band = 0; band < 3; band++, orders /= 6)
        for (int i = 0; i < 3; i++)
            o.first_cell[band][i] = (uint8_t)(27 * band + 9 * orders_of_three[orders % 6][i]);
    for (int stack = 0; stack < 3; stack++, orders /= 6) {
        const uint32_t ways =
            atlas_ways(a, o.partition[0][stack], o.partition[1][stack], o.partition[2][stack]);
        fill_stack(a, &o, stack, random_below(random, ways), orders_of_three[orders % 6], grid);
    }
}
