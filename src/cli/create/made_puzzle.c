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

void made_puzzle_write(struct slot *slot, const struct settings *settings, const struct item *item,
                       uint64_t number, const struct made_puzzle *made)
{
    enum { NOTE_SIZE = 24 };
    char clues[NOTE_SIZE];
    ennead_puzzle puzzle;
    ennead_solve_result result = {.verdict = ENNEAD_VERDICT_UNIQUE, .solutions = 1};
    if (settings->output == output_named("line")) {
        output_cells(&slot->output, made->puzzle);
        text_character(&slot->output, '\n');
        return;
    }
    int count = 0;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        count += made->puzzle[cell] != 0;
    snprintf(clues, sizeof clues, "%d clues", count);
    ennead_puzzle_from_givens(made->puzzle, &puzzle);
    uint8_t kept[ENNEAD_CELLS];
    memcpy(kept, made->solution, sizeof kept);
    struct solutions solutions = {
        .puzzle = &puzzle,
        .kept = kept,
        .cell_count = ENNEAD_CELLS,
        .kept_count = 1,
        .total = 1,
        .text = &slot->output,
    };
    struct puzzle_answer answer = {
        .kind = ANSWER_SOLVED,
        .name = item->name,
        .line = item->line,
        .column = item->column,
        .note = made->note != NULL ? made->note : clues,
        .note_length = made->note != NULL ? made->note_length : strlen(clues),
        .number = number,
        .puzzle = &puzzle,
        .result = &result,
        .solutions = &solutions,
    };
    settings->output->answer(&slot->output, settings, &answer);
}
