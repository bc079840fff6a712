/* SPDX-License-Identifier: MIT */
/*
 * The key step of a puzzle: the hardest of its path, and of these the first; or the
 * next one.
 */
#ifndef CLI_BOOK_KEY_STEP_H
#define CLI_BOOK_KEY_STEP_H

#include "cli/base/text.h"
#include "cli/book/book_shelf.h"

struct key_step {
    const ennead_wording *wording; /* of its explanation; set by the caller */
    bool found;
    ennead_state before; /* for a plain puzzle */
    ennead_step step;
    uint64_t candidates[ENNEAD_MOST_CELLS], after[ENNEAD_MOST_CELLS]; /* for other puzzles */
    ennead_model_step model_step;
};

enum key_choice { KEY_IS_HARDEST, KEY_IS_NEXT };
void find_key_step(ennead_finder *finder, const struct book_puzzle *puzzle, enum key_choice choice,
                   struct key_step *key);

/* Shows the step in a picture, and adds its name and explanation as text. */
void show_key_step(const struct key_step *key, const struct book_puzzle *puzzle,
                   ennead_picture *picture);
void say_key_step(const struct key_step *key, const struct book_puzzle *puzzle, struct text *text);

#endif
