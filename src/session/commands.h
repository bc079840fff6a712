/* SPDX-License-Identifier: MIT */
/*
 * What commands share: the words of a line, and one function for each command. Large and small
 * letters are the same.
 */
#ifndef ENNEAD_SESSION_COMMANDS_H
#define ENNEAD_SESSION_COMMANDS_H

#include "session/session.h"

/* The rest of a line that is still to be understood. */
typedef struct words {
    const char *at, *end;
} words;

typedef struct word {
    const char *text;
    size_t length; /* 0: there is none */
} word;

/* Takes the next word off a line. */
word next_word(words *w);
/* All that is left, without the blanks around it. */
word rest_of(words *w);
/* A letter in lower case, anything else as it is. */
char small_letter(char c);
/* Whether a word is `wanted`, which is in lower case. */
bool is_word(word w, const char *wanted);
/* A number of few digits, or -1. */
int number_of(word w);

/* ---- changes.c */

typedef enum change_kind { SET, CLEAR } change_kind;

/* The cells and values that there are. */
typedef struct extent {
    int rows, columns, first, last;
} extent;

extent present_extent(const ennead_session *s);
/* Whether a word is r4c2=7 or r4c2<>7. */
bool is_assignment(word w, const extent *e, change_kind *kind, int *digit, int *cell);

outcome obey_board(ennead_session *s, words *arguments);
outcome obey_rules(ennead_session *s, words *arguments);
outcome obey_set(ennead_session *s, words *arguments);
outcome obey_clear(ennead_session *s, words *arguments);
/* Any number of r4c2=7 and r4c2<>7, all of them or none. */
outcome obey_assignments(ennead_session *s, words line);
/* Ends a command that has changed the state: what follows is deduced, all is shown, and the state
 * becomes the present one with its move, which stands from `begin` on at the end of the speech and
 * is not to be heard. */
outcome conclude(ennead_session *s, size_t begin, position *draft, beginning begins);
/* The same where the change itself is the move. */
outcome change(ennead_session *s, position *draft);

/* ---- questions.c */
outcome obey_show(ennead_session *s, words *arguments);
/* The board and how it stands. */
void show_present(ennead_session *s);
outcome obey_marks(ennead_session *s, words *arguments);
outcome obey_check(ennead_session *s, words *arguments);
outcome obey_hint(ennead_session *s, words *arguments);

/* ---- steps.c */
outcome obey_step(ennead_session *s, words *arguments);
outcome obey_solve(ennead_session *s, words *arguments);
outcome obey_auto(ennead_session *s, words *arguments);
/* The next step of any technique. REFUSED: there is none, and it has been said why. */
outcome find_step(ennead_session *s, ennead_state *state, ennead_step *step);

/* ---- variant_questions.c */
outcome variant_marks(ennead_session *s, words *arguments);
outcome variant_check(ennead_session *s, words *arguments);
outcome variant_hint(ennead_session *s, words *arguments);
outcome variant_step(ennead_session *s, words *arguments);
outcome variant_solve(ennead_session *s, words *arguments);

/* ---- travel.c */
outcome obey_undo(ennead_session *s, words *arguments);
outcome obey_redo(ennead_session *s, words *arguments);
outcome obey_save(ennead_session *s, words *arguments);
outcome obey_load(ennead_session *s, words *arguments);
outcome obey_exit(ennead_session *s, words *arguments);

#endif
