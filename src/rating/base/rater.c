/* SPDX-License-Identifier: MIT */
/*
 * What all producers share: starting a path and its steps, limits, and the result.
 */
#include "rating/base/rater.h"

#include <string.h>

#include "grid/limits.h"
#include "grid/sized.h"
#include "rating/base/scale.h"

ennead_status se_check_options(const ennead_rater_options *options, ennead_rater_options *checked)
{
    ennead_rater_options_init(checked);
    if (options == NULL)
        return ENNEAD_STATUS_OK;
    if (!sized_read(checked, sizeof *checked, options))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    if ((unsigned)checked->uniqueness > ENNEAD_UNIQUENESS_UNUSED || !(checked->time_limit >= 0) ||
        (unsigned)checked->scale > ENNEAD_SE_SCALE_1181)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    return ENNEAD_STATUS_OK;
}

/* Starts with a board. */
void se_start(se_rater *r, ennead_rating *rating)
{
    memset(rating, 0, sizeof *rating);
    memset(&r->m, 0, sizeof r->m);
    memset(&r->known, 0, sizeof r->known);
    r->rating = rating;
    r->er_rank = 0;
    r->nodes = 0;
    r->ended = false;
    r->deadline = r->options.time_limit > 0 ? seconds_now() + r->options.time_limit : 0;
    r->unique = r->options.uniqueness == ENNEAD_UNIQUENESS_USED;
    for (int memory = 0; memory < SE_MEMORIES; memory++)
        r->stale[memory] = UINT32_MAX;
    for (int memory = 0; memory < SE_CELL_MEMORIES; memory++)
        r->stale_cells[memory] = ALL_CELLS;
}

ennead_se_step *se_step(se_rater *r, ennead_se_technique technique, int rating)
{
    memset(&r->step, 0, sizeof r->step);
    r->step.technique = technique;
    r->step.rating = rating;
    r->rank = se_rank(rating, 0);
    return &r->step;
}

bool se_end(se_rater *r, ennead_rating_end end)
{
    r->ended = true;
    r->end = end;
    return false;
}

bool se_spent(se_rater *r)
{
    if (r->nodes >= r->node_limit)
        r->end = ENNEAD_RATING_END_NODES;
    else if (r->stop != NULL && ennead_stop_is_set(r->stop))
        r->end = ENNEAD_RATING_END_STOP;
    else if (r->deadline > 0 && seconds_now() >= r->deadline)
        r->end = ENNEAD_RATING_END_TIME;
    else
        return false;
    return true;
}

void se_count(se_rater *r, ennead_se_technique technique, int rating, int rank, se_effect effect,
              uint32_t times)
{
    ennead_rating *sum = r->rating;

    sum->steps += times;
    sum->counts[technique] += times;
    r->nodes += times;
    if (rank > r->er_rank) {
        r->er_rank = rank;
        sum->er = rating;
        sum->er_technique = technique;
    }
    if (sum->ed == 0) {
        sum->ed = sum->er;
        sum->ed_technique = sum->er_technique;
    }
    if (sum->ep == 0 && effect == SE_PLACES) {
        sum->ep = sum->er;
        sum->ep_technique = sum->er_technique;
    }
}

/* The houses of a set of cells. */
static uint32_t houses_of_bands(bands set)
{
    const uint32_t both = set[0] | set[1] | set[2];
    uint32_t houses = (both | both >> 9 | both >> 18) & BAND_ROW;

    houses <<= FIRST_COLUMN;
    for (int i = 0; i < 9; i++) {
        const uint32_t word = set[i / 3], row = word >> 9 * (i % 3) & BAND_ROW;
        const uint32_t box = (word | word >> 9 | word >> 18) >> 3 * (i % 3) & 7;

        houses |= (uint32_t)(row != 0) << i | (uint32_t)(box != 0) << (FIRST_BOX + i);
    }
    return houses;
}

/* Updates the marks, and what producers remember, after changes of the board. */
void se_show(se_rater *r)
{
    bands changed = all_bands(0);
    uint32_t some_digits = 0;

    FOR_ALL_DIGITS(digit) {
        const bands here = open_places(&r->known, digit) ^ open_places(&r->b, digit);
        if (any_band(here))
            some_digits |= 1u << digit;
        changed |= here;
    }
    if (some_digits == 0)
        return;
    const uint32_t houses = houses_of_bands(changed);
    for (int memory = 0; memory < SE_MEMORIES; memory++)
        r->stale[memory] |= memory < SE_X_WING ? houses : some_digits;
    for (int memory = 0; memory < SE_CELL_MEMORIES; memory++)
        r->stale_cells[memory] |= cells_of_bands(changed);
    r->triples = se_marks_of_board(&r->m, &r->b, &r->known, &easy_steps()->fill);
}
