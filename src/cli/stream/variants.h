/* SPDX-License-Identifier: MIT */
/*
 * Puzzles with rules of their own, as commands get them: from files in a form for such puzzles, or
 * as plain grids to which a file adds rules (--rules=FILE).
 */
#ifndef CLI_VARIANTS_H
#define CLI_VARIANTS_H

#include "cli/batch/slot.h"

struct job;

/* More bytes of a file are not read. */
enum { VARIANTS_LONGEST_FILE = 1 << 26 };

struct variant {
    ennead_description description; /* its arrays belong to `own`, or to the rules of --rules */
    ennead_description *own;
    ennead_variant_report report;
    uint64_t candidates[ENNEAD_MOST_CELLS]; /* of a plain grid */
    ennead_model *model;                    /* with what the settings ask for; NULL: not needed */
};

#define RULES_OPTION(in_group) \
    { \
        .name = "rules", .argument = ARGUMENT_REQUIRED, .argument_name = "FILE", \
        .group = in_group, \
        .help = "add the rules of FILE, a puzzle in a form of variants, to each plain grid; see " \
                "docs/variants.md", \
        .set = set_rules, \
    }

#define DRAWING_OPTION(in_group) \
    { \
        .name = "drawing", .argument = ARGUMENT_REQUIRED, .argument_name = "HOW", \
        .group = in_group, \
        .help = "what grids with rules of their own are drawn with; auto means fine on a " \
                "terminal that takes UTF-8", \
        .standard = "auto", .choices = &drawing_choices, .choose = choose_drawing, \
    }

extern const struct choices drawing_choices;
void choose_drawing(void *settings, size_t index);

const char *set_rules(void *settings, const char *value);

/* Sees how pictures are drawn, and reads the file of --rules, if there is one; what is wrong with it has been said. */
enum exit_code variants_load(const char *command, struct settings *settings);
void variants_unload(struct settings *settings);

/* Whether plain grids are read line by line, since the rules of --rules are of another size than
 * the reader of puzzles knows. */
bool variants_by_lines(const struct settings *settings);

/* Reads the text or grid of an item and hands it to the job, or says what is wrong with it. */
void variants_answer(struct slot *slot, const struct job *job, const struct settings *settings,
                     const struct item *item, size_t index);

/* The options of a model that the settings ask for. */
ennead_model_options variants_options(const struct settings *settings);

/* Whether standard output is a terminal that shows UTF-8, going by the environment. */
bool variants_terminal_is_fine(void);

/* Adds the number of each cell, or of each that is given, without an end of the line. */
void variants_add_values(struct text *text, const struct variant *variant, const uint8_t *values);
void variants_add_givens(struct text *text, const struct variant *variant);

/* Adds what is left to each cell, as ennead_variant_write_marks, with blanks before each line. */
void variants_add_marks(struct text *text, const struct variant *variant,
                        const uint64_t *candidates, size_t indent);

/* Says of a puzzle without a solution if two of its givens are at odds. */
void variants_say_clash(struct slot *slot, const struct settings *settings, const struct item *item,
                        const struct variant *variant);

/* Whether every cell has one value left. */
bool variants_solved(const struct variant *variant, const uint64_t *candidates);

/* Adds "FILE:LINE TITLE", and the picture of a grid with the rules that it does not show. */
void variants_add_name(struct text *text, const struct item *item, const struct variant *variant);
void variants_add_picture(struct text *text, const struct settings *settings,
                          const struct variant *variant, const uint8_t *values);
void variants_add_rules(struct text *text, const struct variant *variant);

/* What the commands do with a variant; `user` is a struct settings, or begins with one. */
void solve_variant(const void *user, struct slot *slot, const struct item *item,
                   const struct variant *variant);
const char *solve_unfit_for_variants(const struct settings *settings); /* NULL: it is fit */
void explain_variant(const void *user, struct slot *slot, const struct item *item,
                     const struct variant *variant);
/* The stages that are not `wanted` are not told. */
void hint_variant(struct slot *slot, const struct item *item, const struct variant *variant,
                  const bool wanted[ENNEAD_HINT_MOVE + 1]);
enum checked_for { CHECKED_FOR_ONE, CHECKED_FOR_MINIMAL };
void check_variant(const struct settings *settings, struct slot *slot, const struct item *item,
                   const struct variant *variant, enum checked_for wanted);

#endif
