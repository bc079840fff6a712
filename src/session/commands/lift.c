/* SPDX-License-Identifier: MIT */
/*
 * A position does not record why a candidate is gone, so a number is taken out by beginning again:
 * from the first position of the game, without this number, and with all that moves have removed
 * since. The other numbers of a plain board stay as they are, deduced ones too; those of a variant
 * are made again from its moves.
 */
#include "session/commands/lift.h"

#include <string.h>

#include "grid/digits.h"
#include "grid/houses.h"
#include "session/commands/assignments.h"
#include "session/game/history.h"
#include "session/game/position.h"

/* What to do with each assignment of the game. */
typedef void assignment_function(game_position *draft, change_kind kind, int number, size_t cell);

static void repeat_removal(game_position *draft, change_kind kind, int number, size_t cell)
{
    if (kind == CLEAR && draft->state.values[cell] == 0)
        (void)ennead_state_remove(&draft->state, (int)cell, number);
}

static void repeat_move(game_position *draft, change_kind kind, int number, size_t cell)
{
    const uint64_t value = kind == ERASE ? 0 : (uint64_t)1 << (number - first_number(draft));

    if (kind == ERASE)
        draft->left[cell] = draft->variant->rules->candidates[cell];
    else
        draft->left[cell] = kind == SET ? value : draft->left[cell] & ~value;
}

/* Goes through the assignments of the game, except those that set something in `skipped`. */
static void repeat_assignments(const ennead_session *s, game_position *draft, size_t skipped,
                               assignment_function *repeat)
{
    const extent all = present_extent(s);
    const history *h = &s->history;

    for (size_t move = first_move(h); move > 0;
         move = move != h->at ? number_of_move_after(h, move) : 0) {
        const history_entry *e = &h->entries[move - 1];
        line_words line = {e->move, e->move + strlen(e->move)};
        word w;
        while (e->begins != BEGINS && (w = next_word(&line)).length > 0) {
            change_kind kind;
            int number, cell;
            if (is_assignment(w, &all, &kind, &number, &cell) &&
                ((size_t)cell != skipped || kind == CLEAR))
                repeat(draft, kind, number, (size_t)cell);
        }
    }
}

/* The position with which the game begins. */
static game_position beginning_of(const ennead_session *s)
{
    const size_t move = first_move(&s->history);
    game_position p = {.variant = NULL};

    if (move > 0 && s->history.entries[move - 1].begins == BEGINS)
        return s->history.entries[move - 1].position;
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        p.state.candidates[cell] = ALL_DIGITS;
    return p;
}

static void lift_from_state(const ennead_session *s, ennead_state *state, int cell)
{
    const game_position base = beginning_of(s);
    const int digit = state->values[cell];

    if (digit == 0)
        return;
    state->values[cell] = 0;
    for (int other = 0; other < ENNEAD_CELLS; other++) {
        const bool was_empty = base.state.values[other] == 0;
        if (state->values[other] != 0)
            continue;
        state->candidates[other] =
            other == cell && !was_empty ? (uint16_t)ALL_DIGITS : base.state.candidates[other];
        if (base.state.values[cell] == digit && (peers[cell] & CELL(other)) != 0)
            state->candidates[other] |= (uint16_t)digit_set(digit);
        FOR_EACH_CELL(rest, peers[other])
            if (state->values[lowest_cell(rest)] != 0)
                state->candidates[other] &= (uint16_t)~digit_set(state->values[lowest_cell(rest)]);
    }
}

static void lift_from_variant(const ennead_session *s, game_position *draft, size_t cell)
{
    const game_variant *v = draft->variant;
    const size_t bytes = v->cells * sizeof *draft->left;

    memcpy(draft->left, beginning_of(s).left, bytes);
    repeat_assignments(s, draft, cell, repeat_move);
    /* Values that conflict stay for the player to see. */
    memcpy(v->trial, draft->left, bytes);
    if (ennead_model_settle(v->model, draft->left) != ENNEAD_STATUS_OK)
        memcpy(draft->left, v->trial, bytes);
}

void lift_number(ennead_session *s, game_position *draft, size_t cell)
{
    if (draft->variant != NULL) {
        lift_from_variant(s, draft, cell);
        return;
    }
    lift_from_state(s, &draft->state, (int)cell);
    repeat_assignments(s, draft, cell, repeat_removal);
}
