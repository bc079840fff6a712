/* SPDX-License-Identifier: MIT */
/*
 * Compares the rater's producers with plain versions. A plain version finds the first step in the
 * original program's order by loops over cells, digits and houses, and knows nothing of boards,
 * marks, or what was looked at before. (The order is that of docs/rating-order.md.)
 */
#ifndef UNIT_RATERS_H
#define UNIT_RATERS_H

#include "rating/base/hall_sets.h"
#include "rating/base/rater.h"
#include "rating/base/scale.h"
#include "rating/techniques/aligned.h"
#include "rating/techniques/bent.h"
#include "rating/techniques/bug.h"
#include "rating/techniques/fish.h"
#include "rating/techniques/link_chains.h"
#include "rating/techniques/locking.h"
#include "rating/techniques/loops.h"
#include "rating/techniques/sets.h"
#include "rating/techniques/singles.h"
#include "rating/techniques/wings.h"
#include "support/checker.h"

/* A state as a plain table. */
struct plain {
    int value[ENNEAD_CELLS];
    bool has[ENNEAD_CELLS][10]; /* candidates */
};

enum plain_kind { PLAIN_BOX, PLAIN_COLUMN, PLAIN_ROW };

/* The cell at a position of house `index` (0 to 8) of a kind. */
int plain_cell(enum plain_kind kind, int index, int position);

int plain_count(const struct plain *p, int cell);
int plain_places(const struct plain *p, enum plain_kind kind, int index, int digit);
int plain_empty(const struct plain *p, enum plain_kind kind, int index);
bool plain_sees(int cell, int other);

/* What a step does. */
struct plain_step {
    ennead_se_technique technique;
    int rating;
    int cell, digit; /* placed; digit 0: nothing */
    bool removed[ENNEAD_CELLS][10];
};

/* Stores the first step and returns true, or returns false. */
typedef bool (*plain_producer)(const struct plain *p, struct plain_step *step);

/* What has been done before the producers look. */
enum plain_after { AFTER_NOTHING, AFTER_HIDDEN_SINGLES, AFTER_SINGLES };

/* Compares a producer with its plain version on `states` states in the middle of games, and again
 * on each state that its steps lead to. Fails the test if it never finds anything. */
void assert_finds_the_same(bool (*find)(se_rater *r), plain_producer plain, enum plain_after after,
                           unsigned long states, uint64_t seed);

/* The next combination of `count` of `of` numbers, in the order of binary numbers; start with the
 * lowest `count` bits. False: that was the last. */
bool plain_next(unsigned *combination, int of);

#endif
