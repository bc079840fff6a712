/* SPDX-License-Identifier: MIT */
/*
 * Reads lines of HoDoKu's library as puzzles. library.c reads the contents of such a line; this
 * file recognizes it. If the line is about a step, it is kept as the note, so that someone who
 * tests techniques finds the rest there.
 */
#include "text/puzzles/hodoku.h"

#include "grid/characters.h"

#include <string.h>

#include "grid/step.h"
#include "text/puzzles/records.h"
#include "text/puzzles/titles.h"

enum { LONGEST_CODE = 11, LIKELY_GIVENS = 41 };

/* The place after the next colon from `at` on, or the line's length. */
static size_t behind_colon(const line *l, size_t at)
{
    while (at < l->length && l->text[at] != ':')
        at++;
    return at < l->length ? at + 1 : at;
}

/* Whether a line begins with a code of HoDoKu or an abbreviation of ours: ":0300:", ":0702-1:" or
 * ":mw:". */
static bool begins_with_code(const line *l)
{
    size_t at = 1;

    if (l->length == 0 || l->text[0] != ':')
        return false;
    while (at < l->length && (is_digit(l->text[at]) || is_letter(l->text[at])))
        at++;
    return at > 1 && at <= LONGEST_CODE + 1 && at < l->length &&
           (l->text[at] == ':' || l->text[at] == '-');
}

bool is_library_line(const line *l)
{
    size_t likely = 0;

    if (!begins_with_code(l))
        return false;
    const size_t givens = behind_colon(l, behind_colon(l, 1));
    const size_t end = behind_colon(l, givens);
    for (size_t at = givens; at < end; at++)
        likely += is_digit(l->text[at]) || l->text[at] == '.';
    return likely >= LIKELY_GIVENS;
}

/* Whether a line is about a step, not only about a state. */
static bool is_about_step(const ennead_case *found)
{
    bool about = strcmp(found->code, "0000") != 0;

    FOR_ALL_DIGITS(digit)
        about = about || cells_of_set(found->removed[digit]) != 0 ||
                cells_of_set(found->placed[digit]) != 0;
    return about;
}

ennead_status give_library_line(ennead_reader *r, ennead_record *record, const line *l)
{
    ennead_case found;
    ennead_puzzle puzzle;
    uint8_t placed[ENNEAD_CELLS];
    size_t column = 1;

    r->content_seen = true;
    if (ennead_case_read(l->text, l->length, &found, &column) != ENNEAD_STATUS_OK)
        return report(r, record, ENNEAD_INPUT_ERROR_NOT_LIBRARY, place_in(l, column - 1), 0, 0);
    ennead_state_to_puzzle(&found.state, &puzzle);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        placed[cell] = found.state.givens[cell] == 0 ? found.state.values[cell] : 0;
    give_state(r, record, ENNEAD_FORM_HODOKU, &puzzle, placed, place_in(l, 0));
    if (is_about_step(&found)) {
        record->note = l->text;
        record->note_length = l->length;
        r->title_length = 0;
    }
    attach_title(r, record);
    return ENNEAD_STATUS_OK;
}
