/* SPDX-License-Identifier: MIT */
/*
 * How much stack each public function needs: the unused part of the stack is painted before a call,
 * and what is not painted any more after it was used.
 */
#ifndef UNIT_INTERFACE_MEASURE_H
#define UNIT_INTERFACE_MEASURE_H

#include "support/support.h"

/* What the functions are called with lies here, not on the stack. */
enum { MEASURED_STACK = 128 << 10, MOST_STACK = 64 << 10 };

/* Sanitizers, and code that is not optimized, need more: then the threads have more, and no figure
 * counts. */
extern const bool stack_counts;

/* Runs a function on a thread with a stack of MEASURED_STACK bytes. */
void run_on_small_stack(void (*run)(void));

/* Before and after the call of a function, in the function that calls. */
void paint_stack(void);
void note_stack(const char *function);

/* Calls a public function and notes what it needs. */
#define MEASURE(function, ...) \
    do { \
        paint_stack(); \
        (void)function(__VA_ARGS__); \
        note_stack(#function); \
    } while (0)

/* The same, and stores what it returns. */
#define MEASURE_TO(result, function, ...) \
    do { \
        paint_stack(); \
        (result) = function(__VA_ARGS__); \
        note_stack(#function); \
    } while (0)

/* Whether a function has been called, the most that it has needed, and what needed most of all. */
bool was_measured(const char *function);
void print_highest(void);
size_t most_of_all(void);

/* The scenarios: between them they call every public function. */
void measure_solving(void);
void measure_reading(void);
void measure_steps(void);
void measure_rating(void);
void measure_symmetry(void);
void measure_creating(void);
void measure_models(void);
void measure_proofs(void);
void measure_sessions(void);
void measure_pictures(void);

#endif
