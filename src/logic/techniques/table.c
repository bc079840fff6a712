/* SPDX-License-Identifier: MIT */
/*
 * The function that looks for the steps of each technique of the catalogue (ENNEAD_TECHNIQUES).
 */
#include "logic/techniques/table.h"

#include "grid/assertions.h"
#include "logic/techniques/basic/intersections.h"
#include "logic/techniques/basic/singles.h"
#include "logic/techniques/basic/subsets.h"
#include "logic/techniques/chains/chains.h"
#include "logic/techniques/chains/forcing.h"
#include "logic/techniques/chains/grouped_chains.h"
#include "logic/techniques/chains/remote_pair.h"
#include "logic/techniques/chains/short_chains.h"
#include "logic/techniques/chains/whips.h"
#include "logic/techniques/digit/broken_wing.h"
#include "logic/techniques/digit/coloring.h"
#include "logic/techniques/digit/complex_fish.h"
#include "logic/techniques/digit/dual_patterns.h"
#include "logic/techniques/digit/finned_fish.h"
#include "logic/techniques/digit/fish.h"
#include "logic/techniques/digit/single_digit.h"
#include "logic/techniques/digit/template_steps.h"
#include "logic/techniques/exotic/junior_exocet.h"
#include "logic/techniques/exotic/oddagon.h"
#include "logic/techniques/exotic/senior_exocet.h"
#include "logic/techniques/exotic/tridagon.h"
#include "logic/techniques/sets/almost_locked.h"
#include "logic/techniques/sets/multi_sector.h"
#include "logic/techniques/sets/sk_loop.h"
#include "logic/techniques/sets/sue_de_coq.h"
#include "logic/techniques/uniqueness/avoidable.h"
#include "logic/techniques/uniqueness/bug.h"
#include "logic/techniques/uniqueness/rectangles.h"
#include "logic/techniques/wings/fireworks.h"
#include "logic/techniques/wings/grouped_wings.h"
#include "logic/techniques/wings/wings.h"

typedef flow (*find_function)(hunt *h);

static const find_function find[] = {
    [ENNEAD_FULL_HOUSE] = find_full_house,
    [ENNEAD_NAKED_SINGLE] = find_naked_single,
    [ENNEAD_HIDDEN_SINGLE] = find_hidden_single,
    [ENNEAD_LOCKED_PAIR] = find_locked_pair,
    [ENNEAD_LOCKED_TRIPLE] = find_locked_triple,
    [ENNEAD_POINTING] = find_pointing,
    [ENNEAD_CLAIMING] = find_claiming,
    [ENNEAD_NAKED_PAIR] = find_naked_pair,
    [ENNEAD_NAKED_TRIPLE] = find_naked_triple,
    [ENNEAD_HIDDEN_PAIR] = find_hidden_pair,
    [ENNEAD_HIDDEN_TRIPLE] = find_hidden_triple,
    [ENNEAD_NAKED_QUAD] = find_naked_quad,
    [ENNEAD_HIDDEN_QUAD] = find_hidden_quad,
    [ENNEAD_X_WING] = find_x_wing,
    [ENNEAD_SWORDFISH] = find_swordfish,
    [ENNEAD_JELLYFISH] = find_jellyfish,
    [ENNEAD_REMOTE_PAIR] = find_remote_pair,
    [ENNEAD_BUG_1] = find_bug_1,
    [ENNEAD_SKYSCRAPER] = find_skyscraper,
    [ENNEAD_TWO_STRING_KITE] = find_two_string_kite,
    [ENNEAD_DUAL_TWO_STRING_KITE] = find_dual_two_string_kite,
    [ENNEAD_TURBOT_FISH] = find_turbot_fish,
    [ENNEAD_EMPTY_RECTANGLE] = find_empty_rectangle,
    [ENNEAD_DUAL_EMPTY_RECTANGLE] = find_dual_empty_rectangle,
    [ENNEAD_W_WING] = find_w_wing,
    [ENNEAD_XY_WING] = find_xy_wing,
    [ENNEAD_XYZ_WING] = find_xyz_wing,
    [ENNEAD_UNIQUE_RECTANGLE_1] = find_unique_rectangle_1,
    [ENNEAD_UNIQUE_RECTANGLE_2] = find_unique_rectangle_2,
    [ENNEAD_UNIQUE_RECTANGLE_3] = find_unique_rectangle_3,
    [ENNEAD_UNIQUE_RECTANGLE_4] = find_unique_rectangle_4,
    [ENNEAD_UNIQUE_RECTANGLE_5] = find_unique_rectangle_5,
    [ENNEAD_UNIQUE_RECTANGLE_6] = find_unique_rectangle_6,
    [ENNEAD_HIDDEN_RECTANGLE] = find_hidden_rectangle,
    [ENNEAD_AVOIDABLE_RECTANGLE_1] = find_avoidable_rectangle_1,
    [ENNEAD_AVOIDABLE_RECTANGLE_2] = find_avoidable_rectangle_2,
    [ENNEAD_FINNED_X_WING] = find_finned_x_wing,
    [ENNEAD_SASHIMI_X_WING] = find_sashimi_x_wing,
    [ENNEAD_FINNED_SWORDFISH] = find_finned_swordfish,
    [ENNEAD_SASHIMI_SWORDFISH] = find_sashimi_swordfish,
    [ENNEAD_FINNED_JELLYFISH] = find_finned_jellyfish,
    [ENNEAD_SASHIMI_JELLYFISH] = find_sashimi_jellyfish,
    [ENNEAD_SIAMESE_FISH] = find_siamese_fish,
    [ENNEAD_SUE_DE_COQ] = find_sue_de_coq,
    [ENNEAD_SIMPLE_COLORS_TRAP] = find_simple_colors_trap,
    [ENNEAD_SIMPLE_COLORS_WRAP] = find_simple_colors_wrap,
    [ENNEAD_MULTI_COLORS_1] = find_multi_colors_1,
    [ENNEAD_MULTI_COLORS_2] = find_multi_colors_2,
    [ENNEAD_X_CHAIN] = find_x_chain,
    [ENNEAD_XY_CHAIN] = find_xy_chain,
    [ENNEAD_CONTINUOUS_NICE_LOOP] = find_continuous_nice_loop,
    [ENNEAD_ALTERNATING_INFERENCE_CHAIN] = find_alternating_inference_chain,
    [ENNEAD_DISCONTINUOUS_NICE_LOOP] = find_discontinuous_nice_loop,
    [ENNEAD_GROUPED_CONTINUOUS_LOOP] = find_grouped_continuous_loop,
    [ENNEAD_GROUPED_CHAIN] = find_grouped_chain,
    [ENNEAD_GROUPED_DISCONTINUOUS_LOOP] = find_grouped_discontinuous_loop,
    [ENNEAD_ALS_XZ] = find_als_xz,
    [ENNEAD_ALS_XY_WING] = find_als_xy_wing,
    [ENNEAD_ALS_CHAIN] = find_als_chain,
    [ENNEAD_DEATH_BLOSSOM] = find_death_blossom,
    [ENNEAD_SET_CONTINUOUS_LOOP] = find_set_continuous_loop,
    [ENNEAD_SET_CHAIN] = find_set_chain,
    [ENNEAD_SET_DISCONTINUOUS_LOOP] = find_set_discontinuous_loop,
    [ENNEAD_FRANKEN_X_WING] = find_franken_x_wing,
    [ENNEAD_FRANKEN_SWORDFISH] = find_franken_swordfish,
    [ENNEAD_FRANKEN_JELLYFISH] = find_franken_jellyfish,
    [ENNEAD_FINNED_FRANKEN_X_WING] = find_finned_franken_x_wing,
    [ENNEAD_FINNED_FRANKEN_SWORDFISH] = find_finned_franken_swordfish,
    [ENNEAD_FINNED_FRANKEN_JELLYFISH] = find_finned_franken_jellyfish,
    [ENNEAD_MUTANT_X_WING] = find_mutant_x_wing,
    [ENNEAD_MUTANT_SWORDFISH] = find_mutant_swordfish,
    [ENNEAD_MUTANT_JELLYFISH] = find_mutant_jellyfish,
    [ENNEAD_FINNED_MUTANT_X_WING] = find_finned_mutant_x_wing,
    [ENNEAD_FINNED_MUTANT_SWORDFISH] = find_finned_mutant_swordfish,
    [ENNEAD_FINNED_MUTANT_JELLYFISH] = find_finned_mutant_jellyfish,
    [ENNEAD_SIAMESE_FRANKEN_FISH] = find_siamese_franken_fish,
    [ENNEAD_SIAMESE_MUTANT_FISH] = find_siamese_mutant_fish,
    [ENNEAD_FORCING_CHAIN] = find_forcing_chain,
    [ENNEAD_FORCING_NET] = find_forcing_net,
    [ENNEAD_TEMPLATE_SET] = find_template_set,
    [ENNEAD_TEMPLATE_DELETE] = find_template_delete,
    [ENNEAD_M_WING] = find_m_wing,
    [ENNEAD_S_WING] = find_s_wing,
    [ENNEAD_L_WING] = find_l_wing,
    [ENNEAD_H_WING] = find_h_wing,
    [ENNEAD_GROUPED_W_WING] = find_grouped_w_wing,
    [ENNEAD_MULTI_BRANCH_W_WING] = find_multi_branch_w_wing,
    [ENNEAD_BROKEN_WING] = find_broken_wing,
    [ENNEAD_BIVALUE_ODDAGON] = find_bivalue_oddagon,
    [ENNEAD_TRIPLE_FIREWORK] = find_triple_firework,
    [ENNEAD_QUADRUPLE_FIREWORK] = find_quadruple_firework,
    [ENNEAD_TRIDAGON] = find_tridagon,
    [ENNEAD_SK_LOOP] = find_sk_loop,
    [ENNEAD_MULTI_SECTOR] = find_multi_sector,
    [ENNEAD_JUNIOR_EXOCET] = find_junior_exocet,
    [ENNEAD_SENIOR_EXOCET] = find_senior_exocet,
    [ENNEAD_BIVALUE_CHAIN] = find_bivalue_chain,
    [ENNEAD_Z_CHAIN] = find_z_chain,
    [ENNEAD_T_WHIP] = find_t_whip,
    [ENNEAD_WHIP] = find_whip,
    [ENNEAD_G_WHIP] = find_g_whip,
    [ENNEAD_BRAID] = find_braid,
    [ENNEAD_G_BRAID] = find_g_braid,
};

_Static_assert(sizeof find / sizeof find[0] == ENNEAD_TECHNIQUE_COUNT, "one for each technique");

flow hunt_for(hunt *h, ennead_technique technique)
{
    ASSERT((unsigned)technique < ENNEAD_TECHNIQUE_COUNT);
    ASSERT(!h->marks->broken && h->marks->empty != 0);
    h->technique = technique;
    return find[technique](h);
}
