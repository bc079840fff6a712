/* SPDX-License-Identifier: MIT */
/*
 * Two cells add up to a number if one has the number minus the other. So the set of one cell,
 * reversed and shifted, is what the other can have. Three cells are tried value by value of the
 * third.
 */
#include "model/filters/sums/few_cells.h"

#include "grid/assertions.h"

static const int last = ENNEAD_MOST_SIZE - 1;

/* Value v becomes value `last` - v. */
static domain mirrored(domain set)
{
    set = (set >> 1 & 0x5555555555555555u) | (set & 0x5555555555555555u) << 1;
    set = (set >> 2 & 0x3333333333333333u) | (set & 0x3333333333333333u) << 2;
    set = (set >> 4 & 0x0f0f0f0f0f0f0f0fu) | (set & 0x0f0f0f0f0f0f0f0fu) << 4;
    return __builtin_bswap64(set);
}

/* The sum minus each value of a set, given the mirrored set. */
static domain minus_each(domain mirror, int sum)
{
    return sum < 0 || sum > 2 * last ? 0
           : sum <= last             ? mirror >> (last - sum)
                                     : mirror << (sum - last);
}

static domain bit_or_none(int value)
{
    return value < 0 || value > last ? 0 : value_bit(value);
}

/* Two cells, and their mirrored sets. */
typedef struct couple {
    domain one, other, one_mirror, other_mirror;
} couple;

/* What two different values with a sum can be, without the values `taken`. For three cells `taken`
 * includes the sum minus the third cell's value, as the other cell would repeat that value. */
static bool leave_couple(const couple *c, int sum, domain taken, domain *one, domain *other)
{
    const domain out = taken | (sum % 2 == 0 ? bit_or_none(sum / 2) : 0);

    *one = c->one & minus_each(c->other_mirror, sum) & ~out;
    *other = c->other & minus_each(c->one_mirror, sum) & ~out;
    return *one != 0;
}

/* The values that are in every pair: pairs with one sum have none in common. */
static domain in_all(domain one, domain other)
{
    const domain but_one = (one | other) & ((one | other) - 1);

    return (but_one & (but_one - 1)) == 0 ? one | other : 0;
}

bool few_cells_leave(domain *sets, int count, int sum, domain *required)
{
    ASSERT(count > 0 && count <= FEW_CELLS);
    domain keep[FEW_CELLS] = {0};

    *required = UINT64_MAX;
    if (count == 1) {
        *required = sets[0] &= bit_or_none(sum);
        return sets[0] != 0;
    }
    const couple c = {sets[0], sets[1], mirrored(sets[0]), mirrored(sets[1])};
    if (count == 2) {
        const bool any = leave_couple(&c, sum, 0, &sets[0], &sets[1]);
        *required = in_all(sets[0], sets[1]);
        return any;
    }
    FOR_EACH_VALUE(rest, sets[2]) {
        const int value = lowest_value(rest);
        domain one, other;
        const domain taken = value_bit(value) | bit_or_none(sum - 2 * value);
        if (!leave_couple(&c, sum - value, taken, &one, &other))
            continue;
        keep[0] |= one;
        keep[1] |= other;
        keep[2] |= value_bit(value);
        *required &= in_all(one, other) | value_bit(value);
    }
    for (int i = 0; i < count; i++)
        sets[i] = keep[i];
    return keep[2] != 0;
}
