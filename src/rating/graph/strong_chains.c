/* SPDX-License-Identifier: MIT */
/*
 * Strong chains for any processor, and the choice between the editions.
 */
#include "rating/graph/strong_chains.h"

#include "grid/processor.h"

#define STRONG_CHAINS_EDITION strong_chains_baseline
#include "rating/graph/strong_chains_kernel.h"

static const strong_chains_edition *edition(void)
{
#ifdef __x86_64__ /* elsewhere there is no choice, and calls are direct */
    if (isa_in_use() <= ISA_AVX2 && strong_chains_avx2.grow != NULL)
        return &strong_chains_avx2;
#endif
    return &strong_chains_baseline;
}

void begin_chains_of_digit(strong_chains *chains, const chain_board *board,
                           const chain_tables *tables, int digit)
{
    edition()->begin_digit(chains, board, tables, digit);
}

void begin_chains_of_all(strong_chains *chains, const chain_search *s, const chain_tables *tables)
{
    edition()->begin_all(chains, s, tables);
}

void begin_rows_of_all(strong_chains *chains, const chain_search *s)
{
    edition()->begin_rows(chains, s->before);
}

bool grow_strong_chains(strong_chains *chains)
{
    return edition()->grow(chains);
}

void complete_strong_chains(strong_chains *chains)
{
    while (chains->growing_count != 0)
        (void)grow_strong_chains(chains);
}

bool find_loop_members(const strong_chains *chains, loop_lengths lengths,
                       uint64_t members[MOST_WORDS])
{
    return edition()->find_members(chains, lengths, members);
}
