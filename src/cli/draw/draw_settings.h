/* SPDX-License-Identifier: MIT */
/*
 * What to draw of each puzzle, and how.
 */
#ifndef CLI_DRAW_SETTINGS_H
#define CLI_DRAW_SETTINGS_H

#include "cli/draw/picture_files.h"
#include "cli/options/techniques_option.h"
#include "cli/pages/pages.h"

enum draw_format { DRAW_SVG, DRAW_PDF, DRAW_PNG, DRAW_FORMAT_NOT_SAID };

enum draw_scale { DRAW_HODOKU, DRAW_SE, DRAW_SE1181 };

enum draw_marks { DRAW_MARKS_NONE, DRAW_MARKS_GIVEN, DRAW_MARKS_ALL, DRAW_MARKS_NOT_SAID };

/* --size: the width of a picture. */
struct draw_size {
    ennead_length_unit unit;
    uint32_t width; /* in thousandths; 0: not given */
};

struct draw_settings {
    struct technique_settings by;
    const char *output; /* --output; not opened by the program as usual, because there may be
                         * several files */
    enum draw_format format;
    unsigned step; /* number of the step, from 1; 0: none */
    bool path, all, solution, labels, title, words;
    enum draw_scale scale;
    enum draw_marks marks;
    int mark_places;
    int theme;
    int catalogue; /* 0: none */
    struct draw_size size;
};

/* The state of a run: what draws, and what finds steps. */
struct drawing {
    const struct draw_settings *settings;
    ennead_scene *scene;
    ennead_finder *finder;
    ennead_rater *rater; /* on its scales; else NULL */
    struct picture_files files;
    struct text bytes; /* of an SVG or PNG */
    struct pages pages;
    bool document; /* pages have begun */
};

/* Whether pictures show steps. */
static inline bool draws_steps(const struct draw_settings *settings)
{
    return settings->step > 0 || settings->path || settings->all;
}

#endif
