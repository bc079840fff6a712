/* SPDX-License-Identifier: MIT */
/*
 * What the options say that several commands have, and what follows from them. A command with more
 * options has a struct of its own that begins with this one.
 */
#ifndef CLI_SETTINGS_H
#define CLI_SETTINGS_H

#include <ennead.h>

#include "cli/base/exits.h"

struct output;
struct records;

enum { DEFAULT_WATCH_MILLISECONDS = 50 };

enum when { WHEN_AUTO, WHEN_ALWAYS, WHEN_NEVER };

/* How boards on standard output tell found digits from givens. */
enum paint { PAINT_NOTHING, PAINT_COLORS };

/* --engine=model and the options that go with it. */
struct model_settings {
    bool chosen;
    ennead_model_options options;
};

/* How a list of grids is read: --size and --boxes. */
struct grid_settings {
    unsigned size; /* rows and columns; 0: not said */
    enum { BOXES_NOT_SAID, BOXES_SQUAREST, BOXES_NONE, BOXES_SHAPE } boxes;
    int box_rows, box_columns;
};

struct settings {
    uint64_t given; /* a bit for each row of the options that was given */
    ennead_reader_options reading;
    ennead_solve_options solving;
    const char *output_file;     /* --output; NULL: none */
    struct records *records;     /* how answers are written as records; NULL: not at all */
    int record_form;             /* of record/records.h */
    const char *condition;       /* --where; NULL: none */
    const struct output *output; /* after settings_complete never NULL */
    struct model_settings model;
    struct grid_settings grids;
    bool output_chosen, solutions_chosen, seed_chosen;
    bool count, stats, quiet, watch, guard_formulas;
    size_t threads;
    unsigned engine; /* the choice of --engine */
    uint64_t watch_milliseconds;
    enum when progress, color;
    const char *isa;           /* NULL: not chosen */
    const char *rules_file;    /* --rules; NULL: none */
    ennead_description *rules; /* what it says, once it has been read */
    /* what follows */
    enum paint paint;
    bool to_terminal; /* standard output is one */
    bool together;    /* standard output and standard error are one file, pipe or terminal */
    enum { DRAW_AUTO, DRAW_FINE, DRAW_PLAIN } drawing;
    bool fine; /* pictures are drawn in UTF-8 */
    char *const *files;
    size_t file_count;
    enum { COMMAND_NAMED, COMMAND_IMPLIED } invocation;
};

void settings_init(struct settings *settings);

/* Draws from the terminal and the system what was not chosen, and has the library use the wanted
 * instruction set. What `command` cannot do is refused with a message. */
enum exit_code settings_complete(const char *command, struct settings *settings);

/* Says that `from`, an option or a variable, names an instruction set that there is not. */
enum exit_code settings_refuse_isa(const char *command, const char *from, const char *name);

/* The part of it that concerns reading. */
enum exit_code settings_check_reading(const char *command, const struct settings *settings);

/* A seed by chance, from the system. */
enum exit_code settings_draw_seed(uint64_t *seed);

/* How many cores the process may run on, at most MOST_THREADS. */
size_t settings_cores(void);

/* Whether every solution is asked for, or at least more than the two that tell the verdict. */
bool settings_many(const struct settings *settings);

#endif
