/* SPDX-License-Identifier: MIT */
/*
 * Columns with names: the first line of a table names the fields of the other lines.
 */
#ifndef ENNEAD_TEXT_COLUMNS_H
#define ENNEAD_TEXT_COLUMNS_H

#include "text/puzzles/fields.h"

/* Keeps the first line of a text, which may name the columns of a table. */
void columns_keep_first(ennead_reader *r, const line *l);

/* Confirms that it does. */
void columns_found(ennead_reader *r);

/* Attaches the column names of the first line to an error record. */
void columns_give_names(ennead_reader *r, ennead_record *record, char separator);

/* Attaches the fields of a line, except the puzzle, to its record, with their names. */
void columns_give(ennead_reader *r, ennead_record *record, const line *l);

#endif
