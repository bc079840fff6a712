/* SPDX-License-Identifier: MIT */
/*
 * Lists of plain puzzles, worked on by all cores: how each kind of work is done is in kinds.c.
 */
#ifndef LISTS_H
#define LISTS_H

#include <ennead.h>

enum { OUTPUTS = 3 };

/* What is done to a list. */
struct list {
    const struct kind *kind;
    const uint8_t *puzzles; /* 81 numbers each; NULL for kinds that make puzzles */
    size_t count;
    void *outputs[OUTPUTS]; /* as the kind says */
    uint64_t limit, seed, first;
    int scale; /* of `rate`: see scale_name */
    ennead_request request;
    const ennead_stop *stop;
};

/* The working memory of one thread; what a kind does not use is NULL. */
struct tools {
    ennead_solver *solver;
    ennead_creator *creator;
    ennead_rater *rater;
    ennead_finder *finder;
    void *room; /* of the kind */
};

/* A piece of a list is worked on by one thread. */
struct kind {
    const char *name;
    size_t piece;           /* how many puzzles at once */
    bool takes;             /* whether it takes puzzles */
    size_t widths[OUTPUTS]; /* bytes for each puzzle in each output; 0: there is none */
    ennead_status (*open)(const struct list *list, struct tools *tools);
    ennead_status (*work)(const struct list *list, struct tools *tools, size_t first, size_t some);
};

/* The kind of that name, or NULL. */
const struct kind *kind_find(const char *name);

/* "se", "se1181", "hodoku", "both", and then the measures; NULL past the last. */
const char *scale_name(int number);

enum { SCALES_OF_STEPS = 4 };

/* A rating as it stands in an array: 40 bytes. */
struct rated {
    double er, ep, ed; /* 0: none */
    int32_t score;     /* -1: not asked for */
    uint32_t steps;
    int16_t technique; /* of the hardest step, on its scale; -1: none */
    uint8_t verdict;   /* an ennead_verdict, or RATED_STUCK */
    uint8_t level;     /* an ennead_level, or 255 */
    int16_t value;     /* of a measure; -1: not asked for, or not known */
};

enum { RATED_STUCK = 5, NO_LEVEL = 255 };

/* Rates some puzzles; see struct rated. */
ennead_status open_rate(const struct list *list, struct tools *tools);
ennead_status work_rate(const struct list *list, struct tools *tools, size_t first, size_t some);

/* Measures a state that has one solution: sets value or verdict. */
void measure_state(const ennead_state *state, int measure, const ennead_stop *stop,
                   struct rated *rated);

/* Makes a puzzle of givens; one without candidates if a given is above 9, as happens when a program
 * changes its array in another thread. */
void make_puzzle(const uint8_t givens[ENNEAD_CELLS], ennead_puzzle *puzzle);

void tools_close(struct tools *tools);

#endif
