/* SPDX-License-Identifier: MIT */
/*
 * Documents of pages, as PDF or PNG. A separate program, `ennead-paint`, paints them with cairo
 * and pango, so that this one starts without these libraries and works where they are missing.
 */
#ifndef CLI_PAGES_H
#define CLI_PAGES_H

#include <sys/types.h>

#include "cli/base/exits.h"
#include "cli/base/text.h"
#include "cli/base/writer.h"
#include "cli/paint/paint_orders.h"

struct pages {
    pid_t painter; /* 0: none */
    int replies;   /* PNG: the descriptor to read them from; else -1 */
    int error;     /* the first errno */
    struct writer orders;
};

/* Starts a document. A PDF is written to `fd`, which the caller keeps; PNGs are returned one by
 * one, with this many dots per point. Returns false if that fails, which is reported. */
bool pages_begin_pdf(struct pages *pages, int fd, const char *title);
bool pages_begin_png(struct pages *pages, double dots);

/* pages_page begins a page of this size in points; on it, shapes are drawn where `place` puts
 * them. */
void pages_page(struct pages *pages, double width, double height);
void pages_place(struct pages *pages, double x, double y, double scale);

void pages_shape(struct pages *pages, const ennead_shape *shape, const ennead_paint *paint);
void pages_scene(struct pages *pages, const ennead_scene *scene, ennead_theme theme);

/* For PNG: ends the page and returns it; more pages may follow. */
void pages_take_png(struct pages *pages, struct text *png);

/* Ends the document. Returns 0, or the first errno. */
int pages_finish(struct pages *pages);

#endif
