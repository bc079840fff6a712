/* SPDX-License-Identifier: MIT */
/*
 * All rules, or all techniques, on one sheet.
 */
#ifndef CLI_DRAW_CATALOGUE_H
#define CLI_DRAW_CATALOGUE_H

#include "cli/draw/draw_settings.h"

/* Makes the requested sheet, and adds it to the drawing's files. */
enum exit_code draw_catalogue(struct drawing *drawing);

#endif
