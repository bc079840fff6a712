/* SPDX-License-Identifier: MIT */
/*
 * Finds mistakes as in check.c: the only solution of the givens decides. If they have several,
 * only what leads to no solution is a mistake, and the suspects are the values without which there
 * would be a solution. Only what the player entered can be wrong, not what followed from it.
 */
#include "session/commands/variant_examination.h"

#include <string.h>

#include "session/commands/assignments.h"
#include "session/game/history.h"
#include "session/game/position.h"
#include "session/game/reply.h"
#include "session/game/variant_reply.h"

/* A limit on search nodes for all questions about single values together. */
enum { MOST_NODES_OF_ALL = 100000 };

static bool has(const variant_cell_set *set, size_t cell)
{
    return (set->words[cell / 64] >> cell % 64 & 1) != 0;
}

static void add(variant_cell_set *set, size_t cell)
{
    set->count += !has(set, cell);
    set->words[cell / 64] |= (uint64_t)1 << cell % 64;
}

/* Counts the solutions of a position; *verdict is LIMIT if the number is unknown. */
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

    for (size_t i = s->history.at; i > 0 && s->history.entries[i - 1].begins != BEGINS;
         i = s->history.entries[i - 1].parent) {
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

/* Compares with the only solution of the givens. A cell of a wrong move has lost its right value.
 * If another cell lost it, that followed from the move. */
static void compare(const game_position *p, examination *e)
{
    const game_variant *v = p->variant;
    bool right = true;

    for (size_t cell = 0; cell < v->cells; cell++) {
        const int value = e->solution[cell] - v->rules->first_value;
        if ((p->left[cell] >> value & 1) != 0)
            continue;
        right = false;
        if (has(&e->set, cell) && number_in(p, cell) != NO_NUMBER)
            add(&e->wrong, cell);
        else if (has(&e->set, cell) || has(&e->cleared, cell))
            add(&e->lost, cell);
    }
    e->findings = right ? LEADS_TO_ONE : HAS_MISTAKES;
}

/* Finds the values that may be wrong: without that one, the others and the givens have a
 * solution. */
static ennead_status suspect(const game_position *p, examination *e)
{
    const game_variant *v = p->variant;
    const uint64_t *givens = v->rules->candidates;

    for (size_t cell = 0; cell < v->cells; cell++)
        v->trial[cell] =
            has(&e->set, cell) && number_in(p, cell) != NO_NUMBER ? p->left[cell] : givens[cell];
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

ennead_status examine_variant(const ennead_session *s, const game_position *p, examination *e)
{
    const game_variant *v = p->variant;
    ennead_verdict verdict;

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

/* "r1c1 (5), r2c2 (7)" */
static void reply_values(ennead_session *s, const game_position *p, const variant_cell_set *set)
{
    int left = set->count;

    for (size_t cell = 0; cell < p->variant->cells; cell++) {
        if (!has(set, cell))
            continue;
        reply_words(s, "%t", left == set->count ? "" : ", ");
        reply_cell_name(s, p, cell);
        reply_words(s, " (%n)", number_in(p, cell));
        left--;
    }
}

void reply_findings_in_variant(ennead_session *s, const game_position *p, const examination *e)
{
    switch (e->findings) {
    case HAS_MISTAKES:
        reply_words(s, e->wrong.count > 0 ? "There is a mistake. Wrong: " : "There is a mistake.");
        reply_values(s, p, &e->wrong);
        reply_words(s, "%t", e->wrong.count > 0 ? "." : "");
        if (e->lost.count > 0) {
            reply_words(s, " The right digit was eliminated from ");
            reply_cell_names(s, p, e->lost.words);
            reply_words(s, ".");
        }
        break;
    case LEADS_TO_NONE:
        reply_words(s,
                    e->wrong.count == 0 ? "There is a mistake: this leads to no solution."
                    : e->wrong.count == 1
                        ? "There is a mistake: this leads to no solution. Wrong: "
                        : "There is a mistake: this leads to no solution. One of these is wrong: ");
        reply_values(s, p, &e->wrong);
        reply_words(s, "%t", e->wrong.count > 0 ? "." : "");
        break;
    case HAS_NONE:
        reply_words(s, "The puzzle itself has no solution.");
        break;
    case LEADS_TO_ONE:
        reply_words(s, "No mistake so far: this leads to the one solution.");
        break;
    case LEADS_TO_MORE:
        reply_words(s, "No mistake can be seen, but this leads to more than one solution.");
        break;
    case NOT_FOUND_OUT:
        reply_words(s, "No mistake can be seen; to find all solutions takes too long.");
        break;
    }
    reply_words(s, "\n");
}
