/* SPDX-License-Identifier: MIT */
/*
 * The loop that calls propagators. First the value of each newly filled cell is removed from all
 * cells that differ from it; then the cheapest waiting propagator is called; until none is
 * waiting. The differences around a cell act as one propagator, whatever rules they come from: it
 * is called once, when the cell gets its value.
 */
#include "model/propagate.h"

#include "grid/assertions.h"
#include "model/limits.h"

#include <string.h>

/* A call takes a microsecond, on the largest grids up to fifty. */
enum { FILTERS_BETWEEN_CHECKS = 4096 };

void model_queue_all(ennead_model *m)
{
    for (size_t slot = 0; slot < 64 * m->words; slot++)
        if (m->slots[slot] != NULL)
            m->queue[slot / 64] |= value_bit((int)(slot % 64));
}

void model_queue_clear(ennead_model *m)
{
    memset(m->queue, 0, m->words * sizeof *m->queue);
    m->assigned_count = 0;
}

/* Moves each bit up by so many places, and those that leave the word to its other end. */
static uint64_t turned(uint64_t word, int up)
{
    return word << (up & 63) | word >> (-up & 63);
}

/* Which of up to PEERS_AT_ONCE cells may have a value; bit i for the i-th. There is no branch for
 * each cell, because which of them still have the value is hard to predict. The bit of the value is
 * taken from each domain as it stands, and all are put into their places at the end. */
static uint64_t having(const domain *domains, const uint16_t *cells, ptrdiff_t count, domain value)
{
    uint64_t found = 0;
    ptrdiff_t i = count;

    for (; i > 3; i -= 4)
        found = turned(found, 4) | turned(domains[cells[i - 1]] & value, 3) |
                turned(domains[cells[i - 2]] & value, 2) |
                turned(domains[cells[i - 3]] & value, 1) | (domains[cells[i - 4]] & value);
    for (; i > 0; i--)
        found = turned(found, 1) | (domains[cells[i - 1]] & value);
    return turned(found, -lowest_value(value));
}

/* Takes a value from a cell that has it, which becomes the next assigned one if it has one value
 * left. As `narrow`, but that is no branch, because it is hard to predict. Returns what is left. */
static inline domain take_one(domain *domains, uint16_t **assigned, uint16_t cell, domain value)
{
    const domain left = domains[cell] ^ value;

    domains[cell] = left;
    **assigned = cell;
    *assigned += is_single(left);
    return left;
}

/* Takes a value from cells that have it: bit i of `which` for the i-th. Returns false if one has
 * none left. What the loops need of the model is at hand: the compiler cannot know that changing a
 * domain does not change the model. */
static bool take(ennead_model *m, const uint16_t *cells, uint64_t which, domain value)
{
    domain *const domains = m->domains;
    const uint64_t *const heard = m->heard;
    uint16_t *assigned = m->assigned + m->assigned_count;
    uint64_t woken = 0;
    bool left_any = true;

    if (heard != NULL) {
        FOR_EACH_VALUE(rest, which) {
            const uint16_t cell = cells[lowest_value(rest)];
            left_any &= take_one(domains, &assigned, cell, value) != 0;
            woken |= heard[cell];
        }
        *m->queue |= woken;
    } else {
        FOR_EACH_VALUE(rest, which) {
            const uint16_t cell = cells[lowest_value(rest)];
            left_any &= take_one(domains, &assigned, cell, value) != 0;
            wake_watchers(m, cell, value);
        }
    }
    m->assigned_count = (int)(assigned - m->assigned);
    return left_any;
}

static bool spread(ennead_model *m, int cell)
{
    ASSERT(cell >= 0 && cell < m->cells);
    const domain value = m->domains[cell];
    const uint16_t *end = m->peers + m->peer_begin[cell + 1];
    ptrdiff_t count;

    for (const uint16_t *peer = m->peers + m->peer_begin[cell]; peer < end; peer += count) {
        count = end - peer < PEERS_AT_ONCE ? end - peer : PEERS_AT_ONCE;
        if (!take(m, peer, having(m->domains, peer, count, value), value))
            return false;
    }
    return true;
}

bool spread_all(ennead_model *m)
{
    while (m->assigned_count > 0) {
        ASSERT(m->assigned_count <= m->cells);
        const int cell = m->assigned[--m->assigned_count];
        ASSERT(is_single(m->domains[cell]));
        m->result.filters++;
        if (spread(m, cell))
            continue;
        m->failed = NO_PROPAGATOR;
        m->failed_cell = cell;
        return false;
    }
    return true;
}

static propagation give_up(ennead_model *m, propagation why)
{
    model_queue_clear(m);
    return why;
}

propagation propagate(ennead_model *m)
{
    for (;;) {
        size_t word = 0;

        if (!spread_all(m))
            return give_up(m, CONTRADICTION);
        while (word < m->words && m->queue[word] == 0)
            word++;
        if (word == m->words)
            return CONSISTENT;
        const uint64_t bit = m->queue[word] & -m->queue[word];
        const size_t slot = 64 * word + (size_t)lowest_value(bit);
        const propagator *p = m->slots[slot];
        ASSERT(p != NULL && p->kind->filter != NULL);
        if (++m->result.filters % FILTERS_BETWEEN_CHECKS == 0 && !model_within_time(m))
            return give_up(m, CUT_SHORT);
        if (p->kind->calls == MORE_CALLS)
            m->queue[word] &= ~bit;
        if (!p->kind->filter(m, p)) {
            m->failed = slot;
            return give_up(m, CONTRADICTION);
        }
        if (p->kind->calls == ONE_CALL)
            m->queue[word] &= ~bit;
    }
}
