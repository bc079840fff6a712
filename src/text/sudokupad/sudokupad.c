/* SPDX-License-Identifier: MIT */
/*
 * The JSON of SudokuPad is a drawing: cells, regions, cages, and lines and shapes whose rules are
 * told in words. Cages whose values differ are killer cages; a puzzle with any other drawing is
 * refused, because its rules cannot be known. Names of members may be short: {ce, re, ca, ...}.
 */
#include "text/sudokupad/sudokupad.h"

#include "text/fpuzzles/json.h"
#include "text/utf8.h"

#include <string.h>

/* Rules of the whole grid, as members of `metadata` or words of `global`. */
static const struct {
    const char *word, *rule;
} globals[] = {
    {"antiknight", "anti-knight"},
    {"antiking", "anti-king"},
    {"nonconsecutive", "nonconsecutive"},
};
enum { GLOBALS = sizeof globals / sizeof *globals };

/* A member by its long or its short name; 0: none. */
static uint32_t member(const json *j, uint32_t object, const char *name, const char *short_name)
{
    const uint32_t found = json_member(j, object, name);

    return found != 0 ? found : json_member(j, object, short_name);
}

static bool wrong(json *j, uint32_t node, const char *expected)
{
    return builder_wrong(j->d, j->nodes[node].place, "this is not %t", expected);
}

static int count_items(const json *j, uint32_t array)
{
    int count = 0;

    JSON_EACH(j, item, array)
    count++;
    return count;
}

static bool is_array(const json *j, uint32_t node)
{
    return node != 0 && j->nodes[node].kind == JSON_ARRAY;
}

static bool has_member(const json *j, uint32_t object, const char *name, const char *short_name)
{
    const uint32_t found = object != 0 ? member(j, object, name, short_name) : 0;

    return found != 0 && !json_is_nothing(j, found) &&
           (j->nodes[found].kind != JSON_STRING || j->nodes[found].length > 0);
}

/* ---------------------------------------------------------------------------------------- grid */

/* Sees what a cell has that does not belong to the puzzle. */
static void see_rest(const json *j, uint32_t node)
{
    ennead_variant_report *report = j->d->report;

    report->has_drawings = report->has_drawings || has_member(j, node, "color", "c");
    report->has_progress = report->has_progress ||
                           has_member(j, node, "pencilMarks", "pencilMarks") ||
                           has_member(j, node, "centremarks", "centremarks");
}

static bool read_cell(json *j, uint32_t node, int cell)
{
    const uint32_t value = j->nodes[node].kind == JSON_OBJECT ? member(j, node, "value", "v") : 0;
    int number = 0;

    if (j->nodes[node].kind != JSON_OBJECT)
        return wrong(j, node, "a cell");
    see_rest(j, node);
    if (value == 0 || json_is_nothing(j, value))
        return true;
    if (!json_number(j, value, &number) || builder_value(j->d, number) < 0)
        return wrong(j, value, "a value of the grid");
    builder_given(j->d, cell, (uint64_t)1 << builder_value(j->d, number));
    return true;
}

static bool read_cells(json *j, uint32_t rows)
{
    const int height = is_array(j, rows) ? count_items(j, rows) : 0;
    const uint32_t first = height > 0 ? rows + 1 : 0;
    const int width = is_array(j, first) ? count_items(j, first) : 0;
    int cell = 0;

    if (width == 0)
        return builder_wrong(j->d, j->nodes[rows].place, "there are no cells");
    if (!builder_grid(j->d, j->nodes[rows].place, height, width, height > width ? height : width,
                      1))
        return false;
    JSON_EACH(j, row, rows)
    {
        if (!is_array(j, row) || count_items(j, row) != width)
            return wrong(j, row, "a row as long as the first");
        JSON_EACH(j, node, row)
        if (!read_cell(j, node, cell++))
            return false;
    }
    return true;
}

/* The cell of [row, column], counted from 0. Returns -1 if it is something else. */
static int read_place(json *j, uint32_t node)
{
    const ennead_description *d = j->d->description;
    int row = -1, column = -1;

    if (!is_array(j, node) || count_items(j, node) != 2 || !json_number(j, node + 1, &row) ||
        !json_number(j, j->nodes[node + 1].after, &column) || row < 0 || row >= d->rows ||
        column < 0 || column >= d->columns) {
        (void)wrong(j, node, "the row and column of a cell");
        return -1;
    }
    return row * d->columns + column;
}

static bool read_regions(json *j, uint32_t regions)
{
    ennead_description *d = j->d->description;
    int number = 0;

    if (regions == 0 || json_is_nothing(j, regions))
        return true;
    if (!is_array(j, regions))
        return wrong(j, regions, "an array");
    builder_no_regions(j->d);
    JSON_EACH(j, region, regions)
    {
        if (!is_array(j, region) || number == ENNEAD_MOST_SIZE)
            return wrong(j, region, "a region");
        JSON_EACH(j, place, region)
        {
            const int cell = read_place(j, place);
            if (cell < 0)
                return false;
            if (d->regions[cell] != ENNEAD_NO_REGION)
                return wrong(j, place, "a cell that is in no other region");
            d->regions[cell] = (uint8_t)number;
        }
        number++;
    }
    d->houses |= ENNEAD_HOUSES_REGIONS;
    return builder_check_regions(j->d, j->nodes[regions].place);
}

/* --------------------------------------------------------------------------------------- rules */

static bool add_global(json *j, uint32_t place, const char *rule)
{
    builder_begin(j->d, j->nodes[place].place, rule, rule);
    return builder_end(j->d);
}

static bool read_globals(json *j, uint32_t metadata, uint32_t list)
{
    for (size_t i = 0; i < GLOBALS; i++) {
        uint32_t found = metadata != 0 ? json_member(j, metadata, globals[i].word) : 0;
        found = found != 0 && json_is_nothing(j, found) ? 0 : found;
        for (uint32_t item = list + 1; list != 0 && item < j->nodes[list].after;
             item = j->nodes[item].after)
            found = json_is(j, item, globals[i].word) ? item : found;
        if (found != 0 && !add_global(j, found, globals[i].rule))
            return false;
    }
    for (uint32_t item = list + 1; list != 0 && item < j->nodes[list].after;
         item = j->nodes[item].after) {
        size_t i = 0;
        while (i < GLOBALS && !json_is(j, item, globals[i].word))
            i++;
        if (i == GLOBALS)
            return builder_unknown(j->d, j->nodes[item].place, "a rule that is not known");
    }
    return true;
}

static bool is_true(const json *j, uint32_t node)
{
    return node != 0 && j->nodes[node].kind == JSON_TRUE;
}

/* A cage of different values with or without a sum. */
static bool read_cage(json *j, uint32_t cage)
{
    const uint32_t places = member(j, cage, "cells", "ce");
    const uint32_t sum = json_member(j, cage, "sum");
    const uint32_t value = sum != 0 ? sum : member(j, cage, "value", "v");
    int number = 0;

    if (places == 0 || json_is_nothing(j, places) || is_true(j, json_member(j, cage, "hidden")))
        return true; /* a title, the rules in words, or cells without a region */
    if (!is_true(j, json_member(j, cage, "unique")))
        return builder_unknown(j->d, j->nodes[cage].place,
                               "a cage that is only drawn, so that its rule is not known");
    builder_begin(j->d, j->nodes[cage].place, "cage", "cage");
    if (value != 0 && !json_is_nothing(j, value) &&
        (!json_number(j, value, &number) || !builder_number(j->d, j->nodes[value].place, number)))
        return wrong(j, value, "the sum of a cage");
    JSON_EACH(j, place, places)
    {
        const int cell = read_place(j, place);
        if (cell < 0 || !builder_cell(j->d, j->nodes[place].place, cell))
            return false;
    }
    return builder_end(j->d);
}

static bool read_cages(json *j, uint32_t cages)
{
    if (cages == 0)
        return true;
    if (!is_array(j, cages))
        return wrong(j, cages, "an array");
    JSON_EACH(j, cage, cages)
    {
        if (j->nodes[cage].kind != JSON_OBJECT)
            return wrong(j, cage, "a cage");
        if (!read_cage(j, cage))
            return false;
    }
    return true;
}

/* Refuses drawings that may be rules. */
static bool refuse_drawings(json *j)
{
    static const char *const names[][2] = {
        {"lines", "l"}, {"arrows", "a"}, {"overlays", "o"}, {"underlays", "u"}};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const uint32_t found = member(j, 0, names[i][0], names[i][1]);
        if (found != 0 && !json_is_nothing(j, found))
            return builder_unknown(j->d, j->nodes[found].place,
                                   "'%t' are only drawn, so that their rules are not known",
                                   names[i][0]);
    }
    return true;
}

/* The text of a node that begins with a word, from behind the word on; NULL if it is none. */
static const char *text_after(const json *j, uint32_t node, const char *word, size_t *length)
{
    const json_node *n = &j->nodes[node];
    const size_t skipped = strlen(word);

    if (node == 0 || n->kind != JSON_STRING || n->length <= skipped ||
        memcmp(n->text, word, skipped) != 0)
        return NULL;
    *length = n->length - skipped;
    return n->text + skipped;
}

/* Title, author and rules are in the metadata, or the texts of cages without cells: "title: A
 * title". */
static void keep_texts(json *j, uint32_t metadata, uint32_t cages)
{
    ennead_variant_report *report = j->d->report;
    size_t length;
    const uint32_t title = metadata != 0 ? member(j, metadata, "title", "t") : 0;
    const json_node *n = &j->nodes[title];

    report->has_author = has_member(j, metadata, "author", "a");
    report->has_words = has_member(j, metadata, "rules", "r");
    if (title != 0 && n->kind == JSON_STRING)
        utf8_title(report->title, ENNEAD_TITLE_SIZE, n->text, n->length);
    for (uint32_t cage = cages + 1; is_array(j, cages) && cage < j->nodes[cages].after;
         cage = j->nodes[cage].after) {
        const uint32_t value =
            j->nodes[cage].kind == JSON_OBJECT ? member(j, cage, "value", "v") : 0;
        const char *text = text_after(j, value, "title: ", &length);
        if (text != NULL)
            utf8_title(report->title, ENNEAD_TITLE_SIZE, text, length);
        report->has_author =
            report->has_author || text_after(j, value, "author: ", &length) != NULL;
        report->has_words = report->has_words || text_after(j, value, "rules: ", &length) != NULL;
    }
}

static bool read_puzzle(json *j)
{
    const uint32_t metadata = j->nodes[0].kind == JSON_OBJECT ? json_member(j, 0, "metadata") : 0;
    uint32_t list;

    if (j->nodes[0].kind != JSON_OBJECT)
        return wrong(j, 0, "an object");
    const uint32_t about = metadata != 0 && j->nodes[metadata].kind == JSON_OBJECT ? metadata : 0;
    const uint32_t cages = member(j, 0, "cages", "ca");
    list = json_member(j, 0, "global");
    list = is_array(j, list) ? list : 0;
    keep_texts(j, about, cages);
    if (!read_cells(j, member(j, 0, "cells", "ce")) ||
        !read_regions(j, member(j, 0, "regions", "re")))
        return false;
    builder_find_boxes(j->d);
    return refuse_drawings(j) && read_globals(j, about, list) && read_cages(j, cages);
}

bool sudokupad_read(description_builder *d)
{
    json j = {.d = d};
    const bool good = json_read(&j, d) && read_puzzle(&j);

    json_free(&j);
    return good;
}
