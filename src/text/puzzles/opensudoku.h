/* SPDX-License-Identifier: MIT */
/*
 * XML of OpenSudoku (R. Masek, 2009), versions 1 and 2.
 */
#ifndef ENNEAD_TEXT_OPENSUDOKU_H
#define ENNEAD_TEXT_OPENSUDOKU_H

#include "text/puzzles/reader_state.h"

/* Whether the text from the cursor on, at the start of it, is such XML. Returns XML_UNDECIDED if
 * more of it is needed. */
typedef enum xml_found { XML_NO, XML_YES, XML_UNDECIDED } xml_found;
xml_found find_opensudoku(const ennead_reader *r);

/* Reads the next game. */
ennead_status read_opensudoku(ennead_reader *r, ennead_record *record);

#endif
