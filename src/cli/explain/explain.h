/* SPDX-License-Identifier: MIT */
/*
 * Paths and steps as people read them, and as programs do. Each output is a row of a table with
 * three functions; they know nothing of files and threads.
 */
#ifndef CLI_EXPLAIN_H
#define CLI_EXPLAIN_H

#include "cli/options/techniques_option.h"
#include "cli/base/text.h"
#include "cli/options/time_limit.h"

struct explanation;
struct slot;
struct item;

struct explain_output {
    const char *name;
    const char *help;
    void (*begin)(struct explanation *explanation);
    /* `after` is the state after the step. */
    void (*step)(struct explanation *explanation, const ennead_step *step,
                 const ennead_state *after);
    void (*end)(struct explanation *explanation);
    /* The same as `step` for a step of the SE scale. */
    void (*se_step)(struct explanation *explanation, const ennead_se_step *step,
                    const ennead_state *after);
};

const struct explain_output *explain_output_at(size_t index);
const char *explain_output_name(size_t index);
const char *explain_output_help(size_t index);

/* What `ennead explain` is asked for. */
struct explain_settings {
    struct technique_settings by;
    const struct explain_output *output;
    bool grids; /* the board after each step */
    bool why;   /* why each technique works */
    bool all;   /* every step that is there now, not a path */
    enum { EXPLAIN_BY_LOGIC, EXPLAIN_BY_MODEL } engine;
    enum { EXPLAIN_ON_HODOKU, EXPLAIN_ON_SE, EXPLAIN_ON_SE1181 } scale;
};

/* Whether it is a path of ratings, on one of their scales. */
bool explains_ratings(const struct explain_settings *settings);

enum explained {
    EXPLAINED_MISTAKE, /* the puzzle has no solution, or a mistake is in it */
    EXPLAINED_ALL,     /* all steps of now have been told */
    EXPLAINED_SOLVED,
    EXPLAINED_STUCK,
    EXPLAINED_LIMIT, /* the time was over */
};

/* Tells the path of the SE scale: sets what `end` needs. False: stopped. */
bool explain_by_se(struct explanation *explanation, ennead_rater *rater);

/* Writes the steps of the constraint model for a puzzle. */
void explain_by_model(const struct settings *settings, struct slot *slot, const struct item *item,
                      const ennead_puzzle *puzzle);

/* One puzzle being explained. */
struct explanation {
    const struct explain_settings *settings;
    struct text *text;
    const char *name; /* of the file */
    uint64_t line;
    const char *note; /* not terminated */
    size_t note_length;
    uint64_t number;    /* of the puzzle in all input, from 0 */
    ennead_state start; /* the state that is explained */
    ennead_state state; /* the present one */
    ennead_check check;
    struct time_limit limit;
    enum explained outcome; /* for `end` */
    int steps, score;
    ennead_technique hardest;  /* on HoDoKu's scale; if there are steps */
    ennead_technique_set used; /* the techniques of the steps so far */
    int rating;                /* the highest there of any step, or 0 */
    ennead_rating ratings;     /* of the path on the SE scale */
    void *json;                /* what explain_json.c puts together */
};

/* Why the technique of a step works, where it is to be said: with its first step; else NULL. */
const char *explain_why(const struct explanation *explanation, const ennead_step *step);

void explain_text_begin(struct explanation *explanation);
void explain_text_step(struct explanation *explanation, const ennead_step *step,
                       const ennead_state *after);
void explain_text_end(struct explanation *explanation);
void explain_markdown_begin(struct explanation *explanation);
void explain_markdown_step(struct explanation *explanation, const ennead_step *step,
                           const ennead_state *after);
void explain_markdown_end(struct explanation *explanation);
void explain_json_begin(struct explanation *explanation);
void explain_json_step(struct explanation *explanation, const ennead_step *step,
                       const ennead_state *after);
void explain_json_end(struct explanation *explanation);

void explain_text_se_step(struct explanation *explanation, const ennead_se_step *step,
                          const ennead_state *after);
void explain_markdown_se_step(struct explanation *explanation, const ennead_se_step *step,
                              const ennead_state *after);
void explain_json_se_step(struct explanation *explanation, const ennead_se_step *step,
                          const ennead_state *after);

/* Adds "the ratings are ER 7.2, EP 1.2, ED 1.2" for the path on the SE scale. */
void explain_add_ratings(struct text *text, const struct explanation *explanation);

/* Adds a board with its pencil marks after a step; the cells that the step rests on and those that
 * it changed are marked, by color or with * and !. */
void explain_grid(struct text *text, const ennead_state *after, const ennead_step *step,
                  enum paint paint, const char *indent);

#endif
