/* SPDX-License-Identifier: MIT */
/*
 * Writes links; src/text/links/link_text.c reads what they hold.
 */
#include "text/exchange/write_links.h"

#include "grid/digits.h"
#include "grid/memory.h"
#include "text/exchange/write_lines.h"
#include "text/fpuzzles/fpuzzles_write.h"
#include "text/link.h"
#include "text/packing/lz_pack.h"
#include "text/sudokupad/sudokupad_write.h"

#include <string.h>

/* ------------------------------------------------------------------------------- packed texts */

/* What is packed into a link. */
typedef size_t write_text(exchange_work *w, char *text, size_t room);

static size_t json_text(exchange_work *w, char *text, size_t room)
{
    text_buffer p = buffer_for(NULL, text, room);

    fpuzzles_write(&p, w->d, w->title, &w->unsaid);
    return buffer_end(&p);
}

static size_t pad_text(exchange_work *w, char *text, size_t room)
{
    text_buffer p = buffer_for(NULL, text, room);

    sudokupad_write(&p, w->d, w->title, &w->unsaid);
    return buffer_end(&p);
}

/* A plain puzzle as a line with its title; a state as a library line, and its title on the next;
 * any other puzzle in the form of this project. */
static size_t own_text(exchange_work *w, char *text, size_t room)
{
    const unsigned game = ENNEAD_EXCHANGE_SAYS_MARKS | ENNEAD_EXCHANGE_SAYS_PLACED;
    exchange_work inner = *w;

    if (w->state == NULL)
        return ennead_variant_write(w->d, w->title, text, room);
    inner.p = buffer_for(NULL, text, room);
    if ((w->needs & game) == 0) {
        write_lines(&inner, ENNEAD_EXCHANGE_LINE);
    } else {
        write_lines(&inner, ENNEAD_EXCHANGE_HODOKU);
        buffer_text(&inner.p, *w->title != '\0' ? "\n" : "");
        buffer_text(&inner.p, w->title);
    }
    return buffer_end(&inner.p);
}

static void write_packed(exchange_work *w, const char *begin, write_text *write, base64_signs signs)
{
    const size_t length = write(w, NULL, 0);
    char *text = w->unsaid.count > 0 ? NULL : allocate(&w->memory, length + 1);

    if (w->unsaid.count > 0)
        return;
    if (text != NULL) {
        (void)write(w, text, length + 1);
        buffer_text(&w->p, begin);
    }
    if (text == NULL || !lz_pack(&w->p, text, length, signs, &w->memory))
        w->status = ENNEAD_STATUS_OUT_OF_MEMORY;
    release(&w->memory, text);
}

/* -------------------------------------------------------------------------------------- cells */

static void write_digits(exchange_work *w, const char *begin)
{
    buffer_text(&w->p, begin);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        buffer_character(&w->p, (char)('0' + exchange_given(w, cell)));
}

/* Two characters for each cell: its candidates, and whether it is given, in base 32. */
static void write_wiki_marks(exchange_work *w, const char *begin)
{
    static const char signs[] = "0123456789abcdefghijklmnopqrstuv";

    buffer_text(&w->p, begin);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int value = w->state->values[cell];
        const unsigned left = value != 0 ? digit_set(value) : w->state->candidates[cell];
        const unsigned number = left << 1 | (w->state->givens[cell] != 0);
        buffer_character(&w->p, signs[number / 32]);
        buffer_character(&w->p, signs[number % 32]);
    }
}

/* Whether the rules are those that a classic link of SudokuPad can name; *windoku and *diagonals
 * say which. */
static bool sees_classic(exchange_work *w, bool *windoku, bool *diagonals)
{
    bool up = false, down = false;

    for (size_t i = 0; i < w->d->constraint_count; i++) {
        const char *name = w->d->constraints[i].name;
        up = up || strcmp(name, "diagonal-up") == 0;
        down = down || strcmp(name, "diagonal-down") == 0;
        *windoku = *windoku || strcmp(name, "windoku") == 0;
        if (strcmp(name, "diagonal-up") != 0 && strcmp(name, "diagonal-down") != 0 &&
            strcmp(name, "windoku") != 0)
            unsaid_add(&w->unsaid, name);
    }
    unsaid_add(&w->unsaid, up != down ? "one diagonal" : NULL);
    *diagonals = up;
    return w->unsaid.count == 0;
}

static void write_classic(exchange_work *w)
{
    static const char signs[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    enum { MOST_BLANKS = 5 };
    bool windoku = false, diagonals = false;

    if (!sees_classic(w, &windoku, &diagonals))
        return;
    buffer_text(&w->p, "https://sudokupad.app/scf");
    for (int cell = 0; cell < ENNEAD_CELLS;) {
        const int digit = exchange_given(w, cell++);
        int blanks = 0;
        while (cell < ENNEAD_CELLS && blanks < MOST_BLANKS && exchange_given(w, cell) == 0) {
            blanks++;
            cell++;
        }
        buffer_character(&w->p, signs[digit + 10 * blanks]);
    }
    buffer_text(&w->p, windoku ? "w" : "");
    buffer_text(&w->p, diagonals ? "x" : "");
}

/* --------------------------------------------------------------------------------------------- */

void write_links(exchange_work *w, ennead_exchange form)
{
    static const char wiki[] = "https://www.sudokuwiki.org/sudoku.htm?bd=";

    switch (form) {
    case ENNEAD_EXCHANGE_FPUZZLES_LINK:
        write_packed(w, "https://f-puzzles.com/?load=", json_text, BASE64_USUAL);
        break;
    case ENNEAD_EXCHANGE_SUDOKUPAD:
        write_packed(w, "https://sudokupad.app/fpuzzles", json_text, BASE64_USUAL);
        break;
    case ENNEAD_EXCHANGE_SUDOKUPAD_FPUZ:
        write_packed(w, "https://sudokupad.app/fpuz", json_text, BASE64_USUAL);
        break;
    case ENNEAD_EXCHANGE_SUDOKUPAD_SCL:
        write_packed(w, "https://sudokupad.app/scl", pad_text, BASE64_USUAL);
        break;
    case ENNEAD_EXCHANGE_SUDOKUPAD_CTC:
        write_packed(w, "https://sudokupad.app/ctc", pad_text, BASE64_USUAL);
        break;
    case ENNEAD_EXCHANGE_SUDOKUPAD_SCF:
        write_classic(w);
        break;
    case ENNEAD_EXCHANGE_SUDOKUWIKI:
        if (w->needs == 0 || w->needs == ENNEAD_EXCHANGE_SAYS_TITLE)
            write_digits(w, wiki);
        else
            write_wiki_marks(w, wiki);
        break;
    case ENNEAD_EXCHANGE_SUDOKUEXCHANGE:
        write_digits(w, "https://sudokuexchange.com/play/?s=");
        break;
    default:
        write_packed(w, LINK_OWN_MARK, own_text, BASE64_URL);
        break;
    }
}
