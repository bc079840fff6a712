/* SPDX-License-Identifier: MIT */
/*
 * Commands that change nothing: show the board, check it, suggest how to continue.
 */
#include "session/commands/questions.h"

#include <string.h>

#include "session/commands/examination.h"
#include "session/game/board.h"
#include "session/game/deduce.h"
#include "session/game/history.h"
#include "session/game/reply.h"
#include "session/game/variant_reply.h"

void show_present(ennead_session *s)
{
    const game_position p = present_position(s);

    reply_board(s, &p);
    reply_standing(s, &p);
}

command_outcome run_show(ennead_session *s, line_words *arguments)
{
    const game_position p = present_position(s);

    (void)arguments;
    show_board(s, &p);
    reply_rules(s, &p);
    reply_standing(s, &p);
    return DONE;
}

static void reply_marks_of_variant(ennead_session *s, const game_position *p)
{
    ennead_description view = *p->variant->rules;

    view.candidates = p->left;
    const size_t length = ennead_variant_write_marks(&view, NULL, 0);
    char *room = reply_room(s, length);
    if (room != NULL)
        s->text.length += ennead_variant_write_marks(&view, room, length + 1);
}

command_outcome run_marks(ennead_session *s, line_words *arguments)
{
    const game_position p = present_position(s);
    char text[ENNEAD_MARKS_SIZE];

    (void)arguments;
    if (p.variant != NULL) {
        reply_marks_of_variant(s, &p);
        return DONE;
    }
    ennead_write_marks(&p.state, text);
    reply_words(s, "%t", text);
    return DONE;
}

command_outcome run_check(ennead_session *s, line_words *arguments)
{
    const game_position p = present_position(s);
    examination e;

    (void)arguments;
    const command_outcome examined = examine(s, &p, &e);
    if (examined != DONE)
        return examined;
    reply_findings(s, &p, &e);
    if (p.variant != NULL)
        memcpy(s->wrong, e.wrong.words, sizeof s->wrong);
    for (int cell = 0; p.variant == NULL && cell < ENNEAD_CELLS; cell++)
        s->wrong[cell / 64] |= (uint64_t)ennead_cell_set_has(e.check.wrong, cell) << cell % 64;
    return DONE;
}

static size_t write_hint(const ennead_session *s, const game_position *p, const next_step *next,
                         char *text, size_t room)
{
    const ennead_hint stage = (ennead_hint)s->hints;
    return p->variant != NULL
               ? ennead_write_model_hint(p->variant->rules, &next->by_model, stage, &s->wording,
                                         text, room)
               : ennead_write_hint(&p->state, &next->step, stage, &s->wording, text, room);
}

/* Makes a stage the next one. Returns false if no stage that is told here has this
 * name. */
static bool choose_stage(ennead_session *s, word wanted)
{
    const char *name;

    for (int stage = 0; (name = ennead_hint_name((ennead_hint)stage)) != NULL; stage++)
        if (is_word(wanted, name)) {
            s->hints = stage;
            return present_variant(s) == NULL || stage != ENNEAD_HINT_WHY;
        }
    return false;
}

command_outcome run_style(ennead_session *s, line_words *arguments)
{
    const word wanted = next_word(arguments);
    const char *name;

    for (int style = 0; (name = ennead_style_name((ennead_style)style)) != NULL; style++)
        if (is_word(wanted, name) && next_word(arguments).length == 0) {
            s->hints = (ennead_style)style != s->style ? 0 : s->hints;
            s->style = (ennead_style)style;
            return DONE;
        }
    return refuse(s, "Say 'style human', 'style strict' or 'style hodoku'; it is %t.",
                  ennead_style_name(s->style));
}

command_outcome run_hint(ennead_session *s, line_words *arguments)
{
    game_position draft = draft_of(s);
    const word wanted = next_word(arguments);
    next_step *next = s->hint;

    if (next_word(arguments).length > 0 || (wanted.length > 0 && !choose_stage(s, wanted)))
        return refuse(s, "Say 'hint', or 'hint where', 'technique', 'why', 'cells' or 'move'.");
    const ennead_hint stage = (ennead_hint)s->hints;
    const command_outcome found = find_step(s, &draft, next);
    if (found != DONE)
        return found;
    const size_t length = write_hint(s, &draft, next, NULL, 0);
    char *room = reply_room(s, length);
    if (room != NULL)
        s->text.length += write_hint(s, &draft, next, room, length + 1);
    reply_words(s, "\n");
    s->told = stage;
    s->after = draft.left;
    s->hint_is_shown = true;
    if (stage < ENNEAD_HINT_MOVE)
        s->hints++;
    if (draft.variant != NULL && s->hints == ENNEAD_HINT_WHY)
        s->hints++; /* a rule has no further hint there */
    return DONE;
}
