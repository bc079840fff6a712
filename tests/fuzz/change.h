/* SPDX-License-Identifier: MIT */
/*
 * Small changes of an input, like a fuzzer's, but the same on every machine: they are determined
 * by the bytes and a number.
 */
#ifndef FUZZ_CHANGE_H
#define FUZZ_CHANGE_H

#include <stddef.h>
#include <stdint.h>

/* The most bytes that a change adds. */
enum { MOST_ADDED = 64 };

/* Writes `bytes` with its change of this number to `changed`, which has room for MOST_ADDED more,
 * and returns its size. */
size_t change_input(const uint8_t *bytes, size_t size, uint64_t number, uint8_t *changed);

#endif
