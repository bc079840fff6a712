/* SPDX-License-Identifier: MIT */
/*
 * Two patterns as one: a dual step removes what its two single patterns remove, neither of which
 * removes all; and each two single patterns that form a dual one are reported.
 */
#include "support/hunts.h"
#include "support/steps.h"

enum { MOST_SINGLE = 256 };

struct singles {
    int count;
    ennead_step list[MOST_SINGLE];
};

static bool keep(void *user, const ennead_step *step)
{
    struct singles *singles = user;

    singles->list[singles->count++] = *step;
    return singles->count < MOST_SINGLE;
}

struct expected_dual_kind {
    ennead_technique duals, first, last;
    bool (*match)(const ennead_step *a, const ennead_step *b);
};

/* The joints of a kite are its second and third key. */
static bool have_the_same_joints(const ennead_step *a, const ennead_step *b)
{
    return (a->keys[1] == b->keys[1] && a->keys[2] == b->keys[2]) ||
           (a->keys[1] == b->keys[2] && a->keys[2] == b->keys[1]);
}

static bool have_the_same_box(const ennead_step *a, const ennead_step *b)
{
    for (int house = FIRST_BOX; house < HOUSES; house++)
        if ((a->base >> house & 1) != 0)
            return (b->base >> house & 1) != 0;
    return false;
}

static bool have_the_same_base(const ennead_step *a, const ennead_step *b)
{
    return a->base == b->base && a->cover != b->cover;
}

static cells gone_by(const ennead_step *step)
{
    return cells_of_set(step->removed[step->focus]);
}

static bool are_dual(const struct expected_dual_kind *kind, const ennead_step *a,
                     const ennead_step *b)
{
    return a->focus == b->focus && kind->match(a, b) && (gone_by(a) & ~gone_by(b)) != 0 &&
           (gone_by(b) & ~gone_by(a)) != 0;
}

static int compare(const ennead_state *state, const struct expected_dual_kind *kind)
{
    static struct singles singles, duals;
    ennead_technique_set set = {{0}}, alone = {{0}};
    int wanted = 0;

    for (int technique = (int)kind->first; technique <= (int)kind->last; technique++)
        set.words[technique / 64] |= (uint64_t)1 << (technique % 64);
    alone.words[kind->duals / 64] = (uint64_t)1 << (kind->duals % 64);
    singles.count = duals.count = 0;
    ennead_step_all(test_finder(), state, &set, keep, &singles);
    if (singles.count == MOST_SINGLE)
        return 0;
    ennead_step_all(test_finder(), state, &alone, keep, &duals);
    for (int i = 0; i < singles.count; i++)
        for (int k = i + 1; k < singles.count; k++) {
            const ennead_step *a = &singles.list[i], *b = &singles.list[k];
            if (!are_dual(kind, a, b))
                continue;
            assert_true(wanted < duals.count);
            const ennead_step *dual = &duals.list[wanted++];
            assert_int_equal(dual->focus, a->focus);
            assert_true(gone_by(dual) == (gone_by(a) | gone_by(b)));
            assert_int_equal(dual->base, a->base | b->base);
            assert_int_equal(dual->cover, a->cover | b->cover);
            assert_int_equal(dual->key_count, a->key_count + b->key_count);
            assert_memory_equal(&dual->colors[0], &a->fins, sizeof a->fins);
            assert_memory_equal(&dual->colors[1], &b->fins, sizeof b->fins);
        }
    assert_int_equal(duals.count, wanted);
    return wanted;
}

static void dual_patterns_are_all_pairs_that_match(void **context)
{
    (void)context;
    static const struct expected_dual_kind kinds[] = {
        {ENNEAD_DUAL_TWO_STRING_KITE, ENNEAD_TWO_STRING_KITE, ENNEAD_TWO_STRING_KITE,
         have_the_same_joints},
        {ENNEAD_DUAL_EMPTY_RECTANGLE, ENNEAD_EMPTY_RECTANGLE, ENNEAD_EMPTY_RECTANGLE,
         have_the_same_box},
        {ENNEAD_SIAMESE_FISH, ENNEAD_FINNED_X_WING, ENNEAD_SASHIMI_JELLYFISH, have_the_same_base},
        {ENNEAD_SIAMESE_FRANKEN_FISH, ENNEAD_FINNED_FRANKEN_X_WING, ENNEAD_FINNED_FRANKEN_JELLYFISH,
         have_the_same_base},
        {ENNEAD_SIAMESE_MUTANT_FISH, ENNEAD_FINNED_MUTANT_X_WING, ENNEAD_FINNED_MUTANT_JELLYFISH,
         have_the_same_base},
    };

    for (size_t i = 0; i < COUNT_OF(kinds); i++) {
        struct generator generator = {101 + i};
        const ennead_state example = state_of_example((int)kinds[i].duals);
        int found = compare(&example, &kinds[i]);
        assert_true(found > 0);
        for (unsigned long round = 0; round < test_size(15, 500); round++) {
            const ennead_state state = open_state(&generator);
            found += compare(&state, &kinds[i]);
        }
        report_figure("dual patterns: %s: %d", ennead_technique_info((int)kinds[i].duals)->name,
                      found);
    }
}

/* On a board with more single patterns than can be recorded, pairs of the first ones are
 * reported. */
static void a_full_notebook_is_no_harm(void **context)
{
    (void)context;
    static struct singles duals;
    const ennead_technique_set alone = techniques_of("Siamese Fish");
    struct generator generator = {111};

    for (int round = 0; round < 5; round++) {
        ennead_state state = open_board();
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            if (generator_below(&generator, 3) != 0)
                assert_int_equal(ennead_state_remove(&state, cell, 5), ENNEAD_STATUS_OK);
        duals.count = 0;
        ennead_step_all(test_finder(), &state, &alone, keep, &duals);
        for (int i = 0; i < duals.count; i++)
            assert_int_equal(duals.list[i].technique, ENNEAD_SIAMESE_FISH);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dual_patterns_are_all_pairs_that_match),
        cmocka_unit_test(a_full_notebook_is_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
