/* SPDX-License-Identifier: MIT */
/*
 * Writes descriptions as strings of Interactive Sudoku Solver, of which iss.c reads the same rules.
 * Rules of single cells become candidates. Tables, automata and alternatives cannot be said.
 */
#include "text/iss/iss_write.h"

#include "grid/description_check.h"
#include "text/description/description_builder.h"

#include <string.h>

enum { MOST_LINES = 16, MOST_NUMBER = 9999999, USUAL_LOCKOUT = 4, USUAL_MODULAR = 3 };

/* How a rule is written. */
typedef enum iss_shape {
    SHAPE_FLAG,
    SHAPE_CELLS,
    SHAPE_NUMBER, /* the number, and the cells */
    SHAPE_PAIR,   /* two neighbors; the number must be the usual one */
    SHAPE_PARTS,  /* cells with hyphens between the parts */
    SHAPE_LINE,   /* a row or column, and the clue at one of its ends */
    SHAPE_CANDIDATES,
    SHAPE_OWN, /* in a way of its own */
} iss_shape;

typedef struct iss_written {
    const char *rule, *type;
    iss_shape shape;
    int usual; /* the number of a rule without one; 0: it must have one */
} iss_written;

static const iss_written rows[] = {
    {"anti-knight", "AntiKnight", SHAPE_FLAG, 0},
    {"anti-king", "AntiKing", SHAPE_FLAG, 0},
    {"anti-taxicab", "AntiTaxicab", SHAPE_FLAG, 0},
    {"global-entropy", "GlobalEntropy", SHAPE_FLAG, 0},
    {"global-modular", "GlobalMod", SHAPE_FLAG, 0},
    {"nonconsecutive", "AntiConsecutive", SHAPE_FLAG, 0},
    {"windoku", "Windoku", SHAPE_FLAG, 0},
    {"disjoint-groups", "DisjointSets", SHAPE_FLAG, 0},
    {"doppelganger", "Doppelganger", SHAPE_FLAG, 0},
    {"no-other-xv", "StrictXV", SHAPE_FLAG, 0},
    {"diagonal-up", "Diagonal~1", SHAPE_FLAG, 0},
    {"diagonal-down", "Diagonal~-1", SHAPE_FLAG, 0},
    {"different-lines", "FullRankTies~none", SHAPE_FLAG, 0},
    {"all-different", "AllDifferent", SHAPE_CELLS, 0},
    {"extra-region", "AllDifferent", SHAPE_CELLS, 0},
    {"thermo", "Thermo", SHAPE_CELLS, 0},
    {"renban", "Renban", SHAPE_CELLS, 0},
    {"palindrome", "Palindrome", SHAPE_CELLS, 0},
    {"between", "Between", SHAPE_CELLS, 0},
    {"entropic", "Entropic", SHAPE_CELLS, 0},
    {"region-sum", "RegionSumLine", SHAPE_CELLS, 0},
    {"zipper", "Zipper", SHAPE_CELLS, 0},
    {"double-arrow", "DoubleArrow", SHAPE_CELLS, 0},
    {"counting-circles", "CountingCircles", SHAPE_CELLS, 0},
    {"distinct", "CountDistinct", SHAPE_CELLS, 0},
    {"row-indexer", "Indexing~R", SHAPE_CELLS, 0},
    {"column-indexer", "Indexing~C", SHAPE_CELLS, 0},
    {"lockout", "Lockout", SHAPE_NUMBER, USUAL_LOCKOUT},
    {"modular", "Modular", SHAPE_NUMBER, USUAL_MODULAR},
    {"rellik", "RellikCage", SHAPE_NUMBER, 0},
    {"lunchbox", "Lunchbox", SHAPE_NUMBER, 0},
    {"sum", "Sum", SHAPE_NUMBER, 0},
    {"sum-line", "SumLine", SHAPE_NUMBER, 0},
    {"white-dot", "WhiteDot", SHAPE_PAIR, 1},
    {"black-dot", "BlackDot", SHAPE_PAIR, 2},
    {"x", "X", SHAPE_PAIR, 0},
    {"v", "V", SHAPE_PAIR, 0},
    {"greater", "GreaterThan", SHAPE_PAIR, 0},
    {"equal-sum", "EqualSum", SHAPE_PARTS, 0},
    {"x-sum", "XSum", SHAPE_LINE, 0},
    {"skyscraper", "Skyscraper", SHAPE_LINE, 0},
    {"hidden-skyscraper", "HiddenSkyscraper", SHAPE_LINE, 0},
    {"numbered-room", "NumberedRoom", SHAPE_LINE, 0},
    {"full-rank", "FullRank", SHAPE_LINE, 0},
    {"odd", NULL, SHAPE_CANDIDATES, 0},
    {"even", NULL, SHAPE_CANDIDATES, 0},
    {"given", NULL, SHAPE_CANDIDATES, 0},
    {"whisper", "Whisper", SHAPE_OWN, 0},
    {"cage", "Cage", SHAPE_OWN, 0},
    {"arrow", "Arrow", SHAPE_OWN, 0},
    {"sum-loop", "SumLine", SHAPE_OWN, 0},
    {"same-values", "SameValues", SHAPE_OWN, 0},
    {"quadruple", "ContainAtLeast", SHAPE_OWN, 0},
    {"count", "ContainExact", SHAPE_OWN, 0},
    {"connected", "ConnectedValues", SHAPE_OWN, 0},
    {"sandwich", "Sandwich", SHAPE_OWN, 0},
    {"little-killer", "LittleKiller", SHAPE_OWN, 0},
    {"no-other-white-dots", "StrictKropki", SHAPE_OWN, 0},
    {"no-other-black-dots", "StrictKropki", SHAPE_OWN, 0},
};

static const iss_written *row_of(const ennead_constraint *rule)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(rows[i].rule, rule->name) == 0)
            return &rows[i];
    return NULL;
}

static bool is_named(const ennead_constraint *rule, const char *name)
{
    return strcmp(rule->name, name) == 0;
}

/* --------------------------------------------------------------------------------------- words */

static void write_type(text_buffer *p, const char *type)
{
    buffer_character(p, '.');
    buffer_text(p, type);
}

static void write_number(text_buffer *p, int number)
{
    buffer_character(p, '~');
    buffer_signed(p, number);
}

static void write_cell(text_buffer *p, const ennead_description *d, int cell)
{
    static const char lines[] = "123456789abcdefg";

    buffer_character(p, 'R');
    buffer_character(p, lines[cell / d->columns]);
    buffer_character(p, 'C');
    buffer_character(p, lines[cell % d->columns]);
}

static void write_cells(text_buffer *p, const ennead_description *d, const uint16_t *list,
                        size_t count)
{
    for (size_t i = 0; i < count; i++) {
        buffer_character(p, '~');
        write_cell(p, d, list[i]);
    }
}

static void write_rest(text_buffer *p, const ennead_description *d, const ennead_constraint *rule)
{
    write_cells(p, d, rule->cells, rule->cell_count);
}

static bool is_short(const ennead_constraint *rule)
{
    for (size_t i = 0; i < rule->number_count; i++)
        if (rule->numbers[i] < -MOST_NUMBER || rule->numbers[i] > MOST_NUMBER)
            return false;
    return true;
}

static bool has_repeats(const ennead_constraint *rule)
{
    bool seen[MOST_LINES * MOST_LINES] = {false};

    for (size_t i = 0; i < rule->cell_count; i++) {
        if (seen[rule->cells[i]])
            return true;
        seen[rule->cells[i]] = true;
    }
    return false;
}

/* --------------------------------------------------------------------------------------- rules */

/* Each of these writes a rule, or returns false if it cannot be said. */

static bool write_with_number(text_buffer *p, const ennead_description *d, const iss_written *row,
                              const ennead_constraint *rule)
{
    const int number = rule->number_count > 0 ? rule->numbers[0] : row->usual;

    write_type(p, row->type);
    write_number(p, number);
    for (size_t i = 1; i < rule->number_count; i++) {
        buffer_text(p, i == 1 ? "_=_" : "_");
        buffer_signed(p, rule->numbers[i]);
    }
    write_rest(p, d, rule);
    return true;
}

static bool write_pair(text_buffer *p, const ennead_description *d, const iss_written *row,
                       const ennead_constraint *rule)
{
    const int one = rule->cells[0], other = rule->cell_count == 2 ? rule->cells[1] : one;
    const int down = one / d->columns - other / d->columns;
    const int right = one % d->columns - other % d->columns;

    if (down * down + right * right != 1 ||
        (rule->number_count > 0 && rule->numbers[0] != row->usual))
        return false;
    write_type(p, row->type);
    write_rest(p, d, rule);
    return true;
}

static bool write_parts(text_buffer *p, const ennead_description *d, const iss_written *row,
                        const ennead_constraint *rule)
{
    const uint16_t *part_cells = rule->cells;

    write_type(p, row->type);
    for (size_t part = 0; part < rule->part_count; part++) {
        buffer_text(p, part > 0 ? "~-" : "");
        write_cells(p, d, part_cells, rule->parts[part]);
        part_cells += rule->parts[part];
    }
    return true;
}

/* The direction in which a rule sees a whole row or column: 1 from its beginning, -1 from its end,
 * 0 if it sees something else. */
static int line_of(const ennead_description *d, const ennead_constraint *rule, bool *is_row)
{
    const int count = (int)rule->cell_count;
    const int first = rule->cells[0], last = rule->cells[count - 1];
    const int low = first < last ? first : last;
    const bool row =
        count == d->columns && low % d->columns == 0 && first / d->columns == last / d->columns;
    const int step = row ? 1 : d->columns;

    *is_row = row;
    if (!row && (count != d->rows || low >= d->columns))
        return 0;
    const int direction = first <= last ? 1 : -1;
    for (int i = 0; i < count; i++)
        if (rule->cells[i] != first + direction * step * i)
            return 0;
    return direction;
}

static void write_line_name(text_buffer *p, const ennead_description *d,
                            const ennead_constraint *rule, char name)
{
    buffer_character(p, '~');
    buffer_character(p, name);
    buffer_number(p, (name == 'R' ? rule->cells[0] / d->columns : rule->cells[0] % d->columns) + 1);
}

static bool write_clue(text_buffer *p, const ennead_description *d, const iss_written *row,
                       const ennead_constraint *rule)
{
    bool is_row;
    const int direction = line_of(d, rule, &is_row);

    if (direction == 0)
        return false;
    write_type(p, row->type);
    write_line_name(p, d, rule, is_row ? 'R' : 'C');
    buffer_text(p, direction < 0 ? "~" : "");
    write_number(p, rule->numbers[0]);
    return true;
}

/* A sandwich is the same from both ends, but only in a line that has all values. */
static bool write_sandwich(text_buffer *p, const ennead_description *d,
                           const ennead_constraint *rule)
{
    bool is_row;

    if (line_of(d, rule, &is_row) == 0 || (int)rule->cell_count != d->values)
        return false;
    write_type(p, "Sandwich");
    write_number(p, rule->numbers[0]);
    write_line_name(p, d, rule, is_row ? 'R' : 'C');
    return true;
}

/* Whether these are the cells of the diagonal that begins at the first, clockwise. */
static bool is_clockwise(const ennead_description *d, const uint16_t *list, size_t count,
                         int direction)
{
    const uint16_t *at = direction > 0 ? list : list + count - 1;
    int row = *at / d->columns, column = *at % d->columns, down, right;

    if (column == 0 && row < d->rows - 1)
        down = 1, right = 1;
    else if (column == d->columns - 1 && row > 0 && row < d->rows - 1)
        down = -1, right = -1;
    else if (row == 0)
        down = 1, right = -1;
    else if (row == d->rows - 1 && column > 0 && column < d->columns - 1)
        down = -1, right = 1;
    else
        return false;
    for (size_t i = 0; i < count; i++, row += down, column += right, at += direction)
        if (row < 0 || row >= d->rows || column < 0 || column >= d->columns ||
            *at != row * d->columns + column)
            return false;
    return row < 0 || row >= d->rows || column < 0 || column >= d->columns;
}

static bool write_little_killer(text_buffer *p, const ennead_description *d,
                                const ennead_constraint *rule)
{
    const bool forward = is_clockwise(d, rule->cells, rule->cell_count, 1);

    if (!forward && !is_clockwise(d, rule->cells, rule->cell_count, -1))
        return false;
    write_type(p, "LittleKiller");
    write_number(p, rule->numbers[0]);
    buffer_character(p, '~');
    write_cell(p, d, forward ? rule->cells[0] : rule->cells[rule->cell_count - 1]);
    return true;
}

/* A cage without a sum is a set of different values. */
static bool write_cage(text_buffer *p, const ennead_description *d, const ennead_constraint *rule)
{
    if (has_repeats(rule) || (rule->number_count > 0 && rule->numbers[0] == 0))
        return false;
    write_type(p, rule->number_count > 0 ? "Cage" : "AllDifferent");
    if (rule->number_count > 0)
        write_number(p, rule->numbers[0]);
    write_rest(p, d, rule);
    return true;
}

/* The cells of a pill are read in order of the grid. */
static bool write_arrow(text_buffer *p, const ennead_description *d, const ennead_constraint *rule)
{
    const size_t head = rule->parts[0];

    for (size_t i = 1; i < head; i++)
        if (rule->cells[i - 1] >= rule->cells[i])
            return false;
    write_type(p, head == 1 ? "Arrow" : "PillArrow");
    if (head > 1)
        write_number(p, (int)head);
    write_rest(p, d, rule);
    return true;
}

static bool write_same_values(text_buffer *p, const ennead_description *d,
                              const ennead_constraint *rule)
{
    for (size_t part = 1; part < rule->part_count; part++)
        if (rule->parts[part] != rule->parts[0])
            return false;
    write_type(p, "SameValues");
    write_number(p, (int)rule->part_count);
    write_rest(p, d, rule);
    return true;
}

/* Writes the values of a rule with underlines between them. */
static bool write_values(text_buffer *p, const ennead_constraint *rule)
{
    for (size_t i = 0; i < rule->number_count; i++) {
        if (rule->numbers[i] < 0 || rule->numbers[i] > ENNEAD_MOST_SIZE)
            return false;
        buffer_character(p, i > 0 ? '_' : '~');
        buffer_signed(p, rule->numbers[i]);
    }
    return true;
}

static bool write_quadruple(text_buffer *p, const ennead_description *d,
                            const ennead_constraint *rule)
{
    write_type(p, "ContainAtLeast");
    if (!write_values(p, rule))
        return false;
    write_rest(p, d, rule);
    return true;
}

/* There, it is about all cells of a grid. */
static bool write_connected(text_buffer *p, const ennead_description *d,
                            const ennead_constraint *rule)
{
    if (rule->cell_count != (size_t)d->rows * (size_t)d->columns)
        return false;
    write_type(p, "ConnectedValues~");
    return write_values(p, rule);
}

static bool write_count(text_buffer *p, const ennead_description *d, const ennead_constraint *rule)
{
    const int times = rule->numbers[0], value = rule->numbers[1];

    if (times < 1 || times > ENNEAD_MOST_SIZE || value < 0 || value > ENNEAD_MOST_SIZE)
        return false;
    write_type(p, "ContainExact");
    for (int i = 0; i < times; i++) {
        buffer_character(p, i > 0 ? '_' : '~');
        buffer_signed(p, value);
    }
    write_rest(p, d, rule);
    return true;
}

static bool has_plain(const ennead_description *d, const char *name)
{
    for (size_t i = 0; i < d->constraint_count; i++)
        if (is_named(&d->constraints[i], name) && d->constraints[i].number_count == 0)
            return true;
    return false;
}

/* One item says both of white and of black dots that there are no others. */
static bool write_strict_dots(text_buffer *p, const ennead_description *d,
                              const ennead_constraint *rule)
{
    if (rule->number_count > 0 || !has_plain(d, "no-other-white-dots") ||
        !has_plain(d, "no-other-black-dots"))
        return false;
    if (is_named(rule, "no-other-white-dots"))
        write_type(p, "StrictKropki");
    return true;
}

static bool write_own(text_buffer *p, const ennead_description *d, const ennead_constraint *rule)
{
    if (is_named(rule, "cage"))
        return write_cage(p, d, rule);
    if (is_named(rule, "arrow"))
        return write_arrow(p, d, rule);
    if (is_named(rule, "same-values"))
        return write_same_values(p, d, rule);
    if (is_named(rule, "quadruple"))
        return write_quadruple(p, d, rule);
    if (is_named(rule, "count"))
        return write_count(p, d, rule);
    if (is_named(rule, "connected"))
        return write_connected(p, d, rule);
    if (is_named(rule, "sandwich"))
        return write_sandwich(p, d, rule);
    if (is_named(rule, "little-killer"))
        return write_little_killer(p, d, rule);
    if (is_named(rule, "no-other-white-dots") || is_named(rule, "no-other-black-dots"))
        return write_strict_dots(p, d, rule);
    const bool loop = is_named(rule, "sum-loop");
    write_type(p, loop ? "SumLine" : "Whisper");
    write_number(p, rule->number_count > 0 ? rule->numbers[0] : (d->values + 1) / 2);
    write_rest(p, d, rule);
    buffer_text(p, loop ? "~LOOP" : "");
    return true;
}

static bool write_rule(text_buffer *p, const ennead_description *d, const ennead_constraint *rule)
{
    const iss_written *row = row_of(rule);

    if (row == NULL || !constraint_fits(rule) || !is_short(rule))
        return false;
    switch (row->shape) {
    case SHAPE_FLAG:
        write_type(p, row->type);
        return rule->number_count == 0;
    case SHAPE_CELLS:
        write_type(p, row->type);
        write_rest(p, d, rule);
        return true;
    case SHAPE_NUMBER:
        return write_with_number(p, d, row, rule);
    case SHAPE_PAIR:
        return write_pair(p, d, row, rule);
    case SHAPE_PARTS:
        return write_parts(p, d, row, rule);
    case SHAPE_LINE:
        return write_clue(p, d, row, rule);
    case SHAPE_OWN:
        return write_own(p, d, rule);
    case SHAPE_CANDIDATES:
        break;
    }
    return true;
}

/* ---------------------------------------------------------------------------------------- grid */

static bool has_number(const ennead_constraint *rule, int number)
{
    for (size_t i = 0; i < rule->number_count; i++)
        if (rule->numbers[i] == number)
            return true;
    return false;
}

/* The candidates of a cell, under rules of single cells, too. */
static uint64_t candidates_of(const ennead_description *d, int cell)
{
    uint64_t left = d->candidates[cell] & UINT64_MAX >> (ENNEAD_MOST_SIZE - d->values);

    for (size_t i = 0; i < d->constraint_count; i++) {
        const ennead_constraint *rule = &d->constraints[i];
        const iss_written *row = row_of(rule);
        uint64_t allowed = 0;
        if (row == NULL || row->shape != SHAPE_CANDIDATES)
            continue;
        for (int value = 0; value < d->values; value++) {
            const int number = d->first_value + value;
            if (is_named(rule, "given") ? has_number(rule, number)
                                        : number % 2 == (is_named(rule, "odd") ? 1 : 0))
                allowed |= (uint64_t)1 << value;
        }
        for (size_t k = 0; k < rule->cell_count; k++)
            if (rule->cells[k] == cell) {
                left &= allowed;
                break;
            }
    }
    return left;
}

static bool write_givens(text_buffer *p, const ennead_description *d)
{
    const uint64_t all = UINT64_MAX >> (ENNEAD_MOST_SIZE - d->values);
    const char *before = ".~";

    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        const uint64_t left = candidates_of(d, cell);
        if (left == 0)
            return false;
        if (left == all)
            continue;
        buffer_text(p, before);
        before = "~";
        write_cell(p, d, cell);
        for (int value = 0; value < d->values; value++)
            if ((left >> value & 1) != 0) {
                buffer_character(p, '_');
                buffer_number(p, d->first_value + value);
            }
    }
    return true;
}

/* Whether some rule depends on the boxes. */
static bool has_rule_of_boxes(const ennead_description *d)
{
    return has_plain(d, "windoku") || has_plain(d, "disjoint-groups");
}

static int larger_side(const ennead_description *d)
{
    return d->rows > d->columns ? d->rows : d->columns;
}

/* Writes the regions of a jigsaw, each as large as the larger side; cells in none are fewer. */
static const char *write_jigsaw(text_buffer *p, const ennead_description *d)
{
    static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const int size = larger_side(d), count = d->rows * d->columns;
    int counts[256] = {0};

    for (int cell = 0; cell < count; cell++)
        counts[d->regions[cell]]++;
    for (int region = 0; region < ENNEAD_NO_REGION; region++)
        if (counts[region] != 0 && counts[region] != size)
            return "regions of this size";
    if (counts[ENNEAD_NO_REGION] >= size)
        return "so many cells without a region";
    if (has_rule_of_boxes(d))
        return "a rule of boxes in a jigsaw";
    buffer_text(p, ".NoBoxes.Jigsaw~");
    for (int cell = 0; cell < count; cell++)
        buffer_character(p, d->regions[cell] == ENNEAD_NO_REGION ? '*' : signs[d->regions[cell]]);
    return NULL;
}

static bool has_regions(const ennead_description *d)
{
    for (int cell = 0; cell < d->rows * d->columns; cell++)
        if (d->regions[cell] != ENNEAD_NO_REGION)
            return true;
    return false;
}

static const char *write_head(text_buffer *p, const ennead_description *d)
{
    const unsigned lines = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS;
    const int size = larger_side(d), height = builder_box_rows(size);
    const bool regions = has_regions(d);

    if ((d->houses & lines) != lines || (regions && (d->houses & ENNEAD_HOUSES_REGIONS) == 0))
        return "rows, columns or regions with equal values";
    if (d->rows != 9 || d->columns != 9 || d->values != 9 || d->first_value != 1) {
        buffer_text(p, ".Shape~");
        buffer_number(p, d->rows);
        buffer_character(p, 'x');
        buffer_number(p, d->columns);
        if (d->values != size || d->first_value != 1) {
            write_number(p, d->first_value);
            buffer_character(p, '-');
            buffer_number(p, d->first_value + d->values - 1);
        }
    }
    if (!regions) {
        buffer_text(p, height > 0 ? ".NoBoxes" : "");
        return NULL;
    }
    return height > 0 && d->box_rows == height && d->box_columns == size / height
               ? NULL
               : write_jigsaw(p, d);
}

void iss_write(text_buffer *p, const ennead_description *d, unsaid_list *unsaid)
{
    const size_t begin = p->length;

    if (d->rows > MOST_LINES || d->columns > MOST_LINES) {
        unsaid_add(unsaid, "a grid of this size");
        return;
    }
    unsaid_add(unsaid, write_head(p, d));
    for (size_t i = 0; i < d->constraint_count; i++)
        if (!write_rule(p, d, &d->constraints[i]))
            unsaid_add(unsaid, d->constraints[i].name);
    if (!write_givens(p, d))
        unsaid_add(unsaid, "a cell without candidates");
    if (p->length == begin)
        buffer_text(p, ".Shape~9x9");
}
