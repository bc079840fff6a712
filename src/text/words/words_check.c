/* SPDX-License-Identifier: MIT */
/*
 * In words, whether there is a mistake in a state, and which digits are to blame.
 */
#include "grid/assertions.h"
#include "grid/step.h"
#include "text/text_buffer.h"

/* The digits of some cells: "r1c1 (5) and r2c2 (7)". */
static void describe_values(text_buffer *p, const ennead_state *state, cells set, const char *last)
{
    ASSERT(within_grid(set));
    const char *joint = "";

    FOR_EACH_CELL(rest, set) {
        buffer_format(p, "%t%c (%d)", joint, lowest_cell(rest), state->values[lowest_cell(rest)]);
        joint = cell_count(rest) == 2 ? last : ", ";
    }
}

static void describe_mistake(text_buffer *p, const ennead_state *state,
                             const ennead_state_check *check)
{
    const cells wrong = cells_of_set(check->wrong), lost = cells_of_set(check->lost);

    buffer_text(p, "There is a mistake.");
    if (wrong != 0) {
        buffer_text(p, " To blame: ");
        describe_values(p, state, wrong, " and ");
        buffer_character(p, '.');
    }
    if (lost != 0)
        buffer_format(p, " The right digit is no candidate any more in %C.", set_of_cells(lost));
}

static void describe_impossible(text_buffer *p, const ennead_state *state,
                                const ennead_state_check *check)
{
    const cells wrong = cells_of_set(check->wrong);

    buffer_text(p, "There is a mistake: this leads to no solution.");
    if (wrong == 0)
        return;
    buffer_text(p, cell_count(wrong) == 1 ? " To blame: " : " To blame is one of ");
    describe_values(p, state, wrong, " and ");
    buffer_character(p, '.');
}

size_t ennead_write_state_check(const ennead_state *state, const ennead_state_check *check,
                                char *text, size_t room)
{
    text_buffer p = {text, room, 0};

    switch (check->verdict) {
    case ENNEAD_STATE_VERDICT_RIGHT:
        buffer_text(&p, "All is right: this leads to the one solution.");
        break;
    case ENNEAD_STATE_VERDICT_MISTAKE:
        describe_mistake(&p, state, check);
        break;
    case ENNEAD_STATE_VERDICT_IMPOSSIBLE:
        describe_impossible(&p, state, check);
        break;
    case ENNEAD_STATE_VERDICT_OPEN:
        buffer_text(&p, "No mistake can be seen, but this leads to more than one solution.");
        break;
    }
    return buffer_end(&p);
}
