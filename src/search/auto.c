/* SPDX-License-Identifier: MIT */
/*
 * The engine behind ENNEAD_AUTO for one puzzle at a time.
 *
 * For each digit and each band of rows, the cells where the digit may be are 27 bits of a word, bit
 * 9 r + c for row r of the band and column c. In a band a digit's three places are in three rows
 * and three boxes: a permutation. Which of the band's nine triads (row by box) have a candidate is
 * a number of nine bits, and tables say which triads are in a permutation that is still open, and
 * how many are open. The same tables serve the three stacks. That is all of locked candidates.
 * Digits that have lost candidates are looked at again until nothing changes: hidden singles there,
 * and naked singles when all are quiet.
 *
 * A guess is made in the chute (band or stack) with the fewest open permutations: "this digit is in
 * this triad". The parent is kept without the triad, so both branches are smaller. (Words of 27
 * bits: the JCZSolve family of solvers; triads: T. Dillon, tdoku, 2019.)
 */
#include "search/search.h"

#include <string.h>

#include "search/band_tables.h"

enum { WORDS = 27, BAND_CELLS = 0x7ffffff, ROW_CELLS = 0x1ff, ALL = (1 << 9) - 1 };

typedef enum state { DEAD, OPEN, SOLVED } state;

/* Digits that have to be looked at again. */
typedef uint32_t todo;

static inline uint32_t columns_of(uint32_t word)
{
    return (word | word >> 9 | word >> 18) & ROW_CELLS;
}

/* The cells of a band in a set of columns. */
static inline uint32_t in_columns(uint32_t columns)
{
    return columns * 0x40201u;
}

static inline unsigned triads_of(uint32_t word)
{
    return (unsigned)occupied[word & ROW_CELLS] | (unsigned)occupied[word >> 9 & ROW_CELLS] << 3 |
           (unsigned)occupied[word >> 18] << 6;
}

/* Takes a cell of a band from all digits but one, which it holds. */
static inline todo take_cell(position *p, int d, int b, uint32_t cell)
{
    todo changed = 0;

    for (int other = 0; other < 9; other++) {
        uint32_t *word = &p->word[3 * other + b];
        changed |= (todo)((*word & cell) != 0) << other;
        *word &= ~cell;
    }
    p->word[3 * d + b] |= cell;
    p->open[b] &= ~cell;
    return changed & ~((todo)1 << d);
}

/* What permutations leave of a digit's three words. False: nothing. */
static inline bool permute(uint32_t word[3])
{
    for (;;) {
        const unsigned r0 = kept[triads_of(word[0])], r1 = kept[triads_of(word[1])],
                       r2 = kept[triads_of(word[2])];
        const uint32_t w0 = word[0] & spread[r0], w1 = word[1] & spread[r1],
                       w2 = word[2] & spread[r2];
        const uint32_t c0 = columns_of(w0), c1 = columns_of(w1), c2 = columns_of(w2);
        const unsigned k0 = kept[(c0 & 7) | (c1 & 7) << 3 | (c2 & 7) << 6];
        const unsigned k1 = kept[(c0 >> 3 & 7) | (c1 & 070) | (c2 & 070) << 3];
        const unsigned k2 = kept[c0 >> 6 | (c1 >> 3 & 070) | (c2 & 0700)];
        if ((r0 == 0) | (r1 == 0) | (r2 == 0) | (k0 == 0) | (k1 == 0) | (k2 == 0))
            return false;
        const uint32_t a0 = (k0 & 7) | (k1 & 7) << 3 | (k2 & 7) << 6;
        const uint32_t a1 = (k0 >> 3 & 7) | (k1 & 070) | (k2 & 070) << 3;
        const uint32_t a2 = k0 >> 6 | (k1 >> 3 & 070) | (k2 & 0700);
        word[0] = w0 & in_columns(a0);
        word[1] = w1 & in_columns(a1);
        word[2] = w2 & in_columns(a2);
        if (((a0 ^ c0) | (a1 ^ c1) | (a2 ^ c2)) == 0)
            return true;
    }
}

/* The cells of a band that are alone in their rows. */
static inline uint32_t single_in_rows(uint32_t word)
{
    uint32_t single = 0;
    for (int r = 0; r < 3; r++) {
        const uint32_t row = word & (uint32_t)ROW_CELLS << (9 * r);
        single |= (row & (row - 1)) == 0 ? row : 0;
    }
    return single;
}

/* The columns in which a digit has one place left. */
static inline uint32_t single_columns(const uint32_t word[3])
{
    uint32_t one = 0, two = 0;

    for (int b = 0; b < 3; b++) {
        const uint32_t w = word[b];
        const uint32_t top = w & ROW_CELLS, middle = w >> 9 & ROW_CELLS, bottom = w >> 18;
        two |= (one & (top | middle | bottom)) | (top & middle) | ((top | middle) & bottom);
        one |= top | middle | bottom;
    }
    return one & ~two;
}

/* Looks at one digit. False: a contradiction. */
static inline bool filter_digit(position *p, int d, todo *changed)
{
    uint32_t *word = &p->word[3 * d];
    uint32_t w[3] = {word[0], word[1], word[2]};
    uint32_t found;

    do {
        if (!permute(w))
            return false;
        const uint32_t columns = in_columns(single_columns(w));
        found = 0;
        for (int b = 0; b < 3; b++) {
            uint32_t single = (single_in_rows(w[b]) | (columns & w[b])) & p->open[b];
            word[b] = w[b];
            found |= single;
            for (; single != 0; single &= single - 1) {
                const int at = __builtin_ctz(single);
                const uint32_t column = in_columns((uint32_t)1 << at % 9);
                *changed |= take_cell(p, d, b, (uint32_t)1 << at);
                w[0] &= ~column;
                w[1] &= ~column;
                w[2] &= ~column;
                w[b] = (w[b] & beside[at]) | (uint32_t)1 << at;
            }
        }
    } while (found != 0);
    word[0] = w[0];
    word[1] = w[1];
    word[2] = w[2];
    return true;
}

/* Decides naked singles. False: a cell without candidates, or two for one digit. */
static bool decide_naked_singles(position *p, todo *changed)
{
    for (int b = 0; b < 3; b++) {
        uint32_t one = 0, two = 0;
        for (int d = 0; d < 9; d++) {
            two |= one & p->word[3 * d + b];
            one |= p->word[3 * d + b];
        }
        if (one != BAND_CELLS)
            return false;
        const uint32_t naked = one & ~two & p->open[b];
        if (naked == 0)
            continue;
        p->open[b] &= ~naked;
        for (int d = 0; d < 9; d++)
            for (uint32_t set = naked & p->word[3 * d + b]; set != 0; set &= set - 1) {
                const int at = __builtin_ctz(set);
                const uint32_t column = in_columns((uint32_t)1 << at % 9);
                uint32_t *word = &p->word[3 * d];
                if ((word[b] >> at & 1) == 0)
                    return false;
                word[0] &= ~column;
                word[1] &= ~column;
                word[2] &= ~column;
                word[b] = (word[b] & beside[at]) | (uint32_t)1 << at;
                *changed |= (todo)1 << d;
            }
    }
    return true;
}

/* The nine triads of a digit's chute: 0 to 2 are bands, 3 to 5 stacks. */
static inline unsigned chute_triads(const uint32_t word[3], int chute)
{
    if (chute < 3)
        return triads_of(word[chute]);
    const int shift = 3 * (chute - 3);
    return (columns_of(word[0]) >> shift & 7) | (columns_of(word[1]) >> shift & 7) << 3 |
           (columns_of(word[2]) >> shift & 7) << 6;
}

/* Takes triads of a chute from a digit. Whether it had a candidate there. */
static bool take_triads(uint32_t word[3], int chute, unsigned triads)
{
    uint32_t lost = 0;

    for (int b = 0; b < 3; b++) {
        uint32_t cells = 0;
        if (chute >= 3)
            cells = in_columns((uint32_t)(triads >> (3 * b) & 7) << (3 * (chute - 3)));
        else if (chute == b)
            cells = spread[triads];
        lost |= word[b] & cells;
        word[b] &= ~cells;
    }
    return lost != 0;
}

/* A triad that three digits must be in holds no other. False: four must. Without this rule a board
 * with few givens is searched for ever. */
static bool fill_triads(position *p, todo *changed)
{
    for (int chute = 0; chute < 6; chute++) {
        unsigned forced[9], one = 0, two = 0, three = 0, four = 0;
        for (int d = 0; d < 9; d++) {
            const unsigned f = sure[chute_triads(&p->word[3 * d], chute)];
            forced[d] = f;
            four |= three & f;
            three |= two & f;
            two |= one & f;
            one |= f;
        }
        if (four != 0)
            return false;
        for (int d = 0; d < 9 && three != 0; d++)
            if (take_triads(&p->word[3 * d], chute, three & ~forced[d]))
                *changed |= (todo)1 << d;
    }
    return true;
}

static state propagate(position *p, todo changed)
{
    do {
        while (changed != 0) {
            const int d = __builtin_ctz(changed);
            changed &= changed - 1;
            if (!filter_digit(p, d, &changed))
                return DEAD;
        }
        if (!decide_naked_singles(p, &changed))
            return DEAD;
        if (changed == 0 && !fill_triads(p, &changed))
            return DEAD;
    } while (changed != 0);
    return (p->open[0] | p->open[1] | p->open[2]) == 0 ? SOLVED : OPEN;
}

/* ------------------------------------------------------------------------------------- guesses */

/* A guess: a digit's word, and there the cells of a line of triads, and of the one of them. */
typedef struct choice {
    int word;
    uint32_t line, triad;
} choice;

/* The guess at a digit in a chute: the first triad of the first line that has two. In a band the
 * lines are its rows, in a stack its boxes. */
static choice choose_triad(const position *p, int d, int chute)
{
    const unsigned k = kept[chute_triads(&p->word[3 * d], chute)];
    const int line = ((k & 7) & ((k & 7) - 1)) != 0 ? 0 : 1;
    const int place = __builtin_ctz(k >> (3 * line) & 7);

    if (chute < 3)
        return (choice){3 * d + chute, (uint32_t)ROW_CELLS << (9 * line),
                        (uint32_t)7 << (9 * line + 3 * place)};
    const int column = 3 * (chute - 3);
    return (choice){3 * d + line, in_columns((uint32_t)7 << column),
                    in_columns((uint32_t)1 << (column + place))};
}

/* In the chute with the fewest open permutations, the digit with the fewest above one. */
static choice best_choice(const position *p)
{
    unsigned sum[6] = {0}, least[6] = {9, 9, 9, 9, 9, 9};
    unsigned fewest = UINT32_MAX;
    int digit[6] = {0}, best = 0;

    for (int d = 0; d < 9; d++) {
        const uint32_t *word = &p->word[3 * d];
        const uint32_t c0 = columns_of(word[0]), c1 = columns_of(word[1]), c2 = columns_of(word[2]);
        const unsigned open[6] = {
            ways[triads_of(word[0])],
            ways[triads_of(word[1])],
            ways[triads_of(word[2])],
            ways[(c0 & 7) | (c1 & 7) << 3 | (c2 & 7) << 6],
            ways[(c0 >> 3 & 7) | (c1 & 070) | (c2 & 070) << 3],
            ways[c0 >> 6 | (c1 >> 3 & 070) | (c2 & 0700)],
        };
        for (int chute = 0; chute < 6; chute++) {
            sum[chute] += open[chute];
            if (open[chute] > 1 && open[chute] < least[chute]) {
                least[chute] = open[chute];
                digit[chute] = d;
            }
        }
    }
    for (int chute = 0; chute < 6; chute++)
        if (least[chute] < 9 && sum[chute] < fewest) {
            fewest = sum[chute];
            best = chute;
        }
    return choose_triad(p, digit[best], best);
}

/* The lowest digit of the first cell that is left: solutions of one branch agree on all cells
 * before it. */
static choice first_choice(const position *p)
{
    int b = 0, d = 0;

    while (p->open[b] == 0)
        b++;
    const uint32_t cell = p->open[b] & -p->open[b];
    while ((p->word[3 * d + b] & cell) == 0)
        d++;
    return (choice){3 * d + b, (uint32_t)ROW_CELLS << (__builtin_ctz(cell) / 9 * 9), cell};
}

static void guess(search *s)
{
    guesswork *g = &s->state.guesswork;
    position *current = &g->current;
    const bool in_order = s->options.order == ENNEAD_LEXICOGRAPHIC;
    const choice c = in_order ? first_choice(current) : best_choice(current);
    parent *saved = &g->parents[g->height];

    s->counters.guesses++;
    saved->position = *current;
    saved->position.word[c.word] &= ~c.triad;
    saved->changed = (todo)1 << (c.word / 3);
    g->changed = saved->changed;
    current->word[c.word] &= ~c.line | c.triad;
    g->height++;
    raise_to(&s->counters.depth, g->height);
}

static void go_back(guesswork *g)
{
    if (g->height == 0) {
        g->exhausted = true;
        return;
    }
    g->height--;
    g->current = g->parents[g->height].position;
    g->changed = g->parents[g->height].changed;
}

/* ---------------------------------------------------------------------------------- the engine */

static void store_solution(const position *p, uint8_t solution[ENNEAD_CELLS])
{
    for (int i = 0; i < WORDS; i++)
        for (uint32_t set = p->word[i]; set != 0; set &= set - 1)
            solution[27 * (i % 3) + __builtin_ctz(set)] = (uint8_t)(i / 3 + 1);
}

/* The candidates of a band's cells as they are, without what follows from givens. */
static void load_band(position *p, const ennead_puzzle *puzzle, int b)
{
    uint32_t empty = 0;

    for (int at = 0; at < 27; at++) {
        const int cell = 27 * b + at;
        const int given = puzzle->givens[cell];
        digits set = puzzle->candidates[cell];
        if (given != 0)
            set &= digit_set(given);
        if (set == ALL_DIGITS) {
            empty |= (uint32_t)1 << at;
            continue;
        }
        for (; set != 0; set = without_lowest_digit(set))
            p->word[3 * (lowest_digit(set) - 1) + b] |= (uint32_t)1 << at;
    }
    for (int d = 0; d < 9; d++)
        p->word[3 * d + b] |= empty;
    p->open[b] = BAND_CELLS;
}

static void auto_start(search *s, const ennead_puzzle *puzzle)
{
    guesswork *g = &s->state.guesswork;

    g->height = 0;
    g->exhausted = false;
    g->changed = 0;
    memset(&g->current, 0, sizeof g->current);
    for (int b = 0; b < 3; b++)
        load_band(&g->current, puzzle, b);
    /* Naked singles come first, so that givens take effect at once; a contradiction among them
     * shows again in the first node. */
    if (decide_naked_singles(&g->current, &g->changed))
        g->changed = ALL;
}

static outcome auto_next(search *s, uint8_t solution[ENNEAD_CELLS])
{
    guesswork *g = &s->state.guesswork;

    while (!g->exhausted) {
        if (!may_enter(s))
            return OUTCOME_LIMIT;
        switch (propagate(&g->current, g->changed)) {
        case DEAD:
            s->counters.backtracks++;
            go_back(g);
            break;
        case OPEN:
            guess(s);
            break;
        case SOLVED:
            store_solution(&g->current, solution);
            go_back(g);
            return OUTCOME_SOLUTION;
        }
    }
    return OUTCOME_EXHAUSTED;
}

const engine auto_engine = {auto_start, auto_next};
