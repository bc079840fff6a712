/* SPDX-License-Identifier: MIT */
#include "session/game/moves.h"

#include "grid/assertions.h"
#include "grid/digits.h"
#include "grid/houses.h"
#include "session/game/reply.h"
#include "session/game/variant_moves.h"

static void reply_change(ennead_session *s, size_t begin, int cell, const char *sign, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    reply_words(s, "%t%c%t%d", s->text.length > begin ? " " : "", cell, sign, digit);
}

/* Whether a candidate went because a digit was placed that sees it. */
static bool went_by_itself(const ennead_state *from, const ennead_state *to, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    FOR_EACH_CELL(rest, peers[cell]) {
        const int peer = lowest_cell(rest);
        if (from->values[peer] == 0 && to->values[peer] == digit)
            return true;
    }
    return false;
}

static size_t reply_moves_of_state(ennead_session *s, const ennead_state *from,
                                   const ennead_state *to)
{
    const size_t begin = s->text.length;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (to->values[cell] != from->values[cell])
            reply_change(s, begin, cell, "=", to->values[cell]);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        if (to->values[cell] != 0)
            continue;
        FOR_EACH_DIGIT(gone, from->candidates[cell] & (digits)~to->candidates[cell])
            if (!went_by_itself(from, to, cell, lowest_digit(gone)))
                reply_change(s, begin, cell, "<>", lowest_digit(gone));
    }
    return begin;
}

size_t reply_moves(ennead_session *s, const game_position *from, const game_position *to)
{
    return from->variant != NULL ? reply_moves_of_variant(s, from, to)
                                 : reply_moves_of_state(s, &from->state, &to->state);
}
