/* SPDX-License-Identifier: MIT */
/*
 * Commands that go on: the next step, all steps, and what is deduced after each command.
 */
#include "session/commands/steps.h"

#include "session/game/deduce.h"
#include "session/game/game.h"
#include "session/game/history.h"
#include "session/game/reply.h"

command_outcome find_step(ennead_session *s, ennead_state *state, ennead_step *step)
{
    ennead_state_check check;

    (void)ennead_check_state(state, &check);
    if (ennead_state_is_solved(state))
        return refuse(s, "It is solved.");
    if (reply_mistakes(s, state, &check))
        return REFUSED;
    const ennead_technique_set techniques = sound_techniques(state, &check);
    if (ennead_step_next(s->finder, state, &techniques, step) != ENNEAD_STATUS_OK)
        return refuse(s, "No technique finds a step here%t.",
                      check.verdict == ENNEAD_STATE_VERDICT_RIGHT
                          ? ""
                          : "; the puzzle has more than one solution");
    return DONE;
}

command_outcome run_step(ennead_session *s, line_words *arguments)
{
    game_position draft = draft_of(s);
    ennead_step step;

    (void)arguments;
    const command_outcome found = find_step(s, &draft.state, &step);
    if (found != DONE)
        return found;
    reply_step(s, &step);
    ennead_state_apply(&draft.state, &step);
    return change(s, &draft);
}

typedef struct technique_tally {
    int steps[ENNEAD_TECHNIQUE_COUNT];
} technique_tally;

static bool count_step(void *user, const ennead_step *step)
{
    ((technique_tally *)user)->steps[step->technique]++;
    return true;
}

static void reply_tally(ennead_session *s, const technique_tally *t)
{
    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++)
        if (t->steps[technique] > 0)
            reply_words(s, "  %n x %t\n", t->steps[technique],
                        ennead_technique_info(technique)->name);
}

command_outcome run_solve(ennead_session *s, line_words *arguments)
{
    game_position draft = draft_of(s);
    ennead_state_check check;
    technique_tally t = {{0}};

    (void)arguments;
    (void)ennead_check_state(&draft.state, &check);
    if (ennead_state_is_solved(&draft.state))
        return refuse(s, "It is solved.");
    if (reply_mistakes(s, &draft.state, &check))
        return REFUSED;
    const ennead_technique_set techniques = sound_techniques(&draft.state, &check);
    const ennead_path_end end = ennead_path(s->finder, &draft.state, &techniques, count_step, &t);
    reply_tally(s, &t);
    if (end != ENNEAD_PATH_END_SOLVED && check.verdict != ENNEAD_STATE_VERDICT_RIGHT)
        reply_words(s, "There is more than one solution, so this is as far as it goes.\n");
    if (end != ENNEAD_PATH_END_SOLVED && check.verdict == ENNEAD_STATE_VERDICT_RIGHT) {
        reply_words(s, "The techniques do not lead further; the rest is found by search.\n");
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            if (draft.state.values[cell] == 0)
                (void)ennead_state_place(&draft.state, cell, check.solution[cell]);
    }
    return change(s, &draft);
}

/* Deduces from the present position as from now on is wanted; what comes of it is a move of its
 * own.
 */
static command_outcome deduce_now(ennead_session *s)
{
    const game_position before = present_position(s);
    game_position draft = draft_of(s);

    deduce(s, &draft);
    if (is_same_position(&draft, &before)) {
        reply_standing(s, &draft);
        return DONE;
    }
    s->text.length = 0;
    draft = draft_of(s);
    reply_words(s, "auto %t", deduction_names[s->automatic]);
    return conclude(s, 0, &draft, CONTINUES);
}

command_outcome run_auto(ennead_session *s, line_words *arguments)
{
    const word wanted = next_word(arguments), when = next_word(arguments);

    for (int i = 0; i < DEDUCTIONS; i++) {
        if (!is_word(wanted, deduction_names[i]) || (when.length > 0 && !is_word(when, "next")))
            continue;
        s->automatic = (deduction)i;
        if (s->automatic == DEDUCE_NOTHING)
            reply_words(s, "Nothing is deduced from now on.\n");
        return s->automatic == DEDUCE_NOTHING || when.length > 0 ? DONE : deduce_now(s);
    }
    return refuse(s, "Say 'auto on', 'auto off' or 'auto all'; it is %t.",
                  deduction_names[s->automatic]);
}
