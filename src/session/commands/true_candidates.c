/* SPDX-License-Identifier: MIT */
/*
 * Shows which of the candidates left are in some solution.
 */
#include "session/commands/true_candidates.h"

#include "grid/memory.h"
#include "session/game/history.h"
#include "session/game/reply.h"

/* A limit on search nodes, which takes a second or so. */
enum { MOST_NODES = 100000 };

static ennead_candidates_options options_of(const ennead_session *s)
{
    ennead_candidates_options options;

    ennead_candidates_options_init(&options);
    options.node_limit = MOST_NODES;
    options.stop = s->stop;
    return options;
}

/* What was found out, in words. `few` are the candidates left that are in no solution. */
static void reply_result(ennead_session *s, const ennead_candidates_result *result, int few)
{
    if (result->end != ENNEAD_SEARCH_END_COMPLETE)
        reply_words(s, "To find all solutions takes too long: these may be in a solution.\n");
    else if (result->verdict == ENNEAD_VERDICT_NONE)
        reply_words(s, "There is no solution.\n");
    else if (few == 0)
        reply_words(s, "Each candidate is in a solution.\n");
    else
        reply_count(s, few, "%n candidate is in no solution and is left out here.\n",
                    "%n candidates are in no solution and are left out here.\n");
}

static void count_in_state(ennead_session *s, const game_position *p)
{
    const ennead_candidates_options options = options_of(s);
    uint64_t counts[ENNEAD_CELLS][9];
    uint16_t undecided[ENNEAD_CELLS];
    ennead_candidates_result result;
    ennead_state view = p->state;
    ennead_puzzle puzzle;
    char text[ENNEAD_MARKS_SIZE];
    int few = 0;

    ennead_state_to_puzzle(&p->state, &puzzle);
    (void)ennead_count_candidates(&puzzle, &options, counts, undecided, &result);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        for (int digit = 1; digit <= 9 && view.values[cell] == 0; digit++) {
            const uint16_t candidate = (uint16_t)(1u << (digit - 1));
            if ((view.candidates[cell] & candidate) == 0 || counts[cell][digit - 1] > 0 ||
                (undecided[cell] & candidate) != 0)
                continue;
            view.candidates[cell] &= (uint16_t)~candidate;
            few++;
        }
    if (result.verdict != ENNEAD_VERDICT_NONE) {
        ennead_write_marks(&view, text);
        reply_words(s, "%t", text);
    }
    reply_result(s, &result, few);
}

static void reply_marks(ennead_session *s, const game_variant *v, uint64_t *candidates)
{
    ennead_description view = *v->rules;

    view.candidates = candidates;
    const size_t length = ennead_variant_write_marks(&view, NULL, 0);
    char *room = reply_room(s, length);
    if (room != NULL)
        s->text.length += ennead_variant_write_marks(&view, room, length + 1);
}

static command_outcome count_in_variant(ennead_session *s, const game_position *p)
{
    const game_variant *v = p->variant;
    const size_t values = (size_t)v->rules->values;
    const ennead_candidates_options options = options_of(s);
    ennead_candidates_result result;
    uint64_t *counts = allocate(&s->allocator, v->cells * (values + 1) * sizeof *counts);
    int few = 0;

    if (counts == NULL)
        return NO_MEMORY;
    uint64_t *shown = counts + v->cells * values;
    const ennead_status status =
        ennead_model_count_candidates(v->model, p->left, &options, counts, shown, &result);
    for (size_t at = 0; status == ENNEAD_STATUS_OK && at < v->cells * values; at++) {
        const uint64_t candidate = (uint64_t)1 << at % values;
        if (counts[at] > 0)
            shown[at / values] |= candidate;
        few += (p->left[at / values] & ~shown[at / values] & candidate) != 0;
    }
    if (status == ENNEAD_STATUS_OK && result.verdict != ENNEAD_VERDICT_NONE)
        reply_marks(s, v, shown);
    if (status == ENNEAD_STATUS_OK)
        reply_result(s, &result, few);
    release(&s->allocator, counts);
    return status == ENNEAD_STATUS_OK ? DONE : NO_MEMORY;
}

command_outcome run_candidates(ennead_session *s, line_words *arguments)
{
    const game_position p = present_position(s);

    (void)arguments;
    if (p.variant != NULL)
        return count_in_variant(s, &p);
    count_in_state(s, &p);
    return DONE;
}
