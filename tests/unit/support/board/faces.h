/* SPDX-License-Identifier: MIT */
/*
 * Faces of sessions, pressed and drawn without a terminal.
 */
#ifndef SUPPORT_FACES_H
#define SUPPORT_FACES_H

#include "cli/board/face.h"

/* A face and its sheet. */
typedef struct shown_face {
    ennead_session *session;
    struct face *face;
    struct board_sheet sheet;
    struct face_cursor cursor;
    char row[4096];      /* the last one that row_of wrote */
    char saved[1 << 16]; /* the last game that was saved */
    char kept[1 << 16];  /* the last one that was kept */
    int times_kept;
    const char *cannot_keep; /* why; NULL: it can */
    const char *existing;    /* the name of a file; NULL: none */
} shown_face;

/* Shows the puzzle `text`, or an empty board if it is NULL, in English and in ASCII. */
void face_begin(shown_face *shown, const char *text);
void face_begin_in(shown_face *shown, const char *text, ennead_language language,
                   enum face_signs signs);
void face_end(shown_face *shown);

/* Presses characters one after the other, each of which must go on. '\n' is Enter. */
void press(shown_face *shown, const char *keys);
/* Presses a key that is no character. Returns what face_press returns. */
bool press_code(shown_face *shown, uint32_t code, enum key_modifier modifiers);

/* Draws, and returns a row of the sheet as UTF-8, without blanks at its end. */
const char *row_of(shown_face *shown, int rows, int columns, int row);
/* Draws, and returns whether some row contains the text. */
bool shows(shown_face *shown, int rows, int columns, const char *text);
/* The ground at the cursor's place, moved by this many rows and columns, of the last sheet. */
enum ground ground_near_cursor(const shown_face *shown, int rows, int columns);

/* The value and the notes of a cell, counted from 1, in the session. */
int value_in(const shown_face *shown, int row, int column);
ennead_cell_notes notes_in(const shown_face *shown, int row, int column);

#endif
