/* SPDX-License-Identifier: MIT */
/*
 * What the options of `ennead solve` say, and what follows from them.
 */
#ifndef CLI_SETTINGS_H
#define CLI_SETTINGS_H

#include <ennead.h>

#include "cli/options.h"

struct output;

enum { MOST_THREADS = 256, DEFAULT_WATCH_MILLISECONDS = 50 };

enum when { WHEN_AUTO, WHEN_ALWAYS, WHEN_NEVER };

/* How boards on standard output tell found digits from givens. */
enum paint { PAINT_NOTHING, PAINT_COLORS };

struct settings {
    ennead_reader_options reading;
    ennead_options solving;
    const struct output *output; /* after settings_complete never NULL */
    bool output_chosen, solutions_chosen, seed_chosen;
    bool count, stats, quiet, watch;
    size_t threads;
    uint64_t watch_milliseconds;
    enum when progress, color;
    const char *isa; /* NULL: not chosen */
    /* what follows */
    enum paint paint;
    bool to_terminal; /* standard output is one */
    char *const *files;
    size_t file_count;
    enum { COMMAND_NAMED, COMMAND_IMPLIED } invocation;
};

extern const struct option_row solve_options[];

/* What other commands take from that table: their settings begin with a struct settings, which is
 * what these store in. */
extern const struct choices form_choices;
void choose_form(void *settings, size_t index);
const char *set_column(void *settings, const char *value);
const char *set_solutions(void *settings, const char *value);
const char *set_quiet(void *settings, const char *value);

/* Reads a number of decimal digits from `low` to `high`. */
bool parse_number(const char *text, uint64_t low, uint64_t high, uint64_t *number);

/* Reads a number of seconds such as 10 or 0.5, up to 10^9. Returns NULL, or what is wrong. */
const char *parse_seconds(const char *text, double *seconds);

void settings_init(struct settings *settings);

/* Draws what was not chosen from the terminal and the system, and refuses options that
 * contradict one another, with a message. */
enum exit_code settings_complete(struct settings *settings);

/* Refuses options for reading that contradict one another, with a message. */
enum exit_code settings_check_reading(const char *name, const struct settings *settings);

/* How many cores the process may run on, at most MOST_THREADS. */
size_t settings_cores(void);

/* Whether the terminal, going by its name in TERM, does as escape sequences say. */
bool settings_terminal_obeys(void);

/* Whether every solution is asked for, or at least more than the two that tell the verdict. */
bool settings_many(const struct settings *settings);

#endif
