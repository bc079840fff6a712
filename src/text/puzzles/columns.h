/* SPDX-License-Identifier: MIT */
/*
 * Columns by their names: those of the first line of a table, for the fields of the others.
 */
#ifndef ENNEAD_TEXT_COLUMNS_H
#define ENNEAD_TEXT_COLUMNS_H

#include "text/puzzles/fields.h"

/* Keeps the first line of a text, which may name the columns of a table. */
void columns_keep_first(ennead_reader *r, const line *l);

/* Says that it does. */
void columns_found(ennead_reader *r);

/* Gives an error the names that the first line has. */
void columns_give_names(ennead_reader *r, ennead_record *record, char separator);

/* Gives the record of a line its fields by their names, but for that of the puzzle. */
void columns_give(ennead_reader *r, ennead_record *record, const line *l);

#endif
