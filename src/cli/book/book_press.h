/* SPDX-License-Identifier: MIT */
/*
 * Pages one after the other, with margins whose gutter is left on right-hand pages and right on
 * left-hand ones, with their numbers, and on them lines of text and pictures.
 */
#ifndef CLI_BOOK_PRESS_H
#define CLI_BOOK_PRESS_H

#include "cli/book/book_settings.h"
#include "cli/pages/pages.h"

struct book_press {
    const struct book_settings *settings;
    struct pages pages;
    ennead_scene *scene;
    int page;                   /* the number of the page at hand; 0: there is none */
    struct book_rectangle room; /* what is left of it */
    double text, heading;       /* heights of letters */
    bool no_memory;
};

void press_start(struct book_press *press, const struct book_settings *settings);

/* Begins a page; numbered pages have their number at the bottom. */
enum page_number { PAGE_NUMBERED, PAGE_BARE };
void press_page(struct book_press *press, enum page_number number);

/* A line of text at x, y, its baseline. What is wider than `width` gets smaller, down to two
 * thirds, and is cut where that is not enough; three dots say so. */
struct press_line {
    double x, y, width, height;
    ennead_anchor anchor;
    enum { LINE_PLAIN, LINE_BOLD } weight;
};
void press_text(struct book_press *press, const struct press_line *line, const char *text);

/* A heading at the top of what is left of the page. */
void press_heading(struct book_press *press, const char *text);

/* A paragraph there, over several lines and pages. */
void press_paragraph(struct book_press *press, const char *text);

/* A picture as large as it fits into a place, at its top and in its middle. Returns where it ends.
 * */
double press_picture(struct book_press *press, const ennead_picture *picture,
                     const struct book_rectangle *place);

/* Whether there is no point in going on. */
bool press_stopped(const struct book_press *press);

#endif
