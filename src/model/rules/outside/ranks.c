/* SPDX-License-Identifier: MIT */
/*
 * Full rank: the rows and columns of a square grid, read from both ends, are numbers of the same
 * length, and a clue says the rank of one of them, from the lowest. Each side of the grid has each
 * value once, so four numbers begin with the same value, one from each side: the rank of a number
 * says its first value, and how many of the other three are lower. A side is low or high if all
 * its numbers that may begin with that value are.
 */
#include "model/rules/outside/ranks.h"

#include "model/propagators.h"
#include "model/reasons.h"
#include "model/storage.h"

#include <string.h>

enum { SIDES = 4 };

/* Cell number `i` of the number `entry`. From side 0 rows are read from the left, from side 1 from
 * the right; from side 2 columns from the top, from side 3 from the bottom. */
static int entry_cell(int size, int entry, int i)
{
    const int side = entry / size, line = entry % size;
    const int along = side % 2 == 0 ? i : size - 1 - i;

    return side < 2 ? line * size + along : along * size + line;
}

static bool is_square(const ennead_model *m)
{
    return m->rows == m->columns;
}

/* ------------------------------------------------------------------------------------ full rank */

typedef struct rank_clue {
    int rank, size;
    int entry; /* the number with that rank */
    int lower; /* how many of the four that begin as it does are lower */
    domain first;
    enum { NO_TIES, TIES } ties;
    uint8_t sides[SIDES]; /* what the number of each side can be, by the other clues */
} rank_clue;

/* What another number can be. */
enum { LOW = 1, HIGH = 2, EITHER = LOW | HIGH };

static domain highest(domain set)
{
    return value_bit(63 - __builtin_clzll(set));
}

/* Whether another number that begins with the same value can be lower, or higher. If they may be
 * equal, that counts as higher. */
static int compare(const ennead_model *m, const rank_clue *c, int entry)
{
    domain open = ~c->first;
    int found = 0;

    for (int i = 1; i < c->size; i++) {
        const int cell = entry_cell(c->size, c->entry, i);
        const int other = entry_cell(c->size, entry, i);
        const domain set = m->domains[cell] & open, others = m->domains[other] & open;
        if (set == 0 || others == 0)
            return found;
        if (cell == other)
            continue;
        found |= (others & -others) < highest(set) ? LOW : 0;
        found |= highest(others) > (set & -set) ? HIGH : 0;
        if (found == EITHER || (set & others) == 0)
            return found;
        /* A value in which they are equal is not in the rest of them. */
        open &= ~(set & others);
    }
    return c->ties == TIES ? found | HIGH : found;
}

/* Requires that the first of two numbers is lower, where they first may differ. */
static bool put_in_order(ennead_model *m, const rank_clue *c, int low, int high)
{
    for (int i = 1; i < c->size; i++) {
        const int cell = entry_cell(c->size, low, i), other = entry_cell(c->size, high, i);
        const domain set = m->domains[cell], others = m->domains[other];
        if (cell == other || (is_single(set) && set == others))
            continue;
        return narrow(m, cell, highest(others) | (highest(others) - 1)) &&
               narrow(m, other, ~((set & -set) - 1));
    }
    return c->ties == TIES && low == c->entry;
}

/* Removes the numbers of a side that are not what it must be. */
static bool keep_side(ennead_model *m, const rank_clue *c, int side, int wanted)
{
    for (int entry = side * c->size; entry < (side + 1) * c->size; entry++) {
        const int cell = entry_cell(c->size, entry, 0);
        if ((m->domains[cell] & c->first) == 0)
            continue;
        if ((compare(m, c, entry) & wanted) == 0) {
            if (!narrow(m, cell, ~c->first))
                return false;
        } else if (m->domains[cell] == c->first && wanted != EITHER) {
            if (!put_in_order(m, c, wanted == LOW ? entry : c->entry,
                              wanted == LOW ? c->entry : entry))
                return false;
        }
    }
    return true;
}

static bool filter(ennead_model *m, const propagator *p)
{
    const rank_clue *c = p->rule;
    int can_be[SIDES] = {0}, low = 0, high = 0;

    for (int side = 0; side < SIDES; side++) {
        if (side == c->entry / c->size)
            continue;
        for (int entry = side * c->size; entry < (side + 1) * c->size; entry++)
            if ((m->domains[entry_cell(c->size, entry, 0)] & c->first) != 0)
                can_be[side] |= compare(m, c, entry) & c->sides[side];
        if (can_be[side] == 0)
            return false;
        low += can_be[side] == LOW;
        high += can_be[side] == HIGH;
    }
    if (low > c->lower || high > SIDES - 1 - c->lower)
        return false;
    for (int side = 0; side < SIDES; side++) {
        int wanted = can_be[side];
        if (wanted == EITHER && low == c->lower)
            wanted = HIGH;
        else if (wanted == EITHER && high == SIDES - 1 - c->lower)
            wanted = LOW;
        if (wanted != 0 && !keep_side(m, c, side, wanted))
            return false;
    }
    return true;
}

/* Less than 0: number `one` is lower than number `other`. */
static int order_of(int size, const uint8_t *solution, int one, int other)
{
    for (int i = 0; i < size; i++) {
        const int difference =
            solution[entry_cell(size, one, i)] - solution[entry_cell(size, other, i)];
        if (difference != 0)
            return difference;
    }
    return 0;
}

static bool check(const propagator *p, const uint8_t *solution)
{
    const rank_clue *c = p->rule;
    int lower = 0, equal = 0;

    for (int entry = 0; entry < SIDES * c->size; entry++) {
        const int order = order_of(c->size, solution, entry, c->entry);
        lower += order < 0;
        equal += order == 0 && entry != c->entry;
    }
    return lower == c->rank - 1 && (equal == 0 || c->ties == TIES);
}

static bool explain(ennead_model *m, const propagator *p, int most, sentence *s)
{
    const rank_clue *c = p->rule;

    if (most < m->values || !try_filter(m, p))
        return false;
    TELL(s, MODEL_FULL_RANK, tell_cells(p->cells, c->size), tell_number(c->rank),
         tell_number(SIDES * c->size));
    tell_found(m, s);
    return true;
}

/* Blames the cells where numbers may begin as its own does, which decide; it reads all cells. */
static void blame_beginnings(ennead_model *m, const propagator *p,
                             void (*add)(ennead_model *m, int cell))
{
    const rank_clue *c = p->rule;

    for (int entry = 0; entry < SIDES * c->size; entry++)
        if ((m->domains[entry_cell(c->size, entry, 0)] & c->first) != 0)
            add(m, entry_cell(c->size, entry, 0));
}

static bool prepare(ennead_model *m, propagator *p)
{
    rank_clue *c = model_memory(m, sizeof *c);

    if (c == NULL)
        return false;
    *c = *(const rank_clue *)p->rule;
    for (size_t i = 0; i < m->propagator_count; i++) {
        const rank_clue *other = m->propagators[i].rule;
        if (m->propagators[i].kind == p->kind && other->first == c->first && other->rank != c->rank)
            c->sides[other->entry / c->size] &= other->rank < c->rank ? LOW : HIGH;
    }
    p->rule = c;
    return true;
}

static const propagator_kind kind = {
    .meaning = SAYS_MORE,
    .cost = COST_SUM,
    .calls = MORE_CALLS,
    .filter = filter,
    .check = check,
    .prepare = prepare,
    .blame = blame_beginnings,
    .explain = explain,
};

/* The number that has these cells; -1: none. */
static int find_entry(const ennead_model *m, const ennead_constraint *rule)
{
    const int size = m->columns;

    for (int entry = 0; entry < SIDES * size && rule->cell_count == (size_t)size; entry++) {
        int same = 0;
        while (same < size && rule->cells[same] == entry_cell(size, entry, same))
            same++;
        if (same == size)
            return entry;
    }
    return -1;
}

/* Adds a propagator that looks at all cells of the grid, first those of the rule. */
static propagator *add_for_all(ennead_model *m, const propagator_kind *what,
                               const ennead_constraint *rule)
{
    uint16_t *cells = model_memory(m, (size_t)m->cells * sizeof *cells);
    size_t count = rule->cell_count;

    if (cells == NULL)
        return NULL;
    if (count > 0)
        memcpy(cells, rule->cells, count * sizeof *cells);
    for (int cell = 0; cell < m->cells; cell++) {
        bool is_first = false;
        for (size_t i = 0; i < rule->cell_count; i++)
            is_first = is_first || rule->cells[i] == cell;
        if (!is_first)
            cells[count++] = (uint16_t)cell;
    }
    return model_add(m, what, cells, (int)count, 0);
}

static ennead_status build(ennead_model *m, const ennead_description *d,
                           const ennead_constraint *rule, rank_clue clue, const char **wrong)
{
    const unsigned lines = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS;
    rank_clue *c = model_memory(m, sizeof *c);

    if (c == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (!is_square(m) || m->values != m->columns || (d->houses & lines) != lines)
        return rule_is_wrong(wrong, "the rows and columns do not hold each value once");
    *c = clue;
    c->rank = rule->numbers[0];
    c->size = m->columns;
    c->entry = find_entry(m, rule);
    if (c->entry < 0)
        return rule_is_wrong(wrong, "its cells are not a row or column in order");
    if (c->rank < 1 || c->rank > SIDES * c->size)
        return rule_is_wrong(wrong, "there is no such rank: there are two for each row and column");
    c->lower = (c->rank - 1) % SIDES;
    c->first = value_bit((c->rank - 1) / SIDES);
    for (int side = 0; side < SIDES; side++)
        c->sides[side] = EITHER;
    propagator *p = add_for_all(m, &kind, rule);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->rule = c;
    model_root(m)->has_ranks = true;
    restrict_cell(m, rule->cells[0], c->first);
    return ENNEAD_STATUS_OK;
}

ennead_status build_full_rank(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, const char **wrong)
{
    return build(m, d, rule, (rank_clue){.ties = NO_TIES}, wrong);
}

ennead_status build_full_rank_ties(ennead_model *m, const ennead_description *d,
                                   const ennead_constraint *rule, const char **wrong)
{
    return build(m, d, rule, (rank_clue){.ties = TIES}, wrong);
}

/* --------------------------------------------------------------------------------- no two equal */

/* Finds a place where two numbers may differ. Returns how many there are: 0, 1, or 2 for more, or
 * for numbers that do differ. */
static int count_open(const ennead_model *m, int one, int other, int *open)
{
    int count = 0;

    for (int i = 0; i < m->columns && count < 2; i++) {
        const int cell = entry_cell(m->columns, one, i), peer = entry_cell(m->columns, other, i);
        const domain set = m->domains[cell], others = m->domains[peer];
        if (cell == peer || (is_single(set) && set == others))
            continue;
        if ((set & others) == 0)
            return 2;
        *open = i;
        count++;
    }
    return count;
}

static bool filter_lines(ennead_model *m, const propagator *p)
{
    const int size = m->columns;

    (void)p;
    for (int one = 0; one < SIDES * size; one++)
        for (int other = 0; other < one; other++) {
            int open = 0;
            const int count = count_open(m, one, other, &open);
            if (count == 0)
                return false;
            if (count == 2)
                continue;
            const int cell = entry_cell(size, one, open), peer = entry_cell(size, other, open);
            if (is_single(m->domains[cell])   ? !narrow(m, peer, ~m->domains[cell])
                : is_single(m->domains[peer]) ? !narrow(m, cell, ~m->domains[peer])
                                              : false)
                return false;
        }
    return true;
}

static bool check_lines(const propagator *p, const uint8_t *solution)
{
    const int size = *(const int *)p->rule;

    for (int one = 0; one < SIDES * size; one++)
        for (int other = 0; other < one; other++)
            if (order_of(size, solution, one, other) == 0)
                return false;
    return true;
}

static bool explain_lines(ennead_model *m, const propagator *p, int most, sentence *s)
{
    if (most < m->values || !try_filter(m, p))
        return false;
    tell(s, SENTENCE_MODEL_DIFFERENT_LINES, NULL);
    tell_found(m, s);
    return true;
}

static const propagator_kind different_lines = {
    .meaning = SAYS_MORE,
    .cost = COST_AUTOMATON,
    .calls = MORE_CALLS,
    .filter = filter_lines,
    .check = check_lines,
    .explain = explain_lines,
};

ennead_status build_different_lines(ennead_model *m, const ennead_description *d,
                                    const ennead_constraint *rule, const char **wrong)
{
    int *size = model_memory(m, sizeof *size);

    (void)d;
    if (size == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (!is_square(m))
        return rule_is_wrong(wrong, "the grid is not square");
    *size = m->columns;
    propagator *p = add_for_all(m, &different_lines, rule);
    if (p == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    p->rule = size;
    return ENNEAD_STATUS_OK;
}
