/* SPDX-License-Identifier: MIT */
/*
 * Making puzzles: random solution grids, puzzles on request, minimal puzzles, and the neighbors of
 * a puzzle.
 */
#ifndef ENNEAD_CREATE_H
#define ENNEAD_CREATE_H

#include "solve.h"
#include "techniques.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The symmetries of a pattern of clues: the ten kinds of symmetry that a pattern in a square can
 * have. Each name says which turns or reflections leave the pattern unchanged. */
typedef enum ennead_symmetry {
    ENNEAD_SYMMETRY_NONE,
    ENNEAD_SYMMETRY_HALF_TURN,
    ENNEAD_SYMMETRY_QUARTER_TURN,
    ENNEAD_SYMMETRY_HORIZONTAL,     /* the upper half mirrors the lower half */
    ENNEAD_SYMMETRY_VERTICAL,       /* the left half mirrors the right half */
    ENNEAD_SYMMETRY_DIAGONAL,       /* reflection at the diagonal from r1c1 to r9c9 */
    ENNEAD_SYMMETRY_ANTIDIAGONAL,   /* at the one from r1c9 to r9c1 */
    ENNEAD_SYMMETRY_BOTH_AXES,      /* horizontal and vertical */
    ENNEAD_SYMMETRY_BOTH_DIAGONALS, /* diagonal and antidiagonal */
    ENNEAD_SYMMETRY_FULL,           /* all of these */
} ennead_symmetry;

/* The name of a symmetry on the command line, such as "half-turn". A constant string; NULL for a
 * number that is not in the enumeration, so a loop that counts up from 0 lists all names. */
ENNEAD_API const char *ennead_symmetry_name(ennead_symmetry symmetry);

/* Whether the nonzero cells of `grid` form a pattern that has this symmetry. */
ENNEAD_API bool ennead_has_symmetry(const uint8_t grid[ENNEAD_CELLS], ennead_symmetry symmetry);

/* The working memory of one thread that makes grids and puzzles; some 3 MB. Life cycle:
 *
 *     ennead_creator_new --> ennead_fill, ennead_generate, --+--> ennead_creator_free
 *                        ^   ennead_minimize,                |
 *                        |   ennead_minimize_all,            |
 *                        |   ennead_check_puzzles            |
 *                        +------------- again ---------------+
 *
 * ennead_creator_set_time_limit may be called before any of them. */
typedef struct ennead_creator ennead_creator;

/* Makes a creator; ennead_creator_free frees it (NULL is allowed). On ENNEAD_STATUS_OUT_OF_MEMORY
 * *creator is NULL. */
ENNEAD_API ennead_status ennead_creator_new(const ennead_allocator *allocator,
                                            ennead_creator **creator);
ENNEAD_API void ennead_creator_free(ennead_creator *creator);

/* Limits each later call of ennead_minimize, ennead_minimize_all and ennead_check_puzzles with this
 * creator to `seconds` of wall time; what is not known by then gets ENNEAD_VERDICT_LIMIT. 0 means
 * no limit, which is the default. (ennead_generate takes its limit from its request.)
 * ENNEAD_STATUS_BAD_ARGUMENT: `seconds` is negative. */
ENNEAD_API ennead_status ennead_creator_set_time_limit(ennead_creator *creator, double seconds);

/* Stores `count` random solution grids: those numbered `first` to `first` + `count` - 1 of the
 * seed. A grid depends on nothing but the seed and its number, and all
 * 6,670,903,752,021,072,936,960 grids are equally likely (src/create/fill/fill.c describes the
 * method). */
ENNEAD_API void ennead_fill(ennead_creator *creator, uint64_t seed, uint64_t first, size_t count,
                            uint8_t (*grids)[ENNEAD_CELLS]);

/* Whether a puzzle may have redundant clues: clues that can be removed while the solution stays
 * unique. */
typedef enum ennead_surplus {
    ENNEAD_SURPLUS_NONE,    /* every clue is needed, except the extra_clues that are requested */
    ENNEAD_SURPLUS_ALLOWED, /* any number of redundant clues */
} ennead_surplus;

/* Whether the first step, or the first digit placed, is as hard as the hardest step (see
 * ennead_rating for ER, EP and ED). */
typedef enum ennead_rating_kind {
    ENNEAD_RATING_KIND_ANY,
    ENNEAD_RATING_KIND_PEARL,   /* EP = ER: no step is harder than those up to the first digit */
    ENNEAD_RATING_KIND_DIAMOND, /* ED = ER: no step is harder than the first */
} ennead_rating_kind;

/* What kind of puzzles to make. ennead_request_init sets the defaults, in brackets below. */
typedef struct ennead_request {
    size_t size;     /* sizeof(ennead_request) */
    uint64_t seed;   /* [0] */
    int least_clues; /* the fewest clues, including extra clues [0] */
    int most_clues;  /* the most [81] */
    int extra_clues; /* redundant clues to add at random places. With a symmetry, whole groups of
                        symmetric cells are added, exactly this many cells in all [0] */
    ennead_symmetry symmetry; /* of the pattern of clues; it may have more [NONE] */
    const uint8_t *pattern;   /* 81 numbers: the clues are exactly the cells where it is not 0.
                                 Clues may then be redundant, whatever `surplus` says. Read during
                                 each call and not kept. NULL: clues anywhere [NULL] */
    /* With ENNEAD_SURPLUS_ALLOWED and no pattern, clues are added at random places until their
     * number is one drawn at random from the range above [ENNEAD_SURPLUS_NONE] */
    ennead_surplus surplus;
    uint64_t effort;         /* give up a puzzle after this many calls of the solver; 0: no limit
                                [2,000,000] */
    double time_limit;       /* give up after this many seconds of wall time; 0: no limit [0] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
    int least_rating;        /* ER, in tenths, as ennead_rate finds it; 0: any [0] */
    int most_rating;         /* 0: any [0] */
    ennead_rating_kind rating_kind; /* [ENNEAD_RATING_KIND_ANY] */
    /* The set of levels that are allowed, bit l for ennead_level l, as ennead_score_state finds
     * them with all techniques; 0: any [0] */
    unsigned levels;
    ennead_technique_set only;   /* these techniques solve it; empty: not checked [empty] */
    ennead_technique_set beyond; /* these do not; empty: not checked [empty] */
} ennead_request;

/* The function behind ennead_request_init: writes the first `size` bytes. */
ENNEAD_API void ennead_request_init_sized(ennead_request *request, size_t size);

static inline void ennead_request_init(ennead_request *request)
{
    ennead_request_init_sized(request, sizeof *request);
}

/* Why no puzzle can meet a request: value, and the reason in words. */
#define ENNEAD_REQUEST_CONFLICTS(CONFLICT) \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_RANGE, \
             "the least number of clues is above the greatest, or they are not from 0 to 81") \
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
             "the least rating is above the greatest, or they are not from 1.0 to 20.0") \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_HARDEST, "no puzzle rated above 11.9 is known") \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_BEYOND, \
             "the techniques that may be used are among those that must not be enough") \
    CONFLICT(ENNEAD_REQUEST_CONFLICT_PATTERN_CLUES, \
             "the pattern's number of clues is outside the range requested") \
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

/* The first reason of the table why no puzzle can meet the request, or ENNEAD_REQUEST_CONFLICT_NONE
 * when none is known. */
ENNEAD_API ennead_request_conflict ennead_request_find_conflict(const ennead_request *request);

/* The reason in words, without a period. A constant string, never NULL. */
ENNEAD_API const char *ennead_request_conflict_text(ennead_request_conflict conflict);

/* The parts of a request that a puzzle may fail, in the order in which they are checked. */
typedef enum ennead_request_wish {
    ENNEAD_REQUEST_WISH_NONE,
    ENNEAD_REQUEST_WISH_CLUES,   /* their number */
    ENNEAD_REQUEST_WISH_MINIMAL, /* every clue is needed */
    ENNEAD_REQUEST_WISH_BEYOND,  /* the techniques of `beyond` do not solve it */
    ENNEAD_REQUEST_WISH_ONLY,    /* the techniques of `only` solve it */
    ENNEAD_REQUEST_WISH_LEVEL,
    ENNEAD_REQUEST_WISH_RATING,
    ENNEAD_REQUEST_WISH_GEM,     /* it is a pearl, or a diamond */
    ENNEAD_REQUEST_WISH_PATTERN, /* clues in the pattern leave exactly one solution */
} ennead_request_wish;

typedef enum ennead_creation_outcome {
    ENNEAD_CREATION_OUTCOME_CREATED,
    ENNEAD_CREATION_OUTCOME_GAVE_UP, /* `effort` was spent */
    ENNEAD_CREATION_OUTCOME_STOPPED, /* the time limit or the stop flag */
} ennead_creation_outcome;

/* A puzzle that was made, or how far the attempt went. */
typedef struct ennead_created_puzzle {
    ennead_creation_outcome outcome;
    uint8_t puzzle[ENNEAD_CELLS];   /* it has exactly one solution, */
    uint8_t solution[ENNEAD_CELLS]; /* which is this; both are all 0 unless CREATED */
    uint64_t questions;             /* calls of the solver */
    uint64_t attempts;              /* puzzles looked at */
    int nearest;  /* if not created: the clues of the puzzle with one solution that came nearest; 0:
                     none was found */
    int needless; /* and how many of its clues are redundant, as far as that was checked */
    /* If not created: the first part of the request that no puzzle met, among puzzles that met the
     * parts before it; ENNEAD_REQUEST_WISH_NONE: no puzzle was checked completely. */
    ennead_request_wish missed;
    uint64_t solutions; /* with a pattern: the fewest solutions that digits in it left, counted up
                           to 128; 1 if created */
    /* If a rating, a pearl or a diamond was requested: ER of the puzzle, or of the nearest one, in
     * tenths; 0: not known. */
    int rating;
} ennead_created_puzzle;

/* Makes `count` puzzles: those numbered `first` to `first` + `count` - 1 of the seed in `request`
 * (NULL for the defaults). A puzzle depends only on its number and on the request without its two
 * limits, so several threads, each with its own creator, can make parts of one list. Hundreds in
 * one call are faster, because their searches run together. ENNEAD_STATUS_BAD_ARGUMENT: a member of
 * the request is out of range, a technique is not in the catalogue, or the request conflicts with
 * itself (ennead_request_find_conflict). ENNEAD_STATUS_OUT_OF_MEMORY: no memory for a rater. */
ENNEAD_API ennead_status ennead_generate(ennead_creator *creator, const ennead_request *request,
                                         uint64_t first, size_t count,
                                         ennead_created_puzzle *created);

/* How to minimize. ennead_minimize_options_init sets the defaults, in brackets below. */
typedef struct ennead_minimize_options {
    size_t size;             /* sizeof(ennead_minimize_options) */
    uint64_t seed;           /* [0] */
    uint64_t first;          /* the number of puzzles[0], for its random numbers [0] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
} ennead_minimize_options;

/* The function behind ennead_minimize_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_minimize_options_init_sized(ennead_minimize_options *options, size_t size);

static inline void ennead_minimize_options_init(ennead_minimize_options *options)
{
    ennead_minimize_options_init_sized(options, sizeof *options);
}

/* Removes clues from puzzles in random order as long as the solution stays unique. The result for
 * puzzle i depends only on the puzzle, the seed, and the number `first` + i (`options` may be NULL
 * for the defaults). minimal[i] gets the clues that are left of puzzle i, and verdicts[i] the
 * verdict of the puzzle. Only ENNEAD_VERDICT_UNIQUE means that clues were removed;
 * ENNEAD_VERDICT_LIMIT means that the stop flag or the creator's time limit came first. The cell of
 * a removed clue may hold any digit; the candidates of empty cells are kept.
 * ENNEAD_STATUS_BAD_ARGUMENT: a value is out of range. */
ENNEAD_API ennead_status ennead_minimize(ennead_creator *creator, const ennead_puzzle *puzzles,
                                         size_t count, const ennead_minimize_options *options,
                                         uint8_t (*minimal)[ENNEAD_CELLS],
                                         ennead_verdict *verdicts);

/* Called with each minimal puzzle; returns false to end the search. */
typedef bool (*ennead_minimal_function)(void *user, const uint8_t minimal[ENNEAD_CELLS]);

/* How a search for all minimal puzzles within a puzzle ended. */
typedef struct ennead_minimize_result {
    /* The verdict of the puzzle; only with ENNEAD_VERDICT_UNIQUE are there minimal puzzles to find.
     * ENNEAD_VERDICT_LIMIT: the stop flag or the creator's time limit came first. */
    ennead_verdict verdict;
    /* ENNEAD_SEARCH_END_COMPLETE, ENNEAD_SEARCH_END_STOP, ENNEAD_SEARCH_END_TIME, or
     * ENNEAD_SEARCH_END_SOLUTIONS when `report` returned false. */
    ennead_search_end end;
} ennead_minimize_result;

/* Finds every minimal puzzle whose clues are among those of `puzzle` and calls `report` once for
 * each, in an order that depends on the puzzle alone. `stop` may be NULL.
 * ENNEAD_STATUS_BAD_ARGUMENT: a value is out of range. */
ENNEAD_API ennead_status ennead_minimize_all(ennead_creator *creator, const ennead_puzzle *puzzle,
                                             const ennead_stop *stop,
                                             ennead_minimal_function report, void *user,
                                             ennead_minimize_result *result);

/* What ennead_check_puzzles finds out about a puzzle. */
typedef struct ennead_puzzle_check {
    ennead_verdict verdict; /* of the puzzle */
    int clues;              /* how many givens it has */
    bool redundant
        [ENNEAD_CELLS];  /* with ENNEAD_VERDICT_UNIQUE: givens that can each be removed alone */
    int redundant_count; /* how many; a puzzle with one solution is minimal when this is 0 */
    uint8_t solution[ENNEAD_CELLS]; /* ENNEAD_VERDICT_UNIQUE */
} ennead_puzzle_check;

/* Checks `count` puzzles: results[i] gets the verdict and the redundant givens of puzzle i. The
 * verdict is ENNEAD_VERDICT_LIMIT when the stop flag (which may be NULL) or the creator's time
 * limit came first. ENNEAD_STATUS_BAD_ARGUMENT: a value is out of range. */
ENNEAD_API ennead_status ennead_check_puzzles(ennead_creator *creator, const ennead_puzzle *puzzles,
                                              size_t count, const ennead_stop *stop,
                                              ennead_puzzle_check *results);

/* The most clues that a search for neighbors removes or adds. */
#define ENNEAD_MOST_CHANGES 5

/* Which neighbors of a puzzle to find. ennead_neighbor_options_init sets the defaults, in brackets
 * below. */
typedef struct ennead_neighbor_options {
    size_t size;             /* sizeof(ennead_neighbor_options) */
    unsigned remove;         /* how many clues to remove, at most ENNEAD_MOST_CHANGES [1] */
    unsigned add;            /* how many other clues to add, at most ENNEAD_MOST_CHANGES [1] */
    const ennead_stop *stop; /* ends the search when it is set; may be NULL [NULL] */
    double time_limit;       /* end the search around a puzzle after this many seconds of wall time;
                                0: no limit [0] */
} ennead_neighbor_options;

/* The function behind ennead_neighbor_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_neighbor_options_init_sized(ennead_neighbor_options *options, size_t size);

static inline void ennead_neighbor_options_init(ennead_neighbor_options *options)
{
    ennead_neighbor_options_init_sized(options, sizeof *options);
}

/* Called with each neighbor; returns false to end the search. It must not use the search object. */
typedef bool (*ennead_neighbor_function)(void *user, const uint8_t cells[ENNEAD_CELLS]);

/* A search for neighbors, which remembers the puzzles that it has reported. Life cycle:
 *
 *     ennead_neighbors_new --> ennead_neighbors_find ----+--> ennead_neighbors_free
 *                          ^                             |
 *                          +----- the next puzzle -------+
 */
typedef struct ennead_neighbors ennead_neighbors;

/* Makes a search. `options` may be NULL for the defaults; their stop flag must outlive the search.
 * ENNEAD_STATUS_BAD_ARGUMENT: too many changes, or a negative time limit. On an error *neighbors is
 * NULL. */
ENNEAD_API ennead_status ennead_neighbors_new(const ennead_neighbor_options *options,
                                              const ennead_allocator *allocator,
                                              ennead_neighbors **neighbors);

/* Reports every minimal puzzle with one solution that differs from `cells` by removing and adding
 * exactly the numbers of clues in the options. A removed clue is never added again, but its cell
 * may get another digit. During the life of the search no two puzzles that are equal up to symmetry
 * are reported, nor one that equals a puzzle passed to this function. The order is always the same.
 *
 * ENNEAD_STATUS_END: `report` returned false, or the stop flag or the time limit ended the search.
 * ENNEAD_STATUS_BAD_ARGUMENT: a cell is above 9. ENNEAD_STATUS_OUT_OF_MEMORY: some puzzles may have
 * been reported. */
ENNEAD_API ennead_status ennead_neighbors_find(ennead_neighbors *neighbors,
                                               const uint8_t cells[ENNEAD_CELLS],
                                               ennead_neighbor_function report, void *user);

/* Some of the parts of a search, which are numbered from 0. */
typedef struct ennead_neighbor_parts {
    uint64_t first, count;
    /* End the search of these after so many seconds of wall time; 0: no limit. */
    double time_limit;
} ennead_neighbor_parts;

/* The number of parts into which the search around `cells` is divided, so that several threads can
 * share it. It depends on the options and the number of clues. */
ENNEAD_API uint64_t ennead_neighbors_get_parts(const ennead_neighbors *neighbors,
                                               const uint8_t cells[ENNEAD_CELLS]);

/* Reports the neighbors that some parts find. All parts in order find what ennead_neighbors_find
 * does, and in its order; but puzzles that are equal up to symmetry are all reported, and nothing
 * is remembered. The time limit of the options is not used.
 *
 * ENNEAD_STATUS_END: as above. ENNEAD_STATUS_BAD_ARGUMENT: a cell is above 9, there are no such
 * parts, or the time limit is negative. */
ENNEAD_API ennead_status ennead_neighbors_find_parts(ennead_neighbors *neighbors,
                                                     const uint8_t cells[ENNEAD_CELLS],
                                                     const ennead_neighbor_parts *parts,
                                                     ennead_neighbor_function report, void *user);

/* Frees a search; NULL is allowed. */
ENNEAD_API void ennead_neighbors_free(ennead_neighbors *neighbors);

#ifdef __cplusplus
}
#endif

#endif
