/* SPDX-License-Identifier: MIT */
/*
 * The only file that knows ncurses: it turns what the terminal sends into keys, and sheets into
 * what the terminal shows. A frame is drawn after all keys that have come were obeyed.
 */
#define _GNU_SOURCE 1
#define NCURSES_WIDECHAR 1
#include "cli/board/screen.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
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

enum { ESCAPE_WAIT = 25 }; /* milliseconds */

/* Reports of the mouse while a button is pressed, which xterm's entry does not ask for. */
static const char drag_on[] = "\033[?1002h", drag_off[] = "\033[?1002l";

struct screen {
    SCREEN *curses;
    struct screen_user user;
    FILE *keys; /* NULL: none, or no more */
    enum palette_theme theme;
    struct board_sheet sheet;
    struct terminal_signals signals;
    bool colored, mouse;
    short pairs[INKS][GROUNDS]; /* color pairs made so far; 0: none */
    short pair_count;
};

bool screen_is_possible(void)
{
    int outcome = 0;
    if (isatty(STDOUT_FILENO) != 1 || !terminal_obeys_escapes() ||
        setupterm(NULL, STDOUT_FILENO, &outcome) != OK)
        return false;
    const bool possible = cursor_address != NULL && clear_screen != NULL;
    del_curterm(cur_term);
    return possible;
}

enum face_signs screen_signs(void)
{
    if (!terminal_shows_utf8())
        return FACE_ASCII;
    if (setlocale(LC_CTYPE, "") == NULL || strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        (void)setlocale(LC_CTYPE, "C.UTF-8");
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0 ? FACE_UTF8 : FACE_ASCII;
}

/* -------------------------------------------------------------------------------------- frames */

static short pair_of(struct screen *screen, enum ink ink, enum ground ground)
{
    short *pair = &screen->pairs[ink][ground];
    const struct palette_look look = palette_look(screen->theme, COLORS, ink, ground);
    if (*pair == 0 && screen->pair_count + 1 < COLOR_PAIRS &&
        init_pair((short)(screen->pair_count + 1), look.ink, look.ground) == OK)
        *pair = ++screen->pair_count;
    return *pair;
}

static attr_t attributes_of(const struct screen *screen, enum ink ink, enum ground ground)
{
    static const attr_t bold[INKS] = {
        [INK_GIVEN] = A_BOLD, [INK_TITLE] = A_BOLD, [INK_PLACED] = A_BOLD, [INK_ALERT] = A_BOLD};
    const bool reversed = !screen->colored && (ground == GROUND_CURSOR || ground == GROUND_BAR);
    return bold[ink] | (reversed ? A_REVERSE : A_NORMAL);
}

enum face_colors screen_colors(const struct screen *screen)
{
    return screen->colored ? FACE_COLORED : FACE_PLAIN;
}

void screen_set_theme(struct screen *screen, enum palette_theme theme)
{
    if (theme == screen->theme)
        return;
    screen->theme = theme;
    screen->pair_count = 0;
    memset(screen->pairs, 0, sizeof screen->pairs);
}

bool screen_draw(struct screen *screen)
{
    struct face_cursor cursor;
    if (!screen->user.draw(screen->user.user, LINES, COLS, &screen->sheet, &cursor))
        return false;
    for (int row = 0; row < screen->sheet.rows; row++)
        for (int column = 0; column < screen->sheet.columns; column++) {
            const struct sheet_glyph *glyph = sheet_at(&screen->sheet, row, column);
            const wchar_t code[2] = {(wchar_t)glyph->code, L'\0'};
            cchar_t shown;
            (void)setcchar(&shown, code, attributes_of(screen, glyph->ink, glyph->ground),
                           screen->colored ? pair_of(screen, glyph->ink, glyph->ground) : 0, NULL);
            (void)mvadd_wch(row, column, &shown);
        }
    (void)move(cursor.row, cursor.column);
    (void)refresh();
    return true;
}

/* ---------------------------------------------------------------------------------------- keys */

static const struct {
    int code;
    uint32_t key;
    enum key_modifier modifiers;
} known_keys[] = {
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
    for (size_t i = 0; kind == KEY_CODE_YES && i < sizeof known_keys / sizeof known_keys[0]; i++)
        if (known_keys[i].code == (int)read) {
            key->code = known_keys[i].key;
            key->modifiers = known_keys[i].modifiers;
        }
    return true;
}

/* ------------------------------------------------------------------------------------ terminal */

static void set_mouse(const struct screen *screen, const char *order)
{
    if (screen->mouse) {
        (void)putp(order);
        (void)fflush(stdout);
    }
}

/* Handles the signals that have come since the last call. Returns whether to draw again. */
static bool attend_signals(struct screen *screen)
{
    const bool suspended = terminal_suspend_asked();
    if (suspended) {
        set_mouse(screen, drag_off);
        (void)endwin();
        terminal_suspend(&screen->signals);
        set_mouse(screen, drag_on);
    }
    if (!terminal_resized())
        return false;
    /* After endwin, refresh asks the terminal for its size and draws everything again. */
    (void)endwin();
    (void)refresh();
    (void)clearok(curscr, TRUE);
    return true;
}

/* Obeys the keys that have come. Returns false to end; *any gets whether there were some. */
static bool obey_keys(struct screen *screen, bool *any)
{
    struct face_key key;
    bool goes_on = true;
    while (goes_on && read_key(&key)) {
        *any = true;
        if (key.code == 'L' - '@')
            (void)clearok(curscr, TRUE);
        else if (key.code != 0)
            goes_on = screen->user.press(screen->user.user, &key);
    }
    return goes_on;
}

enum screen_news screen_wait(struct screen *screen, int milliseconds)
{
    struct pollfd polled[2] = {
        {.fd = signals_wake_fd(), .events = POLLIN},
        {.fd = screen->keys != NULL ? fileno(screen->keys) : -1, .events = POLLIN},
    };
    bool any = false;
    (void)poll(polled, 2, milliseconds);
    if (signals_stopped())
        return SCREEN_LOST;
    const bool resized = attend_signals(screen);
    if ((polled[1].revents & POLLIN) != 0 && !obey_keys(screen, &any))
        return SCREEN_LEFT;
    /* A terminal that was closed is always readable, and gives nothing. */
    if (!any && (polled[1].revents & (POLLHUP | POLLERR | POLLNVAL)) != 0) {
        screen->keys = NULL;
        return SCREEN_LOST;
    }
    return any || resized ? SCREEN_BUSY : SCREEN_QUIET;
}

static const char *given(const char *capability)
{
    return capability != NULL ? capability : "";
}

/* What a crash writes. */
static void guard(void)
{
    char reset[256];
    int outcome = 0;
    if (setupterm(NULL, STDOUT_FILENO, &outcome) != OK)
        return;
    (void)snprintf(reset, sizeof reset, "%s%s%s%s", key_mouse != NULL ? drag_off : "",
                   given(exit_attribute_mode), given(cursor_normal), given(exit_ca_mode));
    crash_guard_begin(reset);
}

static void set_up(struct screen *screen, enum face_colors wanted)
{
    (void)cbreak();
    (void)noecho();
    (void)nonl();
    (void)nodelay(stdscr, TRUE);
    (void)keypad(stdscr, TRUE);
    (void)set_escdelay(ESCAPE_WAIT);
    (void)typeahead(-1);
    screen->colored =
        wanted == FACE_COLORED && has_colors() && start_color() == OK && use_default_colors() == OK;
    screen->mouse = key_mouse != NULL;
    if (screen->mouse) {
        (void)mousemask(BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON1_CLICKED | BUTTON4_PRESSED |
                            BUTTON5_PRESSED | REPORT_MOUSE_POSITION,
                        NULL);
        (void)mouseinterval(0);
        set_mouse(screen, drag_on);
    }
}

struct screen *screen_open(FILE *keys, enum face_colors wanted, struct screen_user user)
{
    struct screen *screen = calloc(1, sizeof *screen);
    if (screen == NULL)
        return NULL;
    screen->user = user;
    screen->keys = keys;
    terminal_signals_take(&screen->signals);
    guard();
    screen->curses = newterm(NULL, stdout, keys != NULL ? keys : stdin);
    if (screen->curses == NULL) {
        screen_close(screen);
        return NULL;
    }
    set_up(screen, wanted);
    return screen;
}

void screen_close(struct screen *screen)
{
    if (screen->curses != NULL) {
        set_mouse(screen, drag_off);
        (void)endwin();
        delscreen(screen->curses);
    }
    crash_guard_end();
    terminal_signals_give_back(&screen->signals);
    sheet_free(&screen->sheet);
    free(screen);
}
