/* SPDX-License-Identifier: MIT */
/*
 * The memory of a model: pieces are cut from blocks, and all are given back at once.
 */
#include "grid/memory.h"
#include "model/model.h"

#include <string.h>

/* A model of nine by nine has some hundred pieces in two or three blocks. */
enum { BLOCK_SIZE = 32768, ALIGNMENT = _Alignof(max_align_t) };

/* What is before the pieces of a block. */
typedef union block {
    union block *next;
    max_align_t alignment;
} block;

static void *new_block(ennead_model *m, size_t bytes)
{
    block *made = allocate(&m->allocator, sizeof *made + bytes);

    if (made == NULL)
        return NULL;
    made->next = m->blocks;
    m->blocks = made;
    return made + 1;
}

void *model_memory(ennead_model *m, size_t bytes)
{
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

void storage_free(ennead_model *m)
{
    for (block *next, *b = m->blocks; b != NULL; b = next) {
        next = b->next;
        release(&m->allocator, b);
    }
    m->blocks = NULL;
}
