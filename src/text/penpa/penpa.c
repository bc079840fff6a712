/* SPDX-License-Identifier: MIT */
/*
 * Penpa+ (S. Mahadevan, after penpa by opt-pan) draws puzzles of all kinds. What it draws lies at
 * points, which are numbered row by row, with two rows and columns more on each side of the board:
 * first the centers of cells, then their lower right corners, two kinds of edges, and four corners
 * within each cell.
 *
 *     line  0   the kind of board, rows, columns ... title, author, source, rules in words
 *     line  3   JSON of what is drawn: {"number": {"28": ["5", 1, "1"]}, "lineE": {"200,213": 2}}
 *     line  4   the same of what a solver has drawn
 *     line  5   the cells of the grid: the first, then each as the difference from the one before
 *     line 17   JSON of genres: ["classic", "killer"]
 *
 * Numbers in cells are givens, thick lines divide the grid into regions, dashed diagonals are
 * diagonals, killer cages have their sum in a corner, and thermometers count if the genre is named.
 * A puzzle with any other drawing is refused, because its rules cannot be known.
 */
#include "text/penpa/penpa.h"

#include "grid/memory.h"
#include "text/description/text_search.h"
#include "text/fpuzzles/json.h"
#include "text/utf8.h"

#include <string.h>

enum { LINE_DRAWN = 3, LINE_SOLVER, LINE_CELLS, LINE_GENRES = 17 };
enum { FIELD_ROTATION = 4, FIELD_MIRRORED, FIELD_FLIPPED };
enum { FIELD_TITLE = 15, FIELD_AUTHOR, FIELD_RULES = 18 };
enum { MOST_BOARD = 100, MARGIN = 4, KINDS_BEFORE_CORNERS = 4, CORNERS = 4 };
enum {
    WALL_RIGHT = 1,
    WALL_BELOW = 2,
    IN_GRID = 4,
    DASHED_DOWN = 8,
    DASHED_UP = 16,
    CAGE_BEGINS = 32
};
enum {
    LINE_THIN = 1,
    LINE_BLACK = 2,
    LINE_RED = 8,
    LINE_DASHED = 12,
    LINE_THICK = 21,
    LINE_VERY_THIN = 80
};
enum { GENRE_LATIN = 1, GENRE_THERMO = 2, GENRE_NONCONSECUTIVE = 4 };

typedef struct span {
    const char *text;
    size_t length;
} span;

typedef struct penpa {
    description_builder *d;
    span all;
    json drawn;
    int width, height;        /* of the board with its margin, in points */
    int top, left;            /* of the grid on it */
    int slashes, backslashes; /* dashed lines through cells of the diagonals */
    unsigned genres;
    uint8_t cells[ENNEAD_MOST_CELLS]; /* a set of the marks above */
    uint32_t sums[ENNEAD_MOST_CELLS]; /* the node of the number in the upper left corner */
} penpa;

/* ---------------------------------------------------------------------------------------- text */

/* The part of a text before its `number`th mark, counted from 0; empty if there is none. */
static span part_of(span whole, char mark, int number)
{
    const char *at = whole.text, *const end = whole.text + whole.length;

    for (int i = 0;; i++) {
        const char *next = at < end ? memchr(at, mark, (size_t)(end - at)) : NULL;
        const char *const stop = next != NULL ? next : end;
        if (i == number)
            return (span){at, (size_t)(stop - at)};
        at = next != NULL ? next + 1 : end;
    }
}

static span field(const penpa *p, int number)
{
    return part_of(part_of(p->all, '\n', 0), ',', number);
}

static bool is_text(span s, const char *text)
{
    return s.length == strlen(text) && memcmp(s.text, text, s.length) == 0;
}

/* A number of up to four digits; -1 if the text is something else. */
static int number_of(span s)
{
    int number = 0;

    if (s.length == 0 || s.length > 4)
        return -1;
    for (size_t i = 0; i < s.length; i++) {
        if (s.text[i] < '0' || s.text[i] > '9')
            return -1;
        number = 10 * number + s.text[i] - '0';
    }
    return number;
}

static span without(span s, const char *begin)
{
    const size_t length = strlen(begin);

    return s.length >= length && memcmp(s.text, begin, length) == 0
               ? (span){s.text + length, s.length - length}
               : s;
}

/* Commas are written %2C in the title. */
static void keep_title(ennead_variant_report *report, span title)
{
    char text[ENNEAD_TITLE_SIZE];
    size_t length = 0;

    for (size_t at = 0; at < title.length && length < sizeof text; length++) {
        const bool comma = title.length - at >= 3 && memcmp(title.text + at, "%2C", 3) == 0;
        text[length] = comma ? ',' : title.text[at];
        at += comma ? 3 : 1;
    }
    utf8_title(report->title, ENNEAD_TITLE_SIZE, text, length);
}

/* Makes the nodes of a line of JSON. */
static bool read_json(penpa *p, int line, json *j)
{
    const span text = part_of(p->all, '\n', line);

    p->d->text = text.text;
    p->d->length = text.length;
    return json_read(j, p->d);
}

static bool wrong(const penpa *p, const char *what)
{
    return builder_wrong(p->d, 0, "%t", what);
}

static bool unknown(const penpa *p, const char *what)
{
    return builder_unknown(p->d, 0, "%t are only drawn, so that their rules are not known", what);
}

/* --------------------------------------------------------------------------------------- board */

static bool read_board(penpa *p)
{
    const span kind = field(p, 0);
    const int columns = number_of(field(p, 1)), rows = number_of(field(p, 2));

    if (kind.length > 0 && kind.text[0] >= '0' && kind.text[0] <= '9')
        return wrong(p, "a link of the first version of Penpa, which is not read");
    if (!is_text(kind, "sudoku") && !is_text(kind, "square"))
        return wrong(p, "the board is not one of squares");
    if (columns < 1 || columns > MOST_BOARD || rows < 1 || rows > MOST_BOARD)
        return wrong(p, "a board has 1 to 100 rows and columns");
    if (!is_text(field(p, FIELD_ROTATION), "0") || !is_text(field(p, FIELD_MIRRORED), "1") ||
        !is_text(field(p, FIELD_FLIPPED), "1"))
        return wrong(p, "the board is turned or mirrored, which is not read");
    p->width = columns + MARGIN;
    p->height = rows + MARGIN;
    keep_title(p->d->report, without(field(p, FIELD_TITLE), "Title: "));
    p->d->report->has_author = without(field(p, FIELD_AUTHOR), "Author: ").length > 0;
    p->d->report->has_words = field(p, FIELD_RULES).length > 0;
    return true;
}

/* The cell at a point; -1 if it is not in the grid. */
static int cell_at(const penpa *p, int point)
{
    const ennead_description *d = p->d->description;
    const int row = point / p->width - p->top, column = point % p->width - p->left;

    return point >= 0 && row >= 0 && row < d->rows && column >= 0 && column < d->columns
               ? row * d->columns + column
               : -1;
}

/* Adds the difference in a node to a point. Returns false if that is no point of the board. */
static bool next_point(const penpa *p, const json *j, uint32_t node, int *point)
{
    int difference;
    const int points = p->width * p->height;

    if (!json_number(j, node, &difference) || difference <= -points || difference >= points ||
        *point + difference < 0 || *point + difference >= points)
        return wrong(p, "these are not cells of the board");
    *point += difference;
    return true;
}

/* Finds the rectangle of the cells. */
static bool find_grid(penpa *p, const json *j)
{
    int point = 0, bottom = 0, right = 0, count = 0;

    p->top = p->left = MOST_BOARD + MARGIN;
    JSON_EACH(j, node, 0)
    {
        if (!next_point(p, j, node, &point))
            return false;
        const int row = point / p->width, column = point % p->width;
        p->top = row < p->top ? row : p->top;
        p->left = column < p->left ? column : p->left;
        bottom = row > bottom ? row : bottom;
        right = column > right ? column : right;
        count++;
    }
    const int rows = bottom - p->top + 1, columns = right - p->left + 1;
    if (count == 0 || count != rows * columns)
        return wrong(p, "the cells are not a rectangle");
    return builder_grid(p->d, 0, rows, columns, rows > columns ? rows : columns, 1);
}

static bool read_cells(penpa *p)
{
    json j = {.d = p->d};
    int point = 0;
    bool good = read_json(p, LINE_CELLS, &j);

    if (good && j.nodes[0].kind != JSON_ARRAY)
        good = wrong(p, "the cells are not a rectangle");
    good = good && find_grid(p, &j);
    for (uint32_t node = 1; good && node < j.nodes[0].after; node = j.nodes[node].after) {
        good = next_point(p, &j, node, &point);
        const int cell = good ? cell_at(p, point) : 0;
        if (good && (p->cells[cell] & IN_GRID) != 0)
            good = wrong(p, "the cells are not a rectangle");
        p->cells[cell] |= IN_GRID;
    }
    json_free(&j);
    return good;
}

/* -------------------------------------------------------------------------------------- genres */

/* Whether this is an array, or nothing. */
static bool is_list(const json *j, uint32_t node)
{
    return j->nodes[node].kind == JSON_ARRAY || json_is_nothing(j, node);
}

static bool add_genre(penpa *p, const json *j, uint32_t node)
{
    static const struct {
        const char *name;
        unsigned means;
    } genres[] = {
        {"classic", 0},         {"irregular", 0},         {"killer", 0},
        {"latin", GENRE_LATIN}, {"thermo", GENRE_THERMO}, {"nonconsecutive", GENRE_NONCONSECUTIVE},
    };
    enum { GENRES = sizeof genres / sizeof *genres };
    const json_node *n = &j->nodes[node];

    if (n->kind != JSON_STRING)
        return wrong(p, "the genres are not words");
    for (size_t i = 0; i < GENRES; i++)
        if (json_is(j, node, genres[i].name)) {
            p->genres |= genres[i].means;
            return true;
        }
    const builder_quoted name = builder_quote(n->text, n->length);
    return builder_unknown(p->d, 0, "the genre '%t' is not known", name.text);
}

static bool read_genres(penpa *p)
{
    json j = {.d = p->d};
    bool good = true;

    if (part_of(p->all, '\n', LINE_GENRES).length == 0)
        return true;
    good = read_json(p, LINE_GENRES, &j) &&
           (is_list(&j, 0) || wrong(p, "the genres are not an array"));
    for (uint32_t node = 1; good && node < j.nodes[0].after; node = j.nodes[node].after)
        good = add_genre(p, &j, node);
    json_free(&j);
    return good;
}

/* --------------------------------------------------------------------------------------- drawn */

/* What is drawn of one sort; 0: nothing. */
static uint32_t sort_of(const penpa *p, const char *name)
{
    return json_member(&p->drawn, 0, name);
}

/* Loops over the names of the members of an object, each of which is followed by its value. */
#define EACH_NAME(j, name, object) \
    for (uint32_t name = (object) + 1; (object) != 0 && name < (j)->nodes[object].after; \
         name = (j)->nodes[name + 1].after)

/* The text of a number that is drawn, the first item of an array; 0 if it is empty. */
static uint32_t text_of(const json *j, uint32_t node)
{
    const json_node *n = &j->nodes[node];
    const uint32_t text = n->kind == JSON_ARRAY && n->after > node + 1 ? node + 1 : 0;

    return text == 0 || json_is_nothing(j, text) || json_is(j, text, " ") ? 0 : text;
}

static bool is_object(const penpa *p, uint32_t node)
{
    return node == 0 || p->drawn.nodes[node].kind == JSON_OBJECT;
}

static bool read_givens(penpa *p)
{
    const json *j = &p->drawn;
    const uint32_t numbers = sort_of(p, "number");
    int point, number;

    if (!is_object(p, numbers))
        return wrong(p, "the numbers are not an object");
    EACH_NAME(j, name, numbers)
    {
        const uint32_t text = text_of(j, name + 1);
        if (!is_list(j, name + 1))
            return wrong(p, "a number is not an array");
        if (text == 0)
            continue;
        const int cell = json_number(j, name, &point) ? cell_at(p, point) : -1;
        if (cell < 0)
            return unknown(p, "numbers outside of the grid, or between cells");
        if (!json_number(j, text, &number) || builder_value(p->d, number) < 0)
            return wrong(p, "something in a cell is not a value of the grid");
        builder_given(p->d, cell, (uint64_t)1 << builder_value(p->d, number));
    }
    return true;
}

/* Reads "200,213". */
static bool read_edge(const json *j, uint32_t name, int *from, int *to)
{
    const span whole = {j->nodes[name].text, j->nodes[name].length};
    const span first = part_of(whole, ',', 0), second = part_of(whole, ',', 1);
    enum { MOST_DIGITS = 6 };
    int numbers[2] = {0};

    for (int i = 0; i < 2; i++) {
        const span s = i == 0 ? first : second;
        if (s.length == 0 || s.length > MOST_DIGITS)
            return false;
        for (size_t at = 0; at < s.length; at++) {
            if (s.text[at] < '0' || s.text[at] > '9')
                return false;
            numbers[i] = 10 * numbers[i] + s.text[at] - '0';
        }
    }
    *from = numbers[0] < numbers[1] ? numbers[0] : numbers[1];
    *to = numbers[0] < numbers[1] ? numbers[1] : numbers[0];
    return true;
}

/* A wall on one side of a cell, if that is in the grid. */
static void add_wall(penpa *p, int point, unsigned side)
{
    const int cell = cell_at(p, point);

    if (cell >= 0)
        p->cells[cell] |= (uint8_t)side;
}

/* A line between two corners: below or right of a cell, or through one on a diagonal. */
static bool add_line(penpa *p, int from, int to, int style)
{
    const ennead_description *d = p->d->description;
    const int corners = p->width * p->height, step = to - from;
    if (from < corners || to >= 2 * corners)
        return unknown(p, "lines");
    const bool wall = style == LINE_BLACK || style == LINE_RED || style == LINE_THICK;
    const bool thin = style == LINE_THIN || style == LINE_VERY_THIN;

    if ((step == 1 || step == p->width) && (wall || thin)) {
        if (wall)
            add_wall(p, to - corners, step == 1 ? WALL_BELOW : WALL_RIGHT);
        return true;
    }
    const int cell = cell_at(p, (step == p->width - 1 ? to + 1 : to) - corners);
    const int row = cell / d->columns, column = cell % d->columns;
    const bool down = step == p->width + 1 && row == column;
    const bool up = step == p->width - 1 && row + column == d->columns - 1;
    if (cell < 0 || style != LINE_DASHED || d->rows != d->columns || (!down && !up))
        return unknown(p, "lines");
    const unsigned dashed = down ? DASHED_DOWN : DASHED_UP;
    const bool is_new = (p->cells[cell] & dashed) == 0;
    p->cells[cell] |= (uint8_t)dashed;
    p->backslashes += down && is_new;
    p->slashes += up && is_new;
    return true;
}

static bool read_lines(penpa *p)
{
    const json *j = &p->drawn;
    const uint32_t lines = sort_of(p, "lineE");
    int from, to, style;

    if (!is_object(p, lines))
        return wrong(p, "the lines are not an object");
    EACH_NAME(j, name, lines)
    if (!read_edge(j, name, &from, &to) || !json_number(j, name + 1, &style) ||
        !add_line(p, from, to, style))
        return unknown(p, "lines");
    return true;
}

/* Gives a cell and all cells that can be reached from it without a wall a region. Returns their
 * number. */
static int fill_region(penpa *p, int cell, int region)
{
    ennead_description *d = p->d->description;
    uint16_t waiting[ENNEAD_MOST_CELLS];
    int count = 0, done = 0;

    d->regions[cell] = (uint8_t)region;
    for (waiting[count++] = (uint16_t)cell; done < count; done++) {
        const int here = waiting[done], row = here / d->columns, column = here % d->columns;
        const int next[] = {
            column + 1 < d->columns && (p->cells[here] & WALL_RIGHT) == 0 ? here + 1 : here,
            row + 1 < d->rows && (p->cells[here] & WALL_BELOW) == 0 ? here + d->columns : here,
            column > 0 && (p->cells[here - 1] & WALL_RIGHT) == 0 ? here - 1 : here,
            row > 0 && (p->cells[here - d->columns] & WALL_BELOW) == 0 ? here - d->columns : here,
        };
        for (int i = 0; i < 4; i++)
            if (d->regions[next[i]] == ENNEAD_NO_REGION) {
                d->regions[next[i]] = (uint8_t)region;
                waiting[count++] = (uint16_t)next[i];
            }
    }
    return count;
}

/* Whether a solver has entered or drawn something. */
static bool has_progress(const penpa *p)
{
    static const char *const sorts[] = {"\"number\":{\"", "\"numberS\":{\"", "\"surface\":{\"",
                                        "\"symbol\":{\"", "\"line\":{\"",    "\"lineE\":{\""};
    const span drawn = part_of(p->all, '\n', LINE_SOLVER);

    for (size_t i = 0; i < sizeof sorts / sizeof *sorts; i++)
        if (variant_find(drawn.text, drawn.length, sorts[i]) < drawn.length)
            return true;
    return false;
}

/* Whether there are thick lines between cells of the grid. */
static bool has_walls(const penpa *p)
{
    const ennead_description *d = p->d->description;

    for (int cell = 0; cell < d->rows * d->columns; cell++)
        if (((p->cells[cell] & WALL_RIGHT) != 0 && cell % d->columns + 1 < d->columns) ||
            ((p->cells[cell] & WALL_BELOW) != 0 && cell / d->columns + 1 < d->rows))
            return true;
    return false;
}

static bool make_regions(penpa *p)
{
    ennead_description *d = p->d->description;
    int regions = 0;

    if ((p->genres & GENRE_LATIN) != 0)
        return !has_walls(p) || unknown(p, "thick lines in a Latin square");
    builder_no_regions(p->d);
    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        if (d->regions[cell] != ENNEAD_NO_REGION)
            continue;
        if (regions == ENNEAD_MOST_SIZE || fill_region(p, cell, regions++) != d->values)
            return builder_wrong(p->d, 0,
                                 "the thick lines do not divide the grid into regions of %n cells",
                                 d->values);
    }
    builder_find_boxes(p->d);
    return true;
}

/* --------------------------------------------------------------------------------------- rules */

static bool add_global(penpa *p, const char *rule)
{
    builder_begin(p->d, 0, rule, rule);
    return builder_end(p->d);
}

static bool read_globals(penpa *p)
{
    const ennead_description *d = p->d->description;

    if ((p->backslashes > 0 && p->backslashes < d->rows) ||
        (p->slashes > 0 && p->slashes < d->rows))
        return unknown(p, "lines");
    return (p->backslashes == 0 || add_global(p, "diagonal-down")) &&
           (p->slashes == 0 || add_global(p, "diagonal-up")) &&
           ((p->genres & GENRE_NONCONSECUTIVE) == 0 || add_global(p, "nonconsecutive"));
}

/* Finds the numbers in upper left corners of cells. Returns how many there are; -1 if there are
 * others. */
static int find_sums(penpa *p)
{
    const json *j = &p->drawn;
    const uint32_t numbers = sort_of(p, "numberS");
    const int corners = KINDS_BEFORE_CORNERS * p->width * p->height;
    int count = 0, point;

    if (!is_object(p, numbers))
        return -1;
    EACH_NAME(j, name, numbers)
    {
        if (!is_list(j, name + 1))
            return -1;
        if (text_of(j, name + 1) == 0)
            continue;
        if (!json_number(j, name, &point) || point < corners || (point - corners) % CORNERS != 0)
            return -1;
        const int cell = cell_at(p, (point - corners) / CORNERS);
        if (cell < 0 || p->sums[cell] != 0)
            return -1;
        p->sums[cell] = text_of(j, name + 1);
        count++;
    }
    return count;
}

/* Adds the cells of an array of points. Returns the first of them in reading order; -1 if something
 * is wrong. */
static int add_cells(penpa *p, uint32_t points)
{
    int first = ENNEAD_MOST_CELLS, point;

    JSON_EACH(&p->drawn, node, points)
    {
        const int cell = json_number(&p->drawn, node, &point) ? cell_at(p, point) : -1;
        if (cell < 0) {
            (void)wrong(p, "these are not cells of the grid");
            return -1;
        }
        if (!builder_cell(p->d, 0, cell))
            return -1;
        first = cell < first ? cell : first;
    }
    return first;
}

/* Reads rules that are arrays of points: killer cages, of which *sums may have a sum, or
 * thermometers. */
static bool read_rules(penpa *p, const char *sort, const char *rule, int *sums)
{
    const json *j = &p->drawn;
    const uint32_t rules = sort_of(p, sort);
    int number;

    if (rules == 0 || json_is_nothing(j, rules))
        return true;
    if (j->nodes[rules].kind != JSON_ARRAY)
        return wrong(p, "cages or thermometers are not an array");
    JSON_EACH(j, points, rules)
    {
        if (json_is_nothing(j, points))
            continue;
        builder_begin(p->d, 0, rule, rule);
        const int cell = j->nodes[points].kind == JSON_ARRAY ? add_cells(p, points) : -1;
        if (cell < 0)
            return wrong(p, "these are not cells of the grid");
        if (sums != NULL && (p->cells[cell] & CAGE_BEGINS) != 0)
            return unknown(p, "cages that begin at the same cell");
        if (sums != NULL)
            p->cells[cell] |= CAGE_BEGINS;
        const uint32_t sum = sums != NULL ? p->sums[cell] : 0;
        if (sum != 0 && (!json_number(j, sum, &number) || !builder_number(p->d, 0, number)))
            return wrong(p, "the number in the corner of a cage is not its sum");
        if (sum != 0)
            *sums -= 1;
        p->sums[cell] = 0;
        if (!builder_end(p->d))
            return false;
    }
    return true;
}

/* Whether something is drawn: an array or object with something in it, or what is neither. */
static bool is_drawn(const json *j, uint32_t node)
{
    const uint32_t step = j->nodes[node].kind == JSON_OBJECT ? 1 : 0;

    if (node == 0 || json_is_nothing(j, node))
        return false;
    if (j->nodes[node].kind < JSON_ARRAY)
        return true;
    for (uint32_t item = node + 1 + step; item < j->nodes[node].after;) {
        if (!json_is_nothing(j, item))
            return true;
        item = j->nodes[item].after + step;
    }
    return false;
}

/* A drawing that is no rule by itself, or is read as one. */
static bool is_read(const penpa *p, uint32_t name)
{
    static const char *const read[] = {"number", "numberS", "lineE", "killercages"};
    const json *j = &p->drawn;
    const json_node *n = &j->nodes[name];

    for (size_t i = 0; i < sizeof read / sizeof *read; i++)
        if (json_is(j, name, read[i]))
            return true;
    if (json_is(j, name, "thermo"))
        return (p->genres & GENRE_THERMO) != 0;
    if (json_is(j, name, "cage"))
        return is_drawn(j, sort_of(p, "killercages"));
    return n->length > 8 && memcmp(n->text, "command_", 8) == 0; /* what was done and undone */
}

/* Refuses drawings that may be rules. */
static bool refuse_drawings(const penpa *p)
{
    static const char *const names[][2] = {
        {"surface", "colors"},      {"symbol", "symbols"},     {"line", "lines"},
        {"freeline", "lines"},      {"freelineE", "lines"},    {"wall", "walls"},
        {"arrows", "arrows"},       {"direction", "arrows"},   {"squareframe", "frames"},
        {"polygon", "shapes"},      {"nobulbthermo", "lines"}, {"deletelineE", "missing lines"},
        {"thermo", "thermometers"}, {"cage", "lines of cages"}};

    for (uint32_t name = 1; name < p->drawn.nodes[0].after; name = p->drawn.nodes[name + 1].after) {
        const char *what = "drawings of an unknown sort";
        if (is_read(p, name) || !is_drawn(&p->drawn, name + 1))
            continue;
        for (size_t i = 0; i < sizeof names / sizeof *names; i++)
            if (json_is(&p->drawn, name, names[i][0]))
                what = names[i][1];
        return unknown(p, what);
    }
    return true;
}

static bool read_puzzle(penpa *p)
{
    int sums;

    if (!read_board(p) || !read_cells(p) || !read_genres(p) || !read_json(p, LINE_DRAWN, &p->drawn))
        return false;
    if (p->drawn.nodes[0].kind != JSON_OBJECT)
        return wrong(p, "what is drawn is not an object");
    p->d->report->has_progress = has_progress(p);
    if (!refuse_drawings(p) || !read_givens(p) || !read_lines(p) || !make_regions(p) ||
        !read_globals(p))
        return false;
    sums = find_sums(p);
    return (sums >= 0 || unknown(p, "numbers in corners")) &&
           read_rules(p, "killercages", "cage", &sums) &&
           (sums == 0 || unknown(p, "numbers in corners")) &&
           read_rules(p, "thermo", "thermo", NULL);
}

bool penpa_read(description_builder *d)
{
    penpa *p = allocate(&d->memory, sizeof *p);

    if (p == NULL)
        return builder_no_memory(d);
    memset(p, 0, sizeof *p);
    p->d = p->drawn.d = d;
    p->all = (span){d->text, d->length};
    const bool good = read_puzzle(p);
    json_free(&p->drawn);
    release(&d->memory, p);
    return good;
}
