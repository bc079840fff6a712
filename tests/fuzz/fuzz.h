/* SPDX-License-Identifier: MIT */
/*
 * The function of a fuzz target, as libFuzzer calls it; and what a target does when a condition
 * fails: it prints the condition and its place and calls abort, which libFuzzer and the replay
 * both notice.
 */
#ifndef FUZZ_FUZZ_H
#define FUZZ_FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define HOLDS(condition) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #condition); \
            abort(); \
        } \
    } while (0)

#endif
