/* SPDX-License-Identifier: MIT */
/*
 * Variants in a session. The model of a puzzle is built once, when its game begins.
 */
#include "session/game/variant.h"

#include <string.h>

#include "grid/bits.h"
#include "grid/memory.h"
#include "session/game/reply.h"

/* A question to the model is given up after so many nodes. */
enum { MOST_NODES = 10000 };

void variant_free(ennead_session *s, game_variant *v)
{
    if (v == NULL)
        return;
    ennead_model_free(v->model);
    ennead_description_free(v->rules);
    release(&s->allocator, v->draft);
    release(&s->allocator, v->trial);
    release(&s->allocator, v);
}

static command_outcome refuse_at(ennead_session *s, uint64_t line, uint64_t column,
                                 const char *message)
{
    if (line == 0)
        return refuse(s, "%t.", message);
    return refuse(s, "Line %n, column %n: %t.", (int)line, (int)column, message);
}

static command_outcome make_model(ennead_session *s, game_variant *v)
{
    const ennead_constraint *wrong = NULL;
    ennead_model_options options;
    char message[ENNEAD_MESSAGE_SIZE];

    ennead_model_options_init(&options);
    options.node_limit = MOST_NODES;
    options.stop = s->stop;
    options.wording = s->wording;
    options.wrong_rule = &wrong;
    const ennead_status status =
        ennead_model_new(v->rules, &options, &s->allocator, message, &v->model);
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY)
        return NO_MEMORY;
    return status == ENNEAD_STATUS_OK ? DONE
                                      : refuse_at(s, wrong != NULL ? wrong->line : 0,
                                                  wrong != NULL ? wrong->column : 0, message);
}

/* Makes the beginning of a game from a description, which the session takes over. */
static command_outcome open_variant(ennead_session *s, ennead_description *rules, const char *title,
                                    game_position *p)
{
    game_variant *v = allocate(&s->allocator, sizeof *v);

    if (v == NULL) {
        ennead_description_free(rules);
        return NO_MEMORY;
    }
    *v = (game_variant){.rules = rules, .cells = (size_t)rules->rows * (size_t)rules->columns};
    memcpy(v->title, title, strlen(title) + 1);
    v->draft = allocate(&s->allocator, v->cells * sizeof *v->draft);
    v->trial = allocate(&s->allocator, v->cells * sizeof *v->trial);
    const command_outcome result =
        v->draft == NULL || v->trial == NULL ? NO_MEMORY : make_model(s, v);
    if (result != DONE) {
        variant_free(s, v);
        return result;
    }
    memcpy(v->draft, rules->candidates, v->cells * sizeof *v->draft);
    *p = (game_position){.variant = v, .left = v->draft};
    return DONE;
}

/* Whether a puzzle is a standard one. */
static bool is_plain(const ennead_description *d)
{
    return d->rows == 9 && d->columns == 9 && d->values == 9 && d->first_value == 1 &&
           d->box_rows == 3 && d->box_columns == 3 && d->constraint_count == 0 &&
           d->houses == (ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS);
}

/* The state of a standard puzzle. */
static void take_plain(const ennead_description *d, const ennead_variant_report *report,
                       game_position *p)
{
    ennead_puzzle puzzle;

    *p = (game_position){.variant = NULL};
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const bool given = is_lone(d->candidates[cell]);
        puzzle.givens[cell] = report->has_state ? report->givens[cell]
                              : given           ? (uint8_t)(lowest_bit(d->candidates[cell]) + 1)
                                                : 0;
        puzzle.candidates[cell] = (uint16_t)d->candidates[cell];
    }
    (void)ennead_state_from_puzzle(&puzzle, &p->state);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (report->placed[cell] != 0)
            (void)ennead_state_place(&p->state, cell, report->placed[cell]);
}

command_outcome read_variant_game(ennead_session *s, const char *text, size_t length,
                                  game_position *p)
{
    ennead_variant_report report;
    ennead_description *rules;
    const ennead_status status = ennead_variant_read(text, ennead_variant_extent(text, length),
                                                     &s->allocator, &rules, &report);

    if (status == ENNEAD_STATUS_OUT_OF_MEMORY)
        return NO_MEMORY;
    if (status != ENNEAD_STATUS_OK)
        return refuse_at(s, report.line, report.column, report.message);
    if (!is_plain(rules))
        return open_variant(s, rules, report.title, p);
    take_plain(rules, &report, p);
    ennead_description_free(rules);
    return DONE;
}

command_outcome read_size(ennead_session *s, const char *text, size_t length, game_position *p,
                          bool *found)
{
    ennead_description_report report;
    ennead_description *rules;
    const ennead_status status =
        ennead_description_read(text, length, NULL, &s->allocator, &rules, &report);

    *found = status == ENNEAD_STATUS_OK;
    if (*found)
        return open_variant(s, rules, "", p);
    return status == ENNEAD_STATUS_OUT_OF_MEMORY ? NO_MEMORY : REFUSED;
}
