/* SPDX-License-Identifier: MIT */
/*
 * A sheet with all pictures in rows, each row as high as its highest picture.
 */
#include "cli/draw/draw_catalogue.h"

#include <stdio.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/draw/draw_picture.h"
#include "cli/draw/draw_svg.h"

enum { ACROSS = 8, TILE = 300, SPACE = 16 };

static const double PIXEL = .75; /* in points */

/* A sheet being made, in two passes, because its height is needed before its tiles. */
struct sheet {
    struct drawing *drawing;
    enum { MEASURING, DRAWING } pass;
    struct text tiles; /* of SVG */
    int count;
    long top, row_height; /* in pixels */
};

/* The position of the next tile, in pixels. */
static void place_tile(struct sheet *sheet, const ennead_picture_bounds *bounds)
{
    const long height = (long)TILE * bounds->height / bounds->width + 1;
    if (sheet->count % ACROSS == 0) {
        sheet->top += sheet->count > 0 ? sheet->row_height + SPACE : SPACE;
        sheet->row_height = 0;
    }
    if (height > sheet->row_height)
        sheet->row_height = height;
}

static void paint_tile(struct drawing *drawing, const ennead_picture_bounds *bounds, double left,
                       double top)
{
    const double scale = (double)TILE / bounds->width * PIXEL;
    pages_place(&drawing->pages, left * PIXEL - scale * bounds->left,
                top * PIXEL - scale * bounds->top, scale);
    pages_scene(&drawing->pages, drawing->scene, (ennead_theme)drawing->settings->theme);
}

static bool add_tile(struct sheet *sheet, const ennead_picture *picture)
{
    struct drawing *drawing = sheet->drawing;
    ennead_picture_bounds bounds;
    const int left = SPACE + sheet->count % ACROSS * (TILE + SPACE);
    if (ennead_scene_draw(drawing->scene, picture) != ENNEAD_STATUS_OK)
        return false;
    ennead_scene_get_bounds(drawing->scene, &bounds);
    place_tile(sheet, &bounds);
    sheet->count++;
    if (sheet->pass == MEASURING)
        return true;
    if (drawing->settings->format != DRAW_SVG) {
        paint_tile(drawing, &bounds, left, (double)sheet->top);
        return true;
    }
    if (!draw_svg(drawing))
        return false;
    text_format(&sheet->tiles, "<g transform=\"translate(%d %ld)\">\n", left, sheet->top);
    text_add(&sheet->tiles, drawing->bytes.bytes, drawing->bytes.length);
    text_string(&sheet->tiles, "</g>\n");
    return !sheet->tiles.failed;
}

/* ------------------------------------------------------------------------------------ examples */

static bool add_rule(struct sheet *sheet, const ennead_constraint_row *row)
{
    char text[512];
    ennead_description *d = NULL;
    ennead_variant_report report;
    ennead_picture picture;
    snprintf(text, sizeof text, "variant %s\nsize 9\n%s\n", row->name, row->example);
    if (ennead_variant_read(text, strlen(text), NULL, &d, &report) != ENNEAD_STATUS_OK)
        return false;
    ennead_picture_init(&picture);
    picture.description = d;
    picture.title = row->name;
    picture.words = true;
    picture.labels = sheet->drawing->settings->labels;
    const bool added = add_tile(sheet, &picture);
    ennead_description_free(d);
    return added;
}

static bool add_rules(struct sheet *sheet)
{
    const ennead_constraint_row *row;
    for (size_t i = 0; (row = ennead_constraint_info(i)) != NULL; i++)
        if (!add_rule(sheet, row))
            return false;
    return true;
}

/* The step that a case is about. */
struct wanted_step {
    const ennead_case *example;
    ennead_step step;
    bool found;
};

static bool take_step(void *user, const ennead_step *step)
{
    struct wanted_step *wanted = user;
    const ennead_case *example = wanted->example;
    wanted->step = *step;
    wanted->found = memcmp(step->removed, example->removed, sizeof step->removed) == 0 &&
                    memcmp(step->placed, example->placed, sizeof step->placed) == 0;
    return !wanted->found;
}

static bool add_technique(struct sheet *sheet, int technique)
{
    const struct draw_settings *settings = sheet->drawing->settings;
    const char *line = ennead_technique_example(technique);
    const ennead_technique_row *row = ennead_technique_info(technique);
    ennead_technique_set only = {{0}};
    ennead_case example;
    ennead_picture picture;
    if (ennead_case_read(line, strlen(line), &example, NULL) != ENNEAD_STATUS_OK)
        return false;
    struct wanted_step wanted = {.example = &example};
    only.words[technique / 64] = (uint64_t)1 << technique % 64;
    ennead_step_all(sheet->drawing->finder, &example.state, &only, take_step, &wanted);
    ennead_picture_init(&picture);
    picture.state = &example.state;
    picture.step = &wanted.step;
    picture.marks = ENNEAD_PICTURE_MARKS_ALL;
    picture.mark_places = (ennead_mark_places)settings->mark_places;
    picture.title = row->name;
    picture.words = settings->words;
    picture.wording = &settings->by.common.wording;
    picture.labels = settings->labels;
    return wanted.found && add_tile(sheet, &picture);
}

static bool add_techniques(struct sheet *sheet)
{
    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++)
        if (!add_technique(sheet, technique))
            return false;
    return true;
}

/* ------------------------------------------------------------------------------------ together */

enum { RULES = 1, SHEET_WIDTH = ACROSS * (TILE + SPACE) + SPACE };

static const int32_t papers[] = {0xffffff, 0x181a1b, 0xffffff, 0xffffff};

/* Goes through all tiles. Returns false if memory runs out. */
static bool add_tiles(struct sheet *sheet)
{
    sheet->count = 0;
    sheet->top = sheet->row_height = 0;
    return sheet->drawing->settings->catalogue == RULES ? add_rules(sheet) : add_techniques(sheet);
}

static bool paint_sheet(struct sheet *sheet, long height)
{
    struct drawing *drawing = sheet->drawing;
    const ennead_paint paper = {
        .fill = papers[drawing->settings->theme], .stroke = -1, .opacity = 100};
    const ennead_shape all = {
        .kind = ENNEAD_SHAPE_KIND_RECTANGLE, .width = SHEET_WIDTH, .height = (int32_t)height};
    if (!draw_page_begin(drawing, SHEET_WIDTH * PIXEL, (double)height * PIXEL))
        return false;
    pages_place(&drawing->pages, 0, 0, PIXEL);
    pages_shape(&drawing->pages, &all, &paper);
    return add_tiles(sheet) && draw_page_end(drawing);
}

static bool write_sheet(struct sheet *sheet, long height)
{
    struct drawing *drawing = sheet->drawing;
    const struct draw_settings *settings = drawing->settings;
    struct text text = {0};
    text_format(&text,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %ld\" width=\"%d\" "
                "height=\"%ld\">\n<title>All %s</title>\n<rect width=\"%d\" height=\"%ld\" "
                "fill=\"#%06x\"/>\n",
                SHEET_WIDTH, height, SHEET_WIDTH, height,
                settings->catalogue == RULES ? "rules" : "techniques", SHEET_WIDTH, height,
                (unsigned)papers[settings->theme]);
    bool written = add_tiles(sheet);
    text_add(&text, sheet->tiles.bytes, sheet->tiles.length);
    text_string(&text, "</svg>\n");
    written =
        written && !text.failed && picture_files_add(&drawing->files, text.bytes, text.length);
    text_free(&text);
    return written;
}

enum exit_code draw_catalogue(struct drawing *drawing)
{
    const struct draw_settings *settings = drawing->settings;
    struct draw_settings tile = *settings;
    struct sheet sheet = {.drawing = drawing, .pass = MEASURING};
    tile.size = (struct draw_size){ENNEAD_LENGTH_UNIT_PIXELS, TILE * 1000};
    drawing->settings = &tile;
    bool drawn = add_tiles(&sheet);
    const long height = sheet.top + sheet.row_height + SPACE;
    sheet.pass = DRAWING;
    if (drawn)
        drawn = settings->format == DRAW_SVG ? write_sheet(&sheet, height)
                                             : paint_sheet(&sheet, height);
    drawing->settings = settings;
    text_free(&sheet.tiles);
    if (drawn || drawing->files.code != EXIT_ANSWERED)
        return drawing->files.code;
    message("out of memory");
    return EXIT_MEMORY;
}
