/* SPDX-License-Identifier: MIT */
/*
 * A Sukaku, a puzzle given by its pencil marks only: 729 characters on a line, nine for each cell.
 * The character for digit d is d if the cell may hold it, else '.' or '0'. A note may follow.
 */
#include "text/puzzles/sukaku.h"

#include "grid/candidates.h"
#include "grid/characters.h"
#include "grid/digits.h"
#include "text/puzzles/line.h"
#include "text/puzzles/records.h"
#include "text/puzzles/titles.h"

enum { MARKS = 9 * ENNEAD_CELLS, LIKELY = (MARKS + ENNEAD_CELLS) / 2 };

static bool is_mark(char c)
{
    return c == '.' || is_digit(c);
}

static size_t mark_run(const line *l)
{
    size_t run = 0;
    while (run < l->length && is_mark(l->text[run]))
        run++;
    return run;
}

/* The first place up to `end` with another digit's character, or `end`. */
static size_t first_wrong(const line *l, size_t end)
{
    for (size_t at = 0; at < end; at++) {
        const char c = l->text[at];
        if (c != '.' && c != '0' && c != (char)('0' + candidate_digit((int)at)))
            return at;
    }
    return end;
}

bool is_sukaku_line(const line *l)
{
    return l->length > LIKELY && mark_run(l) > LIKELY;
}

/* Reports what is wrong with a line whose marks end at `run`. Returns ENNEAD_STATUS_END if nothing
 * is. */
static ennead_status find_wrong(ennead_reader *r, ennead_record *record, const line *l, size_t run)
{
    const size_t known = run < MARKS ? run : MARKS;
    const size_t wrong = first_wrong(l, known);

    if (wrong < known)
        return report(r, record, ENNEAD_INPUT_ERROR_WRONG_MARK, place_in(l, wrong),
                      (unsigned char)l->text[wrong], (uint64_t)candidate_digit((int)wrong));
    if (run < l->length && !is_separator(l->text[run]))
        return report(r, record, ENNEAD_INPUT_ERROR_STRAY_MARK, place_in(l, run),
                      (unsigned char)l->text[run], 0);
    if (run != MARKS)
        return report(r, record, ENNEAD_INPUT_ERROR_MARKS_LENGTH, place_in(l, known), run, MARKS);
    return ENNEAD_STATUS_END;
}

ennead_status give_sukaku(ennead_reader *r, ennead_record *record, const line *l)
{
    const size_t run = mark_run(l);
    ennead_puzzle puzzle = {.givens = {0}};

    r->content_seen = true;
    if (find_wrong(r, record, l, run) == ENNEAD_STATUS_OK) {
        take_word_note(record, l);
        return ENNEAD_STATUS_OK;
    }
    for (int at = 0; at < MARKS; at++)
        if (l->text[at] >= '1')
            puzzle.candidates[candidate_cell(at)] |= digit_set(candidate_digit(at));
    const ennead_status status =
        give_state(r, record, ENNEAD_FORM_SUKAKU, &puzzle, NULL, place_in(l, 0));
    take_line_note(record, l, MARKS);
    attach_title(r, record);
    return status;
}
