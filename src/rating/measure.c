/* SPDX-License-Identifier: MIT */
/*
 * What follows by singles and locked candidates, and the measures by suppositions. A measure grows
 * on one and the same board: what fell with shorter braids or less depth need not be tried again.
 */
#include "grid/limits.h"
#include "rating/base/rater.h"
#include "grid/supposing/trials.h"
#include "grid/supposing/whips.h"

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
static bool braids_settle(te_limits *limits, const se_board *b, int depth)
{
    se_board board = *b;
    return te_settle(limits, &board, 0, depth + 1) != TE_OPEN;
}

static te_outcome measure_braids(te_limits *limits, se_board *b, int depth, int *value)
{
    for (*value = 0;; (*value)++) {
        const te_outcome outcome = te_settle(limits, b, *value, depth);
        if (outcome != TE_OPEN || limits->ended)
            return outcome;
        if (*value == FIRST_BRAID && !braids_settle(limits, b, depth))
            return TE_OPEN;
    }
}

static te_outcome settle(te_limits *limits, se_board *b, ennead_measure which, int *value)
{
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
        return te_rate_whips(limits, b, TE_G_BRAIDS, value);
    default:
        return measure_braids(limits, b, (int)which - ENNEAD_MEASURE_B, value);
    }
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
    measured->value = 0;
    (void)se_board_of(&board, state->values, state->candidates);
    const te_outcome outcome = settle(&limits, &board, measure, &measured->value);
    te_tell(&limits);
    measured->end = limits.ended           ? limits.end
                    : outcome == TE_SOLVED ? ENNEAD_RATING_END_SOLVED
                    : outcome == TE_BROKEN ? ENNEAD_RATING_END_CONTRADICTION
                                           : ENNEAD_RATING_END_STUCK;
    measured->nodes = limits.nodes;
    return ENNEAD_STATUS_OK;
}
