/* SPDX-License-Identifier: MIT */
/*
 * A puzzle being explained, and how explanations are written. Each output is a row of a table with
 * a few functions, which know nothing of files and threads.
 */
#ifndef CLI_EXPLANATION_H
#define CLI_EXPLANATION_H

#include <ennead.h>

#include "cli/batch/variant_puzzle.h"
#include "cli/options/techniques_option.h"
#include "cli/options/time_limit.h"
#include "cli/record/records.h"

struct explanation;

struct explain_output {
    const char *name;
    const char *help;
    int records; /* the form, for records; RECORDS_AS_OTHERS: it is text */
    /* A function that is NULL writes nothing. */
    void (*begin)(struct explanation *explanation);
    /* `after` is the state after the step. */
    void (*step)(struct explanation *explanation, const ennead_step *step,
                 const ennead_state *after);
    void (*end)(struct explanation *explanation);
    /* Like `step`, for a step of the SE scale, */
    void (*se_step)(struct explanation *explanation, const ennead_se_step *step,
                    const ennead_state *after);
    /* and for a step of a model, which is explanation->model->step. */
    void (*model_step)(struct explanation *explanation);
};

/* The settings of `ennead explain`. */
struct explain_settings {
    struct technique_settings by;
    const struct explain_output *output;
    bool grids;    /* show the board after each step */
    bool why;      /* say why each technique works */
    bool all;      /* all steps possible now, instead of a path */
    bool fewest;   /* a path with few steps beyond singles; with `all`, all of one or two */
    unsigned from; /* the number of the first step that is told */
    enum { HIDE_NOTHING, HIDE_SINGLES } hide;
    enum { EXPLAIN_BY_LOGIC, EXPLAIN_BY_MODEL } engine;
    enum { EXPLAIN_ON_HODOKU, EXPLAIN_ON_SE, EXPLAIN_ON_SE1181 } scale;
};

/* Whether the path is one of ratings, on one of their scales. */
bool explains_ratings(const struct explain_settings *settings);

/* A puzzle explained by its model. */
struct explained_model {
    const struct variant_puzzle *variant;
    /* the candidates before a step, those that its sentence begins with, and after it */
    uint64_t before[ENNEAD_MOST_CELLS], begin[ENNEAD_MOST_CELLS], left[ENNEAD_MOST_CELLS];
    ennead_model_step step;
};

/* A puzzle being explained. */
struct explanation {
    const struct explain_settings *settings;
    struct slot *slot;
    const struct item *item;
    struct text *text;
    const char *name; /* of the file */
    uint64_t line;
    const char *note; /* not terminated by a NUL */
    size_t note_length;
    struct explained_model *model; /* used in place of the states; or NULL */
    ennead_state start;            /* the state to explain */
    ennead_state state;            /* the current state */
    ennead_state_check check;
    struct time_limit limit;
    int outcome; /* OUTCOME_...; for `end` */
    int steps, score;
    int beyond;                /* how many of the steps are not singles */
    bool selected;             /* --where has been asked for each of its paths */
    ennead_technique hardest;  /* on HoDoKu's scale; if there are steps */
    ennead_technique_set used; /* the techniques of the steps so far */
    int rating;                /* highest rating of a step, or 0 */
    ennead_rating ratings;     /* of the path on the SE scale */
    struct text path;          /* the steps in JSON, or a run of singles in HTML */
    struct text stages;        /* of a hint, in JSON */
    ennead_scene *scene;       /* of HTML */
    int singles;               /* in that run */
};

/* The explanation of an item, whose time begins. */
struct explanation explanation_of(const struct explain_settings *settings, struct slot *slot,
                                  const struct item *item);

/* Whether a step is told that has just been counted; and one that is a single. */
bool explain_tells(const struct explanation *explanation);
bool explain_tells_single(const struct explanation *explanation);

/* Why the technique of a step works, if that is wanted and this is the technique's first step;
 * else NULL. */
const char *explain_why(const struct explanation *explanation, const ennead_step *step);

#endif
