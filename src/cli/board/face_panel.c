/* SPDX-License-Identifier: MIT */
/*
 * The text around the board: the panel, what is typed, and the keys that matter now.
 */
#include "cli/board/face_panel.h"

#include <string.h>

#include "cli/board/face_keys.h"
#include "cli/board/face_line.h"
#include "cli/board/face_menu.h"
#include "cli/board/face_words.h"

/* The lines of a panel, from top to bottom; the first ones may be scrolled away. */
struct lines {
    const struct board_sheet *sheet;
    int left, width, row, end, skipped;
};

/* Writes a paragraph, as far as there are lines. */
static void put_words(struct lines *lines, enum ink ink, const char *words)
{
    while (words != NULL) {
        const char *next;
        const size_t length = sheet_line(words, lines->width, &next);
        char line[512];
        const size_t kept = length < sizeof line ? length : sizeof line - 1;
        memcpy(line, words, kept);
        line[kept] = '\0';
        if (lines->skipped > 0)
            lines->skipped--;
        else if (lines->row < lines->end)
            (void)sheet_write(lines->sheet, lines->row++, lines->left, lines->width, ink, line);
        words = next;
    }
}

static void put_text(struct lines *lines, enum ink ink, struct text *text)
{
    put_words(lines, ink, face_string(text));
    text_free(text);
}

static void add_values(const struct face *face, struct text *text, const char *name,
                       uint64_t values)
{
    if (values == 0)
        return;
    text_format(text, "%s", face_words(face, name));
    for (; values != 0; values &= values - 1)
        text_format(text, " %d", position_number(&face->position, __builtin_ctzll(values) + 1));
    text_character(text, '\n');
}

/* What there is in the cell of the cursor. */
static void put_cell(struct lines *lines, const struct face *face)
{
    const struct board_position *p = &face->position;
    const ennead_cell_notes *notes = &p->notes[face->cursor];
    struct text text = {0};
    face_add_cell(face, &text, face->cursor);
    if (p->value[face->cursor] != 0)
        text_format(&text, " = %d%s%s", position_number(p, p->value[face->cursor]),
                    p->given[face->cursor] ? ", " : "",
                    p->given[face->cursor] ? face_words(face, "given") : "");
    text_character(&text, '\n');
    if (p->value[face->cursor] == 0) {
        add_values(face, &text, "center", notes->center);
        add_values(face, &text, "corner", notes->corner);
        if (face->candidates)
            add_values(face, &text, "candidates", p->left[face->cursor]);
    }
    if (notes->color != 0)
        text_format(&text, "%s %d\n", face_words(face, "color"), notes->color);
    put_text(lines, INK_PLAIN, &text);
}

/* How many of each digit are not yet placed. */
static void put_missing(struct lines *lines, const struct face *face)
{
    const struct board_position *p = &face->position;
    struct text text = {0};
    if (!p->played || p->values > 9 || p->rows != p->values || p->columns != p->values)
        return;
    text_string(&text, face_words(face, "to place"));
    for (int value = 1; value <= p->values; value++) {
        int missing = p->values;
        for (int cell = 0; cell < p->cells; cell++)
            missing -= p->value[cell] == value;
        if (missing > 0)
            text_format(&text, " %d:%d", position_number(p, value), missing);
    }
    text_character(&text, '\n');
    put_text(lines, INK_QUIET, &text);
}

/* Rules that the board does not show. */
static void put_rules(struct lines *lines, const struct face *face)
{
    size_t count;
    const ennead_shape *shapes = ennead_scene_get_shapes(face->scene, &count);
    for (size_t i = 0; i < count; i++)
        if (shapes[i].role == ENNEAD_ROLE_WORDS)
            put_words(lines, INK_QUIET, shapes[i].text);
}

static void put_blank(struct lines *lines)
{
    put_words(lines, INK_PLAIN, " ");
}

static void put_menu(struct lines *lines, const struct face *face)
{
    bool more = true;
    for (int i = 0; more; i++) {
        struct text text = {0};
        more = face_menu_line(face, i, &text);
        put_text(lines, INK_PLAIN, &text);
    }
}

static void put_help(struct lines *lines, const struct face *face)
{
    const char *keys, *help;
    for (int i = 0; face_key_help(i, &keys, &help); i++) {
        struct text text = {0};
        text_format(&text, "%s: %s", keys, face_words(face, help));
        put_text(lines, INK_PLAIN, &text);
    }
}

/* The name of a technique and its rating; where a step of rules is. */
static void add_step_name(struct text *text, const struct listed_step *listed)
{
    const ennead_step *step = &listed->step;
    if (listed->by_model != NULL) {
        text_format(text, "%s: %s", ennead_model_reason_name(listed->by_model->reason),
                    listed->by_model->where);
        return;
    }
    text_string(text, ennead_technique_info((int)step->technique)->name);
    if (step->rating > 0)
        text_format(text, " (%d.%d)", step->rating / 10, step->rating % 10);
}

/* The steps around the chosen one, each on a line, and what the chosen one says. */
static void put_steps(struct lines *lines, const struct face *face)
{
    const struct step_list *list = &face->list;
    const int room = (lines->end - lines->row) / 2;
    const int first = list->chosen > room / 2 ? list->chosen - room / 2 : 0;
    for (int i = first; i < (int)list->count && i < first + room; i++) {
        struct text text = {0};
        text_format(&text, "%s%d ", i == list->chosen ? "> " : "  ", i + 1);
        add_step_name(&text, &list->steps[i]);
        const int row = lines->row;
        (void)sheet_write(lines->sheet, row, lines->left, lines->width,
                          i == list->chosen ? INK_TITLE : INK_PLAIN, face_string(&text));
        lines->row++;
        text_free(&text);
    }
    put_blank(lines);
    if (!face->reply.failed && face->reply.length > 0)
        put_words(lines, INK_PLAIN, face->reply.bytes);
}

void face_draw_panel(const struct face *face, const struct board_sheet *sheet, int left, int width)
{
    struct lines lines = {.sheet = sheet,
                          .left = left,
                          .width = width,
                          .row = 2,
                          .end = sheet->rows - 2,
                          .skipped = face->scrolled};
    switch (face->panel) {
    case PANEL_HELP:
        put_help(&lines, face);
        break;
    case PANEL_MENU:
        put_menu(&lines, face);
        break;
    case PANEL_STEPS:
        lines.skipped = 0;
        put_steps(&lines, face);
        break;
    case PANEL_REPLY:
        put_cell(&lines, face);
        put_missing(&lines, face);
        put_rules(&lines, face);
        put_blank(&lines);
        if (!face->reply.failed && face->reply.length > 0)
            put_words(&lines, INK_PLAIN, face->reply.bytes);
        break;
    }
}

void face_draw_message(const struct face *face, const struct board_sheet *sheet,
                       struct face_cursor *cursor)
{
    const int row = sheet->rows - 2;
    const char *next;
    if (face->typing) {
        const char *prompt = face->prompt.length > 0 ? face->prompt.bytes : ":";
        int column = sheet_write(sheet, row, 0, sheet->columns, INK_TITLE, prompt);
        const char *typed = face->typed.length > 0 ? face->typed.bytes : "";
        while (*typed != '\0' && strlen(typed) + (size_t)column >= (size_t)sheet->columns)
            typed++;
        column += sheet_write(sheet, row, column, sheet->columns - column, INK_PLAIN, typed);
        *cursor = (struct face_cursor){row, column};
        return;
    }
    if (face->reply.failed || face->reply.length == 0)
        return;
    const size_t length = sheet_line(face->reply.bytes, sheet->columns, &next);
    char line[512];
    const size_t kept = length < sizeof line ? length : sizeof line - 1;
    memcpy(line, face->reply.bytes, kept);
    line[kept] = '\0';
    (void)sheet_write(sheet, row, 0, sheet->columns, INK_PLAIN, line);
}

void face_draw_keys(const struct face *face, const struct board_sheet *sheet)
{
    const char *keys =
        face->typing ? "Enter: carry out  Esc: cancel"
        : face->panel == PANEL_STEPS && face->list.count > 0
            ? "up down: choose  Enter: do it  Esc: close"
        : face->told.telling != TELL_NOTHING
            ? "n: more  Enter: do it  Esc: forget it  u: undo  ?: help  q: quit"
            : "?: help  n: hint  zxcv: mode  u: undo  e: check  a: steps  p: path  :  q: quit";
    (void)sheet_write(sheet, sheet->rows - 1, 0, sheet->columns, INK_PLAIN, face_words(face, keys));
    sheet_bar(sheet, sheet->rows - 1, GROUND_BAR);
}
