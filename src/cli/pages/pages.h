/* SPDX-License-Identifier: MIT */
/*
 * Documents of pages, as PDF or PNG: `ennead-paint` paints them with cairo and pango, a program of
 * its own beside this one, so that this one starts without these libraries and works without them.
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
    int replies;   /* of PNG, where they come from; else -1 */
    int error;     /* the first errno */
    struct writer orders;
};

/* Starts a document. A PDF goes to `fd`, which stays the caller's; PNGs come back one by one, with
 * so many dots to a point. False: it cannot be, and it has been said why. */
bool pages_begin_pdf(struct pages *pages, int fd, const char *title);
bool pages_begin_png(struct pages *pages, double dots);

/* From here on a page of so many points, and on it shapes where `place` puts them. */
void pages_page(struct pages *pages, double width, double height);
void pages_place(struct pages *pages, double x, double y, double scale);

void pages_shape(struct pages *pages, const ennead_shape *shape, const ennead_paint *paint);
void pages_scene(struct pages *pages, const ennead_scene *scene, ennead_theme theme);

/* Of PNG: ends the page, and stores it; more pages may follow. */
void pages_take_png(struct pages *pages, struct text *png);

/* Ends the document. Returns 0, or the first errno. */
int pages_finish(struct pages *pages);

#endif
