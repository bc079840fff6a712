/* SPDX-License-Identifier: MIT */
/*
 * Whips and braids: each step is replayed on a board of the test's own, by their definition, and
 * their paths take whips of the length that the rating says. ENNEAD_LONG=1: 2,000 puzzles, else 40.
 */
#include "support/steps.h"

#include "grid/digits.h"
#include "grid/houses.h"
#include "grid/step.h"

/* A step that is replayed: what is left, and what was used as a left-linking candidate. */
struct replay {
    cells start[10], left[10], used[10];
    bool continuous; /* a whip, not a braid */
};

static bool are_linked(const ennead_chain_node *by, int digit, int cell)
{
    const cells where = cells_of_set(by->cells);

    if (by->digit == digit)
        return (common_peers(where) & CELL(cell)) != 0;
    return where == CELL(cell);
}

static void take_what_is_linked(struct replay *r, const ennead_chain_node *by)
{
    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, r->left[digit])
            if (are_linked(by, digit, lowest_cell(rest)))
                r->left[digit] &= ~CELL(lowest_cell(rest));
}

/* What is left of the variable of a node, and what it had: a cell, or the places in a house. */
static cells of_variable(const cells of[10], const ennead_chain_node *node, int digit, int cell)
{
    if (node->why == ENNEAD_NODE_CAUSE_CELL)
        return of[digit] & CELL(cell);
    assert_int_equal(node->why, ENNEAD_NODE_CAUSE_HOUSE);
    return digit == node->digit ? of[digit] & house_cells[node->house] : 0;
}

static void check_left(struct replay *r, const ennead_step *step, int at)
{
    const ennead_chain_node *left = &step->nodes[at], *right = &step->nodes[at + 1];
    const int cell = lowest_cell(cells_of_set(left->cells));
    bool linked = false;

    assert_int_equal(left->on, 0);
    assert_true(cells_of_set(left->cells) == CELL(cell));
    assert_true(
        (of_variable(r->start, right, left->digit, lowest_cell(cells_of_set(right->cells))) &
         CELL(cell)) != 0);
    for (int by = r->continuous ? at - 1 : 0; by < at; by++)
        linked =
            linked || (step->nodes[by].on != 0 && are_linked(&step->nodes[by], left->digit, cell));
    assert_true(linked);
    if (r->continuous && at + 2 < step->node_count)
        assert_true((r->used[left->digit] & CELL(cell)) == 0);
    r->used[left->digit] |= CELL(cell);
}

/* Nothing is left but the node itself, or nothing at all. */
static void check_right(struct replay *r, const ennead_chain_node *node)
{
    const cells where = cells_of_set(node->cells);

    FOR_ALL_DIGITS(digit) {
        const cells left = of_variable(r->left, node, digit, lowest_cell(where));
        assert_true(left == (node->on != 0 && digit == node->digit ? where : 0));
    }
    if (node->on != 0)
        take_what_is_linked(r, node);
}

/* Whether a candidate is gone because of a node that may make it so: in a z-chain the first one, in
 * a t-whip another one before `at`. */
static bool may_be_gone(const ennead_step *step, int at, int digit, int cell)
{
    if (step->technique == ENNEAD_Z_CHAIN)
        return are_linked(&step->nodes[0], digit, cell);
    for (int i = 2; step->technique == ENNEAD_T_WHIP && i < at; i += 2)
        if (are_linked(&step->nodes[i], digit, cell))
            return true;
    return false;
}

/* The others of the variable of a node are gone as the kind of whip allows. The last one is free in
 * a t-whip; in a chain what is there beside its left-linking candidate sees the first node. */
static void check_others(const struct replay *r, const ennead_step *step, int at)
{
    const ennead_chain_node *left = &step->nodes[at], *right = &step->nodes[at + 1];
    const int here = lowest_cell(cells_of_set(right->cells));
    int more = 0;

    if (right->on == 0 && step->technique == ENNEAD_T_WHIP)
        return;
    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, of_variable(r->start, right, digit, here)) {
            const int cell = lowest_cell(rest);
            if (digit == left->digit && (cells_of_set(left->cells) & CELL(cell)) != 0)
                continue;
            if (right->on != 0 && digit == right->digit &&
                (cells_of_set(right->cells) & CELL(cell)) != 0)
                continue;
            more++;
            assert_true(right->on != 0 ? may_be_gone(step, at, digit, cell)
                                       : are_linked(&step->nodes[0], digit, cell));
        }
    assert_true(right->on != 0 || more == 1 || (more > 1 && step->technique == ENNEAD_Z_CHAIN));
}

static void check_whip(const ennead_state *state, const ennead_step *step)
{
    const bool special = step->technique < ENNEAD_WHIP;
    struct replay r = {.continuous = special || step->technique == ENNEAD_WHIP ||
                                     step->technique == ENNEAD_G_WHIP};
    const ennead_chain_node *target = &step->nodes[0];

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        FOR_EACH_DIGIT(rest, state->values[cell] == 0 ? state->candidates[cell] : 0)
            r.start[lowest_digit(rest)] |= CELL(cell);
    memcpy(r.left, r.start, sizeof r.left);
    assert_int_equal(target->why, ENNEAD_NODE_CAUSE_SUPPOSED);
    assert_true(cells_of_set(step->removed[target->digit]) == cells_of_set(target->cells));
    take_what_is_linked(&r, target);
    r.left[target->digit] &= ~cells_of_set(target->cells);
    assert_int_equal(step->node_count % 2, 1);
    for (int i = 1; i < step->node_count; i += 2) {
        check_left(&r, step, i);
        assert_int_equal(step->nodes[i + 1].on, i + 2 < step->node_count);
        if (special)
            check_others(&r, step, i);
        check_right(&r, &step->nodes[i + 1]);
    }
}

/* ---------------------------------------------------------------------------------------- paths */

struct whip_path {
    ennead_state before;
    struct truth truth;
    int longest;
    unsigned long whips;
};

static bool check_step(void *user, const ennead_step *step)
{
    struct whip_path *walk = user;
    int length = 0;

    assert_step_true(&walk->before, &walk->truth, step);
    if (ennead_technique_info((int)step->technique)->family == ENNEAD_FAMILY_WHIPS) {
        check_whip(&walk->before, step);
        length = step->node_count / 2;
        walk->whips++;
    } else if (ennead_technique_info((int)step->technique)->family != ENNEAD_FAMILY_SINGLES) {
        length = 1;
    }
    if (length > walk->longest)
        walk->longest = length;
    ennead_state_apply(&walk->before, step);
    return true;
}

/* With a measure the path takes its length, or gets stuck as it does. */
static unsigned long check_paths(const char *techniques, ennead_measure measure)
{
    const ennead_technique_set set = techniques_of(techniques);
    struct generator generator = {20261123};
    unsigned long whips = 0;

    for (size_t i = 0; i < test_size(40, 2000); i++) {
        static struct whip_path walk;
        uint8_t givens[ENNEAD_CELLS];
        ennead_puzzle puzzle;
        ennead_measured measured;
        ennead_state state;

        memset(&walk, 0, sizeof walk);
        generate_puzzle(&generator, PUZZLE_MINIMAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        assert_true(find_truth(&puzzle, &walk.truth));
        walk.before = state;
        const ennead_path_end end = ennead_path(test_finder(), &state, &set, check_step, &walk);
        whips += walk.whips;
        if (measure == ENNEAD_MEASURE_COUNT)
            continue;
        ennead_state_from_puzzle(&puzzle, &state);
        assert_int_equal(ennead_measure_state(&state, measure, NULL, &measured), ENNEAD_STATUS_OK);
        assert_int_equal(end == ENNEAD_PATH_END_SOLVED, measured.end == ENNEAD_RATING_END_SOLVED);
        if (end == ENNEAD_PATH_END_SOLVED)
            assert_int_equal(walk.longest, measured.value);
    }
    return whips;
}

static void paths_take_the_lengths_of_the_rating(void **context)
{
    (void)context;
    const unsigned long whips = check_paths("whips", ENNEAD_MEASURE_W);
    const unsigned long braids = check_paths("braids", ENNEAD_MEASURE_B);
    const unsigned long grouped =
        check_paths("g-whips", ENNEAD_MEASURE_GW) + check_paths("g-braids", ENNEAD_MEASURE_GB);

    report_figure("%lu whips, %lu braids and %lu with groups are what their definition says", whips,
                  braids, grouped);
    assert_true(whips > 20 && braids > 20 && grouped > 20);
}

static void paths_by_special_whips_are_right(void **context)
{
    (void)context;
    static const char *const kinds[] = {"bivalue-chains", "z-chains", "t-whips"};

    for (size_t i = 0; i < COUNT_OF(kinds); i++) {
        const unsigned long steps = check_paths(kinds[i], ENNEAD_MEASURE_COUNT);
        report_figure("%lu steps by %s are what their definition says", steps, kinds[i]);
        assert_true(steps > 20);
    }
}

/* ------------------------------------------------------------------------------------ examples */

struct whips_found {
    const ennead_state *state;
    int count;
};

static bool check_found(void *user, const ennead_step *step)
{
    struct whips_found *found = user;

    check_whip(found->state, step);
    return ++found->count < 10;
}

/* An XY-Wing is a whip of length 3, unless one of its wings has another candidate. */
static void a_wing_is_a_whip(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_digits(&state, 1, 1, "12");
    keep_digits(&state, 1, 9, "23");
    keep_digits(&state, 9, 1, "134");
    assert_finds_nothing(&state, "Whip");
    assert_finds_nothing(&state, "Braid");
    keep_digits(&state, 9, 1, "13");
    check_whip(&state, assert_only_removes(&state, "Whip", "399"));
    assert_int_equal(assert_only_removes(&state, "Braid", "399")->node_count / 2, 3);
    check_whip(&state, assert_only_removes(&state, "Bivalue-Chain", "399"));
}

static void assert_finds_in_column(const ennead_state *state, const char *kind, int column)
{
    const struct steps *steps = steps_of(state, kind);
    int count = 0;

    for (size_t i = 0; i < steps->count; i++) {
        check_whip(state, &steps->list[i]);
        count += steps->list[i].node_count / 2 == 2 &&
                 column_of(lowest_cell(cells_of_set(steps->list[i].removed[5]))) == column;
    }
    assert_int_equal(count, 3);
}

/* In box 2 the 5 is in r1c5, r2c5 or r3c4, in row 8 in r8c4 or r8c5. A 5 in r4c5, r5c5 or r6c5
 * begins a z-chain: it sees both cells of the box. One in column 4 there begins a t-whip, as a 5 in
 * r8c5 sees them. */
static void others_may_see_the_start_or_links(void **context)
{
    (void)context;
    ennead_state state = open_board();

    keep_places(&state, 5, FIRST_BOX + 1, "146");
    keep_places(&state, 5, 7, "34");
    assert_finds_nothing(&state, "Bivalue-Chain");
    assert_finds_in_column(&state, "Z-Chain", 4);
    assert_finds_in_column(&state, "T-Whip", 3);
}

static void all_whips_and_braids_of_a_state_are_right(void **context)
{
    (void)context;
    static const char *const kinds[] = {"Bivalue-Chain", "Z-Chain", "T-Whip", "Whip",
                                        "Braid",         "G-Whip",  "G-Braid"};

    for (size_t i = 0; i < COUNT_OF(kinds); i++)
        for (int of = ENNEAD_XY_WING; of <= ENNEAD_ALS_XZ; of++) {
            const ennead_technique_set alone = techniques_of(kinds[i]);
            const char *line = ennead_technique_example(of);
            ennead_case example;
            assert_int_equal(ennead_case_read(line, strlen(line), &example, NULL),
                             ENNEAD_STATUS_OK);
            struct whips_found found = {.state = &example.state};
            ennead_step_all(test_finder(), &example.state, &alone, check_found, &found);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paths_take_the_lengths_of_the_rating),
        cmocka_unit_test(paths_by_special_whips_are_right),
        cmocka_unit_test(a_wing_is_a_whip),
        cmocka_unit_test(others_may_see_the_start_or_links),
        cmocka_unit_test(all_whips_and_braids_of_a_state_are_right),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
