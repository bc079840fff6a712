/* SPDX-License-Identifier: MIT */
/*
 * The static links of a board, over its candidates numbered by cell and digit. As many of them have
 * no strong link, the lists of what goes off keep only those that turn something on.
 */
#ifndef ENNEAD_LOGIC_SE_CHAIN_NET_H
#define ENNEAD_LOGIC_SE_CHAIN_NET_H

#include "logic/se_chain.h"

/* Which links a chain may take: houses only (X), from off to on cells only (Y), all. */
typedef enum chain_links { LINKS_X, LINKS_Y, LINKS_ALL, LINK_KINDS } chain_links;

enum { MOST_WEAK = 28, MOST_STRONG = 4, MOST_WORDS = (CANDIDATES + 63) / 64 };

/* A link to the candidate of a number, by the cell or a house (a chain_cause). */
typedef struct chain_link {
    uint16_t to;
    uint8_t cause;
} chain_link;

typedef struct chain_net {
    chain_links links;
    int count; /* candidates */
    int words; /* of a set of them */
    uint16_t candidate[CANDIDATES];
    uint16_t number[CANDIDATES];
    bool alone[CANDIDATES];         /* in its cell: no chain begins with it */
    uint8_t weak_count[CANDIDATES]; /* of those that turn something on */
    uint8_t strong_count[CANDIDATES];
    chain_link weak[CANDIDATES][MOST_WEAK];
    chain_link strong[CANDIDATES][MOST_STRONG];
    uint64_t sees[CANDIDATES * MOST_WORDS];  /* [number][word]: goes off when it is on */
    uint64_t pulls[CANDIDATES * MOST_WORDS]; /* [number][word]: is on two links later */
} chain_net;

/* Lays the net of a search's candidates. */
void lay_net(chain_net *net, chain_search *s, chain_links links);

#endif
