/* SPDX-License-Identifier: MIT */
/*
 * Families of sets, word by word: the first six values decide the position in a word, the others
 * the number of the word.
 */
#include "model/filters/sums/value_sets.h"

#include <string.h>

#include "grid/bits.h"

enum { IN_WORD = 6, IN_WORDS = 63 };

/* The positions in a word of the sets that contain a value. */
static const uint64_t with_value[IN_WORD] = {
    0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC, 0xF0F0F0F0F0F0F0F0,
    0xFF00FF00FF00FF00, 0xFFFF0000FFFF0000, 0xFFFFFFFF00000000,
};

/* The first `count` values, 0 to ENNEAD_MOST_SIZE. */
static domain lowest_values(int count)
{
    return count == 0 ? 0 : UINT64_MAX >> (ENNEAD_MOST_SIZE - count);
}

/* Renumbers the values in the sets by their position in the universe. */
static void make_compact(fill *f)
{
    int place[ENNEAD_MOST_SIZE], j = 0;

    for (domain left = f->universe; left != 0; left &= left - 1, j++) {
        f->numbers[j] = (uint8_t)lowest_value(left);
        place[lowest_value(left)] = j;
    }
    f->values = j;
    if (j > FAMILY_VALUES || f->universe == lowest_values(j))
        return;
    for (int i = 0; i < f->open; i++) {
        domain compact = 0;
        FOR_EACH_VALUE(left, f->sets[i])
            compact |= value_bit(place[lowest_value(left)]);
        f->sets[i] = compact;
    }
}

bool fill_begin(fill *f, const domain *domains, int count)
{
    domain held = 0;

    f->open = 0;
    f->held = 0;
    f->universe = 0;
    for (int i = 0; i < count; i++) {
        const domain set = domains[i];
        if (is_single(set)) {
            if ((held & set) != 0)
                return false;
            held |= set;
            f->held += lowest_value(set);
            continue;
        }
        f->places[f->open] = (uint8_t)i;
        f->before[f->open++] = set;
    }
    for (int i = 0; i < f->open; i++) {
        f->sets[i] = f->before[i] & ~held;
        f->universe |= f->sets[i];
        f->sums[i] = ANY_SUM;
        if (f->sets[i] == 0)
            return false;
    }
    f->sums[f->open] = ANY_SUM;
    f->held_values = held;
    f->values = 0;
    if (f->open > 0)
        make_compact(f);
    return f->open <= f->values;
}

bool fill_begin_cells(fill *f, const ennead_model *m, const uint16_t *cells, int count)
{
    domain domains[ENNEAD_MOST_SIZE];

    if (count > m->values)
        return false;
    for (int i = 0; i < count; i++)
        domains[i] = m->domains[cells[i]];
    return fill_begin(f, domains, count);
}

static int word_count(const fill *f)
{
    return f->values <= IN_WORD ? 1 : 1 << (f->values - IN_WORD);
}

/* Eight sums at once. */
typedef uint16_t eight __attribute__((vector_size(16)));

/* What the value at a place adds to a sum. */
static uint16_t number_at(const fill *f, int place)
{
    return place < f->values ? f->numbers[place] : 0;
}

static void make_sums(fill *f)
{
    eight sums[8] = {number_at(f, 0) * (eight){0, 1, 0, 1, 0, 1, 0, 1} +
                     number_at(f, 1) * (eight){0, 0, 1, 1, 0, 0, 1, 1} +
                     number_at(f, 2) * (eight){0, 0, 0, 0, 1, 1, 1, 1}};

    sums[1] = sums[0] + number_at(f, 3);
    for (int i = 0; i < 2; i++)
        sums[2 + i] = sums[i] + number_at(f, 4);
    for (int i = 0; i < 4; i++)
        sums[4 + i] = sums[i] + number_at(f, 5);
    memcpy(f->low, sums, sizeof sums);
    f->high[0] = 0;
    for (int j = 0; j + IN_WORD < f->values; j++)
        for (int i = 0; i < 1 << j; i++)
            f->high[i | 1 << j] = (uint16_t)(f->high[i] + f->numbers[j + IN_WORD]);
}

/* Adds to `to` the sets of `from` extended by one value of `values`. */
static inline __attribute__((always_inline)) void
add_values(uint64_t *restrict to, const uint64_t *restrict from, domain values, int words)
{
    FOR_EACH_VALUE(left, values & IN_WORDS) {
        const int value = lowest_value(left);
        const uint64_t without = ~with_value[value];
        for (int w = 0; w < words; w++)
            to[w] |= (from[w] & without) << (1 << value);
    }
    if (words == 1)
        return;
    FOR_EACH_VALUE(left, values >> IN_WORD) {
        const int step = 1 << lowest_value(left);
        for (int w = 0; w < words; w++)
            if ((w & step) == 0)
                to[w | step] |= from[w];
    }
}

/* Adds to `to` those sets of `from` that are in `good` when extended by one value of `values`.
 * Returns the values of which there are any. */
static inline __attribute__((always_inline)) domain take_values(uint64_t *restrict to,
                                                                const uint64_t *restrict from,
                                                                const uint64_t *restrict good,
                                                                domain values, int words)
{
    domain kept = 0;

    FOR_EACH_VALUE(left, values & IN_WORDS) {
        const int value = lowest_value(left);
        const uint64_t with = with_value[value];
        uint64_t any = 0;
        for (int w = 0; w < words; w++) {
            const uint64_t found = (good[w] & with) >> (1 << value) & from[w];
            to[w] |= found;
            any |= found;
        }
        kept |= any != 0 ? left & -left : 0;
    }
    if (words == 1)
        return kept;
    FOR_EACH_VALUE(left, values >> IN_WORD) {
        const int step = 1 << lowest_value(left);
        uint64_t any = 0;
        for (int w = 0; w < words; w++)
            if ((w & step) == 0) {
                const uint64_t found = good[w | step] & from[w];
                to[w] |= found;
                any |= found;
            }
        kept |= any != 0 ? (left & -left) << IN_WORD : 0;
    }
    return kept;
}

/* Keeps the sets that add up to `sum`. */
static void keep_sum(const fill *f, uint64_t *layer, int words, int sum)
{
    for (int w = 0; w < words; w++) {
        const int rest = sum - f->high[w];
        FOR_EACH_VALUE(left, layer[w])
            if (f->low[lowest_value(left)] != rest)
                layer[w] ^= left & -left;
    }
}

static inline __attribute__((always_inline)) bool forward(fill *f, int words)
{
    memset(f->layers[0].words, 0, (size_t)words * sizeof(uint64_t));
    f->layers[0].words[0] = 1;
    for (int i = 0; i < f->open; i++) {
        const uint64_t *from = f->layers[i].words;
        uint64_t *to = f->layers[i + 1].words, any = 0;

        memset(to, 0, (size_t)words * sizeof *to);
        add_values(to, from, f->sets[i], words);
        if (f->sums[i + 1] != ANY_SUM)
            keep_sum(f, to, words, f->sums[i + 1]);
        for (int w = 0; w < words; w++)
            any |= to[w];
        if (any == 0)
            return false;
    }
    return true;
}

static inline __attribute__((always_inline)) void backward(fill *f, int words)
{
    family good = f->layers[f->open];

    for (int i = f->open - 1; i >= 0; i--) {
        family before;

        memset(before.words, 0, (size_t)words * sizeof *before.words);
        f->sets[i] = take_values(before.words, f->layers[i].words, good.words, f->sets[i], words);
        memcpy(good.words, before.words, (size_t)words * sizeof *good.words);
    }
}

/* The number of words is a constant in most calls, so that loops are unrolled. */
bool fill_forward(fill *f)
{
    const int words = word_count(f);

    make_sums(f);
    if (words == 8)
        return forward(f, 8);
    if (SMALL_CODE || words > 4)
        return forward(f, words);
    return words == 1 ? forward(f, 1) : words == 2 ? forward(f, 2) : forward(f, 4);
}

void fill_backward(fill *f)
{
    const int words = word_count(f);

    if (words == 8)
        backward(f, 8);
    else if (SMALL_CODE || words > 4)
        backward(f, words);
    else if (words == 1)
        backward(f, 1);
    else if (words == 2)
        backward(f, 2);
    else
        backward(f, 4);
}

bool fill_keep_sums(fill *f, const uint64_t *sums, size_t words, int base)
{
    uint64_t *layer = f->layers[f->open].words, any = 0;

    for (int w = 0; w < word_count(f); w++) {
        FOR_EACH_VALUE(left, layer[w]) {
            const int place = f->held + f->high[w] + f->low[lowest_value(left)] - base;
            if (place < 0 || (size_t)place / 64 >= words ||
                (sums[place / 64] & value_bit(place % 64)) == 0)
                layer[w] ^= left & -left;
        }
        any |= layer[w];
    }
    return any != 0;
}

bool fill_keep_sets(fill *f, const family *allowed)
{
    uint64_t *layer = f->layers[f->open].words, any = 0;

    for (int w = 0; w < word_count(f); w++) {
        FOR_EACH_VALUE(left, layer[w]) {
            domain set = f->held_values;
            FOR_EACH_BIT(bits, (unsigned)(64 * w + lowest_value(left)))
                set |= value_bit(f->numbers[lowest_bit(bits)]);
            if ((allowed->words[set / 64] >> (set % 64) & 1) == 0)
                layer[w] ^= left & -left;
        }
        any |= layer[w];
    }
    return any != 0;
}

void fill_add_sums(const fill *f, uint64_t *sums, int base)
{
    const uint64_t *layer = f->layers[f->open].words;

    for (int w = 0; w < word_count(f); w++)
        FOR_EACH_VALUE(left, layer[w]) {
            const int place = f->held + f->high[w] + f->low[lowest_value(left)] - base;
            sums[place / 64] |= value_bit(place % 64);
        }
}

domain fill_required(const fill *f)
{
    const uint64_t *layer = f->layers[f->open].words;
    domain required = 0, in_all = lowest_values(f->values);

    for (int w = 0; w < word_count(f) && in_all != 0; w++) {
        if (layer[w] == 0)
            continue;
        in_all &= (domain)w << 6 | 63;
        FOR_EACH_VALUE(low, in_all & 63)
            if ((layer[w] & ~with_value[lowest_value(low)]) != 0)
                in_all &= ~(low & -low);
    }
    for (; in_all != 0; in_all &= in_all - 1)
        required |= value_bit(f->numbers[lowest_value(in_all)]);
    return required;
}

domain fill_domain(const fill *f, int open)
{
    domain set = 0;

    if (!fill_is_small(f) || f->universe == lowest_values(f->values))
        return f->sets[open];
    FOR_EACH_VALUE(left, f->sets[open])
        set |= value_bit(f->numbers[lowest_value(left)]);
    return set;
}

bool fill_narrow(const fill *f, ennead_model *m, const uint16_t *cells)
{
    for (int i = 0; i < f->open; i++) {
        const domain keep = fill_domain(f, i);
        if (keep != f->before[i] && !narrow(m, cells[f->places[i]], keep))
            return false;
    }
    return true;
}
