/* SPDX-License-Identifier: MIT */
/*
 * The words for sums that were joined.
 */
#include "model/filters/sums/joined.h"

#include "model/sentence.h"

static void tell_sum(const joined_sum *sum, sentence_id name, sentence *s)
{
    tell(s, name,
         (const model_slot[]){tell_cells(sum->cells, sum->count), tell_number(sum->total), {0}});
}

static void tell_filled(const joined_sum *filled, sentence_id name, sentence *s)
{
    const propagator cells = {.cells = filled->cells, .count = filled->count};
    char room[HOUSE_NAME_SIZE];

    tell(s, name, (const model_slot[]){tell_house(s, &cells, filled->name, room), {0}});
}

void tell_joined(const joined_sums *joined, sentence *s)
{
    const int last = joined->count - 1;

    tell_sum(&joined->sums[0], SENTENCE_MODEL_TOTAL, s);
    for (int i = 1; i <= last; i++)
        tell_sum(&joined->sums[i],
                 i == last ? SENTENCE_MODEL_LAST_TOTAL : SENTENCE_MODEL_NEXT_TOTAL, s);
    tell(s, SENTENCE_MODEL_NO_SHARED_CELL, NULL);
    for (int i = 0; i < joined->house_count; i++)
        tell_filled(&joined->houses[i],
                    i == 0                         ? SENTENCE_MODEL_FILL
                    : i == joined->house_count - 1 ? SENTENCE_MODEL_FILL_LAST
                                                   : SENTENCE_MODEL_FILL_NEXT,
                    s);
    if (joined->house_count > 0)
        TELL(s, MODEL_FILLED, tell_number(joined->house_count),
             tell_number(joined->houses[0].total));
    tell(s, SENTENCE_MODEL_THUS, NULL);
}
