/* SPDX-License-Identifier: MIT */
/*
 * States in the middle of a game: which of their forms a line begins. In auto, a line counts as
 * one of these only if no form of puzzles could be meant: it begins with the code of a technique,
 * has far more than 81 characters without a gap, or has groups of digits of different lengths,
 * nine per row.
 */
#include "text/puzzles/states.h"

#include "text/puzzles/hodoku.h"
#include "text/puzzles/line_classes.h"
#include "text/puzzles/marks.h"
#include "text/puzzles/sukaku.h"
#include "text/puzzles/titles.h"

/* Whether a line of 81 dots and bars is a line of a frame, ".-----.-----.", and not a puzzle
 * without givens, which has only one kind of character. */
static bool is_rule(const line *l)
{
    size_t bars = 0;

    if (l->length != ENNEAD_CELLS || (l->text[0] != '.' && l->text[0] != '*') ||
        l->text[l->length - 1] != l->text[0])
        return false;
    for (size_t at = 0; at < l->length; at++) {
        if (l->text[at] != '-' && l->text[at] != l->text[0])
            return false;
        bars += l->text[at] == '-';
    }
    return bars > l->length / 2;
}

/* Whether a line begins with more cells than a group of pencil marks or a frame line has, and is
 * short. Most lines of most texts are like that, and none of them is a state. */
static bool begins_with_cells(const line *l)
{
    enum { MANY = 12, SHORT = 4 * ENNEAD_CELLS };
    bool givens = false;

    if (l->length < ENNEAD_CELLS || l->length > SHORT)
        return false;
    for (size_t at = 0; at < MANY; at++) {
        const char c = l->text[at];
        if (c != '.' && (c < '0' || c > '9'))
            return false;
        givens = givens || c != '.';
    }
    return givens;
}

/* The forms in which a state is one line. */
static const struct one_line_form {
    ennead_form form;
    bool (*begins)(const line *l); /* whether it can be nothing else */
    ennead_status (*give)(ennead_reader *r, ennead_record *record, const line *l);
} one_line_forms[] = {
    {ENNEAD_FORM_HODOKU, is_library_line, give_library_line},
    {ENNEAD_FORM_SUKAKU, is_sukaku_line, give_sukaku},
};
enum { ONE_LINE_FORMS = sizeof one_line_forms / sizeof one_line_forms[0] };

state_found try_state(ennead_reader *r, ennead_record *record, const line *l, cursor start)
{
    if (r->in_table || begins_with_cells(l))
        return STATE_NO;
    for (size_t i = 0; i < ONE_LINE_FORMS; i++)
        if (one_line_forms[i].begins(l)) {
            one_line_forms[i].give(r, record, l);
            r->recovering = false;
            return STATE_GIVEN;
        }
    if (is_rule(l))
        return STATE_PASSED;
    return r->recovering ? STATE_NO : try_marks(r, record, l, start);
}

ennead_status take_state(ennead_reader *r, ennead_record *record, const line *l, cursor start)
{
    const line_classes p = classes_of(l->text, l->length);

    if (is_empty(&p))
        return ENNEAD_STATUS_END;
    for (size_t i = 0; i < ONE_LINE_FORMS; i++)
        if (r->form == one_line_forms[i].form)
            return one_line_forms[i].give(r, record, l);
    if (!is_marks_line(l)) {
        r->content_seen = true;
        if (is_title(&p) && p.digits < 9)
            return take_title(r, record, l);
        if (is_frame(&p, l->text))
            return ENNEAD_STATUS_END;
    }
    return read_marks(r, record, start);
}
