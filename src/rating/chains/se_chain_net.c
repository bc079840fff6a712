/* SPDX-License-Identifier: MIT */
/*
 * Laying the net of static links. The order of a candidate's links is the original's: cell, box,
 * row, column, and within them by digit and position.
 */
#include <string.h>

#include "rating/chains/se_chain_memory.h"

static void number_candidates(chain_net *net, const chain_search *s)
{
    net->count = 0;
    for (cells rest = *s->empty; rest != 0; rest = without_lowest_cell(rest)) {
        const int cell = lowest_cell(rest);

        for (digits set = net->board->of[cell]; set != 0; set = without_lowest_digit(set)) {
            const int candidate = candidate_at(cell, lowest_digit(set));

            net->number[candidate] = (uint16_t)net->count;
            net->alone[net->count] = without_lowest_digit(net->board->of[cell]) == 0;
            net->candidate[net->count++] = (uint16_t)candidate;
        }
    }
    net->words = (net->count + 64 * QUAD - 1) / (64 * QUAD) * QUAD;
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

static void add_house_links(chain_net *net, int number)
{
    const int candidate = net->candidate[number], cell = candidate / 9, digit = candidate % 9 + 1;
    const chain_spot *spot = &net->tables->spots[cell];

    for (int kind = 0; kind < 3; kind++) {
        const int house = spot->house[kind];
        const unsigned rest = net->board->places[digit][house] & ~(1U << spot->position[kind]);

        if (rest != 0 && (rest & (rest - 1)) == 0)
            add_strong(net, number,
                       candidate_at(net->tables->cell_at[house][__builtin_ctz(rest)], digit),
                       (chain_cause)(CAUSE_BOX + kind));
    }
}

static void add_cell_link(chain_net *net, int number)
{
    const int candidate = net->candidate[number], cell = candidate / 9;
    const digits others = net->board->of[cell] & (digits)~digit_set(candidate % 9 + 1);

    if (others != 0 && without_lowest_digit(others) == 0)
        add_strong(net, number, candidate_at(cell, lowest_digit(others)), CAUSE_CELL);
}

/* Each candidate sees its digit in its box, row and column. */
static void lay_house_rows(chain_net *net)
{
    memset(net->sees, 0, (size_t)(net->count * net->words) * sizeof *net->sees);
    for (int digit = 1; digit <= 9; digit++)
        for (int house = 0; house < HOUSES; house++) {
            const unsigned places = net->board->places[digit][house];
            uint64_t row[MOST_WORDS] = {0};

            if ((places & (places - 1)) == 0)
                continue;
            for (unsigned rest = places; rest != 0; rest &= rest - 1)
                put_in_set(row, net->number[candidate_at(
                                    net->tables->cell_at[house][__builtin_ctz(rest)], digit)]);
            for (unsigned rest = places; rest != 0; rest &= rest - 1) {
                const int number = net->number[candidate_at(
                    net->tables->cell_at[house][__builtin_ctz(rest)], digit)];

                for (int i = 0; i < net->words; i += QUAD)
                    *(quad *)&net->sees[number * net->words + i] |= *(const quad *)&row[i];
            }
        }
    for (int number = 0; number < net->count; number++)
        net->sees[number * net->words + number / 64] &= ~((uint64_t)1 << number % 64);
}

/* Each candidate sees the others of its cell, whose numbers are next to its own. */
static void add_cell_rows(chain_net *net)
{
    for (int first = 0, end; first < net->count; first = end) {
        const int cell = net->candidate[first] / 9;

        end = first + digit_count(net->board->of[cell]);
        for (int number = first; number < end; number++)
            for (int other = first; other < end; other++)
                if (other != number)
                    put_in_set(&net->sees[number * net->words], other);
    }
}

void lay_pulls(chain_net *net)
{
    const int words = net->words;

    memset(net->linked, 0, sizeof net->linked);
    for (int number = 0; number < net->count; number++)
        if (net->strong_count[number] != 0)
            put_in_set(net->linked, number);
    for (int number = 0; number < net->count; number++) {
        uint64_t *pulls = &net->pulls[number * words];

        for (int i = 0; i < words; i++)
            pulls[i] = 0;
        for (int i = 0; i < words; i++)
            for (uint64_t rest = net->sees[number * words + i] & net->linked[i]; rest != 0;
                 rest &= rest - 1) {
                const int off = 64 * i + __builtin_ctzll(rest);

                for (int j = 0; j < net->strong_count[off]; j++)
                    put_in_set(pulls, net->strong[off][j].to);
            }
    }
}

void lay_house_net(chain_net *net, const chain_search *s)
{
    net->links = LINKS_X;
    net->board = s->before;
    net->tables = &s->memory->tables;
    number_candidates(net, s);
    for (int number = 0; number < net->count; number++) {
        net->strong_count[number] = 0;
        add_house_links(net, number);
    }
    lay_house_rows(net);
    memset(net->weak_count, NOT_LISTED, sizeof net->weak_count);
}

void lay_net(chain_net *net, const chain_net *houses, chain_links links)
{
    const size_t count = (size_t)houses->count, words = (size_t)houses->words;

    net->links = links;
    net->board = houses->board;
    net->tables = houses->tables;
    net->count = houses->count;
    net->words = houses->words;
    memcpy(net->candidate, houses->candidate, count * sizeof *net->candidate);
    memcpy(net->number, houses->number, sizeof net->number);
    memcpy(net->alone, houses->alone, count * sizeof *net->alone);
    for (int number = 0; number < net->count; number++) {
        net->strong_count[number] = 0;
        add_cell_link(net, number);
        if (links == LINKS_Y)
            continue;
        for (int i = 0; i < houses->strong_count[number]; i++)
            net->strong[number][net->strong_count[number]++] = houses->strong[number][i];
    }
    memset(net->weak_count, NOT_LISTED, sizeof net->weak_count);
    if (links == LINKS_Y)
        return;
    memcpy(net->sees, houses->sees, count * words * sizeof *net->sees);
    add_cell_rows(net);
    lay_pulls(net);
}

/* -------------------------------------------------------------------------------------- lists */

/* What was listed before, by the cell or a house that comes first, is in the first `known` links. */
static void list_weak(chain_net *net, int number, int candidate, chain_cause cause, int known)
{
    const int to = net->number[candidate];

    if (net->strong_count[to] == 0)
        return;
    for (int i = 0; i < known; i++)
        if (net->weak[number][i].to == to)
            return;
    net->weak[number][net->weak_count[number]++] =
        (chain_link){.to = (uint16_t)to, .cause = (uint8_t)cause};
}

void list_weak_links(chain_net *net, int number)
{
    const int candidate = net->candidate[number], cell = candidate / 9, digit = candidate % 9 + 1;
    const chain_spot *spot = &net->tables->spots[cell];

    net->weak_count[number] = 0;
    if (net->links != LINKS_X)
        for (digits rest = net->board->of[cell] & (digits)~digit_set(digit); rest != 0;
             rest = without_lowest_digit(rest))
            list_weak(net, number, candidate_at(cell, lowest_digit(rest)), CAUSE_CELL, 0);
    for (int kind = 0; kind < 3; kind++) {
        const int house = spot->house[kind], known = kind == 0 ? 0 : net->weak_count[number];

        for (unsigned rest = net->board->places[digit][house] & ~(1U << spot->position[kind]);
             rest != 0; rest &= rest - 1)
            list_weak(net, number,
                      candidate_at(net->tables->cell_at[house][__builtin_ctz(rest)], digit),
                      (chain_cause)(CAUSE_BOX + kind), known);
    }
}
