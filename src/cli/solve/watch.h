/* SPDX-License-Identifier: MIT */
/*
 * Shows a search live on the terminal, cell by cell. It uses the whole screen for one
 * puzzle at a time, and restores it before the answer is written as usual.
 */
#ifndef CLI_WATCH_H
#define CLI_WATCH_H

#include "cli/options/settings.h"

struct watch;

/* Whether there is a terminal to draw on; if not, a message has been printed. */
enum exit_code watch_check(const struct settings *settings);

/* Takes over the screen and shows the puzzle. Returns NULL if the terminal or memory fails. */
struct watch *watch_begin(const struct settings *settings, const ennead_puzzle *puzzle,
                          const char *name, uint64_t line);

/* For ennead_solve_options: use it as on_cell, with the watch as on_cell_user. */
void watch_cell(void *watch, int cell, int digit);

/* Shows the verdict for a moment, and restores the screen. */
void watch_end(struct watch *watch, const ennead_solve_result *result);

#endif
