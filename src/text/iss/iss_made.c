/* SPDX-License-Identifier: MIT */
#include "text/iss/iss_made.h"

#include "grid/say/text_buffer.h"
#include "text/iss/iss_beside.h"

#include <string.h>

static void begin(iss *s, const iss_item *item, const char *rule)
{
    builder_begin(s->d, item->type.at, rule, rule);
}

/* An empty text in memory of the builder, with room for so many bytes; no room if memory ran
 * out. */
static text_buffer new_text(description_builder *d, size_t room)
{
    char *text = builder_memory(d, room);

    return buffer_for(NULL, text, text != NULL ? room : 0);
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

bool iss_repeats(const iss *s, iss_item item)
{
    bool seen[ENNEAD_MOST_CELLS] = {false};
    iss other = *s;
    iss_word word = {0};

    (void)iss_take(s->d, &item, &word);
    while (iss_take(s->d, &item, &word)) {
        int cell = 0;
        if (word.length == 0 || s->d->status != ENNEAD_STATUS_OK || !iss_is_cell(s->d, word))
            return false;
        if (!iss_cell(&other, word, &cell) || seen[cell])
            return s->d->status == ENNEAD_STATUS_OK;
        seen[cell] = true;
    }
    return false;
}

/* Keeps each cell of the rule only once. */
static void name_once(description_builder *d)
{
    bool seen[ENNEAD_MOST_CELLS] = {false};
    size_t kept = 0;

    for (size_t i = 0; i < d->cell_count; i++) {
        if (!seen[d->cells[i]])
            d->cells[kept++] = d->cells[i];
        seen[d->cells[i]] = true;
    }
    d->cell_count = kept;
}

/* An automaton whose states are the sums so far. */
static bool add_sum(iss *s, iss_item item, int sum)
{
    const ennead_description *g = s->d->description;
    enum { MOST_SUM = 1000, STEP_TEXT = 16 };

    begin(s, &item, "automaton");
    if (sum < 0 || sum > MOST_SUM)
        return iss_wrong(s->d, item.type, "a sum of 0 to 1000 where a cell is named twice");
    if (!iss_add_rest(s, &item))
        return false;
    text_buffer text = new_text(s->d, 64 + STEP_TEXT * (size_t)(sum + 1) * (size_t)g->values);
    buffer_text(&text, "start 0; accept ");
    buffer_number(&text, sum);
    for (int from = 0; from <= sum; from++)
        for (int value = g->first_value; value < g->first_value + g->values && from + value <= sum;
             value++) {
            buffer_text(&text, "; ");
            buffer_number(&text, from);
            buffer_character(&text, ' ');
            buffer_number(&text, value);
            buffer_character(&text, ' ');
            buffer_number(&text, from + value);
        }
    return end_with(s->d, &text);
}

bool iss_repeated_sum(iss *s, iss_item item)
{
    const bool cage = iss_is(s->d, item.type, "Cage");
    iss_word word = {0};
    int sum = 0;

    (void)iss_take(s->d, &item, &word);
    const bool without = cage && word.length == 0;
    if (!without && !iss_number(s->d, word, &sum))
        return iss_wrong(s->d, word, "a number");
    if (cage) {
        iss_item rest = item;
        begin(s, &item, "all-different");
        if (!iss_add_rest(s, &rest))
            return false;
        name_once(s->d);
        if (!builder_end(s->d))
            return false;
    }
    return (cage && sum == 0) || add_sum(s, item, sum);
}

/* ------------------------------------------------------------------------------- equality cages */

/* Writes transitions: from each state but the last to the next one for values of one kind, and to
 * the same state for those of the other. A value of neither kind has none. */
static void write_balance(text_buffer *p, const ennead_description *d, size_t half,
                          const uint64_t kinds[2])
{
    buffer_text(p, "start 0; accept ");
    buffer_number(p, (int)half);
    for (size_t state = 0; state <= half; state++)
        for (size_t kind = 0; kind < 2; kind++)
            for (int value = 0; value < d->values; value++) {
                if ((kinds[kind] >> value & 1) == 0 || (kind == 1 && state == half))
                    continue;
                buffer_text(p, "; ");
                buffer_number(p, (int)state);
                buffer_character(p, ' ');
                buffer_number(p, value + d->first_value);
                buffer_character(p, ' ');
                buffer_number(p, (int)(state + kind));
            }
}

/* Adds the rule that as many cells have values of one kind as of the other. */
static bool add_balance(iss *s, iss_item item, const uint64_t kinds[2])
{
    enum { STEP_TEXT = 12 };

    begin(s, &item, "automaton");
    if (!iss_add_rest(s, &item))
        return false;
    const size_t half = s->d->cell_count / 2;
    text_buffer text =
        new_text(s->d, 32 + STEP_TEXT * (half + 1) * (size_t)s->d->description->values);
    write_balance(&text, s->d->description, half, kinds);
    return end_with(s->d, &text);
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
    uint16_t line[ENNEAD_MOST_SIZE + 2];
    iss_word word = {0};
    int count = 0;

    while (iss_take(d, &item, &word)) {
        int cell = 0;
        if (!iss_cell(s, word, &cell))
            return false;
        if (count == ENNEAD_MOST_SIZE + 2)
            return iss_wrong(d, word, "fewer cells");
        line[count++] = (uint16_t)cell;
    }
    if (count < 3)
        return iss_wrong(d, whole.type, "three cells or more");
    if (!builder_open(d, whole.type.at, "or"))
        return false;
    for (int index = 1; index < count - 1; index++)
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

static bool add_connected(iss *s, iss_item item, iss_word group)
{
    return iss_add_group(s, group, item.type.at) && builder_end(s->d);
}

bool iss_connected(iss *s, iss_item item)
{
    iss_word group = {0}, list = {0};
    int value = 0, count = 0, size = 0;

    begin(s, &item, "connected");
    (void)iss_take(s->d, &item, &group);
    (void)iss_take(s->d, &item, &list);
    do
        if (!iss_take_value(s, &list, &value) || !builder_number(s->d, item.type.at, value))
            return false;
    while (++count > 0 && list.length > 0);
    if (!add_connected(s, item, group) || item.at >= item.end)
        return s->d->status == ENNEAD_STATUS_OK;
    if (count > 1)
        return builder_unknown(s->d, item.type.at,
                               "the rule '%t' of several values with a size is not known",
                               "ConnectedValues");
    builder_begin(s->d, item.type.at, "count", "ConnectedValues");
    return iss_take_number(s, &item, &size) && builder_number(s->d, item.type.at, size) &&
           builder_number(s->d, item.type.at, value) && add_connected(s, item, group);
}
