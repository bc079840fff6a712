/* SPDX-License-Identifier: MIT */
/*
 * Which cells differ, the queue with a position for each propagator, and which propagators are
 * called when a cell changes. The queue is an array of words with one bit for each propagator. The
 * propagators of one cost begin in a new word, so the first set bit is the cheapest one. The fish
 * of a value has the bit with the value's index.
 */
#include "model/wiring.h"

#include "grid/memory.h"
#include "model/storage.h"

#include <string.h>

/* With so many propagators, the queue's words for each cell are a table of at most 32 MB while it
 * is built. */
enum { MOST_CALLED = 65536 };

void wiring_differences(ennead_model *m)
{
    for (size_t i = 0; i < m->propagator_count; i++)
        if (m->propagators[i].kind->differ != NULL)
            m->propagators[i].kind->differ(&m->propagators[i], &m->differs);
}

/* Lists for each cell the peers that lose its value. Peers with a table are excluded, because the
 * table does it. */
static bool list_peers(ennead_model *m)
{
    const pairs *differs = &m->differs;
    size_t count = 0;

    for (size_t i = 0; i < (size_t)m->cells * differs->words; i++)
        count += (size_t)value_count(differs->bits[i] & ~m->linked.bits[i]);
    uint16_t *peers = model_memory(m, count * sizeof *peers);
    m->peer_begin = model_memory(m, ((size_t)m->cells + 1) * sizeof *m->peer_begin);
    if (peers == NULL || m->peer_begin == NULL)
        return false;
    count = 0;
    for (int cell = 0; cell < m->cells; cell++) {
        m->peer_begin[cell] = count;
        for (size_t word = 0; word < differs->words; word++) {
            const size_t at = (size_t)cell * differs->words + word;
            FOR_EACH_VALUE(bits, differs->bits[at] & ~m->linked.bits[at])
                peers[count++] = (uint16_t)(word * 64 + (size_t)lowest_value(bits));
        }
    }
    m->peer_begin[m->cells] = count;
    m->peers = peers;
    return true;
}

/* Gives each propagator with a filter its position in the queue. */
static ennead_status make_slots(ennead_model *m, const char **wrong)
{
    size_t counts[COSTS] = {0}, next[COSTS], called = 0;

    for (size_t i = 0; i < m->propagator_count; i++)
        if (m->propagators[i].kind->filter != NULL) {
            counts[m->propagators[i].kind->cost]++;
            called++;
        }
    if (called > MOST_CALLED) {
        *wrong = "there are more rules than the 65,536 that a model can hold";
        return ENNEAD_STATUS_BAD_ARGUMENT;
    }
    for (int cost = 0; cost < COSTS; cost++) {
        next[cost] = 64 * m->words;
        m->words += (counts[cost] + 63) / 64;
    }
    m->slots = model_cleared_memory(m, 64 * m->words * sizeof *m->slots);
    m->queue = model_cleared_memory(m, m->words * sizeof *m->queue);
    if (m->slots == NULL || m->queue == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    for (size_t i = 0; i < m->propagator_count; i++)
        if (m->propagators[i].kind->filter != NULL)
            m->slots[next[m->propagators[i].kind->cost]++] = &m->propagators[i];
    return ENNEAD_STATUS_OK;
}

static void list_wakes(ennead_model *m, const uint64_t *heard, size_t *count)
{
    for (int cell = 0; cell < m->cells; cell++) {
        m->wake_begin[cell] = *count;
        for (size_t word = 0; word < m->words; word++) {
            const uint64_t mask = heard[(size_t)cell * m->words + word];
            if (mask == 0)
                continue;
            const propagator *first = m->slots[64 * word];
            const bool by_value = first != NULL && first->kind->cost == COST_FISH;
            if (m->wakes != NULL)
                m->wakes[*count] = (wake){mask, by_value ? 0 : UINT64_MAX, word};
            ++*count;
        }
    }
    m->wake_begin[m->cells] = *count;
}

/* Whether the queue is one word, and no propagator is called for single values only. */
static bool is_one_word(const ennead_model *m)
{
    return m->words == 1 && (m->slots[0] == NULL || m->slots[0]->kind->cost != COST_FISH);
}

static bool make_wakes(ennead_model *m)
{
    const size_t bytes = (size_t)m->cells * m->words * sizeof(uint64_t);
    uint64_t *heard = allocate(&m->allocator, bytes);
    size_t count = 0;

    if (heard == NULL)
        return false;
    memset(heard, 0, bytes);
    for (size_t slot = 0; slot < 64 * m->words; slot++)
        for (int i = 0; m->slots[slot] != NULL && i < m->slots[slot]->count; i++)
            heard[m->slots[slot]->cells[i] * m->words + slot / 64] |= value_bit((int)(slot % 64));
    m->wake_begin = model_memory(m, ((size_t)m->cells + 1) * sizeof *m->wake_begin);
    if (m->wake_begin != NULL) {
        list_wakes(m, heard, &count);
        m->wakes = model_memory(m, count * sizeof *m->wakes);
        count = 0;
        if (m->wakes != NULL)
            list_wakes(m, heard, &count);
    }
    uint64_t *one_word = is_one_word(m) ? model_memory(m, bytes) : NULL;
    if (one_word != NULL)
        m->heard = memcpy(one_word, heard, bytes);
    release(&m->allocator, heard);
    return m->wakes != NULL && (one_word != NULL || !is_one_word(m));
}

ennead_status wire(ennead_model *m, const char **wrong)
{
    if (!list_peers(m))
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    const ennead_status status = make_slots(m, wrong);
    if (status != ENNEAD_STATUS_OK)
        return status;
    return make_wakes(m) ? ENNEAD_STATUS_OK : ENNEAD_STATUS_OUT_OF_MEMORY;
}
