/* SPDX-License-Identifier: MIT */
/*
 * What cells locked over several houses eliminate (sectors.h), and the step that reports it: one
 * node for each digit and house, saying that the digit is in one of its cells there.
 */
#include "logic/techniques/sets/sectors.h"

#include "grid/assertions.h"
#include "grid/bits.h"

/* The candidates of a digit that these houses eliminate. */
static cells left_by(const marks *m, cells set, int digit, uint32_t houses)
{
    ASSERT(within_grid(set));
    ASSERT(digit_in_range(digit));
    cells once = 0, twice = 0;

    FOR_EACH_BIT(rest, houses) {
        const cells house = house_cells[lowest_bit(rest)];
        twice |= once & house;
        once |= house;
    }
    return m->candidates[digit] & ((once & ~set) | (twice & set));
}

void prefer_houses(const marks *m, sectors *s, int digit, uint32_t houses)
{
    ASSERT(digit_in_range(digit));
    const cells before = left_by(m, s->cells, digit, s->houses[digit]);

    if (s->houses[digit] == 0 ||
        cell_count(left_by(m, s->cells, digit, houses)) > cell_count(before))
        s->houses[digit] = houses;
}

static void add_house_nodes(ennead_step *step, const marks *m, const sectors *s, int digit)
{
    ASSERT(digit_in_range(digit));
    FOR_EACH_BIT(rest, s->houses[digit]) {
        const int house = lowest_bit(rest);
        add_node(step, digit, m->candidates[digit] & house_cells[house] & s->cells, 1);
        step->nodes[step->node_count - 1].why = ENNEAD_NODE_CAUSE_HOUSE;
        step->nodes[step->node_count - 1].house = (uint8_t)house;
    }
}

flow report_sectors(hunt *h, const sectors *s)
{
    const marks *m = h->marks;
    cells gone[10] = {0}, any = 0;

    FOR_ALL_DIGITS(digit) {
        gone[digit] = left_by(m, s->cells, digit, s->houses[digit]);
        any |= gone[digit];
    }
    if (any == 0)
        return GO_ON;
    ennead_step *step = new_step(h);
    FOR_ALL_DIGITS(digit) {
        if (s->houses[digit] == 0)
            continue;
        step->digits |= digit_set(digit);
        step->base |= s->houses[digit];
        add_house_nodes(step, m, s, digit);
        remove_cells(step, digit, gone[digit]);
    }
    step->cells = set_of_cells(s->cells);
    return report_step(h);
}
