/* SPDX-License-Identifier: MIT */
#include "session/game/moves.h"

#include "grid/bits.h"
#include "grid/houses.h"
#include "session/game/position.h"
#include "session/game/reply.h"

static void reply_change(ennead_session *s, const game_position *p, size_t cell, const char *sign,
                         int number)
{
    ASSERT(number >= 0);
    reply_cell_of_move(s, p, cell);
    reply_words(s, "%t%n ", sign, number);
}

/* Whether a candidate went because a digit that sees it was placed. For a variant all changes are
 * written. */
static bool went_by_itself(const game_position *from, const game_position *to, size_t cell,
                           int digit)
{
    if (from->variant != NULL)
        return false;
    FOR_EACH_CELL(rest, peers[cell]) {
        const int peer = lowest_cell(rest);
        if (from->state.values[peer] == 0 && to->state.values[peer] == digit)
            return true;
    }
    return false;
}

size_t reply_moves(ennead_session *s, const game_position *from, const game_position *to)
{
    const size_t begin = s->text.length, count = cells_of_position(from);

    for (size_t cell = 0; cell < count; cell++)
        if (number_in(to, cell) != number_in(from, cell))
            reply_change(s, from, cell, "=", number_in(to, cell));
    for (size_t cell = 0; cell < count; cell++) {
        if (number_in(to, cell) != NO_NUMBER)
            continue;
        FOR_EACH_BIT(gone, numbers_left(from, cell) & ~numbers_left(to, cell)) {
            const int number = first_number(from) + lowest_bit(gone);
            if (!went_by_itself(from, to, cell, number))
                reply_change(s, from, cell, "<>", number);
        }
    }
    if (s->text.length > begin)
        s->text.length--; /* the last blank */
    return begin;
}
