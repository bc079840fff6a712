/* SPDX-License-Identifier: MIT */
/*
 * What `ennead` sends to `ennead-paint` through a pipe: a document piece by piece, in the layout
 * of memory, since both programs belong to the same build.
 *
 *     BEGIN title  { PAGE  { PLACE  { SHAPE path-or-text } }  [TURN] }  END
 *
 * Lengths are points, 72 to the inch; shapes are in the units of scenes, which PLACE maps to the
 * page.
 */
#ifndef CLI_PAINT_ORDERS_H
#define CLI_PAINT_ORDERS_H

#include <ennead.h>

enum paint_form {
    PAINT_PDF, /* all pages, written to standard output */
    PAINT_PNG, /* for each page, its length in bytes as a uint64_t, and a PNG */
};

enum paint_order_kind {
    PAINT_BEGIN,
    PAINT_PAGE,
    PAINT_PLACE,
    PAINT_SHAPE,
    PAINT_TURN, /* the page is complete: send its PNG */
    PAINT_END,
};

struct paint_begin {
    int32_t form;
    double dots; /* PNG: dots per point */
};

struct paint_page {
    double width, height;
};

/* The position of the shapes' origin on the page, and the length of their unit in points. */
struct paint_place {
    double x, y, scale;
};

/* An ennead_shape with its paint. */
struct paint_shape {
    int32_t kind, anchor, x, y, width, height;
    ennead_paint paint;
};

struct paint_order {
    int32_t kind;
    uint32_t more; /* number of bytes that follow: a title or text without a NUL, or the steps of a
                    * path */
    union {
        struct paint_begin begin;
        struct paint_page page;
        struct paint_place place;
        struct paint_shape shape;
    } of;
};

/* The most bytes after an order. */
enum { PAINT_MOST_BYTES = 1 << 24 };

#endif
