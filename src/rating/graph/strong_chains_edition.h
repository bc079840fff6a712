/* SPDX-License-Identifier: MIT */
/*
 * The functions of strong chains as they are compiled for one instruction set; strong_chains.h says
 * what they do. They are NULL if the compiler was not told to use it.
 */
#ifndef ENNEAD_RATING_GRAPH_STRONG_CHAINS_EDITION_H
#define ENNEAD_RATING_GRAPH_STRONG_CHAINS_EDITION_H

#include "rating/graph/strong_chains.h"

typedef struct strong_chains_edition {
    void (*begin_digit)(strong_chains *chains, const chain_board *board, const chain_tables *tables,
                        int digit);
    void (*begin_all)(strong_chains *chains, const chain_search *s, const chain_tables *tables);
    void (*begin_rows)(strong_chains *chains, const chain_board *board);
    bool (*grow)(strong_chains *chains);
    bool (*find_members)(const strong_chains *chains, loop_lengths lengths,
                         uint64_t members[MOST_WORDS]);
} strong_chains_edition;

extern const strong_chains_edition strong_chains_avx2, strong_chains_baseline;

#endif
