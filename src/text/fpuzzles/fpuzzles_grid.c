/* SPDX-License-Identifier: MIT */
/*
 * Reads size, title and grid of the JSON of f-puzzles.com. Only givens belong to the puzzle; other
 * digits and marks are somebody's progress on it.
 */
#include "text/fpuzzles/fpuzzles_grid.h"

#include "grid/description_check.h"
#include "text/utf8.h"

/* The region of a cell that is in none, and of one whose region is not given. */
enum { NOWHERE = -2, NOT_SAID = -1 };

/* Whether a cell has a member of this name that is something. */
static bool has_member(const fp *f, uint32_t node, const char *name)
{
    const uint32_t found = json_member(&f->j, node, name);

    return found != 0 && !json_is_nothing(&f->j, found);
}

/* Sees what a cell has that does not belong to the puzzle. */
static void see_rest(fp *f, uint32_t node)
{
    ennead_variant_report *report = f->d->report;

    report->has_drawings = report->has_drawings || has_member(f, node, "c");
    report->has_progress =
        report->has_progress || (has_member(f, node, "value") && !has_member(f, node, "given")) ||
        has_member(f, node, "cornerPencilMarks") || has_member(f, node, "centerPencilMarks");
}

/* Reads a cell's givens, and the number of its region. */
static bool read_cell(fp *f, int cell, uint32_t node, int *region)
{
    const uint32_t value = json_member(&f->j, node, "value");
    const uint32_t given = json_member(&f->j, node, "given");
    const uint32_t marks = json_member(&f->j, node, "givenPencilMarks");
    const uint32_t wanted = json_member(&f->j, node, "region");
    uint64_t values = 0;
    int number = 0;

    if (f->j.nodes[node].kind != JSON_OBJECT)
        return fp_wrong(f, node, "an object");
    see_rest(f, node);
    *region = wanted != 0 && f->j.nodes[wanted].kind == JSON_NULL ? NOWHERE : NOT_SAID;
    if (wanted != 0 && *region == NOT_SAID &&
        (!json_number(&f->j, wanted, region) || *region < 0 || *region >= ENNEAD_MOST_SIZE))
        return fp_wrong(f, wanted, "the number of a region");
    if (value != 0 && given != 0 && f->j.nodes[given].kind == JSON_TRUE) {
        if (!json_number(&f->j, value, &number) || builder_value(f->d, number) < 0)
            return fp_wrong(f, value, "a value of the grid");
        builder_given(f->d, cell, (uint64_t)1 << builder_value(f->d, number));
    }
    if (marks == 0 || json_is_nothing(&f->j, marks))
        return true;
    if (!fp_is_array(f, marks))
        return false;
    JSON_EACH(&f->j, mark, marks)
    if (!json_number(&f->j, mark, &number) || builder_value(f->d, number) < 0)
        return fp_wrong(f, mark, "a value of the grid");
    else
        values |= (uint64_t)1 << builder_value(f->d, number);
    builder_given(f->d, cell, values);
    return true;
}

/* As in other notations, a grid without region data has the squarest boxes. A cell with a region
 * is removed from its box. */
static void set_region(fp *f, int cell, int region)
{
    ennead_description *d = f->d->description;
    const uint8_t number = region == NOWHERE ? ENNEAD_NO_REGION : (uint8_t)region;

    if (region == NOT_SAID || d->regions[cell] == number)
        return;
    d->regions[cell] = number;
    d->box_rows = d->box_columns = 0;
    d->houses |= ENNEAD_HOUSES_REGIONS;
}

static bool read_rows(fp *f, uint32_t grid)
{
    const int size = f->d->description->columns;
    int cell = 0, region = 0;

    JSON_EACH(&f->j, row, grid)
    {
        const int first = cell;
        if (!fp_is_array(f, row))
            return false;
        JSON_EACH(&f->j, node, row)
        {
            if (cell - first == size || cell == size * size)
                return fp_wrong(f, node, "the end of the row");
            if (!read_cell(f, cell, node, &region))
                return false;
            set_region(f, cell++, region);
        }
        if (cell - first != size)
            return builder_wrong(f->d, f->j.nodes[row].place, "the row has %n cells, expected %n",
                                 cell - first, size);
    }
    return (cell == size * size ||
            builder_wrong(f->d, f->j.nodes[grid].place, "the grid has %n rows, expected %n",
                          cell / size, size)) &&
           builder_check_regions(f->d, f->j.nodes[grid].place);
}

/* Whether the regions are boxes of this shape, whatever their numbers. */
static bool are_boxes(const ennead_description *d, int box_rows, int box_columns)
{
    bool seen[ENNEAD_MOST_SIZE] = {false};

    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        const int row = cell / d->columns, column = cell % d->columns;
        const int first =
            row / box_rows * box_rows * d->columns + column / box_columns * box_columns;
        const int region = d->regions[cell];
        if (region == ENNEAD_NO_REGION || region != d->regions[first] ||
            (cell == first && seen[region]))
            return false;
        seen[region] = true;
    }
    return true;
}

/* If regions are boxes of another shape than the squarest, records that they are boxes, because
 * some rules need this. */
static void find_boxes(ennead_description *d)
{
    int box_rows = 1, box_columns = 1;

    if (d->box_rows > 0)
        return;
    while (box_columns < d->columns && d->regions[box_columns] == d->regions[0])
        box_columns++;
    while (box_rows < d->rows && d->regions[box_rows * d->columns] == d->regions[0])
        box_rows++;
    if (description_boxes_fit(d, box_rows, box_columns) && are_boxes(d, box_rows, box_columns))
        (void)ennead_description_set_boxes(d, box_rows, box_columns);
}

/* Whether the puzzle has a text of that name. */
static bool has_text(fp *f, const char *name)
{
    const uint32_t found = json_member(&f->j, 0, name);

    return found != 0 && f->j.nodes[found].kind == JSON_STRING && f->j.nodes[found].length > 0;
}

static void keep_title(fp *f)
{
    const uint32_t title = json_member(&f->j, 0, "title");
    const json_node *n = &f->j.nodes[title];

    f->d->report->has_author = has_text(f, "author");
    f->d->report->has_words = has_text(f, "ruleset");
    if (title != 0 && n->kind == JSON_STRING)
        utf8_title(f->d->report->title, ENNEAD_TITLE_SIZE, n->text, n->length);
}

bool fpuzzles_grid(fp *f)
{
    const uint32_t grid = json_member(&f->j, 0, "grid"), size = json_member(&f->j, 0, "size");
    int number = 0, rows = 0;

    if (f->j.nodes[0].kind != JSON_OBJECT)
        return fp_wrong(f, 0, "an object");
    if (grid == 0)
        return builder_wrong(f->d, 0, "there is no 'grid'");
    if (!fp_is_array(f, grid))
        return false;
    JSON_EACH(&f->j, row, grid)
    rows++;
    if (size == 0)
        number = rows;
    else if (!json_number(&f->j, size, &number))
        return fp_wrong(f, size, "a number");
    if (!builder_grid(f->d, f->j.nodes[size].place, number, number, number, 1))
        return false;
    builder_boxes(f->d, number);
    keep_title(f);
    if (!read_rows(f, grid))
        return false;
    find_boxes(f->d->description);
    return true;
}
