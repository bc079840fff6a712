/* SPDX-License-Identifier: MIT */
/*
 * A made puzzle is written as an answer: the puzzle, the verdict that it has one solution, and that.
 * Only a line is different, as there a solution alone would be no use.
 */
#include "cli/create/made_puzzle.h"

#include <stdio.h>
#include <string.h>

#include "cli/output/cells.h"
#include "cli/output/output.h"
#include "cli/output/variant_text.h"

/* Writes an answer, of which the puzzle and its note are known, with its one solution. */
static void write_answer(struct slot *slot, const struct settings *settings,
                         const struct item *item, struct puzzle_answer *answer,
                         const uint8_t *solution)
{
    const ennead_solve_result result = {.verdict = ENNEAD_VERDICT_UNIQUE, .solutions = 1};
    struct solutions solutions = {
        .kept = solution,
        .kept_count = 1,
        .total = 1,
        .text = &slot->output,
    };
    if (settings->output == output_named("line")) {
        output_givens(&slot->output, answer);
        text_character(&slot->output, '\n');
        return;
    }
    answer->kind = ANSWER_SOLVED;
    answer->name = item->name;
    answer->line = item->line;
    answer->column = item->column;
    answer->result = &result;
    answer->solutions = &solutions;
    settings->output->answer(&slot->output, settings, answer);
}

void made_puzzle_write(struct slot *slot, const struct settings *settings, const struct item *item,
                       uint64_t number, const struct made_puzzle *made)
{
    enum { NOTE_SIZE = 24 };
    char clues[NOTE_SIZE];
    ennead_puzzle puzzle;
    int count = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        count += made->puzzle[cell] != 0;
    snprintf(clues, sizeof clues, "%d clues", count);
    ennead_puzzle_from_givens(made->puzzle, &puzzle);
    struct puzzle_answer answer = {
        .note = made->note != NULL ? made->note : clues,
        .note_length = made->note != NULL ? made->note_length : strlen(clues),
        .number = number,
        .puzzle = &puzzle,
    };
    write_answer(slot, settings, item, &answer, made->solution);
}

void made_variant_write(struct slot *slot, const struct settings *settings, const struct item *item,
                        const struct variant_puzzle *made, const uint8_t *solution)
{
    struct puzzle_answer answer = {
        .note = made->report.title,
        .note_length = strlen(made->report.title),
        .number = item->number,
        .variant = made,
    };
    write_answer(slot, settings, item, &answer, solution);
}
