/* SPDX-License-Identifier: MIT */
/*
 * What two cells may have together. Whatever rules connect two cells (a dot, a step of a
 * thermometer, a whisper, that they differ), they are merged into one table for the pair. A cell
 * that loses values then restricts each linked cell (arc consistency; A. Mackworth, "Consistency
 * in networks of relations", 1977).
 *
 * A table is stored as unions, so that one load for every four values finds what a set of values
 * allows:
 *
 *     unions[16 * k + x]   what the other cell may have if this one has one of the values 4k to
 *                          4k+3 whose bits are set in x
 *
 * There are few tables and many pairs, so each table is stored once and found by its hash.
 */
#include "model/relations.h"

#include "grid/assertions.h"
#include "grid/bits.h"
#include "grid/memory.h"
#include "model/link_tables.h"
#include "model/storage.h"

#include <string.h>

enum { FIRST_BUCKETS = 64, FIRST_PAIRS = 256 };

domain relation_allows(const relation *r, domain values)
{
    return allowed_by(r->unions, values);
}

const relation *relation_reverse(const relation *r)
{
    return r->reverse;
}

static uint64_t mix(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 29;
}

/* -------------------------------------------------------------------------------------- tables */

static struct relations *relations_of(ennead_model *m)
{
    if (m->relations != NULL)
        return m->relations;
    struct relations *made = allocate(&m->allocator, sizeof *made);
    if (made == NULL)
        return NULL;
    *made = (struct relations){.bucket_count = FIRST_BUCKETS, .pair_room = FIRST_PAIRS};
    made->buckets = allocate(&m->allocator, FIRST_BUCKETS * sizeof *made->buckets);
    made->pairs = allocate(&m->allocator, FIRST_PAIRS * sizeof *made->pairs);
    m->relations = made;
    if (made->buckets == NULL || made->pairs == NULL) {
        relations_free(m);
        return NULL;
    }
    memset(made->buckets, 0, FIRST_BUCKETS * sizeof *made->buckets);
    memset(made->pairs, 0, FIRST_PAIRS * sizeof *made->pairs);
    return made;
}

void relations_free(ennead_model *m)
{
    if (m->relations == NULL)
        return;
    release(&m->allocator, m->relations->buckets);
    release(&m->allocator, m->relations->pairs);
    release(&m->allocator, m->relations);
    m->relations = NULL;
}

static bool grow_buckets(ennead_model *m, struct relations *all)
{
    const size_t room = 2 * all->bucket_count;
    relation **more = allocate(&m->allocator, room * sizeof *more);

    if (more == NULL)
        return false;
    memset(more, 0, room * sizeof *more);
    for (size_t i = 0; i < all->bucket_count; i++)
        for (relation *next, *r = all->buckets[i]; r != NULL; r = next) {
            next = r->next;
            r->next = more[r->hash % room];
            more[r->hash % room] = r;
        }
    release(&m->allocator, all->buckets);
    all->buckets = more;
    all->bucket_count = room;
    return true;
}

static bool is_table(const ennead_model *m, const relation *r, const domain allowed[])
{
    for (int value = 0; value < m->values; value++)
        if (allowed_by(r->unions, value_bit(value)) != (allowed[value] & m->all))
            return false;
    return true;
}

static uint64_t hash_of(const ennead_model *m, const domain allowed[])
{
    uint64_t hash = 0;

    for (int value = 0; value < m->values; value++)
        hash = mix(hash, allowed[value] & m->all);
    return hash;
}

/* Finds a table, or makes it; the reverse of a new one is not known yet. */
static relation *find_or_make(ennead_model *m, struct relations *all, const domain allowed[])
{
    const uint64_t hash = hash_of(m, allowed);
    const int nibbles = (m->values + NIBBLE - 1) / NIBBLE;

    for (relation *r = all->buckets[hash % all->bucket_count]; r != NULL; r = r->next)
        if (r->hash == hash && is_table(m, r, allowed))
            return r;
    if (all->relation_count == all->bucket_count && !grow_buckets(m, all))
        return NULL;
    relation *made =
        model_memory(m, sizeof *made + (size_t)(nibbles * NIBBLES) * sizeof *made->unions);
    if (made == NULL)
        return NULL;
    *made = (relation){.hash = hash, .next = all->buckets[hash % all->bucket_count]};
    all->buckets[hash % all->bucket_count] = made;
    all->relation_count++;
    for (int first = 0; first < m->values; first += NIBBLE) {
        domain *unions = made->unions + NIBBLES / NIBBLE * first;
        unions[0] = 0;
        for (int x = 1; x < NIBBLES; x++) {
            const int value = first + lowest_bit((unsigned)x);
            unions[x] = unions[x & (x - 1)] | (value < m->values ? allowed[value] & m->all : 0);
        }
    }
    return made;
}

const relation *relation_of(ennead_model *m, const domain allowed[])
{
    struct relations *all = relations_of(m);
    domain turned[ENNEAD_MOST_SIZE] = {0};
    relation *made = all == NULL ? NULL : find_or_make(m, all, allowed);

    if (made == NULL || made->reverse != NULL)
        return made;
    for (int value = 0; value < m->values; value++)
        FOR_EACH_VALUE(left, allowed[value] & m->all)
            turned[lowest_value(left)] |= value_bit(value);
    relation *reverse = find_or_make(m, all, turned);
    if (reverse == NULL)
        return NULL;
    made->reverse = reverse;
    reverse->reverse = made;
    return made;
}

/* --------------------------------------------------------------------------------------- pairs */

static related_pair *place_of(related_pair *table, size_t room, uint32_t cells)
{
    size_t at = mix(1, cells) % room;

    while (table[at].table != NULL && table[at].cells != cells)
        at = at + 1 < room ? at + 1 : 0;
    return &table[at];
}

static bool grow_pairs(ennead_model *m, struct relations *all)
{
    const size_t room = 2 * all->pair_room;
    related_pair *more = allocate(&m->allocator, room * sizeof *more);

    if (more == NULL)
        return false;
    memset(more, 0, room * sizeof *more);
    for (size_t i = 0; i < all->pair_room; i++)
        if (all->pairs[i].table != NULL)
            *place_of(more, room, all->pairs[i].cells) = all->pairs[i];
    release(&m->allocator, all->pairs);
    all->pairs = more;
    all->pair_room = room;
    return true;
}

/* The table of what both tables allow. */
static const relation *both(ennead_model *m, const relation *one, const relation *other)
{
    domain allowed[ENNEAD_MOST_SIZE] = {0};

    if (one == other)
        return one;
    for (int value = 0; value < m->values; value++)
        allowed[value] =
            allowed_by(one->unions, value_bit(value)) & allowed_by(other->unions, value_bit(value));
    return relation_of(m, allowed);
}

bool relation_differs(const ennead_model *m, const relation *r)
{
    for (int value = 0; value < m->values; value++)
        if ((allowed_by(r->unions, value_bit(value)) & value_bit(value)) != 0)
            return false;
    return true;
}

bool relate(ennead_model *m, const relation *r, int one, int other)
{
    ASSERT(one >= 0 && one < m->cells);
    ASSERT(other >= 0 && other < m->cells);
    struct relations *all = relations_of(m);

    if (all == NULL || r == NULL)
        return false;
    if (one == other) {
        for (int value = 0; value < m->values; value++)
            if ((allowed_by(r->unions, value_bit(value)) & value_bit(value)) == 0)
                restrict_cell(m, one, ~value_bit(value));
        return true;
    }
    if (one > other) {
        const int first = other;
        other = one;
        one = first;
        r = r->reverse;
    }
    if (2 * all->pair_count >= all->pair_room && !grow_pairs(m, all))
        return false;
    const uint32_t cells = (uint32_t)one * ENNEAD_MOST_CELLS + (uint32_t)other;
    related_pair *pair = place_of(all->pairs, all->pair_room, cells);
    if (pair->table == r)
        return true;
    const relation *together = pair->table == NULL ? r : both(m, pair->table, r);
    if (together == NULL)
        return false;
    all->pair_count += pair->table == NULL;
    *pair = (related_pair){cells, together};
    if (relation_differs(m, together))
        pairs_add(&m->differs, one, other);
    return true;
}

/* --------------------------------------------------------------------------------- finishing */

/* Adds to a pair's table that its cells differ, and marks the pair if its table says more than
 * that. */
static bool finish(ennead_model *m, related_pair *pair, const relation *different,
                   const relation *any)
{
    const int one = pair_first(pair), other = pair_second(pair);

    if (pairs_has(&m->differs, one, other))
        pair->table = both(m, pair->table, different);
    if (pair->table != NULL && pair->table != different && pair->table != any)
        pairs_add(&m->linked, one, other);
    return pair->table != NULL;
}

bool relations_finish(ennead_model *m)
{
    struct relations *all = m->relations;
    domain allowed[ENNEAD_MOST_SIZE] = {0};

    for (int value = 0; value < m->values; value++)
        allowed[value] = m->all;
    const relation *any = relation_of(m, allowed);
    for (int value = 0; value < m->values; value++)
        allowed[value] = m->all & ~value_bit(value);
    const relation *different = relation_of(m, allowed);
    if (any == NULL || different == NULL)
        return false;
    for (size_t i = 0; i < all->pair_room; i++)
        if (all->pairs[i].table != NULL && !finish(m, &all->pairs[i], different, any))
            return false;
    return true;
}
