/* SPDX-License-Identifier: MIT */
#include "cli/book/book_key_step.h"

#include <stdlib.h>
#include <string.h>

#include "cli/base/signals.h"

/* A path of which the hardest step so far is kept. */
struct climb {
    struct key_step *key;
    ennead_state state; /* the current state of the path */
    int hardest;
    enum key_choice choice;
};

static int hardness(const ennead_step *step)
{
    const ennead_technique_row *row = ennead_technique_info((int)step->technique);
    return (int)row->level * 100000 + row->score;
}

static bool note_step(void *user, const ennead_step *step)
{
    struct climb *climb = user;
    if (!climb->key->found || hardness(step) > climb->hardest) {
        climb->key->found = true;
        climb->key->before = climb->state;
        climb->key->step = *step;
        climb->hardest = hardness(step);
    }
    return climb->choice == KEY_IS_HARDEST && !signals_stopped();
}

static void find_model_step(const ennead_description *d, enum key_choice choice,
                            struct key_step *key)
{
    const size_t bytes = (size_t)d->rows * (size_t)d->columns * sizeof *key->after;
    ennead_model_options options;
    ennead_model *model;
    ennead_model_step step;
    uint64_t *sets = malloc(2 * bytes);
    ennead_model_options_init(&options);
    options.stop = signals_stop();
    options.wording = *key->wording;
    if (sets == NULL || ennead_model_new(d, &options, NULL, NULL, &model) != ENNEAD_STATUS_OK) {
        free(sets);
        return;
    }
    uint64_t *before = sets, *after = sets + bytes / sizeof *sets;
    memcpy(after, d->candidates, bytes);
    do {
        memcpy(before, after, bytes);
        if (ennead_model_step_next(model, ENNEAD_MODEL_REASON_TRIAL, after, &step) !=
            ENNEAD_STATUS_OK)
            break;
        if (key->found && step.reason <= key->model_step.reason)
            continue;
        key->found = true;
        key->model_step = step;
        memcpy(key->candidates, before, bytes);
        memcpy(key->after, after, bytes);
    } while (choice == KEY_IS_HARDEST && !signals_stopped());
    ennead_model_free(model);
    free(sets);
}

void find_key_step(ennead_finder *finder, const struct book_puzzle *puzzle, enum key_choice choice,
                   struct key_step *key)
{
    ennead_technique_set all = {{0}};
    key->found = false;
    if (puzzle->description != NULL) {
        find_model_step(puzzle->description, choice, key);
        return;
    }
    struct climb climb = {.key = key, .state = puzzle->state, .choice = choice};
    (void)ennead_technique_set_add(&all, "all", strlen("all"));
    (void)ennead_path(finder, &climb.state, &all, note_step, &climb);
}

void show_key_step(const struct key_step *key, const struct book_puzzle *puzzle,
                   ennead_picture *picture)
{
    picture->marks = ENNEAD_PICTURE_MARKS_ALL;
    picture->words = true;
    picture->wording = key->wording;
    if (puzzle->description == NULL) {
        picture->state = &key->before;
        picture->step = &key->step;
        picture->note = ennead_technique_info((int)key->step.technique)->name;
        return;
    }
    picture->candidates = key->candidates;
    picture->after = key->after;
    picture->model_step = &key->model_step;
}

void say_key_step(const struct key_step *key, const struct book_puzzle *puzzle, struct text *text)
{
    static char words[ENNEAD_WORDS_SIZE];
    if (puzzle->description != NULL) {
        text_string(text, key->model_step.text);
        return;
    }
    (void)ennead_write_words(&key->before, &key->step, key->wording, words, sizeof words);
    text_format(text, "%s: %s", ennead_technique_info((int)key->step.technique)->name, words);
}
