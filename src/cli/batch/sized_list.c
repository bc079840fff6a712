/* SPDX-License-Identifier: MIT */
#include "cli/batch/sized_list.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { PLAIN = 9 };

/* -------------------------------------------------------------------------------------- lines */

static bool is_between(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '|';
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_region_sign(char c)
{
    return is_letter(c) || is_digit(c);
}

/* The length of a text's first line, without its end. */
static size_t line_length(const char *text, size_t length)
{
    const char *end = memchr(text, '\n', length);
    return end != NULL ? (size_t)(end - text) : length;
}

/* The same, with its end. */
static size_t line_extent(const char *text, size_t length)
{
    const size_t end = line_length(text, length);
    return end < length ? end + 1 : length;
}

/* The number that a character stands for in a grid of that size; 0 for an empty cell, -1 if it is
 * not a cell. */
static int sign_number(char c, int size)
{
    enum { ALIKE = 35 }; /* up to this size, lower-case letters mean the same as capitals */
    if (c == '.' || c == '0' || c == '_' || c == '*' || c == '-')
        return 0;
    if (is_digit(c))
        return c - '0';
    if (!is_letter(c))
        return -1;
    return c < 'a' ? c - 'A' + 10 : c - 'a' + (size > ALIKE ? 36 : 10);
}

static bool is_frame(const char *line, size_t length)
{
    enum { LEAST_BARS = 2 };
    size_t bars = 0;
    for (size_t at = 0; at < length; at++) {
        if (!is_between(line[at]) && strchr("+-=:", line[at]) == NULL)
            return false;
        bars += line[at] == '-' || line[at] == '=';
    }
    return bars >= LEAST_BARS && (memchr(line, '+', length) != NULL || bars < length);
}

/* Whether a line is empty, a comment, or part of a frame. */
static bool is_idle(const char *line, size_t length)
{
    size_t at = 0;
    while (at < length && is_between(line[at]))
        at++;
    return at == length || line[at] == '#' ||
           (strchr("+-=", line[at]) != NULL && is_frame(line, length));
}

/* The cells of a line of a grid, with or without separators. */
struct sized_cells {
    int size;
    uint8_t numbers[ENNEAD_MOST_CELLS];
    size_t count;
    bool words; /* some number has two digits */
};

/* Reads each character as a cell. Returns false if there is another byte, or too many. */
static bool take_signs(const char *line, size_t length, struct sized_cells *found)
{
    found->count = 0;
    found->words = false;
    for (size_t at = 0; at < length; at++) {
        const int number = sign_number(line[at], found->size);
        if (is_between(line[at]))
            continue;
        if (number < 0 || found->count == ENNEAD_MOST_CELLS)
            return false;
        found->numbers[found->count++] = (uint8_t)number;
    }
    return true;
}

/* Reads each word as a cell: a number, or one character. */
static bool take_words(const char *line, size_t length, struct sized_cells *found)
{
    found->count = 0;
    found->words = false;
    for (size_t at = 0; at < length;) {
        size_t end = at;
        if (is_between(line[at]) || line[at] == ',') {
            at++;
            continue;
        }
        while (end < length &&
               (is_digit(line[end]) || (!is_between(line[end]) && line[end] != ',')))
            end++;
        const bool word = end == at + 2 && is_digit(line[at]) && is_digit(line[at + 1]);
        const int number = word            ? 10 * (line[at] - '0') + line[at + 1] - '0'
                           : end == at + 1 ? sign_number(line[at], found->size)
                                           : -1;
        if (number < 0 || found->count == ENNEAD_MOST_CELLS)
            return false;
        found->numbers[found->count++] = (uint8_t)number;
        found->words = found->words || word;
        at = end;
    }
    return true;
}

/* Reads a line as `count` cells, in one of the two ways. */
static bool take_cells(const char *line, size_t length, size_t count, struct sized_cells *found)
{
    return (take_signs(line, length, found) && found->count == count) ||
           (take_words(line, length, found) && found->count == count);
}

/* The number of cells of a line that is not as long as it should be: of its words, if these are
 * numbers, some of two digits or more, otherwise of its characters; 0 if it is not one of cells. */
static size_t count_cells(const char *line, size_t length, int size)
{
    struct sized_cells found = {.size = size};
    size_t words = 0, digits = 0, most = 0;
    bool numbers = true;

    for (size_t at = 0; at < length; at++) {
        const bool between = is_between(line[at]) || line[at] == ',';
        numbers = numbers && (between || is_digit(line[at]) || (line[at] == '.' && digits == 0));
        words += !between && digits == 0;
        digits = between ? 0 : digits + 1;
        most = digits > most ? digits : most;
    }
    if (numbers && most > 1 && words > 1)
        return words;
    return take_signs(line, length, &found) ? found.count : 0;
}

/* --------------------------------------------------------------------------------------- grids */

static bool keep(struct sized_grid *grid, const struct sized_cells *from, size_t at, int size)
{
    for (size_t i = 0; i < from->count; i++) {
        const int number = from->numbers[i];
        if (number > size) {
            snprintf(grid->wrong, sizeof grid->wrong, "a given is %d, expected at most %d", number,
                     size);
            return false;
        }
        grid->most = number > grid->most ? number : grid->most;
        grid->numbers[at + i] = from->numbers[i];
    }
    grid->words = grid->words || from->words;
    return true;
}

/* Whether a word lists the regions of a grid of that size: the right number of letters, each
 * equally often. Digits may be its solution. */
static bool is_regions(const char *word, size_t length, int size)
{
    enum { LEAST = 4 }; /* in smaller grids, any letters might be regions */
    if (size < LEAST || length != (size_t)size * (size_t)size)
        return false;
    for (size_t i = 0; i < length; i++) {
        int alike = 0;
        for (size_t k = 0; k < length; k++)
            alike += word[k] == word[i];
        if (!is_letter(word[i]) || alike != size)
            return false;
    }
    return true;
}

static bool ends_word(char c)
{
    return c <= ' ' || c == ',' || c == ';' || c == '|';
}

static size_t word_length(const char *text, size_t length)
{
    size_t word = 0;
    while (word < length && !ends_word(text[word]))
        word++;
    return word;
}

/* Reads what follows the cells of a grid: a note, or its regions and a note. */
static void take_behind(const char *text, size_t length, int size, struct sized_grid *grid)
{
    size_t at = 0;
    while (at < length && ends_word(text[at]))
        at++;
    const size_t word = word_length(text + at, length - at);
    grid->jigsaw = is_regions(text + at, word, size);
    if (grid->jigsaw)
        memcpy(grid->regions, text + at, word);
    at = grid->jigsaw ? at + word : 0;
    grid->note = text + at;
    grid->note_length = length - at;
}

/* Whether a word is the upper or lower border of a board, such as .----.----. */
static bool is_border(const char *word, size_t length)
{
    size_t bars = 0;
    for (size_t at = 0; at < length; at++) {
        if (word[at] != '.' && word[at] != '-')
            return false;
        bars += word[at] == '-';
    }
    return word[0] == '.' && word[length - 1] == '.' && 2 * bars > length;
}

/* Reads a grid on one line: a word and a note, or numbers. Returns ENNEAD_STATUS_END if it is not
 * such a line. */
static ennead_status read_line(const char *line, size_t length, int size, struct sized_grid *grid)
{
    const size_t cells = (size_t)size * (size_t)size;
    struct sized_cells found; /* not cleared: it is large, and read for every line */
    const size_t word = word_length(line, length);

    found.size = size;
    if (word == cells || word == 2 * cells) {
        take_behind(line + word, length - word, word == cells ? size : 0, grid);
        for (size_t i = cells; i < word; i++)
            if (!is_region_sign(line[i]))
                return ENNEAD_STATUS_END;
        if (word > cells) {
            grid->jigsaw = true;
            memcpy(grid->regions, line + cells, cells);
        }
        if (!take_signs(line, cells, &found) || found.count != cells || is_border(line, word))
            return ENNEAD_STATUS_END;
    } else if (!take_words(line, length, &found) || found.count != cells) {
        return ENNEAD_STATUS_END;
    }
    return keep(grid, &found, 0, size) ? ENNEAD_STATUS_OK : ENNEAD_STATUS_BAD_ARGUMENT;
}

/* Reads a line as the regions of a row: one letter for each cell, with or without blanks. */
static bool take_regions(const char *line, size_t length, int size, char *regions)
{
    int count = 0;
    for (size_t at = 0; at < length; at++) {
        if (is_between(line[at]))
            continue;
        if (!is_letter(line[at]) || count == size)
            return false;
        regions[count++] = line[at];
    }
    return count == size;
}

/* Reads the regions that may follow the rows of a grid, one line for each row. A single line of
 * letters is a title. */
static bool read_regions(const char *text, size_t length, int size, struct sized_grid *grid)
{
    size_t at = grid->extent;
    uint64_t lines = grid->lines;
    int row = 0;
    for (; row < size && at < length; at += line_extent(text + at, length - at)) {
        const size_t line = line_length(text + at, length - at);
        lines++;
        if (is_idle(text + at, line))
            continue;
        if (!take_regions(text + at, line, size, grid->regions + row * size))
            break;
        row++;
    }
    grid->jigsaw = row == size && row > 1;
    grid->cut = at >= length && row < size;
    if (row < 2)
        return true;
    grid->extent = at;
    grid->lines = lines;
    if (row < size)
        snprintf(grid->wrong, sizeof grid->wrong,
                 "the regions are cut off after %d rows, expected %d", row, size);
    return row == size;
}

/* Reads a grid with one line for each row. */
static bool read_rows(const char *text, size_t length, int size, struct sized_grid *grid)
{
    struct sized_cells found = {.size = size};
    size_t at = 0;
    int row = 0;
    uint64_t lines = 0;
    while (row < size && at < length) {
        const size_t line = line_length(text + at, length - at);
        lines++;
        if (row > 0 && is_idle(text + at, line)) {
            at += line_extent(text + at, length - at);
            continue;
        }
        if (!take_cells(text + at, line, (size_t)size, &found)) {
            const size_t cells = count_cells(text + at, line, size);
            if (cells > 0 || row == 0)
                snprintf(grid->wrong, sizeof grid->wrong, "the row has %zu cells, expected %d",
                         cells, size);
            break;
        }
        if (!keep(grid, &found, (size_t)row * (size_t)size, size))
            break;
        grid->lines = lines;
        at += line_extent(text + at, length - at);
        row++;
    }
    grid->extent = at > 0 ? at : line_extent(text, length);
    grid->cut = row < size && at >= length;
    if (row < size && grid->wrong[0] == '\0')
        snprintf(grid->wrong, sizeof grid->wrong, "the grid is cut off after %d rows, expected %d",
                 row, size);
    return row == size && read_regions(text, length, size, grid);
}

static bool begins_variant(const char *line, size_t length)
{
    const ennead_variant_form form = ennead_variant_recognize(line, length);
    return form == ENNEAD_VARIANT_FORM_TEXT || form == ENNEAD_VARIANT_FORM_FPUZZLES;
}

/* Reports which byte of a line is not a cell. */
static void refuse_byte(const char *line, size_t length, int size, struct sized_grid *grid)
{
    size_t at = 0, cells = 0;
    for (; at < length && (is_between(line[at]) || sign_number(line[at], size) >= 0); at++)
        cells += !is_between(line[at]);
    if (cells == 0 || at == length) {
        snprintf(grid->wrong, sizeof grid->wrong, "no puzzle on this line, expected %d cells",
                 size * size);
        return;
    }
    grid->place = at;
    snprintf(grid->wrong, sizeof grid->wrong,
             "stray byte, expected a character for 1 to %d, or . for an empty cell", size);
}

/* How many letters or digits follow the cells of a grid in a word, if they begin with a letter that
 * is no cell, and look like too few or too many regions of a jigsaw; else 0. */
static size_t count_regions(const char *line, size_t length, int size)
{
    const size_t cells = (size_t)size * (size_t)size, word = word_length(line, length);
    struct sized_cells found = {.size = size};
    if (word < cells + (size_t)size || !take_signs(line, cells, &found) || found.count != cells ||
        !is_letter(line[cells]) || sign_number(line[cells], size) <= size)
        return 0;
    for (size_t i = cells; i < word; i++)
        if (!is_region_sign(line[i]))
            return 0;
    return word - cells;
}

/* The number in a line such as "size 6"; 0 if it is no such line. */
static int said_size(const char *line, size_t length)
{
    static const char word[] = "size";
    size_t at = 0;
    int number = 0;
    while (at < length && is_between(line[at]))
        at++;
    if (length - at < sizeof word || strncasecmp(line + at, word, strlen(word)) != 0 ||
        !is_between(line[at + strlen(word)]))
        return 0;
    for (at += strlen(word); at < length && is_between(line[at]);)
        at++;
    for (; at < length && is_digit(line[at]) && number <= ENNEAD_MOST_SIZE; at++)
        number = 10 * number + line[at] - '0';
    while (at < length && is_between(line[at]))
        at++;
    return at == length && number <= ENNEAD_MOST_SIZE ? number : 0;
}

bool sized_grid_read(const char *text, size_t length, int size, struct sized_grid *grid)
{
    const size_t line = line_length(text, length);
    *grid = (struct sized_grid){.extent = line_extent(text, length), .lines = 1};
    const ennead_status status = read_line(text, line, size, grid);
    if (status != ENNEAD_STATUS_END)
        return status == ENNEAD_STATUS_OK;
    struct sized_cells found = {.size = size};
    grid->jigsaw = false;
    grid->note_length = 0;
    if (take_cells(text, line, (size_t)size, &found))
        return read_rows(text, length, size, grid);
    const size_t regions = count_regions(text, line, size);
    const int said = said_size(text, line);
    if (said > 0)
        snprintf(grid->wrong, sizeof grid->wrong, "size %d in a list of grids of size %d", said,
                 size);
    else if (begins_variant(text, line))
        snprintf(grid->wrong, sizeof grid->wrong,
                 "a puzzle with variant rules in a list of grids of size %d", size);
    else if (regions > 0) {
        grid->place = (size_t)(size * size) + regions;
        snprintf(grid->wrong, sizeof grid->wrong,
                 "a jigsaw with the regions of %zu cells, expected %d", regions, size * size);
    } else if (count_cells(text, line, size) > 0)
        snprintf(grid->wrong, sizeof grid->wrong, "the puzzle has %zu cells, expected %d",
                 count_cells(text, line, size), size * size);
    else
        refuse_byte(text, line, size, grid);
    return false;
}

/* Whether a line is a title: it has a letter that is not a cell, has enough letters, and does not
 * begin a puzzle in a form with rules. */
static bool is_title(const char *line, size_t length, int size)
{
    size_t letters = 0, others = 0;
    bool no_cell = false;
    for (size_t at = 0; at < length && line[at] != '#'; at++) {
        const bool letter = is_letter(line[at]);
        no_cell = no_cell || (letter && sign_number(line[at], size) > size);
        letters += letter;
        others += !letter && !is_between(line[at]);
    }
    return no_cell && letters >= others && !begins_variant(line, length);
}

enum sized_line sized_line_kind(const char *line, size_t length, int size)
{
    struct sized_grid grid;
    struct sized_cells found = {.size = size};
    const int said = said_size(line, length);
    if (said > 0)
        return said == size ? SIZED_IDLE : SIZED_GRID;
    if (is_idle(line, length))
        return SIZED_IDLE;
    /* What is this long is more likely a grid than a row. */
    const bool is_long = length >= (size_t)size * (size_t)size;
    grid = (struct sized_grid){.extent = 0};
    if ((is_long && read_line(line, length, size, &grid) == ENNEAD_STATUS_OK) ||
        (take_cells(line, length, (size_t)size, &found) && keep(&grid, &found, 0, size)) ||
        (!is_long && read_line(line, length, size, &grid) == ENNEAD_STATUS_OK))
        return SIZED_GRID;
    if (ennead_variant_is_rule(line, length))
        return SIZED_RULE;
    return is_title(line, length, size) ? SIZED_TITLE : SIZED_GRID;
}

void sized_add_head(struct text *text, int size, const struct grid_settings *asked)
{
    text_format(text, "size %d; ", size);
    if (asked->boxes == BOXES_NONE)
        text_string(text, "boxes none; ");
    else if (asked->boxes == BOXES_SHAPE)
        text_format(text, "boxes %dx%d; ", asked->box_rows, asked->box_columns);
}

void sized_add_grid(struct text *text, const struct sized_grid *grid, int size)
{
    enum { SIGNS = 35 };
    const size_t cells = (size_t)size * (size_t)size;
    char row[ENNEAD_MOST_CELLS]; /* cells that have one character each */
    if (grid->jigsaw) {
        text_string(text, "regions ");
        text_add(text, grid->regions, cells);
        text_string(text, "; ");
    }
    text_string(text, "grid ");
    for (size_t cell = 0, begin = 0; cell < cells; cell++) {
        static const char signs[] = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
        const int number = grid->numbers[cell];
        row[cell - begin] = number > SIGNS ? '\0' : signs[number];
        if (number <= SIGNS && cell + 1 < cells)
            continue;
        text_add(text, row, cell - begin + (number <= SIGNS));
        if (number > SIGNS)
            text_format(text, "[%d,]", number);
        begin = cell + 1;
    }
}

/* --------------------------------------------------------------------------------- the size */

/* Whether grids of this size are looked for. */
static bool is_size(int size, const struct sized_search *search)
{
    static const bool usual[ENNEAD_MOST_SIZE + 1] = {
        [4] = true,  [6] = true,  [8] = true,  [10] = true,
        [12] = true, [15] = true, [16] = true, [25] = true};
    return search->sizes == SIZED_ANY || usual[size];
}

/* Whether a line and those after it are a 9x9 jigsaw, or as many of its rows as there is text. */
static enum sized_text recognize_jigsaw(const char *text, size_t length)
{
    struct sized_grid grid = {.extent = 0};
    if (read_line(text, line_length(text, length), PLAIN, &grid) == ENNEAD_STATUS_OK)
        return grid.jigsaw ? SIZED_LIST : SIZED_NOT;
    grid = (struct sized_grid){.extent = 0};
    const bool read = read_rows(text, length, PLAIN, &grid);
    return read && grid.jigsaw ? SIZED_LIST
           : !grid.cut         ? SIZED_NOT
           : read              ? SIZED_BEHIND
                               : SIZED_MORE;
}

/* What kind of grid a line and those after it are. */
static enum sized_text recognize_at(const char *text, size_t length,
                                    const struct sized_search *search, int *size)
{
    struct sized_grid grid;
    const size_t line = line_length(text, length);
    enum sized_text result = SIZED_NOT;
    for (int n = 1; n <= ENNEAD_MOST_SIZE; n++) {
        struct sized_cells found = {.size = n};
        if (!is_size(n, search) || !take_cells(text, line, (size_t)n, &found))
            continue;
        grid = (struct sized_grid){.extent = 0};
        const bool read = read_rows(text, length, n, &grid);
        if (!read && grid.cut && search->text == SIZED_PART)
            result = SIZED_MORE;
        if (!read || (n == 16 && grid.most <= 4))
            continue;
        *size = n;
        return SIZED_LIST;
    }
    for (int n = ENNEAD_MOST_SIZE; n > 0 && result == SIZED_NOT; n--) {
        grid = (struct sized_grid){.extent = 0};
        if (!is_size(n, search) || read_line(text, line, n, &grid) != ENNEAD_STATUS_OK)
            continue;
        *size = n;
        return SIZED_LIST;
    }
    *size = PLAIN;
    if (result == SIZED_NOT)
        result = recognize_jigsaw(text, length);
    return result == SIZED_LIST || search->text == SIZED_PART ? result : SIZED_NOT;
}

/* Whether a text is that many cells of a 9x9 puzzle. Letters are none. */
static bool has_plain_cells(const char *text, size_t length, size_t count)
{
    struct sized_cells found = {.size = PLAIN};
    if (!take_signs(text, length, &found) || found.count != count)
        return false;
    for (size_t i = 0; i < count; i++)
        if (found.numbers[i] > PLAIN)
            return false;
    return true;
}

/* Whether a line may belong to a 9x9 puzzle. */
static bool is_plain(const char *line, size_t length)
{
    return has_plain_cells(line, length, ENNEAD_CELLS) || has_plain_cells(line, length, PLAIN) ||
           (length >= ENNEAD_CELLS && has_plain_cells(line, ENNEAD_CELLS, ENNEAD_CELLS));
}

enum sized_text sized_recognize(const char *text, size_t length, const struct sized_search *search,
                                int *size)
{
    enum { MOST_LINES = 50 };
    for (int i = 0; i < MOST_LINES && length > 0; i++) {
        const size_t line = line_length(text, length);
        if (line == length && search->text == SIZED_PART)
            return SIZED_NOT;
        const int said = said_size(text, line);
        if (said > 0 && said != PLAIN) {
            *size = said;
            return SIZED_LIST;
        }
        if (!is_idle(text, line)) {
            const enum sized_text found = recognize_at(text, length, search, size);
            if (found != SIZED_NOT)
                return found;
            if (is_plain(text, line))
                return SIZED_NOT;
        }
        const size_t extent = line_extent(text, length);
        text += extent;
        length -= extent;
    }
    return SIZED_NOT;
}
