/* SPDX-License-Identifier: MIT */
/*
 * The reasons of propagators in words. A filter finds everything at once; a person wants one thing
 * at a time, for the smallest reason.
 *
 * All-different: follow from a cell its values, from these the cells that they are matched with,
 * and so on: what is reached is a Hall set, as many cells as values. Either these cells hold
 * nothing else, and the values leave the others (a naked subset), or, said from the other side, the
 * other values have places in the other cells only (a hidden subset): the shorter way is told.
 */
#include "model/filters/houses/matching.h"
#include "model/explain/sentence.h"

#include <string.h>

/* Cells as a Hall set and the others, by their place in the propagator. */
typedef struct hall {
    domain values, cells, others; /* others: those that hold one of the values */
    domain other_values;          /* of all cells that are not in it */
    int others_open;              /* how many cells are not in it */
} hall;

/* What is reached from an item; `values` is empty when that is not bounded. */
static hall hall_from(const domain *sets, const uint8_t *partner, int items, int item)
{
    hall h = {.values = sets[item]};
    domain seen = h.values;
    int owner[ENNEAD_MOST_SIZE];

    for (int value = 0; value < ENNEAD_MOST_SIZE; value++)
        owner[value] = -1;
    for (int i = 0; i < items; i++)
        owner[partner[i]] = i;
    for (domain todo = h.values; todo != 0;) {
        const int value = lowest_value(todo), i = owner[value];
        if (i < 0)
            return (hall){0};
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

    for (; which != 0; which &= which - 1)
        alive = narrow(m, p->cells[lowest_value(which)], keep) && alive;
    return alive;
}

static void say_naked(const propagator *p, const hall *h, sentence *s)
{
    say_house(s, p, p->name);
    say_words(s, ": ");
    say_cells(s, p->cells, p->count, h->cells);
    say_words(s, value_count(h->cells) == 1 ? " holds only " : " hold only ");
    say_values(s, h->values);
    say_words(s, value_count(h->values) == 1 ? ", so it leaves " : ", so these leave ");
    say_cells(s, p->cells, p->count, h->others);
    say_words(s, ".");
}

static void say_hidden(const propagator *p, const hall *h, sentence *s)
{
    say_house(s, p, p->name);
    say_words(s, ": ");
    say_values(s, h->other_values);
    say_words(s, " can only be in ");
    say_cells(s, p->cells, p->count, h->others);
    say_words(s, value_count(h->others) == 1 ? "." : ", so these hold nothing else.");
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
        const hall h = hall_from(sets, partner, p->count, i);
        /* From the other side it is the other open cells that count, all of which must be meant. */
        const bool hidden = is_full_house(m, p) && h.others_open < value_count(h.cells) &&
                            value_count(h.others) == h.others_open;
        if (h.values == 0 || h.others == 0 ||
            (hidden ? h.others_open : value_count(h.cells)) > most)
            continue;
        if (hidden) {
            hall told = h;
            told.other_values = 0;
            for (domain left = h.others; left != 0; left &= left - 1)
                told.other_values |= sets[lowest_value(left)] & ~h.values;
            say_hidden(p, &told, s);
        } else {
            say_naked(p, &h, s);
        }
        narrow_cells(m, p, h.others, ~h.values);
        return true;
    }
    return false;
}

/* Locked candidates and the same values: what one remainder has not, the other has not either. */
bool locked_explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    domain held[2] = {0, 0};

    for (int i = 0; i < p->count; i++)
        held[i >= p->first_part] |= m->domains[p->cells[i]];
    for (int side = 0; side < 2; side++) {
        const domain gone = held[side] & ~held[1 - side];
        const int begin = side == 0 ? 0 : p->first_part;
        domain which = 0;
        if (gone == 0 || most < 1)
            continue;
        const domain value = gone & -gone;
        for (int i = begin; i < begin + p->first_part; i++)
            if ((m->domains[p->cells[i]] & value) != 0)
                which |= value_bit(i - begin);
        say_house(s, p, side == 0 ? p->other : p->name);
        say_words(s, ": ");
        say_values(s, value);
        say_words(s, " can only be in ");
        say_house(s, p, side == 0 ? p->name : p->other);
        say_words(s, ", so it leaves ");
        say_cells(s, p->cells + begin, p->first_part, which);
        say_words(s, ".");
        for (; which != 0; which &= which - 1)
            narrow(m, p->cells[begin + lowest_value(which)], ~value);
        return true;
    }
    return false;
}

static domain gone_from(const ennead_model *m, int cell)
{
    return m->before[cell] & ~m->domains[cell];
}

/* The cells from `first` on that have lost the same values as it, which no earlier cell has. */
static void say_alike(const ennead_model *m, int first, sentence *s)
{
    const domain gone = gone_from(m, first);
    int left = 0;

    for (int cell = first; cell < m->cells; cell++)
        left += gone_from(m, cell) == gone;
    say_values(s, gone);
    say_words(s, value_count(gone) == 1 ? " leaves " : " leave ");
    say_cell(s, first);
    for (int cell = first + 1; cell < m->cells; cell++) {
        if (gone_from(m, cell) != gone)
            continue;
        say_words(s, --left == 1 ? " and " : ", ");
        say_cell(s, cell);
    }
}

bool say_gone(const ennead_model *m, const char *begin, sentence *s)
{
    bool found = false;

    for (int cell = 0; cell < m->cells; cell++) {
        bool said = gone_from(m, cell) == 0;
        for (int earlier = 0; !said && earlier < cell; earlier++)
            said = gone_from(m, earlier) == gone_from(m, cell);
        if (said)
            continue;
        say_words(s, found ? "; " : begin);
        say_alike(m, cell, s);
        found = true;
    }
    if (found)
        say_words(s, ".");
    return found;
}

/* Calls the filter; false: it has found nothing, or a contradiction, and nothing was changed. */
static bool try_filter(ennead_model *m, const propagator *p)
{
    const size_t bytes = (size_t)m->cells * sizeof *m->domains;

    memcpy(m->before, m->domains, bytes);
    if (p->kind->filter(m, p))
        return memcmp(m->before, m->domains, bytes) != 0;
    memcpy(m->domains, m->before, bytes);
    return false;
}

bool explain_by_filter(ennead_model *m, const propagator *p, const char *reason, sentence *s)
{
    return try_filter(m, p) && say_gone(m, reason, s);
}

bool explain_rule(ennead_model *m, const propagator *p, sentence *s, const char *begin,
                  const char *end, int number)
{
    if (!try_filter(m, p))
        return false;
    say_words(s, begin);
    say_its_cells(s, p);
    say_words(s, end);
    say_number(s, number);
    return say_gone(m, ", so ", s);
}
