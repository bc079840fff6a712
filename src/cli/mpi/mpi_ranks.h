/* SPDX-License-Identifier: MIT */
/*
 * The ranks of base/ranks.h by MPI: a note is a message, whose tag is its kind.
 */
#ifndef CLI_MPI_RANKS_H
#define CLI_MPI_RANKS_H

#include "cli/base/ranks.h"

/* Starts MPI, which takes its arguments away. Returns NULL if it does not allow several threads;
 * other errors end the process. */
const struct ranks *mpi_ranks_start(int *argc, char ***argv);

/* Waits until everything has been sent, and ends MPI. */
void mpi_ranks_stop(void);

#endif
