/* SPDX-License-Identifier: MIT */
/*
 * The table of forms that are written. What a puzzle has is compared with what the form can say
 * before anything is written, so nothing is lost in silence.
 */
#include "text/exchange/exchange.h"

#include "grid/description_check.h"
#include "grid/houses.h"
#include "grid/memory.h"
#include "grid/sized.h"
#include "text/exchange/write_lines.h"
#include "text/exchange/write_links.h"
#include "text/fpuzzles/fpuzzles_write.h"
#include "text/iss/iss_write.h"
#include "text/sgt/sgt_write.h"

#include <string.h>

typedef struct exchange_row {
    const char *name;
    unsigned says;
    const char *help;
} exchange_row;

#define EXCHANGE_ROW(value, name, says, help) {name, says, help},
static const exchange_row rows[] = {ENNEAD_EXCHANGES(EXCHANGE_ROW)};
#undef EXCHANGE_ROW
enum { EXCHANGES = sizeof rows / sizeof *rows };

const char *ennead_exchange_name(ennead_exchange form)
{
    return (size_t)form < EXCHANGES ? rows[form].name : NULL;
}

const char *ennead_exchange_help(ennead_exchange form)
{
    return (size_t)form < EXCHANGES ? rows[form].help : NULL;
}

unsigned ennead_exchange_get_says(ennead_exchange form)
{
    return (size_t)form < EXCHANGES ? rows[form].says : 0;
}

/* ------------------------------------------------------------------------- what the puzzle has */

static bool is_plain(const ennead_description *d)
{
    return d->rows == 9 && d->columns == 9 && d->values == 9 && d->first_value == 1 &&
           d->box_rows == 3 && d->box_columns == 3 && d->constraint_count == 0 &&
           d->houses == (ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS);
}

/* The state of a plain puzzle, of which cells with one candidate are givens. */
static void state_of(const ennead_description *d, ennead_state *state)
{
    ennead_puzzle puzzle;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const digits left = (digits)(d->candidates[cell] & ALL_DIGITS);
        puzzle.givens[cell] = (uint8_t)(digit_count(left) == 1 ? lowest_digit(left) : 0);
        puzzle.candidates[cell] = left;
    }
    (void)ennead_state_from_puzzle(&puzzle, state);
}

/* The description of a state. Returns NULL if memory runs out. */
static ennead_description *description_of(const ennead_state *state,
                                          const ennead_allocator *allocator)
{
    ennead_description *d;

    if (ennead_description_new(9, 9, 9, allocator, &d) != ENNEAD_STATUS_OK)
        return NULL;
    (void)ennead_description_set_boxes(d, 3, 3);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        digits seen = 0;
        FOR_EACH_CELL(rest, peers[cell])
            if (state->values[lowest_cell(rest)] != 0)
                seen |= digit_set(state->values[lowest_cell(rest)]);
        d->candidates[cell] = state->values[cell] != 0 ? digit_set(state->values[cell])
                              /* what a value excludes anyway is not written */
                              : (state->candidates[cell] | seen) == ALL_DIGITS
                                  ? ALL_DIGITS
                                  : state->candidates[cell];
    }
    return d;
}

static unsigned needs_of_state(const ennead_state *state, const ennead_description *d)
{
    unsigned needs = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (state->values[cell] != 0 && state->givens[cell] == 0)
            needs |= ENNEAD_EXCHANGE_SAYS_PLACED;
        if (state->values[cell] == 0 && d->candidates[cell] != ALL_DIGITS)
            needs |= ENNEAD_EXCHANGE_SAYS_MARKS;
    }
    return needs;
}

static unsigned needs_of_description(const ennead_description *d)
{
    const uint64_t all = UINT64_MAX >> (ENNEAD_MOST_SIZE - d->values);
    unsigned needs = d->constraint_count > 0 ? ENNEAD_EXCHANGE_SAYS_RULES : 0;

    for (int cell = 0; cell < d->rows * d->columns; cell++) {
        const uint64_t left = d->candidates[cell] & all;
        if (left != all && (left == 0 || (left & (left - 1)) != 0))
            needs |= ENNEAD_EXCHANGE_SAYS_MARKS;
    }
    if (d->rows != 9 || d->columns != 9 || d->values != 9 || d->first_value != 1 ||
        d->box_rows != 3 || d->box_columns != 3 || d->houses != 7)
        needs |= ENNEAD_EXCHANGE_SAYS_SIZES;
    return needs;
}

/* ------------------------------------------------------------------------- what cannot be said */

/* Whether a cell that a cell sees has its candidate, too. */
static bool is_shared(const ennead_state *state, int cell)
{
    FOR_EACH_CELL(rest, peers[cell]) {
        const int other = lowest_cell(rest);
        if (state->values[other] == 0 && (state->candidates[other] & state->candidates[cell]) != 0)
            return true;
    }
    return false;
}

/* Whether an empty cell has one candidate, which the form does not tell apart from a digit. */
static bool has_lone_candidate(const exchange_work *w, ennead_exchange form)
{
    const ennead_state *state = w->state;
    const unsigned says = rows[form].says;
    const bool game = (w->needs & (ENNEAD_EXCHANGE_SAYS_MARKS | ENNEAD_EXCHANGE_SAYS_PLACED)) != 0;

    if (state == NULL || form == ENNEAD_EXCHANGE_HODOKU || form == ENNEAD_EXCHANGE_LINK ||
        form == ENNEAD_EXCHANGE_SUKAKU || (!game && form == ENNEAD_EXCHANGE_SUDOKUWIKI) ||
        (says & ENNEAD_EXCHANGE_SAYS_MARKS) == 0)
        return false;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        /* Forms with rules have a cell's candidates only if some are eliminated. */
        const digits left = (says & ENNEAD_EXCHANGE_SAYS_RULES) != 0
                                ? (digits)w->d->candidates[cell]
                                : state->candidates[cell];
        if (state->values[cell] == 0 && digit_count(left) == 1 &&
            !(form == ENNEAD_EXCHANGE_MARKS && is_shared(state, cell)))
            return true;
    }
    return false;
}

static bool has_givens(const exchange_work *w)
{
    for (int cell = 0; w->state != NULL && cell < ENNEAD_CELLS; cell++)
        if (w->state->givens[cell] != 0)
            return true;
    return false;
}

/* Finds what the solutions depend on and the form cannot say. */
static void see_essential(exchange_work *w, unsigned says)
{
    const unsigned missing = w->needs & ~says;

    for (size_t i = 0; (missing & ENNEAD_EXCHANGE_SAYS_RULES) != 0 && i < w->d->constraint_count;
         i++)
        unsaid_add(&w->unsaid, w->d->constraints[i].name);
    if ((missing & ENNEAD_EXCHANGE_SAYS_SIZES) != 0)
        unsaid_add(&w->unsaid, "a grid other than 9x9 with boxes");
    if ((missing & ENNEAD_EXCHANGE_SAYS_MARKS) != 0)
        unsaid_add(&w->unsaid, "candidates");
    if ((missing & ENNEAD_EXCHANGE_SAYS_PLACED) != 0 && (says & ENNEAD_EXCHANGE_SAYS_MARKS) == 0)
        unsaid_add(&w->unsaid, "which digits were placed");
}

/* Finds what else the form cannot say. */
static void see_minor(exchange_work *w, ennead_exchange form)
{
    const unsigned missing = w->needs & ~rows[form].says;

    if ((missing & ENNEAD_EXCHANGE_SAYS_PLACED) != 0)
        unsaid_add(&w->unsaid, "which digits were placed");
    if (form == ENNEAD_EXCHANGE_SUKAKU && has_givens(w))
        unsaid_add(&w->unsaid, "which digits are given");
    if (has_lone_candidate(w, form))
        unsaid_add(&w->unsaid, "that a cell with one candidate is empty");
    if ((missing & ENNEAD_EXCHANGE_SAYS_TITLE) != 0)
        unsaid_add(&w->unsaid, "the title");
}

/* ------------------------------------------------------------------------------------- writing */

static void write_form(exchange_work *w, ennead_exchange form)
{
    switch (form) {
    case ENNEAD_EXCHANGE_LINE:
    case ENNEAD_EXCHANGE_SDM:
    case ENNEAD_EXCHANGE_GRID:
    case ENNEAD_EXCHANGE_MARKS:
    case ENNEAD_EXCHANGE_SDX:
    case ENNEAD_EXCHANGE_SUKAKU:
    case ENNEAD_EXCHANGE_HODOKU:
        write_lines(w, form);
        break;
    case ENNEAD_EXCHANGE_VARIANT:
        w->p.length += ennead_variant_write(w->d, w->title, w->p.text, w->p.room);
        break;
    case ENNEAD_EXCHANGE_FPUZZLES:
        fpuzzles_write(&w->p, w->d, w->title, &w->unsaid);
        break;
    case ENNEAD_EXCHANGE_ISS:
        iss_write(&w->p, w->d, &w->unsaid);
        break;
    case ENNEAD_EXCHANGE_SGT:
        sgt_write(&w->p, w->d, &w->unsaid);
        break;
    case ENNEAD_EXCHANGE_ISS_LINK:
        buffer_text(&w->p, "https://sigh.github.io/Interactive-Sudoku-Solver/?q=");
        iss_write(&w->p, w->d, &w->unsaid);
        break;
    case ENNEAD_EXCHANGE_FPUZZLES_LINK:
    case ENNEAD_EXCHANGE_SUDOKUPAD:
    case ENNEAD_EXCHANGE_SUDOKUPAD_FPUZ:
    case ENNEAD_EXCHANGE_SUDOKUPAD_SCL:
    case ENNEAD_EXCHANGE_SUDOKUPAD_CTC:
    case ENNEAD_EXCHANGE_SUDOKUPAD_SCF:
    case ENNEAD_EXCHANGE_SUDOKUWIKI:
    case ENNEAD_EXCHANGE_SUDOKUEXCHANGE:
    case ENNEAD_EXCHANGE_LINK:
        write_links(w, form);
        break;
    }
}

static void write_all(exchange_work *w, ennead_exchange form, ennead_exchange_report *report)
{
    const unsigned grids = ENNEAD_EXCHANGE_SAYS_RULES | ENNEAD_EXCHANGE_SAYS_SIZES;
    text_buffer words = buffer_for(NULL, report->unsaid, sizeof report->unsaid);

    w->needs = (w->state != NULL ? needs_of_state(w->state, w->d) : needs_of_description(w->d)) |
               (*w->title != '\0' ? ENNEAD_EXCHANGE_SAYS_TITLE : 0);
    see_essential(w, rows[form].says);
    /* A form that knows rules or other grids finds what it does not know of them itself. */
    if ((w->needs & ~rows[form].says & grids) == 0)
        write_form(w, form);
    if (w->unsaid.count > 0)
        w->p.length = 0;
    else
        see_minor(w, form);
    report->length = buffer_end(&w->p);
    unsaid_write(&words, &w->unsaid);
    (void)buffer_end(&words);
}

ennead_status ennead_write_exchange(const ennead_exchanged *exchanged, ennead_exchange form,
                                    const ennead_allocator *allocator, char *text, size_t room,
                                    ennead_exchange_report *report)
{
    ennead_exchanged from = {.size = sizeof from};
    exchange_work w = {.memory = allocator_or_default(allocator),
                       .p = buffer_for(NULL, text, room)};
    ennead_description *own = NULL;
    ennead_state state;

    *report = (ennead_exchange_report){.length = 0};
    if (exchanged == NULL || (size_t)form >= EXCHANGES ||
        !sized_read(&from, sizeof from, exchanged) ||
        (from.state == NULL &&
         (from.description == NULL || description_error(from.description) != NULL)))
        return ENNEAD_STATUS_BAD_ARGUMENT;
    w.title = from.title != NULL ? from.title : "";
    w.state = from.state;
    w.d = from.description;
    if (from.state != NULL) {
        w.d = own = description_of(from.state, &w.memory);
        if (own == NULL)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
    } else if (is_plain(from.description)) {
        state_of(from.description, &state);
        w.state = &state;
        w.d = own = description_of(&state, &w.memory);
        if (own == NULL)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
    }
    write_all(&w, form, report);
    ennead_description_free(own);
    return w.status;
}
