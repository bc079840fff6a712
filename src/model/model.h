/* SPDX-License-Identifier: MIT */
/*
 * The inside of a model: variables with domains of one word, propagators, and a search whose state
 * is one flat block.
 *
 *     rules/       how a rule of a description becomes propagators
 *     filters/     the propagators that several kinds of rules share
 *     build/       how a description becomes a model: houses, rules, what follows from them
 *     relations.c  merges all rules about two cells into one table for each pair
 *     wiring.c     which propagators are called when a cell changes
 *     storage.c    the memory of all that
 *     propagate.c  calls propagators until nothing changes
 *     branching/   what to guess, and the search
 *     learn/       the search that learns
 *     explain/     the next step in words
 *
 * Variables are the cells of the description. The state is only the array of domains; it is copied
 * at a choice point. What propagators remember just for speed (a matching) is not part of it, and
 * is repaired when it does not fit.
 */
#ifndef ENNEAD_MODEL_MODEL_H
#define ENNEAD_MODEL_MODEL_H

#include "ennead.h"
#include "grid/assertions.h"
#include "grid/bits.h"
#include "grid/say/sentences.h"

/* A set of values: bit i for the value with index i. */
typedef uint64_t domain;

typedef struct propagator propagator;
typedef struct propagator_kind propagator_kind;
typedef struct relation relation;
typedef struct sentence sentence;

/* A set of pairs of cells: for each cell a row of words with a bit for every cell. */
typedef struct pairs {
    size_t words;
    uint64_t *bits;
} pairs;

/* Cheaper filters run first: propagators are called in this order. */
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

/* The functions of a kind of propagator. */
struct propagator_kind {
    enum {
        SAYS_MORE,
        ONLY_DIFFERENCES, /* the rule is exactly that all its cells differ */
        SOME_DIFFERENCES, /* exactly that some pairs of its cells differ */
    } meaning;
    enum cost cost;
    enum {
        ONE_CALL,   /* a second call of the filter would find nothing more */
        MORE_CALLS, /* the filter has to be called until it finds nothing */
    } calls;
    /* For a kind without `explain`: the template of the rule, with its cells as slot 0, that
     * explains what `filter` removes; 0 if there is none. */
    sentence_id reason;
    /* Removes values from domains, with `narrow`. Returns false on a contradiction. NULL if there
     * is nothing to find beyond pairwise differences. */
    bool (*filter)(ennead_model *m, const propagator *p);
    /* Whether a full grid satisfies the rule. Shares no code with `filter`. NULL for a rule that
     * follows from others. */
    bool (*check)(const propagator *p, const uint8_t *solution);
    /* Reports all pairs of cells that cannot be equal; may be NULL. */
    void (*differ)(const propagator *p, pairs *found);
    /* Removes some values for one reason that involves at most `most` cells or values, and writes
     * the reason for people. Returns false, and changes nothing, if it finds none. NULL if the
     * kind cannot explain. */
    bool (*explain)(ennead_model *m, const propagator *p, int most, sentence *s);
    /* Writes that no candidates left keep the rule, where its cells alone would not tell which rule
     * it is; may be NULL. */
    void (*broken)(const propagator *p, sentence *s);
    /* The words for what the rule says about two cells, such as "the white dot"; 0 if it does not
     * join them. NULL for rules that are not about pairs. */
    sentence_id (*joining)(const propagator *p, int one, int other);
    /* The sum of the numbers of its cells, if the rule determines it; may be NULL. */
    bool (*sum)(const ennead_model *m, const propagator *p, int64_t *total);
    /* Adds to the weights of the cells that the last contradiction came from, for a rule of so many
     * cells that these would mean little; NULL: all its cells. */
    void (*blame)(ennead_model *m, const propagator *p, void (*add)(ennead_model *m, int cell));
    /* The values that its cells hold, each at least once, if that is all it says; else 0. May be
     * NULL. */
    domain (*held)(const propagator *p);
    /* Of a rule that is one of several, one of these, as a model of its own; NULL from their number
     * on. NULL for other rules. */
    const ennead_model *(*one_of)(const propagator *p, size_t index);
    /* The same kind without a filter, for a rule whose work another propagator does. May be
     * NULL. */
    const propagator_kind *at_rest;
    /* Its cells but the first are only compared with each other. */
    bool compares_others;
    /* For a rule whose solutions name something by numbers: whether a search may give it others,
     * and names it as it should in a solution. NULL for other rules. */
    bool (*may_rename)(const ennead_model *m, const propagator *p);
    void (*rename)(const propagator *p, uint8_t *solution);
    /* Called once, when it is known which cells differ. Computes what the filter needs, and may
     * add consequences with `relate` and `restrict_cell`. Returns false if memory runs out. May be
     * NULL. */
    bool (*prepare)(ennead_model *m, propagator *p);
};

/* The name of a house: "row 3". */
typedef struct house_name {
    enum { NO_HOUSE, A_ROW, A_COLUMN, A_REGION } kind;
    int number; /* counted from 0 */
} house_name;

struct propagator {
    const propagator_kind *kind;
    const uint16_t *cells;
    int count;
    int first_part;   /* locked, same: the first so many cells belong to one house, the others to
                     * another */
    int value;        /* fish: index of its value; for others, as the kind defines */
    const void *data; /* further data of the kind; valid as long as the model */
    house_name name;  /* the name of its cells */
    house_name other; /* locked, same: the name of the cells of the second part */
    uint8_t *matched; /* a guess at a matching: the partner of each item */
    uint16_t *order;  /* houses of nine cells and values: the cells, in the order of the values that
                       * they are guessed to be matched with */
    const void *rule; /* data computed by the kind, in the model's memory */
    domain group;     /* values of which a guess may be that a cell has one; see branch.c */
    domain among;     /* of a rule that only asks which cells have one of some values: these */
    bool silent;      /* while a reason is looked for: it is known that this one has none */
};

/* Which propagators are called when a cell changes: those of `mask` in a word of the queue. If
 * `any` is 0, there is one for each value, called only for changes of that value. */
typedef struct wake {
    uint64_t mask, any;
    size_t word;
} wake;

/* A guess: the cell has one of the values, or none of them. */
typedef struct model_guess {
    int cell; /* -1: every cell has its value */
    domain values;
} model_guess;

/* A choice point: the guess, the state before it, and how often a solution had been reached. */
typedef struct frame {
    model_guess choice;
    uint64_t reached;
    domain domains[];
} frame;

typedef enum propagation {
    CONSISTENT,
    CONTRADICTION,
    CUT_SHORT, /* a limit was reached; m->end says which */
} propagation;

struct ennead_model {
    ennead_allocator allocator;
    ennead_model *root;      /* the model that contains this one, or the model itself */
    ennead_model *submodels; /* for a root: the models of rules inside an `or` */
    ennead_model *next_submodel;
    void *blocks; /* for a root: all memory except the frames, for storage_free */
    char *room;   /* free space in the last block */
    size_t room_left, stored;
    ennead_model_options options;
    int rows, columns, cells, values, first_value;
    domain all;     /* every value */
    domain in_use;  /* values that the description leaves in some cell */
    int used;       /* number of these */
    bool has_boxes; /* the regions are boxes */
    bool is_jigsaw; /* there are regions of other shapes */

    /* the rules */
    propagator *propagators;
    size_t propagator_count, propagator_room;
    domain *allowed;             /* what the rules about single cells allow */
    pairs differs;               /* pairs of cells that cannot be equal */
    pairs linked;                /* pairs of cells that have a table */
    struct relations *relations; /* while the model is built */
    struct table_links **links;  /* for each cell, its tables with other cells; NULL: none */
    struct automaton *automata;  /* for a root: the last one built */
    struct machine *machines;    /* for a root: the last one built from steps */
    uint64_t *layers;            /* for a root: work area of automata */
    size_t layer_words;
    const uint16_t *peers; /* the cells that lose the value of cell c: from peer_begin[c] on */
    size_t *peer_begin;
    wake *wakes; /* for cell c: from wake_begin[c] on */
    size_t *wake_begin;
    const uint64_t *heard; /* for each cell: the one word of its wakes, if the queue is one word and
                            * no call depends on the value; else NULL */
    const propagator **slots; /* by position in the queue */
    size_t words;             /* of the queue, 64 positions each */

    /* the state, and what is still to be propagated */
    domain *domains;
    uint16_t *assigned; /* cells that have got a value which their peers have not yet lost; with
                         * room for PEERS_AT_ONCE more */
    int assigned_count;
    uint64_t *queue;

    /* the search */
    domain *start;   /* what the puzzle allows */
    domain *before;  /* the state before a trial of shaving */
    domain *found;   /* the first solution */
    uint64_t shaved; /* number of trials that failed */
    frame **frames;
    int depth;        /* number of choice points in use */
    int frame_count;  /* number of choice points allocated */
    uint64_t reached; /* how often the search has come to a solution, the same one or another */
    bool has_twins;   /* the search may refute values together; see branching/twins.h */
    domain among;     /* for twins: the values that a rule tells from the others */
    bool has_ranks;   /* values with up to six places in a house may be guessed */
    bool renames;     /* solutions get their names when they are found; see `rename` */
    bool weighs;      /* guesses are chosen by weights */
    bool has_groups;  /* some propagator has a group of values */
    bool auto_branch; /* the branching was not chosen by the caller */
    bool may_learn;   /* a search that takes long may switch to learning */
    bool learns;      /* this one has, or did so from the start */
    bool unfinished;  /* for a root: cut short while it was built; `end` says why */
    uint64_t next_restart, restart_pause; /* the number of contradictions after which to restart */
    enum {
        AT_START,    /* propagate the puzzle next */
        AT_NODE,     /* propagate a guess, or its opposite */
        AT_CHOICE,   /* the state is consistent: guess next */
        AT_DEAD_END, /* the state is contradictory, or was a solution */
        ENDED,
    } stage;
    ennead_search_end end;
    double started;
    uint64_t *weights; /* for each cell, for weighted branching */
    uint8_t *names;    /* for each cell, by what power of 2 its weight is greater if it is a name */
    uint64_t blame;    /* what a contradiction adds to a weight */
    bool too_heavy;    /* the weights must be scaled down */
    size_t failed;     /* the propagator that found the last contradiction, or NO_PROPAGATOR */
    int failed_cell;   /* if none: the cell whose value left a peer without any */
    struct learner *learner;        /* for a search that learns, once it has begun */
    const ennead_constraint *wrong; /* for a root under construction: the rule that cannot be
                                     * satisfied */
    ennead_model_result result;
};

#define NO_PROPAGATOR SIZE_MAX

/* So many of the cells that lose a value are looked at together. */
enum { PEERS_AT_ONCE = 64 };

/* A module of WebAssembly has to be small: there, code that finds the same in less time is left
 * out. */
#ifdef __wasm__
enum { SMALL_CODE = 1 };
#else
enum { SMALL_CODE = 0 };
#endif

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

/* Loops over a set from its lowest value up. In the loop the current value is lowest_value(rest);
 * `rest` is the current value and all that are still to come. */
#define FOR_EACH_VALUE(rest, set) for (domain rest = (set); rest != 0; rest &= rest - 1)

static inline int value_count(domain set)
{
    return __builtin_popcountll(set);
}

/* Whether a nonempty set has only one value. */
static inline bool is_single(domain set)
{
    return (set & (set - 1)) == 0;
}

/* Queues the propagators that watch a cell, or the values it has lost. */
static inline void wake_watchers(ennead_model *m, int cell, domain gone)
{
    if (m->heard != NULL) {
        *m->queue |= m->heard[cell];
        return;
    }
    for (const wake *w = m->wakes + m->wake_begin[cell]; w < m->wakes + m->wake_begin[cell + 1];
         w++)
        m->queue[w->word] |= w->mask & (w->any | gone);
}

/* Restricts a cell to values of `keep`, and queues the propagators that watch it. Returns false if
 * no value is left. */
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
    wake_watchers(m, cell, old & ~left);
    return true;
}

static inline ennead_model *model_root(ennead_model *m)
{
    return m->root;
}

/* Adds a pair of cells to a set; in `differ` it means that they differ. */
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

/* Restricts a cell to values of `keep`, whatever the puzzle. */
static inline void restrict_cell(ennead_model *m, int cell, domain keep)
{
    ASSERT(cell >= 0 && cell < m->cells);
    m->allowed[cell] &= keep;
}

/* Whether some rule makes two cells differ. Known from `prepare` on. */
static inline bool model_sees(const ennead_model *m, int one, int other)
{
    ASSERT(one >= 0 && one < m->cells && other >= 0 && other < m->cells);
    return pairs_has(&m->differs, one, other);
}

#endif
