/* SPDX-License-Identifier: MIT */
/*
 * Cells that are known to be in the same region; see the header.
 */
#include "model/rules/cells/region_pieces.h"

#include <string.h>

#include "model/storage.h"

bool pieces_new(ennead_model *m, region_pieces *c)
{
    const size_t places = (size_t)c->places, words = (places + 63) / 64;
    const size_t sets = 9 + 3 * places + (size_t)(c->regions + m->values + c->size);
    uint16_t *numbers = model_memory(m, 4 * places * sizeof *numbers);
    uint64_t *room = model_cleared_memory(m, (4 * places + sets * words) * sizeof *room);

    c->near = model_memory(m, places * sizeof *c->near);
    if (numbers == NULL || room == NULL || c->near == NULL)
        return false;
    c->words = words;
    c->leader = numbers;
    c->next = c->leader + places;
    c->count = c->next + places;
    c->queue = c->count + places;
    c->labels = room;
    c->fixed = c->labels + places;
    c->told = (domain(*)[2])(c->fixed + places);
    c->own = c->fixed + 3 * places;
    c->apart = c->own + places * words;
    c->beside = c->apart + places * words;
    c->plain = c->beside + places * words;
    c->reach = c->plain + words;
    c->walked = c->reach + words;
    c->open = c->walked + words;
    c->left = c->open + words;
    c->seen = c->left + words;
    c->near_by = c->seen + words;
    c->countable = c->near_by + words;
    c->nearest = c->countable + words;
    c->fronts = c->nearest + words;
    c->labeled = c->fronts + (size_t)c->size * words;
    c->holding = c->labeled + (size_t)c->regions * words;
    return true;
}

/* --------------------------------------------------------------------------- sets of places */

static inline void find_beside(const region_pieces *c, const uint64_t *from, uint64_t *restrict to,
                               size_t words)
{
    memset(to, 0, words * sizeof *to);
    for (size_t word = 0; word < words; word++)
        FOR_EACH_VALUE(rest, from[word]) {
            const uint64_t *beside = c->beside + (size_t)place_in(word, rest) * words;
            for (size_t i = 0; i < words; i++)
                to[i] |= beside[i];
        }
}

/* Loops over two words, as in 9x9, are unrolled. */
void places_beside(const region_pieces *c, const uint64_t *from, uint64_t *to)
{
    if (!SMALL_CODE && c->words == 2)
        find_beside(c, from, to, 2);
    else
        find_beside(c, from, to, c->words);
}

int places_go_on(const region_pieces *c, uint64_t *front)
{
    uint64_t more = 0;

    places_beside(c, front, c->near_by);
    for (size_t word = 0; word < c->words; word++) {
        front[word] = c->near_by[word] & c->left[word];
        c->left[word] ^= front[word];
        c->seen[word] |= front[word];
        more |= front[word];
    }
    return more == 0 ? 0 : places_count(c, c->seen);
}

/* ------------------------------------------------------------------------------------- pieces */

static bool are_apart(const region_pieces *c, int one, int other)
{
    if (places_has(c->plain, one))
        return false;
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

/* Notes what is known of a piece in the sets of each region and value. */
static void tell_of_piece(const region_pieces *c, int piece)
{
    const domain now[2] = {c->labels[piece], c->fixed[piece]};
    int place = piece;

    do {
        domain *told = c->told[place];
        FOR_EACH_VALUE(rest, told[0] ^ now[0])
            places_of(c, c->labeled, lowest_value(rest))[place / 64] ^= value_bit(place % 64);
        FOR_EACH_VALUE(rest, told[1] ^ now[1])
            places_of(c, c->holding, lowest_value(rest))[place / 64] ^= value_bit(place % 64);
        told[0] = now[0];
        told[1] = now[1];
        place = c->next[place];
    } while (place != piece);
}

void pieces_find_open(const ennead_model *m, const propagator *p, const region_pieces *c, int piece)
{
    const domain value = value_at(m, p, piece);
    const domain placed = c->fixed[piece] | (c->count[piece] == 1 && is_single(value) ? value : 0);

    for (size_t word = 0; word < c->words; word++) {
        uint64_t open = 0;
        FOR_EACH_VALUE(rest, c->count[piece] < c->size ? c->labels[piece] : 0)
            open |= places_of(c, c->labeled, lowest_value(rest))[word];
        FOR_EACH_VALUE(rest, placed)
            open &= ~places_of(c, c->holding, lowest_value(rest))[word];
        c->open[word] =
            (open & ~places_of(c, c->apart, piece)[word]) | places_of(c, c->own, piece)[word];
    }
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
        c->plain[word] &= ~places_of(c, c->own, into)[word];
    }
    for (int place = c->next[from]; place != from; place = c->next[place])
        c->leader[place] = (uint16_t)into;
    c->leader[from] = (uint16_t)into;
    const uint16_t after = c->next[into];
    c->next[into] = c->next[from];
    c->next[from] = after;
    tell_of_piece(c, into);
    return true;
}

void pieces_part(region_pieces *c, int one, int other)
{
    const int piece = c->leader[one];

    places_add(places_of(c, c->apart, piece), other);
    places_remove(c->plain, piece);
}

bool pieces_begin(const ennead_model *m, const propagator *p, region_pieces *c)
{
    uint16_t first[ENNEAD_MOST_SIZE];

    memset(first, 0xff, sizeof first);
    memset(c->own, 0, (size_t)c->places * c->words * sizeof *c->own);
    memset(c->apart, 0, (size_t)c->places * c->words * sizeof *c->apart);
    memset(c->plain, 0xff, c->words * sizeof *c->plain);
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

/* The regions that all cells of a piece may have, and the values placed in it. */
static bool gather(const ennead_model *m, const propagator *p, region_pieces *c, int leader)
{
    domain labels = c->labels[leader], taken = 0;
    int place = leader;

    do {
        const domain value = value_at(m, p, place);
        labels &= region_at(m, p, c, place);
        if (is_single(value)) {
            if ((taken & value) != 0)
                return false;
            taken |= value;
        }
        place = c->next[place];
    } while (place != leader);
    c->labels[leader] = labels;
    c->fixed[leader] = taken;
    tell_of_piece(c, leader);
    return true;
}

bool pieces_agree(ennead_model *m, const propagator *p, region_pieces *c)
{
    for (int leader = 0; leader < c->places; leader++) {
        int place = leader;
        if (c->leader[leader] != leader)
            continue;
        c->at = leader;
        if (!gather(m, p, c, leader))
            return false;
        while (c->count[leader] > 1) {
            if (!keep_regions(m, p, c, place, c->labels[leader]) ||
                (!is_single(value_at(m, p, place)) &&
                 !narrow(m, p->cells[place], ~c->fixed[leader])))
                return false;
            place = c->next[place];
            if (place == leader)
                break;
        }
    }
    return true;
}
