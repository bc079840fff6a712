/* SPDX-License-Identifier: MIT */
/*
 * Puzzles of 81 cells with anything between them.
 */
#ifndef ENNEAD_TEXT_ALMANAC_H
#define ENNEAD_TEXT_ALMANAC_H

#include "text/puzzles/reader_state.h"

/* Reads the next grid. Returns ENNEAD_STATUS_END if there is none. */
ennead_status read_almanac(ennead_reader *r, ennead_record *record);

#endif
