/* SPDX-License-Identifier: MIT */
/*
 * Builds the table of almost locked sets: all of one cell in all houses, then all of two, and so
 * on; then the links between them.
 */
#include "logic/finder.h"

#include "grid/assertions.h"

/* Whether a set is listed for another house: one with all cells in a line is listed for the line,
 * not for its box, and a single cell is listed for its row. */
static bool is_listed_before(cells set, int house)
{
    ASSERT(within_grid(set));
    ASSERT(house_in_range(house));
    const int first = lowest_cell(set);

    if (house < FIRST_COLUMN)
        return false;
    if ((set & ~CELL(first)) == 0)
        return true;
    return house >= FIRST_BOX && ((set & ~house_cells[row_of(first)]) == 0 ||
                                  (set & ~house_cells[FIRST_COLUMN + column_of(first)]) == 0);
}

static void add_set(almost_table *t, const marks *m, cells set, digits held)
{
    ASSERT(within_grid(set));
    ASSERT(within_digits(held));
    if (t->count == MOST_ALMOST || t->seen_count + digit_count(held) > MOST_SEEN)
        return;
    t->list[t->count++] = (almost){set, held, (uint16_t)t->seen_count};
    FOR_EACH_DIGIT(rest, held)
        t->seen[t->seen_count++] = common_peers(set & m->candidates[lowest_digit(rest)]);
}

/* The first cells chosen for a set, and their candidates. */
typedef struct almost_begun {
    int house;
    cells set;
    digits held;
} almost_begun;

/* Adds all sets that consist of the chosen cells and `missing` more of the cells `left`, all in
 * one house. */
static void choose(almost_table *t, const marks *m, almost_begun chosen, int missing, cells left)
{
    const cells set = chosen.set;
    const digits held = chosen.held;

    ASSERT(house_in_range(chosen.house));
    ASSERT(within_grid(set));
    ASSERT(within_digits(held));
    ASSERT(within_grid(left));
    if (missing == 0) {
        if (digit_count(held) == cell_count(set) + 1 && !is_listed_before(set, chosen.house))
            add_set(t, m, set, held);
        return;
    }
    const int most = cell_count(set) + missing + 1;
    FOR_EACH_CELL(rest, left) {
        const int cell = lowest_cell(rest);
        const digits more = held | m->of[cell];
        if (digit_count(more) <= most)
            choose(t, m, (almost_begun){chosen.house, set | CELL(cell), more}, missing - 1,
                   without_lowest_cell(rest));
    }
}

static void link_set(almost_table *t, const marks *m, int number, int *count)
{
    ASSERT(number >= 0);
    const almost *set = &t->list[number];

    for (int other = 0; other < t->count; other++) {
        const almost *to = &t->list[other];
        if (other == number)
            continue;
        FOR_EACH_DIGIT(rest, set->digits & to->digits) {
            const int digit = lowest_digit(rest);
            if ((places_in(m, to, digit) & ~seen_in(t, set, digit)) == 0 &&
                *count < MOST_ALMOST_LINKS)
                t->links[(*count)++] = (almost_link){(uint16_t)other, (uint8_t)digit};
        }
    }
}

const almost_table *almost_of(const hunt *h)
{
    enum { MOST_CELLS = 8 };
    almost_table *t = &h->finder->tables.almost;
    int links = 0;

    if (h->finder->has_almost)
        return t;
    h->finder->has_almost = true;
    t->count = t->seen_count = 0;
    for (int size = 1; size <= MOST_CELLS; size++)
        for (int house = 0; house < HOUSES; house++)
            choose(t, h->marks, (almost_begun){.house = house}, size,
                   house_cells[house] & h->marks->empty);
    for (int i = 0; i < t->count; i++) {
        t->first_link[i] = (uint16_t)links;
        link_set(t, h->marks, i, &links);
    }
    t->first_link[t->count] = (uint16_t)links;
    return t;
}

void add_almost(ennead_step *step, const marks *m, const almost *set, int not_held, int held)
{
    add_node(step, not_held, places_in(m, set, not_held), 0);
    add_node(step, held, places_in(m, set, held), 1);
    for (int i = step->node_count - 2; i < step->node_count; i++) {
        step->nodes[i].within = set_of_cells(set->cells);
        step->nodes[i].held = set->digits;
    }
    add_cells(&step->cells, set->cells);
    step->digits |= set->digits;
}
