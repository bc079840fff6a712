/* SPDX-License-Identifier: MIT */
/*
 * Cells that are known to be in the same region; see the header.
 */
#include "model/rules/cells/region_pieces.h"

#include "model/storage.h"

#include <string.h>

bool pieces_new(ennead_model *m, region_pieces *c)
{
    const size_t places = (size_t)c->places;

    c->words = (places + 63) / 64;
    c->near = model_memory(m, places * sizeof *c->near);
    c->leader = model_memory(m, places * sizeof *c->leader);
    c->next = model_memory(m, places * sizeof *c->next);
    c->count = model_memory(m, places * sizeof *c->count);
    c->labels = model_memory(m, places * sizeof *c->labels);
    c->fixed = model_memory(m, places * sizeof *c->fixed);
    c->own = model_memory(m, places * c->words * sizeof *c->own);
    c->apart = model_memory(m, places * c->words * sizeof *c->apart);
    c->steps = model_memory(m, places * sizeof *c->steps);
    c->link = model_memory(m, places * sizeof *c->link);
    c->queue = model_memory(m, places * sizeof *c->queue);
    c->walked = model_memory(m, c->words * sizeof *c->walked);
    c->orders = model_memory(m, places * sizeof *c->orders);
    c->reach = model_memory(m, c->words * sizeof *c->reach);
    return c->near != NULL && c->leader != NULL && c->next != NULL && c->count != NULL &&
           c->labels != NULL && c->fixed != NULL && c->own != NULL && c->apart != NULL &&
           c->steps != NULL && c->link != NULL && c->queue != NULL && c->reach != NULL &&
           c->walked != NULL && c->orders != NULL;
}

static bool are_apart(const region_pieces *c, int one, int other)
{
    for (size_t word = 0; word < c->words; word++)
        if ((places_of(c, c->apart, one)[word] & places_of(c, c->own, other)[word]) != 0)
            return true;
    return false;
}

/* Whether a piece of one cell has no value but those that are placed in another piece. */
static bool lacks_value(const ennead_model *m, const propagator *p, const region_pieces *c, int one,
                        int other)
{
    return c->count[one] == 1 && (value_at(m, p, one) & ~c->fixed[other]) == 0;
}

bool pieces_may_join(const ennead_model *m, const propagator *p, const region_pieces *c, int one,
                     int other)
{
    return (c->labels[one] & c->labels[other]) != 0 && (c->fixed[one] & c->fixed[other]) == 0 &&
           c->count[one] + c->count[other] <= c->size && !lacks_value(m, p, c, one, other) &&
           !lacks_value(m, p, c, other, one) && !are_apart(c, one, other) &&
           !are_apart(c, other, one);
}

bool pieces_join(const ennead_model *m, const propagator *p, region_pieces *c, int one, int other)
{
    const int a = c->leader[one], b = c->leader[other];
    const int into = a < b ? a : b, from = a < b ? b : a;

    if (into == from)
        return true;
    if (!pieces_may_join(m, p, c, into, from))
        return false;
    c->joined = true;
    c->labels[into] &= c->labels[from];
    c->fixed[into] |= c->fixed[from];
    c->count[into] = (uint16_t)(c->count[into] + c->count[from]);
    for (size_t word = 0; word < c->words; word++) {
        places_of(c, c->own, into)[word] |= places_of(c, c->own, from)[word];
        places_of(c, c->apart, into)[word] |= places_of(c, c->apart, from)[word];
    }
    for (int place = c->next[from]; place != from; place = c->next[place])
        c->leader[place] = (uint16_t)into;
    c->leader[from] = (uint16_t)into;
    const uint16_t after = c->next[into];
    c->next[into] = c->next[from];
    c->next[from] = after;
    return true;
}

void pieces_part(region_pieces *c, int one, int other)
{
    places_of(c, c->apart, c->leader[one])[other / 64] |= value_bit(other % 64);
}

bool pieces_begin(const ennead_model *m, const propagator *p, region_pieces *c)
{
    uint16_t first[ENNEAD_MOST_SIZE];

    memset(first, 0xff, sizeof first);
    memset(c->own, 0, (size_t)c->places * c->words * sizeof *c->own);
    memset(c->apart, 0, (size_t)c->places * c->words * sizeof *c->apart);
    for (int place = 0; place < c->places; place++) {
        const domain value = value_at(m, p, place);
        c->leader[place] = c->next[place] = (uint16_t)place;
        c->count[place] = 1;
        c->labels[place] = region_at(m, p, c, place);
        c->fixed[place] = is_single(value) ? value : 0;
        places_of(c, c->own, place)[place / 64] = value_bit(place % 64);
    }
    for (int place = 0; place < c->places; place++) {
        if (!is_single(c->labels[c->leader[place]]))
            continue;
        c->at = place;
        const int label = lowest_value(c->labels[c->leader[place]]);
        if (first[label] == NO_PLACE)
            first[label] = (uint16_t)place;
        else if (!pieces_join(m, p, c, first[label], place))
            return false;
    }
    return true;
}

bool pieces_agree(ennead_model *m, const propagator *p, region_pieces *c)
{
    for (int leader = 0; leader < c->places; leader++) {
        domain taken = 0;
        int place = leader;
        if (c->leader[leader] != leader)
            continue;
        c->at = leader;
        do {
            const domain value = value_at(m, p, place);
            c->labels[leader] &= region_at(m, p, c, place);
            if (is_single(value) && (taken & value) != 0)
                return false;
            taken |= is_single(value) ? value : 0;
            place = c->next[place];
        } while (place != leader);
        c->fixed[leader] = taken;
        do {
            if (!keep_regions(m, p, c, place, c->labels[leader]) ||
                (!is_single(value_at(m, p, place)) && !narrow(m, p->cells[place], ~taken)))
                return false;
            place = c->next[place];
        } while (place != leader);
    }
    return true;
}
