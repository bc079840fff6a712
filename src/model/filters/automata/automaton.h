/* SPDX-License-Identifier: MIT */
/*
 * Automata for lines of cells, as places that hold values and have successors (V. Glushkov, "The
 * abstract theory of automata", 1961). A line matches if there is a path from a first place to a
 * last one whose places hold the values of its cells.
 */
#ifndef ENNEAD_MODEL_FILTERS_AUTOMATA_AUTOMATON_H
#define ENNEAD_MODEL_FILTERS_AUTOMATA_AUTOMATON_H

#include "model/model.h"

enum { MOST_PLACES = 1024, PLACE_WORDS = MOST_PLACES / 64 };

/* How many of the last automata are compared, to reuse one with the same text. */
enum { AUTOMATA_LOOKED_AT = 32 };

/* A set of places. */
typedef struct place_set {
    uint64_t words[PLACE_WORDS];
} place_set;

/* An automaton under construction. */
typedef struct blueprint {
    int count; /* number of places */
    domain values[MOST_PLACES];
    place_set first, last;
    place_set follow[MOST_PLACES]; /* the places that may follow each place */
} blueprint;

static inline void places_add(place_set *set, int place)
{
    set->words[place / 64] |= value_bit(place % 64);
}

static inline void places_join(place_set *set, const place_set *other)
{
    for (int word = 0; word < PLACE_WORDS; word++)
        set->words[word] |= other->words[word];
}

/* Makes an empty blueprint, which blueprint_free frees. Returns NULL if memory runs out. */
blueprint *blueprint_new(ennead_model *m);
void blueprint_free(ennead_model *m, blueprint *made);

/* Adds the rule that a line of cells matches the blueprint. Other lines can reuse it by the rule's
 * text, which must exist as long as the model is built. */
ennead_status automaton_add(ennead_model *m, const blueprint *made, const ennead_constraint *rule,
                            const char **wrong);

/* Adds the rule with the automaton of an earlier line with the same rule and text. Returns
 * ENNEAD_STATUS_END if there was none. */
ennead_status automaton_add_again(ennead_model *m, const ennead_constraint *rule,
                                  const char **wrong);

/* Makes sure that the model has a work area of `words` words for sets of places or states, cell by
 * cell. */
ennead_status automaton_layers(ennead_model *m, size_t words, const char **wrong);

#endif
