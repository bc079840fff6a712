/* SPDX-License-Identifier: MIT */
/*
 * The making of one puzzle as a sequence of questions, so that hundreds can be made at once. All it
 * decides is drawn from the stream of its number.
 *
 *     begin --> thin a full grid --> judge --> extra clues, end                (job.c, extra.c)
 *       ^                             |  ^
 *       +-----------------------------+  |
 *                                     |  | judge, keep the nearer one
 *                                     +--+-- take clues, restore, thin         (hunt.c)
 *
 * With a pattern it is a different one: begin, then refill (refill.c). Where clues come in groups
 * and none may be needless, each attempt by luck is followed by exchanges (exchange.h).
 *
 * A puzzle is first tried for by luck, a few times. If that is not enough TRACKS jobs hunt for it
 * side by side, each with a stream of its own; the one that is ready after the fewest questions
 * makes the puzzle. So one rare puzzle keeps the lanes of the batch engine as busy as many.
 */
#ifndef ENNEAD_CREATE_JOB_H
#define ENNEAD_CREATE_JOB_H

#include "create/making/core.h"
#include "create/making/exchange.h"
#include "create/fill/fill.h"
#include "create/thinning/thinning.h"

/* The wishes, checked, and what follows from them. */
typedef struct plan {
    ennead_wishes wishes;
    cells pattern; /* empty: none */
    orbits groups;
    int least, most; /* clues of a puzzle before extra clues */
    int luck;        /* attempts by luck before the hunt */
    bool exchanging; /* attempts by luck are followed by exchanges */
    bool cored;      /* clues stay where a hard core is */
    const filler *filler;
    bool gauged;         /* a difficulty is wished for */
    ennead_rater *rater; /* NULL where no rating is */
} plan;

/* ennead_wishes_obstacle, and the plan if there is none. `wishes` may be NULL for the defaults. */
ennead_status plan_make(const ennead_wishes *wishes, plan *p, ennead_obstacle *obstacle);

/* Attempts by luck before the hunt, and tracks of a hunt. With more luck puzzles that are not so rare
 * come sooner, and rare ones later; these were chosen by a few trials, not by a search for the best. */
enum { LUCK = 12, GAUGED_LUCK = 48, CORED_LUCK = 30000, TRACKS = 8 };

/* From this rating on puzzles are stuck under trial and error by singles: what they need is nested.
 * Of grids thinned at random one in millions is so, of those thinned around a core (core.h) one in
 * a hundred. */
enum { NESTED = 95 };

/* From this one on, which is that of dynamic chains, cores pay: of those thinned around one, every
 * fifth is rated 8.5 to 9.0, of others one in a hundred. */
enum { DYNAMIC = 85 };

typedef enum stage {
    STAGE_BEGIN,
    STAGE_THIN,
    STAGE_NEEDLESS, /* which clues of groups are needless by themselves? */
    STAGE_LIST,     /* an exchange: a group is away, and all solutions are asked for */
    STAGE_TRIAL,    /* another group is there: which clues are needless? */
    STAGE_RESTORE,  /* clues have been taken away: add others until the solution is the only one */
    STAGE_REFILL,   /* other digits in the pattern */
    STAGE_READY,    /* the puzzle is what was wished for */
    STAGE_UNLUCKY,  /* all attempts by luck were in vain */
} stage;

typedef enum method { BY_LUCK, BY_HUNTING } method;

/* How far a puzzle is from what is wished for. Smaller is nearer: first `excess`. */
typedef struct distance {
    int excess;     /* clues too many or too few */
    int needless;   /* clues that are not needed; looked at when excess is 0 */
    int difficulty; /* by gauge; looked at when both are 0 */
} distance;

typedef struct job {
    stage stage;
    method method;
    stream random;
    thinning thinning;
    int attempts; /* since the job began */
    uint64_t questions;
    cells unasked;  /* STAGE_NEEDLESS and STAGE_TRIAL: clues to look at */
    cells needless; /* those found needless */
    exchange *exchange;

    /* The nearest puzzle so far, or the one that is hunted around. It has one solution. */
    bool found_one;
    bool fresh; /* what is at hand is not made of it */
    uint8_t solution[ENNEAD_CELLS];
    cells clues;
    distance distance;
    int rated;   /* ER of the puzzle at hand; 0: not known */
    int rating;  /* ER of the nearest, or of what was made */
    int stale;   /* moves since it came nearer */
    cells taken; /* what this move has taken away */

    /* STAGE_REFILL: how many solutions the digits in the pattern leave, up to MOST_COUNTED, and
     * the cells that are being changed. With one solution there is a distance. */
    uint64_t solutions;
    uint64_t fewest; /* of all digits so far */
    cells open;
} job;

/* Begins puzzle number `number`, on one of TRACKS tracks if it is hunted for. By luck, if the plan is
 * exchanging, j->exchange must be there. */
void job_begin(job *j, const plan *p, uint64_t number, method how, uint64_t track);

/* Does all that needs no answer, and sets up j->thinning.puzzle for the next question. ASK_NOTHING:
 * the stage says how the job has ended. */
question job_ask(job *j, const plan *p); /* a question that is not answered is asked again */

void job_answer(job *j, const plan *p, const answer *a);

/* job.c, for the others: by how many clues a number is too large or too small; begins another attempt
 * by luck if there is one left; the puzzle at hand is what was wished for. */
int excess_of(const plan *p, int clues);
void try_luck_again(job *j, const plan *p);
void end_with_puzzle(job *j, const plan *p);

/* exchange.c: begins to exchange groups of the puzzle at hand, of which all needless clues are known;
 * takes the list of solutions; remembers a solution that shows the clue in a cell to be needed; and
 * goes on to the next question if the trial is at its end, which it says. */
void exchange_begin(job *j, const plan *p);
void exchange_list(job *j, const plan *p, const answer *a);
void exchange_show(exchange *x, const uint8_t solution[ENNEAD_CELLS], int cell);
bool exchange_goes_on(job *j, const plan *p);

/* hunt.c: begins a move around the puzzle that is hunted around; makes a question; takes its
 * answer; and compares what the move has come to with it. */
void hunt_move(job *j, const plan *p);
void hunt_answer(job *j, const plan *p, const answer *a);
void hunt_judge(job *j, const plan *p, distance found);

/* job.c: whether the puzzle at hand, which has one solution, is as wished for, with the extra clues
 * that it then gets; else found->difficulty says how far it is. */
bool is_as_wished(job *j, const plan *p, distance *found);

/* Whether `found` is at least as near as `other`. */
static inline bool as_near(distance found, distance other)
{
    if (found.excess != other.excess)
        return found.excess < other.excess;
    if (found.needless != other.needless)
        return found.needless < other.needless;
    return found.difficulty <= other.difficulty;
}

/* refill.c: the first digits in the pattern; and the answers to what they are. */
void refill_begin(job *j, const plan *p);
void refill_answer(job *j, const plan *p, const answer *a);

/* gauge.c: how far the difficulty of a puzzle that has one solution is from what is wished for, 0:
 * it is so. Above `nearest` it may stop early and say less than it is, but not less than that.
 * *rating gets ER, or 0 where it is not known. */
int gauge(const plan *p, const ennead_puzzle *puzzle, int nearest, int *rating);

/* Where gauge needs a rater makes it, to be freed; the plan's limits must be set. */
ennead_status gauge_start(plan *p, const ennead_allocator *allocator);

/* extra.c: adds clues at random places as the wishes want it. False: they do not come out even. */
bool add_extra_clues(job *j, const plan *p);

#endif
