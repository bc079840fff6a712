/* SPDX-License-Identifier: MIT */
/*
 * The ten symmetries: their names, their groups of cells, and which patterns have them.
 */
#include "support/support.h"

#include "create/thinning/symmetry.h"

static void names_are_counted_up_to_ten(void **state)
{
    (void)state;
    assert_string_equal(ennead_symmetry_name(ENNEAD_SYMMETRY_NONE), "none");
    assert_string_equal(ennead_symmetry_name(ENNEAD_SYMMETRY_FULL), "full");
    assert_null(ennead_symmetry_name((ennead_symmetry)10));
}

/* Burnside's lemma: half the turns leave the center cell, and so on. */
static void groups_are_as_many_as_the_lemma_says(void **state)
{
    (void)state;
    static const int counts[] = {81, 41, 21, 45, 45, 45, 45, 25, 25, 15};

    for (int s = 0; ennead_symmetry_name((ennead_symmetry)s) != NULL; s++) {
        orbits o;
        cells all = 0;
        orbits_make(&o, (ennead_symmetry)s);
        assert_int_equal(o.count, counts[s]);
        for (int i = 0; i < o.count; i++) {
            assert_true((all & o.orbit[i]) == 0);
            all |= o.orbit[i];
            assert_true(has_symmetry(o.orbit[i], (ennead_symmetry)s));
        }
        assert_true(all == ALL_CELLS);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            assert_true((o.orbit[o.of_cell[cell]] & CELL(cell)) != 0);
    }
}

static void a_pattern_has_the_symmetries_that_it_has(void **state)
{
    (void)state;
    board corner = {0}, turned = {0};

    corner[0] = 5;
    assert_true(ennead_has_symmetry(corner, ENNEAD_SYMMETRY_NONE));
    assert_true(ennead_has_symmetry(corner, ENNEAD_SYMMETRY_DIAGONAL));
    assert_false(ennead_has_symmetry(corner, ENNEAD_SYMMETRY_ANTIDIAGONAL));
    assert_false(ennead_has_symmetry(corner, ENNEAD_SYMMETRY_HORIZONTAL));
    assert_false(ennead_has_symmetry(corner, (ennead_symmetry)10));
    turned[1] = 5;
    turned[79] = 3;
    assert_true(ennead_has_symmetry(turned, ENNEAD_SYMMETRY_HALF_TURN));
    assert_false(ennead_has_symmetry(turned, ENNEAD_SYMMETRY_QUARTER_TURN));
    turned[17] = turned[63] = 1;
    assert_true(ennead_has_symmetry(turned, ENNEAD_SYMMETRY_QUARTER_TURN));
    assert_false(ennead_has_symmetry(turned, ENNEAD_SYMMETRY_FULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_counted_up_to_ten),
        cmocka_unit_test(groups_are_as_many_as_the_lemma_says),
        cmocka_unit_test(a_pattern_has_the_symmetries_that_it_has),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
