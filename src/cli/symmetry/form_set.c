/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/symmetry/form_set.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/files/spool.h"

enum {
    MASK_BYTES = 11,
    MOST_BYTES = 1 + MASK_BYTES + 41,
    PAGE = 1 << 12,
    /* Pages are filled to two thirds on average: few forms are in the page behind theirs. */
    FILLED = PAGE * 2 / 3,
    MOST_RUNS = 64,
    FIRST_SLOTS = 1 << 10,
};

/* A file of forms. */
struct form_pile {
    int fd;
    unsigned level; /* how often runs have been merged into it */
    uint64_t pages; /* among which the hashes are divided */
    uint64_t bytes; /* of all records */
};

struct form_set {
    uint64_t memory;
    ennead_grid_set *unlimited; /* the whole set if memory has no limit */
    uint8_t *records;           /* one after the other */
    size_t used, room;
    uint64_t *slots; /* a hash table: the place of a record + 1; 0: empty */
    size_t slot_count, count;
    struct form_pile runs[MOST_RUNS];
    size_t run_count;
};

const char *form_set_read_size(void *to, const char *value)
{
    static const char units[] = "KMGT";
    static const char wrong[] = "is not a size of 64K or more, such as 64M or 2G";
    enum { LONGEST = 12, UNIT_BITS = 10 };
    const size_t length = strlen(value);
    const char *unit = length > 0 ? strchr(units, value[length - 1]) : NULL;
    const unsigned bits = unit == NULL ? 0 : UNIT_BITS * (unsigned)(unit - units + 1);
    char number[LONGEST + 1];
    uint64_t count;
    if (length == 0 || length > LONGEST)
        return wrong;
    memcpy(number, value, length);
    number[length - (unit != NULL)] = '\0';
    if (!parse_number(number, 1, UINT64_MAX >> bits, &count) || count << bits < LEAST_FORM_MEMORY)
        return wrong;
    *(uint64_t *)to = count << bits;
    return NULL;
}

/* ------------------------------------------------------------------------------------- records */

static void pack(const uint8_t form[ENNEAD_CELLS], uint8_t record[MOST_BYTES])
{
    size_t nibbles = 2 * (1 + MASK_BYTES);
    memset(record, 0, MOST_BYTES);
    for (size_t cell = 0; cell < ENNEAD_CELLS; cell++)
        if (form[cell] != 0) {
            record[1 + cell / 8] |= (uint8_t)(1u << cell % 8);
            record[nibbles / 2] |= (uint8_t)(form[cell] << 4 * (nibbles % 2));
            nibbles++;
        }
    record[0] = (uint8_t)((nibbles + 1) / 2);
}

static uint64_t hash_of(const uint8_t *record)
{
    uint64_t hash = record[0];
    for (size_t at = 0; at < record[0]; at += sizeof(uint64_t)) {
        uint64_t piece = 0;
        for (size_t i = at; i < record[0] && i < at + sizeof piece; i++)
            piece |= (uint64_t)record[i] << 8 * (i - at);
        hash = (hash ^ piece) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 29;
    }
    hash *= 0xbf58476d1ce4e5b9u;
    return hash ^ hash >> 32;
}

/* Which of `count` equal ranges of hashes this one is in. */
static uint64_t place_of(uint64_t hash, uint64_t count)
{
    return (uint64_t)((unsigned __int128)hash * count >> 64);
}

static bool is_same(const uint8_t *a, const uint8_t *b)
{
    return a[0] == b[0] && memcmp(a, b, a[0]) == 0;
}

/* ---------------------------------------------------------------------------------- in memory */

/* Finds a record, or the empty slot where it belongs. */
static size_t slot_of(const struct form_set *set, const uint8_t *record)
{
    size_t at = (size_t)place_of(hash_of(record), set->slot_count);
    while (set->slots[at] != 0 && !is_same(set->records + set->slots[at] - 1, record))
        at = at + 1 < set->slot_count ? at + 1 : 0;
    return at;
}

static bool grow_records(struct form_set *set)
{
    const size_t room = set->room > 0 ? 2 * set->room : PAGE;
    uint8_t *records = realloc(set->records, room);
    if (records == NULL)
        return false;
    set->records = records;
    set->room = room;
    return true;
}

static bool grow_slots(struct form_set *set)
{
    const size_t count = set->slot_count > 0 ? 2 * set->slot_count : FIRST_SLOTS;
    uint64_t *slots = calloc(count, sizeof *slots), *old = set->slots;
    const size_t old_count = set->slot_count;
    if (slots == NULL)
        return false;
    set->slots = slots;
    set->slot_count = count;
    for (size_t i = 0; i < old_count; i++)
        if (old[i] != 0)
            slots[slot_of(set, set->records + old[i] - 1)] = old[i];
    free(old);
    return true;
}

/* Whether one more record needs more room than there is. */
static bool is_full(const struct form_set *set)
{
    size_t bytes = 0;
    if (set->used + MOST_BYTES > set->room)
        bytes += set->room;
    if (3 * (set->count + 1) > 2 * set->slot_count)
        bytes += set->slot_count * sizeof *set->slots;
    return bytes > 0 && set->count > 0 &&
           bytes + set->room + set->slot_count * sizeof *set->slots > set->memory;
}

static bool has_room(struct form_set *set)
{
    return (set->used + MOST_BYTES <= set->room || grow_records(set)) &&
           (3 * (set->count + 1) <= 2 * set->slot_count || grow_slots(set));
}

/* ------------------------------------------------------------------------------------- in files */

static bool fail(const char *what)
{
    message("the forms found so far cannot be %s a file in $TMPDIR: %s", what, strerror(errno));
    return false;
}

/* Reads a page; behind the end all pages are empty. */
static bool read_page(const struct form_pile *run, uint64_t number, uint8_t page[PAGE])
{
    const ssize_t got = pread(run->fd, page, PAGE, (off_t)(number * PAGE));
    if (got < 0)
        return fail("read from");
    memset(page + got, 0, PAGE - (size_t)got);
    return true;
}

/* Whether a run has a record. */
static enum form_added find_in_run(const struct form_pile *run, const uint8_t *record)
{
    uint8_t page[PAGE];
    for (uint64_t number = place_of(hash_of(record), run->pages);; number++) {
        if (!read_page(run, number, page))
            return FORM_NO_FILE;
        for (size_t at = 1; at < PAGE && page[at] != 0; at += page[at])
            if (is_same(page + at, record))
                return FORM_IS_KNOWN;
        if (page[0] == 0)
            return FORM_IS_NEW;
    }
}

/* Writes records, in the order of their hashes, to a new run. */
struct pile_writer {
    struct form_pile run;
    uint64_t number; /* of the page */
    size_t used;
    uint8_t page[PAGE];
};

static bool begin_run(struct pile_writer *to, uint64_t bytes, unsigned level)
{
    *to = (struct pile_writer){.run = {.level = level, .pages = bytes / FILLED + 1, .bytes = bytes},
                               .used = 1};
    to->run.fd = spool_open_nameless();
    return to->run.fd >= 0 || fail("written to");
}

static bool write_page(struct pile_writer *to)
{
    const ssize_t put = pwrite(to->run.fd, to->page, PAGE, (off_t)(to->number * PAGE));
    memset(to->page, 0, PAGE);
    to->used = 1;
    to->number++;
    if (put >= 0 && put < PAGE)
        errno = ENOSPC;
    return put == PAGE || fail("written to");
}

static bool write_record(struct pile_writer *to, const uint8_t *record)
{
    const uint64_t number = place_of(hash_of(record), to->run.pages);
    if (number > to->number && to->used > 1 && !write_page(to))
        return false;
    if (number > to->number)
        to->number = number;
    if (to->used + record[0] > PAGE) {
        to->page[0] = 1;
        if (!write_page(to))
            return false;
    }
    memcpy(to->page + to->used, record, record[0]);
    to->used += record[0];
    return true;
}

/* Reads the records of a run in order. */
struct pile_reader {
    const struct form_pile *run;
    uint64_t number; /* of the next page */
    uint64_t left;   /* bytes of records */
    size_t at;
    uint8_t page[PAGE];
};

static void begin_reading(struct pile_reader *from, const struct form_pile *run)
{
    *from = (struct pile_reader){.run = run, .left = run->bytes, .at = PAGE};
}

/* The next record; NULL after the last, or if reading fails: then some are left. */
static const uint8_t *next_record(struct pile_reader *from)
{
    while (from->left > 0 && (from->at >= PAGE || from->page[from->at] == 0)) {
        if (!read_page(from->run, from->number++, from->page))
            return NULL;
        from->at = 1;
    }
    return from->left > 0 ? from->page + from->at : NULL;
}

static void pass_record(struct pile_reader *from)
{
    from->left -= from->page[from->at];
    from->at += from->page[from->at];
}

/* Merges the last two runs. */
static bool merge_last(struct form_set *set)
{
    struct form_pile *one = &set->runs[set->run_count - 2], *other = one + 1;
    struct pile_writer to;
    struct pile_reader from[2];
    bool done = begin_run(&to, one->bytes + other->bytes, one->level + 1);
    begin_reading(&from[0], one);
    begin_reading(&from[1], other);
    while (done) {
        const uint8_t *a = next_record(&from[0]), *b = next_record(&from[1]);
        const bool first = b == NULL || (a != NULL && hash_of(a) <= hash_of(b));
        if (a == NULL && b == NULL)
            break;
        done = write_record(&to, first ? a : b);
        pass_record(&from[!first]);
    }
    done = done && from[0].left == 0 && from[1].left == 0 && write_page(&to);
    if (!done) {
        if (to.run.fd >= 0)
            close(to.run.fd);
        return false;
    }
    close(one->fd);
    close(other->fd);
    *one = to.run;
    set->run_count--;
    return true;
}

static int by_hash(const void *a, const void *b, void *user)
{
    const uint8_t *records = user;
    const uint64_t one = hash_of(records + *(const uint64_t *)a - 1),
                   other = hash_of(records + *(const uint64_t *)b - 1);
    return (one > other) - (one < other);
}

/* Writes what is in memory to a new run. */
static bool spill(struct form_set *set)
{
    struct pile_writer to;
    size_t count = 0;
    bool done = begin_run(&to, set->used, 0);
    for (size_t i = 0; i < set->slot_count; i++)
        if (set->slots[i] != 0)
            set->slots[count++] = set->slots[i];
    qsort_r(set->slots, count, sizeof *set->slots, by_hash, set->records);
    for (size_t i = 0; done && i < count; i++)
        done = write_record(&to, set->records + set->slots[i] - 1);
    done = done && write_page(&to);
    memset(set->slots, 0, set->slot_count * sizeof *set->slots);
    set->used = set->count = 0;
    if (to.run.fd >= 0 && !done)
        close(to.run.fd);
    if (!done)
        return false;
    set->runs[set->run_count++] = to.run;
    while (done && set->run_count > 1 &&
           set->runs[set->run_count - 2].level == set->runs[set->run_count - 1].level)
        done = merge_last(set);
    return done;
}

/* ------------------------------------------------------------------------------------- the set */

struct form_set *form_set_new(uint64_t memory)
{
    struct form_set *set = calloc(1, sizeof *set);
    if (set == NULL)
        return NULL;
    set->memory = memory;
    if (memory == 0 && ennead_grid_set_new(NULL, &set->unlimited) != ENNEAD_STATUS_OK) {
        free(set);
        return NULL;
    }
    return set;
}

void form_set_free(struct form_set *set)
{
    if (set == NULL)
        return;
    for (size_t i = 0; i < set->run_count; i++)
        close(set->runs[i].fd);
    ennead_grid_set_free(set->unlimited);
    free(set->records);
    free(set->slots);
    free(set);
}

static enum form_added add_limited(struct form_set *set, const uint8_t form[ENNEAD_CELLS])
{
    uint8_t record[MOST_BYTES];
    pack(form, record);
    if (set->count > 0 && set->slots[slot_of(set, record)] != 0)
        return FORM_IS_KNOWN;
    for (size_t i = set->run_count; i > 0; i--) {
        const enum form_added found = find_in_run(&set->runs[i - 1], record);
        if (found != FORM_IS_NEW)
            return found;
    }
    if (is_full(set) && !spill(set))
        return FORM_NO_FILE;
    if (!has_room(set))
        return FORM_NO_MEMORY;
    memcpy(set->records + set->used, record, record[0]);
    set->slots[slot_of(set, record)] = set->used + 1;
    set->used += record[0];
    set->count++;
    return FORM_IS_NEW;
}

enum form_added form_set_add(struct form_set *set, const uint8_t form[ENNEAD_CELLS])
{
    bool is_new;
    if (set->memory > 0)
        return add_limited(set, form);
    if (ennead_grid_set_add(set->unlimited, form, &is_new) != ENNEAD_STATUS_OK)
        return FORM_NO_MEMORY;
    return is_new ? FORM_IS_NEW : FORM_IS_KNOWN;
}
