/* SPDX-License-Identifier: MIT */
/*
 * What follows from a state, said as it is found: the basic deductions after a command, steps of
 * all techniques, how it stands in the end, and which digits are to blame.
 */
#include <string.h>

#include "grid/digits.h"
#include "session/session.h"

const char *const deduction_names[DEDUCTIONS] = {
    [DEDUCE_BASIC] = "on", [DEDUCE_NOTHING] = "off", [DEDUCE_ALL] = "all"};

ennead_technique_set sound_techniques(ennead_state *state, const ennead_check *check)
{
    ennead_technique_set set = {0};

    (void)ennead_technique_set_add(&set, "all", strlen("all"));
    state->limited = !check->by_givens;
    if (check->standing != ENNEAD_STANDING_RIGHT)
        (void)ennead_technique_set_subtract(&set, "uniqueness", strlen("uniqueness"));
    return set;
}

/* Does a move of the deductive solver, if it tells anything that is not known. */
static bool is_news(ennead_state *draft, const ennead_move *move)
{
    const digits digit = digit_set(move->digit);

    if (draft->values[move->cell] != 0)
        return false;
    if (move->set)
        return ennead_state_place(draft, move->cell, move->digit) == ENNEAD_OK;
    if ((draft->candidates[move->cell] & digit) == 0)
        return false;
    draft->candidates[move->cell] &= (digits)~digit;
    return true;
}

static void say_move(ennead_session *s, const ennead_move *move)
{
    char words[ENNEAD_WORDS_SIZE];

    ennead_write_move(move, words, sizeof words);
    say(s, "  %t\n", words);
}

/* Deduces the basics; true: there was something new, which is said unless `hearer` is NULL. What
 * the deductions come to is stored: solved, stuck, contradiction. */
static bool deduce_basic(ennead_session *hearer, ennead_state *draft, ennead_deduction *standing,
                         ennead_contradiction *contradiction)
{
    ennead_puzzle puzzle;
    ennead_deducer deducer;
    ennead_move move;
    bool news = false;

    ennead_state_to_puzzle(draft, &puzzle);
    (void)ennead_deducer_start(&deducer, &puzzle);
    while (ennead_deducer_next(&deducer, &move) == ENNEAD_OK) {
        if (!is_news(draft, &move))
            continue;
        news = true;
        if (hearer != NULL)
            say_move(hearer, &move);
    }
    *standing = ennead_deducer_standing(&deducer, contradiction);
    return news;
}

void say_step(ennead_session *s, const ennead_step *step)
{
    char words[ENNEAD_WORDS_SIZE];

    ennead_write_words(step, words, sizeof words);
    say(s, "%t: %t\n", ennead_technique_info((int)step->technique)->name, words);
}

static bool say_each_step(void *user, const ennead_step *step)
{
    ennead_session *s = user;

    say(s, "  ");
    say_step(s, step);
    return true;
}

static void deduce_state(ennead_session *s, ennead_state *draft)
{
    ennead_check check;
    ennead_deduction standing;

    if (s->automatic == DEDUCE_NOTHING)
        return;
    (void)deduce_basic(s, draft, &standing, NULL);
    if (s->automatic != DEDUCE_ALL || ennead_check_state(draft, &check) != ENNEAD_OK)
        return;
    const ennead_technique_set techniques = sound_techniques(draft, &check);
    (void)ennead_path(draft, &techniques, say_each_step, s);
}

void deduce(ennead_session *s, position *draft)
{
    if (draft->variant != NULL)
        deduce_variant(s, draft);
    else
        deduce_state(s, &draft->state);
}

void say_open(ennead_session *s, int empty, const char *words)
{
    say(s, words, empty, empty == 1 ? "" : "s");
}

static int count_empty(const ennead_state *state)
{
    int empty = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        empty += state->values[cell] == 0;
    return empty;
}

static void say_standing_of_state(ennead_session *s, const ennead_state *state)
{
    ennead_contradiction contradiction;
    ennead_deduction standing = ENNEAD_DEDUCTION_STUCK;
    ennead_state further = *state;
    bool news = true;
    char words[ENNEAD_WORDS_SIZE];

    if (ennead_state_solved(state)) {
        say(s, "Solved!\n");
        return;
    }
    bool contradicts = ennead_state_contradiction(state, &contradiction);
    if (!contradicts && s->automatic != DEDUCE_NOTHING) {
        news = deduce_basic(NULL, &further, &standing, &contradiction);
        contradicts = standing == ENNEAD_DEDUCTION_CONTRADICTION;
    }
    if (contradicts) {
        ennead_write_contradiction(&contradiction, words, sizeof words);
        say(s, "Contradiction: %t. 'undo' takes the last move back, 'check' says what is wrong.\n",
            words);
    } else if (news) {
        say_open(s, count_empty(state), "%n cell%t to go.\n");
    } else {
        say_open(s, count_empty(state),
                 s->automatic == DEDUCE_ALL
                     ? "Stuck with %n cell%t to go: the techniques do not lead further. Tell me "
                       "more ('set', 'clear').\n"
                     : "Stuck with %n cell%t to go: the basic deductions do not lead further. Tell "
                       "me more ('set', 'clear'), or ask ('hint', 'step').\n");
    }
}

void say_standing(ennead_session *s, const position *p)
{
    if (p->variant != NULL)
        say_standing_of_variant(s, p);
    else
        say_standing_of_state(s, &p->state);
}

bool say_mistakes(ennead_session *s, const ennead_state *state, const ennead_check *check)
{
    char words[ENNEAD_WORDS_SIZE];

    if (check->standing != ENNEAD_STANDING_MISTAKE && check->standing != ENNEAD_STANDING_IMPOSSIBLE)
        return false;
    ennead_write_check(state, check, words, sizeof words);
    say(s, "%t\n", words);
    return true;
}
