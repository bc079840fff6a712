/* SPDX-License-Identifier: MIT */
/*
 * Of the cells that a clue counts, those in the piece of its one cell are in its region, and those
 * that cannot join it are not, whatever the number of that region.
 */
#include "model/rules/cells/region_clues.h"

#include "model/storage.h"

#include <string.h>

/* ------------------------------------------------------------------------------------- finding */

/* Finds the places whose regions the cells of a rule are. Returns NULL, and `memory` as it was, if
 * there are others, or the number is not one of the cells of the propagator, which would not be
 * called when it changes. */
static const uint16_t *find_places(ennead_model *m, const propagator *p, const region_pieces *c,
                                   const propagator *rule, bool *memory)
{
    uint16_t *places = model_memory(m, (size_t)rule->count * sizeof *places);
    bool number = false;

    if (places == NULL) {
        *memory = false;
        return NULL;
    }
    for (int place = 0; place < c->places; place++)
        number = number || p->cells[place] == rule->cells[ALIKE_NUMBER];
    for (int i = ALIKE_ONE; i < rule->count; i++) {
        int place = 0;
        while (place < c->places && p->cells[c->places + place] != rule->cells[i])
            place++;
        if (place == c->places)
            return NULL;
        places[i] = (uint16_t)place;
    }
    return number ? places : NULL;
}

bool clues_find(ennead_model *m, const propagator *p, const region_pieces *c, region_clues *found)
{
    bool memory = true;
    size_t rules = 0;

    for (size_t i = 0; i < m->propagator_count; i++)
        rules += alike_of(&m->propagators[i]) != NULL;
    found->count = 0;
    found->clues = model_memory(m, rules * sizeof *found->clues);
    if (found->clues == NULL)
        return rules == 0;
    for (size_t i = 0; i < m->propagator_count && memory; i++) {
        const propagator *rule = &m->propagators[i];
        const alike_cells *alike = alike_of(rule);
        const uint16_t *places = alike == NULL ? NULL : find_places(m, p, c, rule, &memory);
        if (places == NULL)
            continue;
        region_clue *clue = &found->clues[found->count++];
        *clue = (region_clue){
            .rule = alike,
            .number = rule->cells[ALIKE_NUMBER],
            .places = places,
            .least = model_memory(m, ((size_t)alike->lines + 1) * sizeof *clue->least),
            .most = model_memory(m, ((size_t)alike->lines + 1) * sizeof *clue->most),
        };
        memory = clue->least != NULL && clue->most != NULL;
    }
    return memory;
}

/* ------------------------------------------------------------------------------------- hearing */

/* How many cells from the beginning of each line must, and may be in the region of the one. */
static alike_range count_lines(const ennead_model *m, const propagator *p, const region_pieces *c,
                               const region_clue *clue)
{
    const int piece = c->leader[clue->places[ALIKE_ONE]];
    alike_range sum = {clue->rule->counted, clue->rule->counted};

    for (int line = 0; line < clue->rule->lines; line++) {
        const int begin = alike_begin(clue->rule, line), end = clue->rule->ends[line];
        int least = begin, most;
        while (least < end && c->leader[clue->places[least]] == piece)
            least++;
        for (most = least; most < end; most++) {
            const int other = c->leader[clue->places[most]];
            if (other != piece && !pieces_may_join(m, p, c, piece, other))
                break;
        }
        clue->least[line] = (uint16_t)(least - begin);
        clue->most[line] = (uint16_t)(most - begin);
        sum.least += least - begin;
        sum.most += most - begin;
    }
    return sum;
}

/* The cells of the region that are not among those that can be counted leave less room. */
static int room_for_others(const region_pieces *c, const region_clue *clue)
{
    const int piece = c->leader[clue->places[ALIKE_ONE]];
    int there = 0;

    for (int i = ALIKE_OTHERS; i < alike_begin(clue->rule, clue->rule->lines); i++)
        there += c->leader[clue->places[i]] == piece;
    return c->size - (c->count[piece] - there);
}

/* Whether a place is the next of a line to be counted. */
static bool is_next(const region_clue *clue, int place)
{
    for (int line = 0; line < clue->rule->lines; line++)
        if (clue->most[line] > clue->least[line] &&
            clue->places[alike_begin(clue->rule, line) + clue->least[line]] == place)
            return true;
    return false;
}

/* Whether every way out of what is connected with the one cell leads to a cell that then counts:
 * the region must grow there. */
static bool must_count_more(const ennead_model *m, const propagator *p, const region_pieces *c,
                            const region_clue *clue)
{
    const int piece = c->leader[clue->places[ALIKE_ONE]];
    int there = 1;

    memset(c->walked, 0, c->words * sizeof *c->walked);
    c->queue[0] = clue->places[ALIKE_ONE];
    places_add(c->walked, c->queue[0]);
    for (int at = 0; at < there; at++)
        for (int side = 0; side < SIDES; side++) {
            const uint16_t near = c->near[c->queue[at]][side];
            if (near == NO_PLACE || places_has(c->walked, near))
                continue;
            if (c->leader[near] == piece) {
                places_add(c->walked, near);
                c->queue[there++] = near;
            } else if (!is_next(clue, near) && pieces_may_join(m, p, c, piece, c->leader[near])) {
                return false;
            }
        }
    return there < c->size;
}

/* Joins as many cells of each line as it must give, and parts the next one if it gives no more. */
static bool fit_lines(const ennead_model *m, const propagator *p, region_pieces *c,
                      const region_clue *clue, alike_range sum)
{
    const int one = clue->places[ALIKE_ONE];

    for (int line = 0; line < clue->rule->lines; line++) {
        const int begin = alike_begin(clue->rule, line), length = clue->rule->ends[line] - begin;
        const alike_range share =
            alike_share(m, clue->number, sum, (alike_range){clue->least[line], clue->most[line]});
        if (share.least > share.most)
            return false;
        for (int i = 0; i < share.least; i++)
            if (!pieces_join(m, p, c, one, clue->places[begin + i]))
                return false;
        if (share.least == share.most && share.most < length)
            pieces_part(c, one, clue->places[begin + share.most]);
    }
    return true;
}

bool clues_hear(ennead_model *m, const propagator *p, region_pieces *c, const region_clues *clues)
{
    for (size_t i = 0; i < clues->count; i++) {
        const region_clue *clue = &clues->clues[i];
        const alike_range sum = count_lines(m, p, c, clue);
        const int room = clue->rule->counted + room_for_others(c, clue);
        const int least = sum.least + must_count_more(m, p, c, clue);
        domain fitting = 0;
        c->at = c->leader[clue->places[ALIKE_ONE]];
        for (int value = 0; value < m->values; value++) {
            const int number = m->first_value + value;
            if (number >= least && number <= sum.most && number <= room)
                fitting |= value_bit(value);
        }
        if (!narrow(m, clue->number, fitting) || !fit_lines(m, p, c, clue, sum))
            return false;
    }
    return true;
}
