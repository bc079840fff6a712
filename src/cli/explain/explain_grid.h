/* SPDX-License-Identifier: MIT */
/*
 * Boards with their pencil marks, as steps leave them.
 */
#ifndef CLI_EXPLAIN_GRID_H
#define CLI_EXPLAIN_GRID_H

#include <ennead.h>

#include "cli/base/text.h"
#include "cli/options/settings.h"

/* Adds a board with its pencil marks after a step. The cells that the step rests on and those that
 * it changed are marked, by color or with * and !. */
void explain_grid(struct text *text, const ennead_state *after, const ennead_step *step,
                  enum paint paint, const char *indent);

#endif
