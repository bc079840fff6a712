/* SPDX-License-Identifier: MIT */
/*
 * What each type of item of Interactive Sudoku Solver means, and how its arguments are read.
 */
#include "text/iss/iss_rules.h"

#include "grid/characters.h"
#include "text/description/text_search.h"
#include "text/iss/iss_beside.h"
#include "text/iss/iss_made.h"
#include "text/iss/iss_missed.h"

#include <string.h>

static const iss_row rows[] = {
    {"Shape", NULL, ISS_HEAD, 0},
    {"NoBoxes", NULL, ISS_HEAD, 0},
    {"RegionSize", NULL, ISS_HEAD, 0},
    {"Jigsaw", NULL, ISS_HEAD, 0},
    {"SearchPriority", NULL, ISS_IGNORED, 0},
    /* the whole grid */
    {"AntiKnight", "anti-knight", ISS_FLAG, 0},
    {"AntiKing", "anti-king", ISS_FLAG, 0},
    {"AntiTaxicab", "anti-taxicab", ISS_FLAG, 0},
    {"GlobalEntropy", "global-entropy", ISS_FLAG, 0},
    {"GlobalMod", "global-modular", ISS_FLAG, 0},
    {"AntiConsecutive", "nonconsecutive", ISS_FLAG, 0},
    {"Windoku", "windoku", ISS_FLAG, 0},
    {"DisjointSets", "disjoint-groups", ISS_FLAG, 0},
    {"Doppelganger", "doppelganger", ISS_FLAG, 0},
    {"StrictKropki", "no-other-white-dots", ISS_KROPKI, 0},
    {"StrictXV", "no-other-xv", ISS_FLAG, 0},
    {"Diagonal", NULL, ISS_DIAGONAL, 0},
    /* lines and sets of cells */
    {"AllDifferent", "all-different", ISS_CELLS, 0},
    {"Thermo", "thermo", ISS_CELLS, 0},
    {"Renban", "renban", ISS_CELLS, 0},
    {"Palindrome", "palindrome", ISS_CELLS, 0},
    {"Between", "between", ISS_CELLS, 0},
    {"Entropic", "entropic", ISS_CELLS, 0},
    {"RegionSumLine", "region-sum", ISS_CELLS, 0},
    {"Zipper", "zipper", ISS_CELLS, 0},
    {"DoubleArrow", "double-arrow", ISS_CELLS, 0},
    {"CountingCircles", "counting-circles", ISS_CELLS, 0},
    {"CountDistinct", "distinct", ISS_CELLS, 0},
    {"Whisper", "whisper", ISS_NUMBER, 5},
    {"Lockout", "lockout", ISS_NUMBER, 4},
    {"Modular", "modular", ISS_NUMBER, 3},
    {"RellikCage", "rellik", ISS_NUMBER, 0},
    {"Lunchbox", "lunchbox", ISS_NUMBER, 0},
    {"Sum", "sum", ISS_SUM, 0},
    {"SumLine", "sum-line", ISS_LINE_OR_LOOP, 10},
    {"Cage", "cage", ISS_CAGE, 0},
    {"Arrow", "arrow", ISS_FIRST_CELL, 0},
    {"PillArrow", "arrow", ISS_PILL, 0},
    {"WhiteDot", "white-dot", ISS_PAIRS, 0},
    {"BlackDot", "black-dot", ISS_PAIRS, 0},
    {"X", "x", ISS_PAIRS, 0},
    {"V", "v", ISS_PAIRS, 0},
    {"GreaterThan", "greater", ISS_PAIRS, 0},
    {"EqualSum", "equal-sum", ISS_SEGMENTS, 0},
    {"SameValues", "same-values", ISS_SETS, 0},
    {"Quad", "quadruple", ISS_QUAD, 0},
    {"ContainAtLeast", "quadruple", ISS_AT_LEAST, 0},
    {"ContainExact", "count", ISS_EXACTLY, 0},
    {"LookAndSay", "count", ISS_LOOK_AND_SAY, 0},
    {"ConnectedValues", "connected", ISS_CONNECTED, 0},
    {"EqualityCage", NULL, ISS_EQUALITY, 0},
    {"DutchFlatmates", NULL, ISS_FLATMATES, 0},
    {"ValueIndexing", NULL, ISS_VALUE_INDEXING, 0},
    {"RegionSameValues", NULL, ISS_REGIONS, 0},
    {"Indexing", NULL, ISS_INDEXING, 0},
    /* clues outside the grid */
    {"LittleKiller", "little-killer", ISS_DIAGONAL_CLUE, 0},
    {"Sandwich", "sandwich", ISS_ONE_SIDE, 0},
    {"XSum", "x-sum", ISS_TWO_SIDES, 0},
    {"Skyscraper", "skyscraper", ISS_TWO_SIDES, 0},
    {"HiddenSkyscraper", "hidden-skyscraper", ISS_TWO_SIDES, 0},
    {"NumberedRoom", "numbered-room", ISS_TWO_SIDES, 0},
    {"FullRank", "full-rank", ISS_TWO_SIDES, 0},
    {"FullRankTies", "different-lines", ISS_TIES, 0},
    /* tables and automata */
    {"Pair", "pairs", ISS_TABLE, 0},
    {"PairX", "pairs", ISS_EACH_TABLE, 0},
    {"Binary", "pairs", ISS_OLD_TABLE, 0},
    {"BinaryX", "pairs", ISS_OLD_EACH_TABLE, 0},
    {"Regex", "regex", ISS_REGEX, 0},
    {"NFA", "automaton", ISS_AUTOMATON, 0},
    /* cells beside the grid */
    {"Var", NULL, ISS_HEAD, 0},
    {"ChaosConstruction", NULL, ISS_CHAOS, 0},
    {"ChaosArrow", NULL, ISS_CHAOS_ARROW, 0},
    {"ChaosCount", NULL, ISS_CHAOS_COUNT, 0},
};

const iss_row *iss_row_of(const description_builder *d, iss_word type)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (iss_is(d, type, rows[i].type))
            return &rows[i];
    return NULL;
}

/* -------------------------------------------------------------------------------------- cells */

static void begin(iss *s, const iss_row *row, const iss_item *item)
{
    builder_begin(s->d, item->type.at, row->rule, row->type);
}

static bool read_cells(iss *s, const iss_row *row, iss_item item)
{
    begin(s, row, &item);
    return iss_add_rest(s, &item) && builder_end(s->d);
}

/* Reads a number and cells. If the first argument is a cell, the default number is used. */
static bool read_number(iss *s, const iss_row *row, iss_item item)
{
    iss_item rest = item;
    iss_word word = {0};
    int number = row->value;

    begin(s, row, &item);
    (void)iss_take(s->d, &rest, &word);
    if (strcmp(row->rule, "modular") == 0 && iss_is(s->d, word, "1"))
        return iss_add_rest(
            s, &rest); /* all remainders by 1 are equal, and no two cells are in one group */
    if ((row->way == ISS_CAGE && word.length == 0) || iss_number(s->d, word, &number))
        item = rest;
    else if (row->value == 0)
        return iss_wrong(s->d, word, "a number");
    if ((row->way != ISS_CAGE || number != 0) && !builder_number(s->d, item.type.at, number))
        return false;
    return iss_add_rest(s, &item) && builder_end(s->d);
}

/* Sorts the cells from `first` on, because a pill is read from left to right and from top to
 * bottom. */
static void sort_cells(description_builder *d, size_t first)
{
    for (size_t i = first + 1; i < d->cell_count; i++)
        for (size_t k = i; k > first && d->cells[k - 1] > d->cells[k]; k--) {
            const uint16_t cell = d->cells[k];
            d->cells[k] = d->cells[k - 1];
            d->cells[k - 1] = cell;
        }
}

/* Reads cells of which the first, or the first few, form a part of their own. */
static bool read_head_and_rest(iss *s, const iss_row *row, iss_item item)
{
    iss_word word = {0};
    int count = 1;

    begin(s, row, &item);
    if (row->way == ISS_PILL && !iss_take_number(s, &item, &count))
        return false;
    for (; count > 0 && iss_take(s->d, &item, &word); count--)
        if (!iss_add_cell(s, word))
            return false;
    sort_cells(s->d, 0);
    builder_part(s->d);
    if (!iss_add_rest(s, &item))
        return false;
    builder_part(s->d);
    return builder_end(s->d);
}

/* Whether a cell is among the first so many. */
static bool is_among(const uint16_t *cells, size_t count, int cell)
{
    while (count > 0)
        if (cells[--count] == cell)
            return true;
    return false;
}

/* Makes a rule for each cell and each later one beside it. A cell counts where it is first. */
static bool read_neighbors(iss *s, const iss_row *row, iss_item item)
{
    description_builder *d = s->d;
    enum { MOST = 4 * ENNEAD_MOST_SIZE };
    uint16_t cells[MOST];
    size_t count = 0, found = 0;

    if (!iss_take_cells(s, &item, cells, MOST, &count))
        return false;
    for (size_t i = 0; i < count; i++)
        for (size_t k = i + 1; k < count; k++) {
            if (!iss_are_neighbors(s, cells[i], cells[k]) || is_among(cells, i, cells[k]))
                continue;
            begin(s, row, &item);
            if (!builder_cell(d, item.type.at, cells[i]) ||
                !builder_cell(d, item.type.at, cells[k]) || !builder_end(d))
                return false;
            found++;
        }
    return found > 0 || iss_wrong(d, item.type, "cells that are side by side");
}

static bool read_sets(iss *s, const iss_row *row, iss_item item)
{
    description_builder *d = s->d;
    int sets = 0;

    begin(s, row, &item);
    if (!iss_take_number(s, &item, &sets) || !iss_add_rest(s, &item))
        return false;
    if (sets < 1 || d->cell_count == 0 || d->cell_count % (size_t)sets != 0)
        return iss_wrong(d, item.type, "as many cells in each set");
    for (int i = 0; i < sets; i++)
        d->parts[d->part_count++] = (uint16_t)(d->cell_count / (size_t)sets);
    return builder_end(d);
}

static bool read_quad(iss *s, const iss_row *row, iss_item item)
{
    description_builder *d = s->d;
    const int columns = d->description->columns;
    iss_word word = {0};
    int cell = 0, number = 0;

    begin(s, row, &item);
    if (!iss_take(d, &item, &word) || !iss_cell(s, word, &cell))
        return d->status == ENNEAD_STATUS_OK && iss_wrong(d, item.type, "a cell");
    if (!iss_are_neighbors(s, cell, cell + 1) || !iss_are_neighbors(s, cell, cell + columns) ||
        !iss_are_neighbors(s, cell + 1, cell + columns + 1))
        return iss_wrong(d, word, "the first of four cells");
    while (iss_take_number(s, &item, &number) && builder_number(d, item.type.at, number))
        if (item.at >= item.end)
            break;
    return d->status == ENNEAD_STATUS_OK && builder_cell(d, word.at, cell) &&
           builder_cell(d, word.at, cell + 1) && builder_cell(d, word.at, cell + columns) &&
           builder_cell(d, word.at, cell + columns + 1) && builder_end(d);
}

/* Reads a sum, as for other lines; after the cells there may be a mark that the line is closed. */
static bool read_line_or_loop(iss *s, const iss_row *row, iss_item item)
{
    static const char loop[] = "~LOOP";
    const size_t tail = sizeof loop - 1;
    iss_row closed = *row;

    if (item.end - item.at < tail || memcmp(s->d->text + item.end - tail, loop, tail) != 0)
        return read_number(s, row, item);
    closed.rule = "sum-loop";
    item.end -= tail;
    return read_number(s, &closed, item);
}

static bool read_at_least(iss *s, const iss_row *row, iss_item item)
{
    iss_word list = {0};
    int value = 0;

    begin(s, row, &item);
    (void)iss_take(s->d, &item, &list);
    do
        if (!iss_take_value(s, &list, &value) || !builder_number(s->d, item.type.at, value))
            return false;
    while (list.length > 0);
    return iss_add_rest(s, &item) && builder_end(s->d);
}

/* How often a value occurs. */
typedef struct iss_count {
    int times, value;
} iss_count;

static bool add_count(iss *s, const iss_row *row, iss_item item, iss_count count)
{
    begin(s, row, &item);
    return builder_number(s->d, item.type.at, count.times) &&
           builder_number(s->d, item.type.at, count.value) && iss_add_rest(s, &item) &&
           builder_end(s->d);
}

/* Makes a rule for each value named, with the number of times it is named. */
static bool read_counts(iss *s, const iss_row *row, iss_item item)
{
    uint8_t times[ENNEAD_MOST_SIZE + 1] = {0};
    iss_word list = {0};
    int value = 0;

    (void)iss_take(s->d, &item, &list);
    do {
        if (!iss_take_value(s, &list, &value))
            return false;
        times[value]++;
    } while (list.length > 0);
    for (value = 0; value <= ENNEAD_MOST_SIZE; value++)
        if (times[value] > 0 && !add_count(s, row, item, (iss_count){times[value], value}))
            return false;
    return true;
}

/* Makes a rule for each pair of a count and a value, even if a value occurs twice. */
static bool read_look_and_say(iss *s, const iss_row *row, iss_item item)
{
    iss_word list = {0};

    (void)iss_take(s->d, &item, &list);
    for (size_t i = 0; i < list.length || i == 0; i += 2) {
        const char *at = s->d->text + list.at + i;
        if (i + 1 >= list.length || !is_digit(at[0]) || !is_digit(at[1]))
            return iss_wrong(s->d, list, "pairs of a number and a value");
        if (!add_count(s, row, item, (iss_count){at[0] - '0', at[1] - '0'}))
            return false;
    }
    return true;
}

static bool read_indexing(iss *s, const iss_row *row, iss_item item)
{
    iss_word word = {0};

    (void)iss_take(s->d, &item, &word);
    const bool column = iss_is(s->d, word, "C");
    if (!column && !iss_is(s->d, word, "R"))
        return iss_wrong(s->d, word.length > 0 ? word : item.type, "R or C");
    builder_begin(s->d, item.type.at, column ? "column-indexer" : "row-indexer", row->type);
    return iss_add_rest(s, &item) && builder_end(s->d);
}

static bool read_flag(iss *s, const iss_row *row, iss_item item)
{
    begin(s, row, &item);
    if (!builder_end(s->d) || row->way != ISS_KROPKI)
        return s->d->status == ENNEAD_STATUS_OK;
    builder_begin(s->d, item.type.at, "no-other-black-dots", row->type);
    return builder_end(s->d);
}

static bool read_ties(iss *s, const iss_row *row, iss_item item)
{
    iss_word word = {0};

    (void)iss_take(s->d, &item, &word);
    if (iss_is(s->d, word, "none"))
        return read_flag(s, row, item);
    return iss_is(s->d, word, "any") || iss_is(s->d, word, "only-unclued") ||
           iss_wrong(s->d, word.length > 0 ? word : item.type, "none, any or only-unclued");
}

static bool read_diagonal(iss *s, const iss_row *row, iss_item item)
{
    int direction = 0;

    if (!iss_take_number(s, &item, &direction))
        return false;
    if (direction != 1 && direction != -1)
        return iss_wrong(s->d, item.type, "1 or -1");
    builder_begin(s->d, item.type.at, direction == 1 ? "diagonal-up" : "diagonal-down", row->type);
    return builder_end(s->d);
}

/* -------------------------------------------------------------------------------------- clues */

typedef enum end_of_line { FROM_THE_BEGINNING, FROM_THE_END } end_of_line;

static const char line_expected[] = "a line of the grid such as R1 or C1";

/* Adds the cells of R3 or C4 in the order in which they are seen from an end. */
static bool add_line(iss *s, iss_word word, end_of_line from)
{
    const ennead_description *d = s->d->description;
    const bool row = word.length > 0 && (s->d->text[word.at] | 32) == 'r';
    const int cells = row ? d->columns : s->rows;
    int line = 0;

    if (word.length < 2 || (!row && (s->d->text[word.at] | 32) != 'c') ||
        !iss_number(s->d, (iss_word){word.at + 1, word.length - 1}, &line) || line < 1 ||
        line > (row ? s->rows : d->columns))
        return iss_wrong(s->d, word, line_expected);
    for (int i = 0; i < cells; i++) {
        const int at = from == FROM_THE_END ? cells - 1 - i : i;
        if (!builder_cell(s->d, word.at,
                          row ? (line - 1) * d->columns + at : at * d->columns + line - 1))
            return false;
    }
    return true;
}

static bool read_clue(iss *s, const iss_row *row, const iss_item *item, iss_word clue,
                      iss_word line, end_of_line from)
{
    int number = 0;

    if (!iss_number(s->d, clue, &number))
        return iss_wrong(s->d, clue, "a number");
    begin(s, row, item);
    return builder_number(s->d, clue.at, number) && add_line(s, line, from) && builder_end(s->d);
}

static bool read_two_sides(iss *s, const iss_row *row, iss_item item)
{
    iss_word line = {0}, clue = {0};
    iss_row own = *row;

    if (s->ties && strcmp(own.rule, "full-rank") == 0)
        own.rule = "full-rank-ties";
    if (!iss_take(s->d, &item, &line))
        return iss_wrong(s->d, item.type, line_expected);
    for (end_of_line from = FROM_THE_BEGINNING; from <= FROM_THE_END; from++)
        if (iss_take(s->d, &item, &clue) && clue.length > 0 &&
            !read_clue(s, &own, &item, clue, line, from))
            return false;
    return true;
}

/* In a line with fewer cells than there are values, the smallest and largest of its own values
 * count. */
static bool read_one_side(iss *s, const iss_row *row, iss_item item)
{
    const ennead_description *d = s->d->description;
    iss_word line = {0}, clue = {0};
    iss_row own = *row;

    if (!iss_take(s->d, &item, &clue) || !iss_take(s->d, &item, &line))
        return iss_wrong(s->d, item.type, line_expected);
    const bool is_row = line.length > 0 && (s->d->text[line.at] | 32) == 'r';
    if ((is_row ? d->columns : s->rows) < d->values)
        own.rule = "lunchbox";
    return read_clue(s, &own, &item, clue, line, FROM_THE_BEGINNING);
}

/* A diagonal's direction follows from its first cell: it goes clockwise from side to side. */
static bool read_diagonal_clue(iss *s, const iss_row *row, iss_item item)
{
    const ennead_description *d = s->d->description;
    iss_word word = {0};
    int number = 0, cell = 0, down = 0, right = 0;

    begin(s, row, &item);
    if (!iss_take_number(s, &item, &number) || !builder_number(s->d, item.type.at, number))
        return false;
    if (!iss_take(s->d, &item, &word) || !iss_cell(s, word, &cell))
        return s->d->status == ENNEAD_STATUS_OK && iss_wrong(s->d, item.type, "a cell");
    int at_row = cell / d->columns, at_column = cell % d->columns;
    if (at_column == 0 && at_row < s->rows - 1)
        down = 1, right = 1;
    else if (at_column == d->columns - 1 && at_row > 0 && at_row < s->rows - 1)
        down = -1, right = -1;
    else if (at_row == 0)
        down = 1, right = -1;
    else if (at_row == s->rows - 1 && at_column > 0 && at_column < d->columns - 1)
        down = -1, right = 1;
    else
        return iss_wrong(s->d, word, "a cell where a diagonal begins");
    for (; at_row >= 0 && at_row < s->rows && at_column >= 0 && at_column < d->columns;
         at_row += down, at_column += right)
        if (!builder_cell(s->d, word.at, at_row * d->columns + at_column))
            return false;
    return builder_end(s->d);
}

/* ---------------------------------------------------------------------------------- base64 */

/* Decodes the text of a rule. Returns NULL if the code is wrong. */
static const char *decode(description_builder *d, const iss_row *row, iss_word code, size_t *length)
{
    return row->way == ISS_REGEX       ? iss_regex_text(d, code, length)
           : row->way == ISS_AUTOMATON ? iss_automaton_text(d, code, length)
                                       : iss_table_text(d, code, row->way, length);
}

/* Makes a rule of the cells read, or one of each two of them, in order. */
static bool end_coded(iss *s, const iss_row *row, const iss_item *item, iss_word code)
{
    description_builder *d = s->d;
    const bool each = row->way == ISS_EACH_TABLE || row->way == ISS_OLD_EACH_TABLE;
    uint16_t cells[ENNEAD_MOST_SIZE];
    const size_t count = d->cell_count;
    size_t length = 0;

    if (!each) {
        const char *text = decode(d, row, code, &length);
        builder_text(d, text, length);
        return text != NULL && builder_end(d);
    }
    if (count > ENNEAD_MOST_SIZE)
        return iss_wrong(d, item->type, "fewer cells");
    memcpy(cells, d->cells, count * sizeof *cells);
    for (size_t i = 0; i < count; i++)
        for (size_t k = i + 1; k < count; k++) {
            begin(s, row, item);
            const char *text = decode(d, row, code, &length);
            if (text == NULL)
                return false;
            builder_text(d, text, length);
            if (!builder_cell(d, d->place, cells[i]) || !builder_cell(d, d->place, cells[k]) ||
                !builder_end(d))
                return false;
        }
    return true;
}

/* Makes a rule for each group of cells. A word that begins with an underscore is a name for the
 * groups. */
static bool read_coded(iss *s, const iss_row *row, iss_item item)
{
    description_builder *d = s->d;
    iss_word word = {0}, code = {0};
    bool more = iss_take(d, &item, &code);

    while (more) {
        bool parts = false;
        begin(s, row, &item);
        while ((more = iss_take(d, &item, &word)) && word.length > 0 && d->text[word.at] != '_') {
            const bool separator = iss_is(d, word, "-");
            if (separator && row->way != ISS_AUTOMATON)
                return builder_unknown(d, word.at, "segments in the rule '%t' are not known",
                                       row->type);
            if (separator)
                builder_part(d);
            parts = parts || separator;
            if (!separator && !iss_add_cell(s, word))
                return false;
        }
        if (parts)
            builder_part(d);
        if (d->cell_count == 0 && parts)
            return iss_wrong(d, item.type, "a cell");
        if (d->cell_count > 0 && !end_coded(s, row, &item, code))
            return false;
    }
    return true;
}

/* An item without arguments may have empty ones. */
static bool has_no_arguments(iss *s, iss_item item)
{
    iss_word word = {0};

    while (iss_take(s->d, &item, &word))
        if (word.length > 0)
            return iss_wrong(s->d, word, "no argument");
    return true;
}

/* Whether an item is about the whole grid, in a way that rows below it would change. */
static bool is_of_grid(const iss *s, const iss_row *row, iss_item item)
{
    return row->way == ISS_FLAG || row->way == ISS_KROPKI || row->way == ISS_DIAGONAL ||
           row->way == ISS_TIES || iss_is(s->d, item.type, "FullRank") ||
           (row->way == ISS_INDEXING && s->d->text[item.at + (item.at < item.end)] == 'R');
}

bool iss_rule(iss *s, const iss_row *row, iss_item item)
{
    if (iss_has_missed(s, item))
        return iss_missed_pairs(s, item);
    if (s->beside_cells > 0 && is_of_grid(s, row, item))
        return iss_rule_of_grid(s, item);
    switch (row->way) {
    case ISS_EQUALITY:
        return iss_equality_cage(s, item);
    case ISS_FLATMATES:
        return has_no_arguments(s, item) && iss_flatmates(s, item);
    case ISS_VALUE_INDEXING:
        return iss_value_indexing(s, item);
    case ISS_REGIONS:
        return has_no_arguments(s, item) && iss_same_regions(s, item);
    case ISS_CHAOS:
        return has_no_arguments(s, item) && iss_chaos(s, item);
    case ISS_CHAOS_ARROW:
        return iss_chaos_arrow(s, item);
    case ISS_CHAOS_COUNT:
        return iss_chaos_count(s, item);
    case ISS_FLAG:
    case ISS_KROPKI:
        return has_no_arguments(s, item) && read_flag(s, row, item);
    case ISS_TIES:
        return read_ties(s, row, item);
    case ISS_DIAGONAL:
        return read_diagonal(s, row, item);
    case ISS_SUM:
    case ISS_CAGE:
        if (iss_has_factors(s, item))
            return row->way == ISS_SUM ? iss_sum(s, item) : iss_repeated_cage(s, item);
        return read_number(s, row, item);
    case ISS_NUMBER:
        return read_number(s, row, item);
    case ISS_FIRST_CELL:
    case ISS_PILL:
        return read_head_and_rest(s, row, item);
    case ISS_PAIRS:
        return read_neighbors(s, row, item);
    case ISS_SETS:
        return read_sets(s, row, item);
    case ISS_QUAD:
        return read_quad(s, row, item);
    case ISS_LINE_OR_LOOP:
        return read_line_or_loop(s, row, item);
    case ISS_CONNECTED:
        return iss_connected(s, item);
    case ISS_AT_LEAST:
        return read_at_least(s, row, item);
    case ISS_EXACTLY:
        return read_counts(s, row, item);
    case ISS_LOOK_AND_SAY:
        return read_look_and_say(s, row, item);
    case ISS_INDEXING:
        return read_indexing(s, row, item);
    case ISS_TWO_SIDES:
        return read_two_sides(s, row, item);
    case ISS_ONE_SIDE:
        return read_one_side(s, row, item);
    case ISS_DIAGONAL_CLUE:
        return read_diagonal_clue(s, row, item);
    case ISS_TABLE:
    case ISS_EACH_TABLE:
    case ISS_OLD_TABLE:
    case ISS_OLD_EACH_TABLE:
    case ISS_REGEX:
    case ISS_AUTOMATON:
        return read_coded(s, row, item);
    case ISS_IGNORED:
    case ISS_HEAD:
    case ISS_CELLS:
    case ISS_SEGMENTS:
        break;
    }
    return read_cells(s, row, item);
}
