/* SPDX-License-Identifier: MIT */
/*
 * Only the painter knows the width of letters. Lines are cut and broken as if letters were a
 * little wider than most are.
 */
#include "cli/book/book_press.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/base/signals.h"
#include "cli/base/utf8.h"

static const double TEXT = 10, LARGE_TEXT = 16, UNIT = .01, LETTER = .6;

void press_start(struct book_press *press, const struct book_settings *settings)
{
    press->settings = settings;
    press->text = settings->large ? LARGE_TEXT : TEXT;
    press->heading = press->text * 1.8;
}

bool press_stopped(const struct book_press *press)
{
    return press->no_memory || press->pages.error != 0 || press->pages.orders.error != 0 ||
           signals_stopped();
}

/* ---------------------------------------------------------------------------------------- text */

/* The number of bytes of the first letters of a text. */
static size_t bytes_of(const char *text, size_t letters)
{
    size_t bytes = 0;
    for (; text[bytes] != '\0'; bytes++)
        if (((unsigned char)text[bytes] & 0xc0) != 0x80 && letters-- == 0)
            break;
    return bytes;
}

static size_t letters_in(double width, double height)
{
    const double letters = width / (height * LETTER);
    return letters < 1 ? 1 : (size_t)letters;
}

/* Adds a text without control characters, on one line, cut to so many letters. */
static void add_clean(struct text *clean, const char *text, size_t letters)
{
    struct text whole = {0};
    utf8_add_printable(&whole, text, strlen(text));
    text_character(&whole, '\0');
    if (!whole.failed) {
        const size_t bytes = bytes_of(whole.bytes, letters);
        const bool fits = whole.bytes[bytes] == '\0';
        text_add(clean, whole.bytes, fits ? bytes : bytes_of(whole.bytes, letters - 1));
        text_string(clean, fits ? "" : "\u2026");
    }
    text_character(clean, '\0');
    clean->failed = clean->failed || whole.failed;
    text_free(&whole);
}

static size_t letters_of(const char *text)
{
    size_t letters = 0;
    for (; *text != '\0'; text++)
        letters += ((unsigned char)*text & 0xc0) != 0x80;
    return letters;
}

/* The height at which a text fits: at most the line's, at least two thirds of it. */
static double fitting_height(const struct press_line *line, const char *text)
{
    const double fitting = line->width / ((double)(letters_of(text) + 1) * LETTER);
    const double least = line->height * 2 / 3;
    return fitting > line->height ? line->height : fitting > least ? fitting : least;
}

void press_text(struct book_press *press, const struct press_line *line, const char *text)
{
    struct text clean = {0};
    ennead_paint paint;
    const double height = fitting_height(line, text);
    add_clean(&clean, text, letters_in(line->width, height));
    press->no_memory = press->no_memory || clean.failed;
    if (!clean.failed) {
        (void)ennead_theme_paint((ennead_theme)press->settings->theme, ENNEAD_ROLE_WORDS, 0,
                                 &paint);
        paint.bold = line->weight == LINE_BOLD;
        const ennead_shape shape = {.kind = ENNEAD_SHAPE_KIND_TEXT,
                                    .role = ENNEAD_ROLE_WORDS,
                                    .anchor = line->anchor,
                                    .x = (int32_t)(line->x / UNIT),
                                    .y = (int32_t)(line->y / UNIT),
                                    .height = (int32_t)(height / UNIT),
                                    .text = clean.bytes};
        pages_place(&press->pages, 0, 0, UNIT);
        pages_shape(&press->pages, &shape, &paint);
    }
    text_free(&clean);
}

/* --------------------------------------------------------------------------------------- pages */

/* Paints the whole page in the theme's paper color, if that is not white. */
static void color_page(struct book_press *press)
{
    const struct book_paper *paper = &press->settings->paper;
    ennead_paint paint;
    (void)ennead_theme_paint((ennead_theme)press->settings->theme, ENNEAD_ROLE_PAPER, 0, &paint);
    if (paint.fill == 0xffffff)
        return;
    const ennead_shape all = {.kind = ENNEAD_SHAPE_KIND_RECTANGLE,
                              .width = (int32_t)(paper->width / UNIT) + 1,
                              .height = (int32_t)(paper->height / UNIT) + 1};
    pages_place(&press->pages, 0, 0, UNIT);
    pages_shape(&press->pages, &all, &paint);
}

static void draw_number(struct book_press *press)
{
    char number[16];
    const struct book_rectangle *room = &press->room;
    const struct press_line line = {.x = room->x + room->width / 2,
                                    .y = room->y + room->height,
                                    .width = room->width,
                                    .height = press->text,
                                    .anchor = ENNEAD_ANCHOR_MIDDLE};
    snprintf(number, sizeof number, "%d", press->page);
    press_text(press, &line, number);
}

void press_page(struct book_press *press, enum page_number number)
{
    const struct book_settings *settings = press->settings;
    const double margin = settings->margin;
    press->page++;
    pages_page(&press->pages, settings->paper.width, settings->paper.height);
    press->room = (struct book_rectangle){
        .x = margin + (press->page % 2 == 1 ? settings->gutter : 0),
        .y = margin,
        .width = settings->paper.width - 2 * margin - settings->gutter,
        .height = settings->paper.height - 2 * margin,
    };
    color_page(press);
    if (number == PAGE_NUMBERED)
        draw_number(press);
    press->room.height -= press->text * 2;
}

static void take_from_top(struct book_press *press, double height)
{
    press->room.y += height;
    press->room.height -= height;
}

void press_heading(struct book_press *press, const char *text)
{
    const struct press_line line = {.x = press->room.x + press->room.width / 2,
                                    .y = press->room.y + press->heading,
                                    .width = press->room.width,
                                    .height = press->heading,
                                    .anchor = ENNEAD_ANCHOR_MIDDLE,
                                    .weight = LINE_BOLD};
    press_text(press, &line, text);
    take_from_top(press, press->heading * 2);
}

/* The end of what fits on a line: after its last whole word, or within a long one. */
static size_t line_end(const char *text, size_t letters)
{
    const size_t most = bytes_of(text, letters), newline = strcspn(text, "\n");
    size_t end = most;
    if (newline <= most)
        return newline;
    if (text[most] == '\0')
        return most;
    while (end > 0 && text[end] != ' ')
        end--;
    return end > 0 ? end : most;
}

static void draw_line(struct book_press *press, const char *text, size_t length)
{
    char *line = malloc(length + 1);
    const double pitch = press->text * 1.35;
    if (line == NULL) {
        press->no_memory = true;
        return;
    }
    memcpy(line, text, length);
    line[length] = '\0';
    if (press->room.height < pitch)
        press_page(press, PAGE_NUMBERED);
    const struct press_line where = {.x = press->room.x,
                                     .y = press->room.y + press->text,
                                     .width = press->room.width,
                                     .height = press->text};
    press_text(press, &where, line);
    take_from_top(press, pitch);
    free(line);
}

void press_paragraph(struct book_press *press, const char *text)
{
    const size_t letters = letters_in(press->room.width, press->text);
    while (*text != '\0' && !press_stopped(press)) {
        const size_t length = line_end(text, letters);
        draw_line(press, text, length);
        text += length;
        text += *text == ' ' || *text == '\n';
    }
    take_from_top(press, press->text * .6);
}

/* ------------------------------------------------------------------------------------ pictures */

double press_picture(struct book_press *press, const ennead_picture *picture,
                     const struct book_rectangle *place)
{
    ennead_picture_bounds bounds;
    if (ennead_scene_draw(press->scene, picture) != ENNEAD_STATUS_OK) {
        press->no_memory = true;
        return place->y;
    }
    ennead_scene_get_bounds(press->scene, &bounds);
    const double across = place->width / bounds.width, down = place->height / bounds.height;
    const double scale = across < down ? across : down;
    const double left = place->x + (place->width - scale * bounds.width) / 2;
    pages_place(&press->pages, left - scale * bounds.left, place->y - scale * bounds.top, scale);
    pages_scene(&press->pages, press->scene, (ennead_theme)press->settings->theme);
    return place->y + scale * bounds.height;
}
