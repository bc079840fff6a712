/* SPDX-License-Identifier: MIT */
/*
 * A table of allowed pairs, for rules without a name: "1:2,3 2-4:7-9" says that on the line 1 is
 * followed by 2 or 3; 2, 3 or 4 by 7, 8 or 9; and that all other values are only allowed in the
 * last cell.
 */
#include "model/rules/pairs/pair_table.h"

#include "model/rules/pairs/pairwise.h"
#include "model/storage.h"
#include "model/values.h"

#include <string.h>

/* The table, by number. */
typedef struct pair_table {
    domain allowed[2 * ENNEAD_MOST_SIZE];
    int first_value;
} pair_table;

static bool is_listed(const pairwise *what, int one, int other)
{
    const pair_table *table = what->data;

    return (table->allowed[one] >> (other - table->first_value) & 1) != 0;
}

static bool read_table(const ennead_model *m, const char *text, pair_table *table)
{
    skip_blanks(&text);
    while (*text != '\0') {
        domain from = read_values(m, &text);
        if (from == 0 || *text != ':')
            return false;
        text++;
        const domain to = read_values(m, &text);
        if (to == 0 || (*text != '\0' && *text != ' ' && *text != '\t'))
            return false;
        FOR_EACH_VALUE(rest, from)
            table->allowed[m->first_value + lowest_value(rest)] |= to;
        skip_blanks(&text);
    }
    return true;
}

ennead_status build_pairs(ennead_model *m, const ennead_description *d,
                          const ennead_constraint *rule, const char **wrong)
{
    pair_table *table = model_cleared_memory(m, sizeof *table);
    const pairwise what = {SENTENCE_MODEL_PAIR_TABLE, is_listed, 0, table, PAIRWISE_MORE, NULL};

    (void)d;
    if (table == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    table->first_value = m->first_value;
    if (!read_table(m, rule->text, table))
        return rule_is_wrong(wrong, "its table is not of the form 1:2,3 4-6:7, with values of the "
                                    "puzzle");
    return pairwise_add_line(m, &what, rule->cells, (int)rule->cell_count);
}
