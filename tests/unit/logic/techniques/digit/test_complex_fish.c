/* SPDX-License-Identifier: MIT */
/*
 * Franken, mutant and siamese fish: what a step says is a fish is one, by counting houses.
 */
#include "support/steps.h"

#include "grid/digits.h"
#include "grid/houses.h"
#include "grid/step.h"

struct looking {
    const ennead_state *state;
    int size;
    bool franken, finned;
    int count;
};

static cells places_of(const ennead_state *state, int digit)
{
    cells places = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if ((state->candidates[cell] & digit_set(digit)) != 0)
            places |= CELL(cell);
    return places;
}

/* How many of the houses a cell is in. */
static int houses_around(uint32_t houses, int cell)
{
    int count = 0;

    for (int house = 0; house < HOUSES; house++)
        count += (houses >> house & 1) != 0 && (house_cells[house] & CELL(cell)) != 0;
    return count;
}

static bool look_at_fish(void *user, const ennead_step *step)
{
    struct looking *looking = user;
    const cells fins = cells_of_set(step->fins), gone = cells_of_set(step->removed[step->focus]);

    assert_int_equal(__builtin_popcount(step->base), looking->size);
    assert_int_equal(__builtin_popcount(step->cover), looking->size);
    assert_int_equal(step->base & step->cover, 0);
    assert_int_equal(fins != 0, looking->finned);
    for (cells rest = places_of(looking->state, step->focus); rest != 0;
         rest = without_lowest_cell(rest)) {
        const int cell = lowest_cell(rest);
        const int base = houses_around(step->base, cell), cover = houses_around(step->cover, cell);
        assert_int_equal((fins & CELL(cell)) != 0, base > 1 || (base == 1 && cover == 0));
        if ((gone & CELL(cell)) != 0) {
            assert_true(cover > base);
            assert_true((fins & ~peers[cell]) == 0);
        }
    }
    const unsigned rows = 0x1ff, columns = 0x1ffu << 9;
    const bool straight = ((step->base & columns) == 0 && (step->cover & rows) == 0) ||
                          ((step->base & rows) == 0 && (step->cover & columns) == 0);
    assert_int_equal(straight, looking->franken);
    return ++looking->count < 100;
}

static ennead_state state_of_example(int technique)
{
    const char *line = ennead_technique_example(technique);
    ennead_case example;

    assert_int_equal(ennead_case_read(line, strlen(line), &example, NULL), ENNEAD_STATUS_OK);
    return example.state;
}

static void a_fish_counts(void **context)
{
    (void)context;
    for (int technique = ENNEAD_FRANKEN_X_WING; technique <= ENNEAD_FINNED_MUTANT_JELLYFISH;
         technique++) {
        const ennead_technique_set alone = techniques_of(ennead_technique_info(technique)->name);
        const int place = technique - ENNEAD_FRANKEN_X_WING;
        int found = 0;
        for (int of = ENNEAD_FRANKEN_X_WING; of <= ENNEAD_FINNED_MUTANT_JELLYFISH; of++) {
            const ennead_state state = state_of_example(of);
            struct looking looking = {.state = &state,
                                      .size = 2 + place % 3,
                                      .franken = place / 6 == 0,
                                      .finned = place / 3 % 2 == 1};
            ennead_step_all(test_finder(), &state, &alone, look_at_fish, &looking);
            found += looking.count;
        }
        assert_true(found > 0);
    }
}

static bool look_at_siamese(void *user, const ennead_step *step)
{
    int *count = user;

    assert_memory_not_equal(&step->colors[0], &step->colors[1], sizeof step->colors[0]);
    assert_true(__builtin_popcount(step->cover) > __builtin_popcount(step->base));
    assert_true(cell_count(cells_of_set(step->removed[step->focus])) >= 2);
    ++*count;
    return true;
}

static void siamese_fish_are_two(void **context)
{
    (void)context;
    static const int siamese[] = {ENNEAD_SIAMESE_FISH, ENNEAD_SIAMESE_FRANKEN_FISH,
                                  ENNEAD_SIAMESE_MUTANT_FISH};

    for (size_t i = 0; i < COUNT_OF(siamese); i++) {
        const ennead_state state = state_of_example(siamese[i]);
        const ennead_technique_set alone = techniques_of(ennead_technique_info(siamese[i])->name);
        int count = 0;
        ennead_step_all(test_finder(), &state, &alone, look_at_siamese, &count);
        assert_true(count > 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_fish_counts),
        cmocka_unit_test(siamese_fish_are_two),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
