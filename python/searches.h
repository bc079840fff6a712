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

/* The search that a question of this thread begins or goes on with. */
extern _Thread_local struct search *call_search;

#endif
