/* SPDX-License-Identifier: MIT */
/*
 * The path of Sudoku Explainer as JSON: steps as those of other techniques, and chains as lists of
 * nodes that name their parents.
 */
#include "cli/explain/explain_se_json.h"

#include "cli/explain/json_values.h"
#include "cli/output/cells.h"

static json_t *node_of(struct explanation *e, const ennead_se_chains *chains,
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
    json_t *object = json_pack("{s:s, s:i, s:b, s:s}", "cell", cell, "digit", (int)node->digit,
                               "on", (int)node->on, "cause", causes[node->cause]);
    if (node->cause == ENNEAD_SE_NODE_CAUSE_CHAIN)
        explain_json_set(e, object, "chain", json_integer(node->nested));
    if (node->parent_count > 0) {
        json_t *parents = json_array();
        for (size_t i = 0; i < node->parent_count; i++)
            explain_json_append(e, parents, json_integer(chains->parents[node->first_parent + i]));
        explain_json_set(e, object, "parents", parents);
    }
    return object;
}

static json_t *chains_of(struct explanation *e, const ennead_se_chains *chains)
{
    static const char *const shapes[] = {
        [ENNEAD_SE_SHAPE_LOOP] = "loop",
        [ENNEAD_SE_SHAPE_FORCING] = "forcing",
        [ENNEAD_SE_SHAPE_CONTRADICTION] = "contradiction",
        [ENNEAD_SE_SHAPE_REDUCTION] = "reduction",
        [ENNEAD_SE_SHAPE_HOUSE] = "house",
        [ENNEAD_SE_SHAPE_CELL] = "cell",
    };
    json_t *nodes = json_array(), *ends = json_array();
    for (size_t i = 0; i < chains->node_count; i++)
        explain_json_append(e, nodes, node_of(e, chains, &chains->nodes[i]));
    for (size_t i = 0; i < chains->end_count; i++)
        explain_json_append(e, ends, json_integer(chains->ends[i]));
    json_t *object = json_pack("{s:s, s:s, s:o, s:o}", "technique",
                               ennead_se_technique_name((int)chains->technique), "shape",
                               shapes[chains->shape], "nodes", nodes, "ends", ends);
    explain_json_set(e, object, "rating", explain_json_rating(chains->rating));
    return object;
}

/* The words, which may be long. */
static json_t *words_of(struct explanation *e, const ennead_se_step *step)
{
    struct text words = {0};
    const size_t length = ennead_write_se_words(step, NULL, NULL, 0);
    text_repeat(&words, ' ', length + 1);
    json_t *string = NULL;
    if (!words.failed) {
        (void)ennead_write_se_words(step, NULL, words.bytes, words.length);
        string = json_stringn(words.bytes, length);
    }
    e->text->failed = e->text->failed || words.failed;
    text_free(&words);
    return string;
}

void explain_json_se_step(struct explanation *e, const ennead_se_step *step,
                          const ennead_state *after)
{
    char state[ENNEAD_LIBRARY_SIZE];
    json_t *object = json_object();
    ennead_cell_set placed[10] = {{{0}}};
    if (step->digit != 0)
        placed[step->digit].words[step->cell / 64] = (uint64_t)1 << (step->cell % 64);
    explain_json_set(e, object, "technique",
                     json_string(ennead_se_technique_name((int)step->technique)));
    explain_json_set(e, object, "rating", explain_json_rating(step->rating));
    explain_json_set(e, object, "rests_on_unique", json_boolean(step->rests_on_unique));
    explain_json_set(e, object, "placed", explain_json_candidates(e, placed));
    explain_json_set(e, object, "removed", explain_json_candidates(e, step->removed));
    if (step->chain_count > 0) {
        json_t *chains = json_array();
        for (size_t i = 0; i < step->chain_count; i++)
            explain_json_append(e, chains, chains_of(e, &step->chains[i]));
        explain_json_set(e, object, "chains", chains);
    }
    explain_json_set(e, object, "words", words_of(e, step));
    if (e->settings->grids) {
        ennead_write_library(after, state);
        explain_json_set(e, object, "state", json_string(state));
    }
    explain_json_append(e, json_object_get(e->json, "path"), object);
}

void explain_json_set_ratings(struct explanation *e, json_t *object)
{
    const ennead_rating *r = &e->ratings;
    if (r->er == 0)
        return;
    explain_json_set(e, object, "technique",
                     json_string(ennead_se_technique_name((int)r->er_technique)));
    explain_json_set(e, object, "er", explain_json_rating(r->er));
    explain_json_set(e, object, "ep", explain_json_rating(r->ep));
    explain_json_set(e, object, "ed", explain_json_rating(r->ed));
}
