/* SPDX-License-Identifier: MIT */
/*
 * Steps as JSON, one object each. docs/playing.md describes the members; those that a step does not
 * use are left out.
 */
#include "text/json/json_text.h"

static bool any_candidate(const ennead_cell_set sets[10])
{
    uint64_t any = 0;
    for (int digit = 1; digit <= 9; digit++)
        any |= sets[digit].words[0] | sets[digit].words[1];
    return any != 0;
}

static void add_chain(json_text *json, const ennead_step *step)
{
    if (step->node_count == 0)
        return;
    json_text_open(json, "chain", '[');
    for (int i = 0; i < step->node_count; i++) {
        const ennead_chain_node *node = &step->nodes[i];
        json_text_open(json, NULL, '{');
        json_text_number(json, "digit", node->digit);
        json_text_cells(json, "cells", node->cells);
        json_text_flag(json, "on", node->on != 0);
        json_text_close(json, '}');
    }
    json_text_close(json, ']');
}

/* These sentences have no character that JSON writes otherwise. */
static void add_words(json_text *json, const ennead_state *before, const ennead_step *step)
{
    text_buffer *p = &json->p;
    const ennead_wording wording = {p->language, p->coordinates};
    json_text_begin(json, "words");
    buffer_character(p, '"');
    const bool full = p->length >= p->room;
    p->length += ennead_write_words(before, step, &wording, full ? NULL : p->text + p->length,
                                    full ? 0 : p->room - p->length);
    buffer_character(p, '"');
}

size_t ennead_write_step_json(const ennead_state *before, const ennead_step *step,
                              const ennead_wording *wording, char *text, size_t room)
{
    const ennead_technique_row *row = ennead_technique_info((int)step->technique);
    json_text json = {.p = buffer_for(wording, text, room)};

    json_text_open(&json, NULL, '{');
    json_text_string(&json, "technique", row->name);
    json_text_rating(&json, "rating", step->rating);
    json_text_number(&json, "score", row->score);
    json_text_string(&json, "level", ennead_level_name(row->level));
    json_text_flag(&json, "rests_on_unique", step->rests_on_unique);
    if (any_candidate(step->placed))
        json_text_candidates(&json, "placed", step->placed);
    if (any_candidate(step->removed))
        json_text_candidates(&json, "removed", step->removed);
    json_text_digits(&json, "digits", step->digits);
    json_text_houses(&json, "houses", step->base);
    json_text_houses(&json, "cover", step->cover);
    json_text_cells(&json, "cells", step->cells);
    json_text_cells(&json, "fins", step->fins);
    add_chain(&json, step);
    add_words(&json, before, step);
    json_text_close(&json, '}');
    return buffer_end(&json.p);
}
