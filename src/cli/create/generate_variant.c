/* SPDX-License-Identifier: MIT */
/*
 * `ennead generate --rules=FILE`: puzzles with these rules, in the form of this project, which solve
 * and all others read back. A slot is a few numbers; each puzzle is made where its answer is
 * written, by many threads at once.
 */
#include "cli/create/generate_variant.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "cli/base/signals.h"
#include "cli/batch/batch.h"

enum { PUZZLES_IN_A_SLOT = 4 };

struct generate_variant_run {
    const ennead_description *rules;
    uint64_t seed;
    struct numbers numbers;
};

static bool fill_slot(void *user, struct slot *slot)
{
    struct generate_variant_run *run = user;
    return numbers_fill(&run->numbers, slot, PUZZLES_IN_A_SLOT);
}

/* Writes a puzzle with its number in the title, after an empty line if it is not the first. */
static void write_made(struct slot *slot, const struct generate_variant_run *run,
                       const ennead_description *made, uint64_t number)
{
    char title[64];
    size_t length, room = 1 << 16;
    char *text = NULL;
    snprintf(title, sizeof title, "seed %" PRIu64 ", number %" PRIu64, run->seed, number);
    do {
        char *more = realloc(text, room);
        if (more == NULL) {
            slot->cut = CUT_BY_MEMORY;
            free(text);
            return;
        }
        text = more;
        length = ennead_variant_write(made, title, text, room);
    } while (length >= room && (room = length + 1) > 0);
    if (number > run->numbers.first)
        text_character(&slot->output, '\n');
    text_add(&slot->output, text, length);
    free(text);
}

static void write_puzzle(void *user, struct slot *slot, const struct item *item, size_t index)
{
    const struct generate_variant_run *run = user;
    uint64_t candidates[ENNEAD_MOST_CELLS];
    ennead_description made = *run->rules;
    ennead_creation_outcome creation = ENNEAD_CREATION_OUTCOME_STOPPED;
    char message_of[ENNEAD_MESSAGE_SIZE] = "";
    ennead_variant_request request;
    (void)index;
    ennead_variant_request_init(&request);
    request.seed = run->seed;
    request.number = item->line;
    request.stop = signals_stop();
    request.time_limit = numbers_time_left(&run->numbers);
    ennead_status status =
        ennead_variant_generate(run->rules, &request, NULL, message_of, candidates, &creation);
    made.candidates = candidates;
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY) {
        slot->cut = CUT_BY_MEMORY;
    } else if (signals_stopped()) {
        slot->cut = CUT_BY_STOP;
    } else if (creation == ENNEAD_CREATION_OUTCOME_CREATED) {
        write_made(slot, run, &made, item->line);
        slot->totals.verdicts[ENNEAD_VERDICT_UNIQUE]++;
    } else if (creation == ENNEAD_CREATION_OUTCOME_STOPPED) {
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
    } else {
        slot->totals.code = graver(slot->totals.code, EXIT_UNANSWERED);
        text_format(&slot->messages, "ennead: puzzle %" PRIu64 ": %s\n", item->line,
                    status != ENNEAD_STATUS_OK ? message_of
                                               : "no grid that keeps the rules was found");
    }
}

enum exit_code generate_variants(const struct generate *generate)
{
    struct settings settings = generate->numbered.common;
    struct generate_variant_run run = {.rules = settings.rules,
                                       .seed = settings.solving.seed,
                                       .numbers = generate->numbered.numbers};
    settings.rules = NULL; /* the items of the pipeline are numbers */
    struct puzzle_command puzzle_command = {
        .user = &run,
        .room = slot_room(&settings, 0),
        .fill = fill_slot,
        .total = run.numbers.count,
        .puzzle = write_puzzle,
    };
    puzzle_command.room.items = PUZZLES_IN_A_SLOT;
    numbers_begin(&run.numbers, &settings);
    const enum exit_code code = batch_run(&settings, &puzzle_command);
    return graver(code, numbers_code(&run.numbers));
}
