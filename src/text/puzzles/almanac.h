/* SPDX-License-Identifier: MIT */
/*
 * Every 81 cells, whatever is between them.
 */
#ifndef ENNEAD_TEXT_ALMANAC_H
#define ENNEAD_TEXT_ALMANAC_H

#include "text/puzzles/reader_state.h"

/* Reads the next grid. ENNEAD_STATUS_END: there is none. */
ennead_status read_almanac(ennead_reader *r, ennead_record *record);

#endif
