/* SPDX-License-Identifier: MIT */
/*
 * Notes: small numbers in the center and in the corners of cells, and colors. They are moves of the
 * game, but nothing is deduced from them. A note that all cells of the line have already is taken
 * away from them.
 */
#include "session/commands/notes.h"

#include <string.h>

#include "grid/memory.h"
#include "session/commands/assignments.h"
#include "session/game/history.h"
#include "session/game/position.h"
#include "session/game/reply.h"

enum note_kind { CENTER, CORNER, COLOR, ALL };

enum { MOST_COLORS = 9 };

/* A line that is carried out. */
typedef struct note_line {
    enum note_kind kind;
    int number;              /* the value or color; for a color 0 takes it away */
    uint64_t value;          /* the bit of a value */
    line_words cells;        /* as typed */
    ennead_cell_notes *made; /* notes of all cells, to become those of the position */
} note_line;

static bool has_note(const note_line *n, const ennead_cell_notes *notes)
{
    if (n->kind == ALL)
        return true;
    return n->kind == COLOR ? notes->color == n->number
                            : ((n->kind == CENTER ? notes->center : notes->corner) & n->value) != 0;
}

static void put_note(const note_line *n, ennead_cell_notes *notes)
{
    if (n->kind == COLOR)
        notes->color = (uint8_t)n->number;
    else
        *(n->kind == CENTER ? &notes->center : &notes->corner) |= n->value;
}

static void take_note(const note_line *n, ennead_cell_notes *notes)
{
    if (n->kind == ALL)
        *notes = (ennead_cell_notes){0};
    else if (n->kind == COLOR)
        notes->color = 0;
    else
        *(n->kind == CENTER ? &notes->center : &notes->corner) &= ~n->value;
}

/* Reads the cells. *all: each of them has the note. */
static command_outcome read_cells(ennead_session *s, const note_line *n, bool *all)
{
    const extent e = present_extent(s);
    line_words rest = n->cells;
    int cell, count = 0;
    word w;

    *all = true;
    for (; (w = next_word(&rest)).length > 0; count++) {
        if (!is_cell(w, &e, &cell)) {
            reply_words(s, "'");
            reply_printable(s, w.text, w.length);
            return refuse(s, "' is no cell of this puzzle.");
        }
        *all = *all && has_note(n, &n->made[cell]);
    }
    if (count > 0)
        return DONE;
    return refuse(s, n->kind == ALL ? "Say cells, such as 'wipe r4c2 r4c5'."
                                    : "Say a number and cells, such as 'center 7 r4c2 r4c5'.");
}

static void change_cells(const ennead_session *s, const note_line *n,
                         void (*change_cell)(const note_line *, ennead_cell_notes *))
{
    const extent e = present_extent(s);
    line_words rest = n->cells;
    int cell;

    while (is_cell(next_word(&rest), &e, &cell))
        change_cell(n, &n->made[cell]);
}

static const char *const names[] = {
    [CENTER] = "center", [CORNER] = "corner", [COLOR] = "color", [ALL] = "wipe"};

/* Makes the notes a move of the game. */
static command_outcome keep_notes(ennead_session *s, const note_line *n)
{
    const size_t begin = s->text.length;
    game_position draft = draft_of(s);

    draft.notes = n->made;
    reply_words(s, "%t", names[n->kind]);
    if (n->kind != ALL)
        reply_words(s, " %n", n->number);
    for (line_words rest = n->cells;;) {
        const word w = next_word(&rest);
        if (w.length == 0)
            break;
        reply_words(s, " ");
        reply_bytes(s, w.text, w.length);
    }
    if (s->text.failed ||
        !remember(s, s->text.bytes + begin, s->text.length - begin, &draft, CONTINUES))
        return NO_MEMORY;
    s->text.length = begin;
    return DONE;
}

static command_outcome note_cells(ennead_session *s, note_line *n)
{
    const game_position p = present_position(s);
    const size_t bytes = cells_of_position(&p) * sizeof *n->made;
    bool all;

    n->made = allocate(&s->allocator, bytes);
    if (n->made == NULL)
        return NO_MEMORY;
    if (p.notes != NULL)
        memcpy(n->made, p.notes, bytes);
    else
        memset(n->made, 0, bytes);
    command_outcome done = read_cells(s, n, &all);
    if (done == DONE) {
        change_cells(s, n, all ? take_note : put_note);
        done = keep_notes(s, n);
    }
    release(&s->allocator, n->made);
    return done;
}

static command_outcome run_note(ennead_session *s, line_words *arguments, enum note_kind kind)
{
    const extent e = present_extent(s);
    const int first = kind == COLOR ? 0 : e.first, last = kind == COLOR ? MOST_COLORS : e.last;
    note_line n = {.kind = kind, .number = number_of(next_word(arguments)), .cells = *arguments};

    if (n.number < first || n.number > last)
        return refuse(s, kind == COLOR ? "A color is %n to %n." : "A digit is %n to %n.", first,
                      last);
    n.value = kind == COLOR ? 0 : (uint64_t)1 << (n.number - e.first);
    return note_cells(s, &n);
}

command_outcome run_center(ennead_session *s, line_words *arguments)
{
    return run_note(s, arguments, CENTER);
}

command_outcome run_corner(ennead_session *s, line_words *arguments)
{
    return run_note(s, arguments, CORNER);
}

command_outcome run_color(ennead_session *s, line_words *arguments)
{
    return run_note(s, arguments, COLOR);
}

command_outcome run_wipe(ennead_session *s, line_words *arguments)
{
    note_line n = {.kind = ALL, .cells = *arguments};

    return note_cells(s, &n);
}
