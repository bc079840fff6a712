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

/* The least length of a line with nine fields. */
enum { LEAST_OF_TABLE = 8 };

/* Reads the nine rows of nine fields that begin at `start`, as spreadsheets copy and write them, if
 * some field is empty; otherwise read_free reads the same. Returns ENNEAD_STATUS_END
 * if it is something else, which may be a grid in another form. */
ennead_status read_table_rows(ennead_reader *r, ennead_record *record, cursor start);

#endif
