/* SPDX-License-Identifier: MIT */
/*
 * A set of grids or puzzles. Each is a record of 81 bits, one for each cell with a clue, and the
 * digits of these as nibbles. Records are stored one after the other in blocks of memory. A hash
 * table finds them: a slot holds the record's place and 24 bits of its hash, 0 for an empty slot.
 * Records are compared in full, so equal hashes do no harm.
 *
 *     slot      24 bits of hash | 40 bits of place + 1
 *     place     number of the block | 20 bits in the block
 */
#include <string.h>

#include "grid/memory.h"
#include "grid/random.h"

enum {
    BLOCK_BITS = 20,
    BLOCK = 1 << BLOCK_BITS,
    MASK_BYTES = 11,
    MOST_BYTES = MASK_BYTES + 41,
    FIRST_SLOTS = 1024,
    PLACE_BITS = 40,
};

struct ennead_grid_set {
    ennead_allocator allocator;
    uint64_t *slots;
    size_t slot_count; /* a power of two */
    uint64_t count;
    uint8_t **blocks;
    size_t block_count, block_room;
    size_t used; /* bytes used of the last block */
};

ennead_status ennead_grid_set_new(const ennead_allocator *allocator, ennead_grid_set **forms)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    ennead_grid_set *f = allocate(&memory, sizeof *f);

    *forms = NULL;
    if (f == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    *f = (ennead_grid_set){.allocator = memory, .slot_count = FIRST_SLOTS, .used = BLOCK};
    f->slots = allocate(&memory, FIRST_SLOTS * sizeof *f->slots);
    if (f->slots == NULL) {
        release(&memory, f);
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    }
    memset(f->slots, 0, FIRST_SLOTS * sizeof *f->slots);
    *forms = f;
    return ENNEAD_STATUS_OK;
}

void ennead_grid_set_free(ennead_grid_set *forms)
{
    if (forms == NULL)
        return;
    const ennead_allocator memory = forms->allocator;
    for (size_t i = 0; i < forms->block_count; i++)
        release(&memory, forms->blocks[i]);
    release(&memory, forms->blocks);
    release(&memory, forms->slots);
    release(&memory, forms);
}

uint64_t ennead_grid_set_get_count(const ennead_grid_set *forms)
{
    return forms->count;
}

/* Writes a record and returns its length, which its first bytes determine. */
static size_t pack(const uint8_t cells[ENNEAD_CELLS], uint8_t record[MOST_BYTES])
{
    size_t nibbles = 2 * MASK_BYTES;

    memset(record, 0, MOST_BYTES);
    for (unsigned cell = 0; cell < ENNEAD_CELLS; cell++)
        if (cells[cell] != 0) {
            record[cell / 8] |= (uint8_t)(1u << cell % 8);
            record[nibbles / 2] |= (uint8_t)(cells[cell] << 4 * (nibbles % 2));
            nibbles++;
        }
    return (nibbles + 1) / 2;
}

static uint64_t hash_of(const uint8_t *record, size_t length)
{
    uint64_t hash = length;

    for (size_t at = 0; at < length; at += 8) {
        uint64_t piece = 0;
        for (size_t i = 0; i < 8 && at + i < length; i++)
            piece |= (uint64_t)record[at + i] << (8 * i);
        hash = mix64(hash ^ piece) + 0x9e3779b97f4a7c15u;
    }
    return hash;
}

static const uint8_t *record_at(const ennead_grid_set *f, uint64_t slot)
{
    const uint64_t place = (slot & ((1ull << PLACE_BITS) - 1)) - 1;
    return &f->blocks[place >> BLOCK_BITS][place & (BLOCK - 1)];
}

static size_t length_at(const uint8_t *record)
{
    int clues = 0;
    for (int i = 0; i < MASK_BYTES; i++)
        clues += __builtin_popcount(record[i]);
    return MASK_BYTES + (size_t)(clues + 1) / 2;
}

/* Doubles the number of slots; every record gets its new one from its hash. */
static ennead_status grow_table(ennead_grid_set *f)
{
    const size_t count = 2 * f->slot_count;
    uint64_t *slots = allocate(&f->allocator, count * sizeof *slots);

    if (slots == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    memset(slots, 0, count * sizeof *slots);
    for (size_t i = 0; i < f->slot_count; i++) {
        if (f->slots[i] == 0)
            continue;
        const uint8_t *record = record_at(f, f->slots[i]);
        size_t at = hash_of(record, length_at(record)) & (count - 1);
        while (slots[at] != 0)
            at = (at + 1) & (count - 1);
        slots[at] = f->slots[i];
    }
    release(&f->allocator, f->slots);
    f->slots = slots;
    f->slot_count = count;
    return ENNEAD_STATUS_OK;
}

static ennead_status add_block(ennead_grid_set *f)
{
    uint8_t **blocks = array_with_room(&f->allocator, f->blocks, f->block_count + 1, &f->block_room,
                                       sizeof *blocks);
    if (blocks == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    f->blocks = blocks;
    uint8_t *block = allocate(&f->allocator, BLOCK);
    if (block == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    f->blocks[f->block_count++] = block;
    f->used = 0;
    return ENNEAD_STATUS_OK;
}

ennead_status ennead_grid_set_add(ennead_grid_set *forms, const uint8_t cells[ENNEAD_CELLS],
                                  bool *added)
{
    uint8_t record[MOST_BYTES];

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (cells[cell] > 9)
            return ENNEAD_STATUS_BAD_ARGUMENT;
    const size_t length = pack(cells, record);
    /* Makes room for one more first, so that nothing is half done if memory runs out. */
    if (3 * (forms->count + 1) > 2 * (uint64_t)forms->slot_count &&
        grow_table(forms) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    if (forms->used + length > BLOCK && add_block(forms) != ENNEAD_STATUS_OK)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    const uint64_t hash = hash_of(record, length), mark = hash >> PLACE_BITS << PLACE_BITS;
    size_t at = hash & (forms->slot_count - 1);
    for (; forms->slots[at] != 0; at = (at + 1) & (forms->slot_count - 1)) {
        const uint64_t slot = forms->slots[at];
        if (slot >> PLACE_BITS != mark >> PLACE_BITS)
            continue;
        const uint8_t *other = record_at(forms, slot);
        /* Records with the same cells have the same length. */
        if (memcmp(other, record, MASK_BYTES) == 0 &&
            memcmp(other + MASK_BYTES, record + MASK_BYTES, length - MASK_BYTES) == 0) {
            *added = false;
            return ENNEAD_STATUS_OK;
        }
    }
    const uint64_t place = (uint64_t)(forms->block_count - 1) << BLOCK_BITS | forms->used;
    memcpy(&forms->blocks[forms->block_count - 1][forms->used], record, length);
    forms->slots[at] = mark | (place + 1);
    forms->used += length;
    forms->count++;
    *added = true;
    return ENNEAD_STATUS_OK;
}
