/* SPDX-License-Identifier: MIT */
/*
 * The numbers of regions that the solution makes; see the header.
 */
#include "model/rules/cells/region_numbers.h"

#include "model/storage.h"

#include <stdlib.h>

/* --------------------------------------------------------------------------- choosing the cells */

/* Three cells are chosen; two of them at the edge, since more would seldom be far enough apart. In
 * grids of up to so many cells. */
enum { CHOSEN = 3, MOST_PLACES_TO_CHOOSE = 400, MOST_CELLS_OF_LOCAL_RULE = 32 };

static bool are_far(const ennead_model *m, const propagator *p, const region_pieces *c, int one,
                    int other)
{
    const int here = p->cells[one], there = p->cells[other];

    return abs(here / m->columns - there / m->columns) +
               abs(here % m->columns - there % m->columns) >=
           c->size;
}

static bool is_at_edge(const region_pieces *c, int place)
{
    for (int side = 0; side < SIDES; side++)
        if (c->near[place][side] == NO_PLACE)
            return true;
    return false;
}

/* How many rules of few cells name a place, or its region: near them a number says most. */
static void count_rules(const ennead_model *m, const propagator *p, const region_pieces *c,
                        int *rules)
{
    for (int place = 0; place < c->places; place++)
        rules[place] = 0;
    for (size_t i = 0; i < m->propagator_count; i++) {
        const propagator *rule = &m->propagators[i];
        if (rule->count > MOST_CELLS_OF_LOCAL_RULE || rule->kind->meaning != SAYS_MORE)
            continue;
        for (int k = 0; k < 2 * c->places; k++)
            for (int n = 0; n < rule->count; n++)
                rules[k % c->places] += rule->cells[n] == p->cells[k];
    }
}

/* Of the places far from two others, the one that most rules name; NO_PLACE if there is none. */
static int find_third(const ennead_model *m, const propagator *p, const region_pieces *c,
                      const int *rules, const int *two)
{
    int best = NO_PLACE;

    for (int place = 0; place < c->places; place++)
        if (are_far(m, p, c, place, two[0]) && are_far(m, p, c, place, two[1]) &&
            (best == NO_PLACE || rules[place] > rules[best]))
            best = place;
    return best;
}

/* Chooses the three places that most rules name. Returns false if there are none. */
static bool choose_places(const ennead_model *m, const propagator *p, const region_pieces *c,
                          const int *rules, int *chosen)
{
    int most = -1, highest = 0;

    for (int place = 0; place < c->places; place++)
        highest = rules[place] > highest ? rules[place] : highest;
    for (int one = 0; one < c->places; one++)
        for (int other = 0; is_at_edge(c, one) && other < one; other++) {
            const int two[] = {one, other};
            if (!is_at_edge(c, other) || rules[one] + rules[other] + highest <= most ||
                !are_far(m, p, c, one, other))
                continue;
            const int third = find_third(m, p, c, rules, two);
            if (third == NO_PLACE || rules[one] + rules[other] + rules[third] <= most)
                continue;
            most = rules[one] + rules[other] + rules[third];
            chosen[0] = one;
            chosen[1] = other;
            chosen[2] = third;
        }
    return most >= 0;
}

static void sort_places(int *chosen)
{
    for (int i = 1; i < CHOSEN; i++)
        for (int k = i; k > 0 && chosen[k - 1] > chosen[k]; k--) {
            const int place = chosen[k];
            chosen[k] = chosen[k - 1];
            chosen[k - 1] = place;
        }
}

bool numbers_new(ennead_model *m, const propagator *p, const region_pieces *c,
                 region_numbers *numbers)
{
    const size_t places = (size_t)c->places;
    int *rules = model_memory(m, places * sizeof *rules);
    int chosen[CHOSEN], count = 0;

    numbers->named = model_memory(m, places * sizeof *numbers->named);
    numbers->chosen = model_memory(m, places * sizeof *numbers->chosen);
    if (rules == NULL || numbers->named == NULL || numbers->chosen == NULL)
        return false;
    for (int place = 0; place < c->places; place++)
        numbers->named[place] = numbers->chosen[place] = (uint16_t)place;
    if (c->regions < CHOSEN || c->places > MOST_PLACES_TO_CHOOSE)
        return true;
    count_rules(m, p, c, rules);
    if (!choose_places(m, p, c, rules, chosen))
        return true;
    sort_places(chosen);
    for (int i = 0; i < CHOSEN; i++)
        numbers->chosen[count++] = (uint16_t)chosen[i];
    for (int place = 0; place < c->places; place++)
        if (place != chosen[0] && place != chosen[1] && place != chosen[2])
            numbers->chosen[count++] = (uint16_t)place;
    return true;
}

/* -------------------------------------------------------------------- who else asks for numbers */

static bool is_region(const propagator *p, const region_pieces *c, int cell)
{
    for (int place = 0; place < c->places; place++)
        if (p->cells[c->places + place] == cell)
            return true;
    return false;
}

/* Whether a rule says the same of regions if their numbers are exchanged. What follows from other
 * rules does if these do. */
static bool is_blind(const propagator *p, const region_pieces *c, const propagator *rule)
{
    int regions = 0;

    if (rule == p || rule->kind->check == NULL)
        return true;
    for (int i = 0; i < rule->count; i++)
        regions += is_region(p, c, rule->cells[i]);
    if (regions == 0 || (rule->kind->meaning != SAYS_MORE && regions == rule->count))
        return true;
    return rule->kind->compares_others && !is_region(p, c, rule->cells[0]) &&
           regions == rule->count - 1;
}

bool numbers_are_free(const ennead_model *m, const propagator *p, const region_pieces *c)
{
    for (int place = 0; place < c->places; place++) {
        const int cell = p->cells[c->places + place];
        for (size_t word = 0; word < m->linked.words; word++)
            if (m->linked.bits[(size_t)cell * m->linked.words + word] != 0)
                return false;
        if (((m->start[cell] & m->allowed[cell]) ^ m->allowed[cell]) != 0 ||
            m->allowed[cell] != m->allowed[p->cells[c->places]])
            return false;
    }
    for (size_t i = 0; i < m->propagator_count; i++)
        if (!is_blind(p, c, &m->propagators[i]))
            return false;
    return true;
}

/* ------------------------------------------------------------------------------------- counting */

bool numbers_count(ennead_model *m, const propagator *p, const region_pieces *c,
                   const region_numbers *numbers)
{
    const uint16_t *order = m->renames ? numbers->chosen : numbers->named;
    int next = 0;

    for (int i = 0; i < c->places; i++) {
        const domain allowed = ((value_bit(next) - 1) << 1) | 1;
        if (!keep_regions(m, p, c, order[i], allowed))
            return false;
        if ((region_at(m, p, c, order[i]) & value_bit(next)) != 0 && next < c->regions - 1)
            next++;
    }
    return true;
}

void numbers_rename(const propagator *p, const region_pieces *c, int first_value, uint8_t *solution)
{
    uint8_t name[ENNEAD_MOST_SIZE] = {0};
    domain named = 0;

    for (int place = 0; place < c->places; place++) {
        uint8_t *region = &solution[p->cells[c->places + place]];
        const int old = *region - first_value;
        if ((named & value_bit(old)) == 0)
            name[old] = (uint8_t)(first_value + value_count(named));
        named |= value_bit(old);
        *region = name[old];
    }
}
