/* SPDX-License-Identifier: MIT */
/*
 * Items from the text of a list of grids of another size than nine by nine.
 */
#ifndef CLI_SIZED_FEED_H
#define CLI_SIZED_FEED_H

#include "cli/batch/slot.h"

struct sized_feed {
    int size; /* of all grids; 0: the file is no such list */
    const struct settings *settings;
    const char *title;
    size_t title_length;
    bool broken; /* the last grid could not be read: rules behind it are nobody's */
};

/* Makes an item of the next grid of a text, the first line of which has that number, and of the rules
 * beside it. Returns how much of the text it takes; ITEM_NOTICE: there is no grid in it any more. */
size_t sized_take(struct sized_feed *feed, struct slot *slot, struct item *item, const char *text,
                  size_t length, uint64_t line);

/* Puts the first grid of a file, with the rules beside it, into `first` as a text that
 * ennead_variant_read knows, each rule on the line that it is on in the file; false: the file is no list of
 * such grids, or its first cannot be read. */
bool sized_first(const struct text *file, struct text *first);

#endif
