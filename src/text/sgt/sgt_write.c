/* SPDX-License-Identifier: MIT */
/*
 * Writes puzzles as game IDs of Solo; sgt.c describes the form.
 */
#include "text/sgt/sgt_write.h"

#include "grid/description_check.h"

#include <string.h>

enum { MOST_SIZE = 31, LONGEST_RUN = 26, LONGEST_EDGES = 25, NO_CAGE = 0xFFFF };

static bool is_named(const ennead_constraint *rule, const char *name)
{
    return strcmp(rule->name, name) == 0;
}

/* Adds the letters for so many empty cells. */
static void write_run(text_buffer *p, int run)
{
    for (; run > LONGEST_RUN; run -= LONGEST_RUN)
        buffer_character(p, 'z');
    if (run > 0)
        buffer_character(p, (char)('a' - 1 + run));
}

/* The number that a grid has in a cell; 0: none. */
typedef int number_in(const ennead_description *d, int cell);

static int given_in(const ennead_description *d, int cell)
{
    const uint64_t left = d->candidates[cell] & UINT64_MAX >> (ENNEAD_MOST_SIZE - d->values);

    return left != 0 && (left & (left - 1)) == 0 ? lowest_bit(left) + 1 : 0;
}

/* The sum of the cage whose first cell this is. */
static int sum_in(const ennead_description *d, int cell)
{
    for (size_t i = 0; i < d->constraint_count; i++) {
        const ennead_constraint *rule = &d->constraints[i];
        uint16_t first = NO_CAGE;
        for (size_t k = 0; is_named(rule, "cage") && k < rule->cell_count; k++)
            first = rule->cells[k] < first ? rule->cells[k] : first;
        if (first == cell)
            return rule->numbers[0];
    }
    return 0;
}

static void write_numbers(text_buffer *p, const ennead_description *d, number_in *number_at)
{
    int run = 0;
    bool beside = false; /* a number was just written */

    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        const int number = number_at(d, cell);
        if (number == 0) {
            run++;
            continue;
        }
        write_run(p, run);
        if (run == 0 && beside)
            buffer_character(p, '_');
        buffer_number(p, number);
        beside = true;
        run = 0;
    }
    write_run(p, run);
}

/* Adds the lines between groups of cells: how many places have none before each, first to the right
 * of cells, row by row, then below them, column by column. */
static void write_edges(text_buffer *p, const uint16_t *groups, int size)
{
    int run = 0;

    if (size < 2)
        return;
    for (int i = 0; i <= 2 * size * (size - 1); i++) {
        const int across = i / (size - 1), along = i % (size - 1);
        const int one = across < size ? across * size + along : along * size + across - size;
        const int other = one + (across < size ? 1 : size);
        if (i < 2 * size * (size - 1) && groups[one] == groups[other]) {
            run++;
            continue;
        }
        for (; run > LONGEST_EDGES; run -= LONGEST_EDGES)
            buffer_character(p, 'z');
        buffer_character(p, run > 0 ? (char)('a' - 1 + run) : '_');
        run = 0;
    }
}

/* Returns whether all of the grid can be said. */
static bool see_grid(const ennead_description *d, unsaid_list *unsaid)
{
    const size_t before = unsaid->count;
    int counts[256] = {0};

    if (d->rows != d->columns || d->rows < 2 || d->rows > MOST_SIZE || d->values != d->rows ||
        d->first_value != 1) {
        unsaid_add(unsaid, "a grid of this size");
        return false;
    }
    if (d->houses != (ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS))
        unsaid_add(unsaid, "rows, columns or regions with equal values");
    for (int cell = 0; cell < d->rows * d->columns; cell++)
        counts[d->regions[cell]]++;
    for (int region = 0; region < 256; region++)
        if (counts[region] != 0 && (counts[region] != d->rows || region == ENNEAD_NO_REGION))
            unsaid_add(unsaid, "regions of this size");
    return unsaid->count == before;
}

/* Whether the cells of each group hang together, as lines between cells need it. */
static bool are_connected(const uint16_t *groups, int size, uint16_t *parts)
{
    bool changed = true;

    for (int cell = 0; cell < size * size; cell++)
        parts[cell] = (uint16_t)cell;
    while (changed) {
        changed = false;
        for (int cell = 0; cell < size * size; cell++)
            for (int way = 0; way < 2; way++) {
                const int other = way == 0 ? cell + 1 : cell + size;
                if ((way == 0 ? cell % size == size - 1 : other >= size * size) ||
                    groups[cell] != groups[other] || parts[cell] == parts[other])
                    continue;
                parts[cell] = parts[other] =
                    parts[cell] < parts[other] ? parts[cell] : parts[other];
                changed = true;
            }
    }
    for (int cell = 0; cell < size * size; cell++)
        for (int other = 0; other < cell; other++)
            if (groups[cell] == groups[other] && parts[cell] != parts[other])
                return false;
    return true;
}

/* Finds the cages and diagonals, and what else there is. Returns how many cages there are. */
static size_t see_rules(const ennead_description *d, uint16_t *cages, int *diagonals,
                        unsaid_list *unsaid)
{
    bool up = false, down = false;
    size_t cage_count = 0;

    for (int cell = 0; cell < d->rows * d->columns; cell++)
        cages[cell] = NO_CAGE;
    for (size_t i = 0; i < d->constraint_count; i++) {
        const ennead_constraint *rule = &d->constraints[i];
        const bool cage = constraint_fits(rule) && is_named(rule, "cage") &&
                          rule->number_count == 1 && rule->numbers[0] > 0;
        up = up || is_named(rule, "diagonal-up");
        down = down || is_named(rule, "diagonal-down");
        if (!cage && !is_named(rule, "diagonal-up") && !is_named(rule, "diagonal-down"))
            unsaid_add(unsaid, rule->name);
        for (size_t k = 0; cage && k < rule->cell_count; k++) {
            if (cages[rule->cells[k]] != NO_CAGE)
                unsaid_add(unsaid, "cages that overlap");
            cages[rule->cells[k]] = (uint16_t)cage_count;
        }
        cage_count += cage;
    }
    *diagonals = up;
    unsaid_add(unsaid, up != down ? "one diagonal" : NULL);
    return cage_count;
}

static const char *unsaid_of_cages(const uint16_t *cages, int size, uint16_t *parts)
{
    for (int cell = 0; cell < size * size; cell++)
        if (cages[cell] == NO_CAGE)
            return "a cell without a cage";
    return are_connected(cages, size, parts) ? NULL : "a cage in pieces";
}

void sgt_write(text_buffer *p, const ennead_description *d, unsaid_list *unsaid)
{
    uint16_t cages[MOST_SIZE * MOST_SIZE] = {0}, regions[MOST_SIZE * MOST_SIZE] = {0};
    uint16_t parts[MOST_SIZE * MOST_SIZE] = {0};
    const bool boxes = d->box_rows > 0;
    int diagonals = 0;

    if (!see_grid(d, unsaid))
        return;
    const size_t cage_count = see_rules(d, cages, &diagonals, unsaid);
    if (cage_count > 0 && unsaid->count == 0)
        unsaid_add(unsaid, unsaid_of_cages(cages, d->rows, parts));
    for (int cell = 0; cell < d->rows * d->columns; cell++)
        regions[cell] = d->regions[cell];
    if (!boxes && !are_connected(regions, d->rows, parts))
        unsaid_add(unsaid, "a region in pieces");
    if (unsaid->count > 0)
        return;
    buffer_number(p, boxes ? d->box_rows : d->rows);
    if (boxes) {
        buffer_character(p, 'x');
        buffer_number(p, d->box_columns);
    }
    buffer_text(p, boxes ? "" : "j");
    buffer_text(p, diagonals != 0 ? "x" : "");
    buffer_text(p, cage_count > 0 ? "k" : "");
    buffer_character(p, ':');
    write_numbers(p, d, given_in);
    if (!boxes) {
        buffer_character(p, ',');
        write_edges(p, regions, d->rows);
    }
    if (cage_count > 0) {
        buffer_character(p, ',');
        write_edges(p, cages, d->rows);
        buffer_character(p, ',');
        write_numbers(p, d, sum_in);
    }
}
