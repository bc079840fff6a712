/* SPDX-License-Identifier: MIT */
/*
 * The inside of a model: variables with domains of one word, propagators, and a search whose state
 * is one flat block.
 *
 *     rules/       a rule of a description becomes propagators
 *     filters/     the propagators that several kinds of rules share
 *     build/       a description becomes a model: houses, rules, what follows from them
 *     relations.c  what two cells may have together becomes one table for each two cells
 *     wiring.c     who hears of what
 *     storage.c    the memory of all that
 *     propagate.c  propagators are called until none is left to call
 *     search/      what to guess, and the search
 *     learn/       the search that learns
 *     explain/     the next step in words
 *
 * Variables are the cells of the description. The state is the array of domains and nothing else;
 * it is copied at a choice point. What propagators remember for speed alone (a matching) is not in
 * it: it is repaired when it does not fit.
 */
#ifndef ENNEAD_MODEL_MODEL_H
#define ENNEAD_MODEL_MODEL_H

#include "ennead.h"
#include "grid/assertions.h"
#include "grid/bits.h"

/* A set of values: bit i for value number i. */
typedef uint64_t domain;

typedef struct propagator propagator;
typedef struct relation relation;
typedef struct sentence sentence;

/* A set of pairs of cells: of each cell as many words as have a bit for every cell. */
typedef struct pairs {
    size_t words;
    uint64_t *bits;
} pairs;

/* In the order in which propagators are called: the cheap before the dear. */
enum cost {
    COST_PAIRS,
    COST_LINE,
    COST_HOUSE,
    COST_LOCKED,
    COST_SUM,
    COST_CHAIN,
    COST_FISH,
    COST_SAME,
    COST_AUTOMATON,
    COST_DISJUNCTION,
    COSTS
};

/* What a kind of propagator can do. */
typedef struct propagator_kind {
    enum {
        SAYS_MORE,
        ONLY_DIFFERENCES, /* the rule is that each two of its cells differ, and nothing else */
        SOME_DIFFERENCES, /* that some two of its cells differ, and nothing else */
    } meaning;
    enum cost cost;
    enum {
        ONE_CALL,   /* a second call would find no more */
        MORE_CALLS, /* it has to be called until it finds no more */
    } calls;
    /* Takes values out of domains by `narrow`; false: there is a contradiction. NULL for one that
     * has nothing to find out beyond its pairwise differences. */
    bool (*filter)(ennead_model *m, const propagator *p);
    /* Whether the numbers of a full grid keep the rule; has nothing in common with `filter`. NULL
     * for a rule that follows from others. */
    bool (*check)(const propagator *p, const uint8_t *solution);
    /* Tells of each two cells that cannot be equal; may be NULL. */
    void (*differ)(const propagator *p, pairs *found);
    /* Takes out some values for a reason of at most `most` cells or values, and says why, for
     * people; false: it knows of none, and nothing was changed. NULL for one that cannot say. */
    bool (*explain)(ennead_model *m, const propagator *p, int most, sentence *s);
    /* What the numbers of its cells add up to, if the rule says that; may be NULL. */
    bool (*sum)(const ennead_model *m, const propagator *p, int64_t *total);
    /* Called once, when it is known which cells differ: works out what the filter needs, and may
     * say what follows by `relate` and `restrict_cell`; false: memory is out. May be NULL. */
    bool (*prepare)(ennead_model *m, propagator *p);
    /* For a kind without `explain` the reason of whatever `filter` takes out, as the beginning of a
     * sentence; may be NULL. */
    const char *reason;
} propagator_kind;

/* What people call a house: "row 3". */
typedef struct house_name {
    enum { NO_HOUSE, A_ROW, A_COLUMN, A_REGION } kind;
    int number; /* from 0 */
} house_name;

struct propagator {
    const propagator_kind *kind;
    const uint16_t *cells;
    int count;
    int first_part; /* locked, same: so many cells are of the first house, the others of the second */
    int value;      /* fish: its value number; else what the kind makes of it */
    const void *data; /* what the kind knows besides; lives as long as the model */
    house_name name;  /* what people call its cells */
    house_name other; /* locked, same: what they call those of the second part */
    uint8_t *matched; /* a guess at a matching: for each item the number of its partner */
    const void *rule; /* what its kind has worked out, in memory of the model */
};

/* Which propagators hear of a change to a cell: those of `mask` in a word of the queue. With
 * `any` 0 they are one for each value, and hear only of their own. */
typedef struct wake {
    uint64_t mask, any;
    size_t word;
} wake;

/* A guess: the cell gets the value, or loses it. */
typedef struct model_guess {
    int cell; /* -1: every cell has its value */
    int value;
} model_guess;

/* A choice point: the state before it, and the guess. */
typedef struct frame {
    model_guess choice;
    domain domains[];
} frame;

typedef enum propagation {
    CONSISTENT,
    CONTRADICTION,
    CUT_SHORT, /* a limit came first; m->end says which */
} propagation;

struct ennead_model {
    ennead_allocator allocator;
    ennead_model *root;      /* the model that this is a part of, or itself */
    ennead_model *submodels; /* of a root: all models of rules of which one is to hold */
    ennead_model *next_submodel;
    void *blocks; /* of a root: all memory but the frames, for storage_free */
    char *room;   /* in the last of them */
    size_t room_left, stored;
    ennead_model_options options;
    int rows, columns, cells, values, first_value;
    domain all;     /* every value */
    domain in_use;  /* those that the description leaves to some cell */
    int used;       /* how many these are */
    bool has_boxes; /* its regions are boxes */

    /* the rules */
    propagator *propagators;
    size_t propagator_count, propagator_room;
    domain *allowed;             /* what the rules for single cells leave */
    pairs differs;               /* cells that cannot be equal */
    pairs linked;                /* cells that have a table of what they may have together */
    struct relations *relations; /* while the model is made */
    struct table_links **links;  /* of a cell: whom it tells by tables; NULL: none does */
    struct automaton *automata;  /* of a root: the last one made */
    struct machine *machines;    /* of a root: the last one made of steps */
    uint64_t *layers;            /* of a root: what automata work with */
    size_t layer_words;
    const uint16_t *peers; /* the cells that cell c tells its value: from peer_begin[c] on */
    size_t *peer_begin;
    wake *wakes; /* of cell c: from wake_begin[c] on */
    size_t *wake_begin;
    const propagator **slots; /* by place in the queue */
    size_t words;             /* of the queue, 64 places each */

    /* the state, and what is to be looked at in it */
    domain *domains;
    uint16_t *assigned; /* cells that have got their value, and whose peers have not heard of it */
    int assigned_count;
    uint64_t *queue;

    /* the search */
    domain *start;   /* what the puzzle allows */
    domain *before;  /* the state before a trial of shaving */
    domain *found;   /* the first solution */
    uint64_t shaved; /* trials that failed */
    frame **frames;
    int depth;       /* choice points standing */
    int frame_count; /* choice points there is memory for */
    bool may_learn;  /* a search that takes long may go over to learning */
    bool learns;     /* this one has, or did from the start */
    bool unfinished; /* of a root: cut short while it was made, `end` says by what */
    uint64_t next_restart, restart_pause; /* after how many contradictions to begin afresh */
    enum {
        AT_START,    /* the puzzle is to be propagated */
        AT_NODE,     /* a guess or its other side is */
        AT_CHOICE,   /* it is consistent */
        AT_DEAD_END, /* it is not, or it was a solution */
        ENDED,
    } stage;
    ennead_search_end end;
    double started;
    uint64_t *weights; /* of a cell, for weighted branching */
    uint64_t blame;    /* what a contradiction adds to it */
    bool too_heavy;    /* a weight is to be made smaller */
    size_t failed;     /* the propagator that found the last contradiction, or NO_PROPAGATOR */
    int failed_cell;   /* if none: the cell whose value left a peer without any */
    struct learner *learner;        /* for a search that learns, once it has begun */
    const ennead_constraint *wrong; /* of a root, while it is made: the rule that cannot be kept */
    ennead_model_result result;
};

#define NO_PROPAGATOR SIZE_MAX

static inline domain value_bit(int value)
{
    ASSERT(value >= 0 && value < 64);
    return (domain)1 << value;
}

static inline int lowest_value(domain set)
{
    ASSERT(set != 0);
    return lowest_bit(set);
}

/* Goes through a set from its lowest value up: the value at hand is lowest_value(rest), and `rest` holds it and those
 * that come after it. */
#define FOR_EACH_VALUE(rest, set) for (domain rest = (set); rest != 0; rest &= rest - 1)

static inline int value_count(domain set)
{
    return __builtin_popcountll(set);
}

/* Whether a set that is not empty has one value only. */
static inline bool is_single(domain set)
{
    return (set & (set - 1)) == 0;
}

/* Leaves to a cell only values of `keep`, and tells those who watch it; false when none is left. */
static inline bool narrow(ennead_model *m, int cell, domain keep)
{
    ASSERT(cell >= 0 && cell < m->cells);
    const domain old = m->domains[cell], left = old & keep;

    if (left == old)
        return true;
    m->domains[cell] = left;
    if (is_single(left)) {
        if (left == 0)
            return false;
        m->assigned[m->assigned_count++] = (uint16_t)cell;
    }
    for (const wake *w = m->wakes + m->wake_begin[cell]; w < m->wakes + m->wake_begin[cell + 1];
         w++)
        m->queue[w->word] |= w->mask & (w->any | (old & ~left));
    return true;
}

static inline ennead_model *model_root(ennead_model *m)
{
    return m->root;
}

/* Notes a pair of cells: in `differ`, that they differ. */
static inline void pairs_add(pairs *found, int one, int other)
{
    ASSERT(one >= 0 && other >= 0 && one != other);
    found->bits[(size_t)one * found->words + (size_t)other / 64] |= value_bit(other % 64);
    found->bits[(size_t)other * found->words + (size_t)one / 64] |= value_bit(one % 64);
}

static inline bool pairs_has(const pairs *set, int one, int other)
{
    ASSERT(one >= 0 && other >= 0);
    return (set->bits[(size_t)one * set->words + (size_t)other / 64] >> other % 64 & 1) != 0;
}

/* Leaves to a cell only values of `keep`, whatever the puzzle. */
static inline void restrict_cell(ennead_model *m, int cell, domain keep)
{
    ASSERT(cell >= 0 && cell < m->cells);
    m->allowed[cell] &= keep;
}

/* Whether two cells differ by some rule; known from `prepare` on. */
static inline bool model_sees(const ennead_model *m, int one, int other)
{
    ASSERT(one >= 0 && one < m->cells && other >= 0 && other < m->cells);
    return pairs_has(&m->differs, one, other);
}

#endif
