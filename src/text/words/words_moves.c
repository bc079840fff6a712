/* SPDX-License-Identifier: MIT */
/*
 * Moves of the deductive solver and contradictions in words.
 */
#include "grid/houses.h"
#include "grid/say/say.h"
#include "grid/step.h"

static void describe_reason(text_buffer *p, const ennead_deducer_move *move)
{
    switch (move->reason) {
    case ENNEAD_DEDUCER_REASON_ENTERED:
        SAY_ONLY(p, MOVE_ENTERED);
        break;
    case ENNEAD_DEDUCER_REASON_SINGLE_VALUE:
        SAY_ONLY(p, MOVE_CELL);
        break;
    case ENNEAD_DEDUCER_REASON_FIXED_VALUE:
        SAY(p, MOVE_SEEN, SAY_CELL(move->source));
        break;
    case ENNEAD_DEDUCER_REASON_SINGLE_POSSIBILITY:
        SAY(p, MOVE_PLACE, SAY_HOUSE(move->house));
        break;
    case ENNEAD_DEDUCER_REASON_BOX_LINE:
    case ENNEAD_DEDUCER_REASON_LINE_BOX:
        SAY(p, MOVE_LOCKED, SAY_HOUSE(move->house), SAY_HOUSE(move->other));
        break;
    case ENNEAD_DEDUCER_REASON_PARTITION:
        SAY(p, MOVE_SUBSET, SAY_HOUSE(move->house),
            SAY_CELLS(cells_at(move->house, move->positions)), SAY_DIGITS(move->digits));
        break;
    }
}

size_t ennead_write_deducer_move(const ennead_deducer_move *move, const ennead_wording *wording,
                                 char *text, size_t room)
{
    text_buffer p = buffer_for(wording, text, room);

    buffer_format(&p, "%c %t %d: ", move->cell, move->set ? "=" : "<>", move->digit);
    describe_reason(&p, move);
    return buffer_end(&p);
}

size_t ennead_write_contradiction(const ennead_contradiction *contradiction,
                                  const ennead_wording *wording, char *text, size_t room)
{
    text_buffer p = buffer_for(wording, text, room);

    switch (contradiction->kind) {
    case ENNEAD_CONTRADICTION_KIND_REPEATED_DIGIT:
        SAY(&p, TWICE, SAY_CELL(contradiction->cells[0]), SAY_CELL(contradiction->cells[1]),
            SAY_HOUSE(contradiction->house), SAY_DIGIT(contradiction->digit));
        break;
    case ENNEAD_CONTRADICTION_KIND_RULED_OUT:
        SAY(&p, RULED_OUT, SAY_DIGIT(contradiction->digit), SAY_CELL(contradiction->cells[0]));
        break;
    case ENNEAD_CONTRADICTION_KIND_EMPTY_CELL:
        SAY(&p, EMPTY_CELL, SAY_CELL(contradiction->cells[0]));
        break;
    case ENNEAD_CONTRADICTION_KIND_NO_PLACE:
        SAY(&p, EMPTY_HOUSE, SAY_HOUSE(contradiction->house), SAY_DIGIT(contradiction->digit));
        break;
    }
    return buffer_end(&p);
}
