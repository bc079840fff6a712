/* SPDX-License-Identifier: MIT */
/*
 * A puzzle or state that is being written in a form of another program.
 */
#ifndef ENNEAD_TEXT_EXCHANGE_EXCHANGE_H
#define ENNEAD_TEXT_EXCHANGE_EXCHANGE_H

#include "text/description/unsaid.h"

typedef struct exchange_work {
    const ennead_description *d;
    const ennead_state *state; /* NULL if the puzzle is not a plain one */
    const char *title;         /* empty: none */
    unsigned needs;            /* what the puzzle has, a set of ennead_exchange_says */
    ennead_allocator memory;
    text_buffer p;
    unsaid_list unsaid;
    ennead_status status;
} exchange_work;

/* The value that a cell must have, counted from 1; 0 if there are several. */
static inline int exchange_given(const exchange_work *w, int cell)
{
    const uint64_t left = w->d->candidates[cell] & UINT64_MAX >> (ENNEAD_MOST_SIZE - w->d->values);

    return left != 0 && (left & (left - 1)) == 0 ? lowest_bit(left) + 1 : 0;
}

#endif
