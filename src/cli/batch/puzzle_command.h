/* SPDX-License-Identifier: MIT */
/*
 * A command that answers each puzzle of its input, as functions that batch_run calls.
 */
#ifndef CLI_PUZZLE_COMMAND_H
#define CLI_PUZZLE_COMMAND_H

#include "cli/batch/slot.h"

struct variant_puzzle;

/* The functions of a command. Each gets `user`; those that are NULL are not called. */
struct puzzle_command {
    void *user;
    size_t kept;  /* the number of solutions of a puzzle that a slot keeps */
    size_t items; /* the most items of a slot; 0: as many as there is memory for */
    enum { LINES_ONE_BY_ONE, LINES_TOGETHER } lines_taken; /* TOGETHER: see `lines` */
    /* Allocates what a thread works with, before any work begins. Returns false if memory runs
     * out. */
    bool (*thread_begin)(void *user, size_t thread);
    /* Frees it in the end, also for threads that never began. */
    void (*thread_end)(void *user, size_t thread);
    /* Shown to a person who types puzzles at a terminal. */
    const char *greeting;
    /* Adds what is written before the first answer, which is that to the first item of `slot`
     * (NULL: there are no items). Returning anything but EXIT_ANSWERED ends the run; a message has
     * been printed. */
    enum exit_code (*begin)(const struct settings *settings, const struct slot *slot,
                            struct text *text);
    /* Fills an empty slot: sets items, puzzles, first_puzzle and bytes, out of `total` bytes.
     * Returns false if there is nothing more. If NULL, puzzles are read from the files. */
    bool (*fill)(void *user, struct slot *slot);
    uint64_t total;
    /* Into how many units the work on a puzzle is divided, asked before each unit: `next` is its
     * number. Each has a slot of its own, with the same puzzle. If NULL, slots have many puzzles.
     */
    uint64_t (*units)(void *user, const struct item *item, const ennead_puzzle *puzzle,
                      uint64_t next);
    /* The number of solutions found, for the progress bar; if NULL, solutions are not counted. */
    const ennead_tally *found;
    const ennead_measuring *measuring; /* of measures, for the progress bar; or NULL */
    /* Works on all puzzles of a slot, on thread slot->thread. Returns another status than
     * ENNEAD_STATUS_OK if memory ran out. */
    ennead_status (*work)(void *user, struct slot *slot);
    /* Writes the answer to slot->puzzles[index] to the slot's output and messages, and adds it to
     * the totals; on the same thread as `work`, unless that has set SLOT_TO_WRITE. If it sets
     * slot->cut, what it wrote is dropped. If NULL, nothing is written to standard output. */
    void (*puzzle)(void *user, struct slot *slot, const struct item *item, size_t index);
    /* The same for the puzzles slot->lines of item->run. A command that wants such items sets
     * lines_taken. If it sets slot->cut, the answers written so far are kept. */
    void (*lines)(void *user, struct slot *slot, const struct item *item);
    /* Writes the answer to a puzzle that a model answers. If NULL, such puzzles are refused. If
     * `unfit` returns what the options ask for that only works for plain puzzles, they are refused
     * too. */
    void (*variant)(void *user, struct slot *slot, const struct item *item,
                    const struct variant_puzzle *variant);
    const char *(*unfit)(const void *user);
    enum { WITH_MODELS, NO_MODELS } models; /* whether `variant` needs the puzzle's model */
    /* Whether answers depend on how many puzzles came before. If not, some are skipped unread. */
    enum { NUMBERS_NEEDED, NUMBERS_NOT_NEEDED } numbers;
    /* RANKS_WORK: in an MPI run, `work` and `puzzle` may be called in other processes, which have
     * the same settings and have called `begin`; but a slot that is SLOT_TO_WRITE is written by the
     * first one. */
    enum { RANKS_REST, RANKS_WORK } ranks;
    /* Answers a question of the first process, from ranks_ask, in another one. Returns false if
     * memory runs out. */
    bool (*ask)(void *user, const struct text *question, struct text *answer);
    enum earlier_records earlier; /* those before the first that is answered */
    enum marks_taken marks;       /* whether pencil marks are respected */
    /* Writes something in place of input that is not a puzzle; its message is printed by the
     * caller. */
    void (*error)(const struct settings *settings, struct slot *slot, const struct item *item);
    /* What --stats prints at the end; `seconds` is the total wall time. */
    void (*stats)(void *user, struct text *text, const struct totals *totals, double seconds);
};

#endif
