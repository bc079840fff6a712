/* SPDX-License-Identifier: MIT */
/*
 * From what was asked for to what will be done: defaults that depend on the terminal, a seed from
 * the system, the cores there are, and the combinations of options that make no sense, refused
 * before any work is done.
 */
#define _GNU_SOURCE 1
#include "cli/settings.h"

#include <errno.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include "cli/message.h"
#include "cli/output.h"

static const char command[] = "solve";

void settings_init(struct settings *settings)
{
    *settings = (struct settings){.watch_milliseconds = DEFAULT_WATCH_MILLISECONDS};
    ennead_reader_options_init(&settings->reading);
    ennead_options_init(&settings->solving);
}

bool settings_many(const struct settings *settings)
{
    return settings->solving.solutions == 0 || settings->solving.solutions > 2;
}

bool settings_terminal_obeys(void)
{
    const char *term = getenv("TERM");
    return term != NULL && *term != '\0' && strcmp(term, "dumb") != 0;
}

size_t settings_cores(void)
{
    long count = 0;
#ifdef CPU_COUNT
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0)
        count = CPU_COUNT(&set);
#endif
    if (count < 1)
        count = sysconf(_SC_NPROCESSORS_ONLN);
    if (count < 1)
        return 1;
    return count < MOST_THREADS ? (size_t)count : MOST_THREADS;
}

static enum exit_code draw_seed(uint64_t *seed)
{
    size_t got = 0;
    while (got < sizeof *seed) {
        ssize_t bytes = getrandom((char *)seed + got, sizeof *seed - got, 0);
        if (bytes < 0 && errno != EINTR) {
            message("cannot draw a seed: %s", strerror(errno));
            return EXIT_IO;
        }
        got += bytes > 0 ? (size_t)bytes : 0;
    }
    return EXIT_ANSWERED;
}

enum exit_code settings_check_reading(const char *name, const struct settings *settings)
{
    const ennead_reader_options *reading = &settings->reading;
    bool column = reading->column > 0 || reading->column_name != NULL;
    if (column && reading->form != ENNEAD_FORM_AUTO && reading->form != ENNEAD_FORM_CSV)
        return message_usage(name, "--column does not go with --input=%s",
                             ennead_form_name(reading->form));
    return EXIT_ANSWERED;
}

static enum exit_code complete_output(struct settings *settings)
{
    if (settings->count) {
        if (settings->output_chosen && settings->output != output_named("line"))
            return message_usage(command,
                                 "--count writes numbers alone: it does not go with "
                                 "--output=%s",
                                 settings->output->name);
        settings->output = &count_output;
        if (!settings->solutions_chosen)
            settings->solving.solutions = 0;
    } else if (!settings->output_chosen) {
        settings->output = output_named(settings->to_terminal ? "grid" : "line");
    }
    const char *no_color = getenv("NO_COLOR");
    bool wanted = settings->to_terminal && settings_terminal_obeys() &&
                  (no_color == NULL || *no_color == '\0');
    bool painted = settings->color == WHEN_ALWAYS || (settings->color == WHEN_AUTO && wanted);
    settings->paint = painted ? PAINT_COLORS : PAINT_NOTHING;
    return EXIT_ANSWERED;
}

static enum exit_code complete_engine(struct settings *settings)
{
    ennead_options *solving = &settings->solving;
    if (settings->watch && !settings->to_terminal)
        return message_usage(command, "--watch needs a terminal as standard output");
    if (settings->watch && settings->progress == WHEN_ALWAYS)
        return message_usage(command, "--watch shows how far it is: it does not go with "
                                      "--progress=always");
    if (settings->watch && solving->engine == ENNEAD_AUTO)
        solving->engine = ENNEAD_BIFURCATION;
    if (settings->watch)
        settings->threads = 1;
    if (settings->output->order == ENNEAD_LEXICOGRAPHIC) {
        if (solving->engine == ENNEAD_RANDOM)
            return message_usage(command,
                                 "--output=%s shows solutions in lexicographic order: it "
                                 "does not go with --engine=random",
                                 settings->output->name);
        solving->order = ENNEAD_LEXICOGRAPHIC;
    }
    if (solving->engine == ENNEAD_RANDOM && solving->order == ENNEAD_LEXICOGRAPHIC)
        return message_usage(command, "--order=lexicographic does not go with --engine=random");
    if (solving->engine == ENNEAD_RANDOM && !settings->seed_chosen)
        return draw_seed(&solving->seed);
    return EXIT_ANSWERED;
}

/* Makes the library use the instruction set that is wanted. */
static enum exit_code select_isa(const struct settings *settings)
{
    const char *from = "--isa", *name = settings->isa;
    if (name == NULL) {
        from = "ENNEAD_ISA";
        name = getenv("ENNEAD_ISA");
    }
    if (name == NULL || *name == '\0' || strcmp(name, "auto") == 0 ||
        ennead_isa_select(name) == ENNEAD_OK)
        return EXIT_ANSWERED;
    return message_usage(command, "%s: there is no edition '%s', or this processor cannot run it",
                         from, name);
}

enum exit_code settings_complete(struct settings *settings)
{
    settings->to_terminal = isatty(STDOUT_FILENO) == 1;
    if (settings->threads == 0)
        settings->threads = settings_cores();
    enum exit_code code = settings_check_reading(command, settings);
    if (code == EXIT_ANSWERED)
        code = complete_output(settings);
    if (code == EXIT_ANSWERED)
        code = complete_engine(settings);
    if (code == EXIT_ANSWERED)
        code = select_isa(settings);
    return code;
}
