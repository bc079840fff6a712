/* SPDX-License-Identifier: MIT */
/*
 * A puzzle with variant rules: read from text, solved by a model, and its first step in words.
 */
#include <ennead.h>
#include <stdio.h>
#include <string.h>

static const char text[] = "variant A killer of four\n"
                           "size 4\n"
                           "cage 3 r1c1 r1c2\n"
                           "cage 7 r4c3 r4c4\n"
                           "cage 4 r2c2 r2c3\n"
                           "greater r1c1 r1c2\n";

static void print_solutions(ennead_model *model)
{
    uint8_t solution[ENNEAD_MOST_CELLS];
    char line[3 * 16 + 1];

    while (ennead_model_next(model, solution) == ENNEAD_STATUS_OK) {
        ennead_write_values(solution, 16, ENNEAD_NOTATION_SIGNS, line);
        puts(line);
    }
}

int main(void)
{
    static ennead_model_step step;
    char message[ENNEAD_MESSAGE_SIZE];
    uint64_t candidates[ENNEAD_MOST_CELLS];
    ennead_description *description;
    ennead_variant_report report;
    ennead_model_options options;
    ennead_model *model;

    if (ennead_variant_read(text, strlen(text), NULL, &description, &report)) {
        printf("line %d: %s\n", (int)report.line, report.message);
        return 1;
    }
    ennead_model_options_init(&options);
    options.solutions = 10;
    if (ennead_model_new(description, &options, NULL, message, &model)) {
        puts(message);
        return 1;
    }
    memcpy(candidates, description->candidates, 16 * sizeof candidates[0]);
    if (ennead_model_step_next(model, ENNEAD_MODEL_REASON_TRIAL, candidates, &step) ==
        ENNEAD_STATUS_OK)
        puts(step.text);
    if (ennead_model_start(model, NULL) == ENNEAD_STATUS_OK)
        print_solutions(model);
    ennead_model_free(model);
    ennead_description_free(description);
    return 0;
}
