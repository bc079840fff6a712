/* SPDX-License-Identifier: MIT */
/*
 * Draws a variant with characters. A cell is three characters wide and one high, with borders of
 * one character around it. What is between two cells is drawn on their border.
 *
 *     +12-+---+---+      the border of a region, and the sum of a cage above its first cell
 *     | 5 .   o   |      a cage's border, and a white dot
 *     +   +...+---+
 *     |(1)= 4 |   |      a bulb or circle, and a line to the next cell
 *     +---+---+---+
 */
#include "grid/bits.h"
#include "grid/description_check.h"
#include "grid/memory.h"
#include "grid/say/text_buffer.h"
#include "grid/sized.h"

#include <stdlib.h>
#include <string.h>

enum {
    WIDE = 4,
    HIGH = 2,
    MOST_LINES = HIGH * ENNEAD_MOST_SIZE + 1,
    MOST_COLUMNS = WIDE * ENNEAD_MOST_SIZE + 1
};

/* Codes for the elements of a picture, besides plain bytes. */
enum {
    THIN_ACROSS = 128,
    THIN_DOWN,
    CAGE_ACROSS,
    CAGE_DOWN,
    THICK_ACROSS,
    THICK_DOWN,
    THIN_CROSS,
    CORNERS,              /* 16 of them, by their thick arms: 1 up, 2 right, 4 down, 8 left */
    SIDES = CORNERS + 16, /* up, right, down, left: thick borders at the edge of the grid, with a
                           * thin arm */
    WHITE = SIDES + 4,
    BLACK,
    LINK_ACROSS,
    LINK_DOWN,
    LINK_FALLING,
    LINK_RISING,
    GLYPHS
};

static const struct glyph {
    const char *fine, *plain;
} glyphs[GLYPHS - THIN_ACROSS] = {
#define GLYPH(name, fine, plain) [name - THIN_ACROSS] = {fine, plain}
    GLYPH(THIN_ACROSS, "─", " "),  GLYPH(THIN_DOWN, "│", " "),     GLYPH(CAGE_ACROSS, "╌", "."),
    GLYPH(CAGE_DOWN, "╎", ":"),    GLYPH(THICK_ACROSS, "━", "-"),  GLYPH(THICK_DOWN, "┃", "|"),
    GLYPH(THIN_CROSS, "┼", "."),   GLYPH(CORNERS + 0, "┼", "."),   GLYPH(CORNERS + 1, "╀", "|"),
    GLYPH(CORNERS + 2, "┾", "-"),  GLYPH(CORNERS + 3, "╄", "+"),   GLYPH(CORNERS + 4, "╁", "|"),
    GLYPH(CORNERS + 5, "╂", "|"),  GLYPH(CORNERS + 6, "╆", "+"),   GLYPH(CORNERS + 7, "╊", "+"),
    GLYPH(CORNERS + 8, "┽", "-"),  GLYPH(CORNERS + 9, "╃", "+"),   GLYPH(CORNERS + 10, "┿", "-"),
    GLYPH(CORNERS + 11, "╇", "+"), GLYPH(CORNERS + 12, "╅", "+"),  GLYPH(CORNERS + 13, "╉", "+"),
    GLYPH(CORNERS + 14, "╈", "+"), GLYPH(CORNERS + 15, "╋", "+"),  GLYPH(SIDES + 0, "┯", "-"),
    GLYPH(SIDES + 1, "┨", "|"),    GLYPH(SIDES + 2, "┷", "-"),     GLYPH(SIDES + 3, "┠", "|"),
    GLYPH(WHITE, "○", "o"),        GLYPH(BLACK, "●", "*"),         GLYPH(LINK_ACROSS, "═", "="),
    GLYPH(LINK_DOWN, "║", "\""),   GLYPH(LINK_FALLING, "╲", "\\"), GLYPH(LINK_RISING, "╱", "/"),
#undef GLYPH
};

/* Where thick borders end at the edge of the grid. */
static const struct glyph corners[16] = {
    [3] = {"┗", "+"}, [6] = {"┏", "+"},  [9] = {"┛", "+"},  [12] = {"┓", "+"},
    [7] = {"┣", "+"}, [11] = {"┻", "+"}, [13] = {"┫", "+"}, [14] = {"┳", "+"},
};

typedef struct picture {
    const ennead_description *d;
    const ennead_constraint *cage_of[ENNEAD_MOST_CELLS]; /* NULL if the cell is in no cage */
    uint8_t at[MOST_LINES][MOST_COLUMNS];
} picture;

/* ------------------------------------------------------------------------------------- borders */

static bool is_in(const ennead_description *d, int row, int column)
{
    return row >= 0 && row < d->rows && column >= 0 && column < d->columns;
}

/* Whether two cells, one of which may be outside the grid, have a region border between them. */
static bool is_thick(const ennead_description *d, int row, int column, int other_row,
                     int other_column)
{
    if (!is_in(d, row, column) || !is_in(d, other_row, other_column))
        return is_in(d, row, column) != is_in(d, other_row, other_column);
    return d->regions[row * d->columns + column] !=
           d->regions[other_row * d->columns + other_column];
}

/* The border between a cell and the next one to the right or below. */
static uint8_t border(const picture *p, int cell, int next, int thin, int cage)
{
    const ennead_constraint *one = p->cage_of[cell], *other = p->cage_of[next];

    return (uint8_t)(one != other ? cage : one != NULL ? ' ' : thin);
}

static void draw_borders(picture *p)
{
    const ennead_description *d = p->d;

    for (int row = -1; row < d->rows; row++)
        for (int column = 0; column < d->columns; column++) {
            const bool thick = is_thick(d, row, column, row + 1, column);
            const int cell = row * d->columns + column;
            uint8_t *to = &p->at[HIGH * (row + 1)][WIDE * column + 1];
            memset(to,
                   thick ? THICK_ACROSS
                         : border(p, cell, cell + d->columns, THIN_ACROSS, CAGE_ACROSS),
                   WIDE - 1);
        }
    for (int row = 0; row < d->rows; row++)
        for (int column = -1; column < d->columns; column++) {
            const bool thick = is_thick(d, row, column, row, column + 1);
            const int cell = row * d->columns + column;
            p->at[HIGH * row + 1][WIDE * (column + 1)] =
                thick ? THICK_DOWN : border(p, cell, cell + 1, THIN_DOWN, CAGE_DOWN);
        }
}

/* Draws the points where four cells meet, by which of their arms are thick. */
static void draw_crossings(picture *p)
{
    const ennead_description *d = p->d;

    for (int row = 0; row <= d->rows; row++)
        for (int column = 0; column <= d->columns; column++) {
            const int thick = is_thick(d, row - 1, column - 1, row - 1, column) |
                              is_thick(d, row - 1, column, row, column) << 1 |
                              is_thick(d, row, column - 1, row, column) << 2 |
                              is_thick(d, row - 1, column - 1, row, column - 1) << 3;
            const int side = row == 0 ? 0 : column == d->columns ? 1 : row == d->rows ? 2 : 3;
            const bool inside = row > 0 && row < d->rows && column > 0 && column < d->columns;
            const bool straight = thick == 5 || thick == 10;
            p->at[HIGH * row][WIDE * column] =
                (uint8_t)(inside || !straight ? CORNERS + thick : SIDES + side);
        }
}

/* --------------------------------------------------------------------------------------- rules */

/* Characters for two cells side by side, one above the other, and for the two diagonal
 * directions. */
typedef struct between_signs {
    int across, down, falling, rising;
} between_signs;

/* Draws on the border between two cells, or on the corner where they meet. */
static void draw_between(picture *p, int cell, int other, between_signs signs)
{
    const int columns = p->d->columns;
    const int from_row = cell / columns, from_column = cell % columns;
    const int below = other / columns - from_row, right = other % columns - from_column;
    const int y = HIGH * from_row + 1 + below, x = WIDE * from_column + 2 + 2 * right;

    if (abs(below) > 1 || abs(right) > 1)
        return;
    p->at[y][x] = (uint8_t)(below == 0       ? signs.across
                            : right == 0     ? signs.down
                            : below == right ? signs.falling
                                             : signs.rising);
}

/* Draws characters left and right of a cell's value. */
static void draw_around(picture *p, int cell, char left, char right)
{
    uint8_t *to = &p->at[HIGH * (cell / p->d->columns) + 1][WIDE * (cell % p->d->columns) + 1];

    to[0] = (uint8_t)left;
    to[2] = (uint8_t)right;
}

static void draw_sum(picture *p, const ennead_constraint *rule)
{
    const int columns = p->d->columns;
    int first = rule->cells[0];
    char text[12];
    text_buffer sum = buffer_for(NULL, text, sizeof text);

    for (size_t i = 1; i < rule->cell_count; i++)
        first = rule->cells[i] < first ? rule->cells[i] : first;
    if (rule->number_count == 0 || rule->numbers[0] < 0 || rule->numbers[0] > 999)
        return;
    buffer_number(&sum, rule->numbers[0]);
    memcpy(&p->at[HIGH * (first / columns)][WIDE * (first % columns) + 1], text, sum.length);
}

/* Marks on the border between two cells. */
static const struct drawn_mark {
    const char *rule;
    int across, down;
} marks[] = {
    {"white-dot", WHITE, WHITE}, {"black-dot", BLACK, BLACK}, {"x", 'X', 'X'}, {"v", 'V', 'V'},
    {"greater", '>', 'v'},
};

/* Lines from cell to cell, and what surrounds the value of the first cell. */
static const struct drawn_line {
    const char *rule, *around;
} lines[] = {
    {"thermo", "()"},     {"slow-thermo", "()"}, {"arrow", "()"},      {"double-arrow", "()"},
    {"whisper", NULL},    {"renban", NULL},      {"palindrome", NULL}, {"between", "()"},
    {"lockout", "<>"},    {"entropic", NULL},    {"modular", NULL},    {"zipper", NULL},
    {"region-sum", NULL}, {"regex", NULL},       {"automaton", NULL},  {"pairs", NULL},
    {"sum-line", NULL},   {"sum-loop", NULL},
};

/* What surrounds the values of a rule's cells. */
static const struct around {
    const char *rule, *signs;
} arounds[] = {{"odd", "()"}, {"even", "[]"}, {"minimum", "><"}, {"maximum", "<>"}};

static void draw_line(picture *p, const ennead_constraint *rule, const char *around)
{
    for (size_t i = 1; i < rule->cell_count; i++)
        draw_between(p, rule->cells[i - 1], rule->cells[i],
                     (between_signs){LINK_ACROSS, LINK_DOWN, LINK_FALLING, LINK_RISING});
    const bool two_ends = strcmp(rule->name, "between") == 0 ||
                          strcmp(rule->name, "lockout") == 0 ||
                          strcmp(rule->name, "double-arrow") == 0;
    if (around == NULL || rule->cell_count == 0)
        return;
    draw_around(p, rule->cells[0], around[0], around[1]);
    if (two_ends)
        draw_around(p, rule->cells[rule->cell_count - 1], around[0], around[1]);
}

static void draw_mark(picture *p, const ennead_constraint *rule, const struct drawn_mark *mark)
{
    const bool greater = mark->across == '>';

    for (size_t i = 1; i < rule->cell_count; i++) {
        const int one = rule->cells[i - 1], other = rule->cells[i];
        int across = greater && other < one ? '<' : mark->across;
        int down = greater && other < one ? '^' : mark->down;
        if (rule->number_count > 0 && rule->numbers[0] >= 0 && rule->numbers[0] <= 9)
            across = down = '0' + rule->numbers[0];
        draw_between(p, one, other, (between_signs){across, down, THIN_CROSS, THIN_CROSS});
    }
}

static void draw_rule(picture *p, const ennead_constraint *rule)
{
    if (!constraint_fits(rule))
        return;
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (strcmp(marks[i].rule, rule->name) == 0)
            draw_mark(p, rule, &marks[i]);
    for (size_t i = 0; i < sizeof arounds / sizeof *arounds; i++)
        for (size_t k = 0; strcmp(arounds[i].rule, rule->name) == 0 && k < rule->cell_count; k++)
            draw_around(p, rule->cells[k], arounds[i].signs[0], arounds[i].signs[1]);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if (strcmp(lines[i].rule, rule->name) == 0)
            draw_line(p, rule, lines[i].around);
}

bool ennead_variant_is_drawn(const ennead_constraint *rule)
{
    if (rule == NULL || rule->name == NULL)
        return false;
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (strcmp(marks[i].rule, rule->name) == 0)
            return true;
    for (size_t i = 0; i < sizeof arounds / sizeof *arounds; i++)
        if (strcmp(arounds[i].rule, rule->name) == 0)
            return true;
    return strcmp(rule->name, "cage") == 0;
}

/* ------------------------------------------------------------------------------------- picture */

static bool is_cage(const ennead_constraint *rule)
{
    return strcmp(rule->name, "cage") == 0 && constraint_fits(rule);
}

static void find_cages(picture *p)
{
    for (size_t i = 0; i < p->d->constraint_count; i++) {
        const ennead_constraint *rule = &p->d->constraints[i];
        if (!is_cage(rule))
            continue;
        for (size_t k = 0; k < rule->cell_count; k++)
            p->cage_of[rule->cells[k]] = rule;
    }
}

static void draw_values(picture *p, const uint8_t *values, const uint8_t *entered)
{
    const ennead_description *d = p->d;

    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        uint8_t *to = &p->at[HIGH * (cell / d->columns) + 1][WIDE * (cell % d->columns) + 2];
        const uint64_t set = d->candidates[cell];
        const bool given = set != 0 && (set & (set - 1)) == 0;
        const int number = values != NULL ? values[cell]
                           : given        ? lowest_bit(set) + d->first_value
                                          : -1;
        if (number >= 10)
            to[-1] = (uint8_t)('0' + number / 10);
        *to = (uint8_t)(number >= 0 ? '0' + number % 10 : '.');
        if (number >= 0 && entered != NULL && entered[cell] != 0)
            to[1] = '\'';
    }
}

static void write_glyph(text_buffer *p, const picture *of, int y, int x, ennead_drawing drawing)
{
    const uint8_t glyph = of->at[y][x];
    const bool edge = y == 0 || x == 0 || y == HIGH * of->d->rows || x == WIDE * of->d->columns;

    if (glyph < THIN_ACROSS) {
        buffer_character(p, (char)glyph);
        return;
    }
    const struct glyph *g = &glyphs[glyph - THIN_ACROSS];
    if (edge && glyph >= CORNERS && glyph < CORNERS + 16 && corners[glyph - CORNERS].fine != NULL)
        g = &corners[glyph - CORNERS];
    buffer_text(p, drawing == ENNEAD_DRAWING_FINE ? g->fine : g->plain);
}

/* A number in two columns, or blanks, after a blank or the like. */
static void write_number(text_buffer *p, const char *begin, int number)
{
    buffer_text(p, begin);
    buffer_character(p, (char)(number >= 10 ? '0' + number / 10 : ' '));
    buffer_character(p, (char)(number > 0 ? '0' + number % 10 : ' '));
}

/* The numbers of the columns, each above the middle of its cells. */
static void write_column_numbers(text_buffer *p, int columns)
{
    for (int column = 1; column <= columns; column++)
        write_number(p, column == 1 ? "    " : "  ", column);
    buffer_character(p, '\n');
}

/* Whether the cells' numbers are values of the description, or 0. */
static bool are_values(const ennead_description *d, const uint8_t *values)
{
    for (int cell = 0; values != NULL && cell < d->rows * d->columns; cell++)
        if (values[cell] >= d->first_value + d->values)
            return false;
    return true;
}

void ennead_drawing_options_init_sized(ennead_drawing_options *options, size_t size)
{
    static const ennead_drawing_options standard = {.drawing = ENNEAD_DRAWING_FINE};

    sized_write(options, size, &standard, sizeof standard);
}

ennead_status ennead_variant_draw(const ennead_description *description,
                                  const ennead_drawing_options *options,
                                  const ennead_allocator *allocator, char *text, size_t room,
                                  size_t *length)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    text_buffer p = buffer_for(NULL, text, room);
    ennead_drawing_options chosen;

    *length = buffer_end(&p);
    ennead_drawing_options_init(&chosen);
    if ((options != NULL && !sized_read(&chosen, sizeof chosen, options)) ||
        description_error(description) != NULL || !are_values(description, chosen.values))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    picture *made = allocate(&memory, sizeof *made);
    if (made == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    memset(made, 0, sizeof *made);
    memset(made->at, ' ', sizeof made->at);
    made->d = description;
    find_cages(made);
    draw_borders(made);
    draw_crossings(made);
    for (size_t i = 0; i < description->constraint_count; i++)
        draw_rule(made, &description->constraints[i]);
    for (size_t i = 0; i < description->constraint_count; i++)
        if (is_cage(&description->constraints[i]))
            draw_sum(made, &description->constraints[i]);
    draw_values(made, chosen.values, chosen.entered);
    if (chosen.numbers == ENNEAD_DRAWING_NUMBERS_SHOWN)
        write_column_numbers(&p, description->columns);
    for (int y = 0; y <= HIGH * description->rows; y++) {
        if (chosen.numbers == ENNEAD_DRAWING_NUMBERS_SHOWN) {
            write_number(&p, "", y % HIGH == 1 ? y / HIGH + 1 : 0);
            buffer_character(&p, ' ');
        }
        for (int x = 0; x <= WIDE * description->columns; x++)
            write_glyph(&p, made, y, x, chosen.drawing);
        buffer_character(&p, '\n');
    }
    release(&memory, made);
    *length = buffer_end(&p);
    return ENNEAD_STATUS_OK;
}
