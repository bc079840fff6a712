/* SPDX-License-Identifier: MIT */
/*
 * A set of digits is nine bits, bit d - 1 for digit d. Set algebra is the operators & | ~ (the
 * complement within ENNEAD_ALL_DIGITS).
 */
#ifndef ENNEAD_GRID_DIGITS_H
#define ENNEAD_GRID_DIGITS_H

#include <stdbool.h>
#include <stdint.h>

#include "ennead.h"
#include "grid/assertions.h"

typedef uint16_t digits;

#define ALL_DIGITS ((digits)ENNEAD_ALL_DIGITS)

/* Range checks for assertions. */
static inline bool digit_in_range(int digit)
{
    return digit >= 1 && digit <= 9;
}

static inline bool within_digits(unsigned set)
{
    return (set & ~(unsigned)ENNEAD_ALL_DIGITS) == 0;
}

static inline digits digit_set(int digit)
{
    ASSERT(digit_in_range(digit));
    return (digits)(1u << (digit - 1));
}

/* The set must not be empty. */
static inline int lowest_digit(digits set)
{
    ASSERT(within_digits(set));
    ASSERT(set != 0);
    return __builtin_ctz(set) + 1;
}

static inline digits without_lowest_digit(digits set)
{
    ASSERT(within_digits(set));
    return (digits)(set & (set - 1u));
}

/* Loops over a set from its lowest digit up. In the loop the current digit is lowest_digit(rest);
 * `rest` is the current digit and all that are still to come. */
#define FOR_EACH_DIGIT(rest, set) \
    for (digits rest = (set); rest != 0; rest = without_lowest_digit(rest))

#define FOR_ALL_DIGITS(digit) for (int digit = 1; digit <= 9; digit++)

/* Counts nine bits in three steps. Where the processor may lack a population count, this is
 * cheaper than the function call that compilers generate. */
static inline int digit_count(digits set)
{
    ASSERT(within_digits(set));
    const unsigned twos = set - (set >> 1 & 0x155u);
    const unsigned fours = (twos & 0x133u) + (twos >> 2 & 0x133u);
    return (int)((fours + (fours >> 4) + (fours >> 8)) & 0xfu);
}

#endif
