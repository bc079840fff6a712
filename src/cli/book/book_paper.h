/* SPDX-License-Identifier: MIT */
/*
 * Paper and its margins, in points, 72 to the inch.
 */
#ifndef CLI_BOOK_PAPER_H
#define CLI_BOOK_PAPER_H

struct book_paper {
    double width, height;
};

struct book_rectangle {
    double x, y, width, height;
};

/* For --paper: a name, or a width and a height, "6x9" or "210x297mm"; `to` is a struct book_paper.
 * For --margins and --gutter a length, "15mm" or "0.5in"; `to` is a double. NULL, or what is wrong.
 * */
const char *read_paper(void *to, const char *value);
const char *read_margin(void *to, const char *value);

/* The rows and columns for `count` boards, each with `below` points under it, in which the boards
 * are largest. */
struct book_grid {
    int rows, columns;
    double width, height; /* of a place, without the space below */
};
struct book_grid book_grid_of(const struct book_rectangle *room, int count, double gap,
                              double below);

#endif
