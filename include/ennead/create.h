/* SPDX-License-Identifier: MIT */
/*
 * Making puzzles: random full grids, puzzles as they are requested, minimal puzzles, and the
 * neighbors of a puzzle.
 */
#ifndef ENNEAD_CREATE_H
#define ENNEAD_CREATE_H

#include "solve.h"
#include "techniques.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The symmetries that the cells of the clues can have: the ten groups of turns and reflections of
 * a square. Each name says what leaves the pattern as it is. */
typedef enum ennead_symmetry {
    ENNEAD_SYMMETRY_NONE,
    ENNEAD_SYMMETRY_HALF_TURN,
    ENNEAD_SYMMETRY_QUARTER_TURN,
    ENNEAD_SYMMETRY_HORIZONTAL,     /* the upper half is the lower half's reflection */
    ENNEAD_SYMMETRY_VERTICAL,       /* the left half is the right half's */
    ENNEAD_SYMMETRY_DIAGONAL,       /* reflection at the diagonal from r1c1 to r9c9 */
    ENNEAD_SYMMETRY_ANTIDIAGONAL,   /* at the one from r1c9 to r9c1 */
    ENNEAD_SYMMETRY_BOTH_AXES,      /* horizontal and vertical */
    ENNEAD_SYMMETRY_BOTH_DIAGONALS, /* diagonal and antidiagonal */
    ENNEAD_SYMMETRY_FULL,           /* all of these */
} ennead_symmetry;

/* The name of a symmetry as it is given on the command line, such as "half-turn", or NULL when
 * there is none of that number; so names can be listed by counting up from 0. */
ENNEAD_API const char *ennead_symmetry_name(ennead_symmetry symmetry);

/* Whether the cells of `grid` that are not 0 have a symmetry. */
ENNEAD_API bool ennead_has_symmetry(const uint8_t grid[ENNEAD_CELLS], ennead_symmetry symmetry);

/* The working memory of one thread that makes grids and puzzles; some 3 MB. Life cycle:
 *
 *     ennead_creator_new --> ennead_fill, ennead_generate, --+--> ennead_creator_free
 *                        ^   ennead_minimize,                |
 *                        |   ennead_minimize_all,            |
 *                        |   ennead_check_puzzles            |
 *                        +------------- again ---------------+
 *
 * ennead_creator_set_time_limit may come before any of them. */
typedef struct ennead_creator ennead_creator;

/* Makes a creator; ennead_creator_free gives it back (NULL is allowed). On
 * ENNEAD_STATUS_OUT_OF_MEMORY *creator is NULL. */
ENNEAD_API ennead_status ennead_creator_new(const ennead_allocator *allocator,
                                            ennead_creator **creator);
ENNEAD_API void ennead_creator_free(ennead_creator *creator);

/* From now on each call of ennead_minimize, ennead_minimize_all and ennead_check_puzzles with this
 * creator gives up what it does not know after so many seconds of wall time; 0 for no limit, which
 * is how it begins. (ennead_generate has a limit in its request.) ENNEAD_STATUS_BAD_ARGUMENT: below
 * 0. */
ENNEAD_API ennead_status ennead_creator_set_time_limit(ennead_creator *creator, double seconds);

/* Stores the random full grids number `first` to `first` + `count` - 1 of a seed. A grid depends on
 * seed and number alone, and every one of the 6,670,903,752,021,072,936,960 grids is equally
 * likely (the method: src/create/fill/fill.c). */
ENNEAD_API void ennead_fill(ennead_creator *creator, uint64_t seed, uint64_t first, size_t count,
                            uint8_t (*grids)[ENNEAD_CELLS]);

/* Whether a puzzle may have clues that it could do without. */
typedef enum ennead_surplus {
    ENNEAD_SURPLUS_NONE, /* no clue can be taken away, but for the extra_clues that are asked for */
    ENNEAD_SURPLUS_ALLOWED, /* there may be any */
} ennead_surplus;

/* Whether the first steps of a puzzle are as hard as the hardest. */
typedef enum ennead_rating_kind {
    ENNEAD_RATING_KIND_ANY,
    ENNEAD_RATING_KIND_PEARL,   /* EP is ER: nothing is harder than the way to the first digit */
    ENNEAD_RATING_KIND_DIAMOND, /* ED is ER: nothing is harder than the first step */
} ennead_rating_kind;

/* What puzzles to make. ennead_request_init gives each member the value in brackets. */
typedef struct ennead_request {
    size_t size;     /* sizeof(ennead_request) */
    uint64_t seed;   /* [0] */
    int least_clues; /* the fewest clues, extra clues among them [0] */
    int most_clues;  /* the most [81] */
    int extra_clues; /* clues more than needed, at random places, when the puzzle is made. With a
                        symmetry they come in whole groups of cells, exactly so many in all [0] */
    ennead_symmetry symmetry; /* of the cells of the clues, at least this one [NONE] */
    const uint8_t *pattern;   /* 81 numbers, other than 0 where the clues are to be, exactly; they
                                 may be redundant whatever `surplus` says. Read, not kept, by each
                                 function that takes a request. NULL: anywhere [NULL] */
    /* ENNEAD_SURPLUS_ALLOWED: clues are added at random places, where there is no pattern, up to a
     * number of clues taken at random from those requested [ENNEAD_SURPLUS_NONE] */
    ennead_surplus surplus;
    uint64_t effort;         /* give a puzzle up after so many questions to the solver; 0 for no
                          such limit [2,000,000] */
    double time_limit;       /* give up after so many seconds of wall time; 0 for no limit [0] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
    int least_rating;        /* ER, in tenths, as ennead_rate finds it; 0: any [0] */
    int most_rating;         /* 0: any [0] */
    ennead_rating_kind rating_kind; /* [ENNEAD_RATING_KIND_ANY] */
    /* a set of those that are allowed, bit l for ennead_level l, as ennead_score_state finds them with
     * all techniques; 0: any [0] */
    unsigned levels;
    ennead_technique_set only;   /* these techniques solve it; the empty set: not asked [empty] */
    ennead_technique_set beyond; /* these do not [empty: not asked] */
} ennead_request;

/* The function behind ennead_request_init: writes the first `size` bytes. */
ENNEAD_API void ennead_request_init_sized(ennead_request *request, size_t size);

static inline void ennead_request_init(ennead_request *request)
{
    ennead_request_init_sized(request, sizeof *request);
}

/* Why no puzzle can be as it is requested. */
#define ENNEAD_REQUEST_CONFLICTS(CONFLICT) \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_RANGE, \
             "the least number of clues is above the greatest, or they " \
             "are not from 0 to 81") \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_SEVENTEEN, "no puzzle of 16 clues or fewer has one solution " \
                                                "(G. McGuire, B. Tugemann and G. Civario, 2012)") \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_EXTRA, \
             "the extra clues leave fewer than 17 that are needed, and no " \
             "puzzle of 16 clues has one solution") \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_MINIMAL, \
             "no minimal puzzle of more than 40 clues is known; clues " \
             "that are not needed have to be allowed") \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_GROUPS, \
             "a pattern of this symmetry has no such number of clues") \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_RATING, \
             "the least rating is above the greatest, or they are not " \
             "from 1.0 to 20.0") \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_HARDEST, "no puzzle rated above 11.9 is known") \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_BEYOND, \
             "the techniques that may be used are among those that must " \
             "not be enough") \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_PATTERN_CLUES, \
             "the pattern's number of clues is not among those " \
             "wished for") \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_PATTERN_EXTRA, "extra clues would leave the pattern") \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_PATTERN_SYMMETRY, "the pattern does not have the symmetry") \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_PATTERN_ROWS, "the pattern leaves two rows of a band empty: " \
                                                   "exchanging them makes a second solution") \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_PATTERN_COLUMNS, \
             "the pattern leaves two columns of a stack empty: " \
             "exchanging them makes a second solution")

typedef enum ennead_request_conflict {
    ENNEAD_REQUEST_CONFLICT_NONE = 0,
#define ENNEAD_REQUEST_CONFLICT_CODE(code, text) code,
    ENNEAD_REQUEST_CONFLICTS(ENNEAD_REQUEST_CONFLICT_CODE)
#undef ENNEAD_REQUEST_CONFLICT_CODE
} ennead_request_conflict;

/* The first reason why a request cannot be fulfilled, or ENNEAD_REQUEST_CONFLICT_NONE: none is
 * known. */
ENNEAD_API ennead_request_conflict ennead_request_find_conflict(const ennead_request *request);

/* The sentence above, without a stop at its end. A constant string, never NULL. */
ENNEAD_API const char *ennead_request_conflict_text(ennead_request_conflict conflict);

/* What a puzzle may lack of what is requested, in the order in which it is looked at. */
typedef enum ennead_request_wish {
    ENNEAD_REQUEST_WISH_NONE,
    ENNEAD_REQUEST_WISH_CLUES,   /* their number */
    ENNEAD_REQUEST_WISH_MINIMAL, /* that every clue is needed */
    ENNEAD_REQUEST_WISH_BEYOND,  /* that these techniques do not solve it */
    ENNEAD_REQUEST_WISH_ONLY,    /* that these techniques solve it */
    ENNEAD_REQUEST_WISH_LEVEL,
    ENNEAD_REQUEST_WISH_RATING,
    ENNEAD_REQUEST_WISH_GEM,     /* that it is a pearl, or a diamond */
    ENNEAD_REQUEST_WISH_PATTERN, /* that clues in the pattern leave one solution */
} ennead_request_wish;

typedef enum ennead_creation_outcome {
    ENNEAD_CREATION_OUTCOME_CREATED,
    ENNEAD_CREATION_OUTCOME_GAVE_UP, /* `effort` was spent */
    ENNEAD_CREATION_OUTCOME_STOPPED, /* the time limit or the stop flag */
} ennead_creation_outcome;

/* A puzzle that was made, or how far that went. */
typedef struct ennead_created_puzzle {
    ennead_creation_outcome outcome;
    uint8_t
        puzzle[ENNEAD_CELLS]; /* ENNEAD_CREATION_OUTCOME_CREATED: it has exactly one solution, */
    uint8_t solution[ENNEAD_CELLS]; /* and that is this. Else both are empty */
    uint64_t questions;             /* how often the solver was asked */
    uint64_t attempts;              /* how many puzzles were looked at */
    int nearest; /* if not created, the number of clues of the nearest puzzle that has one solution,
                    or 0: none was found */
    int needless; /* and how many of its clues are needless, as far as that was looked at */
    /* if not created, the wish that no puzzle met which met those before it; ENNEAD_REQUEST_WISH_NONE:
     * none was looked at to its end */
    ennead_request_wish missed;
    uint64_t solutions; /* with a pattern, the fewest solutions that digits in it had, counted up to
                           128; 1 of what was created */
    /* where a rating, a pearl or a diamond was requested, ER of what was created, or of the nearest
     * puzzle; in tenths, 0: not known */
    int rating;
} ennead_created_puzzle;

/* Makes the puzzles number `first` to `first` + `count` - 1 of the seed in `request` (NULL for the
 * defaults). Each depends on the request, without its two limits, and its number alone, so that a
 * list may be made in parts, by any number of threads. Give it hundreds at once if you can: they
 * are worked on together. ENNEAD_STATUS_BAD_ARGUMENT: members of the request out of range,
 * techniques in it that are not in the catalogue, or a conflict. ENNEAD_STATUS_OUT_OF_MEMORY: there
 * is none for a rater. */
ENNEAD_API ennead_status ennead_generate(ennead_creator *creator, const ennead_request *request,
                                         uint64_t first, size_t count,
                                         ennead_created_puzzle *created);

/* How to minimize. ennead_minimize_options_init gives each member the value in brackets. */
typedef struct ennead_minimize_options {
    size_t size;             /* sizeof(ennead_minimize_options) */
    uint64_t seed;           /* [0] */
    uint64_t first;          /* the number of the first puzzle [0] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
} ennead_minimize_options;

/* The function behind ennead_minimize_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_minimize_options_init_sized(ennead_minimize_options *options, size_t size);

static inline void ennead_minimize_options_init(ennead_minimize_options *options)
{
    ennead_minimize_options_init_sized(options, sizeof *options);
}

/* Takes clues away from puzzles in random order while the solution stays the only one. Puzzle i
 * depends on the options' seed, their `first` + i and itself alone (NULL for the defaults). minimal[i] gets what is left of puzzle i, and
 * verdicts[i] what it was: ENNEAD_VERDICT_UNIQUE; if it is ENNEAD_VERDICT_NONE or
 * ENNEAD_VERDICT_SEVERAL nothing was taken away; ENNEAD_VERDICT_LIMIT: the stop flag was set
 * first, or the creator's time was over: all clues are left then. The cell of a clue that is taken
 * away may hold any digit; candidates of empty cells are kept. ENNEAD_STATUS_BAD_ARGUMENT: a value
 * out of range. */
ENNEAD_API ennead_status ennead_minimize(ennead_creator *creator, const ennead_puzzle *puzzles,
                                         size_t count, const ennead_minimize_options *options,
                                         uint8_t (*minimal)[ENNEAD_CELLS],
                                         ennead_verdict *verdicts);

/* Called with each minimal puzzle; false: no more are wanted. */
typedef bool (*ennead_minimal_function)(void *user, const uint8_t minimal[ENNEAD_CELLS]);

/* How a search for all minimal puzzles in a puzzle has ended. */
typedef struct ennead_minimize_result {
    /* what the puzzle is: only ENNEAD_VERDICT_UNIQUE ones have any minimal puzzles in them;
     * ENNEAD_VERDICT_LIMIT: the stop flag was set first, or the creator's time was over */
    ennead_verdict verdict;
    /* ENNEAD_SEARCH_END_COMPLETE, ENNEAD_SEARCH_END_SOLUTIONS when no more were wanted,
     * ENNEAD_SEARCH_END_STOP or ENNEAD_SEARCH_END_TIME */
    ennead_search_end end;
} ennead_minimize_result;

/* Finds every minimal puzzle whose clues are among those of `puzzle`, each once, and calls `report`
 * for each, in an order that depends on the puzzle alone. The stop flag may be NULL.
 * ENNEAD_STATUS_BAD_ARGUMENT: a value out of range. */
ENNEAD_API ennead_status ennead_minimize_all(ennead_creator *creator, const ennead_puzzle *puzzle,
                                             const ennead_stop *stop,
                                             ennead_minimal_function report, void *user,
                                             ennead_minimize_result *result);

/* What is known of a puzzle as a piece of work. */
typedef struct ennead_puzzle_check {
    ennead_verdict verdict; /* of the puzzle */
    int clues;              /* how many givens it has */
    bool redundant
        [ENNEAD_CELLS];  /* ENNEAD_VERDICT_UNIQUE: givens of which each alone can be left out */
    int redundant_count; /* a puzzle with one solution is minimal when this is 0 */
    uint8_t solution[ENNEAD_CELLS]; /* ENNEAD_VERDICT_UNIQUE */
} ennead_puzzle_check;

/* Checks puzzles. The verdict is ENNEAD_VERDICT_LIMIT when the stop flag (may be NULL) was set, or
 * the creator's time was over, before all was known. ENNEAD_STATUS_BAD_ARGUMENT: a value out of
 * range. */
ENNEAD_API ennead_status ennead_check_puzzles(ennead_creator *creator, const ennead_puzzle *puzzles,
                                              size_t count, const ennead_stop *stop,
                                              ennead_puzzle_check *results);

/* The most clues that a search for neighbors takes away or adds. */
#define ENNEAD_MOST_CHANGES 5

/* Which neighbors of a puzzle are wanted. ennead_neighbor_options_init gives each member the value
 * in brackets. */
typedef struct ennead_neighbor_options {
    size_t size;             /* sizeof(ennead_neighbor_options) */
    unsigned remove;         /* how many clues are taken away, at most ENNEAD_MOST_CHANGES [1] */
    unsigned add;            /* how many others are added, likewise [1] */
    const ennead_stop *stop; /* ends the search when it is set; may be NULL [NULL] */
    double time_limit;       /* end the search around a puzzle after so many seconds of wall time; 0
                                for no limit [0] */
} ennead_neighbor_options;

/* The function behind ennead_neighbor_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_neighbor_options_init_sized(ennead_neighbor_options *options, size_t size);

static inline void ennead_neighbor_options_init(ennead_neighbor_options *options)
{
    ennead_neighbor_options_init_sized(options, sizeof *options);
}

/* Called with each neighbor; false ends the search. It must not use the object that is searching.
 */
typedef bool (*ennead_neighbor_function)(void *user, const uint8_t cells[ENNEAD_CELLS]);

/* A search around puzzles, which remembers what it has reported. Life cycle:
 *
 *     ennead_neighbors_new --> ennead_neighbors_find ----+--> ennead_neighbors_free
 *                          ^                             |
 *                          +----- the next puzzle -------+
 */
typedef struct ennead_neighbors ennead_neighbors;

/* Makes a search. `options` may be NULL for the defaults; the stop flag that they name must outlive
 * the search. ENNEAD_STATUS_BAD_ARGUMENT: too many changes, or a time limit below 0. On an error
 * *neighbors is NULL. */
ENNEAD_API ennead_status ennead_neighbors_new(const ennead_neighbor_options *options,
                                              const ennead_allocator *allocator,
                                              ennead_neighbors **neighbors);

/* Reports every minimal puzzle with one solution that `cells` becomes when exactly so many clues
 * are taken away and others added: none of those that were taken, though another digit may come
 * into the same cell. Each is reported once up to symmetry in the life of the search, and none that
 * equals a puzzle around which was searched before or this one; always in the same order.
 *
 * ENNEAD_STATUS_END: `report` returned false, or the stop flag or the time limit ended the search.
 * ENNEAD_STATUS_BAD_ARGUMENT: a cell is above 9. ENNEAD_STATUS_OUT_OF_MEMORY: the search may have
 * reported some. */
ENNEAD_API ennead_status ennead_neighbors_find(ennead_neighbors *neighbors,
                                               const uint8_t cells[ENNEAD_CELLS],
                                               ennead_neighbor_function report, void *user);

/* Gives a search back; NULL is allowed. */
ENNEAD_API void ennead_neighbors_free(ennead_neighbors *neighbors);

#ifdef __cplusplus
}
#endif

#endif
