/* SPDX-License-Identifier: MIT */
/*
 * Of rivals the step that removes most is taken, of other techniques the first.
 */
#include "hunts.h"

#include "logic/rivals.h"

static int removed_by(const ennead_step *step)
{
    int count = 0;

    for (int digit = 1; digit <= 9; digit++)
        count += cell_count(cells_of_set(step->removed[digit]));
    return count;
}

static bool note_most(void *user, const ennead_step *step)
{
    int *most = user;

    *most = removed_by(step) > *most ? removed_by(step) : *most;
    return true;
}

static bool enough(void *user, const ennead_step *step)
{
    (void)user;
    (void)step;
    return false;
}

static const ennead_technique_set no_techniques = {{0}};

static ennead_technique_set between(ennead_technique first, ennead_technique last)
{
    ennead_technique_set set = no_techniques;

    for (int technique = (int)first; technique <= (int)last; technique++)
        set.words[technique / 64] |= (uint64_t)1 << (technique % 64);
    return set;
}

static void the_step_that_removes_most_is_taken(void **context)
{
    (void)context;
    static const ennead_technique groups[][2] = {
        {ENNEAD_X_CHAIN, ENNEAD_X_CHAIN},
        {ENNEAD_XY_CHAIN, ENNEAD_XY_CHAIN},
        {ENNEAD_CONTINUOUS_NICE_LOOP, ENNEAD_DISCONTINUOUS_NICE_LOOP},
        {ENNEAD_GROUPED_CONTINUOUS_LOOP, ENNEAD_GROUPED_DISCONTINUOUS_LOOP},
        {ENNEAD_ALS_XZ, ENNEAD_ALS_XZ},
    };
    struct generator generator = {171};
    int found = 0;

    for (unsigned long round = 0; round < test_size(12, 500); round++) {
        const ennead_state state = open_state(&generator);
        for (size_t i = 0; i < COUNT_OF(groups); i++) {
            const ennead_technique_set set = between(groups[i][0], groups[i][1]);
            ennead_step step;
            hunt h = *hunt_on(&state);
            int most = 0;
            h.tell = enough;
            h.step = &step;
            ennead_step_all(&state, &set, note_most, &most);
            assert_int_equal(hunt_among_rivals(&h, &set) == ENOUGH, most > 0);
            if (most == 0)
                continue;
            assert_int_equal(removed_by(&step), most);
            assert_true(step.technique >= groups[i][0] && step.technique <= groups[i][1]);
            found++;
        }
    }
    assert_true(found > 0);
}

static void of_others_the_first_is_taken(void **context)
{
    (void)context;
    struct generator generator = {172};
    const ennead_technique_set basic = techniques_of("basic");

    for (unsigned long round = 0; round < test_size(60, 1000); round++) {
        const ennead_state state = open_state(&generator);
        ennead_step step, first;
        hunt h = *hunt_on(&state);
        h.tell = enough;
        h.step = &step;
        const ennead_status status = ennead_step_next(&state, &basic, &first);
        assert_int_equal(hunt_among_rivals(&h, &basic) == ENOUGH, status == ENNEAD_OK);
        if (status != ENNEAD_OK)
            continue;
        assert_int_equal(step.technique, first.technique);
        assert_memory_equal(step.removed, first.removed, sizeof step.removed);
        assert_memory_equal(step.placed, first.placed, sizeof step.placed);
    }
}

static void nothing_is_found_without_techniques(void **context)
{
    (void)context;
    struct generator generator = {173};
    const ennead_state state = open_state(&generator);
    ennead_step step;
    hunt h = *hunt_on(&state);

    h.tell = enough;
    h.step = &step;
    assert_int_equal(hunt_among_rivals(&h, &no_techniques), GO_ON);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_step_that_removes_most_is_taken),
        cmocka_unit_test(of_others_the_first_is_taken),
        cmocka_unit_test(nothing_is_found_without_techniques),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
