/* SPDX-License-Identifier: MIT */
/*
 * The file of --rules is read whole, and a model is made of its rules once, so that errors in them
 * are reported before any grid is read.
 */
#include "cli/options/rules_option.h"

#include <inttypes.h>

#include "cli/base/message.h"
#include "cli/base/terminal.h"
#include "cli/files/whole_file.h"

static const struct choice drawings[] = {
    [DRAW_AUTO] = {"auto", "as the terminal supports"},
    [DRAW_FINE] = {"fine", "box-drawing characters"},
    [DRAW_PLAIN] = {"plain", "plain ASCII"},
};

const struct choices drawing_choices = {"Drawings", CHOICES_OF(drawings)};

bool rules_of_other_size(const struct settings *settings)
{
    const ennead_description *rules = settings->rules;
    return rules != NULL && (rules->rows != 9 || rules->columns != 9 || rules->values != 9 ||
                             rules->first_value != 1);
}

/* Reports an error in the file of --rules, or in its rules. */
static enum exit_code refuse_rules(const struct settings *settings, uint64_t line, uint64_t column,
                                   const char *why)
{
    if (line == 0)
        message("%s: %s", settings->rules_file, why);
    else
        message("%s:%" PRIu64 ":%" PRIu64 ": %s", settings->rules_file, line, column, why);
    return EXIT_INPUT;
}

/* Checks that a model can be made of the rules, whatever the grid. */
static enum exit_code check_rules(const struct settings *settings)
{
    const ennead_constraint *wrong = NULL;
    ennead_model_options options;
    char why[ENNEAD_MESSAGE_SIZE];
    ennead_model *model;
    ennead_model_options_init(&options);
    options.wrong_rule = &wrong;
    ennead_status status = ennead_model_new(settings->rules, &options, NULL, why, &model);
    ennead_model_free(model);
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    return status == ENNEAD_STATUS_OK ? EXIT_ANSWERED
                                      : refuse_rules(settings, wrong != NULL ? wrong->line : 0,
                                                     wrong != NULL ? wrong->column : 0, why);
}

static enum exit_code read_rules(struct settings *settings)
{
    struct text text = {0};
    ennead_variant_report report;
    const char *why = whole_file(settings->rules_file, &text);
    if (why != NULL) {
        const bool no_memory = text.failed;
        text_free(&text);
        message("%s: cannot read: %s", settings->rules_file, why);
        return no_memory ? EXIT_MEMORY : EXIT_IO;
    }
    ennead_status status = ennead_variant_read(text.length > 0 ? text.bytes : "", text.length, NULL,
                                               &settings->rules, &report);
    text_free(&text);
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY) {
        message("out of memory");
        return EXIT_MEMORY;
    }
    return status == ENNEAD_STATUS_OK
               ? check_rules(settings)
               : refuse_rules(settings, report.line, report.column, report.message);
}

enum exit_code rules_load(const char *command, struct settings *settings)
{
    const ennead_reader_options *reading = &settings->reading;
    settings->fine =
        settings->drawing == DRAW_FINE || (settings->drawing == DRAW_AUTO && terminal_shows_utf8());
    if (settings->rules_file == NULL)
        return EXIT_ANSWERED;
    if (settings->watch)
        return message_usage(command, "--watch does not go with --rules");
    enum exit_code code = read_rules(settings);
    const bool formed = (reading->form != ENNEAD_FORM_AUTO && reading->form != ENNEAD_FORM_LINE) ||
                        reading->column > 0 || reading->column_name != NULL;
    if (code == EXIT_ANSWERED && formed && rules_of_other_size(settings))
        return message_usage(command, "the rules are not for 9x9 grids: --input and --column do "
                                      "not go with them");
    return code;
}

void rules_unload(struct settings *settings)
{
    ennead_description_free(settings->rules);
    settings->rules = NULL;
}
