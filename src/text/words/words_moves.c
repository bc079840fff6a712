/* SPDX-License-Identifier: MIT */
/*
 * Moves of the deductive solver and contradictions in words.
 */
#include "grid/houses.h"
#include "grid/step.h"
#include "text/phrase.h"

static void phrase_reason(phrase *p, const ennead_move *move)
{
    switch (move->reason) {
    case ENNEAD_ENTERED:
        phrase_text(p, "as entered");
        break;
    case ENNEAD_SINGLE_VALUE:
        phrase_text(p, "every other digit has left the cell");
        break;
    case ENNEAD_FIXED_VALUE:
        phrase_format(p, "%c holds it", move->source);
        break;
    case ENNEAD_SINGLE_POSSIBILITY:
        phrase_format(p, "the only place for it in %h", move->house);
        break;
    case ENNEAD_BOX_LINE:
    case ENNEAD_LINE_BOX:
        phrase_format(p, "in %h it can only be in %h", move->house, move->other);
        break;
    case ENNEAD_PARTITION:
        phrase_format(p, "in %h the cells %C hold only %D", move->house,
                      set_of_cells(cells_at(move->house, move->positions)), move->digits);
        break;
    }
}

size_t ennead_write_move(const ennead_move *move, char *text, size_t room)
{
    phrase p = {text, room, 0};

    phrase_format(&p, "%c %t %d: ", move->cell, move->set ? "=" : "<>", move->digit);
    phrase_reason(&p, move);
    return phrase_end(&p);
}

size_t ennead_write_contradiction(const ennead_contradiction *contradiction, char *text,
                                  size_t room)
{
    phrase p = {text, room, 0};

    switch (contradiction->kind) {
    case ENNEAD_REPEATED_DIGIT:
        phrase_format(&p, "%c and %c of %h are both %d", contradiction->cells[0],
                      contradiction->cells[1], contradiction->house, contradiction->digit);
        break;
    case ENNEAD_RULED_OUT:
        phrase_format(&p, "%d was ruled out for %c", contradiction->digit, contradiction->cells[0]);
        break;
    case ENNEAD_EMPTY_CELL:
        phrase_format(&p, "no digit is left for %c", contradiction->cells[0]);
        break;
    case ENNEAD_NO_PLACE:
        phrase_format(&p, "%h has no place left for %d", contradiction->house,
                      contradiction->digit);
        break;
    }
    return phrase_end(&p);
}
