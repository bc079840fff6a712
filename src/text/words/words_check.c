/* SPDX-License-Identifier: MIT */
/*
 * Describes whether there is a mistake in a state, and which digits are wrong.
 */
#include "grid/assertions.h"
#include "grid/say/say.h"
#include "grid/step.h"

enum { ROOM_FOR_VALUES = 2700 };

/* Adds a sentence with the digits of some cells: "r1c1 (5), r2c2 (7)". */
static void say_values(text_buffer *p, sentence_id name, const ennead_state *state, cells set)
{
    ASSERT(within_grid(set));
    char text[ROOM_FOR_VALUES];
    text_buffer values = {
        .text = text, .room = sizeof text, .language = p->language, .coordinates = p->coordinates};

    FOR_EACH_CELL(rest, set) {
        const int cell = lowest_cell(rest);
        buffer_text(&values, values.length > 0 ? ", " : "");
        SAY(&values, VALUE, SAY_CELL(cell), SAY_DIGIT(state->values[cell]));
    }
    (void)buffer_end(&values);
    say(p, name, (const say_slot[]){SAY_TEXT(text)});
}

static void describe_mistake(text_buffer *p, const ennead_state *state,
                             const ennead_state_check *check)
{
    const cells wrong = cells_of_set(check->wrong), lost = cells_of_set(check->lost);

    SAY_ONLY(p, STATE_MISTAKE);
    if (wrong != 0)
        say_values(p, SENTENCE_STATE_WRONG, state, wrong);
    if (lost != 0)
        SAY(p, STATE_LOST, SAY_CELLS(lost));
}

/* Describes the givens that may be misprints; after wrong digits only those without which there is
 * one solution. */
static void describe_misprints(text_buffer *p, const ennead_state *state,
                               const ennead_state_check *check)
{
    enum { MOST_NAMED = 9 };
    const cells misprints = cells_of_set(check->misprints);

    if (check->without == ENNEAD_VERDICT_NONE || misprints == 0 ||
        (check->without != ENNEAD_VERDICT_UNIQUE && cells_of_set(check->wrong) != 0))
        return;
    const bool one = check->without == ENNEAD_VERDICT_UNIQUE;
    if (cell_count(misprints) > MOST_NAMED)
        say(p, one ? SENTENCE_STATE_MISPRINT_OF : SENTENCE_STATE_SEVERAL_MISPRINT_OF,
            (const say_slot[]){SAY_NUMBER(cell_count(misprints))});
    else if (cell_count(misprints) == 1)
        say_values(p, one ? SENTENCE_STATE_MISPRINT : SENTENCE_STATE_SEVERAL_MISPRINT, state,
                   misprints);
    else
        say_values(p, one ? SENTENCE_STATE_MISPRINTS : SENTENCE_STATE_SEVERAL_MISPRINTS, state,
                   misprints);
}

static void describe_impossible(text_buffer *p, const ennead_state *state,
                                const ennead_state_check *check)
{
    const cells wrong = cells_of_set(check->wrong);

    SAY_ONLY(p, STATE_IMPOSSIBLE);
    if (wrong != 0)
        say_values(p, cell_count(wrong) == 1 ? SENTENCE_STATE_WRONG : SENTENCE_STATE_ONE_WRONG,
                   state, wrong);
    describe_misprints(p, state, check);
}

size_t ennead_write_state_check(const ennead_state *state, const ennead_state_check *check,
                                const ennead_wording *wording, char *text, size_t room)
{
    text_buffer p = buffer_for(wording, text, room);

    switch (check->verdict) {
    case ENNEAD_STATE_VERDICT_RIGHT:
        SAY_ONLY(&p, STATE_RIGHT);
        break;
    case ENNEAD_STATE_VERDICT_MISTAKE:
        describe_mistake(&p, state, check);
        break;
    case ENNEAD_STATE_VERDICT_IMPOSSIBLE:
        describe_impossible(&p, state, check);
        break;
    case ENNEAD_STATE_VERDICT_OPEN:
        SAY_ONLY(&p, STATE_OPEN);
        break;
    }
    return buffer_end(&p);
}
