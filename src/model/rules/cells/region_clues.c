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
        *clue = (region_clue){alike, rule->cells[ALIKE_NUMBER], places};
    }
    return memory;
}

/* ------------------------------------------------------------------------------------- hearing */

/* How many cells are counted, and the most that a line leaves open. */
typedef struct clue_count {
    alike_range sum;
    int gap;
} clue_count;

/* Finds which of the others may be in the region of the one, but are not in its piece: they are
 * `countable`. Returns how many are in it. */
static int find_countable(const ennead_model *m, const propagator *p, const region_pieces *c,
                          const region_clue *clue, int piece)
{
    int there = 0;

    memset(c->countable, 0, c->words * sizeof *c->countable);
    for (int i = ALIKE_OTHERS; i < alike_begin(clue->rule, clue->rule->lines); i++) {
        const int place = clue->places[i];
        if (!places_has(c->open, place))
            continue;
        if (c->leader[place] == piece)
            there++;
        else if (pieces_may_enter(m, p, c, piece, place))
            places_add(c->countable, place);
    }
    return there;
}

/* How many cells from the beginning of a line must, and may be in the region of the one. */
static alike_range count_line(const region_pieces *c, const region_clue *clue, int line, int piece)
{
    const int begin = alike_begin(clue->rule, line), end = clue->rule->ends[line];
    int least = begin, most;

    while (least < end && c->leader[clue->places[least]] == piece)
        least++;
    for (most = least; most < end; most++)
        if (!places_has(c->countable, clue->places[most]) && c->leader[clue->places[most]] != piece)
            break;
    return (alike_range){least - begin, most - begin};
}

/* The same of all lines. Finds `nearest`: what may come next in a line. */
static clue_count count_lines(const region_pieces *c, const region_clue *clue, int piece)
{
    clue_count count = {{clue->rule->counted, clue->rule->counted}, 0};

    memset(c->nearest, 0, c->words * sizeof *c->nearest);
    for (int line = 0; line < clue->rule->lines; line++) {
        const alike_range range = count_line(c, clue, line, piece);
        const int gap = range.most - range.least;
        if (gap > 0)
            places_add(c->nearest, clue->places[alike_begin(clue->rule, line) + range.least]);
        count.sum.least += range.least;
        count.sum.most += range.most;
        count.gap = gap > count.gap ? gap : count.gap;
    }
    return count;
}

/* Whether every way out of what is connected with the one cell leads to a cell that then counts:
 * the region must grow there. */
static bool must_count_more(const ennead_model *m, const propagator *p, const region_pieces *c,
                            const region_clue *clue, int piece)
{
    const uint64_t *own = places_of(c, c->own, piece);
    uint64_t *front = c->fronts;

    memset(front, 0, c->words * sizeof *front);
    places_add(front, clue->places[ALIKE_ONE]);
    memcpy(c->seen, front, c->words * sizeof *front);
    memcpy(c->left, own, c->words * sizeof *front);
    while (c->count[piece] > 1 && places_go_on(c, front) != 0)
        continue;
    places_beside(c, c->seen, c->near_by);
    for (size_t word = 0; word < c->words; word++)
        FOR_EACH_VALUE(rest, c->near_by[word] & c->open[word] & ~(own[word] | c->nearest[word]))
            if (pieces_may_enter(m, p, c, piece, place_in(word, rest)))
                return false;
    return places_count(c, c->seen) < c->size;
}

/* Joins as many cells of each line as it must give, and parts the next one if it gives no more. */
static bool fit_lines(const ennead_model *m, const propagator *p, region_pieces *c,
                      const region_clue *clue, alike_range sum)
{
    const int one = clue->places[ALIKE_ONE];

    for (int line = 0; line < clue->rule->lines; line++) {
        const uint16_t *places = clue->places + alike_begin(clue->rule, line);
        const alike_range range = count_line(c, clue, line, c->leader[one]);
        const alike_range share = alike_share(m, clue->number, sum, range);
        if (share.least > share.most)
            return false;
        for (int i = 0; i < share.least; i++)
            if (!pieces_join(m, p, c, one, places[i]))
                return false;
        if (share.least == share.most && share.most < range.most)
            pieces_part(c, one, places[share.most]);
    }
    return true;
}

static bool hear(ennead_model *m, const propagator *p, region_pieces *c, const region_clue *clue)
{
    const int piece = c->leader[clue->places[ALIKE_ONE]];

    c->at = piece;
    pieces_find_open(m, p, c, piece);
    const int there = find_countable(m, p, c, clue, piece);
    const clue_count count = count_lines(c, clue, piece);
    const int room = clue->rule->counted + c->size - (c->count[piece] - there);
    alike_range fitting = {count.sum.least, count.sum.most < room ? count.sum.most : room};
    if (alike_lowest(m, clue->number) <= fitting.least)
        fitting.least += must_count_more(m, p, c, clue, piece);
    if (!narrow(m, clue->number, alike_values(m, fitting)))
        return false;
    return (count.sum.most - alike_lowest(m, clue->number) >= count.gap &&
            alike_highest(m, clue->number) - count.sum.least >= count.gap) ||
           fit_lines(m, p, c, clue, count.sum);
}

bool clues_hear(ennead_model *m, const propagator *p, region_pieces *c, const region_clues *clues)
{
    for (size_t i = 0; i < clues->count; i++)
        if (!hear(m, p, c, &clues->clues[i]))
            return false;
    return true;
}
