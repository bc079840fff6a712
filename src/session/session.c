/* SPDX-License-Identifier: MIT */
/*
 * The public functions of a session: lines in, replies out. While a board is being typed a line is
 * a row, else a command.
 */
#include <string.h>

#include "grid/memory.h"
#include "session/commands/beginning.h"
#include "session/commands/commands.h"
#include "session/commands/examination.h"
#include "session/commands/typed_rules.h"
#include "session/game/board.h"
#include "session/game/deduce.h"
#include "session/game/history.h"
#include "session/game/reply.h"
#include "session/game/translation.h"
#include "session/game/variant_reply.h"

static const char first_line_of_game[] = "# ennead game";

ennead_status ennead_session_new(const ennead_allocator *allocator, ennead_session **session)
{
    const ennead_allocator memory = allocator_or_default(allocator);
    ennead_session *s = allocate(&memory, sizeof *s);

    *session = s;
    if (s == NULL)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    *s = (ennead_session){
        .allocator = memory, .drawing = ENNEAD_DRAWING_PLAIN, .style = ENNEAD_STYLE_HUMAN};
    s->hint = allocate(&memory, sizeof *s->hint);
    if (s->hint == NULL || ennead_finder_new(&memory, &s->finder) != ENNEAD_STATUS_OK) {
        release(&memory, s->hint);
        release(&memory, s);
        *session = NULL;
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    }
    return ENNEAD_STATUS_OK;
}

void ennead_session_free(ennead_session *s)
{
    if (s == NULL)
        return;
    const ennead_allocator memory = s->allocator;
    forget_all(s);
    ennead_finder_free(s->finder);
    release(&memory, s->hint);
    release(&memory, s->typed_rules.bytes);
    release(&memory, s->text.bytes);
    release(&memory, s);
}

void ennead_session_get_position(const ennead_session *s, ennead_position *position)
{
    const game_position p = present_position(s);

    *position = (ennead_position){
        .state = p.state,
        .rules = p.variant != NULL ? p.variant->rules : NULL,
        .candidates = p.left,
        .notes = p.notes,
    };
    for (int cell = 0; p.variant != NULL && cell < ENNEAD_CELLS; cell++)
        position->state.candidates[cell] = ENNEAD_ALL_DIGITS;
}

void ennead_session_get_hint(const ennead_session *s, ennead_session_hint *hint)
{
    *hint = (ennead_session_hint){.stage = s->told};
    if (!s->hint_is_shown)
        return;
    if (present_variant(s) == NULL) {
        hint->step = &s->hint->step;
        return;
    }
    hint->model_step = &s->hint->by_model;
    hint->after = s->after;
}

bool ennead_session_is_wrong(const ennead_session *s, int cell)
{
    return cell >= 0 && cell < ENNEAD_MOST_CELLS && (s->wrong[cell / 64] >> cell % 64 & 1) != 0;
}

void ennead_session_set_style(ennead_session *s, ennead_style style)
{
    s->style = style;
}

ennead_style ennead_session_get_style(const ennead_session *s)
{
    return s->style;
}

void ennead_session_set_boards(ennead_session *s, ennead_session_boards boards)
{
    s->boards = boards;
}

void ennead_session_set_stop(ennead_session *s, const ennead_stop *stop)
{
    s->stop = stop;
}

void ennead_session_set_drawing(ennead_session *s, ennead_drawing drawing)
{
    s->drawing = drawing;
}

void ennead_session_set_wording(ennead_session *s, const ennead_wording *wording)
{
    s->wording = *wording;
}

/* ------------------------------------------------------------------------------------ replies */

static const char *prompt_of(const ennead_session *s)
{
    static const char *const rows[] = {"row 1: ", "row 2: ", "row 3: ", "row 4: ", "row 5: ",
                                       "row 6: ", "row 7: ", "row 8: ", "row 9: "};
    const char *prompt = s->typing == TYPES_RULES  ? "rule: "
                         : s->typing == TYPES_ROWS ? rows[s->row]
                                                   : "> ";
    return translated(s->wording.language, prompt);
}

static void begin_reply(ennead_session *s)
{
    s->text.length = 0;
    s->text.failed = false;
    s->hint_is_shown = false;
    memset(s->wrong, 0, sizeof s->wrong);
    s->reply = (ennead_reply){.kind = ENNEAD_REPLY_KIND_SAY};
}

static ennead_status end_reply(ennead_session *s, command_outcome result, ennead_reply *reply)
{
    if (s->text.failed || result == NO_MEMORY)
        return ENNEAD_STATUS_OUT_OF_MEMORY;
    s->reply.text = s->text.length > 0 ? s->text.bytes : "";
    s->reply.length = s->text.length;
    s->reply.prompt = prompt_of(s);
    s->reply.refused = result == REFUSED;
    *reply = s->reply;
    return ENNEAD_STATUS_OK;
}

ennead_status ennead_session_greet(ennead_session *s, ennead_reply *reply)
{
    begin_reply(s);
    reply_words(
        s, "ennead %t. 'board' to type in a puzzle, 'load FILE' to read one, 'help' for more.\n",
        ennead_version());
    return end_reply(s, DONE, reply);
}

/* -------------------------------------------------------------------------------------- lines */

static bool is_cancel(const char *line, size_t length)
{
    static const char cancel[] = "cancel";
    return length == strlen(cancel) && memcmp(line, cancel, length) == 0;
}

static command_outcome take_line(ennead_session *s, const char *line, size_t length)
{
    game_position p = {.variant = NULL};
    bool whole;

    if (length > 0 && line[length - 1] == '\r')
        length--;
    if (s->typing == TYPES_COMMANDS)
        return commands_run(s, line, length);
    if (is_cancel(line, length)) {
        s->typing = TYPES_COMMANDS;
        return DONE;
    }
    if (s->typing == TYPES_RULES)
        return take_rule(s, line, length);
    const command_outcome result = take_row(s, line, length, &whole, &p.state);
    return whole ? start_game(s, &p) : result;
}

/* Handles a line. If memory runs out, everything is restored; no move has been recorded then. */
static command_outcome take_line_or_nothing(ennead_session *s, const char *line, size_t length)
{
    const ennead_session before = *s;
    const command_outcome result = take_line(s, line, length);

    if (result != NO_MEMORY && !s->text.failed)
        return result;
    const growing_text said = s->text;
    growing_text rules = s->typed_rules;
    history moves = s->history;
    moves.at = before.history.at;
    rules.length = before.typed_rules.length;
    *s = before;
    s->text = said;
    s->typed_rules = rules;
    s->history = moves;
    return NO_MEMORY;
}

ennead_status ennead_session_line(ennead_session *s, const char *line, size_t length,
                                  ennead_reply *reply)
{
    begin_reply(s);
    return end_reply(s, take_line_or_nothing(s, line != NULL ? line : "", length), reply);
}

/* -------------------------------------------------------------------------------------- files */

static bool is_game(const char *text, size_t length)
{
    const size_t first = strlen(first_line_of_game);
    return length > first && memcmp(text, first_line_of_game, first) == 0 &&
           (text[first] == '\n' || text[first] == '\r');
}

/* Plays a saved game in another session. REFUSED: line `*bad` is not a move. */
static command_outcome replay(ennead_session *other, const char *text, size_t length, int *bad)
{
    const char *end = text + length;

    for (*bad = 1; text < end; (*bad)++) {
        const char *stop = memchr(text, '\n', (size_t)(end - text));
        const size_t line = (size_t)((stop != NULL ? stop : end) - text);
        begin_reply(other);
        const command_outcome result = take_line_or_nothing(other, text, line);
        if (result == NO_MEMORY)
            return NO_MEMORY;
        if (result == REFUSED || other->reply.kind != ENNEAD_REPLY_KIND_SAY)
            return REFUSED;
        text += line + 1;
    }
    return other->typing == TYPES_COMMANDS ? DONE : REFUSED;
}

/* Takes over the game of another session. */
static command_outcome take_game(ennead_session *s, ennead_session *other)
{
    const game_position p = present_position(other);

    if (tell_solutions(s, other, &p) != DONE)
        return NO_MEMORY;
    reply_board(s, &p);
    reply_rules(s, &p);
    reply_standing(s, &p);
    if (s->text.failed)
        return NO_MEMORY;
    const history old = s->history;
    s->history = other->history;
    other->history = old;
    s->automatic = other->automatic;
    s->hints = 0;
    s->typing = TYPES_COMMANDS;
    return DONE;
}

static command_outcome load_game(ennead_session *s, const char *text, size_t length)
{
    ennead_session *other;
    int bad = 0;

    if (ennead_session_new(&s->allocator, &other) != ENNEAD_STATUS_OK)
        return NO_MEMORY;
    other->stop = s->stop;
    other->wording = s->wording;
    other->boards = ENNEAD_SESSION_BOARDS_LEFT_OUT;
    command_outcome result = replay(other, text, length, &bad);
    if (result == REFUSED)
        refuse(s, "Line %n of the saved game is no move that can be made; nothing is loaded.", bad);
    if (result == DONE)
        result = take_game(s, other);
    ennead_session_free(other);
    return result;
}

static command_outcome load_puzzle(ennead_session *s, const char *text, size_t length)
{
    game_position p;
    const command_outcome result = read_position(s, text, length, &p);

    if (result != DONE)
        return result;
    s->typing = TYPES_COMMANDS;
    return start_game(s, &p);
}

ennead_status ennead_session_load(ennead_session *s, const char *text, size_t length,
                                  ennead_reply *reply)
{
    const typing before = s->typing;

    begin_reply(s);
    const command_outcome result =
        is_game(text, length) ? load_game(s, text, length) : load_puzzle(s, text, length);
    if (result != DONE)
        s->typing = before;
    return end_reply(s, result, reply);
}
