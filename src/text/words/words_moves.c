/* SPDX-License-Identifier: MIT */
/*
 * Moves of the deductive solver and contradictions in words.
 */
#include "grid/houses.h"
#include "grid/step.h"
#include "text/text_buffer.h"

static void describe_reason(text_buffer *p, const ennead_deducer_move *move)
{
    switch (move->reason) {
    case ENNEAD_DEDUCER_REASON_ENTERED:
        buffer_text(p, "as entered");
        break;
    case ENNEAD_DEDUCER_REASON_SINGLE_VALUE:
        buffer_text(p, "every other digit has left the cell");
        break;
    case ENNEAD_DEDUCER_REASON_FIXED_VALUE:
        buffer_format(p, "%c holds it", move->source);
        break;
    case ENNEAD_DEDUCER_REASON_SINGLE_POSSIBILITY:
        buffer_format(p, "the only place for it in %h", move->house);
        break;
    case ENNEAD_DEDUCER_REASON_BOX_LINE:
    case ENNEAD_DEDUCER_REASON_LINE_BOX:
        buffer_format(p, "in %h it can only be in %h", move->house, move->other);
        break;
    case ENNEAD_DEDUCER_REASON_PARTITION:
        buffer_format(p, "in %h the cells %C hold only %D", move->house,
                      set_of_cells(cells_at(move->house, move->positions)), move->digits);
        break;
    }
}

size_t ennead_write_deducer_move(const ennead_deducer_move *move, char *text, size_t room)
{
    text_buffer p = {text, room, 0};

    buffer_format(&p, "%c %t %d: ", move->cell, move->set ? "=" : "<>", move->digit);
    describe_reason(&p, move);
    return buffer_end(&p);
}

size_t ennead_write_contradiction(const ennead_contradiction *contradiction, char *text,
                                  size_t room)
{
    text_buffer p = {text, room, 0};

    switch (contradiction->kind) {
    case ENNEAD_CONTRADICTION_KIND_REPEATED_DIGIT:
        buffer_format(&p, "%c and %c of %h are both %d", contradiction->cells[0],
                      contradiction->cells[1], contradiction->house, contradiction->digit);
        break;
    case ENNEAD_CONTRADICTION_KIND_RULED_OUT:
        buffer_format(&p, "%d was ruled out for %c", contradiction->digit, contradiction->cells[0]);
        break;
    case ENNEAD_CONTRADICTION_KIND_EMPTY_CELL:
        buffer_format(&p, "no digit is left for %c", contradiction->cells[0]);
        break;
    case ENNEAD_CONTRADICTION_KIND_NO_PLACE:
        buffer_format(&p, "%h has no place left for %d", contradiction->house,
                      contradiction->digit);
        break;
    }
    return buffer_end(&p);
}
