/* SPDX-License-Identifier: MIT */
/*
 * Searches that wait between two questions: see searches.c.
 */
#ifndef SEARCHES_H
#define SEARCHES_H

struct search;

/* NULL: no memory. */
struct search *search_new(void);
void search_free(struct search *search);

#endif
