/* SPDX-License-Identifier: MIT */
#include "support/instances.h"

/* Shapes of grids; a puzzle of many ways has candidates taken away. */
static const struct {
    int rows, columns, values, first_value, box_rows, box_columns;
    unsigned houses;
} shapes_of_rules[] = {
    {4, 4, 4, 1, 2, 2, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS},
    {4, 4, 4, 0, 2, 2, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS},
    {4, 4, 5, 0, 0, 0, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS},
    {6, 6, 6, 1, 2, 3, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS},
    {6, 6, 6, 0, 3, 2, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS},
    {3, 3, 4, 1, 0, 0, 0},
    {3, 3, 5, 0, 0, 0, 0},
    {3, 5, 6, 1, 0, 0, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS},
    {4, 3, 4, 0, 0, 0, ENNEAD_HOUSES_ROWS},
};

static bool see(const ennead_description *d, int one, int other)
{
    const int r = one / d->columns, c = one % d->columns;
    const int s = other / d->columns, t = other % d->columns;

    return ((d->houses & ENNEAD_HOUSES_ROWS) != 0 && r == s) ||
           ((d->houses & ENNEAD_HOUSES_COLUMNS) != 0 && c == t) ||
           ((d->houses & ENNEAD_HOUSES_REGIONS) != 0 && d->regions[one] == d->regions[other]);
}

/* ------------------------------------------------------------------------------------- counting */

struct count {
    const ennead_description *d;
    size_t most, ways, kept;
    bool (*check)(const void *user, const uint8_t *solution);
    const void *user;
    uint64_t *used;
    uint8_t filled[INSTANCE_CELLS];
};

static void fill(struct count *c, int cell)
{
    const ennead_description *d = c->d;

    if (cell == d->rows * d->columns) {
        c->ways++;
        if (!c->check(c->user, c->filled))
            return;
        c->kept++;
        for (int i = 0; i < cell; i++)
            c->used[i] |= UINT64_C(1) << (c->filled[i] - d->first_value);
        return;
    }
    for (int value = 0; value < d->values && c->ways <= c->most; value++) {
        bool fits = (d->candidates[cell] >> value & 1) != 0;
        for (int other = 0; other < cell && fits; other++)
            fits = c->filled[other] != value + d->first_value || !see(d, other, cell);
        c->filled[cell] = (uint8_t)(value + d->first_value);
        if (fits)
            fill(c, cell + 1);
    }
}

size_t count_fillings(const ennead_description *d, size_t most,
                      bool (*check)(const void *user, const uint8_t *solution), const void *user,
                      uint64_t used[INSTANCE_CELLS], size_t *ways)
{
    struct count c = {.d = d, .most = most, .check = check, .user = user, .used = used};

    memset(used, 0, INSTANCE_CELLS * sizeof *used);
    fill(&c, 0);
    *ways = c.ways;
    return c.ways > most ? SIZE_MAX : c.kept;
}

/* ---------------------------------------------------------------------------------------- grids */

/* Fills the grid at random from `cell` on, so that houses have different values. */
static bool hide(struct generator *g, const ennead_description *d, int cell, uint8_t *hidden)
{
    const unsigned begin = generator_below(g, (unsigned)d->values);

    if (cell == d->rows * d->columns)
        return true;
    for (int i = 0; i < d->values; i++) {
        const int number = d->first_value + ((int)begin + i) % d->values;
        bool fits = true;
        for (int other = 0; other < cell && fits; other++)
            fits = hidden[other] != number || !see(d, other, cell);
        hidden[cell] = (uint8_t)number;
        if (fits && hide(g, d, cell + 1, hidden))
            return true;
    }
    return false;
}

ennead_description *random_grid(struct generator *g, const ennead_allocator *allocator,
                                uint8_t hidden[INSTANCE_CELLS])
{
    ennead_description *d;
    const unsigned shape = generator_below(g, COUNT_OF(shapes_of_rules));
    const int cells = shapes_of_rules[shape].rows * shapes_of_rules[shape].columns;
    const unsigned keep = cells == 16 && shapes_of_rules[shape].values == 4 ? 10
                          : cells > 20 ? 3 + generator_below(g, 3)
                                       : 5;

    if (ennead_description_new(shapes_of_rules[shape].rows, shapes_of_rules[shape].columns,
                               shapes_of_rules[shape].values, allocator, &d) != ENNEAD_STATUS_OK)
        return NULL;
    d->first_value = shapes_of_rules[shape].first_value;
    if (shapes_of_rules[shape].box_rows > 0)
        assert_int_equal(ennead_description_set_boxes(d, shapes_of_rules[shape].box_rows,
                                                      shapes_of_rules[shape].box_columns),
                         ENNEAD_STATUS_OK);
    d->houses = (d->houses & ENNEAD_HOUSES_REGIONS) | shapes_of_rules[shape].houses;
    assert_true(hide(g, d, 0, hidden));
    for (int cell = 0; cell < cells; cell++)
        for (int value = 0; value < d->values; value++)
            if (generator_below(g, 10) >= keep && hidden[cell] != value + d->first_value)
                d->candidates[cell] &= ~(UINT64_C(1) << value);
    return d;
}

/* ---------------------------------------------------------------------------------------- rules */

static unsigned between(struct generator *g, unsigned least, unsigned most)
{
    return least + generator_below(g, most - least + 1);
}

/* Some cells that have not been taken yet: a whole row or column, a walk, or any. */
static size_t take_cells(struct generator *g, const ennead_description *d, size_t least,
                         size_t most, uint16_t *cells, size_t taken)
{
    const int rows = d->rows, columns = d->columns;
    const unsigned way = generator_below(g, 3);
    const size_t wanted = between(g, (unsigned)least, (unsigned)most);
    size_t count = 0;
    int at = (int)generator_below(g, (unsigned)(rows * columns));

    for (unsigned tries = 0; count < wanted && tries < 200; tries++) {
        const int row = at / columns, column = at % columns;
        size_t i = 0;
        while (i < taken + count && cells[i] != at)
            i++;
        if (i == taken + count)
            cells[taken + count++] = (uint16_t)at;
        if (way == 0) {
            at = row * columns + (column + 1) % columns;
        } else if (way == 1 && tries < 100) {
            const int r = row + (int)generator_below(g, 3) - 1;
            const int c = column + (int)generator_below(g, 3) - 1;
            if (r >= 0 && r < rows && c >= 0 && c < columns)
                at = r * columns + c;
        } else {
            at = (int)generator_below(g, (unsigned)(rows * columns));
        }
    }
    return count;
}

/* "1", "2,4" or "1-3", of the values of the puzzle. */
static size_t write_values(struct generator *g, const ennead_description *d, char *text,
                           size_t room)
{
    const int first = d->first_value, last = first + d->values - 1;
    const int one = first + (int)generator_below(g, (unsigned)d->values);
    const int other = first + (int)generator_below(g, (unsigned)d->values);

    switch (generator_below(g, 3)) {
    case 0:
        return (size_t)snprintf(text, room, "%d,%d", one, other);
    case 1:
        return (size_t)snprintf(text, room, "%d-%d", one, last);
    default:
        return (size_t)snprintf(text, room, "%d-%d", first, one);
    }
}

static void write_pairs(struct generator *g, const ennead_description *d, char *text, size_t room)
{
    size_t length = 0;

    for (int i = 0; i < 4; i++) {
        length += write_values(g, d, text + length, room - length);
        length += (size_t)snprintf(text + length, room - length, ":");
        length += write_values(g, d, text + length, room - length);
        length += (size_t)snprintf(text + length, room - length, " ");
    }
}

static void write_automaton(struct generator *g, const ennead_description *d, char *text,
                            size_t room)
{
    size_t length = (size_t)snprintf(text, room, "start 0; accept %u %u", generator_below(g, 3),
                                     generator_below(g, 3));

    for (int i = 0; i < 7; i++) {
        length += (size_t)snprintf(text + length, room - length, "; %u ", generator_below(g, 3));
        if (generator_below(g, 6) > 0)
            length += write_values(g, d, text + length, room - length);
        else
            length += (size_t)snprintf(text + length, room - length, ".");
        length += (size_t)snprintf(text + length, room - length, " %u", generator_below(g, 3));
    }
}

/* An expression with each # replaced by a value. */
static void write_regex(struct generator *g, const ennead_description *d, char *text, size_t room)
{
    static const char *const forms[] = {
        "(#|##).*",     ".*#.*[##].*",    "[^#]*(#?.){2,}#*", "(.<#>|#.?)+",
        ".{1,3}[###]+", "(#*.){2}[^##]*", "([#-#]|#)*",
    };
    const char *form = forms[generator_below(g, COUNT_OF(forms))];

    for (; *form != '\0' && room > 1; form++, room--)
        *text++ = *form != '#'
                      ? *form
                      : (char)('0' + d->first_value + (int)generator_below(g, (unsigned)d->values));
    *text = '\0';
}

static void write_text(struct generator *g, const ennead_description *d, const char *name,
                       char *text, size_t room)
{
    if (strcmp(name, "pairs") == 0)
        write_pairs(g, d, text, room);
    else if (strcmp(name, "automaton") == 0)
        write_automaton(g, d, text, room);
    else
        write_regex(g, d, text, room);
}

/* Rules inside others are of one of these rows. */
static const ennead_constraint_row *inner_row(struct generator *g)
{
    static const char *const names[] = {"thermo", "white-dot", "odd",
                                        "cage",   "given",     "palindrome"};

    return ennead_constraint_find(names[generator_below(g, COUNT_OF(names))]);
}

static size_t least_of(size_t one, size_t other)
{
    return one < other ? one : other;
}

void random_rule(struct generator *g, const ennead_description *d, const ennead_constraint_row *row,
                 struct instance *made, struct instance spare[2])
{
    ennead_constraint *rule = &made->rule;
    const size_t parts = row->most_parts == 0
                             ? 0
                             : between(g, row->least_parts,
                                       (unsigned)least_of(row->most_parts, row->least_parts + 1u));
    const size_t most = least_of(row->most_cells, row->least_cells + 4u);
    const bool alike = generator_below(g, 3) > 0;
    size_t wanted = 0;

    memset(made, 0, sizeof *made);
    rule->name = row->name;
    rule->cells = made->cells;
    rule->numbers = made->numbers;
    rule->number_count = between(g, row->least_numbers,
                                 (unsigned)least_of(row->most_numbers, row->least_numbers + 1u));
    for (size_t i = 0; i < rule->number_count; i++)
        made->numbers[i] = (int32_t)generator_below(g, generator_below(g, 2) == 0 ? 6 : 20);
    for (size_t i = 0; i < parts; i++) {
        if (i == 0 || !alike)
            wanted = parts > 1 ? between(g, row->least_cells, (unsigned)least_of(most, 3)) : 0;
        const size_t count = take_cells(g, d, wanted > 0 ? wanted : row->least_cells,
                                        wanted > 0 ? wanted : most, made->cells, rule->cell_count);
        made->parts[i] = (uint16_t)count;
        rule->cell_count += count;
    }
    if (parts > 1) {
        rule->parts = made->parts;
        rule->part_count = parts;
    }
    if (row->extra == ENNEAD_CONSTRAINT_EXTRA_TEXT) {
        write_text(g, d, row->name, made->text, sizeof made->text);
        rule->text = made->text;
    }
    if (row->extra == ENNEAD_CONSTRAINT_EXTRA_RULES) {
        for (int i = 0; i < 2; i++) {
            random_rule(g, d, inner_row(g), &spare[i], NULL);
            made->inner[i] = spare[i].rule;
        }
        rule->inner = made->inner;
        rule->inner_count = 2;
    }
}
