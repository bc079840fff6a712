/* SPDX-License-Identifier: MIT */
/*
 * The measures by suppositions, against a plain program that does what the definitions of
 * docs/ratings.md say, candidate by candidate: on random minimal puzzles, and on states in the
 * middle of their games. Then their limits and errors.
 */
#include "support/support.h"

#include <stdlib.h>

/* --------------------------------------------------------------------------- the plain program */

enum { CANDIDATES = 729, VARIABLES = 324, STUCK = -1, BROKEN = -2 };

/* A candidate is 9 * cell + digit - 1. A value keeps its candidate. */
struct plain_state {
    bool left[CANDIDATES], value[CANDIDATES];
};

static int variables[VARIABLES][9], variables_of[CANDIDATES][4];
static bool linked[CANDIDATES][CANDIDATES];

static void add_to_variable(int variable, int candidate)
{
    int place = 0;
    while (place < 9 && variables[variable][place] >= 0)
        place++;
    variables[variable][place] = candidate;
}

static int set_up(void **context)
{
    (void)context;
    memset(variables, -1, sizeof variables);
    for (int candidate = 0; candidate < CANDIDATES; candidate++) {
        const int cell = candidate / 9, digit = candidate % 9, row = cell / 9, column = cell % 9;
        const int of[4] = {cell, 81 + 9 * row + digit, 162 + 9 * column + digit,
                           243 + 9 * (row / 3 * 3 + column / 3) + digit};
        memcpy(variables_of[candidate], of, sizeof of);
        for (int i = 0; i < 4; i++)
            add_to_variable(of[i], candidate);
    }
    for (int variable = 0; variable < VARIABLES; variable++)
        for (int i = 0; i < 9; i++)
            for (int k = 0; k < 9; k++)
                if (i != k)
                    linked[variables[variable][i]][variables[variable][k]] = true;
    return 0;
}

static bool is_in(int candidate, int variable)
{
    for (int i = 0; i < 4; i++)
        if (variables_of[candidate][i] == variable)
            return true;
    return false;
}

static void assert_value(struct plain_state *s, int candidate)
{
    s->value[candidate] = true;
    for (int other = 0; other < CANDIDATES; other++)
        s->left[other] = s->left[other] && !linked[candidate][other];
}

static int count_left(const struct plain_state *s, int variable, int *last)
{
    int count = 0;
    for (int i = 0; i < 9; i++)
        if (s->left[variables[variable][i]]) {
            *last = variables[variable][i];
            count++;
        }
    return count;
}

static bool is_broken(const struct plain_state *s)
{
    int last;
    for (int variable = 0; variable < VARIABLES; variable++)
        if (count_left(s, variable, &last) == 0)
            return true;
    return false;
}

static bool is_solved(const struct plain_state *s)
{
    int count = 0;
    for (int candidate = 0; candidate < CANDIDATES; candidate++)
        count += s->value[candidate];
    return count == ENNEAD_CELLS;
}

/* The next single after variable *at; -1: none. */
static int next_single(const struct plain_state *s, int *at)
{
    int last = 0;
    while (++*at < VARIABLES)
        if (count_left(s, *at, &last) == 1 && !s->value[last])
            return last;
    return -1;
}

static void close_singles(struct plain_state *s)
{
    int at = -1, single;
    while (!is_broken(s) && (single = next_single(s, &at)) >= 0) {
        assert_value(s, single);
        at = -1;
    }
}

static bool sees_whole(const struct plain_state *s, int candidate, int variable)
{
    for (int i = 0; i < 9; i++) {
        const int other = variables[variable][i];
        if (other == candidate || (s->left[other] && !linked[candidate][other]))
            return false;
    }
    return true;
}

/* Those that see all candidates of a variable see the last one of it. */
static bool eliminate_locked(struct plain_state *s)
{
    bool found = false;
    for (int variable = 0; variable < VARIABLES; variable++) {
        int last = 0;
        if (count_left(s, variable, &last) == 0)
            continue;
        for (int i = 0; i < 4; i++)
            for (int k = 0; k < 9; k++) {
                const int candidate = variables[variables_of[last][i]][k];
                if (s->left[candidate] && sees_whole(s, candidate, variable)) {
                    s->left[candidate] = false;
                    found = true;
                }
            }
    }
    return found;
}

static void close_locked(struct plain_state *s)
{
    do
        close_singles(s);
    while (!is_broken(s) && eliminate_locked(s));
}

/* The steps of a braid: singles, and of a g-braid also digits that are confined. */
enum links { SINGLES, GROUPS };

/* A set of the states that come from the same number of steps. */
struct level {
    struct plain_state *states;
    size_t count;
};

static void add_state(struct level *level, const struct plain_state *s)
{
    for (size_t i = 0; i < level->count; i++)
        if (memcmp(&level->states[i], s, sizeof *s) == 0)
            return;
    level->states = realloc(level->states, (level->count + 1) * sizeof *level->states);
    assert_non_null(level->states);
    level->states[level->count++] = *s;
}

static bool any_broken(const struct level *level)
{
    for (size_t i = 0; i < level->count; i++)
        if (is_broken(&level->states[i]))
            return true;
    return false;
}

/* Adds the state after a digit of a house is confined to another house that has all its places. */
static void confine(struct level *next, const struct plain_state *s, int variable, int other)
{
    struct plain_state more = *s;
    for (int i = 0; i < 9; i++)
        if (s->left[variables[variable][i]] && !is_in(variables[variable][i], other))
            return;
    for (int i = 0; i < 9; i++)
        if (!is_in(variables[other][i], variable))
            more.left[variables[other][i]] = false;
    if (memcmp(&more, s, sizeof more) != 0)
        add_state(next, &more);
}

static void add_confined(struct level *next, const struct plain_state *s)
{
    for (int variable = 0; variable < VARIABLES; variable++) {
        int last;
        if (count_left(s, variable, &last) > 1)
            for (int i = 0; i < 4; i++)
                if (variables_of[last][i] != variable)
                    confine(next, s, variable, variables_of[last][i]);
    }
}

static struct level one_step_more(const struct level *level, enum links links)
{
    struct level next = {NULL, 0};
    for (size_t i = 0; i < level->count; i++) {
        int at = -1, single;
        while ((single = next_single(&level->states[i], &at)) >= 0) {
            struct plain_state more = level->states[i];
            assert_value(&more, single);
            add_state(&next, &more);
        }
        if (links == GROUPS)
            add_confined(&next, &level->states[i]);
    }
    return next;
}

/* Whether there is a braid of at most `length` on the candidate. */
static bool has_braid(const struct plain_state *s, int candidate, int length, enum links links)
{
    struct level level = {NULL, 0};
    struct plain_state supposed = *s;
    bool found;

    assert_value(&supposed, candidate);
    struct plain_state closed = supposed;
    if (links == GROUPS)
        close_locked(&closed);
    else
        close_singles(&closed);
    if (!is_broken(&closed))
        return false;
    add_state(&level, &supposed);
    found = any_broken(&level);
    for (int n = 1; n < length && !found; n++) {
        const struct level next = one_step_more(&level, links);
        free(level.states);
        level = next;
        found = any_broken(&level);
    }
    free(level.states);
    return found;
}

static bool eliminate_by_braid(struct plain_state *s, int length, enum links links)
{
    for (int candidate = 0; candidate < CANDIDATES; candidate++)
        if (s->left[candidate] && !s->value[candidate] && has_braid(s, candidate, length, links)) {
            s->left[candidate] = false;
            return true;
        }
    return false;
}

/* The rating by braids or g-braids; STUCK beyond `most`. */
static int plain_braids(struct plain_state s, int most, enum links links)
{
    for (int n = 0; n <= most; n++) {
        do {
            if (n == 0)
                close_singles(&s);
            else
                close_locked(&s);
            if (is_broken(&s))
                return BROKEN;
        } while (n > 1 && eliminate_by_braid(&s, n, links));
        if (is_solved(&s))
            return n;
    }
    return STUCK;
}

/* A whip that is being made: what its target and its right-linking candidates see, and what was
 * used. */
struct plain_whip {
    const struct plain_state *s;
    int target;
    int seen_by[CANDIDATES]; /* how many of them see it */
    bool used[CANDIDATES], variable_used[VARIABLES];
};

static void see(struct plain_whip *whip, int candidate, int change)
{
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 9; k++)
            whip->seen_by[variables[variables_of[candidate][i]][k]] += change;
    whip->seen_by[candidate] -= 4 * change;
}

/* How many candidates of a variable are seen by none; -1: the target is one of its candidates. */
static int count_unseen(const struct plain_whip *whip, int variable, int *last)
{
    int count = 0;
    for (int i = 0; i < 9; i++) {
        const int candidate = variables[variable][i];
        if (candidate == whip->target)
            return -1;
        if (whip->s->left[candidate] && whip->seen_by[candidate] == 0) {
            *last = candidate;
            count++;
        }
    }
    return count;
}

static bool extend_whip(struct plain_whip *whip, int before, int more);

/* Whether a whip with `more` further variables goes on with this one. */
static bool goes_on(struct plain_whip *whip, int variable, int more)
{
    int right = 0;
    const int count = count_unseen(whip, variable, &right);
    if (count != 1 || more == 0 || whip->used[right])
        return count == 0;
    whip->used[right] = true;
    see(whip, right, 1);
    const bool found = extend_whip(whip, right, more - 1);
    see(whip, right, -1);
    whip->used[right] = false;
    return found;
}

/* With this left-linking candidate, in each of its variables. */
static bool extend_from(struct plain_whip *whip, int left, int more)
{
    bool found = false;
    if (!whip->s->left[left] || whip->used[left])
        return false;
    whip->used[left] = true;
    for (int i = 0; i < 4 && !found; i++) {
        const int variable = variables_of[left][i];
        if (whip->variable_used[variable])
            continue;
        whip->variable_used[variable] = true;
        found = goes_on(whip, variable, more);
        whip->variable_used[variable] = false;
    }
    whip->used[left] = false;
    return found;
}

static bool extend_whip(struct plain_whip *whip, int before, int more)
{
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 9; k++) {
            const int left = variables[variables_of[before][i]][k];
            if (left != before && extend_from(whip, left, more))
                return true;
        }
    return false;
}

static bool eliminate_by_whip(struct plain_state *s, int length)
{
    for (int candidate = 0; candidate < CANDIDATES; candidate++) {
        struct plain_whip whip = {.s = s, .target = candidate};
        if (!s->left[candidate] || s->value[candidate])
            continue;
        see(&whip, candidate, 1);
        if (extend_whip(&whip, candidate, length - 1)) {
            s->left[candidate] = false;
            return true;
        }
    }
    return false;
}

/* A g-whip that is being made. A right-linking one is a candidate, or all candidates of a digit
 * that a line and a box share: two or three. */
struct plain_g_whip {
    const struct plain_state *s;
    int target;
    int seen_by[CANDIDATES];
    bool left_used[CANDIDATES], right_used[CANDIDATES]; /* a right one by its first candidate */
};

/* A right-linking one. */
struct plain_right {
    int count, candidates[3];
};

static bool contains(const struct plain_right *right, int candidate)
{
    for (int i = 0; i < right->count; i++)
        if (right->candidates[i] == candidate)
            return true;
    return false;
}

static bool sees_right(const struct plain_right *right, int candidate)
{
    for (int i = 0; i < right->count; i++)
        if (!linked[candidate][right->candidates[i]])
            return false;
    return !contains(right, candidate);
}

static void see_right(struct plain_g_whip *whip, const struct plain_right *right, int change)
{
    for (int candidate = 0; candidate < CANDIDATES; candidate++)
        if (sees_right(right, candidate))
            whip->seen_by[candidate] += change;
}

/* The candidates of a state that two variables share. */
static struct plain_right shared_by(const struct plain_state *s, int variable, int other)
{
    struct plain_right found = {0};
    for (int i = 0; i < 9; i++)
        if (s->left[variables[variable][i]] && is_in(variables[variable][i], other))
            found.candidates[found.count++] = variables[variable][i];
    return found;
}

/* Whether a variable has candidates that nothing sees, and all are in one right-linking one. */
static bool find_right(const struct plain_g_whip *whip, int variable, struct plain_right *right)
{
    struct plain_right unseen = {0};
    for (int i = 0; i < 9; i++) {
        const int candidate = variables[variable][i];
        if (!whip->s->left[candidate] || whip->seen_by[candidate] != 0)
            continue;
        if (unseen.count == 3)
            return false;
        unseen.candidates[unseen.count++] = candidate;
    }
    *right = unseen;
    if (unseen.count == 1)
        return true;
    for (int i = 0; i < 4; i++) {
        const int other = variables_of[unseen.candidates[0]][i];
        if (other == variable)
            continue;
        *right = shared_by(whip->s, variable, other);
        bool all = right->count > 1;
        for (int k = 0; k < unseen.count; k++)
            all = all && contains(right, unseen.candidates[k]);
        if (all)
            return true;
    }
    return false;
}

static bool is_new(const struct plain_g_whip *whip, const struct plain_right *right)
{
    for (int i = 0; i < right->count; i++)
        if (right->candidates[i] == whip->target || whip->right_used[right->candidates[i]])
            return false;
    return true;
}

static bool extend_g_whip(struct plain_g_whip *whip, const struct plain_right *before, int last,
                          int more)
{
    for (int left = 0; left < CANDIDATES; left++) {
        if (!whip->s->left[left] || whip->left_used[left] || !sees_right(before, left))
            continue;
        whip->left_used[left] = true;
        for (int i = 0; i < 4; i++) {
            const int variable = variables_of[left][i];
            struct plain_right right;
            int count = 0, unseen;
            if (variable == last || is_in(whip->target, variable))
                continue;
            for (int k = 0; k < 9; k++) {
                unseen = variables[variable][k];
                count += whip->s->left[unseen] && whip->seen_by[unseen] == 0;
            }
            if (count == 0)
                return true;
            if (more == 0 || !find_right(whip, variable, &right) || contains(&right, left) ||
                !is_new(whip, &right))
                continue;
            for (int k = 0; k < right.count; k++)
                whip->right_used[right.candidates[k]] = true;
            see_right(whip, &right, 1);
            if (extend_g_whip(whip, &right, variable, more - 1))
                return true;
            see_right(whip, &right, -1);
            for (int k = 0; k < right.count; k++)
                whip->right_used[right.candidates[k]] = false;
        }
        whip->left_used[left] = false;
    }
    return false;
}

/* A candidate that leads to no contradiction has no g-whip. */
static bool may_have_g_whip(const struct plain_state *s, int candidate)
{
    struct plain_state supposed = *s;
    assert_value(&supposed, candidate);
    close_locked(&supposed);
    return is_broken(&supposed);
}

static bool eliminate_by_g_whip(struct plain_state *s, int length)
{
    for (int candidate = 0; candidate < CANDIDATES; candidate++) {
        struct plain_g_whip whip = {.s = s, .target = candidate};
        const struct plain_right target = {1, {candidate}};
        if (!s->left[candidate] || s->value[candidate] || !may_have_g_whip(s, candidate))
            continue;
        see_right(&whip, &target, 1);
        if (extend_g_whip(&whip, &target, -1, length - 1)) {
            s->left[candidate] = false;
            return true;
        }
    }
    return false;
}

/* The W or gW rating: after each elimination again the simplest first. STUCK beyond `most`. */
static int plain_whips(struct plain_state s, int most, enum links links)
{
    int value = 0, length = 0;
    while (length <= most) {
        if (length == 0)
            close_singles(&s);
        else
            close_locked(&s);
        value = length > value ? length : value;
        if (is_solved(&s))
            return value;
        const bool found = length > 1 && (eliminate_by_whip(&s, length) ||
                                          (links == GROUPS && eliminate_by_g_whip(&s, length)));
        length = found ? 1 : length + 1;
    }
    return STUCK;
}

static bool refuted(const struct plain_state *s, int candidate, int depth);

/* Trial and error of this depth. */
static void close_trials(struct plain_state *s, int depth)
{
    for (;;) {
        int fallen = -1;
        close_singles(s);
        if (depth == 0 || is_broken(s) || is_solved(s))
            return;
        for (int candidate = 0; candidate < CANDIDATES && fallen < 0; candidate++)
            if (s->left[candidate] && !s->value[candidate] && refuted(s, candidate, depth))
                fallen = candidate;
        if (fallen < 0)
            return;
        s->left[fallen] = false;
    }
}

static bool refuted(const struct plain_state *s, int candidate, int depth)
{
    struct plain_state supposed = *s;
    assert_value(&supposed, candidate);
    close_trials(&supposed, depth - 1);
    return is_broken(&supposed);
}

static int plain_depth(const struct plain_state *start, int most)
{
    for (int depth = 0; depth <= most; depth++) {
        struct plain_state s = *start;
        close_trials(&s, depth);
        if (is_broken(&s))
            return BROKEN;
        if (is_solved(&s))
            return depth;
    }
    return STUCK;
}

static struct plain_state plain_of(const ennead_state *state)
{
    struct plain_state s;
    memset(&s, 0, sizeof s);
    for (int candidate = 0; candidate < CANDIDATES; candidate++)
        s.left[candidate] = state->values[candidate / 9] == candidate % 9 + 1 ||
                            (state->candidates[candidate / 9] >> candidate % 9 & 1) != 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (state->values[cell] != 0)
            assert_value(&s, 9 * cell + state->values[cell] - 1);
    return s;
}

/* --------------------------------------------------------------------------------- comparisons */

static int measured(const ennead_state *state, ennead_measure measure)
{
    ennead_measured result;
    assert_int_equal(ennead_measure_state(state, measure, NULL, &result), ENNEAD_STATUS_OK);
    assert_true(result.end == ENNEAD_RATING_END_SOLVED || result.end == ENNEAD_RATING_END_STUCK ||
                result.end == ENNEAD_RATING_END_CONTRADICTION);
    return result.end == ENNEAD_RATING_END_SOLVED  ? result.value
           : result.end == ENNEAD_RATING_END_STUCK ? STUCK
                                                   : BROKEN;
}

enum { MOST_BRAID = 6 };

static void compare(const ennead_state *state, unsigned long seen[MOST_BRAID + 2])
{
    const struct plain_state plain = plain_of(state);
    const int te = measured(state, ENNEAD_MEASURE_TE), b = measured(state, ENNEAD_MEASURE_B);
    const int depth = plain_depth(&plain, 1);

    if (depth == STUCK)
        assert_true(te != 0 && te != 1);
    else
        assert_int_equal(te, depth);
    assert_int_equal(b == STUCK, depth == STUCK);
    if (b > MOST_BRAID || b == STUCK) {
        seen[MOST_BRAID + 1]++;
        return;
    }
    assert_int_equal(b, plain_braids(plain, b == BROKEN ? MOST_BRAID : b, SINGLES));
    if (b == BROKEN)
        return;
    seen[b]++;
    assert_int_equal(measured(state, ENNEAD_MEASURE_BXB), 0);
    assert_int_equal(measured(state, ENNEAD_MEASURE_BXBB), 0);
}

enum { MOST_WHIP = 4, MOST_GROUPS = 3 };

static void compare_whips(const ennead_state *state, unsigned long seen[MOST_WHIP + 1])
{
    const struct plain_state plain = plain_of(state);
    const int w = measured(state, ENNEAD_MEASURE_W), b = measured(state, ENNEAD_MEASURE_B);

    assert_true(w == STUCK || (b >= 0 && b <= w));
    if (w >= 0 && w <= MOST_WHIP) {
        assert_int_equal(w, plain_whips(plain, w, SINGLES));
        seen[w]++;
    } else {
        assert_int_equal(STUCK, plain_whips(plain, 2, SINGLES));
    }
    const int gw = measured(state, ENNEAD_MEASURE_GW), gb = measured(state, ENNEAD_MEASURE_GB);
    assert_true(w == STUCK || (gw >= 0 && gw <= w));
    assert_true(gw == STUCK || (gb >= 0 && gb <= gw));
    if (gw >= 0 && gw <= MOST_GROUPS)
        assert_int_equal(gw, plain_whips(plain, gw, GROUPS));
    if (gb >= 0 && gb <= MOST_GROUPS)
        assert_int_equal(gb, plain_braids(plain, gb, GROUPS));
}

/* Eliminates some wrong candidates, and places some digits. */
static void play_some(struct generator *g, const board solution, ennead_state *state)
{
    const unsigned part = 4 + generator_below(g, 30);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        for (int digit = 1; digit <= 9; digit++)
            if (digit != solution[cell] && generator_below(g, part) == 0)
                state->candidates[cell] &= (uint16_t) ~(1u << (digit - 1));
        if (state->values[cell] == 0 && generator_below(g, 4 * part) == 0)
            assert_int_equal(ennead_state_place(state, cell, solution[cell]), ENNEAD_STATUS_OK);
    }
}

static void measures_are_those_of_the_definitions(void **context)
{
    (void)context;
    const unsigned long count = test_size(150, 2000);
    struct generator g = {2029};
    unsigned long seen[MOST_BRAID + 2] = {0}, whips[MOST_WHIP + 1] = {0};

    for (unsigned long i = 0; i < count; i++) {
        board givens, solution;
        ennead_puzzle puzzle;
        ennead_state state;
        generate_puzzle(&g, PUZZLE_MINIMAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        compare(&state, seen);
        compare_whips(&state, whips);
        if (i % 2 == 0)
            continue;
        (void)solved(&puzzle, &OPTIONS(.solutions = 1), &solution, 1);
        play_some(&g, solution, &state);
        compare(&state, seen);
        compare_whips(&state, whips);
    }
    assert_true(seen[0] > 0 && seen[1] > 0 && seen[2] > 0 && seen[3] > 0);
    for (int b = 0; b <= MOST_BRAID; b++)
        report_figure("measures: B %d: %lu states equal", b, seen[b]);
    for (int w = 0; w <= MOST_WHIP; w++) {
        assert_true(whips[w] > 0);
        report_figure("measures: W %d: %lu states equal", w, whips[w]);
    }
}

static void assert_same_state(const ennead_state *state, const struct plain_state *plain)
{
    for (int candidate = 0; candidate < CANDIDATES; candidate++) {
        const int cell = candidate / 9, digit = candidate % 9 + 1;
        const bool open = (state->candidates[cell] >> (digit - 1) & 1) != 0;
        assert_int_equal(state->values[cell] == digit, plain->value[candidate]);
        assert_int_equal(open, plain->left[candidate] && !plain->value[candidate]);
    }
}

static void expansions_are_those_of_the_definitions(void **context)
{
    (void)context;
    struct generator g = {17};
    unsigned long open = 0;

    for (unsigned long i = 0; i < test_size(100, 10000); i++) {
        board givens;
        ennead_puzzle puzzle;
        ennead_state state;
        generate_puzzle(&g, i % 2 == 0 ? PUZZLE_MINIMAL : PUZZLE_SEVERAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        struct plain_state plain = plain_of(&state);
        ennead_rating_end end = ennead_expand_state(&state, ENNEAD_EXPANSION_SINGLES);
        close_singles(&plain);
        assert_same_state(&state, &plain);
        assert_int_equal(end == ENNEAD_RATING_END_SOLVED, is_solved(&plain));
        end = ennead_expand_state(&state, ENNEAD_EXPANSION_LOCKED);
        close_locked(&plain);
        assert_same_state(&state, &plain);
        assert_int_equal(end == ENNEAD_RATING_END_STUCK, !is_solved(&plain));
        open += end == ENNEAD_RATING_END_STUCK;
    }
    assert_true(open > 0);
    const ennead_puzzle dead = puzzle_of(DEAD_PUZZLE);
    ennead_state state, before;
    assert_int_equal(ennead_state_from_puzzle(&dead, &state), ENNEAD_STATUS_OK);
    before = state;
    assert_int_equal(ennead_expand_state(&state, ENNEAD_EXPANSION_SINGLES),
                     ENNEAD_RATING_END_CONTRADICTION);
    assert_memory_equal(&state, &before, sizeof state);
}

static void states_without_one_solution(void **context)
{
    (void)context;
    struct generator g = {31};
    ennead_state state;
    unsigned long seen[MOST_BRAID + 2] = {0};

    for (unsigned long i = 0; i < test_size(20, 500); i++) {
        board givens;
        ennead_puzzle puzzle;
        generate_puzzle(&g, PUZZLE_SEVERAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        state.candidates[i % ENNEAD_CELLS] &= (uint16_t)(generator_next(&g) & ENNEAD_ALL_DIGITS);
        compare(&state, seen);
    }
    const ennead_puzzle dead = puzzle_of(DEAD_PUZZLE);
    assert_int_equal(ennead_state_from_puzzle(&dead, &state), ENNEAD_STATUS_OK);
    for (int measure = 0; measure < ENNEAD_MEASURE_COUNT; measure++)
        assert_int_equal(measured(&state, (ennead_measure)measure), BROKEN);
}

/* Which of two values is right where another program has 9. In the long version, as it takes
 * seconds. */
static void a_g_whip_that_another_program_misses(void **context)
{
    (void)context;
    const ennead_puzzle puzzle = puzzle_of(
        ".23....8.4....9..378....5......75.3.......215...61...7.6.5.1....42.3....9....4..8");
    ennead_state state;
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
    const struct plain_state plain = plain_of(&state);
    assert_int_equal(measured(&state, ENNEAD_MEASURE_GW), 8);
    if (test_size(0, 1) != 0)
        assert_int_equal(plain_whips(plain, 8, GROUPS), 8);
}

/* Published values; two programs agree on each. */
static void known_values(void **context)
{
    (void)context;
    static const struct {
        const char *puzzle;
        int values[ENNEAD_MEASURE_COUNT];
    } known[] = {
        {"...456..9..6.......891..45.2.........7..9.....35......397...5.......4.72.....5361",
         {0, 0, 0, 0, 0, 0, 0, 0}},
        {".23....8.......12.7.91.........97.46...3....29..6......6.9..5.457.....98.....4...",
         {1, 1, 0, 0, 1, 1, 1, 1}},
        {"....5.....567....28..23..6......78.....3...2...1.2.3.734.9...1...21...7....8...9.",
         {1, 9, 0, 0, 10, 10, 8, 10}},
        {"..34...8.......1.37.....5.42...9....5.71..4...6...7....7...2.....58....19...6....",
         {2, STUCK, 2, 0, STUCK, STUCK, STUCK, STUCK}},
        {"...4..78......92..6...7...1.6..1...53..........5..84...3.....2.71.9.......6.3...7",
         {2, STUCK, 3, 0, STUCK, STUCK, STUCK, STUCK}},
        {"1.3.56....571.9...69.37......1.93..75.96.73.....51.......96..........4....5...86.",
         {3, STUCK, STUCK, 2, STUCK, STUCK, STUCK, STUCK}},
        /* generated: a subset shortens its whips */
        {"....9.7.......8259..2..5.....5.3.6...38...17..6...7......86..15...4.....2.....9..",
         {1, 4, 0, 0, 4, 4, 4, 3}},
    };
    const size_t first = COUNT_OF(known) - test_size(COUNT_OF(known), COUNT_OF(known));
    for (size_t i = first; i < COUNT_OF(known); i++) {
        const ennead_puzzle puzzle = puzzle_of(known[i].puzzle);
        ennead_state state;
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        for (int measure = 0; measure < ENNEAD_MEASURE_COUNT; measure++)
            assert_int_equal(measured(&state, (ennead_measure)measure), known[i].values[measure]);
    }
}

/* --------------------------------------------------------------------------- limits and errors */

static ennead_rating_end ends_with(const ennead_rater_options *options, ennead_measure measure,
                                   uint64_t *nodes)
{
    const ennead_puzzle puzzle = puzzle_of(
        "....5.....567....28..23..6......78.....3...2...1.2.3.734.9...1...21...7....8...9.");
    ennead_state state;
    ennead_measured result;
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_measure_state(&state, measure, options, &result), ENNEAD_STATUS_OK);
    *nodes = result.nodes;
    return result.end;
}

/* Some limits of nodes, up to the number that it takes. */
static void limits_of_nodes_end_it(ennead_measure measure, unsigned some)
{
    ennead_rater_options options;
    uint64_t nodes, all;

    ennead_rater_options_init(&options);
    assert_int_equal(ends_with(&options, measure, &all), ENNEAD_RATING_END_SOLVED);
    for (options.node_limit = 1; options.node_limit < all; options.node_limit += 1 + all / some) {
        assert_int_equal(ends_with(&options, measure, &nodes), ENNEAD_RATING_END_NODES);
        assert_int_equal(nodes, options.node_limit);
    }
    options.node_limit = all;
    assert_int_equal(ends_with(&options, measure, &nodes), ENNEAD_RATING_END_SOLVED);
}

static void every_limit_ends_it(void **context)
{
    (void)context;
    ennead_stop stop = {0};
    ennead_rater_options options;
    uint64_t nodes;

    limits_of_nodes_end_it(ENNEAD_MEASURE_B, 200);
    limits_of_nodes_end_it(ENNEAD_MEASURE_W, 10);
    ennead_rater_options_init(&options);
    options.time_limit = 1e-9;
    assert_int_equal(ends_with(&options, ENNEAD_MEASURE_TE, &nodes), ENNEAD_RATING_END_TIME);
    options.time_limit = 0;
    options.stop = &stop;
    assert_int_equal(ends_with(&options, ENNEAD_MEASURE_B, &nodes), ENNEAD_RATING_END_SOLVED);
    ennead_stop_set(&stop);
    for (int measure = 0; measure < ENNEAD_MEASURE_COUNT; measure++)
        assert_int_equal(ends_with(&options, (ennead_measure)measure, &nodes),
                         ENNEAD_RATING_END_STOP);
}

static void progress_can_be_read(void **context)
{
    (void)context;
    ennead_measuring measuring = {0};
    ennead_rater_options options;
    uint64_t first, second;

    ennead_rater_options_init(&options);
    options.measuring = &measuring;
    assert_int_equal(ends_with(&options, ENNEAD_MEASURE_B, &first), ENNEAD_RATING_END_SOLVED);
    assert_int_equal(ennead_measuring_get_nodes(&measuring), first);
    assert_int_equal(ennead_measuring_get_least(&measuring), 9);
    options.node_limit = 300;
    assert_int_equal(ends_with(&options, ENNEAD_MEASURE_W, &second), ENNEAD_RATING_END_NODES);
    assert_int_equal(ennead_measuring_get_nodes(&measuring), first + 300);
    assert_true(ennead_measuring_get_least(&measuring) < 9);
}

static void bad_arguments(void **context)
{
    (void)context;
    const ennead_rater_options wrong = {.size = sizeof wrong, .time_limit = -1};
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    ennead_state state;
    ennead_measured result;

    assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_measure_state(&state, ENNEAD_MEASURE_TE, &wrong, &result),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_measure_state(&state, ENNEAD_MEASURE_COUNT, NULL, &result),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    state.values[0] = 10;
    assert_int_equal(ennead_measure_state(&state, ENNEAD_MEASURE_TE, NULL, &result),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    state.values[0] = 5;
    state.candidates[2] = 512;
    assert_int_equal(ennead_measure_state(&state, ENNEAD_MEASURE_TE, NULL, &result),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    assert_string_equal(ennead_measure_name(ENNEAD_MEASURE_BXB), "bxb");
    assert_null(ennead_measure_name(-1));
    assert_null(ennead_measure_name(ENNEAD_MEASURE_COUNT));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(measures_are_those_of_the_definitions),
        cmocka_unit_test(expansions_are_those_of_the_definitions),
        cmocka_unit_test(states_without_one_solution),
        cmocka_unit_test(known_values),
        cmocka_unit_test(a_g_whip_that_another_program_misses),
        cmocka_unit_test(every_limit_ends_it),
        cmocka_unit_test(progress_can_be_read),
        cmocka_unit_test(bad_arguments),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
