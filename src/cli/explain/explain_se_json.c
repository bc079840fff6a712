/* SPDX-License-Identifier: MIT */
/*
 * The path of Sudoku Explainer as JSON: steps like those of other techniques, and chains as lists
 * of nodes that name their parents.
 */
#include "cli/explain/explain_se_json.h"

#include "cli/explain/explain_json.h"
#include "cli/explain/explain_se.h"
#include "cli/explain/json_values.h"
#include "cli/output/cells.h"

static void add_node(struct json_out *json, const ennead_se_chains *chains,
                     const ennead_se_node *node)
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
    char cell[CELL_NAME_SIZE];
    output_cell_name(node->cell, cell);
    json_out_open(json, NULL, '{');
    json_out_string(json, "cell", cell);
    json_out_number(json, "digit", (uint64_t)node->digit);
    json_out_flag(json, "on", node->on);
    json_out_string(json, "cause", causes[node->cause]);
    if (node->cause == ENNEAD_SE_NODE_CAUSE_CHAIN)
        json_out_number(json, "chain", (uint64_t)node->nested);
    if (node->parent_count > 0) {
        json_out_open(json, "parents", '[');
        for (size_t i = 0; i < node->parent_count; i++)
            json_out_number(json, NULL, (uint64_t)chains->parents[node->first_parent + i]);
        json_out_close(json, ']');
    }
    json_out_close(json, '}');
}

static void add_chains(struct json_out *json, const ennead_se_chains *chains)
{
    static const char *const shapes[] = {
        [ENNEAD_SE_SHAPE_LOOP] = "loop",
        [ENNEAD_SE_SHAPE_FORCING] = "forcing",
        [ENNEAD_SE_SHAPE_CONTRADICTION] = "contradiction",
        [ENNEAD_SE_SHAPE_REDUCTION] = "reduction",
        [ENNEAD_SE_SHAPE_HOUSE] = "house",
        [ENNEAD_SE_SHAPE_CELL] = "cell",
    };
    json_out_open(json, NULL, '{');
    json_out_string(json, "technique", ennead_se_technique_name((int)chains->technique));
    json_out_string(json, "shape", shapes[chains->shape]);
    json_out_open(json, "nodes", '[');
    for (size_t i = 0; i < chains->node_count; i++)
        add_node(json, chains, &chains->nodes[i]);
    json_out_close(json, ']');
    json_out_open(json, "ends", '[');
    for (size_t i = 0; i < chains->end_count; i++)
        json_out_number(json, NULL, (uint64_t)chains->ends[i]);
    json_out_close(json, ']');
    json_out_rating(json, "rating", chains->rating);
    json_out_close(json, '}');
}

static void add_cell(ennead_cell_set *set, int cell)
{
    set->words[cell / 64] |= (uint64_t)1 << (cell % 64);
}

/* The digits and cells of a step; of chains those of their nodes. */
static void add_facts(struct json_out *json, const ennead_se_step *step)
{
    const uint16_t of_single = (uint16_t)(step->digit != 0 ? 1u << (step->digit - 1) : 0);
    uint16_t digits = (uint16_t)(step->digits | step->extra_digits | of_single);
    ennead_cell_set cells = step->cells;
    for (size_t i = 0; i < sizeof cells.words / sizeof cells.words[0]; i++)
        cells.words[i] |= step->extra_cells.words[i];
    if (step->digit != 0)
        add_cell(&cells, step->cell);
    for (size_t i = 0; step->chain_count > 0 && i < step->chains[0].node_count; i++) {
        digits |= (uint16_t)(1u << (step->chains[0].nodes[i].digit - 1));
        add_cell(&cells, step->chains[0].nodes[i].cell);
    }
    explain_json_facts(json, digits, step->base, step->cover, cells);
}

static void add_words(struct json_out *json, const struct explanation *e,
                      const ennead_se_step *step)
{
    struct text words = explain_se_words(e, step);
    if (!words.failed)
        json_out_bytes(json, "words", words.bytes, words.length - 1);
    json->text->failed = json->text->failed || words.failed;
    text_free(&words);
}

void explain_json_se_step(struct explanation *e, const ennead_se_step *step,
                          const ennead_state *after)
{
    struct json_out json = explain_json_begin_step(e);
    ennead_cell_set placed[10] = {{{0}}};
    if (step->digit != 0)
        placed[step->digit].words[step->cell / 64] = (uint64_t)1 << (step->cell % 64);
    json_out_string(&json, "technique", ennead_se_technique_name((int)step->technique));
    json_out_rating(&json, "rating", step->rating);
    json_out_flag(&json, "rests_on_unique", step->rests_on_unique);
    json_out_candidates(&json, "placed", placed);
    json_out_candidates(&json, "removed", step->removed);
    add_facts(&json, step);
    if (step->chain_count > 0) {
        json_out_open(&json, "chains", '[');
        for (size_t i = 0; i < step->chain_count; i++)
            add_chains(&json, &step->chains[i]);
        json_out_close(&json, ']');
    }
    add_words(&json, e, step);
    explain_json_end_step(e, &json, after);
}
