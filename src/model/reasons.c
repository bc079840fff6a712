/* SPDX-License-Identifier: MIT */
/*
 * The reasons of propagators in words. A filter finds everything at once, so a sentence gives one
 * reason and then all eliminations.
 */
#include "model/reasons.h"

#include <string.h>

#include "grid/assertions.h"

void keep_before(ennead_model *m)
{
    memcpy(m->before, m->domains, (size_t)m->cells * sizeof *m->domains);
}

static domain gone_from(const ennead_model *m, int cell)
{
    ASSERT(cell >= 0 && cell < m->cells);
    return m->before[cell] & ~m->domains[cell];
}

/* The cells from `first` on that have lost the same values as it, which no earlier cell has. */
static void tell_same_gone(const ennead_model *m, int first, sentence *s)
{
    uint16_t cells[ENNEAD_MOST_SIZE];
    int count = 0;

    for (int cell = first; cell < m->cells; cell++)
        if (gone_from(m, cell) == gone_from(m, first)) {
            if (count < ENNEAD_MOST_SIZE)
                cells[count] = (uint16_t)cell;
            count++;
        }
    TELL(s, ELIMINATED, tell_values(gone_from(m, first)), tell_cells(cells, count));
}

bool tell_gone(const ennead_model *m, sentence *s)
{
    bool found = false;

    for (int cell = 0; cell < m->cells; cell++) {
        bool said = gone_from(m, cell) == 0;
        for (int earlier = 0; !said && earlier < cell; earlier++)
            said = gone_from(m, earlier) == gone_from(m, cell);
        if (said)
            continue;
        tell_text(s, found ? "; " : "");
        tell_same_gone(m, cell, s);
        found = true;
    }
    tell_text(s, found ? "." : "");
    return found;
}

bool try_filter(ennead_model *m, const propagator *p)
{
    const size_t bytes = (size_t)m->cells * sizeof *m->domains;

    keep_before(m);
    if (p->kind->filter(m, p))
        return memcmp(m->before, m->domains, bytes) != 0;
    memcpy(m->domains, m->before, bytes);
    return false;
}

void tell_found(const ennead_model *m, sentence *s)
{
    tell(s, SENTENCE_MODEL_CANDIDATES_LEFT, NULL);
    (void)tell_gone(m, s);
}

model_slot tell_joining(const ennead_model *m, int one, int other, char *room)
{
    sentence s = sentence_in(m, room);

    for (size_t i = 0; i < m->propagator_count; i++) {
        const propagator *p = &m->propagators[i];
        const sentence_id name = p->kind->joining == NULL ? 0 : p->kind->joining(p, one, other);
        if (name == 0)
            continue;
        if (s.length > 0)
            tell(&s, SENTENCE_MODEL_AND, NULL);
        tell(&s, name, NULL);
    }
    if (pairs_has(&m->differs, one, other))
        tell(&s, SENTENCE_MODEL_PAIR_DIFFERENT, NULL);
    return tell_words(room);
}

bool explain_rule(ennead_model *m, const propagator *p, sentence *s, sentence_id rule, int number)
{
    if (!try_filter(m, p))
        return false;
    tell(s, rule,
         (const model_slot[]){tell_its_cells(p),
                              tell_number(number),
                              tell_cell(p->cells),
                              tell_cells(p->cells + 1, p->count - 1),
                              {0}});
    tell_found(m, s);
    return true;
}
