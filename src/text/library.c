/* SPDX-License-Identifier: MIT */
/*
 * Lines of HoDoKu's regression library: a state and the step that a technique must find in it.
 *
 *     :0300:3:9.....+5+6+1..+6.+1.7+9...::313 314:943:
 *      code  |  givens, + before placed |  |       |  |
 *       digits                    deleted  removed placed extra
 *
 * A candidate is three characters: digit, row, column. Format: reglib-1.3.txt of HoDoKu 2.2.
 */
#include "grid/digits.h"

#include "grid/characters.h"
#include "grid/step.h"

#include <string.h>

typedef struct case_lexer {
    const char *text;
    size_t at;
    size_t length;
} case_lexer;

/* The current character; ':' at the end of the line, where the last field ends too. */
static char here(const case_lexer *s)
{
    return s->at < s->length ? s->text[s->at] : ':';
}

/* Copies characters up to ':' or `end`. Returns false if there are too many. */
static bool read_word(case_lexer *s, char *word, size_t size, char end)
{
    size_t length = 0;

    for (; here(s) != ':' && here(s) != end; s->at++) {
        if (length + 1 == size)
            return false;
        word[length++] = here(s);
    }
    word[length] = '\0';
    return true;
}

/* Skips the colon before the next field. */
static bool begin_field(case_lexer *s)
{
    if (s->at >= s->length || s->text[s->at] != ':')
        return false;
    s->at++;
    return true;
}

static bool read_digits(case_lexer *s, uint16_t *found)
{
    if (!begin_field(s))
        return false;
    for (; is_nonzero_digit(here(s)); s->at++)
        *found |= digit_set(here(s) - '0');
    return true;
}

/* Reads the 81 cells. '+' before a digit: placed, not a given. */
static bool read_cells(case_lexer *s, uint8_t givens[ENNEAD_CELLS], uint8_t values[ENNEAD_CELLS])
{
    if (!begin_field(s))
        return false;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++, s->at++) {
        const bool found = here(s) == '+';
        s->at += found;
        if (is_nonzero_digit(here(s)))
            values[cell] = (uint8_t)(here(s) - '0');
        else if (found || (here(s) != '.' && here(s) != '0'))
            return false;
        givens[cell] = found ? 0 : values[cell];
    }
    return true;
}

static bool read_candidates(case_lexer *s, ennead_cell_set sets[10])
{
    if (!begin_field(s))
        return false;
    for (;;) {
        while (here(s) == ' ')
            s->at++;
        if (here(s) == ':')
            return true;
        int triple[3];
        for (int i = 0; i < 3; i++, s->at++) {
            if (!is_nonzero_digit(here(s)))
                return false;
            triple[i] = here(s) - '0';
        }
        add_cells(&sets[triple[0]], CELL(9 * (triple[1] - 1) + triple[2] - 1));
    }
}

/* Makes a state with these values, and without the deleted candidates. */
static void fill_state(ennead_state *state, const uint8_t givens[ENNEAD_CELLS],
                       const uint8_t values[ENNEAD_CELLS], const ennead_cell_set deleted[10])
{
    ennead_puzzle puzzle;

    /* The reader has checked that values are 0 to 9. */
    (void)ennead_puzzle_from_givens(values, &puzzle);
    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, cells_of_set(deleted[digit]))
            puzzle.candidates[lowest_cell(rest)] &= (digits)~digit_set(digit);
    (void)ennead_state_from_puzzle(&puzzle, state);
    memcpy(state->givens, givens, sizeof state->givens);
    state->limited = false; /* candidates were deleted in the game, not by the puzzle */
}

ennead_status ennead_case_read(const char *line, size_t length, ennead_case *library_case,
                               size_t *column)
{
    case_lexer s = {line, 0, length};
    uint8_t givens[ENNEAD_CELLS] = {0}, values[ENNEAD_CELLS] = {0};
    ennead_cell_set deleted[10] = {{{0}}};
    ennead_case found = {.digits = 0};

    if (length == 0 || line[0] == '#')
        return ENNEAD_STATUS_END;
    bool good = begin_field(&s) && read_word(&s, found.code, sizeof found.code, '-');
    if (good && here(&s) == '-') {
        s.at++;
        good = read_word(&s, found.variant, sizeof found.variant, ':');
    }
    good = good && read_digits(&s, &found.digits) && read_cells(&s, givens, values) &&
           read_candidates(&s, deleted) && read_candidates(&s, found.removed) &&
           read_candidates(&s, found.placed);
    if (!good) {
        if (column != NULL)
            *column = (s.at < length ? s.at : length) + 1;
        return ENNEAD_STATUS_BAD_ARGUMENT;
    }
    fill_state(&found.state, givens, values, deleted);
    *library_case = found;
    return ENNEAD_STATUS_OK;
}
