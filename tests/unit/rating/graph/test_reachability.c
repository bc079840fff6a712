/* SPDX-License-Identifier: MIT */
/*
 * The reachable against following every supposition: the same contradictions, the same nodes where
 * there is none, and nothing in common kept back. No node has fewer ancestors than the number of
 * its layer. With techniques inside the chains, nothing that a run comes to is missed. All editions
 * find the same.
 */
#include "grid/processor.h"
#include "support/rating/chained.h"
#include "support/states.h"

static unsigned long bad, good, common, none;

static void compare_run(const reachability *reachable, chain_run *run)
{
    const uint64_t *led = &reachable->led[reachable->column[run->start] * 2 * reachable->half];

    assert_int_equal(is_bad(reachable, run->start), run->conflict);
    bad += run->conflict;
    good += !run->conflict;
    for (int number = 0; number < reachable->count && !run->conflict; number++) {
        const int candidate = reachable->candidate[number], word = number / 64;

        assert_int_equal(led[word] >> number % 64 & 1, is_on(run, candidate));
        assert_int_equal(led[reachable->half + word] >> number % 64 & 1, is_off(run, candidate));
    }
}

/* What the suppositions of some candidates of one cell have in common. */
static void compare_cell(chain_search *s, const reachability *reachable, int cell)
{
    chain_node nodes[9];
    uint8_t all[CANDIDATES];
    uint64_t together[LED_WORDS];
    int count = 0;
    bool any = false, conflict = false;

    memset(all, NODE_ON | NODE_OFF, sizeof all);
    for (digits rest = s->before->of[cell]; rest != 0; rest = without_lowest_digit(rest))
        nodes[count++] = (chain_node)(FIRST_ON + candidate_of(cell, lowest_digit(rest)));
    for (int i = 0; i < count; i++) {
        const chain_run *run = wanted_run(s, nodes[i]);

        conflict |= run->conflict;
        for (int candidate = 0; candidate < CANDIDATES; candidate++)
            all[candidate] &= run->states.of[candidate];
    }
    for (int candidate = 0; candidate < CANDIDATES; candidate++)
        any |= all[candidate] != 0;
    const bool said = have_common_nodes(reachable, nodes, count, together);
    assert_true(said || !any);
    if (!conflict)
        assert_int_equal(said, any);
    common += said;
    none += !said;
}

static void compare(chain_search *s)
{
    reachability *reachable = &s->memory->reachable;

    begin_runs(s);
    fill_reachability(reachable, &s->memory->implied_by_depth[s->depth], REACH_END);
    for (int node = 0; node < NODES; node++)
        if (reachable->column[node] != NO_COLUMN)
            compare_run(reachable, wanted_run(s, (chain_node)node));
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (digit_count(s->before->of[cell]) > 1)
            compare_cell(s, reachable, cell);
}

/* Every node that a run comes to has a layer, and at least so many ancestors. */
static void compare_layers(chain_search *s, const reachability *reachable, chain_run *run)
{
    const int column = reachable->column[run->start], shift = run->start < FIRST_ON;

    for (int number = 0; number < reachable->count; number++) {
        const int candidate = reachable->candidate[number];
        const unsigned state = run->states.of[candidate];

        if (state == 0)
            continue;
        const chain_node node = (chain_node)(candidate + (state == NODE_ON ? FIRST_ON : 0));
        const int layer = reach_layer(reachable, column, number, state);
        assert_in_range(layer, 1, count_ancestors(s, run, node, NODES) + shift);
    }
    if (run->conflict) {
        const int least = least_contradiction(reachable, column) - 2 * shift,
                  nodes =
                      count_ancestors(s, run, (chain_node)(FIRST_ON + run->conflict_at), NODES) +
                      count_ancestors(s, run, run->conflict_at, NODES);
        assert_in_range(least, 1, nodes);
    }
}

/* The sums of layers, one target at a time, against those of all targets at once. */
static void compare_sums(const reachability *reachable, const uint16_t *columns, int count)
{
    enum { MOST = 12 };
    uint64_t within[LED_WORDS];
    int least = NO_SUM;

    common_within(reachable, columns, count, MOST, within);
    for (int number = 0; number < reachable->count; number++)
        for (unsigned state = NODE_ON; state <= NODE_OFF; state++) {
            const int word = (state == NODE_ON ? 0 : reachable->half) + number / 64;
            int sum = (reachable->worth[word] >> number % 64 & 1) != 0 ? 0 : NO_SUM;

            for (int i = 0; i < count; i++) {
                const int layer = reach_layer(reachable, columns[i], number, state);
                sum = layer == 0 || sum == NO_SUM ? NO_SUM : sum + layer;
            }
            least = sum < least ? sum : least;
            assert_int_equal(within[word] >> number % 64 & 1, sum <= MOST);
        }
    assert_int_equal(least_common(reachable, columns, count), least);
}

static void compare_editions(chain_search *s, reachability *reachable)
{
    const chain_implications *implied = &s->memory->implied_by_depth[s->depth];
    static uint64_t turned[3 * REACH_COLUMNS * LED_WORDS];
    bool first = true;

    for (isa_level level = ISA_AVX512; level <= ISA_BASELINE; level++) {
        reachability *other = &s->memory->static_reachable;
        const size_t bytes = (size_t)(reachable->bits * reachable->columns * 2 * reachable->half) *
                             sizeof *reachable->turned;

        if (!isa_runs(level))
            continue;
        isa_use(level);
        fill_reachability(other, implied, REACH_GO_ON);
        assert_int_equal(other->bits, reachable->bits);
        assert_memory_equal(other->turned, reachable->turned, bytes);
        assert_memory_equal(other->bad, reachable->bad, sizeof other->bad);
        fill_static_reachability(other, implied);
        if (first)
            memcpy(turned, other->turned, bytes / 2);
        assert_memory_equal(other->turned, turned, bytes / 2);
        first = false;
    }
    isa_use_fastest();
}

static void compare_with_layers(chain_search *s)
{
    reachability *reachable = &s->memory->reachable;

    fill_reachability(reachable, &s->memory->implied_by_depth[s->depth], REACH_GO_ON);
    for (int node = 0; node < NODES; node++)
        if (reachable->column[node] != NO_COLUMN)
            compare_layers(s, reachable, wanted_run(s, (chain_node)node));
    for (int number = 0; number + 3 < reachable->count; number += 3) {
        const uint16_t columns[3] = {(uint16_t)number, (uint16_t)(number + 1),
                                     (uint16_t)(number + 3)};
        compare_sums(reachable, columns, 2 + number % 2);
    }
    compare_editions(s, reachable);
}

static void compare_chained(struct chained *c)
{
    begin_search(c, SE_DYNAMIC);
    compare(&c->search);
    compare_with_layers(&c->search);
}

/* A run with techniques, in Sudoku Explainer's order, and the same without order. */
static void compare_run_by_rules(const reachability *reachable, const chain_run *run)
{
    if (is_bad(reachable, run->start)) {
        bad++;
        return;
    }
    good++;
    assert_false(run->conflict);
    const bool same = assert_follows(reachable, run);
    common += same && run->rule_count > 0;
    none += !same;
}

static void compare_editions_by_rules(chain_search *s, reachability *reachable)
{
    reachability *other = &s->memory->static_reachable;
    const size_t bytes = (size_t)(2 * reachable->half) * sizeof *reachable->led;

    for (isa_level level = ISA_AVX512; level <= ISA_BASELINE; level++) {
        if (!isa_runs(level))
            continue;
        isa_use(level);
        assert_true(fill_reachability_by_rules(other, &s->memory->implied_by_depth[s->depth]));
        assert_memory_equal(other->bad, reachable->bad, sizeof other->bad);
        for (int node = 0; node < NODES; node++) {
            const int at = other->column[node] * 2 * other->half;
            if (other->column[node] != NO_COLUMN && !is_bad(other, node))
                assert_memory_equal(&other->led[at], &reachable->led[at], bytes);
        }
    }
    isa_use_fastest();
}

static void compare_by_rules(struct chained *c)
{
    begin_search(c, SE_PLUS);
    reachability *reachable = &c->search.memory->reachable;

    begin_runs(&c->search);
    assert_true(fill_reachability_by_rules(reachable,
                                           &c->search.memory->implied_by_depth[c->search.depth]));
    for (int node = 0; node < NODES; node += is_long_run() ? 1 : 5)
        if (reachable->column[node] != NO_COLUMN)
            compare_run_by_rules(reachable, wanted_run(&c->search, (chain_node)node));
    compare_editions_by_rules(&c->search, reachable);
}

static void no_technique_inside_chains_is_missed(void **context)
{
    (void)context;
    bad = good = common = none = 0;
    for_chained_states(30, 2, 53, compare_by_rules);
    for_chained_states_of(ESCARGOT, 3, compare_by_rules);
    for_chained_states_of(GOLDEN_NUGGET, 3, compare_by_rules);
    assert_true(bad > 0 && common > good / 4 && none < common / 10);
}

static void the_sieve_keeps_what_leads_to_hints(void **context)
{
    (void)context;
    struct generator g = {51};
    ennead_rater *rater;

    bad = good = common = none = 0;
    for_chained_states(30, 2, 52, compare_chained);
    for_chained_states_of(ESCARGOT, 3, compare_chained);
    assert_int_equal(ennead_rater_new(NULL, NULL, &rater), ENNEAD_STATUS_OK);
    for (int i = 0; i < 20; i++) {
        const ennead_state state = random_state(&g);
        chain_search s;

        marks_of_state(&rater->m, &state);
        begin_chain_search(&s, rater, SE_DYNAMIC);
        compare(&s);
    }
    ennead_rater_free(rater);
    assert_true(bad > 0 && good > 0 && common > 0 && none > 0);
}

/* All 729 candidates: nothing follows but what sees them. */
static void an_empty_board_is_sieved(void **context)
{
    (void)context;
    ennead_rater *rater;
    chain_search s;
    ennead_state state = {.limited = false};

    assert_int_equal(ennead_rater_new(NULL, NULL, &rater), ENNEAD_STATUS_OK);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        state.candidates[cell] = ENNEAD_ALL_DIGITS;
    marks_of_state(&rater->m, &state);
    begin_chain_search(&s, rater, SE_DYNAMIC);
    compare(&s);
    assert_int_equal(s.memory->reachable.columns, CANDIDATES);
    ennead_rater_free(rater);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_sieve_keeps_what_leads_to_hints),
        cmocka_unit_test(an_empty_board_is_sieved),
        cmocka_unit_test(no_technique_inside_chains_is_missed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
