/* SPDX-License-Identifier: MIT */
/*
 * The program `ennead-paint`, the only one that needs cairo and pango. `ennead` starts it to write
 * a PDF or PNG, so no other command loads these libraries. It reads orders (paint_orders.h) from
 * standard input and writes the document to standard output. Its exit status is an errno, or 0.
 */
#include <cairo-pdf.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/paint/paint_shape.h"

/* A document that is being painted. */
struct painter {
    struct paint_begin begin;
    cairo_surface_t *surface; /* for a PDF all its pages, for a PNG the page */
    cairo_t *cr;              /* of the page */
    struct paint_page page;
    struct paint_place place;
    struct text_layouts layouts;
    char *more; /* the data after an order */
    int error;  /* an errno */
};

/* ---------------------------------------------------------------------------------- in and out */

/* Reads so many bytes. Returns false if there are fewer. */
static bool read_all(void *bytes, size_t length)
{
    return fread(bytes, 1, length, stdin) == length;
}

static void write_all(struct painter *painter, const void *bytes, size_t length)
{
    if (painter->error == 0 && fwrite(bytes, 1, length, stdout) != length)
        painter->error = errno;
}

static cairo_status_t write_pdf(void *user, const unsigned char *bytes, unsigned length)
{
    struct painter *painter = user;
    write_all(painter, bytes, length);
    return painter->error == 0 ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

static void note(struct painter *painter, cairo_status_t status)
{
    if (painter->error != 0 || status == CAIRO_STATUS_SUCCESS)
        return;
    painter->error = status == CAIRO_STATUS_NO_MEMORY      ? ENOMEM
                     : status == CAIRO_STATUS_INVALID_SIZE ? EOVERFLOW
                                                           : EIO;
}

/* --------------------------------------------------------------------------------------- pages */

struct png {
    char *bytes;
    size_t length, room;
};

static cairo_status_t add_to_png(void *user, const unsigned char *bytes, unsigned length)
{
    struct png *png = user;
    if (png->room - png->length < length) {
        const size_t room = (png->length + length) * 2;
        char *more = realloc(png->bytes, room);
        if (more == NULL)
            return CAIRO_STATUS_NO_MEMORY;
        png->bytes = more;
        png->room = room;
    }
    for (unsigned i = 0; i < length; i++)
        png->bytes[png->length++] = (char)bytes[i];
    return CAIRO_STATUS_SUCCESS;
}

static void finish_png(struct painter *painter)
{
    struct png png = {0};
    note(painter, cairo_surface_write_to_png_stream(painter->surface, add_to_png, &png));
    const uint64_t length = png.length;
    write_all(painter, &length, sizeof length);
    write_all(painter, png.bytes, png.length);
    if (fflush(stdout) != 0 && painter->error == 0)
        painter->error = errno;
    free(png.bytes);
    cairo_surface_destroy(painter->surface);
    painter->surface = NULL;
}

static void finish_page(struct painter *painter)
{
    if (painter->cr == NULL)
        return;
    if (painter->begin.form == PAINT_PDF)
        cairo_show_page(painter->cr);
    note(painter, cairo_status(painter->cr));
    cairo_destroy(painter->cr);
    painter->cr = NULL;
    if (painter->begin.form == PAINT_PNG)
        finish_png(painter);
}

static void begin_page(struct painter *painter, const struct paint_page *page)
{
    const double dots = painter->begin.dots;
    finish_page(painter);
    painter->page = *page;
    painter->place = (struct paint_place){0, 0, 1};
    if (painter->begin.form == PAINT_PDF)
        cairo_pdf_surface_set_size(painter->surface, page->width, page->height);
    else
        painter->surface =
            cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)(page->width * dots + .999),
                                       (int)(page->height * dots + .999));
    painter->cr = cairo_create(painter->surface);
    if (painter->begin.form == PAINT_PNG)
        cairo_scale(painter->cr, dots, dots);
    note(painter, cairo_status(painter->cr));
}

/* ---------------------------------------------------------------------------------- the
 * document */

/* The document contains no time, so that the same input gives the same bytes. */
static void begin_document(struct painter *painter, const struct paint_begin *begin)
{
    painter->begin = *begin;
    text_layouts_start(&painter->layouts);
    if (begin->form != PAINT_PDF)
        return;
    painter->surface = cairo_pdf_surface_create_for_stream(write_pdf, painter, 595, 842);
    cairo_pdf_surface_restrict_to_version(painter->surface, CAIRO_PDF_VERSION_1_5);
    cairo_pdf_surface_set_metadata(painter->surface, CAIRO_PDF_METADATA_CREATE_DATE, "");
    cairo_pdf_surface_set_metadata(painter->surface, CAIRO_PDF_METADATA_TITLE, painter->more);
    cairo_pdf_surface_set_metadata(painter->surface, CAIRO_PDF_METADATA_CREATOR, "ennead");
    note(painter, cairo_surface_status(painter->surface));
}

static void finish_document(struct painter *painter)
{
    finish_page(painter);
    if (painter->surface != NULL) {
        cairo_surface_finish(painter->surface);
        note(painter, cairo_surface_status(painter->surface));
        cairo_surface_destroy(painter->surface);
    }
    if (fflush(stdout) != 0 && painter->error == 0)
        painter->error = errno;
    text_layouts_free(&painter->layouts);
}

/* Reads the data after an order, and adds a NUL. */
static bool read_more(struct painter *painter, uint32_t length)
{
    if (length > PAINT_MOST_BYTES)
        return false;
    char *more = realloc(painter->more, length + 1);
    if (more == NULL)
        return false;
    painter->more = more;
    more[length] = '\0';
    return read_all(more, length);
}

static void obey(struct painter *painter, const struct paint_order *order)
{
    switch ((enum paint_order_kind)order->kind) {
    case PAINT_BEGIN:
    case PAINT_END:
        break;
    case PAINT_PAGE:
        begin_page(painter, &order->of.page);
        break;
    case PAINT_TURN:
        finish_page(painter);
        break;
    case PAINT_PLACE:
        painter->place = order->of.place;
        break;
    case PAINT_SHAPE:
        if (painter->cr != NULL && !paint_shape(painter->cr, &painter->layouts, &painter->place,
                                                &order->of.shape, painter->more, order->more))
            painter->error = ENOMEM;
        break;
    }
}

static void paint(struct painter *painter)
{
    struct paint_order order;
    if (!read_all(&order, sizeof order) || order.kind != PAINT_BEGIN ||
        !read_more(painter, order.more)) {
        painter->error = EPROTO;
        return;
    }
    begin_document(painter, &order.of.begin);
    while (painter->error == 0 && order.kind != PAINT_END) {
        if (!read_all(&order, sizeof order) || !read_more(painter, order.more))
            painter->error = EPROTO;
        else
            obey(painter, &order);
    }
    finish_document(painter);
}

int main(void)
{
    static struct painter painter;
    if (isatty(STDIN_FILENO)) {
        fputs(
            "ennead-paint makes PDF and PNG for 'ennead draw' and 'ennead book', which start it.\n",
            stderr);
        return EINVAL;
    }
    paint(&painter);
    _Exit(painter.error); /* memory that the libraries keep to the end is freed with the process */
}
