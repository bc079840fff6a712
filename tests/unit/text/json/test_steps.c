/* SPDX-License-Identifier: MIT */
/*
 * Steps as JSON: every member that can be there, and what does not fit is counted.
 */
#include "support/steps.h"
#include "support/support.h"

static char json[ENNEAD_WORDS_SIZE];

static void put(ennead_cell_set *set, int cell)
{
    set->words[cell / 64] |= (uint64_t)1 << (cell % 64);
}

static void a_single(void **state)
{
    ennead_puzzle puzzle;
    ennead_state start;
    ennead_step step = {.technique = ENNEAD_NAKED_SINGLE, .rating = 23, .digits = 1 << 4};
    (void)state;
    assert_int_equal(ennead_puzzle_from_line("53..7....6..195....98....6.8...6...34..8.3..17...2..."
                                             "6.6....28....419..5....8..79",
                                             &puzzle),
                     ENNEAD_STATUS_OK);
    assert_int_equal(ennead_state_from_puzzle(&puzzle, &start), ENNEAD_STATUS_OK);
    put(&step.placed[5], 40);
    put(&step.cells, 40);
    ennead_write_step_json(&start, &step, NULL, json, sizeof json);
    assert_string_equal(
        json,
        "{\"technique\":\"Naked Single\",\"rating\":2.3,\"score\":4,\"level\":\"easy\","
        "\"rests_on_unique\":false,\"placed\":[{\"digit\":5,\"cells\":[\"r5c5\"]}],\"digits\":[5],"
        "\"cells\":[\"r5c5\"],\"words\":\"r5c5 can only be 5 because it sees 1 in r5c9, 2 in r6c5, "
        "3 in r5c6, 4 in r5c1, 6 in r4c5, 7 in r1c5, 8 in r5c4, 9 in r2c5. So r5c5 must be 5.\"}");
}

static void a_chain(void **state)
{
    const ennead_state start = {.limited = false};
    ennead_step step = {.technique = ENNEAD_FINNED_X_WING,
                        .digits = 1,
                        .base = 3u << 0,
                        .cover = 1u << 9 | 1u << 26,
                        .node_count = 1,
                        .nodes[0] = {.digit = 9, .on = 1}};
    const ennead_wording wording = {ENNEAD_LANGUAGE_ENGLISH, ENNEAD_COORDINATES_A1};
    (void)state;
    put(&step.removed[1], 80);
    put(&step.fins, 8);
    put(&step.nodes[0].cells, 70);
    const size_t length = ennead_write_step_json(&start, &step, &wording, json, sizeof json);
    assert_int_equal(length, strlen(json));
    assert_non_null(strstr(json, "\"rating\":null"));
    assert_non_null(strstr(json, "\"removed\":[{\"digit\":1,\"cells\":[\"r9c9\"]}]"));
    assert_non_null(strstr(json, "\"houses\":[\"r1\",\"r2\"],\"cover\":[\"c1\",\"b9\"]"));
    assert_non_null(strstr(json, "\"fins\":[\"r1c9\"]"));
    assert_non_null(strstr(json, "\"chain\":[{\"digit\":9,\"cells\":[\"r8c8\"],\"on\":true}]"));
    assert_null(strstr(json, "placed"));
}

static void steps_of_the_se_scale(void **state)
{
    static const uint16_t parents[] = {0, 1}, ends[] = {1};
    const ennead_se_node nodes[] = {
        {.cell = 0, .digit = 1, .on = 1},
        {.cell = 1, .digit = 1, .cause = ENNEAD_SE_NODE_CAUSE_CELL, .parent_count = 1},
        {.cell = 2, .digit = 1, .cause = ENNEAD_SE_NODE_CAUSE_CHAIN, .nested = 1},
    };
    const ennead_se_chains chains[] = {
        {.technique = ENNEAD_SE_FORCING_X_CHAIN,
         .rating = 66,
         .shape = ENNEAD_SE_SHAPE_FORCING,
         .cell = 0,
         .digit = 1,
         .nodes = nodes,
         .node_count = 3,
         .parents = parents,
         .ends = ends,
         .end_count = 1},
    };
    ennead_se_step step = {.technique = ENNEAD_SE_FORCING_X_CHAIN,
                           .rating = 66,
                           .cell = 40,
                           .digit = 7,
                           .chains = chains,
                           .chain_count = 1};
    const ennead_state before = open_board();
    (void)state;
    put(&step.removed[1], 1);
    ennead_write_se_step_json(&before, &step, NULL, json, sizeof json);
    assert_ptr_equal(strstr(json,
                            "{\"technique\":\"Forcing X-Chain\",\"rating\":6.6,"
                            "\"rests_on_unique\":false,"
                            "\"placed\":[{\"digit\":7,\"cells\":[\"r5c5\"]}],"
                            "\"removed\":[{\"digit\":1,\"cells\":[\"r1c2\"]}],"
                            "\"digits\":[1,7],\"cells\":[\"r1c1\",\"r1c2\",\"r1c3\",\"r5c5\"],"
                            "\"chains\":[{\"technique\":\"Forcing X-Chain\","
                            "\"shape\":\"forcing\",\"nodes\":[{\"cell\":\"r1c1\","
                            "\"digit\":1,\"on\":true,\"cause\":\"supposed\"},"),
                     json);
    assert_non_null(strstr(json, "\"on\":false,\"cause\":\"cell\",\"parents\":[0]},"
                                 "{\"cell\":\"r1c3\",\"digit\":1,\"on\":false,"
                                 "\"cause\":\"chain\",\"chain\":1}],\"ends\":[1],"
                                 "\"rating\":6.6}],\"words\":\""));
    assert_non_null(strstr(json, "\\n"));
    assert_null(strchr(json, '\n'));
}

static void what_does_not_fit_is_counted(void **state)
{
    ennead_se_step step = {
        .technique = ENNEAD_SE_NAKED_SINGLE, .rating = 23, .cell = 4, .digit = 7};
    const ennead_state before = open_board();
    char few[10];
    (void)state;
    const size_t length = ennead_write_se_step_json(&before, &step, NULL, json, sizeof json);
    assert_int_equal(length, strlen(json));
    assert_int_equal(ennead_write_se_step_json(&before, &step, NULL, few, sizeof few), length);
    assert_string_equal(few, "{\"techniq");
    assert_int_equal(ennead_write_se_step_json(&before, &step, NULL, NULL, 0), length);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_single),
        cmocka_unit_test(a_chain),
        cmocka_unit_test(steps_of_the_se_scale),
        cmocka_unit_test(what_does_not_fit_is_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
