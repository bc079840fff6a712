/* SPDX-License-Identifier: MIT */
/*
 * A sheet is an SVG with the pictures side by side in rows, each as high as its highest picture.
 */
#include "cli/draw/draw_catalogue.h"

#include <stdio.h>
#include <string.h>

#include "cli/base/message.h"
#include "cli/draw/draw_svg.h"

enum { ACROSS = 8, TILE = 300, SPACE = 16 };

/* A sheet in the making. */
struct sheet {
    struct drawing *drawing;
    struct text tiles;
    int count;
    long top, row_height; /* in pixels */
};

static bool add_tile(struct sheet *sheet, const ennead_picture *picture)
{
    struct drawing *drawing = sheet->drawing;
    ennead_picture_bounds bounds;
    const int column = sheet->count % ACROSS;
    if (!draw_svg(drawing, picture))
        return false;
    ennead_scene_get_bounds(drawing->scene, &bounds);
    const long height = (long)TILE * bounds.height / bounds.width + 1;
    if (column == 0) {
        sheet->top += sheet->count > 0 ? sheet->row_height + SPACE : SPACE;
        sheet->row_height = 0;
    }
    if (height > sheet->row_height)
        sheet->row_height = height;
    sheet->count++;
    text_format(&sheet->tiles, "<g transform=\"translate(%d %ld)\">\n",
                SPACE + column * (TILE + SPACE), sheet->top);
    text_add(&sheet->tiles, drawing->svg.bytes, drawing->svg.length);
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

static const char *const papers[] = {"#ffffff", "#181a1b", "#ffffff", "#ffffff"};

enum exit_code draw_catalogue(struct drawing *drawing)
{
    const struct draw_settings *settings = drawing->settings;
    enum { RULES = 1 };
    struct draw_settings tile = *settings;
    struct sheet sheet = {.drawing = drawing};
    struct text text = {0};
    tile.size = (struct draw_size){ENNEAD_LENGTH_UNIT_PIXELS, TILE * 1000};
    drawing->settings = &tile;
    const bool drawn = settings->catalogue == RULES ? add_rules(&sheet) : add_techniques(&sheet);
    drawing->settings = settings;
    const int width = ACROSS * (TILE + SPACE) + SPACE;
    const long height = sheet.top + sheet.row_height + SPACE;
    text_format(&text,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %ld\" width=\"%d\" "
                "height=\"%ld\">\n<title>All %s</title>\n<rect width=\"%d\" height=\"%ld\" "
                "fill=\"%s\"/>\n",
                width, height, width, height, settings->catalogue == RULES ? "rules" : "techniques",
                width, height, papers[settings->theme]);
    text_add(&text, sheet.tiles.bytes, sheet.tiles.length);
    text_string(&text, "</svg>\n");
    enum exit_code code = EXIT_ANSWERED;
    if (!drawn || text.failed || sheet.tiles.failed) {
        message("out of memory");
        code = EXIT_MEMORY;
    } else if (!picture_files_add(&drawing->files, text.bytes, text.length)) {
        code = drawing->files.code;
    }
    text_free(&text);
    text_free(&sheet.tiles);
    return code;
}
