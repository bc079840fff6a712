/* SPDX-License-Identifier: MIT */
/*
 * Lists of techniques as options of several commands take them.
 */
#ifndef CLI_TECHNIQUES_OPTION_H
#define CLI_TECHNIQUES_OPTION_H

#include <ennead.h>

/* Every technique of the catalogue. */
ennead_technique_set all_techniques(void);

/* Makes `set` the techniques of a list with commas, or takes them from it. Returns NULL, or what is
 * wrong with the list. */
const char *only_techniques(ennead_technique_set *set, const char *list);
const char *without_techniques(ennead_technique_set *set, const char *list);

/* The techniques of a set that are sound for a state that was checked: without a proof that there is
 * one solution nothing may rest on that. The state is told what the one solution rests on. */
ennead_technique_set techniques_sound_for(const ennead_technique_set *set, ennead_state *state,
                                          const ennead_check *check);

#endif
