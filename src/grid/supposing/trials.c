/* SPDX-License-Identifier: MIT */
/*
 * Trial and error. Which candidates fall does not depend on the order of trials, so trials are left
 * out that cannot succeed: when a candidate is supposed without a contradiction, neither does one
 * come from a candidate that is then found to be true.
 */
#include "grid/supposing/trials.h"

#include "grid/supposing/braids.h"

/* From this theory on, a hypothesis is first tried with the strongest theory. */
enum { LONG_BRAIDS = 5 };

/* Which candidates need no trial: those that cannot be refuted in this state, and, to be tried
 * after the others, those that could not be in an earlier one. The strongest theory refutes those
 * that are fated. */
typedef struct trial_list {
    bands idle[10], late[10], fated[10];
} trial_list;

/* Finds the next candidate to try. Returns false if there is none. */
static bool next_trial(const se_board *b, trial_list *list, int *cell, int *digit)
{
    for (int round = 0; round < 2; round++) {
        FOR_ALL_DIGITS(d) {
            const bands open = open_places(b, d) & ~list->idle[d] & ~list->late[d];
            if (any_band(open)) {
                *digit = d;
                *cell = lowest_cell(cells_of_bands(open));
                return true;
            }
        }
        FOR_ALL_DIGITS(d)
            list->late[d] = all_bands(0);
    }
    return false;
}

/* No value of a supposition that was not refuted can be refuted. */
static void keep_values(trial_list *list, const se_board *supposed)
{
    FOR_ALL_DIGITS(digit)
        list->idle[digit] |= supposed->of[digit] & ~supposed->empty;
}

static void state_changed(trial_list *list)
{
    FOR_ALL_DIGITS(digit) {
        list->late[digit] |= list->idle[digit];
        list->idle[digit] = all_bands(0);
    }
}

static bool trial_refutes(te_limits *limits, se_board *supposed, int theory, int depth, bool *fated)
{
    if (theory >= LONG_BRAIDS && !*fated) {
        se_board strongest = *supposed;
        if (te_settle(limits, &strongest, 0, depth) != TE_BROKEN) {
            *supposed = strongest;
            return false;
        }
        *fated = true;
    }
    return te_settle(limits, supposed, theory, depth - 1) == TE_BROKEN;
}

/* Without suppositions. */
static te_outcome close(te_limits *limits, se_board *b, int theory)
{
    return theory == 0   ? te_close_singles(b)
           : theory == 1 ? te_close_locked(b)
                         : te_close_braids(limits, b, theory);
}

/* What is done after an elimination: what is cheap, since trials find the rest. */
static te_outcome go_on(te_limits *limits, se_board *b, int theory, int depth)
{
    if (depth > 1)
        return te_settle(limits, b, theory, depth - 1);
    return theory > 0 ? te_close_locked(b) : te_close_singles(b);
}

te_outcome te_settle(te_limits *limits, se_board *b, int theory, int depth)
{
    trial_list list = {0};
    int cell, digit;

    if (te_spend(limits))
        return TE_OPEN;
    if (depth == 0)
        return close(limits, b, theory);
    te_outcome outcome = te_settle(limits, b, theory, depth - 1);
    while (outcome == TE_OPEN && !limits->ended && next_trial(b, &list, &cell, &digit)) {
        se_board supposed = *b;
        (void)te_place(&supposed, cell, digit);
        bool fated = band_has(list.fated[digit], cell);
        const bool refuted = trial_refutes(limits, &supposed, theory, depth, &fated);
        if (fated)
            list.fated[digit] |= bands_of_cells(CELL(cell));
        if (refuted) {
            b->of[digit] &= ~bands_of_cells(CELL(cell));
            state_changed(&list);
            outcome = go_on(limits, b, theory, depth);
        } else {
            keep_values(&list, &supposed);
        }
    }
    return outcome;
}
