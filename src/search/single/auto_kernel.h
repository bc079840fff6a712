/* SPDX-License-Identifier: MIT */
/*
 * The engine behind ENNEAD_ENGINE_AUTO for one puzzle at a time, written once for all editions.
 *
 *     look at the board ----> dead, or solved: go back to the last parent
 *        |
 *        +--> stuck: guess; keep a parent without the guessed candidates, go on with the guess
 *
 * A look is a few rounds of propagation over the whole board (auto_round.h). There is no list of
 * what has changed: keeping one, and branches that cannot be predicted, would cost more than a
 * round of a few hundred vector operations.
 *
 * If few branches have failed, the puzzle probably has several solutions. The engine then makes
 * two or three guesses at a time, at different digits in different chutes. If many have failed, it
 * looks at both branches of a guess at once, since two boards take little longer than one. The
 * result for the second board is kept with it and counted only when its turn comes, so that the
 * counters do not depend on it.
 *
 * The file of each edition sets PLANE_BYTES and EDITION_ENGINE.
 */
#include "search/base/search.h"
#include "search/single/auto_exchange.h"
#include "search/single/auto_guess.h"
#include "search/vectors/packed_text.h"

_Static_assert(sizeof(word_board) <= sizeof(saved_board), "room for a board");

enum {
    FEWEST_GUESSES = 2, /* an exchange is tried only if the first solution took that many */
    DEEP = 4,           /* from this depth on, three guesses may be made at once */
    LOOKS_AT_BOTH = PLANE_BYTES >= 32, /* whether it may look at both branches at once */
};

/* Boards are saved vector by vector: gcc moves memory in pieces of 16 bytes, and a larger vector
 * that is then loaded would wait for them. */
typedef uint64_t saved_plane
    __attribute__((vector_size(PLANE_BYTES), aligned(sizeof(uint32_t)), may_alias));

INLINE void save(saved_board *to, const word_board *b)
{
    UNROLL for (int i = 0; i < VECTORS; i++) * (saved_plane *)&to->word[WORDS * i] = b->vector[i];
}

INLINE word_board saved(const saved_board *from)
{
    word_board b;
    UNROLL for (int i = 0; i < VECTORS; i++) b.vector[i] =
        *(const saved_plane *)&from->word[WORDS * i];
    return b;
}

/* Converts 27 consecutive cells to three rows with a bit after each, and back. */
INLINE plane spread_rows(plane p)
{
    return or3(p & all_words(ROW_0), up(p & all_words(ROW_0 << 9), 1),
               up(p & all_words(ROW_0 << 18), 2));
}

INLINE plane close_rows(plane p)
{
    return or3(p & all_words(ROW_0), down(p & all_words(ROW_1), 1), down(p & all_words(ROW_2), 2));
}

/* Two words as they lie in memory. */
INLINE uint64_t side_by_side(uint64_t first, uint64_t second)
{
    const bool is_little = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__;
    return is_little ? first | second << 32 : first << 32 | second;
}

/* Which of two words that lie in memory as one of 64 bits is the lower. */
enum { LOWER = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? 0 : 1 };

/* The puzzle's candidates, before any propagation. They do not come from an array, since a vector
 * would wait for words that have just been stored. */
#if PLANE_BYTES == 64

/* The plane of digits d to d + 2. */
INLINE plane plane_of_digits(const packed_puzzle *puzzle, int d)
{
    const uint64_t cells = (1u << 27) - 1;
    uint64_t first[3], last[3];

    UNROLL for (int i = 0; i < 3; i++)
    {
        const uint64_t head = puzzle->word[d + i];
        first[i] = (head & cells) | (head >> 27 & cells) << 32;
        last[i] = head >> 54 | tail_of(puzzle, d + i) << 10;
    }
    return (plane){first[0], last[0], first[1], last[1], first[2], last[2], 0, 0};
}

INLINE word_board board_of(const packed_puzzle *puzzle)
{
    word_board b;

    UNROLL for (int i = 0; i < VECTORS; i++) b.vector[i] =
        spread_rows(plane_of_digits(puzzle, SLOTS * i));
    return b;
}

#else

/* Bands of 27 cells, from words of 64 cells and of the last 17: of four digits, or eight. */
INLINE void set_group(word_board *b, int g, plane head, plane next_head, plane tail,
                      plane next_tail)
{
    const plane band = (plane){0} + ((1u << 27) - 1);
    const plane last = head >> 54 | tail << 10, next_last = next_head >> 54 | next_tail << 10;

#define LOWER_WORDS(p, q) SHUFFLE(p, q, LOWER, LOWER + 2, LOWER + 4, LOWER + 6)
    b->vector[3 * g] = LOWER_WORDS(head & band, next_head & band);
    b->vector[3 * g + 1] = LOWER_WORDS(head >> 27 & band, next_head >> 27 & band);
    b->vector[3 * g + 2] = LOWER_WORDS(last, next_last);
#undef LOWER_WORDS
}

INLINE word_board board_of(const packed_puzzle *puzzle)
{
    const uint64_t *head = puzzle->word;
    uint64_t tail[9];
    word_board b;

    UNROLL for (int d = 0; d < 9; d++) tail[d] = tail_of(puzzle, d);
#if PLANE_BYTES == 32
    set_group(&b, 0, (plane){head[0], head[1], head[4], head[5]},
              (plane){head[2], head[3], head[6], head[7]},
              (plane){tail[0], tail[1], tail[4], tail[5]},
              (plane){tail[2], tail[3], tail[6], tail[7]});
#else
    UNROLL for (int g = 0; g < GROUPS_BY_BAND; g++)
    {
        const uint64_t *h = head + WORDS * g, *t = tail + WORDS * g;
        set_group(&b, g, (plane){h[0], h[1]}, (plane){h[2], h[3]}, (plane){t[0], t[1]},
                  (plane){t[2], t[3]});
    }
#endif
    const uint64_t cells = (1u << 27) - 1, first = head[8] & cells, second = head[8] >> 27 & cells;
    b.vector[NINTH] =
        (plane){side_by_side(first, second), side_by_side(head[8] >> 54 | tail[8] << 10, 0)};
    UNROLL_OR_LOOP for (int i = 0; i < VECTORS; i++) b.vector[i] = spread_rows(b.vector[i]);
    return b;
}

#endif

static packed_puzzle packed_board(const word_board *b)
{
    uint32_t word[VECTORS * WORDS];
    uint64_t head[9], tail[9];
    word_board closed;

    UNROLL for (int i = 0; i < VECTORS; i++) closed.vector[i] = close_rows(b->vector[i]);
    memcpy(word, &closed, sizeof closed);
    UNROLL for (int d = 0; d < 9; d++)
    {
        const uint64_t second = word[word_index(d, 1)], third = word[word_index(d, 2)];
        head[d] = word[word_index(d, 0)] | second << 27 | third << 54;
        tail[d] = third >> 10;
    }
    return join_words(head, tail);
}

/* Stores the digits of a board that has one candidate in each cell. */
static void store_board(const word_board *b, uint8_t cells[ENNEAD_CELLS])
{
    const packed_puzzle r = packed_board(b);
    store_solution(&r, 0, cells);
}

/* Offers a position to the search's taker. */
static SELDOM bool is_taken(position_taker *taker, const word_board *b)
{
    const packed_puzzle r = packed_board(b);
    return taker->take(taker, &r);
}

/* Pushes the board without the guess as a parent, and applies the guess to the board. */
INLINE void take_guess(guesswork *g, word_board *b, guess_choice c)
{
    saved_board *parent = &g->parents[g->height];

    save(parent, b);
    parent->word[c.word] &= ~c.triad;
    g->found[g->height++] = UNSEEN;
    take(b, c.word, c.line & ~c.triad);
}

/* Like take_guess, but propagates both boards at once. Returns the state of the board with the
 * guess. */
INLINE board_state guess_with_look(guesswork *g, word_board *b, guess_choice c,
                                   folded_board *folded)
{
    word_board both[2] = {*b, *b};
    board_state found[2];

    take(&both[0], c.word, c.line & ~c.triad);
    take(&both[1], c.word, c.triad);
    propagate_both(both, found, folded);
    save(&g->parents[g->height], &both[1]);
    g->found[g->height++] = (uint8_t)found[1];
    *b = both[0];
    return found[0];
}

/* Whether few branches have failed on the way down. Then there are probably several solutions, and
 * most of the parents will not be needed. */
INLINE bool few_have_failed(const search *s)
{
    return 2 * s->counters.backtracks <= (uint64_t)s->state.guesswork.height;
}

/* The number of guesses to make at once. */
INLINE int guesses_at_once(const search *s)
{
    const int height = s->state.guesswork.height;

    return height >= DEEP && few_have_failed(s)        ? 3
           : height > 0 && s->counters.backtracks == 0 ? 2
                                                       : 1;
}

/* Makes up to `number` guesses, at different digits in different chutes. */
INLINE void take_guesses(guesswork *g, word_board *b, keys *k, int number)
{
    unsigned places = 0;

    for (int i = 0; i < number; i++) {
        const least_key least = least_of(k);
        const unsigned place = 1u << (least.key & 15);
        if (least.key >= NO_CHOICE || (places & place) != 0)
            return;
        take_guess(g, b, choice_of(k, least));
        take_key(k, least.chute);
        places |= place;
    }
}

/* Makes the best guess, or several, and sets `found` to what is known of the new board. Returns
 * false if there is nothing to guess. *folded has the board's triads; it gets those of the new one
 * if that is OPEN. */
INLINE bool guess_best(search *s, word_board *b, folded_board *folded, board_state *found)
{
    guesswork *g = &s->state.guesswork;
    keys k = keys_of(folded);
    const least_key least = least_of(&k);

    if (k.dead || least.key >= NO_CHOICE)
        return false;
    if (LOOKS_AT_BOTH && !few_have_failed(s)) {
        *found = guess_with_look(g, b, choice_of(&k, least), folded);
    } else {
        take_guesses(g, b, &k, guesses_at_once(s));
        *found = UNSEEN;
    }
    return true;
}

INLINE bool guess(search *s, word_board *b, folded_board *folded, board_state *found)
{
    guesswork *g = &s->state.guesswork;

    if (s->options.order == ENNEAD_ORDER_LEXICOGRAPHIC) {
        take_guess(g, b, first_choice(b));
        *found = UNSEEN;
    } else if (!guess_best(s, b, folded, found)) {
        return false;
    }
    s->counters.guesses++;
    raise_to(&s->counters.depth, g->height);
    return true;
}

/* Pops the last parent, and returns what is known of it. If it is OPEN, *folded gets its triads. */
INLINE board_state go_back(guesswork *g, word_board *b, folded_board *folded)
{
    if (g->height == 0) {
        g->exhausted = true;
        return UNSEEN;
    }
    *b = saved(&g->parents[--g->height]);
    if (LOOKS_AT_BOTH && g->found[g->height] == OPEN)
        *folded = fold_board(b);
    return (board_state)g->found[g->height];
}

APART_OR_INLINE void begin(search *s, const packed_puzzle *puzzle)
{
    guesswork *g = &s->state.guesswork;
    const word_board b = board_of(puzzle);

    save(&g->current, &b);
    g->current_found = UNSEEN;
    g->height = 0;
    g->exhausted = false;
    g->exchangeable = false;
}

static void start(search *s, const ennead_puzzle *puzzle)
{
    const packed_puzzle packed = pack_puzzle(puzzle);
    begin(s, &packed);
}

static void start_line(search *s, const char *line, uint8_t zero)
{
    packed_puzzle packed = {{0}};

    pack_line(line, zero, packed.word, 1);
    begin(s, &packed);
}

/* Whether the search wants exactly one more solution, and an exchange gives it. Not tried after
 * few guesses, since then the solution is probably the only one. */
INLINE bool look_for_exchange(search *s, const word_board *solution)
{
    guesswork *g = &s->state.guesswork;

    if (s->found != 0 || s->options.solutions != 2 || g->height < FEWEST_GUESSES ||
        s->options.order == ENNEAD_ORDER_LEXICOGRAPHIC)
        return false;
    const word_board given = saved(&g->current); /* still the board from before the first
                                                  * propagation */
    const plane free = cells_of_all(&given);
    memcpy(g->free, &free, sizeof g->free);
    return is_exchangeable(solution, free);
}

/* Stores the second solution, made from the first by the exchange. */
static SELDOM void store_exchanged(const guesswork *g, uint8_t cells[ENNEAD_CELLS])
{
    const word_board first = saved(&g->current);

    store_board(&first, cells);
    exchange(cells, g->free);
}

INLINE search_outcome go_on(search *s, uint8_t solution[ENNEAD_CELLS])
{
    guesswork *g = &s->state.guesswork;
    const effort usual = s->options.order == ENNEAD_ORDER_LEXICOGRAPHIC ? UNTIL_NOTHING_CHANGES
                                                                        : UNTIL_NO_CELL_IS_DECIDED;
    word_board b = saved(&g->current);
    board_state found = (board_state)g->current_found;
    folded_board folded;

    if (LOOKS_AT_BOTH && found == OPEN)
        folded = fold_board(&b);
    if (g->exchangeable) {
        if (solution != NULL)
            store_exchanged(g, solution);
        g->exhausted = true;
        g->exchangeable = false;
        return OUTCOME_SOLUTION;
    }
    while (!g->exhausted) {
        if (!may_enter(s))
            return OUTCOME_LIMIT;
        if (found == UNSEEN) /* full propagation pays for the givens */
            found = propagate(&b, s->counters.nodes == 1 ? UNTIL_NOTHING_CHANGES : usual, &folded);
        if (found == OPEN && s->taker != NULL && is_taken(s->taker, &b)) {
            found = go_back(g, &b, &folded);
            save(&g->current, &b);
            g->current_found = (uint8_t)found;
            return OUTCOME_TAKEN;
        }
        if (found == OPEN && guess(s, &b, &folded, &found))
            continue;
        if (found == OPEN) /* nothing to guess: dead, or solved after more rounds */
            found = propagate(&b, UNTIL_NOTHING_CHANGES, &folded);
        if (found != SOLVED) {
            s->counters.backtracks++;
            found = go_back(g, &b, &folded);
            continue;
        }
        if (solution != NULL)
            store_board(&b, solution);
        g->exchangeable = look_for_exchange(s, &b);
        if (!g->exchangeable)
            found = go_back(g, &b, &folded);
        save(&g->current, &b);
        g->current_found = (uint8_t)found;
        return OUTCOME_SOLUTION;
    }
    return OUTCOME_EXHAUSTED;
}

/* Upper halves are cleared here, since gcc 12 forgets it on some of the returns above. */
static search_outcome next(search *s, uint8_t solution[ENNEAD_CELLS])
{
    const search_outcome outcome = go_on(s, solution);

    clear_upper_halves();
    return outcome;
}

const engine EDITION_ENGINE = {start, start_line, next};
