/* SPDX-License-Identifier: MIT */
/*
 * The reasons of propagators in words. A filter finds everything at once, so a sentence gives one
 * reason and then all eliminations.
 */
#include "model/reasons.h"

#include <string.h>

#include "grid/assertions.h"

static domain gone_from(const ennead_model *m, int cell)
{
    ASSERT(cell >= 0 && cell < m->cells);
    return m->before[cell] & ~m->domains[cell];
}

/* Writes the cells, from `first` on, that have lost the same values as it; nothing if an earlier
 * cell has lost the same. */
static void say_same_gone(const ennead_model *m, int first, sentence *s)
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
        say_same_gone(m, cell, s);
        found = true;
    }
    if (found)
        say_words(s, ".");
    return found;
}

/* Calls the filter. Returns false, and changes nothing, if it finds nothing or a contradiction. */
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
