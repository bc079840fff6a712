/* SPDX-License-Identifier: MIT */
#include "cli/record/records_run.h"

#include "cli/batch/batch.h"
#include "cli/options/rules_option.h"
#include "cli/options/slice_option.h"
#include "cli/record/records.h"

enum exit_code records_run(const struct command *command, struct settings *settings,
                           enum exit_code code, const struct puzzle_command *puzzle_command)
{
    if (code == EXIT_ANSWERED)
        code = slice_check(command->name, settings);
    if (code == EXIT_ANSWERED && settings->records != NULL)
        code = records_prepare(settings->records, command->name);
    if (code == EXIT_ANSWERED)
        code = rules_load(command->name, settings);
    if (code == EXIT_ANSWERED)
        code = batch_run(settings, puzzle_command);
    rules_unload(settings);
    return code;
}
