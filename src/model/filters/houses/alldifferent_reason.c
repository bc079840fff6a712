/* SPDX-License-Identifier: MIT */
/*
 * The reason of an all-different in words. A filter finds everything at once; a person wants one
 * deduction at a time, with the smallest reason. Follow from a cell its values, from these the
 * cells that they are matched with, and so on: what is reached is a Hall set, with as many cells
 * as values. Either these cells hold nothing else, so the values are eliminated from the others (a
 * naked subset); or, seen from the other side, the other values have places only in the other
 * cells (a hidden subset). The shorter way is written.
 */
#include "model/filters/houses/alldifferent_reason.h"

#include "model/filters/houses/matching.h"
#include "model/propagators.h"
#include "model/reasons.h"

/* Cells as a Hall set and the others, by their index in the propagator. */
typedef struct hall_set {
    domain values, cells, others; /* others: cells that may hold one of the values */
    domain other_values;          /* of all cells that are not in it */
    int others_open;              /* number of open cells that are not in it */
} hall_set;

/* What is reached from an item; `values` is empty if that is not a Hall set. */
static hall_set hall_from(const domain *sets, const uint8_t *partner, int items, int item)
{
    hall_set h = {.values = sets[item]};
    domain seen = h.values;
    int owner[ENNEAD_MOST_SIZE];

    for (int value = 0; value < ENNEAD_MOST_SIZE; value++)
        owner[value] = -1;
    for (int i = 0; i < items; i++)
        owner[partner[i]] = i;
    for (domain todo = h.values; todo != 0;) {
        const int value = lowest_value(todo), i = owner[value];
        if (i < 0)
            return (hall_set){0};
        h.cells |= value_bit(i);
        h.values |= sets[i];
        todo = (todo & ~value_bit(value)) | (sets[i] & ~seen);
        seen |= sets[i];
    }
    for (int i = 0; i < items; i++) {
        if ((h.cells & value_bit(i)) != 0)
            continue;
        h.others_open += !is_single(sets[i]);
        h.other_values |= sets[i] & ~h.values;
        if ((sets[i] & h.values) != 0)
            h.others |= value_bit(i);
    }
    return h;
}

static bool narrow_cells(ennead_model *m, const propagator *p, domain which, domain keep)
{
    bool alive = true;

    FOR_EACH_VALUE(rest, which)
        alive = narrow(m, p->cells[lowest_value(rest)], keep) && alive;
    return alive;
}

static void say_naked(const propagator *p, const hall_set *h, sentence *s)
{
    uint16_t cells[ENNEAD_MOST_SIZE];
    char name[HOUSE_NAME_SIZE];

    TELL(s, MODEL_NAKED, tell_house(s, p, p->name, name),
         tell_picked(p->cells, p->count, h->cells, cells), tell_values(h->values));
}

static void say_hidden(const propagator *p, const hall_set *h, sentence *s)
{
    uint16_t cells[ENNEAD_MOST_SIZE];
    char name[HOUSE_NAME_SIZE];

    TELL(s, MODEL_HIDDEN, tell_house(s, p, p->name, name), tell_values(h->other_values),
         tell_picked(p->cells, p->count, h->others, cells));
}

bool alldifferent_explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    domain sets[ENNEAD_MOST_SIZE], filtered[ENNEAD_MOST_SIZE];
    uint8_t partner[ENNEAD_MOST_SIZE];

    for (int i = 0; i < p->count; i++) {
        filtered[i] = sets[i] = m->domains[p->cells[i]];
        partner[i] = p->matched[i];
    }
    if (matching_filter(filtered, partner, p->count) != MATCHED_FEWER)
        return false;
    for (int i = 0; i < p->count; i++) {
        const hall_set h = hall_from(sets, partner, p->count, i);
        /* From the other side the other open cells are named; they must be all of them. */
        const bool hidden = is_full_house(m, p) && h.others_open < value_count(h.cells) &&
                            value_count(h.others) == h.others_open;
        if (h.values == 0 || h.others == 0 ||
            (hidden ? h.others_open : value_count(h.cells)) > most)
            continue;
        if (hidden) {
            hall_set shown = h;
            shown.other_values = 0;
            FOR_EACH_VALUE(left, h.others)
                shown.other_values |= sets[lowest_value(left)] & ~h.values;
            say_hidden(p, &shown, s);
        } else {
            say_naked(p, &h, s);
        }
        keep_before(m);
        narrow_cells(m, p, h.others, ~h.values);
        return tell_gone(m, s);
    }
    return false;
}
