/* SPDX-License-Identifier: MIT */
/*
 * What changes nothing that matters of a puzzle: maps, canonical forms, and sets that have each
 * puzzle once.
 */
#ifndef ENNEAD_SYMMETRY_H
#define ENNEAD_SYMMETRY_H

#include "puzzle.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A grid or puzzle stays the same in all that matters when rows trade places within their band,
 * columns within their stack, bands or stacks as a whole, rows with columns, or digits. That is
 * 2 * 6^8 = 3,359,232 symmetries of the cells and 9! exchanges of digits. docs/symmetry.md says
 * more. Cells here are 81 bytes, 1 to 9 or 0 for an empty one, in any order: full or not, with one
 * solution or not, with equal digits in a house or not. */

/* One such change. Row r and column c of the result hold
 *     digits[source[rows[r]][columns[c]]]    or, where `transposed` is 1,
 *     digits[source[columns[c]][rows[r]]]
 * A map is valid when `transposed` is 0 or 1, `rows` and `columns` are permutations of 0 to 8 that
 * keep bands and stacks together, digits[0] is 0 and the others are a permutation of 1 to 9. */
typedef struct ennead_map {
    uint8_t transposed;
    uint8_t rows[9];
    uint8_t columns[9];
    uint8_t digits[10];
} ennead_map;

/* The map that changes nothing. */
ENNEAD_API void ennead_map_identity(ennead_map *map);

/* A random map, all of the 3,359,232 * 9! with equal chance as far as 64-bit streams go: the same
 * for the same seed and stream on every machine. */
ENNEAD_API void ennead_map_random(uint64_t seed, uint64_t stream, ennead_map *map);

/* Whether a map is valid. */
ENNEAD_API bool ennead_map_is_valid(const ennead_map *map);

/* Stores in `result`, which may be `cells`, what the map makes of 81 cells.
 * ENNEAD_STATUS_BAD_ARGUMENT: the map is not valid, or a cell is above 9. */
ENNEAD_API ennead_status ennead_map_apply(const ennead_map *map, const uint8_t cells[ENNEAD_CELLS],
                                          uint8_t result[ENNEAD_CELLS]);

/* Stores in `inverse`, which may be `map`, the map back. ENNEAD_STATUS_BAD_ARGUMENT: not valid. */
ENNEAD_API ennead_status ennead_map_inverse(const ennead_map *map, ennead_map *inverse);

/* Stores in `result`, which may be one of the two, the map that does what `first` and then `second`
 * do. ENNEAD_STATUS_BAD_ARGUMENT: one of them is not valid. */
ENNEAD_API ennead_status ennead_map_compose(const ennead_map *first, const ennead_map *second,
                                            ennead_map *result);

/* Room for a map as text, its terminating NUL included. */
#define ENNEAD_MAP_SIZE 32

/* Writes a valid map as 31 characters such as "t:312456789:123789456:918273645": 't' for transposed
 * or 'n', then for each row and each column of the result the number (1 to 9) that it has in the
 * source, once that is transposed or not; then what digit 1 becomes, digit 2, and so on. */
ENNEAD_API void ennead_map_to_text(const ennead_map *map, char text[ENNEAD_MAP_SIZE]);

/* Reads a map as it is written by ennead_map_to_text, up to the terminating NUL.
 * ENNEAD_STATUS_BAD_ARGUMENT: `text` is no valid map; `map` is as it was. */
ENNEAD_API ennead_status ennead_map_from_text(const char *text, ennead_map *map);

/* Stores in `form`, which may be `cells`, the canonical form: of all that maps make of the 81
 * cells, the least string, 0 for an empty cell before 1 to 9 ("minlex" on the Sudoku Players'
 * Forum). Two puzzles are the same but for symmetry exactly when their forms are equal.
 *
 * `map` may be NULL; else a map that gives the form is stored there: of several the least in order
 * of transposed, rows and columns; digits that `cells` lacks become the ones that are left, in
 * order.
 *
 * `automorphisms` may be NULL; else the number of symmetries of the cells (1 to 3,359,232) is
 * stored there that with some exchange of digits leave the puzzle as it is.
 *
 * About a microsecond for most puzzles, two for a grid; at most about a second for any (81 equal
 * digits). ENNEAD_STATUS_BAD_ARGUMENT: a cell is above 9. */
ENNEAD_API ennead_status ennead_canonical(const uint8_t cells[ENNEAD_CELLS],
                                          uint8_t form[ENNEAD_CELLS], ennead_map *map,
                                          uint32_t *automorphisms);

/* A set of grids or puzzles, exact and in little memory: 11 bytes and half a byte for each clue,
 * and 12 to 24 bytes of table. Put canonical forms in to have each puzzle once up to symmetry.
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

/* Puts 81 cells into the set; *added says whether they were not in it before.
 * ENNEAD_STATUS_BAD_ARGUMENT: a cell is above 9. ENNEAD_STATUS_OUT_OF_MEMORY: the set is as it was.
 */
ENNEAD_API ennead_status ennead_grid_set_add(ennead_grid_set *forms,
                                             const uint8_t cells[ENNEAD_CELLS], bool *added);

/* How many different ones are in the set. */
ENNEAD_API uint64_t ennead_grid_set_get_count(const ennead_grid_set *forms);

/* Gives a set back; NULL is allowed. */
ENNEAD_API void ennead_grid_set_free(ennead_grid_set *forms);

#ifdef __cplusplus
}
#endif

#endif
