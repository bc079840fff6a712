/* SPDX-License-Identifier: MIT */
/*
 * States of 729 characters.
 */
#ifndef ENNEAD_TEXT_SUKAKU_H
#define ENNEAD_TEXT_SUKAKU_H

#include "text/puzzles/reader_state.h"

/* Whether a line begins with so long a run of digits and dots that it must be 729 of them. */
bool is_sukaku_line(const line *l);
ennead_status give_sukaku(ennead_reader *r, ennead_record *record, const line *l);

#endif
