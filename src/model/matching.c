/* SPDX-License-Identifier: MIT */
/*
 * Which pairs are in some matching of all items (J.-C. Regin, "A filtering algorithm for constraints
 * of difference in CSPs", AAAI 1994). Take any such matching, and draw an arrow from the partner of
 * each item to the other partners that it may have. A pair that is not of the matching is in some
 * other one just if the arrow for it lies on a cycle, or if from its head one gets along arrows to a
 * partner that is free (C. Berge, 1957).
 *
 * With sets as words, all that is needed of an item is its set, found by its partner. Cycles are
 * found by Gabow's path method ("Path-based depth-first search for strong and biconnected
 * components", 2000): a path of components, each with the set of its members and the set of all
 * that they have arrows to; an arrow back into the path merges everything from there on.
 */
#include "model/matching.h"

typedef struct matching {
    domain *sets;
    uint8_t *matched;
    domain used;                     /* partners that have an item */
    uint8_t owner[ENNEAD_MOST_SIZE]; /* of a partner that is used: its item */
} matching;

static void match(matching *x, int item, int partner)
{
    x->matched[item] = (uint8_t)partner;
    x->owner[partner] = (uint8_t)item;
}

/* Finds a partner for an item by a chain of exchanges, shortest first; false when there is none. */
static bool augment(matching *x, int item)
{
    uint8_t via[ENNEAD_MOST_SIZE];   /* of a partner that was seen: the item that wants it */
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
                const int given_up = x->matched[taker];
                match(x, taker, partner);
                partner = given_up;
                taker = via[partner];
            }
            match(x, item, partner);
            return true;
        }
        seen |= fresh;
        for (domain left = fresh; left != 0; left &= left - 1) {
            const int partner = lowest_value(left);
            via[partner] = (uint8_t)wants;
            waiting[last++] = x->owner[partner];
        }
    }
    return false;
}

/* Keeps what fits of the guess, and gives partners to the other items. */
static bool repair(matching *x, int items)
{
    domain unmatched = 0;

    for (int item = 0; item < items; item++) {
        const int partner = x->matched[item];
        const domain bit = value_bit(partner) & x->sets[item] & ~x->used;

        x->used |= bit;
        if (bit != 0)
            x->owner[partner] = (uint8_t)item;
        else
            unmatched |= value_bit(item);
    }
    for (; unmatched != 0; unmatched &= unmatched - 1)
        if (!augment(x, lowest_value(unmatched)))
            return false;
    return true;
}

/* The partners from which one gets to a free one. An item that is matched with one of these may have
 * any of them and no other; the rest is left for the cycles. */
static domain filter_by_free(matching *x, domain free)
{
    domain reaching = free, before;

    do {
        before = reaching;
        for (domain left = x->used & ~reaching; left != 0; left &= left - 1) {
            const int partner = lowest_value(left);
            if ((x->sets[x->owner[partner]] & reaching) != 0)
                reaching |= value_bit(partner);
        }
    } while (reaching != before);
    for (domain left = x->used & reaching; left != 0; left &= left - 1)
        x->sets[x->owner[lowest_value(left)]] &= reaching;
    return reaching;
}

static void filter_by_cycles(matching *x, domain todo)
{
    struct {
        domain members, arrows;
    } path[ENNEAD_MOST_SIZE + 1];
    int last = -1;
    domain on_path = 0;

    while (last >= 0 || todo != 0) {
        const domain members = last < 0 ? 0 : path[last].members;
        const domain arrows = last < 0 ? todo : path[last].arrows;

        if ((arrows & on_path & ~members) != 0) {
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
            if ((arrows & ~members) != 0)
                for (domain left = members; left != 0; left &= left - 1)
                    x->sets[x->owner[lowest_value(left)]] &= members;
            on_path &= ~members;
            last--;
        }
    }
}

bool matching_filter(domain *sets, uint8_t *matched, int items)
{
    matching x = {.sets = sets, .matched = matched};
    domain all = 0;

    for (int item = 0; item < items; item++)
        all |= sets[item];
    if (!repair(&x, items))
        return false;
    const domain free = all & ~x.used;
    const domain reaching = free == 0 ? 0 : filter_by_free(&x, free);
    filter_by_cycles(&x, x.used & ~reaching);
    return true;
}
