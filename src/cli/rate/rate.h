/* SPDX-License-Identifier: MIT */
/*
 * Ratings of puzzles: on which scale, what is known of a puzzle then, and how that is written. The
 * scales do not compare; SE and HoDoKu fill columns of their own.
 */
#ifndef CLI_RATE_H
#define CLI_RATE_H

#include "cli/stream/stream.h"
#include "cli/rate/where.h"

/* Verdicts on a puzzle, as they are written. */
#define RATE_VERDICTS(VERDICT) \
    VERDICT(RATED, "unique", "it has one solution, and is rated") \
    VERDICT(RATED_STUCK, "stuck", "it has one, but the scale's techniques lead no further") \
    VERDICT(RATED_SEVERAL, "several", "it has several solutions") \
    VERDICT(RATED_NONE, "none", "it has none") \
    VERDICT(RATED_LIMIT, "limit", "--node-limit or --time-limit came first")

enum rate_verdict {
#define RATE_VERDICT(code, name, help) code,
    RATE_VERDICTS(RATE_VERDICT)
#undef RATE_VERDICT
        RATE_VERDICT_COUNT,
};

/* NULL when there is none of that number. */
const char *rate_verdict_name(size_t verdict);

_Static_assert((int)ENNEAD_SE_TECHNIQUE_COUNT <= WHERE_TECHNIQUES &&
                   (int)ENNEAD_TECHNIQUE_COUNT <= WHERE_TECHNIQUES,
               "a set has room for all techniques");

/* What is known of a puzzle. */
struct rated {
    enum rate_verdict verdict;
    const ennead_puzzle *puzzle; /* NULL where digits are placed besides the givens */
    ennead_state state;          /* that was rated */
    bool by_se;                  /* er, ep and ed are there */
    int er, ep, ed;              /* in tenths */
    bool by_hodoku;              /* the level is there, */
    bool scored;                 /* and the score */
    int score;
    ennead_level level;
    bool counted;  /* the rest is there */
    int technique; /* of the hardest step */
    uint32_t steps;
    uint32_t counts[WHERE_TECHNIQUES]; /* of the steps of each technique of the scale */
};

struct scale {
    const char *name;
    const char *help;
    const char *(*technique)(int technique); /* its name; NULL past the last */
    bool (*techniques_named)(const char *name, size_t length, struct where_set *set);
    unsigned left_unsaid; /* the fields of conditions, a bit each, that it does not tell */
    bool needs_rater;
    ennead_se_scale rater; /* the rater's scale */
    /* Rates a puzzle that has one solution, from rated->state. False: stopped. */
    bool (*rate)(ennead_rater *rater, struct rated *rated);
};

const struct scale *scale_at(size_t index);

struct rate_settings {
    struct settings common; /* must be first */
    const struct scale *scale;
    const struct rate_output *output;
    const char *condition; /* --where; NULL: none */
    struct where where;
    bool without_uniqueness;
};

/* A puzzle and what is known of it, or a piece of input that is no puzzle. */
struct rate_answer {
    const struct slot *slot;
    const struct item *item;
    const struct rated *rated; /* NULL for an error */
};

struct rate_output {
    const char *name;
    const char *help;
    void (*begin)(struct text *text); /* may be NULL */
    void (*answer)(struct text *text, const struct rate_settings *settings,
                   const struct rate_answer *answer);
};

const struct rate_output *rate_output_at(size_t index);

/* Compiles --where for the scale; EXIT_USAGE: it is wrong, and a message has been given. */
enum exit_code rate_compile(struct rate_settings *settings);

/* Whether a puzzle is one of those that --where asks for. */
bool rate_wanted(const struct rate_settings *settings, const struct rated *rated);

#endif
