/* SPDX-License-Identifier: MIT */
/*
 * What each key does: one table, from which the help is made. While a line is typed, and while a
 * list is open, keys mean something else.
 */
#include "cli/board/face_keys.h"

#include <string.h>

#include "cli/board/face_entry.h"
#include "cli/board/face_line.h"
#include "cli/board/face_menu.h"
#include "cli/board/face_steps.h"

enum { LONGEST_LINE = 4096, WHEEL_LINES = 3 };

/* ------------------------------------------------------------------------------------- movement */

static void move_to(struct face *face, int row, int column, enum key_modifier modifiers)
{
    const struct board_position *p = &face->position;
    const bool extends = face->selecting || modifiers == KEY_SHIFT;
    row = row < 0 ? p->rows - 1 : row >= p->rows ? 0 : row;
    column = column < 0 ? p->columns - 1 : column >= p->columns ? 0 : column;
    if (extends)
        face->selected[face->cursor] = true;
    else
        face_forget_selection(face);
    face->cursor = row * p->columns + column;
    if (extends)
        face->selected[face->cursor] = true;
}

static void move_by(struct face *face, int rows, int columns, enum key_modifier modifiers)
{
    const int width = face->position.columns;
    move_to(face, face->cursor / width + rows, face->cursor % width + columns, modifiers);
}

static void go_up(struct face *face, const struct face_key *key)
{
    move_by(face, -1, 0, key->modifiers);
}

static void go_down(struct face *face, const struct face_key *key)
{
    move_by(face, 1, 0, key->modifiers);
}

static void go_left(struct face *face, const struct face_key *key)
{
    move_by(face, 0, -1, key->modifiers);
}

static void go_right(struct face *face, const struct face_key *key)
{
    move_by(face, 0, 1, key->modifiers);
}

static void go_to_first(struct face *face, const struct face_key *key)
{
    move_to(face, face->cursor / face->position.columns, 0, key->modifiers);
}

static void go_to_last(struct face *face, const struct face_key *key)
{
    move_to(face, face->cursor / face->position.columns, face->position.columns - 1,
            key->modifiers);
}

static void press_mouse(struct face *face, const struct face_key *key)
{
    const int cell = view_cell(&face->view, &face->position, key->row, key->column);
    if (cell < 0 || (face->whole_panel && face->view.columns == 0))
        return;
    if (key->code == KEY_CODE_DRAG)
        face->selected[face->cursor] = face->selected[cell] = true;
    else
        face_forget_selection(face);
    face->cursor = cell;
}

static void toggle_selecting(struct face *face, const struct face_key *key)
{
    (void)key;
    const bool selecting = face->selecting;
    if (selecting)
        face->selecting = false;
    else
        face->selecting = face->selected[face->cursor] = true;
}

/* --------------------------------------------------------------------------------------- modes */

static void set_digits(struct face *face, const struct face_key *key)
{
    (void)key;
    face->mode = MODE_DIGIT;
}

static void set_corner(struct face *face, const struct face_key *key)
{
    (void)key;
    face->mode = MODE_CORNER;
}

static void set_center(struct face *face, const struct face_key *key)
{
    (void)key;
    face->mode = MODE_CENTER;
}

static void set_color(struct face *face, const struct face_key *key)
{
    (void)key;
    face->mode = MODE_COLOR;
}

static void set_next_mode(struct face *face, const struct face_key *key)
{
    (void)key;
    face->mode = (face->mode + 1) % MODES;
}

static void toggle_candidates(struct face *face, const struct face_key *key)
{
    (void)key;
    face->candidates = !face->candidates;
}

static void choose_filter(struct face *face, const struct face_key *key)
{
    (void)key;
    if (face->filter != 0) {
        face->filter = 0;
        return;
    }
    const int value = face->position.value[face->cursor];
    face->filter = value;
    face->choosing_filter = value == 0;
    if (value == 0)
        face_say(face, "Which digit?");
}

/* --------------------------------------------------------------------------------------- lines */

static void enter_digit(struct face *face, const struct face_key *key)
{
    face_enter(face, (int)key->code - '0');
}

static void erase(struct face *face, const struct face_key *key)
{
    (void)key;
    face_erase(face);
}

static void undo(struct face *face, const struct face_key *key)
{
    (void)key;
    face_line(face, "undo");
}

static void redo(struct face *face, const struct face_key *key)
{
    (void)key;
    face_line(face, "redo");
}

static void go_back(struct face *face, const struct face_key *key)
{
    (void)key;
    face_line(face, "back");
}

static void show_tree(struct face *face, const struct face_key *key)
{
    (void)key;
    face_line(face, "tree");
}

static void hint(struct face *face, const struct face_key *key)
{
    (void)key;
    face_line(face, "hint");
}

/* Marks the digits that the check has named. */
static void mark_wrong(struct face *face)
{
    memcpy(face->wrong, face->named, sizeof face->wrong);
    face_refresh(face);
}

/* The first time only whether there is a mistake; at once after that, which digits are wrong. */
static void check(struct face *face, const struct face_key *key)
{
    (void)key;
    const bool again = face->checked;
    face_line(face, "check");
    if (again) {
        mark_wrong(face);
        return;
    }
    const size_t end = strcspn(face_string(&face->reply), ":.\n");
    if (end < face->reply.length) {
        face->reply.length = end;
        text_string(&face->reply, ".\n");
        (void)face_string(&face->reply);
    }
    face->checked = true;
}

/* Makes the step that is told, or ends a number. */
static void obey_enter(struct face *face, const struct face_key *key)
{
    (void)key;
    if (face->begun != 0)
        face_end_number(face);
    else if (face->told.telling != TELL_NOTHING)
        face_line(face, "step");
}

static void list_steps(struct face *face, const struct face_key *key)
{
    (void)key;
    face_list_steps(face);
}

static void list_path(struct face *face, const struct face_key *key)
{
    (void)key;
    face_list_path(face);
}

static void type_line(struct face *face, const char *begin)
{
    face->typing = true;
    text_empty(&face->typed, LONGEST_LINE);
    text_string(&face->typed, begin);
    (void)face_string(&face->typed);
}

static void type_command(struct face *face, const struct face_key *key)
{
    type_line(face, key->code == 'w'   ? "save "
                    : key->code == 'o' ? "load "
                    : key->code == 'g' ? "go "
                    : key->code == 'P' ? "point "
                                       : "");
}

/* ------------------------------------------------------------------------------------ the rest */

static void show_help(struct face *face, const struct face_key *key)
{
    (void)key;
    const bool shown = face->panel == PANEL_HELP;
    face->panel = shown ? PANEL_REPLY : PANEL_HELP;
    face->whole_panel = !shown;
    face->scrolled = 0;
}

static void change_theme(struct face *face, const struct face_key *key)
{
    (void)key;
    face->theme = (face->theme + 1) % PALETTE_THEMES;
    face_say(face, palette_name(face->theme));
}

static void open_menu(struct face *face, const struct face_key *key)
{
    (void)key;
    face_open_menu(face);
}

static void switch_panel(struct face *face, const struct face_key *key)
{
    (void)key;
    face->whole_panel = !face->whole_panel;
}

static void scroll_panel(struct face *face, const struct face_key *key)
{
    const bool back = key->code == KEY_CODE_PAGE_UP || key->code == KEY_CODE_WHEEL_UP;
    face->scrolled += back ? -WHEEL_LINES : WHEEL_LINES;
    if (face->scrolled < 0)
        face->scrolled = 0;
}

static void escape(struct face *face, const struct face_key *key)
{
    (void)key;
    face_forget_selection(face);
    face->filter = face->begun = 0;
    face->choosing_filter = face->whole_panel = false;
    face->panel = PANEL_REPLY;
    face->told = (struct told_step){0};
    memset(face->wrong, 0, sizeof face->wrong);
    face_refresh(face);
}

static void leave(struct face *face, const struct face_key *key)
{
    (void)key;
    face->over = face->leaving || !face->changed;
    if (!face->over)
        face_say(face, "The game is not saved: w saves it, q leaves.");
    face->leaving = true;
}

/* A row of the table: characters and codes that do the same, and what stands in the help. */
struct key_row {
    const char *characters; /* ASCII */
    uint32_t codes[2];      /* enum key_code, or 0 */
    void (*obey)(struct face *face, const struct face_key *key);
    const char *keys, *help; /* NULL: it is part of the row before */
};

static const struct key_row rows[] = {
    {"k", {KEY_CODE_UP}, go_up, "arrows hjkl", "move; with Shift, select"},
    {"j", {KEY_CODE_DOWN}, go_down, NULL, NULL},
    {"h", {KEY_CODE_LEFT}, go_left, NULL, NULL},
    {"l", {KEY_CODE_RIGHT}, go_right, NULL, NULL},
    {"K", {0}, go_up, NULL, NULL},
    {"J", {0}, go_down, NULL, NULL},
    {"H", {0}, go_left, NULL, NULL},
    {"L", {0}, go_right, NULL, NULL},
    {"", {KEY_CODE_HOME}, go_to_first, "Home End", "to the ends of the row"},
    {"", {KEY_CODE_END}, go_to_last, NULL, NULL},
    {"V", {0}, toggle_selecting, "V", "begin and end a selection"},
    {"", {KEY_CODE_PRESS, KEY_CODE_DRAG}, press_mouse, "mouse", "move; drag to select"},
    {"0123456789", {0}, enter_digit, "1-9", "enter, as the mode says; again: erase"},
    {".", {KEY_CODE_ERASE}, erase, ". Backspace", "erase the digit, then the marks"},
    {"z", {0}, set_digits, "z x c v", "digits, corner marks, center marks, colors"},
    {"x", {0}, set_corner, NULL, NULL},
    {"c", {0}, set_center, NULL, NULL},
    {"v", {0}, set_color, NULL, NULL},
    {" ", {0}, set_next_mode, "Space", "the next of these modes"},
    {"m", {0}, toggle_candidates, "m", "all candidates, or one's own marks"},
    {"f", {0}, choose_filter, "f", "show where a digit can be"},
    {"u[", {0}, undo, "u [", "undo"},
    {"r]", {0}, redo, "r ]", "redo"},
    {"b", {0}, go_back, "b", "back to the last right position"},
    {"t", {0}, show_tree, "t", "branches of the game and save points"},
    {"P", {0}, type_command, "P", "name a save point"},
    {"g", {0}, type_command, "g", "go to a branch or save point"},
    {"n", {0}, hint, "n", "hint; again: more of it"},
    {"", {KEY_CODE_ENTER}, obey_enter, "Enter", "make the step of the hint"},
    {"a", {0}, list_steps, "a", "all steps that are possible now"},
    {"p", {0}, list_path, "p", "the path to the solution"},
    {"e", {0}, check, "e", "is there a mistake? again: where"},
    {"w", {0}, type_command, "w", "save the game"},
    {"o", {0}, type_command, "o", "load a game or a puzzle"},
    {":", {0}, type_command, ":", "a command; :help lists them"},
    {"", {KEY_CODE_TAB}, switch_panel, "Tab", "board or text, in a small window"},
    {"", {KEY_CODE_PAGE_UP, KEY_CODE_PAGE_DOWN}, scroll_panel, "PgUp PgDn", "scroll the text"},
    {"", {KEY_CODE_WHEEL_UP, KEY_CODE_WHEEL_DOWN}, scroll_panel, NULL, NULL},
    {"", {KEY_CODE_ESCAPE}, escape, "Esc", "forget selection, hint and filter"},
    {"T", {0}, change_theme, "T", "the next theme: other colors"},
    {"N", {0}, open_menu, "N", "another puzzle"},
    {"?", {0}, show_help, "?", "this help"},
    {"q", {0}, leave, "q", "leave"},
};

enum { ROWS = sizeof rows / sizeof rows[0] };

bool face_key_help(int index, const char **keys, const char **help)
{
    for (int i = 0; i < ROWS; i++) {
        if (rows[i].keys == NULL || index-- > 0)
            continue;
        *keys = rows[i].keys;
        *help = rows[i].help;
        return true;
    }
    return false;
}

static const struct key_row *row_of(uint32_t code)
{
    for (int i = 0; i < ROWS; i++)
        if ((code != 0 && code < 0x80 && strchr(rows[i].characters, (int)code) != NULL) ||
            (code != 0 && (rows[i].codes[0] == code || rows[i].codes[1] == code)))
            return &rows[i];
    return NULL;
}

/* ---------------------------------------------------------------------------------- other keys */

/* Removes the last character of what is typed. */
static void unwrite(struct text *typed)
{
    while (typed->length > 0 && ((uint8_t)typed->bytes[typed->length - 1] & 0xc0) == 0x80)
        typed->length--;
    if (typed->length > 0)
        typed->length--;
}

static void write_character(struct text *typed, uint32_t code)
{
    if (code < 0x80)
        text_character(typed, (char)code);
    else if (code < 0x800)
        text_format(typed, "%c%c", (int)(0xc0 | code >> 6), (int)(0x80 | (code & 0x3f)));
    else if (code < 0x10000)
        text_format(typed, "%c%c%c", (int)(0xe0 | code >> 12), (int)(0x80 | (code >> 6 & 0x3f)),
                    (int)(0x80 | (code & 0x3f)));
}

/* Carries out what was typed. */
static void end_typing(struct face *face)
{
    struct text line = {0};
    text_string(&line, face->typed.length > 0 ? face->typed.bytes : "");
    const char *typed = face_string(&line);
    face->typing = false;
    text_empty(&face->typed, LONGEST_LINE);
    if (line.failed)
        face_say(face, "Out of memory.");
    else if (line.length > 0 || face->prompt.length > 0)
        face_line(face, typed);
    text_free(&line);
}

static void press_while_typing(struct face *face, const struct face_key *key)
{
    if (key->code == KEY_CODE_ENTER) {
        end_typing(face);
    } else if (key->code == KEY_CODE_ESCAPE) {
        text_empty(&face->typed, LONGEST_LINE);
        face->typing = false;
        if (face->prompt.length > 0)
            face_line(face, "cancel");
    } else if (key->code == KEY_CODE_ERASE) {
        unwrite(&face->typed);
    } else if (key->code >= ' ' && key->code < KEY_CODE_UP && key->code != 0x7f &&
               face->typed.length < LONGEST_LINE) {
        write_character(&face->typed, key->code);
    }
    (void)face_string(&face->typed);
}

static void press_in_list(struct face *face, const struct face_key *key)
{
    enum { PAGE = 10 };
    const int chosen = face->list.chosen;
    switch (key->code) {
    case KEY_CODE_UP:
    case 'k':
    case '[':
        face_choose_step(face, chosen - 1);
        break;
    case KEY_CODE_DOWN:
    case 'j':
    case ']':
        face_choose_step(face, chosen + 1);
        break;
    case KEY_CODE_PAGE_UP:
        face_choose_step(face, chosen - PAGE);
        break;
    case KEY_CODE_PAGE_DOWN:
        face_choose_step(face, chosen + PAGE);
        break;
    case KEY_CODE_ENTER:
        face_do_step(face);
        break;
    case KEY_CODE_TAB:
        switch_panel(face, key);
        break;
    case KEY_CODE_ESCAPE:
    case 'q':
    case 'a':
    case 'p':
        face_close_list(face);
        break;
    default:
        break;
    }
}

/* Whether to write over a file was asked. */
static void press_to_replace(struct face *face, const struct face_key *key)
{
    face->replacing = false;
    if (key->code == 'y' || key->code == 'j')
        face_save_again(face);
    else {
        text_empty(&face->file, 0);
        face_say(face, "It is not saved.");
    }
}

void face_obey(struct face *face, const struct face_key *key)
{
    const struct key_row *row = row_of(key->code);
    const bool was_checked = face->checked, was_leaving = face->leaving;
    if (face->replacing)
        press_to_replace(face, key);
    else if (face->typing)
        press_while_typing(face, key);
    else if (face->panel == PANEL_STEPS && face->list.count > 0)
        press_in_list(face, key);
    else if (face->panel == PANEL_MENU && face_press_in_menu(face, key))
        ;
    else if (row != NULL) {
        if (face->begun != 0 && row->obey != enter_digit && row->obey != obey_enter &&
            row->obey != escape && row->obey != erase)
            face_end_number(face);
        struct face_key shifted = *key;
        if (key->code < 0x80 && strchr("HJKL", (int)key->code) != NULL)
            shifted.modifiers = KEY_SHIFT;
        row->obey(face, &shifted);
    }
    if (was_checked)
        face->checked = false;
    if (was_leaving)
        face->leaving = false;
}
