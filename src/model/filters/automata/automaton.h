/* SPDX-License-Identifier: MIT */
/*
 * What a line of cells may read, as places with values and a way from each to the next (V. Glushkov,
 * "The abstract theory of automata", 1961): a line fits if there is a way from a first place to a
 * last one whose places hold the values of its cells.
 */
#ifndef ENNEAD_MODEL_FILTERS_AUTOMATA_AUTOMATON_H
#define ENNEAD_MODEL_FILTERS_AUTOMATA_AUTOMATON_H

#include "model/model.h"

enum { MOST_PLACES = 1024, PLACE_WORDS = MOST_PLACES / 64 };

/* So many of the last automata are asked whether they are of the same text. */
enum { AUTOMATA_LOOKED_AT = 32 };

/* A set of places. */
typedef struct place_set {
    uint64_t words[PLACE_WORDS];
} place_set;

/* One that is being made. */
typedef struct blueprint {
    int count; /* of places */
    domain values[MOST_PLACES];
    place_set first, last;
    place_set follow[MOST_PLACES]; /* what may come after a place */
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

/* An empty blueprint, to be given back by blueprint_free; NULL when memory is out. */
blueprint *blueprint_new(ennead_model *m);
void blueprint_free(ennead_model *m, blueprint *made);

/* Adds the rule that a line of cells fits the blueprint; the text it came from, which lives as long as
 * the description, is for other lines of the same. */
ennead_status automaton_add(ennead_model *m, const blueprint *made, const ennead_constraint *rule,
                            const char **wrong);

/* The same as for a line before with the same rule and text; ENNEAD_STATUS_END: there was none. */
ennead_status automaton_add_again(ennead_model *m, const ennead_constraint *rule,
                                  const char **wrong);

/* Makes sure that the model has so many words for sets of places or states, cell by cell. */
ennead_status automaton_layers(ennead_model *m, size_t words, const char **wrong);

#endif
