/* SPDX-License-Identifier: MIT */
/*
 * Puzzles of any size, one text each. Cells are characters (1-9, then A for 10, and so on) or
 * separated numbers; a jigsaw has all its givens and then a letter for the region of each cell.
 * The size is not stated but counted: the number of cells must be a square, or twice a square for
 * a jigsaw. The cells are numbers if each word of the text is a number up to 64.
 */
#include "ennead.h"

#include "grid/characters.h"
#include "grid/sized.h"

#include <string.h>

/* Up to this size, lower-case letters mean the same as capitals; above it they are the numbers
 * from 36 on. */
enum { MOST_SIGNS_ALIKE = 35 };

typedef struct sized {
    const char *text;
    size_t length;
    ennead_description_report *report;
    uint8_t givens[2 * ENNEAD_MOST_CELLS]; /* of a jigsaw, followed by the characters of the
                                            * regions */
    size_t count;
} sized;

static bool is_between(char c)
{
    return is_space(c) || c == ',' || c == '|' || c == '+';
}

static bool is_empty_cell(char c)
{
    return c == '.' || c == '0' || c == '_' || c == '*' || c == '-';
}

static char *append(char *to, const char *words, size_t length)
{
    memcpy(to, words, length);
    return to + length;
}

static ennead_status wrong(sized *s, size_t place, const char *before, size_t number,
                           const char *after)
{
    char digits[20], *message = s->report->message;
    size_t count = 0;

    s->report->place = place;
    do
        digits[count++] = (char)('0' + number % 10);
    while ((number /= 10) > 0);
    message = append(message, before, strlen(before));
    while (count > 0)
        *message++ = digits[--count];
    append(message, after, strlen(after) + 1);
    return ENNEAD_STATUS_BAD_ARGUMENT;
}

/* The number in a word of up to two digits, or 65. *next gets the end of the word. */
static unsigned number_at(const sized *s, size_t at, size_t *next)
{
    size_t end = at;
    unsigned number = 0;

    while (end < s->length && !is_between(s->text[end]))
        end++;
    *next = end;
    if (end == at + 1 && is_empty_cell(s->text[at]))
        return 0;
    if (end > at + 2)
        return ENNEAD_MOST_SIZE + 1;
    for (; at < end; at++) {
        if (s->text[at] < '0' || s->text[at] > '9')
            return ENNEAD_MOST_SIZE + 1;
        number = 10 * number + (unsigned)(s->text[at] - '0');
    }
    return number;
}

static bool take_numbers(sized *s)
{
    for (size_t at = 0, next; at < s->length; at = next) {
        if (is_between(s->text[at])) {
            next = at + 1;
            continue;
        }
        const unsigned number = number_at(s, at, &next);
        if (number > ENNEAD_MOST_SIZE)
            return false;
        if (s->count < sizeof s->givens)
            s->givens[s->count] = (uint8_t)number;
        s->count++;
    }
    return s->count <= ENNEAD_MOST_CELLS;
}

/* The number of words, if each is a number of up to three digits or an empty cell; else 0. */
static size_t count_numbers(const sized *s)
{
    size_t words = 0, digits = 0;

    for (size_t at = 0; at < s->length; at++) {
        const char c = s->text[at];
        if (is_between(c)) {
            digits = 0;
            continue;
        }
        const bool empty = is_empty_cell(c) && c != '0';
        if (digits == 0)
            words++;
        else if (empty)
            return 0;
        if ((!empty && !is_digit(c)) || ++digits > 3)
            return 0;
    }
    return words;
}

/* The number that a character stands for; 255 if none. Lower-case letters mean the same as
 * capitals if the size allows. */
static uint8_t number_of(char c, int size)
{
    if (is_empty_cell(c))
        return 0;
    if (c >= '1' && c <= '9')
        return (uint8_t)(c - '0');
    if (c >= 'A' && c <= 'Z')
        return (uint8_t)(c - 'A' + 10);
    if (c >= 'a' && c <= 'z')
        return (uint8_t)(c - 'a' + (size > MOST_SIGNS_ALIKE ? 36 : 10));
    return UINT8_MAX;
}

/* The square root of a square number up to 4096; 0 for any other. */
static int root_of(size_t number)
{
    for (size_t root = 1; root <= ENNEAD_MOST_SIZE; root++)
        if (root * root == number)
            return (int)root;
    return 0;
}

/* Reads characters without interpreting them; their meaning depends on how many there are. */
static bool take_signs(sized *s)
{
    s->count = 0;
    for (size_t at = 0; at < s->length; at++) {
        if (is_between(s->text[at]))
            continue;
        if (s->count < sizeof s->givens)
            s->givens[s->count] = (uint8_t)s->text[at];
        s->count++;
    }
    return s->count <= sizeof s->givens;
}

/* The place in the text of the character for a cell. */
static size_t place_of(const sized *s, size_t cell)
{
    size_t at = 0;

    for (;; at++)
        if (!is_between(s->text[at]) && cell-- == 0)
            return at;
}

static ennead_status signs_to_numbers(sized *s, int size)
{
    for (size_t cell = 0; cell < (size_t)size * (size_t)size; cell++) {
        const uint8_t number = number_of((char)s->givens[cell], size);
        if (number == UINT8_MAX)
            return wrong(s, place_of(s, cell), "stray byte, expected a sign for 1 to ",
                         (size_t)size, ", or . for an empty cell");
        s->givens[cell] = number;
    }
    return ENNEAD_STATUS_OK;
}

/* The height of the squarest boxes of `size` cells. */
static int height_of_box(int size)
{
    int height = 1;

    for (int rows = 1; rows * rows <= size; rows++)
        if (size % rows == 0)
            height = rows;
    return height;
}

/* Numbers the regions in order of appearance. */
static void cut_jigsaw(const sized *s, ennead_description *d)
{
    const size_t cells = (size_t)d->rows * (size_t)d->columns;
    int regions = 0;

    for (size_t cell = 0; cell < cells; cell++) {
        const void *same = memchr(s->givens + cells, s->givens[cells + cell], cell);
        d->regions[cell] = same != NULL ? d->regions[(const uint8_t *)same - (s->givens + cells)]
                                        : (uint8_t)regions++;
    }
    d->houses |= ENNEAD_HOUSES_REGIONS;
}

static ennead_status describe(sized *s, int size, const ennead_description_options *boxes,
                              const ennead_allocator *allocator, ennead_description **description)
{
    const size_t cells = (size_t)size * (size_t)size;
    ennead_status status = ENNEAD_STATUS_OK;

    for (size_t cell = 0; cell < cells; cell++)
        if (s->givens[cell] > size)
            return wrong(s, 0, "a given is more than ", (size_t)size, ", the size of the grid");
    status = ennead_description_new(size, size, size, allocator, description);
    if (status != ENNEAD_STATUS_OK)
        return status;
    ennead_description *d = *description;
    for (size_t cell = 0; cell < cells; cell++)
        if (s->givens[cell] > 0)
            d->candidates[cell] = (uint64_t)1 << (s->givens[cell] - 1);
    const int rows = boxes->box_rows == 0 ? height_of_box(size) : boxes->box_rows;
    const int columns = boxes->box_rows == 0 ? size / rows : boxes->box_columns;
    if (s->count == 2 * cells)
        cut_jigsaw(s, d);
    else if (rows != 1 && ennead_description_set_boxes(d, rows, columns) != ENNEAD_STATUS_OK)
        status = wrong(s, 0, "a grid of size ", (size_t)size, " cannot be cut into such boxes");
    return status;
}

void ennead_description_options_init_sized(ennead_description_options *options, size_t size)
{
    static const ennead_description_options standard = {0};

    sized_write(options, size, &standard, sizeof standard);
}

ennead_status ennead_description_read(const char *text, size_t length,
                                      const ennead_description_options *options,
                                      const ennead_allocator *allocator,
                                      ennead_description **description,
                                      ennead_description_report *report)
{
    sized s = {.text = text != NULL ? text : "", .length = length, .report = report};
    ennead_description_options chosen;

    *description = NULL;
    ennead_description_options_init(&chosen);
    if (options != NULL && !sized_read(&chosen, sizeof chosen, options))
        return wrong(&s, 0, "options cannot have a size of ", options->size, " bytes");
    report->notation =
        take_numbers(&s) && root_of(s.count) > 0 ? ENNEAD_NOTATION_NUMBERS : ENNEAD_NOTATION_SIGNS;
    const bool taken = report->notation == ENNEAD_NOTATION_NUMBERS || take_signs(&s);
    int size = taken ? root_of(s.count) : 0;
    if (size == 0 && taken && s.count % 2 == 0)
        size = root_of(s.count / 2);
    ennead_status status = ENNEAD_STATUS_OK;
    const size_t words = size == 0 ? count_numbers(&s) : 0;
    if (size == 0)
        status = wrong(&s, 0, "the puzzle has ", words > ENNEAD_MOST_CELLS ? words : s.count,
                       " cells, expected a square number up to 4096, or twice one for a jigsaw");
    else if (report->notation == ENNEAD_NOTATION_SIGNS)
        status = signs_to_numbers(&s, size);
    if (size > ENNEAD_MOST_SIGNS)
        report->notation = ENNEAD_NOTATION_NUMBERS;
    if (status == ENNEAD_STATUS_OK)
        status = describe(&s, size, &chosen, allocator, description);
    if (status != ENNEAD_STATUS_OK) {
        ennead_description_free(*description);
        *description = NULL;
    }
    return status;
}

static char sign_of(int number)
{
    static const char signs[] = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    return signs[number];
}

size_t ennead_write_values(const uint8_t *values, size_t count, ennead_notation notation,
                           char *text)
{
    char *at = text;

    for (size_t i = 0; i < count; i++) {
        if (notation != ENNEAD_NOTATION_NUMBERS) {
            const bool zero = notation == ENNEAD_NOTATION_SIGNS_FROM_0 && values[i] == 0;
            *at++ = zero ? '0' : sign_of(values[i]);
            continue;
        }
        if (i > 0)
            *at++ = ' ';
        if (values[i] >= 10)
            *at++ = (char)('0' + values[i] / 10);
        *at++ = (char)('0' + values[i] % 10);
    }
    *at = '\0';
    return (size_t)(at - text);
}
