/* SPDX-License-Identifier: MIT */
/*
 * Puzzles and states as lines and boards.
 */
#ifndef ENNEAD_TEXT_EXCHANGE_WRITE_LINES_H
#define ENNEAD_TEXT_EXCHANGE_WRITE_LINES_H

#include "text/exchange/exchange.h"

/* Writes one of the forms from ENNEAD_EXCHANGE_LINE to ENNEAD_EXCHANGE_HODOKU. */
void write_lines(exchange_work *w, ennead_exchange form);

#endif
