/* SPDX-License-Identifier: MIT */
/*
 * Puzzles are read from the shelf once for each section (puzzles, solutions, hints). So pages are
 * made one by one, and none is kept.
 */
#include "cli/book/book_sections.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/book/book_key_step.h"

/* A book being printed. */
struct printing {
    struct book_press *press;
    struct book_shelf *shelf;
    ennead_finder *finder;
    struct book_puzzle puzzle; /* the current one */
    ennead_description bare;   /* its grid without rules */
    struct key_step *key;
    struct text line;
    int error; /* an errno from reading the shelf */
};

static bool goes_on(const struct printing *printing)
{
    return printing->error == 0 && !press_stopped(printing->press);
}

static bool take(struct printing *printing, size_t index)
{
    printing->error = book_shelf_get(printing->shelf, index, &printing->puzzle);
    return printing->error == 0;
}

static void give_back(struct printing *printing)
{
    ennead_description_free(printing->puzzle.description);
    printing->puzzle.description = NULL;
}

/* --------------------------------------------------------------------------------------- labels */

static void add_part(struct text *line, const char *part)
{
    if (line->length > 0)
        text_string(line, "  \u00b7  ");
    text_string(line, part);
}

/* Adds the hardest techniques, at most three. */
static void add_techniques(struct text *line, const ennead_technique_set *techniques)
{
    enum { MOST = 3 };
    int said = 0;
    for (int i = ENNEAD_TECHNIQUE_COUNT - 1; i >= 0 && said < MOST; i--) {
        if (!ennead_technique_set_has(techniques, (ennead_technique)i))
            continue;
        if (said++ == 0)
            add_part(line, ennead_technique_info(i)->name);
        else
            text_format(line, ", %s", ennead_technique_info(i)->name);
    }
}

static void add_label(struct text *line, const struct book_facts *facts, enum book_label label)
{
    char part[64] = "";
    switch (label) {
    case BOOK_LABEL_ER:
        if (facts->er > 0)
            snprintf(part, sizeof part, "ER %d.%d", facts->er / 10, facts->er % 10);
        break;
    case BOOK_LABEL_LEVEL:
        if (facts->level != BOOK_NO_LEVEL)
            snprintf(part, sizeof part, "%s", ennead_level_name((ennead_level)facts->level));
        break;
    case BOOK_LABEL_SCORE:
        if (facts->score > 0)
            snprintf(part, sizeof part, "score %d", facts->score);
        break;
    case BOOK_LABEL_CLUES:
        snprintf(part, sizeof part, "%d clue%s", facts->clues, facts->clues == 1 ? "" : "s");
        break;
    case BOOK_LABEL_TECHNIQUES:
        add_techniques(line, &facts->techniques);
        break;
    case BOOK_LABEL_AUTHOR:
        if (facts->author[0] != '\0')
            add_part(line, facts->author);
        break;
    case BOOK_LABEL_TITLE:
        if (facts->title[0] != '\0')
            add_part(line, facts->title);
        break;
    }
    if (part[0] != '\0')
        add_part(line, part);
}

/* Labels on a line of their own, below the number. */
enum { LONG_LABELS = 1 << BOOK_LABEL_TECHNIQUES | 1 << BOOK_LABEL_AUTHOR | 1 << BOOK_LABEL_TITLE };

/* Draws `beginning` and those labels that have contents. */
static void draw_labels(struct printing *printing, const struct press_line *where,
                        const char *beginning, unsigned labels)
{
    struct text *line = &printing->line;
    text_empty(line, SIZE_MAX);
    text_string(line, beginning);
    for (int i = 0; i <= BOOK_LABEL_TITLE; i++)
        if ((labels >> i & 1) != 0)
            add_label(line, &printing->puzzle.facts, (enum book_label)i);
    text_character(line, '\0');
    if (line->failed)
        printing->press->no_memory = true;
    else
        press_text(printing->press, where, line->bytes);
}

static void draw_number(struct printing *printing, const struct press_line *where, size_t index,
                        unsigned labels)
{
    char number[24];
    struct press_line below = *where;
    snprintf(number, sizeof number, "%zu", index + 1);
    draw_labels(printing, where, number, labels & ~(unsigned)LONG_LABELS);
    below.y += where->height * 1.3;
    if ((labels & LONG_LABELS) != 0)
        draw_labels(printing, &below, "", labels & LONG_LABELS);
}

/* ------------------------------------------------------------------------------ pages of boards */

enum book_view { SHOWN_PUZZLE, SHOWN_SOLUTION, SHOWN_HINT };

/* Makes the picture of the current puzzle. Returns false if there is none. A solution is drawn
 * without rules. */
static bool make_picture(struct printing *printing, enum book_view shown, ennead_picture *picture)
{
    struct book_puzzle *puzzle = &printing->puzzle;
    ennead_picture_init(picture);
    picture->notation = puzzle->notation;
    if (puzzle->description == NULL)
        picture->state = &puzzle->state;
    else if (shown != SHOWN_SOLUTION)
        picture->description = puzzle->description;
    else {
        printing->bare = *puzzle->description;
        printing->bare.constraint_count = 0;
        picture->description = &printing->bare;
    }
    if (shown == SHOWN_PUZZLE) {
        picture->words = puzzle->description != NULL;
        picture->marks = (ennead_picture_marks)printing->press->settings->marks;
    }
    if (shown == SHOWN_SOLUTION)
        picture->solution = puzzle->solution;
    if (shown != SHOWN_HINT)
        return true;
    find_key_step(printing->finder, puzzle,
                  printing->press->settings->hints == BOOK_NEXT_STEPS ? KEY_IS_NEXT
                                                                      : KEY_IS_HARDEST,
                  printing->key);
    if (printing->key->found)
        show_key_step(printing->key, puzzle, picture);
    return printing->key->found;
}

/* Draws the boards `first` to `end` - 1 on the current page, in places for `count`. */
static void draw_boards(struct printing *printing, size_t first, size_t end, int count,
                        enum book_view shown)
{
    struct book_press *press = printing->press;
    const unsigned labels = shown == SHOWN_PUZZLE ? press->settings->labels : 0;
    const double below = press->text * ((labels & LONG_LABELS) != 0 ? 3.3 : 2);
    const double gap = press->text * 1.5;
    const struct book_grid grid = book_grid_of(&press->room, count, gap, below);
    for (size_t i = first; i < end && goes_on(printing) && take(printing, i); i++) {
        const int place = (int)(i - first), row = place / grid.columns;
        const struct book_rectangle room = {
            .x = press->room.x + place % grid.columns * (grid.width + gap),
            .y = press->room.y + row * (grid.height + below + gap),
            .width = grid.width,
            .height = grid.height,
        };
        ennead_picture picture;
        double bottom = room.y;
        if (make_picture(printing, shown, &picture))
            bottom = press_picture(press, &picture, &room);
        const struct press_line label = {.x = room.x + room.width / 2,
                                         .y = bottom + press->text * 1.3,
                                         .width = room.width,
                                         .height = press->text,
                                         .anchor = ENNEAD_ANCHOR_MIDDLE};
        draw_number(printing, &label, i, labels);
        give_back(printing);
    }
}

static const char *const level_headings[BOOK_LEVELS] = {
    [ENNEAD_LEVEL_EASY] = "Easy",       [ENNEAD_LEVEL_MEDIUM] = "Medium",
    [ENNEAD_LEVEL_HARD] = "Hard",       [ENNEAD_LEVEL_UNFAIR] = "Unfair",
    [ENNEAD_LEVEL_EXTREME] = "Extreme", [BOOK_NO_LEVEL] = "With rules",
};

/* The end of the puzzles of the same level from `first` on; if the book is not ordered by level,
 * the end of all. */
static size_t section_end(const struct printing *printing, size_t first)
{
    const struct book_shelf *shelf = printing->shelf;
    size_t end = first;
    if (printing->press->settings->order == BOOK_BY_INPUT)
        return shelf->count;
    while (end < shelf->count && shelf->places[end].level == shelf->places[first].level)
        end++;
    return end;
}

static void draw_puzzle_page(struct printing *printing, size_t first, size_t end,
                             const char *heading)
{
    struct book_press *press = printing->press;
    const enum book_solutions solutions = press->settings->solutions;
    const int count = (int)press->settings->per_page;
    press_page(press, PAGE_NUMBERED);
    if (heading != NULL)
        press_heading(press, heading);
    draw_boards(printing, first, end, count, SHOWN_PUZZLE);
    if (solutions != BOOK_SOLUTIONS_BEHIND)
        return;
    press_page(press, PAGE_NUMBERED);
    draw_boards(printing, first, end, count, SHOWN_SOLUTION);
}

static void draw_puzzles(struct printing *printing)
{
    const size_t count = printing->shelf->count, per_page = printing->press->settings->per_page;
    const bool headings = printing->press->settings->order == BOOK_BY_DIFFICULTY;
    for (size_t first = 0; first < count && goes_on(printing);) {
        const size_t end = section_end(printing, first);
        const char *heading =
            headings ? level_headings[printing->shelf->places[first].level] : NULL;
        for (; first < end && goes_on(printing); heading = NULL) {
            const size_t stop = first + per_page < end ? first + per_page : end;
            draw_puzzle_page(printing, first, stop, heading);
            first = stop;
        }
    }
}

/* Draws a section with many boards to a page, each at least `side` wide. */
static void draw_section(struct printing *printing, const char *heading, double side,
                         enum book_view shown)
{
    struct book_press *press = printing->press;
    const double pitch = side + press->text * 1.5;
    for (size_t first = 0; first < printing->shelf->count && goes_on(printing);) {
        press_page(press, PAGE_NUMBERED);
        if (first == 0)
            press_heading(press, heading);
        const int across = (int)(press->room.width / pitch) + (press->room.width < pitch);
        const double tall = shown == SHOWN_HINT ? pitch * 1.6 : pitch + press->text * 2;
        const int down = (int)(press->room.height / tall) + (press->room.height < tall);
        const size_t on_page = (size_t)across * (size_t)down, left = printing->shelf->count - first;
        const size_t end = first + (on_page < left ? on_page : left);
        draw_boards(printing, first, end, (int)on_page, shown);
        first = end;
    }
}

/* ---------------------------------------------------------------------------------- other pages */

static void draw_title_page(struct printing *printing)
{
    struct book_press *press = printing->press;
    char count[64];
    press_page(press, PAGE_BARE);
    struct press_line line = {.x = press->room.x + press->room.width / 2,
                              .y = press->room.y + press->room.height * .38,
                              .width = press->room.width,
                              .height = press->heading * 1.6,
                              .anchor = ENNEAD_ANCHOR_MIDDLE,
                              .weight = LINE_BOLD};
    press_text(press, &line, press->settings->title);
    snprintf(count, sizeof count, "%zu puzzle%s", printing->shelf->count,
             printing->shelf->count == 1 ? "" : "s");
    line.y += press->heading * 2;
    line.height = press->text * 1.2;
    line.weight = LINE_PLAIN;
    press_text(press, &line, count);
}

static void say_hints(struct printing *printing)
{
    struct book_press *press = printing->press;
    struct text *line = &printing->line;
    press_page(press, PAGE_NUMBERED);
    press_heading(press, "Hints");
    for (size_t i = 0; i < printing->shelf->count && goes_on(printing) && take(printing, i); i++) {
        find_key_step(printing->finder, &printing->puzzle, KEY_IS_HARDEST, printing->key);
        text_empty(line, SIZE_MAX);
        text_format(line, "%zu. ", i + 1);
        if (printing->key->found)
            say_key_step(printing->key, &printing->puzzle, line);
        text_character(line, '\0');
        if (line->failed)
            press->no_memory = true;
        else
            press_paragraph(press, line->bytes);
        give_back(printing);
    }
}

int book_print(struct book_press *press, struct book_shelf *shelf, ennead_finder *finder)
{
    const struct book_settings *settings = press->settings;
    static const double solution_side = 120, hint_side = 230;
    struct printing *printing = calloc(1, sizeof *printing);
    struct key_step *key = calloc(1, sizeof *key);
    int error = ENOMEM;
    if (printing != NULL && key != NULL) {
        *printing = (struct printing){.press = press, .shelf = shelf, .finder = finder, .key = key};
        key->wording = &press->settings->common.wording;
        const double larger = settings->large ? 1.6 : 1;
        if (settings->title != NULL)
            draw_title_page(printing);
        draw_puzzles(printing);
        if (settings->hints == BOOK_HINTS_DRAWN || settings->hints == BOOK_NEXT_STEPS)
            draw_section(printing, "Hints", hint_side * larger, SHOWN_HINT);
        else if (settings->hints == BOOK_HINTS_IN_WORDS)
            say_hints(printing);
        if (settings->solutions == BOOK_SOLUTIONS_AT_END)
            draw_section(printing, "Solutions", solution_side * larger, SHOWN_SOLUTION);
        text_free(&printing->line);
        error = printing->error;
    }
    free(printing);
    free(key);
    return error;
}
