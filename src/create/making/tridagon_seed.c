/* SPDX-License-Identifier: MIT */
#include "create/making/tridagon_seed.h"

#include "grid/houses.h"

enum { BOXES = 9, CORNERS = 4, EVEN = 0, ODD = 1, NEITHER = 2 };

/* Transversals: three places of a box in different rows and columns, as sets, first the even
 * permutations, then the odd ones. */
static const uint16_t transversals[2][3] = {{0421, 0142, 0214}, {0241, 0412, 0124}};

static int parity_of(unsigned places)
{
    for (int parity = EVEN; parity <= ODD; parity++)
        for (int i = 0; i < 3; i++)
            if (transversals[parity][i] == places)
                return parity;
    return NEITHER;
}

/* The place that, replacing one of three, makes them a transversal of this parity; a set, empty if
 * there is none. */
static unsigned place_lacking(unsigned places, int parity)
{
    for (int i = 0; i < 3; i++)
        if (__builtin_popcount(places & transversals[parity][i]) == 2)
            return transversals[parity][i] & ~places;
    return 0;
}

/* The boxes that are neither in the band nor in the stack of a box. */
static void corners_of(int opposite, int corners[CORNERS])
{
    int count = 0;
    for (int box = 0; box < BOXES; box++)
        if (box / 3 != opposite / 3 && box % 3 != opposite % 3)
            corners[count++] = box;
}

/* The one cell that holds a digit other than the three, whose places in each box are given; empty
 * if the four boxes are not a seed. */
static cells odd_cell(const unsigned places[BOXES], const int corners[CORNERS])
{
    int other = -1, odd = 0;

    for (int i = 0; i < CORNERS; i++) {
        const int parity = parity_of(places[corners[i]]);
        if (parity == NEITHER && other >= 0)
            return 0;
        if (parity == NEITHER)
            other = corners[i];
        else
            odd += parity;
    }
    if (other < 0)
        return 0;
    return cells_at(FIRST_BOX + other, place_lacking(places[other], odd % 2 == 0 ? ODD : EVEN));
}

static tridagon_seed make_seed(const unsigned places[BOXES], const int corners[CORNERS],
                               int opposite, cells odd)
{
    cells three = 0, within = 0;

    for (int box = 0; box < BOXES; box++)
        three |= cells_at(FIRST_BOX + box, places[box]);
    for (int i = 0; i < CORNERS; i++)
        within |= house_cells[FIRST_BOX + corners[i]];
    return (tridagon_seed){
        .hollow = (three & within) | odd,
        .frame = within & ~three & ~odd,
        .tips = three & ~within & ~house_cells[FIRST_BOX + opposite],
    };
}

bool tridagon_seed_find(const uint8_t grid[ENNEAD_CELLS], random_stream *random,
                        tridagon_seed *found)
{
    uint16_t place[10][BOXES];
    uint32_t count = 0;

    for (int box = 0; box < BOXES; box++)
        for (int nth = 0; nth < 9; nth++)
            place[grid[cell_at(FIRST_BOX + box, nth)]][box] = (uint16_t)(1u << nth);
    for (int a = 1; a <= 7; a++)
        for (int b = a + 1; b <= 8; b++)
            for (int c = b + 1; c <= 9; c++) {
                unsigned places[BOXES];
                for (int box = 0; box < BOXES; box++)
                    places[box] = place[a][box] | place[b][box] | place[c][box];
                for (int opposite = 0; opposite < BOXES; opposite++) {
                    int corners[CORNERS];
                    corners_of(opposite, corners);
                    const cells odd = odd_cell(places, corners);
                    if (odd != 0 && random_below(random, ++count) == 0)
                        *found = make_seed(places, corners, opposite, odd);
                }
            }
    return count > 0;
}

void tridagon_seed_keep(const tridagon_seed *c, thinning *t)
{
    thinning_sooner(t, ALL_CELLS & ~c->frame);
    thinning_sooner(t, c->tips);
    thinning_sooner(t, c->hollow);
}
