/* SPDX-License-Identifier: MIT */
/*
 * SVG is made here. Other formats are painted into a document, which begins with its first page;
 * for a PDF that document is the file.
 */
#include "cli/draw/draw_picture.h"

#include <errno.h>

#include "cli/base/message.h"
#include "cli/draw/draw_svg.h"

/* Ends the document, even after an error, and reports what went wrong in it. */
static bool finish_document(struct drawing *drawing)
{
    const int error = pages_finish(&drawing->pages);
    drawing->document = false;
    if (error != EOVERFLOW)
        return picture_files_close(&drawing->files, error);
    message("the picture is too large: the width and height of a PNG are limited to 32,767 pixels");
    drawing->files.code = EXIT_USAGE;
    return picture_files_close(&drawing->files, 0);
}

static bool begin_document(struct drawing *drawing)
{
    const struct draw_settings *settings = drawing->settings;
    static const double dots_of_pixels = 4. / 3, dots_of_lengths = 300. / 72;
    int fd;
    if (settings->format == DRAW_PDF)
        drawing->document = picture_files_open(&drawing->files, &fd) &&
                            pages_begin_pdf(&drawing->pages, fd, "Sudoku");
    else
        drawing->document = pages_begin_png(
            &drawing->pages,
            settings->size.unit == ENNEAD_LENGTH_UNIT_PIXELS ? dots_of_pixels : dots_of_lengths);
    if (!drawing->document) {
        drawing->files.code = graver(drawing->files.code, EXIT_IO);
        (void)picture_files_close(&drawing->files, 0);
    }
    return drawing->document;
}

bool draw_page_begin(struct drawing *drawing, double width, double height)
{
    if (!drawing->document && !begin_document(drawing))
        return false;
    pages_page(&drawing->pages, width, height);
    return true;
}

bool draw_page_end(struct drawing *drawing)
{
    struct pages *pages = &drawing->pages;
    if (drawing->settings->format == DRAW_PNG)
        pages_take_png(pages, &drawing->bytes);
    if (pages->error != 0 || pages->orders.error != 0) {
        (void)finish_document(drawing);
        return false;
    }
    return drawing->settings->format == DRAW_PDF ||
           picture_files_add(&drawing->files, drawing->bytes.bytes, drawing->bytes.length);
}

/* The width of the picture in points. */
static double picture_width(const struct draw_settings *settings,
                            const ennead_picture_bounds *bounds)
{
    static const double points[] = {.75, 72 / 25.4, 72};
    if (settings->size.width == 0)
        return bounds->width * .036;
    return settings->size.width * points[settings->size.unit] / 1000;
}

static bool draw_painted(struct drawing *drawing)
{
    ennead_picture_bounds bounds;
    ennead_scene_get_bounds(drawing->scene, &bounds);
    const double width = picture_width(drawing->settings, &bounds), scale = width / bounds.width;
    if (!draw_page_begin(drawing, width, scale * bounds.height))
        return false;
    pages_place(&drawing->pages, -scale * bounds.left, -scale * bounds.top, scale);
    pages_scene(&drawing->pages, drawing->scene, (ennead_theme)drawing->settings->theme);
    return draw_page_end(drawing);
}

bool draw_picture(struct drawing *drawing, const ennead_picture *picture)
{
    if (ennead_scene_draw(drawing->scene, picture) != ENNEAD_STATUS_OK)
        return false;
    if (drawing->settings->format != DRAW_SVG)
        return draw_painted(drawing);
    return draw_svg(drawing) &&
           picture_files_add(&drawing->files, drawing->bytes.bytes, drawing->bytes.length);
}

enum exit_code draw_pictures_finish(struct drawing *drawing)
{
    if (drawing->document)
        (void)finish_document(drawing);
    return picture_files_finish(&drawing->files);
}
