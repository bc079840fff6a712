/* SPDX-License-Identifier: MIT */
/*
 * Unit propagation over the formula and lemmas, by naked and hidden singles. Each choice is a mask
 * of the members that are left: if one is left it is true, if none is left there is a
 * contradiction. Every literal keeps its reason, so that contradictions can be traced back. A
 * lemma is a set of candidates that are not all true.
 */
#ifndef ENNEAD_PROOF_SINGLES_H
#define ENNEAD_PROOF_SINGLES_H

#include "proof/boards.h"
#include "proof/formula.h"

enum {
    LEMMA_ROOM = 4000,      /* the most lemmas of a proof */
    LEMMA_LITERALS = 60000, /* the most literals of all lemmas */
};

/* Why a literal is true or false. */
enum literal_reason {
    REASON_TRUE = 0, /* + candidate: that one is true and sees this one */
    REASON_LAST = REASON_TRUE + FORMULA_CANDIDATES, /* + choice: no other member is left */
    REASON_LEMMA = REASON_LAST + FORMULA_CHOICES,   /* + lemma: all its other candidates are true */
    REASON_SUPPOSED = REASON_LEMMA + LEMMA_ROOM,
    REASON_UNIT, /* a unit of the formula */
};

/* Kinds of contradictions. */
typedef enum contradiction_kind {
    CONTRADICTION_NONE,
    CONTRADICTION_CHOICE,   /* a choice has no member left */
    CONTRADICTION_PAIR,     /* two candidates that see each other are true */
    CONTRADICTION_LEMMA,    /* all candidates of a lemma are true */
    CONTRADICTION_UNIT,     /* unit number `other` of the formula excludes a true candidate */
    CONTRADICTION_SOLUTION, /* all cells are filled, with the solution that the formula excludes */
} contradiction_kind;

typedef struct contradiction {
    contradiction_kind kind;
    int one, other;
} contradiction;

/* What is known, without reasons. A copy can be returned to. */
typedef struct singles_state {
    uint16_t left[FORMULA_CHOICES];
    uint16_t length; /* of the trail */
    uint16_t filled; /* number of true candidates */
    uint64_t is_true[12];
} singles_state;

typedef struct lemma {
    uint16_t at, size; /* range of its literals */
    uint8_t is_off;    /* disabled */
} lemma;

typedef struct proof_singles {
    formula_layout layout;
    board_peers peers;
    singles_state now;
    contradiction found;
    uint16_t done;                      /* length of the part of the trail that has been
                                         * propagated */
    uint16_t trail[FORMULA_CANDIDATES]; /* 2 * candidate, + 1 if it is true */
    uint16_t reasons[FORMULA_CANDIDATES];
    lemma lemmas[LEMMA_ROOM];
    int lemma_count, literal_count;
    uint16_t literals[LEMMA_LITERALS];
} proof_singles;

/* Starts with an empty grid and no lemmas. */
void singles_start(proof_singles *s);

/* Starts with the candidates of a puzzle, without lemmas, and propagates them; their reasons are
 * not kept. Returns false on a contradiction. */
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

/* Sets a candidate true, or (singles_exclude) false. Returns false if that is a contradiction. */
bool singles_set(proof_singles *s, int candidate, int reason);
bool singles_exclude(proof_singles *s, int candidate, int reason);

/* Records that unit number `unit` excludes a true candidate. Returns false. */
bool singles_contradict_unit(proof_singles *s, int candidate, int unit);

/* Propagates everything that was set. Returns false on a contradiction, which is in s->found. */
bool singles_follow(proof_singles *s);

/* Adds a lemma. Returns false if there is no room. */
bool singles_learn(proof_singles *s, const uint16_t *candidates, int size);

/* Stores the candidates whose values a contradiction, or a literal with this reason, rests on
 * directly, without `self`. Returns how many there are. */
int singles_causes(const proof_singles *s, int self, int reason, uint16_t causes[ENNEAD_CELLS]);
int singles_contradiction_causes(const proof_singles *s, uint16_t causes[ENNEAD_CELLS]);

#endif
