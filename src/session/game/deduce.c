/* SPDX-License-Identifier: MIT */
/*
 * What follows from a state, reported as it is found: basic deductions after a command, steps of
 * all techniques, the final standing, and which digits are wrong.
 */
#include "session/game/deduce.h"

#include <string.h>

#include "grid/digits.h"
#include "session/game/position.h"
#include "session/game/reply.h"
#include "session/game/variant_deduce.h"

const char *const deduction_names[DEDUCTIONS] = {
    [DEDUCE_BASIC] = "on", [DEDUCE_NOTHING] = "off", [DEDUCE_ALL] = "all"};

ennead_technique_set sound_techniques(ennead_state *state, const ennead_state_check *check)
{
    ennead_technique_set set = {0};

    (void)ennead_technique_set_add(&set, "all", strlen("all"));
    state->limited = !check->by_givens;
    if (check->verdict != ENNEAD_STATE_VERDICT_RIGHT)
        (void)ennead_technique_set_subtract(&set, "uniqueness", strlen("uniqueness"));
    return set;
}

/* Does a move of the deductive solver. Returns whether it tells something new. */
static bool is_news(ennead_state *draft, const ennead_deducer_move *move)
{
    const digits digit = digit_set(move->digit);

    if (draft->values[move->cell] != 0)
        return false;
    if (move->set)
        return ennead_state_place(draft, move->cell, move->digit) == ENNEAD_STATUS_OK;
    if ((draft->candidates[move->cell] & digit) == 0)
        return false;
    draft->candidates[move->cell] &= (digits)~digit;
    return true;
}

static void reply_move(ennead_session *s, const ennead_deducer_move *move)
{
    char words[ENNEAD_WORDS_SIZE];

    ennead_write_deducer_move(move, &s->wording, words, sizeof words);
    reply_words(s, "  %t\n", words);
}

/* Does the basic deductions and returns whether there was anything new; it is reported unless
 * `hearer` is NULL. *end gets the result: solved, stuck, contradiction. */
static bool deduce_basic(ennead_session *hearer, ennead_state *draft, ennead_deducer_end *end,
                         ennead_contradiction *contradiction)
{
    ennead_puzzle puzzle;
    ennead_deducer deducer;
    ennead_deducer_move move;
    bool news = false;

    ennead_state_to_puzzle(draft, &puzzle);
    (void)ennead_deducer_start(&deducer, &puzzle);
    while (ennead_deducer_next(&deducer, &move) == ENNEAD_STATUS_OK) {
        if (!is_news(draft, &move))
            continue;
        news = true;
        if (hearer != NULL)
            reply_move(hearer, &move);
    }
    *end = ennead_deducer_get_end(&deducer, contradiction);
    return news;
}

void reply_step(ennead_session *s, const ennead_state *before, const ennead_step *step)
{
    char words[ENNEAD_WORDS_SIZE];

    ennead_write_words(before, step, &s->wording, words, sizeof words);
    reply_words(s, "%t: %t\n", ennead_technique_info((int)step->technique)->name, words);
}

/* A path whose steps are reported, and the state it has reached. */
typedef struct path_reply {
    ennead_session *s;
    const ennead_state *state;
} path_reply;

static bool reply_each_step(void *user, const ennead_step *step)
{
    const path_reply *path = user;

    reply_words(path->s, "  ");
    reply_step(path->s, path->state, step);
    return true;
}

static void deduce_state(ennead_session *s, ennead_state *draft)
{
    ennead_state_check check;
    ennead_deducer_end end;

    if (s->automatic == DEDUCE_NOTHING)
        return;
    (void)deduce_basic(s, draft, &end, NULL);
    if (s->automatic != DEDUCE_ALL || ennead_check_state(draft, &check) != ENNEAD_STATUS_OK)
        return;
    const ennead_technique_set techniques = sound_techniques(draft, &check);
    path_reply path = {s, draft};
    (void)ennead_path(s->finder, draft, &techniques, reply_each_step, &path);
}

void deduce(ennead_session *s, game_position *draft)
{
    if (draft->variant != NULL)
        deduce_variant(s, draft);
    else
        deduce_state(s, &draft->state);
}

static outlook standing_of_state(const ennead_session *s, const ennead_state *state,
                                 char words[ENNEAD_SENTENCE_SIZE])
{
    ennead_contradiction contradiction;
    ennead_deducer_end end = ENNEAD_DEDUCER_END_STUCK;
    ennead_state further = *state;
    bool news = true;

    bool contradicts = ennead_state_find_contradiction(state, &contradiction);
    if (!contradicts && s->automatic != DEDUCE_NOTHING) {
        news = deduce_basic(NULL, &further, &end, &contradiction);
        contradicts = end == ENNEAD_DEDUCER_END_CONTRADICTION;
    }
    if (contradicts)
        ennead_write_contradiction(&contradiction, &s->wording, words, ENNEAD_SENTENCE_SIZE);
    return contradicts ? CONTRADICTS : news ? GOES_ON : STUCK;
}

/* Replies that nothing more follows. */
static void reply_stuck(ennead_session *s, const game_position *p)
{
    static const char *const ends[][2] = {
        {"the basic deductions do not lead further. Tell me more ('set', 'clear'), or ask ('hint', "
         "'step').\n",
         "no rule alone leads further. Tell me more ('set', 'clear'), or ask ('hint', 'step').\n"},
        {"the techniques do not lead further. Tell me more ('set', 'clear').\n",
         "no trial leads further. Tell me more ('set', 'clear').\n"},
    };
    const bool all = s->automatic == DEDUCE_ALL;

    reply_count(s, count_open(p), "Stuck with %n cell to go: ", "Stuck with %n cells to go: ");
    reply_words(s, ends[all][p->variant != NULL]);
}

void reply_standing(ennead_session *s, const game_position *p)
{
    char words[ENNEAD_SENTENCE_SIZE];

    if (is_solved(p)) {
        reply_words(s, "Solved!\n");
        return;
    }
    switch (p->variant != NULL ? standing_of_variant(s, p, words)
                               : standing_of_state(s, &p->state, words)) {
    case CONTRADICTS:
        reply_words(
            s, "Contradiction: %t. 'undo' takes the last move back, 'check' says what is wrong.\n",
            words);
        break;
    case GOES_ON:
        reply_count(s, count_open(p), "%n cell to go.\n", "%n cells to go.\n");
        break;
    case STUCK:
        reply_stuck(s, p);
        break;
    }
}
