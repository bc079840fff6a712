/* SPDX-License-Identifier: MIT */
/*
 * Singles, lemmas and reasons.
 */
#include "proof/singles.h"

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

void singles_return(proof_singles *s, const singles_state *state)
{
    s->now = *state;
    s->done = state->length;
    s->found.kind = CONTRADICTION_NONE;
}

static bool contradict(proof_singles *s, int kind, int one, int other)
{
    s->found = (contradiction){.kind = kind, .one = one, .other = other};
    return false;
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

/* Takes away what a true candidate sees. */
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

/* Uses the lemmas of which all candidates but one are true. */
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
        for (int candidate = 0; candidate < FORMULA_CANDIDATES; candidate++)
            if (singles_is_true(s, candidate))
                causes[count++] = (uint16_t)candidate;
        return count;
    default:
        return 0;
    }
}
