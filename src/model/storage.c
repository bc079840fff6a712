/* SPDX-License-Identifier: MIT */
/*
 * The memory of a model: pieces are cut from blocks, and all blocks are freed at once.
 */
#include "model/storage.h"

#include "grid/assertions.h"
#include "grid/memory.h"

#include <string.h>

/* A 9x9 model has about a hundred pieces in two or three blocks. */
enum { BLOCK_SIZE = 32768, ALIGNMENT = _Alignof(max_align_t) };

/* Needing more than this counts as out of memory. It is enough for a model of a million rules. */
static const size_t MOST_STORED = (size_t)1 << 30;

/* The header of a block. */
typedef union storage_block {
    union storage_block *next;
    max_align_t alignment;
} storage_block;

static void *new_block(ennead_model *m, size_t bytes)
{
    if (bytes > MOST_STORED - m->stored)
        return NULL;
    storage_block *made = allocate(&m->allocator, sizeof *made + bytes);
    if (made == NULL)
        return NULL;
    m->stored += bytes;
    made->next = m->blocks;
    m->blocks = made;
    return made + 1;
}

void *model_memory(ennead_model *branch, size_t bytes)
{
    ennead_model *m = model_root(branch);
    const size_t whole = (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;

    if (whole > BLOCK_SIZE / 4)
        return new_block(m, whole);
    if (whole > m->room_left) {
        char *room = new_block(m, BLOCK_SIZE);
        if (room == NULL)
            return NULL;
        m->room = room;
        m->room_left = BLOCK_SIZE;
    }
    ASSERT(whole <= m->room_left);
    char *const piece = m->room;
    m->room += whole;
    m->room_left -= whole;
    return piece;
}

void *model_cleared_memory(ennead_model *m, size_t bytes)
{
    void *made = model_memory(m, bytes);

    if (made != NULL)
        memset(made, 0, bytes);
    return made;
}

const char *model_words(ennead_model *m, const char *text)
{
    enum { MOST = 300 };
    const size_t length = strlen(text), kept = length > MOST ? MOST : length;
    char *copy = model_memory(m, kept + sizeof "...");

    if (copy == NULL)
        return NULL;
    memcpy(copy, text, kept);
    memcpy(copy + kept, length > MOST ? "..." : "", length > MOST ? sizeof "..." : 1);
    return copy;
}

void storage_free(ennead_model *m)
{
    for (storage_block *next, *b = m->blocks; b != NULL; b = next) {
        next = b->next;
        release(&m->allocator, b);
    }
    m->blocks = NULL;
}
