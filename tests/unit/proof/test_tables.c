/* SPDX-License-Identifier: MIT */
/*
 * The tables of the checker, entry by entry: choices and members are those of docs/proofs.md, and a
 * variable sees exactly the others of its choices. The proof of the checker by Frama-C takes this
 * for granted.
 */
#include "proof/checker.h"
#include "support/support.h"

static checker subject;

/* The members of a choice as the documentation lists them. */
static int documented(int choice, int i)
{
    const int of = choice % 81 / 9, digit = choice % 9;
    const int row = of / 3 * 3 + i / 3, column = of % 3 * 3 + i % 3;

    switch (choice / 81) {
    case 0:
        return 9 * choice + i + 1;
    case 1:
        return 81 * of + 9 * i + digit + 1;
    case 2:
        return 81 * i + 9 * of + digit + 1;
    default:
        return 81 * row + 9 * column + digit + 1;
    }
}

static void members_are_documented(void **state)
{
    (void)state;
    int in[CHECKER_VARIABLES + 1] = {0};

    for (int choice = 0; choice < CHECKER_CHOICES; choice++)
        for (int i = 0; i < CHECKER_SIDE; i++) {
            const int variable = documented(choice, i);
            assert_int_equal(subject.members[choice][i], variable);
            assert_in_range(variable, 1, CHECKER_VARIABLES);
            assert_int_equal(subject.choices[variable][in[variable]++], choice);
        }
    for (int variable = 1; variable <= CHECKER_VARIABLES; variable++)
        assert_int_equal(in[variable], 4);
}

static void others_of_its_choices_are_seen(void **state)
{
    (void)state;
    for (int variable = 1; variable <= CHECKER_VARIABLES; variable++) {
        bool others[CHECKER_VARIABLES + 1] = {false};
        int count = 0;
        for (int k = 0; k < 4; k++)
            for (int i = 0; i < CHECKER_SIDE; i++)
                others[subject.members[subject.choices[variable][k]][i]] = true;
        others[variable] = false;
        for (int other = 1; other <= CHECKER_VARIABLES; other++)
            count += others[other];
        assert_int_equal(count, CHECKER_SEEN);
        for (int i = 0; i < CHECKER_SEEN; i++) {
            assert_true(others[subject.seen[variable][i]]);
            others[subject.seen[variable][i]] = false;
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(members_are_documented),
        cmocka_unit_test(others_of_its_choices_are_seen),
    };

    checker_make_rules(&subject);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
