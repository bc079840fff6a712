/* SPDX-License-Identifier: MIT */
/*
 * What the pictures of several rules share: tones, letters and numbers in corners, parts.
 */
#include "picture/rules/rule_picture.h"

int next_tone(ennead_scene *scene)
{
    return scene->board.tones++ % ENNEAD_MOST_TONES + 1;
}

static void write_corner(text_buffer *p, const struct drawn_board *board, const rule_picture *how,
                         const ennead_constraint *rule)
{
    const int letter = 'A' + (board->letters + 25) % 26;
    const bool number = rule->number_count > 0;

    switch (how->corner) {
    case CORNER_NOTHING:
        break;
    case CORNER_NUMBER:
        if (number)
            buffer_signed(p, rule->numbers[0]);
        break;
    case CORNER_UNUSUAL:
        if (number && rule->numbers[0] != how->usual)
            buffer_signed(p, rule->numbers[0]);
        break;
    case CORNER_NOT:
        buffer_text(p, "\u2260");
        buffer_signed(p, rule->numbers[0]);
        break;
    case CORNER_TIMES:
        buffer_signed(p, rule->numbers[0]);
        buffer_text(p, "\u00d7");
        buffer_signed(p, rule->numbers[1]);
        break;
    case CORNER_LETTER:
        buffer_character(p, (char)letter);
        break;
    case CORNER_EQUAL:
        buffer_character(p, '=');
        buffer_character(p, (char)letter);
        break;
    }
    buffer_end(p);
}

void draw_corner(ennead_scene *scene, const rule_picture *how, const ennead_constraint *rule,
                 int cell)
{
    char text[40];
    text_buffer p = {.text = text, .room = sizeof text};

    write_corner(&p, &scene->board, how, rule);
    if (p.length > 0)
        draw_corner_text(scene, cell, text);
}

void draw_parts(ennead_scene *scene, const ennead_constraint *rule, shape_look look,
                part_draw *draw)
{
    size_t at = 0;

    if (rule->part_count == 0)
        draw(scene, look, rule->cells, rule->cell_count);
    for (size_t i = 0; i < rule->part_count; i++) {
        if (rule->parts[i] > 0)
            draw(scene, look, rule->cells + at, rule->parts[i]);
        at += rule->parts[i];
    }
}
