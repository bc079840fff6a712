/* SPDX-License-Identifier: MIT */
/*
 * Which suppositions of dynamic chains lead to a hint, found for all of them at a time and without
 * order. What follows from a supposition by links alone does not depend on the order in which they
 * are followed, but for where a contradiction ends it; so only those that come to a contradiction,
 * and those whose cell or house comes to something together, have to be followed in order.
 *
 *     on[candidate], off[candidate]   the suppositions (columns) from which it follows
 *     led[column]                     the candidates that are on, and those that are off then
 */
#ifndef ENNEAD_LOGIC_SE_CHAIN_SIEVE_H
#define ENNEAD_LOGIC_SE_CHAIN_SIEVE_H

#include "rating/chains/se_chain_web.h"

/* A candidate is supposed off only where it is one of two in some place. Such a place has lost seven
 * of nine, and what is lost is lost in four places: when m of the 729 candidates are, at most 8 m / 7
 * of the others are supposed off, and never more than all. That makes 778 suppositions at most. */
enum {
    SIEVE_COLUMNS = 1024,
    SIEVE_WORDS = SIEVE_COLUMNS / 64,
    UNIT_WORDS = (UNITS + 63) / 64,
    LED_WORDS = 2 * ((CANDIDATES + 63) / 64),
    NO_COLUMN = UINT16_MAX
};

typedef struct sieve_unit {
    uint16_t members[9];
    uint8_t count;
} sieve_unit;

typedef struct chain_sieve {
    int count;   /* candidates */
    int columns; /* suppositions */
    int words;   /* of a set of suppositions; whole vectors */
    uint16_t candidate[CANDIDATES];
    uint16_t column[NODES]; /* NO_COLUMN: nothing follows */
    sieve_unit units[UNITS];
    uint64_t open[UNIT_WORDS];    /* the units of two members and more */
    uint64_t waiting[UNIT_WORDS]; /* those in which something may follow */
    uint64_t bad[SIEVE_WORDS];    /* the suppositions that come to a contradiction */
    uint64_t on[CANDIDATES * SIEVE_WORDS], off[CANDIDATES * SIEVE_WORDS];
    uint64_t led[SIEVE_COLUMNS * LED_WORDS];
} chain_sieve;

/* Fills the sieve with the suppositions of a web's candidates. */
void fill_sieve(chain_sieve *sieve, const chain_web *web);

/* Numbers a web's candidates and supposes each of them on and off; nothing follows yet. False: they
 * are too many. */
bool number_suppositions(chain_sieve *sieve, const chain_web *web);

/* Whether a supposition comes to a contradiction. */
static inline bool is_bad(const chain_sieve *sieve, int node)
{
    const int column = sieve->column[node];

    return column != NO_COLUMN && (sieve->bad[column / 64] >> column % 64 & 1) != 0;
}

/* What follows from all of some suppositions, as in `led`; those that come to a contradiction are left
 * out, and when all do it is anything. Whether there is any. */
bool have_common_nodes(const chain_sieve *sieve, const chain_node *nodes, int count,
                       uint64_t common[LED_WORDS]);

#endif
