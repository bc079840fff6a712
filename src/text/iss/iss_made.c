/* SPDX-License-Identifier: MIT */
#include "text/iss/iss_made.h"

#include "grid/say/text_buffer.h"
#include "text/iss/iss_beside.h"
#include "text/iss/iss_codes.h"

#include <string.h>

static void begin(iss *s, const iss_item *item, const char *rule)
{
    builder_begin(s->d, item->type.at, rule, rule);
}

/* Ends a rule that has this text. */
static bool end_with(description_builder *d, const text_buffer *text)
{
    if (text->text == NULL)
        return false;
    builder_text(d, text->text, buffer_end(text));
    return builder_end(d);
}

/* -------------------------------------------------------------------------------------- sums */

bool iss_has_factors(iss *s, iss_item item)
{
    bool seen[ENNEAD_MOST_CELLS] = {false};
    iss_word word = {0};
    int cell = 0;

    (void)iss_take(s->d, &item, &word);
    if (iss_cut(s->d, &word).length > 0 && word.length > 0)
        return true;
    while (iss_take(s->d, &item, &word) && iss_cell(s, word, &cell)) {
        if (seen[cell])
            return true;
        seen[cell] = true;
    }
    return false;
}

/* Reads the rest of the cells, and keeps each only once. They have the factors of the list, or 1; a
 * cell that is named twice has both together. NULL if something is wrong. */
static const int64_t *take_once(iss *s, iss_item *item, iss_word list)
{
    description_builder *d = s->d;
    const iss_word whole = list;
    size_t kept = 0;

    if (!iss_add_rest(s, item))
        return NULL;
    int64_t *factors = builder_memory(d, (d->cell_count + 1) * sizeof *factors);
    for (size_t i = 0; i < d->cell_count && factors != NULL; i++) {
        int factor = 1;
        size_t at = 0;
        if (whole.length > 0 && !iss_number(d, iss_cut(d, &list), &factor))
            list = whole; /* which is not empty at the end, then */
        while (at < kept && d->cells[at] != d->cells[i])
            at++;
        factors[at] = factor + (at < kept ? factors[at] : 0);
        d->cells[at] = d->cells[i];
        kept += at == kept;
    }
    d->cell_count = kept;
    return list.length == 0 || iss_wrong(d, whole, "a factor for each cell") ? factors : NULL;
}

static bool add_sum(iss *s, iss_item item, int sum, iss_word list)
{
    begin(s, &item, "sum");
    if (!builder_number(s->d, item.type.at, sum))
        return false;
    const int64_t *factors = take_once(s, &item, list);
    for (size_t i = 0; i < s->d->cell_count && factors != NULL; i++)
        if (!builder_number(s->d, item.type.at, factors[i]))
            return false;
    return factors != NULL && builder_end(s->d);
}

bool iss_sum(iss *s, iss_item item)
{
    iss_word list = {0};
    int sum = 0;

    (void)iss_take(s->d, &item, &list);
    const iss_word whole = list;
    if (!iss_number(s->d, iss_cut(s->d, &list), &sum) ||
        (list.length > 0 && (!iss_is(s->d, iss_cut(s->d, &list), "=") || list.length == 0)))
        return iss_wrong(s->d, whole, "a number");
    return add_sum(s, item, sum, list);
}

bool iss_repeated_cage(iss *s, iss_item item)
{
    const iss_word none = {0};
    iss_word word = {0};
    int sum = 0;

    (void)iss_take(s->d, &item, &word);
    if (word.length > 0 && !iss_number(s->d, word, &sum))
        return iss_wrong(s->d, word, "a number");
    iss_item rest = item;
    begin(s, &item, "all-different");
    return take_once(s, &rest, none) != NULL && builder_end(s->d) &&
           (sum == 0 || add_sum(s, item, sum, none));
}

/* ------------------------------------------------------------------------------- equality cages */

/* Ends the rule that so many cells have values of the second kind, and the others of the first: an
 * automaton that counts them. */
static bool end_counted(iss *s, const uint64_t kinds[2], int times)
{
    enum { STEPS_TEXT = 24 }; /* two transitions without their values */
    description_builder *d = s->d;
    const size_t state_text = STEPS_TEXT + 3 * (size_t)d->description->values;
    text_buffer text = iss_new_text(d, 32 + ((size_t)times + 1) * state_text);

    buffer_text(&text, "start 0; accept ");
    buffer_number(&text, times);
    for (int state = 0; state <= times; state++) {
        iss_write_step(&text, d, state, kinds[0], state);
        if (state < times)
            iss_write_step(&text, d, state, kinds[1], state + 1);
    }
    return end_with(d, &text);
}

/* Adds the rule that as many cells have values of one kind as of the other. */
static bool add_balance(iss *s, iss_item item, const uint64_t kinds[2])
{
    begin(s, &item, "automaton");
    return iss_add_rest(s, &item) && end_counted(s, kinds, (int)s->d->cell_count / 2);
}

bool iss_equality_cage(iss *s, iss_item item)
{
    const ennead_description *d = s->d->description;
    uint64_t parity[2] = {0}, height[2] = {0};
    iss_item rest = item;

    begin(s, &item, "all-different");
    if (!iss_add_rest(s, &rest))
        return false;
    if (s->d->cell_count % 2 != 0)
        return iss_wrong(s->d, item.type, "an even number of cells");
    for (int value = 0; value < d->values; value++) {
        parity[(value + d->first_value) % 2] |= (uint64_t)1 << value;
        if (value < d->values / 2)
            height[0] |= (uint64_t)1 << value;
        if (value >= d->values - d->values / 2)
            height[1] |= (uint64_t)1 << value;
    }
    return builder_end(s->d) && add_balance(s, item, parity) && add_balance(s, item, height);
}

/* ---------------------------------------------------------------------------------------- lines */

bool iss_flatmates(iss *s, iss_item item)
{
    static const char column_text[] = "([^5]|15|59)*";
    const ennead_description *d = s->d->description;

    if (d->values != 9 || d->first_value != 1)
        return iss_wrong(s->d, item.type, "a grid with the values 1 to 9 for it");
    for (int column = 0; column < d->columns; column++) {
        begin(s, &item, "regex");
        for (int row = 0; row < s->rows; row++)
            if (!builder_cell(s->d, item.type.at, row * d->columns + column))
                return false;
        builder_text(s->d, column_text, sizeof column_text - 1);
        if (!builder_end(s->d))
            return false;
    }
    return true;
}

/* Adds the rule: if the second cell has this number, the first cell has the value of that cell. */
static bool add_index(iss *s, const iss_item *item, const uint16_t *line, int index)
{
    description_builder *d = s->d;

    if (!builder_open(d, item->type.at, "and"))
        return false;
    begin(s, item, "given");
    if (!builder_number(d, item->type.at, index) || !builder_cell(d, item->type.at, line[1]) ||
        !builder_end(d))
        return false;
    begin(s, item, "clone");
    if (!builder_cell(d, item->type.at, line[0]))
        return false;
    builder_part(d);
    if (!builder_cell(d, item->type.at, line[1 + index]))
        return false;
    builder_part(d);
    return builder_end(d) && builder_close(d);
}

bool iss_value_indexing(iss *s, iss_item item)
{
    description_builder *d = s->d;
    const iss_item whole = item;
    enum { MOST = ENNEAD_MOST_SIZE + 2 };
    uint16_t line[MOST];
    size_t count = 0;

    if (!iss_take_cells(s, &item, line, MOST, &count))
        return false;
    if (count < 3)
        return iss_wrong(d, whole.type, "three cells or more");
    if (!builder_open(d, whole.type.at, "or"))
        return false;
    for (int index = 1; index < (int)count - 1; index++)
        if (builder_value(d, index) >= 0 && !add_index(s, &whole, line, index))
            return false;
    return builder_close(d);
}

/* -------------------------------------------------------------------------------------- regions */

/* The region of a cell: number `region` of the rows, of the columns, or of the other regions. */
static bool is_in(const ennead_description *d, int kind, int region, int cell)
{
    return (kind == 0   ? cell / d->columns
            : kind == 1 ? cell % d->columns
                        : d->regions[cell]) == region;
}

bool iss_same_regions(iss *s, iss_item item)
{
    description_builder *b = s->d;
    const ennead_description *d = b->description;
    const int all = s->rows * d->columns;
    uint16_t sizes[3][ENNEAD_MOST_SIZE] = {{0}};
    int largest = 0, count = 0;

    if (s->pieces)
        return builder_unknown(b, item.type.at,
                               "a jigsaw with boxes and the rule '%t' is not known",
                               "RegionSameValues");
    begin(s, &item, "same-values");
    for (int kind = 0; kind < 3; kind++)
        for (int region = 0; region < ENNEAD_MOST_SIZE; region++) {
            for (int cell = 0; cell < all; cell++)
                sizes[kind][region] += is_in(d, kind, region, cell);
            if (sizes[kind][region] > largest)
                largest = sizes[kind][region], count = 0;
            count += sizes[kind][region] == largest;
        }
    if (largest == d->values || count < 2)
        return true;
    for (int kind = 0; kind < 3; kind++)
        for (int region = 0; region < ENNEAD_MOST_SIZE; region++) {
            if (sizes[kind][region] < largest)
                continue;
            for (int cell = 0; cell < all; cell++)
                if (is_in(d, kind, region, cell) && !builder_cell(b, item.type.at, cell))
                    return false;
            builder_part(b);
        }
    return builder_end(b);
}

/* ------------------------------------------------------------------------- connected values */

bool iss_connected(iss *s, iss_item item)
{
    description_builder *d = s->d;
    const size_t place = item.type.at;
    uint64_t kinds[2] = {UINT64_MAX >> (ENNEAD_MOST_SIZE - d->description->values), 0};
    iss_word group = {0}, list = {0}, word = {0};
    int value = 0, size = 0;

    begin(s, &item, "connected");
    (void)iss_take(d, &item, &group);
    (void)iss_take(d, &item, &list);
    do {
        if (!iss_take_value(s, &list, &value) || !builder_number(d, place, value))
            return false;
        if (builder_value(d, value) >= 0)
            kinds[1] |= (uint64_t)1 << builder_value(d, value);
    } while (list.length > 0);
    if (!iss_add_group(s, group, place) || !builder_end(d))
        return false;
    if (!iss_take(d, &item, &word) || word.length == 0)
        return true;
    if (!iss_number(d, word, &size) || size < 1 || size > builder_cell_count(d))
        return iss_wrong(d, word, "a number of cells");
    kinds[0] &= ~kinds[1];
    begin(s, &item, "automaton");
    return iss_add_group(s, group, place) && end_counted(s, kinds, size);
}
