/* SPDX-License-Identifier: MIT */
/*
 * Of the cells that a clue counts, those in the piece of its one cell are in its region, and those
 * that cannot join it are not, whatever the number of that region.
 */
#include "model/rules/cells/region_clues.h"

#include "model/storage.h"

static int begin_of(const region_clue *clue, int line)
{
    return line > 0 ? clue->rule->ends[line - 1] : ALIKE_OTHERS;
}

/* ------------------------------------------------------------------------------------- finding */

/* Finds the places whose regions the cells of a rule are. Returns NULL, and `memory` as it was, if
 * there are others. */
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
            .first_value = m->first_value,
            .places = places,
            .least = model_memory(m, ((size_t)alike->lines + 1) * sizeof *clue->least),
            .most = model_memory(m, ((size_t)alike->lines + 1) * sizeof *clue->most),
        };
        memory = clue->least != NULL && clue->most != NULL;
    }
    return memory;
}

/* ------------------------------------------------------------------------------------- hearing */

/* How many cells are counted. */
typedef struct clue_range {
    int least, most;
} clue_range;

/* How many cells from the beginning of each line must, and may be in the region of the one. */
static clue_range count_lines(const ennead_model *m, const propagator *p, const region_pieces *c,
                              const region_clue *clue)
{
    const int piece = c->leader[clue->places[ALIKE_ONE]];
    clue_range sum = {clue->rule->counted, clue->rule->counted};

    for (int line = 0; line < clue->rule->lines; line++) {
        const int begin = begin_of(clue, line), end = clue->rule->ends[line];
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

    for (int i = ALIKE_OTHERS; i < begin_of(clue, clue->rule->lines); i++)
        there += c->leader[clue->places[i]] == piece;
    return c->size - (c->count[piece] - there);
}

/* Joins as many cells of each line as it must give, and parts the next one if it gives no more. */
static bool fit_lines(const ennead_model *m, const propagator *p, region_pieces *c,
                      const region_clue *clue, clue_range sum)
{
    const domain number = m->domains[clue->number];
    const int one = clue->places[ALIKE_ONE];
    const int lowest = m->first_value + lowest_value(number);
    const int highest = m->first_value + 63 - __builtin_clzll(number);

    for (int line = 0; line < clue->rule->lines; line++) {
        const int begin = begin_of(clue, line), length = clue->rule->ends[line] - begin;
        int least = lowest - (sum.most - clue->most[line]);
        int most = highest - (sum.least - clue->least[line]);
        least = least > clue->least[line] ? least : clue->least[line];
        most = most < clue->most[line] ? most : clue->most[line];
        if (least > most)
            return false;
        for (int i = 0; i < least; i++)
            if (!pieces_join(m, p, c, one, clue->places[begin + i]))
                return false;
        if (least == most && most < length)
            pieces_part(c, one, clue->places[begin + most]);
    }
    return true;
}

bool clues_hear(ennead_model *m, const propagator *p, region_pieces *c, const region_clues *clues)
{
    for (size_t i = 0; i < clues->count; i++) {
        const region_clue *clue = &clues->clues[i];
        const clue_range sum = count_lines(m, p, c, clue);
        const int room = clue->rule->counted + room_for_others(c, clue);
        domain fitting = 0;
        c->at = c->leader[clue->places[ALIKE_ONE]];
        for (int value = 0; value < m->values; value++) {
            const int number = m->first_value + value;
            if (number >= sum.least && number <= sum.most && number <= room)
                fitting |= value_bit(value);
        }
        if (!narrow(m, clue->number, fitting) || !fit_lines(m, p, c, clue, sum))
            return false;
    }
    return true;
}
