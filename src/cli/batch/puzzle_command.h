/* SPDX-License-Identifier: MIT */
/*
 * A command that answers each puzzle of its input, as functions that batch_run calls.
 */
#ifndef CLI_PUZZLE_COMMAND_H
#define CLI_PUZZLE_COMMAND_H

#include "cli/batch/slot.h"

struct variant_puzzle;

/* What a command does. Each function gets `user`; those that are NULL are left out. */
struct puzzle_command {
    void *user;
    struct room room; /* by slot_room */
    /* For who types puzzles at a terminal. */
    const char *greeting;
    /* Adds what is written before the first answer, which that to the first item of `slot` is; NULL: there
     * is none. Other than EXIT_ANSWERED ends the run, as a message has said why. */
    enum exit_code (*begin)(const struct settings *settings, const struct slot *slot,
                            struct text *text);
    /* Fills an empty slot, of which it sets items, puzzles, first_puzzle and bytes, of `total` in
     * all; false: there is nothing more. Without it puzzles are read from the files. */
    bool (*fill)(void *user, struct slot *slot);
    uint64_t total;
    /* For the progress bar, which counts solutions if it is there: how many have been found. */
    const ennead_tally *found;
    /* Works on all puzzles of a slot, on thread slot->thread. Other than ENNEAD_STATUS_OK means that
     * memory is out. */
    ennead_status (*work)(void *user, struct slot *slot);
    /* Writes the answer to slot->puzzles[index] to the slot's output and messages, and adds to its
     * totals; on the same thread as `work`, unless that has set SLOT_TO_WRITE. What it writes is
     * dropped when it sets slot->cut. Without this function standard output is left alone. */
    void (*puzzle)(void *user, struct slot *slot, const struct item *item, size_t index);
    /* The same for the puzzles slot->lines of item->run, with which a command says that it wants such
     * items if room.lines is not 0. It writes as many answers as there are, and when it sets
     * slot->cut these stay. */
    void (*lines)(void *user, struct slot *slot, const struct item *item);
    /* Writes the answer to a puzzle that a model answers. Without it such puzzles are refused; with
     * `unfit` they are when that says what is only for plain puzzles, which lies in the options. */
    void (*variant)(void *user, struct slot *slot, const struct item *item,
                    const struct variant_puzzle *variant);
    const char *(*unfit)(const void *user);
    enum { WITH_MODELS, NO_MODELS } models; /* whether `variant` needs the model of a puzzle */
    enum marks_taken marks;                 /* whether pencil marks count */
    /* Writes what stands for a piece of input that is no puzzle; its message is given by others. */
    void (*error)(const struct settings *settings, struct slot *slot, const struct item *item);
    /* What --stats tells in the end; `seconds` is the wall time of everything. */
    void (*stats)(void *user, struct text *text, const struct totals *totals, double seconds);
};

#endif
