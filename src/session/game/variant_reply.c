/* SPDX-License-Identifier: MIT */
/*
 * Shows a puzzle as a picture, and the rules that the picture cannot show.
 */
#include "session/game/variant_reply.h"

#include <string.h>

#include "session/game/reply.h"

/* The most rules listed, and the most bytes of each that fit on a line. */
enum { MOST_LISTED = 100, RULE_LINE = 256 };

void reply_beginning(ennead_session *s, const game_variant *v)
{
    const size_t length = ennead_variant_write(v->rules, v->title, NULL, 0);

    reply_words(s, "rules\n");
    char *room = reply_room(s, length);
    if (room == NULL)
        return;
    s->text.length += ennead_variant_write(v->rules, v->title, room, length + 1);
    reply_words(s, "end");
}

void reply_picture(ennead_session *s, const game_position *p)
{
    ennead_description view = *p->variant->rules;
    uint8_t entered[ENNEAD_MOST_CELLS]; /* a given has one candidate, so it stays as it is */
    char none[1];
    size_t length = 0;
    ennead_drawing_options options;

    ennead_drawing_options_init(&options);
    options.drawing = s->drawing;
    options.numbers = ENNEAD_DRAWING_NUMBERS_SHOWN;
    options.entered = entered;
    for (size_t cell = 0; cell < p->variant->cells; cell++)
        entered[cell] = view.candidates[cell] != p->left[cell];
    view.candidates = p->left;
    if (ennead_variant_draw(&view, &options, &s->allocator, none, sizeof none, &length) !=
        ENNEAD_STATUS_OK) {
        s->text.failed = true;
        return;
    }
    char *room = reply_room(s, length);
    if (room == NULL)
        return;
    if (ennead_variant_draw(&view, &options, &s->allocator, room, length + 1, &length) ==
        ENNEAD_STATUS_OK)
        s->text.length += length;
    else
        s->text.failed = true;
}

void reply_rules(ennead_session *s, const game_position *p)
{
    const ennead_description *d = p->variant != NULL ? p->variant->rules : NULL;
    char line[RULE_LINE];
    int listed = 0;

    if (d == NULL)
        return;
    if (p->variant->title[0] != '\0') {
        reply_printable(s, p->variant->title, strlen(p->variant->title));
        reply_words(s, "\n");
    }
    for (size_t i = 0; i < d->constraint_count; i++) {
        if (ennead_variant_is_drawn(&d->constraints[i]))
            continue;
        if (listed++ == MOST_LISTED) {
            reply_words(s, "and so on\n");
            return;
        }
        const size_t length = ennead_variant_write_rule(d, i, line, sizeof line);
        reply_words(s, length < sizeof line ? "%t\n" : "%t...\n", line);
    }
}

void reply_cell_names(ennead_session *s, const game_position *p, const uint64_t *set)
{
    size_t left = 0;
    bool first = true;

    for (size_t i = 0; i < (p->variant->cells + 63) / 64; i++)
        left += (size_t)__builtin_popcountll(set[i]);
    for (size_t cell = 0; cell < p->variant->cells; cell++) {
        if ((set[cell / 64] >> cell % 64 & 1) == 0)
            continue;
        reply_words(s, "%t", first ? "" : left == 1 ? " and " : ", ");
        reply_cell_name(s, p, cell);
        first = false;
        left--;
    }
}
