/* SPDX-License-Identifier: MIT */
/*
 * Computes the sets of strong chains. Rows of up to 256 candidates are one vector, and the code
 * for them is compiled separately. Each edition sets STRONG_CHAINS_EDITION, its name.
 */
#include <string.h>

#include "rating/graph/strong_chains_edition.h"

/* ------------------------------------------------------------------------------------ building */

static void number_candidate(strong_chains *chains, int candidate)
{
    chains->number[candidate] = (uint16_t)chains->count;
    chains->candidate[chains->count++] = (uint16_t)candidate;
}

static void begin_sets(strong_chains *chains)
{
    chains->words = (chains->count + 64 * QUAD - 1) / (64 * QUAD) * QUAD;
    chains->strong_links = 1;
    chains->linked_count = chains->growing_count = 0;
    memset(chains->linked_set, 0, sizeof chains->linked_set);
    memset(chains->turned_off, 0, sizeof chains->turned_off);
    memset(chains->turned_on, 0, sizeof chains->turned_on);
}

/* The row of a digit's candidates in a house. */
static uint64_t *unit_row(strong_chains *chains, int digit, int house)
{
    return &chains->units[((digit - 1) * HOUSES + house) * chains->words];
}

/* Adds a strong link in one direction. */
static void add_strong(strong_chains *chains, int number, int to)
{
    uint64_t *row = &chains->strong[number * chains->words];

    if (!in_set(chains->linked_set, number)) {
        put_in_set(chains->linked_set, number);
        memset(row, 0, (size_t)chains->words * sizeof *row);
    }
    put_in_set(row, to);
}

static void add_strong_link(strong_chains *chains, int first, int second)
{
    add_strong(chains, first, second);
    add_strong(chains, second, first);
}

/* Fills the rows of a digit's houses. */
static void fill_units_of(strong_chains *chains, const chain_board *board,
                          const chain_tables *tables, int digit)
{
    memset(unit_row(chains, digit, 0), 0, (size_t)(HOUSES * chains->words) * sizeof *chains->units);
    for (int row = 0; row < FIRST_COLUMN; row++)
        FOR_EACH_BIT(rest, (unsigned)board->places[digit][row]) {
            const int cell = 9 * row + lowest_bit(rest);
            const int number = chains->number[candidate_of(cell, digit)];

            for (int kind = 0; kind < 3; kind++)
                put_in_set(unit_row(chains, digit, tables->spots[cell].house[kind]), number);
        }
}

/* Fills the rows of a digit's houses, and adds the links where two places are left. */
static void link_digit(strong_chains *chains, const chain_board *board, const chain_tables *tables,
                       int digit)
{
    fill_units_of(chains, board, tables, digit);
    for (int house = 0; house < HOUSES; house++) {
        const unsigned places = board->places[digit][house], less = places & (places - 1);
        const uint8_t *cell_at = tables->cell_at[house];

        if (less != 0 && (less & (less - 1)) == 0)
            add_strong_link(chains,
                            chains->number[candidate_of(cell_at[lowest_bit(places)], digit)],
                            chains->number[candidate_of(cell_at[lowest_bit(less)], digit)]);
    }
}

/* Adds the links in cells with two candidates, whose numbers are next to each other. */
static void link_cells(strong_chains *chains, const chain_search *s)
{
    FOR_EACH_CELL(rest, *s->empty) {
        const int cell = lowest_cell(rest);
        const digits held = s->before->of[cell], less = without_lowest_digit(held);

        if (less != 0 && without_lowest_digit(less) == 0) {
            const int first = chains->number[candidate_of(cell, lowest_digit(held))];
            add_strong_link(chains, first, first + 1);
        }
    }
}

/* What a candidate with strong links sees in its houses. */
static void fill_in_houses(strong_chains *chains, const chain_tables *tables, int number)
{
    const int words = chains->words, candidate = chains->candidate[number],
              digit = candidate_digit(candidate);
    const chain_spot *spot = &tables->spots[candidate_cell(candidate)];
    uint64_t *row = &chains->in_houses[number * words];

    for (int i = 0; i < words; i += QUAD)
        *(quad *)&row[i] = *(const quad *)(unit_row(chains, digit, spot->house[0]) + i) |
                           *(const quad *)(unit_row(chains, digit, spot->house[1]) + i) |
                           *(const quad *)(unit_row(chains, digit, spot->house[2]) + i);
    row[number / 64] &= ~((uint64_t)1 << number % 64);
}

/* Lists the candidates with strong links, and what they see in their houses. */
static void list_linked(strong_chains *chains, const chain_tables *tables)
{
    for (int word = 0; word < chains->words; word++)
        FOR_EACH_BIT(rest, chains->linked_set[word]) {
            const int number = 64 * word + lowest_bit(rest);

            fill_in_houses(chains, tables, number);
            chains->linked[chains->linked_count++] = (uint16_t)number;
        }
}

/* Adds what a candidate sees in its cell; the numbers of these are next to its own. */
static void add_in_cell(strong_chains *chains, const chain_board *board, int number)
{
    const int candidate = chains->candidate[number], cell = candidate_cell(candidate);
    const unsigned held = board->of[cell], digit = digit_set(candidate_digit(candidate));
    const int first = number - digit_count((digits)(held & (digit - 1)));

    for (int other = first; other < first + digit_count((digits)held); other++)
        if (other != number)
            put_in_set(&chains->sees[number * chains->words], other);
}

static inline void begin_row(strong_chains *chains, int number, int words)
{
    const int row = number * words;
    uint64_t seen[MOST_WORDS];

    for (int i = 0; i < words; i += QUAD) {
        const quad strong = *(const quad *)&chains->strong[row + i];

        *(quad *)&seen[i] =
            *(const quad *)&chains->sees[row + i] & *(const quad *)&chains->linked_set[i];
        *(quad *)&chains->on[row + i] = strong;
        *(quad *)&chains->fresh[row + i] = strong;
    }
    unite_rows(&chains->pulls[row], chains->strong, seen, words);
}

/* Fills the remaining rows, which need those of all strong links. Where there is a board, what is
 * seen in cells counts. */
static void begin_rows(strong_chains *chains, const chain_board *board)
{
    const int words = chains->words;

    for (int i = 0; i < chains->linked_count; i++) {
        const int number = chains->linked[i];

        memcpy(&chains->sees[number * words], &chains->in_houses[number * words],
               (size_t)words * sizeof *chains->sees);
        if (board != NULL)
            add_in_cell(chains, board, number);
        if (words == QUAD)
            begin_row(chains, number, QUAD);
        else
            begin_row(chains, number, words);
        chains->growing[i] = (uint16_t)number;
    }
    chains->growing_count = chains->linked_count;
}

static void begin_digit(strong_chains *chains, const chain_board *board, const chain_tables *tables,
                        int digit)
{
    chains->count = 0;
    for (int row = 0; row < FIRST_COLUMN; row++)
        FOR_EACH_BIT(rest, (unsigned)board->places[digit][row])
            number_candidate(chains, candidate_of(9 * row + lowest_bit(rest), digit));
    begin_sets(chains);
    memset(chains->alone, 0, sizeof chains->alone);
    if (chains->count == 0)
        return;
    link_digit(chains, board, tables, digit);
    list_linked(chains, tables);
    begin_rows(chains, NULL);
}

static void begin_all(strong_chains *chains, const chain_search *s, const chain_tables *tables)
{
    const chain_board *board = s->before;

    chains->count = 0;
    memset(chains->alone, 0, sizeof chains->alone);
    FOR_EACH_CELL(rest, *s->empty) {
        const int cell = lowest_cell(rest);

        if (without_lowest_digit(board->of[cell]) == 0)
            put_in_set(chains->alone, chains->count);
        FOR_EACH_DIGIT(set, board->of[cell])
            number_candidate(chains, candidate_of(cell, lowest_digit(set)));
    }
    begin_sets(chains);
    FOR_ALL_DIGITS(digit)
        link_digit(chains, board, tables, digit);
    link_cells(chains, s);
    list_linked(chains, tables);
}

/* ------------------------------------------------------------------------------------- growing */

static inline bool any_in(const uint64_t *row, int words)
{
    uint64_t any = 0;

    for (int i = 0; i < words; i++)
        any |= row[i];
    return any != 0;
}

/* Grows a row. Returns whether it may grow again. */
static inline bool grow_row(strong_chains *chains, int number, int words)
{
    const int row = number * words;
    uint64_t *fresh = &chains->fresh[row], *on = &chains->on[row];
    uint64_t seen[MOST_WORDS], pulled[MOST_WORDS];

    if (!any_in(fresh, words)) {
        memset(&chains->before[row], 0, (size_t)words * sizeof *fresh);
        return false;
    }
    for (int i = 0; i < words; i += QUAD) {
        quad all_seen = {0}, all_pulled = {0};

        for (int word = 0; word < words; word++)
            FOR_EACH_BIT(rest, fresh[word]) {
                const int to = (64 * word + lowest_bit(rest)) * words + i;

                all_seen |= *(const quad *)&chains->sees[to];
                all_pulled |= *(const quad *)&chains->pulls[to];
            }
        *(quad *)&seen[i] = all_seen;
        *(quad *)&pulled[i] = all_pulled;
    }
    for (int i = 0; i < words; i++) {
        chains->turned_off[i] |= seen[i] & chains->sees[row + i];
        chains->before[row + i] = fresh[i];
        fresh[i] = pulled[i] & ~on[i];
        on[i] |= fresh[i];
    }
    if (in_set(fresh, number))
        put_in_set(chains->turned_on, number);
    return true;
}

static bool grow(strong_chains *chains)
{
    const int words = chains->words;
    uint64_t any = 0;
    int kept = 0;

    chains->strong_links++;
    for (int i = 0; i < chains->growing_count; i++) {
        const uint16_t number = chains->growing[i];

        if (words == QUAD ? grow_row(chains, number, QUAD) : grow_row(chains, number, words))
            chains->growing[kept++] = number;
    }
    chains->growing_count = kept;
    for (int i = 0; i < words; i++) {
        chains->turned_off[i] &= ~chains->alone[i];
        chains->turned_on[i] &= ~chains->alone[i];
        any |= chains->turned_off[i] | chains->turned_on[i];
    }
    return any != 0;
}

/* --------------------------------------------------------------------------------------- loops */

static inline bool meet(const uint64_t *row, const uint64_t *other, int words)
{
    quad any = {0};

    for (int i = 0; i < words; i += QUAD)
        any |= *(const quad *)&row[i] & *(const quad *)&other[i];
    return (any[0] | any[1] | any[2] | any[3]) != 0;
}

static bool is_one_or_none(const uint64_t *row, const uint64_t *other, int words)
{
    bool one = false;

    for (int i = 0; i < words; i++) {
        const uint64_t both = row[i] & other[i];

        if (both != 0 && (one || (both & (both - 1)) != 0))
            return false;
        one = one || both != 0;
    }
    return true;
}

/* Whether a candidate may be in a loop of candidates of this set: it has a strong link, and
 * another one. */
static bool has_two_links(const strong_chains *chains, int number, const uint64_t *core, int words)
{
    const uint64_t *sees = &chains->sees[number * words], *strong = &chains->strong[number * words];

    if (!meet(strong, core, words) || !meet(sees, core, words))
        return false;
    /* Y-links: the strong link is not one of those seen. */
    return !meet(strong, sees, words) || !is_one_or_none(sees, core, words);
}

/* The candidates that may be in loops: without dead ends, until none is left. */
static void find_core(const strong_chains *chains, uint64_t *core)
{
    const int words = chains->words;
    bool changed = true;

    memcpy(core, chains->linked_set, sizeof chains->linked_set);
    while (changed) {
        changed = false;
        for (int word = 0; word < words; word++)
            FOR_EACH_BIT(rest, core[word]) {
                const int number = 64 * word + lowest_bit(rest);

                if (has_two_links(chains, number, core, words))
                    continue;
                core[word] &= ~((uint64_t)1 << number % 64);
                changed = true;
            }
    }
}

/* Adds the candidates that are on in chains between two that are off at one end each: those that
 * are on after the first, and turned off after the second. */
static void add_between(const strong_chains *chains, int first, int last, uint64_t *members)
{
    const int words = chains->words;
    uint64_t turned_off[MOST_WORDS] = {0};

    unite_rows(turned_off, chains->sees, &chains->on[last * words], words);
    for (int i = 0; i < words; i++)
        members[i] |= chains->on[first * words + i] & turned_off[i];
    put_in_set(members, last);
}

/* What is on, and what is off, when a candidate is on. */
static void follow_on(const strong_chains *chains, int number, uint64_t *on, uint64_t *off)
{
    const int words = chains->words;
    const uint64_t *sees = &chains->sees[number * words];
    uint64_t seen[MOST_WORDS] = {0};

    for (int i = 0; i < words; i++)
        seen[i] = sees[i] & chains->linked_set[i];
    unite_rows(on, chains->on, seen, words);
    unite_rows(off, chains->sees, on, words);
    for (int i = 0; i < words; i++)
        off[i] |= sees[i];
}

/* Adds the candidates that are on in chains between two that are off at one end each, and, if the
 * second leads back to the first, on the way back. */
static void add_round_trip(const strong_chains *chains, int first, int last, uint64_t *members)
{
    const int words = chains->words;
    uint64_t on[2][MOST_WORDS] = {{0}}, off[2][MOST_WORDS] = {{0}};

    follow_on(chains, last, on[1], off[1]);
    if (!in_set(off[1], first))
        return;
    follow_on(chains, first, on[0], off[0]);
    add_between(chains, first, last, members);
    for (int i = 0; i < words; i++)
        members[i] |= on[1][i] & off[0][i];
}

/* Looks at a chain between two candidates that both see some candidate in a house. */
static void look_at_chain(const strong_chains *chains, loop_lengths lengths, int first, int last,
                          uint64_t *members)
{
    const int words = chains->words;
    const uint64_t *sees = &chains->sees[first * words], *pulls = &chains->pulls[last * words];

    if (lengths == LOOPS_ANY) {
        add_round_trip(chains, first, last, members);
        return;
    }
    if (in_set(sees, last))
        add_between(chains, first, last, members);
    if (lengths == LOOPS_AS_LONG && in_set(&chains->before[first * words], last) &&
        meet(pulls, sees, words)) {
        add_between(chains, first, last, members);
        for (int i = 0; i < words; i++)
            members[i] |= pulls[i] & sees[i];
    }
}

/* The ends of chains from a candidate that may be part of a loop. */
static void find_ends(const strong_chains *chains, loop_lengths lengths, int first,
                      const uint64_t *core, uint64_t *ends)
{
    const int words = chains->words, row = first * words;
    /* What sees both ends is turned off over as many links. */
    const bool turns_off = meet(&chains->in_houses[row], chains->turned_off, words);

    for (int i = 0; i < words; i++) {
        const uint64_t before = turns_off ? chains->before[row + i] : 0,
                       sees = chains->sees[row + i];

        if (lengths == LOOPS_ANY)
            ends[i] = core[i] & chains->on[row + i];
        else if (lengths == LOOPS_SHORTER)
            ends[i] = core[i] & before & sees;
        else
            ends[i] = core[i] & (before | (chains->fresh[row + i] & sees));
    }
}

static void find_members_in(const strong_chains *chains, loop_lengths lengths, const uint64_t *core,
                            uint64_t *members)
{
    const int words = chains->words;
    uint64_t ends[MOST_WORDS] = {0};

    memset(members, 0, (size_t)words * sizeof *members);
    for (int at = 0; at < words; at++)
        FOR_EACH_BIT(firsts, core[at]) {
            const int first = 64 * at + lowest_bit(firsts), row = first * words;

            find_ends(chains, lengths, first, core, ends);
            for (int word = 0; word < words; word++)
                FOR_EACH_BIT(rest, ends[word]) {
                    const int last = 64 * word + lowest_bit(rest);

                    if (meet(&chains->in_houses[row], &chains->in_houses[last * words], words))
                        look_at_chain(chains, lengths, first, last, members);
                }
        }
}

static bool find_members(const strong_chains *chains, loop_lengths lengths,
                         uint64_t members[MOST_WORDS])
{
    uint64_t core[MOST_WORDS];

    find_members_in(chains, lengths, chains->linked_set, members);
    if (!any_in(members, chains->words))
        return false;
    find_core(chains, core);
    find_members_in(chains, lengths, core, members);
    for (int i = 0; i < chains->words; i++)
        members[i] &= core[i];
    return any_in(members, chains->words);
}

const strong_chains_edition STRONG_CHAINS_EDITION = {begin_digit, begin_all, begin_rows, grow,
                                                     find_members};
