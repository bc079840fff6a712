/* SPDX-License-Identifier: MIT */
/*
 * What to guess. First-fail: the first of the cells with the fewest values, and its lowest value.
 * Weighted: a contradiction adds to the weight of the cells of the propagator that found it, and
 * again to that of the cell that was guessed; the cell with the fewest values per weight comes
 * first (F. Boussemart, F. Hemery, C. Lecoutre, L. Sais, "Boosting systematic search by weighting
 * constraints", ECAI 2004). If no cell has two values, a value with two places left in a full
 * house is just as good to guess. The amount added grows by a 64th each time, so that old
 * contradictions count less. Of the hardest 44 of a collection of variants, 37 were proved within
 * 60,000 nodes; 36 without places, 35 without the growth and the guessed cell too. All numbers are
 * integers, so every machine guesses alike.
 */
#include "model/branching/branch.h"

#include "grid/assertions.h"
#include "model/propagators.h"

#include <string.h>

/* The first contradiction adds so much that growth is not rounded to nothing. */
enum { SCALE_SHIFT = 30, FIRST_BLAME = 1024, CONFLICTS_OF_RULE = 3 };

/* A long proof needs a longer memory: from 2,048 contradictions on, what is added grows by 32 parts
 * in as many as there were. With that and longer attempts, six killers of cages with five cells
 * take 40 % of the guesses. Where regions are unknown, this does harm. */
enum { GROWTH_PART = 64, MEMORY_PART = 32 };

/* A cell that holds a name weighs eight times as much: what lies where comes before the values in
 * it. With four or twelve times as much, puzzles with unknown regions need more guesses, and
 * without it some do not end. */
enum { NAME_SHIFT = 3 };

/* Where there are such names, a guess that failed counts four times. Two puzzles with unknown
 * regions, turned and mirrored, with four orders of their cells take 22 % less time for that (38 %
 * less and 49 % more), 9 % less if it counts eight times. */
enum { TIMES_OF_GUESS = 4 };

static const uint64_t most_weight = (uint64_t)1 << 50;

static model_guess first_fail(const ennead_model *m)
{
    model_guess best = {-1, 0};
    int fewest = ENNEAD_MOST_SIZE + 1;

    for (int cell = 0; cell < m->cells && fewest > 2; cell++) {
        const domain set = m->domains[cell];
        if (is_single(set))
            continue;
        const domain rest = set & (set - 1);
        const int count = is_single(rest) ? 2 : value_count(set);
        if (count < fewest) {
            fewest = count;
            best = (model_guess){cell, set & -set};
        }
    }
    return best;
}

/* The first so many rules may be the rows, columns and regions of a grid. */
enum { MOST_HOUSES = 3 * ENNEAD_MOST_SIZE };

/* A guess and its value: the fewer ways per weight, the better. */
typedef struct weighed_guess {
    model_guess choice;
    uint64_t ways, weight;
} weighed_guess;

/* Of the few cells of a house that a value is left in, offers the one with most weight as a
 * guess. */
static void offer_place(const ennead_model *m, const propagator *house, int value,
                        weighed_guess *best)
{
    ASSERT(value >= 0 && value < m->values);
    uint64_t ways = 0, weight = 0, heaviest = 0;
    int at = 0;

    for (int i = 0; i < house->count; i++) {
        const int cell = house->cells[i];
        if ((m->domains[cell] & value_bit(value)) == 0)
            continue;
        ways++;
        weight += m->weights[cell];
        if (m->weights[cell] > heaviest) {
            heaviest = m->weights[cell];
            at = cell;
        }
    }
    if (ways == 0)
        return;
    weight /= ways;
    if (ways * best->weight < best->ways * weight)
        *best = (weighed_guess){{at, value_bit(value)}, ways, weight};
}

/* Offers the values that have two places left in a full house; if lines are ranked, up to six:
 * what matters then is which line begins with a value. */
static void offer_places(const ennead_model *m, weighed_guess *best)
{
    const size_t most = m->has_ranks ? 6 : 2;

    for (size_t i = 0; i < m->propagator_count && i < MOST_HOUSES; i++) {
        const propagator *house = &m->propagators[i];
        domain times[7] = {0}; /* values in so many cells, or one more than this */
        if (!is_full_house(m, house))
            continue;
        for (int k = 0; k < house->count; k++) {
            domain set = m->domains[house->cells[k]];
            for (size_t n = 0; n <= most; n++) {
                const domain again = times[n] & set;
                times[n] |= set;
                set = again;
            }
        }
        FOR_EACH_VALUE(left, times[1] & ~times[most])
            offer_place(m, house, lowest_value(left), best);
    }
}

/* Whether a cell shares an edge with one that must have one of the values. */
static bool is_beside(const ennead_model *m, int cell, domain values)
{
    const int column = cell % m->columns;
    const domain *at = &m->domains[cell];

    return (column > 0 && (at[-1] & ~values) == 0) ||
           (column < m->columns - 1 && (at[1] & ~values) == 0) ||
           (cell >= m->columns && (at[-m->columns] & ~values) == 0) ||
           (cell < m->cells - m->columns && (at[m->columns] & ~values) == 0);
}

/* Offers the guess that a cell has one of a rule's group of values, where it may have others too:
 * in the cell with most weight. If the values must be connected, a cell beside one that must have
 * one of them weighs twice as much. */
static void offer_groups(const ennead_model *m, const propagator *p, weighed_guess *best)
{
    for (int k = 0; k < p->count; k++) {
        const int cell = p->cells[k];
        const domain set = m->domains[cell], inside = set & p->group;
        if (inside == 0 || inside == set)
            continue;
        const uint64_t weight = m->weights[cell] << is_beside(m, cell, p->among);
        if (2 * best->weight < best->ways * weight)
            *best = (weighed_guess){{cell, inside}, 2, weight};
    }
}

static model_guess weighted(const ennead_model *m)
{
    weighed_guess best = {{-1, 0}, 1, 0};

    for (int cell = 0; cell < m->cells; cell++) {
        const domain set = m->domains[cell];
        const uint64_t count = (uint64_t)value_count(set), weight = m->weights[cell];
        if (count > 1 && count * best.weight < best.ways * weight)
            best = (weighed_guess){{cell, set & -set}, count, weight};
    }
    for (size_t i = 0; m->has_groups && i < m->propagator_count; i++)
        if (m->propagators[i].group != 0)
            offer_groups(m, &m->propagators[i], &best);
    if (best.ways > 2)
        offer_places(m, &best);
    return best.choice;
}

model_guess choose(const ennead_model *m)
{
    return m->weighs ? weighted(m) : first_fail(m);
}

/* Adds to the weights of cells that hold names what the others have not. */
static void favor_names(ennead_model *m)
{
    for (size_t i = 0; i < m->propagator_count; i++) {
        const propagator *p = &m->propagators[i];
        for (int k = p->first_part; p->kind->rename != NULL && k < p->count; k++)
            m->names[p->cells[k]] = NAME_SHIFT;
    }
    for (int cell = 0; cell < m->cells; cell++)
        m->weights[cell] <<= m->names[cell];
}

/* At first, each rule other than differences weighs as much as a few contradictions. */
void weigh(ennead_model *m)
{
    m->blame = FIRST_BLAME;
    m->too_heavy = m->has_groups = false;
    for (int cell = 0; cell < m->cells; cell++)
        m->weights[cell] = 1;
    for (size_t slot = 0; slot < 64 * m->words; slot++) {
        const propagator *p = m->slots[slot];
        m->has_groups = m->has_groups || (p != NULL && p->group != 0);
        for (int i = 0; p != NULL && p->kind->meaning == SAYS_MORE && i < p->count; i++)
            m->weights[p->cells[i]] += CONFLICTS_OF_RULE * FIRST_BLAME;
    }
    memset(m->names, 0, (size_t)m->cells * sizeof *m->names);
    if (m->renames)
        favor_names(m);
}

static void add_weight(ennead_model *m, int cell)
{
    ASSERT(cell >= 0 && cell < m->cells);
    m->weights[cell] += m->blame << m->names[cell];
    m->too_heavy = m->too_heavy || m->weights[cell] > most_weight;
}

/* Scales all weights down, and keeps their order. */
static void scale(ennead_model *m)
{
    for (int cell = 0; cell < m->cells; cell++)
        m->weights[cell] = (m->weights[cell] >> SCALE_SHIFT) + 1;
    m->blame = (m->blame >> SCALE_SHIFT) + 1;
    m->too_heavy = false;
}

void blame(ennead_model *m)
{
    for (int times = m->renames ? TIMES_OF_GUESS : 1; m->depth > 0 && times > 0; times--)
        add_weight(m, m->frames[m->depth - 1]->choice.cell);
    if (m->failed == NO_PROPAGATOR) {
        add_weight(m, m->failed_cell);
    } else {
        const propagator *p = m->slots[m->failed];
        if (p->kind->blame != NULL)
            p->kind->blame(m, p, add_weight);
        for (int i = 0; p->kind->blame == NULL && i < p->count; i++)
            add_weight(m, p->cells[i]);
    }
    const uint64_t part = m->result.search.counters.backtracks / MEMORY_PART;
    m->blame += m->blame / (m->renames || part < GROWTH_PART ? GROWTH_PART : part);
    if (m->too_heavy)
        scale(m);
}
