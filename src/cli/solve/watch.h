/* SPDX-License-Identifier: MIT */
/*
 * A search shown live on the terminal, cell by cell (ncurses). The screen is taken for one puzzle
 * at a time and given back before its answer is written as always.
 */
#ifndef CLI_WATCH_H
#define CLI_WATCH_H

#include "cli/options/settings.h"

struct watch;

/* Whether there is a terminal that can be drawn on; if not, a message has been given. */
enum exit_code watch_check(const struct settings *settings);

/* Takes the screen and shows the puzzle; NULL when the terminal or memory fails. */
struct watch *watch_begin(const struct settings *settings, const ennead_puzzle *puzzle,
                          const char *name, uint64_t line);

/* For ennead_solve_options: on_cell, with the watch as on_cell_user. */
void watch_cell(void *watch, int cell, int digit);

/* Leaves the verdict standing for a moment, and gives the screen back. */
void watch_end(struct watch *watch, const ennead_solve_result *result);

#endif
