/* SPDX-License-Identifier: MIT */
/*
 * In words, whether there is a mistake in a state, and which digits are to blame.
 */
#include "grid/step.h"
#include "text/phrase.h"

/* The digits of some cells: "r1c1 (5) and r2c2 (7)". */
static void phrase_values(phrase *p, const ennead_state *state, cells set, const char *last)
{
    const int count = cell_count(set);

    for (int i = 0; set != 0; set = without_lowest_cell(set), i++)
        phrase_format(p, "%t%c (%d)",
                      i == 0           ? ""
                      : i == count - 1 ? last
                                       : ", ",
                      lowest_cell(set), state->values[lowest_cell(set)]);
}

static void phrase_mistake(phrase *p, const ennead_state *state, const ennead_check *check)
{
    const cells wrong = cells_of_set(check->wrong), lost = cells_of_set(check->lost);

    phrase_text(p, "There is a mistake.");
    if (wrong != 0) {
        phrase_text(p, " To blame: ");
        phrase_values(p, state, wrong, " and ");
        phrase_character(p, '.');
    }
    if (lost != 0)
        phrase_format(p, " The right digit is no candidate any more in %C.", set_of_cells(lost));
}

static void phrase_impossible(phrase *p, const ennead_state *state, const ennead_check *check)
{
    const cells wrong = cells_of_set(check->wrong);

    phrase_text(p, "There is a mistake: this leads to no solution.");
    if (wrong == 0)
        return;
    phrase_text(p, cell_count(wrong) == 1 ? " To blame: " : " To blame is one of ");
    phrase_values(p, state, wrong, " and ");
    phrase_character(p, '.');
}

size_t ennead_write_check(const ennead_state *state, const ennead_check *check, char *text,
                          size_t room)
{
    phrase p = {text, room, 0};

    switch (check->standing) {
    case ENNEAD_STANDING_RIGHT:
        phrase_text(&p, "All is right: this leads to the one solution.");
        break;
    case ENNEAD_STANDING_MISTAKE:
        phrase_mistake(&p, state, check);
        break;
    case ENNEAD_STANDING_IMPOSSIBLE:
        phrase_impossible(&p, state, check);
        break;
    case ENNEAD_STANDING_OPEN:
        phrase_text(&p, "No mistake can be seen, but this leads to more than one solution.");
        break;
    }
    return phrase_end(&p);
}
