/* SPDX-License-Identifier: MIT */
/*
 * Steps of the SE scales as JSON: as other steps, and chains as lists of nodes that name their
 * parents.
 */
#include "text/json/json_text.h"
#include "text/words/words_se.h"

static void add_node(json_text *json, const ennead_se_chains *chains, const ennead_se_node *node)
{
    static const char *const causes[] = {
        [ENNEAD_SE_NODE_CAUSE_SUPPOSED] = "supposed",
        [ENNEAD_SE_NODE_CAUSE_CELL] = "cell",
        [ENNEAD_SE_NODE_CAUSE_HOUSE] = "house",
        [ENNEAD_SE_NODE_CAUSE_POINTING] = "pointing",
        [ENNEAD_SE_NODE_CAUSE_CLAIMING] = "claiming",
        [ENNEAD_SE_NODE_CAUSE_HIDDEN_PAIR] = "hidden pair",
        [ENNEAD_SE_NODE_CAUSE_NAKED_PAIR] = "naked pair",
        [ENNEAD_SE_NODE_CAUSE_X_WING] = "x-wing",
        [ENNEAD_SE_NODE_CAUSE_CHAIN] = "chain",
    };
    json_text_open(json, NULL, '{');
    json_text_cell(json, "cell", node->cell);
    json_text_number(json, "digit", node->digit);
    json_text_flag(json, "on", node->on != 0);
    json_text_string(json, "cause", causes[node->cause]);
    if (node->cause == ENNEAD_SE_NODE_CAUSE_CHAIN)
        json_text_number(json, "chain", node->nested);
    if (node->parent_count > 0) {
        json_text_open(json, "parents", '[');
        for (size_t i = 0; i < node->parent_count; i++)
            json_text_number(json, NULL, chains->parents[node->first_parent + i]);
        json_text_close(json, ']');
    }
    json_text_close(json, '}');
}

static void add_chains(json_text *json, const ennead_se_chains *chains)
{
    static const char *const shapes[] = {
        [ENNEAD_SE_SHAPE_LOOP] = "loop",
        [ENNEAD_SE_SHAPE_FORCING] = "forcing",
        [ENNEAD_SE_SHAPE_CONTRADICTION] = "contradiction",
        [ENNEAD_SE_SHAPE_REDUCTION] = "reduction",
        [ENNEAD_SE_SHAPE_HOUSE] = "house",
        [ENNEAD_SE_SHAPE_CELL] = "cell",
    };
    json_text_open(json, NULL, '{');
    json_text_string(json, "technique", ennead_se_technique_name((int)chains->technique));
    json_text_string(json, "shape", shapes[chains->shape]);
    json_text_open(json, "nodes", '[');
    for (size_t i = 0; i < chains->node_count; i++)
        add_node(json, chains, &chains->nodes[i]);
    json_text_close(json, ']');
    json_text_open(json, "ends", '[');
    for (size_t i = 0; i < chains->end_count; i++)
        json_text_number(json, NULL, chains->ends[i]);
    json_text_close(json, ']');
    json_text_rating(json, "rating", chains->rating);
    json_text_close(json, '}');
}

static void add_cell(ennead_cell_set *set, int cell)
{
    set->words[cell / 64] |= (uint64_t)1 << (cell % 64);
}

/* The digits, houses and cells of a step; of chains those of their nodes. */
static void add_facts(json_text *json, const ennead_se_step *step)
{
    const unsigned of_single = step->digit != 0 ? 1u << (step->digit - 1) : 0;
    unsigned used = step->digits | step->extra_digits | of_single;
    ennead_cell_set of = step->cells;
    of.words[0] |= step->extra_cells.words[0];
    of.words[1] |= step->extra_cells.words[1];
    if (step->digit != 0)
        add_cell(&of, step->cell);
    for (size_t i = 0; step->chain_count > 0 && i < step->chains[0].node_count; i++) {
        used |= 1u << (step->chains[0].nodes[i].digit - 1);
        add_cell(&of, step->chains[0].nodes[i].cell);
    }
    json_text_digits(json, "digits", (uint16_t)used);
    json_text_houses(json, "houses", step->base);
    json_text_houses(json, "cover", step->cover);
    json_text_cells(json, "cells", of);
}

static void add_words(json_text *json, const ennead_state *before, const ennead_se_step *step)
{
    json_text_begin(json, "words");
    buffer_character(&json->p, '"');
    json->p.in_json = true;
    describe_se_step(&json->p, before, step);
    json->p.in_json = false;
    buffer_character(&json->p, '"');
}

size_t ennead_write_se_step_json(const ennead_state *before, const ennead_se_step *step,
                                 const ennead_wording *wording, char *text, size_t room)
{
    json_text json = {.p = buffer_for(wording, text, room)};
    ennead_cell_set placed[10] = {{{0}}};

    if (step->digit != 0)
        add_cell(&placed[step->digit], step->cell);
    json_text_open(&json, NULL, '{');
    json_text_string(&json, "technique", ennead_se_technique_name((int)step->technique));
    json_text_rating(&json, "rating", step->rating);
    json_text_flag(&json, "rests_on_unique", step->rests_on_unique);
    json_text_candidates(&json, "placed", placed);
    json_text_candidates(&json, "removed", step->removed);
    add_facts(&json, step);
    if (step->chain_count > 0) {
        json_text_open(&json, "chains", '[');
        for (size_t i = 0; i < step->chain_count; i++)
            add_chains(&json, &step->chains[i]);
        json_text_close(&json, ']');
    }
    add_words(&json, before, step);
    json_text_close(&json, '}');
    return buffer_end(&json.p);
}
