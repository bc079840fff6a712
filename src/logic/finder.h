/* SPDX-License-Identifier: MIT */
/*
 * The memory of one thread that looks for steps: what several techniques look up in a state, and
 * the working memory of the technique that is looking. Tables are computed when a technique first
 * asks for them, and dropped when a step has been done.
 *
 *     tables     almost locked sets and grouped links; or the memory of a choice in HoDoKu's order
 *     work       working memory of the technique that is looking
 */
#ifndef ENNEAD_LOGIC_FINDER_H
#define ENNEAD_LOGIC_FINDER_H

#include "logic/grouped_links.h"

/* In bytes. Techniques and choices that need much memory have a struct for it, which fits. */
enum { TECHNIQUE_MEMORY = 80 << 10, CHOICE_MEMORY = 512 << 10 };

/* Finned and sashimi fish have two to four lines. */
enum { LEAST_FISH = 2, FISH_SIZES = 3 };

/* ennead_finder of the public header. */
struct ennead_finder {
    ennead_allocator allocator;
    bool has_almost, has_doomed;
    grouped_links_kind has_grouped_links;
    cells doomed[10]; /* [digit]: the candidates that are in no template (templates.c) */
    /* [finned, sashimi][size][digit]: candidates of a digit in which choose_fish.c found no such
     * fish. That is true whatever the state, so it is never dropped. */
    cells without_fish[2][FISH_SIZES][10];
    cells without_chain[2][10]; /* [Turbot Fish, X-Chain][digit]: the same (choose_chains.c) */
    union {
        struct {
            almost_table almost;
            grouped_links grouped;
        };
        _Alignas(64) unsigned char choice[CHOICE_MEMORY];
    } tables;
    _Alignas(64) unsigned char work[TECHNIQUE_MEMORY];
};

/* Drops all tables, because the state has changed. */
static inline void forget(ennead_finder *finder)
{
    finder->has_almost = finder->has_doomed = false;
    finder->has_grouped_links = NO_GROUPED_LINKS;
}

/* TECHNIQUE_MEMORY bytes for the technique that is looking, with arbitrary contents. A technique
 * that calls others must not use them. */
static inline void *technique_memory(const hunt *h)
{
    return h->finder->work;
}

/* CHOICE_MEMORY bytes for choosing among steps, with arbitrary contents. They overlap the tables
 * of almost_of and grouped_links_of. */
static inline void *choice_memory(const hunt *h)
{
    h->finder->has_almost = false;
    h->finder->has_grouped_links = NO_GROUPED_LINKS;
    return h->finder->tables.choice;
}

#endif
