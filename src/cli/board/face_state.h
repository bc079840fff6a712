/* SPDX-License-Identifier: MIT */
/*
 * The inside of a face.
 */
#ifndef CLI_FACE_STATE_H
#define CLI_FACE_STATE_H

#include "cli/board/face.h"
#include "cli/view/position.h"
#include "cli/view/view.h"

/* What a digit key does. */
enum face_mode { MODE_DIGIT, MODE_CORNER, MODE_CENTER, MODE_COLOR, MODES };

/* What the panel beside the board shows. */
enum face_panel { PANEL_REPLY, PANEL_HELP, PANEL_STEPS, PANEL_MENU };

/* A step and the state before it; of other than classic 9x9 puzzles the last two. */
struct listed_step {
    ennead_state before;
    ennead_step step;
    uint64_t *left; /* the candidates of each cell before the step, and then after it */
    ennead_model_step *by_model;
};

enum { MOST_LISTED_STEPS = 400 };

/* Steps to choose from: all that are possible now, or one after the other. */
struct step_list {
    enum { LIST_OF_ALL, LIST_IS_PATH } kind;
    struct listed_step *steps;
    size_t count, room;
    int chosen;
    bool failed; /* there was no memory for more */
};

struct face {
    ennead_session *session;
    struct face_settings settings;
    ennead_scene *scene;
    ennead_finder *finder;
    struct board_position position;
    struct told_step told;
    ennead_step step; /* that of the last hint, for `told` */
    ennead_model_step model_step;
    uint64_t after[ENNEAD_MOST_CELLS];
    struct step_list list;
    struct text typed;  /* these three end with a NUL, if they are not empty */
    struct text prompt; /* of the session; empty: none */
    struct text reply;
    struct text kept; /* the game as it was kept last */
    struct text file; /* the name of the one used last, with a NUL */
    enum face_colors colors;
    enum palette_theme theme;
    enum face_mode mode;
    enum face_panel panel;
    int cursor;
    int anchor;   /* where the selection was begun; -1: there is none */
    int filter;   /* a value, or 0 */
    int begun;    /* the first digit of a number of two; 0: none */
    int scrolled; /* lines of the panel */
    struct board_view view;
    bool selecting; /* moves extend the selection */
    bool selected[ENNEAD_MOST_CELLS];
    bool choosing_filter; /* the next digit is that of the filter */
    bool candidates;
    bool whole_panel;              /* it takes the place of the board */
    bool typing;                   /* a line is being typed */
    bool checked;                  /* the last key was a check: another one says more */
    bool wrong[ENNEAD_MOST_CELLS]; /* the cells that are marked as wrong */
    bool named[ENNEAD_MOST_CELLS]; /* those that the last line has named */
    bool changed;                  /* something has been played since the game was saved */
    bool leaving;                  /* the last key was to leave */
    bool replacing;                /* the last key was to save in `file`, which exists */
    bool over;
};

/* The bytes of a text with a NUL after them; "" if memory ran out. */
static inline const char *face_string(struct text *text)
{
    text_character(text, '\0');
    if (text->failed)
        return "";
    text->length--;
    return text->bytes;
}

#endif
