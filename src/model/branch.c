/* SPDX-License-Identifier: MIT */
/*
 * What to guess. First-fail: the first of the cells with the fewest values, and its lowest value.
 *
 * Weighted: each propagator counts the contradictions it has found, and each cell those of the
 * propagators over it; the cell with the fewest values for its count comes first (F. Boussemart,
 * F. Hemery, C. Lecoutre, L. Sais, "Boosting systematic search by weighting constraints", ECAI
 * 2004). A place for a value in a full house is as good a question as a value for a cell. Numbers
 * are whole, so that every machine guesses alike.
 */
#include "model/model.h"

static choice first_fail(const ennead_model *m)
{
    choice best = {-1, 0};
    int fewest = ENNEAD_MOST_SIZE + 1;

    for (int cell = 0; cell < m->cells && fewest > 2; cell++) {
        const domain set = m->domains[cell];
        if (is_single(set))
            continue;
        const domain rest = set & (set - 1);
        const int count = is_single(rest) ? 2 : value_count(set);
        if (count < fewest) {
            fewest = count;
            best = (choice){cell, lowest_value(set)};
        }
    }
    return best;
}

static choice weighted(const ennead_model *m)
{
    choice best = {-1, 0};
    uint64_t best_count = 1, best_weight = 0;

    for (int cell = 0; cell < m->cells; cell++) {
        const domain set = m->domains[cell];
        const uint64_t count = (uint64_t)value_count(set), weight = m->weights[cell];
        if (count > 1 && count * best_weight < best_count * weight) {
            best_count = count;
            best_weight = weight;
            best = (choice){cell, lowest_value(set)};
        }
    }
    return best;
}

choice choose(const ennead_model *m)
{
    return m->options.branch == ENNEAD_BRANCH_WEIGHTED ? weighted(m) : first_fail(m);
}

void blame(ennead_model *m)
{
    if (m->failed == NO_PROPAGATOR) {
        m->weights[m->failed_cell]++;
        return;
    }
    const propagator *p = m->slots[m->failed];
    for (int i = 0; i < p->count; i++)
        m->weights[p->cells[i]]++;
}
