/* SPDX-License-Identifier: MIT */
/*
 * Places what is written around the board, from the edge of the grid outward: clues (already
 * placed), labels, and lines of text above and below. The width of a text depends on the program
 * that draws it, so lines are broken as if letters were a little wider than most are.
 */
#include "picture/captions.h"

#include <string.h>

#include "picture/rules/rules.h"
#include "picture/shapes/geometry.h"
#include "picture/steps/steps.h"

enum { EDGE = 60, RING = 720, RING_EDGE = 190, LABEL = 300, LABEL_RING = 420 };
enum { TITLE = 480, SMALL_TITLE = 330, LETTER = 56, WORDS_HEIGHT = 290, PITCH = 390, GAP = 180 };
enum { LEAST_WIDTH = 6000, LINE_BYTES = 600 };

/* The frame of a picture that grows as text is added around it. */
struct caption_frame {
    int32_t left, top, right, bottom;
};

/* ------------------------------------------------------------------------------- round the grid */

static int32_t ring_width(const struct drawn_board *board, enum board_side side)
{
    return board->rings[side] > 0 ? board->rings[side] * RING + RING_EDGE : EDGE;
}

static void draw_label(ennead_scene *scene, int number, point center)
{
    char text[8];
    text_buffer p = {.text = text, .room = sizeof text};

    buffer_number(&p, number);
    buffer_end(&p);
    scene_centered(scene, as(ENNEAD_ROLE_LABEL), center, LABEL, text);
}

static void draw_labels(ennead_scene *scene, struct caption_frame *frame)
{
    const struct drawn_board *board = &scene->board;

    for (int row = 0; row < board->rows; row++)
        draw_label(scene, row + 1,
                   (point){frame->left - LABEL_RING / 2 + EDGE, row * CELL_SIDE + CELL_SIDE / 2});
    for (int column = 0; column < board->columns; column++)
        draw_label(scene, column + 1,
                   (point){column * CELL_SIDE + CELL_SIDE / 2, frame->top - LABEL_RING / 2 + EDGE});
    frame->left -= LABEL_RING;
    frame->top -= LABEL_RING;
}

/* --------------------------------------------------------------------------------------- lines */

/* How many letters of this height fit side by side. */
static int letters_across(const struct caption_frame *frame, int32_t height)
{
    return (int)((int64_t)(frame->right - frame->left) * 100 / (height * LETTER));
}

/* The number of bytes of the first letters of a text. */
static size_t bytes_of(const char *text, int letters)
{
    size_t bytes = 0;

    for (; text[bytes] != '\0'; bytes++)
        if (((unsigned char)text[bytes] & 0xc0) != 0x80 && letters-- == 0)
            break;
    return bytes;
}

/* Copies so many bytes of a text, and appends "more". */
static void copy_line(char line[LINE_BYTES], const char *text, size_t bytes, const char *more)
{
    const size_t room = LINE_BYTES - 1 - strlen(more);

    if (bytes > room)
        for (bytes = room; bytes > 0 && ((unsigned char)text[bytes] & 0xc0) == 0x80;)
            bytes--;
    memcpy(line, text, bytes);
    memcpy(line + bytes, more, strlen(more) + 1);
}

static void draw_title(ennead_scene *scene, struct caption_frame *frame, const char *title)
{
    char line[LINE_BYTES];
    const int32_t height =
        letter_count(title) <= letters_across(frame, TITLE) ? TITLE : SMALL_TITLE;
    const int most = letters_across(frame, height);
    const bool fits = letter_count(title) <= most;

    copy_line(line, title, bytes_of(title, fits ? most : most - 1), fits ? "" : "\u2026");
    scene_text(scene, as(ENNEAD_ROLE_TITLE),
               (point){(frame->left + frame->right) / 2, frame->top - GAP}, height,
               ENNEAD_ANCHOR_MIDDLE, line);
    frame->top -= GAP + height;
}

/* The end of what fits on a line: after its last whole word, or within a long one. */
static size_t line_end(const char *text, int letters)
{
    const size_t most = bytes_of(text, letters), newline = strcspn(text, "\n");
    size_t end = most;

    if (newline <= most)
        return newline;
    if (text[most] == '\0')
        return most;
    while (end > 0 && text[end] != ' ')
        end--;
    return end > 0 ? end : most;
}

/* ---------------------------------------------------------------------------------------- rules */

struct said_rule {
    const struct drawn_board *board;
    const ennead_constraint *rule;
};

static void write_said_rule(text_buffer *p, const void *what)
{
    const struct said_rule *said = what;
    write_rule_words(p, said->board, said->rule);
}

/* Draws a text, which the scene keeps, line by line. The lines are kept too, so the caller's text
 * may move. */
static void draw_paragraph(ennead_scene *scene, struct caption_frame *frame, ennead_role role,
                           size_t at)
{
    size_t bytes;
    char piece[LINE_BYTES];

    if (scene->failed)
        return;
    const size_t end = at + strlen(scene->letters + at);
    const int letters = letters_across(frame, WORDS_HEIGHT);
    for (; at < end && !scene->failed; at += bytes) {
        bytes = line_end(scene->letters + at, letters);
        copy_line(piece, scene->letters + at, bytes, "");
        frame->bottom += PITCH;
        scene_text(scene, as(role), (point){frame->left + EDGE, frame->bottom - PITCH / 4},
                   WORDS_HEIGHT, ENNEAD_ANCHOR_START, piece);
        bytes += scene->letters[at + bytes] == '\n' || scene->letters[at + bytes] == ' ';
    }
}

/* Rules of the same kind that the picture shows are described once. */
static bool is_said_before(const struct drawn_board *board, size_t index)
{
    const ennead_constraint *rules = board->d->constraints;

    for (size_t i = 0; i < index; i++)
        if (strcmp(rules[i].name, rules[index].name) == 0 && !rule_wants_words(board, &rules[i]))
            return true;
    return false;
}

static void draw_rule_words(ennead_scene *scene, struct caption_frame *frame)
{
    const struct drawn_board *board = &scene->board;

    for (size_t i = 0; board->d != NULL && i < board->d->constraint_count; i++) {
        const struct said_rule said = {board, &board->d->constraints[i]};
        if (rule_wants_words(board, said.rule) ||
            (board->picture->words && !is_said_before(board, i)))
            draw_paragraph(scene, frame, ENNEAD_ROLE_WORDS,
                           scene_keep(scene, write_said_rule, &said));
    }
}

static void write_words_of_step(text_buffer *p, const void *what)
{
    write_step_words(p, what);
}

static void write_note(text_buffer *p, const void *what)
{
    buffer_text(p, what);
}

/* ------------------------------------------------------------------------------------- together */

static bool is_said(const char *text)
{
    return text != NULL && text[0] != '\0';
}

static void draw_texts(ennead_scene *scene, struct caption_frame *frame)
{
    const ennead_picture *picture = scene->board.picture;

    if (is_said(picture->title))
        draw_title(scene, frame, picture->title);
    if (is_said(picture->note))
        draw_paragraph(scene, frame, ENNEAD_ROLE_NOTE,
                       scene_keep(scene, write_note, picture->note));
    draw_rule_words(scene, frame);
    if (picture->words)
        draw_paragraph(scene, frame, ENNEAD_ROLE_WORDS,
                       scene_keep(scene, write_words_of_step, picture));
}

void draw_captions(ennead_scene *scene)
{
    const struct drawn_board *board = &scene->board;
    struct caption_frame frame = {
        .left = -ring_width(board, SIDE_LEFT),
        .top = -ring_width(board, SIDE_TOP),
        .right = board->columns * CELL_SIDE + ring_width(board, SIDE_RIGHT),
        .bottom = board->rows * CELL_SIDE + ring_width(board, SIDE_BOTTOM),
    };

    if (board->picture->labels)
        draw_labels(scene, &frame);
    const struct caption_frame around = frame;
    const int32_t lacking = LEAST_WIDTH - (frame.right - frame.left);
    if (lacking > 0) {
        frame.left -= lacking / 2;
        frame.right += lacking / 2;
    }
    draw_texts(scene, &frame);
    if (frame.bottom > around.bottom)
        frame.bottom += GAP;
    else if (frame.top == around.top)
        frame = around;
    scene->bounds = (ennead_picture_bounds){frame.left, frame.top, frame.right - frame.left,
                                            frame.bottom - frame.top};
    scene_rectangle(scene, as(ENNEAD_ROLE_PAPER), (point){frame.left, frame.top},
                    scene->bounds.width, scene->bounds.height);
}
