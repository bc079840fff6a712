/* SPDX-License-Identifier: MIT */
/*
 * The techniques inside dynamic chains: what they take away follows from what went before, found by
 * placing digits, and the order of losses is that of a hash table with chains.
 */
#include "rating/chains/rules.h"
#include "support/rating/chained.h"

#include <stdlib.h>

/* ----------------------------------------------------------------------------- order of losses */

/* A hash table of cells that doubles when it is more than three quarters full. */
struct table {
    int buckets, count;
    int cells[128][ENNEAD_CELLS], used[128];
};

static void put(struct table *t, int cell)
{
    const int bucket = cell % t->buckets;

    for (int i = 0; i < t->used[bucket]; i++)
        if (t->cells[bucket][i] == cell)
            return;
    t->cells[bucket][t->used[bucket]++] = cell;
    if (++t->count <= t->buckets / 4 * 3)
        return;
    struct table larger = {.buckets = 2 * t->buckets, .count = 0};
    for (int i = 0; i < t->buckets; i++)
        for (int j = 0; j < t->used[i]; j++)
            put(&larger, t->cells[i][j]);
    *t = larger;
}

static void losses_come_in_the_order_of_a_hash_table(void **context)
{
    (void)context;
    struct generator g = {71};

    for (int round = 0; round < 2000; round++) {
        struct table table = {.buckets = 16, .count = 0};
        chain_finding finding = {.loss_count = 0};
        const unsigned wanted = 1 + generator_below(&g, 60);
        bool taken[ENNEAD_CELLS] = {false};

        for (unsigned i = 0; i < wanted; i++) {
            const int cell = (int)generator_below(&g, ENNEAD_CELLS);

            if (taken[cell])
                continue;
            taken[cell] = true;
            put(&table, cell);
            lose(&finding, cell, 3);
            if (generator_below(&g, 2) == 0)
                lose(&finding, cell, 7);
        }
        order_losses(&finding);
        int at = 0;
        for (int bucket = 0; bucket < table.buckets; bucket++)
            for (int i = 0; i < table.used[bucket]; i++) {
                const int cell = table.cells[bucket][i];

                assert_int_equal(finding.losses[at++], candidate_of(cell, 3));
                if (at < finding.loss_count && finding.losses[at] == candidate_of(cell, 7))
                    at++;
            }
        assert_int_equal(at, finding.loss_count);
    }
}

/* ----------------------------------------------------------------------------- the techniques */

/* The candidates of the marks but those that are taken away. */
struct rest {
    uint16_t of[ENNEAD_CELLS];
};

/* Whether the cells of a house can hold all their digits, each once. */
static bool fits(const struct rest *rest, const marks *m, int house, int position, unsigned used)
{
    if (position == 9)
        return true;
    const int cell = cell_at(house, position);
    if (m->values[cell] != 0)
        return fits(rest, m, house, position + 1, used);
    for (unsigned set = rest->of[cell] & ~used; set != 0; set &= set - 1)
        if (fits(rest, m, house, position + 1, used | (set & -set)))
            return true;
    return false;
}

static bool digit_fits(const struct rest *rest, const marks *m, int digit, int row, cells taken)
{
    if (row == 9)
        return true;
    for (int column = 0; column < 9; column++)
        if (m->values[9 * row + column] == digit)
            return digit_fits(rest, m, digit, row + 1, taken);
    for (int column = 0; column < 9; column++) {
        const int cell = 9 * row + column;

        if ((rest->of[cell] >> (digit - 1) & 1) != 0 && (taken & CELL(cell)) == 0 &&
            digit_fits(rest, m, digit, row + 1, taken | peers[cell]))
            return true;
    }
    return false;
}

/* With the parents gone, the loss in its cell leaves no way to fill a house or to place the digit
 * in all. */
static void check_loss(const marks *m, const chain_run *run, const chain_rule *rule, int candidate)
{
    const int cell = candidate / 9, digit = candidate % 9 + 1;
    struct rest rest;
    bool possible = true;

    memcpy(rest.of, m->of, sizeof rest.of);
    for (int i = 0; i < rule->parent_count; i++) {
        const int parent = run->rule_parents[rule->first_parent + (uint32_t)i];

        rest.of[parent / 9] &= (uint16_t)~digit_set(parent % 9 + 1);
    }
    rest.of[cell] = digit_set(digit);
    for (cells seen = peers[cell]; seen != 0; seen = without_lowest_cell(seen))
        rest.of[lowest_cell(seen)] &= (uint16_t)~digit_set(digit);
    for (int house = 0; house < HOUSES; house++)
        possible &= fits(&rest, m, house, 0, 0);
    possible = possible && digit_fits(&rest, m, digit, 0, 0);
    assert_false(possible);
}

static unsigned long checked[ENNEAD_SE_NODE_CAUSE_CHAIN];

static void check_rules(struct chained *c)
{
    begin_search(c, SE_PLUS);
    begin_runs(&c->search);
    for (int candidate = 0; candidate < CANDIDATES; candidate += 5) {
        if ((c->rater->m.of[candidate / 9] & digit_set(candidate % 9 + 1)) == 0)
            continue;
        const chain_run *run = wanted_run(&c->search, (chain_node)(FIRST_ON + candidate));

        for (int i = 0; i < run->off_count; i++) {
            const chain_reason reason = run->reasons[run->off[i]];

            if (reason.cause != CAUSE_RULE)
                continue;
            assert_true(reason.link < run->rule_count);
            check_loss(&c->rater->m, run, &run->rules[reason.link], run->off[i]);
            checked[run->rules[reason.link].cause]++;
        }
    }
}

static void techniques_inside_chains_are_right(void **context)
{
    (void)context;
    memset(checked, 0, sizeof checked);
    for_chained_states(40, 2, 72, check_rules);
    for_chained_states_of(ESCARGOT, 6, check_rules);
    for_chained_states_of(PLATINUM_BLONDE, 6, check_rules);
    for (int cause = ENNEAD_SE_NODE_CAUSE_POINTING; cause <= ENNEAD_SE_NODE_CAUSE_NAKED_PAIR;
         cause++)
        assert_true(checked[cause] > 0);
}

/* An X-Wing comes where locks and pairs find nothing. */
static void an_x_wing_takes_away(void **context)
{
    (void)context;
    unsigned long before = checked[ENNEAD_SE_NODE_CAUSE_X_WING];

    for_chained_states(120, 2, 73, check_rules);
    assert_true(checked[ENNEAD_SE_NODE_CAUSE_X_WING] > before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(losses_come_in_the_order_of_a_hash_table),
        cmocka_unit_test(techniques_inside_chains_are_right),
        cmocka_unit_test(an_x_wing_takes_away),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
