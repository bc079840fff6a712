/* SPDX-License-Identifier: MIT */
/*
 * What digits do, in each mode. A number of two digits is typed one digit after the other: the
 * first waits if a second can follow.
 */
#include "cli/board/face_entry.h"

#include "cli/board/face_line.h"

static bool is_empty(const struct face *face, int cell)
{
    return face->position.value[cell] == 0;
}

static bool is_entered(const struct face *face, int cell)
{
    return face->position.value[cell] != 0 && !face->position.given[cell];
}

static bool is_any(const struct face *face, int cell)
{
    (void)face;
    (void)cell;
    return true;
}

static bool has_notes(const struct face *face, int cell)
{
    const ennead_cell_notes *notes = &face->position.notes[cell];
    return notes->center != 0 || notes->corner != 0 || notes->color != 0;
}

/* Carries out a line that was put together, if it says something. */
static void carry_out(struct face *face, struct text *line, int cells)
{
    const char *typed = face_string(line);
    if (line->failed)
        face_say(face, "Out of memory.");
    else if (cells > 0)
        face_line(face, typed);
    text_free(line);
}

/* Adds "r1c2=7 " for each cell of the selection that `wanted` accepts. */
static int add_assignments(const struct face *face, struct text *line, const char *value,
                           bool (*wanted)(const struct face *face, int cell))
{
    int count = 0;
    for (int cell = 0; cell < face->position.cells; cell++) {
        if (!face_is_selected(face, cell) || !wanted(face, cell))
            continue;
        face_add_cell(face, line, cell);
        text_format(line, "=%s ", value);
        count++;
    }
    return count;
}

static bool is_not_given(const struct face *face, int cell)
{
    return !face->position.given[cell];
}

/* Whether all cells of the selection that are not given hold a value. */
static bool all_hold(const struct face *face, int value)
{
    for (int cell = 0; cell < face->position.cells; cell++)
        if (face_is_selected(face, cell) && is_not_given(face, cell) &&
            face->position.value[cell] != value)
            return false;
    return true;
}

static void place(struct face *face, int number)
{
    const int value = number - face->position.first + 1;
    struct text line = {0}, text = {0};
    text_format(&text, "%d", number);
    const char *written = all_hold(face, value) ? "." : face_string(&text);
    const int cells = add_assignments(face, &line, written, is_not_given);
    if (cells == 0)
        face_say(face, "This digit is given.");
    carry_out(face, &line, cells);
    text_free(&text);
}

static void note(struct face *face, const char *command, int number,
                 bool (*wanted)(const struct face *face, int cell))
{
    struct text line = {0};
    text_format(&line, "%s %d", command, number);
    carry_out(face, &line, face_add_cells(face, &line, wanted));
}

static void enter_number(struct face *face, int number)
{
    const int value = number - face->position.first + 1;
    const bool is_value = value >= 1 && value <= face->position.values;
    face->begun = 0;
    if (face->choosing_filter) {
        face->filter = is_value && value != face->filter ? value : 0;
        face->choosing_filter = false;
        return;
    }
    if (face->mode == MODE_COLOR) {
        note(face, "color", number, is_any);
        return;
    }
    if (!is_value) {
        face_say(face, "There is no such digit in this puzzle.");
        return;
    }
    if (face->mode == MODE_DIGIT)
        place(face, number);
    else
        note(face, face->mode == MODE_CENTER ? "center" : "corner", number, is_empty);
}

void face_end_number(struct face *face)
{
    if (face->begun != 0)
        enter_number(face, face->begun);
}

void face_enter(struct face *face, int digit)
{
    const int last = face->position.values + face->position.first - 1;
    const int number = 10 * face->begun + digit;
    if (face->mode == MODE_COLOR && !face->choosing_filter) {
        enter_number(face, digit);
        return;
    }
    if (face->begun != 0 && number > last)
        face_end_number(face);
    if (face->begun == 0 && digit != 0 && 10 * digit <= last) {
        face->begun = digit;
        face_say(face, "A second digit, or Enter.");
        return;
    }
    enter_number(face, face->begun != 0 ? number : digit);
}

void face_erase(struct face *face)
{
    struct text line = {0};
    face->begun = 0;
    const int digits = add_assignments(face, &line, ".", is_entered);
    if (digits > 0) {
        carry_out(face, &line, digits);
        return;
    }
    text_string(&line, "wipe");
    const int cells = face_add_cells(face, &line, has_notes);
    if (cells == 0)
        face_say(face, "There is nothing to erase here.");
    carry_out(face, &line, cells);
}
