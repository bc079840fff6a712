/* SPDX-License-Identifier: MIT */
/*
 * Lines that automata handle (machine.h): those that can be cut into pieces with the same sum.
 */
#include "model/rules/lines/cuts.h"

#include "model/filters/automata/machine.h"

enum { MOST_SUM = 2000, MOST_SUM_OF_LOOP = 45 };

/* Adds the states from number `base` on: the sum of the current piece, before any piece has ended
 * (0 to sum - 1), and after that (sum to 2 * sum - 1). */
static void add_pieces(const ennead_model *m, machine *a, int base, int sum)
{
    for (int state = 0; state < 2 * sum; state++)
        for (int value = 0; value < m->values; value++) {
            const int more = state % sum + m->first_value + value;
            if (more <= sum)
                machine_step(a, base + state, base + (more == sum ? sum : more + state / sum * sum),
                             value_bit(value));
        }
}

ennead_status build_sum_line(ennead_model *m, const ennead_description *d,
                             const ennead_constraint *rule, const char **wrong)
{
    const int sum = rule->numbers[0];

    (void)d;
    if (sum < 1 || sum > MOST_SUM)
        return rule_is_wrong(wrong, "its sum is not 1 to 2,000");
    machine *a = machine_new(m, (size_t)(2 * sum) * (size_t)m->values);
    if (a == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    a->sum = sum;
    add_pieces(m, a, 0, sum);
    machine_start(a, 0);
    machine_accept(a, sum);
    return machine_add(m, a, rule, wrong);
}

/* In a loop, one piece crosses the end of the line, with a certain part of its sum before it. For
 * each such part there are separate states, which begin with it and must end with it. */
ennead_status build_sum_loop(ennead_model *m, const ennead_description *d,
                             const ennead_constraint *rule, const char **wrong)
{
    const int sum = rule->numbers[0];

    (void)d;
    if (sum < 1 || sum > MOST_SUM_OF_LOOP)
        return rule_is_wrong(wrong, "its sum is not 1 to 45");
    machine *a = machine_new(m, (size_t)(2 * sum * sum) * (size_t)m->values);
    if (a == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    a->sum = sum;
    for (int part = 0; part < sum; part++) {
        add_pieces(m, a, 2 * sum * part, sum);
        machine_start(a, 2 * sum * part + part);
        machine_accept(a, 2 * sum * part + sum + part);
    }
    return machine_add(m, a, rule, wrong);
}
