/* SPDX-License-Identifier: MIT */
/*
 * `ennead unique-forms`.
 */
#ifndef CLI_UNIQUE_FORMS_H
#define CLI_UNIQUE_FORMS_H

#include "cli/options/options.h"

extern const struct command unique_forms_command;

#endif
