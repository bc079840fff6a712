/* SPDX-License-Identifier: MIT */
/*
 * An offer is written as an answer: the puzzle, the verdict that it has one solution, and that.
 * Only a line is different, as there a solution alone would be no use.
 */
#include "cli/create/offer.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/output/output.h"

static const char *offer_help(size_t index)
{
    return strcmp(output_name(index), "line") == 0 ? "one puzzle a line" : output_help(index);
}

const struct choices offer_choices = {"Outputs", output_name, offer_help};

static const char *symmetry_name(size_t index)
{
    return ennead_symmetry_name((ennead_symmetry)index);
}

static const char *symmetry_help(size_t index)
{
    static const char *const helps[] = {
        [ENNEAD_SYMMETRY_NONE] = "the clues are anywhere",
        [ENNEAD_SYMMETRY_HALF_TURN] = "the same upside down",
        [ENNEAD_SYMMETRY_QUARTER_TURN] = "the same from all four sides",
        [ENNEAD_SYMMETRY_HORIZONTAL] = "the upper half is the mirror image of the lower",
        [ENNEAD_SYMMETRY_VERTICAL] = "the left half is the mirror image of the right",
        [ENNEAD_SYMMETRY_DIAGONAL] = "mirrored at the diagonal from r1c1 to r9c9",
        [ENNEAD_SYMMETRY_ANTIDIAGONAL] = "mirrored at the diagonal from r1c9 to r9c1",
        [ENNEAD_SYMMETRY_BOTH_AXES] = "horizontal and vertical",
        [ENNEAD_SYMMETRY_BOTH_DIAGONALS] = "diagonal and antidiagonal",
        [ENNEAD_SYMMETRY_FULL] = "all of these",
    };
    return helps[index];
}

const struct choices symmetry_choices = {"Symmetries", symmetry_name, symmetry_help};

const char *set_number(void *settings, const char *value)
{
    return parse_number(value, 0, UINT64_MAX,
                        &((struct numbered_settings *)settings)->numbers.count)
               ? NULL
               : "is not a number from 0 to 18446744073709551615";
}

const char *set_first(void *settings, const char *value)
{
    return parse_number(value, 0, UINT64_MAX,
                        &((struct numbered_settings *)settings)->numbers.first)
               ? NULL
               : "is not a number from 0 to 18446744073709551615";
}

enum exit_code numbers_check(const char *command, const struct numbers *numbers)
{
    if (numbers->count > 0 && numbers->first > UINT64_MAX - (numbers->count - 1))
        return message_usage(command,
                             "--number=%" PRIu64 " from --first=%" PRIu64
                             " on goes beyond the last number, %" PRIu64,
                             numbers->count, numbers->first, UINT64_MAX);
    return EXIT_ANSWERED;
}

enum exit_code offer_complete(const char *command, struct settings *settings)
{
    enum exit_code code = settings_complete(command, settings);
    if (code == EXIT_ANSWERED && !settings->output_chosen)
        settings->output = output_named(settings->to_terminal ? "grid" : "line");
    if (code == EXIT_ANSWERED && !settings->seed_chosen)
        code = settings_draw_seed(&settings->solving.seed);
    return code;
}

enum exit_code creators_run(struct creators *creators, size_t bytes,
                            const struct settings *settings, const struct job *job)
{
    bool made = true;
    for (size_t i = 0; made && i < settings->threads; i++) {
        creators->made[i] = calloc(1, bytes);
        made = creators->made[i] != NULL && ennead_creator_new(NULL, &creators->of[i]) == ENNEAD_OK;
        if (made)
            (void)ennead_creator_set_time_limit(creators->of[i], settings->solving.time_limit);
    }
    enum exit_code code = EXIT_MEMORY;
    if (made)
        code = stream_run(settings, job);
    else
        message("out of memory");
    for (size_t i = 0; i < settings->threads; i++) {
        ennead_creator_free(creators->of[i]);
        free(creators->made[i]);
    }
    return code;
}

size_t numbers_items(const struct numbers *numbers, size_t wanted, size_t threads)
{
    const uint64_t share = numbers->count / threads + 1;
    return numbers->count != 0 && share < wanted ? (size_t)share : wanted;
}

bool numbers_fill(struct numbers *numbers, struct slot *slot, size_t items)
{
    const uint64_t left = numbers->count - numbers->next;
    size_t count = numbers->count == 0 || left > items ? items : (size_t)left;
    for (size_t i = 0; i < count; i++) {
        const uint64_t number = numbers->first + numbers->next + i;
        slot->items[i] = (struct item){.kind = ITEM_PUZZLE, .name = "number", .line = number};
    }
    slot->item_count = slot->puzzle_count = count;
    slot->first_puzzle = numbers->first + numbers->next;
    numbers->next += count;
    slot->bytes = numbers->next;
    return count > 0;
}

void offer_write(struct slot *slot, const struct settings *settings, const struct item *item,
                 uint64_t number, const struct offer *offer)
{
    enum { NOTE_SIZE = 24 };
    char clues[NOTE_SIZE];
    ennead_puzzle puzzle;
    ennead_result result = {.verdict = ENNEAD_UNIQUE, .solutions = 1};
    if (settings->output == output_named("line")) {
        output_cells(&slot->output, offer->puzzle);
        text_character(&slot->output, '\n');
        return;
    }
    int count = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        count += offer->puzzle[cell] != 0;
    snprintf(clues, sizeof clues, "%d clues", count);
    ennead_puzzle_from_givens(offer->puzzle, &puzzle);
    uint8_t kept[ENNEAD_CELLS];
    memcpy(kept, offer->solution, sizeof kept);
    struct solutions solutions = {
        .puzzle = &puzzle,
        .kept = kept,
        .cell_count = ENNEAD_CELLS,
        .kept_count = 1,
        .total = 1,
        .text = &slot->output,
    };
    struct answer answer = {
        .kind = ANSWER_SOLVED,
        .name = item->name,
        .line = item->line,
        .column = item->column,
        .note = offer->note != NULL ? offer->note : clues,
        .note_length = offer->note != NULL ? offer->note_length : strlen(clues),
        .number = number,
        .puzzle = &puzzle,
        .result = &result,
        .solutions = &solutions,
    };
    settings->output->answer(&slot->output, settings, &answer);
}
