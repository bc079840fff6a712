/* SPDX-License-Identifier: MIT */
/*
 * The only file of the board that knows ncurses: it turns what the terminal sends into keys, and
 * sheets into what the terminal shows. A frame is drawn after all keys that have come were obeyed.
 * Signals are recorded by handlers, and attended to between two keys.
 */
#define _GNU_SOURCE 1
#define NCURSES_WIDECHAR 1
#include "cli/board/board.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

/* Macros of term.h. */
#undef columns
#undef lines

#include "cli/base/signals.h"
#include "cli/base/terminal.h"
#include "cli/base/terminal_signals.h"
#include "cli/board/crash_guard.h"

enum { ESCAPE_WAIT = 25, LONGEST_POLL = 200 }; /* milliseconds */

/* Reports of the mouse while a button is pressed, which xterm's entry does not ask for. */
static const char drag_on[] = "\033[?1002h", drag_off[] = "\033[?1002l";

struct terminal_board {
    struct face *face;
    SCREEN *screen;
    struct board_sheet sheet;
    struct terminal_signals signals;
    bool colored, mouse, failed;
    short pairs[INKS][GROUNDS]; /* color pairs made so far; 0: none */
    short pair_count;
};

bool board_is_possible(void)
{
    int outcome = 0;
    if (isatty(STDIN_FILENO) != 1 || isatty(STDOUT_FILENO) != 1 || !terminal_obeys_escapes() ||
        setupterm(NULL, STDOUT_FILENO, &outcome) != OK)
        return false;
    const bool possible = cursor_address != NULL && clear_screen != NULL;
    del_curterm(cur_term);
    return possible;
}

enum face_signs board_signs(void)
{
    if (!terminal_shows_utf8())
        return FACE_ASCII;
    if (setlocale(LC_CTYPE, "") == NULL || strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        (void)setlocale(LC_CTYPE, "C.UTF-8");
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0 ? FACE_UTF8 : FACE_ASCII;
}

/* -------------------------------------------------------------------------------------- colors */

/* A color in terminals of 8 and of 256 colors; -1: the terminal's own. */
struct ink_color {
    short of_8, of_256;
};

static const struct ink_color inks[INKS] = {
    [INK_PLAIN] = {-1, -1},
    [INK_QUIET] = {-1, 244},
    [INK_FRAME] = {-1, 244},
    [INK_HEAVY] = {-1, -1},
    [INK_GIVEN] = {-1, -1},
    [INK_DIGIT] = {COLOR_CYAN, 33},
    [INK_MARK] = {-1, -1},
    [INK_RULE] = {COLOR_MAGENTA, 133},
    [INK_CLUE] = {COLOR_MAGENTA, 133},
    [INK_CAUSE] = {COLOR_GREEN, 34},
    [INK_ELIMINATED] = {COLOR_RED, 160},
    [INK_PLACED] = {COLOR_GREEN, 34},
    [INK_LINK] = {COLOR_CYAN, 37},
    [INK_TITLE] = {-1, -1},
    [INK_ALERT] = {COLOR_RED, 160},
};

/* On a ground of its own a character is black, but for these. */
static const struct ink_color inks_on_ground[INKS] = {
    [INK_DIGIT] = {COLOR_BLUE, 19},
    [INK_CAUSE] = {COLOR_BLACK, 22},
    [INK_ELIMINATED] = {COLOR_RED, 124},
    [INK_PLACED] = {COLOR_BLACK, 22},
};

enum { BLACK_OF_256 = 16, WHITE_OF_256 = 231 };

static const struct ink_color grounds[GROUNDS] = {
    [GROUND_NONE] = {-1, -1},
    [GROUND_CURSOR] = {COLOR_BLUE, 25},
    [GROUND_SELECTED] = {COLOR_CYAN, 153},
    [GROUND_SAME] = {COLOR_GREEN, 151},
    [GROUND_HOUSE] = {COLOR_WHITE, 195},
    [GROUND_CAUSE] = {COLOR_YELLOW, 229},
    [GROUND_CHANGED] = {COLOR_MAGENTA, 217},
    [GROUND_CONFLICT] = {COLOR_RED, 210},
    [GROUND_RULE] = {-1, 254},
    [GROUND_BAR] = {COLOR_WHITE, 252},
    [GROUND_COLOR] = {COLOR_RED, 217},
    [GROUND_COLOR + 1] = {COLOR_GREEN, 157},
    [GROUND_COLOR + 2] = {COLOR_YELLOW, 227},
    [GROUND_COLOR + 3] = {COLOR_BLUE, 111},
    [GROUND_COLOR + 4] = {COLOR_MAGENTA, 183},
    [GROUND_COLOR + 5] = {COLOR_CYAN, 123},
    [GROUND_COLOR + 6] = {COLOR_WHITE, 250},
    [GROUND_COLOR + 7] = {COLOR_YELLOW, 215},
    [GROUND_COLOR + 8] = {COLOR_GREEN, 108},
};

static short chosen(struct ink_color color)
{
    return COLORS >= 256 ? color.of_256 : color.of_8;
}

static short pair_of(struct terminal_board *board, enum ink ink, enum ground ground)
{
    short *pair = &board->pairs[ink][ground];
    const short behind = chosen(grounds[ground]);
    short front = chosen(inks[ink]);
    if (behind >= 0 && ground == GROUND_CURSOR)
        front = COLORS >= 256 ? WHITE_OF_256 : COLOR_WHITE;
    else if (behind >= 0)
        front = inks_on_ground[ink].of_256 > 0 ? chosen(inks_on_ground[ink])
                : COLORS >= 256                ? BLACK_OF_256
                                               : COLOR_BLACK;
    if (*pair == 0 && board->pair_count + 1 < COLOR_PAIRS &&
        init_pair((short)(board->pair_count + 1), front, behind) == OK)
        *pair = ++board->pair_count;
    return *pair;
}

static attr_t attributes_of(const struct terminal_board *board, enum ink ink, enum ground ground)
{
    static const attr_t bold[INKS] = {
        [INK_GIVEN] = A_BOLD, [INK_TITLE] = A_BOLD, [INK_PLACED] = A_BOLD, [INK_ALERT] = A_BOLD};
    const bool reversed = !board->colored && (ground == GROUND_CURSOR || ground == GROUND_BAR);
    return bold[ink] | (reversed ? A_REVERSE : A_NORMAL);
}

/* -------------------------------------------------------------------------------------- frames */

static void draw(struct terminal_board *board)
{
    struct face_cursor cursor;
    if (!face_draw(board->face, LINES, COLS, &board->sheet, &cursor)) {
        board->failed = true;
        return;
    }
    for (int row = 0; row < board->sheet.rows; row++)
        for (int column = 0; column < board->sheet.columns; column++) {
            const struct sheet_glyph *glyph = sheet_at(&board->sheet, row, column);
            const wchar_t code[2] = {(wchar_t)glyph->code, L'\0'};
            cchar_t shown;
            (void)setcchar(&shown, code, attributes_of(board, glyph->ink, glyph->ground),
                           board->colored ? pair_of(board, glyph->ink, glyph->ground) : 0, NULL);
            (void)mvadd_wch(row, column, &shown);
        }
    (void)move(cursor.row, cursor.column);
    (void)refresh();
}

/* ---------------------------------------------------------------------------------------- keys */

static const struct {
    int code;
    uint32_t key;
    enum key_modifier modifiers;
} keys[] = {
    {KEY_UP, KEY_CODE_UP, KEY_PLAIN},         {KEY_DOWN, KEY_CODE_DOWN, KEY_PLAIN},
    {KEY_LEFT, KEY_CODE_LEFT, KEY_PLAIN},     {KEY_RIGHT, KEY_CODE_RIGHT, KEY_PLAIN},
    {KEY_SR, KEY_CODE_UP, KEY_SHIFT},         {KEY_SF, KEY_CODE_DOWN, KEY_SHIFT},
    {KEY_SLEFT, KEY_CODE_LEFT, KEY_SHIFT},    {KEY_SRIGHT, KEY_CODE_RIGHT, KEY_SHIFT},
    {KEY_HOME, KEY_CODE_HOME, KEY_PLAIN},     {KEY_END, KEY_CODE_END, KEY_PLAIN},
    {KEY_PPAGE, KEY_CODE_PAGE_UP, KEY_PLAIN}, {KEY_NPAGE, KEY_CODE_PAGE_DOWN, KEY_PLAIN},
    {KEY_ENTER, KEY_CODE_ENTER, KEY_PLAIN},   {KEY_BACKSPACE, KEY_CODE_ERASE, KEY_PLAIN},
    {KEY_DC, KEY_CODE_ERASE, KEY_PLAIN},
};

static uint32_t key_of_character(wint_t character)
{
    switch (character) {
    case '\r':
    case '\n':
        return KEY_CODE_ENTER;
    case '\t':
        return KEY_CODE_TAB;
    case '\033':
        return KEY_CODE_ESCAPE;
    case '\b':
    case 0x7f:
        return KEY_CODE_ERASE;
    default:
        return (uint32_t)character;
    }
}

/* Reads what the mouse has done; false: nothing that matters. */
static bool read_mouse(struct face_key *key)
{
    MEVENT event;
    if (getmouse(&event) != OK)
        return false;
    key->row = event.y;
    key->column = event.x;
    /* A press and a release that come together are a click. */
    if ((event.bstate & (BUTTON1_PRESSED | BUTTON1_CLICKED)) != 0)
        key->code = KEY_CODE_PRESS;
    else if ((event.bstate & BUTTON4_PRESSED) != 0)
        key->code = KEY_CODE_WHEEL_UP;
    else if ((event.bstate & BUTTON5_PRESSED) != 0)
        key->code = KEY_CODE_WHEEL_DOWN;
    else if ((event.bstate & REPORT_MOUSE_POSITION) != 0)
        key->code = KEY_CODE_DRAG;
    return key->code != 0;
}

/* Reads a key that has come. Returns false if there is none; key->code is 0 if it means nothing. */
static bool read_key(struct face_key *key)
{
    wint_t read = 0;
    const int kind = get_wch(&read);
    *key = (struct face_key){0};
    if (kind == ERR)
        return false;
    if (kind == OK)
        key->code = key_of_character(read);
    else if (read == KEY_MOUSE)
        (void)read_mouse(key);
    for (size_t i = 0; kind == KEY_CODE_YES && i < sizeof keys / sizeof keys[0]; i++)
        if (keys[i].code == (int)read) {
            key->code = keys[i].key;
            key->modifiers = keys[i].modifiers;
        }
    return true;
}

/* ------------------------------------------------------------------------------------ terminal */

static void set_mouse(const struct terminal_board *board, const char *order)
{
    if (board->mouse) {
        (void)putp(order);
        (void)fflush(stdout);
    }
}

/* Handles the signals that have come since the last call. Returns whether to draw again. */
static bool attend_signals(struct terminal_board *board)
{
    const bool suspended = terminal_suspend_asked();
    if (suspended) {
        set_mouse(board, drag_off);
        (void)endwin();
        terminal_suspend(&board->signals);
        set_mouse(board, drag_on);
    }
    if (!terminal_resized())
        return false;
    /* After endwin, refresh asks the terminal for its size and draws everything again. */
    (void)endwin();
    (void)refresh();
    (void)clearok(curscr, TRUE);
    return true;
}

/* Waits for keys and obeys them. Returns false when the game is over. */
static bool attend(struct terminal_board *board)
{
    struct pollfd polled[2] = {
        {.fd = signals_wake_fd(), .events = POLLIN},
        {.fd = STDIN_FILENO, .events = POLLIN},
    };
    struct face_key key;
    bool goes_on = true, obeyed = false;
    (void)poll(polled, 2, LONGEST_POLL);
    if (signals_stopped())
        return false;
    const bool resized = attend_signals(board);
    while (goes_on && (polled[1].revents & POLLIN) != 0 && read_key(&key)) {
        obeyed = true;
        if (key.code == 'L' - '@')
            (void)clearok(curscr, TRUE);
        else if (key.code != 0)
            goes_on = face_press(board->face, &key);
    }
    /* A terminal that was closed is always readable, and gives nothing. */
    if (!obeyed && (polled[1].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0)
        return false;
    if (goes_on && (obeyed || resized))
        draw(board);
    return goes_on && !board->failed;
}

static const char *given(const char *capability)
{
    return capability != NULL ? capability : "";
}

static bool take(struct terminal_board *board, enum face_colors colors)
{
    char reset[256];
    int outcome = 0;
    if (setupterm(NULL, STDOUT_FILENO, &outcome) != OK)
        return false;
    (void)snprintf(reset, sizeof reset, "%s%s%s%s", key_mouse != NULL ? drag_off : "",
                   given(exit_attribute_mode), given(cursor_normal), given(exit_ca_mode));
    terminal_signals_take(&board->signals);
    crash_guard_begin(reset);
    board->screen = newterm(NULL, stdout, stdin);
    if (board->screen == NULL)
        return false;
    (void)cbreak();
    (void)noecho();
    (void)nonl();
    (void)nodelay(stdscr, TRUE);
    (void)keypad(stdscr, TRUE);
    (void)set_escdelay(ESCAPE_WAIT);
    (void)typeahead(-1);
    board->colored =
        colors == FACE_COLORED && has_colors() && start_color() == OK && use_default_colors() == OK;
    board->mouse = key_mouse != NULL;
    if (board->mouse) {
        (void)mousemask(BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON1_CLICKED | BUTTON4_PRESSED |
                            BUTTON5_PRESSED | REPORT_MOUSE_POSITION,
                        NULL);
        (void)mouseinterval(0);
        set_mouse(board, drag_on);
    }
    return true;
}

static void give_back(struct terminal_board *board)
{
    if (board->screen != NULL) {
        set_mouse(board, drag_off);
        (void)endwin();
        delscreen(board->screen);
    }
    crash_guard_end();
    terminal_signals_give_back(&board->signals);
    sheet_free(&board->sheet);
}

bool board_play(struct face *face, enum face_colors colors)
{
    struct terminal_board board = {.face = face};
    const bool taken = take(&board, colors);
    if (taken) {
        face_set_colors(face, board.colored ? FACE_COLORED : FACE_PLAIN);
        draw(&board);
        while (!board.failed && attend(&board)) {
        }
    }
    give_back(&board);
    return taken && !board.failed;
}
