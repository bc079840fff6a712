/* SPDX-License-Identifier: MIT */
/*
 * The processes of an MPI run, which are called ranks. Rank 0, the leader, reads and writes; all
 * others, the workers, get pieces of its work. They exchange notes of any length. The program
 * `ennead` has no other ranks; `ennead-mpi` sets them when it starts (mpi/mpi_ranks.h).
 *
 *     leader  --> WORK, ASK, END              --> worker
 *     leader  <-- DONE, ANSWER, FAILED, GONE  <-- worker
 *
 * END tells a worker to stop, whatever it is doing; GONE is the last note that it sends.
 */
#ifndef CLI_RANKS_H
#define CLI_RANKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/base/text.h"

/* What a note is about; a set of them is the sum of their bits. */
enum rank_note_kind {
    NOTE_WORK = 1 << 0,
    NOTE_DONE = 1 << 1,
    NOTE_ASK = 1 << 2,
    NOTE_ANSWER = 1 << 3,
    NOTE_FAILED = 1 << 4, /* its text is a message */
    NOTE_END = 1 << 5,
    NOTE_GONE = 1 << 6,
    NOTE_ANY = (1 << 7) - 1,
};

struct rank_note {
    enum rank_note_kind kind;
    size_t from; /* the rank that sent it */
    struct text text;
};

/* How notes travel. Any thread may call `send` and `receive`. */
struct ranks {
    size_t own, count;
    uint64_t chance; /* a random number, the same on all ranks */
    /* Sends a note in the background, and takes its text over. It must be received before the
     * ranks part. Returns false if memory runs out. */
    bool (*send)(size_t to, enum rank_note_kind kind, struct text *text);
    /* Takes the next note of one of these kinds, if there is one, into a text that is empty. Notes
     * of one kind, and with NOTE_ANY all, come in the order in which a rank has sent them.
     * Returns false if there is none. If memory runs out, the note's text has failed. */
    bool (*receive)(unsigned kinds, struct rank_note *note);
    /* The sum of what all ranks give. All must call it. */
    double (*sum)(double value);
};

/* Sets the ranks of this run; NULL: there are none. */
void ranks_use(const struct ranks *ranks);

/* What was set. */
const struct ranks *ranks_used(void);

/* The workers that the leader may send work to; 0 if there are none, or this is a worker. */
size_t ranks_workers(void);

/* Whether this process is a worker. */
bool ranks_are_led(void);

/* Calls `receive`; once NOTE_END has come, remembers that. */
bool ranks_receive(unsigned kinds, struct rank_note *note);

/* Prints the message of NOTE_FAILED, frees it, and stops all work: for the leader. */
void ranks_tell_failure(struct rank_note *note);
bool ranks_have_failed(void);

/* Asks each worker a question, questions[i] worker i + 1, takes over the texts, and waits for the
 * answers, which are to be freed: for the leader, where it writes. Returns false if a signal ends
 * the run, or memory runs out. */
bool ranks_ask(struct text *questions, struct text *answers);

/* Ends the work of all ranks, and waits for them: for the leader. Does nothing the second time. */
void ranks_end(void);

/* Sends a message to the leader, if there is one, waits for the end and leaves: for a worker. */
void ranks_leave(struct text *failure);

/* CPU time that all other ranks have used, in seconds, once their work has ended. */
double ranks_cpu_seconds(void);

/* How long to wait when there was nothing to do so many times in a row, in nanoseconds: first a
 * few, so that answers come quickly, later up to a thousandth of a second. */
long ranks_pause(unsigned times);

#endif
