/* SPDX-License-Identifier: MIT */
/*
 * Builds the graph of static links. The order of a candidate's links is Sudoku Explainer's: cell,
 * box, row, column, and within them by digit and position.
 */

#include "rating/graph/static_links.h"

#include <string.h>

#include "grid/bits.h"

static void number_candidates(chain_graph *graph, const chain_search *s, digits which)
{
    graph->count = 0;
    FOR_EACH_CELL(rest, *s->empty) {
        const int cell = lowest_cell(rest);

        FOR_EACH_DIGIT(set, graph->board->of[cell] & which) {
            const int candidate = candidate_of(cell, lowest_digit(set));

            graph->number[candidate] = (uint16_t)graph->count;
            graph->alone[graph->count] = without_lowest_digit(graph->board->of[cell]) == 0;
            graph->candidate[graph->count++] = (uint16_t)candidate;
        }
    }
    graph->words = (graph->count + 64 * QUAD - 1) / (64 * QUAD) * QUAD;
}

static void add_strong(chain_graph *graph, int number, int candidate, chain_cause cause)
{
    const uint16_t to = graph->number[candidate];
    uint8_t *count = &graph->strong_count[number];

    for (int i = 0; i < *count; i++)
        if (graph->strong[number][i].to == to)
            return;
    graph->strong[number][(*count)++] = (chain_link){.to = to, .cause = (uint8_t)cause};
}

static void add_house_links(chain_graph *graph, int number)
{
    const int candidate = graph->candidate[number], cell = candidate_cell(candidate),
              digit = candidate_digit(candidate);
    const chain_spot *spot = &graph->tables->spots[cell];

    for (int kind = 0; kind < 3; kind++) {
        const int house = spot->house[kind];
        const unsigned rest = graph->board->places[digit][house] & ~(1U << spot->position[kind]);

        if (rest != 0 && (rest & (rest - 1)) == 0)
            add_strong(graph, number,
                       candidate_of(graph->tables->cell_at[house][lowest_bit(rest)], digit),
                       (chain_cause)(CAUSE_BOX + kind));
    }
}

static void add_cell_link(chain_graph *graph, int number)
{
    const int candidate = graph->candidate[number], cell = candidate_cell(candidate);
    const digits others = graph->board->of[cell] & (digits)~digit_set(candidate_digit(candidate));

    if (others != 0 && without_lowest_digit(others) == 0)
        add_strong(graph, number, candidate_of(cell, lowest_digit(others)), CAUSE_CELL);
}

/* Each candidate sees its digit in its box, row and column. */
static void lay_house_rows(chain_graph *graph)
{
    memset(graph->sees, 0, (size_t)(graph->count * graph->words) * sizeof *graph->sees);
    FOR_ALL_DIGITS(digit)
        for (int house = 0; house < HOUSES; house++) {
            const unsigned places = graph->board->places[digit][house];
            uint64_t row[MOST_WORDS] = {0};

            if ((places & (places - 1)) == 0)
                continue;
            FOR_EACH_BIT(rest, places)
                put_in_set(row, graph->number[candidate_of(
                                    graph->tables->cell_at[house][lowest_bit(rest)], digit)]);
            FOR_EACH_BIT(rest, places) {
                const int number = graph->number[candidate_of(
                    graph->tables->cell_at[house][lowest_bit(rest)], digit)];

                for (int i = 0; i < graph->words; i += QUAD)
                    *(quad *)&graph->sees[number * graph->words + i] |= *(const quad *)&row[i];
            }
        }
    for (int number = 0; number < graph->count; number++)
        graph->sees[number * graph->words + number / 64] &= ~((uint64_t)1 << number % 64);
}

/* Each candidate sees the others of its cell, whose numbers are next to its own. */
static void add_cell_rows(chain_graph *graph)
{
    for (int first = 0, end; first < graph->count; first = end) {
        const int cell = candidate_cell(graph->candidate[first]);

        end = first + digit_count(graph->board->of[cell]);
        for (int number = first; number < end; number++)
            for (int other = first; other < end; other++)
                if (other != number)
                    put_in_set(&graph->sees[number * graph->words], other);
    }
}

void list_pulls(chain_graph *graph)
{
    const int words = graph->words;

    memset(graph->linked, 0, sizeof graph->linked);
    for (int number = 0; number < graph->count; number++)
        if (graph->strong_count[number] != 0)
            put_in_set(graph->linked, number);
    for (int number = 0; number < graph->count; number++) {
        uint64_t *pulls = &graph->pulls[number * words];

        for (int i = 0; i < words; i++)
            pulls[i] = 0;
        for (int i = 0; i < words; i++)
            FOR_EACH_BIT(rest, graph->sees[number * words + i] & graph->linked[i]) {
                const int off = 64 * i + lowest_bit(rest);

                for (int j = 0; j < graph->strong_count[off]; j++)
                    put_in_set(pulls, graph->strong[off][j].to);
            }
    }
}

void list_house_links(chain_graph *graph, const chain_tables *tables, const chain_search *s)
{
    graph->links = LINKS_X;
    graph->board = s->before;
    graph->tables = tables;
    number_candidates(graph, s, ALL_DIGITS);
    for (int number = 0; number < graph->count; number++) {
        graph->strong_count[number] = 0;
        add_house_links(graph, number);
    }
    lay_house_rows(graph);
    memset(graph->weak_count, NOT_LISTED, sizeof graph->weak_count);
}

void list_links(chain_graph *graph, const chain_graph *houses, chain_links links)
{
    const size_t count = (size_t)houses->count, words = (size_t)houses->words;

    graph->links = links;
    graph->board = houses->board;
    graph->tables = houses->tables;
    graph->count = houses->count;
    graph->words = houses->words;
    memcpy(graph->candidate, houses->candidate, count * sizeof *graph->candidate);
    memcpy(graph->number, houses->number, sizeof graph->number);
    memcpy(graph->alone, houses->alone, count * sizeof *graph->alone);
    for (int number = 0; number < graph->count; number++) {
        graph->strong_count[number] = 0;
        add_cell_link(graph, number);
        if (links == LINKS_Y)
            continue;
        for (int i = 0; i < houses->strong_count[number]; i++)
            graph->strong[number][graph->strong_count[number]++] = houses->strong[number][i];
    }
    memset(graph->weak_count, NOT_LISTED, sizeof graph->weak_count);
    if (links == LINKS_Y)
        return;
    memcpy(graph->sees, houses->sees, count * words * sizeof *graph->sees);
    add_cell_rows(graph);
    list_pulls(graph);
}

/* -------------------------------------------------------------------------------------- lists */

void list_strong_links(chain_graph *graph, const chain_tables *tables, const chain_search *s,
                       chain_links links, digits which)
{
    graph->links = links;
    graph->board = s->before;
    graph->tables = tables;
    number_candidates(graph, s, which);
    for (int number = 0; number < graph->count; number++) {
        graph->strong_count[number] = 0;
        if (links != LINKS_X)
            add_cell_link(graph, number);
        if (links != LINKS_Y)
            add_house_links(graph, number);
    }
    memset(graph->weak_count, NOT_LISTED, sizeof graph->weak_count);
}

/* Links found before, through the cell or an earlier house, are among the first `known` ones. */
static void list_weak(chain_graph *graph, int number, int candidate, chain_cause cause, int known)
{
    const int to = graph->number[candidate];

    if (graph->strong_count[to] == 0)
        return;
    for (int i = 0; i < known; i++)
        if (graph->weak[number][i].to == to)
            return;
    graph->weak[number][graph->weak_count[number]++] =
        (chain_link){.to = (uint16_t)to, .cause = (uint8_t)cause};
}

void list_weak_links(chain_graph *graph, int number)
{
    const int candidate = graph->candidate[number], cell = candidate_cell(candidate),
              digit = candidate_digit(candidate);
    const chain_spot *spot = &graph->tables->spots[cell];

    graph->weak_count[number] = 0;
    if (graph->links != LINKS_X)
        FOR_EACH_DIGIT(rest, graph->board->of[cell] & (digits)~digit_set(digit))
            list_weak(graph, number, candidate_of(cell, lowest_digit(rest)), CAUSE_CELL, 0);
    for (int kind = 0; kind < 3; kind++) {
        const int house = spot->house[kind], known = kind == 0 ? 0 : graph->weak_count[number];

        FOR_EACH_BIT(rest, graph->board->places[digit][house] & ~(1U << spot->position[kind]))
            list_weak(graph, number,
                      candidate_of(graph->tables->cell_at[house][lowest_bit(rest)], digit),
                      (chain_cause)(CAUSE_BOX + kind), known);
    }
}
