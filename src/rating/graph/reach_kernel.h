/* SPDX-License-Identifier: MIT */
/*
 * Follows all suppositions of a board at once: in each unit (a cell, or a digit in a house), a
 * candidate that is on turns off the others, and a candidate is on when all others are off. A layer
 * is made from the one before. Written once; the file of each edition sets PLANE_BYTES, the size of
 * its vectors, and REACH_EDITION, the name of the result.
 */
#include <string.h>

#if PLANE_BYTES == 32
#include <immintrin.h>
#elif defined __wasm_simd128__
#include <wasm_simd128.h>
#endif

#include "grid/bits.h"
#include "rating/graph/reachability.h"

#define INLINE static inline __attribute__((always_inline))

/* Stores that are far apart stay stores: clang would scatter a vector, and its memory sanitizer
 * (14) does not see what a scatter has written. */
#ifdef __clang__
#define STORE_ONE_BY_ONE _Pragma("clang loop vectorize(disable)")
#else
#define STORE_ONE_BY_ONE
#endif

enum { PLANE_WORDS = PLANE_BYTES / 8, BLOCK = 64 };

/* Whether loops are compiled again for what is a constant in most cases. The edition for any
 * processor is part of a module of WebAssembly, which has to be small. */
enum { COPIES = PLANE_BYTES > 16 };

typedef uint64_t reach_plane __attribute__((vector_size(PLANE_BYTES), may_alias));

INLINE bool any_bit(reach_plane p)
{
#if PLANE_BYTES == 32
    return _mm256_testz_si256((__m256i)p, (__m256i)p) == 0;
#elif defined __wasm_simd128__
    return wasm_v128_any_true((v128_t)p);
#else
    return (p[0] | p[1]) != 0;
#endif
}

enum { ON, OFF, CONFLICT_TURNS = 5 };

/* The rows of one vector of suppositions. */
typedef struct reach_wave {
    const reachability *reachable;
    reach_plane *set; /* row by row, `stride` apart */
    reach_plane *before;
    reach_plane *turns;
    int stride, bit_stride; /* from row to row, from bit to bit */
    reach_plane good;       /* those that are followed */
    reach_plane fresh;      /* those for which something was new */
} reach_wave;

/* A candidate that is on turns off all others of its unit, for all units of a size. */
INLINE void turn_off_others(reach_wave *w, int size)
{
    const uint16_t *members = w->reachable->members[size];
    const int step = 2 * w->stride;

    for (int unit = 0; unit < w->reachable->unit_count[size]; unit++, members += size) {
        reach_plane ones = {0}, twos = {0};

        for (int i = 0; i < size; i++) {
            const reach_plane on = w->set[members[i] * step];

            twos |= ones & on;
            ones |= on;
        }
        ones &= w->good;
        twos &= w->good;
        for (int i = 0; i < size; i++) {
            reach_plane *set = &w->set[members[i] * step];
            const reach_plane off = set[w->stride], others = twos | (ones & ~set[0]);

            w->fresh |= others & ~off;
            set[w->stride] = off | others;
        }
    }
}

/* When all others are off, a candidate is on. */
INLINE void turn_on_last(reach_wave *w, int size)
{
    const uint16_t *members = w->reachable->members[size];
    const int step = 2 * w->stride;

    for (int unit = 0; unit < w->reachable->unit_count[size]; unit++, members += size) {
        reach_plane left = {0}, more = ~w->good;

        for (int i = 0; i < size; i++) {
            const reach_plane off = w->set[members[i] * step + w->stride];

            more |= left & ~off;
            left |= ~off;
        }
        for (int i = 0; i < size; i++) {
            reach_plane *set = &w->set[members[i] * step];
            const reach_plane on = set[0], alone = ~(more | (left & set[w->stride]));

            w->fresh |= alone & ~on;
            set[0] = on | alone;
        }
    }
}

/* Makes the next layer. */
INLINE bool make_layer(reach_wave *w, int state, reach_links links)
{
    w->fresh = (reach_plane){0};
    if (state == OFF) {
        if (COPIES) {
            turn_off_others(w, 2);
            turn_off_others(w, 3);
            turn_off_others(w, 4);
        }
        for (int size = COPIES ? 5 : 2; size <= 9; size++)
            turn_off_others(w, size);
    } else {
        const int largest = links == REACH_STATIC ? 2 : 9;

        if (COPIES) {
            turn_on_last(w, 2);
            if (links != REACH_STATIC) {
                turn_on_last(w, 3);
                turn_on_last(w, 4);
            }
        }
        for (int size = COPIES ? 5 : 2; size <= largest; size++)
            turn_on_last(w, size);
    }
    return any_bit(w->fresh);
}

/* Notes in which turn the candidates came to a state. */
INLINE void note_turn(reach_wave *w, int state, unsigned turn)
{
    for (int number = 0; number < w->reachable->count; number++) {
        const int row = (2 * number + state) * w->stride;
        const reach_plane set = w->set[row], fresh = set & ~w->before[row];

        w->before[row] = set;
        for (int bit = 0; bit < TURN_BITS; bit++)
            if ((turn >> bit & 1) != 0)
                w->turns[bit * w->bit_stride + row] |= fresh;
    }
}

INLINE reach_plane contradictions(const reach_wave *w)
{
    reach_plane bad = {0};

    for (int number = 0; number < w->reachable->count; number++)
        bad |= w->set[2 * number * w->stride] & w->set[(2 * number + 1) * w->stride];
    return bad;
}

/* What may still follow in later turns where a contradiction was found. */
INLINE void fill_turns(reach_wave *w, reach_plane bad)
{
    if (!any_bit(bad))
        return;
    for (int row = 0; row < 2 * w->reachable->count; row++) {
        const reach_plane later = bad & ~w->set[row * w->stride];

        for (int bit = 0; bit < TURN_BITS; bit++)
            if (((CONFLICT_TURNS + 1) >> bit & 1) != 0)
                w->turns[bit * w->bit_stride + row * w->stride] |= later;
    }
}

#include "rating/graph/reach_rules_kernel.h"

/* Returns the last turn. `stride` is a constant where it can be, which makes addresses simple. */
INLINE unsigned follow_part(reachability *reachable, int part, int stride, reach_links links,
                            reach_conflicts conflicts)
{
    reach_wave w = {.reachable = reachable,
                    .set = (reach_plane *)reachable->set + part,
                    .before = (reach_plane *)reachable->before + part,
                    .turns = (reach_plane *)reachable->turns + part,
                    .stride = stride,
                    .bit_stride = 2 * reachable->count * stride,
                    .good = ~(reach_plane){0}};
    const unsigned last = links == REACH_STATIC ? LAST_STATIC_TURN : LAST_DYNAMIC_TURN;
    reach_rules rules;
    unsigned turn = 0;
    bool any = true;

    if (links == REACH_RULES)
        begin_rules(&rules, &w);
    while (any) {
        any = turn++ == 0 || make_layer(&w, ON, links);
        if (conflicts == REACH_GO_ON && turn < last)
            note_turn(&w, ON, turn);
        if (conflicts == REACH_END || turn > CONFLICT_TURNS)
            w.good = ~contradictions(&w);
        any |= make_layer(&w, OFF, links);
        if (links == REACH_RULES && !any)
            any = use_techniques(&rules, w.good);
        if (conflicts == REACH_GO_ON && turn < last)
            note_turn(&w, OFF, turn);
    }
    const reach_plane bad = contradictions(&w);
    if (conflicts == REACH_GO_ON) {
        if (turn >= last) {
            note_turn(&w, ON, last);
            note_turn(&w, OFF, last);
        }
        fill_turns(&w, bad);
    }
    memcpy(&reachable->bad[part * PLANE_WORDS], &bad, sizeof bad);
    return turn;
}

INLINE void follow_parts(reachability *reachable, reach_links links, reach_conflicts conflicts)
{
    const int stride = reachable->words / PLANE_WORDS;
    unsigned turn = CONFLICT_TURNS + 1;

    for (int part = 0; part < stride; part++) {
        const unsigned turns = COPIES && stride == 1
                                   ? follow_part(reachable, part, 1, links, conflicts)
                                   : follow_part(reachable, part, stride, links, conflicts);

        turn = turns > turn ? turns : turn;
    }
    reachable->saturated = turn > LAST_STATIC_TURN;
    reachable->bits = links == REACH_STATIC && turn > LAST_DYNAMIC_TURN ? TURN_BITS : TURN_BITS - 1;
}

/* Compiled for each kind of links by itself. */
static void follow(reachability *reachable, reach_links links, reach_conflicts conflicts)
{
    if (!COPIES)
        follow_parts(reachable, links, conflicts);
    else if (links == REACH_RULES)
        follow_parts(reachable, REACH_RULES, conflicts);
    else if (links == REACH_STATIC)
        follow_parts(reachable, REACH_STATIC, conflicts);
    else
        follow_parts(reachable, REACH_DYNAMIC, conflicts);
}

/* ------------------------------------------------------------------------------ by supposition */

INLINE void exchange_parts(reach_plane block[BLOCK], int size, uint64_t mask)
{
    for (int first = 0; first < BLOCK; first += 2 * size)
        for (int i = first; i < first + size; i++) {
            const reach_plane moved = (block[i] >> size ^ block[i + size]) & mask;

            block[i] ^= moved << size;
            block[i + size] ^= moved;
        }
}

/* Transposes blocks of bits, one in each word of the vectors: halves are exchanged, then quarters,
 * and so on (H. S. Warren, "Hacker's Delight", 2002, chapter 7). */
INLINE void transpose(reach_plane block[BLOCK])
{
    exchange_parts(block, 32, 0x00000000ffffffff);
    exchange_parts(block, 16, 0x0000ffff0000ffff);
    exchange_parts(block, 8, 0x00ff00ff00ff00ff);
    exchange_parts(block, 4, 0x0f0f0f0f0f0f0f0f);
    exchange_parts(block, 2, 0x3333333333333333);
    exchange_parts(block, 1, 0x5555555555555555);
}

/* Turns the rows of 64 candidates in one state, for one vector of suppositions, into words that
 * are `width` apart. */
INLINE void turn_block(const reachability *reachable, const reach_plane *rows, int word, int part,
                       uint64_t *to, int width)
{
    const int stride = reachable->words / PLANE_WORDS, first_column = part * PLANE_WORDS * 64;
    reach_plane block[BLOCK], any = {0};

    for (int i = 0; i < BLOCK; i++) {
        const int number = 64 * word + i;

        block[i] = (reach_plane){0};
        if (number < reachable->count)
            block[i] = rows[2 * number * stride];
        any |= block[i];
    }
    if (any_bit(any))
        transpose(block);
    for (int lane = 0; lane < PLANE_WORDS && first_column + 64 * lane < reachable->columns;
         lane++) {
        const int first = first_column + 64 * lane, left = reachable->columns - first,
                  columns = left < BLOCK ? left : BLOCK;
        const uint64_t *from = (const uint64_t *)block + lane;

        STORE_ONE_BY_ONE for (int i = 0; i < columns; i++) to[(first + i) * width + word] =
            from[i * PLANE_WORDS];
    }
}

INLINE void turn_rows(const reachability *reachable, const uint64_t *rows, uint64_t *to, int width)
{
    const int stride = reachable->words / PLANE_WORDS;

    for (int word = 0; word < reachable->half; word++)
        for (int state = ON; state <= OFF; state++)
            for (int part = 0; part < stride; part++)
                turn_block(reachable, (const reach_plane *)rows + state * stride + part, word, part,
                           to + state * reachable->half, width);
}

static void transpose_sets(reachability *reachable)
{
    turn_rows(reachable, reachable->set, reachable->led, 2 * reachable->half);
}

static void transpose_turns(reachability *reachable)
{
    const int width = 2 * reachable->half;

    for (int bit = 0; bit < reachable->bits; bit++)
        turn_rows(reachable, reachable->turns + bit * 2 * reachable->count * reachable->words,
                  reachable->turned + bit * reachable->columns * width, width);
}

/* ---------------------------------------------------------------------------------------- sums */

/* Which of 256 targets follow from all suppositions. */
INLINE void find_in_all(const reach_sum *sum, int at, quad *in_all)
{
    quad all = *(const quad *)&sum->worth[at];

    for (int i = 0; i < sum->count; i++) {
        quad any = {0};

        for (int bit = 0; bit < sum->bits; bit++)
            any |= *(const quad *)&sum->turns[i][bit * sum->bit_words + at];
        all &= any;
    }
    *in_all = all;
}

/* The sums for 256 targets, as binary numbers across vectors. */
INLINE void add_up(const reach_sum *sum, int at, quad bits[SUM_BITS])
{
    for (int bit = 0; bit < SUM_BITS; bit++)
        bits[bit] = (quad){0};
    for (int i = 0; i < sum->count; i++) {
        quad carry = {0};

        for (int bit = 0; bit < sum->bits; bit++) {
            const quad turn = *(const quad *)&sum->turns[i][bit * sum->bit_words + at],
                       either = bits[bit] ^ turn, two = bits[bit] & turn;

            bits[bit] = either ^ carry;
            carry = two | (either & carry);
        }
        for (int bit = sum->bits; bit < SUM_BITS; bit++) {
            const quad was = bits[bit];

            bits[bit] = was ^ carry;
            carry &= was;
        }
    }
}

INLINE bool any_of_quad(const quad *q)
{
    return ((*q)[0] | (*q)[1] | (*q)[2] | (*q)[3]) != 0;
}

static int least(const reach_sum *sum)
{
    int found = NO_SUM;

    for (int at = 0; at < sum->words; at += 4) {
        quad bits[SUM_BITS], left;
        int lowest = 0;

        find_in_all(sum, at, &left);
        if (!any_of_quad(&left))
            continue;
        add_up(sum, at, bits);
        for (int bit = SUM_BITS - 1; bit >= 0; bit--) {
            const quad lower = left & ~bits[bit];

            if (any_of_quad(&lower))
                left = lower;
            else
                lowest |= 1 << bit;
        }
        found = lowest < found ? lowest : found;
    }
    return found;
}

static void within(const reach_sum *sum, int most, uint64_t *found)
{
    const int highest = (1 << SUM_BITS) - 1, limit = most < highest ? most : highest;

    for (int at = 0; at < sum->words; at += 4) {
        quad bits[SUM_BITS], equal, below = {0};

        find_in_all(sum, at, &equal);
        add_up(sum, at, bits);
        for (int bit = SUM_BITS - 1; bit >= 0; bit--)
            if ((limit >> bit & 1) != 0) {
                below |= equal & ~bits[bit];
                equal &= bits[bit];
            } else {
                equal &= ~bits[bit];
            }
        *(quad *)&found[at] = below | equal;
    }
}

const reach_edition REACH_EDITION = {
    .name = REACH_NAME,
    .plane_words = PLANE_WORDS,
    .follow = follow,
    .transpose_sets = transpose_sets,
    .transpose_turns = transpose_turns,
    .least = least,
    .within = within,
};
