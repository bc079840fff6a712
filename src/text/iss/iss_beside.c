/* SPDX-License-Identifier: MIT */
#include "text/iss/iss_beside.h"

#include "grid/assertions.h"
#include "text/description/text_search.h"

#include <string.h>

/* -------------------------------------------------------------------------------------- groups */

/* Reads 12, or 3x4 as 12 cells with 4 columns. Anything else, such as 012 or 3x0, is one cell, as
 * in that program. */
static void read_size(const description_builder *d, iss_word word, int *count, int *columns)
{
    const char *text = d->text + word.at;
    const size_t behind = variant_find(text, word.length, "x") + 1;
    const bool good =
        word.length > 0 && *text > '0' && (behind >= word.length || text[behind] > '0');
    int rows = 1, number = 1;

    *columns = 0;
    if (good && iss_two_numbers(d, word, "x", &rows, &number))
        *columns = number;
    else if (!good || !iss_number(d, word, &number))
        rows = number = 1;
    const bool fits = rows <= ENNEAD_MOST_CELLS && number <= ENNEAD_MOST_CELLS &&
                      rows * number <= ENNEAD_MOST_CELLS;
    *count = fits ? rows * number : ENNEAD_MOST_CELLS; /* too many, which is an error of the grid */
}

bool iss_make_room(iss *s, iss_item item, int rows, int columns)
{
    iss_beside found = {.name = item.type, .count = rows * columns, .columns = columns};
    iss_word word = {0};

    ASSERT(rows > 0 && columns > 0 && columns <= ENNEAD_MOST_SIZE);
    if (iss_is(s->d, item.type, "ChaosConstruction")) {
        found.regions = true;
    } else {
        if (!iss_take(s->d, &item, &found.name) || found.name.length == 0)
            return iss_wrong(s->d, item.type, "a name of capitals");
        for (int i = 0; i < 2; i++) /* a label, and the size */
            word = iss_take(s->d, &item, &word) ? word : (iss_word){0};
        read_size(s->d, word, &found.count, &found.columns);
    }
    for (int i = 0; i < s->beside_count; i++)
        if (found.regions
                ? s->beside[i].regions
                : !s->beside[i].regions && s->beside[i].name.length == found.name.length &&
                      memcmp(s->d->text + s->beside[i].name.at, s->d->text + found.name.at,
                             found.name.length) == 0)
            return true;
    if (s->beside_count == ISS_MOST_BESIDE)
        return builder_wrong(s->d, item.type.at, "there are more than %n groups of extra cells",
                             ISS_MOST_BESIDE);
    if (found.columns == 0)
        found.columns = columns;
    /* A group with as many columns begins a row, so that its cells are side by side as they should
     * be. */
    if (found.columns == columns && columns > 0)
        s->beside_cells += (columns - s->beside_cells % columns) % columns;
    found.begin = s->beside_cells;
    s->beside_cells += found.count;
    if (s->beside_cells > ENNEAD_MOST_CELLS)
        return builder_wrong(s->d, item.type.at, "there are more than %n extra cells",
                             ENNEAD_MOST_CELLS);
    s->beside[s->beside_count++] = found;
    return true;
}

int iss_rows_beside(const iss *s, int columns)
{
    return (s->beside_cells + columns - 1) / columns;
}

static int cells_of_grid(const iss *s)
{
    return s->rows * s->d->description->columns;
}

static const iss_beside *regions_of(const iss *s)
{
    for (int i = 0; i < s->beside_count; i++)
        if (s->beside[i].regions)
            return &s->beside[i];
    return NULL;
}

/* The cell that holds the region of the first cell of the grid. */
static int first_region(const iss *s)
{
    const iss_beside *regions = regions_of(s);

    return cells_of_grid(s) + (regions != NULL ? regions->begin : 0);
}

/* The group of a cell; NULL if it is in the grid. */
static const iss_beside *group_of(const iss *s, int cell)
{
    const int place = cell - cells_of_grid(s);

    for (int i = 0; i < s->beside_count; i++)
        if (place >= s->beside[i].begin && place < s->beside[i].begin + s->beside[i].count)
            return &s->beside[i];
    return NULL;
}

/* --------------------------------------------------------------------------------------- cells */

static bool is_capital(char c)
{
    return c >= 'A' && c <= 'Z';
}

bool iss_is_beside(const iss *s, iss_word word)
{
    const char *text = s->d->text + word.at;

    return word.length > 1 &&
           ((text[0] == 'V' && is_capital(text[1])) || (text[0] == 'C' && text[1] == 'C'));
}

/* The group that a word such as VA3 or CC3 names; *length gets the length of its name. */
static const iss_beside *find_group(const iss *s, iss_word word, size_t *length)
{
    const char *text = s->d->text + word.at;
    const bool regions = text[0] == 'C';

    *length = 1;
    while (*length < word.length && is_capital(text[*length]))
        ++*length;
    for (int i = 0; i < s->beside_count; i++) {
        const iss_beside *group = &s->beside[i];
        if (regions != group->regions)
            continue;
        if (regions || (group->name.length == *length - 1 &&
                        memcmp(s->d->text + group->name.at, text + 1, *length - 1) == 0))
            return group;
    }
    return NULL;
}

bool iss_beside_cell(iss *s, iss_word word, int *cell)
{
    const builder_quoted quoted = builder_quote(s->d->text + word.at, word.length);
    size_t length = 0;
    const iss_beside *group = find_group(s, word, &length);
    const int columns = s->d->description->columns;
    int number = 1;

    if (group == NULL)
        return builder_wrong(s->d, word.at, "there is no extra cell '%t'", quoted.text);
    if (length == word.length
            ? group->count > 1
            : !iss_number(s->d, (iss_word){word.at + length, word.length - length}, &number) ||
                  number < 1 || number > group->count)
        return builder_wrong(s->d, word.at, "there is no extra cell '%t'", quoted.text);
    *cell = cells_of_grid(s) + group->begin + number - 1;
    if (s->down == 0 && s->right == 0)
        return true;
    if (group->columns != columns)
        return iss_unknown(s->d, word, "the extra cell '%t' in a copy is not known");
    const int column = *cell % columns + s->right;
    *cell += s->down * columns + s->right;
    return (column >= 0 && column < columns && group_of(s, *cell) == group) ||
           iss_wrong(s->d, word, "a cell of that group");
}

bool iss_are_neighbors(const iss *s, int one, int other)
{
    const iss_beside *group = group_of(s, one);
    const int begin = group != NULL ? cells_of_grid(s) + group->begin : 0;
    const int columns = group != NULL ? group->columns : s->d->description->columns;

    if (group != group_of(s, other) || (group == NULL && other >= cells_of_grid(s)))
        return false;
    one -= begin;
    other -= begin;
    const int down = one / columns - other / columns, right = one % columns - other % columns;
    return down * down + right * right == 1;
}

bool iss_add_group(iss *s, iss_word group, size_t place)
{
    size_t length = 0;
    const iss_beside *found =
        group.length > 0 && iss_is_beside(s, group) ? find_group(s, group, &length) : NULL;
    const int begin = found != NULL ? cells_of_grid(s) + found->begin : 0;
    const int count = found != NULL ? found->count : cells_of_grid(s);

    if (group.length > 0 && (found == NULL || length != group.length))
        return iss_wrong(s->d, group, "a group of extra cells");
    if (found != NULL && found->columns != s->d->description->columns)
        return builder_unknown(s->d, group.at,
                               "the rule '%t' of extra cells in other rows is not known",
                               "ConnectedValues");
    for (int cell = begin; cell < begin + count; cell++)
        if (!builder_cell(s->d, place, cell))
            return false;
    return true;
}

/* --------------------------------------------------------------------------------------- houses */

/* Makes a rule that cells of the grid differ: `count` of them, `step` apart. */
static bool differ(iss *s, const char *source, int first, int step, int count)
{
    builder_begin(s->d, 0, "all-different", source);
    for (int i = 0; i < count; i++)
        if (!builder_cell(s->d, 0, first + i * step))
            return false;
    return builder_end(s->d);
}

/* Boxes become regions that are written cell by cell: those of a grid without the rows below. */
static bool cut_boxes(iss *s, int size)
{
    ennead_description *d = s->d->description, *grid;

    if (ennead_description_new(s->rows, d->columns, d->values, &s->d->memory, &grid) !=
        ENNEAD_STATUS_OK)
        return builder_no_memory(s->d);
    if (builder_cut_boxes(grid, size)) {
        builder_no_regions(s->d);
        memcpy(d->regions, grid->regions, (size_t)cells_of_grid(s));
        d->houses = ENNEAD_HOUSES_REGIONS;
    }
    ennead_description_free(grid);
    return true;
}

bool iss_cut_off(iss *s, int region_size)
{
    ennead_description *d = s->d->description;
    const int cells = cells_of_grid(s), all = builder_cell_count(s->d);
    const unsigned houses = d->houses;

    d->houses = 0;
    if (!s->no_boxes && !cut_boxes(s, region_size))
        return false;
    for (int row = 0; row < s->rows && (houses & ENNEAD_HOUSES_ROWS) != 0; row++)
        if (!differ(s, "Shape", row * d->columns, 1, d->columns))
            return false;
    for (int column = 0; column < d->columns && (houses & ENNEAD_HOUSES_COLUMNS) != 0; column++)
        if (!differ(s, "Shape", column, d->columns, s->rows))
            return false;
    for (int cell = cells; cell < all; cell++)
        if (group_of(s, cell) == NULL)
            builder_given(s->d, cell, 1);
    return true;
}

/* -------------------------------------------------------------------------------------- regions */

bool iss_chaos(iss *s, iss_item item)
{
    const int cells = cells_of_grid(s), begin = first_region(s);

    builder_begin(s->d, item.type.at, "unknown-regions", "ChaosConstruction");
    if (s->region_size != s->d->description->values &&
        !builder_number(s->d, item.type.at, s->region_size))
        return false;
    for (int cell = 0; cell < cells; cell++)
        if (!builder_cell(s->d, item.type.at, cell))
            return false;
    builder_part(s->d);
    for (int cell = 0; cell < cells; cell++)
        if (!builder_cell(s->d, item.type.at, begin + cell))
            return false;
    builder_part(s->d);
    return builder_end(s->d);
}

/* Adds the cell that holds the region of a cell, which itself may be named instead. */
static bool add_region(iss *s, iss_word word)
{
    int cell = 0;

    if (!iss_cell(s, word, &cell))
        return false;
    if (cell < cells_of_grid(s))
        cell += first_region(s);
    return group_of(s, cell) == regions_of(s) ? builder_cell(s->d, word.at, cell)
                                              : iss_wrong(s->d, word, "a cell of the regions");
}

/* Begins a rule, with the number that says whether the first cell of the regions counts, and the
 * cell that counts them. */
static bool begin_count(iss *s, iss_item *item, const char *rule, int *cell)
{
    const char *source = iss_is(s->d, item->type, "ChaosCount") ? "ChaosCount" : "ChaosArrow";
    const size_t place = item->type.at;
    iss_word word = {0}, number = {0};

    if (regions_of(s) == NULL)
        return builder_wrong(s->d, place, "there is no 'ChaosConstruction' for it");
    if (!iss_take(s->d, item, &word))
        return iss_wrong(s->d, item->type, "a cell");
    builder_begin(s->d, place, rule, source);
    if (!iss_add_cell(s, word) || !iss_cell(s, word, cell))
        return false;
    if (*cell >= cells_of_grid(s) && group_of(s, *cell) == regions_of(s))
        return iss_wrong(s->d, word, "another cell than one of the regions");
    if (!iss_take(s->d, item, &number) || number.length == 0 || iss_is(s->d, number, "0"))
        return true;
    return iss_is(s->d, number, "1") ? builder_number(s->d, place, 1)
                                     : iss_wrong(s->d, number, "0 or 1");
}

/* Finds the region of the cell that is so many steps from another one. Returns false if that is not
 * in the grid. */
static bool region_beside(const iss *s, int cell, int down, int right, int *region)
{
    const int columns = s->d->description->columns;
    const int row = cell / columns + down, column = cell % columns + right;

    if (cell >= cells_of_grid(s) || row < 0 || row >= s->rows || column < 0 || column >= columns)
        return false;
    *region = first_region(s) + row * columns + column;
    return true;
}

bool iss_chaos_count(iss *s, iss_item item)
{
    iss_word word = {0};
    int cell = 0, region = 0;

    if (!begin_count(s, &item, "alike", &cell))
        return false;
    if (item.at < item.end) {
        while (iss_take(s->d, &item, &word))
            if (!add_region(s, word))
                return false;
        return builder_end(s->d);
    }
    if (!region_beside(s, cell, 0, 0, &region))
        return iss_wrong(s->d, item.type, "cells of the regions");
    if (!builder_cell(s->d, item.type.at, region))
        return false;
    for (int down = -1; down <= 1; down++)
        for (int right = -1; right <= 1; right++)
            if ((down != 0 || right != 0) && region_beside(s, cell, down, right, &region) &&
                !builder_cell(s->d, item.type.at, region))
                return false;
    return builder_end(s->d);
}

bool iss_chaos_arrow(iss *s, iss_item item)
{
    static const int ways[4][2] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};
    iss_word word = {0};
    int cell = 0, region = 0;

    if (!begin_count(s, &item, "run", &cell))
        return false;
    builder_part(s->d);
    if (item.at < item.end) {
        while (iss_take(s->d, &item, &word)) {
            if (iss_is(s->d, word, "-"))
                builder_part(s->d);
            else if (!add_region(s, word))
                return false;
        }
        builder_part(s->d);
        return builder_end(s->d);
    }
    for (size_t way = 0; way < sizeof ways / sizeof *ways; way++) {
        for (int step = 0;
             region_beside(s, cell, step * ways[way][0], step * ways[way][1], &region); step++)
            if (!builder_cell(s->d, item.type.at, region))
                return false;
        builder_part(s->d);
    }
    return builder_end(s->d);
}

/* ------------------------------------------------------------------------------ the whole grid */

/* Makes a rule for each two cells of the grid that are so many steps apart. */
static bool pairs_apart(iss *s, iss_item item, const char *rule, int down, int right)
{
    const int columns = s->d->description->columns;

    for (int cell = 0; cell < cells_of_grid(s); cell++) {
        const int row = cell / columns + down, column = cell % columns + right;
        if (row >= s->rows || column < 0 || column >= columns)
            continue;
        builder_begin(s->d, item.type.at, rule, rule);
        if ((strcmp(rule, "whisper") == 0 && !builder_number(s->d, item.type.at, 2)) ||
            !builder_cell(s->d, item.type.at, cell) ||
            !builder_cell(s->d, item.type.at, row * columns + column) || !builder_end(s->d))
            return false;
    }
    return true;
}

static bool diagonal(iss *s, iss_item item)
{
    const int columns = s->d->description->columns;
    int direction = 0;

    if (!iss_take_number(s, &item, &direction))
        return false;
    if (direction != 1 && direction != -1)
        return iss_wrong(s->d, item.type, "1 or -1");
    return direction == 1 ? differ(s, "Diagonal", columns - 1, columns - 1, columns)
                          : differ(s, "Diagonal", 0, columns + 1, columns);
}

bool iss_rule_of_grid(iss *s, iss_item item)
{
    if (iss_is(s->d, item.type, "Diagonal") && s->rows == s->d->description->columns)
        return diagonal(s, item);
    if (iss_is(s->d, item.type, "AntiKnight"))
        return pairs_apart(s, item, "all-different", 1, 2) &&
               pairs_apart(s, item, "all-different", 1, -2) &&
               pairs_apart(s, item, "all-different", 2, 1) &&
               pairs_apart(s, item, "all-different", 2, -1);
    if (iss_is(s->d, item.type, "AntiKing"))
        return pairs_apart(s, item, "all-different", 0, 1) &&
               pairs_apart(s, item, "all-different", 1, 0) &&
               pairs_apart(s, item, "all-different", 1, 1) &&
               pairs_apart(s, item, "all-different", 1, -1);
    /* Neighbors differ in any case, so they differ by two or more. */
    if (iss_is(s->d, item.type, "AntiConsecutive") && !s->raw)
        return pairs_apart(s, item, "whisper", 0, 1) && pairs_apart(s, item, "whisper", 1, 0);
    return iss_unknown(s->d, item.type,
                       "the rule '%t' of a grid with cells beside it is not known");
}
