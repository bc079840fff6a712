/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE 1
#include "cli/record/records_run.h"

#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/ranks.h"
#include "cli/batch/batch.h"
#include "cli/files/destination.h"
#include "cli/journal/journal.h"
#include "cli/options/rules_option.h"
#include "cli/options/slice_option.h"
#include "cli/record/records.h"

enum exit_code records_tell_finished(const struct settings *settings)
{
    const struct journal_state *last = journal_last(settings->journaling);
    if (journal_is_unmoved(settings->journaling)) {
        destination_complete();
    } else if (access(destination_name(), F_OK) != 0) {
        message("%s: this run is finished, but its output is gone; remove the journal to begin "
                "anew",
                settings->journal.file);
        return EXIT_IO;
    }
    message("%s: this run is finished", settings->journal.file);
    return (enum exit_code)last->numbers[JOURNAL_NUMBERS - 1];
}

static enum exit_code run_with_journal(const struct command *command, struct settings *settings,
                                       const struct puzzle_command *puzzle_command)
{
    if (puzzle_command->fill == NULL && settings->file_count == 0)
        return message_usage(command->name,
                             "--journal needs files, which can be read again, not standard input");
    enum exit_code code = journal_open(command->name, settings, &settings->journaling);
    if (code == EXIT_ANSWERED)
        code = journal_past(settings->journaling) == JOURNAL_FINISHED
                   ? records_tell_finished(settings)
                   : batch_run(settings, puzzle_command);
    journal_close(settings->journaling);
    settings->journaling = NULL;
    return code;
}

enum exit_code records_run(const struct command *command, struct settings *settings,
                           enum exit_code code, const struct puzzle_command *puzzle_command)
{
    if (code == EXIT_ANSWERED)
        code = slice_check(command->name, settings);
    if (code == EXIT_ANSWERED && settings->records != NULL)
        code = records_prepare(settings->records, command->name);
    if (code == EXIT_ANSWERED)
        code = rules_load(command->name, settings);
    if (code == EXIT_ANSWERED && settings->journal.file != NULL && !ranks_are_led())
        code = run_with_journal(command, settings, puzzle_command);
    else if (code == EXIT_ANSWERED)
        code = batch_run(settings, puzzle_command);
    rules_unload(settings);
    return code;
}
