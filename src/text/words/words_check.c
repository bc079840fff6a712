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

/* The givens that may be misprints; after others that are to blame only those that leave one solution. */
static void describe_misprints(text_buffer *p, const ennead_state *state,
                               const ennead_state_check *check)
{
    enum { MOST_NAMED = 9 };
    const cells misprints = cells_of_set(check->misprints);

    if (check->without == ENNEAD_VERDICT_NONE || misprints == 0 ||
        (check->without != ENNEAD_VERDICT_UNIQUE && cells_of_set(check->wrong) != 0))
        return;
    buffer_text(p, " Without ");
    if (cell_count(misprints) <= MOST_NAMED)
        describe_values(p, state, misprints, " or ");
    else
        buffer_format(p, "one of %n givens", cell_count(misprints));
    buffer_text(p, check->without == ENNEAD_VERDICT_UNIQUE ? " there is one solution."
                                                           : " there are several solutions.");
}

static void describe_impossible(text_buffer *p, const ennead_state *state,
                                const ennead_state_check *check)
{
    const cells wrong = cells_of_set(check->wrong);

    buffer_text(p, "There is a mistake: this leads to no solution.");
    if (wrong != 0) {
        buffer_text(p, cell_count(wrong) == 1 ? " To blame: " : " To blame is one of ");
        describe_values(p, state, wrong, " and ");
        buffer_character(p, '.');
    }
    describe_misprints(p, state, check);
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
