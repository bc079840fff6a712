/* SPDX-License-Identifier: MIT */
#include "support/rating/chained.h"

struct walk {
    struct chained chained;
    const ennead_state *state;
    int left;
    chained_function function;
};

static bool look_at_step(void *user, const ennead_se_step *step)
{
    struct walk *walk = user;
    struct chained *c = &walk->chained;

    if (step->technique < ENNEAD_SE_GENERALIZED_X_WING ||
        step->technique == ENNEAD_SE_ALIGNED_TRIPLET)
        return true;
    c->state = walk->state;
    marks_of_state(&c->rater->m, walk->state);
    c->rater->nodes = 0;
    c->rater->ended = false;
    walk->function(c);
    return --walk->left > 0;
}

static void walk_path(const ennead_puzzle *puzzle, int most, chained_function function)
{
    ennead_rater *rater, *own;
    ennead_state state;
    struct walk walk = {.state = &state, .left = most, .function = function};
    struct truth truth;

    assert_true(find_truth(puzzle, &truth));
    memcpy(walk.chained.solution, truth.solutions[0], sizeof(board));
    assert_int_equal(ennead_rater_new(NULL, NULL, &rater), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_rater_new(NULL, NULL, &own), ENNEAD_STATUS_OK);
    own->node_limit = UINT64_MAX;
    walk.chained.rater = own;
    assert_int_equal(ennead_state_from_puzzle(puzzle, &state), ENNEAD_STATUS_OK);
    (void)ennead_se_path(rater, &state, look_at_step, &walk, NULL);
    ennead_rater_free(rater);
    ennead_rater_free(own);
}

void for_chained_states(unsigned long count, int most, uint64_t seed, chained_function function)
{
    const unsigned long wanted = test_size(count, count);
    struct generator g = {seed};

    for (unsigned long i = 0; i < wanted; i++) {
        ennead_puzzle puzzle;
        unsigned char givens[ORACLE_CELLS];

        generate_puzzle(&g, PUZZLE_MINIMAL, givens);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
            puzzle.givens[cell] = givens[cell];
            puzzle.candidates[cell] = ENNEAD_ALL_DIGITS;
        }
        walk_path(&puzzle, most, function);
    }
}

void for_chained_states_of(const char *line, int most, chained_function function)
{
    const unsigned long wanted = (unsigned long)most;
    const ennead_puzzle puzzle = puzzle_of(line);

    walk_path(&puzzle, (int)test_size(wanted, wanted), function);
}

void begin_search(struct chained *c, se_level level)
{
    begin_chain_search(&c->search, c->rater, level);
}

bool eliminates(const struct chained *c, const chain_path *loop)
{
    cells losses[10], any = 0;

    losses_of_loop(loop, c->search.before, losses);
    FOR_ALL_DIGITS(digit)
        any |= losses[digit];
    return any != 0;
}

bool assert_follows(const reachability *reachable, const chain_run *run)
{
    const uint64_t *led = &reachable->led[reachable->column[run->start] * 2 * reachable->half];
    bool same = true;

    for (int number = 0; number < reachable->count; number++) {
        const int candidate = reachable->candidate[number], word = number / 64;
        const bool on = in_set(&led[word], number % 64),
                   off = in_set(&led[reachable->half + word], number % 64);

        assert_true(on || !is_on(run, candidate));
        assert_true(off || !is_off(run, candidate));
        same = same && on == is_on(run, candidate) && off == is_off(run, candidate);
    }
    return same;
}

bool assert_same_hint(const chain_hint *found, const chain_hint *expected)
{
    assert_int_equal(found->rank, expected->rank);
    if (found->rank == NO_RANK)
        return false;
    assert_int_equal(found->complexity, expected->complexity);
    assert_int_equal(found->key, expected->key);
    assert_int_equal(found->source, expected->source);
    assert_int_equal(found->shape, expected->shape);
    assert_int_equal(found->target, expected->target);
    return true;
}
