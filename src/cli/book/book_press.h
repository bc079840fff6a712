/* SPDX-License-Identifier: MIT */
/*
 * Pages one after the other, with page numbers and margins; the gutter is left on right-hand pages
 * and right on left-hand ones. Lines of text and pictures are placed on them.
 */
#ifndef CLI_BOOK_PRESS_H
#define CLI_BOOK_PRESS_H

#include "cli/book/book_settings.h"
#include "cli/pages/pages.h"

struct book_press {
    const struct book_settings *settings;
    struct pages pages;
    ennead_scene *scene;
    int page;                   /* the number of the current page; 0: none */
    struct book_rectangle room; /* what is left of it */
    double text, heading;       /* heights of letters */
    bool no_memory;
};

void press_start(struct book_press *press, const struct book_settings *settings);

/* Begins a page; numbered pages have their number at the bottom. */
enum page_number { PAGE_NUMBERED, PAGE_BARE };
void press_page(struct book_press *press, enum page_number number);

/* A line of text with its baseline at x, y. If it is wider than `width`, letters get smaller, down
 * to two thirds; then the text is cut, and ends with three dots. */
struct press_line {
    double x, y, width, height;
    ennead_anchor anchor;
    enum { LINE_PLAIN, LINE_BOLD } weight;
};
void press_text(struct book_press *press, const struct press_line *line, const char *text);

/* Adds a heading at the top of the remaining space. */
void press_heading(struct book_press *press, const char *text);

/* Adds a paragraph there, over several lines and pages if necessary. */
void press_paragraph(struct book_press *press, const char *text);

/* Draws a picture as large as possible in a place, at its top and centered. Returns where the
 * picture ends. */
double press_picture(struct book_press *press, const ennead_picture *picture,
                     const struct book_rectangle *place);

/* Whether there is no point in continuing. */
bool press_stopped(const struct book_press *press);

#endif
