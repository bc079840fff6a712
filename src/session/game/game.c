/* SPDX-License-Identifier: MIT */
/*
 * Makes positions of a game. The move that leads to a position is kept at the end of the reply
 * until it is recorded, and is then removed from there.
 */
#include "session/game/game.h"

#include <string.h>

#include "session/game/board.h"
#include "session/game/deduce.h"
#include "session/game/history.h"
#include "session/game/moves.h"
#include "session/game/reply.h"
#include "session/game/variant.h"
#include "session/game/variant_reply.h"

command_outcome conclude(ennead_session *s, size_t begin, game_position *draft, beginning begins)
{
    const size_t length = s->text.length - begin;

    if (s->text.failed)
        return NO_MEMORY;
    reply_bytes(s, "", 1); /* the move stays in the reply until it is recorded */
    const size_t heard = s->text.length;
    deduce(s, draft);
    reply_board(s, draft);
    if (begins == BEGINS)
        reply_rules(s, draft);
    reply_standing(s, draft);
    if (s->text.failed || !remember(s, s->text.bytes + begin, length, draft, begins))
        return NO_MEMORY;
    memmove(s->text.bytes + begin, s->text.bytes + heard, s->text.length + 1 - heard);
    s->text.length -= heard - begin;
    return DONE;
}

/* Writes the command that creates a state. */
static void reply_board_command(ennead_session *s, const game_position *p)
{
    char line[ENNEAD_LIBRARY_SIZE];
    ennead_puzzle puzzle;
    game_position plain = {.variant = NULL};

    (void)ennead_puzzle_from_givens(p->state.givens, &puzzle);
    (void)ennead_state_from_puzzle(&puzzle, &plain.state);
    if (is_same_position(&plain, p))
        ennead_write_line(p->state.givens, line);
    else
        ennead_write_library(&p->state, line);
    reply_words(s, "board %t", line);
}

command_outcome begin_game(ennead_session *s, const game_position *p)
{
    const size_t begin = s->text.length;
    game_position draft = *p;

    if (p->variant != NULL)
        reply_beginning(s, p->variant);
    else
        reply_board_command(s, p);
    const command_outcome result = conclude(s, begin, &draft, BEGINS);
    if (result != DONE)
        variant_free(s, p->variant);
    return result;
}

command_outcome change(ennead_session *s, game_position *draft)
{
    const game_position before = present_position(s);

    return conclude(s, reply_moves(s, &before, draft), draft, CONTINUES);
}
