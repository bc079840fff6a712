/* SPDX-License-Identifier: MIT */
/*
 * Items from the text of a list of grids that are not 9x9.
 */
#ifndef CLI_SIZED_FEED_H
#define CLI_SIZED_FEED_H

#include "cli/batch/slot.h"

struct sized_feed {
    int size; /* of all grids; 0: the file is not such a list */
    const struct settings *settings;
    const char *title;
    size_t title_length;
    bool broken;        /* the last grid could not be read; rules after it are ignored */
    bool seen;          /* a grid, or an error */
    uint64_t next_grid; /* the line with which the last call ended, if a grid begins there */
};

/* Makes an item of the next grid in a text, whose first line has number `line`, and of the rules
 * next to it. Returns how much of the text it uses. ITEM_NOTICE: there are no more grids; its
 * message, if it has one, says that there were none. */
size_t sized_take(struct sized_feed *feed, struct slot *slot, struct item *item, const char *text,
                  size_t length, uint64_t line);

/* Puts the first grid of a file and its rules into `first`, as a text that ennead_session_load
 * reads, with each rule on its line of the file. A puzzle in Ennead's form without its first line
 * gets that line, and its lines count from 2. Returns false if the file is neither, or its first
 * grid cannot be read. */
bool sized_first(const struct text *file, struct text *first);

#endif
