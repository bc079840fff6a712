/* SPDX-License-Identifier: MIT */
/*
 * What can be asked of a puzzle with rules of its own: its pencil marks, mistakes, the next step a
 * little at a time, the solution.
 *
 * Mistakes are found as in check.c: the one solution of the givens decides; where they have several
 * only what leads to no solution can be called a mistake, and each value is to blame without which
 * there would be one. To blame is only what the player has said, not what followed from it.
 */
#include "session/commands/variant_questions.h"

#include <string.h>

#include "session/commands/assignments.h"
#include "session/game/game.h"
#include "session/game/history.h"
#include "session/game/reply.h"
#include "session/game/variant.h"
#include "session/game/variant_moves.h"
#include "session/game/variant_reply.h"

/* Nodes of search for all questions about single values together. */
enum { MOST_NODES_OF_ALL = 100000 };

/* A set of cells, a bit each. */
typedef struct variant_cell_set {
    uint64_t words[ENNEAD_MOST_CELLS / 64];
    int count;
} variant_cell_set;

static bool has(const variant_cell_set *set, size_t cell)
{
    return (set->words[cell / 64] >> cell % 64 & 1) != 0;
}

static void add(variant_cell_set *set, size_t cell)
{
    set->count += !has(set, cell);
    set->words[cell / 64] |= (uint64_t)1 << cell % 64;
}

typedef enum check_findings {
    LEADS_TO_ONE,  /* all is right: there is one solution */
    HAS_MISTAKES,  /* `wrong` or `lost` differ from the one solution of the givens */
    LEADS_TO_NONE, /* each of `wrong` taken back alone would help */
    HAS_NONE,      /* the puzzle itself has no solution */
    LEADS_TO_MORE, /* there are several */
    NOT_FOUND_OUT, /* a limit came first */
} check_findings;

typedef struct examination {
    check_findings findings;
    variant_cell_set set, cleared; /* the cells that the moves of the game name */
    variant_cell_set wrong, lost;
    uint8_t solution[ENNEAD_MOST_CELLS]; /* LEADS_TO_ONE and HAS_MISTAKES */
    uint64_t nodes;                      /* so far */
} examination;

/* How many solutions a position has; *verdict says LIMIT where that was not found out. */
static ennead_status count(const game_variant *v, const uint64_t *left, examination *e,
                           ennead_verdict *verdict)
{
    uint8_t other[ENNEAD_MOST_CELLS];
    ennead_model_result result;
    ennead_status status = ennead_model_start(v->model, left);

    if (status == ENNEAD_STATUS_OK)
        status = ennead_model_next(v->model, e->solution);
    while (status == ENNEAD_STATUS_OK)
        status = ennead_model_next(v->model, other);
    ennead_model_get_result(v->model, &result);
    e->nodes += result.search.counters.nodes;
    *verdict = result.search.verdict;
    return status == ENNEAD_STATUS_END ? ENNEAD_STATUS_OK : status;
}

/* Finds the cells that the moves of the present game name. */
static void find_named(const ennead_session *s, examination *e)
{
    const extent all = present_extent(s);

    for (size_t i = s->history.at; i > 0 && s->history.entries[i - 1].begins != BEGINS; i--) {
        const char *move = s->history.entries[i - 1].move;
        line_words line = {move, move + strlen(move)};
        word w;
        while ((w = next_word(&line)).length > 0) {
            change_kind kind;
            int digit, cell;
            if (is_assignment(w, &all, &kind, &digit, &cell))
                add(kind == SET ? &e->set : &e->cleared, (size_t)cell);
        }
    }
}

/* Compares with the one solution of the givens. A cell that a wrong move was about has lost its
 * right value; where it is another cell's, that followed. */
static void compare(const game_position *p, examination *e)
{
    const game_variant *v = p->variant;
    bool right = true;

    for (size_t cell = 0; cell < v->cells; cell++) {
        const int value = e->solution[cell] - v->rules->first_value;
        if ((p->left[cell] >> value & 1) != 0)
            continue;
        right = false;
        if (has(&e->set, cell) && is_lone(p->left[cell]))
            add(&e->wrong, cell);
        else if (has(&e->set, cell) || has(&e->cleared, cell))
            add(&e->lost, cell);
    }
    e->findings = right ? LEADS_TO_ONE : HAS_MISTAKES;
}

/* Finds the values without each of which the others, and the givens, have a solution. */
static ennead_status suspect(const game_position *p, examination *e)
{
    const game_variant *v = p->variant;
    const uint64_t *givens = v->rules->candidates;

    for (size_t cell = 0; cell < v->cells; cell++)
        v->trial[cell] =
            has(&e->set, cell) && is_lone(p->left[cell]) ? p->left[cell] : givens[cell];
    for (size_t cell = 0; cell < v->cells && e->nodes < MOST_NODES_OF_ALL; cell++) {
        ennead_verdict verdict;
        if (v->trial[cell] == givens[cell])
            continue;
        v->trial[cell] = givens[cell];
        if (count(v, v->trial, e, &verdict) != ENNEAD_STATUS_OK)
            return ENNEAD_STATUS_OUT_OF_MEMORY;
        v->trial[cell] = p->left[cell];
        if (verdict == ENNEAD_VERDICT_UNIQUE || verdict == ENNEAD_VERDICT_SEVERAL)
            add(&e->wrong, cell);
    }
    return ENNEAD_STATUS_OK;
}

static ennead_status examine(const ennead_session *s, const game_position *p, examination *e)
{
    const game_variant *v = p->variant;
    ennead_verdict verdict;

    memset(e, 0, sizeof *e);
    find_named(s, e);
    ennead_status status = count(v, v->rules->candidates, e, &verdict);
    if (status == ENNEAD_STATUS_OK && verdict == ENNEAD_VERDICT_UNIQUE) {
        compare(p, e);
        return ENNEAD_STATUS_OK;
    }
    if (status == ENNEAD_STATUS_OK && verdict == ENNEAD_VERDICT_NONE) {
        e->findings = HAS_NONE;
        return ENNEAD_STATUS_OK;
    }
    if (status == ENNEAD_STATUS_OK)
        status = count(v, p->left, e, &verdict);
    if (status != ENNEAD_STATUS_OK)
        return status;
    e->findings = verdict == ENNEAD_VERDICT_UNIQUE    ? LEADS_TO_ONE
                  : verdict == ENNEAD_VERDICT_NONE    ? LEADS_TO_NONE
                  : verdict == ENNEAD_VERDICT_SEVERAL ? LEADS_TO_MORE
                                                      : NOT_FOUND_OUT;
    return e->findings == LEADS_TO_NONE ? suspect(p, e) : ENNEAD_STATUS_OK;
}

/* --------------------------------------------------------------------------------------- words */

/* "r1c1 (5) and r2c2 (7)" */
static void reply_values(ennead_session *s, const game_position *p, const variant_cell_set *set)
{
    int left = set->count;

    for (size_t cell = 0; cell < p->variant->cells; cell++) {
        if (!has(set, cell))
            continue;
        reply_words(s, "%t", left == set->count ? "" : left == 1 ? " and " : ", ");
        reply_cell_name(s, p->variant, cell);
        reply_words(s, " (%n)", number_in(p->variant, p->left, cell));
        left--;
    }
}

/* Says what is wrong; false: nothing is, and nothing was said. */
static bool reply_wrong(ennead_session *s, const game_position *p, const examination *e)
{
    switch (e->findings) {
    case HAS_MISTAKES:
        reply_words(s, "There is a mistake.%t", e->wrong.count > 0 ? " To blame: " : "");
        reply_values(s, p, &e->wrong);
        reply_words(s, "%t", e->wrong.count > 0 ? "." : "");
        if (e->lost.count > 0) {
            reply_words(s, " The right digit is no candidate any more in ");
            reply_cell_names(s, p->variant, e->lost.words);
            reply_words(s, ".");
        }
        break;
    case LEADS_TO_NONE:
        reply_words(s, "There is a mistake: this leads to no solution.%t",
                    e->wrong.count == 0   ? ""
                    : e->wrong.count == 1 ? " To blame: "
                                          : " To blame is one of ");
        reply_values(s, p, &e->wrong);
        reply_words(s, "%t", e->wrong.count > 0 ? "." : "");
        break;
    case HAS_NONE:
        reply_words(s, "The puzzle itself has no solution.");
        break;
    case LEADS_TO_ONE:
    case LEADS_TO_MORE:
    case NOT_FOUND_OUT:
        return false;
    }
    reply_words(s, "\n");
    return true;
}

command_outcome variant_check(ennead_session *s, line_words *arguments)
{
    const game_position p = present_position(s);
    examination e;

    (void)arguments;
    if (examine(s, &p, &e) != ENNEAD_STATUS_OK)
        return NO_MEMORY;
    if (!reply_wrong(s, &p, &e))
        reply_words(s, "%t\n",
                    e.findings == LEADS_TO_ONE ? "All is right: this leads to the one solution."
                    : e.findings == LEADS_TO_MORE
                        ? "No mistake can be seen, but this leads to more than one solution."
                        : "No mistake can be seen; to find all solutions takes too long.");
    return DONE;
}

/* --------------------------------------------------------------------------------------- marks */

command_outcome variant_marks(ennead_session *s, line_words *arguments)
{
    const game_position p = present_position(s);
    ennead_description view = *p.variant->rules;

    (void)arguments;
    view.candidates = p.left;
    const size_t length = ennead_variant_write_marks(&view, NULL, 0);
    char *room = reply_room(s, length);
    if (room != NULL)
        s->text.length += ennead_variant_write_marks(&view, room, length + 1);
    return DONE;
}

/* ----------------------------------------------------------------------------------- next steps */

/* The next step from a draft, which is made. REFUSED: there is none, and it has been said why. */
static command_outcome next_step(ennead_session *s, game_position *draft, ennead_model_step *step)
{
    examination e;

    if (is_solved_variant(draft))
        return refuse(s, "It is solved.");
    if (examine(s, draft, &e) != ENNEAD_STATUS_OK)
        return NO_MEMORY;
    if (reply_wrong(s, draft, &e))
        return REFUSED;
    if (ennead_model_step_next(draft->variant->model, ENNEAD_MODEL_REASON_TRIAL, draft->left,
                               step) != ENNEAD_STATUS_OK)
        return refuse(s, "No rule and no single trial finds a step here%t.",
                      e.findings == LEADS_TO_MORE ? "; the puzzle has more than one solution" : "");
    return DONE;
}

command_outcome variant_hint(ennead_session *s, line_words *arguments)
{
    static const ennead_hint stages[] = {ENNEAD_HINT_WHERE, ENNEAD_HINT_TECHNIQUE,
                                         ENNEAD_HINT_CELLS, ENNEAD_HINT_MOVE};
    const int last = sizeof stages / sizeof stages[0] - 1;
    game_position draft = draft_of(s);
    char text[ENNEAD_SENTENCE_SIZE];
    ennead_model_step step;

    (void)arguments;
    const command_outcome found = next_step(s, &draft, &step);
    if (found != DONE)
        return found;
    ennead_write_model_hint(draft.variant->rules, &step, stages[s->hints < last ? s->hints : last],
                            text, sizeof text);
    reply_words(s, "%t\n", text);
    if (s->hints < last)
        s->hints++;
    return DONE;
}

command_outcome variant_step(ennead_session *s, line_words *arguments)
{
    game_position draft = draft_of(s);
    ennead_model_step step;

    (void)arguments;
    const command_outcome found = next_step(s, &draft, &step);
    if (found != DONE)
        return found;
    reply_words(s, "%t\n", step.text);
    return change(s, &draft);
}

command_outcome variant_solve(ennead_session *s, line_words *arguments)
{
    game_position draft = draft_of(s);
    const game_variant *v = draft.variant;
    ennead_model_step step;
    examination e;
    int steps = 0;

    (void)arguments;
    if (is_solved_variant(&draft))
        return refuse(s, "It is solved.");
    if (examine(s, &draft, &e) != ENNEAD_STATUS_OK)
        return NO_MEMORY;
    if (reply_wrong(s, &draft, &e))
        return REFUSED;
    while (!is_stopped(s) && ennead_model_step_next(v->model, ENNEAD_MODEL_REASON_RULE, draft.left,
                                                    &step) == ENNEAD_STATUS_OK)
        steps += step.reason == ENNEAD_MODEL_REASON_RULE;
    reply_words(s, "  %n step%t by single rules\n", steps, steps == 1 ? "" : "s");
    const bool solved = is_solved_variant(&draft);
    if (!solved && e.findings == LEADS_TO_ONE) {
        reply_words(s, "The rules do not lead further; the rest is found by search.\n");
        for (size_t cell = 0; cell < v->cells; cell++)
            draft.left[cell] = (uint64_t)1 << (e.solution[cell] - v->rules->first_value);
    } else if (!solved) {
        reply_words(s, "%t, so this is as far as it goes.\n",
                    e.findings == LEADS_TO_MORE ? "There is more than one solution"
                                                : "To find all solutions takes too long");
    }
    return change(s, &draft);
}
