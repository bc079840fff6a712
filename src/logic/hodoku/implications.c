/* SPDX-License-Identifier: MIT */
/*
 * The current links in HoDoKu's order, and what a supposition leads to along them. All that a node
 * turns on or off is one set, so most nodes, which lead to nothing new, take no time.
 */
#include "logic/hodoku/implications.h"

#include <string.h>

#include "grid/assertions.h"
#include "grid/bits.h"

/* ---------------------------------------------------------------------------------------- links */

static bool is_one(cells set)
{
    ASSERT(within_grid(set));
    return set != 0 && without_lowest_cell(set) == 0;
}

static void link_candidates(place_implications *i, const marks *m)
{
    memset(i->partner_count, 0, sizeof i->partner_count);
    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, m->candidates[digit]) {
            const int cell = lowest_cell(rest);
            const int houses[] = {row_of(cell), FIRST_COLUMN + column_of(cell),
                                  FIRST_BOX + box_of(cell)};
            for (int k = 0; k < 3; k++) {
                uint8_t *count = &i->partner_count[digit][cell];
                const cells other = m->candidates[digit] & house_cells[houses[k]] & ~CELL(cell);
                bool known = !is_one(other);
                for (int p = 0; p < *count && !known; p++)
                    known = i->partners[digit][cell][p] == lowest_cell(other);
                if (!known)
                    i->partners[digit][cell][(*count)++] = (uint8_t)lowest_cell(other);
            }
        }
}

static void add_group(place_implications *i, int digit, int line, int box)
{
    ASSERT(digit_in_range(digit));
    ASSERT(line >= 0 && line < FIRST_BOX);
    ASSERT(box >= FIRST_BOX && box < HOUSES);
    const cells all = i->m->candidates[digit];
    const cells set = all & house_cells[line] & house_cells[box];

    if (set == 0 || is_one(set))
        return;
    i->group[digit][i->group_count[digit]++] = (place_group){
        .cells = set, .seen = all & common_peers(set), .line = (uint8_t)line, .box = (uint8_t)box};
}

static void add_groups(place_implications *i, int digit)
{
    ASSERT(digit_in_range(digit));
    for (int line = 0; line < FIRST_BOX; line++)
        for (int box = FIRST_BOX; box < HOUSES; box++)
            if ((house_cells[line] & house_cells[box]) != 0)
                add_group(i, digit, line, box);
}

/* The only other group in a house that has no places outside the two groups, or -1. */
static int other_half(const place_implications *i, int digit, int one, int house)
{
    ASSERT(digit_in_range(digit));
    ASSERT(house_in_range(house));
    const place_group *list = i->group[digit];
    const cells rest = i->m->candidates[digit] & house_cells[house] & ~list[one].cells;
    int found = -1;

    for (int g = 0; g < i->group_count[digit]; g++) {
        const bool within = house < FIRST_BOX ? list[g].line == house : list[g].box == house;
        if (g == one || !within || (list[g].cells & list[one].cells) != 0)
            continue;
        if (found >= 0)
            return -1;
        found = g;
    }
    return found >= 0 && (rest & ~list[found].cells) == 0 ? found : -1;
}

/* Links a group with single candidates, and with other groups. */
static void link_group(place_implications *i, int digit, int number)
{
    ASSERT(digit_in_range(digit));
    ASSERT(number >= 0);
    place_group *group = &i->group[digit][number];
    const int houses[] = {group->box, group->line};

    FOR_EACH_CELL(rest, group->seen)
        i->seeing[digit][lowest_cell(rest)] |= (groups)1 << number;
    for (int k = 0; k < 2; k++) {
        const cells others = group->seen & house_cells[houses[k]];
        if (!is_one(others))
            continue;
        group->puts_on[group->on_count++] = (uint8_t)lowest_cell(others);
        i->left_by[digit][lowest_cell(others)] |= (groups)1 << number;
    }
    for (int g = 0; g < i->group_count[digit]; g++) {
        const place_group *other = &i->group[digit][g];
        if (g != number && (other->cells & group->cells) == 0 &&
            (other->line == group->line || other->box == group->box))
            group->puts_off |= (groups)1 << g;
    }
    for (int k = 1; k >= 0; k--) {
        const int other = other_half(i, digit, number, houses[k]);
        if (other >= 0)
            group->puts_on[group->on_count++] = (uint8_t)(ENNEAD_CELLS + other);
    }
}

void imply(place_implications *i, const marks *m, grouping_kind kind)
{
    i->m = m;
    link_candidates(i, m);
    memset(i->group_count, 0, sizeof i->group_count);
    memset(i->seeing, 0, sizeof i->seeing);
    memset(i->left_by, 0, sizeof i->left_by);
    for (int digit = 1; digit <= 9 && kind == CELLS_AND_GROUPS; digit++) {
        add_groups(i, digit);
        for (int g = 0; g < i->group_count[digit]; g++)
            link_group(i, digit, g);
    }
}

/* --------------------------------------------------------------------------------------- spread */

static void reach(spread *s, int digit, int place, int on, int parent)
{
    ASSERT(digit_in_range(digit));
    ASSERT(parent >= 0);
    const int depth = s->nodes[parent].depth;

    if (s->count == MOST_REACHED)
        return;
    if (place < ENNEAD_CELLS)
        s->is[on][digit] |= CELL(place);
    else
        s->group_is[on][digit] |= (groups)1 << (place - ENNEAD_CELLS);
    s->nodes[s->count++] = (reached){.digit = (uint8_t)digit,
                                     .place = (uint8_t)place,
                                     .on = (uint8_t)on,
                                     .depth = (uint8_t)(depth < UINT8_MAX ? depth + 1 : depth),
                                     .parent = (uint16_t)parent};
}

static void reach_cells(spread *s, int digit, cells set, int on, int parent)
{
    ASSERT(digit_in_range(digit));
    ASSERT(within_grid(set));
    ASSERT(parent >= 0);
    FOR_EACH_CELL(rest, set & ~s->is[on][digit])
        reach(s, digit, lowest_cell(rest), on, parent);
}

static void reach_groups(spread *s, int digit, groups set, int on, int parent)
{
    ASSERT(digit_in_range(digit));
    ASSERT(parent >= 0);
    FOR_EACH_BIT(rest, set & ~s->group_is[on][digit])
        reach(s, digit, ENNEAD_CELLS + lowest_bit(rest), on, parent);
}

static void reach_digits(spread *s, int cell, digits set, int on, int parent)
{
    ASSERT(cell_in_range(cell));
    ASSERT(within_digits(set));
    ASSERT(parent >= 0);
    FOR_EACH_DIGIT(rest, set)
        reach_cells(s, lowest_digit(rest), CELL(cell), on, parent);
}

static void follow_on(spread *s, int digit, int place, int parent)
{
    ASSERT(digit_in_range(digit));
    ASSERT(parent >= 0);
    const place_implications *i = s->links;

    if (place >= ENNEAD_CELLS) {
        const place_group *group = &i->group[digit][place - ENNEAD_CELLS];
        reach_cells(s, digit, group->seen, 0, parent);
        reach_groups(s, digit, group->puts_off, 0, parent);
        return;
    }
    const cells open = i->m->candidates[digit] & peers[place] & ~s->is[0][digit];
    reach_digits(s, place, i->m->of[place] & (digits)~digit_set(digit), 0, parent);
    if (open != 0) {
        reach_cells(s, digit, open & house_cells[row_of(place)], 0, parent);
        reach_cells(s, digit, open & house_cells[FIRST_COLUMN + column_of(place)], 0, parent);
        reach_cells(s, digit, open & house_cells[FIRST_BOX + box_of(place)], 0, parent);
    }
    reach_groups(s, digit, i->seeing[digit][place], 0, parent);
}

static void follow_off(spread *s, int digit, int place, int parent)
{
    ASSERT(digit_in_range(digit));
    ASSERT(parent >= 0);
    const place_implications *i = s->links;

    if (place >= ENNEAD_CELLS) {
        const place_group *group = &i->group[digit][place - ENNEAD_CELLS];
        for (int k = 0; k < group->on_count; k++)
            if (group->puts_on[k] < ENNEAD_CELLS)
                reach_cells(s, digit, CELL(group->puts_on[k]), 1, parent);
            else
                reach_groups(s, digit, (groups)1 << (group->puts_on[k] - ENNEAD_CELLS), 1, parent);
        return;
    }
    if ((i->m->pairs & CELL(place)) != 0)
        reach_digits(s, place, i->m->of[place] & (digits)~digit_set(digit), 1, parent);
    for (int k = 0; k < i->partner_count[digit][place]; k++)
        reach_cells(s, digit, CELL(i->partners[digit][place][k]), 1, parent);
    reach_groups(s, digit, i->left_by[digit][place], 1, parent);
}

void spread_from(spread *s, const place_implications *i, int cell, int digit, int on)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    s->links = i;
    memset(s->is, 0, sizeof s->is);
    memset(s->group_is, 0, sizeof s->group_is);
    s->nodes[0] = (reached){.digit = (uint8_t)digit, .place = (uint8_t)cell, .on = (uint8_t)on};
    s->is[on][digit] = CELL(cell);
    s->count = 1;
    for (int at = 0; at < s->count; at++) {
        const reached node = s->nodes[at];
        if (node.on != 0)
            follow_on(s, node.digit, node.place, at);
        else
            follow_off(s, node.digit, node.place, at);
    }
}

void put_path(ennead_step *step, const spread *s, int end)
{
    int path[MOST_REACHED], length = 0;

    for (int at = end; at != 0; at = s->nodes[at].parent)
        path[length++] = at;
    path[length++] = 0;
    while (length > 0) {
        const reached *node = &s->nodes[path[--length]];
        const cells where = cells_of_node(s->links, node);
        add_node(step, node->digit, where, node->on);
        step->digits |= digit_set(node->digit);
        add_cells(&step->cells, where);
    }
}
