/* SPDX-License-Identifier: MIT */
/*
 * Commands that continue: the next step, all steps, and what is deduced after each command.
 */
#include "session/commands/steps.h"

#include "session/commands/examination.h"
#include "session/game/deduce.h"
#include "session/game/game.h"
#include "session/game/history.h"
#include "session/game/position.h"
#include "session/game/reply.h"
#include "session/game/variant_deduce.h"

command_outcome run_step(ennead_session *s, line_words *arguments)
{
    game_position draft = draft_of(s);
    next_step next;

    (void)arguments;
    const command_outcome found = find_step(s, &draft, &next);
    if (found != DONE)
        return found;
    if (draft.variant != NULL) {
        reply_words(s, "%t\n", next.by_model.text);
    } else {
        reply_step(s, &draft.state, &next.step);
        ennead_state_apply(&draft.state, &next.step);
    }
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

static void go_on_in_state(ennead_session *s, ennead_state *state, const ennead_state_check *check)
{
    const ennead_technique_set techniques = sound_techniques(state, check);
    technique_tally t = {{0}};

    (void)ennead_path(s->finder, state, &techniques, count_step, &t);
    reply_tally(s, &t);
}

static void go_on_in_variant(ennead_session *s, const game_position *draft)
{
    ennead_model_step step;
    int steps = 0;

    while (!is_stopped(s) && ennead_model_step_next(draft->variant->model, ENNEAD_MODEL_REASON_RULE,
                                                    draft->left, &step) == ENNEAD_STATUS_OK)
        steps += step.reason == ENNEAD_MODEL_REASON_RULE;
    reply_count(s, steps, "  %n step by single rules\n", "  %n steps by single rules\n");
}

static void fill_in(game_position *draft, const uint8_t *solution)
{
    const game_variant *v = draft->variant;

    for (size_t cell = 0; v != NULL && cell < v->cells; cell++)
        draft->left[cell] = (uint64_t)1 << (solution[cell] - v->rules->first_value);
    for (int cell = 0; v == NULL && cell < ENNEAD_CELLS; cell++)
        if (draft->state.values[cell] == 0)
            (void)ennead_state_place(&draft->state, cell, solution[cell]);
}

command_outcome run_solve(ennead_session *s, line_words *arguments)
{
    game_position draft = draft_of(s);
    examination e;

    (void)arguments;
    const command_outcome open = examine_open(s, &draft, &e);
    if (open != DONE)
        return open;
    if (draft.variant != NULL)
        go_on_in_variant(s, &draft);
    else
        go_on_in_state(s, &draft.state, &e.check);
    if (!is_solved(&draft) && e.findings == LEADS_TO_ONE) {
        reply_words(s, draft.variant != NULL
                           ? "The rules do not lead further; the rest is found by search.\n"
                           : "The techniques do not lead further; the rest is found by search.\n");
        fill_in(&draft, e.solution);
    } else if (!is_solved(&draft)) {
        reply_words(s,
                    e.findings == LEADS_TO_MORE
                        ? "There is more than one solution, so this is as far as it goes.\n"
                        : "To find all solutions takes too long, so this is as far as it goes.\n");
    }
    return change(s, &draft);
}

/* Deduces from the present position with the new setting; the result is a move of its own. */
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
