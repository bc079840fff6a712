/* SPDX-License-Identifier: MIT */
/*
 * The table of rules: for each row of ENNEAD_CONSTRAINTS, the function that adds its propagators.
 */
#include "model/rules/rules.h"

#include "grid/constraints.h"
#include "model/filters/automata/regex.h"
#include "model/filters/automata/transitions.h"
#include "model/filters/houses/alldifferent.h"
#include "model/filters/sums/cage.h"
#include "model/rules/cells/alike.h"
#include "model/rules/cells/circles.h"
#include "model/rules/cells/connected.h"
#include "model/rules/cells/count.h"
#include "model/rules/cells/distinct.h"
#include "model/rules/cells/doppelganger.h"
#include "model/rules/cells/indexer.h"
#include "model/rules/cells/neighbors.h"
#include "model/rules/cells/single_cells.h"
#include "model/rules/cells/unknown_regions.h"
#include "model/rules/disjunction.h"
#include "model/rules/groups/groups.h"
#include "model/rules/groups/quadruple.h"
#include "model/rules/groups/rellik.h"
#include "model/rules/groups/totals.h"
#include "model/rules/groups/two_by_two.h"
#include "model/rules/lines/cuts.h"
#include "model/rules/lines/cycles.h"
#include "model/rules/lines/line_ends.h"
#include "model/rules/lines/renban.h"
#include "model/rules/outside/hidden_skyscraper.h"
#include "model/rules/outside/outside_clues.h"
#include "model/rules/outside/ranks.h"
#include "model/rules/outside/sandwich.h"
#include "model/rules/pairs/chess_moves.h"
#include "model/rules/pairs/dots.h"
#include "model/rules/pairs/equal_values.h"
#include "model/rules/pairs/order.h"
#include "model/rules/pairs/pair_table.h"
#include "model/rules/pairs/whisper.h"

#include <string.h>

static ennead_status build_or(ennead_model *m, const ennead_description *d,
                              const ennead_constraint *rule, const char **wrong)
{
    return disjunction_add(m, d, rule, rule_add, wrong);
}

static ennead_status build_and(ennead_model *m, const ennead_description *d,
                               const ennead_constraint *rule, const char **wrong)
{
    return conjunction_add(m, d, rule, rule_add, wrong);
}

static const struct {
    const char *name;
    rule_build *build;
} rules[] = {
    {"all-different", build_all_different},
    {"thermo", build_thermo},
    {"slow-thermo", build_slow_thermo},
    {"greater", build_greater},
    {"white-dot", build_white_dot},
    {"black-dot", build_black_dot},
    {"x", build_x},
    {"v", build_v},
    {"no-other-white-dots", build_no_other_white_dots},
    {"no-other-black-dots", build_no_other_black_dots},
    {"no-other-xv", build_no_other_xv},
    {"whisper", build_whisper},
    {"renban", build_renban},
    {"palindrome", build_palindrome},
    {"between", build_between},
    {"lockout", build_lockout},
    {"entropic", build_entropic},
    {"modular", build_modular},
    {"odd", build_odd},
    {"even", build_even},
    {"given", build_given},
    {"extra-region", build_extra_region},
    {"diagonal-up", build_diagonal_up},
    {"diagonal-down", build_diagonal_down},
    {"windoku", build_windoku},
    {"disjoint-groups", build_disjoint_groups},
    {"anti-knight", build_anti_knight},
    {"anti-king", build_anti_king},
    {"anti-taxicab", build_anti_taxicab},
    {"global-entropy", build_global_entropy},
    {"global-modular", build_global_modular},
    {"doppelganger", build_doppelganger},
    {"nonconsecutive", build_nonconsecutive},
    {"clone", build_clone},
    {"same-values", build_same_values},
    {"pairs", build_pairs},
    {"regex", build_regex},
    {"automaton", build_automaton},
    {"or", build_or},
    {"and", build_and},
    {"cage", build_cage},
    {"sum", build_sum},
    {"little-killer", build_little_killer},
    {"arrow", build_arrow},
    {"double-arrow", build_double_arrow},
    {"region-sum", build_region_sum},
    {"equal-sum", build_equal_sum},
    {"sum-line", build_sum_line},
    {"sum-loop", build_sum_loop},
    {"zipper", build_zipper},
    {"sandwich", build_sandwich},
    {"lunchbox", build_lunchbox},
    {"x-sum", build_x_sum},
    {"skyscraper", build_skyscraper},
    {"hidden-skyscraper", build_hidden_skyscraper},
    {"numbered-room", build_numbered_room},
    {"full-rank", build_full_rank},
    {"full-rank-ties", build_full_rank_ties},
    {"different-lines", build_different_lines},
    {"rellik", build_rellik},
    {"minimum", build_minimum},
    {"maximum", build_maximum},
    {"counting-circles", build_counting_circles},
    {"row-indexer", build_row_indexer},
    {"column-indexer", build_column_indexer},
    {"count", build_count},
    {"distinct", build_distinct},
    {"connected", build_connected},
    {"unknown-regions", build_unknown_regions},
    {"alike", build_alike},
    {"run", build_run},
    {"quadruple", build_quadruple},
};

static ennead_status add(ennead_model *m, const ennead_description *d,
                         const ennead_constraint *rule, const char **wrong)
{
    const ennead_constraint_row *row = ennead_constraint_find(rule->name);

    if (row == NULL) {
        *wrong = "there is no such rule";
        return ENNEAD_STATUS_BAD_ARGUMENT;
    }
    *wrong = constraint_misfit(row, rule);
    if (*wrong != NULL)
        return ENNEAD_STATUS_BAD_ARGUMENT;
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (strcmp(rules[i].name, row->name) == 0)
            return rules[i].build(m, d, rule, wrong);
    *wrong = "no model knows this rule";
    return ENNEAD_STATUS_BAD_ARGUMENT;
}

/* If rules are nested, the innermost one is reported. */
ennead_status rule_add(ennead_model *m, const ennead_description *d, const ennead_constraint *rule,
                       const char **wrong)
{
    const ennead_status status = add(m, d, rule, wrong);
    ennead_model *root = model_root(m);

    if (status == ENNEAD_STATUS_BAD_ARGUMENT && root->wrong == NULL)
        root->wrong = rule;
    return status;
}
