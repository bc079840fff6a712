/* SPDX-License-Identifier: MIT */
/*
 * Finds which pairs are in some matching of all items (J.-C. Regin, "A filtering algorithm for
 * constraints of difference in CSPs", AAAI 1994). Take any such matching, and draw an arrow from
 * the partner of each item to the other partners that the item may have. A pair that is not in the
 * matching is in another one exactly if its arrow is on a cycle, or if arrows lead from its head
 * to a partner that is free (C. Berge, 1957).
 *
 * With sets as words, an item is just its set, found by its partner. Cycles are found by Gabow's
 * path method ("Path-based depth-first search for strong and biconnected components", 2000): a
 * path of components, each with the set of its members and the set of all that they have arrows
 * to; an arrow back into the path merges everything from there on.
 */
#include "model/filters/houses/matching.h"

#define FIRST_NINE 0x1ffu

typedef struct matching {
    domain *sets;
    uint8_t *partner;                /* for each item */
    domain used;                     /* partners that have an item */
    uint8_t owner[ENNEAD_MOST_SIZE]; /* for each used partner, its item */
} matching;

static void match(matching *x, int item, int partner)
{
    x->partner[item] = (uint8_t)partner;
    x->owner[partner] = (uint8_t)item;
}

/* Finds a partner for an item by a chain of exchanges, shortest first. Returns false if there is
 * none. */
static bool augment(matching *x, int item)
{
    uint8_t via[ENNEAD_MOST_SIZE]; /* for each partner seen, the item that wants it */
    uint8_t waiting[ENNEAD_MOST_SIZE];
    int first = 0, last = 0;
    domain seen = 0;

    waiting[last++] = (uint8_t)item;
    while (first < last) {
        const int wants = waiting[first++];
        const domain fresh = x->sets[wants] & ~seen;
        const domain free = fresh & ~x->used;

        if (free != 0) {
            int partner = lowest_value(free), taker = wants;
            x->used |= value_bit(partner);
            while (taker != item) {
                const int given_up = x->partner[taker];
                match(x, taker, partner);
                partner = given_up;
                taker = via[partner];
            }
            match(x, item, partner);
            return true;
        }
        seen |= fresh;
        FOR_EACH_VALUE(left, fresh) {
            const int partner = lowest_value(left);
            via[partner] = (uint8_t)wants;
            waiting[last++] = x->owner[partner];
        }
    }
    return false;
}

/* Keeps the part of the guess that fits, and finds partners for the other items. */
static bool repair(matching *x, int items)
{
    domain unmatched = 0;

    for (int item = 0; item < items; item++) {
        const int partner = x->partner[item];
        const domain bit = value_bit(partner) & x->sets[item] & ~x->used;

        x->used |= bit;
        if (bit != 0)
            x->owner[partner] = (uint8_t)item;
        else
            unmatched |= value_bit(item);
    }
    FOR_EACH_VALUE(rest, unmatched)
        if (!augment(x, lowest_value(rest)))
            return false;
    return true;
}

/* The partners from which a free one can be reached. An item matched with one of these may have
 * any of them, and no other; the rest is left for the cycles. */
static domain filter_by_free(matching *x, domain free, matched *found)
{
    domain reaching = free, before;

    do {
        before = reaching;
        FOR_EACH_VALUE(left, x->used & ~reaching) {
            const int partner = lowest_value(left);
            if ((x->sets[x->owner[partner]] & reaching) != 0)
                reaching |= value_bit(partner);
        }
    } while (reaching != before);
    FOR_EACH_VALUE(left, x->used & reaching) {
        domain *set = &x->sets[x->owner[lowest_value(left)]];
        if ((*set & ~reaching) != 0)
            *found = MATCHED_FEWER;
        *set &= reaching;
    }
    return reaching;
}

static void filter_by_cycles(matching *x, domain todo, matched *found)
{
    struct {
        domain members, arrows;
    } path[ENNEAD_MOST_SIZE + 1];
    int last = -1;
    domain on_path = 0;

    while (last >= 0 || todo != 0) {
        const domain members = last < 0 ? 0 : path[last].members;
        const domain arrows = last < 0 ? todo : path[last].arrows;

        if (last > 0 && (arrows & on_path & ~members) != 0) {
            path[last - 1].members |= members;
            path[last - 1].arrows |= arrows;
            last--;
        } else if ((arrows & todo) != 0) {
            const int partner = lowest_value(arrows & todo);
            path[++last].members = value_bit(partner);
            path[last].arrows = x->sets[x->owner[partner]];
            todo &= ~value_bit(partner);
            on_path |= value_bit(partner);
        } else {
            FOR_EACH_VALUE(left, (arrows & ~members) != 0 ? members : 0) {
                x->sets[x->owner[lowest_value(left)]] &= members;
                *found = MATCHED_FEWER;
            }
            on_path &= ~members;
            last--;
        }
    }
}

/* Eight bytes of eight bits: byte i, bit j becomes byte j, bit i. */
static uint64_t transposed(uint64_t x)
{
    uint64_t t = (x ^ (x >> 7)) & 0x00aa00aa00aa00aau;
    x ^= t ^ (t << 7);
    t = (x ^ (x >> 14)) & 0x0000cccc0000ccccu;
    x ^= t ^ (t << 14);
    t = (x ^ (x >> 28)) & 0x00000000f0f0f0f0u;
    return x ^ t ^ (t << 28);
}

/* The same for up to eight of the first nine partners. One of the nine is left out, so that all
 * arrows are eight bytes of a word, and the word's transitive closure (S. Warshall, "A theorem on
 * Boolean matrices", 1962) takes eight steps without a branch. */
static matched filter_in_a_word(matching *x, int items, domain all)
{
    const int unused = lowest_value(~all);
    const domain low = value_bit(unused) - 1;
    uint64_t arrows = 0, reach;

    for (int item = 0; item < items; item++) {
        const int partner = x->partner[item] - (x->partner[item] > unused);
        arrows |= ((x->sets[item] & low) | (x->sets[item] >> 1 & ~low)) << 8 * partner;
    }
    reach = arrows;
    for (int via = 0; via < 8; via++)
        reach |= (reach >> via & 0x0101010101010101u) * (reach >> 8 * via & 0xff);
    reach &= transposed(reach);
    if ((arrows & ~reach) == 0)
        return MATCHED_ALIKE;
    for (int item = 0; item < items; item++) {
        const int partner = x->partner[item] - (x->partner[item] > unused);
        const domain cycles = reach >> 8 * partner & 0xff;
        x->sets[item] &= (cycles & low) | (cycles & ~low) << 1;
    }
    return MATCHED_FEWER;
}

matched matching_filter(domain *sets, uint8_t *guess, int items)
{
    matching x = {.sets = sets, .partner = guess};
    matched found = MATCHED_ALIKE;
    domain all = 0;

    for (int item = 0; item < items; item++)
        all |= sets[item];
    if (!repair(&x, items))
        return MATCHED_NOT;
    const domain free = all & ~x.used;
    if (free == 0 && all < FIRST_NINE)
        return filter_in_a_word(&x, items, all);
    const domain reaching = free == 0 ? 0 : filter_by_free(&x, free, &found);
    filter_by_cycles(&x, x.used & ~reaching, &found);
    return found;
}
