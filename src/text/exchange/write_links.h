/* SPDX-License-Identifier: MIT */
/*
 * Puzzles and states as links.
 */
#ifndef ENNEAD_TEXT_EXCHANGE_WRITE_LINKS_H
#define ENNEAD_TEXT_EXCHANGE_WRITE_LINKS_H

#include "text/exchange/exchange.h"

/* Writes one of the forms that are links. */
void write_links(exchange_work *w, ennead_exchange form);

#endif
