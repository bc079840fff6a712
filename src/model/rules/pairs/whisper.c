/* SPDX-License-Identifier: MIT */
/*
 * Whispers: neighbors on a line differ by at least a number; German whispers by five, Dutch ones
 * by four.
 */
#include "model/rules/pairs/whisper.h"

#include "model/rules/pairs/pairwise.h"

#include <stdlib.h>

static bool is_far(const pairwise *what, int one, int other)
{
    return abs(one - other) >= what->number;
}

/* Whether a line names the same cell twice in a row. (Coming back to an earlier cell is allowed: a
 * loop names its first cell again at the end.) */
static bool repeats_cell(const ennead_constraint *rule)
{
    for (size_t i = 1; i < rule->cell_count; i++)
        if (rule->cells[i] == rule->cells[i - 1])
            return true;
    return false;
}

ennead_status build_whisper(ennead_model *m, const ennead_description *d,
                            const ennead_constraint *rule, const char **wrong)
{
    pairwise what = {
        SENTENCE_MODEL_PAIR_WHISPER, is_far, (m->values + 1) / 2, NULL, PAIRWISE_MORE, NULL};

    (void)d;
    if (rule->number_count > 0)
        what.number = rule->numbers[0];
    if (repeats_cell(rule))
        return rule_is_wrong(wrong, "it names a cell twice, one after the other");
    return pairwise_add_line(m, &what, rule->cells, (int)rule->cell_count);
}
