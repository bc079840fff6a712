/* SPDX-License-Identifier: MIT */
/*
 * The graphs of nodes that describe a step of chains, checked node by node against the state: each
 * node is possible, follows from earlier ones, and leads to what the step does; the number of
 * nodes gives the rating.
 */
#include "support/rating/chained.h"

#include <stdlib.h>

/* A hint, and the candidates at the time when it is described: nested hints see fewer. */
struct told {
    const ennead_se_step *step;
    const ennead_se_chains *chains;
    const uint16_t *left; /* [cell]: digits */
    int complexity;
    unsigned depth;
};

static bool sees(const ennead_se_node *a, const ennead_se_node *b)
{
    return a->cell == b->cell ? a->digit != b->digit
                              : a->digit == b->digit && (peers[a->cell] & CELL(b->cell)) != 0;
}

static const ennead_se_node *parent_of(const ennead_se_chains *chains, const ennead_se_node *node,
                                       unsigned nth)
{
    return &chains->nodes[chains->parents[node->first_parent + nth]];
}

static bool rests_on(const ennead_se_chains *chains, const ennead_se_node *node, int cell,
                     int digit)
{
    for (unsigned i = 0; i < node->parent_count; i++) {
        const ennead_se_node *parent = parent_of(chains, node, i);
        if (parent->cell == cell && parent->digit == digit && !parent->on)
            return true;
    }
    return false;
}

/* On: what else could be there is among the parents, off. */
static void check_on(const struct told *told, const ennead_se_node *node)
{
    for (int digit = 1; node->cause == ENNEAD_SE_NODE_CAUSE_CELL && digit <= 9; digit++)
        if (digit != node->digit && (told->left[node->cell] >> (digit - 1) & 1) != 0)
            assert_true(rests_on(told->chains, node, node->cell, digit));
    if (node->cause != ENNEAD_SE_NODE_CAUSE_HOUSE)
        return;
    assert_true((house_cells[node->house] & CELL(node->cell)) != 0);
    for (cells rest = house_cells[node->house] & ~CELL(node->cell); rest != 0;
         rest = without_lowest_cell(rest))
        if ((told->left[lowest_cell(rest)] >> (node->digit - 1) & 1) != 0)
            assert_true(rests_on(told->chains, node, lowest_cell(rest), node->digit));
}

static void check_chains(struct told *told);

/* The chain nested in a node, among the candidates that are left when its parents are off. */
static void check_nested(const struct told *outer, const ennead_se_node *node)
{
    uint16_t left[ENNEAD_CELLS];
    struct told inner = {.step = outer->step, .left = left, .depth = outer->depth + 1};

    assert_true(node->nested > 0 && node->nested < outer->step->chain_count);
    inner.chains = &outer->step->chains[node->nested];
    memcpy(left, outer->left, sizeof left);
    for (unsigned i = 0; i < node->parent_count; i++) {
        const ennead_se_node *parent = parent_of(outer->chains, node, i);
        left[parent->cell] &= (uint16_t)~digit_set(parent->digit);
    }
    check_chains(&inner);
    assert_true(inner.complexity > 0);
}

static void check_off(const struct told *told, const ennead_se_node *node)
{
    if (node->cause == ENNEAD_SE_NODE_CAUSE_CELL || node->cause == ENNEAD_SE_NODE_CAUSE_HOUSE) {
        assert_int_equal(node->parent_count, 1);
        assert_true(parent_of(told->chains, node, 0)->on);
        assert_true(sees(parent_of(told->chains, node, 0), node));
        return;
    }
    for (unsigned i = 0; i < node->parent_count; i++)
        assert_false(parent_of(told->chains, node, i)->on);
    assert_true(node->parent_count > 0);
    if (node->cause == ENNEAD_SE_NODE_CAUSE_CHAIN && node->nested != 0)
        check_nested(told, node);
}

static void check_node(const struct told *told, size_t number)
{
    const ennead_se_chains *chains = told->chains;
    const ennead_se_node *node = &chains->nodes[number];

    assert_true(node->cell < ENNEAD_CELLS && node->digit >= 1 && node->digit <= 9);
    assert_true((told->left[node->cell] >> (node->digit - 1) & 1) != 0);
    for (unsigned i = 0; i < node->parent_count; i++)
        assert_true(chains->parents[node->first_parent + i] < number ||
                    (chains->shape == ENNEAD_SE_SHAPE_LOOP && number == 0));
    if (node->cause == ENNEAD_SE_NODE_CAUSE_SUPPOSED)
        assert_int_equal(node->parent_count, 0);
    else if (node->on)
        check_on(told, node);
    else
        check_off(told, node);
}

/* How many nodes a chain has, counting those from which an end follows. */
static int nodes_behind(const ennead_se_chains *chains, unsigned end)
{
    bool *seen = calloc(chains->node_count, sizeof *seen);
    int count = 0;

    assert_non_null(seen);
    seen[end] = true;
    for (size_t at = chains->node_count; at-- > 0;) {
        const ennead_se_node *node = &chains->nodes[at];
        if (!seen[at])
            continue;
        count++;
        for (unsigned i = 0; i < node->parent_count; i++)
            seen[chains->parents[node->first_parent + i]] = true;
    }
    free(seen);
    return chains->shape == ENNEAD_SE_SHAPE_LOOP ? (int)chains->node_count : count;
}

static void check_ends(const struct told *told)
{
    const ennead_se_chains *chains = told->chains;
    const ennead_se_node *first = &chains->nodes[chains->ends[0]];

    for (size_t i = 1; i < chains->end_count; i++) {
        const ennead_se_node *end = &chains->nodes[chains->ends[i]];
        assert_int_equal(end->cell, first->cell);
        assert_int_equal(end->digit, first->digit);
        assert_int_equal(end->on != first->on, chains->shape == ENNEAD_SE_SHAPE_CONTRADICTION);
    }
    assert_int_equal(
        chains->end_count,
        chains->shape == ENNEAD_SE_SHAPE_LOOP || chains->shape == ENNEAD_SE_SHAPE_FORCING ? 1
        : chains->shape == ENNEAD_SE_SHAPE_CELL || chains->shape == ENNEAD_SE_SHAPE_HOUSE
            ? chains->end_count
            : 2);
}

static void check_chains(struct told *told)
{
    const ennead_se_chains *chains = told->chains;

    assert_true(chains->node_count > 0 && chains->end_count > 0);
    for (size_t i = 0; i < chains->node_count; i++)
        check_node(told, i);
    check_ends(told);
    told->complexity = 0;
    for (size_t i = 0; i < chains->end_count; i++)
        told->complexity += nodes_behind(chains, chains->ends[i]);
    if (chains->technique < ENNEAD_SE_CONTRADICTION_NESTED)
        assert_int_equal(chains->rating, ennead_se_technique_rating((int)chains->technique) +
                                             se_length_surcharge(told->complexity));
    else
        assert_true(chains->rating >= ennead_se_technique_rating((int)chains->technique) +
                                          se_length_surcharge(told->complexity));
}

/* Each chain is numbered when a reader first comes to it, if at each node he follows what it rests
 * on. Returns the next number. */
static size_t check_numbers(const ennead_se_step *step, size_t number, size_t next)
{
    const ennead_se_chains *chains = &step->chains[number];

    for (size_t i = 0; i < chains->node_count; i++) {
        const ennead_se_node *node = &chains->nodes[i];
        if (node->cause != ENNEAD_SE_NODE_CAUSE_CHAIN || node->nested < next)
            continue;
        assert_int_equal(node->nested, next);
        next = check_numbers(step, next, next + 1);
    }
    return next;
}

static unsigned long told_steps, told_nested;

static void check_step(struct chained *c)
{
    static const se_level levels[] = {
        SE_CYCLES, SE_NISHIO,         SE_MULTIPLE,        SE_DYNAMIC,
        SE_PLUS,   SE_NESTED_FORCING, SE_NESTED_MULTIPLE, SE_NESTED_DYNAMIC_0};

    c->rater->telling = true;
    for (size_t i = 0; i < COUNT_OF(levels); i++) {
        struct told told = {.step = &c->rater->step, .left = c->rater->m.of, .depth = 0};

        if (!se_find_chains(c->rater, levels[i]))
            continue;
        assert_non_null(c->rater->step.chains);
        told.chains = c->rater->step.chains;
        assert_int_equal(told.chains->rating, c->rater->step.rating);
        assert_int_equal(told.chains->technique, c->rater->step.technique);
        check_chains(&told);
        assert_int_equal(check_numbers(told.step, 0, 1), told.step->chain_count);
        told_steps++;
        told_nested += c->rater->step.chain_count - 1;
        if (levels[i] >= SE_DYNAMIC)
            break;
    }
}

static void chains_are_told_node_by_node(void **context)
{
    (void)context;
    told_steps = told_nested = 0;
    for_chained_states(60, 3, 61, check_step);
    assert_true(told_steps > test_size(20, 20));
    for_chained_states_of(INKALA_2012, is_long_run() ? 60 : 14, check_step);
    for_chained_states_of(GOLDEN_NUGGET, is_long_run() ? 20 : 1, check_step);
    assert_true(told_nested > test_size(10, 10));
    report_figure("chains told: %lu, and %lu nested in them", told_steps, told_nested);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chains_are_told_node_by_node),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
