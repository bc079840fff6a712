/* SPDX-License-Identifier: MIT */
#include "logic/deducer/queues.h"

#include "grid/assertions.h"

/* The bit fields of an entry: see queues.h. */
enum {
    CELL_BITS = 7,
    CELL_MASK = (1 << CELL_BITS) - 1,
    DIGIT_BITS = 4,
    DIGIT_MASK = (1 << DIGIT_BITS) - 1,
    CAUSE_SHIFT = CELL_BITS + DIGIT_BITS,
    HOUSE_BITS = 5,
    HOUSE_MASK = (1 << HOUSE_BITS) - 1,
    POSITIONS_BITS = 9,
    POSITIONS_MASK = (1 << POSITIONS_BITS) - 1,
    PARTITION_SHIFT = HOUSE_BITS + POSITIONS_BITS, /* the digits of a partition */
    REASON_SHIFT = 29,
    CLEARS = sizeof((ennead_deducer *)0)->clears / sizeof(uint32_t),
};

void contradict(ennead_deducer *d, ennead_contradiction found)
{
    d->contradicted = true;
    d->contradiction = found;
}

/* ----------------------------------------------------------------------------------------- sets */

void queue_set(ennead_deducer *d, queued_set set)
{
    d->sets[d->set_count++] =
        (uint16_t)(set.cell | set.digit << CELL_BITS | set.cause << CAUSE_SHIFT);
}

static queued_set unpack_set(uint16_t entry)
{
    return (queued_set){.cell = entry & CELL_MASK,
                        .digit = entry >> CELL_BITS & DIGIT_MASK,
                        .cause = entry >> CAUSE_SHIFT};
}

queued_set take_set(ennead_deducer *d)
{
    return unpack_set(d->sets[d->sets_done++]);
}

int waiting_digit(const ennead_deducer *d, int cell)
{
    ASSERT(cell_in_range(cell));
    for (int entry = d->sets_done; entry < d->set_count; entry++) {
        const queued_set set = unpack_set(d->sets[entry]);
        if (set.cell == cell)
            return set.digit;
    }
    return 0;
}

/* --------------------------------------------------------------------------------------- clears */

static uint32_t pack_clear(queued_clear clear)
{
    const uint32_t reason = (uint32_t)clear.reason << REASON_SHIFT, all = clear.digits;

    switch (clear.reason) {
    case ENNEAD_DEDUCER_REASON_FIXED_VALUE:
        return reason | (uint32_t)clear.cell;
    case ENNEAD_DEDUCER_REASON_BOX_LINE:
    case ENNEAD_DEDUCER_REASON_LINE_BOX:
        return reason | (uint32_t)clear.house | (uint32_t)clear.other << HOUSE_BITS |
               all << 2 * HOUSE_BITS;
    case ENNEAD_DEDUCER_REASON_PARTITION:
        return reason | (uint32_t)clear.house | (uint32_t)clear.positions << HOUSE_BITS |
               all << PARTITION_SHIFT;
    default:
        return reason | (uint32_t)clear.cell | all << CELL_BITS;
    }
}

static queued_clear unpack_clear(uint32_t entry)
{
    const ennead_deducer_reason reason = (ennead_deducer_reason)(entry >> REASON_SHIFT);

    switch (reason) {
    case ENNEAD_DEDUCER_REASON_FIXED_VALUE:
        return (queued_clear){.reason = reason, .cell = entry & CELL_MASK};
    case ENNEAD_DEDUCER_REASON_BOX_LINE:
    case ENNEAD_DEDUCER_REASON_LINE_BOX:
        return (queued_clear){.reason = reason,
                              .house = entry & HOUSE_MASK,
                              .other = entry >> HOUSE_BITS & HOUSE_MASK,
                              .digits = entry >> 2 * HOUSE_BITS & ALL_DIGITS};
    case ENNEAD_DEDUCER_REASON_PARTITION:
        return (queued_clear){.reason = reason,
                              .house = entry & HOUSE_MASK,
                              .positions = entry >> HOUSE_BITS & POSITIONS_MASK,
                              .digits = entry >> PARTITION_SHIFT & ALL_DIGITS};
    default:
        return (queued_clear){
            .reason = reason, .cell = entry & CELL_MASK, .digits = entry >> CELL_BITS & ALL_DIGITS};
    }
}

void queue_clear(ennead_deducer *d, queued_clear clear)
{
    d->clears[(d->first_clear + d->clear_count) % CLEARS] = pack_clear(clear);
    d->clear_count++;
}

queued_clear first_clear(const ennead_deducer *d)
{
    return unpack_clear(d->clears[d->first_clear]);
}

void drop_clear(ennead_deducer *d)
{
    d->first_clear = (uint8_t)((d->first_clear + 1) % CLEARS);
    d->clear_count--;
}

bool add_to_waiting_clear(ennead_deducer *d, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    for (int nth = 0; nth < d->clear_count; nth++) {
        uint32_t *waiting = &d->clears[(d->first_clear + nth) % CLEARS];
        queued_clear clear = unpack_clear(*waiting);
        if (clear.reason != ENNEAD_DEDUCER_REASON_ENTERED || clear.cell != cell)
            continue;
        clear.digits |= digit_set(digit);
        *waiting = pack_clear(clear);
        return true;
    }
    return false;
}
