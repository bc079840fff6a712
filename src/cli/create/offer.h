/* SPDX-License-Identifier: MIT */
/*
 * What the commands share that write puzzles instead of answers: the numbers of those that are
 * made, and how a puzzle is written by the outputs of `ennead solve`. As a line it is the puzzle
 * itself; the other outputs show the solution too.
 */
#ifndef CLI_OFFER_H
#define CLI_OFFER_H

#include "cli/options/common_options.h"
#include "cli/stream/stream.h"

#define GROUP_MAKING "What is made"
#define GROUP_WRITING "What is written"

/* The rows that they share. The settings begin with struct settings, then struct numbers. */
#define NUMBER_OPTIONS(things) \
    { \
        .name = "number", \
        .letter = 'n', \
        .argument = ARGUMENT_REQUIRED, \
        .argument_name = "N", \
        .group = GROUP_MAKING, \
        .help = "how many " things "; 0 for no end", \
        .standard = "1", \
        .set = set_number, \
    }, \
    { \
        .name = "first", .argument = ARGUMENT_REQUIRED, .argument_name = "K", \
        .group = GROUP_MAKING, \
        .help = "the number of the first one, so that a list can be made in parts: --number=5 " \
                "--first=0 and --number=5 --first=5 make what --number=10 makes", \
        .standard = "0", .set = set_first, \
    }

#define SEED_OPTION(help_text) \
    { \
        .name = "seed", .argument = ARGUMENT_REQUIRED, .argument_name = "N", \
        .group = GROUP_MAKING, .help = help_text, \
        .standard = "drawn by chance, and told by --stats", .set = set_seed, \
    }

#define OUTPUT_OPTION \
    { \
        .name = "output", .letter = 'o', .argument = ARGUMENT_REQUIRED, .argument_name = "FORM", \
        .group = GROUP_WRITING, \
        .help = "how they are written: 'line' gives the puzzle alone, the others as 'ennead " \
                "solve' would answer it", \
        .standard = "grid on a terminal, else line", .choices = &offer_choices, \
        .choose = choose_output, \
    }

#define STATS_OPTION \
    { \
        .name = "stats", .group = GROUP_WRITING, \
        .help = "in the end write sums to standard error, one 'name value' a line", \
        .set = set_stats, \
    }

#define COLOR_OPTION \
    { \
        .name = "color", .argument = ARGUMENT_REQUIRED, .argument_name = "WHEN", \
        .group = GROUP_WRITING, \
        .help = "tell found digits from givens by color in --output=grid; auto means on a " \
                "terminal, unless NO_COLOR is set", \
        .standard = "auto", .choices = &when_choices, .choose = choose_color, \
    }

/* A creator for each thread, and memory for what it makes of a slot. */
struct creators {
    ennead_creator *of[MOST_THREADS];
    void *made[MOST_THREADS];
};

/* stream_run with the creators made before it, each with `bytes` bytes, and given back after it. */
enum exit_code creators_run(struct creators *creators, size_t bytes,
                            const struct settings *settings, const struct job *job);

struct numbers {
    uint64_t first, count; /* count 0: without end */
    uint64_t next;         /* how many have been handed out */
};

struct numbered_settings {
    struct settings common;
    struct numbers numbers;
};

extern const struct choices offer_choices, symmetry_choices;

/* Refuses numbers that go beyond the last one there is. */
enum exit_code numbers_check(const char *command, const struct numbers *numbers);

const char *set_number(void *settings, const char *value);
const char *set_first(void *settings, const char *value);

/* The outputs' consequences, and a seed if none was chosen. */
enum exit_code offer_complete(const char *command, struct settings *settings);

/* How many items a slot should have so that `wanted` of them are worked on together. */
size_t numbers_items(const struct numbers *numbers, size_t wanted, size_t threads);

/* Fills a slot with the next numbers, at most `items`. */
bool numbers_fill(struct numbers *numbers, struct slot *slot, size_t items);

/* A puzzle and its solution. */
struct offer {
    const uint8_t *puzzle, *solution;
    const char *note; /* NULL: its number of clues, for a puzzle that was made */
    size_t note_length;
};

void offer_write(struct slot *slot, const struct settings *settings, const struct item *item,
                 uint64_t number, const struct offer *offer);

#endif
