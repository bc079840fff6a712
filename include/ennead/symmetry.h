/* SPDX-License-Identifier: MIT */
/*
 * Puzzles that are the same up to symmetry: maps from one to another, canonical forms, and sets of
 * puzzles.
 */
#ifndef ENNEAD_SYMMETRY_H
#define ENNEAD_SYMMETRY_H

#include "puzzle.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A grid or puzzle is essentially the same after rows are permuted within their band, columns
 * within their stack, or whole bands or stacks; after rows and columns are transposed; and after
 * digits are relabeled. There are 2 * 6^8 = 3,359,232 symmetries of the cells and 9! relabelings.
 * docs/symmetry.md says more. All functions here take any 81 cells, 1 to 9 or 0 for an empty cell:
 * complete or not, with one solution or not, even with equal digits in a house. */

/* One such transformation. Row r, column c of the result is
 *     digits[source[rows[r]][columns[c]]]    if `transposed` is 0,
 *     digits[source[columns[c]][rows[r]]]    if it is 1.
 * A map is valid when `transposed` is 0 or 1, `rows` and `columns` are permutations of 0 to 8 that
 * keep bands and stacks together, digits[0] is 0 and the others are a permutation of 1 to 9. */
typedef struct ennead_map {
    uint8_t transposed;
    uint8_t rows[9];
    uint8_t columns[9];
    uint8_t digits[10];
} ennead_map;

/* Stores the identity map. */
ENNEAD_API void ennead_map_identity(ennead_map *map);

/* Stores a random map. All 3,359,232 * 9! maps are equally likely, as far as 64-bit streams allow;
 * the same seed and stream give the same map on every machine. */
ENNEAD_API void ennead_map_random(uint64_t seed, uint64_t stream, ennead_map *map);

/* Whether a map is valid. */
ENNEAD_API bool ennead_map_is_valid(const ennead_map *map);

/* Applies a map to 81 cells and stores the result in `result`, which may be `cells`.
 * ENNEAD_STATUS_BAD_ARGUMENT: the map is not valid, or a cell is above 9. */
ENNEAD_API ennead_status ennead_map_apply(const ennead_map *map, const uint8_t cells[ENNEAD_CELLS],
                                          uint8_t result[ENNEAD_CELLS]);

/* Stores the inverse of a map in `inverse`, which may be `map`. ENNEAD_STATUS_BAD_ARGUMENT: the map
 * is not valid. */
ENNEAD_API ennead_status ennead_map_inverse(const ennead_map *map, ennead_map *inverse);

/* Stores the composition of two maps, `first` followed by `second`, in `result`, which may be one
 * of them. ENNEAD_STATUS_BAD_ARGUMENT: one of them is not valid. */
ENNEAD_API ennead_status ennead_map_compose(const ennead_map *first, const ennead_map *second,
                                            ennead_map *result);

/* The size of a buffer for a map as text, including the terminating NUL. */
#define ENNEAD_MAP_SIZE 32

/* Writes a valid map as 31 characters such as "t:312456789:123789456:918273645": 't' for transposed
 * or 'n' for not; for each row of the result, its number (1 to 9) in the source (after the
 * transposition, if any); the same for each column; then what digits 1 to 9 become. */
ENNEAD_API void ennead_map_to_text(const ennead_map *map, char text[ENNEAD_MAP_SIZE]);

/* Reads a NUL-terminated map in the form of ennead_map_to_text. ENNEAD_STATUS_BAD_ARGUMENT: `text`
 * is not a valid map; `map` is unchanged. */
ENNEAD_API ennead_status ennead_map_from_text(const char *text, ennead_map *map);

/* Stores the canonical form of 81 cells in `form`, which may be `cells`: of all strings that maps
 * make of the cells, the smallest, with 0 for an empty cell ("minlex" on the Sudoku Players'
 * Forum). Two puzzles are the same up to symmetry exactly when their forms are equal.
 *
 * Unless `map` is NULL, a map that gives the form is stored there. If there are several, it is the
 * smallest in the order of transposed, rows, columns; digits that `cells` lacks are mapped to the
 * remaining digits in order.
 *
 * Unless `automorphisms` is NULL, it gets the number of symmetries of the cells (1 to 3,359,232)
 * that together with some relabeling leave the puzzle unchanged.
 *
 * This takes about 1 microsecond for most puzzles, 2 for a full grid, and at most about a second
 * (for 81 equal digits). ENNEAD_STATUS_BAD_ARGUMENT: a cell is above 9. */
ENNEAD_API ennead_status ennead_canonical(const uint8_t cells[ENNEAD_CELLS],
                                          uint8_t form[ENNEAD_CELLS], ennead_map *map,
                                          uint32_t *automorphisms);

/* An exact set of grids or puzzles in little memory: 11 bytes and half a byte per clue for each,
 * and 12 to 24 bytes of hash table. Add canonical forms to keep one of each class of equal puzzles.
 * Life cycle:
 *
 *     ennead_grid_set_new --> ennead_grid_set_add       ----+--> ennead_grid_set_free
 *                         ^   ennead_grid_set_get_count     |
 *                         +------------- again -------------+
 */
typedef struct ennead_grid_set ennead_grid_set;

/* Makes an empty set. On ENNEAD_STATUS_OUT_OF_MEMORY *forms is NULL. */
ENNEAD_API ennead_status ennead_grid_set_new(const ennead_allocator *allocator,
                                             ennead_grid_set **forms);

/* Adds 81 cells to the set; *added says whether they are new. ENNEAD_STATUS_BAD_ARGUMENT: a cell is
 * above 9. ENNEAD_STATUS_OUT_OF_MEMORY: the set is unchanged. */
ENNEAD_API ennead_status ennead_grid_set_add(ennead_grid_set *forms,
                                             const uint8_t cells[ENNEAD_CELLS], bool *added);

/* The number of different members of the set. */
ENNEAD_API uint64_t ennead_grid_set_get_count(const ennead_grid_set *forms);

/* Frees a set; NULL is allowed. */
ENNEAD_API void ennead_grid_set_free(ennead_grid_set *forms);

#ifdef __cplusplus
}
#endif

#endif
