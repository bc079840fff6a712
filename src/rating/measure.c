/* SPDX-License-Identifier: MIT */
/*
 * What follows by singles and locked candidates, and the measures by suppositions. A measure grows
 * on one and the same board: what fell with shorter braids or less depth need not be tried again.
 */
#include <limits.h>

#include "grid/limits.h"
#include "grid/supposing/trials.h"
#include "grid/supposing/whips.h"
#include "rating/base/rater.h"

enum {
    MOST_DEPTH = 3,
    FIRST_BRAID = 2, /* shorter ones are singles and locked candidates */
};

const char *ennead_measure_name(int measure)
{
    static const char *const names[ENNEAD_MEASURE_COUNT] = {
        [ENNEAD_MEASURE_TE] = "te",     [ENNEAD_MEASURE_B] = "b",   [ENNEAD_MEASURE_BXB] = "bxb",
        [ENNEAD_MEASURE_BXBB] = "bxbb", [ENNEAD_MEASURE_W] = "w",   [ENNEAD_MEASURE_GW] = "gw",
        [ENNEAD_MEASURE_GB] = "gb",     [ENNEAD_MEASURE_SW] = "sw",
    };
    return measure >= 0 && measure < ENNEAD_MEASURE_COUNT ? names[measure] : NULL;
}

/* What is known of the state, with what that says of the measure at hand. */
typedef struct measure_work {
    te_limits *limits;
    const ennead_known_measures *known;
    int most; /* its value if it is no less; INT_MAX: not known */
} measure_work;

static bool is_known(const ennead_known_measures *known, ennead_measure measure)
{
    return (known->solved >> measure & 1) != 0;
}

static bool known_stuck(const ennead_known_measures *known, ennead_measure measure)
{
    return (known->stuck >> measure & 1) != 0;
}

static te_outcome measure_depth(te_limits *limits, se_board *b, int *value)
{
    te_outcome outcome = TE_OPEN;

    for (*value = 0; *value <= MOST_DEPTH; (*value)++) {
        outcome = te_settle(limits, b, 0, *value);
        if (outcome != TE_OPEN || limits->ended)
            break;
    }
    return outcome;
}

/* Braids of any length do as much as one more supposition with singles. */
static bool braids_settle(const measure_work *work, const se_board *b, int depth)
{
    se_board board = *b;
    return (is_known(work->known, ENNEAD_MEASURE_TE) &&
            work->known->values[ENNEAD_MEASURE_TE] == depth + 1) ||
           te_settle(work->limits, &board, 0, depth + 1) != TE_OPEN;
}

static te_outcome measure_braids(const measure_work *work, se_board *b, int depth, int *value)
{
    for (*value = 0;; (*value)++) {
        if (*value == work->most)
            return TE_SOLVED;
        const te_outcome outcome = te_settle(work->limits, b, *value, depth);
        if (outcome != TE_OPEN || work->limits->ended)
            return outcome;
        if (*value == FIRST_BRAID && work->most == INT_MAX && !braids_settle(work, b, depth))
            return TE_OPEN;
    }
}

/* Braids are found faster, and g-braids need be no longer. */
static te_outcome measure_g_braids(const measure_work *work, se_board *b, int *value)
{
    se_board board = *b;
    int most = work->most;

    if (most == INT_MAX && !known_stuck(work->known, ENNEAD_MEASURE_B) &&
        measure_braids(work, &board, 0, &most) != TE_SOLVED)
        most = INT_MAX;
    return te_rate_g_braids(work->limits, b, most, value);
}

static te_outcome settle(const measure_work *work, se_board *b, ennead_measure which, int *value)
{
    te_limits *const limits = work->limits;

    switch (which) {
    case ENNEAD_MEASURE_TE:
        return measure_depth(limits, b, value);
    case ENNEAD_MEASURE_W:
        return te_rate_whips(limits, b, TE_WHIPS, value);
    case ENNEAD_MEASURE_GW:
        return te_rate_whips(limits, b, TE_G_WHIPS, value);
    case ENNEAD_MEASURE_SW:
        return te_rate_whips(limits, b, TE_SUBSETS_AND_WHIPS, value);
    case ENNEAD_MEASURE_GB:
        return measure_g_braids(work, b, value);
    default:
        return measure_braids(work, b, (int)which - ENNEAD_MEASURE_B, value);
    }
}

/* Notes that the number is no more than another one, if that is known. */
static void bound_by(measure_work *work, ennead_measure other)
{
    const int value = work->known->values[other];
    if (is_known(work->known, other) && value < work->most)
        work->most = value;
}

/* Whips are braids, and all of them are g-braids. */
static void bound(measure_work *work, ennead_measure which)
{
    if (which == ENNEAD_MEASURE_B || which == ENNEAD_MEASURE_GB)
        bound_by(work, ENNEAD_MEASURE_W);
    if (which != ENNEAD_MEASURE_GB)
        return;
    bound_by(work, ENNEAD_MEASURE_B);
    bound_by(work, ENNEAD_MEASURE_GW);
}

/* Whether a measure by braids follows from those that are known: they grow together. */
static bool braids_follow(const ennead_known_measures *known, ennead_measure which, int *value)
{
    const int depth = (int)which - ENNEAD_MEASURE_B, te = known->values[ENNEAD_MEASURE_TE];

    *value = 0;
    for (int less = ENNEAD_MEASURE_B; less < (int)which; less++)
        if (is_known(known, (ennead_measure)less))
            return true;
    return is_known(known, ENNEAD_MEASURE_TE) && te <= depth;
}

/* Whether one by whips or g-braids does. If singles and locked candidates are enough, it takes none
 * of these. Whips and g-whips of length 2 come before all that is longer. */
static bool whips_follow(const ennead_known_measures *known, ennead_measure which, int *value)
{
    static const ennead_measure others[] = {ENNEAD_MEASURE_B, ENNEAD_MEASURE_GB, ENNEAD_MEASURE_W,
                                            ENNEAD_MEASURE_GW, ENNEAD_MEASURE_SW};

    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        *value = known->values[others[i]];
        if (is_known(known, others[i]) && *value <= 1)
            return true;
    }
    *value = 0;
    if (is_known(known, ENNEAD_MEASURE_TE) && known->values[ENNEAD_MEASURE_TE] == 0)
        return true;
    *value = known->values[ENNEAD_MEASURE_W];
    return is_known(known, ENNEAD_MEASURE_W) && *value == FIRST_BRAID && which != ENNEAD_MEASURE_SW;
}

/* Whether a measure follows from those that are known. */
static bool follows(const ennead_known_measures *known, ennead_measure which, int *value)
{
    if (which == ENNEAD_MEASURE_TE)
        return false;
    if (which == ENNEAD_MEASURE_B || which > ENNEAD_MEASURE_BXBB)
        if (whips_follow(known, which, value))
            return true;
    return which <= ENNEAD_MEASURE_BXBB && braids_follow(known, which, value);
}

/* Whether it follows that a measure does not solve the puzzle. */
static bool must_be_stuck(const ennead_known_measures *known, ennead_measure which)
{
    const int depth = which == ENNEAD_MEASURE_W      ? 0
                      : which <= ENNEAD_MEASURE_BXBB ? (int)which - ENNEAD_MEASURE_B
                                                     : MOST_DEPTH;

    if (which == ENNEAD_MEASURE_TE || depth == MOST_DEPTH)
        return false;
    return known_stuck(known, ENNEAD_MEASURE_TE) ||
           (is_known(known, ENNEAD_MEASURE_TE) && known->values[ENNEAD_MEASURE_TE] > depth + 1) ||
           (which == ENNEAD_MEASURE_W && known_stuck(known, ENNEAD_MEASURE_B));
}

ennead_rating_end ennead_expand_state(ennead_state *state, ennead_expansion expansion)
{
    se_board board;

    (void)se_board_of(&board, state->values, state->candidates);
    const te_outcome outcome =
        expansion == ENNEAD_EXPANSION_LOCKED ? te_close_locked(&board) : te_close_singles(&board);
    if (outcome == TE_BROKEN)
        return ENNEAD_RATING_END_CONTRADICTION;
    se_board_state(&board, state);
    return outcome == TE_SOLVED ? ENNEAD_RATING_END_SOLVED : ENNEAD_RATING_END_STUCK;
}

static bool state_in_range(const ennead_state *state)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (state->values[cell] > 9 || state->candidates[cell] > ENNEAD_ALL_DIGITS)
            return false;
    return true;
}

ennead_status ennead_measure_state(const ennead_state *state, ennead_measure measure,
                                   const ennead_rater_options *options, ennead_measured *measured)
{
    ennead_rater_options checked;
    se_board board;

    if (se_check_options(options, &checked) != ENNEAD_STATUS_OK ||
        ennead_measure_name((int)measure) == NULL || !state_in_range(state))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    te_limits limits = {
        .most = checked.node_limit != 0 ? checked.node_limit : UINT64_MAX,
        .deadline = checked.time_limit > 0 ? seconds_now() + checked.time_limit : 0,
        .stop = checked.stop,
        .measuring = checked.measuring,
        .value = &measured->value,
    };
    const ennead_known_measures none = {0};
    measure_work work = {&limits, checked.known != NULL ? checked.known : &none, INT_MAX};
    te_outcome outcome = TE_SOLVED;

    measured->value = 0;
    if (must_be_stuck(work.known, measure)) {
        outcome = TE_OPEN;
    } else if (!follows(work.known, measure, &measured->value)) {
        measured->value = 0;
        bound(&work, measure);
        (void)se_board_of(&board, state->values, state->candidates);
        outcome = settle(&work, &board, measure, &measured->value);
    }
    te_tell(&limits);
    measured->end = limits.ended           ? limits.end
                    : outcome == TE_SOLVED ? ENNEAD_RATING_END_SOLVED
                    : outcome == TE_BROKEN ? ENNEAD_RATING_END_CONTRADICTION
                                           : ENNEAD_RATING_END_STUCK;
    measured->nodes = limits.nodes;
    return ENNEAD_STATUS_OK;
}
