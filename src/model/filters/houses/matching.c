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

#include "model/filters/houses/nine_cycles.h"

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

/* Finds the item of each used partner. */
static void list_owners(matching *x, int items)
{
    for (int item = 0; item < items; item++)
        x->owner[x->partner[item]] = (uint8_t)item;
}

/* Keeps the part of the guess that fits, and finds partners for the other items. */
static bool repair(matching *x, int items)
{
    domain unmatched = 0;

    for (int item = 0; item < items; item++) {
        const domain bit = value_bit(x->partner[item]) & x->sets[item] & ~x->used;
        x->used |= bit;
        unmatched |= (domain)(bit == 0) << item;
    }
    if (unmatched == 0)
        return true;
    for (int item = 0; item < items; item++)
        if ((unmatched >> item & 1) == 0)
            x->owner[x->partner[item]] = (uint8_t)item;
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

/* The same for the first nine partners, all of them used that any item may have. */
static matched filter_in_a_word(const matching *x, int items)
{
    nine_arrows a = {0, 0, 0};
    nine_cycles found;

    for (int item = 0; item < items; item++) {
        const domain set = x->sets[item];
        const int partner = x->partner[item];
        const uint64_t is_ninth = (uint64_t)(partner >> 3);
        const int shift = 8 * (partner & 7);
        a.among_eight |= (set & 0xff & (is_ninth - 1)) << shift;
        a.to_ninth |= (set >> NINTH & (is_ninth ^ 1)) << shift;
        a.from_ninth |= set & 0xff & -is_ninth;
    }
    if (all_on_cycles(&a, &found))
        return MATCHED_ALIKE;
    for (int item = 0; item < items; item++)
        x->sets[item] &= on_cycles(&found, x->partner[item]);
    return MATCHED_FEWER;
}

bool matching_repair(domain *sets, uint8_t *guess, int items)
{
    matching x = {.sets = sets, .partner = guess};

    return repair(&x, items);
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
    if (free == 0 && all <= FIRST_NINE)
        return filter_in_a_word(&x, items);
    list_owners(&x, items);
    const domain reaching = free == 0 ? 0 : filter_by_free(&x, free, &found);
    filter_by_cycles(&x, x.used & ~reaching, &found);
    return found;
}
