/* SPDX-License-Identifier: MIT */
/*
 * What all commands do to complete their settings: defaults that depend on the terminal, a random
 * seed from the system, the number of cores, the instruction set.
 */
#define _GNU_SOURCE 1
#include "cli/options/settings.h"

#include <errno.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/base/message.h"
#include "cli/base/nearest.h"
#include "cli/base/ranks.h"
#include "cli/base/terminal.h"
#include "cli/base/thread_team.h"

void settings_init(struct settings *settings)
{
    *settings = (struct settings){.watch_milliseconds = DEFAULT_WATCH_MILLISECONDS};
    ennead_reader_options_init(&settings->reading);
    ennead_solve_options_init(&settings->solving);
    ennead_model_options_init(&settings->model.options);
}

bool settings_many(const struct settings *settings)
{
    return settings->solving.solutions == 0 || settings->solving.solutions > 2;
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

enum exit_code settings_draw_seed(const char *command, struct settings *settings)
{
    const struct slice_settings *slice = &settings->slice;
    uint64_t *seed = &settings->solving.seed;
    size_t got = 0;
    if (settings->journal.file != NULL)
        return message_usage(command, "--journal needs --seed, so that a run that goes on has the "
                                      "same");
    if (slice->parts > 0 || slice->skip > 0 || slice->takes)
        return message_usage(command, "--part, --skip and --take need --seed, which is the same "
                                      "for all parts");
    if (ranks_used() != NULL) {
        *seed = ranks_used()->chance;
        return EXIT_ANSWERED;
    }
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

enum exit_code settings_check_reading(const char *command, const struct settings *settings)
{
    const ennead_reader_options *reading = &settings->reading;
    bool column = reading->column > 0 || reading->column_name != NULL;
    if (column && reading->form != ENNEAD_FORM_AUTO && reading->form != ENNEAD_FORM_CSV)
        return message_usage(command, "--column does not go with --input=%s",
                             ennead_form_name(reading->form));
    const struct grid_settings *grids = &settings->grids;
    const char *option = grids->size > 0 ? "size" : grids->boxes != BOXES_NOT_SAID ? "boxes" : NULL;
    if (option != NULL && (column || reading->form != ENNEAD_FORM_AUTO))
        return message_usage(command, "--%s does not go with --input or --column", option);
    return EXIT_ANSWERED;
}

static void choose_paint(struct settings *settings)
{
    const char *no_color = getenv("NO_COLOR");
    bool wanted = settings->to_terminal && terminal_obeys_escapes() &&
                  (no_color == NULL || *no_color == '\0');
    bool painted = settings->color == WHEN_ALWAYS || (settings->color == WHEN_AUTO && wanted);
    settings->paint = painted ? PAINT_COLORS : PAINT_NOTHING;
}

enum exit_code settings_refuse_isa(const char *command, const char *from, const char *name)
{
    struct nearest nearest;
    const char *known;
    nearest_begin(&nearest, name, strlen(name));
    for (size_t i = 0; (known = ennead_isa_name(i)) != NULL; i++) {
        if (strcmp(known, name) == 0)
            return message_usage(command, "%s: this processor cannot run '%s'", from, name);
        nearest_offer(&nearest, known);
    }
    return message_usage(command, "%s: there is no instruction set '%s'%s", from, name,
                         nearest_text(&nearest, ""));
}

size_t settings_hands(const struct settings *settings)
{
    return ranks_workers() > 0 ? ranks_workers() * settings->threads : settings->threads;
}

/* Makes the library use the requested instruction set. */
static enum exit_code select_isa(const char *command, const struct settings *settings)
{
    const char *from = "--isa", *name = settings->isa;
    if (name == NULL) {
        from = "ENNEAD_ISA";
        name = getenv("ENNEAD_ISA");
    }
    if (name == NULL || *name == '\0' || strcmp(name, "auto") == 0 ||
        ennead_isa_set(name) == ENNEAD_STATUS_OK)
        return EXIT_ANSWERED;
    return settings_refuse_isa(command, from, name);
}

static bool streams_are_one(void)
{
    struct stat output, error;
    return fstat(STDOUT_FILENO, &output) == 0 && fstat(STDERR_FILENO, &error) == 0 &&
           output.st_dev == error.st_dev && output.st_ino == error.st_ino;
}

enum exit_code settings_complete(const char *command, struct settings *settings)
{
    /* All ranks of an MPI run must have the same settings. */
    const bool alone = ranks_used() == NULL;
    settings->to_terminal = alone && isatty(STDOUT_FILENO) == 1;
    settings->together = alone && streams_are_one();
    settings->solving.timing = settings->stats ? ENNEAD_TIMING_ON : ENNEAD_TIMING_OFF;
    if (settings->threads == 0)
        settings->threads = alone ? settings_cores() : 1;
    choose_paint(settings);
    enum exit_code code = settings_check_reading(command, settings);
    if (code == EXIT_ANSWERED)
        code = select_isa(command, settings);
    return code;
}
