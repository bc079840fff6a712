/* SPDX-License-Identifier: MIT */
/*
 * Grids in free form.
 */
#ifndef ENNEAD_TEXT_FREE_H
#define ENNEAD_TEXT_FREE_H

#include "text/puzzles/reader_state.h"

/* Reads the grid that begins at `start`. Returns ENNEAD_STATUS_END if there is no record; reading
 * continues at the reader's cursor. */
ennead_status read_free(ennead_reader *r, ennead_record *record, cursor start);

#endif
