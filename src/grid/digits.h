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

/* What contracts say of digits. */
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

/* Of a set that is not empty. */
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

/* Goes through a set from its lowest digit up: the digit at hand is lowest_digit(rest), and `rest` holds it and
 * those that come after it. */
#define FOR_EACH_DIGIT(rest, set) \
    for (digits rest = (set); rest != 0; rest = without_lowest_digit(rest))

#define FOR_ALL_DIGITS(digit) for (int digit = 1; digit <= 9; digit++)

/* Nine bits, two, four and all of them at a time: less than the call that compilers make for a
 * population count where the processor may lack the instruction. */
static inline int digit_count(digits set)
{
    ASSERT(within_digits(set));
    const unsigned twos = set - (set >> 1 & 0x155u);
    const unsigned fours = (twos & 0x133u) + (twos >> 2 & 0x133u);
    return (int)((fours + (fours >> 4) + (fours >> 8)) & 0xfu);
}

#endif
