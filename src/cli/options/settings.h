/* SPDX-License-Identifier: MIT */
/*
 * The options that several commands have, and what follows from them. A command with more options
 * has a struct of its own that begins with this one.
 */
#ifndef CLI_SETTINGS_H
#define CLI_SETTINGS_H

#include <ennead.h>

#include "cli/base/exits.h"

struct journal;
struct output;
struct records;

enum { DEFAULT_WATCH_MILLISECONDS = 50 };

enum when { WHEN_AUTO, WHEN_ALWAYS, WHEN_NEVER };

/* How boards on standard output distinguish found digits from givens. */
enum paint { PAINT_NOTHING, PAINT_COLORS };

/* --engine=model and the options that belong to it. */
struct model_settings {
    bool chosen;
    ennead_model_options options;
};

/* How a list of grids is read: --size and --boxes. */
struct grid_settings {
    unsigned size; /* rows and columns; 0: not given */
    enum { BOXES_NOT_SAID, BOXES_SQUAREST, BOXES_NONE, BOXES_SHAPE } boxes;
    int box_rows, box_columns;
};

/* Which records are answered: --part, or --skip and --take. */
struct slice_settings {
    uint64_t part, parts; /* parts 0: not given */
    uint64_t skip, take;
    bool takes; /* --take is given */
};

/* --journal and --resume. */
struct journal_settings {
    const char *file; /* NULL: none */
    bool resume;
};

struct settings {
    uint64_t given; /* a bit for each row of the options that was given */
    ennead_reader_options reading;
    ennead_solve_options solving;
    const char *output_file;     /* --output; NULL: none */
    struct records *records;     /* how answers are written as records; NULL: not as records */
    int record_form;             /* a form of record/records.h */
    const char *condition;       /* --where; NULL: none */
    const struct output *output; /* never NULL after settings_complete */
    struct model_settings model;
    struct grid_settings grids;
    struct slice_settings slice;
    struct journal_settings journal;
    struct journal *journaling; /* the journal, once it is open */
    const char *spelled;        /* the options that matter for a journal, as they were given */
    ennead_wording wording;     /* of sentences: --language and --notation */
    bool output_chosen, solutions_chosen, seed_chosen;
    bool count, estimate, stats, quiet, watch, guard_formulas;
    uint64_t samples; /* of --estimate */
    size_t threads;
    unsigned engine; /* the choice of --engine */
    uint64_t watch_milliseconds;
    enum when progress, color;
    const char *isa;           /* NULL: automatic */
    const char *rules_file;    /* --rules; NULL: none */
    ennead_description *rules; /* its contents, once it has been read */
    /* derived from the options */
    enum paint paint;
    bool to_terminal; /* standard output is one */
    bool together;    /* standard output and standard error are the same file, pipe or terminal */
    enum { DRAW_AUTO, DRAW_FINE, DRAW_PLAIN } drawing;
    bool fine;                 /* pictures are drawn in UTF-8 */
    bool output_may_be_folder; /* of this command */
    char *const *files;
    size_t file_count;
    bool in_argument; /* the one puzzle is an argument itself, so that it needs no name */
    enum { COMMAND_NAMED, COMMAND_IMPLIED } invocation;
};

void settings_init(struct settings *settings);

/* Sets what was not given, from the terminal and the system, and makes the library use the
 * requested instruction set. What `command` cannot do is refused with a message. */
enum exit_code settings_complete(const char *command, struct settings *settings);

/* Reports that `from`, an option or a variable, names an unknown instruction set. */
enum exit_code settings_refuse_isa(const char *command, const char *from, const char *name);

/* The part of settings_complete that concerns reading. */
enum exit_code settings_check_reading(const char *command, const struct settings *settings);

/* Takes a random seed from the system; refused if only some of the records are answered, because
 * the others would get another seed. */
enum exit_code settings_draw_seed(const char *command, struct settings *settings);

/* The number of cores that the process may use, at most MOST_THREADS. */
size_t settings_cores(void);

/* The number of threads that work, on all ranks of an MPI run. */
size_t settings_hands(const struct settings *settings);

/* Whether all solutions are wanted, or at least more than the two that decide the verdict. */
bool settings_many(const struct settings *settings);

#endif
