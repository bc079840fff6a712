/* SPDX-License-Identifier: MIT */
/*
 * Moves in a puzzle with rules of its own. A position is the set of values left to each cell, and a
 * cell with one of them holds it. A value that is set leaves the cells that see it without a word;
 * what the rules say beyond that is told, a sentence of the model for each.
 */
#include "session/game/variant_moves.h"

#include <string.h>

#include "grid/assertions.h"
#include "grid/bits.h"
#include "session/game/reply.h"
#include "session/game/variant.h"
#include "session/game/variant_reply.h"

static void reply_change(ennead_session *s, size_t begin, const game_variant *v, size_t cell,
                         const char *sign, int number)
{
    ASSERT(number >= 0);
    reply_words(s, "%t", s->text.length > begin ? " " : "");
    reply_cell_name(s, v, cell);
    reply_words(s, "%t%n", sign, number);
}

size_t reply_moves_of_variant(ennead_session *s, const game_position *from, const game_position *to)
{
    const size_t begin = s->text.length;
    const game_variant *v = from->variant;

    for (size_t cell = 0; cell < v->cells; cell++)
        if (is_lone(to->left[cell]) && !is_lone(from->left[cell]))
            reply_change(s, begin, v, cell, "=", number_in(v, to->left, cell));
    for (size_t cell = 0; cell < v->cells; cell++) {
        if (is_lone(to->left[cell]))
            continue;
        FOR_EACH_BIT(gone, from->left[cell] & ~to->left[cell])
            reply_change(s, begin, v, cell, "<>", v->rules->first_value + lowest_bit(gone));
    }
    return begin;
}

/* Says that a cell holds its value already; REFUSED. */
static command_outcome refuse_held(ennead_session *s, const game_position *p, size_t cell)
{
    const bool given = is_lone(p->variant->rules->candidates[cell]);

    reply_cell_name(s, p->variant, cell);
    return refuse(s, given ? " is given: %n." : " holds %n already; 'undo' takes moves back.",
                  number_in(p->variant, p->left, cell));
}

command_outcome set_in_variant(ennead_session *s, game_position *draft, int number, size_t cell)
{
    ASSERT(number >= 0);
    const uint64_t value = (uint64_t)1 << (number - draft->variant->rules->first_value);

    if (is_lone(draft->left[cell]))
        return refuse_held(s, draft, cell);
    if ((draft->left[cell] & value) == 0) {
        reply_cell_name(s, draft->variant, cell);
        return refuse(s, " cannot be %n: that was ruled out.", number);
    }
    draft->left[cell] = value;
    return DONE;
}

command_outcome clear_in_variant(ennead_session *s, game_position *draft, int number, size_t cell)
{
    ASSERT(number >= 0);
    const uint64_t value = (uint64_t)1 << (number - draft->variant->rules->first_value);

    if (is_lone(draft->left[cell]))
        return refuse_held(s, draft, cell);
    if ((draft->left[cell] & value) == 0) {
        reply_words(s, "%n is no candidate of ", number);
        reply_cell_name(s, draft->variant, cell);
        return refuse(s, " any more.");
    }
    draft->left[cell] &= ~value;
    return DONE;
}

bool is_stopped(const ennead_session *s)
{
    return s->stop != NULL && ennead_stop_is_set(s->stop);
}

void deduce_variant(ennead_session *s, game_position *draft)
{
    const ennead_model_reason most =
        s->automatic == DEDUCE_ALL ? ENNEAD_MODEL_REASON_TRIAL : ENNEAD_MODEL_REASON_RULE;
    const size_t bytes = draft->variant->cells * sizeof *draft->left;
    ennead_model *model = draft->variant->model;
    ennead_model_step step;

    while (s->automatic != DEDUCE_NOTHING && !is_stopped(s) &&
           ennead_model_step_next(model, most, draft->left, &step) == ENNEAD_STATUS_OK)
        reply_words(s, "  %t\n", step.text);
    /* What clashes stays as it is, so that it can be seen. */
    memcpy(draft->variant->trial, draft->left, bytes);
    if (ennead_model_settle(model, draft->left) != ENNEAD_STATUS_OK)
        memcpy(draft->left, draft->variant->trial, bytes);
}

/* -------------------------------------------------------------------------------- how it stands */

static int count_open(const game_position *p)
{
    int open = 0;

    for (size_t cell = 0; cell < p->variant->cells; cell++)
        open += !is_lone(p->left[cell]);
    return open;
}

bool is_solved_variant(const game_position *p)
{
    const game_variant *v = p->variant;
    uint8_t values[ENNEAD_MOST_CELLS];

    if (count_open(p) > 0)
        return false;
    for (size_t cell = 0; cell < v->cells; cell++)
        values[cell] = (uint8_t)number_in(v, p->left, cell);
    return ennead_model_check(v->model, values);
}

void reply_standing_of_variant(ennead_session *s, const game_position *p)
{
    const game_variant *v = p->variant;
    const int open = count_open(p);
    ennead_model_step step;

    if (is_solved_variant(p)) {
        reply_words(s, "Solved!\n");
        return;
    }
    /* With nothing deduced a clash is seen where a cell has no value left, or all have theirs. */
    const ennead_model_reason most = s->automatic == DEDUCE_NOTHING && open > 0
                                         ? ENNEAD_MODEL_REASON_PLACED
                                         : ENNEAD_MODEL_REASON_RULE;
    memcpy(v->trial, p->left, v->cells * sizeof *v->trial);
    const ennead_status next = ennead_model_step_next(v->model, most, v->trial, &step);
    if (next == ENNEAD_STATUS_END && step.text[0] != '\0') {
        reply_words(
            s, "Contradiction: %t 'undo' takes the last move back, 'check' says what is wrong.\n",
            step.text);
    } else if (next == ENNEAD_STATUS_OK || s->automatic == DEDUCE_NOTHING) {
        reply_open_cells(s, open, "%n cell%t to go.\n");
    } else {
        reply_open_cells(
            s, open,
            s->automatic == DEDUCE_ALL
                ? "Stuck with %n cell%t to go: no trial leads further. Tell me more ('set', "
                  "'clear').\n"
                : "Stuck with %n cell%t to go: no rule alone leads further. Tell me more "
                  "('set', 'clear'), or ask ('hint', 'step').\n");
    }
}
