/* SPDX-License-Identifier: MIT */
/*
 * Describes a picture: a title, and all that can be seen: the numbers of each row, with a dot for
 * an empty cell; the regions of a jigsaw; marks; conflicts; each rule with its cells; the step.
 */
#include "picture/description.h"

#include "picture/rules/rules.h"
#include "picture/shapes/digits.h"
#include "picture/steps/steps.h"

static const char *kind_of_picture(const struct drawn_board *board)
{
    const ennead_picture *picture = board->picture;

    if (picture->step != NULL || picture->se_step != NULL || picture->model_step != NULL)
        return "A step in a Sudoku";
    for (int cell = 0; cell < board->cells; cell++)
        if (board->placed[cell] != 0)
            return "A Sudoku in the middle of a game";
    return picture->solution != NULL ? "A Sudoku with its solution" : "A Sudoku";
}

static void write_title(text_buffer *p, const void *what)
{
    const struct drawn_board *board = what;
    const char *title = board->picture->title;

    if (title != NULL && title[0] != '\0') {
        for (int i = 0; i < ENNEAD_TITLE_SIZE && title[i] != '\0'; i++)
            buffer_character(p, title[i] == '\n' ? ' ' : title[i]);
        return;
    }
    buffer_format(p, "%t of %n by %n cells", kind_of_picture(board), board->rows, board->columns);
    if (board->picture->step != NULL)
        buffer_format(p, ": %t", ennead_technique_info((int)board->picture->step->technique)->name);
    if (board->picture->se_step != NULL)
        buffer_format(p, ": %t", ennead_se_technique_name((int)board->picture->se_step->technique));
}

/* --------------------------------------------------------------------------------------- cells */

typedef int value_of(const struct drawn_board *board, int cell);

static int given_of(const struct drawn_board *board, int cell)
{
    return board->given[cell];
}

static int placed_of(const struct drawn_board *board, int cell)
{
    return board->placed[cell];
}

static int solution_of(const struct drawn_board *board, int cell)
{
    const uint8_t *solution = board->picture->solution;
    return solution != NULL && solution[cell] >= board->first_value
               ? solution[cell] - board->first_value + 1
               : 0;
}

/* "Given: 53..7.... 6..195... ..."; nothing if there are no such values. */
static void write_rows(text_buffer *p, const struct drawn_board *board, const char *what,
                       value_of *value)
{
    const bool wide = board->picture->notation == ENNEAD_NOTATION_NUMBERS;
    int count = 0;

    for (int cell = 0; cell < board->cells; cell++)
        count += value(board, cell) != 0;
    if (count == 0)
        return;
    buffer_format(p, "%t:", what);
    for (int cell = 0; cell < board->cells; cell++) {
        if (column_on(board, cell) == 0)
            buffer_text(p, cell > 0 && wide ? ", " : " ");
        else if (wide)
            buffer_character(p, ' ');
        if (value(board, cell) == 0)
            buffer_character(p, '.');
        else
            write_value(p, board, value(board, cell));
    }
    buffer_character(p, '\n');
}

static void write_cell(text_buffer *p, const struct drawn_board *board, int cell)
{
    buffer_format(p, " r%nc%n", row_on(board, cell) + 1, column_on(board, cell) + 1);
}

static void write_marks(text_buffer *p, const struct drawn_board *board)
{
    bool said = false;

    for (int cell = 0; cell < board->cells; cell++) {
        if (board->shown[cell] == 0)
            continue;
        buffer_text(p, said ? "," : "Marks:");
        said = true;
        write_cell(p, board, cell);
        for (uint64_t rest = board->shown[cell]; rest != 0; rest &= rest - 1) {
            buffer_character(p, ' ');
            write_value(p, board, __builtin_ctzll(rest) + 1);
        }
    }
    buffer_text(p, said ? "\n" : "");
}

/* For a jigsaw: a letter for the region of each cell, row by row. */
static void write_regions(text_buffer *p, const struct drawn_board *board)
{
    if (board->d == NULL || board->box_rows != 0)
        return;
    bool some = false;
    for (int cell = 0; cell < board->cells; cell++)
        some = some || board->regions[cell] != ENNEAD_NO_REGION;
    buffer_text(p, some ? "Regions:" : "");
    for (int cell = 0; some && cell < board->cells; cell++) {
        const int region = board->regions[cell];
        if (column_on(board, cell) == 0)
            buffer_character(p, ' ');
        buffer_character(p, region == ENNEAD_NO_REGION ? '.'
                            : region < 26              ? (char)('A' + region)
                            : region < 52              ? (char)('a' + region - 26)
                                                       : (char)('0' + (region - 52) % 10));
    }
    buffer_text(p, some ? "\n" : "");
}

/* ------------------------------------------------------------------------------------ together */

static void write_conflict_note(text_buffer *p, const struct drawn_board *board)
{
    bool said = false;

    for (int cell = 0; cell < board->cells; cell++)
        if ((board->conflicts[cell / 64] >> cell % 64 & 1) != 0) {
            buffer_text(p, said ? "" : "Conflicts:");
            said = true;
            write_cell(p, board, cell);
        }
    buffer_text(p, said ? "\n" : "");
}

static void write_rules(text_buffer *p, const struct drawn_board *board)
{
    for (size_t i = 0; board->d != NULL && i < board->d->constraint_count; i++) {
        buffer_text(p, "Rule: ");
        write_rule(p, board, &board->d->constraints[i]);
        buffer_character(p, '\n');
    }
}

static void write_text(text_buffer *p, const void *what)
{
    const struct drawn_board *board = what;

    buffer_format(p, "%t, %n by %n", kind_of_picture(board), board->rows, board->columns);
    if (board->box_rows > 0)
        buffer_format(p, ", boxes %n by %n", board->box_rows, board->box_columns);
    buffer_text(p, ".\n");
    write_rows(p, board, "Given", given_of);
    write_rows(p, board, "Placed", placed_of);
    write_rows(p, board, "Solution", solution_of);
    write_regions(p, board);
    write_marks(p, board);
    write_conflict_note(p, board);
    write_rules(p, board);
    write_step_words(p, board->picture);
}

void describe_picture(ennead_scene *scene)
{
    scene->title_at = scene_keep(scene, write_title, &scene->board);
    scene->text_at = scene_keep(scene, write_text, &scene->board);
}
