/* SPDX-License-Identifier: MIT */
/*
 * malloc and free, in a fifth of the room of those of wasi-libc. Blocks lie side by side from the
 * end of the static data to a last one without room. Those that are free are in a list for their
 * size, four sizes to a doubling, and never beside another free one (boundary tags: D. Knuth, "The
 * Art of Computer Programming", volume 1, 2.5; lists by size: D. Lea, "A memory allocator", 1996).
 */
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct block {
    uint32_t size;  /* in bytes, with this head; its lowest bit: the block is in use */
    uint32_t below; /* the size of the block before it; 0 for the first one */
    struct block *next, *last;
} block;

enum { HEAD = sizeof(block), IN_USE = 1, LISTS = 128, TRIED = 8, PAGE = 65536 };
_Static_assert(HEAD == 16, "what follows a head is aligned as a vector is");

#define GREATEST ((size_t)1 << 31)

extern unsigned char __heap_base; /* set by the linker */

static struct {
    block *first[LISTS];
    block *end; /* the last block, always in use; NULL before the first call */
} heap;

static block *above(block *b)
{
    return (block *)((char *)b + (b->size & ~(uint32_t)IN_USE));
}

/* Sizes from 2^n on have four lists. */
static unsigned list_of(uint32_t size)
{
    const unsigned doublings = 31u - (unsigned)__builtin_clz(size);
    return 4 * doublings + (size >> (doublings - 2) & 3);
}

static void take_off(block *b)
{
    if (b->last != NULL)
        b->last->next = b->next;
    else
        heap.first[list_of(b->size)] = b->next;
    if (b->next != NULL)
        b->next->last = b->last;
}

/* Sets the size of a block that is free, and puts it into its list. */
static void put_free(block *b, uint32_t size)
{
    block **const first = &heap.first[list_of(size)];
    b->size = size;
    above(b)->below = size;
    b->last = NULL;
    b->next = *first;
    if (b->next != NULL)
        b->next->last = b;
    *first = b;
}

/* Frees a block together with its neighbors that are free. Returns the block of them all. */
static block *unite(block *b)
{
    block *const next = above(b);
    uint32_t size = b->size & ~(uint32_t)IN_USE;
    if ((next->size & IN_USE) == 0) {
        take_off(next);
        size += next->size;
    }
    block *const before = (block *)((char *)b - b->below);
    if (b->below != 0 && (before->size & IN_USE) == 0) {
        take_off(before);
        size += before->size;
        b = before;
    }
    put_free(b, size);
    return b;
}

/* More memory at the end. Returns a free block of this size at least, or NULL. */
static block *grow(uint32_t size)
{
    const uint32_t pages = (size + HEAD + 15) / PAGE + 1;
    const size_t had = __builtin_wasm_memory_size(0);
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX)
        return NULL;
    if (heap.end == NULL) {
        heap.end = (block *)(((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15);
        heap.end->below = 0;
    }
    block *const b = heap.end;
    heap.end = (block *)((had + pages) * PAGE) - 1;
    b->size = (uint32_t)((char *)heap.end - (char *)b);
    heap.end->size = HEAD | IN_USE;
    return unite(b);
}

/* A free block of this size at least: a few of its own list are tried, then larger ones. */
static block *find(uint32_t size)
{
    unsigned list = list_of(size);
    block *b = heap.first[list];
    for (int tries = 1; b != NULL && b->size < size; tries++)
        b = tries < TRIED ? b->next : NULL;
    while (b == NULL && ++list < LISTS)
        b = heap.first[list];
    return b != NULL ? b : grow(size);
}

void *malloc(size_t bytes)
{
    const uint32_t size = ((uint32_t)bytes + 2 * HEAD - 1) & ~(uint32_t)(HEAD - 1);
    block *const b = bytes < GREATEST ? find(size) : NULL;
    if (b == NULL) {
        errno = ENOMEM;
        return NULL;
    }
    const uint32_t left = b->size - size;
    take_off(b);
    b->size = size;
    if (left > HEAD) {
        block *const rest = above(b);
        rest->below = size;
        put_free(rest, left);
    } else {
        b->size += left;
    }
    b->size |= IN_USE;
    return b + 1;
}

void free(void *memory)
{
    if (memory != NULL)
        (void)unite((block *)memory - 1);
}

/* The compiler must not make a call of calloc of it. */
__attribute__((no_builtin("malloc", "calloc"))) void *calloc(size_t count, size_t bytes)
{
    size_t all;
    void *const memory = __builtin_mul_overflow(count, bytes, &all) ? NULL : malloc(all);
    if (memory != NULL)
        memset(memory, 0, all);
    return memory;
}

void *realloc(void *memory, size_t bytes)
{
    const size_t room = memory != NULL ? ((block *)memory - 1)->size - IN_USE - HEAD : 0;
    if (memory != NULL && bytes <= room)
        return memory;
    void *const longer = malloc(bytes);
    if (longer == NULL)
        return NULL;
    if (room > 0)
        memcpy(longer, memory, room);
    free(memory);
    return longer;
}
