/* SPDX-License-Identifier: MIT */
/*
 * `ennead practice`: positions in which a certain technique is the next step.
 */
#include <inttypes.h>

#include "cli/base/message.h"
#include "cli/base/signals.h"
#include "cli/files/print.h"
#include "cli/learn/positions.h"
#include "cli/options/arguments.h"
#include "cli/options/common_options.h"
#include "cli/options/techniques_option.h"

enum { MOST_POSITIONS = 10000 };

struct practice_settings {
    struct settings common; /* must be first */
    ennead_technique_set techniques;
    unsigned count;
};

static const struct option_row options[] = {
    {
        .name = "technique",
        .letter = 't',
        .argument_name = "LIST",
        .group = "Options",
        .help = "make positions for these techniques: names, abbreviations, families or levels of "
                "'ennead techniques', separated by commas",
        .stored =
            STORE_READ(struct practice_settings, techniques, ennead_technique_set, read_techniques),
    },
    {
        .name = "number",
        .letter = 'n',
        .argument_name = "N",
        .group = "Options",
        .help = "make N positions for each technique",
        .standard = "10",
        .stored = STORE_NUMBER(struct practice_settings, count, 1, MOST_POSITIONS),
    },
    SEED_OPTION("Options", "use this seed; the same seed gives the same positions",
                "drawn by chance"),
    OUTPUT_OPTION("Options"),
    QUIET_OPTION,
    HELP_OPTION,
    END_OF_OPTIONS,
};

/* Adds the positions of a technique. Returns false if stopped. */
static bool add_positions(struct practice_positions *positions,
                          const struct practice_settings *settings, int technique,
                          struct text *text)
{
    static struct position position;
    const char *name = ennead_technique_info(technique)->name;
    unsigned turned = 0;
    for (unsigned i = 0; i < settings->count; i++) {
        if (!positions_get(positions, technique, i, &position))
            return false;
        turned += position.kind == POSITION_TURNED;
        position_add_line(text, &position);
        text_character(text, '\n');
    }
    if (turned > 0 && !settings->common.quiet)
        message("%s is rare: its worked example, turned and with other digits, stands in for %u of "
                "%u positions",
                name, turned, settings->count);
    return true;
}

static enum exit_code run_practice(const struct command *command, int argc, char **argv)
{
    struct practice_settings settings = {.count = 10};
    struct practice_positions positions;
    struct text text = {0};
    enum exit_code code;
    settings_init(&settings.common);
    if (!command_parse(command, &settings.common, argc, argv, &code))
        return code;
    if (settings.common.file_count > 0)
        return message_usage(command->name, "'%s' is one argument too many",
                             settings.common.files[0]);
    if (technique_set_is_empty(&settings.techniques))
        return message_usage(command->name, "which technique? Say --technique=NAME");
    if (!settings.common.seed_chosen)
        code = settings_draw_seed(command->name, &settings.common);
    else
        code = EXIT_ANSWERED;
    if (code != EXIT_ANSWERED)
        return code;
    if (!positions_start(&positions, settings.common.solving.seed, &settings.techniques,
                         settings.count))
        text.failed = true;
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT && !text.failed; i++)
        if (ennead_technique_set_has(&settings.techniques, (ennead_technique)i) &&
            !add_positions(&positions, &settings, i, &text))
            break;
    positions_free(&positions);
    return print_text(&text);
}

static const struct example examples[] = {
    {"ennead practice --technique=x-wing", "write ten positions, one per line"},
    {"ennead practice --technique=x-wing -n 1 | ennead draw --marks=all -o position.svg",
     "draw a position"},
    {"ennead practice --technique=wings -n 4 | ennead book --marks=all --hints=next -o wings.pdf",
     "make a book with the answers"},
    {"ennead practice --technique=swordfish -n 1 | ennead hint --style=strict", "explain the step"},
};

const struct command practice_command = {
    .name = "practice",
    .arguments = "[OPTION]...",
    .summary = "make positions in which a technique is needed",
    .about =
        "Makes positions in which a technique is the next step needed: no technique that 'ennead "
        "techniques' lists before it finds a step. Each position is one line with digits and "
        "candidates, which all commands read. Positions are taken from the paths of random "
        "puzzles. If a technique is too rare, further positions are its worked example, turned and "
        "with other digits, and a message says so.",
    .options = options,
    .examples = examples,
    .example_count = sizeof examples / sizeof examples[0],
    .answered = "all positions were written",
    .unanswered = "never",
    .run = run_practice,
};
