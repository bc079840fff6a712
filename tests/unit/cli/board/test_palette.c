/* SPDX-License-Identifier: MIT */
/*
 * Themes: each ink can be read on each ground, and what must differ differs.
 */
#include "cli/view/palette.h"

#include "support/support.h"

static const int numbers_of_colors[] = {8, 16, 256};

static void no_ink_has_the_color_of_its_ground(void **state)
{
    (void)state;
    for (int theme = 0; theme < PALETTE_THEMES; theme++)
        for (size_t i = 0; i < sizeof numbers_of_colors / sizeof *numbers_of_colors; i++)
            for (int ink = 0; ink < INKS; ink++)
                for (int ground = 0; ground < GROUNDS; ground++) {
                    const int colors = numbers_of_colors[i];
                    const struct palette_look look = palette_look(
                        (enum palette_theme)theme, colors, (enum ink)ink, (enum ground)ground);
                    assert_in_range(look.ink + 1, 0, colors);
                    assert_in_range(look.ground + 1, 0, colors);
                    assert_true(look.ink != look.ground || look.ink < 0);
                    assert_true(look.ground < 0 || look.ink >= 0);
                }
}

/* With 256 colors: what a step shows, and the player's colors. */
static void grounds_differ(void **state)
{
    static const enum ground shown[] = {GROUND_NONE,  GROUND_CURSOR,  GROUND_SELECTED, GROUND_HOUSE,
                                        GROUND_CAUSE, GROUND_CHANGED, GROUND_CONFLICT};
    const int count = sizeof shown / sizeof *shown;

    (void)state;
    for (int theme = 0; theme < PALETTE_THEMES; theme++) {
        for (int i = 0; i < count; i++)
            for (int k = 0; k < i; k++)
                assert_true(
                    palette_look((enum palette_theme)theme, 256, INK_PLAIN, shown[i]).ground !=
                    palette_look((enum palette_theme)theme, 256, INK_PLAIN, shown[k]).ground);
        for (int i = 0; i < PLAYER_COLORS; i++)
            for (int k = 0; k < i; k++)
                assert_true(palette_look((enum palette_theme)theme, 256, INK_PLAIN,
                                         (enum ground)(GROUND_COLOR + i))
                                .ground != palette_look((enum palette_theme)theme, 256, INK_PLAIN,
                                                        (enum ground)(GROUND_COLOR + k))
                                               .ground);
    }
}

static bool is_red_or_green(short color)
{
    enum { RED = 1, GREEN = 2, BRIGHT = 8 };

    return color == RED || color == GREEN || color == BRIGHT + RED || color == BRIGHT + GREEN;
}

static void the_color_blind_see_no_red_against_green(void **state)
{
    (void)state;
    for (int colors = 8; colors <= 16; colors += 8)
        for (int ink = 0; ink < INKS; ink++)
            for (int ground = 0; ground < GROUNDS; ground++) {
                const struct palette_look look =
                    palette_look(PALETTE_COLOR_BLIND, colors, (enum ink)ink, (enum ground)ground);
                assert_false(is_red_or_green(look.ink));
                assert_false(is_red_or_green(look.ground));
            }
}

static void names(void **state)
{
    (void)state;
    assert_string_equal(palette_name(PALETTE_STANDARD), "standard");
    assert_string_equal(palette_name(PALETTE_COLOR_BLIND), "color-blind");
    assert_null(palette_name(PALETTE_THEMES));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_ink_has_the_color_of_its_ground),
        cmocka_unit_test(grounds_differ),
        cmocka_unit_test(the_color_blind_see_no_red_against_green),
        cmocka_unit_test(names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
