/* SPDX-License-Identifier: MIT */
/*
 * The output for people: the place of the puzzle, its board, and the verdict in words. With
 * colors, givens are bold and found digits colored; without, the puzzle is to the left of its
 * solution.
 *
 *     puzzles.txt:3  a note
 *     +-------+-------+-------+
 *     | 5 3 4 | 6 7 8 | 9 1 2 |
 */
#include "cli/output/output_grid.h"

#include <inttypes.h>
#include <string.h>

#include "cli/base/utf8.h"
#include "cli/batch/slot.h"
#include "cli/output/conflict.h"
#include "cli/output/doubts.h"
#include "cli/output/variant_text.h"

static const char given_style[] = "\033[1m";
static const char found_style[] = "\033[36m";
static const char plain_style[] = "\033[0m";
static const char frame[] = "+-------+-------+-------+";
static const char between[] = "   ";

static void add_digit(struct text *text, int digit, int given, enum paint paint)
{
    if (digit == 0) {
        text_string(text, ". ");
        return;
    }
    if (paint == PAINT_COLORS)
        text_string(text, given != 0 ? given_style : found_style);
    text_character(text, (char)('0' + digit));
    if (paint == PAINT_COLORS)
        text_string(text, plain_style);
    text_character(text, ' ');
}

static void add_row(struct text *text, const uint8_t *cells, const uint8_t *givens,
                    enum paint paint)
{
    for (int column = 0; column < 9; column++) {
        if (column % 3 == 0)
            text_string(text, "| ");
        add_digit(text, cells[column], givens[column], paint);
    }
    text_character(text, '|');
}

static void add_frame(struct text *text, const uint8_t *left)
{
    if (left != NULL) {
        text_string(text, frame);
        text_string(text, between);
    }
    text_string(text, frame);
    text_character(text, '\n');
}

/* Adds a board; to its left another one, unless that is NULL. */
static void add_board(struct text *text, const uint8_t *cells, const uint8_t *givens,
                      const uint8_t *left, enum paint paint)
{
    for (int row = 0; row < 9; row++) {
        if (row % 3 == 0)
            add_frame(text, left);
        if (left != NULL) {
            add_row(text, left + row * 9, givens + row * 9, paint);
            text_string(text, between);
        }
        add_row(text, cells + row * 9, givens + row * 9, paint);
        text_character(text, '\n');
    }
    add_frame(text, left);
}

static void add_title(struct text *text, const struct puzzle_answer *answer)
{
    text_character(text, '\n');
    utf8_add_printable(text, answer->name, strlen(answer->name));
    text_format(text, ":%" PRIu64, slot_line(answer->item));
    if (answer->note_length > 0) {
        text_string(text, "  ");
        utf8_add_printable(text, answer->note, answer->note_length);
    }
    text_character(text, '\n');
}

/* Adds that there is no solution, and why: values that conflict, clues that may be misprints. */
static void add_none(struct text *text, const struct puzzle_answer *answer)
{
    struct doubts doubts = {.count = 0};
    text_string(text, "No solution");
    const bool conflict = conflict_add(text, answer->puzzle, answer->variant);
    text_string(text, ".\n");
    if (doubts_of(&doubts, answer->puzzle, answer->variant) != ENNEAD_STATUS_OK)
        text->failed = true;
    if (!conflict || doubts.are == WITHOUT_ONE) /* the others are among those that conflict */
        doubts_add_clues(text, &doubts, ENNEAD_LANGUAGE_ENGLISH);
}

static void add_limit(struct text *text, const ennead_solve_result *result)
{
    text_format(text, "Not finished: the %s limit ended the search, ",
                result->end == ENNEAD_SEARCH_END_TIME ? "time" : "node");
    if (result->solutions == 0)
        text_string(text, "no solution found so far.\n");
    else
        text_format(text, "%" PRIu64 " solution%s found so far.\n", result->solutions,
                    result->solutions == 1 ? "" : "s");
}

/* Adds where the first two solutions differ. */
static void add_difference(struct text *text, const struct puzzle_answer *answer)
{
    const struct solutions *solutions = answer->solutions;
    struct doubts doubts = {.columns =
                                answer->variant != NULL ? answer->variant->description.columns : 9};
    if (solutions->kept_count < 2)
        return;
    doubts_between(&doubts, solutions->kept, solutions->kept + solutions->cell_count,
                   solutions->cell_count);
    doubts_add_difference(text, &doubts, ENNEAD_LANGUAGE_ENGLISH);
}

static void add_verdict(struct text *text, const struct puzzle_answer *answer)
{
    const ennead_solve_result *result = answer->result;
    switch (result->verdict) {
    case ENNEAD_VERDICT_NONE:
        add_none(text, answer);
        break;
    case ENNEAD_VERDICT_UNIQUE:
        text_string(text, "Solved: this is the only solution.\n");
        break;
    case ENNEAD_VERDICT_FOUND:
        text_string(text, "Solved: this is a solution; there may be others.\n");
        break;
    case ENNEAD_VERDICT_SEVERAL:
        text_format(text, "Several solutions: %s %" PRIu64 ".\n",
                    result->end == ENNEAD_SEARCH_END_COMPLETE ? "exactly" : "at least",
                    result->solutions);
        add_difference(text, answer);
        break;
    case ENNEAD_VERDICT_LIMIT:
        add_limit(text, result);
        break;
    }
}

static void add_boards(struct text *text, enum paint paint, struct puzzle_answer *answer)
{
    const uint8_t *givens = answer->puzzle->givens;
    const uint8_t *left = paint == PAINT_COLORS ? NULL : givens;
    const uint8_t *cells;
    if (answer->result->solutions == 0)
        add_board(text, givens, givens, NULL, paint);
    while ((cells = solutions_next(answer->solutions)) != NULL)
        add_board(text, cells, givens, left, paint);
}

/* Adds the picture of a puzzle with its rules, and of each solution. */
static void add_pictures(struct text *text, const struct settings *settings,
                         struct puzzle_answer *answer)
{
    const uint8_t *cells;
    variant_add_picture(text, settings, answer->variant, NULL);
    variant_add_rules(text, answer->variant);
    while ((cells = solutions_next(answer->solutions)) != NULL) {
        text_character(text, '\n');
        variant_add_picture(text, settings, answer->variant, cells);
    }
}

void output_grid(struct text *text, const struct settings *settings, struct puzzle_answer *answer)
{
    /* The message on standard error says it all. */
    if (answer->kind == ANSWER_ERROR)
        return;
    add_title(text, answer);
    if (answer->variant != NULL)
        add_pictures(text, settings, answer);
    else
        add_boards(text, settings->paint, answer);
    if (answer->solutions->cut == NOT_CUT)
        add_verdict(text, answer);
}
