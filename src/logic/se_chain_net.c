/* SPDX-License-Identifier: MIT */
/*
 * Laying the net of static links. The order of a candidate's links is the original's: cell, box,
 * row, column, and within them by digit and position.
 */
#include <string.h>

#include "logic/se_chain_memory.h"
#include "logic/se_chain_net.h"

static void number_candidates(chain_net *net, const chain_search *s)
{
    net->count = 0;
    for (cells rest = *s->empty; rest != 0; rest = without_lowest_cell(rest)) {
        const int cell = lowest_cell(rest);

        for (digits set = s->before->of[cell]; set != 0; set = without_lowest_digit(set)) {
            const int candidate = candidate_at(cell, lowest_digit(set));

            net->number[candidate] = (uint16_t)net->count;
            net->alone[net->count] = without_lowest_digit(s->before->of[cell]) == 0;
            net->candidate[net->count++] = (uint16_t)candidate;
        }
    }
    net->words = (net->count + 63) / 64;
}

static void add_strong(chain_net *net, int number, int candidate, chain_cause cause)
{
    const uint16_t to = net->number[candidate];
    uint8_t *count = &net->strong_count[number];

    for (int i = 0; i < *count; i++)
        if (net->strong[number][i].to == to)
            return;
    net->strong[number][(*count)++] = (chain_link){.to = to, .cause = (uint8_t)cause};
}

static void add_strong_links(chain_net *net, const chain_search *s, int number)
{
    const int candidate = net->candidate[number], cell = candidate / 9, digit = candidate % 9 + 1;
    const chain_spot *spot = &s->memory->tables.spots[cell];
    const digits others = s->before->of[cell] & (digits)~digit_set(digit);

    net->strong_count[number] = 0;
    if (net->links != LINKS_X && others != 0 && without_lowest_digit(others) == 0)
        add_strong(net, number, candidate_at(cell, lowest_digit(others)), CAUSE_CELL);
    if (net->links == LINKS_Y)
        return;
    for (int kind = 0; kind < 3; kind++) {
        const int house = spot->house[kind];
        const unsigned rest = s->before->places[digit][house] & ~(1U << spot->position[kind]);

        if (rest != 0 && (rest & (rest - 1)) == 0)
            add_strong(net, number,
                       candidate_at(s->memory->tables.cell_at[house][__builtin_ctz(rest)], digit),
                       CAUSE_BOX + kind);
    }
}

static void add_weak(chain_net *net, int number, int candidate, chain_cause cause)
{
    const int to = net->number[candidate];
    uint64_t *word = &net->sees[number * net->words + to / 64];
    const uint64_t bit = (uint64_t)1 << to % 64;

    if ((*word & bit) != 0)
        return;
    *word |= bit;
    if (net->strong_count[to] == 0)
        return;
    net->weak[number][net->weak_count[number]++] =
        (chain_link){.to = (uint16_t)to, .cause = (uint8_t)cause};
    for (int i = 0; i < net->strong_count[to]; i++) {
        const int on = net->strong[to][i].to;

        net->pulls[number * net->words + on / 64] |= (uint64_t)1 << on % 64;
    }
}

static void add_weak_links(chain_net *net, const chain_search *s, int number)
{
    const int candidate = net->candidate[number], cell = candidate / 9, digit = candidate % 9 + 1;
    const chain_spot *spot = &s->memory->tables.spots[cell];
    const size_t bytes = (size_t)net->words * sizeof *net->sees;

    memset(&net->sees[number * net->words], 0, bytes);
    memset(&net->pulls[number * net->words], 0, bytes);
    net->weak_count[number] = 0;
    if (net->links != LINKS_X)
        for (digits rest = s->before->of[cell] & (digits)~digit_set(digit); rest != 0;
             rest = without_lowest_digit(rest))
            add_weak(net, number, candidate_at(cell, lowest_digit(rest)), CAUSE_CELL);
    for (int kind = 0; kind < 3; kind++) {
        const int house = spot->house[kind];

        for (unsigned rest = s->before->places[digit][house] & ~(1U << spot->position[kind]);
             rest != 0; rest &= rest - 1)
            add_weak(net, number,
                     candidate_at(s->memory->tables.cell_at[house][__builtin_ctz(rest)], digit),
                     CAUSE_BOX + kind);
    }
}

void lay_net(chain_net *net, chain_search *s, chain_links links)
{
    net->links = links;
    number_candidates(net, s);
    for (int number = 0; number < net->count; number++)
        add_strong_links(net, s, number);
    for (int number = 0; number < net->count; number++)
        add_weak_links(net, s, number);
}
