/* SPDX-License-Identifier: MIT */
/*
 * The inside of a model: variables with domains of one word, propagators, and a search whose state
 * is one flat block.
 *
 *     build.c      a description becomes variables and propagators
 *     relations.c  what two cells may have together becomes one table for each two cells
 *     wiring.c     who hears of what
 *     storage.c    the memory of all that
 *     propagate.c  propagators are called until none is left to call
 *     shave.c      each value left is tried
 *     branch.c     what to guess
 *     explore.c    the search
 *     alldifferent.c, bounds.c, locked.c, fish.c, same.c   the propagators
 *     matching.c   what three of them rest on
 *
 * Variables are the cells of the description. The state is the array of domains and nothing else;
 * it is copied at a choice point. What propagators remember for speed alone (a matching) is not in
 * it: it is repaired when it does not fit.
 */
#ifndef ENNEAD_MODEL_MODEL_H
#define ENNEAD_MODEL_MODEL_H

#include "ennead.h"

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
    COST_EITHER,
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
typedef struct choice {
    int cell; /* -1: every cell has its value */
    int value;
} choice;

/* A choice point: the state before it, and the guess. */
typedef struct frame {
    choice choice;
    domain domains[];
} frame;

typedef enum propagation {
    CONSISTENT,
    CONTRADICTION,
    CUT_SHORT, /* a limit came first; m->end says which */
} propagation;

struct ennead_model {
    ennead_allocator allocator;
    ennead_model *root;     /* the model that this is a branch of, or itself */
    ennead_model *branches; /* of a root: all models of rules of which one is to hold */
    ennead_model *next_branch;
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
    struct links **links;        /* of a cell: whom it tells by tables; NULL: none does */
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
    int depth;                            /* choice points standing */
    int frame_count;                      /* choice points there is memory for */
    bool may_learn;                       /* a search that takes long may go over to learning */
    bool learns;                          /* this one has, or did from the start */
    uint64_t next_restart, restart_pause; /* after how many contradictions to begin afresh */
    enum {
        AT_START,    /* the puzzle is to be propagated */
        AT_NODE,     /* a guess or its other side is */
        AT_CHOICE,   /* it is consistent */
        AT_DEAD_END, /* it is not, or it was a solution */
        ENDED,
    } stage;
    ennead_end end;
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
    return (domain)1 << value;
}

static inline int lowest_value(domain set)
{
    return __builtin_ctzll(set);
}

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

/* ---------------------------------------------------------------------------------- making one */

static inline ennead_model *model_root(ennead_model *m)
{
    return m->root;
}

/* A model for a rule of which it is not said that it holds: over the same cells, with no rule yet,
 * and part of this one. NULL when memory is out. */
ennead_model *model_branch(ennead_model *m);

/* Whether a full grid keeps every rule. */
bool model_keeps_rules(const ennead_model *m, const uint8_t *solution);

/* Memory that lives as long as the model; NULL when there is none. */
void *model_memory(ennead_model *m, size_t bytes);
void *model_cleared_memory(ennead_model *m, size_t bytes);
void storage_free(ennead_model *m);

/* Adds a propagator over `count` cells, which are copied, with room for a matching of `items`.
 * NULL when memory is out. */
propagator *model_add(ennead_model *m, const propagator_kind *kind, const uint16_t *cells,
                      int count, int items);

/* Whether a propagator demands of its cells that they hold every value once. */
bool is_full_house(const ennead_model *m, const propagator *p);

/* Notes a pair of cells: in `differ`, that they differ. */
void pairs_add(pairs *found, int one, int other);

static inline bool pairs_has(const pairs *set, int one, int other)
{
    return (set->bits[(size_t)one * set->words + (size_t)other / 64] >> other % 64 & 1) != 0;
}

/* Leaves to a cell only values of `keep`, whatever the puzzle. */
static inline void restrict_cell(ennead_model *m, int cell, domain keep)
{
    m->allowed[cell] &= keep;
}

/* The table that lets the one cell have value number i if the other has one of allowed[i]; it is
 * kept, so the same table asked for again is the same. NULL when memory is out. */
const relation *relation_of(ennead_model *m, const domain allowed[]);

/* The same, the other way round. */
const relation *relation_reverse(const relation *r);

/* What the other cell may have when the one has one of `values`. */
domain relation_allows(const relation *r, domain values);

/* Demands that the table holds for two cells, beside all others for the two. False: memory is out.
 */
bool relate(ennead_model *m, const relation *r, int one, int other);

/* Makes of all tables the propagators that look after them. */
bool relations_link(ennead_model *m);
void relations_free(ennead_model *m);

/* Whether two cells differ by some rule; known from `prepare` on. */
static inline bool model_sees(const ennead_model *m, int one, int other)
{
    return pairs_has(&m->differs, one, other);
}

/* Adds what follows from houses and sums together; after the peers are known. */
ennead_status innies_add(ennead_model *m);

/* Adds the propagators of a rule whose shape fits its row. ENNEAD_BAD_ARGUMENT: it cannot be kept,
 * and *wrong says why. */
typedef ennead_status rule_build(ennead_model *m, const ennead_description *d,
                                 const ennead_constraint *rule, const char **wrong);

#define DECLARE_BUILD(function, ...) rule_build build_##function;
ENNEAD_CONSTRAINTS(DECLARE_BUILD)
#undef DECLARE_BUILD

/* The same for any rule, by its name. */
rule_build rule_add;

/* Connects what has been added: differences, tables, queue. ENNEAD_BAD_ARGUMENT: it is too much,
 * and *wrong says so. */
ennead_status model_connect(ennead_model *m, const char **wrong);

/* Lists the peers and makes the queue. */
ennead_status wire(ennead_model *m, const char **wrong);

/* Asks the propagators which cells differ. */
void wiring_differences(ennead_model *m);

/* The cells of part number `part` of a rule. */
const uint16_t *rule_part(const ennead_constraint *rule, size_t part, int *count);

/* Whether a rule names a cell twice. */
bool rule_repeats(const ennead_constraint *rule);

/* ENNEAD_BAD_ARGUMENT, for that reason. */
ennead_status rule_is_wrong(const char **wrong, const char *why);

/* Copies the options, or the defaults for NULL; ENNEAD_BAD_ARGUMENT when one is out of range. */
ennead_status model_check_options(const ennead_model_options *options,
                                  ennead_model_options *checked);

/* Adds a propagator over what each of two full houses has beside the cells that they share. */
ennead_status remainders_add(ennead_model *m, const propagator_kind *kind, const propagator *one,
                             const propagator *other);

/* Adds an all-different of the strength that the options ask for. */
ennead_status alldifferent_add(ennead_model *m, const uint16_t *cells, int count);

/* Add the rules that follow from two full houses, or from all rows and columns. */
ennead_status locked_add(ennead_model *m, const propagator *one, const propagator *other);
ennead_status same_add(ennead_model *m, const propagator *one, const propagator *other);
ennead_status fish_add(ennead_model *m);

/* The filter of an all-different by Hall intervals. */
bool bounds_filter(ennead_model *m, const propagator *p);

/* ----------------------------------------------------------------------------------- using it */

/* Puts every propagator into the queue. */
void model_queue_all(ennead_model *m);

/* Empties the queue: what is in it is of a state that is given up. */
void model_queue_clear(ennead_model *m);

/* Calls propagators until none is left to call. */
propagation propagate(ennead_model *m);

/* Takes the values of the cells that have got one from those that see them, and so on; false: one
 * of these has none left. */
bool spread_all(ennead_model *m);

/* The same, and tries each value left until no trial fails. */
propagation shave(ennead_model *m);

/* Whether the search may go on, as far as clock and stop flag say. */
bool model_within_time(ennead_model *m);

/* The same and the node limit, before a state is propagated, which it counts. */
bool model_may_look(ennead_model *m);

/* A search that learns, from the domains of the model on, for other solutions than `found` if that is
 * not NULL: NULL when memory is out. */
struct learner *learner_new(const ennead_model *m, const domain *found);
void learner_free(struct learner *l);

typedef enum learning {
    LEARNING_SOLUTION, /* the domains are one */
    LEARNING_EXHAUSTED,
    LEARNING_CUT_SHORT,
    LEARNING_NO_MEMORY, /* it may be tried again */
} learning;

learning learner_next(struct learner *l, ennead_model *m);

/* The next guess. */
choice choose(const ennead_model *m);

/* Counts anew what conflicts there have been: none yet. */
void weigh(ennead_model *m);

/* Counts a conflict against those who took part in it. */
void blame(ennead_model *m);

#endif
