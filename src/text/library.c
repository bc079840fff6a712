/* SPDX-License-Identifier: MIT */
/*
 * Lines of HoDoKu's library of technique cases, which are also how that program names a state:
 *
 *     :technique:digits:givens:deleted:eliminations:placements:extra
 *
 * In the givens a '+' stands before a digit that is placed and not given. Each digit strikes out
 * its pencil marks in the cells that it sees; the deleted ones, written as digit, row and column
 * (436 is the 4 in r3c6), go besides. The whole line is kept as the note, so that who tests
 * techniques finds the rest there.
 */
#include "grid/digits.h"
#include "grid/houses.h"
#include "text/profile.h"
#include "text/reader.h"

enum { TECHNIQUE = 1, GIVENS = 3, DELETED = 4, LIKELY_GIVENS = 41 };

typedef struct part {
    size_t at, end;
} part;

/* Part number `index` of the line, between two colons; empty behind the last. */
static part part_of(const line *l, int index)
{
    part p = {0, 0};

    for (int i = 0;; i++) {
        for (p.end = p.at; p.end < l->length && l->text[p.end] != ':'; p.end++)
            continue;
        if (i == index)
            return p;
        p.at = p.end < l->length ? p.end + 1 : p.end;
    }
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

bool is_library_line(const line *l)
{
    size_t digits_of_code = 0, likely = 0;

    if (l->length == 0 || l->text[0] != ':')
        return false;
    const part code = part_of(l, TECHNIQUE);
    while (code.at + digits_of_code < code.end && is_digit(l->text[code.at + digits_of_code]))
        digits_of_code++;
    if (digits_of_code < 4 ||
        (code.at + digits_of_code < code.end && l->text[code.at + digits_of_code] != '-'))
        return false;
    const part givens = part_of(l, GIVENS);
    for (size_t at = givens.at; at < givens.end; at++)
        likely += is_digit(l->text[at]) || l->text[at] == '.';
    return likely >= LIKELY_GIVENS;
}

typedef struct state {
    ennead_puzzle puzzle;
    uint8_t placed[ENNEAD_CELLS];
} state;

/* Takes the 81 cells. ENNEAD_END: all is well. */
static ennead_status take_givens(ennead_reader *r, ennead_record *record, const line *l, state *s)
{
    const part p = part_of(l, GIVENS);
    size_t count = 0;

    for (size_t at = p.at; at < p.end; at++) {
        const bool placed = l->text[at] == '+' && at + 1 < p.end && l->text[at + 1] >= '1' &&
                            is_digit(l->text[at + 1]);
        at += placed;
        if (!is_digit(l->text[at]) && l->text[at] != '.')
            return report(r, record, ENNEAD_FAULT_STRAY, l, at, (unsigned char)l->text[at], 0);
        if (count < ENNEAD_CELLS && l->text[at] > '0')
            (placed ? s->placed : s->puzzle.givens)[count] = (uint8_t)(l->text[at] - '0');
        count++;
    }
    if (count != ENNEAD_CELLS)
        return report(r, record, ENNEAD_FAULT_LINE_LENGTH, l, p.end, count, ENNEAD_CELLS);
    return ENNEAD_END;
}

/* A solved cell keeps its digit; every other loses those that it sees. */
static void strike_out_seen(state *s)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int digit = s->puzzle.givens[cell] | s->placed[cell];
        s->puzzle.candidates[cell] = digit == 0 ? ALL_DIGITS : digit_set(digit);
        if (digit != 0)
            continue;
        for (cells rest = peers[cell]; rest != 0; rest = without_lowest_cell(rest)) {
            const int peer = lowest_cell(rest);
            const int seen = s->puzzle.givens[peer] | s->placed[peer];
            if (seen != 0)
                s->puzzle.candidates[cell] &= (digits)~digit_set(seen);
        }
    }
}

static bool is_deleted_mark(const line *l, size_t at, size_t end)
{
    for (size_t i = at; i < end; i++)
        if (l->text[i] < '1' || !is_digit(l->text[i]))
            return false;
    return end - at == 3;
}

/* Strikes out the deleted marks. ENNEAD_END: all is well. */
static ennead_status take_deleted(ennead_reader *r, ennead_record *record, const line *l, state *s)
{
    const part p = part_of(l, DELETED);

    for (size_t at = p.at; at < p.end;) {
        size_t end = at;
        while (end < p.end && !is_blank(l->text[end]))
            end++;
        if (end > at && !is_deleted_mark(l, at, end))
            return report(r, record, ENNEAD_FAULT_DELETED_MARK, l, at, 0, 0);
        if (end > at) {
            const int cell = (l->text[at + 1] - '1') * 9 + l->text[at + 2] - '1';
            s->puzzle.candidates[cell] &= (digits)~digit_set(l->text[at] - '0');
        }
        at = end > at ? end : at + 1;
    }
    return ENNEAD_END;
}

ennead_status give_library_line(ennead_reader *r, ennead_record *record, const line *l)
{
    state s = {.placed = {0}};

    r->content_seen = true;
    if (!is_library_line(l))
        return report(r, record, ENNEAD_FAULT_NOT_LIBRARY, l, 0, 0, 0);
    ennead_status status = take_givens(r, record, l, &s);
    if (status != ENNEAD_END)
        return status;
    strike_out_seen(&s);
    status = take_deleted(r, record, l, &s);
    if (status != ENNEAD_END)
        return status;
    status = give_state(r, record, ENNEAD_FORM_HODOKU, &s.puzzle, s.placed, l,
                        part_of(l, GIVENS).at);
    record->note = l->text;
    record->note_length = l->length;
    r->title_length = 0;
    return status;
}
