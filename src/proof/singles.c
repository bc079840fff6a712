/* SPDX-License-Identifier: MIT */
/*
 * Unit propagation by singles and lemmas, with reasons.
 */
#include "proof/singles.h"

#include <string.h>

#include "grid/assertions.h"

void singles_start(proof_singles *s)
{
    for (int choice = 0; choice < FORMULA_CHOICES; choice++)
        s->now.left[choice] = ENNEAD_ALL_DIGITS;
    for (int word = 0; word < 12; word++)
        s->now.is_true[word] = 0;
    s->now.length = s->now.filled = 0;
    s->done = 0;
    s->found.kind = CONTRADICTION_NONE;
    s->lemma_count = s->literal_count = 0;
}

static bool contradict(proof_singles *s, contradiction_kind kind, int one, int other)
{
    s->found = (contradiction){.kind = kind, .one = one, .other = other};
    return false;
}

/* The places of each digit in nine houses. */
typedef struct places {
    formula_digits8 eight[9]; /* of the digits 1 to 8 in each house */
    uint16_t nine[9];
} places;

static void add_place(places *p, int house, int place, formula_digits8 spread, unsigned nine)
{
    p->eight[house] |= spread << (uint16_t)place;
    p->nine[house] |= (uint16_t)(nine << place);
}

static void store_places(const places *p, uint16_t left[ENNEAD_CELLS])
{
    for (int house = 0; house < 9; house++) {
        memcpy(left + 9 * house, &p->eight[house], sizeof p->eight[house]);
        left[9 * house + 8] = p->nine[house];
    }
}

/* Computes the masks of all choices from those of the cells. */
static void fill_choices(const formula_layout *layout, const uint16_t digits[ENNEAD_CELLS],
                         uint16_t left[FORMULA_CHOICES])
{
    places rows, columns, boxes;

    memset(&rows, 0, sizeof rows);
    memset(&columns, 0, sizeof columns);
    memset(&boxes, 0, sizeof boxes);

    for (int row = 0, cell = 0; row < 9; row++)
        for (int column = 0; column < 9; column++, cell++) {
            const formula_digits8 spread = layout->spread[digits[cell]];
            const unsigned nine = digits[cell] >> 8;
            left[cell] = digits[cell];
            add_place(&rows, row, column, spread, nine);
            add_place(&columns, column, row, spread, nine);
            add_place(&boxes, layout->boxes[cell], layout->places[cell], spread, nine);
        }
    store_places(&rows, left + 81);
    store_places(&columns, left + 162);
    store_places(&boxes, left + 243);
}

bool singles_load(proof_singles *s, const ennead_puzzle *puzzle)
{
    uint16_t digits[ENNEAD_CELLS];

    singles_start(s);
    if (!boards_find_singles(&s->peers, puzzle, digits))
        return contradict(s, CONTRADICTION_CHOICE, 0, 0);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if ((digits[cell] & (digits[cell] - 1)) != 0)
            continue;
        const int candidate = 9 * cell + __builtin_ctz(digits[cell]);
        s->now.is_true[candidate / 64] |= (uint64_t)1 << candidate % 64;
        s->now.filled++;
    }
    fill_choices(&s->layout, digits, s->now.left);
    return s->now.filled < ENNEAD_CELLS || contradict(s, CONTRADICTION_SOLUTION, 0, 0);
}

void singles_return(proof_singles *s, const singles_state *state)
{
    s->now = *state;
    s->done = state->length;
    s->found.kind = CONTRADICTION_NONE;
}

bool singles_set(proof_singles *s, int candidate, int reason)
{
    if (singles_is_true(s, candidate))
        return true;
    ASSERT(singles_is_left(s, candidate));
    s->now.is_true[candidate / 64] |= (uint64_t)1 << candidate % 64;
    s->now.filled++;
    s->reasons[candidate] = (uint16_t)reason;
    s->trail[s->now.length++] = (uint16_t)(2 * candidate + 1);
    return true;
}

bool singles_exclude(proof_singles *s, int candidate, int reason)
{
    ASSERT(singles_is_left(s, candidate) && !singles_is_true(s, candidate));
    s->reasons[candidate] = (uint16_t)reason;
    s->trail[s->now.length++] = (uint16_t)(2 * candidate);
    for (int k = 0; k < 4; k++) {
        const int choice = s->layout.choices[candidate][k];
        const unsigned left = s->now.left[choice] & ~(unsigned)s->layout.bits[candidate][k];
        s->now.left[choice] = (uint16_t)left;
        if ((left & (left - 1)) != 0)
            continue;
        if (left == 0)
            return contradict(s, CONTRADICTION_CHOICE, choice, 0);
        singles_set(s, s->layout.members[choice][__builtin_ctz(left)], REASON_LAST + choice);
    }
    return true;
}

bool singles_contradict_unit(proof_singles *s, int candidate, int unit)
{
    return contradict(s, CONTRADICTION_UNIT, candidate, unit);
}

/* Removes what a true candidate sees. */
static bool follow_true(proof_singles *s, int candidate)
{
    for (int k = 0; k < 4; k++) {
        const int choice = s->layout.choices[candidate][k];
        unsigned others = s->now.left[choice] & ~(unsigned)s->layout.bits[candidate][k];
        for (; others != 0; others &= others - 1) {
            const int other = s->layout.members[choice][__builtin_ctz(others)];
            if (singles_is_true(s, other))
                return contradict(s, CONTRADICTION_PAIR, candidate, other);
            if (!singles_exclude(s, other, REASON_TRUE + candidate))
                return false;
        }
    }
    return true;
}

/* Uses the lemmas in which all candidates except one are true. */
static bool follow_lemmas(proof_singles *s)
{
    for (int i = 0; i < s->lemma_count; i++) {
        const uint16_t *literals = s->literals + s->lemmas[i].at;
        int open = -1, count = s->lemmas[i].is_off ? 2 : 0;
        for (int k = 0; k < s->lemmas[i].size && count < 2; k++)
            if (!singles_is_true(s, literals[k])) {
                open = literals[k];
                count++;
            }
        if (count == 0)
            return contradict(s, CONTRADICTION_LEMMA, i, 0);
        if (count == 1 && singles_is_left(s, open) && !singles_exclude(s, open, REASON_LEMMA + i))
            return false;
    }
    return true;
}

bool singles_follow(proof_singles *s)
{
    do {
        while (s->done < s->now.length) {
            const int literal = s->trail[s->done++];
            if (literal % 2 != 0 && !follow_true(s, literal / 2))
                return false;
        }
        if (s->now.filled == ENNEAD_CELLS)
            return contradict(s, CONTRADICTION_SOLUTION, 0, 0);
        if (!follow_lemmas(s))
            return false;
    } while (s->done < s->now.length);
    return true;
}

bool singles_learn(proof_singles *s, const uint16_t *candidates, int size)
{
    if (s->lemma_count == LEMMA_ROOM || s->literal_count + size > LEMMA_LITERALS)
        return false;
    s->lemmas[s->lemma_count++] = (lemma){.at = (uint16_t)s->literal_count, .size = (uint16_t)size};
    for (int k = 0; k < size; k++)
        s->literals[s->literal_count++] = candidates[k];
    return true;
}

static int others_of_choice(const proof_singles *s, int choice, int self, uint16_t *causes)
{
    int count = 0;

    for (int bit = 0; bit < 9; bit++)
        if (s->layout.members[choice][bit] != self)
            causes[count++] = s->layout.members[choice][bit];
    return count;
}

static int others_of_lemma(const proof_singles *s, int index, int self, uint16_t *causes)
{
    const uint16_t *literals = s->literals + s->lemmas[index].at;
    int count = 0;

    for (int k = 0; k < s->lemmas[index].size; k++)
        if (literals[k] != self)
            causes[count++] = literals[k];
    return count;
}

int singles_causes(const proof_singles *s, int self, int reason, uint16_t causes[ENNEAD_CELLS])
{
    if (reason >= REASON_SUPPOSED)
        return 0;
    if (reason >= REASON_LEMMA)
        return others_of_lemma(s, reason - REASON_LEMMA, self, causes);
    if (reason >= REASON_LAST)
        return others_of_choice(s, reason - REASON_LAST, self, causes);
    causes[0] = (uint16_t)(reason - REASON_TRUE);
    return 1;
}

int singles_contradiction_causes(const proof_singles *s, uint16_t causes[ENNEAD_CELLS])
{
    int count = 0;

    switch (s->found.kind) {
    case CONTRADICTION_CHOICE:
        return others_of_choice(s, s->found.one, -1, causes);
    case CONTRADICTION_LEMMA:
        return others_of_lemma(s, s->found.one, -1, causes);
    case CONTRADICTION_UNIT:
        causes[0] = (uint16_t)s->found.one;
        return 1;
    case CONTRADICTION_PAIR:
        causes[0] = (uint16_t)s->found.one;
        causes[1] = (uint16_t)s->found.other;
        return 2;
    case CONTRADICTION_SOLUTION:
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            causes[count++] = (uint16_t)(9 * cell + __builtin_ctz(s->now.left[cell]));
        return count;
    default:
        return 0;
    }
}
