/* SPDX-License-Identifier: MIT */
/*
 * A made puzzle is written like an answer: the puzzle, the verdict that it has one solution, and
 * that solution. As a line, however, it is the puzzle itself.
 */
#include "cli/create/made_puzzle.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/output/answer_record.h"
#include "cli/output/output.h"

/* Adds the other fields. A made puzzle has no place in a file. */
static void add_told(struct record *record, const struct record *told)
{
    for (int field = 0; field < FIELD_COUNT; field++)
        if (record_knows(told, (enum field)field))
            record->values[field] = told->values[field];
    record->known |= told->known;
    record->techniques = told->techniques;
    if (record_knows(told, FIELD_OF_NUMBER)) {
        record_forget(record, FIELD_OF_FILE);
        record_forget(record, FIELD_OF_LINE);
    }
}

static void write_answer(struct slot *slot, const struct settings *settings,
                         struct puzzle_answer *answer, const struct made_puzzle *puzzle)
{
    const struct record *told = puzzle->record;
    struct answer_record made;
    answer_record_make(&made, settings, answer);
    add_told(&made.record, told);
    slot->output.failed = slot->output.failed || made.texts.failed;
    if (settings->record_form != RECORDS_AS_OTHERS) {
        records_add(settings->records, &slot->output, &made.record);
    } else if (!records_want(settings->records, &made.record)) {
        answer_record_free(&made);
        return;
    } else if (puzzle->text != NULL) {
        text_add(&slot->output, puzzle->text->bytes, puzzle->text->length);
        slot->output.failed = slot->output.failed || puzzle->text->failed;
    } else {
        char clues[32];
        snprintf(clues, sizeof clues, "%" PRIu64 " clues",
                 made.record.values[FIELD_OF_CLUES].number);
        if (record_knows(told, FIELD_OF_NUMBER) && answer->note_length == 0) {
            answer->note = clues;
            answer->note_length = strlen(clues);
        }
        settings->output->answer(&slot->output, settings, answer);
    }
    answer_record_free(&made);
}

void made_puzzle_write(struct slot *slot, const struct settings *settings, const struct item *item,
                       const struct made_puzzle *made)
{
    const ennead_solve_result result = {.verdict = ENNEAD_VERDICT_UNIQUE, .solutions = 1};
    ennead_puzzle puzzle, *plain = NULL;
    if (made->variant == NULL) {
        plain = &puzzle;
        ennead_puzzle_from_givens(made->puzzle, plain);
    }
    struct solutions solutions = {
        .kept = made->solution,
        .cell_count = ENNEAD_CELLS,
        .kept_count = 1,
        .total = 1,
        .text = &slot->output,
    };
    struct puzzle_answer answer = {
        .kind = ANSWER_SOLVED,
        .name = item->name,
        .item = item,
        .column = item->column,
        .note = made->record->beside,
        .note_length = made->record->beside_length,
        .named = made->record->columns,
        .puzzle = plain,
        .variant = made->variant,
        .result = &result,
        .solutions = &solutions,
    };
    write_answer(slot, settings, &answer, made);
}
