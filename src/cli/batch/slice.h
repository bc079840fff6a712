/* SPDX-License-Identifier: MIT */
/*
 * Which records of the input are answered. Each record has a place: the number of its file, and
 * where in the file's text it begins. Part I of N has the records whose places are in the I-th of
 * N equal ranges of all bytes; so parts need not know of each other. --skip and --take count
 * records. A run that goes on after an interruption answers what comes behind a place.
 *
 * Slots are cut after they have been filled and before they are worked on. Records before the
 * slice are dropped; but if a command must remember them, they are worked on and not written.
 *
 *     place   [file: 20 bits][offset: 44 bits]
 */
#ifndef CLI_SLICE_H
#define CLI_SLICE_H

#include "cli/batch/slot.h"
#include "cli/files/spool.h"

enum { PLACE_BITS = 44, MOST_PLACED_FILES = 1 << 20 };

/* A place, and how many records at that very place have been answered. */
struct slice_mark {
    uint64_t place;
    uint64_t same;
};

struct input_slice {
    enum { SLICE_IS_ALL, SLICE_IS_SOME } kind;
    uint64_t from, to;          /* places of records that are answered; `to` excluded */
    uint64_t skip, end;         /* numbers of records that are answered; `end` excluded */
    struct slice_mark answered; /* all records up to this one have been answered before; */
    enum { ANSWERED_NONE, ANSWERED_SOME } past; /* or none has */
    enum earlier_records earlier;
    uint64_t records;     /* seen so far */
    struct spool *spools; /* one for each file; NULL: files are read as they are */
    size_t spool_count;
};

enum sliced {
    SLICED_SOME,    /* the slot has records to work on */
    SLICED_NOTHING, /* they are all before the slice */
    SLICED_OVER,    /* and the slice is over */
};

/* Where records come from; `total` is how many are made if none is read. */
struct slice_source {
    enum { RECORDS_ARE_READ, RECORDS_ARE_MADE } kind;
    uint64_t total;
};

/* Prepares the slice of the settings.
 * Returns the exit code; a message has been printed. */
enum exit_code slice_begin(struct input_slice *slice, const struct settings *settings,
                           const struct slice_source *source);
void slice_end(struct input_slice *slice);

/* Drops the records of a filled slot that are not in the slice. */
enum sliced slice_cut(struct input_slice *slice, struct slot *slot);

/* The first place that may be answered, if it is known; else 0. */
uint64_t slice_first_place(const struct input_slice *slice);

/* Moves the mark behind the first `items` records of a slot. */
void slice_mark_items(struct slice_mark *mark, const struct slot *slot, size_t items);

/* The first and the last number, excluded, of a part of so many records. */
uint64_t slice_bound(uint64_t total, uint64_t part, uint64_t parts);

#endif
