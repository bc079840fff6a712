/* SPDX-License-Identifier: MIT */
#include "cli/board/live.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/view/layout.h"
#include "cli/view/position.h"
#include "cli/view/view.h"

enum { SLOWEST = 60000 }; /* milliseconds */

struct live {
    struct live_settings settings;
    struct board_position position;
    ennead_scene *scene; /* nothing is drawn over the board */
    int cell;            /* the one that was changed last */
    int open, depth, deepest;
    uint64_t placed, taken_back, solutions, delay;
    bool paused, steps, plain;
    const char *said; /* NULL: nothing */
    struct board_view view;
};

struct live *live_new(const ennead_puzzle *puzzle, const struct live_settings *settings)
{
    struct live *live = calloc(1, sizeof *live);
    if (live == NULL)
        return NULL;
    if (ennead_scene_new(NULL, &live->scene) != ENNEAD_STATUS_OK) {
        free(live);
        return NULL;
    }
    struct board_position *p = &live->position;
    live->settings = *settings;
    live->delay = settings->delay;
    live->plain = true;
    p->rows = p->columns = p->values = 9;
    p->cells = ENNEAD_CELLS;
    p->first = 1;
    p->played = true;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        p->region[cell] = (uint8_t)(cell / 27 * 3 + cell % 9 / 3);
        p->value[cell] = puzzle->givens[cell];
        p->given[cell] = puzzle->givens[cell] != 0;
        live->open += puzzle->givens[cell] == 0;
    }
    return live;
}

void live_free(struct live *live)
{
    if (live != NULL)
        ennead_scene_free(live->scene);
    free(live);
}

void live_set_colors(struct live *live, enum face_colors colors)
{
    live->plain = colors == FACE_PLAIN;
}

bool live_change(struct live *live, int cell, int digit)
{
    uint8_t *value = &live->position.value[cell];
    live->depth += (digit != 0) - (*value != 0);
    *value = (uint8_t)digit;
    live->cell = cell;
    live->placed += digit != 0;
    live->taken_back += digit == 0;
    if (live->depth > live->deepest)
        live->deepest = live->depth;
    const bool full = digit != 0 && live->depth == live->open;
    live->solutions += full;
    return full;
}

void live_say(struct live *live, const char *words)
{
    live->said = words;
}

bool live_press(struct live *live, const struct face_key *key)
{
    switch (key->code) {
    case ' ':
        live->paused = !live->paused;
        break;
    case '.':
        live->steps = true;
        break;
    case '+':
        live->delay /= 2;
        break;
    case '-':
        live->delay = live->delay < SLOWEST / 2 ? live->delay * 2 + 1 : SLOWEST;
        break;
    case 'q':
        return false;
    default:
        break;
    }
    return true;
}

bool live_is_paused(const struct live *live)
{
    return live->paused;
}

uint64_t live_delay(const struct live *live)
{
    return live->delay;
}

bool live_steps(struct live *live)
{
    const bool steps = live->steps;
    live->steps = false;
    return steps;
}

/* ------------------------------------------------------------------------------------- drawing */

static void draw_panel(const struct live *live, const struct board_sheet *sheet, int width)
{
    struct text text = {0};
    text_format(&text,
                "depth %d of %d\ndeepest %d\n\nplaced %" PRIu64 "\ntaken back %" PRIu64
                "\nsolutions %" PRIu64 "\n\n",
                live->depth, live->open, live->deepest, live->placed, live->taken_back,
                live->solutions);
    if (live->delay > 0)
        text_format(&text, "%" PRIu64 " ms a change", live->delay);
    else
        text_string(&text, "no delay");
    text_string(&text, live->paused ? "\npaused" : "");
    text_character(&text, '\0');
    const char *words = text.failed ? NULL : text.bytes;
    for (int row = LINES_ABOVE + 1; words != NULL && row < sheet->rows - LINES_BELOW; row++) {
        const char *next;
        const int length = (int)sheet_line(words, width, &next);
        (void)sheet_write(sheet, row, sheet->columns - width, length, INK_PLAIN, words);
        words = next;
    }
    text_free(&text);
}

/* One line that says the same, where there is no panel. */
static void draw_line(const struct live *live, const struct board_sheet *sheet)
{
    struct text text = {0};
    text_format(&text, "%s%sdepth %d  placed %" PRIu64 "  solutions %" PRIu64 "%s",
                live->said != NULL ? live->said : "", live->said != NULL ? "  " : "", live->depth,
                live->placed, live->solutions, live->paused ? "  paused" : "");
    text_character(&text, '\0');
    (void)sheet_write(sheet, sheet->rows - 2, 0, sheet->columns, INK_PLAIN,
                      text.failed ? "" : text.bytes);
    text_free(&text);
}

bool live_draw(struct live *live, int rows, int columns, struct board_sheet *sheet,
               struct face_cursor *cursor)
{
    static const bool selected[ENNEAD_CELLS];
    const struct looks looks = {.cursor = live->cell, .selected = selected, .plain = live->plain};
    *cursor = (struct face_cursor){0};
    if (!sheet_clear(sheet, rows, columns))
        return false;
    if (!layout_has_room(sheet, "The window is too small: 40 columns and 12 rows."))
        return true;
    live->view.utf8 = live->settings.signs == FACE_UTF8;
    live->view.sheet = sheet;
    const int width = layout_choose(&live->view, &live->position, live->scene, live->cell);
    view_draw(&live->view, &live->position, live->scene, &looks);
    live->view.sheet = NULL;
    if (width > 0)
        draw_panel(live, sheet, width);
    draw_line(live, sheet);
    (void)sheet_write(sheet, 0, 1, columns - 1, INK_TITLE, live->settings.title);
    sheet_bar(sheet, 0, GROUND_BAR);
    (void)sheet_write(sheet, rows - 1, 0, columns, INK_PLAIN,
                      "space: pause  .: one change  + -: speed  q: to the answer");
    sheet_bar(sheet, rows - 1, GROUND_BAR);
    cursor->row = rows - 2;
    return true;
}
