/* SPDX-License-Identifier: MIT */
/*
 * A shape of a scene, painted by cairo.
 */
#ifndef CLI_PAINT_SHAPE_H
#define CLI_PAINT_SHAPE_H

#include "cli/paint/paint_orders.h"
#include "cli/paint/text_layouts.h"

/* Paints a shape where `place` puts it. `more` has `length` bytes, a text or the steps of a path.
 * Returns false if memory runs out. */
bool paint_shape(cairo_t *cr, struct text_layouts *layouts, const struct paint_place *place,
                 const struct paint_shape *shape, const void *more, size_t length);

#endif
