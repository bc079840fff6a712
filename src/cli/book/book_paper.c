/* SPDX-License-Identifier: MIT */
#include "cli/book/book_paper.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

static const double INCH = 72, MILLIMETER = 72 / 25.4;

/* Reads a number of at least 0 with up to three decimal places. Returns NULL if there is none. */
static const char *read_decimal(const char *text, double *number)
{
    double part = 1;
    int digits = 0, places = -1;
    *number = 0;
    for (; (*text >= '0' && *text <= '9') || (*text == '.' && places < 0); text++) {
        if (*text == '.') {
            places = 0;
            continue;
        }
        if (++digits > 8 || places == 3)
            return NULL;
        if (places < 0) {
            *number = *number * 10 + (*text - '0');
        } else {
            places++;
            part /= 10;
            *number += part * (*text - '0');
        }
    }
    return digits > 0 ? text : NULL;
}

/* The points of a unit at the end of a text: mm, in, or none, which means inches; 0 if it is
 * another. */
static double unit_of(const char *text)
{
    if (strcmp(text, "mm") == 0)
        return MILLIMETER;
    return *text == '\0' || strcmp(text, "in") == 0 ? INCH : 0;
}

const char *read_margin(void *to, const char *value)
{
    double number;
    const char *unit = read_decimal(value, &number);
    const double points = unit != NULL && *unit != '\0' ? unit_of(unit) : 0;
    if (points == 0 || number * points > 10 * INCH)
        return "is not a length such as 15mm or 0.5in, of 10 inches at most";
    *(double *)to = number * points;
    return NULL;
}

static const struct {
    const char *name;
    double width, height; /* in millimeters */
} papers[] = {
    {"a4", 210, 297},
    {"a5", 148, 210},
    {"letter", 215.9, 279.4},
};

const char *read_paper(void *to, const char *value)
{
    struct book_paper *paper = to;
    for (size_t i = 0; i < sizeof papers / sizeof papers[0]; i++) {
        if (strcasecmp(value, papers[i].name) != 0)
            continue;
        *paper = (struct book_paper){papers[i].width * MILLIMETER, papers[i].height * MILLIMETER};
        return NULL;
    }
    double width, height = 0;
    const char *rest = read_decimal(value, &width);
    if (rest != NULL)
        rest = *rest == 'x' ? read_decimal(rest + 1, &height) : NULL;
    const double points = rest != NULL ? unit_of(rest) : 0;
    if (points == 0 || width * points < 2 * INCH || height * points < 2 * INCH ||
        width * points > 100 * INCH || height * points > 100 * INCH)
        return "is not A4, A5, Letter, or a width and height such as 6x9 (inches) or 148x210mm, "
               "from 2 to 100 inches";
    *paper = (struct book_paper){width * points, height * points};
    return NULL;
}

struct book_grid book_grid_of(const struct book_rectangle *room, int count, double gap,
                              double below)
{
    struct book_grid best = {0};
    double best_side = -1;
    for (int columns = 1; columns <= count; columns++) {
        const int rows = (count + columns - 1) / columns;
        const double width = (room->width - gap * (columns - 1)) / columns;
        const double height = (room->height - gap * (rows - 1)) / rows - below;
        const double side = width < height ? width : height;
        if (side <= best_side)
            continue;
        best_side = side;
        best = (struct book_grid){rows, columns, width, height};
    }
    return best;
}
