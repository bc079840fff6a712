/* SPDX-License-Identifier: MIT */
/*
 * Puzzles with rules of their own, or of another size than nine by nine: read from text or typed in
 * line by line, shown as a picture with the rules that it has no signs for. The model that answers
 * for one is made once, when its game begins.
 */
#include <string.h>

#include "grid/memory.h"
#include "session/commands.h"

/* A question to the model is given up after so many nodes; more typed text is not kept, as of files.
 */
enum { MOST_NODES = 10000, MOST_TYPED = 1 << 26 };

/* So many rules are listed, each as far as it fits into a line. */
enum { MOST_LISTED = 100, RULE_LINE = 256 };

void variant_free(ennead_session *s, variant *v)
{
    if (v == NULL)
        return;
    ennead_model_free(v->model);
    ennead_description_free(v->rules);
    release(&s->allocator, v->draft);
    release(&s->allocator, v->trial);
    release(&s->allocator, v);
}

/* ------------------------------------------------------------------------------------- reading */

static outcome refuse_at(ennead_session *s, uint64_t line, uint64_t column, const char *message)
{
    if (line == 0)
        return refuse(s, "%t.", message);
    return refuse(s, "Line %n, column %n: %t.", (int)line, (int)column, message);
}

static outcome make_model(ennead_session *s, variant *v)
{
    const ennead_constraint *wrong = NULL;
    ennead_model_options options;
    char message[ENNEAD_MESSAGE_SIZE];

    ennead_model_options_init(&options);
    options.node_limit = MOST_NODES;
    options.stop = s->stop;
    options.wrong_rule = &wrong;
    const ennead_status status =
        ennead_model_new(v->rules, &options, &s->allocator, message, &v->model);
    if (status == ENNEAD_OUT_OF_MEMORY)
        return NO_MEMORY;
    return status == ENNEAD_OK ? DONE
                               : refuse_at(s, wrong != NULL ? wrong->line : 0,
                                           wrong != NULL ? wrong->column : 0, message);
}

/* Makes the begin of a game of a description, which is the session's from here on. */
static outcome open_variant(ennead_session *s, ennead_description *rules, const char *title,
                            position *p)
{
    variant *v = allocate(&s->allocator, sizeof *v);

    if (v == NULL) {
        ennead_description_free(rules);
        return NO_MEMORY;
    }
    *v = (variant){.rules = rules, .cells = (size_t)rules->rows * (size_t)rules->columns};
    memcpy(v->title, title, strlen(title) + 1);
    v->draft = allocate(&s->allocator, v->cells * sizeof *v->draft);
    v->trial = allocate(&s->allocator, v->cells * sizeof *v->trial);
    const outcome result = v->draft == NULL || v->trial == NULL ? NO_MEMORY : make_model(s, v);
    if (result != DONE) {
        variant_free(s, v);
        return result;
    }
    memcpy(v->draft, rules->candidates, v->cells * sizeof *v->draft);
    *p = (position){.variant = v, .left = v->draft};
    return DONE;
}

/* Whether there is nothing about a puzzle that newspapers do not print. */
static bool is_plain(const ennead_description *d)
{
    return d->rows == 9 && d->columns == 9 && d->values == 9 && d->first_value == 1 &&
           d->box_rows == 3 && d->box_columns == 3 && d->constraint_count == 0 &&
           d->houses == (ENNEAD_ROWS | ENNEAD_COLUMNS | ENNEAD_REGIONS);
}

/* The state of a plain puzzle. */
static void take_plain(const ennead_description *d, position *p)
{
    ennead_puzzle puzzle;

    *p = (position){.variant = NULL};
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const bool given = is_lone(d->candidates[cell]);
        puzzle.givens[cell] = (uint8_t)(given ? __builtin_ctzll(d->candidates[cell]) + 1 : 0);
        puzzle.candidates[cell] = (uint16_t)d->candidates[cell];
    }
    (void)ennead_state_from_puzzle(&puzzle, &p->state);
}

outcome read_variant(ennead_session *s, const char *text, size_t length, position *p)
{
    ennead_variant_report report;
    ennead_description *rules;
    const ennead_status status = ennead_variant_read(text, ennead_variant_extent(text, length),
                                                     &s->allocator, &rules, &report);

    if (status == ENNEAD_OUT_OF_MEMORY)
        return NO_MEMORY;
    if (status != ENNEAD_OK)
        return refuse_at(s, report.line, report.column, report.message);
    if (!is_plain(rules))
        return open_variant(s, rules, report.title, p);
    take_plain(rules, p);
    ennead_description_free(rules);
    return DONE;
}

outcome read_size(ennead_session *s, const char *text, size_t length, position *p, bool *found)
{
    ennead_description_report report;
    ennead_description *rules;
    const ennead_status status =
        ennead_description_read(text, length, 0, 0, &s->allocator, &rules, &report);

    *found = status == ENNEAD_OK;
    if (*found)
        return open_variant(s, rules, "", p);
    return status == ENNEAD_OUT_OF_MEMORY ? NO_MEMORY : REFUSED;
}

/* ------------------------------------------------------------------------------------ typed in */

outcome obey_rules(ennead_session *s, words *arguments)
{
    (void)arguments;
    s->typing = TYPES_RULES;
    s->typed_rules.length = 0;
    s->typed_rules.failed = false;
    return DONE;
}

static outcome end_rules(ennead_session *s)
{
    const char *text = s->typed_rules.length > 0 ? s->typed_rules.bytes : "";
    position p;

    s->typing = TYPES_COMMANDS;
    const outcome result =
        ennead_variant_recognize(text, s->typed_rules.length) == ENNEAD_VARIANT_NONE
            ? refuse(s, "There is no puzzle with rules in it: 'variant' or "
                        "another form for them comes first.")
            : read_variant(s, text, s->typed_rules.length, &p);
    return result == DONE ? begin_game(s, &p) : result;
}

outcome take_rule(ennead_session *s, const char *line, size_t length)
{
    words all = {line, line + length};
    const word first = next_word(&all);

    if (is_word(first, "end") && next_word(&all).length == 0)
        return end_rules(s);
    if (s->typed_rules.length + length >= MOST_TYPED) {
        s->typing = TYPES_COMMANDS;
        return refuse(s, "That is longer than 64 MB.");
    }
    s->typed_rules.failed = false;
    add_bytes(s, &s->typed_rules, line, length);
    add_bytes(s, &s->typed_rules, "\n", 1);
    return s->typed_rules.failed ? NO_MEMORY : DONE;
}

/* --------------------------------------------------------------------------------------- shown */

void say_beginning(ennead_session *s, const variant *v)
{
    const size_t length = ennead_variant_write(v->rules, v->title, NULL, 0);

    say(s, "rules\n");
    char *room = say_room(s, length);
    if (room == NULL)
        return;
    s->speech.length += ennead_variant_write(v->rules, v->title, room, length + 1);
    say(s, "end");
}

void say_picture(ennead_session *s, const position *p)
{
    ennead_description view = *p->variant->rules;
    char none[1];
    size_t length = 0;

    view.candidates = p->left;
    if (ennead_variant_draw(&view, NULL, s->drawing, &s->allocator, none, sizeof none, &length) !=
        ENNEAD_OK) {
        s->speech.failed = true;
        return;
    }
    char *room = say_room(s, length);
    if (room == NULL)
        return;
    if (ennead_variant_draw(&view, NULL, s->drawing, &s->allocator, room, length + 1, &length) ==
        ENNEAD_OK)
        s->speech.length += length;
    else
        s->speech.failed = true;
}

void say_rules(ennead_session *s, const position *p)
{
    const ennead_description *d = p->variant != NULL ? p->variant->rules : NULL;
    char line[RULE_LINE];
    int listed = 0;

    if (d == NULL)
        return;
    if (p->variant->title[0] != '\0') {
        say_shown(s, p->variant->title, strlen(p->variant->title));
        say(s, "\n");
    }
    for (size_t i = 0; i < d->constraint_count; i++) {
        if (ennead_variant_is_drawn(&d->constraints[i]))
            continue;
        if (listed++ == MOST_LISTED) {
            say(s, "and so on\n");
            return;
        }
        const size_t length = ennead_variant_write_rule(d, i, line, sizeof line);
        say(s, length < sizeof line ? "%t\n" : "%t...\n", line);
    }
}

void say_cell_name(ennead_session *s, const variant *v, size_t cell)
{
    const int columns = v->rules->columns;

    say(s, "r%nc%n", (int)cell / columns + 1, (int)cell % columns + 1);
}

void say_cell_names(ennead_session *s, const variant *v, const uint64_t *set)
{
    size_t left = 0;
    bool first = true;

    for (size_t i = 0; i < (v->cells + 63) / 64; i++)
        left += (size_t)__builtin_popcountll(set[i]);
    for (size_t cell = 0; cell < v->cells; cell++) {
        if ((set[cell / 64] >> cell % 64 & 1) == 0)
            continue;
        say(s, "%t", first ? "" : left == 1 ? " and " : ", ");
        say_cell_name(s, v, cell);
        first = false;
        left--;
    }
}
