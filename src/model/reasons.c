/* SPDX-License-Identifier: MIT */
/*
 * The reasons of propagators in words. A filter finds everything at once: what it takes from which
 * cells is said after the one reason for all of it.
 */
#include "model/reasons.h"

#include <string.h>

#include "grid/assertions.h"

static domain gone_from(const ennead_model *m, int cell)
{
    ASSERT(cell >= 0 && cell < m->cells);
    return m->before[cell] & ~m->domains[cell];
}

/* The cells from `first` on that have lost the same values as it, which no earlier cell has. */
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
