/* SPDX-License-Identifier: MIT */
/*
 * Unit propagation of the formula and of lemmas, by naked and hidden singles: each choice is a mask
 * of the members that are left; one left is true, none left is a contradiction. Every literal keeps
 * the reason why it holds, from which a contradiction is traced back.
 *
 * A lemma is a set of candidates that are not all true.
 */
#ifndef ENNEAD_PROOF_SINGLES_H
#define ENNEAD_PROOF_SINGLES_H

#include "proof/formula.h"

enum {
    LEMMA_ROOM = 4000,      /* most lemmas of a proof */
    LEMMA_LITERALS = 60000, /* most literals of all of them */
};

/* Why a literal holds. */
enum literal_reason {
    REASON_TRUE = 0, /* + candidate: that one is true and sees this one */
    REASON_LAST = REASON_TRUE + FORMULA_CANDIDATES, /* + choice: no other member is left */
    REASON_LEMMA = REASON_LAST + FORMULA_CHOICES,   /* + lemma: all its other candidates are true */
    REASON_SUPPOSED = REASON_LEMMA + LEMMA_ROOM,
    REASON_UNIT, /* of the formula */
};

/* What makes a contradiction. */
typedef enum contradiction_kind {
    CONTRADICTION_NONE,
    CONTRADICTION_CHOICE,   /* has no member left */
    CONTRADICTION_PAIR,     /* two that see each other are true */
    CONTRADICTION_LEMMA,    /* all its candidates are true */
    CONTRADICTION_UNIT,     /* of the formula: number `other` excludes one that is true */
    CONTRADICTION_SOLUTION, /* all cells are filled, and the formula excludes that */
} contradiction_kind;

typedef struct contradiction {
    contradiction_kind kind;
    int one, other;
} contradiction;

/* What is known, without why. A copy is a place to come back to. */
typedef struct singles_state {
    uint16_t left[FORMULA_CHOICES];
    uint16_t length; /* of the trail */
    uint16_t filled; /* how many candidates are true */
    uint64_t is_true[12];
} singles_state;

typedef struct lemma {
    uint16_t at, size; /* in literals */
    uint8_t is_off;    /* not to be used */
} lemma;

typedef struct proof_singles {
    formula_layout layout;
    singles_state now;
    contradiction found;
    uint16_t done;                      /* so much of the trail has been followed */
    uint16_t trail[FORMULA_CANDIDATES]; /* 2 * candidate, + 1 when it is true */
    uint16_t reasons[FORMULA_CANDIDATES];
    lemma lemmas[LEMMA_ROOM];
    int lemma_count, literal_count;
    uint16_t literals[LEMMA_LITERALS];
} proof_singles;

/* Starts with an empty grid and no lemmas. */
void singles_start(proof_singles *s);

/* Starts with the candidates of a puzzle, without lemmas, and follows them. Their reasons are
 * not kept. False: a contradiction. */
bool singles_load(proof_singles *s, const ennead_puzzle *puzzle);

/* Goes back to a copy of s->now. */
void singles_return(proof_singles *s, const singles_state *state);

static inline bool singles_is_true(const proof_singles *s, int candidate)
{
    return (s->now.is_true[candidate / 64] >> candidate % 64 & 1) != 0;
}

static inline bool singles_is_left(const proof_singles *s, int candidate)
{
    return (s->now.left[s->layout.choices[candidate][0]] & s->layout.bits[candidate][0]) != 0;
}

/* Makes a candidate true, or false. False: that is a contradiction. */
bool singles_set(proof_singles *s, int candidate, int reason);
bool singles_exclude(proof_singles *s, int candidate, int reason);

/* Notes that unit number `unit` excludes a true candidate. Returns false. */
bool singles_contradict_unit(proof_singles *s, int candidate, int unit);

/* Follows what has been set to the end. False: a contradiction, which is in s->found. */
bool singles_follow(proof_singles *s);

/* Adds a lemma. False: there is no more room. */
bool singles_learn(proof_singles *s, const uint16_t *candidates, int size);

/* The candidates on whose being true or false a contradiction, or a literal that has `reason`,
 * rests directly, without `self`. Returns how many. */
int singles_causes(const proof_singles *s, int self, int reason, uint16_t causes[ENNEAD_CELLS]);
int singles_contradiction_causes(const proof_singles *s, uint16_t causes[ENNEAD_CELLS]);

#endif
