/* SPDX-License-Identifier: MIT */
/*
 * Grids of nine rows in which blanks are empty cells.
 */
#ifndef ENNEAD_TEXT_ROWS_H
#define ENNEAD_TEXT_ROWS_H

#include "text/puzzles/reader_state.h"

/* Reads the grid that begins at `start`. Returns ENNEAD_STATUS_END if there is no record; reading
 * continues at the reader's cursor. */
ennead_status read_rows(ennead_reader *r, ennead_record *record, cursor start);

#endif
