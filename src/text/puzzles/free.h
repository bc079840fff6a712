/* SPDX-License-Identifier: MIT */
/*
 * Grids in free form.
 */
#ifndef ENNEAD_TEXT_FREE_H
#define ENNEAD_TEXT_FREE_H

#include "text/puzzles/reader_state.h"

/* Reads the grid that begins at `start`. ENNEAD_STATUS_END: nothing is to be given, reading goes on at the
 * reader's cursor. */
ennead_status read_free(ennead_reader *r, ennead_record *record, cursor start);

#endif
