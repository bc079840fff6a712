/* SPDX-License-Identifier: MIT */
/*
 * The parts of the batch engine that are compiled once for each edition, as functions that a test
 * can call whatever the size of a plane. planes_of.h makes a table for each edition, compiled like
 * the edition.
 */
#ifndef UNIT_PLANES_H
#define UNIT_PLANES_H

#include <stdbool.h>
#include <stdint.h>

#include "search/batch/lanes.h"

enum { VIEW_WORDS = 12, MOST_VIEWS = 512, NO_GUESS = -1 };

/* One lane of a board: its candidates, and how it was judged. */
struct view {
    uint16_t candidates[ENNEAD_CELLS];
    uint16_t after_guess[ENNEAD_CELLS];    /* the same after make_guesses */
    uint16_t complement[ENNEAD_CELLS];     /* what going back to the guess tries; for stuck lanes */
    uint16_t without_second[ENNEAD_CELLS]; /* the same for the second of two guesses */
    bool active, loose, dead, solved, stuck, narrow;
    bool cell_dead, all_single, changed;
    int guess, second; /* 54 digit + triad; for stuck lanes; the second may be NO_GUESS */
};

struct planes_edition {
    const kernel *kernel;
    int lanes, most_guesses;
    /* Its ways to transpose on this processor are the numbers below this. */
    int (*ways)(void);
    /* 64 planes and word `w` of each lane's words */
    void (*planes_to_words)(int way, const uint64_t planes[], int w, uint64_t words[][VIEW_WORDS]);
    /* The same back, in a set of lanes; the others keep what they have in the planes. */
    void (*words_to_planes)(int way, uint64_t words[][VIEW_WORDS], int w, const uint64_t loaded[],
                            uint64_t planes[]);
    void (*pack_puzzle)(const ennead_puzzle *puzzle, uint64_t words[VIEW_WORDS]);
    void (*pack_line)(const char *line, uint8_t zero, uint64_t words[VIEW_WORDS]);
    void (*store_solution)(int way, const uint64_t words[VIEW_WORDS], uint8_t zero,
                           uint8_t cells[ENNEAD_CELLS]);
    bool (*count_by_overlay)(const uint64_t words[VIEW_WORDS], uint64_t *found);
    bool (*can_exchange)(const uint8_t cells[]); /* see exchange.h */
    void (*exchange)(uint8_t cells[]);
    void (*propagate)(struct view views[]); /* lanes of them; sets candidates */
    void (*judge)(struct view views[]);     /* sets all else from candidates, active
                                             * and loose */
};

/* NULL where the compiler cannot make it. */
extern const struct planes_edition *const planes_avx512,
    *const planes_avx2, *const planes_baseline, *const planes_scalar;

#define LONGEST_PLANES_LIST 4

/* The editions that this processor can run; valid after begin_planes has begun a group of tests. */
extern const struct planes_edition *planes_editions[LONGEST_PLANES_LIST];
extern int planes_edition_count;
int begin_planes(void **state);

/* Puts digit `d` (0 to 8) into a cell of a packed puzzle: the layout, from its description. */
void put_at_rest(uint64_t words[VIEW_WORDS], int cell, int d);

#endif
