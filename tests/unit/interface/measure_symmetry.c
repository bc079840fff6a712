/* SPDX-License-Identifier: MIT */
/* The stack of canonical forms, maps, sets without doubles, neighbors. */
#include "interface/hard_puzzles.h"
#include "interface/measure.h"

static int found;

static bool count_neighbor(void *user, const uint8_t cells[ENNEAD_CELLS])
{
    (void)user;
    (void)cells;
    return ++found < 20;
}

static void measure_maps(const uint8_t cells[ENNEAD_CELLS])
{
    static ennead_map map, other, third;
    static char text[ENNEAD_MAP_SIZE];
    static uint8_t result[ENNEAD_CELLS];

    MEASURE(ennead_map_identity, &other);
    MEASURE(ennead_map_random, 1, 2, &map);
    MEASURE(ennead_map_is_valid, &map);
    MEASURE(ennead_map_apply, &map, cells, result);
    MEASURE(ennead_map_inverse, &map, &other);
    MEASURE(ennead_map_compose, &map, &other, &third);
    MEASURE(ennead_map_to_text, &map, text);
    MEASURE(ennead_map_from_text, text, &map);
}

void measure_symmetry(void)
{
    static ennead_neighbor_options options;
    static ennead_map map;
    static const ennead_neighbor_parts no_parts;
    uint8_t cells[ENNEAD_CELLS], form[ENNEAD_CELLS];
    uint32_t automorphisms;
    ennead_grid_set *set;
    ennead_neighbors *neighbors;
    bool added;

    MEASURE(ennead_grid_set_new, NULL, &set);
    MEASURE(ennead_neighbor_options_init_sized, &options, sizeof options);
    MEASURE(ennead_neighbors_new, &options, NULL, &neighbors);
    for (int i = 0; i < HARD_PUZZLES + 2; i++) {
        board_of(i < HARD_PUZZLES    ? hard_puzzles[i]
                 : i == HARD_PUZZLES ? EXAMPLE_SOLUTION
                                     : TWO_BANDS,
                 cells);
        MEASURE(ennead_canonical, cells, form, &map, &automorphisms);
        MEASURE(ennead_grid_set_add, set, cells, &added);
        measure_maps(cells);
        found = 0;
        if (i == HARD_PUZZLES - 1)
            MEASURE(ennead_neighbors_find, neighbors, cells, count_neighbor, NULL);
        MEASURE(ennead_neighbors_get_parts, neighbors, cells);
        MEASURE(ennead_neighbors_find_parts, neighbors, cells, &no_parts, count_neighbor, NULL);
    }
    MEASURE(ennead_grid_set_get_count, set);
    MEASURE(ennead_grid_set_free, set);
    MEASURE(ennead_neighbors_free, neighbors);
    MEASURE(ennead_has_symmetry, cells, ENNEAD_SYMMETRY_NONE);
    MEASURE(ennead_symmetry_name, ENNEAD_SYMMETRY_NONE);
}
